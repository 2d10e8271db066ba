"""Every mission's pay, fines and demands at levels I, II and III, number by number."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.galaxy_trucker.builder import SHIP, Position, at, bills, launch, load, mission_flight, ship, trucker

from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards import missions as ms
from readyroom.games.galaxy_trucker.cards.missions import BET_NUMBER, ORDERS
from readyroom.games.galaxy_trucker.cards.tiles import NUMBER
from readyroom.games.galaxy_trucker.missions.conditions import bet_holds, directive_holds
from readyroom.games.galaxy_trucker.ship import Ship, parse

LEVELS = (1, 2, 3)
STARDUST = "II-04"
"""A last card that breaks nothing and asks for nothing."""
FAR_APART = (30, 20, 10, 0)

Before = Callable[[Position], object]
"""What happened to the ships before the last card."""
Amounts = tuple[int, int, int]
"""At levels I, II and III."""


def pay(mission: str, before: Before, *ships: str, seat: int = 0) -> Amounts:
    """What the mission pays a seat."""
    one, two, three = (made[seat].mission for made in _settled(mission, before, ships))
    return one, two, three


def fine(mission: str, before: Before, *ships: str, seat: int = 0) -> Amounts:
    """What the mission costs a seat."""
    one, two, three = (made[seat].penalty for made in _settled(mission, before, ships))
    return one, two, three


def _settled(mission: str, before: Before, ships: tuple[str, ...]) -> list[list[e.Billed]]:
    found = []
    for level in LEVELS:
        fleet = ships or (SHIP, SHIP)
        m = mission_flight(mission, level, *fleet, card=STARDUST, places=FAR_APART[: len(fleet)])
        before(m)
        found.append(bills(m))
    return found


def nothing(m: Position) -> None:
    """An uneventful flight."""


def loaded(*tiles: str) -> Before:
    """Seat 0 has these aboard: ``loaded("artifact-1 5,7")``."""
    return lambda m: load(m, 0, *tiles)


def losing(count: int, story: int = 0) -> Before:
    """Seat 0 has lost so many components, the most of them by one card."""

    def lose(m: Position) -> None:
        trucker(m, 0).lost = [NUMBER["module-1"]] * count
        trucker(m, 0).story = story

    return lose


# -- payloads


@pytest.mark.parametrize(
    ("mission", "tile", "amounts"),
    [
        (ms.ARCHAEOLOGY, "artifact-1", (4, 6, 8)),
        (ms.ARCHAEOLOGY, "artifact2-1", (8, 12, 16)),
        (ms.BEVERAGE, "fragile-1", (8, 12, 16)),
        (ms.COCKTAIL, "fragile-1", (2, 3, 4)),
        (ms.POWDER_KEG, "explosive-1", (3, 5, 6)),
    ],
)
def test_each_payload_delivered_pays(mission: str, tile: str, amounts: Amounts) -> None:
    assert pay(mission, nothing) == (0, 0, 0)
    assert pay(mission, loaded(f"{tile} 5,7")) == amounts
    assert pay(mission, loaded(f"{tile} 5,7", f"{tile} 5,8")) == tuple(2 * one for one in amounts)


@pytest.mark.parametrize("tile", ["artifact-1", "artifact2-1"])
def test_archaeology_fines_each_artifact_destroyed(tile: str) -> None:
    def destroy(m: Position) -> None:
        trucker(m, 0).destroyed = [NUMBER[tile]]

    assert fine(ms.ARCHAEOLOGY, destroy) == (2, 3, 4)
    assert fine(ms.ARCHAEOLOGY, nothing) == (0, 0, 0)


def test_cocktails_pay_for_up_to_four_glasses_times_the_colors_aboard() -> None:
    def mixed(glasses: int, *colours: int) -> Before:
        def mix(m: Position) -> None:
            squares = ("5,7", "5,8", "6,8", "8,8", "9,8")[:glasses]
            load(m, 0, *(f"fragile-{i} {square}" for i, square in enumerate(squares, 1)))
            ship(m, 0).set_cargo(at(m, 0, "6,7"), colours)

        return mix

    assert pay(ms.COCKTAIL, mixed(1, 0)) == (2 + 1, 3 + 1, 4 + 2)
    assert pay(ms.COCKTAIL, mixed(3, 2, 1, 1)) == (6 + 6, 9 + 6, 12 + 12)
    assert pay(ms.COCKTAIL, mixed(5, 2, 1, 0)) == (10 + 12, 15 + 12, 20 + 24)


@pytest.mark.parametrize(
    ("kinds", "amounts"),
    [(0, (0, 0, 0)), (1, (2, 3, 4)), (2, (5, 8, 10)), (3, (9, 14, 18)), (4, (14, 21, 28)), (5, (20, 30, 40))],
)
def test_experiments_pay_by_the_number_of_kinds(kinds: int, amounts: Amounts) -> None:
    samples = ("explosive-1 5,7", "fragile-1 5,8", "heavy1-1 6,8", "radioactive-1 8,8", "artifact2-1 9,8")
    assert pay(ms.EXPERIMENTS, loaded(*samples[:kinds])) == amounts


def test_heavy_duty_pays_by_mass_and_the_most_pays_more() -> None:
    def outdone(m: Position) -> None:
        load(m, 0, "heavy2-1 5,7")
        load(m, 1, "heavy3-1 5,7")

    assert pay(ms.HEAVY_DUTY, outdone) == (4, 6, 8)
    assert pay(ms.HEAVY_DUTY, outdone, seat=1) == (6 + 4, 9 + 6, 12 + 8)
    assert pay(ms.HEAVY_DUTY, nothing) == (0, 0, 0)


def test_isotopes_pay_less_to_each_ship_that_arrives_later() -> None:
    def share(m: Position) -> None:
        for seat in range(4):
            load(m, seat, "radioactive-1 5,7")

    four = [SHIP] * 4
    assert [pay(ms.ISOTOPES, share, *four, seat=seat) for seat in range(4)] == [
        (5, 8, 10), (4, 6, 8), (3, 5, 6), (2, 3, 4),
    ]  # fmt: skip


@pytest.mark.parametrize("square", ["6,6", "8,6", "6,8", "8,8"])
def test_powder_kegs_beside_the_starting_cabin_earn_danger_pay_even_at_its_corners(square: str) -> None:
    assert pay(ms.POWDER_KEG, loaded(f"explosive-1 {square}")) == (3 + 3, 5 + 4, 6 + 6)


def test_powder_keg_fines_a_launch_without_an_explosive() -> None:
    def armed(m: Position) -> None:
        load(m, 0, "explosive-1 5,7")
        launch(m)

    assert fine(ms.POWDER_KEG, launch) == (3, 4, 5)
    assert fine(ms.POWDER_KEG, armed) == (0, 0, 0)


# -- passengers


def test_alien_design_pays_for_pairs_and_for_each_alien() -> None:
    alien = "class I\n 7 8\n 6 CA:1211/p LP:2202\n 7 SC:3333/2 .\n 8 E1:3001 ."
    assert pay(ms.DESIGN, loaded("cannon-1 6,6", "cannon-2 8,6")) == (2, 2, 2)
    assert pay(ms.DESIGN, nothing, alien, SHIP) == (2, 3, 4)


def test_carpool_pays_for_each_commuter_and_everyone_with_the_most() -> None:
    one = SHIP.replace("CA:1112/2", "CA:1112/1c")
    two = SHIP.replace("CA:1112/2", "CA:1112/cc")
    assert pay(ms.CARPOOL, nothing, one, two) == (2, 3, 3)
    assert pay(ms.CARPOOL, nothing, one, two, seat=1) == (4 + 2, 6 + 3, 6 + 4)
    assert pay(ms.CARPOOL, nothing, one, one) == pay(ms.CARPOOL, nothing, one, one, seat=1) == (4, 6, 7)


def test_the_envoy_pays_and_the_first_to_bring_one_gets_more() -> None:
    envoy = SHIP.replace("CA:1112/2", "CA:1112/e")
    assert pay(ms.DIPLOMATIC, nothing, envoy, envoy) == (12 + 4, 18 + 6, 24 + 8)
    assert pay(ms.DIPLOMATIC, nothing, envoy, envoy, seat=1) == (12, 18, 24)


@pytest.mark.parametrize(("incidents", "amounts"), [(1, (8, 12, 16)), (2, (4, 6, 8)), (3, (0, 0, 0)), (4, (0, 0, 0))])
def test_each_incident_takes_a_third_of_what_the_envoy_pays(incidents: int, amounts: Amounts) -> None:
    def shoot(m: Position) -> None:
        trucker(m, 1).incidents = incidents

    envoy = SHIP.replace("CA:1112/2", "CA:1112/e")
    assert pay(ms.DIPLOMATIC, shoot, envoy, envoy, seat=1) == amounts


# -- stamps, stories, couriers, orders, bets


@pytest.mark.parametrize(
    ("stamps", "met", "paid", "fined"),
    [
        (0, 0, (0, 0, 0), (0, 0, 0)),
        (0, 1, (0, 0, 0), (2, 3, 4)),
        (1, 1, (4, 6, 8), (0, 0, 0)),
        (1, 2, (4, 6, 8), (0, 0, 0)),
        (2, 2, (8 + 4, 12 + 6, 16 + 8), (0, 0, 0)),
        (3, 4, (12, 18, 24), (0, 0, 0)),
    ],
)
def test_club_gold_pays_for_stamps_and_for_all_of_two_or_more(
    stamps: int, met: int, paid: Amounts, fined: Amounts
) -> None:
    def stamp(m: Position) -> None:
        m.state.supers_met = met
        trucker(m, 0).stamps = stamps

    assert pay(ms.CLUB_GOLD, stamp) == paid
    assert fine(ms.CLUB_GOLD, stamp) == fined


def test_easy_peasy_pays_for_arriving_and_more_for_losing_nothing() -> None:
    assert pay(ms.EASY_PEASY, losing(1)) == (8, 12, 16)
    assert pay(ms.EASY_PEASY, nothing) == (8 + 4, 12 + 6, 16 + 8)


def test_stories_pay_for_each_component_lost_up_to_10_16_and_22() -> None:
    assert pay(ms.STORIES, losing(1)) == (1, 1, 1)
    assert pay(ms.STORIES, losing(10)) == (10, 10, 10)
    assert pay(ms.STORIES, losing(16)) == (10, 16, 16)
    assert pay(ms.STORIES, losing(30)) == (10, 16, 22)


def test_the_best_story_has_at_least_three_components_lost_to_one_card() -> None:
    assert pay(ms.STORIES, losing(3, story=2)) == (3, 3, 3)
    assert pay(ms.STORIES, losing(3, story=3)) == (3 + 4, 3 + 6, 3 + 8)


def test_guards_of_the_courier_are_paid_by_rank_and_its_loss_is_fined() -> None:
    def guarded(hull: int) -> Before:
        def guard(m: Position) -> None:
            m.state.client = [200, hull]
            for seat in range(4):
                trucker(m, seat).guards = 4 - seat

        return guard

    four = [SHIP] * 4
    assert [pay(ms.ESCORT, guarded(1), *four, seat=seat) for seat in range(4)] == [
        (10, 15, 20), (6, 9, 12), (3, 4, 6), (1, 2, 2),
    ]  # fmt: skip
    assert fine(ms.ESCORT, guarded(1), *four) == (0, 0, 0)
    assert pay(ms.ESCORT, guarded(0), *four) == (0, 0, 0)
    assert fine(ms.ESCORT, guarded(0), *four) == (3, 4, 6)


def test_directives_pay_at_launch_and_again_at_the_end_and_fine_what_never_held() -> None:
    def ordered(*orders: str) -> Before:
        def order(m: Position) -> None:
            m.state.directives = [[one.id for one in ORDERS].index(name) for name in orders]
            launch(m)

        return order

    def too_late(m: Position) -> None:
        ordered("P1")(m)
        load(m, 0, "heavy1-1 5,7")

    assert pay(ms.DIRECTIVES, ordered("S4")) == (2 + 2, 3 + 3, 4 + 4)
    assert fine(ms.DIRECTIVES, ordered("S4")) == (0, 0, 0)
    assert fine(ms.DIRECTIVES, ordered("P1", "S4", "S8")) == (2 * 2, 2 * 3, 2 * 4)
    assert pay(ms.DIRECTIVES, too_late) == (2, 3, 4)
    assert fine(ms.DIRECTIVES, too_late) == (0, 0, 0)


@pytest.mark.parametrize(
    ("bet", "odds"), [("B1", 3), ("B2", 3), ("B3", 2), ("B4", 2), ("B5", 2), ("B6", 2), ("B7", 2), ("B8", 1), ("B9", 1)]
)
def test_a_bet_won_pays_the_stake_times_its_odds_and_a_bet_lost_costs_the_stake(bet: str, odds: int) -> None:
    def won(m: Position) -> None:
        trucker(m, 0).bet = BET_NUMBER[bet]
        crowd(ship(m, 0), 12)
        launch(m)

    def lost(m: Position) -> None:
        trucker(m, 1).bet = BET_NUMBER[bet]
        trucker(m, 1).lost = [NUMBER["module-1"]] * 4

    bare = "class I\n 7\n 7 SC:3333/2\n 8 E1:3001"
    assert pay(ms.BET, won, bare, SHIP) == (4 * odds, 6 * odds, 8 * odds)
    assert fine(ms.BET, won, bare, SHIP) == (0, 0, 0)
    assert pay(ms.BET, lost, seat=1) == (0, 0, 0)
    assert fine(ms.BET, lost, seat=1) == (4, 6, 8)


# -- what directives and bets ask for


ALONE = "class III\n 7\n 7 SC:3333/2"
NEVER = (False, False, False)
ALWAYS = (True, True, True)


def add(made: Ship, tile: str) -> int:
    """Puts a tile somewhere on a ship, fitting or not; the square."""
    square = made.open_squares()[0]
    made.place(square, NUMBER[tile], 0)
    return square


def holding(*tiles: str) -> Ship:
    """A big ship of the starting cabin and these tiles."""
    made = parse(ALONE)
    for tile in tiles:
        add(made, tile)
    return made


def crowd(made: Ship, crew: int) -> None:
    """Two humans in the starting cabin, and the others in as many cabins as they need."""
    for i in range(1, crew // 2 + crew % 2):
        made.set_crew(add(made, f"cabin-{i}"), min(2, crew - 2 * i))
    assert made.crew_count() == crew


def obeyed(order: str, made: Ship) -> tuple[bool, ...]:
    """Whether a directive holds for a ship at levels I, II and III."""
    return tuple(directive_holds(order, made, level) for level in LEVELS)


def bet_on(bet: str, before: Before, text: str = ALONE) -> tuple[bool, ...]:
    """Whether a bet holds for seat 0 at levels I, II and III, as things are before the last card."""
    found = []
    for level in LEVELS:
        m = mission_flight(ms.BET, level, text, text, places=(10, 0))
        before(m)
        found.append(bet_holds(bet, m.state, 0))
    return tuple(found)


def beside(*tiles: str) -> Before:
    """Seat 0's ship has these beside the starting cabin."""
    return lambda m: [add(ship(m, 0), tile) for tile in tiles]


