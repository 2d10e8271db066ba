"""A bot's searches: one for the whole crew from open facts, and one that fits its own part to its own cards.

Both are pure: equal facts give equal plans. So plans are cached, and bots in the same process share those that all of
them would find.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, TypeVar

from readyroom.games.space_alert.action_boards import IS_ANDROID, NONE
from readyroom.games.space_alert.bots.facts import Facts, Known, halves, is_heroic_card
from readyroom.games.space_alert.bots.level import Level
from readyroom.games.space_alert.bots.parts import Weighing
from readyroom.games.space_alert.bots.problems import CAUTION, SAFE, WARM, fill, free_orders, mission, searched, take
from readyroom.games.space_alert.solver.evaluation import LOST
from readyroom.games.space_alert.solver.hands import ANY_PHASE, Dealt, Hands
from readyroom.games.space_alert.solver.problem import Plans, Problem
from readyroom.games.space_alert.solver.search import Search, copied
from readyroom.games.space_alert.timeline.timeline import ThreatAnnounced, phases_of

REMEMBERED: Final = 256
HOPELESS: Final = LOST // 2
"""The value of plans that lose the ship in half of all worlds."""
WORTH_SAYING: Final = 60
"""How much better a plan must be to change an announcement."""

Fitted = tuple[Plans, int, int]
"""Plans, their value, and the value of the plans the search started from."""
T = TypeVar("T")

_joint: OrderedDict[object, Plans] = OrderedDict()
_fitted: OrderedDict[object, Fitted] = OrderedDict()
_mended: OrderedDict[object, Plans] = OrderedDict()
_complete: OrderedDict[object, Plans] = OrderedDict()


def joint_plans(facts: Facts, level: Level) -> Plans:
    """A plan for the whole crew from what everyone knows, as if all cards were available. It is built up threat by
    threat and phase by phase, so that news changes as little as possible."""
    return _joint_for(facts, level, len(facts.s.drawn), facts.s.phase)


def _joint_for(facts: Facts, level: Level, threats: int, phase: int) -> Plans:
    key = (level.name, facts.public_key(threats, phase))
    found = _joint.get(key)
    if found is None:
        s = facts.s
        problem = Problem(mission(s, threats, 0), s.options.double_actions)
        problem.alternatives = [mission(s, threats, 1 + i) for i in range(level.fortunes)]
        problem.caution = CAUTION
        problem.turns = facts.last
        problem.plans = copied(_joint_before(facts, level, threats, phase))
        for member in range(facts.members):
            problem.open[member] = fill(problem.plans[member], facts.public(member, phase), facts.last)
            problem.orders[member] = free_orders(s, member)
        problem.doubtful = problem.open
        found = searched(problem, 1 + threats, level.joint, phase < s.timeline.phases).best
        remember(_joint, key, found)
    return found


def _joint_before(facts: Facts, level: Level, threats: int, phase: int) -> Plans:
    """The crew's plan before the latest news: one threat or one phase earlier; empty if there was nothing to plan, or
    if it can no longer be told."""
    s = facts.s
    known = sum(isinstance(m, ThreatAnnounced) and s.timeline.phase_at(m.at) < phase for m in s.moments)
    if not s.untimed and threats > known:
        return _joint_for(facts, level, threats - 1, phase)
    if not s.untimed and phase > 1 and not s.crew.androids:
        return _joint_for(facts, level, threats, phase - 1)
    return [[0] * 14 for _ in range(facts.members)]


def fitted_plans(facts: Facts, level: Level) -> Plans:
    """The crew's plans as this seat wants them: its own part made of its own cards, with everyone who has spoken since
    the latest news taken at their word."""
    spoken = tuple(facts.said(m) if m != facts.mine and facts.fresh(m) else () for m in range(facts.members))
    return _fitted_to(facts, level, spoken)[0]


def mended_plans(facts: Facts, level: Level, round: int) -> Plans:
    """The same, once all have spoken and nobody else is expected to change anything: a new part of its own if it is
    clearly better than the announced one. The first result of a round is kept, so that all of it gets announced."""
    spoken = tuple(_taken_at_word(facts, m) if m != facts.mine else () for m in range(facts.members))
    key = (_fit_key(facts, level, spoken), round)
    found = _mended.get(key)
    if found is None:
        found = _mend(facts, level, spoken, hopeful=round < level.rounds - 1)
        remember(_mended, key, found)
    return found


def _mend(facts: Facts, level: Level, spoken: tuple[Known, ...], hopeful: bool) -> Plans:
    """Expects nothing from those who announced nothing. If that is not enough and there is time, it counts on the
    others after all: a lost ship has nothing to lose."""
    found, value, was = _fitted_to(facts, level, spoken)
    if hopeful and value < (HOPELESS if level.worlds else SAFE):
        dreamt, hoped, _ = _fitted_to(facts, level, tuple(() for _ in spoken))
        if hoped > value:
            return dreamt
    return found if value > was + WORTH_SAYING else _with_own_words(facts, found)


def _taken_at_word(facts: Facts, member: int) -> Known:
    if facts.s.boards[member].seat == IS_ANDROID:
        return ()
    turns = facts.turns_of(member)
    return tuple(max(order, 0) if turn in turns else NONE for turn, order in enumerate(facts.said(member)))


def _with_own_words(facts: Facts, plans: Plans) -> Plans:
    """Plans in which the bot's own part is as announced."""
    as_said = copied(plans)
    for turn, order in enumerate(facts.said(facts.mine)):
        if order != NONE:
            as_said[facts.mine][turn] = order
    return as_said


