"""The terminal game, driven by keys: choices, picks, typed actions, undo, saving, and real time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.games.cabal import Cabal
from tests.games.cabal_table import Raid
from tests.games.scramble import Scramble
from textual.containers import ScrollableContainer
from textual.pilot import Pilot
from textual.widgets import Input, RichLog, SelectionList, Static

import readyroom as rr
from readyroom.cli.commands import parser
from readyroom.cli.play import save, sitting_from
from readyroom.cli.play.app import PlayApp
from readyroom.cli.play.choices import Choices
from readyroom.cli.play.pick import PickScreen, complain, fill
from readyroom.cli.play.session import Sitting
from readyroom.core.chance import Chance
from readyroom.core.choice import Choice, Field, Note, Option, Pick, Value
from readyroom.core.struct import Action
from readyroom.core.words import Words
from readyroom.extras.commands import Misuse


def sit(*arguments: str) -> Sitting:
    rr.register(Cabal())
    rr.register(Scramble())
    return sitting_from(parser().parse_args(["play", *arguments]))


Keys = Callable[[PlayApp, Pilot[None]], Awaitable[None]]


def play(sitting: Sitting, keys: Keys, size: tuple[int, int] = (120, 40)) -> None:
    async def session() -> None:
        app = PlayApp(sitting, pace=0)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await keys(app, pilot)

    asyncio.run(session())


async def until(pilot: Pilot[None], true: Callable[[], bool]) -> None:
    """Waits for the bots, who think in threads."""
    for _ in range(3_000):
        if true():
            return
        await pilot.pause(0.02)
    raise AssertionError("It did not come to that.")


def shown(app: PlayApp, id: str) -> str:
    return str(app.query_one(f"#{id}", Static).render())


def test_you_sit_among_bots_on_the_seat_you_asked_for() -> None:
    sitting = sit("cabal", "--bots", "random,steady", "--seat", "1", "--name", "Ada", "--options", "purse=3")
    assert sitting.names == ["Bot 0 (random)", "Ada", "Bot 2 (steady)"]
    assert sitting.match.seats == 3 and sitting.match.options.purse == 3


def test_a_match_can_start_from_a_position(tmp_path: Path) -> None:
    rr.register(Cabal())
    file = tmp_path / "position.txt"
    file.write_text(rr.new_match("cabal", seats=3, options={"purse": 1}, seed=4).position(), encoding="utf-8")
    sitting = sit("--from", str(file), "--bots", "random", "--seat", "2")
    assert sitting.match.position() == file.read_text(encoding="utf-8")
    assert sitting.names == ["Bot 0 (random)", "Bot 1 (random)", "Captain"]
    assert (
        json.loads(save(sitting, str(tmp_path / "match.json")).read_text())["entries"][0]["action"]["position"]
        == file.read_text()
    )
    for wrong in (["scramble", "--from", str(file)], ["--from", str(file), "--seats", "2"], []):
        with pytest.raises((Misuse, rr.UnknownGame)):
            sit(*wrong)


def test_a_whole_match_is_played_with_the_first_key_alone() -> None:
    sitting = sit("cabal", "--bots", "random", "--seed", "5")

    async def keys(app: PlayApp, pilot: Pilot[None]) -> None:
        for _ in range(300):
            await until(pilot, lambda: bool(sitting.match.outcome or sitting.match.legal(sitting.seat)))
            if sitting.match.outcome:
                break
            await pilot.press("1")
            if isinstance(app.screen, PickScreen):
                await pilot.press("space", "ctrl+j")
            await pilot.pause()
        assert sitting.match.outcome is not None
        await pilot.pause()
        assert sitting.match.outcome.reason in shown(app, "prompt")

    play(sitting, keys)


def test_an_action_can_be_typed_in_notation_and_a_wrong_one_is_explained() -> None:
    sitting = sit("cabal", "--seed", "5")

    async def keys(app: PlayApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(sitting.match.legal(0)))
        before = sitting.match.seq
        await pilot.press("slash")
        app.query_one(Input).value = "dance"
        await pilot.press("enter")
        await pilot.pause()
        assert sitting.match.seq == before and shown(app, "notice")
        await pilot.press("slash")
        app.query_one(Input).value = sitting.match.write(sitting.match.legal(0)[0])
        await pilot.press("enter")
        await until(pilot, lambda: sitting.match.seq > before)

    play(sitting, keys)


def test_an_undo_that_is_not_allowed_says_why() -> None:
    sitting = sit("cabal", "--seed", "5")

    async def keys(app: PlayApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: sitting.next_bot() is None)
        await pilot.press("ctrl+z")
        await pilot.pause()
        assert shown(app, "notice").endswith(".")

    play(sitting, keys)


def test_your_last_action_can_be_taken_back() -> None:
    sitting = sit("scramble", "--seed", "5", "--bots", "random")

    async def keys(app: PlayApp, pilot: Pilot[None]) -> None:
        app._started += 3600  # time stands still
        sitting.bots.clear()
        await pilot.press("1")
        await pilot.pause()
        acted = sitting.match.seq
        assert sitting.match.can_undo(0)
        await pilot.press("ctrl+z")
        await pilot.pause()
        assert sitting.match.seq == acted + 1 and sitting.match.line == list(range(acted))

    play(sitting, keys)


def test_a_beat_of_the_clock_after_leaving_does_nothing() -> None:
    left: list[PlayApp] = []

    async def keys(app: PlayApp, pilot: Pilot[None]) -> None:
        left.append(app)

    play(sit("scramble", "--seed", "5", "--bots", "random"), keys)
    left[0]._look_at_the_clock()


def test_a_real_time_game_runs_while_you_do_nothing() -> None:
    sitting = sit("scramble", "--seed", "5", "--bots", "quick")

    async def keys(app: PlayApp, pilot: Pilot[None]) -> None:
        app._started -= 3600  # an hour has gone by
        await until(pilot, lambda: sitting.match.outcome is not None)
        await pilot.pause()
        assert app.query_one(Choices).answers == []

    play(sitting, keys)


@pytest.mark.parametrize("slug", ["galaxy-trucker", "space-alert", "starship-captains", "tiny-epic-galaxies"])
@pytest.mark.parametrize("size", [(120, 40), (80, 24)], ids=["wide", "narrow"])
def test_the_table_is_the_games_board_as_you_see_it_and_fits_the_screen(slug: str, size: tuple[int, int]) -> None:
    sitting = sit(slug, "--seed", "5", "--seats", "2", "--name", "Ada")

    async def keys(app: PlayApp, pilot: Pilot[None]) -> None:
        app._started += 3600  # time stands still
        await until(pilot, lambda: sitting.next_bot() is None)
        await pilot.pause()
        assert shown(app, "board") == sitting.match.board(0, sitting.names)
        assert "Ada" in shown(app, "board") and "Bot 1 (normal)" in shown(app, "board")
        table = app.query_one("#table", ScrollableContainer)
        assert table.max_scroll_x == 0, "nothing is cut off at the side"
        assert table.size.height >= 6

    play(sitting, keys, size)


def test_the_table_can_be_scrolled_while_keys_go_on_answering() -> None:
    sitting = sit("tiny-epic-galaxies", "--seed", "5")

    async def keys(app: PlayApp, pilot: Pilot[None]) -> None:
        table = app.query_one("#table", ScrollableContainer)
        await until(pilot, lambda: table.max_scroll_y > 0)
        await pilot.press("ctrl+d")
        await pilot.pause()
        assert table.scroll_y > 0 and app.focused is app.query_one(Choices)
        await pilot.press("ctrl+u")
        await pilot.pause()
        assert table.scroll_y == 0

    play(sitting, keys, (80, 24))


@pytest.mark.parametrize(("key", "large", "gone"), [("ctrl+t", "#table", "#log"), ("ctrl+l", "#log", "#table")])
def test_the_table_and_the_log_can_fill_the_screen_and_go_back(key: str, large: str, gone: str) -> None:
    sitting = sit("tiny-epic-galaxies", "--seed", "5")

    async def keys(app: PlayApp, pilot: Pilot[None]) -> None:
        before = app.query_one(large).size.height
        await pilot.press(key)
        await pilot.pause()
        assert app.query_one(large).size.height > before
        assert not app.query_one(gone).display and not app.query_one(Choices).display
        await pilot.press(key)
        await pilot.pause()
        assert app.query_one(gone).display and app.focused is app.query_one(Choices)

    play(sitting, keys, (80, 24))


def test_enter_never_gives_a_fatal_answer_unless_all_are() -> None:
    async def keys(app: PlayApp, pilot: Pilot[None]) -> None:
        answers = (Option(Raid(1), Words(("Jump.",))), Option(Raid(2), Words(("Stay.",))))
        jump, stay = (Note("", Words((f"{i}: you are out.",)), answer=Raid(i), fatal=True) for i in (1, 2))
        listed = app.query_one(Choices)
        listed.show(Choice(0, Words(("What now?",)), answers, notes=(jump,)), ("Ada", "Bo"), 0)
        first = listed.get_option("0")
        assert "1: you are out." in str(first.prompt)
        assert listed.highlighted_option is listed.get_option("1")
        listed.show(None, ("Ada", "Bo"), 0)
        listed.show(Choice(0, Words(("What now?",)), answers, notes=(jump, stay)), ("Ada", "Bo"), 0)
        assert listed.highlighted_option is listed.get_option("0")

    play(sit("cabal", "--seed", "5"), keys)


def test_the_input_line_appears_on_request_and_disappears_again() -> None:
    async def keys(app: PlayApp, pilot: Pilot[None]) -> None:
        assert not app.query_one(Input).display
        await pilot.press("slash")
        assert app.query_one(Input).display and isinstance(app.focused, Input)
        await pilot.press("escape")
        await pilot.pause()
        assert not app.query_one(Input).display and app.query_one(Choices).has_focus

    play(sit("cabal", "--seed", "5"), keys)


@pytest.mark.parametrize("size", [(120, 40), (80, 24)], ids=["wide", "narrow"])
def test_the_table_stays_in_sight_while_a_pick_is_filled(size: tuple[int, int]) -> None:
    async def keys(app: PlayApp, pilot: Pilot[None]) -> None:
        table = app.query_one("#table", ScrollableContainer)
        app.push_screen(PickScreen(SPEND))
        await pilot.pause()
        window, seen = app.screen.query_one("#pick").region, table.region
        assert window.x >= seen.right or window.y >= seen.y + seen.height - 2
        await pilot.press("ctrl+d")
        await pilot.pause()
        assert table.scroll_y > 0

    play(sit("starship-captains", "--seed", "5"), keys, size)


def test_the_heading_tells_the_time_while_the_clock_runs() -> None:
    sitting = sit("scramble", "--seed", "5")
    assert ":" not in sit("cabal", "--seed", "5").heading()
    sitting.match.tick(sitting.match.now + 1_000)
    assert "0:01" in sitting.heading()


class StumblingBot:
    """Fails on every call, or chooses something illegal, or waits for nothing."""

    def __init__(self, how: str = "raises") -> None:
        self.how = how

    def choose(self, state: Any, seat: int, legal: list[Action], chance: Chance) -> Action | None:
        if self.how == "waits":
            return None
        if self.how == "cheats":
            return Raid(99)
        raise ZeroDivisionError("the bot stumbles")


@pytest.mark.parametrize("how", ["raises", "cheats", "waits"])
def test_a_bot_that_fails_does_not_end_your_match(how: str) -> None:
    sitting = sit("cabal", "--seed", "5")
    sitting.bots[1] = StumblingBot(how)

    async def keys(app: PlayApp, pilot: Pilot[None]) -> None:
        for _ in range(300):
            await until(pilot, lambda: bool(sitting.match.outcome or sitting.match.legal(0)))
            if sitting.match.outcome:
                break
            app._act(sitting.match.legal(0)[-1])
            await pilot.pause()
        assert sitting.match.outcome is not None
        await until(pilot, lambda: bool(sitting.match.outcome and sitting.match.outcome.reason in shown(app, "prompt")))
        log = " ".join(word for strip in app.query_one(RichLog).lines for word in strip.text.split())
        assert "Bot 1 (steady) failed (" in log and "). It makes another move instead." in log

    play(sitting, keys)


def test_a_bot_that_fails_in_real_time_does_not_end_your_match() -> None:
    sitting = sit("scramble", "--seed", "5", "--bots", "quick")
    sitting.bots[1] = StumblingBot()

    async def keys(app: PlayApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: any(entry.actor == 1 for entry in sitting.match.entries))
        app._started -= 3600
        await until(pilot, lambda: sitting.match.outcome is not None)

    play(sitting, keys)


def test_replay_accepts_the_saved_record(tmp_path: Path) -> None:
    sitting = sit("cabal", "--seed", "5")
    path = save(sitting, str(tmp_path / "match.json"))
    plain = json.loads(path.read_text())
    assert plain["names"] == ["Captain", "Bot 1 (steady)"]
    assert rr.replay(plain).digest == sitting.match.digest


DICE = tuple(Value(face, face) for face in ("move", "move", "energy"))
SPEND = Pick(
    "convert",
    "Convert dice",
    (Field("spend", "Dice to spend", DICE, 2, 2, True, "dice"), Field("die", "Die to turn", DICE, pool="dice")),
)


@pytest.mark.parametrize(
    ("picked", "complaint"),
    [
        ([[0], [2]], "Dice to spend: choose 2."),
        ([[0, 1], []], "Die to turn: choose 1."),
        ([[0, 1], [1]], "Die to turn: one of these is already taken above."),
        ([[0, 2], [1]], ""),
    ],
)
def test_a_pick_is_complete_when_every_field_is_filled_and_nothing_is_taken_twice(
    picked: list[list[int]], complaint: str
) -> None:
    assert complain(SPEND.fields, picked) == complaint


def test_a_filled_pick_is_one_of_the_actions_it_stands_for() -> None:
    action: dict[str, Any] = fill(SPEND, [[0, 2], [1]])
    assert action == {"type": "convert", "spend": ["move", "energy"], "die": "move"}


def test_a_pick_is_filled_in_a_window_of_its_own() -> None:
    answers: list[Any] = []

    async def keys(app: PlayApp, pilot: Pilot[None]) -> None:
        app.push_screen(PickScreen(SPEND), answers.append)
        await pilot.pause()
        await pilot.press("space", "ctrl+j")
        await pilot.pause()
        assert answers == []  # one of two: not enough
        await pilot.press("down", "space")
        die = app.screen.query(SelectionList).last()
        die.focus()
        await pilot.press("space", "down", "down", "space")
        await pilot.pause()
        assert die.selected == [2]  # a single choice lets go of the one before
        await pilot.press("ctrl+j")
        await pilot.pause()

    play(sit("cabal", "--seed", "5"), keys)
    assert answers == [{"type": "convert", "spend": ["move", "move"], "die": "energy"}]
