"""How long a bot searches, and what it takes the trouble to do."""

from __future__ import annotations


class Level:
    """How many plans it tries: for the whole crew after each news (``joint``), for its own part of that (``fit``), and
    when it looks again at what all have said before a phase ends (``mend``)."""

    __slots__ = ("fit", "fortunes", "joint", "mend", "name", "rounds", "worlds")

    def __init__(self, name: str, joint: int, fit: int, mend: int, rounds: int, fortunes: int, worlds: int = 0) -> None:
        self.name = name
        self.joint = joint
        self.fit = fit
        self.mend = mend
        self.rounds = rounds
        """How often it looks again. In every round but the last, it counts on the others if the ship is lost."""
        self.fortunes = fortunes
        """In how many more orders it imagines the damage tiles."""
        self.worlds = worlds
        """In how many ways it imagines what may come and what the others may have, in a crew without androids. It tries
        plans in each of them; none, and it goes by what has come, as if everybody had all cards."""
