"""The table as text: the map of the galaxy, missions, techs on offer and factions, then ship by ship, the reader's own
first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from readyroom.core.board import Board, heading, joined, labelled, marks, seat_name, tally, wrapped
from readyroom.core.english import count, half
from readyroom.core.view import View
from readyroom.games.starship_captains.cards.boards import CARGO_SLOTS, ROOMS, ROUNDS, SLOT_BOARDS, STATIONS, StationId
from readyroom.games.starship_captains.cards.events import EVENT_CARDS, EVENT_NUMBER
from readyroom.games.starship_captains.cards.galaxies import LARGE, SMALL
from readyroom.games.starship_captains.cards.missions import MISSION_NUMBER, MISSIONS
from readyroom.games.starship_captains.cards.passengers import PASSENGER_NUMBER, PASSENGERS
from readyroom.games.starship_captains.cards.techs import OMEGA, TECH_NUMBER, TECHS
from readyroom.games.starship_captains.cards.tracks import LOOP, TRACK_SIDES, points
from readyroom.games.starship_captains.chart import chart
from readyroom.games.starship_captains.names import COLOURS, GRAY, NO_COLOUR, TRACK_NAMES, TRACKS
from readyroom.games.starship_captains.texts import event_text, in_words, passenger_text, sentence, tech_text
from readyroom.games.starship_captains.view import Own, PlaceView, Public, ShipView
from readyroom.games.starship_captains.words import SHADOW_WORDS, TERMS

LEGEND: Final = (
    "[7] a mission worth 7, #2 a number, (2) face down, + supplies. Routes: g green, p purple, y yellow; with a pirate "
    "on it: R raider, C carrier."
)
ICONS: Final = "Icons beside a tech: r repair, m medal, v move."
DAMAGE: Final = "damage"
SPACE: Final = 4
"""Characters for each space of a faction's track."""


