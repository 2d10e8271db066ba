"""The Missions category: missions of the standard threat count, by crew, difficulty and perfection."""

from __future__ import annotations

from typing import Final

import msgspec

from readyroom.games.space_alert.experience.achievements.kinds import Achievement
from readyroom.games.space_alert.experience.flight import Flown

COLOURS: Final = {
    "": "",
    "white_yellow": "white and yellow threats",
    "yellow": "yellow threats",
    "all": "threats of all colors",
    "yellow_red": "yellow and red threats",
    "red": "red threats",
}


class Wanted(msgspec.Struct, frozen=True):
    """The demands on such a mission. ``crew`` counts everyone aboard, androids too."""

    solo: bool = False
    humans: int = 0
    crew: int = 0
    androids: int = 0
    difficulty: str = ""
    double: bool = False
    perfect: bool = False
    easier: bool = False

    def met(self, flown: Flown, humans: int) -> bool:
        return (
            (flown.standard or self.easier)
            and self.humans in (0, humans)
            and (flown.solo or not self.solo)
            and self.crew in (0, len(flown.crew))
            and self.androids in (0, flown.androids)
            and (not self.difficulty or flown.as_hard_as(self.difficulty))
            and (flown.double_actions or not self.double)
            and (flown.perfect or not self.perfect)
        )

    def says(self) -> str:
        kind = (
            "A perfect mission" if self.perfect else "Any mission, even an easier one," if self.easier else "A mission"
        )
        parts = [kind]
        if self.solo:
            parts.append("flown solo")
        if self.humans:
            parts.append(f"with {self.humans} human players")
        if self.androids:
            parts.append("and an android as fifth crew member")
        elif self.crew:
            parts.append("and no androids")
        if self.double:
            parts.append("with double actions")
        if self.difficulty:
            parts.append(f"against {COLOURS[self.difficulty]}" + ("" if self.difficulty == "red" else " or worse"))
        return " ".join(parts) + "."


TABLE: Final = (
    ("lone_wolf", "Lone Wolf", 3, 0, Wanted(solo=True)),
    ("dynamic_duo", "Dynamic Duo", 3, 0, Wanted(humans=2)),
    ("three_musketeers", "Three Musketeers", 3, 0, Wanted(humans=3)),
    ("fantastic_four", "Fantastic Four", 3, 0, Wanted(humans=4)),
    ("take_five", "Take Five", 3, 0, Wanted(humans=5)),
    ("fifth_wheel", "Fifth Wheel", 3, 0, Wanted(humans=4, crew=5, androids=1)),
    ("dartagnan_missing", "D'Artagnan Missing", 5, 0, Wanted(humans=3, crew=3)),
    ("scrambled_alert", "Scrambled Alert", 3, 0, Wanted(difficulty="white_yellow")),
    ("yellow_alert", "Yellow Alert", 5, 0, Wanted(difficulty="yellow")),
    ("orange_alert", "Orange Alert", 7, 0, Wanted(difficulty="yellow_red")),
    ("red_alert", "Red Alert", 9, 2, Wanted(difficulty="red")),
    ("random_alert", "Random Alert", 6, 2, Wanted(difficulty="all")),
    ("double_trouble", "Double Trouble", 2, 0, Wanted(double=True, easier=True)),
    ("double_solo", "Double Solo", 4, 0, Wanted(double=True, solo=True)),
    ("double_duo", "Double Duo", 4, 0, Wanted(double=True, humans=2)),
    ("double_trio", "Double Trio", 4, 0, Wanted(double=True, humans=3)),
    ("double_quartet", "Double Quartet", 4, 0, Wanted(double=True, humans=4)),
    ("double_quintet", "Double Quintet", 4, 0, Wanted(double=True, humans=5)),
    ("double_scramble", "Double Scramble", 5, 0, Wanted(double=True, difficulty="white_yellow")),
    ("double_yellow", "Double Yellow", 7, 2, Wanted(double=True, difficulty="yellow")),
    ("double_orange", "Double Orange", 9, 2, Wanted(double=True, difficulty="yellow_red")),
    ("double_red", "Double Red", 11, 5, Wanted(double=True, difficulty="red")),
    ("double_random", "Double Random", 8, 2, Wanted(double=True, difficulty="all")),
    ("not_even_a_scratch", "Not Even a Scratch", 3, 0, Wanted(perfect=True)),
    ("clean_as_a_whistle", "Clean as a Whistle", 6, 2, Wanted(perfect=True, difficulty="white_yellow")),
    ("spotless", "Spotless", 9, 2, Wanted(perfect=True, difficulty="yellow")),
    ("flawless", "Flawless", 12, 2, Wanted(perfect=True, difficulty="yellow_red")),
    ("peerless", "Peerless", 15, 5, Wanted(perfect=True, difficulty="red")),
    ("favored_by_fortune", "Favored by Fortune", 10, 5, Wanted(perfect=True, difficulty="all")),
    ("perfect_double", "Perfect Double", 4, 2, Wanted(perfect=True, double=True)),
    ("clean_as_two_whistles", "Clean as Two Whistles", 8, 2,
     Wanted(perfect=True, double=True, difficulty="white_yellow")),
    ("doubly_spotless", "Doubly Spotless", 12, 5, Wanted(perfect=True, double=True, difficulty="yellow")),
    ("doubly_flawless", "Doubly Flawless", 16, 5, Wanted(perfect=True, double=True, difficulty="yellow_red")),
    ("doubly_peerless", "Doubly Peerless", 20, 5, Wanted(perfect=True, double=True, difficulty="red")),
    ("doubly_fortunate", "Doubly Fortunate", 13, 5, Wanted(perfect=True, double=True, difficulty="all")),
)  # fmt: skip

WANTED: Final = {id: wanted for id, _, _, _, wanted in TABLE}
MISSIONS: Final = tuple(
    Achievement(id, name, "missions", points, level, wanted.says(), "trace")
    for id, name, points, level, wanted in TABLE
)
