"""Shows any game's words and boards in a terminal, without knowing the game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.text import Text

from readyroom.core.board import joined, seat_name
from readyroom.core.english import half
from readyroom.core.game import Game
from readyroom.core.match import Match
from readyroom.core.words import Words

SEAT_STYLES = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold blue", "bold red")


def text(words: Words, names: Sequence[str] = (), me: int | None = None) -> Text:
    """A sentence with seats in their colors and other named things in italics; ``me`` is "you"."""
    line = Text()
    for part in words.parts:
        if isinstance(part, str):
            line.append(part)
        elif part.kind == "seat" and isinstance(part.id, int):
            line.append(Words((part,)).text(names, me), SEAT_STYLES[part.id % len(SEAT_STYLES)])
        elif part.kind == "verb":
            line.append(Words((part,)).text(names, me))
        else:
            line.append(part.text, "italic")
    return line


def ending(match: Match, names: Sequence[str], me: int | None = None) -> Text:
    """How a finished match ended, and everyone's score, best first."""
    outcome = match.outcome
    assert outcome is not None
    if outcome.together:
        told = f" The crew {'wins' if outcome.winners else 'loses'} with a score of {half(outcome.scores[0])}."
        return Text(outcome.reason, "bold") + Text(told, "not bold")
    verdict = match.game.verdict(match.state, outcome)
    places = sorted(range(match.seats), key=outcome.ranking.__getitem__)
    scores = joined(f"{half(outcome.scores[seat])} for {names[seat]}" for seat in places)
    told = f" Scores: {scores}." if match.seats > 1 else ""
    how = f"{verdict.headline.text(names, me)}. {verdict.detail.text(names, me)}"
    return Text(how, "bold") + Text(told, "not bold")


def chosen(game: Game, options: object, most: int = 99) -> str:
    """The options that differ from the defaults, up to ``most`` of them by name."""
    usual = msgspec.to_builtins(game.Options())
    plain: dict[str, Any] = msgspec.to_builtins(options)
    said = [f"{name}={_short(value)}" for name, value in plain.items() if value != usual.get(name)]
    more = f" and {len(said) - most} more" if len(said) > most else ""
    return ", ".join(said[:most]) + more


def board(match: Match, viewer: int | None, names: Sequence[str]) -> Text:
    """The table as one viewer sees it, with headings in bold and seats in their colors."""
    drawn = Text(match.board(viewer, names), no_wrap=True)
    drawn.highlight_regex(r"(?m)^── .*$", "bold")
    for seat in range(match.seats):
        name = re.escape(seat_name(seat, names))
        drawn.highlight_regex(rf"(?<!\w){name}(?!\w)", SEAT_STYLES[seat % len(SEAT_STYLES)])
    return drawn


def _short(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(_short(item) for item in value) if isinstance(value, (list, tuple)) else str(value)
