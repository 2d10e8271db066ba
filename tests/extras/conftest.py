"""The same servers as in the server's own tests."""

from tests.server.conftest import server, small_games

__all__ = ["server", "small_games"]
