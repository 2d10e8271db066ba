"""Trying what the rules do not allow."""

from __future__ import annotations

from typing import Any, Protocol

import pytest

from readyroom.core.errors import IllegalAction


class Playing(Protocol):
    """A match, or a builder's position in one."""

    def act(self, seat: int, action: Any, /) -> Any: ...


def refused(match: Playing, seat: int, action: Any, because: str) -> None:
    """The seat may not do this, for a reason that matches this pattern."""
    with pytest.raises(IllegalAction, match=because):
        match.act(seat, action)
