"""The game's own bots make the obvious choices."""

from __future__ import annotations

import pytest
from tests.games.starship_captains.builder import captains

from readyroom.core.chance import Chance
from readyroom.core.match import Match
from readyroom.core.struct import Action
from readyroom.games.starship_captains import actions as a
from readyroom.games.starship_captains.bot import EXPERT, HARD
from readyroom.games.starship_captains.bots.candidates import promising
from readyroom.games.starship_captains.bots.captain import Captain
from readyroom.games.starship_captains.game import GAME
from readyroom.games.starship_captains.names import FIGURE_NUMBER
from readyroom.games.starship_captains.steps.turn import TakeTurn


def chosen(match: Match, level: str, luck: str = "luck") -> Action | None:
    """What a bot does; an expert, before it searches."""
    if level == "expert":
        return GAME.guide().promising(match.state.clone(), 0, match.legal(0), Chance(luck))[0]
    return GAME.bot(level).choose(match.state.clone(), 0, match.legal(0), Chance(luck))


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_a_captain_with_the_right_crew_at_a_planet_completes_its_mission(level: str) -> None:
    m = captains(at="arvo", ready="red blue yellow", missions={"arvo": "spice-convoy"})
    assert chosen(m, level) == a.TakeMission()


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_a_captain_with_a_mission_two_moves_away_goes_there(level: str) -> None:
    missions = {"brindle": "spice-convoy"}
    m = captains(ready="red red blue yellow yellow", missions=missions, stations={"tincan": 2, "nian": 2})
    m.act(0, "helm by red")
    first = chosen(m, level)
    assert first is not None
    m.act(0, first)
    assert chosen(m, level) == a.Fly("brindle")


def test_matching_crew_take_their_lines_and_a_cadet_the_unmatched_one() -> None:
    m = captains(at="arvo", ready="red cadet", missions={"arvo": "convoy-duty"})  # a yellow line, then a red one
    m.act(0, "take mission")
    assert chosen(m, "easy") == a.Assign("cadet")


def test_nobody_who_could_still_work_is_sent_home_in_the_last_round() -> None:
    m = captains(ready="cadet", damage=3, round=4)
    assert chosen(m, "normal") == a.Activate("repair", "cadet")


@pytest.mark.parametrize("level", [*GAME.levels, "expert"])
def test_nobody_is_trained_just_to_delay_the_turn(level: str) -> None:
    """Nothing to be done here is worth much, and no training makes it better; medals are kept."""
    m = captains(ready="red blue yellow", medals=9, round=4, stations={"tincan": 9, "nian": 9}, offer=[])
    assert not isinstance(chosen(m, level), a.Train)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_cadet_is_trained_for_what_is_missing(level: str) -> None:
    """A mission lies two moves away, and nobody here can fly."""
    missions = {"brindle": "spice-convoy"}
    m = captains(ready="cadet blue yellow yellow", medals=2, missions=missions, stations={"tincan": 2, "nian": 2})
    assert chosen(m, level) == a.Train("cadet", "red", ("medal",))


@pytest.mark.parametrize(("level", "matches"), [("easy", 3), ("normal", 3), ("hard", 1)])
def test_no_figure_is_trained_twice_in_one_turn(level: str, matches: int) -> None:
    for seed in range(matches):
        m = Match.start(GAME, GAME.Options(), 2, f"training {seed}")
        luck = Chance(f"training {seed}")
        new: list[str] = []
        """what figures have been trained as on this turn"""
        while m.outcome is None:
            seat = m.to_act[0]
            action = GAME.bot(level).choose(m.state.clone(), seat, m.legal(seat), luck)
            assert action is not None
            if isinstance(action, a.Train):
                ready = m.state.ships[seat].ready[FIGURE_NUMBER[action.figure]]
                assert ready > new.count(action.figure), f"{action} on a turn with {new}"
                new.append(action.colour)
            elif isinstance(m.state.stack[-1], TakeTurn) and not isinstance(action, a.Promote):
                new = []
            m.act(seat, action)


def test_only_the_longest_way_on_each_track_is_thought_about() -> None:
    m = captains(ready="red", slots={1: "diplomatic-suite"})
    m.act(0, "diplomatic-suite by red")
    thought = promising(m.state, 0, m.legal(0))
    ways = [action for action in thought if isinstance(action, a.Advance)]
    assert len(ways) == len({way.track for way in ways}) == 3
    assert a.Decline() in thought
    assert all(action in m.legal(0) for action in thought)


def test_a_tech_is_thought_about_where_its_icons_match() -> None:
    m = captains(ready="blue", offer=["workshop", "ion-sails"])  # the frame shows a medal at the top left
    m.act(0, "science by blue")
    before = m.state.ships[0].slots
    thought = promising(m.state, 0, m.legal(0))
    assert a.Install("ion-sails", 1) in thought
    assert len(thought) < len(m.legal(0))
    assert m.state.ships[0].slots == before


def test_an_expert_knows_better_than_hard_what_crew_and_artifacts_come_to() -> None:
    """Fixed luck, two matches with seats changed: the score is always the same."""
    players = {True: Captain(EXPERT), False: Captain(HARD)}
    ahead = 0.0
    for mine in (0, 1):
        m = Match.start(GAME, GAME.Options(), 2, "duel")
        while m.outcome is None:
            seat = m.to_act[0]
            m.act(seat, players[seat == mine].choose(m.state.clone(), seat, m.legal(seat), Chance("luck")))
        ahead += m.outcome.scores[mine] - m.outcome.scores[1 - mine]
    assert ahead > 0
