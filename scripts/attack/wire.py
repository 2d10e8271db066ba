"""The messages as far as scripted people read them. Views and events stay bytes: they are only compared."""

from __future__ import annotations

import random
from hashlib import blake2b
from typing import Any, get_args

import msgspec

from readyroom.server.client_updates import updated


class Field(msgspec.Struct):
    name: str
    values: list[dict[str, Any]]
    least: int
    most: int
    many: bool
    pool: str


class Pick(msgspec.Struct):
    type: str
    fields: list[Field]
    fixed: dict[str, Any]


class Option(msgspec.Struct):
    action: dict[str, Any]


class Choice(msgspec.Struct):
    options: list[Option]
    picks: list[Pick]


class Mine(msgspec.Struct):
    seat: int
    own: msgspec.Raw
    choice: Choice | None
    can_undo: bool


class Line(msgspec.Struct):
    seq: int
    event: msgspec.Raw


class Seat(msgspec.Struct):
    seat: int
    kind: str
    yours: bool


class Heard(msgspec.Struct, tag_field="type"):
    """A message from the server."""


class Update(Heard, tag="update"):
    seq: int
    fresh: bool
    lines: list[Line]
    public: msgspec.Raw
    mine: list[Mine]
    to_act: list[int]
    deadline: int | None
    outcome: msgspec.Raw


class Table(Heard, tag="table"):
    status: str
    you_host: bool
    seats: list[Seat]


class Welcome(Heard, tag="welcome"):
    table: Table
    update: Update | None


class Done(Heard, tag="done"):
    id: str
    seq: int


class Refused(Heard, tag="refused"):
    id: str
    reason: str
    wait: int = 0


class Stale(Heard, tag="stale"):
    id: str
    update: Update


class Previewed(Heard, tag="previewed"):
    id: str


class Changed(Heard, tag="changed"):
    seq: int
    after: int


class Other(Heard):
    """Messages that scripted people ignore."""


Message = Update | Table | Welcome | Done | Refused | Stale | Previewed | Changed
_decoder = msgspec.json.Decoder(Message)
_kind = msgspec.json.Decoder(dict[str, Any])
KNOWN = frozenset(kind.__struct_config__.tag for kind in get_args(Message))


def read(text: str | bytes) -> Message | Other:
    try:
        message: Message = _decoder.decode(text)
    except msgspec.ValidationError:
        if _kind.decode(text)["type"] in KNOWN:
            raise
        return Other()
    return message


def whole(before: dict[str, Any], changed: str | bytes) -> tuple[dict[str, Any], Update]:
    """An update rebuilt from the previous one and its changes: as plain data, and as a message."""
    after = updated(before, msgspec.json.decode(changed))
    return after, msgspec.json.decode(msgspec.json.encode({**after, "type": "update"}), type=Update)


def fingerprint(value: bytes) -> bytes:
    """A digest of JSON. Keys are sorted, because a view rebuilt from changes may order them differently."""
    plain = msgspec.json.encode(msgspec.json.decode(value), order="deterministic")
    return blake2b(plain, digest_size=8).digest()


HASTY = frozenset({"finish", "give_up", "agree"})
"""Actions that end a phase: people who pick anything would do them at once, and leave nothing to attack."""


def some_action(choice: Choice, luck: random.Random) -> dict[str, Any]:
    """A random action of the choice, but rarely one that ends a phase."""
    action = _any_action(choice, luck)
    for _ in range(10):
        if action["type"] not in HASTY or luck.random() < 0.05:
            break
        action = _any_action(choice, luck)
    return action


def _any_action(choice: Choice, luck: random.Random) -> dict[str, Any]:
    number = luck.randrange(len(choice.options) + len(choice.picks))
    if number < len(choice.options):
        return choice.options[number].action
    pick = choice.picks[number - len(choice.options)]
    return {"type": pick.type, **pick.fixed, **_filled(pick, luck)}


def _filled(pick: Pick, luck: random.Random) -> dict[str, Any]:
    filled: dict[str, Any] = {}
    taken: dict[str, set[int]] = {}
    for field in pick.fields:
        gone = taken.setdefault(field.pool, set()) if field.pool else set()
        free = [i for i in range(len(field.values)) if i not in gone]
        places = luck.sample(free, luck.randint(field.least, min(field.most, len(free))))
        gone.update(places)
        values = [value["value"] for value in field.values]
        # Equal values go side by side, at the place of the first.
        chosen = [values[i] for i in sorted(places, key=lambda i: values.index(values[i]))]
        filled[field.name] = chosen if field.many else chosen[0]
    return filled
