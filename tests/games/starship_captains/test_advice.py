"""What a captain is told before deciding: the cost, or why not."""

from __future__ import annotations

from tests.games.starship_captains.builder import captains, send

from readyroom.core.choice import Note
from readyroom.core.match import Match
from readyroom.games.starship_captains.view import Own


def own(m: Match, seat: int = 0) -> Own:
    found = m.view(seat).own
    assert isinstance(found, Own)
    return found


def notes(m: Match, seat: int = 0) -> tuple[Note, ...]:
    choice = m.choice(seat)
    return () if choice is None else choice.notes


def prices(m: Match, seat: int = 0) -> dict[str, str]:
    return {note.about: note.price for note in notes(m, seat) if note.possible}


def reasons(m: Match, seat: int = 0) -> dict[str, str]:
    return {note.about: str(note.words) for note in notes(m, seat) if not note.possible}


def asked(m: Match) -> str:
    return m.game.prompt(m.state, 0)


def test_a_flight_past_a_pirate_says_its_price_and_the_others_are_free() -> None:
    m = captains(ready="red", routes={"home arvo": "raider-green"})
    m.act(0, "helm by red")
    assert prices(m) == {"place:arvo": "1 damage"}
    m.act(0, "fly to arvo")
    assert m.view(0).public.ships[0].damage == 1


def test_the_first_pirate_passed_costs_nothing_with_decoy_drones_and_the_second_does() -> None:
    routes = {"home arvo": "raider-green", "arvo brindle": "raider-green"}
    m = captains(ready="red", routes=routes, slots={1: "decoy-drones"})
    m.act(0, "helm by red")
    assert prices(m) == {"place:arvo": "no damage, thanks to Decoy Drones"}
    m.act(0, "fly to arvo")
    assert prices(m)["place:brindle"] == "1 damage"


def test_hull_plating_offers_another_price_while_there_is_a_pirate_token() -> None:
    m = captains(ready="red", routes={"home arvo": "raider-green"}, slots={1: "hull-plating"}, pirates=1)
    m.act(0, "helm by red")
    assert prices(m) == {"place:arvo": "1 damage or a pirate token"}


def test_a_fight_says_its_price() -> None:
    m = captains(ready="yellow", routes={"home arvo": "raider-green", "home feldspar": "carrier-green"})
    m.act(0, "weapons by yellow")
    assert set(prices(m).values()) == {"1 damage"}
    assert len(prices(m)) == 2


def test_a_jump_costs_nothing_and_other_captains_see_no_price() -> None:
    m = captains(ready="red", routes={"home arvo": "raider-green"}, slots={1: "wormhole-generator"})
    m.act(0, "helm by red")
    assert prices(m, 1) == {}
    assert own(m, 1).moves == 0


def test_the_question_where_to_fly_says_how_many_moves_are_left() -> None:
    m = captains(ready="red")
    m.act(0, "helm by red")
    assert (asked(m), own(m).moves) == ("Where do you fly? 2 moves left.", 2)
    m.act(0, "fly to arvo")
    assert (asked(m), own(m).moves) == ("Where do you fly?", 1)


def test_a_planet_says_how_far_it_is_and_what_its_mission_still_needs() -> None:
    missions = {"brindle": "convoy-duty", "arvo": "convoy-duty"}
    m = captains(ready="red", missions=missions, routes={"arvo brindle": "raider-green"})
    said = reasons(m)
    assert said["place:arvo"] == (
        "You must be here to complete the mission: 1 move with Helm. It needs 2 of your crew, and only 1 is ready."
    )
    assert said["place:brindle"].startswith("You must be here to complete the mission: 2 moves with Helm, past a pir")
    assert "Helm gives you 2 a turn" in said["place:mirax"]
    m.act(0, "helm by red")
    assert "place:arvo" not in reasons(m)
    assert reasons(m)["place:brindle"] == "It is 2 moves away, past a pirate. You fly one move at a time."
    assert reasons(m)["place:mirax"] == "It is 3 moves away. You have 2 left."


def test_a_mission_with_too_few_crew_ready_says_so() -> None:
    m = captains(at="arvo", ready="red", missions={"arvo": "convoy-duty"})
    assert reasons(m)["place:arvo"] == "This mission needs 2 of your crew, and only 1 is ready."


def test_a_room_without_crew_says_who_is_missing_and_who_could_be_trained() -> None:
    m = captains(ready="blue cadet", medals=1)
    said = reasons(m)
    assert said["room:helm"] == (
        "You have no Helm ensign or commander in your ready room. Train a cadet as a Helm ensign first."
    )
    assert "room:science" not in said
    assert reasons(captains(ready="blue"))["room:helm"] == "You have no Helm ensign or commander in your ready room."
    assert reasons(m, 1) == {}, "nobody else is asked"


def test_a_tech_says_how_to_take_it_until_it_can_be_taken() -> None:
    m = captains(ready="blue", slots=dict.fromkeys(range(1, 6), "damage"))
    assert reasons(m)["tech:ion-sails"] == "Take a tech with Science."
    m.act(0, "science by blue")
    assert "tech:ion-sails" not in reasons(m)
    full = captains(ready="blue", slots=dict.fromkeys(range(1, 7), "damage"))
    assert reasons(full)["tech:ion-sails"].startswith("You have no free tech slot.")


def test_a_figure_says_what_its_training_and_promotion_would_cost() -> None:
    poor = reasons(captains(ready="red cadet"))
    assert poor["figure:cadet"] == "Training costs 1 medal. You have 0."
    some = reasons(captains(ready="red cadet", medals=1))
    assert "figure:cadet" not in some
    assert some["figure:red"] == "Promoting costs 3 medals. You have 1."
    assert "figure:red" not in reasons(captains(ready="red", medals=3))


def test_a_line_that_may_be_skipped_says_what_it_brings() -> None:
    m = captains(at="arvo", ready="red blue yellow", missions={"arvo": "translation-error"})
    send(m, "red blue yellow")
    while "Complete" not in asked(m):
        m.act(0, m.legal(0)[0])
    assert "(take 1 damage" in asked(m)
