"""What play has exercised: every kind of action and event, and every component and ending the game names."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.core.game import Game
from readyroom.core.match import Match


class Coverage:
    """Collects what matches have exercised and lists what none has."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: set[str] = set()
        self.matches = 0

    def add(self, match: Match) -> None:
        """Counts one match."""
        self.matches += 1
        for entry in match.entries:
            if entry.action is not None:
                self.seen.add(f"action {entry.action.__struct_config__.tag}")
        for told in match.told:
            for one in told:
                self._meet(msgspec.to_builtins(one.event))
                if one.others is not None:
                    self._meet(msgspec.to_builtins(one.others))
        if match.outcome is not None:
            self.seen.add(match.outcome.reason)

    def missing(self) -> list[str]:
        """What no match has exercised yet."""
        wanted = [f"action {kind.__struct_config__.tag}" for kind in self.game.actions]
        wanted += [f"event {kind.__struct_config__.tag}" for kind in self.game.events]
        return [label for label in [*wanted, *self.game.coverage()] if label not in self.seen]

    def _meet(self, event: dict[str, Any]) -> None:
        self.seen.add(f"event {event['type']}")
        for value in event.values():
            self._strings(value)

    def _strings(self, value: Any) -> None:
        if isinstance(value, str):
            self.seen.add(value)
        elif isinstance(value, (list, tuple)):
            for one in value:
                self._strings(one)
        elif isinstance(value, dict):
            for key, one in value.items():
                self._strings(key)
                self._strings(one)