@pytest.mark.parametrize(
    ("order", "tile", "other"),
    [
        ("P1", "heavy1-1", "radioactive-1"),
        ("P2", "radioactive-1", "explosive-1"),
        ("P3", "explosive-1", "fragile-1"),
        ("P4", "artifact-1", "artifact2-1"),
    ],
)
def test_a_payload_directive_wants_one_tile_of_its_own_kind(order: str, tile: str, other: str) -> None:
    assert obeyed(order, holding(tile)) == ALWAYS
    assert obeyed(order, holding(other)) == NEVER


@pytest.mark.parametrize("cannon", ["cannon-1", "cannon2-1"])
def test_one_cannon_that_points_forward_is_too_many(cannon: str) -> None:
    """Directive S1."""
    made = holding(cannon, "cannon-2")
    first, second = (square for square in made.squares() if square != made.board.start)
    for square in (first, second):
        made.place(square, made.tile[square], 1)
    assert obeyed("S1", made) == ALWAYS
    made.place(first, made.tile[first], 0)
    assert obeyed("S1", made) == NEVER


def test_double_engines_and_double_cannons_are_one_component_each() -> None:
    """Directive S2."""
    assert obeyed("S2", holding("engine-1", "engine2-1", "cannon2-1")) == ALWAYS
    assert obeyed("S2", holding("engine2-1", "cannon-1")) == NEVER
    assert obeyed("S2", holding("engine-1", "engine2-1", "cannon-1", "cannon2-1")) == NEVER


