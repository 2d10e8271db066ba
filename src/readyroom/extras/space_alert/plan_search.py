"""Bounded searches for better Space Alert plans, in the server's workshop."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.extras.space_alert.bodies import Solve
from readyroom.extras.space_alert.tasks import mistakes_told
from readyroom.games.space_alert.film.film import screen_match
from readyroom.games.space_alert.film.story import hands_of
from readyroom.games.space_alert.solver.task import Solution, Task
from readyroom.server.refusal import Refusal
from readyroom.server.work.stored_match import Kept, folded

SOLVE = "readyroom.extras.space_alert.plan_search:solve"
NOT_YET = "The search for a better plan waits until the match is over."


class Wish(msgspec.Struct, frozen=True):
    """The request, and the match it is about, if any."""

    asked: Solve
    match: Kept | None


@mistakes_told
def solve(given: bytes) -> bytes:
    """A Wish to a Solution, as JSON."""
    wish = msgspec.msgpack.decode(given, type=Wish)
    mission, hands = _mission(wish)
    return msgspec.json.encode(_improved(Task(mission, hands), wish.asked))


def _improved(task: Task, asked: Solve) -> Solution:
    """The best plan this many evaluations find from the plan in the file; never a worse one."""
    search = task.start(asked.seed, from_scratch=False)
    search.run(asked.evaluations)
    search.tidy()
    return task.solution(search.best, search.evaluations, search.value)


def _mission(wish: Wish) -> tuple[Any, dict[str, Any] | list[Any] | None]:
    """The mission to fly, and the hands to fly it with; None for free cards."""
    mission: Any = wish.asked.mission
    hands = wish.asked.hands
    if wish.match is not None:
        match = folded(wish.match)
        screening = screen_match(match, wish.match.names)
        if screening is None or match.outcome is None:
            raise Refusal(NOT_YET, status=403)
        mission = mission if mission is not None else screening.mission
        if wish.asked.dealt:
            hands = hands_of(match)
    if mission is None:
        raise Refusal("Send a mission, or the code of a match that is over.")
    return mission, hands
