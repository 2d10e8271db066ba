"""How long a bot searches, and how thoroughly."""

from __future__ import annotations


class Level:
    """How many plans a bot tries: for the whole crew after each news (``joint``), for its own part of that (``fit``),
    and when it reconsiders everyone's announcements before a phase ends (``mend``)."""

    __slots__ = ("fit", "fortunes", "joint", "mend", "name", "rounds", "worlds")

    def __init__(self, name: str, joint: int, fit: int, mend: int, rounds: int, fortunes: int, worlds: int = 0) -> None:
        self.name = name
        self.joint = joint
        self.fit = fit
        self.mend = mend
        self.rounds = rounds
        """How often it reconsiders. In every round but the last, it counts on the others if the ship is lost."""
        self.fortunes = fortunes
        """How many more orders of the damage tiles it tries."""
        self.worlds = worlds
        """In a crew without androids: how many worlds (threats to come and others' cards) it imagines and tries plans
        in. With 0 it plans for the announced threats only, as if everyone had all cards."""
