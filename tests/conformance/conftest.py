"""Crews of bots think for a moment only in these tests."""

from tests.games.space_alert.hasty import hasty_crews

__all__ = ["hasty_crews"]
