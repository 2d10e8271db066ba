"""The kernel: the contract every game implements, and the match as a folded log."""
