"""The things that are shuffled: action cards, threat cards, trajectory boards and damage tiles (rulebook 1, New
Frontier).

An action card is known by its number in ``FACES``; a deck is a list of such numbers. Halves are planned spaces of the
action board as in ``orders``, so a played half goes into a plan unchanged.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from readyroom.core.cards import LATEST, in_play
from readyroom.core.chance import Chance
from readyroom.games.space_alert.mission.card import BASE, COLOURS, FRONTIER, Colour
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.orders import (
    ACT_A,
    BOTS,
    GO,
    HEROIC_A,
    HEROIC_B,
    HEROIC_BOTS,
    SYMBOLS,
    first_of,
    order,
    second_of,
    words_of,
)
from readyroom.games.space_alert.mission.places import (
    LOWER_BLUE,
    LOWER_RED,
    LOWER_WHITE,
    UPPER_BLUE,
    UPPER_RED,
    UPPER_WHITE,
    ZONES,
)
from readyroom.games.space_alert.mission.ship import TILES, tile_name
from readyroom.games.space_alert.mission.tracks import TRACKS

PLAIN: Final = 0
HEROIC: Final = 1
DOUBLE: Final = 2
DECKS: Final = ("plain", "heroic", "double")

BOXES: Final = (BASE, FRONTIER)


@dataclass(frozen=True)
class ActionCard:
    """Two halves, one of which is on top when the card is played."""

    deck: int
    action: int
    movement: int

    @property
    def name(self) -> str:
        """Both halves, such as ``A/red``, ``bots+A/lift`` or ``heroic-A/go-lower_red``."""
        return f"{words_of(self.action)}/{words_of(self.movement)}".replace(" ", "-")

    @property
    def doubled(self) -> str:
        """The half that has two symbols, as the back of the card shows: ``action``, ``movement``, or none."""
        return "action" if second_of(self.action) else "movement" if second_of(self.movement) else ""

    @property
    def transferable(self) -> bool:
        """Heroic cards never change hands (rulebook 2.1), and are not played for an android (5.2)."""
        return self.deck != HEROIC

    def half(self, movement: bool) -> int:
        """The planned space that the card makes with this half on top."""
        return self.movement if movement else self.action

    def __repr__(self) -> str:
        return f"<{words_of(self.action)} / {words_of(self.movement)}>"


@dataclass(frozen=True)
class Copy:
    """One card of a deck: the number of its face, and the versions of the rules that have it."""

    face: int
    id: str
    since: int = 1
    until: int = 0


# How many of each: every action goes with every movement equally often.
PLAIN_DECK: Final = {
    "A": (("red", 10), ("blue", 10), ("lift", 10)),
    "B": (("red", 8), ("blue", 8), ("lift", 8)),
    "C": (("red", 7), ("blue", 7), ("lift", 7)),
    "bots": (("red", 5), ("blue", 5), ("lift", 5)),
}

HEROIC_DECK: Final = (
    (HEROIC_A, LOWER_BLUE),
    (HEROIC_A, LOWER_RED),
    (HEROIC_B, UPPER_BLUE),
    (HEROIC_B, UPPER_RED),
    (HEROIC_BOTS, LOWER_WHITE),
    (HEROIC_BOTS, UPPER_WHITE),
)
"""An action half and the station of the movement half."""

# New Frontier: the doubled half, then the single half of each card that has it.
DOUBLE_DECK: Final = {
    "A+B": "lift red blue",
    "A+C": "lift red blue",
    "A+lift": "red blue",
    "A+red": "lift lift blue",
    "A+blue": "lift lift red",
    "B+A": "lift red blue",
    "B+C": "lift red blue",
    "B+lift": "red red blue",
    "B+red": "lift blue blue",
    "B+blue": "lift lift red",
    "bots+A": "lift red blue",
    "bots+B": "lift blue",
    "bots+C": "lift red",
    "bots+lift": "blue",
    "bots+red": "lift",
    "bots+blue": "red",
    "C+A": "lift red blue",
    "C+lift": "red",
    "C+red": "blue",
    "C+blue": "lift",
    "lift+A": "B bots C",
    "lift+B": "A C",
    "lift+bots": "A",
    "lift+C": "B",
    "red+A": "B bots C",
    "red+B": "A C",
    "red+bots": "A",
    "red+C": "A B",
    "red+lift": "A A B bots bots C C",
    "red+red": "A B bots C",
    "blue+A": "B bots C",
    "blue+B": "A C",
    "blue+bots": "A",
    "blue+C": "A B",
    "blue+lift": "A B B bots bots C C",
    "blue+blue": "A B bots C",
}


def _symbol(word: str) -> int:
    return SYMBOLS.index(word)


def _half(words: str) -> int:
    first, _, second = words.partition("+")
    return order(_symbol(first), _symbol(second) if second else 0)


def _double(doubled: str, single: str) -> ActionCard:
    if ACT_A <= first_of(_half(doubled)) <= BOTS:
        return ActionCard(DOUBLE, _half(doubled), _half(single))
    return ActionCard(DOUBLE, _half(single), _half(doubled))


Added = tuple[int, str, str, int]
"""A card added later: its deck, its action, its movement, and the version of the rules that added it."""
ADDED: Final[tuple[Added, ...]] = ()
"""New action cards go to the end of this table, one line for each copy."""


def all_cards(added: tuple[Added, ...]) -> tuple[list[ActionCard], list[list[Copy]]]:
    """Every different card, and the cards of each deck."""
    faces: list[ActionCard] = []
    decks: list[list[int]] = [[], [], []]
    for action, moves in PLAIN_DECK.items():
        for move, count in moves:
            decks[PLAIN] += [len(faces)] * count
            faces.append(ActionCard(PLAIN, _half(action), _half(move)))
    for heroic, station in HEROIC_DECK:
        decks[HEROIC].append(len(faces))
        faces.append(ActionCard(HEROIC, order(heroic), order(GO + station)))
    for doubled, singles in DOUBLE_DECK.items():
        seen: dict[str, int] = {}
        for single in singles.split():
            if single not in seen:
                seen[single] = len(faces)
                faces.append(_double(doubled, single))
            decks[DOUBLE].append(seen[single])
    copies = [[Copy(face, faces[face].name) for face in deck] for deck in decks]
    for kind, action, move, since in added:
        card = ActionCard(kind, _half(action), _half(move))
        known = [face.name for face in faces]
        if card.name not in known:
            faces.append(card)
        copies[kind].append(Copy([*known, card.name].index(card.name), card.name, since))
    return faces, copies


_faces, _copies = all_cards(ADDED)
FACES: Final = tuple(_faces)
"""Every different action card: 12 plain ones, 6 heroic ones, 79 double ones."""
CARDS_OF: Final = tuple(tuple(deck) for deck in _copies)
"""The cards of each deck: 90 plain, 6 heroic, 90 double."""


def cards_of(deck: int, version: int = LATEST) -> list[int]:
    """The cards of a deck, as numbers of faces."""
    return list(_faces_of(deck, version))


@lru_cache(maxsize=64)
def _faces_of(deck: int, version: int) -> tuple[int, ...]:
    return tuple(CARDS_OF[deck][card].face for card in in_play(CARDS_OF[deck], version))


Mix = Literal["white", "white_yellow", "yellow", "all", "yellow_red", "red"]
MIXES: Final[dict[Mix, tuple[Colour, ...]]] = {
    "white": ("white",),
    "white_yellow": ("white", "yellow"),
    "yellow": ("yellow",),
    "all": ("white", "yellow", "red"),
    "yellow_red": ("yellow", "red"),
    "red": ("red",),
}
"""The difficulties, easiest first (yellow and all cannot be compared). Common and serious threats each have their own;
white and red without yellow are not mixed (New Frontier, New Threats)."""


def mixes(boxes: tuple[str, ...] = BOXES) -> tuple[str, ...]:
    """The difficulties that can be played with these boxes: red cards come with The New Frontier."""
    return tuple(name for name, colours in MIXES.items() if FRONTIER in boxes or "red" not in colours)


@lru_cache(maxsize=512)
def threat_deck(
    internal: bool, serious: bool, mix: Mix, boxes: tuple[str, ...] = BOXES, version: int = LATEST
) -> tuple[str, ...]:
    """The codes of a threat deck: external or internal, common or serious.

    >>> len(threat_deck(internal=False, serious=False, mix="white", boxes=("base",), version=1))
    10
    """
    colours = MIXES[mix]
    return tuple(
        card.code
        for card in [CARDS[number] for number in in_play(CARDS, version)]
        if card.internal == internal
        and card.serious == serious
        and COLOURS[card.colour] in colours
        and card.box in boxes
    )


def deal_tracks(chance: Chance, version: int = LATEST) -> list[int]:
    """Four different trajectory boards, for the red, white and blue zones and the inside."""
    left = in_play(TRACKS, version)
    return [chance.take(left) for _ in range(4)]


def damage_stack(zone: int) -> tuple[str, ...]:
    """The six damage tiles of a zone, by name.

    >>> damage_stack(1)
    ('heavy_laser', 'pulse_cannon', 'shield', 'reactor', 'gravolift', 'structural')
    """
    return tuple(tile_name(zone, tile) for tile in range(TILES))


DAMAGE_TILES: Final = {ZONES[zone]: damage_stack(zone) for zone in range(3)}
