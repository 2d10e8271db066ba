"""Names: one plain form, nothing invisible, and no lookalikes at one table."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.house import Client, LiveServer
from tests.store.databases import fresh

from readyroom.server import names
from readyroom.server.names import LONGEST_NAME, LONGEST_TITLE, alike
from readyroom.server.refusal import Refusal

RIGHT_TO_LEFT, ZERO_WIDTH, BRAILLE_BLANK, HANGUL_FILLER = "\u202e", "\u200b", "\u2800", "\u3164"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Anna   Lena ", "Anna Lena"),
        ("An\x00na", "Anna"),
        (f"An{ZERO_WIDTH}na", "Anna"),
        (f"{RIGHT_TO_LEFT}annA", "annA"),
        (f"Anna{BRAILLE_BLANK}{HANGUL_FILLER}", "Anna"),
        ("\uff21\uff4e\uff4e\uff41", "Anna"),
        ("Ange\u0301lique", "Ang\u00e9lique"),
        ("Zo\u00eb \U0001f680", "Zo\u00eb \U0001f680"),
        ("Anna\n\tLena\u2028", "Anna Lena"),
        ("\u0410\u043d\u043d\u0430", "\u0410\u043d\u043d\u0430"),
        ("\u305f\u308d\u3046", "\u305f\u308d\u3046"),
        ("A" + "\u0335" * 20, "A" + "\u0335" * 3),
    ],
)
def test_a_name_is_stored_in_one_plain_form(typed: str, kept: str) -> None:
    assert names.name(typed) == kept


@pytest.mark.parametrize(
    "typed",
    ["", " ", "\x00", ZERO_WIDTH * 3, RIGHT_TO_LEFT, BRAILLE_BLANK, HANGUL_FILLER, "\u115f\u1160", "\uffa0", "\u0301",
     "\u00ad", "\ufeff", "\u3000", "...", "\U000e0041\U000e0042", "\ue000"],
)  # fmt: skip
def test_a_name_with_nothing_visible_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match="at least one letter"):
        names.name(typed)


def test_a_names_length_is_checked_in_its_plain_form() -> None:
    assert names.name("e\u0301" * LONGEST_NAME) == "\u00e9" * LONGEST_NAME
    with pytest.raises(Refusal, match="at most 24"):
        names.name("\ufdfa" * 2)  # each of these signs is a sentence of eighteen letters


@given(st.text())
def test_making_any_name_plain_twice_changes_nothing_more(typed: str) -> None:
    try:
        kept = names.name(typed)
    except Refusal:
        return
    assert 0 < len(kept) <= LONGEST_NAME and names.name(kept) == kept
    assert not any(unicodedata.category(sign)[0] == "C" or sign in BRAILLE_BLANK + HANGUL_FILLER for sign in kept)
    assert alike(kept, kept)


@given(st.text())
def test_no_chat_text_affects_the_text_around_it(typed: str) -> None:
    kept = names.line(typed)
    assert names.line(kept) == kept
    assert not any(sign in "\x00\n\r\t\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200f" for sign in kept)


def test_chat_keeps_emoji_and_scripts_intact() -> None:
    crew, heart = "\U0001f468\u200d\U0001f680", "\u2764\ufe0f"
    persian = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"
    assert names.line(f" {crew} {heart} {persian} \u00bd ") == f"{crew} {heart} {persian} \u00bd"


def test_a_title_is_cut_and_an_invisible_one_is_empty() -> None:
    assert len(names.title("x" * 96)) == LONGEST_TITLE
    assert names.title(BRAILLE_BLANK + "\u200d") == ""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "\u0410nna"),
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("modern", "rnodern"),
        ("Stra\u00dfe", "STRASSE"),
        ("paul", "\u0440\u0430ul"),
    ],
)
def test_lookalike_names_are_recognized(one: str, other: str) -> None:
    assert alike(one, other) and alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("Ann", "Anne"), ("Zo\u00eb", "Zoe"), ("Bo", "Ben"), ("P1", "P2")]
)
def test_distinguishable_names_are_not_lookalikes(one: str, other: str) -> None:
    assert not alike(one, other)


# -- at a table


def test_a_lookalike_of_a_seated_players_name_can_neither_sit_nor_speak(server: LiveServer) -> None:
    anna, other = server.person("Anna"), server.person("\u0410nna")
    code = anna.opens("cabal")
    anna.joins(code)
    at = other.joins(code)
    assert at.refused("sit", seat=1) == "Someone at this table is called Anna. Choose another name."
    assert "Choose another name" in at.refused("say", text="I am Anna")
    server.http.patch("/api/people/me", json={"name": "Hanna"}, headers=other.headers)
    again = other.joins(code)
    again.does("sit", seat=1)
    again.does("say", text="I am Hanna")


def test_a_person_on_two_seats_is_not_their_own_lookalike(server: LiveServer) -> None:
    anna = server.person("Anna")
    anna.joins(anna.opens("cabal")).does("sit", seat=1)


def test_nobody_can_take_a_tablemates_name(server: LiveServer) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.opens("cabal")
    ben.joins(code).does("sit", seat=1)
    answer = server.http.patch("/api/people/me", json={"name": "ANNA"}, headers=ben.headers)
    assert answer.status_code == 409 and "Choose another name" in answer.json()["detail"]
    assert server.http.patch("/api/people/me", json={"name": "Bo"}, headers=ben.headers).status_code == 200
    assert server.http.patch("/api/people/me", json={"name": "anna"}, headers=anna.headers).status_code == 200


# -- a NUL is kept nowhere


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_nul_reaches_neither_database_and_breaks_nothing(kind: str, tmp_path: Path) -> None:
    with LiveServer(fresh(kind, tmp_path)) as server:
        anna = server.person("An\x00na")
        renamed = server.http.patch("/api/people/me", json={"name": "Anna\x00 B"}, headers=anna.headers)
        assert renamed.json()["name"] == "Anna B"
        code = anna.opens("cabal", title="Fri\x00day")
        at = anna.joins(code)
        at.does("say", text="he\x00llo")
        at.does("settings", title="Sat\x00urday")
        at.does("sketch", key="a\x00b", value="c\x00d")
        assert "could not be read" in at.refused("say", id="a\x00b", text="hello")
        alert = anna.joins(anna.opens("space-alert", 1, options={"specializations": True}))
        assert "nothing with that id" in alert.refused("bring", seat=0, dossier="a\x00b")
        welcome = Client(server.port, code, None).welcome
        assert welcome["table"]["title"] == "Saturday" and [line["text"] for line in welcome["talk"]] == ["hello"]
        dossier = server.http.post(
            "/api/dossiers", json={"game": "space-alert", "name": "Ri\x00p"}, headers=anna.headers
        )
        assert dossier.status_code == 201 and dossier.json()["info"]["title"].startswith("Rip")
        for path in ("tables/a%00b", "matches/a%00b/record", "dossiers/a%00b", "matches?game=a%00b"):
            assert server.http.get(f"/api/{path}", headers=anna.headers).status_code in (200, 404), path
        follows = {"game": "cabal", "seats": 2, "follows": "a\x00b"}
        assert server.http.post("/api/tables", json=follows, headers=anna.headers).status_code == 400
        at.does("say", text="all well")
