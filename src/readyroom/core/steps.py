"""Pending work as data: a stack of steps, each one step of a rulebook, and the engine that runs them.

The step on top either waits for a decision or runs by itself; either way it takes itself off the stack, replaces
itself, or pushes others. Steps never change: one that continues is replaced. So copying a stack is copying a list, and
a step can be kept, shared and compared.

Most steps run by themselves (``Step``), ask one seat (``Ask``), or ask several at once, with or without a clock
(``AskAll``).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from readyroom.core.errors import IllegalAction
from readyroom.core.native import mypyc_attr
from readyroom.core.struct import Action
from readyroom.core.telling import Telling

NOTHING: Final[list[Action]] = []
"""The legal list of a seat that is not asked. Never changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SteppedState:
    """The state of every stepped game: the pending steps, the next one last; the cached legal actions of the one seat
    asked; and whether the match has ended."""

    __slots__ = ("legal", "over", "stack")

    DERIVED: ClassVar[tuple[str, ...]] = ("legal",)
    """What ``dump`` leaves out because it follows from the rest, or from the setup."""
    LOOKS: ClassVar[tuple[str, ...]] = ()
    """What ``dump`` leaves out because no rule depends on it: how things lie on the table. Positions keep it."""
    SHARED: ClassVar[tuple[str, ...]] = ("legal",)
    """What clones share: it is never changed in place."""

    stack: list[Step[Any]]
    legal: list[Action] | None
    over: bool

    def clone(self) -> Any:
        """A copy that shares nothing mutable."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """The whole state as plain data, readable, and the same for equal states."""
        return plain_facts(self)


S = TypeVar("S", bound=SteppedState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One step of a rulebook. This one runs by itself."""

    __slots__ = ()

    live: ClassVar[bool] = False
    """Whether seats act at once here and nobody can be expected to have seen the latest entry; see ``Game.live``."""
    question: ClassVar[str] = ""
    """The question, in the second person, if it is always the same; else see ``prompt``."""
    reason: ClassVar[str] = ""
    """Why an action is not allowed here, if it is always the same; else see ``refusal``."""

    def waits(self, s: S) -> bool:
        """Whether a seat must decide before this step continues. A step with no choice to offer does not wait."""
        return False

    def run(self, s: S, t: Telling) -> None:
        """Runs while the step is on top and does not wait. It must take itself off the stack, or push something."""
        s.stack.pop()

    def to_act(self, s: S) -> tuple[int, ...]:
        """The seats that decide."""
        return ()

    def legal(self, s: S, seat: int) -> list[Action]:
        """What a seat may do."""
        return NOTHING

    def allows(self, s: S, seat: int, action: Action) -> Action | None:
        """The legal action equal to this one, if any. A step with long lists answers without making them; it may be
        asked about any action, whatever its fields hold."""
        for listed in self.legal(s, seat):
            if listed == action:
                return listed
        return None

    def apply(self, s: S, seat: int, action: Action, t: Telling) -> None:
        """A decision was made."""
        raise IllegalAction("Nothing is being asked here.")

    def deadline(self, s: S) -> int | None:
        """When, in match milliseconds, the clock must tick while this step is on top, if at all."""
        return None

    def tick(self, s: S, t: Telling) -> None:
        """The deadline is reached."""

    def late(self, s: S, seat: int, action: Action) -> bool:
        """Whether an illegal action lost a fair race; see ``Game.late``."""
        return False

    def prompt(self, s: S, seat: int) -> str:
        """The question, in the second person."""
        return self.question

    def answers(self, s: S, seat: int) -> bool:
        """Whether a seat that tries something illegal is given this step's reason, instead of hearing that the decision
        is another's."""
        return seat in self.to_act(s)

    def refusal(self, s: S, seat: int, action: Action) -> str:
        """Why an action is not allowed here; empty for the general reason."""
        return self.reason

    def dump(self) -> dict[str, Any]:
        """The step as plain data: its name and its facts."""
        return {"step": type(self).__name__, **plain_facts(self)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A decision of one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: S) -> list[Action]:
        """What the seat may do. With no options the step is done. A single one is taken without asking, unless
        ``waits`` says otherwise."""
        return NOTHING

    def waits(self, s: S) -> bool:
        """Override to say without listing that there are several options: then they are listed only when needed, not
        for every entry of a replay."""
        if s.legal is None:
            s.legal = self.options(s)
        return len(s.legal) > 1

    def run(self, s: S, t: Telling) -> None:
        options = s.legal
        s.legal = None
        if options:
            self.apply(s, self.seat, options[0], t)
        else:
            s.stack.pop()

    def to_act(self, s: S) -> tuple[int, ...]:
        return (self.seat,)

    def legal(self, s: S, seat: int) -> list[Action]:
        if seat != self.seat:
            return NOTHING
        if s.legal is None:
            s.legal = self.options(s)
        return s.legal


@mypyc_attr(allow_interpreted_subclasses=True)
class AskAll(Step[S]):
    """A decision of several seats at once. It waits until each has decided, or until the clock ends it."""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        """Those who have not decided yet."""

    def options(self, s: S, seat: int) -> list[Action]:
        """What one of the seats may do."""
        return NOTHING

    def waits(self, s: S) -> bool:
        return bool(self.seats)

    def to_act(self, s: S) -> tuple[int, ...]:
        return self.seats

    def legal(self, s: S, seat: int) -> list[Action]:
        return self.options(s, seat) if seat in self.to_act(s) else NOTHING

    def without(self, seat: int) -> tuple[int, ...]:
        """Those who still have to decide after this seat."""
        return tuple([other for other in self.seats if other != seat])


def answer(s: SteppedState, seat: int, action: Action, t: Telling) -> None:
    """The step on top takes a decision, and steps run until the next question."""
    s.legal = None
    s.stack[-1].apply(s, seat, action, t)
    settle(s, t)


def settle(s: SteppedState, t: Telling) -> None:
    """Runs steps until one waits for a decision, or the match is over: because a step said so, or none is left."""
    stack = s.stack
    while stack and not s.over:
        step = stack[-1]
        if step.waits(s):
            return
        step.run(s, t)
    s.over = True
    s.legal = None
    stack.clear()


def plain_facts(part: Any) -> dict[str, Any]:
    """A state, a step or another part as plain data: its facts by name, except those it lists as ``DERIVED`` or
    ``LOOKS``. What a part holds is dumped in its own way if it has one."""
    kind = type(part)
    left_out = (*getattr(kind, "DERIVED", ()), *getattr(kind, "LOOKS", ()))
    return {name: _plain(getattr(part, name)) for name in facts_of(kind) if name not in left_out}


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if isinstance(value, tuple):
        return tuple([_plain(one) for one in value])
    if hasattr(value, "dump"):
        return value.dump()
    return plain_facts(value) if hasattr(value, "clone") else value


_FACTS: Final[dict[type, tuple[str, ...]]] = {}


def facts_of(kind: type) -> tuple[str, ...]:
    """The names of a class's slots, its parents' first, each class's in alphabetical order. A compiled class has no
    slots, but keeps their names elsewhere, together with its parents'.

    >>> facts_of(Ask)
    ('seat',)
    """
    facts = _FACTS.get(kind)
    if facts is None:
        names: dict[str, None] = {}
        for parent in reversed(kind.__mro__):
            own = vars(parent).get("__mypyc_attrs__") or vars(parent).get("__slots__", ())
            names.update((name, None) for name in sorted((own,) if isinstance(own, str) else own) if name[:2] != "__")
        facts = _FACTS[kind] = tuple(names)
    return facts
