"""Filling the blanks of a pick: a list for each field, and the rules of how many and from which pool."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Label, SelectionList
from textual.widgets.selection_list import Selection

from readyroom.core.choice import Field, Pick


class PickScreen(ModalScreen[dict[str, Any] | None]):
    """Gives back the action as plain data, or None if it was called off."""

    CSS = """
    PickScreen { align: center middle; }
    #pick { width: 70; max-width: 95%; height: auto; max-height: 90%; padding: 1 2; }
    #pick { background: $surface; border: round $accent; }
    SelectionList { height: auto; max-height: 12; margin-bottom: 1; }
    #complaint { color: $warning; height: auto; }
    #buttons { height: auto; }
    Button { margin-right: 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "call_off", "Call off"),
        Binding("ctrl+j", "done", "Do it"),
    ]

    def __init__(self, pick: Pick) -> None:
        super().__init__()
        self.pick = pick

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="pick"):
            yield Label(self.pick.label)
            for i, field in enumerate(self.pick.fields):
                yield Label(f"{field.label} ({_how_many(field)})")
                yield SelectionList[int](*self._selections(field), id=f"field-{i}")
            yield Label("", id="complaint")
            with Horizontal(id="buttons"):
                yield Button("Do it", id="do", variant="primary")
                yield Button("Call off", id="off")

    def on_mount(self) -> None:
        self.query(SelectionList).first().focus()

    def on_selection_list_selection_toggled(self, event: SelectionList.SelectionToggled[int]) -> None:
        """Where only one can be taken, taking another lets go of the one before."""
        chosen = event.selection.value
        if self.pick.fields[int(str(event.selection_list.id).removeprefix("field-"))].most == 1:
            for other in event.selection_list.selected:
                if other != chosen:
                    event.selection_list.deselect(other)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "do":
            self.action_done()
        else:
            self.action_call_off()

    def action_call_off(self) -> None:
        self.dismiss(None)

    def action_done(self) -> None:
        picked = [sorted(self.query_one(f"#field-{i}", SelectionList).selected) for i in range(len(self.pick.fields))]
        complaint = complain(self.pick.fields, picked)
        if complaint:
            self.query_one("#complaint", Label).update(complaint)
        else:
            self.dismiss(fill(self.pick, picked))

    def _selections(self, field: Field) -> list[Selection[int]]:
        # A field that must take everything it has is filled already.
        forced = field.least == len(field.values)
        return [Selection(value.label, i, forced) for i, value in enumerate(field.values)]


def complain(fields: tuple[Field, ...], picked: list[list[int]]) -> str:
    """Why these values cannot be taken, or nothing."""
    taken: dict[str, set[int]] = {}
    for field, indices in zip(fields, picked, strict=True):
        if not field.least <= len(indices) <= field.most:
            return f"{field.label}: choose {_how_many(field)}."
        if field.pool:
            if taken.setdefault(field.pool, set()) & set(indices):
                return f"{field.label}: one of these is already taken above."
            taken[field.pool] |= set(indices)
    return ""


def fill(pick: Pick, picked: list[list[int]]) -> dict[str, Any]:
    """The action as plain data."""
    action: dict[str, Any] = {"type": pick.type, **pick.fixed}
    for field, indices in zip(pick.fields, picked, strict=True):
        values = [field.values[i].value for i in indices]
        action[field.name] = values if field.many else values[0]
    return action


def _how_many(field: Field) -> str:
    return f"{field.least}" if field.least == field.most else f"{field.least} to {field.most}"
