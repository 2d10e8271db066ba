"""How a match ended, in a sentence for lists of tables."""

from __future__ import annotations

import msgspec

from readyroom.core.struct import Outcome
from readyroom.server.table.table_view import result_words
from readyroom.store.rows import ResultRow


def said(outcome: Outcome | None) -> str:
    text = None if outcome is None else msgspec.json.encode(outcome).decode()
    return result_words(ResultRow("code", "game", 0, text), ["Ada", "Bo"])


def test_winners_are_named() -> None:
    assert said(Outcome((9, 3), (1, 2), "Nine points.")) == "Ada wins. 9 to 3 over Bo."
    assert said(Outcome((9, 9), (2, 1), "More planets.")) == "Bo wins. More planets."
    assert said(Outcome((9, 9), (1, 1), "A tie.")) == "Ada and Bo win. A tie."


def test_a_crew_wins_or_loses_as_one() -> None:
    assert said(Outcome((9, 9), (1, 1), "The ship came home.", together=True)) == "The crew wins. The ship came home."
    assert said(Outcome((0, 0), (2, 2), "The ship was lost.", together=True)) == "The crew loses. The ship was lost."


def test_an_abandoned_match_has_no_winner() -> None:
    assert said(None) == "The host ended the match."


def test_first_place_is_not_always_a_win() -> None:
    assert said(Outcome((0, 0), (1, 1), "The last flight was paid out.", won=())) == "The last flight was paid out."
    assert said(Outcome((7, 9), (2, 1), "Paid out.", won=(0, 1))) == "Ada and Bo win. Paid out."