def test_a_directive_wants_two_cabins_that_are_not_joined() -> None:
    """Directive S3."""
    assert obeyed("S3", parse("class I\n 7 8 9\n 7 SC:3333 H2:0103 CA:0103")) == ALWAYS
    assert obeyed("S3", parse("class I\n 7 8\n 7 SC:3333 CA:0103")) == NEVER
    assert obeyed("S3", parse(ALONE)) == NEVER


def test_the_starting_cabin_is_there_and_covered_on_all_four_sides() -> None:
    """Directive S4."""
    covered = parse(SHIP)
    assert obeyed("S4", covered) == ALWAYS
    for name in ("7,6", "6,7", "8,7", "7,8", "7,7"):
        made = parse(SHIP)
        made.remove(made.board.number[name])
        assert obeyed("S4", made) == NEVER, name


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("class I\n 7\n 6 C1:0010\n 7 SC:3333", (True, True, True)),  # 3 exposed connectors
        ("class I\n 7\n 7 SC:3333", (False, True, True)),  # 4
        ("class I\n 7 8\n 7 SC:3333 FR:0213", (False, False, True)),  # 5
        ("class I\n 6 7\n 7 CA:2121 SC:3333", (False, False, True)),  # 6
        (SHIP, (False, False, False)),  # 7
    ],
)
def test_a_tidy_hull_has_at_most_3_4_and_6_exposed_connectors(text: str, holds: tuple[bool, ...]) -> None:
    """Directive S5."""
    assert obeyed("S5", parse(text)) == holds


