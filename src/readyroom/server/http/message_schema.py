"""The JSON schema of a table's WebSocket messages."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from readyroom.core.choice import Choice
from readyroom.core.ending import Verdict
from readyroom.core.struct import Moment, Outcome, Rewound, Undone
from readyroom.core.words import Words
from readyroom.server import messages

REF = "#/$defs/{name}"
FROM_CLIENT: tuple[type, ...] = (messages.Hello, messages.Ping, *get_args(messages.Command))
TO_CLIENT: tuple[type, ...] = get_args(messages.Message)
SHARED = (Choice, Words, Moment, Outcome, Verdict, Undone, Rewound)
MESSAGES: tuple[type, ...] = (*FROM_CLIENT, *TO_CLIENT, *SHARED)


def message_schema() -> dict[str, Any]:
    """``$defs``, and the names of each side's messages."""
    _, components = msgspec.json.schema_components(MESSAGES, ref_template=REF)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ready Room table messages",
        "from_client": [kind.__name__ for kind in FROM_CLIENT],
        "to_client": [kind.__name__ for kind in TO_CLIENT],
        "oneOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in TO_CLIENT],
        "$defs": components,
    }
