"""A table's chat, chosen by its host: tells everyone at once whom the table is waiting for.

A chat gets the same notices and deliveries as people; the table's mark (``mark_of``) takes the place of the person.
"""

from __future__ import annotations

from typing import Final

from readyroom.core.board import joined
from readyroom.server.notices.wording import Kind, Words, words
from readyroom.server.table.facts import Facts

KIND: Final = "table"
"""The kind of a chat's channel."""
_PREFIX: Final = "table:"

_TITLES: dict[str, str] = {
    "turn": "{who} to move at {table}",
    "remind": "Time is running out at {table}",
    "asked": "{table} has a question for its players",
}
_BODIES: dict[str, str] = {
    "turn": "{game} is waiting for {who}.",
    "remind": "{game} is waiting for {who}, and a quarter of the time is left.",
    "start": "{game} has begun.",
    "asked": "{game} is waiting for everyone.",
    "meets": "The seats at {game} are held.",
}


def mark_of(code: str) -> str:
    return _PREFIX + code


def is_chat(person: str) -> bool:
    """Whether a notice is for a table's chat, not for a person."""
    return person.startswith(_PREFIX)


def names_waited_for(facts: Facts) -> tuple[str, ...]:
    """The names of the people whose turn it is, in seat order."""
    return tuple(dict.fromkeys(facts.called(seat) for seat in facts.seats if seat.person in facts.waited_for()))


def chat_words(kind: Kind, code: str, table: str, game: str, names: tuple[str, ...]) -> Words:
    """A notice for a table's chat.

    >>> chat_words("turn", "abc", "The Friday table", "Salvage", ("Ada", "Ben")).title
    'Ada and Ben to move at The Friday table'
    """
    plain = words(kind, code, table, game)
    said = {"table": table, "game": game, "who": joined(list(names))}
    title = _TITLES[kind].format(**said) if kind in _TITLES else plain.title
    body = _BODIES[kind].format(**said) if kind in _BODIES else plain.body
    return Words(kind, title, body, plain.path, plain.tag)
