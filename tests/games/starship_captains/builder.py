"""Starship Captains matches in any position, made in one line.

Say only what matters for the rule; everything else is plain: an undamaged ship at Home Station without cargo, medals
or techs, one ensign of each color and a cadet ready, an empty queue, no pirates, no events, and seat 0 to act::

    m = captains(ready="red", at="arvo", missions={"arvo": "convoy-duty"})
    m.act(0, "helm by red; fly to brindle; decline")
    m = captains(slots={1: "ion-sails", 2: "damage"}, routes={"home arvo": "raider-green"}, medals=3)

What is given for a ship is seat 0's; ``others`` gives the same for other seats: ``others={1: {"at": "arvo"}}``.
Cards and tokens that come next lie on top of their decks with ``next_techs``, ``next_pirates`` and so on, and need no
luck. The numbers 1 to 5 lie face up on Jurn, Kestra, Lumen, Mirax and Novara unless ``numbers`` says otherwise
(negative: face down). The Tincan station is at Eskar, the Ni'an one at Glimmer, both with their tiles; Home Station's
tile is out of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from readyroom.core.chance import DictatedChance
from readyroom.core.deck import Deck
from readyroom.core.match import Match
from readyroom.core.steps import settle
from readyroom.core.struct import Event
from readyroom.core.telling import Telling
from readyroom.games.starship_captains.cards.events import EVENT_NUMBER
from readyroom.games.starship_captains.cards.missions import MISSION_NUMBER
from readyroom.games.starship_captains.cards.passengers import SHADOW_ACTIONS
from readyroom.games.starship_captains.cards.techs import TECH_NUMBER
from readyroom.games.starship_captains.game import GAME
from readyroom.games.starship_captains.names import ARTIFACT_NUMBER, FIGURE_NUMBER, FIGURES, NONE, PIRATES, TRACK_NUMBER
from readyroom.games.starship_captains.options import Options
from readyroom.games.starship_captains.outfit import DAMAGED, EMPTY
from readyroom.games.starship_captains.state import Ship, State
from readyroom.games.starship_captains.steps.rounds import NextTurn
from readyroom.games.starship_captains.steps.turn import begin_turn

E = TypeVar("E", bound=Event)
OFFER = (
    "ion-sails", "workshop", "drill-hall", "survey-drones", "xeno-archive", "artifact-blueprints", "command-academy",
    "battle-annals",
)  # fmt: skip
NUMBERS = {"jurn": 1, "kestra": 2, "lumen": 3, "mirax": 4, "novara": 5}


def captains(
    seats: int = 2,
    *,
    at: str = "home",
    ready: str = "red blue yellow cadet",
    queue: str = "",
    medals: int = 0,
    damage: int = 0,
    artifacts: str = "",
    pirates: int = 0,
    slots: Mapping[int, str] | None = None,
    tracks: Mapping[str, tuple[int, int]] | None = None,
    done: Sequence[str] = (),
    others: Mapping[int, Mapping[str, Any]] | None = None,
    missions: Mapping[str, str] | None = None,
    numbers: Mapping[str, int] | None = None,
    routes: Mapping[str, str] | None = None,
    events: Mapping[str, str] | None = None,
    lasting: Sequence[str] = (),
    offer: Sequence[str] = OFFER,
    shared: Sequence[str] = (),
    archive: Sequence[str] = (),
    round: int = 1,
    stations: Mapping[str, int] | None = None,
    next_techs: Sequence[str] = (),
    next_omegas: Sequence[str] = (),
    next_missions: Sequence[str] = (),
    next_pirates: Sequence[str] = (),
    next_artifacts: Sequence[str] = (),
    shadow: str = "home",
    next_actions: Sequence[str] = (),
    options: Options | None = None,
    version: int | None = None,
) -> Match:
    """A match in this position. ``tracks`` gives space and loops; ``stations`` the round in which a tile returns."""
    m = Match.start(GAME, options or Options(), seats, "captains", version)
    s: State = m.state
    s.round, s.first = round, 0
    mine = {
        "at": at, "ready": ready, "queue": queue, "medals": medals, "damage": damage, "artifacts": artifacts,
        "pirates": pirates, "slots": slots, "tracks": tracks, "done": done,
    }  # fmt: skip
    for seat, ship in enumerate(s.ships):
        _ship(s, ship, mine if seat == 0 else (others or {}).get(seat, {}))
    _galaxy(s, missions or {}, NUMBERS if numbers is None else numbers, routes or {})
    _decks(s, offer, next_techs, next_omegas, next_missions)
    _tokens(s, next_pirates, next_artifacts)
    s.track_sides = (0, 0, 0)
    s.event_cards = _row(3, NONE, {TRACK_NUMBER[on]: EVENT_NUMBER[event] for on, event in (events or {}).items()})
    s.lasting = tuple(EVENT_NUMBER[event] for event in lasting)
    s.shared = tuple(TECH_NUMBER[tech] for tech in shared)
    s.archive = tuple(TECH_NUMBER[tech] for tech in archive)
    waiting = {"home": 5, "tincan": 0, "nian": 0} | dict(stations or {})
    s.station_tiles = tuple(waiting.values())
    if seats == 1:
        s.shadow_at = s.galaxy.numbers[shadow]
        s.shadow_next = True
        if next_actions:
            s.action_deck = Deck([], [SHADOW_ACTIONS.index(name) for name in next_actions])
    s.stack = [NextTurn()]
    s.legal = None
    begin_turn(s, 0)
    settle(s, Telling(DictatedChance([])))
    m.look_again()
    return m


def can(m: Match, seat: int, text: str) -> bool:
    """Whether an action, in the game's notation, is legal for a seat now."""
    return m.read(text) in m.legal(seat)


