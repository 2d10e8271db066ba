"""The components in the box, counted."""

from __future__ import annotations

from collections import Counter

from tests.games.printed import printed

from readyroom.games.galaxy_trucker.cards.adventures import ADVENTURES, PER_PILE, PILES
from readyroom.games.galaxy_trucker.cards.adventures import KIND_NAMES as CARD_KINDS
from readyroom.games.galaxy_trucker.cards.goods import BLOCKS, GOODS
from readyroom.games.galaxy_trucker.cards.route import start_space
from readyroom.games.galaxy_trucker.cards.tiles import KIND_NAMES, PAYLOADS, STARTING, STARTS, WAREHOUSE
from readyroom.games.galaxy_trucker.ship.board import BOARDS

TILES = printed([*STARTING, *WAREHOUSE])
CARDS = printed(ADVENTURES)


def test_the_box_holds_144_components_of_which_140_go_to_the_warehouse() -> None:
    """R-02."""
    assert len(TILES) == 144 and len({tile.id for tile in TILES}) == 144
    assert len(TILES) - STARTS == 140


def test_components_are_counted_by_kind() -> None:
    assert Counter((KIND_NAMES[tile.kind], tile.capacity) for tile in TILES) == {
        ("starting cabin", 2): 4, ("cabin", 2): 16, ("battery", 2): 9, ("battery", 3): 6, ("cargo hold", 2): 9,
        ("cargo hold", 3): 6, ("special cargo hold", 1): 6, ("special cargo hold", 2): 3, ("structural module", 0): 8,
        ("engine", 0): 19, ("double engine", 0): 7, ("cannon", 0): 23, ("double cannon", 0): 8, ("shield", 0): 8,
        ("brown life support", 0): 6, ("purple life support", 0): 6,
    }  # fmt: skip


def test_no_engine_has_a_connector_behind_and_no_cannon_one_in_front() -> None:
    assert all(tile.sides[2] == 0 for tile in TILES if "engine" in tile.name)
    assert all(tile.sides[0] == 0 for tile in TILES if "cannon" in tile.name)


def test_connectors_of_all_tiles_together() -> None:
    """The sum over all sides, a check against typos."""
    assert Counter(side for tile in TILES for side in tile.sides) == {0: 241, 1: 111, 2: 111, 3: 113}


def test_there_are_60_adventure_cards_20_for_each_level() -> None:
    """R-02."""
    assert Counter(card.level for card in CARDS) == {1: 20, 2: 20, 3: 20}
    assert Counter(CARD_KINDS[card.kind] for card in CARDS) == {
        "Slavers": 3, "Smugglers": 3, "Pirates": 3, "Stardust": 2, "Epidemic": 2, "Sabotage": 1, "Open Space": 10,
        "Meteoric Swarm": 9, "Planets": 12, "Combat Zone": 3, "Abandoned Ship": 6, "Abandoned Station": 6,
    }  # fmt: skip


def test_eight_cards_of_level_one_carry_a_star() -> None:
    starred = [card.id for card in CARDS if card.starter]
    assert starred == ["I-02", "I-04", "I-05", "I-09", "I-13", "I-16", "I-17", "I-19"]


def test_only_rewards_cost_flight_days_as_printed() -> None:
    costly = {
        "Slavers": [1, 2, 2], "Smugglers": [1, 1, 2], "Pirates": [1, 2, 2],
        "Planets": [3, 2, 3, 2, 4, 3, 2, 3, 5, 1, 2, 3],
        "Abandoned Ship": [1, 1, 2, 1, 2, 2], "Abandoned Station": [1, 1, 2, 1, 2, 2],
    }  # fmt: skip
    for kind, name in enumerate(CARD_KINDS):
        days = [card.days for card in CARDS if card.kind == kind]
        assert days == costly.get(name, [0] * len(days)), name


def test_the_box_holds_56_blocks_of_goods() -> None:
    """R-02."""
    assert dict(zip(GOODS, BLOCKS, strict=True)) == {"blue": 14, "green": 13, "yellow": 17, "red": 12}
    assert sum(BLOCKS) == 56


def test_boards_have_18_27_36_and_36_squares() -> None:
    assert [(board.name, len(board.squares), board.cap) for board in BOARDS] == [
        ("I", 18, 5), ("II", 27, 8), ("III", 36, 11), ("IIIA", 36, -1),
    ]  # fmt: skip
    assert all(board.names[board.start] == "7,7" for board in BOARDS)


def test_piles_hold_8_12_and_16_cards() -> None:
    assert {level: PILES * sum(counts) for level, counts in PER_PILE.items()} == {1: 8, 2: 12, 3: 16}


def test_rockets_start_with_one_two_or_three_empty_spaces_between() -> None:
    assert [start_space(number, 1) for number in (1, 2, 3, 4)] == [0, -2, -4, -6]
    assert [start_space(number, 3) for number in (1, 2)] == [0, -4]


def test_the_missions_box_holds_72_payloads_whose_sides_were_designed() -> None:
    payloads = printed(PAYLOADS)
    assert Counter(KIND_NAMES[tile.kind] for tile in payloads) == {
        "explosive cargo": 16, "fragile cargo": 12, "heavy cargo": 16, "radioactive cargo": 16, "artifact": 8,
        "double artifact": 4,
    }  # fmt: skip
    assert all(tile.origin == "designed" for tile in payloads) and all(tile.origin == "printed" for tile in TILES)


def test_heavy_cargo_weighs_as_many_points_as_it_has_plated_sides() -> None:
    heavy = [tile for tile in printed(PAYLOADS) if tile.name.endswith("heavy cargo")]
    assert all(tile.sides.count(0) == tile.capacity for tile in heavy)
    assert sum(tile.capacity for tile in heavy) == 31