def test_as_many_batteries_as_shields_and_at_least_one() -> None:
    """Directive S6."""
    assert obeyed("S6", holding()) == NEVER
    assert obeyed("S6", holding("battery2-1", "shield-1")) == ALWAYS
    assert obeyed("S6", holding("battery2-1", "battery3-1", "shield-1")) == NEVER
    assert obeyed("S6", holding("battery2-1", "shield-1", "shield-2")) == NEVER


def test_enough_holds_are_2_3_and_4_special_ones_too() -> None:
    """Directive S7."""
    holds = ("hold2-1", "special1-1", "hold3-1", "special2-1")
    assert [obeyed("S7", holding(*holds[:count])) for count in range(1, 5)] == [
        (False, False, False),
        (True, False, False),
        (True, True, False),
        (True, True, True),
    ]


@pytest.mark.parametrize(("who", "holds"), [("p", ALWAYS), ("b", ALWAYS), ("2", NEVER)])
def test_an_alien_of_either_color_is_enough(who: str, holds: tuple[bool, ...]) -> None:
    """Directive S8."""
    assert obeyed("S8", parse(f"class I\n 7\n 6 CA:1211/{who}\n 7 SC:3333/2")) == holds


@pytest.mark.parametrize(
    ("bet", "tiles", "holds"),
    [
        ("B1", (), ALWAYS),
        ("B1", ("battery3-1",), NEVER),
        ("B2", (), ALWAYS),
        ("B2", ("cannon-1",), NEVER),
        ("B2", ("cannon2-1",), NEVER),
        ("B3", (), NEVER),
        ("B3", ("engine-1",), ALWAYS),
        ("B3", ("engine2-1",), ALWAYS),
        ("B3", ("engine-1", "engine2-1"), NEVER),
    ],
)
def test_bets_on_batteries_cannons_and_engines_count_components(
    bet: str, tiles: tuple[str, ...], holds: tuple[bool, ...]
) -> None:
    assert bet_on(bet, beside(*tiles)) == holds


