"""The recorded matches show the cases they were stored for."""

from __future__ import annotations

from tests.fixtures.fixtures import fixtures
from tests.games.galaxy_trucker.builder import told

from readyroom.core.match import Match
from readyroom.core.record_reader import replay_with
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.game import GAME


def test_a_ship_that_is_lapped_is_on_record() -> None:
    kept = next(file for path, file in fixtures("galaxy-trucker") if path.stem == "lapped")
    events = [event for _, event in replay_with(GAME, kept.record).events(None)]
    assert "lapped" in [event.why for event in told(events, e.LeftFlight)]


def test_the_photos_beside_the_bills_show_what_was_lost_in_flight() -> None:
    """From launch to arrival, square by square; also after the position has been written down and read again."""
    kept = next(file for path, file in fixtures("galaxy-trucker") if path.stem == "four-bots")
    m = replay_with(GAME, kept.record)
    events = [event for _, event in m.events(None)]
    start = max(i for i, event in enumerate(events) if isinstance(event, e.Launched))
    lost: dict[int, set[str]] = {seat: set() for seat in range(m.seats)}
    for event in events[start:]:
        if isinstance(event, e.Destroyed):
            lost[event.seat].add(event.square)
        elif isinstance(event, (e.FellOff, e.PartsGivenUp)):
            lost[event.seat] |= set(event.squares)
    public = m.view(None).public
    assert {photo.seat: set(photo.lost) for photo in public.photos} == lost
    assert any(lost.values())
    for photo, trucker in zip(public.photos, public.truckers, strict=True):
        assert photo.ship_class == public.ship_class
        assert photo.arrived == trucker.parts
        assert {part.square for part in photo.launched} == {part.square for part in photo.arrived} | set(photo.lost)
        assert any(part.humans for part in photo.launched)


def test_there_are_no_photos_while_ships_fly_and_positions_keep_them_until_they_are_shown() -> None:
    kept = next(file for path, file in fixtures("galaxy-trucker") if path.stem == "four-bots")
    whole = replay_with(GAME, kept.record)
    last = max(seq for seq, event in whole.events(None) if isinstance(event, e.Billed))
    flying = whole.at(last - 1)
    assert flying.state.phase == "fly" and flying.view(None).public.photos == ()
    again = Match.from_position(GAME, flying.position(), "another")
    assert [ship.dump() for ship in again.state.launched] == [ship.dump() for ship in flying.state.launched] != []
