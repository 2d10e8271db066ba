"""The search bot plays any game legally and repeatably, knows only what its seat knows, and wins."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game import every_game
from tests.games import cabal

import readyroom
from readyroom.bots import Budget, SearchBot
from readyroom.bots.search import Tally, chosen
from readyroom.core.chance import Chance
from readyroom.core.conformance import Case
from readyroom.core.conformance.bots import check_player
from readyroom.core.game import Game
from readyroom.core.match import Match
from readyroom.core.struct import Action

FEW = Budget(tries=8, depth=20)


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.slug)
def test_it_is_legal_repeatable_and_knows_only_what_its_seat_knows(game: Game) -> None:
    for seats in {game.seats[0], min(2, game.seats[-1])}:
        case = Case(game, game.Options(), seats, game.versions[-1], "search")
        check_player(case, "expert", lambda: SearchBot(game, FEW), moments=4)


def seen_by(match: Match, seat: int, dealt: str) -> Any:
    """The match as a seat may imagine it."""
    state = match.state.clone()
    match.game.imagine(state, seat, Chance(dealt))
    return state


def test_it_samples_what_it_cannot_know() -> None:
    match = Match.start(cabal.GAME, cabal.CabalOptions(), 3, "hidden")
    for seat in range(3):
        match.act(seat, match.legal(seat)[0])
    seat = match.to_act[0]
    one, other = (
        SearchBot(cabal.GAME, Budget(tries=40)).choose(
            seen_by(match, seat, dealt), seat, match.legal(seat), Chance("its luck")
        )
        for dealt in ("one way", "another way")
    )
    assert one == other


def test_it_beats_random_play() -> None:
    wins = sum(plays_and_wins(number) for number in range(12))
    assert wins >= 9


def plays_and_wins(number: int) -> bool:
    match = Match.start(cabal.GAME, cabal.CabalOptions(), 2, f"duel-{number}")
    luck = Chance(f"luck-{number}")
    mine = number % 2
    bot = SearchBot(cabal.GAME, Budget(tries=60, depth=40))
    while match.outcome is None:
        seat = match.to_act[0]
        legal = match.legal(seat)
        if seat == mine:
            action = bot.choose(seen_by(match, seat, f"deal-{match.seq}"), seat, legal, luck)
            assert action is not None
            match.act(seat, action)
        else:
            match.act(seat, legal[luck.below(len(legal))])
    return match.outcome.ranking[mine] == 1


def test_it_stops_when_its_time_is_up() -> None:
    match = Match.start(cabal.GAME, cabal.CabalOptions(), 2, "hurry")
    bot = SearchBot(cabal.GAME, Budget(tries=10**9, seconds=0.05))
    tallies = bot.weigh(match.state, 0, match.legal(0), Chance("luck"))
    assert len(tallies) > 1 and all(tally.found for tally in tallies)


def test_the_guides_choice_yields_only_to_something_clearly_better() -> None:
    class Do(Action, frozen=True, tag="do"):
        what: int

    first = Tally(Do(0), {1: 0.5, 2: 0.5, 3: 0.5, 4: 0.5})
    lucky = Tally(Do(1), {1: 0.9, 2: 0.3, 3: 0.5, 4: 0.5})
    better = Tally(Do(2), {1: 0.6, 2: 0.55, 3: 0.6, 4: 0.55})
    given_up = Tally(Do(3), {1: 0.99})
    assert chosen([first, lucky, given_up], doubt=1.0) is first
    assert chosen([first, lucky, better, given_up], doubt=1.0) is better
    assert chosen([first, lucky], doubt=0.0) is lucky


def test_it_stops_thinking_when_nothing_is_left_to_decide() -> None:
    """Most of what a captain could do is plainly worse than the best."""
    game = readyroom.game("starship-captains")
    match = Match.start(game, game.Options(), 2, "obvious")
    spent = []
    for _ in range(12):
        seat = match.to_act[0]
        tallies = SearchBot(game, Budget(tries=60)).weigh(match.state, seat, match.legal(seat), Chance("luck"))
        spent.append(sum(len(tally.found) for tally in tallies))
        match.act(seat, tallies[0].action)
    assert max(spent) >= 60 > min(one for one in spent if one)
