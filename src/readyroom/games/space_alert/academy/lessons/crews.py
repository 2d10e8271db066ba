"""A crew at work: the computer and the window, phases and data, talking and silence, androids and heroes."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.academy.goals import Destroy, HitWith, LookOut, Maintained, NothingWasted, Unhurt
from readyroom.games.space_alert.academy.lesson import (
    Android,
    Hint,
    Laid,
    Lesson,
    Mate,
    Picture,
    Screen,
    Threat,
    Transfer,
)
from readyroom.games.space_alert.academy.lessons.guns import CAPTAIN
from readyroom.games.space_alert.academy.played_cards import YOU

COMPUTER: Final = Lesson(
    "computer", "The computer", "Someone has to move the mouse.",
    turns=7, seconds=120, tracks=("T1", "T2", "T3", "T4"),
    threats=(Threat(2, "red", "E1-07"),),
    mates=(Mate("Captain Ada", ("red", "", "A", "A")), Mate("Bo", ("lift", "", "C", "", "", "", "C"))),
    hand=("C/red", "C/blue", "C/lift", "C/red", "A/lift", "B/lift", "bots/lift"),
    screens=(
        Screen(
            "The screen saver",
            "In each phase someone has to use C on the bridge on one of the first two turns: 1 or 2, 4 or 5, 8 or "
            "9. Otherwise everyone is delayed: all cards slide to the next turn, and shots come late.",
            Picture("ship", ("upper_white",)),
        ),
        Screen(
            "The window",
            "C in lower white looks out. Each phase scores its best turn, and more when several people look "
            "together: two people, two points.",
            Picture("ship", ("lower_white",)),
        ),
        Screen(
            "Your shift",
            "Captain Ada is away at the red cannon, so the computer is yours. Bo looks out on turns 3 and 7. Be at "
            "the window too.",
            Picture("symbols", ("C", "lift", "C", "lift")),
        ),
    ),
    goals=(Maintained(), LookOut("Look out together with Bo in both phases.", 2), Destroy("E1-07")),
    hint=Hint(
        "Bridge, window, bridge, window: the lift connects them, and Bo's plan says when to be where.",
        "Turns 3 and 7 belong to the window in lower white. That leaves turns 1 and 5 for the computer.",
        "lower_white", 3,
    ),
    solution=(
        Laid(1, "C/red", "action"), Laid(2, "A/lift", "movement"), Laid(3, "C/blue", "action"),
        Laid(4, "B/lift", "movement"), Laid(5, "C/lift", "action"), Laid(6, "bots/lift", "movement"),
        Laid(7, "C/red", "action"),
    ),
)  # fmt: skip

PHASES: Final = Lesson(
    "phases", "Phases", "Plan in pieces, and make do with what comes in.",
    turns=7, seconds=150, tracks=("T2", "T3", "T1", "T4"),
    threats=(Threat(1, "red", "E1-07"), Threat(6, "blue", "E1-10")),
    mates=(CAPTAIN,),
    hand=("B/red", "A/lift", "B/blue", "C/lift", "bots/lift"),
    incoming="A/red",
    second=("A/red", "C/blue", "A/lift", "bots/red", "B/lift"),
    screens=(
        Screen(
            "Three turns, then four",
            "A mission is planned in phases: turns 1 to 3, then 4 to 7, then 8 to 12. You end a phase by picking up "
            "the next cards, before the others if you like. After that you cannot change it.",
            Picture("symbols", ("red", "A", "A", "blue", "blue", "A", "A")),
        ),
        Screen(
            "Nobody knows how long",
            "The computer ends the phase for anyone who has not. It warns you one minute before, then at twenty and "
            "five seconds. Cards you have not played stay in your hand for the next phase.",
            Picture("cards", ("B/blue movement", "C/blue movement")),
        ),
        Screen(
            "Incoming data",
            "Now and then data comes in, and everyone draws one more card. Here it brings you the second A you need.",
            Picture("cards", ("A/red action",)),
        ),
        Screen(
            "What you cannot know yet",
            "First a Fighter on the red side. The second phase brings something on the blue side, two stations away "
            "from the red cannon. Will you have kept the right card?",
            Picture("threats", ("E1-07", "E1-10")),
        ),
    ),
    goals=(Destroy("E1-07"), Destroy("E1-10"), NothingWasted(YOU)),
    hint=Hint(
        "Two shots kill the Fighter. Look at what is left in your hand before you end the phase.",
        "By turn 6 you should be in upper blue. One blue arrow comes with the second phase; the other has been in "
        "your hand from the start.",
        "upper_blue", 6,
    ),
    solution=(
        Laid(1, "B/red", "movement"), Laid(2, "A/lift", "action"), Laid(3, "A/red", "action"),
        Laid(4, "B/blue", "movement"), Laid(5, "C/blue", "movement"), Laid(6, "A/red", "action"),
        Laid(7, "A/lift", "action"),
    ),
)  # fmt: skip

DATA: Final = Lesson(
    "data", "Data and silence", "Hand a card over while you can. Then, silence.",
    turns=4, seconds=110, tracks=("T1", "T2", "T3", "T4"),
    threats=(Threat(1, "red", "E1-05"),),
    mates=(CAPTAIN, Mate("Bo", ("red", "A"))),
    hand=("A/lift", "A/blue", "B/lift", "C/blue", "bots/blue"),
    transfer=Transfer("Bo", 3, "C/red"), silence=20,
    screens=(
        Screen(
            "Data transfer",
            "During a data transfer everyone may hand one card to someone else, until the tone. Heroic cards stay "
            "with their owner.",
            Picture("cards", ("A/blue action", "C/red movement")),
        ),
        Screen(
            "Bo is one shot short",
            "Bo fires the red heavy laser on turn 2 and has no A left for turn 3. Give Bo one, and Bo plays it "
            "there. In return you get a card you need: a way to the red side.",
            Picture("ship", ("upper_red", "lower_red")),
        ),
        Screen(
            "Communications down",
            "Sometimes the ship goes silent. Nobody speaks, writes or points until communications are restored, and "
            "nobody knows when. You keep planning: remember what the others said.",
            Picture("symbols", ("lift", "red", "A")),
        ),
    ),
    goals=(
        Destroy("E1-05"), HitWith("Hit it with the red light laser.", "red light laser"), Unhurt("red"),
    ),
    hint=Hint(
        "Two of your cards have an A. Who needs the second one, you or Bo?",
        "Lower red is two steps away: down with the lift, then the red arrow that Bo gives you. Fire on turn 3, "
        "together with Bo.",
        "lower_red", 3,
    ),
    solution=(
        Laid(1, "B/lift", "movement"), Laid(2, "C/red", "movement"), Laid(3, "A/lift", "action"),
        Laid(3, "A/blue", "action", given=True),
    ),
)  # fmt: skip

ANDROIDS: Final = Lesson(
    "androids", "Androids and heroes", "Small crews fly with androids, and you do their thinking.",
    turns=4, seconds=90, tracks=("T1", "T2", "T3", "T4"),
    threats=(Threat(1, "red", "E1-05"),),
    mates=(Mate("Captain Ada", ("C", "", "", "C")),),
    android=Android("Android 1", "heroic-A/go-lower_red"),
    hand=("A/red", "A/blue", "A/lift", "A/red", "B/red", "C/blue"),
    screens=(
        Screen(
            "Feed the android",
            "Androids fill up small crews. An android has a board but no hand: any player may play one of their own "
            "cards on it, face up and for good. Above your board you choose whose board you fill.",
            Picture("symbols", ("A", "A")),
        ),
        Screen(
            "Heroic cards",
            "One half of a heroic card is a stronger action, marked with a star: a shot that is 1 stronger, more "
            "energy, battlebots that keep fighting. The other half takes you straight to a given station.",
            Picture("cards", ("heroic-A/go-lower_red action", "heroic-A/go-lower_red movement")),
        ),
        Screen(
            "Two cannons, one hand",
            "The android's heroic card leads to lower red. Together, your heavy laser and its light one do 4 damage "
            "a turn to the Gunship. Alone you would be too late.",
            Picture("ship", ("upper_red", "lower_red")),
        ),
    ),
    goals=(
        Destroy("E1-05"), HitWith("Let the android fire the red light laser twice.", "red light laser", 2),
        Unhurt("red"),
    ),
    hint=Hint(
        "The android's heroic card is the fastest way to lower red. Your own way there is a plain movement.",
        "Be in upper red from turn 2 on. Fire on turns 2 and 3, and let the android fire on the same turns.",
        "upper_red", 2,
    ),
    solution=(
        Laid(1, "B/red", "movement"), Laid(2, "A/red", "action"), Laid(3, "A/blue", "action"),
        Laid(1, "heroic-A/go-lower_red", "movement", android=True), Laid(2, "A/lift", "action", android=True),
        Laid(3, "A/red", "action", android=True),
    ),
)  # fmt: skip
