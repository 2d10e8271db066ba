"""The rulings: one test for each entry of rulings.md, with the entry's number in its docstring."""

from __future__ import annotations

import pytest
from tests.games.tiny_epic_galaxies.builder import can, finish, galaxies, offered, played, told, where

from readyroom.core.chance import Chance
from readyroom.core.errors import IllegalAction
from readyroom.games.tiny_epic_galaxies import FollowOrder, Orders, events
from readyroom.games.tiny_epic_galaxies.cards.mats import BADGES
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSIONS
from readyroom.games.tiny_epic_galaxies.scoring import mission_points, scores


def test_a_die_whose_action_cannot_be_done_is_not_activated() -> None:
    """R1"""
    m = galaxies(energy=0, culture=[1, 0], dice="economy colony culture")
    assert not can(m, 0, "activate economy") and not can(m, 0, "activate colony")
    m.act(0, "activate culture")
    assert m.state.galaxies[0].culture == 1
    with pytest.raises(IllegalAction, match="on an economy track"):
        m.act(0, "activate economy")


def test_a_forced_step_resolves_itself_and_an_optional_one_asks() -> None:
    """R2"""
    m = galaxies(row=["jakks", "helios"], ships={0: "orbit:jakks 0"}, culture=0, dice="diplomacy move")
    m.act(0, "activate diplomacy")
    assert where(m, 0, 0) == "orbit:jakks 1"
    m.act(0, "activate move; move 1 to surface:jakks")
    assert offered(m, 0) == ["use jakks", "skip"]


def test_the_turn_ends_by_itself_when_no_inactive_die_is_left() -> None:
    """R3"""
    m = galaxies(culture=0, dice="energy")
    m.act(0, "activate energy")
    assert m.to_act == (1,) and offered(m, 1) == ["roll"]


def test_a_planet_action_that_would_do_nothing_is_not_offered() -> None:
    """R4"""
    m = galaxies(row=["jakks"], culture=[7, 0], dice="move energy")
    m.act(0, "activate move; move 0 to surface:jakks")
    assert m.state.galaxies[0].culture == 7 and can(m, 0, "activate energy")


def test_a_follow_that_could_not_be_carried_out_after_paying_is_not_offered() -> None:
    """R5"""
    m = galaxies(level=[1, 5], energy=[2, 0], culture=[0, 6], dice="colony energy")
    m.act(0, "activate colony")
    assert m.to_act == (0,)


def test_once_per_turn_means_once_in_each_players_turn() -> None:
    """R6"""
    m = galaxies(colonies={0: ["nagato"]}, culture=[7, 0], energy=0, level=[6, 1], dice="colony colony energy")
    m.act(0, "activate colony; move 0 to orbit:jakks; skip")
    assert not can(m, 0, "activate colony")
    m.act(0, "end turn")
    m.act(1, "roll", luck="colony energy energy energy")
    m.act(1, "activate energy")
    m.act(0, "decline")
    m.act(1, "activate colony")
    m.act(0, "follow; move 0 to home; skip")
    assert where(m, 0, 0) == "home" and m.state.galaxies[0].culture == 4


def test_a_planet_in_use_cannot_use_itself_and_copies_go_three_deep() -> None:
    """R7"""
    m = galaxies(row=["umbra-forum", "walsfeo"], culture=[5, 0], dice="move energy")
    m.act(0, "activate move; move 0 to surface:umbra-forum")
    assert offered(m, 0)[0] == "activate energy"  # nothing to copy but itself, so it was not offered
    m = galaxies(
        row=["umbra-forum", "walsfeo"],
        colonies={1: ["sargus-36", "jakks"]},
        culture=[5, 0],
        energy=[2, 0],
        dice="move energy",
    )
    m.act(0, "activate move; move 0 to surface:umbra-forum; use umbra-forum; use sargus-36")
    assert (m.state.galaxies[0].energy, m.state.galaxies[0].culture) == (1, 5)
    assert (m.state.galaxies[1].energy, m.state.galaxies[1].culture) == (1, 1)