def _completed(facts: Facts, level: Level) -> Plans:
    """The crew's plan with everyone, itself included, taken at their word: only later phases are searched, so that
    announcements are judged by the best that can follow."""
    words = tuple(_taken_at_word(facts, m) for m in range(facts.members))
    settled = tuple(facts.settled(m) for m in range(facts.members))
    key = (level.name, facts.public_key(len(facts.s.drawn), facts.s.phase), words, settled)
    found = _complete.get(key)
    if found is None:
        s = facts.s
        problem = _problem(facts, level, copied(joint_plans(facts, level)))
        for member in range(facts.members):
            turns = fill(problem.plans[member], settled[member], facts.last)
            problem.open[member] = take(problem.plans[member], turns, words[member])
            problem.orders[member] = free_orders(s, member)
        problem.doubtful = problem.open
        found = searched(problem, 500, level.mend, s.phase < s.timeline.phases).best
        remember(_complete, key, found)
    return found


def _fitted_to(facts: Facts, level: Level, spoken: tuple[Known, ...]) -> Fitted:
    mending = facts.mine >= 0 and facts.fresh(facts.mine)
    key = (_fit_key(facts, level, spoken), facts.said(facts.mine) if mending else ())
    found = _fitted.get(key)
    if found is None:
        found = (_weigh if level.worlds else _fit)(facts, level, spoken, mending)
        remember(_fitted, key, found)
    return found


def _fit_key(facts: Facts, level: Level, spoken: tuple[Known, ...]) -> object:
    """Everything that the bot's own part depends on, except its announcements."""
    turns = tuple((facts.turns_of(m)[0], facts.turns_of(m)[-1]) for m in range(facts.members))
    own = facts.settled(facts.mine) if facts.mine >= 0 else ()
    public = facts.public_key(len(facts.s.drawn), facts.s.phase)
    key = (level.name, public, facts.seat, tuple(facts.cards()), own, spoken, turns)
    if not level.worlds:
        return key
    said = tuple(facts.said(m) if m != facts.mine else () for m in range(facts.members))
    return (key, said, tuple(facts.count(m) for m in range(facts.members)))


def _problem(facts: Facts, level: Level, plans: Plans) -> Problem:
    """The mission as announced so far, with the damage tiles in several orders."""
    s = facts.s
    problem = Problem(mission(s, len(s.drawn), 0), s.options.double_actions)
    problem.alternatives = [mission(s, len(s.drawn), 1 + i) for i in range(level.fortunes)]
    problem.caution = CAUTION
    problem.turns = facts.last
    problem.plans = plans
    return problem


