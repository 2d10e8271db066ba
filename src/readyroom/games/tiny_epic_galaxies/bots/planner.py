"""A player that plans its whole turn: in which order to use the dice, for what, and which to roll again first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from readyroom.core.chance import Chance
from readyroom.core.struct import Action
from readyroom.games.tiny_epic_galaxies.actions import Hire, KeepMission
from readyroom.games.tiny_epic_galaxies.bots.greedy import choose_mission
from readyroom.games.tiny_epic_galaxies.bots.insight import Insight
from readyroom.games.tiny_epic_galaxies.bots.lookahead import Leaf, Mind
from readyroom.games.tiny_epic_galaxies.interned import ACTIVATE, CONVERT, END_TURN, REROLL, convert_key, faces_in
from readyroom.games.tiny_epic_galaxies.state import EIGHTS, State
from readyroom.games.tiny_epic_galaxies.steps.face import can_use
from readyroom.games.tiny_epic_galaxies.steps.hire import hires
from readyroom.games.tiny_epic_galaxies.steps.turn import TakeTurn, reroll_price


@dataclass(frozen=True)
class Effort:
    """How widely a turn is searched: lines kept from die to die, ways kept for each die, positions tried for each die,
    hires tried."""

    lines: int
    ways: int
    positions: int
    hires: int
    converts: bool


@dataclass(frozen=True)
class Care:
    """How much a planner tries."""

    thorough: Effort
    """for the turn as it is"""
    straight: Effort
    """again without converters and hires, if the best line has some"""
    quick: Effort
    """after a reroll, and after an action already begun"""
    rolls: int
    """how often each reroll is tried in thought"""
    positions: int
    """the most positions tried for each way to continue"""
    ways: int
    """how many ways to continue are planned to the end of the turn"""
    enough: int
    """how many positions to try in one decision before nothing new is tried"""


USUAL: Final = Care(
    thorough=Effort(lines=4, ways=3, positions=40, hires=12, converts=True),
    straight=Effort(lines=3, ways=2, positions=24, hires=0, converts=False),
    quick=Effort(lines=2, ways=2, positions=24, hires=4, converts=True),
    rolls=5, positions=60, ways=6, enough=2_000,
)  # fmt: skip
GREAT: Final = Care(
    thorough=Effort(lines=8, ways=5, positions=100, hires=12, converts=True),
    straight=Effort(lines=6, ways=4, positions=60, hires=0, converts=False),
    quick=Effort(lines=3, ways=3, positions=40, hires=4, converts=True),
    rolls=24, positions=150, ways=12, enough=40_000,
)  # fmt: skip


Worths = dict[Action, float]
"""What a turn that begins with this action is worth."""


class Way:
    """Part of a turn: its position, its first action, the dice used, and what averaged luck adds to its worth."""

    __slots__ = ("extra", "first", "gains", "promise", "state", "worth")

    def __init__(
        self,
        state: State,
        first: Action,
        promise: float,
        worth: float,
        extra: float,
        gains: tuple[tuple[float, int], ...],
    ) -> None:
        self.state = state
        self.first = first
        self.promise = promise
        """what it is worth with the dice still to use"""
        self.worth = worth
        """what it is worth if the turn ends here"""
        self.extra = extra
        self.gains = gains
        """what each die used so far gained, and its face; -1 for a converter or a hire"""


class Planner:
    """Considers what its dice can do together, tries rerolls in thought, and sees what the others are about to do."""

    def __init__(self, insight: Insight, care: Care = USUAL) -> None:
        self.insight = insight
        self.care = care

    def choose(self, state: State, seat: int, legal: list[Action], chance: Chance) -> Action:
        if len(legal) == 1:
            return legal[0]
        if isinstance(legal[0], KeepMission):
            return choose_mission(legal)
        mind = Mind(seat, self.insight, chance)
        if isinstance(state.stack[-1], TakeTurn):
            return use_a_die(state, mind, self.care, {})
        return go_on_with(state, legal, mind, self.care, {})

    def ranked(self, state: State, seat: int, legal: list[Action], chance: Chance) -> list[Action]:
        """What it considers, best first."""
        if len(legal) == 1 or isinstance(legal[0], KeepMission):
            return [self.choose(state, seat, legal, chance)]
        mind = Mind(seat, self.insight, chance)
        worths: Worths = {}
        if isinstance(state.stack[-1], TakeTurn):
            first = use_a_die(state, mind, self.care, worths)
        else:
            first = go_on_with(state, legal, mind, self.care, worths)
        worths.pop(first, None)
        return [first, *sorted(worths, key=worths.__getitem__, reverse=True)]


def use_a_die(s: State, mind: Mind, care: Care, worths: Worths) -> Action:
    """The first action of the best line, or a reroll that promises more."""
    mind.faces = mind.face_gains(s, care.positions)
    best = plan(s, mind, care.thorough, worths)
    straight = best
    if any(face < 0 for _, face in best.gains):
        straight = plan(s, mind, care.straight)
        if straight.worth > best.worth:
            best = straight
    choice, most = best.first, best.worth
    if reroll_price(s) <= s.galaxies[mind.seat].energy:
        for action in worthwhile_rerolls(s, straight):
            if mind.looked > care.enough:
                break
            total = 0.0
            for _ in range(care.rolls):
                after = s.clone()
                mind.do(after, mind.seat, action)
                total += plan(after, mind, care.quick).worth
            worths[action] = total / care.rolls
            if total / care.rolls > most:
                choice, most = action, total / care.rolls
    return choice


def worthwhile_rerolls(s: State, best: Way) -> list[Action]:
    """The dice that the best line leaves, then also those that gain least in it."""
    dice = s.inactive
    kept: list[tuple[float, int]] = []
    for gain, face in best.gains:
        if face >= 0 and dice >> (3 * face) & 7:  # a die that was set on the way is not there to be rolled
            dice -= EIGHTS[face]
            kept.append((gain, face))
    kept.sort()
    found: list[Action] = []
    if dice > 0:
        found.append(REROLL[dice])
    for gain, face in kept[:2]:
        if gain > 1.0:
            break
        dice += EIGHTS[face]
        found.append(REROLL[dice])
    return found


def go_on_with(s: State, legal: list[Action], mind: Mind, care: Care, worths: Worths) -> Action:
    """Completes an action already begun: the ways that look best are planned to the end of the turn."""
    ways: list[tuple[float, int, Leaf]] = []
    for i, action in enumerate(legal):
        ways += [(leaf.value, i, leaf) for leaf in mind.leaves(s, action, care.positions)]
    ways.sort(key=_most)
    first = ways[0][2].state
    if not _may_plan(first, mind.seat):
        for worth, i, _ in reversed(ways):
            worths[legal[i]] = worth
        return legal[ways[0][1]]
    mind.faces = mind.face_gains(first, care.quick.positions)
    before = {id(leaf): leaf.value for _, _, leaf in ways}
    choice, most = ways[0][1], -1e9
    seen: set[int] = set()
    looked = 0
    for worth, i, leaf in ways:
        key = round(before[id(leaf)] * 1e6)
        if key in seen:
            continue
        seen.add(key)
        looked += 1
        total = worth
        if _may_plan(leaf.state, mind.seat):
            total = plan(leaf.state, mind, care.quick).worth + worth - mind.value_now(leaf.state)
        worths[legal[i]] = max(total, worths.get(legal[i], total))
        if total > most:
            choice, most = i, total
        if looked == care.ways or mind.looked > care.enough:
            break
    return legal[choice]


def _may_plan(s: State, seat: int) -> bool:
    return not s.over and s.active == seat and s.inactive > 0 and isinstance(s.stack[-1], TakeTurn)


def plan(s: State, mind: Mind, effort: Effort, worths: Worths | None = None) -> Way:
    """The best line from here to the end of the turn: a beam search, die by die. ``worths`` gets what the best line
    with each beginning is worth."""
    now = mind.value_now(s)
    best = Way(s, END_TURN, mind.value(s), now, 0.0, ())
    if worths is not None:
        worths[END_TURN] = now
    lines = [best]
    root = True
    while lines:
        found: dict[tuple[int, int], Way] = {}
        for line in lines:
            if _may_plan(line.state, mind.seat):
                extend(line, root, mind, effort, found)
        root = False
        lines = sorted(found.values(), key=_promise)[: effort.lines]
        for line in lines:
            if worths is not None:
                worths[line.first] = max(line.worth, worths.get(line.first, line.worth))
            if line.worth > best.worth + 1e-9:
                best = line
    return best


def extend(line: Way, root: bool, mind: Mind, effort: Effort, found: dict[tuple[int, int], Way]) -> None:
    """Every next die, converter and hire worth a look."""
    s = line.state
    for face in range(6):
        if s.inactive >> (3 * face) & 7 and can_use(s, mind.seat, face, 0):
            leaves = mind.leaves(s, ACTIVATE[face], effort.positions)
            leaves.sort(key=_leaf_value)
            for leaf in leaves[: effort.ways]:
                add(line, root, ACTIVATE[face], leaf, face, mind, found)
    if not s.converted and effort.converts:
        for action in promising_converts(s, mind.faces):
            after = s.clone()
            mind.do(after, mind.seat, action)
            add(line, root, action, Leaf(mind.value(after), after), -1, mind, found)
    if s.beyond and effort.hires:
        for action, leaf in promising_hires(s, mind, effort.hires):
            add(line, root, action, leaf, -1, mind, found)


def add(
    line: Way, root: bool, action: Action, leaf: Leaf, face: int, mind: Mind, found: dict[tuple[int, int], Way]
) -> None:
    """Keeps a longer line unless an equal one is known."""
    s = leaf.state
    promise = leaf.value + line.extra
    key = (s.inactive, round(promise * 1e6))
    if key in found:
        return
    now = mind.value_now(s)
    extra = promise - mind.value(s)
    worth = now + extra
    gains = (*line.gains, (worth - line.worth, face))
    found[key] = Way(s, action if root else line.first, promise, worth, extra, gains)


def promising_converts(s: State, faces: list[float]) -> list[Action]:
    """Spends the two dice worth least, and sets the next to one of the faces worth most."""
    dice = sorted(faces_in(s.inactive), key=faces.__getitem__)
    if len(dice) < 3:
        return []
    best = sorted(range(6), key=faces.__getitem__)[-3:]
    lost = faces[dice[0]] + faces[dice[1]] + faces[dice[2]]
    return [_convert(dice, to) for to in best if faces[to] + 0.3 > lost and to != dice[2]]


def _convert(dice: list[int], to: int) -> Action:
    return CONVERT[convert_key(EIGHTS[dice[0]] + EIGHTS[dice[1]], dice[2], to)]


def promising_hires(s: State, mind: Mind, most: int) -> list[tuple[Action, Leaf]]:
    """The two hires that look best, of the first ``most``."""
    found: list[tuple[float, Action, Leaf]] = []
    for action in _different(s, mind.seat)[:most]:
        leaf = max(mind.leaves(s, action, 4), key=_value)
        found.append((leaf.value, action, leaf))
    found.sort(key=_first)
    return [(action, leaf) for _, action, leaf in found[:2]]


def _different(s: State, seat: int) -> list[Action]:
    """Every pilot and ship to hire once, at the lowest price, with the scout that has the least to do."""
    ships = s.galaxies[seat].ships
    found: dict[tuple[str, str], Hire] = {}
    for action in hires(s, seat):
        assert isinstance(action, Hire)
        key = (action.pilot, action.ship)
        known = found.get(key)
        if known is None or (action.count, ships[action.replace].where) < (known.count, ships[known.replace].where):
            found[key] = action
    return list(found.values())


def _most(way: tuple[float, int, Leaf]) -> float:
    return -way[0]


def _first(hire: tuple[float, Action, Leaf]) -> float:
    return -hire[0]


def _promise(line: Way) -> float:
    return -line.promise


def _leaf_value(leaf: Leaf) -> float:
    return -leaf.value


def _value(leaf: Leaf) -> float:
    return leaf.value