def test_piedes_repeats_a_face_activated_before_but_not_its_own_die() -> None:
    """R8"""
    m = galaxies(colonies={0: ["piedes"]}, energy=0, culture=0, dice="energy colony move")
    assert not can(m, 0, "activate colony")
    m.act(0, "activate energy; activate colony; use piedes")
    assert m.state.galaxies[0].energy == 4 and m.to_act == (0,)


def test_trading_wastes_nothing() -> None:
    """R9"""
    m = galaxies(colonies={0: ["pembertonia-major"]}, energy=5, culture=[4, 0], level=[6, 1], dice="colony move")
    m.act(0, "activate colony")
    assert offered(m, 0) == ["take 1 energy -1 culture", "take 2 energy -2 culture"]


def test_a_ship_on_its_start_space_cannot_be_pushed_back() -> None:
    """R10"""
    m = galaxies(
        row=["jakks", "gort"],
        colonies={0: ["jorg"]},
        ships={1: "orbit:jakks 0, orbit:gort 1"},
        culture=[2, 0],
        energy=0,
        level=[6, 1],
        dice="colony move",
    )
    m.act(0, "activate colony")
    assert where(m, 1, 0) == "orbit:jakks 0" and where(m, 1, 1) == "orbit:gort 0"


def test_a_second_target_or_ship_is_another_and_may_be_left_out() -> None:
    """R11"""
    m = galaxies(
        row=["jakks", "gort"],
        colonies={0: ["brumbaugh"]},
        ships={1: "orbit:jakks 1, orbit:gort 2"},
        culture=0,
        energy=2,
        level=[6, 1],
        dice="colony move",
    )
    m.act(0, "activate colony; regress 1 of 1")
    assert offered(m, 0) == ["regress 0 of 1", "skip"]


def test_the_others_may_decline_terra_bettias_advance() -> None:
    """R12"""
    m = galaxies(
        row=["jakks", "gort"],
        colonies={0: ["terra-bettia"]},
        ships={0: "orbit:gort 0", 1: "orbit:gort 3"},
        culture=0,
        energy=0,
        dice="colony move",
    )
    m.act(0, "activate colony")
    assert offered(m, 1) == ["advance 0", "skip"]
    m.act(1, "advance 0")
    assert where(m, 0, 0) == "orbit:gort 2" and where(m, 1, 0) == "orbit:gort 4"


def test_helios_replaces_in_place_and_the_old_planet_leaves_the_game() -> None:
    """R13"""
    for under in (False, True):
        m = galaxies(
            row=["jakks", "helios", "gort"],
            next_planets=["maia"],
            culture=0,
            dice="move energy",
            helios_under_deck=under,
        )
        m.act(0, "activate move; move 0 to surface:helios; use helios; replace jakks")
        assert m.view(None).public.row == ("maia", "helios", "gort")
        assert len(m.state.box) == (0 if under else 1) and len(m.state.planets.bottom) == (1 if under else 0)


def test_mared_needs_the_strictly_lowest_level_unless_the_table_says_otherwise() -> None:
    """R14"""
    for tied, level, works in ((False, [1, 1], False), (True, [1, 1], True), (False, [1, 2], True)):
        m = galaxies(row=["mared"], level=level, culture=0, energy=1, dice="move energy", mared_when_tied=tied)
        m.act(0, "activate move; move 0 to surface:mared")
        assert can(m, 0, "use mared") == works


def test_gort_needs_a_space_of_the_same_number_unless_it_may_colonize() -> None:
    """R15"""
    for may in (False, True):
        m = galaxies(
            row=["jakks", "maia", "helios"],
            colonies={0: ["gort"]},
            ships={0: "orbit:maia 3"},
            energy=0,
            culture=0,
            dice="colony move",
            gort_may_colonize=may,
            next_planets=["leandra"],
        )
        assert can(m, 0, "activate colony") == may
        if may:
            m.act(0, "activate colony; transfer 0 to jakks")
            assert m.view(None).public.galaxies[0].colonies == ("gort", "jakks")


