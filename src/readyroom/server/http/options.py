"""A game's options as a form, derived from the option types."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from readyroom.core.codec import listed
from readyroom.core.game import Game
from readyroom.server.http.bodies import GameInfo, OptionChoice, OptionField


def game_info(game: Game, levels: tuple[str, ...]) -> GameInfo:
    """What the lobby shows about a game."""
    return GameInfo(
        slug=game.slug,
        title=game.title,
        blurb=game.blurb,
        minutes=game.minutes,
        together=game.together,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        levels=levels,
        options=form(game.Options),
        presets=game.presets,
        quick_starts=game.quick_starts,
        keeps_time=game.keeps_time,
    )


def form(options: type[msgspec.Struct]) -> tuple[OptionField, ...]:
    """One field per option, with label and help from its ``Meta`` (title and description). ``extra_json_schema`` may
    add ``labels`` for values, ``hidden`` for options only the server fills in, ``sequence`` for a text of several
    values, ``front`` for what tables choose first, and ``solo`` for one-player options."""
    _, components = msgspec.json.schema_components([options])
    properties = components[options.__name__].get("properties", {})
    defaults = msgspec.to_builtins(options())
    written = {field.name: listed(field.type) for field in msgspec.structs.fields(options)}
    return tuple(
        _field(name, _resolved(schema, components), defaults[name], written[name])
        for name, schema in properties.items()
        if not schema.get("hidden")
    )


def _field(name: str, schema: dict[str, Any], default: Any, values: tuple[Any, ...]) -> OptionField:
    label = schema.get("title") or name.replace("_", " ").capitalize()
    words = schema.get("description", "")
    places = {"front": schema.get("front", False), "solo": schema.get("solo", False)}
    if "sequence" in schema:
        parts = schema["sequence"]
        listed = tuple(OptionChoice(value, value) for value in parts["of"])
        return OptionField(name, label, words, "sequence", default, listed, 1, parts["most"], parts["noun"], **places)
    kind: Literal["switch", "choice", "number"] = "choice"
    if schema.get("type") == "boolean":
        kind = "switch"
    elif "enum" not in schema and schema.get("type") == "integer":
        kind = "number"
    labels = schema.get("labels", {})
    choices = tuple(
        OptionChoice(value, labels.get(value) or _label(value)) for value in values or schema.get("enum", ())
    )
    return OptionField(
        name, label, words, kind, default, choices, schema.get("minimum"), schema.get("maximum"), **places
    )


def _resolved(schema: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    """Follows a reference (an Enum's), keeping its sibling keys."""
    for part in (schema, *schema.get("allOf", ()), *schema.get("anyOf", ())):
        if "$ref" in part:
            return {**components[part["$ref"].rsplit("/", 1)[1]], **schema}
    return schema


def _label(value: str | int | bool) -> str:
    return str(value).replace("_", " ").replace("-", " ").capitalize()
