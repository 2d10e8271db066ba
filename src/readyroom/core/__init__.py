"""The kernel: the contract of a game, and a match as a log being folded."""
