"""Bounds for random and bot play: nobody has more than the box holds, and nothing is in two places."""

from __future__ import annotations

import pytest
from tests.games.space_alert.crew import GAME, hand, started, turn_up
from tests.games.space_alert.steps.test_briefing import specialized

from readyroom.core.match import Match
from readyroom.games.space_alert.action_boards import Drawn, changed
from readyroom.games.space_alert.steps.threat_decks import CARD_NUMBER


def beyond(match: Match) -> list[str]:
    """Where there is more than there may be, or less than nothing."""
    return [what for what, (held, most) in GAME.bounded(match.state).items() if not 0 <= held <= most]


def home() -> Match:
    match = started(2, "limits", mission="TR-1", pace="untimed")
    for action in ("end phase", "agree"):
        for seat in (0, 1):
            match.act(seat, action)
    return turn_up(match)


def test_a_crew_holds_what_it_was_dealt_and_not_a_card_more() -> None:
    match = started(3, "limits", mission="S2-1")
    held, most = GAME.bounded(match.state)["action cards among the crew"]
    assert held == most == 3 * 6 + 1
    match.tick(match.state.began + match.state.timeline.length - 5000)
    held, most = GAME.bounded(match.state)["action cards among the crew"]
    assert held == most > 3 * 18
    match.state.hands[1].cards += (match.state.deck.pool[0],)
    assert beyond(match) == ["action cards among the crew"]


def test_with_specializations_a_crew_was_dealt_no_heroic_cards() -> None:
    match = specialized(3, "limits", mission="S2-1")
    assert GAME.bounded(match.state)["action cards among the crew"] == (3 * 6 + 1, 3 * 6 + 1)


def test_cards_fed_given_and_laid_still_count() -> None:
    match = started(2, "limits", mission="TR-1", pace="untimed")
    match.act(0, f"play {hand(match, 0)[0]} action on 1")
    card = next(card for card in hand(match, 1) if not card.startswith("heroic"))
    match.act(1, f"feed 2 {card} action on 3")
    held, most = GAME.bounded(match.state)["action cards among the crew"]
    assert held == most and not beyond(match)


@pytest.mark.parametrize(
    ("what", "value"), [("capsules", 4), ("rockets", 4), ("capsules", -1), ("rockets", -1), ("missing", 3)]
)
def test_a_ship_carries_three_capsules_three_rockets_and_two_squads(what: str, value: int) -> None:
    match = home()
    assert not beyond(match)
    setattr(match.state.mission.ship, what, value)
    assert len(beyond(match)) == 1


def test_energy_exceeds_a_capacity_by_one_block_at_most() -> None:
    match = home()
    ship = match.state.mission.ship
    ship.tiles = [0, 0, 0]
    ship.shield, ship.reactor = [3, 4, 3], [4, 6, 4]
    assert not beyond(match)
    for store in (ship.shield, ship.reactor):
        for zone in range(3):
            store[zone] += 1
            assert len(beyond(match)) == 1
            store[zone] -= 1


def test_one_card_does_not_lie_on_the_table_twice() -> None:
    match = started(4, "limits")
    assert not GAME.flaws(match.state)
    gunship = CARD_NUMBER["E1-05"]
    match.state.drawn = (Drawn(1, 0, gunship, False), Drawn(2, 1, gunship, False))
    assert GAME.flaws(match.state) == ("E1-05 lies on the table twice.",)


def test_no_two_crew_members_share_a_specialization() -> None:
    match = started(4, "limits")
    for board in match.state.boards[:2]:
        board.specialization = 4
    assert GAME.flaws(match.state) == ("Two crew members are medic.",)


def test_nobody_plans_a_phase_that_is_not_open() -> None:
    match = started(4, "limits")
    board = match.state.board_of(2)
    board.special = changed(board.special, 4, 1)
    assert GAME.flaws(match.state) == ("seat 2 has planned turn 4 before it is open.",)
