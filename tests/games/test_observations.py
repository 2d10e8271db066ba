"""Observations for learners keep their layout, show everything known, and stay within their blocks."""

from __future__ import annotations

import pytest
from scripts.layouts import PAGE, history, on_file, page
from tests.fixtures.fixtures import fixtures

import readyroom
from readyroom.core.conformance import cases
from readyroom.core.conformance.play import walk
from readyroom.core.game import Game
from readyroom.core.observation import Block, Layout, Observer
from readyroom.core.record_reader import replay_with
from readyroom.core.space import Axis

EVERY = pytest.mark.parametrize("game", [readyroom.game(slug) for slug in readyroom.games()], ids=lambda g: g.slug)


@EVERY
def test_the_layout_of_a_version_is_the_one_that_it_was_frozen_with(game: Game) -> None:
    assert history(game) == on_file(game), "There is a new version, or the layout has changed. Run make cards."


def test_the_page_of_observations_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "Run make cards."


@EVERY
def test_every_number_has_its_own_name(game: Game) -> None:
    layout = game.observer(game.versions[-1]).layout
    assert len({layout.name(number) for number in range(len(layout))}) == len(layout)


@EVERY
def test_an_observer_is_made_once(game: Game) -> None:
    assert game.observer(game.versions[-1]) is game.observer(game.versions[-1])


RARE = {"galaxy-trucker": {"incidents"}, "starship-captains": {"shared_spent"}, "tiny-epic-galaxies": {"peeked"}}
"""What neither random play nor the fixtures show; see below."""


@EVERY
def test_every_block_tells_something_and_no_number_is_higher_than_its_block_says(game: Game) -> None:
    silent = {block.name for block in game.observer(game.versions[-1]).layout.blocks} - RARE.get(game.slug, set())
    for case in cases(game):
        for match in walk(case, 20):
            silent -= told(game.observer(case.version), match.state, case.seats, match.now)
    for _, file in fixtures(game.slug):
        if not silent:
            break
        whole = replay_with(game, file.record)
        match = whole.at(0)
        for entry in whole.entries[1:]:
            match.fold(entry, trusted=True)
            silent -= told(game.observer(match.version), match.state, match.seats, match.now)
    assert not silent, f"In no match did these tell anything: {sorted(silent)}"


def test_a_card_looked_at_shows_only_to_the_player_who_saw_it() -> None:
    match = readyroom.new_match("tiny-epic-galaxies", seats=2, options={"beyond_the_black": True}, seed=7)
    state = match.state
    state.exploration.top = [state.exploration.pool.pop()]
    state.top_known = 0b10
    observer = match.game.observer(match.version)
    assert "peeked" in told(observer, state, 2, 0)
    block = observer.layout.block("peeked")
    assert not any(observer.observe(state, 0)[block.first : block.first + block.size])


def test_a_shared_tech_that_is_used_up_shows() -> None:
    match = readyroom.new_match("starship-captains", seats=2, seed=7)
    match.state.shared = (3,)
    match.state.ships[1].used_shared = 1 << 3
    assert "shared_spent" in told(match.game.observer(match.version), match.state, 2, 0)


def test_enemies_beaten_on_a_diplomatic_mission_show() -> None:
    match = readyroom.new_match("galaxy-trucker", seats=2, seed=7)
    match.state.truckers[1].incidents = 2
    assert "incidents" in told(match.game.observer(match.version), match.state, 2, 0)


def told(observer: Observer, state: object, seats: int, now: int) -> set[str]:
    """The blocks in which some seat sees something."""
    found: set[str] = set()
    for seat in range(seats):
        seen = observer.observe(state, seat, now)
        for block in observer.layout.blocks:
            highest = max(seen[block.first : block.first + block.size])
            assert highest <= block.most, f"{block.name} goes up to {highest}"
            if highest:
                found.add(block.name)
    return found


def test_numbers_run_through_the_blocks_the_last_axis_fastest() -> None:
    layout = Layout(1, 1, [Block("over", "whether it is over"), Block("dice", "dice", Axis("face", "ab"), most=7)])
    assert [layout.name(number) for number in range(len(layout))] == ["over", "dice a", "dice b"]
    assert layout.most() == bytes([1, 7, 7]) and layout.at("dice") == 1
    with pytest.raises(IndexError, match="numbered 0 to 2"):
        layout.name(3)
