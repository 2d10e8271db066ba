"""Puzzles from matches: find the move, where one answer is clearly best; and games' own tasks (``core.extras.Tasks``),
such as saving a lost ship.

Search judges a move when the puzzle is made: two looks at all answers with different luck, then a third with all its
tries at those both found clearly worse than the best. Among many decisions, the first two looks sometimes agree by luck
alone. The third look's results are kept, so judging is a lookup.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from readyroom.bots.analysis import decides
from readyroom.bots.search import Budget, SearchBot, Tally
from readyroom.core import extras, registry
from readyroom.core.chance import QuickChance
from readyroom.core.extras import Task
from readyroom.core.match import Match
from readyroom.core.struct import Action
from readyroom.core.words import Words

TITLE: Final = "Find the move"
TRIES: Final = 400
"""Imagined matches for each of the three looks at a decision."""
GLANCE: Final = 40
"""Those of a first look, which tells whether the others are worth their time."""
LUCKS: Final = (11, 2_000_003, 5_000_011)
CLEARLY: Final = 0.1
"""How much better the best answer must be than each other one, in each look,"""
SURE: Final = 2.5
"""and by how many standard errors."""
FEWEST: Final = 3
"""Enough answers that guessing does not help; a requested decision may have two."""
MOST: Final = 5
SHIPPED: Final = Path(__file__).parent / "puzzles.json"


class Answer(msgspec.Struct, frozen=True):
    """One answer, and the search's rating from 0 to 1."""

    words: Words
    notation: str
    value: float


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position in which a seat finds the best of a few answers, in an order that reveals nothing; or a game's task.
    The position has everything in it: show only the seat's view."""

    code: str
    game: str
    seats: int
    title: str
    question: Words
    seat: int = 0
    position: str = ""
    legal: int = 0
    """how many answers the rules allow; the puzzle has those worth considering"""
    answers: tuple[Answer, ...] = ()
    tries: int = 0
    """imagined matches per look"""
    task: dict[str, Any] | None = None
    solution: dict[str, Any] | None = None

    def solved(self, answer: int) -> bool:
        """Whether an answer is the best."""
        return self.answers[answer].value == max(one.value for one in self.answers)


def puzzles_of(match: Match, tries: int = TRIES, fewest: int = FEWEST) -> Iterator[Puzzle]:
    """The puzzles in a finished match: its game's tasks, then its decisions in turn, with at least so many answers."""
    yield from tasks_of(match)
    stands = set(match.line)
    past = Match(match.game, match.options, match.seats, match.seed, match.commitment, match.version)
    for entry in match.entries:
        if entry.seq in stands and entry.actor >= 0 and decides(past, entry.actor):
            puzzle = find_the_move(past, entry.actor, tries, fewest)
            if puzzle is not None:
                yield puzzle
        past.fold(entry, trusted=True)


def tasks_of(match: Match) -> list[Puzzle]:
    """The tasks a game sets from one of its matches."""
    setter = extras.puzzles(match.game.slug)
    return [] if setter is None else [_from_task(match, task) for task in setter.tasks(match)]


def _from_task(match: Match, task: Task) -> Puzzle:
    slug = match.game.slug
    code = _code([slug, task.given])
    return Puzzle(
        code, slug, match.seats, task.title, task.question, task=task.given, solution=task.solution
    )  # fmt: skip


def find_the_move(past: Match, seat: int, tries: int = TRIES, fewest: int = 2) -> Puzzle | None:
    """The puzzle for the seat asked at a moment: the best answer among clearly worse ones. Close seconds are left out.
    None if too few answers remain."""
    legal = list(past.game.legal(past.state, seat))
    if len(_clearly_worse([_look(past, seat, legal, min(tries, GLANCE), LUCKS[0])], sure=1.0)) < fewest:
        return None
    found = _clearly_worse([_look(past, seat, legal, tries, luck) for luck in LUCKS[:2]])
    few = _told_apart(past, seat, [action for action, _ in found])[:MOST]
    if len(few) < fewest:
        return None
    sure = _clearly_worse([_look(past, seat, few, tries, LUCKS[2])])
    if len(sure) < fewest or sure[0][0] != few[0]:
        return None
    return _puzzle(past, seat, sure, tries)


def _look(past: Match, seat: int, legal: list[Action], tries: int, luck: int) -> dict[Action, Tally]:
    bot = SearchBot(past.game, Budget(tries))
    tallies = bot.weigh(past.state, seat, legal, QuickChance(luck))
    return {tally.action: tally for tally in tallies}


def _clearly_worse(looks: list[dict[Action, Tally]], sure: float = SURE) -> list[tuple[Action, float]]:
    """The best answer, then all that every look finds worse by the margin and by more than luck explains, each with its
    worth: the best one's minus how much worse it did in the same worlds."""
    both = [action for action in looks[0] if all(action in look for look in looks)]
    best = max(both, key=lambda action: _mean(looks, action), default=None)
    if best is None:
        return []
    top = _mean(looks, best)
    found = [(best, top)]
    for action in both:
        gaps = [look[best].ahead_of(look[action]) for look in looks]
        if action != best and all(ahead >= CLEARLY and ahead >= sure * error for ahead, error in gaps):
            found.append((action, top - sum(ahead for ahead, _ in gaps) / len(gaps)))
    return sorted(found, key=lambda one: -one[1])


def _mean(looks: list[dict[Action, Tally]], action: Action) -> float:
    return sum(look[action].mean for look in looks) / len(looks)


def _told_apart(past: Match, seat: int, actions: list[Action]) -> list[Action]:
    """The first of those that read the same."""
    told: dict[str, Action] = {}
    for action in actions:
        told.setdefault(str(wording(past, seat, action)), action)
    return list(told.values())


def wording(past: Match, seat: int, action: Action) -> Words:
    """An action as the seat is offered it: "the scout orbiting Leandra", where the plain words have only a number."""
    choice = past.choice(seat)
    offered = () if choice is None else choice.options
    return next((option.label for option in offered if option.action == action), past.game.describe(action))


def _puzzle(past: Match, seat: int, found: list[tuple[Action, float]], tries: int) -> Puzzle | None:
    game = past.game
    choice = past.choice(seat)
    if choice is None:
        return None
    answers = [
        Answer(wording(past, seat, action), past.write(action), round(max(0.0, value), 3)) for action, value in found
    ]
    position = past.position()
    return Puzzle(
        code=_code([position, seat]),
        game=game.slug,
        seats=past.seats,
        title=TITLE,
        question=choice.prompt,
        seat=seat,
        position=position,
        legal=len(game.legal(past.state, seat)),
        answers=tuple(sorted(answers, key=lambda one: sha256(one.notation.encode()).hexdigest())),
        tries=tries,
    )


def _code(plain: object) -> str:
    return sha256(msgspec.json.encode(plain)).hexdigest()[:12]


def listed(found: list[Puzzle]) -> str:
    """Puzzles as JSON, one per line."""
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in found)
    return f"[\n{lines}\n]" if found else "[]"


@cache
def shipped() -> dict[str, Puzzle]:
    """The packaged puzzles by their codes, for the games installed here."""
    found = msgspec.json.decode(SHIPPED.read_bytes(), type=list[Puzzle])
    return {puzzle.code: puzzle for puzzle in found if puzzle.game in registry.slugs()}
