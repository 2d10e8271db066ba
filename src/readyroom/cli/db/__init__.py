"""``readyroom db``: what an operator does with a database. Each command's module is loaded when it is chosen."""

from __future__ import annotations

from readyroom.core.extras import Command

COMMANDS = (
    Command("check", "check that a database is sound, and that its rows fit together", "readyroom.cli.db.check"),
    Command("backup", "write everything to one file, whichever database it is", "readyroom.cli.db.backup"),
    Command("restore", "fill a database from a backup, whichever database it was", "readyroom.cli.db.restore"),
    Command("migrate", "upgrade a database, as a server does by itself at its start", "readyroom.cli.db.migrate"),
    Command("validate", "play every stored match again on the rules that are here", "readyroom.cli.db.validate"),
    Command("prune", "let go of old matches, idle tables, idle guests and old talk", "readyroom.cli.db.prune"),
    Command("forget", "forget a person: their name, their words, what they kept", "readyroom.cli.db.forget"),
    Command("export", "print everything that is kept about a person, as JSON", "readyroom.cli.db.export"),
)
