"""An arena's numbers as tables in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from readyroom.cli.arena.pairing import Arena
from readyroom.cli.arena.table import Pair, Standing
from readyroom.cli.simulate.report import name_width, slim_table


def show(arena: Arena, standings: tuple[Standing, ...], pairs: tuple[Pair, ...], console: Console) -> None:
    chosen = ", ".join(f"{name}={value}" for name, value in arena.options.items())
    where = f"{arena.game}, {arena.seats} seats{f', {escape(chosen)}' if chosen else ''}"
    table = slim_table(title=f"{where}, seed {escape(arena.seed)}")
    who = "crew" if arena.together else "bot"
    table.add_column(who, overflow="fold", width=name_width((one.bot for one in standings), console))
    whole = ("95%", "ms/move") if console.width >= 80 else ()
    for heading in (*(() if arena.together else ("Elo", "95%")), "matches", "won", "95%", "score", "ms/move"):
        table.add_column(heading, justify="right", overflow="fold", no_wrap=heading in whole)
    for one in standings:
        reach = f"{one.low:.0f} to {one.high:.0f}" if one.low < one.high else "unknown"  # all matches came out alike
        rating = () if one.elo is None else (f"{one.elo:.0f}", reach)
        table.add_row(
            one.bot,
            *rating,
            f"{one.matches}",
            f"{one.rate:.1%}",
            f"{one.rate_low:.0%} to {one.rate_high:.0%}",
            f"{one.score:.1f} ± {one.score_reach:.1f}",
            f"{one.thinking_ms:.1f}",
        )
    console.print(table)
    for pair in pairs if len(arena.bots) > 2 else ():
        console.print(
            f"{pair.bot} beats {pair.other} in {pair.rate:.1%} ({pair.low:.0%} to {pair.high:.0%}) of {pair.matches}."
        )
