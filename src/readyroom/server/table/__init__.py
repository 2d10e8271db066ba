"""A table: its facts, its ledger, its audience, and the commands that change it."""
