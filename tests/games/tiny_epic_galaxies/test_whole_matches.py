"""Invariants of whole random matches with every option set and seat count."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.tiny_epic_galaxies.builder import can, galaxies, told, where

import readyroom
from readyroom.core.chance import Chance
from readyroom.core.conformance import Case, cases
from readyroom.core.errors import BadOptions
from readyroom.core.match import Match
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies import events
from readyroom.games.tiny_epic_galaxies.cards.mats import LEVEL_SHIPS
from readyroom.games.tiny_epic_galaxies.state import LOCKED, ROGUE

GAME = readyroom.game("tiny-epic-galaxies")


@pytest.mark.whole_matches
@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_a_random_match_ends_and_holds_together_all_the_way(case: Case) -> None:
    m = readyroom.new_match("tiny-epic-galaxies", seats=case.seats, options=case.options, seed=f"{case.seats}")
    luck = Chance(f"players of {case.options}")
    conserved = GAME.conserved(m.state)
    while not m.outcome:
        seat = m.to_act[0]
        if m.seq % 10 == 0:
            check_position(m, conserved)
        legal = m.legal(seat)
        m.act(seat, legal[luck.below(len(legal))])
        assert m.seq < 30_000
    check_sums(m, conserved)
    assert readyroom.replay(m.record()).digest == m.digest


def check_position(m: Match, conserved: dict[str, int]) -> None:
    check_sums(m, conserved)
    for seat in range(m.seats):
        legal = m.legal(seat)
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (seat in m.to_act)
        for action in legal[:3] + legal[-3:]:
            trial = m.state.clone()
            GAME.apply(trial, seat, action, Telling(Chance("trial")))
            assert m.read(m.write(action)) == action
        check_picks(m, seat)
        check_imagined(m, seat)
    check_imagined(m, None)


def check_sums(m: Match, conserved: dict[str, int]) -> None:
    s = m.state
    assert GAME.conserved(s) == conserved
    for g in s.galaxies:
        assert 0 <= g.energy <= 7 and 0 <= g.culture <= 7
        if g.seat != ROGUE:
            assert sum(ship.where != LOCKED for ship in g.ships) == LEVEL_SHIPS[g.level]
    assert len(s.face_up) <= 3


def check_picks(m: Match, seat: int) -> None:
    """A family filled in every way is exactly the legal actions of its type."""
    choice = m.choice(seat)
    if choice is None:
        return
    listed = [option.action for option in choice.options]
    for pick in choice.picks:
        filled = [msgspec.convert(plain, action_type(pick.type)) for plain in pick.expand()]
        assert len(set(filled)) == len(filled)
        listed += filled
    assert set(listed) == set(m.legal(seat))


def action_type(tag: str) -> type[msgspec.Struct]:
    return next(kind for kind in GAME.actions if kind.__struct_config__.tag == tag)


def check_imagined(m: Match, viewer: int | None) -> None:
    """Whatever a viewer imagines looks the same to that viewer, and does not depend on what is hidden."""
    imagined = m.clone()
    GAME.imagine(imagined.state, viewer, Chance("imagined"))
    assert imagined.view(viewer) == m.view(viewer)
    if viewer is not None:
        assert imagined.legal(viewer) == m.legal(viewer)
        assert imagined.choice(viewer) == m.choice(viewer)
    assert GAME.conserved(imagined.state) == GAME.conserved(m.state)
    again = imagined.clone()
    GAME.imagine(again.state, viewer, Chance("imagined"))
    assert again.digest == imagined.digest


def test_the_rogue_is_for_solo_play_only() -> None:
    with pytest.raises(BadOptions, match="solo game"):
        readyroom.new_match("tiny-epic-galaxies", seats=2, options={"rogue": "hades"})
    with pytest.raises(BadOptions, match="solo game"):
        readyroom.new_match("tiny-epic-galaxies", seats=3, options={"rogue_rerolls": True})


def test_every_action_and_event_has_words_and_a_group() -> None:
    for kind in GAME.actions:
        assert GAME.phrases.knows(kind)
        assert kind in GAME.notation
    assert all(GAME.phrases.knows(kind) for kind in GAME.events)


def test_an_upgrade_can_be_followed_with_culture() -> None:
    m = galaxies(seats=2, culture=[0, 3], dice="colony move")
    m.act(0, "activate colony")
    m.act(1, "follow; upgrade for 0 energy 2 culture")
    assert m.state.galaxies[1].level == 2 and m.state.galaxies[1].culture == 0


def test_colonizing_sends_all_ships_home_and_fills_the_gap() -> None:
    m = galaxies(
        row=["jakks", "helios"],
        ships={0: "orbit:jakks 1", 1: "orbit:jakks 0, surface:jakks"},
        next_planets=["gort"],
        dice="diplomacy move",
        culture=0,
    )
    happened = m.act(0, "activate diplomacy")
    assert told(happened, events.Colonized)[0].points == 1
    assert where(m, 0, 0) == where(m, 1, 0) == where(m, 1, 1) == "home"
    assert m.view(None).public.row == ("gort", "helios")
    assert can(m, 0, "activate move")
