"""docs/positions.md shows current positions of every game and makes only true statements.

``python -m tests.core.test_positions_page`` rewrites its examples.
"""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import msgspec
import pytest
from tests.fixtures.fixtures import FOLDER, Fixture

import readyroom

PAGE = Path(__file__).parents[2] / "docs" / "positions.md"
EXAMPLE = re.compile(r"<!-- ([\w-]+)/([\w-]+) at (\d+) -->\n```text\n(.*?)```", re.DOTALL)


def position(slug: str, name: str, entry: str) -> str:
    fixture = msgspec.json.decode((FOLDER / slug / f"{name}.json").read_bytes(), type=Fixture)
    return readyroom.replay(fixture.record, slug).at(int(entry)).position()


EXAMPLES = EXAMPLE.findall(PAGE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("slug", "name", "entry", "shown"), EXAMPLES, ids=[slug for slug, *_ in EXAMPLES])
def test_every_example_is_current_and_can_be_continued(slug: str, name: str, entry: str, shown: str) -> None:
    assert position(slug, name, entry) == shown
    match = readyroom.from_position(shown, slug)
    seat = match.to_act[0]
    match.act(seat, match.legal(seat)[0])
    assert match.seq == 1


def test_every_game_has_an_example() -> None:
    ours = [slug for slug in readyroom.games() if type(readyroom.game(slug)).__module__.startswith("readyroom.games.")]
    assert sorted(slug for slug, *_ in EXAMPLES) == ours


def test_the_pages_python_examples_are_correct() -> None:
    blocks = re.findall(r"```pycon\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        test = doctest.DocTestParser().get_doctest(block, {}, PAGE.name, str(PAGE), 0)
        assert doctest.DocTestRunner().run(test).failed == 0


if __name__ == "__main__":
    page = PAGE.read_text(encoding="utf-8")
    for slug, name, entry, shown in EXAMPLES:
        heading = f"<!-- {slug}/{name} at {entry} -->\n```text\n"
        page = page.replace(f"{heading}{shown}```", f"{heading}{position(slug, name, entry)}```")
    PAGE.write_text(page, encoding="utf-8")
