"""The table in the terminal: the log, the board, and your choices."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any, ClassVar

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, ScrollableContainer
from textual.widgets import Footer, Input, RichLog, Static

from readyroom.cli.play.choices import Choices
from readyroom.cli.play.pick import PickScreen
from readyroom.cli.play.session import Sitting
from readyroom.cli.terminal import board
from readyroom.core.choice import Pick
from readyroom.core.errors import ReadyRoomError
from readyroom.extras.commands import Failure

BEAT = 0.25
"""Seconds between two looks at the clock in a real-time game."""


class PlayApp(App[None]):
    """Plays any game using only its choices, words and boards."""

    CSS = """
    #heading { height: 1; background: $primary; color: $text; padding: 0 1; text-style: bold; }
    #middle { height: 1fr; layout: horizontal; }
    #log { width: 1fr; height: 1fr; border: round $primary; scrollbar-size: 1 1; padding: 0 1; }
    #table { width: 81; height: 1fr; border: round $primary; scrollbar-size: 1 1; padding: 0 1; }
    #board { width: auto; }
    #prompt { height: auto; padding: 0 1; text-style: bold; }
    #choices { height: auto; max-height: 40%; min-height: 3; border: round $accent; }
    #typed { height: 3; display: none; }
    #notice { height: auto; color: $warning; padding: 0 1; }
    .-narrow #middle { layout: vertical; }
    .-narrow #log { height: 1fr; border: none; border-top: solid $primary; }
    .-narrow #table { width: 1fr; height: 3fr; border: none; border-top: solid $primary; }
    .-narrow #choices { border: none; border-top: solid $accent; }
    .large-table #log, .large-table #choices { display: none; }
    .large-log #table, .large-log #choices { display: none; }
    .large-table #table { width: 1fr; }
    """
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]
    TITLE = "Ready Room"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+z", "undo", "Undo"),
        Binding("ctrl+s", "save", "Save"),
        Binding("slash", "type", "Type an action"),
        Binding("ctrl+u", "scroll_table(-1)", "Up"),
        Binding("ctrl+d", "scroll_table(1)", "Down"),
        Binding("ctrl+t", "enlarge('table')", "Table"),
        Binding("ctrl+l", "enlarge('log')", "Log"),
        Binding("escape", "choose", "Back to the choices", show=False),
        Binding("ctrl+q", "quit", "Leave", priority=True),
    ]

    def __init__(self, sitting: Sitting, pace: float = 0.4) -> None:
        super().__init__()
        self.sitting = sitting
        self.pace = pace
        self._started = monotonic() - sitting.match.now / 1000
        self._acted: dict[int, float] = {}
        """when each bot last acted, in a real-time game"""
        self._busy = False

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        with Container(id="middle"):
            with ScrollableContainer(id="table"):
                yield Static(id="board")
            yield RichLog(id="log", wrap=True, markup=False, min_width=20)
        yield Static(id="prompt")
        yield Choices(id="choices")
        yield Static(id="notice")
        yield Input(id="typed", placeholder="or type an action in the game's notation, and Enter")
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#log").border_title = "Log"
        self.query_one("#table").border_title = "Table"
        self.query_one(Choices).focus()
        self.set_interval(BEAT, self._look_at_the_clock)
        self._go_on()

    # -- the person's input

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
        self.query_one(Input).display = True
        self.query_one(Input).focus()

    def action_choose(self) -> None:
        """Restores the layout and returns the focus to the choices."""
        self.query_one(Input).display = False
        self.screen.remove_class("large-table", "large-log")
        self.query_one(Choices).focus()

    def action_scroll_table(self, pages: int) -> None:
        table = self.query_one("#table", ScrollableContainer)
        table.scroll_relative(y=pages * max(1, table.size.height - 2), animate=False)

    def action_enlarge(self, pane: str) -> None:
        """Enlarges the table or the log to the full screen; the same key restores the layout."""
        large = f"large-{pane}"
        back = self.screen.has_class(large)
        self.action_choose()
        if not back:
            self.screen.add_class(large)
            self.query_one(f"#{pane}").focus()

    # -- play

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
        """Lets bots act one by one, slowly enough to follow, in a thread so that the screen stays responsive."""
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
        """In a real-time game, advances the clock and lets bots act."""
        match = self.sitting.match
        if not self.is_running or not self._is_real_time():  # on exit there is nothing left to draw on
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
        else:
            self.query_one("#heading", Static).update(self.sitting.heading())

    def _pace_of(self, seat: int) -> float:
        """Seconds between a bot's actions: where bots race a person, they are no faster than one."""
        match = self.sitting.match
        return match.game.beat(match.state, self.sitting.levels.get(seat, "")) or max(self.pace, BEAT)

    # -- display

    def _refresh_table(self) -> None:
        match, seat = self.sitting.match, self.sitting.seat
        log = self.query_one(RichLog)
        for line in self.sitting.news():
            log.write(line)
        self.query_one("#heading", Static).update(self.sitting.heading())
        self.query_one("#board", Static).update(board(match, seat, self.sitting.names))
        choice = match.choice(seat)
        self.query_one(Choices).show(choice, self.sitting.names, seat)
        self.query_one("#prompt", Static).update(
            self._prompt(choice.prompt.text(self.sitting.names, seat) if choice else "")
        )

    def _prompt(self, asked: str) -> Text:
        match = self.sitting.match
        if match.outcome is None:
            return Text(asked or "Waiting for the others ...")
        verdict = match.game.verdict(match.state, match.outcome)
        told = [words.text(self.sitting.names, self.sitting.seat) for words in (verdict.headline, verdict.detail)]
        why = "" if match.outcome.reason in told[1] else f" {match.outcome.reason}"
        return Text(f"{told[0]}. {told[1]}{why} Ctrl-Q leaves.")

    def _notice(self, line: str) -> None:
        notice = self.query_one("#notice", Static)
        notice.update(Text(line))
        notice.display = bool(line)
