"""Notebooks, run cell by cell in one namespace: a cell's output is what it prints, and the value of its last line.

This needs no kernel, because the notebooks contain plain Python without Jupyter commands. The tests run them, and the
site shows them with their output.
"""

from __future__ import annotations

import ast
import base64
import contextlib
import io
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"


class Cell(msgspec.Struct, frozen=True):
    """One cell of the file."""

    cell_type: str
    source: list[str]
    outputs: list[Any] = []
    execution_count: int | None = None

    @property
    def text(self) -> str:
        return "".join(self.source)


class Notebook(msgspec.Struct, frozen=True):
    cells: list[Cell]
    nbformat: int
    nbformat_minor: int
    metadata: dict[str, Any]


class Ran(msgspec.Struct, frozen=True):
    """An executed cell: its printed output, the HTML of its last value if it has one, and its pictures."""

    cell: Cell
    printed: str = ""
    shown: str = ""
    pictures: tuple[bytes, ...] = ()


def notebooks() -> list[Path]:
    return sorted(FOLDER.glob("*.ipynb"))


def read(text: str) -> Notebook:
    return msgspec.json.decode(text, type=Notebook)


def run(notebook: Notebook, folder: Path = FOLDER) -> Iterator[Ran]:
    """Runs the code cells from top to bottom, in the notebook's folder."""
    names: dict[str, Any] = {"__name__": "__main__"}
    with contextlib.chdir(folder), _without_a_screen():
        for number, cell in enumerate(notebook.cells):
            if cell.cell_type != "code":
                yield Ran(cell)
                continue
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                shown = _run(cell.text, f"<cell {number}>", names)
            yield Ran(cell, printed.getvalue(), shown, tuple(_pictures()))


def as_markdown(text: str) -> str:
    """A notebook's file as a page, with the output of its cells."""
    parts = []
    for ran in run(read(text)):
        if ran.cell.cell_type == "markdown":
            parts.append(ran.cell.text)
            continue
        parts.append(f"```python\n{ran.cell.text}\n```")
        if ran.printed:
            parts.append(f"```text\n{ran.printed.rstrip()}\n```")
        if ran.shown:
            one_line = ran.shown.replace("\n", "&#10;")  # HTML in Markdown ends at an empty line
            parts.append(f'<div class="shown">{one_line}</div>')
        for picture in ran.pictures:
            data = base64.b64encode(picture).decode()
            parts.append(f'<img class="plot" alt="What the code above draws" src="data:image/png;base64,{data}">')
    return "\n\n".join(parts) + "\n"


def _run(source: str, name: str, names: dict[str, Any]) -> str:
    """Runs the code. If it ends in an expression, its value is printed, or returned as HTML if it has that."""
    tree = ast.parse(source, name)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, name, "exec"), names)
    if not isinstance(last, ast.Expr):
        return ""
    value = eval(compile(ast.Expression(last.value), name, "eval"), names)
    if hasattr(value, "_repr_html_"):
        return str(value._repr_html_())
    if value is not None:
        print(repr(value))
    return ""


def _pictures() -> Iterator[bytes]:
    """A cell's matplotlib figures, if there are any."""
    pyplot = sys.modules.get("matplotlib.pyplot")
    if pyplot is None:
        return
    for number in pyplot.get_fignums():
        drawn = io.BytesIO()
        pyplot.figure(number).savefig(drawn, format="png", dpi=110, bbox_inches="tight")
        yield drawn.getvalue()
    pyplot.close("all")


@contextlib.contextmanager
def _without_a_screen() -> Iterator[None]:
    before = os.environ.get("MPLBACKEND")
    os.environ["MPLBACKEND"] = "Agg"
    try:
        yield
    finally:
        del os.environ["MPLBACKEND"]
        if before is not None:
            os.environ["MPLBACKEND"] = before
