"""The debrief: wasted actions with reasons, everyone's actions, and the ship after each turn."""

from __future__ import annotations

from typing import Any

from tests.games.space_alert.film.test_film import example, small

from readyroom.games.space_alert.film.film import Screening, screen

FLEET = ("Man-of-War", "Frigate", "Fighter", "Gunship")


def wasted(made: Screening) -> list[tuple[int, str, str, str]]:
    """Turn, who, order, and the reason with its hint."""
    names = [member.name for member in made.film.crew]
    return [
        (w.turn, names[w.seat], w.order, w.why.text(names) + (f" {w.hint.text(names)}" if w.hint else ""))
        for w in made.debrief.wasted
    ]


def threat(turn: int, zone: str, card: str) -> dict[str, Any]:
    return {"turn": turn, "zone": zone, "card": card}


def test_an_action_without_effect_is_wasted_and_says_why() -> None:
    made = small(["C", "C"])
    assert wasted(made) == [(2, "Ada", "C", "The computer has already been maintained this phase.")]


def test_a_shot_at_nothing_is_charged_to_the_player_who_fired_it() -> None:
    made = small(["C", "A"])
    assert wasted(made)[0] == (2, "Ada", "A", "The white heavy laser hits nothing: there is no target.")


def test_a_rocket_that_misses_is_counted_on_the_turn_of_its_launch() -> None:
    made = small(["C", "blue", "lift", "C"])
    assert wasted(made)[-1][:3] == (4, "Ada", "C") and "rocket" in wasted(made)[-1][3]


def test_a_shot_that_a_shield_stops_is_wasted() -> None:
    made = small(["red", "lift", "A"], ["C"], threats=[threat(1, "red", "Energy Cloud")])
    assert wasted(made) == [(3, "Ada", "A", "The Energy Cloud's shield stops it: 2 against 3.")]


def test_a_pulse_shot_that_hurts_one_of_two_is_not_wasted() -> None:
    made = screen(example("first-mission"))  # on turn 8 it fails on the Frigate, and helps against the Energy Cloud
    assert all("Frigate" not in why for _, _, _, why in wasted(made))


def test_a_player_who_came_too_late_is_told_who_was_first() -> None:
    made = small(["C", "A"], [None, "A"], threats=[threat(1, "white", "Frigate")])
    assert wasted(made) == [(2, "Bo", "A", "That cannon has already fired this turn. Ada gets there first.")]


def test_a_player_who_came_too_early_is_told_who_brings_energy_later() -> None:
    plan: list[str | None] = ["red", "A", "A", "A"]
    made = small(plan, ["red", "lift", None, "B"], ["C"], threats=[threat(1, "red", "Man-of-War")])
    assert (4, "Ada", "A", "There is no energy. Bo brings energy later this turn.") in wasted(made)


def test_a_target_that_is_gone_is_named() -> None:
    made = screen(example("androids-and-heroes"))
    assert any(one[3].endswith("Scout was destroyed on turn 5.") for one in wasted(made))


def test_a_full_reactor_wastes_the_capsule() -> None:
    made = small(["lift", "B", "B"], ["C"])
    assert wasted(made)[0] == (3, "Ada", "B", "The central reactor was already full, and the fuel capsule is gone.")


def test_everyones_actions_are_listed_turn_by_turn() -> None:
    made = small(["C", "red", "A"], ["red"], threats=[threat(1, "red", "Gunship")])
    ada = made.debrief.crew[0]
    assert [(deed.turn, deed.order) for deed in ada.deeds[:4]] == [(1, "C"), (2, "red"), (3, "A"), (4, "")]
    assert ada.deeds[1].words[0].text(["Ada", "Bo"]) == "Ada moves to upper red."
    assert (ada.played, ada.wasted, ada.unplayed, ada.hits) == (3, 0, 0, 4)


def test_cards_delayed_past_the_end_are_never_played() -> None:
    full: list[str | None] = ["A"] * 12
    made = small(full)
    assert made.debrief.crew[0].unplayed == 3, "nobody maintains the computer, so three cards slide off the end"


def test_energy_and_damage_are_kept_for_every_turn() -> None:
    made = screen(example("first-mission"))
    turns = made.debrief.turns
    assert [turn.turn for turn in turns] == list(range(1, 14))
    assert turns[0].reactors == (2, 1, 2)
    assert turns[2].damage == {"red": ("gravolift", "heavy_laser"), "white": (), "blue": ()}


def test_a_lost_ship_has_no_score_and_names_its_end() -> None:
    made = small([], threats=[threat(turn, "red", card) for turn, card in enumerate(FLEET, 1)])
    sheet = made.debrief.sheet
    assert (sheet.survived, sheet.score) == (False, None) and sheet.lost_to in FLEET
    assert all(line.points == 0 for line in sheet.threats)
