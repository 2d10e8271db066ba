"""The notebooks run from top to bottom and are stored without outputs."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from scripts.site.notebooks import Cell, Notebook, as_markdown, notebooks, read, run

NOTEBOOKS = notebooks()


def test_there_are_three_notebooks() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["first-match", "simulate-and-measure", "space-alert-mission"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_and_says_something(path: Path) -> None:
    ran = list(run(read(path.read_text(encoding="utf-8"))))
    assert any(one.printed or one.shown for one in ran)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_outputs(path: Path) -> None:
    notebook = read(path.read_text(encoding="utf-8"))
    assert (notebook.nbformat, notebook.nbformat_minor) == (4, 5)
    kept = [cell for cell in notebook.cells if cell.outputs or cell.execution_count is not None]
    assert not kept, "clear all outputs before you save it"


def test_a_cell_that_fails_fails_the_run() -> None:
    with pytest.raises(ZeroDivisionError):
        list(run(notebook("one = 1", "one / 0")))


def test_a_page_shows_what_cells_print_say_and_draw() -> None:
    drawn = "import matplotlib.pyplot as plt\nplt.plot([1, 2])\nNone"
    page = as_markdown(msgspec.json.encode(notebook("print('aloud')\n6 * 7", "one = 1", drawn)).decode())
    assert "```text\naloud\n42\n```" in page
    assert page.count("```text") == 1 and page.count("data:image/png") == 1


def test_a_page_shows_a_match_as_its_board() -> None:
    shown = "import readyroom\nreadyroom.new_match('tiny-epic-galaxies', seed=7)"
    page = as_markdown(msgspec.json.encode(notebook(shown)).decode())
    (board,) = [line for line in page.splitlines() if "<pre>" in line]
    assert board.startswith('<div class="shown">') and "&#10;&#10;" in board and board.endswith("</pre></div>")


def notebook(*sources: str) -> Notebook:
    return Notebook([Cell("code", [source]) for source in sources], 4, 5, {})
