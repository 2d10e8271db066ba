"""``readyroom galaxy-trucker ship``: what a Galaxy Trucker ship is worth, and what is wrong with it."""

from __future__ import annotations

import argparse

from readyroom.core.codec import to_json
from readyroom.core.english import count
from readyroom.extras.commands import Failure, Misuse, read
from readyroom.games.galaxy_trucker.ship import BadShip, Ship, parse, write
from readyroom.games.galaxy_trucker.ship.report import Loss, Report, loss, report

EXAMPLES = """\
readyroom galaxy-trucker ship rocket.txt                    mistakes, strengths, weak points
readyroom galaxy-trucker ship rocket.txt --lose 7,6         what you lose if column 7, row 6 is hit
readyroom galaxy-trucker ship rocket.txt --json             the same as data"""
EXIT_CODES = """\
exit codes:
  0  the ship has no mistakes, or --lose was answered
  1  the ship has mistakes
  2  the text is not a ship, or there is no such file or square"""


def arguments(command: argparse.ArgumentParser) -> None:
    command.epilog = f"{command.epilog}\n\n{EXIT_CODES}"
    command.add_argument("file", metavar="FILE", help="the ship as a grid of tiles (`-` reads it from stdin)")
    command.add_argument(
        "--lose", metavar="SQUARE", help="only print what explodes, shatters and falls off if this square is hit"
    )
    command.add_argument("--json", action="store_true", help="print it as JSON")


def run(args: argparse.Namespace) -> int:
    """0: the ship may fly; 1: it has mistakes; 2: the file or question makes no sense, so a script can tell a faulty
    ship from a faulty file."""
    try:
        ship = parse(read(args.file).decode(errors="replace"))
    except BadShip as wrong:
        raise Misuse(f"{args.file}: {wrong}") from None
    except Failure as missing:
        raise Misuse(str(missing)) from None
    if args.lose is not None:
        lost = loss(ship, _square(ship, args.lose))
        print(to_json(lost) if args.json else _loss(lost))
        return 0
    made = report(ship)
    print(to_json(made) if args.json else f"{write(ship)}\n{_words(made)}")
    return 1 if made.mistakes else 0


def _square(ship: Ship, name: str) -> int:
    square = ship.board.number.get(name, 0)
    if not square or ship.tile[square] < 0:
        raise Misuse(f"There is no tile at {name!r}. A square is its column and row, such as 7,6.")
    return square


def _words(made: Report) -> str:
    faults = [str(mistake) for mistake in made.mistakes]
    lines = [
        f"Class {made.ship_class}: {made.components} of {made.squares} squares built.",
        "Ready for inspection: no mistakes." if not faults else f"{count(len(faults), 'mistake')}:",
        *(f"  {fault}" for fault in faults),
        *(["Nobody can live aboard, so it has to give up before the first card."] if not made.cabins else []),
        f"Exposed connectors: {made.exposed_connectors}",
        f"Cannon strength:    {made.cannons[0]:g}, with all double cannons powered {made.cannons[1]:g}",
        f"Engine strength:    {made.engines[0]}, with all double engines powered {made.engines[1]}",
        f"Battery tokens:     {made.battery_tokens}",
        f"Crew:               {made.crew} in {count(made.cabins, 'cabin')}",
        f"Purple alien:       {_places(made.purple_alien_cabins)}",
        f"Brown alien:        {_places(made.brown_alien_cabins)}",
        f"Containers:         {made.containers}, and {made.special_containers} for red goods",
        f"Shielded sides:     {', '.join(made.shielded) or 'none'}",
    ]
    if made.kept_empty:
        lines.append(f"Kept empty:         {' '.join(made.kept_empty)}, because of an artifact or radioactive cargo")
    if made.weak_points:
        lines.append("Weak points:")
        lines += [f"  {_loss(lost)}" for lost in made.weak_points]
    return "\n".join(lines)


def _loss(lost: Loss) -> str:
    said = f"Without the {lost.tile} at {lost.square}"
    if lost.destroyed:
        said = f"A hit on the {lost.tile} at {lost.square} also destroys {' '.join(lost.destroyed)}, and then"
    if not lost.falls_off:
        return f"{said} nothing else falls off."
    said = f"{said}{'' if lost.destroyed else ','} {' '.join(lost.falls_off)} would fall off"
    if lost.or_keep:
        return f"{said} (unless you keep {', or '.join(' '.join(part) for part in lost.or_keep)} instead)."
    return f"{said}."


def _places(squares: tuple[str, ...]) -> str:
    return f"could live at {' or '.join(squares)}" if squares else "nowhere to live"
