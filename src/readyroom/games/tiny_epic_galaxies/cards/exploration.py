"""The 30 exploration cards of Beyond the Black (B5, B6). Their number and what kinds there are is known; the rest is
designed."""

from __future__ import annotations

from typing import Final

from readyroom.games.tiny_epic_galaxies.cards.kinds import Card
from readyroom.games.tiny_epic_galaxies.cards.mats import BEACON, COMET, DIPLOMACY, ECONOMY, NEBULA, RELIC


def _dwarf(
    id: str, name: str, badges: tuple[int, ...], energy: int = 0, culture: int = 0, since: int = 1, until: int = 0
) -> Card:
    more = " Gain 1 energy." if energy else " Gain 1 culture." if culture else ""
    text = f"A dwarf planet.{more}"
    return Card(id, f"Dwarf Planet {name}", False, text, badges, True, energy, culture, since=since, until=until)


def _find(
    id: str, name: str, badges: tuple[int, ...], text: str, energy: int = 0, culture: int = 0, since: int = 1,
    until: int = 0,
) -> Card:  # fmt: skip
    return Card(id, name, False, text, badges, energy=energy, culture=culture, since=since, until=until)


def _track(
    id: str, name: str, badges: tuple[int, ...], steps: int, symbol: int, since: int = 1, until: int = 0
) -> Card:
    text = f"Held: {steps} {'economy' if symbol == ECONOMY else 'diplomacy'} advances free the ship."
    return Card(id, name, True, text, badges, track=steps, symbol=symbol, since=since, until=until)


CARDS: Final[tuple[Card, ...]] = (
    _dwarf("dwarf-ashen", "Ashen", (NEBULA,)),
    _dwarf("dwarf-brill", "Brill", (COMET,)),
    _dwarf("dwarf-cinder", "Cinder", (RELIC,)),
    _dwarf("dwarf-dusk", "Dusk", (BEACON,)),
    _dwarf("dwarf-ember", "Ember", (), energy=1),
    _dwarf("dwarf-frost", "Frost", (), culture=1),
    _find("ion-stream", "Ion Stream", (NEBULA,), "Gain 2 energy.", energy=2),
    _find("solar-wake", "Solar Wake", (COMET,), "Gain 2 energy.", energy=2),
    _find("plasma-veil", "Plasma Veil", (RELIC,), "Gain 2 energy.", energy=2),
    _find("singing-ruin", "Singing Ruin", (BEACON,), "Gain 2 culture.", culture=2),
    _find("lost-library", "Lost Library", (NEBULA,), "Gain 2 culture.", culture=2),
    _find("first-mural", "First Mural", (COMET,), "Gain 2 culture.", culture=2),
    _find("friendly-tribe", "Friendly Drifters", (RELIC,), "Gain 1 energy and 1 culture.", energy=1, culture=1),
    _find("trade-buoy", "Trade Buoy", (BEACON,), "Gain 1 energy and 1 culture.", energy=1, culture=1),
    _find("chart-a", "Chart of the Veil", (NEBULA, COMET), "Two badges and nothing else."),
    _find("chart-b", "Chart of the Shoals", (RELIC, BEACON), "Two badges and nothing else."),
    _find("probe-a", "Old Probe", (NEBULA, RELIC), "Two badges and nothing else."),
    _find("probe-b", "Silent Array", (COMET, BEACON), "Two badges and nothing else."),
    Card("leak", "Coolant Leak", True, "Lose 1 energy.", (NEBULA,), energy=-1),
    Card("panic", "Crew Panic", True, "Lose 1 culture.", (BEACON,), culture=-1),
    Card("flare", "Stellar Flare", True, "Lose 2 energy.", (COMET, RELIC), energy=-2),
    Card("raiders", "Raiders", True, "Lose 2 culture.", (NEBULA, BEACON), culture=-2),
    Card("static", "Static Storm", True, "Lose 1 energy and 1 culture.", (RELIC, COMET), energy=-1, culture=-1),
    Card("slingshot", "Rogue Slingshot", True, "The ship is thrown home.", (NEBULA, BEACON), sends_home=True),
    _track("asteroid-a", "Asteroid Belt", (COMET, BEACON), 2, ECONOMY),
    _track("asteroid-b", "Toll Fleet", (NEBULA, RELIC), 2, DIPLOMACY),
    _track("gravity-a", "Gravity Well", (RELIC, COMET), 3, ECONOMY),
    _track("gravity-b", "Border Patrol", (BEACON, NEBULA), 3, DIPLOMACY),
    _track("hole-a", "Black Hole", (COMET, RELIC, BEACON), 4, ECONOMY),
    _track("hole-b", "War Band", (NEBULA, COMET, RELIC), 4, DIPLOMACY),
)

CARD_ID: Final = tuple(card.id for card in CARDS)
CARD_BADGES: Final = tuple(card.badges for card in CARDS)
CARD_NUMBER: Final = {card.id: i for i, card in enumerate(CARDS)}
DWARF: Final = tuple(card.dwarf for card in CARDS)
DANGER_CARD: Final = tuple(card.danger for card in CARDS)
