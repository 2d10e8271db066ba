"""A game's bots answer legally, deterministically, and know no more than their seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from readyroom.core.chance import Chance
from readyroom.core.conformance.case import Case, Nonconforming
from readyroom.core.conformance.play import walk
from readyroom.core.conformance.secrecy import imagined
from readyroom.core.game import Bot
from readyroom.core.match import Match
from readyroom.core.struct import Action


def check_bots(case: Case) -> None:
    """Each level at some moments of a match; the first, which is the fastest, at more of them."""
    for i, level in enumerate(case.game.levels):
        check_player(case, level, partial(case.game.bot, level), moments=16 if i == 0 else 4)


def check_player(case: Case, level: str, make: Callable[[], Bot], moments: int) -> None:
    """Any bot, created again for each answer. At every second moment only legality is checked."""
    for n, match in enumerate(walk(case, moments)):
        for seat in match.to_act[:2]:
            action = _answer(case, match, seat, level, make)
            if n % 2 == 0:
                _check_answer(case, match, seat, level, make, action)


def _answer(case: Case, match: Match, seat: int, level: str, make: Callable[[], Bot]) -> Action | None:
    action = _chosen(case, match, seat, level, make)
    if action is None:
        case.expect(match.live, f"The {level} bot of seat {seat} waits, though no clock runs for it.", match)
    else:
        case.expect(action in match.legal(seat), f"The {level} bot of seat {seat} wants {action}, not legal.", match)
    return action


def _check_answer(
    case: Case, match: Match, seat: int, level: str, make: Callable[[], Bot], action: Action | None
) -> None:
    before = match.digest
    again = _chosen(case, match, seat, level, make)
    case.expect_same(again, action, f"The {level} bot must choose the same again.", match)
    twin = imagined(match, seat, "what the seat cannot know")
    blind = _chosen(case, twin, seat, level, make)
    case.expect_same(blind, action, f"The {level} bot knows what its seat cannot.", match)
    case.expect_same(match.digest, before, f"The {level} bot must not touch the match.", match)


def _chosen(case: Case, match: Match, seat: int, level: str, make: Callable[[], Bot]) -> Action | None:
    """Gives the bot what a table gives it: an imagined state and luck of its own."""
    state = imagined(match, seat, "the bot's imagination").state
    try:
        return make().choose(state, seat, match.legal(seat), Chance("the bot's luck"))
    except Exception as wrong:
        raise Nonconforming(
            f"{case} after entry {match.seq}: The {level} bot of seat {seat} raised {wrong!r}."
        ) from wrong
