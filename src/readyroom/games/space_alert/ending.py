"""The verdict on a finished match. The crew wins or loses together, and everyone contributed."""

from __future__ import annotations

from typing import Final

from readyroom.core.ending import Feat, Mood, Ribbon, Row, Source, Verdict, awarded, counted
from readyroom.core.english import count
from readyroom.core.match import Match
from readyroom.core.struct import Outcome
from readyroom.core.words import Words
from readyroom.games.space_alert import events as e
from readyroom.games.space_alert.mission.points import Points
from readyroom.games.space_alert.mission.scoring import campaign_points
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.words import PHRASES

CREW: Final = "The crew"
PARTS: Final = {
    "destroyed": "Threats destroyed",
    "survived": "Threats survived",
    "visual": "Visual confirmation",
    "bonus": "Specializations",
    "damage": "Damage",
    "worst_zone": "Worst zone",
    "knocked_out": "Knocked out",
    "battlebots": "Disabled battlebots",
}


def verdict(s: State, outcome: Outcome) -> Verdict:
    """The verdict: a score for a ship that came home, the fatal threat for one that was lost."""
    home = bool(outcome.winners)
    score = int(outcome.scores[0])
    made = campaign_points(s.flown) if home and s.flown else Points()
    found = [Source(name, (getattr(made, part),)) for part, name in PARTS.items() if getattr(made, part)]
    headline = "The crew comes home" if home else "The ship is lost"
    detail = f"{outcome.reason} {count(score, 'point')}." if home else outcome.reason
    mood: Mood = "won" if home else "lost"
    row = Row(None, 1 if home else 2, score, CREW)
    return Verdict(Words((headline,)), Words((detail,)), mood, outcome.winners, (row,), tuple(found))


def awards(match: Match) -> tuple[Ribbon, ...]:
    passed = [a + b for a, b in zip(counted(match, e.CardPassed), counted(match, e.CardGiven), strict=True)]
    feats = (
        Feat("Clear voice", "{seat} [call] {n:# action} for all to hear.", counted(match, e.Intended), 1),
        Feat("Open hands", "{seat} [give] {n:# card} away.", passed, 1),
        Feat("Robot whisperer", "{seat} [plan] {n:# card} for androids.", counted(match, e.AndroidFed), 1),
        Feat("Second thoughts", "{seat} [change] the plan {n:# time} until it fits.", counted(match, e.TookBack), 2),
        Feat("Light fingers", "{seat} [move] {n:# teleport token}.", counted(match, e.TokenMoved), 1),
        Feat("Quick planner", "{seat} [end] {n:# phase} early.", counted(match, e.PhaseEndedEarly), 1),
        Feat("Busy hands", "{seat} [lay] {n:# card}.", counted(match, e.Planned), 1),
        Feat("Full schedule", "{seat} [fill] {n:# turn}.", counted(match, e.Planned), 1),
        Feat("Always a plan", "{seat} [play] {n:# card}.", counted(match, e.Planned), 1),
    )
    return awarded(PHRASES, match.seats, feats)
