"""``readyroom replay``: checks every line of a record and prints the match."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

import readyroom
from readyroom.cli.arguments import add_game_source, load_games
from readyroom.cli.terminal import board, chosen, ending, text
from readyroom.core.board import outline
from readyroom.core.entry import CLOCK
from readyroom.core.match import Match
from readyroom.core.struct import Lay, Tick, Undo
from readyroom.extras.commands import Misuse, read, whole

EXAMPLES = """\
readyroom replay match.json
readyroom replay match.json --at 40          the table as it stood after entry 40
readyroom replay match.json --as 1           only what seat 1 was told
readyroom replay match.json --notation       the actions as they are typed
readyroom replay match.json --at 40 --position > puzzle.txt
                                             all facts after entry 40, as `readyroom play --from` reads them"""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="a record (`-` reads it from stdin)")
    command.add_argument("--at", type=whole(0, 10_000_000), metavar="N", help="stop after entry N and show the table")
    command.add_argument("--as", dest="viewer", metavar="SEAT", help="a seat's number, or `spectator`")
    form = command.add_mutually_exclusive_group()
    form.add_argument("--words", action="store_true", help="say what happened in words (default)")
    form.add_argument("--notation", action="store_true", help="list the actions in the game's notation")
    form.add_argument("--position", action="store_true", help="print all facts as a position, hidden ones too")
    add_game_source(command)


def run(args: argparse.Namespace) -> int:
    load_games(args.sources)
    raw = read(args.file)
    match = readyroom.replay(raw)
    names = seat_names(msgspec.json.decode(raw), match.seats)
    viewer = viewer_from(args.viewer, match.seats)
    until = match.seq if args.at is None else args.at
    if not 0 <= until <= match.seq:
        raise Misuse(f"There is no entry {until}. The match has entries 0 to {match.seq}.")
    if args.position:
        if viewer != OPEN:
            raise Misuse("A position holds every fact, so it cannot be limited to one seat. Leave out --as.")
        print(match.at(until).position(), end="")
        return 0
    console = Console(highlight=False)
    console.print(_heading(match))
    for seq in range(until + 1):
        if args.notation:
            _print_action(match, seq, viewer, names, console)
        else:
            for line in _told(match, seq, viewer, names):
                console.print(Text(f"{seq:>5}  ", "dim") + line)
    if args.at is None:
        console.print(ending(match, names) if match.outcome else "The match is not over.")
    else:
        _print_table(match.at(until), viewer, names, console)
    console.print(f"Checked: {match.seq + 1} entries, every action legal{_luck(match)}.")
    return 0


def seat_names(record: Any, seats: int) -> list[str]:
    """The names in a table's record, or the seats' numbers."""
    names = record.get("names") if isinstance(record, dict) else None
    given = [str(name) for name in names] if isinstance(names, list) else []
    return [given[seat] if seat < len(given) and given[seat] else f"Seat {seat}" for seat in range(seats)]


OPEN = "open"


def viewer_from(given: str | None, seats: int) -> int | str | None:
    """The viewer: a seat, None for a spectator, or all hands open."""
    if given is None:
        return OPEN
    if given == "spectator":
        return None
    if given.isdecimal() and int(given) < seats:
        return int(given)
    raise Misuse(f"--as takes a seat from 0 to {seats - 1} or `spectator`, not {given!r}.")


def _heading(match: Match) -> Text:
    options = chosen(match.game, match.options)
    line = Text(match.game.title, "bold")
    line.append(f", {match.seats} seats, rules version {match.version}{f', {options}' if options else ''}", "not bold")
    return line


def _told(match: Match, seq: int, viewer: int | str | None, names: list[str]) -> list[Text]:
    events = [told.event if isinstance(viewer, str) else told.to(viewer) for told in match.told[seq]]
    return [text(match.game.describe(event), names) for event in events if event is not None]


def _print_action(match: Match, seq: int, viewer: int | str | None, names: list[str], console: Console) -> None:
    entry = match.entries[seq]
    if entry.action is None:
        said = "set up"
    elif isinstance(entry.action, Lay):
        said = "set up from a position"
    elif isinstance(entry.action, match.game.secret) and viewer not in (OPEN, entry.actor):
        said = "something that only they know"
    elif isinstance(entry.action, Undo):
        said = f"back to {entry.action.to}"
    elif isinstance(entry.action, Tick):
        said = f"the clock at {entry.at} ms"
    else:
        said = match.write(entry.action)
    who = "" if entry.actor == CLOCK else f"{names[entry.actor]}: "
    console.print(Text(f"{seq:>5}  ", "dim") + Text(f"{who}{said}"))


def _print_table(match: Match, viewer: int | str | None, names: list[str], console: Console) -> None:
    """Prints the table as the viewer saw it; with all hands open, followed by what only each seat knew."""
    console.rule(f"The table after entry {match.seq}")
    console.print(board(match, None if isinstance(viewer, str) else viewer, names), soft_wrap=True)
    for seat in range(match.seats) if isinstance(viewer, str) else ():
        own = match.view(seat).own
        if own is not None and (known := outline(own, names=names)):
            console.print(Text(f"\nOnly {names[seat]} knows", "bold"))
            console.print(known, markup=False, soft_wrap=True)


def _luck(match: Match) -> str:
    return ", every shuffle and roll checked against the seed" if match.outcome and match.seed is not None else ""
