"""Fills in a pick: a list for each field, with its limits on how many and from which pool."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Label, SelectionList
from textual.widgets.selection_list import Selection

from readyroom.core.choice import Field, Pick


class PickScreen(ModalScreen[dict[str, Any] | None]):
    """Returns the action as plain data, or None if canceled. The table stays visible: this covers the log or, on a
    narrow screen, the lower part."""

    CSS = """
    PickScreen { align: right top; background: transparent; }
    #pick { width: 39; height: auto; max-height: 90%; margin-top: 1; padding: 0 1; }
    #pick { background: $surface; border: round $accent; scrollbar-size: 1 1; }
    #fields, .field { height: auto; }
    SelectionList { height: auto; max-height: 12; border: none; padding: 0; margin-bottom: 1; scrollbar-size: 1 1; }
    #complaint { color: $warning; height: auto; }
    #buttons { height: 1; }
    Button { margin-right: 2; }
    PickScreen.-narrow { align: center bottom; }
    PickScreen.-narrow #pick { width: 100%; max-height: 13; margin-bottom: 1; }
    PickScreen.-narrow #fields { layout: horizontal; }
    PickScreen.-narrow .field { width: 1fr; }
    PickScreen.-narrow SelectionList { max-height: 7; margin-bottom: 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "call_off", "Cancel"),
        Binding("ctrl+j", "done", "Do it"),
        Binding("ctrl+u", "app.scroll_table(-1)", "Up", show=False),
        Binding("ctrl+d", "app.scroll_table(1)", "Down", show=False),
    ]

    def __init__(self, pick: Pick) -> None:
        super().__init__()
        self.pick = pick

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="pick") as window:
            window.border_title = self.pick.label
            with Container(id="fields"):
                for i, field in enumerate(self.pick.fields):
                    with Container(classes="field"):
                        yield Label(f"{field.label} ({_how_many(field)})")
                        yield SelectionList[int](*self._selections(field), id=f"field-{i}")
            yield Label("", id="complaint")
            with Horizontal(id="buttons"):
                yield Button("Do it", id="do", variant="primary", compact=True)
                yield Button("Cancel", id="off", compact=True)

    def on_mount(self) -> None:
        self.query(SelectionList).first().focus()

    def on_selection_list_selection_toggled(self, event: SelectionList.SelectionToggled[int]) -> None:
        """Where only one value is allowed, selecting another deselects the first."""
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
        # A field that needs all its values is already filled in.
        forced = field.least == len(field.values)
        return [Selection(value.label, i, forced) for i, value in enumerate(field.values)]


def complain(fields: tuple[Field, ...], picked: list[list[int]]) -> str:
    """Why these values are not allowed; empty if they are."""
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
