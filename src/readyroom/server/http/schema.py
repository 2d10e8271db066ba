"""The JSON schema of what travels; ``python -m readyroom.server.http.schema FILE`` writes it for the page."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from readyroom.core import registry
from readyroom.core.choice import Choice
from readyroom.core.game import Game
from readyroom.core.struct import Moment, Outcome, Rewound, Undone
from readyroom.core.words import Words
from readyroom.server import messages
from readyroom.server.extra_games import register_extra
from readyroom.server.http import admin_bodies as admin_api
from readyroom.server.http import bodies as api
from readyroom.server.http import dossier_bodies as dossier_api

REF = "#/$defs/{name}"
API_TYPES = (
    api.NewPerson, api.Person, api.OptionField, api.GameInfo, api.NewTable, api.TableInfo, api.Frame, api.Replay,
    dossier_api.NewDossier, dossier_api.DossierInfo, dossier_api.DossierSheet, dossier_api.Brought,
    dossier_api.NewGrant, admin_api.Overview, admin_api.AdminTable, admin_api.AdminPerson, admin_api.AdminTableSheet,
    admin_api.PauseTable, admin_api.Drain, admin_api.Announce, admin_api.NewBan, admin_api.Ban, admin_api.IncidentInfo,
)  # fmt: skip
SHARED = (Choice, Words, Moment, Outcome, Undone, Rewound)


def message_schema() -> dict[str, Any]:
    """What travels over a table's WebSocket: ``$defs``, and the names of what each side sends."""
    kinds = [messages.Hello, *get_args(messages.Command), *get_args(messages.Message), *SHARED]
    _, components = msgspec.json.schema_components(kinds, ref_template=REF)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ready Room table messages",
        "from_client": [kind.__name__ for kind in (messages.Hello, *get_args(messages.Command))],
        "to_client": [kind.__name__ for kind in get_args(messages.Message)],
        "oneOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(messages.Message)],
        "$defs": components,
    }


def whole_schema() -> dict[str, Any]:
    """Messages, HTTP bodies, and each game's views, actions, events, options and orders."""
    _, bodies = msgspec.json.schema_components(API_TYPES, ref_template=REF)
    whole = message_schema()
    whole["api"] = [kind.__name__ for kind in API_TYPES]
    whole["$defs"] = {**bodies, **whole["$defs"]}
    whole["games"] = {slug: game_schema(registry.game(slug)) for slug in registry.slugs()}
    return whole


def game_schema(game: Game) -> dict[str, Any]:
    """One game's types, with their own ``$defs`` (two games may use one name for different things)."""
    public = _returned(game, "public")
    own = _returned(game, "own")
    kept = game.dossiers
    sheet = None if kept is None else _returned(kept, "sheet")
    kinds = [public, own, game.Options, game.Orders, sheet, *game.actions, *game.events]
    kinds += [] if kept is None else kept.amendments
    structs = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    _, components = msgspec.json.schema_components(structs, ref_template=REF)
    return {
        "title": game.title,
        "public": _name(public),
        "own": _name(own),
        "options": _name(game.Options),
        "orders": _name(game.Orders),
        "sheet": _name(sheet),
        "amendments": [] if kept is None else [kind.__name__ for kind in kept.amendments],
        "actions": [kind.__name__ for kind in game.actions],
        "events": [kind.__name__ for kind in game.events],
        "$defs": components,
    }


def _returned(game: Any, method: str) -> Any:
    """What a game's view methods promise to return; None for nothing of its own."""
    hint = get_type_hints(getattr(type(game), method)).get("return")
    parts = [part for part in get_args(hint) or (hint,) if part is not type(None)]
    found = parts[0] if len(parts) == 1 else None
    return None if found is msgspec.Struct else found


def _name(kind: Any) -> str | None:
    return kind.__name__ if isinstance(kind, type) and kind is not type(None) else None


def main(arguments: list[str]) -> int:
    """Writes the schema to a file, or to the terminal."""
    register_extra(tuple(arguments[1:]))
    text = msgspec.json.format(msgspec.json.encode(whole_schema(), order="deterministic"), indent=2) + b"\n"
    if not arguments or arguments[0] == "-":
        sys.stdout.buffer.write(text)
        return 0
    Path(arguments[0]).write_bytes(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
