"""Random ships, with and without payloads, against a second reading of the rulebooks."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.oracle import Oracle
from tests.games.galaxy_trucker.random_ships import random_ship

from readyroom.core.chance import Chance
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker.ship import BOARDS, Ship, parse, write
from readyroom.games.galaxy_trucker.ship.legality import bodies
from readyroom.games.galaxy_trucker.ship.payload import dead_zone, irradiated
from readyroom.games.galaxy_trucker.ship.report import loss, report
from readyroom.games.galaxy_trucker.ship.ship import BROWN, PURPLE
from readyroom.games.galaxy_trucker.steps.boarding import boardings

SHIPS = 12
"""for each board, each share of payloads, and both kinds of builders"""


def ships(board: int, payloads: int) -> list[Ship]:
    """Half of them without a mistake; some with aliens aboard."""
    luck = Chance(f"ships of class {BOARDS[board].name}, {payloads} payloads of ten")
    found = [random_ship(luck, board, payloads, sloppy) for _ in range(SHIPS) for sloppy in (False, True)]
    for ship in found:
        ways = boardings(ship)
        chosen = ways[luck.below(len(ways))]
        assert isinstance(chosen, a.Board)
        for name, who in ((chosen.purple, PURPLE), (chosen.brown, BROWN)):
            if name is not None:
                ship.set_crew(ship.board.number[name], who)
    return found


@pytest.mark.parametrize("payloads", [0, 3, 6])
@pytest.mark.parametrize("board", range(len(BOARDS)), ids=[board.name for board in BOARDS])
def test_the_report_of_a_random_ship_is_what_the_rulebook_says(board: int, payloads: int) -> None:
    for ship in ships(board, payloads):
        text = write(ship)
        truth = Oracle(text)
        told = report(parse(text))
        loose = [mistake for mistake in told.mistakes if mistake.kind == "apart"]
        assert {(one.kind, frozenset({one.square, one.other} - {""})) for one in told.mistakes if one not in loose} == (
            truth.mistakes()
        ), text
        assert len(loose) == len(truth.bodies(set())) - 1, text
        assert told.exposed_connectors == truth.exposed(), text
        assert told.cannons == (truth.cannons(False), truth.cannons(True)), text
        assert told.engines == (truth.engines(False), truth.engines(True)), text
        assert set(told.shielded) == truth.shielded(), text
        assert (told.cabins, told.crew) == (len(truth.homes()), 2 * len(truth.homes())), text
        assert set(told.purple_alien_cabins) == truth.named(truth.alien_homes("LP")), text
        assert set(told.brown_alien_cabins) == truth.named(truth.alien_homes("LB")), text
        assert told.battery_tokens == truth.tokens(), text
        assert (told.containers, told.special_containers) == (
            truth.containers("H2", "H3"),
            truth.containers("R1", "R2"),
        )


@pytest.mark.parametrize("payloads", [0, 3, 6])
@pytest.mark.parametrize("board", range(len(BOARDS)), ids=[board.name for board in BOARDS])
def test_pieces_zones_and_losses_of_a_random_ship_are_what_the_rulebook_says(board: int, payloads: int) -> None:
    for ship in ships(board, payloads):
        text = write(ship)
        truth = Oracle(text)
        names = ship.board.names
        assert sorted(sorted(names[q] for q in body) for body in bodies(ship)) == sorted(
            sorted(truth.named(body)) for body in truth.bodies(set())
        ), text
        assert {names[q] for q in dead_zone(ship) if ship.tile[q] >= 0} == truth.named(truth.dead()), text
        built = {place for place in truth.hot() if place in truth.parts}
        assert {names[q] for q in irradiated(ship) if ship.tile[q] >= 0} == truth.named(built), text
        for place in truth.parts:
            check_loss(ship, truth, truth.names[place], text)


def check_loss(ship: Ship, truth: Oracle, square: str, text: str) -> None:
    """What explodes and shatters, which piece stays, and what else could be kept."""
    told = loss(ship, ship.board.number[square])
    place = next(one for one in truth.parts if truth.names[one] == square)
    gone = truth.destroyed_with(place)
    assert {square, *told.destroyed} == truth.named(gone), text
    pieces = truth.bodies(gone)
    homes = [piece for piece in pieces if piece & truth.of("SC", "CA")] or pieces
    kept = truth.named(set(truth.parts) - gone) - set(told.falls_off)
    choices = [truth.named(piece) for piece in homes]
    if not pieces:
        assert not kept and not told.or_keep, text
        return
    assert kept in choices, text
    with_cabins = choices if any(piece & truth.of("SC", "CA") for piece in pieces) else []
    assert sorted(map(sorted, told.or_keep)) == sorted(sorted(one) for one in with_cabins if one != kept), text
