"""The decks match the counts printed on their boxes."""

from collections import Counter

import pytest
from tests.games.printed import FIRST, printed

from readyroom.core.cards import in_play
from readyroom.core.chance import Chance
from readyroom.games.space_alert.mission.card import BASE, FRONTIER
from readyroom.games.space_alert.mission.cards import BY_CODE, CARDS
from readyroom.games.space_alert.mission.decks import (
    ADDED,
    DAMAGE_TILES,
    DOUBLE,
    FACES,
    HEROIC,
    MIXES,
    PLAIN,
    all_cards,
    cards_of,
    deal_tracks,
    mixes,
    threat_deck,
)
from readyroom.games.space_alert.mission.orders import ADVANCED, BASIC, words_of
from readyroom.games.space_alert.mission.specializations import SPECIALISTS


def halves(deck: int) -> list[tuple[str, str]]:
    return [(words_of(FACES[card].action), words_of(FACES[card].movement)) for card in cards_of(deck, FIRST)]


def test_the_action_deck_has_90_cards_of_12_kinds() -> None:
    cards = Counter(halves(PLAIN))
    assert (sum(cards.values()), len(cards)) == (90, 12)
    each = {"A": 10, "B": 8, "C": 7, "bots": 5}
    assert cards == {(action, move): n for action, n in each.items() for move in ("red", "blue", "lift")}


def test_an_action_card_that_came_later_is_dealt_from_its_version_on() -> None:
    faces, copies = all_cards((*ADDED, (PLAIN, "bots", "lift", 99), (DOUBLE, "A+bots", "lift", 99)))
    assert [face.name for face in faces[len(FACES) :]] == ["A+bots/lift"], "the other one has a face already"
    assert len(in_play(copies[PLAIN], 99)) == len(in_play(copies[PLAIN], 98)) + 1
    assert faces[copies[PLAIN][-1].face].name == "bots/lift" and copies[DOUBLE][-1].face == len(FACES)


def test_the_six_heroic_cards_lead_to_six_different_stations() -> None:
    assert halves(HEROIC) == [
        ("heroic A", "go lower_blue"),
        ("heroic A", "go lower_red"),
        ("heroic B", "go upper_blue"),
        ("heroic B", "go upper_red"),
        ("heroic bots", "go lower_white"),
        ("heroic bots", "go upper_white"),
    ]


def test_the_double_deck_has_90_cards_half_of_them_with_a_doubled_action() -> None:
    cards = [FACES[card] for card in cards_of(DOUBLE, FIRST)]
    assert Counter(card.doubled for card in cards) == {"action": 45, "movement": 45}
    assert len(set(cards_of(DOUBLE, FIRST))) == 79


def doubled(first: bool) -> Counter[str]:
    symbols: Counter[str] = Counter()
    for action, movement in halves(DOUBLE):
        both = action if "+" in action else movement
        symbols[both.split("+")[0 if first else 1]] += 1
    return symbols


def test_the_first_symbols_of_double_cards() -> None:
    """Red and blue are alike; the public list has one red card too many (see the rulings)."""
    assert doubled(first=True) == {"A": 14, "B": 15, "C": 6, "bots": 10, "lift": 7, "red": 19, "blue": 19}


def test_the_second_symbols_of_double_cards() -> None:
    assert doubled(first=False) == {"A": 18, "B": 11, "C": 13, "bots": 3, "lift": 21, "red": 12, "blue": 12}


def test_the_single_halves_of_double_cards() -> None:
    single = Counter(half for pair in halves(DOUBLE) for half in pair if "+" not in half)
    assert single == {"A": 13, "B": 11, "C": 12, "bots": 9, "lift": 17, "red": 14, "blue": 14}


