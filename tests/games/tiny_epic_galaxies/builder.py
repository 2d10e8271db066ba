"""Tiny Epic Galaxies matches in any position, made in one line.

Say only what matters for the rule; everything else is plain: level 1, 2 energy, 1 culture, two ships at home, missions
kept, seat 0 to act::

    m = galaxies(seats=2, culture=[0, 3], dice="colony move")
    m.act(0, "activate colony; upgrade for 2 energy 0 culture")
    m.act(1, "follow; upgrade for 0 energy 2 culture")

    m = galaxies(row=["jakks", "helios"], ships={0: "orbit:jakks 1, home", 1: "surface:helios"}, dice="diplomacy")
    m = galaxies(beyond=True, pilots={0: {"aurora": "lightspeeder"}}, ships={0: "aurora orbit:jakks 1"}, dice="move")
    m = galaxies(beyond=True, next_cards=["ion-stream", "hole-a"], face_up=["lost-library"], dice="move")
    m = galaxies(seats=1, rogue="hades", rogue_level=2, energy=1, culture=0, dice="move")

``ships`` lists a seat's ships in order: a place (``home``, ``locked``, ``explore``, ``surface:X``, ``orbit:X 2``,
``danger:CARD 1``), optionally after a kind (``aurora``). Ships not listed are at home or locked, as the level says. A
pilot whose ship is not listed gets the first scout. Key -1 is the Rogue. ``dice`` are the inactive dice of a turn that
has been rolled; without it the turn waits for ``roll``.

A step with only one way to go resolves by itself (a colony die with one upgrade in reach is an upgrade), and a turn
ends by itself when no inactive die is left: give a spare die if the turn should go on, and culture 0 to seats that
should not be asked to follow.

Luck: a roll or reroll asks one face per die (0 to 5, in the order of the dice); a Rogue die one face each; a
card drawn from a deck asks for an index into what is left of it. Write faces as words, ``luck="move energy colony"``,
and put known cards on top with ``next_planets``, ``next_pilots`` and ``next_cards``: those are drawn without luck.
Several actions in one text share one ``luck``. Without it the seed decides. A match made here begins in the middle, so
it cannot be undone, rewound, recorded or replayed; ``played`` makes one that can.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import readyroom
from readyroom.core.chance import DictatedChance
from readyroom.core.deck import Deck
from readyroom.core.match import Match
from readyroom.core.steps import settle
from readyroom.core.struct import Action, Event
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies import Options
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARD_NUMBER
from readyroom.games.tiny_epic_galaxies.cards.mats import FACE_NUMBER, LEVEL_SHIPS, SHIP_KIND_NUMBER
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSION_NUMBER
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOT_NUMBER
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANET_NUMBER
from readyroom.games.tiny_epic_galaxies.state import (
    DANGER,
    EXPLORE,
    HOME,
    LOCKED,
    ORBIT,
    ROGUE,
    SURFACE,
    Galaxy,
    Ship,
    State,
)
from readyroom.games.tiny_epic_galaxies.steps.dice import set_dice
from readyroom.games.tiny_epic_galaxies.steps.turn import TakeTurn
from readyroom.games.tiny_epic_galaxies.view_builder import place

E = TypeVar("E", bound=Event)
PerSeat = int | Sequence[int] | None


class Position(Match):
    """A match that reads dictated luck in words."""

    state: State

    def act(
        self,
        seat: int,
        action: Action | str | dict[str, Any],
        at: int | None = None,
        luck: Iterable[int] | str | None = None,
    ) -> list[Event]:
        return super().act(seat, action, at, faces(luck) if isinstance(luck, str) else luck)


def galaxies(
    seats: int = 2,
    *,
    beyond: bool = False,
    active: int = 0,
    first: int = 0,
    level: PerSeat = None,
    energy: PerSeat = None,
    culture: PerSeat = None,
    row: Sequence[str] | None = None,
    ships: Mapping[int, str] | None = None,
    dice: str = "",
    colonies: Mapping[int, Sequence[str]] | None = None,
    missions: Mapping[int, str] | None = None,
    next_planets: Sequence[str] = (),
    planets_left: int | None = None,
    pilots: Mapping[int, Mapping[str, str]] | None = None,
    pilot_row: Sequence[str] | None = None,
    next_pilots: Sequence[str] = (),
    pilots_left: int | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    face_up: Sequence[str] = (),
    next_cards: Sequence[str] = (),
    cards_left: int | None = None,
    free_reroll: bool = True,
    converter_used: bool = False,
    rogue: str = "artemis",
    rogue_level: int = 1,
    rogue_energy: int = 0,
    rogue_culture: int = 0,
    seed: str = "galaxies",
    **options: bool,
) -> Position:
    """A match in this position. ``..._left`` is how many cards a deck has besides those put on top."""
    chosen = readyroom.core.codec.decode_options(Options, {"beyond_the_black": beyond, "rogue": rogue, **options})
    m = Position.start(readyroom.game("tiny-epic-galaxies"), chosen, seats, seed)
    assert isinstance(m, Position)
    s = m.state
    s.active, s.first = active, first
    for g in s.galaxies:
        if g.seat != ROGUE:
            g.level = _per_seat(level, g.seat, 1)
            g.energy = _per_seat(energy, g.seat, 2)
            g.culture = _per_seat(culture, g.seat, 1)
            g.ships = [Ship(0, HOME if i < LEVEL_SHIPS[g.level] else LOCKED) for i in range(4)]
        else:
            g.level, g.energy, g.culture = rogue_level, rogue_energy, rogue_culture
        g.colonies = [PLANET_NUMBER[name] for name in (colonies or {}).get(g.seat, ())]
        g.cards = [CARD_NUMBER[name] for name in (cards or {}).get(g.seat, ())]
        _place_ships(g, (ships or {}).get(g.seat, ""))
        _hire(g, (pilots or {}).get(g.seat, {}))
    _lay_planets(s, row, next_planets, planets_left)
    if beyond:
        _lay_pilots(s, pilot_row, next_pilots, pilots_left)
        _lay_cards(s, face_up, next_cards, cards_left)
    _keep_missions(s, missions or {})
    set_dice(s, faces(dice))
    s.rolled = bool(dice)
    s.rerolled = not free_reroll
    s.converted = converter_used
    s.stack = [TakeTurn(s.active)]
    s.legal = None
    settle(s, Telling(DictatedChance([])))
    m.look_again()
    return m


def played(seats: int = 2, seed: int | str = 1, **options: Any) -> Match:
    """A match from its real start, missions kept: it can be undone, recorded and replayed."""
    m = readyroom.new_match("tiny-epic-galaxies", seats=seats, options=options, seed=seed)
    if seats > 1:
        for seat in range(seats):
            m.act(seat, m.legal(seat)[0])
    return m


def faces(words: str) -> list[int]:
    """``move energy`` as numbers, for dictating dice."""
    return [FACE_NUMBER[word] for word in words.split()]


def can(m: Match, seat: int, text: str) -> bool:
    """Whether an action, in the game's notation, is legal for a seat now."""
    return m.read(text) in m.legal(seat)