def test_andellouxian_pays_one_kind_unless_it_may_mix() -> None:
    """R16"""
    for mix, choices in ((False, 2), (True, 3)):
        m = galaxies(
            row=["maia"],
            colonies={0: ["andellouxian-6"]},
            ships={0: "orbit:maia 2"},
            energy=0,
            culture=0,
            dice="colony move",
            andellouxian_mix=mix,
        )
        m.act(0, "activate colony")
        assert len(m.legal(0)) == choices and where(m, 0, 0) == "home"


def test_an_empty_planet_deck_leaves_a_gap() -> None:
    """R17"""
    m = galaxies(row=["jakks", "gort"], ships={0: "orbit:jakks 1"}, planets_left=0, culture=0, dice="diplomacy energy")
    m.act(0, "activate diplomacy")
    assert m.view(None).public.row == ("", "gort") and can(m, 0, "activate energy")


def test_colonizing_the_last_planet_triggers_the_end() -> None:
    """R36"""
    m = galaxies(row=["jakks"], ships={0: "orbit:jakks 1"}, planets_left=0, culture=0, dice="diplomacy energy")
    assert told(m.act(0, "activate diplomacy"), events.EndTriggered) == [events.EndTriggered(0, "planets")]
    finish(m)
    assert m.outcome is not None


def test_alone_the_last_planet_ends_the_match_at_once() -> None:
    """R36"""
    m = galaxies(seats=1, row=["jakks"], ships={0: "orbit:jakks 1"}, planets_left=0, culture=0, dice="diplomacy energy")
    m.act(0, "activate diplomacy")
    assert m.outcome is not None
    assert m.outcome.reason.startswith("No planet is left: ")


def test_two_seats_play_without_comparing_missions() -> None:
    """R18"""
    for seed in range(30):
        m = played(seats=2, seed=seed)
        assert not any(MISSIONS[mission].compares for g in m.state.galaxies for mission in g.dealt)


def test_equalizer_counts_none_and_none_as_equal() -> None:
    """R19"""
    for colonies, points in (([], 3), (["mared", "jorg"], 3), (["mared"], 0)):
        m = galaxies(missions={0: "equalizer"}, colonies={0: colonies})
        assert mission_points(m.state, m.state.galaxies[0]) == points


def test_elder_goes_to_the_player_who_triggers_the_end_by_points_or_the_last_card() -> None:
    """R20"""
    m = galaxies(
        beyond=True, missions={1: "elder"}, culture=0, next_cards=["chart-a"], cards_left=0, active=1, dice="move move"
    )
    happened = m.act(1, "activate move; move 0 to explore")
    assert told(happened, events.EndTriggered)[0].reason == "deck"
    assert mission_points(m.state, m.state.galaxies[1]) == 2


def test_hiring_is_no_move_and_keeps_the_space() -> None:
    """R21"""
    m = galaxies(
        beyond=True,
        row=["gort"],
        ships={0: "orbit:gort 4"},
        pilot_row=["lightspeeder"],
        culture=[0, 1],
        dice="energy energy move",
    )
    m.act(0, "hire lightspeeder for aurora with 2 energy replacing 0")
    assert where(m, 0, 0) == "orbit:gort 4" and m.state.galaxies[0].energy == 2
    assert offered(m, 1) == ["follow", "decline"]


def test_a_hire_costs_the_lowest_price_it_can() -> None:
    """R22"""
    m = galaxies(beyond=True, pilot_row=["lightspeeder"], culture=0, dice="energy energy energy")
    assert can(m, 0, "hire lightspeeder for aurora with 2 energy replacing 0")
    assert not can(m, 0, "hire lightspeeder for aurora with 3 energy replacing 0")
    assert can(m, 0, "hire lightspeeder for nexus with 3 energy replacing 0")


