"""The computer has words for everything, in the order it says them."""

import pytest
from msgspec.structs import replace

from readyroom.core.errors import ReadyRoomError
from readyroom.core.words import Template
from readyroom.games.space_alert.timeline import BY_NAME, OFFICIAL, Timeline, cues, generate, moments, script
from readyroom.games.space_alert.timeline import timeline as t
from readyroom.games.space_alert.timeline.languages import ENGLISH, ENGLISH_TERMS, HEADINGS, LANGUAGES, Language
from readyroom.games.space_alert.timeline.script import sound


@pytest.mark.parametrize("mission", [*OFFICIAL, generate("mission", 3)], ids=lambda m: m.name)
def test_every_moment_has_words_and_a_sound(mission: Timeline) -> None:
    said = cues(mission)
    assert [c.at for c in said] == sorted(c.at for c in said)
    assert all(c.text and "{" not in c.text for c in said)
    assert {sound(m) for m in moments(mission)} <= {c.sound for c in said}


def test_threats_and_incoming_data_are_said_twice() -> None:
    twice = [c for c in cues(BY_NAME["TR-1"]) if c.times == 2]
    assert [c.text for c in twice] == [
        "T+1. Threat. Blue zone.",
        "T+2. Threat. White zone.",
        "T+3. Threat. Red zone.",
        "Incoming data. Everyone draws a card.",
    ]


def test_serious_internal_and_unconfirmed_threats_sound_different() -> None:
    said = {c.text: c.sound for c in cues(BY_NAME["S2-1"])}
    assert said["T+2. Serious threat. White zone."] == "serious"
    assert said["Unconfirmed report. T+3. Internal threat."] == "internal"


def test_the_last_five_seconds_of_a_phase_and_of_a_transfer_are_counted() -> None:
    said = [(c.at // 1000, c.text) for c in cues(BY_NAME["TR-1"]) if c.sound == "count"]
    assert said[:5] == [(100, "Five"), (101, "Four"), (102, "Three"), (103, "Two"), (104, "One")]
    assert (249, "One") in said
    assert len(said) == 5 * (3 + 2)


def test_the_tone_closes_a_transfer() -> None:
    tones = [c.at for c in cues(BY_NAME["TR-1"]) if c.sound == "tone"]
    assert tones == [105_000, 215_000, 325_000]


def test_nobody_is_told_how_long_a_silence_lasts() -> None:
    said = {c.text for m in OFFICIAL for c in cues(m) if c.sound == "static"}
    assert said == {"Communications are down. No talking until they are restored."}


def test_a_script_for_four_leaves_out_unconfirmed_reports_and_says_so() -> None:
    four, five = script(BY_NAME["S2-2"], crew=4), script(BY_NAME["S2-2"], crew=5)
    assert "Unconfirmed" not in four and HEADINGS["aside"] in four
    assert "Unconfirmed" in five and HEADINGS["aside"] not in five
    assert "Threats: 6 (7), for a crew of 4." in four
    assert "Threats: 7 (8), for a crew of 5." in five


def test_a_script_can_be_read_aloud_with_a_watch() -> None:
    lines = script(BY_NAME["TR-2"]).splitlines()
    assert lines[:3] == [
        "Test run 2 (TR-2)",
        "Length: 7:00. Phases end at: 3:40, 7:00.",
        "Threats: 3 (3), for a crew of 5.",
    ]
    assert " 3:35  The first phase ends in: Five, Four, Three, Two, One." in lines
    assert " 3:45  T+4. Threat. Blue zone." in lines
    assert lines[-1] == " 7:00  The sector is mapped. Hold on: we are jumping home."


def test_another_language_needs_only_another_table(monkeypatch: pytest.MonkeyPatch) -> None:
    sentences: dict[type, Template] = dict.fromkeys(ENGLISH, "…")
    sentences[t.ThreatAnnounced] = "T plus {turn}, Zone {zone:zone}."
    terms = {**ENGLISH_TERMS, "zone": {"red": "Rot", "white": "Weiß", "blue": "Blau", "internal": "innen"}}
    monkeypatch.setitem(LANGUAGES, "de", Language(sentences, terms, "{left:count}", HEADINGS))
    assert cues(BY_NAME["TR-1"], language="de")[1].text == "T plus 1, Zone Blau."


def test_a_language_it_does_not_speak_is_refused() -> None:
    with pytest.raises(ReadyRoomError, match='does not speak "tlh" yet'):
        script(BY_NAME["TR-1"], language="tlh")


def test_the_words_do_not_depend_on_the_name_of_a_mission() -> None:
    mission = BY_NAME["S2-5"]
    assert cues(replace(mission, name="X")) == cues(mission)
