"""The code on the front page and in ``help(readyroom)`` plays every game to its end."""

from __future__ import annotations

import contextlib
import doctest
import io
import random
import re
from pathlib import Path
from typing import Any

import pytest

import readyroom
from readyroom import Event, Match

README = Path(__file__).parents[2] / "README.md"
EXAMPLE = 'new_match("tiny-epic-galaxies", seats=3, options={"beyond_the_black": True}, seed=7)'
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "galaxy-trucker": [{}, {"flights": "II", "missions": True}],
    "space-alert": [{}, {"mission": "NF-3", "new_frontier": True, "double_actions": True}],
    "starship-captains": [{}],
    "tiny-epic-galaxies": [{}, {"beyond_the_black": True}],
}
WAYS = [(slug, options) for slug, sets in OPTIONS.items() for options in sets]


@pytest.fixture(autouse=True)
def no_endless_loops(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code that would play forever fails instead."""
    act = Match.act

    def counted(match: Match, seat: int, action: Any) -> list[Event]:
        assert match.seq < match.game.longest, "It never ends."
        return act(match, seat, action)

    monkeypatch.setattr(Match, "act", counted)


def code_on_the_front_page() -> str:
    blocks: list[str] = re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL)
    (block,) = [one for one in blocks if "new_match" in one]
    return block


def loop_in_the_help() -> str:
    examples = doctest.DocTestParser().get_examples(readyroom.__doc__ or "")
    (loop,) = [one.source for one in examples if one.source.startswith("while")]
    return loop


def test_every_game_is_tried() -> None:
    ours = [slug for slug in readyroom.games() if type(readyroom.game(slug)).__module__.startswith("readyroom.")]
    assert list(OPTIONS) == ours


@pytest.mark.parametrize(("slug", "options"), WAYS)
def test_the_front_pages_code_plays_every_game_to_its_end(slug: str, options: dict[str, Any]) -> None:
    code = code_on_the_front_page()
    assert code.count(EXAMPLE) == 1
    seats = min(3, readyroom.game(slug).seats[-1])
    random.seed(7)
    names: dict[str, Any] = {}
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(code.replace(EXAMPLE, f"new_match({slug!r}, seats={seats}, options={options!r}, seed=7)"), names)
    match = names["match"]
    assert match.game.slug == slug and match.outcome is not None
    assert said.getvalue().splitlines()[-1] == str(match.outcome.scores)


@pytest.mark.parametrize(("slug", "options"), WAYS)
def test_the_loop_in_the_help_plays_every_game_to_its_end(slug: str, options: dict[str, Any]) -> None:
    random.seed(7)
    match = readyroom.new_match(slug, options=options, seed=7)
    exec(loop_in_the_help(), {"match": match, "random": random})
    assert match.outcome is not None
