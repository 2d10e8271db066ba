"""Boards as text: a match prints itself, and a game without a board gets a readable outline."""

from __future__ import annotations

import pytest
from tests.games.boards import same
from tests.games.cabal import Cabal, CabalOptions
from tests.games.scramble import Scramble, ScrambleOptions

import readyroom
from readyroom.core.board import WIDTH, heading, labelled, marks, outline, seat_name, wrapped
from readyroom.core.errors import IllegalAction
from readyroom.core.match import Match


def council() -> Match:
    m = Match.start(Cabal(), CabalOptions(), 3, "council")
    for seat in range(3):
        m.act(seat, m.legal(seat)[0])
    m.act(m.to_act[0], "run cargo")
    return m


COUNCIL = """
round 1 · active Ada · deck 6

── Members ─────────────────────────────────────────────────────────────────
 seat  credits  cards
 Ada   2        2
 Bo    2        2
 Cy    2        2

── Claim ───────────────────────────────────────────────────────────────────
 seat Ada · role smuggler · deed cargo · target -1 · asked Bo, Cy

── Only you know ───────────────────────────────────────────────────────────
 cards corsair, saboteur
"""


def test_a_game_without_a_board_shows_its_view_as_an_outline() -> None:
    assert same(council().board(0, ["Ada", "Bo", "Cy"]), COUNCIL)


def test_an_outline_leaves_out_what_is_empty_and_takes_any_kind_of_key() -> None:
    m = Match.start(Scramble(), ScrambleOptions(), 2, "outline")
    for seat in range(2):
        m.act(seat, m.legal(seat)[0])
    assert "None" not in m.board(0) and "-" not in m.board(0)
    assert outline([]) == "" and outline((1, 2)) == "1\n2"


def test_printing_a_match_shows_its_heading_and_the_spectators_board() -> None:
    m = council()
    first, blank, *rest = str(m).split("\n")
    assert repr(m) == f"<Match of {first}>" and blank == "" and "\n".join(rest) == m.board(None)
    assert "Only you know" not in str(m) and "Only you know" in m.board(0)


def test_a_notebook_shows_the_same_with_what_html_would_take_for_tags_escaped() -> None:
    m = readyroom.new_match("galaxy-trucker", seats=2, options={"pace": "relaxed"}, seed=1)
    html = m._repr_html_()
    assert html.startswith("<p><b>Galaxy Trucker: 2 seats, at entry 0, ") and html.endswith("</pre>")
    assert "^ &gt; v &lt; show where it points" in html and "<" not in html[html.index("<pre>") + 5 : -6]


def test_a_missing_seat_has_no_board() -> None:
    with pytest.raises(IllegalAction):
        council().board(3)


def test_a_seat_goes_by_its_name_or_by_its_number() -> None:
    assert [seat_name(seat, ["Ada", ""]) for seat in range(3)] == ["Ada", "Seat 1", "Seat 2"]


def test_every_seat_has_its_own_letter() -> None:
    for names in (["Ada", "Ada", "Bo"], ["Bo", "Ada", "Ada"], ["", "9", "Æsa"], ["Zoe"] * 5):
        letters = marks(names)
        assert len(set(letters)) == len(names) and all(letter.isalpha() for letter in letters)


def test_no_line_is_too_long() -> None:
    text = "It goes on and on, " * 20
    lines = [heading(text), *wrapped(text, 3, 2), *labelled([("Label", text)])]
    assert max(map(len, lines)) == WIDTH == len(heading("short"))
