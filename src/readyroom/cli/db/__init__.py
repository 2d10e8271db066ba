"""``readyroom db``: an operator's commands for a database. Each module is loaded only if its command is chosen."""

from __future__ import annotations

from readyroom.core.extras import Command

COMMANDS = tuple(
    Command(name, purpose, f"readyroom.cli.db.{name}", needs="serve")
    for name, purpose in (
        ("check", "check that a database is sound and its rows fit together"),
        ("backup", "write a whole database to one file"),
        ("restore", "fill a database from a backup"),
        ("migrate", "upgrade a database, as a server does when it starts"),
        ("validate", "replay every stored match on the installed rules"),
        ("statistics", "recalculate statistics and ratings from the finished matches"),
        ("prune", "delete old matches, idle tables, idle guests and old talk"),
        ("forget", "forget a person: their name, their messages, what they kept"),
        ("export", "print everything kept about a person, as JSON"),
    )
)
