"""Bots at every seat play a match to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from readyroom.bots.named import bot, decide
from readyroom.bots.plugins import Player
from readyroom.core.chance import Chance
from readyroom.core.game import Bot
from readyroom.core.match import Match
from readyroom.core.playout import BEAT
from readyroom.core.struct import Action

Think = Callable[[Match, int, Bot | Player, Chance], Action | None]

MOST_ACTIONS = 50_000
"""A match that takes longer is stuck."""


def play_out(
    match: Match,
    seated: Sequence[str],
    chance: Chance,
    think: Think = decide,
    look: Callable[[], None] = lambda: None,
) -> None:
    """Plays a match to its end. Against a clock, each bot rests as long as at a table. ``look`` is called before each
    round of questions, and ``think`` asks a bot."""
    players = [bot(match.game, name) for name in seated]
    rested = [0] * len(seated)
    """when each bot can act again"""
    decisions = 0
    while match.outcome is None:
        look()
        before = match.seq
        racing = match.deadline is not None and match.live
        for seat in match.to_act:
            if not match.legal(seat):
                continue  # another seat's action has answered for this one
            if racing and match.now < rested[seat]:
                continue
            action = think(match, seat, players[seat], chance)
            decisions += 1
            if action is not None:
                match.act(seat, action)
                rested[seat] = match.now + int(BEAT * (match.game.beat(match.state, seated[seat]) or 1.0))
        due = match.deadline
        if due is not None:
            match.tick(max(match.now, min(due, *(then for then in rested if then > match.now), due)))
        elif match.seq == before:
            raise RuntimeError(f"nobody can act after entry {match.seq}, and the match is not over")
        if decisions > MOST_ACTIONS:
            raise RuntimeError(f"the match is not over after {MOST_ACTIONS} actions")
