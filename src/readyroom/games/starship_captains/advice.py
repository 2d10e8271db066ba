"""What a captain is told before deciding, as notes on the question: what a flight or a fight costs, and why something
cannot be done yet."""

from __future__ import annotations

from typing import Final

from readyroom.core.choice import Note
from readyroom.core.english import article, count
from readyroom.core.words import Words
from readyroom.games.starship_captains.cards.boards import HELM, PROMOTION_RINGS, ROOMS
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.techs import TECH_NUMBER, TECHS
from readyroom.games.starship_captains.names import ANDROID, CADET, COMMANDER, FIGURE_NAMES, FIGURES, GRAY, NONE
from readyroom.games.starship_captains.outfit import DAMAGED, EMPTY
from readyroom.games.starship_captains.rooms import Place, matches
from readyroom.games.starship_captains.state import State
from readyroom.games.starship_captains.steps.cargo import HULL_PLATING, STEALTH_PAINT
from readyroom.games.starship_captains.steps.mission import can_complete
from readyroom.games.starship_captains.steps.research import TakeTech
from readyroom.games.starship_captains.steps.travel import DECOY_DRONES, ChooseFight, MakeMove, moves_left
from readyroom.games.starship_captains.steps.turn import (
    TakeTurn,
    means,
    no_mission,
    promotion_price,
    short_of_crew,
    training_price,
)

HELM_MOVES: Final = len(ROOMS[HELM].effect)
ASKED_FIRST: Final = "Answer the question first."


def notes(s: State, seat: int) -> tuple[Note, ...]:
    """Notes for the seat that decides: on places, routes, rooms, techs and figures."""
    found: list[Note] = []
    for about, price in prices(s, seat).items():
        doing = "Going there" if about.startswith("place:") else "Fighting there"
        found.append(Note(about, Words((f"{doing} costs {price}.",)), possible=True, price=price))
    for about, said in reasons(s, seat).items():
        found.append(Note(about, Words((said,))))
    return tuple(found)


# -- what it costs


def prices(s: State, seat: int) -> dict[str, str]:
    """The cost of each place and route that the seat may choose now; nothing where it is free."""
    asked = s.stack[-1] if s.stack else None
    found: dict[str, str] = {}
    if not isinstance(asked, (MakeMove, ChooseFight)) or asked.seat != seat:
        return found
    flying = isinstance(asked, MakeMove)
    if isinstance(asked, MakeMove) and asked.jump:
        return found
    for route, to in s.galaxy.around[s.ships[seat].at]:
        if s.routes[route] != NONE:
            thing = f"place:{s.galaxy.locations[to].id}" if flying else f"route:{route}"
            found[thing] = harm(s, seat, flying)
    return found


def harm(s: State, seat: int, passing: bool) -> str:
    """What a pirate does to a ship that passes or fights it."""
    if passing and s.has(seat, DECOY_DRONES) and not s.decoyed >> seat & 1:
        return _spared(DECOY_DRONES)
    if s.shielded >> seat & 1:
        return _spared(HULL_PLATING)
    if s.mission != NONE and seat == s.active and not s.painted and s.has(seat, STEALTH_PAINT):
        return _spared(STEALTH_PAINT)
    if s.ships[seat].pirates and s.has(seat, HULL_PLATING):
        return "1 damage or a pirate token"
    return "1 damage"


def _spared(tech: int) -> str:
    return f"no damage, thanks to {TECHS[tech].name}"


# -- why not


def reasons(s: State, seat: int) -> dict[str, str]:
    """Why the seat cannot do something now and what would help, by the thing it would use."""
    asked = s.stack[-1] if s.stack else None
    found: dict[str, str] = {}
    if s.over or asked is None:
        return found
    turn = isinstance(asked, TakeTurn) and asked.seat == seat
    wait = "" if turn else ASKED_FIRST
    _places(s, seat, found)
    for room in s.outfit(seat).rooms:
        said = _nobody_for(s, seat, room) or wait
        if said:
            found[f"room:{room.id}"] = said
            if room.id in TECH_NUMBER:
                found[f"tech:{room.id}"] = said
    if not isinstance(asked, TakeTech) or asked.seat != seat:
        for tech in s.offer:
            if tech != NONE:
                found[f"tech:{TECHS[tech].id}"] = _no_tech(s, seat)
    for figure, ready in enumerate(s.ships[seat].ready):
        if ready and figure != ANDROID:
            said = wait or _no_training(s, seat, figure)
            if said:
                found[f"figure:{FIGURES[figure]}"] = said
    return found


