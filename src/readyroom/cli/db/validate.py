"""``readyroom db validate``: replays every stored match with the installed rules."""

from __future__ import annotations

import argparse

from rich.console import Console

from readyroom.cli.arguments import add_game_source, load_games
from readyroom.cli.cores import on_all_cores
from readyroom.cli.db.database import add_database, existing, in_sentences, opened, settings_of
from readyroom.cli.db.progress import bar, bars
from readyroom.cli.db.replay import Replayed, get_ready, play_again
from readyroom.cli.db.verdicts import as_json, show
from readyroom.extras.commands import whole

EXAMPLES = (
    "readyroom db validate                        before a new version goes live\n"
    "readyroom db validate --db copy.db --json"
)
MORE = """It only reads, and may run while servers do. Ctrl-C shows what was found so far.

exit codes:
  0  every match plays as it was played
  1  some cannot be played here, or differ
  130  interrupted"""


def arguments(command: argparse.ArgumentParser) -> None:
    add_database(command, MORE)
    command.add_argument("--json", action="store_true", help="print the verdicts as JSON")
    command.add_argument("--jobs", type=whole(1, 1024), help="processes (default: one for each core)")
    add_game_source(command)


def run(args: argparse.Namespace) -> int:
    load_games(args.sources)  # reports a missing game before anything starts
    engine, where = existing(args), settings_of(args).db
    found: list[Replayed] = []
    stopped = False
    with in_sentences(engine):
        with opened(engine):
            connection = engine.connect()
            codes = [code for (code,) in connection.execute("SELECT code FROM matches ORDER BY started, code")]
            connection.close()
        with bars(Console(stderr=True)) as progress:
            told = bar(progress, "replaying")
            try:
                for one in on_all_cores(play_again, codes, args.jobs, get_ready, (where, tuple(args.sources))):
                    found.append(one)
                    told(len(found), len(codes))
            except KeyboardInterrupt:
                stopped = True
    if args.json:
        print(as_json(found, len(codes)))
    else:
        show(found, len(codes))
    if stopped:
        return 130
    return 0 if all(one.verdict == "good" for one in found) else 1
