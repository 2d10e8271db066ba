"""The Rogues on the backs of the hangar mats (B10) and their use of pilots, hangars and Unexplored Space."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tiny_epic_galaxies.builder import Position, faces, galaxies, offered, told, where

import readyroom
from readyroom.games.tiny_epic_galaxies import events
from readyroom.games.tiny_epic_galaxies.cards.mats import LEVEL_DICE
from readyroom.games.tiny_epic_galaxies.cards.rogues import ROGUES

ROGUE = -1
HANGAR_ROGUES = ("merope", "corvane", "ishkur", "tiamat", "erebus")
POOR: dict[str, Any] = {
    "energy": 0, "culture": 0, "dice": "move", "next_cards": ["leak"], "next_pilots": ["lightspeeder", "skimmer-dax"],
}  # fmt: skip


def against(rogue: str, **position: Any) -> Position:
    """A solo match with Beyond the Black in which you can pay for nothing, at the end of your turn."""
    return galaxies(seats=1, beyond=True, rogue=rogue, **{**POOR, **position})


def rogue_turn(m: Position, dice: str) -> list[Any]:
    """Its dice fall as told; those not told show economy, which it cannot use as long as it has no ship in orbit."""
    left = LEVEL_DICE[m.state.galaxies[ROGUE].level] - len(faces(dice))
    return m.act(0, "end turn", luck=dice + " economy" * left)


def rogue(m: Position) -> Any:
    return m.view(None).public.rogue


def its_pilots(m: Position) -> dict[str, tuple[str, ...]]:
    return {slot.ship: slot.pilots for slot in rogue(m).hangar if slot.pilots}


def test_they_are_designed_and_go_from_beginner_to_epic() -> None:
    ours = [it for it in ROGUES if it.beyond]
    assert tuple(it.id for it in ours) == HANGAR_ROGUES
    assert all(it.origin == "designed" and it.rule and len(it.ladder) == 5 for it in ours)
    assert [it.difficulty for it in ours] == [it.difficulty for it in ROGUES if not it.beyond]


@pytest.mark.parametrize("name", HANGAR_ROGUES)
def test_they_play_only_with_beyond_the_black_and_only_against_one(name: str) -> None:
    with pytest.raises(readyroom.BadOptions, match="needs Beyond the Black"):
        readyroom.new_match("tiny-epic-galaxies", 1, {"rogue": name})
    with pytest.raises(readyroom.BadOptions, match="solo game"):
        readyroom.new_match("tiny-epic-galaxies", 2, {"rogue": name, "beyond_the_black": True})


# -- Merope


def test_merope_takes_the_oldest_face_up_card_before_it_moves_a_ship() -> None:
    m = against("merope", face_up=["dwarf-ashen", "trade-buoy"])
    rogue_turn(m, "move move move diplomacy")
    assert rogue(m).cards == 2 and rogue(m).points == 1
    assert m.state.face_up == []
    assert [ship.at.partition(":")[0] for ship in rogue(m).ships] == ["orbit", "home", "home", "home"]


def test_a_face_up_card_that_merope_takes_does_not_empty_the_deck() -> None:
    m = against("merope", face_up=["ion-stream"], next_cards=["leak"], cards_left=0)
    rogue_turn(m, "move")
    assert m.outcome is None and rogue(m).cards == 1


def test_merope_at_level_one_finds_a_card_with_a_colony_die() -> None:
    m = against("merope", next_cards=["dwarf-brill"])
    rogue_turn(m, "colony")
    assert (rogue(m).cards, rogue(m).points) == (1, 1)


def test_merope_at_level_three_costs_culture_for_each_ship_in_unexplored_space() -> None:
    m = against("merope", rogue_level=3, level=5, culture=3, ships={0: "explore, explore, home, danger:hole-a 1"})
    rogue_turn(m, "colony")
    assert m.state.galaxies[0].culture == 1  # the ship on the danger track is elsewhere
    nobody_there = against("merope", rogue_level=3, culture=1)
    happened = rogue_turn(nobody_there, "colony")
    assert told(happened, events.RogueDieUnusable)[0].die == "colony"


def test_merope_at_level_five_takes_two_cards_and_no_more_than_there_are() -> None:
    m = against("merope", rogue_level=5, next_cards=["leak", "panic"])
    rogue_turn(m, "colony")
    assert rogue(m).cards == 2
    last = against("merope", rogue_level=5, next_cards=["leak"], cards_left=0)
    last.act(0, "end turn", luck="colony")
    assert last.outcome is not None and rogue(last).cards == 1


# -- Corvane


def test_full_culture_hires_two_pilots_for_corvane_and_rolls_no_bonus_dice() -> None:
    m = against("corvane", rogue_culture=7, pilot_row=["orla-quick", "rival-rhee", "captain-osei"],
                next_pilots=["envoy-yune", "beacon-twins"])  # fmt: skip
    happened = rogue_turn(m, "")
    assert [event.pilot for event in told(happened, events.RogueHired)] == ["orla-quick", "envoy-yune"]
    assert its_pilots(m) == {"aurora": ("orla-quick",), "intrepid": ("envoy-yune",)}
    assert list(m.view(None).public.pilots) == ["beacon-twins", "rival-rhee", "captain-osei"]
    assert rogue(m).points == 2 and rogue(m).culture == 0
    assert not told(happened, events.RogueBonus) and offered(m, 0) == ["roll"]


def test_corvanes_pilots_count_towards_its_21_points() -> None:
    m = against("corvane", rogue_level=5, rogue_culture=7, pilot_row=["orla-quick", "rival-rhee", "captain-osei"],
                colonies={ROGUE: ["nibiru", "gort", "drewkaiden"]})  # fmt: skip
    assert rogue(m).points == 20
    happened = rogue_turn(m, "")
    assert m.outcome is not None and m.outcome.ranking == (2,)
    assert len(told(happened, events.RogueHired)) == 1  # the second is not needed
    assert not told(happened[happened.index(told(happened, events.EndTriggered)[0]) :], events.TurnStarted)


def test_a_colony_die_hires_the_leftmost_pilot_and_the_row_shrinks_when_the_deck_is_empty() -> None:
    m = against("corvane", rogue_level=3, pilot_row=["orla-quick", "rival-rhee"], next_pilots=[],
                pilots_left=0)  # fmt: skip
    rogue_turn(m, "colony colony colony")
    assert its_pilots(m) == {"aurora": ("orla-quick",), "intrepid": ("rival-rhee",)}
    assert m.view(None).public.pilots == ()


def test_a_fifth_pilot_of_the_rogue_takes_its_first_ship_again() -> None:
    hangar = {"aurora": "orla-quick", "intrepid": "rival-rhee", "ambition": "captain-osei", "nexus": "envoy-yune"}
    m = against("corvane", rogue_level=3, pilots={ROGUE: hangar}, pilot_row=["beacon-twins"])
    rogue_turn(m, "colony")
    assert its_pilots(m)["aurora"] == ("orla-quick", "beacon-twins")


# -- Ishkur


def test_ishkur_gains_energy_whenever_you_take_an_exploration_card() -> None:
    m = against("ishkur", next_cards=["leak"], face_up=["ion-stream"], dice="move move energy")
    m.act(0, "activate move; move 0 to explore; draw")
    assert rogue(m).energy == 1
    m.act(0, "activate move; move 1 to explore; take ion-stream")
    assert rogue(m).energy == 2


def test_no_other_rogue_gains_from_your_cards() -> None:
    m = against("erebus", next_cards=["leak"], dice="move energy")
    m.act(0, "activate move; move 0 to explore")
    assert rogue(m).energy == 0


def test_ishkur_at_level_two_sends_your_explorers_home_but_not_those_in_danger() -> None:
    m = against("ishkur", rogue_level=2, level=3, culture=1, ships={0: "explore, danger:hole-a 1, explore"})
    rogue_turn(m, "colony")
    assert [where(m, 0, ship) for ship in range(3)] == ["home", "danger:hole-a 1", "home"]
    assert m.state.galaxies[0].culture == 0


def test_ishkur_at_level_four_finds_a_card_and_gains_energy() -> None:
    m = against("ishkur", rogue_level=4, next_cards=["dwarf-dusk"])
    rogue_turn(m, "colony")
    assert (rogue(m).cards, rogue(m).energy) == (1, 1)


# -- Tiamat


def test_tiamats_aurora_brings_one_more_energy() -> None:
    m = against("tiamat", pilots={ROGUE: {"aurora": "orla-quick"}})
    rogue_turn(m, "energy culture")
    assert (rogue(m).energy, rogue(m).culture) == (5, 4)


def test_tiamats_intrepid_enters_orbits_on_space_one() -> None:
    row = ["nibiru", "gort", "helios", "jakks"]
    m = against("tiamat", row=row, pilots={ROGUE: {"intrepid": "orla-quick"}})
    rogue_turn(m, "move colony colony colony")
    assert where(m, ROGUE, 0) == "orbit:nibiru 1"


def test_tiamats_ambition_brings_energy_with_every_colony_die() -> None:
    m = against("tiamat", pilots={ROGUE: {"ambition": "orla-quick"}})
    rogue_turn(m, "colony")  # its level says that you lose 1 energy, and you have none
    assert rogue(m).energy == 1
    full = against("tiamat", rogue_energy=7, pilots={ROGUE: {"ambition": "orla-quick"}})
    happened = full.act(0, "end turn", luck="colony economy economy economy")
    assert told(happened, events.RogueDieUnusable)[0].die == "colony"


def test_tiamats_nexus_rolls_one_more_bonus_die() -> None:
    m = against("tiamat", rogue_culture=7, pilots={ROGUE: {"nexus": "orla-quick"}})
    happened = m.act(0, "end turn", luck="economy economy economy economy culture culture culture culture")
    assert told(happened, events.RogueBonus) == [events.RogueBonus(4)]


def test_pilots_of_other_rogues_fly_nothing() -> None:
    hangar = {"aurora": "orla-quick", "intrepid": "rival-rhee", "ambition": "captain-osei", "nexus": "envoy-yune"}
    m = against("corvane", pilots={ROGUE: hangar}, row=["nibiru", "gort", "helios", "jakks"])
    rogue_turn(m, "energy colony move")
    assert rogue(m).energy == 4 and where(m, ROGUE, 0) == "orbit:nibiru 0"


def test_a_pressed_pilot_joins_tiamat_and_its_ship_is_a_scout_again_where_it_is() -> None:
    m = against("tiamat", rogue_level=3, row=["gort", "nibiru", "helios", "jakks"],
                pilots={0: {"intrepid": "orla-quick", "nexus": "envoy-yune"}},
                ships={0: "nexus home, intrepid orbit:gort 2"})  # fmt: skip
    rogue_turn(m, "colony")
    you = m.view(None).public.galaxies[0]
    assert (you.ships[1].kind, where(m, 0, 1)) == ("scout", "orbit:gort 2")
    assert m.state.galaxies[0].ships[1].pilot == -1  # nobody's ability works for it
    assert you.ships[0].kind == "nexus" and you.points == 1
    assert its_pilots(m) == {"aurora": ("orla-quick",)} and rogue(m).points == 3


def test_the_bottom_pilot_of_a_ship_is_pressed_first_and_the_flying_one_stays() -> None:
    m = against("tiamat", rogue_level=3, pilots={0: {"aurora": "orla-quick harrow-vey"}}, energy=0)
    rogue_turn(m, "colony")
    you = m.view(None).public.galaxies[0]
    assert you.ships[0].kind == "aurora" and you.hangar[0].pilots == ("harrow-vey",)
    m.act(0, "roll", luck="energy move move move")
    m.act(0, "activate energy")
    assert m.state.galaxies[0].energy == 3  # Harrow Vey's ship yields 2


def test_with_no_pilots_of_yours_there_is_nobody_to_press() -> None:
    m = against("tiamat", rogue_level=3)
    happened = m.act(0, "end turn", luck="colony economy economy economy economy")
    assert told(happened, events.RogueDieUnusable)[0].die == "colony"


# -- Erebus


def test_erebus_begins_each_turn_with_the_top_exploration_card() -> None:
    m = against("erebus", next_cards=["dwarf-ember", "hole-a"])
    rogue_turn(m, "")
    assert (rogue(m).cards, rogue(m).points, rogue(m).energy) == (1, 1, 0)  # the card's gain is not for it
    m.act(0, "roll", luck="move move move move")
    rogue_turn(m, "")
    assert rogue(m).cards == 2


def test_erebus_ends_the_match_with_the_last_card_before_it_rolls() -> None:
    m = against("erebus", next_cards=["leak"], cards_left=0)
    happened = m.act(0, "end turn")
    assert m.outcome is not None and m.outcome.ranking == (2,) and not told(happened, events.RogueRolled)


def test_erebus_at_level_four_presses_a_pilot_and_advances() -> None:
    m = against("erebus", rogue_level=4, row=["nibiru", "gort", "helios", "jakks"], ships={ROGUE: "orbit:nibiru 1"},
                pilots={0: {"aurora": "orla-quick"}})  # fmt: skip
    m.act(0, "end turn", luck="colony economy economy economy economy economy")
    assert its_pilots(m) == {"aurora": ("orla-quick",)} and where(m, ROGUE, 0) == "orbit:nibiru 2"


@pytest.mark.parametrize(
    ("name", "level", "yours", "its"),
    [
        ("merope", 2, (2, 3), (0, 0)),
        ("corvane", 1, (2, 3), (0, 0)),
        ("corvane", 2, (3, 2), (0, 0)),
        ("ishkur", 1, (2, 3), (0, 0)),
        ("tiamat", 1, (2, 3), (0, 0)),
        ("tiamat", 3, (3, 2), (0, 1)),
        ("erebus", 1, (2, 2), (0, 0)),
        ("erebus", 2, (2, 2), (1, 1)),
        ("erebus", 3, (3, 2), (0, 1)),
    ],
)
def test_each_level_takes_and_gives_what_it_says(
    name: str, level: int, yours: tuple[int, int], its: tuple[int, int]
) -> None:
    m = against(name, rogue_level=level, energy=3, culture=3)
    m.act(0, "end turn", luck="colony")
    m.act(0, "skip")  # not foiled
    you = m.view(None).public.galaxies[0]
    assert ((you.energy, you.culture), (rogue(m).energy, rogue(m).culture)) == (yours, its)


def test_the_rogue_says_whom_it_hires_and_whom_it_presses() -> None:
    game = readyroom.game("tiny-epic-galaxies")
    hired = str(game.describe(events.RogueHired("orla-quick", "aurora")))
    pressed = str(game.describe(events.PilotPressed(0, "orla-quick", "aurora")))
    assert "hires" in hired and "Orla Quick" in hired
    assert "joins the Rogue" in pressed
