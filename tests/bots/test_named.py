"""Bots by name and bots written by others: what they receive, and how missing ones are reported."""

from __future__ import annotations

import pytest
from tests.games import cabal

import readyroom
from readyroom.bots import Player, SearchBot, Seen, UnknownBot, bot, decide, levels
from readyroom.bots.parallel import ParallelSearch
from readyroom.core.chance import Chance
from readyroom.core.game import Game
from readyroom.core.match import Match
from readyroom.core.struct import Action

HERE = "tests.bots.test_named"


class First:
    """Takes the first listed action, and remembers what it saw."""

    level = "eager"
    games = ("cabal",)

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: list[Seen] = []

    def decide(self, seen: Seen) -> Action:
        self.seen.append(seen)
        return seen.legal[0]


class Gameless:
    def decide(self, seen: Seen) -> Action | None:
        return seen.legal[0]


class NoBot:
    """Decides nothing."""


def test_every_game_has_its_levels_then_the_search_then_anything_legal() -> None:
    assert levels(cabal.GAME) == ("steady", "expert", "random")
    assert isinstance(bot(cabal.GAME, "expert"), SearchBot)


@pytest.mark.parametrize("slug", readyroom.games())
def test_our_games_have_three_levels_and_no_other(slug: str) -> None:
    game = readyroom.game(slug)
    assert game.levels == ("easy", "normal", "hard")
    with pytest.raises(LookupError, match="easy, normal, hard"):
        game.bot("impossible")


def test_how_long_an_expert_thinks_is_part_of_its_name() -> None:
    short, counted, wide = (bot(cabal.GAME, name) for name in ("expert/0.2s", "expert/30", "expert/1s/2"))
    assert isinstance(short, SearchBot) and short.budget.seconds == 0.2
    assert isinstance(counted, SearchBot) and (counted.budget.tries, counted.budget.seconds) == (30, 0.0)
    assert isinstance(wide, ParallelSearch) and wide.processes == 2
    for nothing in ("expert/0", "expert/1s/0"):
        with pytest.raises(UnknownBot):
            bot(cabal.GAME, nothing)


def test_your_own_bot_sees_what_its_seat_sees() -> None:
    match = Match.start(cabal.GAME, cabal.CabalOptions(), 2, "own")
    mine = bot(cabal.GAME, f"{HERE}:First")
    assert isinstance(mine, Player)
    assert decide(match, 1, mine, Chance("luck")) == match.legal(1)[0]
    (seen,) = mine.seen  # type: ignore[attr-defined]  # it is a First
    assert seen.view == match.view(1) and seen.legal == match.legal(1) and not seen.live
    hands = {tuple(seen.imagined().hands[0]) for _ in range(20)}
    assert len(hands) > 1, "it imagines what it cannot know, differently each time"
    assert {tuple(seen.imagined().hands[1]) for _ in range(5)} == {tuple(match.state.hands[1])}


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nobody", "Cabal has no bot called 'nobody'. Its bots are: steady, expert, random."),
        ("no_such_module:Bot", "There is no bot 'no_such_module:Bot' (written as module:Class)"),
        (f"{HERE}:NoBot", "is not a bot: a class with a method `decide(seen)`."),
        (f"{HERE}:Gameless", "is not a bot: it is created with the game it plays, `__init__(self, game)`."),
        (f"{HERE}:Missing", "There is no bot"),
    ],
)
def test_a_missing_bot_is_reported(name: str, why: str) -> None:
    with pytest.raises(UnknownBot) as told:
        bot(cabal.GAME, name)
    assert why in str(told.value)


def test_a_bot_for_other_games_says_so() -> None:
    with pytest.raises(UnknownBot, match=r"does not play Tiny Epic Galaxies\."):
        bot(readyroom.game("tiny-epic-galaxies"), f"{HERE}:First")


def test_several_processes_come_to_one_answer() -> None:
    match = Match.start(cabal.GAME, cabal.CabalOptions(), 2, "many heads")
    crowd = bot(cabal.GAME, "expert/20/2")
    assert decide(match, 0, crowd, Chance("luck")) in match.legal(0)
