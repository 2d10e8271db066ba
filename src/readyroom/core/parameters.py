"""The type parameters of games, matches and views, each with a default: ``Match`` alone is a match of any game.

Only type checkers know the defaults, since Python 3.11 has no syntax for them. This is a separate module because mypyc
treats code that a type checker does not reach as dead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol


class State(Protocol):
    """All facts of a match, hidden ones too: plain slotted classes, cloned and dumped by hand."""

    def clone(self) -> Any: ...

    def dump(self) -> dict[str, Any]:
        """The whole state as plain data, readable, and the same for equal states."""
        ...


if TYPE_CHECKING:
    import msgspec
    from typing_extensions import TypeVar  # known to every type checker, installed or not

    from readyroom.core.steps import SteppedState

    O = TypeVar("O", bound=msgspec.Struct, default=Any)  # noqa: E741
    S = TypeVar("S", bound=State, default=Any)
    St = TypeVar("St", bound=SteppedState, default=Any)
    P = TypeVar("P", bound=msgspec.Struct, default=Any)
    W = TypeVar("W", bound=msgspec.Struct | None, default=Any)
else:
    from typing import TypeVar

    O = TypeVar("O")  # noqa: E741
    """the options"""
    S = TypeVar("S")
    """the state"""
    St = TypeVar("St")
    """the state of a game made of steps"""
    P = TypeVar("P")
    """the public view"""
    W = TypeVar("W")
    """the own view: what only one seat knows"""
