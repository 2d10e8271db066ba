"""How long a bot searches, and what it takes the trouble to do."""

from __future__ import annotations


class Level:
    """How many plans it tries: for the whole crew after each news (``joint``), for its own part of that (``fit``), and
    when it looks again at what all have said before a phase ends (``mend``)."""

    __slots__ = ("fit", "fortunes", "joint", "mend", "name", "rounds")

    def __init__(self, name: str, joint: int, fit: int, mend: int, rounds: int, fortunes: int) -> None:
        self.name = name
        self.joint = joint
        self.fit = fit
        self.mend = mend
        self.rounds = rounds
        """How often it looks again. In every round but the last, it counts on the others if the ship is lost."""
        self.fortunes = fortunes
        """In how many more orders it imagines the damage tiles."""
