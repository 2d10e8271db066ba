"""The shape that all steps share."""

from __future__ import annotations

from readyroom.core import steps
from readyroom.games.tiny_epic_galaxies.state import State


class Ask(steps.Ask[State]):
    """A decision of one seat."""

    __slots__ = ()

    def doing(self, s: State) -> str:
        """What is being resolved, in a word or two, for the view."""
        return ""
