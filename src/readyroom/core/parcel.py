"""States and actions as bytes, for another process of the same machine. ``pickle`` alone cannot make an instance of a
compiled class, which needs its constructor's arguments."""

from __future__ import annotations

import pickle
from io import BytesIO
from typing import Any

from readyroom.core.position.kinds import made
from readyroom.core.steps import facts_of


def packed(thing: object) -> bytes:
    """A thing as bytes, with everything it holds."""
    parcel = BytesIO()
    _Packer(parcel, pickle.HIGHEST_PROTOCOL).dump(thing)
    return parcel.getvalue()


def unpacked(parcel: bytes) -> Any:
    """The thing made again from its bytes."""
    return pickle.loads(parcel)  # noqa: S301  # only our own processes send parcels


class _Packer(pickle.Pickler):
    def reducer_override(self, thing: Any) -> Any:
        kind = type(thing)
        if not hasattr(kind, "__mypyc_attrs__"):
            return NotImplemented
        return made, (kind, {name: getattr(thing, name) for name in facts_of(kind) if hasattr(thing, name)})
