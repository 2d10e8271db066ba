"""The terminal table: what happened, how things stand, and what you are asked."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Footer, Input, RichLog, Static

from readyroom.cli.play.choices import Choices
from readyroom.cli.play.pick import PickScreen
from readyroom.cli.play.sitting import Sitting
from readyroom.cli.showing import facts
from readyroom.core.choice import Pick
from readyroom.core.errors import ReadyRoomError
from readyroom.extras.commands import Failure

BEAT = 0.25
"""Seconds between looks at the clock in a real-time game."""


class PlayApp(App[None]):
    """Plays any game from its choices, words and views alone."""

    CSS = """
    #heading { height: 1; background: $primary; color: $text; padding: 0 1; text-style: bold; }
    #middle { height: 1fr; }
    #log { width: 3fr; border: round $primary; scrollbar-size-vertical: 1; padding: 0 1; }
    #state { width: 2fr; border: round $primary; scrollbar-size-vertical: 1; padding: 0 1; }
    #prompt { height: auto; padding: 0 1; text-style: bold; }
    #choices { height: auto; max-height: 40%; min-height: 3; border: round $accent; }
    #typed { height: 3; }
    #notice { height: auto; color: $warning; padding: 0 1; }
    """
    TITLE = "Ready Room"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+z", "undo", "Undo"),
        Binding("ctrl+s", "save", "Save"),
        Binding("slash", "type", "Type an action"),
        Binding("escape", "choose", "Back to the choices", show=False),
        Binding("ctrl+q", "quit", "Leave", priority=True),
    ]

    def __init__(self, sitting: Sitting, pace: float = 0.4) -> None:
        super().__init__()
        self.sitting = sitting
        self.pace = pace
        self._started = monotonic() - sitting.match.now / 1000
        self._acted: dict[int, float] = {}
        """when each bot did something last, in a real-time game"""
        self._busy = False

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        with Horizontal(id="middle"):
            yield RichLog(id="log", wrap=True, markup=False)
            with VerticalScroll(id="state"):
                yield Static(id="facts")
        yield Static(id="prompt")
        yield Choices(id="choices")
        yield Static(id="notice")
        yield Input(id="typed", placeholder="or type an action in the game's notation, and Enter")
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#log").border_title = "Log"
        self.query_one("#state").border_title = "Table"
        self.query_one(Choices).focus()
        self.set_interval(BEAT, self._look_at_the_clock)
        self._go_on()

    # -- what a person does

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        if isinstance(message.what, Pick):
            self.push_screen(PickScreen(message.what), self._picked)
        else:
            self._act(message.what)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        if message.value.strip():
            self._act(message.value)
        message.input.clear()
        self.action_choose()

    def action_undo(self) -> None:
        if self._busy:
            self._notice("A bot is thinking; wait for it, then undo.")
            return
        try:
            self.sitting.match.undo(self.sitting.seat)
        except ReadyRoomError as refused:
            self._notice(str(refused))
            return
        self._go_on()

    def action_save(self) -> None:
        from readyroom.cli.play import save

        match = self.sitting.match
        try:
            path = save(self.sitting, f"{match.game.slug}-{match.commitment[:8]}.json")
        except Failure as failed:
            self._notice(str(failed))
            return
        self._notice(f"Saved: {path}")

    def action_type(self) -> None:
        self.query_one(Input).focus()

    def action_choose(self) -> None:
        self.query_one(Choices).focus()

    # -- what follows

    def _picked(self, action: dict[str, Any] | None) -> None:
        if action is not None:
            self._act(action)

    def _act(self, action: Any) -> None:
        try:
            self.sitting.match.act(self.sitting.seat, action)
        except ReadyRoomError as refused:
            self._notice(str(refused))
            return
        self._go_on()

    def _go_on(self) -> None:
        self._notice("")
        self._refresh_table()
        if not self._is_real_time() and not self._busy and self.sitting.next_bot() is not None:
            self._busy = True
            self._let_bots_act()

    @work(exclusive=True)
    async def _let_bots_act(self) -> None:
        """Bots answer one after the other, slowly enough to follow, in a thread so that the screen stays alive."""
        try:
            while (seat := self.sitting.next_bot()) is not None:
                action, _ = await asyncio.gather(asyncio.to_thread(self.sitting.think, seat), asyncio.sleep(self.pace))
                self.sitting.let_act(seat, action)
                self._refresh_table()
        finally:
            self._busy = False

    def _is_real_time(self) -> bool:
        return self.sitting.match.deadline is not None

    def _look_at_the_clock(self) -> None:
        """In a real-time game time passes for all, and bots act in between."""
        match = self.sitting.match
        if not self._is_real_time():
            return
        before = match.seq
        try:
            match.tick(max(match.now, int((monotonic() - self._started) * 1000)))
        except ReadyRoomError as fault:
            self._notice(str(fault))
        for seat in match.to_act:
            rested = monotonic() - self._acted.get(seat, 0.0) >= self._pace_of(seat)
            if rested and seat in self.sitting.bots and match.legal(seat):
                self._acted[seat] = monotonic()
                self.sitting.let_act(seat, self.sitting.think(seat))
        if match.seq != before or self.sitting.troubles:
            self._refresh_table()

    def _pace_of(self, seat: int) -> float:
        """Where bots race a person, they are no quicker than one."""
        match = self.sitting.match
        return match.game.beat(match.state, self.sitting.levels.get(seat, "")) or max(self.pace, BEAT)

    # -- showing

    def _refresh_table(self) -> None:
        match, seat = self.sitting.match, self.sitting.seat
        log = self.query_one(RichLog)
        for line in self.sitting.news():
            log.write(line)
        self.query_one("#heading", Static).update(self.sitting.heading())
        self.query_one("#facts", Static).update(self._facts())
        choice = match.choice(seat)
        self.query_one(Choices).show(choice)
        self.query_one("#prompt", Static).update(self._prompt(str(choice.prompt) if choice else ""))

    def _prompt(self, asked: str) -> Text:
        outcome = self.sitting.match.outcome
        if outcome is None:
            return Text(asked or "The others are deciding ...")
        won = self.sitting.seat in outcome.winners
        if outcome.together:
            told = "The crew won." if won else "The crew lost."
        else:
            told = "You won." if won else "You did not win."
        return Text(f"{outcome.reason} {told} Ctrl-Q leaves.")

    def _facts(self) -> RenderableType:
        view = self.sitting.match.view(self.sitting.seat)
        if view.own is None:
            return facts(view.public)
        return Group(Text("Only you know", "bold"), facts(view.own), Text(), facts(view.public))

    def _notice(self, line: str) -> None:
        self.query_one("#notice", Static).update(Text(line))
