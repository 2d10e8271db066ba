"""The Rogue Galaxies of the solo game: five on the backs of the galaxy mats (A14), five on the hangar mats' (B10).

What a colony die does for each at each level, and for the hangar mats' five a rule of their own.
"""

from __future__ import annotations

from typing import Final

from readyroom.games.tiny_epic_galaxies.cards.kinds import Rogue, Rung

SCAVENGES: Final = 1
RECRUITS: Final = 2
GUARDS_SPACE: Final = 3
FLIES_HANGAR: Final = 4
DEVOURS: Final = 5

LOSE_ENERGY: Final = Rung("You lose 1 energy.", lose_energy=1)
LOSE_CULTURE: Final = Rung("You lose 1 culture.", lose_culture=1)
PUSH_BACK: Final = Rung("It pushes your furthest ship back 1.", regress=1)
ADVANCE_ONE: Final = Rung("All its orbiting ships advance 1.", advance=1)
ADVANCE_TWO: Final = Rung("All its orbiting ships advance 2.", advance=2)
FIND_CARD: Final = Rung("It takes the top exploration card.", explore=1)
HIRE_PILOT: Final = Rung("It hires the leftmost pilot in the row.", hire=1)

ROGUES: Final[tuple[Rogue, ...]] = (
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
        Rung("It pushes all your orbiting ships back 1.", regress_all=1),
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
    Rogue("merope", "Merope", "beginner", (
        FIND_CARD, LOSE_ENERGY,
        Rung("You lose 1 culture for each of your ships in Unexplored Space.", stranded=1), PUSH_BACK,
        Rung("It takes the top 2 exploration cards.", explore=2),
    ), SCAVENGES,
        "A move die takes the oldest face-up exploration card, if there is one, instead of moving a ship.", "designed"),
    Rogue("corvane", "Corvane", "easy", (
        LOSE_ENERGY, LOSE_CULTURE, HIRE_PILOT, PUSH_BACK,
        Rung("It hires the leftmost pilot, and all its orbiting ships advance 1.", hire=1, advance=1),
    ), RECRUITS, "At 7 culture it hires the 2 leftmost pilots instead of rolling bonus dice.", "designed"),
    Rogue("ishkur", "Ishkur", "medium", (
        LOSE_ENERGY,
        Rung("Your ships in Unexplored Space go home, and you lose 1 culture.", recall=True, lose_culture=1), PUSH_BACK,
        Rung("It takes the top exploration card and gains 1 energy.", explore=1, energy=1),
        Rung("It pushes all your orbiting ships back 1.", regress_all=1),
    ), GUARDS_SPACE, "Whenever you take an exploration card, it gains 1 energy.", "designed"),
    Rogue("tiamat", "Tiamat", "hard", (
        LOSE_ENERGY, HIRE_PILOT,
        Rung("The first pilot in your hangar joins it, and it steals 1 culture.", press=1, steal_culture=1),
        ADVANCE_ONE, Rung("It steals 3 of your choice.", steal_any=3),
    ), FLIES_HANGAR,
        "Its pilots take the ships of its hangar in turn. Aurora: energy dice bring it 1 more. "
        "Intrepid: its ships enter orbits on space 1. Ambition: colony dice bring it 1 energy. "
        "Nexus: 1 more bonus die.", "designed"),
    Rogue("erebus", "Erebus", "epic", (
        Rung("You lose 1 energy and 1 culture.", lose_energy=1, lose_culture=1),
        Rung("Your ships in Unexplored Space go home, and it steals 1 energy and 1 culture.", recall=True,
             steal_energy=1, steal_culture=1),
        Rung("All its orbiting ships advance 1, and it steals 1 culture.", advance=1, steal_culture=1),
        Rung("The first pilot in your hangar joins it, and all its orbiting ships advance 1.", press=1, advance=1),
        ADVANCE_TWO,
    ), DEVOURS, "It takes the top exploration card at the start of each of its turns.", "designed"),
)  # fmt: skip

ROGUE_NUMBER: Final = {rogue.id: i for i, rogue in enumerate(ROGUES)}
