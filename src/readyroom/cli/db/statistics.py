"""``readyroom db statistics``: recalculates all statistics and ratings from finished matches."""

from __future__ import annotations

import argparse
import asyncio

import msgspec
from rich.console import Console

from readyroom.cli.arguments import add_game_source, load_games
from readyroom.cli.cores import on_all_cores
from readyroom.cli.db.database import add_database, existing, in_sentences, opened, settings_of
from readyroom.cli.db.progress import bar, bars
from readyroom.cli.db.replay import get_ready, shelf
from readyroom.extras.commands import whole
from readyroom.server.statistics import entries
from readyroom.server.statistics.ratings import rate_all_again
from readyroom.server.table.kept import kept
from readyroom.server.work.stored_match import folded
from readyroom.store import Store
from readyroom.store.rows import EntryRow, MatchRow, ResultRow, SeatPlayed, SeatRow, Stored, TableRow

EXAMPLES = "readyroom db statistics\nreadyroom db statistics --drop-pruned"
MORE = """Servers keep statistics up to date by themselves. Run this if you doubt the numbers, or if newly installed
rules report more about a match than before. It may run while servers do, and Ctrl-C stops it cleanly: no match is left
half done. The lines of matches that were pruned stay as they are, unless --drop-pruned is given.

exit codes:
  0  everything was recalculated
  130  interrupted"""
AT_ONCE = 50


class Worked(msgspec.Struct, frozen=True):
    """A match's recalculated lines."""

    code: str
    lines: list[SeatPlayed]
    told: bool
    """whether the installed rules could report the facts"""


def arguments(command: argparse.ArgumentParser) -> None:
    add_database(command, MORE)
    command.add_argument("--drop-pruned", action="store_true", help="also drop the lines of matches that were pruned")
    command.add_argument("--jobs", type=whole(1, 1024), help="processes (default: one for each core)")
    add_game_source(command)


def run(args: argparse.Namespace) -> int:
    load_games(args.sources)
    engine, where = existing(args), settings_of(args).db
    done: list[Worked] = []
    with in_sentences(engine), opened(engine) as store:
        codes = [row[0] for row in asyncio.run(store.rows("finished_codes"))]
        with bars(Console(stderr=True)) as progress:
            told = bar(progress, "working out")
            batch: list[Worked] = []
            try:
                for one in on_all_cores(work_out, codes, args.jobs, get_ready, (where, tuple(args.sources))):
                    batch.append(one)
                    if len(batch) == AT_ONCE:
                        asyncio.run(_enter(store, batch))
                        done += batch
                        batch = []
                    told(len(done) + len(batch), len(codes))
                asyncio.run(_enter(store, batch))
                done += batch
                asyncio.run(_finish(store, args.drop_pruned))
            except KeyboardInterrupt:
                print(f"Stopped after {len(done):,} of {len(codes):,} matches. Run it again to finish.")
                return 130
    silent = sum(not one.told for one in done)
    print(f"{len(done):,} matches, {sum(len(one.lines) for one in done):,} seats.")
    if silent:
        print(f"{silent:,} of them by rules that are not installed here: their facts are left out.")
    return 0


def work_out(code: str) -> Worked:
    """Recalculates one match, in a process of its own."""
    ask = shelf().ask
    stored = Stored(
        TableRow(*ask("table", code=code)[0]),
        tuple(SeatRow(*row) for row in ask("seats", code=code)),
        {},
        MatchRow(*ask("match", code=code)[0]),
        tuple(EntryRow(*row) for row in ask("entries", code=code, after=-1)),
        (),
        (),
        ResultRow(*ask("result_of", code=code)[0]),
    )
    match = kept(stored)
    facts: entries.Facts = ()
    if match is not None:
        try:
            facts = entries.facts_of(folded(match))
        except Exception:  # its rules are missing or have changed
            facts = ()
    return Worked(code, entries.lines_of(stored, facts), bool(facts))


async def _enter(store: Store, batch: list[Worked]) -> None:
    steps = []
    for one in batch:
        steps.append(store.step("drop_played", code=one.code))
        steps += [store.step("enter", **msgspec.structs.asdict(line)) for line in one.lines]
    if steps:
        await store.write(steps, "")


async def _finish(store: Store, drop_pruned: bool) -> None:
    if drop_pruned:
        await store.write([store.step("drop_pruned")], "")
    await rate_all_again(store)
