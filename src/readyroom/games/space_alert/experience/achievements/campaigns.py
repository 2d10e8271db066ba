"""The Full Campaigns category: every mission agreed on, each with the standard threat count."""

from __future__ import annotations

from typing import Final

import msgspec

from readyroom.games.space_alert.experience.achievements.kinds import Achievement, Proof
from readyroom.games.space_alert.experience.achievements.missions import COLOURS
from readyroom.games.space_alert.experience.flight import Flight


class Wanted(msgspec.Struct, frozen=True):
    """The demands on such a campaign. They hold for each of its missions, except that only its end need be perfect."""

    solo: bool = False
    humans: int = 0
    humans_or_more: int = 0
    missions: int = 0
    difficulty: str = ""
    double: bool = False
    perfect: bool = False
    judged: str = ""

    def met(self, flight: Flight) -> bool:
        return (
            flight.full_campaign
            and all(flown.solo or not self.solo for flown in flight.missions)
            and self.humans in (0, flight.humans)
            and flight.humans >= self.humans_or_more
            and len(flight.missions) >= self.missions
            and all(flown.standard for flown in flight.missions)
            and all(flown.double_actions or not self.double for flown in flight.missions)
            and all(not self.difficulty or flown.as_hard_as(self.difficulty) for flown in flight.missions)
            and (flight.missions[-1].perfect or not self.perfect)
        )

    def says(self) -> str:
        parts = ["A full campaign"]
        if self.missions:
            parts.append(f"of {self.missions} or more missions")
        if self.double:
            parts.append("with double actions")
        if self.solo:
            parts.append("flown solo")
        if self.humans:
            parts.append(f"by {self.humans} human players")
        if self.humans_or_more:
            parts.append(f"by {self.humans_or_more} or more human players")
        if self.difficulty:
            parts.append(f"against {COLOURS[self.difficulty]}" + ("" if self.difficulty == "red" else " or worse"))
        if self.perfect:
            parts.append("that ends perfectly")
        return " ".join(parts) + (f", {self.judged}." if self.judged else ".")


TABLE: Final = (
    ("robinson_crusoe", "Robinson Crusoe", 6, 2, Wanted(solo=True)),
    ("and_friday", "... and Friday", 6, 2, Wanted(humans=2)),
    ("honeymoon", "Honeymoon", 6, 2, Wanted(humans=2, judged="who are a couple")),
    ("tour", "Tour", 6, 2, Wanted(humans_or_more=3)),
    ("transgalactic_tour", "Transgalactic Tour", 6, 5, Wanted(missions=5)),
    ("double_crusoe", "Double Crusoe", 9, 2, Wanted(double=True, solo=True)),
    ("double_friday", "Double Friday", 9, 2, Wanted(double=True, humans=2)),
    ("double_tour", "Double Tour", 9, 2, Wanted(double=True, humans_or_more=3)),
    ("cracked", "Cracked", 8, 2, Wanted(difficulty="white_yellow")),
    ("loony", "Loony", 12, 2, Wanted(difficulty="yellow")),
    ("crazy", "Crazy", 16, 5, Wanted(difficulty="yellow_red")),
    ("insane", "Insane", 20, 5, Wanted(difficulty="red")),
    ("psychedelic", "Psychedelic", 13, 5, Wanted(difficulty="all")),
    ("scramble_challenge", "Scramble Challenge", 10, 2, Wanted(double=True, difficulty="white_yellow")),
    ("rainbow_challenge", "Rainbow Challenge", 15, 5, Wanted(double=True, difficulty="all")),
    ("orange_challenge", "Orange Challenge", 20, 5, Wanted(double=True, difficulty="yellow_red")),
    ("not_going_to_happen", "Not Going to Happen", 7, 2, Wanted(perfect=True)),
    ("forget_this", "Forget This", 14, 2, Wanted(perfect=True, difficulty="white_yellow")),
    ("not_possible", "Not Possible", 21, 5, Wanted(perfect=True, difficulty="yellow")),
    ("beyond_impossible", "Beyond Impossible", 28, 5, Wanted(perfect=True, difficulty="yellow_red")),
    ("are_you_serious", "Are you serious?", 35, 5, Wanted(perfect=True, difficulty="red")),
    ("doubly_difficult", "Doubly Difficult", 20, 5, Wanted(perfect=True, double=True, difficulty="white_yellow")),
    ("doubly_impossible", "Doubly Impossible", 30, 5, Wanted(perfect=True, double=True, difficulty="all")),
    ("no_comment", "No Comment", 40, 5, Wanted(perfect=True, double=True, difficulty="yellow_red")),
)

DEDUCED: Final = ("psychedelic",)
"""The sheet's words for it are not known. Its points are those of all colors in every other set of five."""
WANTED: Final = {id: wanted for id, _, _, _, wanted in TABLE}


def _proof(wanted: Wanted) -> Proof:
    return "crew" if wanted.judged else "trace"


FULL_CAMPAIGNS: Final = tuple(
    Achievement(
        id, name, "full_campaigns", points, level, wanted.says(), _proof(wanted),
        "designed" if wanted.judged or id in DEDUCED else "printed",
    )
    for id, name, points, level, wanted in TABLE
)  # fmt: skip
