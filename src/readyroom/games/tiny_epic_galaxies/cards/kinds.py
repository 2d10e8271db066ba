"""What is printed on each kind of card. The cards themselves are in the other modules; these are structs, which are not
compiled with them."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from readyroom.games.tiny_epic_galaxies.cards.vocabulary import Does

Origin = Literal["printed", "printed ability", "printed name and ships", "designed"]
RogueId = Literal[
    "artemis", "rothkel", "zendica", "hades", "gamelyn", "merope", "corvane", "ishkur", "tiamat", "erebus"
]
SPACES_BY_POINTS: Final = {1: 1, 2: 2, 3: 3, 5: 4, 7: 5}


class Planet(msgspec.Struct, frozen=True):
    """A planet card. ``yields`` is a face (energy, culture) or DUAL; ``spaces`` lie between start and symbol."""

    id: str
    name: str
    yields: int
    symbol: int
    vp: int
    does: Does
    text: str
    own_turn: bool = False
    once: bool = False
    origin: Origin = "printed"
    beyond: bool = False
    """whether it comes with Beyond the Black"""
    since: int = 1
    until: int = 0

    @property
    def spaces(self) -> int:
        return SPACES_BY_POINTS[self.vp]


class Mission(msgspec.Struct, frozen=True):
    """A secret mission. ``test`` and ``of`` say what is compared or counted (see ``scoring``); ``tied`` is what it pays
    when tied; ``compares`` marks those that need a third seat to be fair."""

    id: str
    name: str
    test: str
    of: str
    vp: int
    text: str
    tied: int = 0
    least: int = 0
    compares: bool = False
    origin: Origin = "printed"
    beyond: bool = False
    """whether it comes with Beyond the Black"""
    since: int = 1
    until: int = 0


class Pilot(msgspec.Struct, frozen=True):
    """A pilot card: two ships trained for, an ability with what it costs and gives, badges."""

    id: str
    name: str
    trained: tuple[int, int]
    ability: int
    text: str
    badges: tuple[int, ...] = ()
    costs_energy: int = 0
    costs_culture: int = 0
    energy: int = 0
    culture: int = 0
    once: bool = False
    origin: Origin = "designed"
    since: int = 1
    until: int = 0


class Card(msgspec.Struct, frozen=True):
    """An exploration card: a discovery (green) or a danger (red). A danger may hold its ship on a track."""

    id: str
    name: str
    danger: bool
    text: str
    badges: tuple[int, ...] = ()
    dwarf: bool = False
    energy: int = 0
    culture: int = 0
    sends_home: bool = False
    track: int = 0
    """advances needed to get free; 0 for no track"""
    symbol: int = 0
    origin: Origin = "designed"
    since: int = 1
    until: int = 0


class Rung(msgspec.Struct, frozen=True):
    """One level's colony action. ``lose`` and ``steal`` are what you lose, ``steal_any`` what you lose of your choice;
    the Rogue may gain; ``advance`` moves all its orbiting ships; ``regress`` your furthest ship, ``regress_all`` all of
    yours.

    With Beyond the Black: ``explore`` takes cards from the deck, ``hire`` the leftmost pilots of the row, ``press`` the
    first pilots of your hangar; ``recall`` sends your ships in Unexplored Space home, and ``stranded`` is the culture
    you lose for each of them."""

    text: str
    lose_energy: int = 0
    lose_culture: int = 0
    steal_energy: int = 0
    steal_culture: int = 0
    steal_any: int = 0
    energy: int = 0
    culture: int = 0
    advance: int = 0
    regress: int = 0
    regress_all: int = 0
    fewer_dice: int = 0
    explore: int = 0
    hire: int = 0
    press: int = 0
    recall: bool = False
    stranded: int = 0


class Rogue(msgspec.Struct, frozen=True):
    """A Rogue Galaxy: its difficulty, its ladder, level 1 first, and perhaps a rule of its own."""

    id: RogueId
    name: str
    difficulty: str
    ladder: tuple[Rung, ...]
    trait: int = 0
    """its own rule, by its number in ``rogues``; 0 for none"""
    rule: str = ""
    origin: Origin = "printed"
    since: int = 1
    until: int = 0

    @property
    def beyond(self) -> bool:
        """Whether it is on the back of a hangar mat."""
        return self.trait > 0
