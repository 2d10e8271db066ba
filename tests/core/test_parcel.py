"""A state can be sent to another process, on compiled rules too."""

from __future__ import annotations

import random

import pytest

import readyroom
from readyroom.core.parcel import packed, unpacked


@pytest.mark.parametrize("slug", readyroom.games())
def test_a_state_arrives_as_it_was_and_can_be_played_on(slug: str) -> None:
    match, chance = readyroom.new_match(slug, seats=2, seed=7), random.Random(7)
    while match.outcome is None and match.seq < 60:
        match.tick(match.deadline)
        if match.to_act:
            seat = match.to_act[0]
            state, legal = unpacked(packed((match.state, match.legal(seat))))
            assert state.dump() == match.state.dump() and legal == match.legal(seat)
            assert match.game.legal(state, seat) == legal and state.clone().dump() == state.dump()
            match.act(seat, chance.choice(legal))
