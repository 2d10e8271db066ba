"""The available answers, grouped under headings, each with a key."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Any

from rich.text import Text
from textual.events import Key
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option as Line

from readyroom.cli.terminal import text
from readyroom.core.choice import Choice

KEYS = "123456789" + ascii_lowercase


class Choices(OptionList):
    """A list of answers, for arrow keys, the mouse, or one key each."""

    class Chosen(Message):
        """``what`` is an action, or a pick whose fields are still empty."""

        def __init__(self, what: Any) -> None:
            super().__init__()
            self.what = what

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.answers: list[Any] = []

    def show(self, choice: Choice | None, names: Sequence[str], me: int) -> None:
        """Replaces the list with a choice's answers, unless they are the same."""
        answers: list[Any] = []
        lines: list[Line | None] = []
        safe: int | None = None
        for heading, members in _grouped(choice, names, me).items():
            if heading:
                lines.append(Line(Text(heading, "dim"), disabled=True))
            for what, label in members:
                key = KEYS[len(answers)] if len(answers) < len(KEYS) else " "
                note = choice.note_on(what) if choice is not None else None
                if note is not None:
                    said = text(note.words, names, me)
                    said.stylize("red" if note.fatal else "dim")
                    label = label + Text("  ") + said
                if safe is None and not (note is not None and note.fatal):
                    safe = len(lines)
                lines.append(Line(Text(f" {key}  ", "bold") + label, id=str(len(answers))))
                answers.append(what)
        if answers == self.answers:
            return
        self.answers = answers
        self.clear_options()
        self.add_options(lines)
        self.action_first()
        if safe is not None:
            self.highlighted = safe

    def on_key(self, event: Key) -> None:
        at = KEYS.find(event.character) if event.character else -1
        if 0 <= at < len(self.answers):
            event.stop()
            self.post_message(self.Chosen(self.answers[at]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_id is not None:
            self.post_message(self.Chosen(self.answers[int(event.option_id)]))


def _grouped(choice: Choice | None, names: Sequence[str], me: int) -> dict[str, list[tuple[Any, Text]]]:
    groups: dict[str, list[tuple[Any, Text]]] = {}
    if choice is not None:
        for option in choice.options:
            groups.setdefault(option.group, []).append((option.action, text(option.label, names, me)))
        for pick in choice.picks:
            groups.setdefault("", []).append((pick, Text(f"{pick.label} ...")))
    return groups
