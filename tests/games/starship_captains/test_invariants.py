"""Impossible positions are detected after every entry, by conformance, random play and soaks."""

from __future__ import annotations

from tests.games.starship_captains.builder import captains, send

from readyroom.games.starship_captains.game import GAME
from readyroom.games.starship_captains.names import NONE


def beyond(bounds: dict[str, tuple[int, int]]) -> list[str]:
    return [what for what, (held, most) in bounds.items() if not 0 <= held <= most]


def test_a_plain_position_is_flawless() -> None:
    m = captains(at="arvo", medals=20, damage=12, missions={"brindle": "convoy-duty"}, numbers={"jurn": 1})
    assert beyond(GAME.bounded(m.state)) == [] and GAME.flaws(m.state) == ()


def test_printed_maxima_are_five_commanders_nine_crew_and_nine_artifacts_of_a_kind() -> None:
    crew = "red-commander red-commander blue-commander blue-commander yellow-commander"
    m = captains(ready=crew, numbers={"jurn": 1})
    assert beyond(GAME.bounded(m.state)) == []
    m.state.ships[0].queue += [4] * 5
    assert beyond(GAME.bounded(m.state)) == ["commanders of seat 0", "crew of seat 0"]
    m.state.ships[0].queue.clear()
    m.state.ships[0].artifacts = (10, 0, -1)
    assert beyond(GAME.bounded(m.state)) == ["red-blue artifacts of seat 0", "blue-yellow artifacts of seat 0"]


def test_there_is_no_maximum_of_damage_medals_and_androids() -> None:
    m = captains(medals=99, damage=40, ready="android " * 20, numbers={"jurn": 1})
    assert beyond(GAME.bounded(m.state)) == []
    m.state.ships[0].medals = -1
    assert beyond(GAME.bounded(m.state)) == ["medals of seat 0"]


def test_cargo_without_room_is_a_flaw_unless_its_captain_is_asked_what_goes() -> None:
    m = captains(damage=7, artifacts="red-blue")
    assert GAME.flaws(m.state) == ()
    m.state.ships[0].pirates = (0,)
    assert "tokens" in GAME.flaws(m.state)[0]
    asked = captains(
        at="arvo", ready="blue red yellow", missions={"arvo": "beacon-builders"}, damage=7,
        artifacts="red-blue red-yellow blue-yellow", slots={1: "dimensional-lockers"},
    )  # fmt: skip
    send(asked, "blue red yellow")
    asked.act(0, "pay dimensional-lockers")
    assert GAME.flaws(asked.state) == ()


def test_a_planet_is_held_by_a_captain_alone_there() -> None:
    m = captains(at="arvo")
    m.state.holders = (*m.state.holders[:1], 1, *m.state.holders[2:])
    assert [flaw.split(" is ")[0] for flaw in GAME.flaws(m.state)] == ["Arvo", "Seat 0"]


def test_nothing_lies_on_a_planets_number() -> None:
    m = captains(missions={"jurn": "convoy-duty"})
    assert GAME.flaws(m.state) == ("2 things lie at Jurn.",)


def test_a_turn_begins_with_a_full_tech_board_and_a_number_face_up() -> None:
    m = captains()
    m.state.offer = (*m.state.offer[:2], NONE, *m.state.offer[3:])
    m.state.face_up = (False,) * len(m.state.face_up)
    assert len(GAME.flaws(m.state)) == 2
