"""``readyroom db``: what an operator does with a database. Each command's arguments stand beside its ``run``."""

from __future__ import annotations

import argparse
from typing import Any

from readyroom.cli.db import backup, check, export, forget, migrate, prune, restore, validate

COMMANDS = (check, backup, restore, migrate, validate, prune, forget, export)


def add(commands: Any) -> None:
    """Adds ``db`` and all its commands."""
    top: argparse.ArgumentParser = commands.add_parser(
        "db",
        help="check, back up, restore, upgrade, replay, prune a database; export or forget a person",
        description="Look after the database that a server keeps its tables in.",
        epilog="examples:\n"
        "  readyroom db check\n"
        "  readyroom db backup tables.backup --db postgresql://user@db.example/readyroom\n"
        "  readyroom db validate                        before a new version goes live\n\n"
        "readyroom db COMMAND --help tells more. docs/database.md tells when to use which.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    below = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for module in COMMANDS:
        name = module.__name__.rpartition(".")[2]
        indented = "\n".join(f"  {line}" for line in module.EXAMPLES.splitlines())
        command = below.add_parser(
            name,
            help=module.PURPOSE,
            description=f"{module.PURPOSE[0].upper()}{module.PURPOSE[1:]}.",
            epilog=f"examples:\n{indented}\n\n{module.CODES}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        command.add_argument("--db", help="a file, or postgresql://... (default: the one that serve would use)")
        command.add_argument("--config", metavar="FILE", help="the server's file with settings")
        module.arguments(command)
        command.set_defaults(run=module.run)
