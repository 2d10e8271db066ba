"""The five Rogue Galaxies of the solo game (A14): what a colony die does for each at each level."""

from __future__ import annotations

from typing import Final

import msgspec


class Rung(msgspec.Struct, frozen=True):
    """One level's colony action. ``lose`` and ``steal`` name what you lose; ``steal_any`` is of your choice; the Rogue
    may gain; ``advance`` moves all its orbiting ships; ``regress`` your furthest ship, ``regress_all`` all of yours."""

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


class Rogue(msgspec.Struct, frozen=True):
    """A Rogue Galaxy: its difficulty and its ladder, level 1 first."""

    id: str
    name: str
    difficulty: str
    ladder: tuple[Rung, ...]


LOSE_ENERGY: Final = Rung("You lose 1 energy.", lose_energy=1)
LOSE_CULTURE: Final = Rung("You lose 1 culture.", lose_culture=1)
PUSH_BACK: Final = Rung("Your furthest ship is pushed back 1.", regress=1)
ADVANCE_ONE: Final = Rung("All its orbiting ships advance 1.", advance=1)
ADVANCE_TWO: Final = Rung("All its orbiting ships advance 2.", advance=2)

ROGUES: Final = (
    Rogue("artemis", "Artemis", "beginner", (
        LOSE_ENERGY, LOSE_CULTURE, Rung("It steals 1 culture.", steal_culture=1), PUSH_BACK,
        Rung("It steals 2 of your choice.", steal_any=2),
    )),
    Rogue("rothkel", "Rothkel", "easy", (
        LOSE_ENERGY, LOSE_CULTURE, Rung("It gains 2 energy.", energy=2), PUSH_BACK, ADVANCE_ONE,
    )),
    Rogue("zendica", "Zendica", "medium", (
        LOSE_ENERGY, Rung("It gains 2 culture.", culture=2), PUSH_BACK,
        Rung("You roll 1 die fewer next turn.", fewer_dice=1),
        Rung("All your orbiting ships are pushed back 1.", regress_all=1),
    )),
    Rogue("hades", "Hades", "hard", (
        Rung("It gains 1 energy and 1 culture.", energy=1, culture=1), Rung("It steals 2 energy.", steal_energy=2),
        Rung("It steals 2 culture.", steal_culture=2), ADVANCE_TWO,
        Rung("It steals 3 of your choice.", steal_any=3),
    )),
    Rogue("gamelyn", "Gamelyn", "epic", (
        Rung("You lose 1 energy and 1 culture.", lose_energy=1, lose_culture=1),
        Rung("It steals 1 energy and 1 culture.", steal_energy=1, steal_culture=1), ADVANCE_ONE,
        Rung("All its orbiting ships advance 1, and it steals 1 energy.", advance=1, steal_energy=1), ADVANCE_TWO,
    )),
)  # fmt: skip

ROGUE_NUMBER: Final = {rogue.id: i for i, rogue in enumerate(ROGUES)}