@pytest.mark.parametrize(
    ("components", "holds"),
    [
        (12, (True, True, True)),
        (13, (False, True, True)),
        (18, (False, True, True)),
        (19, (False, False, True)),
        (24, (False, False, True)),
        (25, (False, False, False)),
    ],
)
def test_a_small_ship_has_at_most_12_18_and_24_components(components: int, holds: tuple[bool, ...]) -> None:
    """Bet B4."""
    assert bet_on("B4", beside(*["module-1"] * (components - 1))) == holds


@pytest.mark.parametrize(
    ("lost", "holds"),
    [(1, (True, True, True)), (2, (False, True, True)), (3, (False, False, True)), (4, (False, False, False))],
)
def test_hardly_a_scratch_is_at_most_1_2_and_3_components_lost_in_flight(lost: int, holds: tuple[bool, ...]) -> None:
    """Bet B5."""

    def also_at_the_inspection(m: Position) -> None:
        losing(lost + 2)(m)
        trucker(m, 0).grounded = 2

    assert bet_on("B5", losing(lost)) == bet_on("B5", also_at_the_inspection) == holds


def test_home_before_the_rest_is_the_first_place() -> None:
    """Bet B6."""

    def overtaken(m: Position) -> None:
        trucker(m, 1).place = 20

    assert bet_on("B6", nothing) == ALWAYS
    assert bet_on("B6", overtaken) == NEVER


@pytest.mark.parametrize(
    ("crew", "holds"),
    [
        (5, (False, False, False)),
        (6, (True, False, False)),
        (8, (True, False, False)),
        (9, (True, True, False)),
        (11, (True, True, False)),
        (12, (True, True, True)),
    ],
)
def test_a_full_house_is_a_crew_of_6_9_and_12(crew: int, holds: tuple[bool, ...]) -> None:
    """Bet B7."""
    assert bet_on("B7", lambda m: crowd(ship(m, 0), crew)) == holds


def test_one_look_or_one_tile_set_aside_loses_the_bet() -> None:
    """Bets B8 and B9."""

    def looked(m: Position) -> None:
        trucker(m, 0).looks = 1

    def put_by(m: Position) -> None:
        trucker(m, 0).asides = 1

    assert (bet_on("B8", looked), bet_on("B9", looked)) == (NEVER, ALWAYS)
    assert (bet_on("B8", put_by), bet_on("B9", put_by)) == (ALWAYS, NEVER)
