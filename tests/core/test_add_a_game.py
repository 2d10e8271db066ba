"""The small game in docs/add-a-game.md is complete, sound and playable, and the page shows its real code."""

from __future__ import annotations

import re
from pathlib import Path

from examples.games.salvage import GAME, AirLost, Paid, State

from readyroom.core.conformance import check_game
from readyroom.core.match import Match

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text()
SOURCE = (ROOT / "examples" / "games" / "salvage.py").read_text()


def test_every_piece_the_page_shows_is_the_games_own() -> None:
    shown = [block for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if "my_game" not in block]
    assert len(shown) >= 5
    for block in shown:
        assert block.strip("\n") in SOURCE, block


def test_the_game_conforms() -> None:
    check_game(GAME)


def started() -> Match:
    match = Match.start(GAME, GAME.Options(), 2, "any")
    match.act(0, "bet bold")
    match.act(1, "bet cautious")
    return match


def test_crates_found_are_aboard_only_once_they_are_up() -> None:
    match = started()
    match.act(0, "dive; dive", luck=[2, 4])
    assert match.view(None).public.found == 8 and match.view(None).public.aboard == (0, 0)
    match.act(0, "surface")
    assert match.view(None).public.aboard == (8, 0)


def test_without_air_the_crates_of_the_turn_are_lost() -> None:
    match = started()
    match.act(0, "dive", luck=[3])
    assert AirLost(0, 4) in match.act(0, "dive", luck=[5])
    assert match.view(None).public.aboard == (0, 0) and match.to_act == (1,)


def test_the_round_is_finished_and_bets_are_paid() -> None:
    match = started()
    state: State = match.state
    state.aboard[:] = [19, 18]
    state.losses[0] = 2
    match.act(0, "dive", luck=[0])
    match.act(0, "surface")
    match.act(1, "dive", luck=[0])
    told = match.act(1, "surface")
    assert Paid(0, "bold", 4) in told and Paid(1, "cautious", 4) in told
    assert match.outcome is not None and match.outcome.scores == (24, 23) and match.outcome.ranking == (1, 2)
