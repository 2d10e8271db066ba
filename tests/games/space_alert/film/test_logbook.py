"""The ship's log of a match: its missions, the crew with its roles, the score in its parts, the damage."""

from __future__ import annotations

from tests.games.space_alert.crew import briefed
from tests.games.space_alert.steps.test_campaign import flown, fly, vote

from readyroom.games.space_alert.film.logbook import ships_log
from readyroom.games.space_alert.steps.stage import stage

NAMES = ("Ada", "Bo", "Cy", "Dee")


def test_a_mission_is_logged_with_its_crew_and_roles() -> None:
    match = briefed(2, mission="TR-1", pace="untimed", double_actions=True, common="white_yellow")
    fly(match)
    log = ships_log(match, NAMES[:2])
    assert log.planned == 0 and log.rules == ("Double actions", "Variable range", "Untimed")
    (mission,) = log.missions
    assert (mission.title, mission.common, mission.serious) == ("Test run 1", "White and yellow", "White")
    captain = match.state.captain
    assert [(one.name, one.seat, one.roles) for one in mission.crew] == [
        (NAMES[captain], captain, ("captain", "chief of security")),
        (NAMES[1 - captain], 1 - captain, ("communications officer",)),
        ("Android 1", None, ()),
        ("Android 2", None, ()),
    ]


def test_a_lone_player_logs_only_androids() -> None:
    match = briefed(1, mission="TR-1", pace="untimed")
    fly(match)
    (mission,) = ships_log(match, ("Ada",)).missions
    assert [(one.name, one.roles) for one in mission.crew] == [
        ("Android 1", ("captain",)), ("Android 2", ()), ("Android 3", ()), ("Android 4", ()),
    ]  # fmt: skip


def test_a_campaign_is_logged_mission_by_mission() -> None:
    match = flown(2)
    first = match.state.flown[0]
    vote(match, "fly on", "fly on")
    while stage(match.state) == "repairing":
        match.act(match.to_act[0], "mend nothing")
    fly(match)
    last = match.view(None).public.result
    log = ships_log(match, NAMES[:2])
    assert log.planned == 2 and len(log.missions) == 2
    assert [one.survived for one in log.missions] == [True, last.survived]
    assert log.missions[0].points.destroyed == first.destroyed
    assert sum(len(tiles) for tiles in log.missions[0].damage.values()) == -first.damage


def test_penalties_and_the_score_of_a_campaign_stand_at_its_end_only() -> None:
    """Rulebook 6.3."""
    match = flown(2, seed="scratched")
    while not match.state.flown[0].damage:
        match = flown(2, seed=f"scratched {match.seed}")
    (made,) = match.state.flown
    vote(match, "quit", "quit")
    log = ships_log(match, NAMES[:2])
    (line,) = log.missions
    assert line.score is None and line.survived
    assert (line.points.survived, line.points.destroyed, line.points.visual) == (
        made.survived, made.destroyed, made.visual,
    )  # fmt: skip
    assert line.points.damage == line.points.worst_zone == line.points.knocked_out == line.points.battlebots == 0
    assert log.total == made and match.outcome is not None and made.score == match.outcome.scores[0]


def test_each_mission_of_a_campaign_stands_with_its_own_difficulty() -> None:
    match = flown(2)
    vote(match, "fly on", "fly on")
    while stage(match.state) == "repairing":
        match.act(match.to_act[0], "mend nothing")
    for seat in range(2):
        match.act(seat, "propose common yellow")
    fly(match)
    log = ships_log(match, NAMES[:2])
    assert [(one.common, one.serious) for one in log.missions] == [("White", "White"), ("Yellow", "White")]


def test_a_campaign_that_is_lost_has_no_total() -> None:
    for attempt in range(60):
        match = briefed(2, f"lost {attempt}", mission="TR-2", pace="untimed", campaign=3, fifth_member=True)
        fly(match)
        if match.outcome is not None:
            log = ships_log(match, NAMES[:2])
            assert log.total is None and log.missions[0].lost_to
            return
    raise AssertionError("no ship was lost")
