"""The search that plays any game: it answers within the rules, always alike, knows no more than its seat, and wins."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game import every_game
from tests.games import cabal

from readyroom.bots import SearchBot
from readyroom.core.chance import Chance
from readyroom.core.game import Game
from readyroom.core.match import Match
from readyroom.core.struct import Action


def seen_by(match: Match, seat: int, dealt: str) -> Any:
    """The match as a seat may imagine it."""
    state = match.state.clone()
    match.game.imagine(state, seat, Chance(dealt))
    return state


def chosen(match: Match, seat: int, tries: int = 12, dealt: str = "one way") -> Action:
    bot = SearchBot(match.game, tries, depth=20)
    return bot.choose(seen_by(match, seat, dealt), seat, match.legal(seat), Chance("its luck"))


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.slug)
def test_it_answers_within_the_rules_and_always_alike(game: Game) -> None:
    match = Match.start(game, game.Options(), game.seats[0], "search")
    luck = Chance("moves")
    for _ in range(6):
        for seat in match.to_act[:1]:
            action = chosen(match, seat)
            assert action in match.legal(seat)
            assert chosen(match, seat) == action
            match.act(seat, action)
        for seat in match.to_act[:1]:
            legal = match.legal(seat)
            match.act(seat, legal[luck.below(len(legal))])


def test_it_deals_for_itself_what_it_cannot_know() -> None:
    match = Match.start(cabal.GAME, cabal.CabalOptions(), 3, "hidden")
    for seat in range(3):
        match.act(seat, match.legal(seat)[0])
    seat = match.to_act[0]
    assert chosen(match, seat, 40, "one way") == chosen(match, seat, 40, "another way")


def test_it_beats_random_play() -> None:
    wins = sum(plays_and_wins(number) for number in range(12))
    assert wins >= 9


def plays_and_wins(number: int) -> bool:
    match = Match.start(cabal.GAME, cabal.CabalOptions(), 2, f"duel-{number}")
    luck = Chance(f"luck-{number}")
    mine = number % 2
    bot = SearchBot(cabal.GAME, tries=60, depth=40)
    while match.outcome is None:
        seat = match.to_act[0]
        legal = match.legal(seat)
        if seat == mine:
            match.act(seat, bot.choose(seen_by(match, seat, f"deal-{match.seq}"), seat, legal, luck))
        else:
            match.act(seat, legal[luck.below(len(legal))])
    return match.outcome.ranking[mine] == 1
