"""Inside the ship: intruders and malfunctions; and out again in the interceptors, which battlebots fly."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.academy.goals import Destroy, HitWith, ShieldHolds, SquadUp, Unhurt
from readyroom.games.space_alert.academy.lesson import Hint, Laid, Lesson, Mate, Picture, Screen, Threat
from readyroom.games.space_alert.academy.lessons.guns import CAPTAIN
from readyroom.games.space_alert.academy.played_cards import YOU

INTRUDERS: Final = Lesson(
    "intruders", "Intruders", "Someone is aboard. Take the battlebots.",
    turns=6, seconds=105, tracks=("T1", "T2", "T4", "T3"),
    threats=(Threat(2, "internal", "I1-01"),),
    mates=(CAPTAIN,),
    hand=("C/red", "C/lift", "bots/lift", "A/blue", "B/blue", "A/red", "bots/red"),
    screens=(
        Screen(
            "Battlebots",
            "One squad waits in upper blue, another in lower red. Take one with C. From then on, the battlebot symbol "
            "attacks an intruder in your station.",
            Picture("ship", ("upper_blue", "lower_red")),
        ),
        Screen(
            "Intruders walk",
            "They have a track of their own, and at its letters they move through the ship or cause damage. "
            "Skirmishers come in at upper red. At X they go one station to the right, at Y they change decks, at Z "
            "they do 3 damage.",
            Picture("track", ("I1-01",), track="T3", zone="internal"),
        ),
        Screen(
            "They fight back",
            "An intruder that fights back disables your squad. Disabled battlebots cannot fight and cost a point at "
            "the end. C in upper blue or lower red activates them.",
            Picture("symbols", ("C", "bots", "C")),
        ),
    ),
    goals=(Destroy("I1-01"), Unhurt(), SquadUp(YOU)),
    hint=Hint(
        "Fetch battlebots first, and meet the Skirmishers where they will be, not where they are.",
        "They pass X on turn 3 and walk to the bridge. On turn 4 you can be waiting there with the squad of upper "
        "blue.",
        "upper_white", 4,
    ),
    solution=(
        Laid(1, "A/blue", "movement"), Laid(2, "C/red", "action"), Laid(3, "A/red", "movement"),
        Laid(4, "bots/lift", "action"), Laid(5, "B/blue", "movement"), Laid(6, "C/lift", "action"),
    ),
)  # fmt: skip

MALFUNCTIONS: Final = Lesson(
    "malfunctions", "Malfunctions", "When a system breaks, its own letter repairs it.",
    turns=5, seconds=90, tracks=("T2", "T3", "T4", "T1"),
    threats=(Threat(1, "internal", "I1-05"),),
    mates=(CAPTAIN, Mate("Bo", ("lift", "blue", "lift", "B"))),
    hand=("B/red", "B/lift", "B/blue", "A/blue", "B/red"),
    screens=(
        Screen(
            "A system is out",
            "Hacked Shields cover the B in upper blue. Until they are repaired, B does not fill the shield there: "
            "it repairs. One B, one point; three points and it is done.",
            Picture("ship", ("upper_blue",)),
        ),
        Screen(
            "All hands",
            "Several people can repair on the same turn. Bo is coming to help, but that takes until turn 4.",
            Picture("threats", ("I1-05",)),
        ),
        Screen(
            "It also strikes",
            "It has a track and acts at X, Y and Z like any threat. At X, on turn 3, it empties the blue shield. Once "
            "it is repaired, B fills the shield again.",
            Picture("track", ("I1-05",), track="T1", zone="internal"),
        ),
    ),
    goals=(Destroy("I1-05", "Repair the Hacked Shields."), ShieldHolds("blue"), Unhurt()),
    hint=Hint(
        "It takes three repairs. Bo does one of them.",
        "Go straight to upper blue and stay there: repair on turns 2 and 3, Bo does the third. Then use B once more.",
        "upper_blue", 2,
    ),
    solution=(
        Laid(1, "A/blue", "movement"), Laid(2, "B/red", "action"), Laid(3, "B/lift", "action"),
        Laid(5, "B/blue", "action"),
    ),
)  # fmt: skip

INTERCEPTORS: Final = Lesson(
    "interceptors", "Interceptors", "Battlebots can fly. Take the fight outside.",
    turns=6, seconds=105, tracks=("T1", "T2", "T3", "T4"),
    threats=(Threat(2, "red", "E1-01"),),
    mates=(CAPTAIN, Mate("Bo", ("red", "lift", "", "", "A"))),
    hand=("C/red", "C/blue", "bots/lift", "B/lift", "A/red", "bots/red", "A/lift"),
    screens=(
        Screen(
            "Upper red, C",
            "With active battlebots, C in upper red takes off in the interceptors. They attack at once, and "
            "again on each turn with a battlebot card.",
            Picture("ship", ("lower_red", "upper_red")),
        ),
        Screen(
            "Close by",
            "They reach only the nearest distance: strength 3 against a single threat, 1 against each of several. "
            "Any turn without a battlebot card brings you home.",
            Picture("track", ("E1-01",), track="T1", zone="red"),
        ),
    ),
    goals=(Destroy("E1-01"), HitWith("Hit twice with the interceptors.", "interceptors", 2), SquadUp(YOU)),
    hint=Hint(
        "You need a squad before you can fly. There is one just below the interceptors.",
        "Down, to the red side, C for the squad in lower red, up again: on turn 5 you are in upper red and take off.",
        "upper_red", 5,
    ),
    solution=(
        Laid(1, "B/lift", "movement"), Laid(2, "A/red", "movement"), Laid(3, "C/red", "action"),
        Laid(4, "A/lift", "movement"), Laid(5, "C/blue", "action"), Laid(6, "bots/red", "action"),
    ),
)  # fmt: skip
