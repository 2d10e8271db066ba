"""``readyroom analyze``: who was winning, what turned the match, and which decisions cost most."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import chain

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.progress import track
from rich.table import Table
from rich.text import Text

import readyroom
from readyroom.bots.analysis import WORTH_TELLING, Analysis, Decision, Piece, Pieces, Turn, Way, whole
from readyroom.cli.arguments import add_game_source, load_games
from readyroom.cli.cores import on_all_cores
from readyroom.cli.replay import seat_names
from readyroom.cli.terminal import SEAT_STYLES, ending, text
from readyroom.core import extras
from readyroom.core.extras import Chapter
from readyroom.core.match import Match
from readyroom.extras.commands import Failure, read
from readyroom.extras.commands import whole as number

EXAMPLES = """\
readyroom analyze match.json                 the turning points, and each player's costliest decisions
readyroom analyze match.json --tries 400     think longer about each decision
readyroom analyze match.json --json > analysis.json"""
BARS = " ▁▂▃▄▅▆▇█"
WIDTH = 60
CREW = "The crew"
COSTLY = 3
"""How many decisions are shown for each player."""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="a record (`-` reads it from stdin)")
    command.add_argument(
        "--tries", type=number(4, 100_000), default=48, help="imagined matches for each decision (%(default)s)"
    )
    command.add_argument("--jobs", type=number(1, 1024), help="processes (default: one for each core)")
    command.add_argument("--json", action="store_true", help="print the whole analysis as JSON")
    add_game_source(command)


def run(args: argparse.Namespace) -> int:
    load_games(args.sources)
    raw = read(args.file)
    match = readyroom.replay(raw)
    seqs = Pieces(match, args.tries).seqs
    if match.outcome is None:
        raise Failure("The match is not over yet, so there is nothing to look back on.")
    given = (raw, args.tries, tuple(args.sources))
    work = on_all_cores(_look_at, _shares(seqs), args.jobs, _get_ready, given)
    console = Console(stderr=True)
    pieces = track(work, f"{len(seqs)} moments", len(_shares(seqs)), console=console, disable=not console.is_terminal)
    try:
        analysis = whole(match, args.tries, chain.from_iterable(pieces))
    except KeyboardInterrupt:
        print("readyroom: Stopped.", file=sys.stderr)
        return 130
    names = seat_names(msgspec.json.decode(raw), match.seats)
    story = extras.story(match, tuple(names))
    if args.json:
        found = msgspec.to_builtins(analysis) | ({"story": msgspec.to_builtins(story)} if story else {})
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        _show(match, analysis, story, names)
    return 0


# -- on all cores: each process has read the record, and analyzes a few moments at a time

_pieces: Pieces | None = None


def _get_ready(raw: bytes, tries: int, sources: tuple[str, ...]) -> None:
    global _pieces
    load_games(sources)
    _pieces = Pieces(readyroom.replay(raw), tries)


def _look_at(seqs: Sequence[int]) -> list[Piece]:
    assert _pieces is not None
    return list(_pieces.each(seqs))


def _shares(seqs: Sequence[int], most: int = 5) -> list[Sequence[int]]:
    return [seqs[i : i + most] for i in range(0, len(seqs), most)]


# -- output


def _show(match: Match, analysis: Analysis, story: Sequence[Chapter], names: list[str]) -> None:
    console = Console(highlight=False)
    console.print(Text(f"{match.game.title}: ", "bold") + ending(match, names))
    if analysis.chances:
        console.print("\nChance to win, from the first move to the last")
        for seat, name in enumerate([CREW] if _crew(match) else names):
            console.print(_curve(analysis, seat, name))
    if analysis.turns:
        console.print("\nTurning points")
        told = _rows(2)
        for turn in analysis.turns:
            told.add_row(f"{turn.seq}", _turn(turn, CREW if _crew(match) else names[turn.seat], names))
        console.print(told)
    for seat in range(match.seats):
        made = [decision for decision in analysis.decisions if decision.seat == seat]
        costly = sorted((one for one in made if one.lost >= WORTH_TELLING), key=lambda one: -one.lost)[:COSTLY]
        if made:
            console.print(_heading(names[seat], seat, made))
        ways = _rows(3)
        for decision in sorted(costly, key=lambda one: one.seq):
            for i, way in enumerate(decision.ways):
                ways.add_row("" if i else f"{decision.seq}", f"{way.value:.0%}", _way(way, names))
        if costly:
            console.print(ways)
    for chapter in story:
        console.print(f"\n{chapter.title}")
        for sentence in chapter.told:
            console.print(Padding(Text(sentence), (0, 0, 0, 2), expand=False))
    if not analysis.decisions and not story:
        console.print("\nEveryone acted at once in this match, so no decision stands alone.")
    if analysis.decisions:
        console.print(f"\nAt most {analysis.tries} imagined matches for each decision, by what the player knew then.")


def _rows(columns: int) -> Table:
    """Lines under each other, the last column wrapped within itself."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(justify="right", style="dim", min_width=5)
    for _ in range(columns - 2):
        rows.add_column(justify="right")
    return rows


def _crew(match: Match) -> bool:
    return match.game.together and match.seats > 1


def _curve(analysis: Analysis, seat: int, name: str) -> Text:
    places = [round(i * (len(analysis.chances) - 1) / (WIDTH - 1)) for i in range(WIDTH)]
    shares = [analysis.chances[place].shares[seat] for place in places]
    bars = "".join(BARS[min(len(BARS) - 1, round(share * (len(BARS) - 1)))] for share in shares)
    line = Text(f"{name:>12.12} ", SEAT_STYLES[seat % len(SEAT_STYLES)])
    return line.append(bars).append(f" {shares[-1]:.0%}")


def _turn(turn: Turn, whose: str, names: list[str]) -> Text:
    line = Text(whose, SEAT_STYLES[turn.seat % len(SEAT_STYLES)])
    line.append(f": from {turn.before:.0%} to {turn.after:.0%}. ")
    for words in turn.told:
        line.append_text(text(words, names)).append(" ")
    line.rstrip()
    return line


def _heading(name: str, seat: int, made: list[Decision]) -> Text:
    good = sum(decision.lost < WORTH_TELLING for decision in made)
    line = Text(f"\n{name}", SEAT_STYLES[seat % len(SEAT_STYLES)])
    return line.append(f": {good} of {len(made)} decisions as good as the best that search found", "default")


def _way(way: Way, names: list[str]) -> Text:
    marks = [mark for mark, on in (("played", way.played), ("the bot's choice", way.bot)) if on]
    line = text(way.words, names)
    if way.played:
        line.stylize("bold")
    return line.append(f"  ({', '.join(marks)})", "dim") if marks else line
