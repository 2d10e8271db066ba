"""The resolver: mission files in, results out, mistakes with their places."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from readyroom.games.space_alert.file.mistakes import BadMission
from readyroom.games.space_alert.file.resolver import account, resolve
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.specializations import NAMES

TRACKS = {"red": "T1", "white": "T5", "blue": "T3", "internal": "T2"}


def mission(**changes: Any) -> dict[str, Any]:
    made: dict[str, Any] = {
        "tracks": dict(TRACKS),
        "threats": [
            {"turn": 2, "zone": "white", "card": "Gunship"},
            {"turn": 4, "zone": "internal", "card": "I1-03"},
        ],
        "crew": [
            {
                "name": "Ada",
                "plan": ["C", "lift", "B", "A", None, "heroic A", "red", "go lower_blue", "bots", "", "blue", "A"],
            },
            {"name": "Bo", "android": True, "specialization": "medic", "level": 2, "plan": ["special", "advanced+red"]},
        ],
        "rules": {"double_actions": False, "variable_range": False},
        "damage": {"red": ["shield", "heavy_laser"]},
        "seed": 7,
    }  # fmt: skip
    return made | changes


def mistakes(**changes: Any) -> list[str]:
    with pytest.raises(BadMission) as refused:
        resolve(mission(**changes))
    return [str(m) for m in refused.value.mistakes]


def one_mistake(**changes: Any) -> str:
    found = mistakes(**changes)
    assert len(found) == 1, found
    return found[0]


def with_threat(**entry: Any) -> list[dict[str, Any]]:
    return [{"turn": 2, "zone": "white", "card": "Gunship"} | entry]


def with_plan(*plan: Any, **entry: Any) -> list[dict[str, Any]]:
    return [{"name": "Ada", "plan": list(plan)} | entry]


def test_the_result_has_the_published_shape() -> None:
    result = msgspec.to_builtins(resolve(mission()))
    assert list(result) == ["outcome", "destroyed_by", "score", "points", "damage", "threats", "crew", "trace"]
    assert list(result["points"]) == [
        "survived", "destroyed", "visual", "bonus", "damage", "worst_zone", "knocked_out", "battlebots",
    ]  # fmt: skip
    assert list(result["damage"]) == ["red", "white", "blue"]
    assert list(result["threats"][0]) == ["code", "name", "zone", "fate", "turn"]
    assert result["outcome"] == "survived" and result["destroyed_by"] is None
    assert result["score"] == sum(result["points"].values())
    assert result["threats"][0] == {"code": "E1-05", "name": "Gunship", "zone": "white", "fate": "survived", "turn": 8}
    assert result["crew"][1]["name"] == "Bo" and result["crew"][1]["android"] is True
    assert all("type" in event for event in result["trace"])
    assert msgspec.json.decode(msgspec.json.encode(resolve(mission()))) == result


def test_a_lost_ship_names_what_destroyed_it_and_has_no_score() -> None:
    result = resolve(mission(threats=[{"turn": 1, "zone": "internal", "card": "nuclear device"}]))
    assert (result.outcome, result.destroyed_by, result.score) == ("destroyed", "Nuclear Device", None)
    assert account(result).endswith("The ship was lost to the Nuclear Device.")


def test_the_same_file_always_resolves_the_same_and_the_seed_matters_only_for_chance() -> None:
    assert resolve(mission()) == resolve(mission())
    assert resolve(mission(), trace=False).trace == []
    assert resolve(mission(), trace=False).score == resolve(mission()).score
    red = [
        e.tile for e in resolve(mission(threats=with_threat(zone="red", card="Frigate"))).trace if hasattr(e, "tile")
    ]
    assert red[:2] == ["shield", "heavy_laser"]


def test_an_empty_threat_list_is_fine_and_plans_are_padded() -> None:
    result = resolve(mission(threats=[], crew=with_plan()))
    assert result.outcome == "survived" and result.score == 0


def test_there_are_twelve_turns_to_act_in_and_a_thirteenth() -> None:
    trace = msgspec.to_builtins(resolve(mission(threats=[])))["trace"]
    assert [e["turn"] for e in trace if e["type"] == "turn_began"] == list(range(1, 14))


def test_one_to_five_crew_members() -> None:
    assert resolve(mission(crew=[{"name": str(i), "plan": []} for i in range(5)])).outcome == "survived"
    assert one_mistake(crew=[]).startswith("$.crew: Expected a list of one to five")
    assert one_mistake(crew=[{"name": str(i)} for i in range(6)]).startswith("$.crew: ")


@pytest.mark.parametrize("spelling", ["gunship", "GUNSHIP", "Gun-ship", " e1-05 ", "E105"])
def test_threats_are_spelled_loosely(spelling: str) -> None:
    assert resolve(mission(threats=with_threat(card=spelling))).threats[0].code == "E1-05"


def test_every_card_is_found_by_its_code_and_by_its_name_unless_two_share_it() -> None:
    for card in CARDS:
        zone = "internal" if card.internal else "red"
        assert resolve(mission(threats=[{"turn": 1, "zone": zone, "card": card.code}])).threats[0].code == card.code
        if sum(c.name == card.name for c in CARDS) == 1:
            assert resolve(mission(threats=[{"turn": 1, "zone": zone, "card": card.name}])).threats[0].code == card.code


def test_a_misspelled_name_gets_a_suggestion() -> None:
    said = one_mistake(threats=with_threat(card="Gunshipp"))
    assert said == '$.threats[0].card: "Gunshipp" is not a threat. Did you mean "Gunship"?'
    assert "Did you mean" in one_mistake(threats=with_threat(card="E1-5"))
    assert "Expected a name" in one_mistake(threats=with_threat(card="zzzzzzzzzz"))


@pytest.mark.parametrize(
    "name",
    ["Skirmishers", "Saboteur", "Hacked Shields", "Slime", "Troopers", "Commandos", "Jumper", "Phasing Troopers",
     "Hidden Transmitter"],
)  # fmt: skip
def test_a_name_shared_by_two_cards_needs_the_code(name: str) -> None:
    said = one_mistake(threats=with_threat(card=name))
    codes = [card.code for card in CARDS if card.name == name]
    assert "2 cards are called" in said and all(code in said for code in codes)


def test_wrong_places_and_turns_of_threats_are_reported() -> None:
    assert one_mistake(threats=with_threat(zone="green")).startswith(
        "$.threats[0].zone: Gunship is an external threat."
    )
    assert one_mistake(threats=with_threat(card="Virus")).startswith("$.threats[0].zone: Virus is an internal threat.")
    assert one_mistake(threats=with_threat(turn=13)) == "$.threats[0].turn: Expected a turn from 1 to 12; this is 13."
    assert "from 1 to 12" in one_mistake(threats=with_threat(turn="two"))
    two = [{"turn": 2, "zone": "red", "card": "Fighter"}, {"turn": 2, "zone": "blue", "card": "Gunship"}]
    assert one_mistake(threats=two) == "$.threats[1].turn: Turn 2 already has an external threat, at $.threats[0]."


def test_an_external_and_an_internal_threat_may_share_a_turn() -> None:
    both = [{"turn": 2, "zone": "red", "card": "Fighter"}, {"turn": 2, "zone": "internal", "card": "Virus"}]
    assert len(resolve(mission(threats=both)).threats) == 2


def test_there_is_one_of_each_card_and_track() -> None:
    twice = [{"turn": 1, "zone": "red", "card": "Fighter"}, {"turn": 2, "zone": "blue", "card": "E1-07"}]
    assert "only one of each card" in one_mistake(threats=twice)
    assert "only one of each track" in one_mistake(tracks=TRACKS | {"blue": "T1"})


def test_invalid_tracks_are_reported() -> None:
    (said, expected) = one_mistake(tracks=TRACKS | {"red": "T88"}).split(". ")
    assert said == '$.tracks.red: "T88" is not a track' and expected.startswith("Expected one of T1 to T")
    assert len(mistakes(tracks={})) == 4
    assert one_mistake(tracks=None).startswith("$.tracks: Expected a track for red, white, blue and internal")


def test_invalid_plans_are_reported() -> None:
    assert one_mistake(crew=with_plan("A", "bot")) == '$.crew[0].plan[1]: "bot" is not an order. Did you mean "bots"?'
    assert "Expected A, B, C" in one_mistake(crew=with_plan("wwwwww"))
    assert 'mean "go lower_blue"' in one_mistake(crew=with_plan("go lower_bleu"))
    assert one_mistake(crew=with_plan(*["A"] * 13)).startswith("$.crew[0].plan: A mission has 12 turns")
    assert "is not an order" in one_mistake(crew=with_plan(7))
    assert "Expected a list" in one_mistake(crew=[{"name": "Ada", "plan": "A"}])


def test_orders_are_spelled_loosely() -> None:
    plan = ["a", " Bots ", "HEROIC a", "go Lower-Blue", "Lift", "go lower blue"]
    assert resolve(mission(crew=with_plan(*plan))).outcome


def test_double_cards_need_double_actions() -> None:
    assert 'Expected "double_actions": true' in one_mistake(crew=with_plan("A+red"))
    assert resolve(mission(crew=with_plan("A+red"), rules={"double_actions": True})).outcome == "survived"
    assert "at most two" in one_mistake(crew=with_plan("A+B+C"), rules={"double_actions": True})
    assert "heroic" in one_mistake(crew=with_plan("heroic A+B"), rules={"double_actions": True})
    assert "nobody trips" in one_mistake(crew=with_plan("tripped A"), rules={"double_actions": True})


def test_special_cards_need_a_specialization_that_has_them() -> None:
    assert "Expected a specialization" in one_mistake(crew=with_plan("special"))
    assert "only the basic card" in one_mistake(crew=with_plan("advanced", specialization="medic", level=1))
    assert "cannot be combined" in one_mistake(crew=with_plan("special+red", specialization="mechanic"))
    assert "cannot be combined" in one_mistake(crew=with_plan("special+A", specialization="special ops"))
    assert "two special cards" in one_mistake(crew=with_plan("special+advanced", specialization="medic"))
    assert 'mean "rocketeer"' in one_mistake(crew=with_plan(specialization="rocketer"))
    assert "level of 1, 2 or 3" in one_mistake(crew=with_plan(specialization="medic", level=4))
    assert "needs a specialization" in one_mistake(crew=with_plan(level=2))


@pytest.mark.parametrize("name", NAMES)
def test_specializations_go_by_name(name: str) -> None:
    for spelling in (name, name.title(), name.replace(" ", "_")):
        crew = with_plan("special", "advanced", specialization=spelling, level=3)
        assert resolve(mission(crew=crew)).outcome == "survived"


def test_a_crew_has_one_of_each_specialization() -> None:
    crew = [*with_plan(specialization="medic"), {"name": "Bo", "specialization": "medic"}]
    assert "$.crew[1].specialization" in one_mistake(crew=crew)


def test_teleport_tokens_go_to_crew_members() -> None:
    def crew(tokens: object, who: str = "teleporter") -> list[dict[str, Any]]:
        return [*with_plan("special", specialization=who, tokens=tokens), {"name": "Bo", "plan": ["red"]}]

    assert resolve(mission(crew=crew(["Ada", "Bo"]))).outcome == "survived"
    assert '$.crew[0].tokens[1]: "Bob" is not the name of a crew member. Did you mean "Bo"?' in one_mistake(
        crew=crew(["Ada", "Bob"])
    )
    assert "Expected two names" in one_mistake(crew=crew("Ada"))
    assert "2 crew members are called" in one_mistake(crew=[*crew(["Ada", "Bo"]), {"name": "Bo"}])
    assert "Only the teleporter" in one_mistake(crew=crew(["Ada", "Bo"], "medic"))


def test_invalid_tiles_are_reported() -> None:
    assert "is not a damage tile of the red zone" in one_mistake(damage={"red": ["pulse_cannon"]})
    assert "only one shield tile" in one_mistake(damage={"red": ["shield", "shield"]})
    assert 'mean "gravolift"' in one_mistake(damage={"white": ["gravo lifts"]})
    assert "$.damage.green" in one_mistake(damage={"green": []})


def test_called_in_threats_may_be_named() -> None:
    def calls(card: str, called: object) -> list[dict[str, Any]]:
        return [{"turn": 1, "zone": "red", "card": card, "calls": called}]

    result = resolve(mission(threats=calls("Transmitter Satellite", "I3-107")))
    assert [t.code for t in result.threats] == ["SE3-104", "I3-107"]
    nested = resolve(mission(threats=calls("Overlord", {"card": "Sealed Capsule", "calls": "Virus"})))
    assert [t.code for t in nested.threats][:2] == ["SE3-105", "E3-107"]
    assert "calls in no other threat" in one_mistake(threats=calls("Gunship", "Virus"))
    assert "a common internal threat" in one_mistake(threats=calls("Transmitter Satellite", "Fighter"))
    assert "a common internal threat" in one_mistake(threats=calls("Transmitter Satellite", "Alien"))
    assert "2 cards are called" in one_mistake(threats=calls("Transmitter Satellite", "Slime"))


def test_called_in_threats_that_are_not_named_are_drawn_by_the_seed() -> None:
    def called(seed: int) -> str:
        threats = [{"turn": 1, "zone": "red", "card": "Transmitter Satellite"}]
        return resolve(mission(threats=threats, seed=seed)).threats[1].code

    assert called(1) == called(1) and len({called(seed) for seed in range(12)}) > 3


def test_unknown_keys_and_wrong_kinds_are_reported() -> None:
    assert one_mistake(threat=[]) == '$.threat: "threat" is not known here. Did you mean "threats"?'
    assert "$.rules.double_action" in one_mistake(rules={"double_action": True})
    assert "Expected true or false" in one_mistake(rules={"double_actions": 1})
    assert "$.threats[0].colour" in one_mistake(threats=with_threat(colour="red"))
    assert "$.crew[0].role" in one_mistake(crew=with_plan(role="captain"))
    assert "Expected a number or a string" in one_mistake(seed=[1])
    assert "Expected a list of threats" in one_mistake(threats=None)
    with pytest.raises(BadMission, match="A mission is an object"):
        resolve([])


def test_all_mistakes_are_reported_at_once() -> None:
    found = mistakes(tracks=TRACKS | {"red": "X"}, threats=with_threat(card="Gunboat", turn=0), crew=with_plan("Q"))
    assert [m.split(":")[0] for m in found] == [
        "$.tracks.red", "$.threats[0].turn", "$.threats[0].card", "$.crew[0].plan[0]",
    ]  # fmt: skip


def test_the_account_tells_the_mission_turn_by_turn() -> None:
    told = account(resolve(mission()))
    assert told.startswith("Turn 1\n") and "Turn 13" in told
    assert "  Ada maintains the computer.\n" in told
    assert "  Ada's blue move has no effect: the ship ends here.\n" in told
    assert "The ship came home with a score of −11" in told
