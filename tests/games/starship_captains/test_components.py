"""The components match the printed counts, and every card uses the language of effects."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.printed import FIRST, printed

from readyroom.core.match import Match
from readyroom.games.starship_captains.cards.boards import SIDES, SLOT_BOARDS, SLOTS, Side
from readyroom.games.starship_captains.cards.events import EVENT_CARDS
from readyroom.games.starship_captains.cards.galaxies import LARGE, SMALL, Galaxy
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.passengers import ACTION_DECK, PASSENGERS
from readyroom.games.starship_captains.cards.techs import ALPHA, BETA, OMEGA, ROOM, TECHS
from readyroom.games.starship_captains.effects import BadEffect, names_in, parse
from readyroom.games.starship_captains.game import GAME
from readyroom.games.starship_captains.names import COOP, NIAN, TINCAN
from readyroom.games.starship_captains.options import Options
from readyroom.games.starship_captains.texts import in_words


def test_the_printed_counts() -> None:
    assert Counter(tech.deck for tech in printed(TECHS)) == {ALPHA: 34, BETA: 16, OMEGA: 12}
    assert len(MISSIONS) == len({mission.id for mission in MISSIONS}) and len(printed(MISSIONS)) == 50
    events = printed(EVENT_CARDS)
    solo = [card for card in events if card.solo]
    assert (len(events) - len(solo), len(solo)) == (11, 3)
    assert Counter(card.faction for card in events if not card.solo) == {COOP: 5, NIAN: 5, TINCAN: 1}
    assert (len(ACTION_DECK), len(printed(PASSENGERS))) == (7, 6)
    s = Match.start(GAME, Options(), 4, "counts", FIRST).state
    held = GAME.conserved(s)
    assert (held["pirates"], held["artifacts"], held["techs"], held["missions"]) == (30, 27, 62, 50)


@pytest.mark.parametrize(("galaxy", "planets", "marks"), [(SMALL, 13, 5), (LARGE, 15, 6)])
def test_each_location_has_one_route_of_each_color(galaxy: Galaxy, planets: int, marks: int) -> None:
    assert len(galaxy.locations) == planets + 1
    assert sum(route.mark for route in galaxy.routes) == marks
    for place in range(len(galaxy.locations)):
        assert sorted(galaxy.routes[route].colour for route, _ in galaxy.around[place]) == [0, 1, 2]


@pytest.mark.parametrize("side", SIDES)
def test_each_slot_board_starts_with_one_pair_in_the_middle(side: Side) -> None:
    board = SLOT_BOARDS[side]
    left = [board.frame_left, *board.right]
    right = [*board.left, board.frame_right]
    pairs = [sum(a == b != "-" for a, b in zip(*both, strict=True)) for both in zip(left, right, strict=True)]
    assert pairs == [0, 0, 0, 1, 0, 0, 0]
    assert len(board.damaged) == 4 and len(board.left) == SLOTS


def test_every_effect_can_be_said() -> None:
    for mission in MISSIONS:
        assert 2 <= len(mission.lines) <= 4
        for line in mission.lines:
            assert in_words(line.effect)
    for tech in TECHS:
        assert tech.effect == () or in_words(tech.effect)


def test_no_room_that_stays_calls_figures_back() -> None:
    """It would call back its own worker, and a round would never end."""
    rooms = [tech for tech in TECHS if tech.kind == ROOM]
    assert rooms and not [tech.id for tech in rooms if "dequeue" in names_in(tech.effect)]


@pytest.mark.parametrize(
    ("text", "place"),
    [("fly", 3), ("move  move", 5), ("(medal)", 7), ("[gold -> medal]", 1), ("advance(any)", 11), ("medal)", 5)],
)
def test_a_mistake_in_a_card_is_found_with_its_place(text: str, place: int) -> None:
    with pytest.raises(BadEffect, match=f"at {place}"):
        parse(text)
