"""The planning ship projects plans from only what the viewer knows."""

from __future__ import annotations

from typing import Any

from tests.games.space_alert.crew import at_time, briefed, started

from readyroom.core.match import Match
from readyroom.games.space_alert.action_boards import Drawn
from readyroom.games.space_alert.ahead.view import Ahead, FigureAhead, TurnAhead
from readyroom.games.space_alert.mission.card_names import FACE_OF
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.places import TRAJECTORIES
from readyroom.games.space_alert.mission.tracks import TRACK_NAMES
from readyroom.games.space_alert.timeline.timeline import CommunicationsDown

ADA, BEN = 0, 1
TRACKS = ("T4", "T5", "T6", "T7")


def planning(*threats: str, cards: str = "A/red B/red C/red A/lift A/blue bots/red", **options: Any) -> Match:
    """Four people in their first phase, with these cards in Ada's hand, and threats such as ``2 red Meteoroid``."""
    match = started(4, **{"pace": "untimed", **options})
    s = match.state
    s.captain = 0
    s.boards.sort(key=lambda board: board.seat)
    s.tracks = tuple(TRACK_NAMES.index(name) for name in TRACKS)
    s.drawn = tuple(announced(words) for words in threats)
    s.hands[ADA].cards = tuple(sorted(FACE_OF[card] for card in cards.split()))
    return match


def announced(words: str) -> Drawn:
    turn, zone, name = words.split(maxsplit=2)
    return Drawn(int(turn), TRAJECTORIES.index(zone), [card.code for card in CARDS].index(code(name)), False)


def code(name: str) -> str:
    return next(card.code for card in CARDS if card.name == name)


def ahead(match: Match, viewer: int | None, action: str | None = None) -> Ahead:
    found = match.foresee(viewer, action)
    assert isinstance(found, Ahead)
    return found


def on(match: Match, turn: int, viewer: int | None = ADA, action: str | None = None) -> TurnAhead:
    return ahead(match, viewer, action).turns[turn - 1]


def figure(match: Match, turn: int, viewer: int | None, member: int = ADA, action: str | None = None) -> FigureAhead:
    return on(match, turn, viewer, action).crew[member]


def test_your_cards_move_your_figure_and_nobody_else_sees_it() -> None:
    match = planning()
    match.act(ADA, "play A/red movement on 1")
    match.act(ADA, "play A/lift movement on 2")
    assert figure(match, 1, ADA) == FigureAhead("upper_red", "upper_white", "card", "red", "To upper red.")
    assert [figure(match, turn, ADA).station for turn in (1, 2, 3)] == ["upper_red", "lower_red", "lower_red"]
    for viewer in (BEN, None):
        assert figure(match, 2, viewer) == FigureAhead("upper_white")


def test_a_called_move_shows_for_everyone_whatever_is_on_the_board() -> None:
    match = planning()
    match.act(ADA, "play A/blue movement on 1")
    match.act(ADA, "intend red on 1")
    assert figure(match, 1, ADA).station == "upper_blue"
    for viewer in (BEN, None):
        assert figure(match, 1, viewer) == FigureAhead("upper_red", "upper_white", "call", "red", "To upper red.")


def test_your_own_call_holds_until_you_lay_a_card_there() -> None:
    match = planning()
    match.act(ADA, "intend red on 1")
    assert figure(match, 1, ADA).by == "call"
    match.act(ADA, "end phase")
    assert figure(match, 1, ADA) == FigureAhead("upper_white", by="card")


def test_energy_counts_down_and_an_empty_reactor_is_named() -> None:
    match = planning("1 red Gunship", cards="A/red A/red A/lift A/lift")
    match.act(ADA, "play A/red movement on 1")
    match.act(ADA, "play A/red action on 2")
    match.act(ADA, "play A/lift action on 3")
    seen = ahead(match, ADA)
    assert seen.start.reactors == (2, 3, 2)
    assert [turn.energy.reactors[0] for turn in seen.turns[:3]] == [2, 1, 0]
    match.act(ADA, "end phase")
    tried = figure(match, 4, ADA, action="play A/lift action on 4")
    assert (tried.says, tried.fails) == ("The red reactor is empty: the red heavy laser does not fire.", True)
    assert figure(match, 4, ADA).order == ""