def test_a_double_card_has_one_doubled_and_one_single_half() -> None:
    actions, moves = {"A", "B", "C", "bots"}, {"red", "blue", "lift"}
    mix: Counter[tuple[bool, bool]] = Counter()
    for action, movement in halves(DOUBLE):
        assert ("+" in action) != ("+" in movement)
        assert action.split("+")[0] in actions and movement.split("+")[0] in moves
        both = action if "+" in action else movement
        first, second = both.split("+")
        mix[first in actions, second in actions] += 1
    assert mix == {(True, True): 22, (True, False): 23, (False, True): 23, (False, False): 22}


def test_every_symbol_but_the_rare_ones_is_printed_45_times() -> None:
    printed = Counter(symbol for pair in halves(DOUBLE) for half in pair for symbol in half.split("+"))
    assert {symbol: printed[symbol] for symbol in ("A", "lift", "red", "blue")} == dict.fromkeys(
        ("A", "lift", "red", "blue"), 45
    )


def test_heroic_cards_stay_with_the_player_they_were_dealt_to() -> None:
    assert {card.deck for card in FACES if not card.transferable} == {HEROIC}


def test_specializations_come_with_twenty_special_cards() -> None:
    assert len(printed(SPECIALISTS)) * len((BASIC, ADVANCED)) == 20


@pytest.mark.parametrize(
    ("internal", "serious", "white", "yellow"),
    [(False, False, 10, 7), (True, False, 7, 6), (False, True, 8, 6), (True, True, 6, 5)],
)
def test_threat_decks_of_the_base_box(internal: bool, serious: bool, white: int, yellow: int) -> None:
    size = {mix: len(threat_deck(internal, serious, mix, (BASE,), FIRST)) for mix in mixes((BASE,))}
    assert size == {"white": white, "white_yellow": white + yellow, "yellow": yellow}


@pytest.mark.parametrize(
    ("internal", "serious", "red"), [(False, False, 9), (False, True, 9), (True, False, 7), (True, True, 7)]
)
def test_red_threats_come_with_the_new_frontier(internal: bool, serious: bool, red: int) -> None:
    assert len(threat_deck(internal, serious, "red", version=FIRST)) == red
    assert threat_deck(internal, serious, "red", (BASE,)) == ()


def test_the_new_frontier_adds_48_threats_of_which_32_are_red() -> None:
    added = {code for mix in MIXES for internal in (False, True) for serious in (False, True)
             for code in threat_deck(internal, serious, mix, (FRONTIER,), FIRST)}  # fmt: skip
    assert len(added) == 48
    assert sum(len(threat_deck(i, s, "red", version=FIRST)) for i in (False, True) for s in (False, True)) == 32


def test_with_all_colors_the_four_decks_hold_every_card_once() -> None:
    codes = [code for i in (False, True) for s in (False, True) for code in threat_deck(i, s, "all", version=FIRST)]
    assert sorted(codes) == sorted(card.code for card in printed(CARDS)) and len(codes) == 103


def test_the_white_deck_has_exactly_one_fighter_and_one_stealth_fighter() -> None:
    names = [BY_CODE[code].name for code in threat_deck(internal=False, serious=False, mix="white", version=FIRST)]
    assert names.count("Fighter") == names.count("Stealth Fighter") == 1


def test_red_is_mixed_with_yellow_or_with_all_but_never_with_white_alone() -> None:
    assert mixes() == ("white", "white_yellow", "yellow", "all", "yellow_red", "red")
    assert ("white", "red") not in MIXES.values()


def test_four_different_tracks_are_dealt() -> None:
    dealt = [deal_tracks(Chance(f"tracks {n}"), FIRST) for n in range(60)]
    assert all(len(set(four)) == 4 for four in dealt)
    assert {track for four in dealt for track in four} == set(range(7))


def test_each_zone_has_six_different_damage_tiles() -> None:
    assert {zone: len(set(tiles)) for zone, tiles in DAMAGE_TILES.items()} == {"red": 6, "white": 6, "blue": 6}
    assert "pulse_cannon" in DAMAGE_TILES["white"] and "light_laser" in DAMAGE_TILES["red"]