def test_the_last_card_of_the_exploration_deck_must_be_taken() -> None:
    """R23"""
    m = galaxies(beyond=True, culture=0, next_cards=["ion-stream"], cards_left=0, dice="move move")
    m.act(0, "activate move; move 0 to explore")
    assert m.view(0).own.cards == ("ion-stream",) and m.view(None).public.last_round
    m.act(0, "activate move")
    assert not can(m, 0, "move 1 to explore")


def test_envoy_yune_ignores_the_symbol_in_orbit_only() -> None:
    """R24"""
    m = galaxies(
        beyond=True, row=["gort"], pilots={0: {"aurora": "envoy-yune"}}, ships={0: "aurora orbit:gort 0"}, culture=0,
        dice="diplomacy move",
    )  # fmt: skip
    assert can(m, 0, "activate diplomacy")
    m = galaxies(
        beyond=True, pilots={0: {"aurora": "envoy-yune"}}, ships={0: "aurora danger:hole-a 0"}, dice="diplomacy move"
    )
    assert not can(m, 0, "activate diplomacy")


def test_badges_pay_by_the_settings_and_nobody_scores_with_none() -> None:
    """R25"""
    m = galaxies(seats=4, beyond=True, cards={0: ["ion-stream", "lost-library"], 1: ["chart-a"], 2: ["probe-a"]})
    found = scores(m.state)
    nebula = BADGES.index("nebula")
    assert [score.badge_counts[nebula] for score in found] == [2, 1, 1, 0]
    settings = m.state.settings
    relic_and_comet = settings.badge_first
    assert found[0].badges == settings.badge_first
    assert found[1].badges == settings.badge_tied_second + relic_and_comet
    assert found[3].badges == 0


def test_the_rogue_cannot_use_a_die_that_would_change_nothing() -> None:
    """R26"""
    m = galaxies(seats=1, energy=0, culture=1, dice="move")
    happened = m.act(0, "end turn", luck="colony move")
    unusable = [event.die for event in told(happened, events.RogueDieUnusable)]
    assert unusable == ["colony"] and offered(m, 0) == ["follow", "decline"]


def test_bonus_dice_are_foiled_only_where_the_table_says_so() -> None:
    """R26"""
    nothing = "economy economy economy economy"
    usually = galaxies(seats=1, energy=1, culture=1, rogue_culture=7, dice="move")
    usually.act(0, "end turn", luck=f"{nothing} energy economy economy")
    assert offered(usually, 0) == ["roll"] and usually.state.galaxies[-1].energy == 4
    m = galaxies(seats=1, energy=1, culture=1, rogue_culture=7, foil_bonus_dice=True, dice="move")
    m.act(0, "end turn", luck=f"{nothing} culture energy")  # culture is unusable as a bonus, so it is not asked about
    assert offered(m, 0) == ["skip", "foil"]
    m.act(0, "foil", luck="economy economy")
    assert (m.state.galaxies[0].energy, m.state.galaxies[0].culture) == (0, 0)
    assert m.state.galaxies[-1].energy == 0 and m.state.galaxies[-1].culture == 0
    assert offered(m, 0) == ["roll"]


def test_bonus_dice_that_may_be_foiled_are_still_not_followed() -> None:
    """R26"""
    m = galaxies(seats=1, energy=0, culture=1, rogue_culture=7, foil_bonus_dice=True, dice="move")
    m.act(0, "end turn", luck="economy economy economy economy energy energy economy")
    assert offered(m, 0) == ["roll"]


def test_the_skull_is_level_six() -> None:
    """R27"""
    m = galaxies(
        seats=1, energy=0, culture=0, rogue_level=5, rogue_energy=6, ships={-1: "home, home, home, home"}, dice="move"
    )
    m.act(0, "end turn", luck="energy colony colony colony colony colony")
    assert m.outcome is not None and m.outcome.ranking == (2,) and "skull" in m.outcome.reason