def _weigh(facts: Facts, level: Level, spoken: tuple[Known, ...], mending: bool) -> Fitted:
    """Starts from everyone's last announcements or from the crew's plan, whichever leads further."""
    joint, words = joint_plans(facts, level), _last_words(facts, level)
    starts, budget = ([words], level.mend) if mending else ([words, joint], level.fit)
    return Weighing(facts, level, spoken, budget, starts).best(words[facts.mine])


def _last_words(facts: Facts, level: Level) -> Plans:
    """The crew's plan, overwritten with everyone's last announcements."""
    plans = copied(joint_plans(facts, level))
    for member in range(facts.members):
        for turn, order in enumerate(facts.said(member)):
            if order != NONE:
                plans[member][turn] = order
    return plans


def _fit(facts: Facts, level: Level, spoken: tuple[Known, ...], mending: bool) -> Fitted:
    """Starts from the crew's plan or, when mending, from the announcements: the search then returns the value of the
    better plans and of the announced ones."""
    s = facts.s
    problem = _problem(facts, level, copied(_completed(facts, level) if mending else joint_plans(facts, level)))
    fed = facts.fed()
    for member in range(facts.members):
        plan = problem.plans[member]
        turns = fill(plan, facts.settled(member), facts.last)
        problem.open[member] = take(plan, turns, spoken[member])
        problem.orders[member] = free_orders(s, member)
        if member == facts.mine:
            problem.orders[member] += [h for face in facts.cards() if is_heroic_card(face) for h in halves(face)]
    problem.hands = own_hands(facts, fed)
    planned = [facts.mine, *fed]
    problem.doubtful = [
        [t for t in problem.open[m] if m not in planned or t not in facts.turns_of(m)] for m in range(facts.members)
    ]
    lay_what_can_be(problem, facts, fed)
    budget = level.mend if mending else level.fit
    more_to_come = s.phase < s.timeline.phases
    was = Search(problem, 0, 1, WARM, more_to_come).value
    found = searched(problem, 1000 + facts.seat, budget, more_to_come)
    return found.best, found.value, was


def lay_what_can_be(problem: Problem, facts: Facts, fed: list[int]) -> None:
    """Removes from the bot's own part what its cards do not allow, latest turns first."""
    hands = problem.hands
    if hands is None:
        return
    for member in [m for m in (facts.mine, *fed) if m >= 0]:
        turns = [turn for turn in reversed(facts.turns_of(member)) if turn in problem.open[member]]
        for turn in turns:
            if hands.allow(problem.plans, member):
                break
            problem.plans[member][turn] = 0


def own_hands(facts: Facts, fed: list[int]) -> Hands | None:
    """Its own cards of this phase. Nobody else's cards are known, so nobody else needs any."""
    if facts.mine < 0:
        return None  # a lone player picks from the open deck
    s = facts.s
    cards = [Dealt(face, facts.mine, 1) for face in facts.cards()]
    cards += [Dealt(s.boards[m].heroic, m, 1) for m in fed if s.boards[m].heroic != NONE]
    phase = len(phases_of(facts.turns_of(facts.mine)[0]))
    hands = Hands(cards, [m in fed for m in range(facts.members)], min(phase, ANY_PHASE))
    for member in range(facts.members):
        if member != facts.mine and member not in fed:
            hands.locked[member] = (1 << 14) - 1
        else:
            begun = facts.turns_of(member)[0]
            hands.locked[member] = (1 << begun) - 1
            if member in fed:
                board = s.boards[member]
                hands.locked[member] |= sum(1 << turn for turn in range(1, 13) if board.cards[turn] != NONE)
    return hands


def remember(memory: OrderedDict[object, T], key: object, found: T) -> None:
    memory[key] = found
    if len(memory) > REMEMBERED:
        memory.popitem(last=False)