def offered(m: Match, seat: int = 0) -> list[str]:
    """Everything a seat may do now, in the game's notation."""
    return [m.write(action) for action in m.legal(seat)]


def told(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def ready(m: Match, seat: int = 0) -> str:
    """The figures in the ready room, in their usual order."""
    counts = m.state.ships[seat].ready
    return " ".join(name for figure, name in enumerate(FIGURES) for _ in range(counts[figure]))


def queue(m: Match, seat: int = 0) -> str:
    return " ".join(FIGURES[figure] for figure in m.state.ships[seat].queue)


def route(m: Match, between: str) -> str | None:
    """The pirate between two locations."""
    pirate = m.state.routes[_route(m.state, between)]
    return None if pirate == NONE else PIRATES[pirate]


def mission_at(m: Match, place: str) -> str | None:
    view = m.view(None).public
    return next(one.mission for one in view.places if one.id == place)  # type: ignore[no-any-return]


def send(m: Match, crew: str, seat: int = 0) -> list[Event]:
    """Takes the mission and assigns the crew, line by line; a figure without an alternative goes automatically."""
    events = m.act(seat, "take mission")
    for figure in crew.split():
        if seat in m.to_act and can(m, seat, f"assign {figure}"):
            events += m.act(seat, f"assign {figure}")
    return events


def finish_round(m: Match) -> list[Event]:
    """Everyone passes; any question on the way is declined."""
    events: list[Event] = []
    now = m.state.round
    while m.outcome is None and m.state.round == now:
        seat = m.to_act[0]
        texts = offered(m, seat)
        events += m.act(seat, next((text for text in ("pass", "decline") if text in texts), texts[0]))
    return events


def _ship(s: State, ship: Ship, given: Mapping[str, Any]) -> None:
    ship.at = s.galaxy.numbers[given.get("at", "home")]
    ship.ready = [0] * 8
    for name in given.get("ready", "red blue yellow cadet").split():
        ship.ready[FIGURE_NUMBER[name]] += 1
    ship.queue = [FIGURE_NUMBER[name] for name in given.get("queue", "").split()]
    ship.medals = given.get("medals", 0)
    ship.damage = given.get("damage", 0)
    artifacts = given.get("artifacts", "").split()
    ship.artifacts = tuple(artifacts.count(name) for name in ARTIFACT_NUMBER)
    ship.pirates = (0,) * given.get("pirates", 0)
    slots = (given.get("slots") or {}).items()
    ship.slots = _row(6, EMPTY, {i - 1: DAMAGED if name == "damage" else TECH_NUMBER[name] for i, name in slots})
    tracks = (given.get("tracks") or {}).items()
    ship.spaces = _row(3, 0, {TRACK_NUMBER[name]: space for name, (space, _) in tracks})
    ship.loops = _row(3, 0, {TRACK_NUMBER[name]: loops for name, (_, loops) in tracks})
    ship.missions = tuple(MISSION_NUMBER[name] for name in given.get("done", ()))


def _galaxy(s: State, missions: Mapping[str, str], numbers: Mapping[str, int], routes: Mapping[str, str]) -> None:
    place = s.galaxy.numbers
    many = len(s.galaxy.locations)
    s.missions_at = _row(many, NONE, {place[name]: MISSION_NUMBER[mission] for name, mission in missions.items()})
    s.numbers_at = _row(many, 0, {place[name]: abs(number) for name, number in numbers.items()})
    s.face_up = tuple(number > 0 for number in _row(many, 0, {place[name]: i for name, i in numbers.items()}))
    s.station_at = _row(many, NONE, {place["home"]: 0, place["eskar"]: 1, place["glimmer"]: 2})
    s.holders = (NONE, *(s.alone_at(i) for i in range(1, many)))
    pirates = {_route(s, between): PIRATES.index(pirate) for between, pirate in routes.items()}
    s.routes = _row(len(s.galaxy.routes), NONE, pirates)


def _row(many: int, plain: int, others: Mapping[int, int]) -> tuple[int, ...]:
    """A row of the same number, with others in some places."""
    return tuple(others.get(i, plain) for i in range(many))


def _route(s: State, between: str) -> int:
    one, other = (s.galaxy.numbers[name] for name in between.split())
    return next(i for i, route in enumerate(s.galaxy.routes) if {route.a, route.b} == {one, other})


def _decks(
    s: State, offer: Sequence[str], techs: Sequence[str], omegas: Sequence[str], missions: Sequence[str]
) -> None:
    s.offer = tuple(TECH_NUMBER[name] for name in offer)
    held = {tech for ship in s.ships for tech in ship.slots} | set(s.offer)
    s.tech_deck = _techs(s.tech_deck, techs, held)
    s.omega_deck = _techs(s.omega_deck, omegas, held)
    top = [MISSION_NUMBER[name] for name in missions]
    used = {*top, *s.missions_at} | {mission for ship in s.ships for mission in ship.missions}
    s.mission_deck = Deck([card for card in range(len(MISSION_NUMBER)) if card not in used], top)
    s.peeked = (0,) * len(top)


def _techs(deck: Deck, names: Sequence[str], held: set[int]) -> Deck:
    top = [TECH_NUMBER[name] for name in names]
    return Deck([card for card in deck.cards() if card not in top and card not in held], top)


def _tokens(s: State, pirates: Sequence[str], artifacts: Sequence[str]) -> None:
    s.pirate_supply = Deck(s.pirate_supply.cards(), [PIRATES.index(name) for name in pirates])
    s.artifact_supply = Deck(s.artifact_supply.cards(), [ARTIFACT_NUMBER[name] for name in artifacts])