def offered(m: Match, seat: int) -> list[str]:
    """Everything a seat may do now, in the game's notation."""
    return [m.write(action) for action in m.legal(seat)]


def has(m: Match, seat: int = 0) -> tuple[int, int]:
    """Its energy and culture."""
    galaxy = m.view(None).public.galaxies[seat]
    return galaxy.energy, galaxy.culture


def where(m: Match, seat: int, ship: int) -> str:
    """Where a ship is: ``home``, ``orbit:jakks 2``, ``danger:hole-a 0``."""
    it = m.state.galaxies[seat].ships[ship]
    return f"{place(it)} {it.space}" if it.where in (ORBIT, DANGER) else place(it)


def told(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def row(m: Match) -> list[str]:
    """The planets of the row, as everyone sees them."""
    return list(m.view(None).public.row)


def finish(m: Match, seats: Iterable[int] = ()) -> None:
    """Ends turns, declines follows and skips options until the match is over."""
    for _ in range(1000):
        if m.outcome:
            return
        seat = m.to_act[0]
        texts = offered(m, seat)
        plain = [text for text in ("end turn", "roll", "decline", "skip") if text in texts]
        m.act(seat, plain[0] if plain else texts[0])
    raise AssertionError("The match did not come to its end.")


def _per_seat(value: PerSeat, seat: int, default: int) -> int:
    if value is None:
        return default
    return value if isinstance(value, int) else value[seat]


def _place_ships(g: Galaxy, text: str) -> None:
    for i, one in enumerate(text.split(",") if text else []):
        words = one.split()
        if words[0] in SHIP_KIND_NUMBER:
            g.ships[i].kind = SHIP_KIND_NUMBER[words.pop(0)]
        spot, _, name = words[0].partition(":")
        space = int(words[1]) if len(words) > 1 else 0
        if spot == "danger":
            card = CARD_NUMBER[name]
            g.ships[i].put(DANGER, card, space)
            if card not in g.cards:
                g.cards.append(card)
        elif name:
            g.ships[i].put({"surface": SURFACE, "orbit": ORBIT}[spot], PLANET_NUMBER[name], space)
        else:
            g.ships[i].put({"home": HOME, "locked": LOCKED, "explore": EXPLORE}[spot])


def _hire(g: Galaxy, hangar: Mapping[str, str]) -> None:
    for kind_name, names in hangar.items():
        kind = SHIP_KIND_NUMBER[kind_name]
        g.berth(kind, tuple(PILOT_NUMBER[name] for name in names.split()))
        if g.seat == ROGUE:
            continue  # its pilots have no ships of their own
        if not any(ship.kind == kind for ship in g.ships):
            next(ship for ship in g.ships if ship.kind == 0 and ship.where != LOCKED).kind = kind
        for ship in g.ships:
            if ship.kind == kind:
                ship.pilot = g.hangar[kind - 1][-1]


def _lay_planets(s: State, row: Sequence[str] | None, on_top: Sequence[str], left: int | None) -> None:
    """By default the row holds the first planets of the table that are not used elsewhere."""
    everything = sorted(s.planets.cards() + s.row)
    top = [PLANET_NUMBER[name] for name in on_top]
    visited = [ship.at for g in s.galaxies for ship in g.ships if ship.where in (SURFACE, ORBIT)]
    gone = {planet for g in s.galaxies for planet in g.colonies} | set(top)
    size = len(s.row)
    if row is not None:
        s.row = [PLANET_NUMBER[name] for name in row]
    else:
        needed = list(dict.fromkeys(visited))
        s.row = (needed + [p for p in everything if p not in gone and p not in needed])[: max(size, len(needed))]
    assert all(planet in s.row for planet in visited), "A ship is at a planet that is not in the row."
    pool = [planet for planet in everything if planet not in gone and planet not in s.row]
    s.box = [] if left is None else pool[left:]
    s.planets = Deck(pool if left is None else pool[:left], top)


def _lay_pilots(s: State, row: Sequence[str] | None, on_top: Sequence[str], left: int | None) -> None:
    everything = sorted(s.pilots.cards() + s.pilot_row)
    top = [PILOT_NUMBER[name] for name in on_top]
    gone = {pilot for g in s.galaxies for slot in g.hangar for pilot in slot} | set(top)
    free = [pilot for pilot in everything if pilot not in gone]
    s.pilot_row = free[: len(s.pilot_row)] if row is None else [PILOT_NUMBER[name] for name in row]
    pool = [pilot for pilot in free if pilot not in s.pilot_row]
    s.pilots = Deck(pool if left is None else pool[:left], top)


def _lay_cards(s: State, face_up: Sequence[str], on_top: Sequence[str], left: int | None) -> None:
    s.face_up = [CARD_NUMBER[name] for name in face_up]
    top = [CARD_NUMBER[name] for name in on_top]
    gone = {card for g in s.galaxies for card in g.cards} | set(top) | set(s.face_up)
    pool = [card for card in sorted(s.exploration.cards()) if card not in gone]
    s.exploration = Deck(pool if left is None else pool[:left], top)
    s.top_known = 0
    s.bottom_known = []


def _keep_missions(s: State, kept: Mapping[int, str]) -> None:
    """Each seat keeps its named mission; the others keep dealt ones that nobody named."""
    if s.solo:
        return
    named = {seat: MISSION_NUMBER[name] for seat, name in kept.items()}
    everything = sorted(s.missions + [mission for g in s.galaxies for mission in g.dealt])
    free = [mission for mission in everything if mission not in named.values()]
    for g in s.galaxies:
        g.mission = named[g.seat] if g.seat in named else free.pop()
        g.dealt = [g.mission, free.pop()]
    s.missions = free