def _places(s: State, seat: int, found: dict[str, str]) -> None:
    """Why the mission of a place cannot be completed, or how far away the place is."""
    asked = s.stack[-1]
    here = s.ships[seat].at
    flying = isinstance(asked, MakeMove) and asked.seat == seat
    left = moves_left(s, seat) if flying else 0
    for place, (moves, pirates) in enumerate(ways(s, here)):
        where = f"place:{s.galaxy.locations[place].id}"
        if place == here:
            if s.missions_at[here] != NONE and not can_complete(s, seat):
                found[where] = no_mission(s, seat)
            continue
        past = f", past {'a pirate' if pirates == 1 else count(pirates, 'pirate')}" if pirates else ""
        if flying:
            if moves > 1:
                how = "You fly one move at a time." if moves <= left else f"You have {left} left."
                found[where] = f"It is {count(moves, 'move')} away{past}. {how}"
            continue
        needs = "You must be here" if s.missions_at[place] == NONE else "You must be here to complete the mission"
        near = moves <= HELM_MOVES
        found[where] = f"{needs}: {count(moves, 'move')} {'with Helm' if near else 'away'}{past}."
        if not near:
            found[where] += f" Helm gives you {HELM_MOVES} a turn."
        if s.holders[place] not in (NONE, seat) and s.missions_at[place] != NONE:
            found[where] += " It is reserved until the captain there leaves."
        elif s.missions_at[place] != NONE:
            short = short_of_crew(s, seat, s.missions_at[place])
            found[where] += f" It needs {short}." if short else ""
    for place, mission in enumerate(s.missions_at):
        said = found.get(f"place:{s.galaxy.locations[place].id}")
        if mission != NONE and said:
            found[f"mission:{MISSIONS[mission].id}"] = said


def ways(s: State, start: int) -> list[tuple[int, int]]:
    """For each place, the fewest moves from a start, and the fewest pirates on a route of that length."""
    found = [(99, 99)] * len(s.galaxy.locations)
    found[start] = (0, 0)
    edge = [start]
    while edge:
        reached: list[int] = []
        for at in edge:
            for route, to in s.galaxy.around[at]:
                way = (found[at][0] + 1, found[at][1] + (s.routes[route] != NONE))
                if way < found[to]:
                    if found[to][0] != way[0]:
                        reached.append(to)
                    found[to] = way
        edge = reached
    return found


def _nobody_for(s: State, seat: int, room: Place) -> str:
    """Artifacts can do the work of crew, so this is not the last word; it says what would help."""
    ready = s.ships[seat].ready
    if any(ready[figure] and matches(room, figure) for figure in range(ANDROID)):
        return ""
    if room.colour == GRAY or room.crowd:
        return "Nobody in your ready room can work here."
    wanted = FIGURE_NAMES[room.colour]
    said = f"You have no {wanted} or commander in your ready room."
    if ready[CADET] and training_price(s, seat, CADET) <= s.ships[seat].medals:
        said += f" Train a cadet as {article(wanted)} {wanted} first."
    return said


def _no_tech(s: State, seat: int) -> str:
    if EMPTY not in s.ships[seat].slots:
        if DAMAGED not in s.ships[seat].slots:
            return "All your tech slots are taken. You need a card that lets you replace a tech."
        return "You have no free tech slot. Repair one, then take a tech with Science."
    return "Take a tech with Science."


def _no_training(s: State, seat: int, figure: int) -> str:
    """Why a ready figure cannot be trained or promoted."""
    if figure > COMMANDER:
        return ""
    have = means(s, seat)
    price = training_price(s, seat, figure)
    if not price or sum(have) >= price:
        return "" if figure == CADET else _no_promotion(s, seat, have)
    return f"Training costs {count(price, 'medal')}. You have {s.ships[seat].medals}."


def _no_promotion(s: State, seat: int, have: list[int]) -> str:
    price = promotion_price(s, seat)
    if not price:
        return f"You have {PROMOTION_RINGS} commanders, the most a ship can have."
    return "" if sum(have) >= price else f"Promoting costs {count(price, 'medal')}. You have {s.ships[seat].medals}."
