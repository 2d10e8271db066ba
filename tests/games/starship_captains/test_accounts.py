"""A match's account of its cards: which were on offer, and who took them."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.printed import printed

from readyroom.core.conformance import Case, random_match
from readyroom.games.starship_captains.accounts import account, components
from readyroom.games.starship_captains.cards.events import EVENT_CARDS
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.events import EventHappened, Installed
from readyroom.games.starship_captains.game import GAME
from readyroom.games.starship_captains.names import NONE
from readyroom.games.starship_captains.options import Options

PLAIN = Options()


@pytest.mark.parametrize(("seats", "seed"), [(1, "a"), (2, "b"), (3, "c"), (4, "d")])
def test_every_card_taken_was_on_offer(seats: int, seed: str) -> None:
    match = random_match(Case(GAME, PLAIN, seats, 1, seed))
    offers = account(match).offers
    assert set(offers) <= {one.id for one in components()}
    for seat, ship in enumerate(match.state.ships):
        assert {MISSIONS[mission].id for mission in ship.missions} == {
            mission.id for mission in MISSIONS if seat in offers.get(mission.id, ())
        }
    for _, event in match.events(None):
        if isinstance(event, Installed):
            assert event.seat in offers[event.tech]
        if isinstance(event, EventHappened):
            assert offers[event.event] == tuple(range(seats))


def test_missions_that_still_lie_on_the_map_were_on_offer_and_not_taken() -> None:
    match = random_match(Case(GAME, PLAIN, 2, 1, "left"))
    offers = account(match).offers
    left = [MISSIONS[mission].id for mission in match.state.missions_at if mission != NONE]
    assert left and all(offers[mission] == () for mission in left)


def test_the_order_begins_with_the_starting_captain() -> None:
    match = random_match(Case(GAME, PLAIN, 3, 1, "order"))
    first = match.at(0).state.first
    assert account(match).order == tuple((first + i) % 3 for i in range(3))


def test_a_captain_alone_takes_the_passenger_along() -> None:
    match = random_match(Case(GAME, Options(passenger="doctor-vex"), 1, 1, "vex"))
    assert account(match).offers["doctor-vex"] == (0,)


def test_each_component_has_a_name_of_its_own_and_peers() -> None:
    listed = components()
    assert len({one.id for one in listed}) == len(listed)
    assert {one.id for one in listed} == {card.id for table in GAME.cards().values() for card in table}
    for peers in {one.peers for one in listed}:
        assert sum(one.peers == peers for one in listed) > 1


def test_an_event_for_a_captain_alone_is_compared_with_the_other_two_of_its_kind() -> None:
    first = {card.id for card in printed(EVENT_CARDS)}
    kinds = Counter(one.peers for one in components() if one.kind == "event" and one.id in first)
    assert kinds == {"events": 11, "solo events": 3}
