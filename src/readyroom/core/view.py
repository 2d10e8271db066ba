"""What a viewer may know, now or after an action."""

from __future__ import annotations

from typing import Any, Generic

import msgspec

from readyroom.core.choice import Choice
from readyroom.core.parameters import P, W
from readyroom.core.struct import Points


class View(msgspec.Struct, Generic[P, W], frozen=True):
    """What one seat, or a spectator (``seat`` and ``own`` None), may know after entry ``seq``."""

    seq: int
    seat: int | None
    public: P
    own: W


class Preview(msgspec.Struct, Generic[P, W], frozen=True):
    """What an action would do, as far as can be known: ``certain`` is False when chance would decide. ``choice`` is
    what the same seat would be asked next."""

    certain: bool
    events: tuple[Any, ...] = ()
    view: View[P, W] | None = None
    standing: tuple[Points, ...] = ()
    choice: Choice | None = None
