"""A person's quiet hours, in their local time."""

from __future__ import annotations

from typing import Annotated

import msgspec

MINUTE_MS = 60_000
DAY = 24 * 60

OfDay = Annotated[int, msgspec.Meta(ge=0, lt=DAY)]
"""minutes since midnight"""


class Wishes(msgspec.Struct, frozen=True):
    """A person's quiet hours. Equal times mean none."""

    quiet_from: OfDay = 0
    quiet_to: OfDay = 0
    offset: Annotated[int, msgspec.Meta(ge=-DAY, le=DAY)] = 0
    """minutes by which the person's clock is ahead of UTC"""


def quiet_until(wishes: Wishes, now: int) -> int | None:
    """When the current quiet hours end; None outside them.

    >>> night = Wishes(quiet_from=22 * 60, quiet_to=7 * 60, offset=60)
    >>> quiet_until(night, 23 * 60 * MINUTE_MS) // MINUTE_MS / 60  # midnight there, so until 6 o'clock UTC
    30.0
    >>> quiet_until(night, 12 * 60 * MINUTE_MS)
    """
    minute = (now // MINUTE_MS + wishes.offset) % DAY
    length = (wishes.quiet_to - wishes.quiet_from) % DAY
    into = (minute - wishes.quiet_from) % DAY
    if into >= length:
        return None
    return (now // MINUTE_MS + length - into) * MINUTE_MS
