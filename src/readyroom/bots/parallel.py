"""The search on several cores: each process searches other worlds for the same question, and the results are merged."""

from __future__ import annotations

import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.util import Finalize
from threading import Thread
from typing import Any, Final

from readyroom.bots.search import LUCKS, Budget, SearchBot, Tally, chosen
from readyroom.core.chance import Chance
from readyroom.core.game import Game
from readyroom.core.parcel import packed, unpacked
from readyroom.core.struct import Action

Found = list[tuple[Action, dict[int, float]]]
FIRST: Final = 100
"""Before everything that multiprocessing itself does as a process ends."""


class ParallelSearch:
    """A SearchBot in each of ``processes``, started when first needed."""

    def __init__(self, game: Game, budget: Budget, processes: int) -> None:
        self.game = game
        self.budget = budget
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def choose(self, state: Any, seat: int, legal: list[Action], chance: Chance) -> Action | None:
        if len(legal) == 1:
            return legal[0]
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"), end_with_parent)
            # A process that ends waits for those it started, so they must be told to end before.
            Finalize(self, self._pool.shutdown, exitpriority=FIRST)
        question = packed((self.game, self.budget, state, seat, legal))
        asked = [self._pool.submit(_found, question, chance.below(LUCKS)) for _ in range(self.processes)]
        tallies = merged(unpacked(future.result()) for future in asked)
        return chosen(tallies, self.game.guide().doubt).action if tallies else None


def end_with_parent() -> None:
    """Ends this process as soon as the one that started it has ended, even if that one was killed."""
    parent = parent_process()
    assert parent is not None, "only a process that was started by another calls this"

    def follow() -> None:
        parent.join()
        os._exit(1)

    Thread(target=follow, daemon=True).start()


def _found(question: bytes, luck: int) -> bytes:
    """What this process finds, as a packed ``Found``."""
    game, budget, state, seat, legal = unpacked(question)
    tallies = SearchBot(game, budget).weigh(state, seat, legal, Chance("parallel", luck))
    return packed([(tally.action, tally.found) for tally in tallies])


def merged(all_found: Iterable[Found]) -> list[Tally]:
    """The tallies of several searches as one. The most common first action comes first: the others are measured by it.

    >>> from readyroom.core.struct import Action
    >>> class Pass(Action, tag="pass"): ...
    >>> class Stay(Action, tag="stay"): ...
    >>> [(type(tally.action).__name__, len(tally.found)) for tally in merged(
    ...     [[(Pass(), {1: 0.5})], [(Stay(), {2: 0.5}), (Pass(), {2: 0.6})], [(Pass(), {3: 0.5})]])]
    [('Pass', 3), ('Stay', 1)]
    """
    tallies: dict[Action, Tally] = {}
    firsts: dict[Action, int] = {}
    for found in all_found:
        for place, (action, values) in enumerate(found):
            tallies.setdefault(action, Tally(action)).found.update(values)
            firsts[action] = firsts.get(action, 0) + (place == 0)
    return sorted(tallies.values(), key=lambda tally: -firsts[tally.action])
