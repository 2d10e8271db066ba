"""Outside the ship: moving and firing, firing together, energy, rockets."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.academy.goals import Destroy, EndIn, HitWith, Refuel, Unhurt
from readyroom.games.space_alert.academy.lesson import Hint, Laid, Lesson, Mate, Picture, Screen, Threat
from readyroom.games.space_alert.academy.played_cards import YOU

CAPTAIN: Final = Mate("Captain Ada", ("C", "", "", "C"))
"""She stays on the bridge and keeps the computer going until that is a lesson of its own."""

FIRST_SHOT: Final = Lesson(
    "first-shot", "First shot", "Walk to a cannon and fire it.",
    turns=4, seconds=75, tracks=("T1", "T2", "T3", "T4"),
    threats=(Threat(1, "red", "E1-07"),),
    mates=(CAPTAIN,),
    hand=("A/red", "A/blue", "B/red", "C/lift", "bots/lift"),
    screens=(
        Screen(
            "Your ship",
            "The ship has six stations: red, white and blue, on two decks. You start on the bridge, in the middle "
            "of the upper deck.",
            Picture("ship", ("upper_white",)),
        ),
        Screen(
            "Your cards",
            "A card has two halves, and only the one on top counts. One half moves you, the other acts where you "
            "stand. A fires the cannon of your station.",
            Picture("cards", ("A/red action", "A/red movement", "C/lift movement")),
        ),
        Screen(
            "What you are up against",
            "The Fighter flies three squares a turn and shoots when it passes X, Y or Z. Your cannon hits the "
            "nearest threat on its own side of the ship: only red cannons reach the red track.",
            Picture("track", ("E1-07",), track="T1", zone="red"),
        ),
        Screen(
            "Plan first, then watch",
            "Lay one card on each turn. Nothing happens until you say so; then all turns are played out exactly as "
            "planned.",
            Picture("symbols", ("red", "A", "A", "lift")),
        ),
    ),
    goals=(Destroy("E1-07"), EndIn(YOU, "lower_red")),
    hint=Hint(
        "You cannot hit the red track from the bridge. Which half of which card takes you one station to the red "
        "side?",
        "Upper red has a heavy laser of strength 4. The Fighter's shield takes 2 off your damage each turn, and it "
        "has 4 hit points: how many shots is that? Take the lift last.",
        "upper_red", 2,
    ),
    solution=(
        Laid(1, "B/red", "movement"), Laid(2, "A/red", "action"), Laid(3, "A/blue", "action"),
        Laid(4, "C/lift", "movement"),
    ),
)  # fmt: skip

TOGETHER: Final = Lesson(
    "together", "Fire together", "A shield stops one shot. It does not stop two at once.",
    turns=4, seconds=75, tracks=("T1", "T2", "T3", "T4"),
    threats=(Threat(1, "red", "E1-05"),),
    mates=(CAPTAIN, Mate("Bo", ("red", "A", "A"))),
    hand=("A/lift", "A/blue", "B/lift", "C/red", "bots/red"),
    screens=(
        Screen(
            "Shields add up to trouble",
            "A threat's shield is subtracted once a turn from everything that hits it. A light laser of 2 against a "
            "shield of 2 does nothing at all, alone.",
            Picture("threats", ("E1-05",)),
        ),
        Screen(
            "On the same turn",
            "Bo fires the heavy laser, strength 4, on turns 2 and 3. Fire the light laser in lower red on a turn "
            "when Bo fires, and your 2 count in full.",
            Picture("ship", ("upper_red", "lower_red")),
        ),
        Screen(
            "The lift",
            "This symbol takes you to the other deck. One person per turn: anyone who takes the same lift later "
            "that turn is delayed.",
            Picture("symbols", ("lift",)),
        ),
    ),
    goals=(Destroy("E1-05"), HitWith("Hit it with the red light laser.", "red light laser"), Unhurt("red")),
    hint=Hint(
        "Bo's plan is written beside your board. When does Bo fire, and where could you be by then?",
        "Lower red is two steps away: down, then to the red side. That leaves one turn on which you and Bo both "
        "fire.",
        "lower_red", 3,
    ),
    solution=(Laid(1, "B/lift", "movement"), Laid(2, "C/red", "movement"), Laid(3, "A/blue", "action")),
)  # fmt: skip

ENERGY: Final = Lesson(
    "energy", "Energy", "Shields, reactors and fuel: B keeps the ship alive.",
    turns=6, seconds=105, tracks=("T2", "T3", "T1", "T4"),
    threats=(Threat(1, "blue", "E1-05"),),
    mates=(CAPTAIN, Mate("Bo", ("blue", "", "A", "A", "A"))),
    hand=("A/blue", "B/red", "B/lift", "B/blue", "C/lift", "bots/red", "A/lift"),
    screens=(
        Screen(
            "Energy is spent",
            "A heavy laser takes one block from its zone's reactor. A shield absorbs one point of an attack for "
            "each of its blocks, and loses them.",
            Picture("ship", ("upper_blue", "lower_blue")),
        ),
        Screen(
            "B, three times",
            "On the upper deck B fills the shield from the reactor below. In lower red and lower blue it fills the "
            "reactor from the central one. In lower white it burns a fuel capsule and fills the central reactor.",
            Picture("ship", ("upper_blue", "lower_blue", "lower_white")),
        ),
        Screen(
            "Bo needs three shots",
            "The Gunship attacks blue with 2 when it passes X, on turn 3. Bo fires on turns 3, 4 and 5, but there "
            "are only two blocks in the blue reactor.",
            Picture("track", ("E1-05",), track="T1", zone="blue"),
        ),
    ),
    goals=(Destroy("E1-05"), Unhurt("blue"), Refuel()),
    hint=Hint(
        "First the shield, then the reactor, then the fuel. Each is one B, in the right room.",
        "Be in upper blue for the shield before the Gunship passes X on turn 3. Then the lift takes you to the "
        "reactor, in time for Bo's second shot.",
        "upper_blue", 2,
    ),
    solution=(
        Laid(1, "A/blue", "movement"), Laid(2, "B/red", "action"), Laid(3, "C/lift", "movement"),
        Laid(4, "B/lift", "action"), Laid(5, "bots/red", "movement"), Laid(6, "B/blue", "action"),
    ),
)  # fmt: skip

ROCKETS: Final = Lesson(
    "rockets", "Rockets", "Launch one now and it hits next turn. It aims itself.",
    turns=5, seconds=90, tracks=("T1", "T2", "T3", "T4"),
    threats=(Threat(1, "red", "E1-01"),),
    mates=(CAPTAIN, Mate("Bo", ("", "lift", "", "A", "A"))),
    hand=("A/lift", "B/blue", "C/red", "C/blue", "bots/blue", "B/lift"),
    screens=(
        Screen(
            "Lower blue, C",
            "Three rockets are stored there. C launches one per turn. It hits on the next turn with strength 3: the "
            "nearest threat on any side.",
            Picture("ship", ("lower_blue",)),
        ),
        Screen(
            "Not too far",
            "A rocket reaches distances 1 and 2. So does the pulse cannon in lower white, which hits everything in "
            "reach with 1. Bo will fire it on turns 4 and 5.",
            Picture("ship", ("lower_white",)),
        ),
        Screen(
            "The Pulse Ball",
            "Wherever it is, it shocks all three zones at once. Its shield takes off 1 each turn, so a rocket does "
            "more together with Bo.",
            Picture("track", ("E1-01",), track="T1", zone="red"),
        ),
    ),
    goals=(
        Destroy("E1-01"), HitWith("Hit with two rockets.", "rocket", 2), Unhurt(),
    ),
    hint=Hint(
        "To hit on turn 4, a rocket has to launch on turn 3.",
        "The rockets are in lower blue: down with the lift, then to the blue side. Then launch one a turn.",
        "lower_blue", 3,
    ),
    solution=(
        Laid(1, "A/lift", "movement"), Laid(2, "B/blue", "movement"), Laid(3, "C/red", "action"),
        Laid(4, "C/blue", "action"),
    ),
)  # fmt: skip
