"""Messages built from pre-encoded parts equal the whole message."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.every_game import every_game
from tests.games.cabal import Cabal, CabalOptions

from readyroom.core.chance import Chance
from readyroom.core.conformance import cases, play_on
from readyroom.core.game import Game
from readyroom.core.match import Match
from readyroom.core.struct import Event
from readyroom.core.telling import Told as Whispered
from readyroom.server.client_updates import updated
from readyroom.server.messages import Changed, Line, Update
from readyroom.server.table.page import Holds
from readyroom.server.table.scribe import Scribe, Told


def test_an_update_built_from_parts_equals_the_whole_update() -> None:
    match = Match.start(Cabal(), CabalOptions(), 3, "seed")
    scribe = Scribe(match)
    scribe.catch_up(None)
    for seat in (0, 1, 2):
        match.act(seat, match.legal(seat)[0])
        scribe.catch_up(match.game.moment(match.state))
    for seats in ((), (0,), (0, 2)):
        for after in (-1, 0, 2, 3):
            told = msgspec.json.decode(scribe.update(seats, after, 5), type=Update)
            assert told.seq == 3 and told.now == 5 and told.fresh == (after < 0)
            assert told.public == _plain(match.game.public(match.state))
            assert [mine.seat for mine in told.mine] == list(seats)
            assert [_plain(mine.own) for mine in told.mine] == [_plain(match.game.own(match.state, s)) for s in seats]
            assert all(line.seq > after for line in told.lines)
            whispers = [line for line in told.lines if line.event["type"] == "dealt"]
            assert {line.event["seat"] for line in whispers} == (set(seats) if after < 0 else set())
            assert told.to_act == match.to_act and told.standing == (2, 2, 2)


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.slug)
def test_a_line_built_from_parts_equals_the_whole_line(game: Game) -> None:
    match, luck = cases(game)[-1].start(), Chance("lines")
    scribe, moments = Scribe(match), [game.moment(match.state)]
    scribe.catch_up(None)
    while match.outcome is None and match.seq < 100:
        moment = game.moment(match.state)
        play_on(match, luck)
        scribe.catch_up(moment)
        moments += [moment] * (match.seq + 1 - len(moments))
    told = msgspec.json.decode(scribe.update((), -1, 7))["lines"]
    lines = [
        Line(seq, event, game.describe(event), moments[seq]) for seq in match.line for event in _heard(match.told[seq])
    ]
    assert told == _plain(lines)


def _heard(told: list[Whispered]) -> list[Event]:
    """By someone who watches."""
    return [event for one in told if (event := one.to(None)) is not None]


class Follower:
    """A viewer who gets every update, as changes where possible."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self.update: dict[str, Any] = {}
        self.holds: Holds | None = None
        self.by_changes = 0

    def hear(self, scribe: Scribe, after: int) -> None:
        message, self.holds = scribe.broadcast(self.seats, after, 7, self.holds)
        told = msgspec.json.decode(message)
        if told["type"] == "changed":
            msgspec.json.decode(message, type=Changed)
            self.by_changes += 1
            told = updated(self.update, told)
        self.update = told


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.slug)
def test_applying_changes_gives_the_whole_update(game: Game) -> None:
    case = cases(game)[-1]
    match, luck = case.start(), Chance("follow")
    scribe = Scribe(match)
    scribe.catch_up(None)
    kinds = [(), *((seat,) for seat in range(match.seats)), tuple(range(match.seats))]
    followers = [Follower(seats) for seats in kinds]
    told = -1
    while match.outcome is None and match.seq < 200:
        for one in followers:
            one.hear(scribe, told)
            assert one.update == msgspec.json.decode(scribe.update(one.seats, told, 7)), f"after entry {match.seq}"
        told, moment = match.seq, game.moment(match.state)
        able = [seat for seat in range(match.seats) if match.can_undo(seat)]
        if able and luck.below(5) == 0:
            match.undo(able[0])
        else:
            play_on(match, luck)
        scribe.catch_up(moment)
    assert all(one.by_changes > 10 for one in followers)


def test_changes_go_only_to_viewers_with_the_previous_page_and_the_same_seats() -> None:
    match = Match.start(Cabal(), CabalOptions(), 3, "seed")
    scribe = Scribe(match)
    scribe.catch_up(None)
    held = scribe.holds((0,))
    match.act(0, match.legal(0)[0])
    scribe.catch_up(None)
    assert _kind(scribe.broadcast((0,), 0, 5, held)) == "changed"
    assert _kind(scribe.broadcast((1,), 0, 5, held)) == "update"
    assert _kind(scribe.broadcast((), 0, 5, None)) == "update"
    scribe.forget()
    assert _kind(scribe.broadcast((0,), 0, 5, held)) == "update"
    match.act(1, match.legal(1)[0])
    scribe.catch_up(None)
    assert _kind(scribe.broadcast((0,), 1, 5, held)) == "update"


def _kind(told: Told) -> str:
    kind: str = msgspec.json.decode(told[0])["type"]
    return kind


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
