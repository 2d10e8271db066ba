"""How a finished match is told, and what a captain is deciding in a running one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from readyroom.core.ending import Feat, Ribbon, Verdict, awarded, by_row, counted, plain_verdict, ranked
from readyroom.core.english import count
from readyroom.core.match import Match
from readyroom.core.steps import Step
from readyroom.core.struct import Outcome, Points
from readyroom.core.words import Words
from readyroom.games.starship_captains import events as e
from readyroom.games.starship_captains.cards.epilogue import epilogue
from readyroom.games.starship_captains.scoring import score
from readyroom.games.starship_captains.state import State
from readyroom.games.starship_captains.steps.cargo import DropToken, MakeRepair, TakeDamage
from readyroom.games.starship_captains.steps.crew import SecondTask
from readyroom.games.starship_captains.steps.diplomacy import AdvanceMarker, ChooseBack
from readyroom.games.starship_captains.steps.mission import AssignCrew, ChooseLine, LineTask
from readyroom.games.starship_captains.steps.research import ChooseCopy, ChooseCrowd, TakeTech
from readyroom.games.starship_captains.steps.resolve import Abilities, ChooseEffect, PayCost
from readyroom.games.starship_captains.steps.rounds import ChooseShadowFight, ChooseShadowMission
from readyroom.games.starship_captains.steps.travel import ChooseFight, ChooseRoute, MakeMove
from readyroom.games.starship_captains.steps.turn import TakeTurn
from readyroom.games.starship_captains.words import PHRASES


def verdict(s: State, outcome: Outcome) -> Verdict:
    """Alone there is nobody to beat: the score has a verdict of its own, the epilogue's."""
    found = [score(s, seat) for seat in range(s.seats)]
    sources: dict[str, Sequence[Points]] = {
        "Missions": [_points(one.missions) for one in found],
        "Factions": [_points(one.tracks) for one in found],
        "Omega techs": [_points(one.omegas) for one in found],
        "Crew and pirates": [_points(one.crew) for one in found],
        "Medals and artifacts": [_points(one.cargo) for one in found],
        "Passenger": [_points(one.passenger) for one in found],
        "Damage": [_points(one.damage) for one in found],
    }
    if s.seats > 1:
        return plain_verdict(PHRASES, outcome, sources)
    mine = outcome.scores[0]
    headline = Words((count(mine, "point"),))
    rows = ranked(outcome)
    return Verdict(headline, Words((epilogue(int(mine // 1)),)), "scored", (), rows, by_row(rows, sources))


def _points(halves: int) -> Points:
    return halves / 2 if halves % 2 else halves // 2


def awards(match: Match) -> tuple[Ribbon, ...]:
    feats = (
        Feat("Mission control", "{seat} [complete] {n:# mission}.", counted(match, e.MissionDone), 2),
        Feat("Pirate hunter", "{seat} [fight] off {n:# pirate}.", counted(match, e.Fought), 1),
        Feat("Drill sergeant", "{seat} [train] the crew {n:# time}.", counted(match, e.Trained), 3),
        Feat("Tinkerer", "{seat} [install] {n:# tech}.", counted(match, e.Installed), 2),
        Feat("Long hauler", "{seat} [make] {n:# move}.", counted(match, e.Moved), 4),
        Feat("Diplomat", "{seat} [move] up with factions {n:# time}.", counted(match, e.Advanced), 4),
        Feat("Medal collector", "{seat} [earn] {n:# medal}.", counted(match, e.MedalGained, lambda one: one.count), 4),
        Feat("Wrench in hand", "{seat} [make] {n:# repair}.", counted(match, e.Repaired), 1),
        Feat("Leader of leaders", "{seat} [promote] {n:# ensign} to commander.", counted(match, e.Promoted), 1),
        Feat("Busy bridge", "{seat} [activate] {n:# room}.", counted(match, e.Activated), 4),
    )
    return awarded(PHRASES, match.seats, feats)


DECIDING: Final[dict[type[Step[State]], str]] = {
    TakeDamage: "whether to stop the damage",
    DropToken: "what to discard",
    MakeRepair: "what to repair",
    SecondTask: "what the commander does next",
    AdvanceMarker: "which faction to move up with",
    ChooseBack: "which faction to move back with",
    AssignCrew: "who goes on the mission",
    ChooseLine: "what to take from the mission",
    LineTask: "what the commander does next",
    TakeTech: "which tech to take",
    ChooseCopy: "which room to copy",
    ChooseCrowd: "which room to open to the whole crew",
    ChooseEffect: "what to do",
    PayCost: "how to pay",
    Abilities: "whether to use an ability",
    ChooseShadowMission: "which mission Captain Shadow completes",
    ChooseShadowFight: "which pirate Captain Shadow fights",
    MakeMove: "where to fly",
    ChooseFight: "which pirate to fight",
    ChooseRoute: "where the pirate goes",
    TakeTurn: "what to do this turn",
}


def deciding(s: State, seat: int) -> Words:
    """What a captain is deciding; none of it is secret."""
    what = DECIDING.get(type(s.stack[-1]), "") if s.stack else ""
    return PHRASES.about(seat, f"{{seat}} [be] deciding {what}." if what else "{seat} [be] deciding.")
