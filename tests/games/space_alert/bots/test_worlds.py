"""The worlds an expert imagines, and that its plans depend on nothing else."""

from __future__ import annotations

import pytest
from tests.games.space_alert.crew import GAME, at_time, hand, started

from readyroom.core.chance import Chance
from readyroom.core.match import Match
from readyroom.games.space_alert.bots import searches
from readyroom.games.space_alert.bots.facts import Facts, Known
from readyroom.games.space_alert.bots.level import Level
from readyroom.games.space_alert.bots.parts import Weighing
from readyroom.games.space_alert.bots.searches import fitted_plans, own_hands
from readyroom.games.space_alert.bots.worlds import World
from readyroom.games.space_alert.mission.card_names import FACE_OF, ORDER_OF
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.decks import FACES
from readyroom.games.space_alert.solver.hands import Dealt, layout
from readyroom.games.space_alert.timeline import SHAPES
from readyroom.games.space_alert.timeline.timeline import ThreatAnnounced

WEIGHS = Level("weighs", joint=60, fit=60, mend=40, rounds=1, fortunes=1, worlds=3)
NOBODY: tuple[Known, ...] = ((), (), (), ())


def facts_of(match: Match, seat: int = 0) -> Facts:
    return Facts(match.state, seat)


def of(world: World, member: int, phase: int) -> list[Dealt]:
    return [card for card in world.hands.cards if card.member == member and card.phase == phase]


def test_a_world_has_your_cards_and_as_many_as_others_hold_and_will_get() -> None:
    facts = facts_of(started(4))
    world = World(facts, NOBODY, 0)
    mine = sorted((FACES[face].action, FACES[face].movement) for face in facts.cards())
    assert sorted((card.action, card.movement) for card in of(world, facts.mine, 1)) == mine
    for member in range(4):
        assert [len(of(world, member, phase)) for phase in (1, 2, 3)] == [5, 5, 5]


def test_a_player_who_announced_an_order_has_a_card_for_it() -> None:
    match = started(4)
    other = match.state.boards[1].seat
    said = FACES[FACE_OF[hand(match, other)[0]]]
    match.act(other, f"intend {hand(match, other)[0].split('/')[0]} on 1")
    facts = facts_of(match, match.state.boards[0].seat)
    for number in range(6):
        held = of(World(facts, NOBODY, number), 1, 1)
        assert len(held) == 5
        assert any(said.action in (card.action, card.movement) for card in held)


def test_a_player_taken_at_their_word_needs_no_card() -> None:
    match = started(4)
    other = match.state.boards[1].seat
    order = hand(match, other)[0].split("/")[0]
    match.act(other, f"intend {order} on 1")
    spoken: tuple[Known, ...] = ((), (-1, ORDER_OF[order], 0, 0), (), ())
    world = World(facts_of(match, match.state.boards[0].seat), spoken, 0)
    assert len(of(world, 1, 1)) == 4
    assert all(world.hands.locked[1] >> turn & 1 for turn in (1, 2, 3))


def test_the_threats_to_come_are_no_more_than_such_a_mission_holds() -> None:
    match = started(4, "what may come")
    points = SHAPES[match.state.timeline.kind].points[0]
    for seconds in (0, 100, 200, 300, 400):
        at_time(match, seconds)
        s = match.state
        said = [m.points for m in s.moments if isinstance(m, ThreatAnnounced)][: len(s.drawn)]
        coming = [World(facts_of(match), NOBODY, number).coming for number in range(4)]
        for one in coming:
            assert sum(said) + len(one) <= points
            assert not {wanted.card.code for wanted in one} & {CARDS[d.card].code for d in s.drawn}
    assert sum(said) == points and not any(coming), "all have come"


def planned(match: Match, seat: int, dealt: str) -> list[list[int]]:
    """What an expert plans who has just sat down, and imagines what it cannot know in some way."""
    for memory in (searches._joint, searches._fitted, searches._mended, searches._complete):
        memory.clear()
    state = match.state.clone()
    GAME.imagine(state, seat, Chance(dealt))
    return fitted_plans(Facts(state, seat), WEIGHS)


@pytest.mark.parametrize("seconds", [0, 60, 250, 480])
def test_an_experts_plan_uses_only_what_its_seat_knows(seconds: int) -> None:
    match = started(4, "two worlds")
    at_time(match, seconds)
    for seat in (0, 2):
        assert planned(match, seat, "one world") == planned(match, seat, "another world")


def test_an_expert_plans_only_what_its_own_cards_allow() -> None:
    match = started(4)
    at_time(match, 60)
    for seat in range(4):
        facts = Facts(match.state, seat)
        hands = own_hands(facts, [])
        assert hands is not None
        assert layout(hands, fitted_plans(facts, WEIGHS), [facts.mine]) is not None


def test_the_part_that_does_best_in_all_worlds_is_at_least_as_good_as_what_was_said() -> None:
    match = started(4, "weighing")
    at_time(match, 100)
    facts = facts_of(match)
    nothing = [[0] * 14 for _ in range(4)]
    weighing = Weighing(facts, WEIGHS, NOBODY, 200, [nothing])
    plans, worth, was = weighing.best(nothing[0])
    assert worth >= was
    assert weighing.around(plans[facts.mine])[1] == worth