def test_a_gun_hits_the_nearest_threat_of_its_zone() -> None:
    match = planning("1 red Gunship", "2 red Fighter", "1 blue Frigate")
    match.act(ADA, "play A/red movement on 1")
    tried = on(match, 2, ADA, "play A/lift action on 2")
    (shot,) = tried.shots
    (hit,) = tried.hits
    assert (shot.weapon, shot.station, shot.member, shot.strength) == ("red heavy laser", "upper_red", ADA, 4)
    assert shot.threat == hit.threat == code("Gunship")
    assert (hit.strength, hit.shield, hit.damage, hit.left) == (4, 2, 2, 3)
    assert tried.crew[ADA].says == (
        "Red heavy laser: 4 on the Gunship at distance 3. 4 - 2 shield = 2 damage, 3 hit points left. "
        "Red reactor 2 → 1."
    )


def test_trying_out_a_plan_changes_nothing() -> None:
    match = planning()
    before = match.digest
    assert figure(match, 1, ADA, action="play A/red movement on 1").station == "upper_red"
    assert match.digest == before
    assert figure(match, 1, ADA).station == "upper_white"


def test_an_intruder_stands_in_its_room_and_is_seen_to_have_moved() -> None:
    match = planning("1 internal Troopers", "2 internal Hacked Shields")
    seen = ahead(match, None)
    rooms = [turn.threats[code("Troopers")] for turn in seen.turns if code("Troopers") in turn.threats]
    assert rooms[0].mends == "bots"
    assert rooms[0].left == 2
    gone = next(i for i, room in enumerate(rooms) if room.stations != rooms[0].stations)
    assert rooms[gone].came_from == rooms[0].stations
    shields = seen.turns[1].threats[code("Hacked Shields")]
    assert (shields.mends, shields.left, len(shields.stations)) == ("B", 3, 1)
    assert code("Hacked Shields") not in seen.turns[0].threats


def test_calls_stay_when_communications_go_down() -> None:
    match = planning(pace="normal", mission="mission")
    down = next(a for a in match.state.timeline.announcements if isinstance(a, CommunicationsDown))
    match.act(ADA, "intend red on 1")
    at_time(match, down.at // 1000)
    assert match.view(None).public.communications_down
    assert figure(match, 1, BEN).station == "upper_red"


def test_the_computer_delays_nobody_while_a_player_has_not_spoken() -> None:
    match = planning()
    match.act(ADA, "play A/red movement on 3")
    assert figure(match, 3, ADA).station == "upper_red"
    for seat in range(4):
        for turn in (1, 2):
            match.act(seat, f"intend nothing on {turn}")
    assert figure(match, 3, ADA).station == "upper_white"
    assert figure(match, 4, ADA).station == "upper_red"
    match.act(ADA, "play C/red action on 1")
    assert figure(match, 3, ADA).station == "upper_red"


def test_damage_is_counted_and_breaks_nothing_and_a_lost_ship_flies_on() -> None:
    match = planning("1 red Frigate", "1 red Gunship", "2 red Fighter", "3 red Armored Grappler")
    match.act(ADA, "play A/red movement on 1")
    seen = ahead(match, ADA)
    assert len(seen.turns) == match.state.last_turn
    assert seen.turns[-1].damage[0] >= 7
    assert 1 < seen.lost <= len(seen.turns)
    assert seen.turns[-1].energy.reactors == (2, 3, 2)
    assert seen.turns[-1].crew[ADA].station == "upper_red"
    assert any(attack.through and attack.zone == "red" for turn in seen.turns for attack in turn.attacks)


def test_without_plans_there_is_no_projection() -> None:
    assert briefed(3).foresee(0) is None