class TableText(Board[Public, Own]):
    def __init__(self, view: View[Public, Own], names: Sequence[str]) -> None:
        public = view.public
        super().__init__(view, [seat_name(ship.seat, names) for ship in public.ships])
        self.marks = marks([*self.names, *(["Shadow"] if public.solo is not None else [])])
        self.galaxy = SMALL if public.side == "small" else LARGE

    def lines(self) -> list[str]:
        ships = list(self.public.ships)
        lines = [self.moment(), *labelled(self.turn(), 0), "", heading("Galaxy"), *self.map()]
        if self.seat is not None:
            lines += ["", *self.ship(ships.pop(self.seat))]
        for part in (self.missions(), self.offer(), self.factions(), *map(self.ship, ships), self.points()):
            lines += ["", *part]
        return lines

    def moment(self) -> str:
        public = self.public
        if all(ship.passed for ship in public.ships):
            return f"Round {public.round} of {ROUNDS}. Everyone has passed."
        went = f" {self.names[public.first]} goes first." if len(public.ships) > 1 else ""
        return f"Round {public.round} of {ROUNDS}. {self.names[public.active]}'s turn.{went}"

    def turn(self) -> list[tuple[str, str]]:
        public = self.public
        facts: list[tuple[str, str]] = []
        if public.mission is not None:
            crew = ", ".join(TERMS["figure"][figure] for figure in public.mission.crew) or "nobody yet"
            facts.append(("Mission", f"{TERMS['mission'][public.mission.mission]}, with {crew}"))
        if public.commander is not None:
            facts.append(("At work", f"the {TERMS['figure'][public.commander]}"))
        if public.solo is not None:
            solo = public.solo
            passenger = PASSENGERS[PASSENGER_NUMBER[solo.passenger]]
            facts.append(("Passenger", f"{passenger.name}. {passenger_text(passenger)}"))
            facts.append(
                ("Shadow", f"at {TERMS['place'][solo.at]} ({self.marks[-1]}), {count(solo.left, 'card')} left")
            )
            facts.append(("Drawn", " ".join(SHADOW_WORDS[one] for one in solo.drawn)))
        return facts

    # -- the galaxy

    def map(self) -> list[str]:
        """Every place with its name, what is there, and whose ships."""
        labels = [(TERMS["place"][place.id], self.there(place)) for place in self.public.places]
        pirates = ["" if pirate is None else pirate[0].upper() for pirate in self.public.routes]
        return ["", *chart(self.galaxy, labels, pirates), "", *wrapped(LEGEND), *self.supplies()]

    def there(self, place: PlaceView) -> str:
        parts: list[str] = []
        if place.mission is not None:
            parts.append(f"[{MISSIONS[MISSION_NUMBER[place.mission]].points}]")
        if place.number is not None:
            parts.append(f"#{place.number}" if place.face_up else f"({place.number})")
        if place.station is not None:
            parts.append(("" if place.station == "home" else _station(place.station).split()[0]) + "+" * place.tile)
        shadow = self.marks[-1] if self.public.solo is not None and self.public.solo.at == place.id else ""
        parts.append("".join(self.marks[ship.seat] for ship in self.public.ships if ship.at == place.id) + shadow)
        return " ".join(part for part in parts if part)

    def supplies(self) -> list[str]:
        stations = self.public.stations
        waits = [f"{_station(one)} in round {when}" for one, when in stations.items() if 0 < when <= ROUNDS]
        return wrapped(f"Supplies come back: {', '.join(waits)}.") if waits else []

    def missions(self) -> list[str]:
        lines = [heading(f"Missions, {self.public.missions_left} in the deck")]
        for place in self.public.places:
            if place.mission is not None:
                held = f", for {self.names[place.holder]}" if place.holder is not None else ""
                lines += wrapped(f"{TERMS['place'][place.id]}{held}: {_mission(place.mission)}", 1, 2)
        if self.own is not None and self.own.missions:
            lines += wrapped("You know which missions come next:")
            for coming in self.own.missions:
                lines += wrapped(_mission(coming.mission), 3, 2)
        return lines

    # -- techs and factions

    def offer(self) -> list[str]:
        public = self.public
        lines = [heading(f"Techs on offer, {public.techs_left} in the deck, {public.omegas_left} omegas")]
        for tech in public.offer:
            lines += wrapped(_tech(tech), 1, 2) if tech is not None else [" A free space."]
        for label, techs in (("Shared by all", public.shared), ("On the Tincan's event", public.archive)):
            for tech in techs:
                lines += wrapped(f"{label}: {_tech(tech)}", 1, 2)
        return lines

    def factions(self) -> list[str]:
        """The three tracks with the captains' markers, and what each space brings."""
        lines = [heading("Factions")]
        for i, track in enumerate(TRACKS):
            view = self.public.tracks[track]
            side = TRACK_SIDES[i]["AB".index(view.side)]
            name = TRACK_NAMES[i].removeprefix("the ").capitalize()
            spaces = ["".join(self.marks[ship.seat] for ship in self.public.ships if ship.tracks[track] == space)
                      for space in range(LOOP)]  # fmt: skip
            for label, row in ((name, map(str, range(LOOP))), ("", spaces)):
                lines.append(f" {label:<12}{''.join(cell.ljust(SPACE) for cell in row)}".rstrip())
            brings = [f"{space}: {in_words(effect)}" for space, effect in side.bonuses.items()]
            lines += wrapped("; ".join(brings), 3)
            if view.event is not None:
                lines += wrapped(f"{side.event}: {_event(view.event)}", 3)
            if view.trophy is not None:
                lines.append(f"   {self.names[view.trophy]} has the trophy.")
        for event in self.public.lasting:
            lines += wrapped(_event(event), 1, 2)
        return lines

    # -- ships

    def ship(self, ship: ShipView) -> list[str]:
        mine = ship.seat == self.seat
        who = f"{self.names[ship.seat]} ({self.marks[ship.seat]}){', you' if mine else ''}"
        queue = [TERMS["figure"][figure] for figure in ship.queue]
        ready = [count(n, TERMS["figure"][figure]) for figure, n in ship.ready.items() if n]
        facts = [
            ("At", f"{TERMS['place'][ship.at]}, {count(ship.medals, 'medal')}{', has passed' if ship.passed else ''}"),
            ("Ready", ", ".join(ready) or "nobody"),
            ("Queue", f"{', '.join(queue)} (front first)" if len(queue) > 1 else "".join(queue)),
            ("Hold", self.hold(ship)),
            ("Factions", self.standing(ship)),
            *(self.rooms(ship) if mine else [("Techs", _slots(ship.slots))]),
            ("Done", ", ".join(TERMS["mission"][mission] for mission in ship.missions)),
        ]
        if ship.crowdsourced:
            facts.append(("Open", f"{joined(TERMS['room'][room] for room in ship.crowdsourced)}, to the whole crew"))
        title = f"{who}: {count(ship.points, 'point')}"
        return [heading(title), *labelled(facts)]

    def rooms(self, ship: ShipView) -> list[tuple[str, str]]:
        """The board's four rooms, and the tech slots with the icons at their sides."""
        who = {room.id: "anyone" if room.colour == GRAY else COLOURS[room.colour] for room in ROOMS}
        facts = [("Rooms", "; ".join(f"{room.name} ({who[room.id]}): {in_words(room.effect)}" for room in ROOMS))]
        printed = SLOT_BOARDS[self.public.slots]
        for i, tech in enumerate(ship.slots):
            bare = f"{printed.left[i]} {'damaged' if tech == DAMAGE else 'free'} {printed.right[i]}"
            said = bare if tech in (None, DAMAGE) else _tech(str(tech))
            facts.append(("" if i else "Techs", f"{i + 1} {said}"))
        return [*facts, ("Frame", f"{printed.frame_left} at the left, {printed.frame_right} at the right. {ICONS}")]

    def hold(self, ship: ShipView) -> str:
        things = [f"{ship.damage} damage"] if ship.damage else []
        things += [count(n, TERMS["token"][artifact]) for artifact, n in ship.artifacts.items() if n]
        things += [count(ship.pirates, "pirate token")] if ship.pirates else []
        free = ship.room - sum(ship.artifacts.values()) - ship.pirates
        slots = CARGO_SLOTS if ship.room <= CARGO_SLOTS else ship.room
        return f"{', '.join(things) or 'empty'}; {max(free, 0)} of {slots} free"

    def points(self) -> list[str]:
        titles = ("missions", "factions", "omegas", "crew", "cargo", "damage", "passenger", "total")
        rows: list[tuple[str, list[str]]] = []
        for ship in self.public.ships:
            one = ship.score
            parts = (one.missions, one.tracks, one.omegas, one.crew, one.cargo, one.damage, one.passenger, ship.points)
            rows.append((self.names[ship.seat], [*map(half, parts)]))
        return [heading("Points"), *tally(titles, rows)]

    def standing(self, ship: ShipView) -> str:
        return ", ".join(
            f"{TRACK_NAMES[i].removeprefix('the ').capitalize()} {points(ship.tracks[track], ship.loops[track])}"
            for i, track in enumerate(TRACKS)
        )


