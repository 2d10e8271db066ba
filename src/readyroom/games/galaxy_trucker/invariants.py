"""Invariants of every match, for tests."""

from __future__ import annotations

from readyroom.games.galaxy_trucker.cards.goods import ALIENS, BLOCKS, GOODS, HUMANS, RED, TOKENS
from readyroom.games.galaxy_trucker.cards.route import SPACES
from readyroom.games.galaxy_trucker.cards.tiles import BATTERY, CABIN, CAPACITY, HOLD, RED_HOLD, START
from readyroom.games.galaxy_trucker.ship.legality import mistakes
from readyroom.games.galaxy_trucker.ship.payload import barred, dead_zone
from readyroom.games.galaxy_trucker.ship.ship import BROWN, ENVOY, PURPLE, Ship
from readyroom.games.galaxy_trucker.ship.strength import stranded
from readyroom.games.galaxy_trucker.state import BROWN_BANK, HUMAN_BANK, PURPLE_BANK, TOKEN_BANK, State, Trucker
from readyroom.games.galaxy_trucker.steps.flight import BetweenCards
from readyroom.games.galaxy_trucker.steps.losses import KeepingPart
from readyroom.games.galaxy_trucker.warehouse import ASIDE


def flaws(s: State) -> tuple[str, ...]:
    """Describes what is wrong with the flying ships, in sentences.

    It must be empty after every entry from launch to bills, once the step is resolved: each flying ship is one piece
    without building mistakes; no figure or token is in a dead zone or next to radioactive cargo, no block in a dead
    zone, no alien without life support; no two rockets share a space; between cards, every ship has a human aboard.
    Nobody ever has debts.

    There is one exception: while the owner of a broken ship chooses which piece to keep, that ship may be in pieces and
    have an alien without life support.

    Version 1 is not checked: there, a black hole could leave a ship in two pieces.
    """
    if s.version == 1:
        return ()
    broken = {step.seat for step in s.stack if isinstance(step, KeepingPart)}
    resting = bool(s.stack) and isinstance(s.stack[-1], BetweenCards)
    found: list[str] = []
    for trucker in s.truckers:
        if trucker.credits < 0:
            found.append(f"Seat {trucker.seat} has {trucker.credits} credits.")
        if trucker.flying:
            if trucker.seat not in broken:
                found += _structure(trucker)
            found += _occupants(trucker)
            if resting and not trucker.ship.humans():
                found.append(f"Seat {trucker.seat} flies on without a human.")
    spaces = [trucker.place % SPACES for trucker in s.truckers if trucker.flying]
    if s.client and s.client[1]:
        spaces.append(s.client[0] % SPACES)
    if len(set(spaces)) < len(spaces):
        found.append(f"Two rockets share a space: {sorted(spaces)}.")
    return tuple(found)


def _structure(trucker: Trucker) -> list[str]:
    """Checks for one piece, no mistakes, and life support for every alien."""
    ship = trucker.ship
    names = ship.board.names
    found = [f"Seat {trucker.seat}: {mistake}" for mistake in mistakes(ship)]
    return found + [f"Seat {trucker.seat}: an alien without life support at {names[q]}." for q in stranded(ship)]


def _occupants(trucker: Trucker) -> list[str]:
    """Checks that artifacts and radiation have cleared the squares they forbid."""
    ship = trucker.ship
    names = ship.board.names
    found = [
        f"Seat {trucker.seat}: someone or a token at {names[q]}, in a dead zone or radiation."
        for q in sorted(barred(ship))
        if ship.figures(q) or ship.tokens[q]
    ]
    return found + [
        f"Seat {trucker.seat}: goods in the dead zone at {names[q]}." for q in dead_zone(ship) if ship.cargo[q]
    ]


def bounded(s: State) -> dict[str, tuple[int, int]]:
    """Counts with their limits: figures, tokens and blocks on each component; aliens per ship; figures and tokens in
    the box, which holds enough for all its cabins and batteries; blocks in the box, if limited; tiles set aside;
    stamps."""
    held = {
        "humans in the box": (s.bank[HUMAN_BANK], HUMANS),
        "purple aliens in the box": (s.bank[PURPLE_BANK], ALIENS),
        "brown aliens in the box": (s.bank[BROWN_BANK], ALIENS),
        "battery tokens in the box": (s.bank[TOKEN_BANK], TOKENS),
    }
    if s.options.goods == "box":
        held.update({f"{good} blocks in the box": (s.bank[i], BLOCKS[i]) for i, good in enumerate(GOODS)})
    for trucker in s.truckers:
        whose = f"of seat {trucker.seat}"
        held[f"tiles set aside {whose}"] = (len(trucker.aside), ASIDE)
        held[f"stamps {whose}"] = (trucker.stamps, s.supers_met)
        held[f"purple aliens {whose}"] = (trucker.ship.crew.count(PURPLE), 1)
        held[f"brown aliens {whose}"] = (trucker.ship.crew.count(BROWN), 1)
        _count_aboard(trucker.ship, whose, held)
    return held


def _count_aboard(ship: Ship, whose: str, held: dict[str, tuple[int, int]]) -> None:
    names = ship.board.names
    for q, tile in enumerate(ship.tile):
        room = CAPACITY[tile] if tile >= 0 else 0
        kind = ship.kind(q)
        if ship.crew[q] or ship.guests[q]:
            alone = ship.crew[q] >= PURPLE or ship.guests[q] == ENVOY
            home = kind == CABIN or (kind == START and not alone)
            held[f"figures at {names[q]} {whose}"] = (ship.figures(q), (1 if alone else room) if home else 0)
        if ship.tokens[q]:
            held[f"battery tokens at {names[q]} {whose}"] = (ship.tokens[q], room if kind == BATTERY else 0)
        if ship.cargo[q]:
            held[f"blocks at {names[q]} {whose}"] = (len(ship.cargo[q]), room if kind in (HOLD, RED_HOLD) else 0)
            held[f"red blocks at {names[q]} {whose}"] = (ship.cargo[q].count(RED), room if kind == RED_HOLD else 0)
