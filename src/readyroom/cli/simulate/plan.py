"""What is simulated, and the result of one match."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import msgspec

import readyroom
from readyroom.bots.crew import play_out
from readyroom.bots.named import decide
from readyroom.bots.plugins import Player
from readyroom.core.account import Account
from readyroom.core.chance import Chance
from readyroom.core.extras import balance
from readyroom.core.game import Bot
from readyroom.core.match import Match
from readyroom.core.struct import Action, Moment, Points


class Plan(msgspec.Struct, frozen=True):
    """``bots`` has one name for each seat; they move on by one seat each match, so that every bot sits everywhere."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    sources: tuple[str, ...] = ()
    balance: bool = False
    """whether each result includes an account of the game's components"""

    def seated(self, number: int) -> tuple[str, ...]:
        return tuple(self.bots[(seat + number) % self.seats] for seat in range(self.seats))


class Result(msgspec.Struct, frozen=True):
    """One match: who sat where, and how it ended, or the ``fault`` that broke it off."""

    number: int
    seed: str
    bots: tuple[str, ...]
    scores: tuple[Points, ...]
    ranking: tuple[int, ...]
    reason: str
    actions: int
    seconds: float
    thinking: tuple[float, ...]
    """how many seconds each seat's bot thought"""
    decisions: tuple[int, ...]
    fault: str = ""
    turns: tuple[int, ...] = ()
    """how many turns each seat had, if the game has turns"""
    together: bool = False
    """whether all won or lost as one crew"""
    account: Account | None = None
    """what happened to the game's components, if the plan asks for it"""


def play_match(plan: Plan, number: int, seed: str = "") -> Result:
    """Plays one match of the plan to its end, with its own seed or the given one."""
    seed = seed or f"{plan.seed}-{number}"
    seated = plan.seated(number)
    thinking, decisions, turns = [0.0] * plan.seats, [0] * plan.seats, [0] * plan.seats
    started = perf_counter()
    match = readyroom.new_match(plan.game, plan.seats, plan.options, seed)
    fault = ""
    try:
        _play_out(match, seated, Chance(f"bots {seed}"), thinking, decisions, turns)
    except Exception as wrong:  # simulations are there to find faults of the rules and bots
        fault = f"{type(wrong).__name__}: {wrong}"
    outcome = match.outcome
    return Result(
        number,
        seed,
        seated,
        outcome.scores if outcome else (),
        outcome.ranking if outcome else (),
        outcome.reason if outcome else "",
        sum(decisions),
        perf_counter() - started,
        tuple(thinking),
        tuple(decisions),
        fault,
        tuple(turns),
        outcome.together if outcome else False,
        _account(match) if plan.balance and outcome else None,
    )


def _account(match: Match) -> Account | None:
    weighed = balance(match.game.slug)
    return None if weighed is None else weighed.account(match)


def _play_out(
    match: Match,
    seated: tuple[str, ...],
    chance: Chance,
    thinking: list[float],
    decisions: list[int],
    turns: list[int],
) -> None:
    now: Moment | None = None

    def think(match: Match, seat: int, player: Bot | Player, chance: Chance) -> Action | None:
        asked = perf_counter()
        action = decide(match, seat, player, chance)
        thinking[seat] += perf_counter() - asked
        decisions[seat] += 1
        return action

    def look() -> None:
        nonlocal now
        was, now = now, match.game.moment(match.state)
        if now is not None and now.seat is not None and now.seat >= 0 and now != was:
            turns[now.seat] += 1

    play_out(match, seated, chance, think, look)
