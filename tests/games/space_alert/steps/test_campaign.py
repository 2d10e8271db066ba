"""The exploration campaign (rulebook 6): carried damage, repairs, quitting, and its score."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.refused import refused
from tests.games.space_alert.crew import GAME, briefed, told

from readyroom.core.chance import Chance
from readyroom.core.conformance import play_on
from readyroom.core.errors import IllegalAction
from readyroom.core.match import Match
from readyroom.core.record_reader import replay_with
from readyroom.games.space_alert.events import (
    ANDROID,
    CampaignEnded,
    Mended,
    MissionBriefed,
    NothingMended,
    Recovered,
    ShipCameHome,
    SquadMended,
)
from readyroom.games.space_alert.film.film import film_of_part, resolutions, screen_match
from readyroom.games.space_alert.mission import trace
from readyroom.games.space_alert.mission.harm import damage_zone
from readyroom.games.space_alert.mission.places import LOWER_RED, RED, UPPER_BLUE
from readyroom.games.space_alert.mission.points import Points
from readyroom.games.space_alert.mission.scoring import campaign_points, points
from readyroom.games.space_alert.mission.ship import (
    REACTOR,
    REACTOR_START,
    SHIELD,
    SHIELD_START,
    STORED,
    STORED_NONE,
    STRUCTURAL,
    new_ship,
)
from readyroom.games.space_alert.steps.resolution import aboard
from readyroom.games.space_alert.steps.stage import stage


def flown(seats: int, missions: int = 2, seed: str = "campaign", **options: Any) -> Match:
    """A campaign whose first mission has come home: idle crews survive some test runs."""
    for attempt in range(60):
        match = briefed(seats, f"{seed} {attempt}", pace="untimed", campaign=missions, mission="TR-1", **options)
        fly(match)
        if match.outcome is None:
            return match
    raise AssertionError("no crew came home")


def fly(match: Match) -> None:
    """One mission in which nobody does anything."""
    for action in ("ready", "end phase", "agree"):
        for seat in range(match.seats):
            match.act(seat, action)


def vote(match: Match, *actions: str) -> None:
    for seat, action in enumerate(actions):
        match.act(seat, action)


def wrecked(match: Match, **tiles: list[int]) -> Match:
    """The same, but with this damage to repair, and everybody on their feet."""
    zones = ("red", "white", "blue")
    match.state.carried = tuple(sum(1 << tile for tile in tiles.get(zone, [])) for zone in zones)
    match.state.squads = 2
    for p in match.state.mission.crew:
        p.out = False
    return match


# -- flying on or going home


def test_after_a_mission_the_crew_decides_and_then_flies_the_next_one() -> None:
    match = wrecked(flown(4))
    assert stage(match.state) == "deciding"
    assert match.to_act == (0, 1, 2, 3)
    assert match.view(None).public.result.survived
    vote(match, "fly on", "fly on", "fly on", "fly on")
    assert stage(match.state) == "briefing"
    table = match.view(None).public
    assert (table.campaign.number, table.campaign.missions, len(table.campaign.flown)) == (2, 2, 1)
    assert table.campaign.flown[0].score == match.state.flown[0].score
    assert GAME.moment(match.state).name == "Mission 2 of 2: Briefing"
    assert table.result is None and table.threats == ()
    assert (table.time, table.transfers, table.phase, table.phase_ends) == (0, 0, 1, ())
    assert all(member.board == () for member in table.crew)
    for seat in range(4):
        match.act(seat, "ready")
    assert stage(match.state) == "planning"


def test_one_vote_to_go_home_ends_the_campaign() -> None:
    """Rulebook 6: where there is no agreement, the most careful proposal wins."""
    match = flown(3)
    vote(match, "fly on", "quit", "fly on")
    assert stage(match.state) == "over"
    assert match.outcome is not None and match.outcome.ranking == (1, 1, 1)
    assert "before the campaign was over" in match.outcome.reason
    ended = told([event for _, event in match.events(None)], CampaignEnded)
    assert [(event.missions, event.of) for event in ended] == [(1, 2)]


def test_the_last_mission_ends_the_campaign_without_repairs() -> None:
    for attempt in range(30):
        match = wrecked(flown(2, seed=f"whole {attempt}"))
        vote(match, "fly on", "fly on")
        fly(match)
        if match.outcome is not None and match.outcome.ranking[0] == 1:
            break
    assert match.outcome is not None
    assert match.outcome.reason == "The crew came home from the whole campaign."
    assert match.outcome.scores == (campaign_points(match.state.flown).score,) * 2
    assert len(told([event for _, event in match.events(None)], MissionBriefed)) == 2


def test_a_ship_lost_on_any_mission_loses_the_campaign() -> None:
    for attempt in range(60):
        match = wrecked(flown(1, seed=f"lost {attempt}"), red=[0, 1, 2, 3, 4], blue=[0, 1, 2, 3, 4])
        vote(match, "fly on")
        while stage(match.state) == "repairing":
            match.act(0, "mend nothing")
        fly(match)
        if match.outcome is not None and match.outcome.ranking == (2,):
            break
    assert match.outcome is not None
    assert match.outcome.ranking == (2,) and match.outcome.scores == (0,)
    assert match.outcome.reason.startswith("The ship was lost to ")
    assert match.view(None).public.campaign.flown


# -- repairs (6.2)


def repairing(seats: int, **tiles: list[int]) -> Match:
    match = wrecked(flown(seats), **tiles)
    vote(match, *["fly on"] * seats)
    return match


def test_the_crew_repairs_in_order_the_captain_first_and_for_androids() -> None:
    match = repairing(2, red=[0, 1], blue=[0, 1])
    captain = match.state.captain
    assert stage(match.state) == "repairing"
    assert match.to_act == (captain,)
    match.act(captain, "mend red heavy_laser")
    assert match.to_act == (1 - captain,)
    refused(match, captain, "mend red light_laser", "Wait for your turn")
    match.act(1 - captain, "mend nothing")
    assert match.to_act == (captain,)
    choice = match.choice(captain)
    assert choice is not None and "Android 1" in str(choice.prompt)
    match.act(captain, "mend blue light_laser")
    match.act(captain, "mend blue heavy_laser")
    assert stage(match.state) == "briefing"
    assert match.state.carried == (1 << 1, 0, 0)
    mended = told([event for _, event in match.events(None)], Mended)
    assert [event.seat for event in mended] == [captain, 11, 12]


def test_no_more_than_two_tiles_are_repaired_in_each_zone() -> None:
    match = repairing(4, red=[0, 1, 2], white=[0])
    order = [member.seat for member in match.view(None).public.crew]
    match.act(order[0], "mend red heavy_laser")
    match.act(order[1], "mend red shield")
    refused(match, order[2], "mend red light_laser", "two repairs")
    assert match.view(None).public.campaign.repairs_left == {"red": 0, "white": 2, "blue": 2}
    match.act(order[2], "mend white heavy_laser")
    assert stage(match.state) == "briefing"  # nothing is left that the fourth could repair
    assert match.state.carried == (1 << 1, 0, 0)


def test_a_knocked_out_player_recovers_and_repairs_nothing() -> None:
    match = wrecked(flown(2), red=[0, 1])
    captain = match.state.captain
    match.state.mission.crew[0].out = True
    before = match.seq
    vote(match, "fly on", "fly on")
    assert told([event for _, event in match.events(None, before)], Recovered)[0].seat == captain
    assert match.to_act == (1 - captain,)


def test_a_squad_can_be_repaired_instead_of_a_tile() -> None:
    match = wrecked(flown(2), red=[0])
    match.state.squads = 1
    vote(match, "fly on", "fly on")
    captain = match.state.captain
    match.act(captain, "mend squad")
    assert match.state.squads == 2
    refused(match, 1 - captain, "mend squad", "cannot be repaired")


def test_the_crew_hears_who_repairs_what_and_who_repairs_nothing() -> None:
    match = wrecked(flown(2), red=[0, 1])
    match.state.squads = 1
    vote(match, "fly on", "fly on")
    captain = match.state.captain
    heard = [
        event
        for seat, action in ((captain, "mend red heavy_laser"), (1 - captain, "mend nothing"), (captain, "mend squad"))
        for event in match.act(seat, action)
    ]
    assert heard == [Mended(captain, "red", "heavy_laser"), NothingMended(1 - captain), SquadMended(ANDROID + 1)]


# -- the next ship (6.2)


def fitted(tiles: list[int], squads: int = 2, station: int = UPPER_BLUE) -> Any:
    match = wrecked(flown(2), red=tiles)
    s = match.state
    s.squads, s.squad_station = squads, station
    m = s.mission.clone()
    m.ship = new_ship()
    aboard(s, m)
    return m


def test_unrepaired_shields_and_reactors_start_with_a_block_less() -> None:
    ship = fitted([SHIELD, REACTOR]).ship
    assert ship.shield[RED] == SHIELD_START[RED] - 1
    assert ship.reactor[RED] == REACTOR_START[RED] - 1
    assert (ship.shield_capacity(RED), ship.reactor_capacity(RED)) == (1, 2)


def test_structural_damage_of_an_earlier_mission_doubles_what_comes() -> None:
    m = fitted([STRUCTURAL])
    m.chance = Chance("tiles")
    m.lost = False
    damage_zone(m, m.threats[0], RED, 1)
    assert bin(m.ship.tiles[RED]).count("1") == 3


def test_an_unrepaired_squad_is_not_aboard_and_the_crew_chooses_where_the_other_waits() -> None:
    m = fitted([], squads=1, station=LOWER_RED)
    assert (m.ship.stored[UPPER_BLUE], m.ship.stored[LOWER_RED]) == (STORED_NONE, STORED)
    match = wrecked(flown(2))
    match.state.squads = 1
    vote(match, "fly on", "fly on")
    captain = match.state.captain
    for seat in (captain, 1 - captain, captain, captain):
        match.act(seat, "mend nothing")
    match.act(0, "squad lower_red")
    assert match.view(None).public.campaign.squads == ("lower_red",)


def test_a_squad_that_stays_behind_still_costs_its_point() -> None:
    m = fitted([], squads=0)
    for p in m.crew:
        p.squad = 0
    m.lost = False
    assert points(m).battlebots == -2


# -- difficulty (6.1)


def test_the_most_careful_proposal_counts() -> None:
    match = wrecked(flown(3))
    vote(match, "fly on", "fly on", "fly on")
    match.act(0, "propose common yellow")
    assert match.view(None).public.common == "yellow"
    match.act(1, "propose common white_yellow")
    match.act(2, "propose serious yellow")
    table = match.view(None).public
    assert (table.common, table.serious) == ("white_yellow", "yellow")
    refused(match, 0, "propose common red", "Red threats come with The New Frontier.")
    refused(match, 0, "propose common yellow", "You have already proposed that.")
    refused(match, 0, "squad lower_red", "only where a lone squad starts")


def test_nobody_raises_the_difficulty_over_a_crew_that_is_ready() -> None:
    """Rulebook 6: if not all agree, the most careful proposal wins. Ready stands for the difficulty that is shown."""
    match = wrecked(flown(4, new_frontier=True))
    vote(match, "fly on", "fly on", "fly on", "fly on")
    for seat in range(3):
        match.act(seat, "ready")
    match.act(3, "propose common red")
    match.act(3, "propose serious yellow")
    table = match.view(None).public
    assert (table.common, table.serious) == ("white", "white")
    assert match.to_act == (3,)  # and nobody is held up by it


def test_a_ready_player_accepts_a_more_careful_proposal() -> None:
    match = wrecked(flown(3))
    vote(match, "fly on", "fly on", "fly on")
    match.act(0, "propose common yellow")
    match.act(0, "ready")
    match.act(1, "propose common white_yellow")
    assert match.view(None).public.common == "white_yellow"
    match.act(1, "propose common yellow")
    assert match.view(None).public.common == "yellow"
    match.act(1, "propose common white")
    match.act(1, "ready")
    match.act(2, "propose common yellow")
    assert match.view(None).public.common == "white"


def test_the_first_mission_is_as_hard_as_the_table_chose() -> None:
    match = briefed(2, campaign=3)
    refused(match, 0, "propose common yellow", "later missions")


def test_a_campaign_that_begins_with_an_official_mission_goes_on_with_others_of_its_kind() -> None:
    for attempt in range(60):
        match = briefed(1, f"official {attempt}", pace="untimed", campaign=3, mission="TR-1")
        fly(match)
        if match.outcome is None:
            break
    wrecked(match)
    vote(match, "fly on")
    assert match.view(None).public.mission == "TR-2"


# -- specializations on campaigns (New Frontier, Subsequent Missions)


def test_a_specialization_is_kept_at_a_higher_level_or_exchanged() -> None:
    for attempt in range(60):
        match = briefed(2, f"levels {attempt}", pace="untimed", campaign=3, mission="test_run", specializations=True)
        for one in match.view(None).public.crew:
            who, actor = (one.seat, one.seat) if one.seat is not None else (10 + one.android, 0)
            match.act(actor, f"specialize {who} {one.choices[0].specialization}")
        fly(match)
        if match.outcome is None:
            break
    wrecked(match)
    vote(match, "fly on", "fly on")
    crew = match.view(None).public.crew
    assert [member.level for member in crew] == [2, 2, 2, 2]
    mine = next(member for member in crew if member.seat == 0)
    held = {member.specialization for member in crew}
    free = next(one.specialization for one in mine.choices if one.specialization not in held)
    match.act(0, f"specialize 0 {free}")
    changed = next(member for member in match.view(None).public.crew if member.seat == 0)
    assert (changed.specialization, changed.level) == (free, 1)
    match.act(1, f"specialize 1 {mine.specialization}")  # it has become available
    taken = next(member for member in match.view(None).public.crew if member.seat == 1)
    assert (taken.specialization, taken.level) == (mine.specialization, 1)
    with pytest.raises(IllegalAction):
        match.act(0, f"specialize 0 {mine.specialization}")


# -- scoring (6.3)


def test_visual_confirmation_is_divided_by_the_missions_and_rounded_down() -> None:
    """Rulebook 6.3: two points in three missions are worth nothing."""
    assert campaign_points([Points(visual=2), Points(), Points()]).visual == 0
    assert campaign_points([Points(visual=2), Points(visual=3), Points(visual=2)]).visual == 2


def test_threats_of_all_missions_count_and_penalties_of_the_last_one_only() -> None:
    first = Points(survived=4, destroyed=20, visual=3, damage=-9, worst_zone=-5, knocked_out=-4, battlebots=-2)
    last = Points(survived=2, destroyed=12, visual=2, bonus=1, damage=-3, worst_zone=-2, knocked_out=-2, battlebots=-1)
    made = campaign_points([first, last])
    assert (made.survived, made.destroyed, made.visual, made.bonus) == (6, 32, 2, 1)
    assert (made.damage, made.worst_zone, made.knocked_out, made.battlebots) == (-3, -2, -2, -1)
    assert made.score == 6 + 32 + 2 + 1 - 8


def test_the_end_of_a_campaign_tells_all_penalties_of_its_last_mission() -> None:
    match = flown(2)
    last = Points(destroyed=9, damage=-3, worst_zone=-2, knocked_out=-4, battlebots=-1)
    match.state.flown = (*match.state.flown[:-1], last)
    match.act(0, "quit")
    ended = told(match.act(1, "quit"), CampaignEnded)
    assert [(one.score, one.penalties) for one in ended] == [(9 - 10, -10)]


def test_a_single_mission_scores_as_usual() -> None:
    made = Points(survived=4, destroyed=20, visual=3, damage=-9, worst_zone=-5)
    assert campaign_points([made]) == made


# -- the whole of it


def test_a_campaign_replays_and_each_of_its_missions_can_be_watched() -> None:
    found = None
    for seed in range(40):
        match = briefed(3, f"film {seed}", pace="untimed", campaign=2, mission="test_run")
        luck = Chance(f"film {seed}")
        while match.outcome is None:
            play_on(match, luck)
        if len(resolutions(match)) == 2:
            found = match
            break
    assert found is not None
    again = replay_with(GAME, found.record())
    assert again.digest == found.digest
    home = told([event for _, event in found.events(None)], ShipCameHome)
    first = screen_match(found, mission=0)
    assert first is not None
    assert first.resolution.outcome == "survived" and first.resolution.score == home[0].score
    second = screen_match(found)
    assert second is not None
    assert film_of_part(found, (), 1) == first and film_of_part(found, (), 2) == film_of_part(found, (), 0) == second
    assert film_of_part(found, (), 3) is None
    lost = found.outcome is not None and found.outcome.ranking[0] == 2
    assert second.resolution.outcome == ("destroyed" if lost else "survived")
    turns = [event.turn for event in second.resolution.trace if isinstance(event, trace.TurnBegan)]
    assert turns[0] == 1
