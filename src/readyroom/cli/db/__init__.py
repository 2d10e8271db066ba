"""``readyroom db``: what an operator does with a database. Each command's module is loaded when it is chosen."""

from __future__ import annotations

from readyroom.core.extras import Command

COMMANDS = tuple(
    Command(name, purpose, f"readyroom.cli.db.{name}", needs="serve")
    for name, purpose in (
        ("check", "check that a database is sound, and that its rows fit together"),
        ("backup", "write everything to one file, whichever database it is"),
        ("restore", "fill a database from a backup, whichever database it was"),
        ("migrate", "upgrade a database, as a server does by itself at its start"),
        ("validate", "play every stored match again on the rules that are here"),
        ("prune", "let go of old matches, idle tables, idle guests and old talk"),
        ("forget", "forget a person: their name, their words, what they kept"),
        ("export", "print everything that is kept about a person, as JSON"),
    )
)
