"""Scores: whole numbers stay whole and halves stay halves, in stored and new results."""

from __future__ import annotations

import msgspec

from readyroom.core.codec import to_json
from readyroom.core.english import half
from readyroom.core.struct import Outcome

KEPT = '{"scores":[12,21],"ranking":[2,1],"reason":"Seat 1 reached 21 points.","together":false}'


def test_a_stored_result_round_trips_unchanged() -> None:
    outcome = msgspec.json.decode(KEPT, type=Outcome)
    assert outcome.scores == (12, 21) and all(type(score) is int for score in outcome.scores)
    assert to_json(outcome) == KEPT


def test_a_half_is_kept() -> None:
    outcome = Outcome((33.5, 34), (2, 1), "Four rounds are over.")
    assert msgspec.json.decode(to_json(outcome), type=Outcome) == outcome
    assert to_json(outcome.scores) == "[33.5,34]"


def test_a_half_is_written_as_people_write_it() -> None:
    assert [half(points) for points in (0, 0.5, 33.5, 34, 34.0, -0.5, -1.5, -2)] == [
        "0", "½", "33½", "34", "34", "−½", "−1½", "−2",
    ]  # fmt: skip
