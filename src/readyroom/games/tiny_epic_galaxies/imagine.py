"""Deals again what a viewer cannot know: missions, face-down exploration cards, and cards others have peeked at."""

from __future__ import annotations

from readyroom.core.chance import Chance
from readyroom.games.tiny_epic_galaxies.cards.exploration import DWARF
from readyroom.games.tiny_epic_galaxies.state import DANGER, Galaxy, State


def imagine(s: State, viewer: int | None, chance: Chance) -> None:
    """Works in place. Only the viewer's knowledge and chance decide: everything unseen is gathered, sorted and
    dealt."""
    if s.over:
        return
    if not s.solo:
        _missions(s, viewer, chance)
    if s.beyond:
        _exploration(s, viewer, chance)


def _missions(s: State, viewer: int | None, chance: Chance) -> None:
    others = [g for g in s.galaxies if g.seat != viewer]
    unseen = sorted(s.missions + [mission for g in others for mission in g.dealt])
    for g in others:
        dealt = [chance.take(unseen), chance.take(unseen)]
        g.dealt = dealt
        if g.mission >= 0:
            g.mission = dealt[chance.below(2)]
    s.missions = unseen


def _exploration(s: State, viewer: int | None, chance: Chance) -> None:
    """Everyone keeps as many dwarf planets as the score shows, and the danger cards that lie open under a ship."""
    deck = s.exploration
    bit = 0 if viewer is None else 1 << viewer
    others = [g for g in s.galaxies if g.seat != viewer]
    seen = deck.top[:1] if s.top_known & bit else []  # only the first card on top can have been looked at
    unseen = deck.pool + deck.top[len(seen) :] + [card for g in others for card in hidden(g)]
    unseen += [card for card, known in zip(deck.bottom, s.bottom_known, strict=True) if not known & bit]
    unseen.sort()
    dwarfs = [card for card in unseen if DWARF[card]]
    rest = [card for card in unseen if not DWARF[card]]
    for g in others:
        face_down = hidden(g)
        count = sum(DWARF[card] for card in face_down)
        dealt = [chance.take(dwarfs) for _ in range(count)]
        dealt += [chance.take(rest) for _ in range(len(face_down) - count)]
        g.cards = sorted(dealt + open_cards(g))
    unseen = sorted(dwarfs + rest)
    deck.top = seen + [chance.take(unseen) for _ in deck.top[len(seen) :]]
    deck.bottom = [
        card if known & bit else chance.take(unseen) for card, known in zip(deck.bottom, s.bottom_known, strict=True)
    ]
    deck.pool = unseen


def open_cards(g: Galaxy) -> list[int]:
    """The danger cards under a galaxy's ships."""
    return [ship.at for ship in g.ships if ship.where == DANGER]


def hidden(g: Galaxy) -> list[int]:
    """A galaxy's cards that lie face down."""
    shown = open_cards(g)
    return [card for card in g.cards if card not in shown]