def test_losing_dice_does_not_add_up() -> None:
    """R28"""
    m = galaxies(seats=1, rogue="zendica", rogue_level=4, energy=0, culture=0, dice="move")
    m.act(0, "end turn", luck="colony colony colony colony colony colony")
    assert m.view(None).public.galaxies[0].dice == 3
    m.act(0, "roll", luck="move move move")
    assert len(m.state.dice) == 3 and m.view(None).public.galaxies[0].dice == 4


@pytest.mark.parametrize(("name", "level"), [("artemis", 4), ("rothkel", 4), ("zendica", 3)])
def test_you_choose_among_equally_far_ships(name: str, level: int) -> None:
    """R29"""
    row = ["nibiru", "maia", "helios", "gort"]
    ships = {0: "orbit:nibiru 3, home, orbit:gort 1, orbit:maia 3"}
    m = galaxies(
        seats=1, rogue=name, rogue_level=level, row=row, level=5, ships=ships, energy=0, culture=0, dice="move"
    )
    m.act(0, "end turn", luck="colony")
    assert offered(m, 0) == ["regress 0 of 0", "regress 3 of 0"]
    with pytest.raises(IllegalAction, match="furthest"):
        m.act(0, "regress 2 of 0")


def test_planets_may_be_aimed_at_the_rogue() -> None:
    """R30"""
    m = galaxies(seats=1, row=["gort", "k-widow"], ships={-1: "orbit:gort 2"}, culture=0, energy=0, dice="move energy")
    m.act(0, "activate move; move 0 to surface:k-widow; use k-widow")
    assert where(m, -1, 0) == "orbit:gort 1"


def test_a_rogue_move_without_an_orbit_finds_a_card_instead() -> None:
    """R31"""
    m = galaxies(
        seats=1, beyond=True, row=["gort"], ships={-1: "orbit:gort 0"}, next_cards=["dwarf-dusk"], culture=0, energy=0,
        dice="move",
    )  # fmt: skip
    m.act(0, "end turn", luck="move colony colony colony")
    rogue = m.view(None).public.rogue
    assert rogue.cards == 1 and rogue.points == 1


def test_a_free_follow_is_declined_by_no_standing_order() -> None:
    """R32"""
    m = galaxies(colonies={0: ["zavodnick"]}, culture=[0, 3], energy=0, dice="colony move")
    m.give_orders(1, Orders(energy=FollowOrder("never"), colony=FollowOrder("never")))
    m.act(0, "activate colony; do energy")
    assert offered(m, 1) == ["follow", "decline"]


def test_standing_orders_keep_a_reserve() -> None:
    """R33"""
    m = galaxies(culture=[0, 3], dice="energy energy move")
    m.give_orders(1, {"energy": {"answer": "follow", "reserve": 3}})
    m.act(0, "activate energy; activate energy")
    assert m.state.galaxies[1].culture == 2 and m.to_act == (0,)


def test_collected_cards_are_counted_and_not_shown() -> None:
    """R34"""
    m = galaxies(beyond=True, cards={1: ["ion-stream"]}, ships={1: "danger:hole-a 1"})
    seen = m.view(0).public.galaxies[1]
    assert seen.cards == 2 and seen.open_cards == ("hole-a",)
    imagined = m.state.clone()
    m.game.imagine(imagined, 0, Chance("x"))
    assert len(imagined.galaxies[1].cards) == 2


def test_a_match_ends_when_the_first_seat_would_be_next() -> None:
    """R35"""
    m = galaxies(seats=3, colonies={0: ["gort", "maia", "piedes"]}, row=["jakks"], ships={0: "orbit:jakks 1"}, level=1,
                 dice="diplomacy move", culture=0)  # fmt: skip
    m.state.galaxies[0].level = 2
    happened = m.act(0, "activate diplomacy")
    assert told(happened, events.EndTriggered)
    finish(m)
    assert m.state.round == 1
