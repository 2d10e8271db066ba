"""Face-up tiles lie in the same places for everyone, and none moves when one is taken."""

from __future__ import annotations

from tests.games.galaxy_trucker.builder import hand, race

from readyroom.core.match import Match
from readyroom.core.record_reader import replay_with
from readyroom.games.galaxy_trucker.game import GAME
from readyroom.games.galaxy_trucker.shelf import FRESH

TILES = ("cannon-1", "cannon-2", "engine-1", "engine-2", "battery2-1", "battery2-2", "module-1", "module-2")


def lying(m: Match) -> dict[str, int]:
    """The places of the tiles that lie face up, as every seat and every spectator sees them."""
    seen = [m.view(viewer).public for viewer in (None, 0, 1)]
    assert all((one.open, one.places, one.holes) == (seen[0].open, seen[0].places, seen[0].holes) for one in seen)
    return dict(zip(seen[0].open, seen[0].places, strict=True))


def holes(m: Match) -> list[tuple[int, int, str]]:
    return [(hole.place, hole.seat, hole.tile) for hole in m.view(None).public.holes]


def warehouse(*tiles: str) -> Match:
    m = race()
    for tile in tiles:
        hand(m, 0, tile)
        m.act(0, "return")
    return m


def test_a_taken_tile_leaves_a_hole_with_the_takers_mark_and_nothing_else_moves() -> None:
    m = warehouse(*TILES)
    before = lying(m)
    assert before == {tile: place for place, tile in enumerate(TILES)}
    m.act(1, "take cannon-2")
    assert lying(m) == {tile: place for tile, place in before.items() if tile != "cannon-2"}
    assert holes(m) == [(1, 1, "cannon-2")]


def test_a_fresh_hole_stays_empty_and_the_oldest_is_filled_first() -> None:
    m = warehouse(*TILES)
    for tile in TILES[: FRESH + 1]:
        m.act(1, f"take {tile}")
        if tile != TILES[FRESH]:
            m.act(1, "return")
            assert lying(m)[tile] >= len(TILES), "too soon: another player may be reaching for it"
    assert [place for place, *_ in holes(m)] == list(range(FRESH + 1))
    m.act(1, "return")
    assert lying(m)[TILES[FRESH]] == 0
    assert [place for place, *_ in holes(m)] == list(range(1, FRESH + 1))


def test_shelf_places_are_not_stored_and_are_rebuilt_from_the_log() -> None:
    m = warehouse(*TILES)
    m.act(1, "take engine-1")
    m.act(1, "return")
    again = replay_with(GAME, m.record())
    assert lying(again) == lying(m) and holes(again) == holes(m)
    assert "shelf" not in m.state.dump() and "holes" not in m.state.dump()
