"""Bot crews think only briefly in these tests."""

from tests.games.space_alert.hasty import hasty_crews

__all__ = ["hasty_crews"]