def _station(station: StationId) -> str:
    return {one.id: one.name for one in STATIONS}[station]


def _mission(name: str) -> str:
    mission = MISSIONS[MISSION_NUMBER[name]]
    lines = " ".join(f"{COLOURS[line.colour].title()}: {sentence(line.effect)}" for line in mission.lines)
    return f"{mission.name}, {mission.points} points. {lines}"


def _event(name: str) -> str:
    card = EVENT_CARDS[EVENT_NUMBER[name]]
    return f"{card.name}. {event_text(card)}"


def _slots(slots: Sequence[str | None]) -> str:
    techs = [TERMS["tech"][tech] for tech in slots if tech not in (None, DAMAGE)]
    bare = [f"{n} slots {what}" if n > 1 else f"1 slot {what}"
            for what, n in (("damaged", slots.count(DAMAGE)), ("free", slots.count(None))) if n]  # fmt: skip
    return ", ".join([*techs, *bare])


def _tech(name: str) -> str:
    """A tech with the icons at its sides: r repair, m medal, v move."""
    tech = TECHS[TECH_NUMBER[name]]
    kind = "omega" if tech.deck == OMEGA else f"{COLOURS[tech.colour]} room" if tech.colour != NO_COLOUR else "ability"
    return f"{tech.left} {tech.name} {tech.right}, {kind}: {tech_text(tech)}"
