"""The New Frontier: double actions and specializations."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.academy.goals import Destroy, NothingWasted, Unhurt
from readyroom.games.space_alert.academy.lesson import Hint, Laid, Lesson, Mate, Picture, Screen, Threat, Trained
from readyroom.games.space_alert.academy.lessons.guns import CAPTAIN
from readyroom.games.space_alert.academy.played_cards import YOU

DOUBLE_ACTIONS: Final = Lesson(
    "double-actions", "Double actions", "Two symbols, one turn, one after the other.",
    turns=4, seconds=105, tracks=("T1", "T2", "T3", "T4"),
    threats=(Threat(1, "red", "E1-05"),),
    mates=(CAPTAIN,),
    double_actions=True,
    hand=("B/red+A", "A+lift/blue", "B+lift/red", "A/red+red", "C/blue+lift"),
    screens=(
        Screen(
            "Two at once",
            "In The New Frontier many cards have two symbols on one half. You do both on the same turn, the left "
            "one first. If you cannot do one of them, it is skipped.",
            Picture("cards", ("B/red+A movement", "A+lift/blue action")),
        ),
        Screen(
            "Alone against a Gunship",
            "The red reactor holds two blocks, and you need three shots. You have only four turns, which is too few "
            "for single cards.",
            Picture("track", ("E1-05",), track="T1", zone="red"),
        ),
    ),
    goals=(Destroy("E1-05"), NothingWasted(YOU)),
    hint=Hint(
        "Fire on the way: a card that moves and fires does two turns' work.",
        "After two shots the red reactor is empty. On turn 3, be in lower red to fill it, then go back up.",
        "lower_red", 3,
    ),
    solution=(
        Laid(1, "B/red+A", "movement"), Laid(2, "A+lift/blue", "action"), Laid(3, "B+lift/red", "action"),
        Laid(4, "A/red+red", "action"),
    ),
)  # fmt: skip

SPECIALIZATIONS: Final = Lesson(
    "specializations", "Specializations", "A trained explorer can do things that nobody else can.",
    turns=4, seconds=90, tracks=("T2", "T3", "T1", "T4"),
    threats=(Threat(1, "blue", "E1-05"), Threat(2, "red", "E1-07")),
    mates=(CAPTAIN, Mate("Bo", ("blue", "A"))),
    trained=Trained("rocketeer", 2),
    hand=("A/red", "A/lift", "B/red", "C/blue", "B/blue"),
    screens=(
        Screen(
            "Your special card",
            "Explorers are trained: a special card, used once per mission, replaces the heroic one. From "
            "the second level on it has a basic and an advanced side. Flip it to choose.",
            Picture("cards", ("special/advanced action", "special/advanced movement")),
        ),
        Screen(
            "The Rocketeer",
            "Basic: launch a rocket from wherever you are. Advanced: in lower blue, two rockets at once, strength "
            "5. There are ten specializations, and a crew has at most one of each.",
            Picture("ship", ("lower_blue",)),
        ),
        Screen(
            "Two at a time",
            "Bo's single shot on turn 2 is not enough for the Gunship on the blue side. And a Fighter comes from "
            "the red side. You cannot be in both places, but a rocket can help.",
            Picture("threats", ("E1-05", "E1-07")),
        ),
    ),
    goals=(Destroy("E1-05"), Destroy("E1-07"), Unhurt()),
    hint=Hint(
        "Which of the two needs you in person? Let the rocket handle the other one.",
        "A rocket launched on turn 1 arrives on turn 2, together with Bo's shot. By turn 3 you can be in upper red.",
        "upper_red", 3,
    ),
    solution=(
        Laid(1, "special", "basic"), Laid(2, "B/red", "movement"), Laid(3, "A/red", "action"),
        Laid(4, "A/lift", "action"),
    ),
)  # fmt: skip
