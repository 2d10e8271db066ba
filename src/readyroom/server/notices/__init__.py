"""It is your turn: who is told what, when, and through which channels."""
