"""The results of replaying: a table for each game, then each match that is not as it was."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.table import Table

from readyroom.cli.db.replay import Replayed
from readyroom.core import registry

TITLES = {"good": "good", "unplayable": "cannot be played here", "differs": "differ"}
MOST_NAMED = 20


def show(found: list[Replayed], of: int) -> None:
    console = Console(highlight=False)
    for game in sorted({one.game for one in found}):
        console.print(_table(game, [one for one in found if one.game == game]))
    for verdict in ("unplayable", "differs"):
        wrong = sorted((one for one in found if one.verdict == verdict), key=lambda one: one.code)
        for one in wrong[:MOST_NAMED]:
            console.print(f"{one.code}  {one.why}", markup=False, soft_wrap=True)
        if len(wrong) > MOST_NAMED:
            console.print(f"and {len(wrong) - MOST_NAMED} more; --json names them all")
    good = sum(one.verdict == "good" for one in found)
    if len(found) < of:
        console.print(f"Stopped after {len(found):,} of {of:,} matches.")
    console.print(f"{good:,} of {len(found):,} matches play here as they were played.")


def as_json(found: list[Replayed], of: int) -> str:
    counts = {verdict: sum(one.verdict == verdict for one in found) for verdict in TITLES}
    wrong = sorted((one for one in found if one.verdict != "good"), key=lambda one: one.code)
    return msgspec.json.encode({"matches": of, "replayed": len(found), **counts, "wrong": wrong}).decode()


def _table(game: str, found: list[Replayed]) -> Table:
    title = registry.title(game) if game in registry.slugs() else game
    table = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("rules")
    for name in ("matches", "entries", *TITLES.values()):
        table.add_column(name, justify="right")
    for rules in sorted({one.rules for one in found}):
        some = [one for one in found if one.rules == rules]
        counts = [f"{sum(one.verdict == verdict for one in some):,}" for verdict in TITLES]
        entries = sum(one.entries for one in some)
        table.add_row(f"version {rules}", f"{len(some):,}", f"{entries:,}", *counts)
    return table
