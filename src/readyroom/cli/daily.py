"""``readyroom daily``: a day's missions, the same everywhere, to list or to play."""

from __future__ import annotations

import argparse
import secrets
import sys

import msgspec
from rich.console import Console
from rich.markup import escape

import readyroom
from readyroom.bots.crew import play_out
from readyroom.cli.arguments import add_game_source, load_games
from readyroom.cli.play import save
from readyroom.cli.play.session import Sitting
from readyroom.core import registry
from readyroom.core.chance import Chance
from readyroom.core.english import count, half
from readyroom.days import Mission
from readyroom.extras.commands import Failure, Misuse, seconds

EXAMPLES = """\
readyroom daily                                    today's missions
readyroom daily --date 2026-11-17 --json           another day's, for programs
readyroom daily --play starship-captains           play one in this terminal
readyroom daily --bots space-alert                 how the bot crew fares on it"""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("--date", metavar="DAY", help="a day other than today (UTC), such as 2026-11-17")
    command.add_argument("--json", action="store_true", help="print everything about them as JSON, seeds too")
    command.add_argument("--play", metavar="GAME", help="play this game's mission here, with its bots")
    command.add_argument("--bots", metavar="GAME", help="have bots play this game's mission, as a server does")
    command.add_argument("--name", default="Captain", help="what the log calls you (default: Captain)")
    command.add_argument("--pace", type=seconds, default=0.4, help="seconds between bots' actions (0.4)")
    command.add_argument("--save", metavar="FILE", help="write the record here when you leave")
    add_game_source(command)


def run(args: argparse.Namespace) -> int:
    load_games(args.sources)
    missions = readyroom.daily(args.date)
    if args.play or args.bots:
        mission = _chosen(missions, args.play or args.bots)
        return _play(mission, args) if args.play else _fly(mission)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(missions)).decode())
    else:
        _show(missions, Console())
    return 0


def _chosen(missions: tuple[Mission, ...], slug: str) -> Mission:
    found = next((mission for mission in missions if mission.game == slug), None)
    if found is None:
        raise Misuse(f"{slug!r} has no daily mission. These games do: {', '.join(one.game for one in missions)}.")
    return found


def _show(missions: tuple[Mission, ...], console: Console) -> None:
    console.print(f"[bold]{missions[0].day}[/] (UTC)")
    for mission in missions:
        seats = "alone" if mission.seats == 1 else f"{mission.seats} seats"
        console.print(f"[bold]{escape(mission.name)}[/]  [cyan]{mission.game}[/], {seats}")
        console.print(f"  {escape(mission.words)}")


def _fly(mission: Mission) -> int:
    match = mission.match()
    play_out(match, (mission.crew,) * mission.seats, Chance(f"bots {mission.seed}"))
    assert match.outcome is not None, "it was played out"
    scores = ", ".join(half(score) for score in match.outcome.scores)
    print(f"{mission.name}: {match.outcome.reason} {mission.crew} bots: {scores}.")
    return 0


def _play(mission: Mission, args: argparse.Namespace) -> int:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Failure("`readyroom daily --play` needs a terminal.")
    from readyroom.cli.play.app import PlayApp

    levels = dict(enumerate(mission.bots, start=1))
    names = [args.name, *(f"Bot {seat} ({level})" for seat, level in levels.items())]
    sitting = Sitting(mission.match(), 0, names, levels, secrets.token_hex(8))
    PlayApp(sitting, pace=args.pace).run()
    if args.save:
        print(f"The record is in {save(sitting, args.save)}.")
    if sitting.match.outcome:
        title = registry.title(mission.game)
        print(f"{title}, {mission.day}, {mission.name}: {count(sitting.match.outcome.scores[0], 'point')}.")
    return 0
