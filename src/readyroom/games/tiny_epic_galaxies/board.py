"""The table as text: the planets with who is there, then galaxy by galaxy, the reader's own first.

A ship goes by its galaxy's letter and its number: ``A2`` is Ada's second ship.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from readyroom.core.board import Board, heading, joined, kept, labelled, marks, seat_name, tally, times, wrapped
from readyroom.core.english import article, count
from readyroom.core.view import View
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARD_NUMBER, CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import BADGES, FACES, FULL, LAST_LEVEL, SHIP_KINDS
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSION_NUMBER, MISSIONS
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOT_NUMBER, PILOTS
from readyroom.games.tiny_epic_galaxies.cards.planets import DUAL, PLANET_NUMBER, PLANETS
from readyroom.games.tiny_epic_galaxies.cards.rogues import ROGUE_NUMBER, ROGUES
from readyroom.games.tiny_epic_galaxies.view import GalaxyView, Own, PilotSlot, Public, RogueView, ShipView

REASONS: Final = {
    "points": "someone has 21 points",
    "deck": "the exploration deck has run out",
    "planets": "no planet is left",
    "skull": "the Rogue has reached the skull",
}


class TableText(Board[Public, Own]):
    def __init__(self, view: View[Public, Own], names: Sequence[str]) -> None:
        public = view.public
        super().__init__(view, [seat_name(galaxy.seat, names) for galaxy in public.galaxies])
        self.marks = marks([*self.names, *(["Rogue"] if public.rogue is not None else [])])

    def lines(self) -> list[str]:
        public = self.public
        seats = len(public.galaxies)
        first = self.seat if self.seat is not None else 0
        lines = [
            *wrapped(self.moment(), 0),
            *labelled(self.turn(), 0),
            *self.scores(),
            "",
            _pile("Planets", public.planet_deck),
        ]
        for planet in public.row:
            lines += self.planet(planet)
        lines += self.pilots() + self.unexplored()
        for i in range(seats):
            lines += ["", *self.galaxy(public.galaxies[(first + i) % seats])]
        if public.rogue is not None:
            lines += ["", *self.rogue(public.rogue)]
        return lines

    # -- the turn

    def moment(self) -> str:
        public = self.public
        if public.phase == "missions":
            return "Everyone keeps a secret mission."
        why = f": {REASONS[public.end_reason]}" if public.end_reason in REASONS else ""
        if public.phase == "over":
            return f"The match is over{why}."
        last = f", the last one{why}" if public.last_round else ""
        return f"Round {public.round}{last}. {self.who(public.active, 'The Rogue')}'s turn."

    def turn(self) -> list[tuple[str, str]]:
        """The dice of the turn and what is being resolved; nothing before the first turn and after the last."""
        public = self.public
        if public.phase != "turn":
            return []
        facts: list[tuple[str, str]] = []
        if public.rogue is not None and public.active < 0:
            facts.append(("Dice", self.rogue_dice(public.rogue)))
        else:
            facts.append(("Dice", self.dice()))
        if public.follow is not None:
            follow = public.follow
            price = f"for {follow.price} culture" if follow.price else "for free"
            user, asked = self.who(follow.user, "The Rogue"), self.who(follow.asked)
            said = f"{user} uses {article(follow.face)} {follow.face} die; {asked} may follow {price}"
            facts.append(("Follow", said))
        elif public.follow_price > 1:
            facts.append(("Follow", f"costs {public.follow_price} culture this turn"))
        if public.hire_discount:
            facts.append(("Hire", f"the next one costs {count(public.hire_discount, 'die')} less"))
        if public.drawn is not None:
            facts.append(("Drawn", _card(public.drawn)))
        return facts

    def dice(self) -> str:
        if not self.public.rolled:
            return "not rolled yet"
        states: dict[str, list[str]] = {}
        for die in self.public.dice:
            states.setdefault(die.state, []).append(die.face)
        parts = ["  ".join(f"[{face}]" for face in states.pop("inactive", [])) or "none left"]
        parts += [f"{state}: {', '.join(times(faces))}" for state, faces in states.items()]
        if "none left" not in parts:
            parts += ["free reroll left"] * self.public.free_reroll + ["converter used"] * self.public.converter_used
        return " · ".join(parts)

    def rogue_dice(self, rogue: RogueView) -> str:
        shown = f"[{rogue.die}] · " if rogue.die is not None else ""
        return f"{shown}{rogue.dice_left} more to roll{' as a bonus' if rogue.bonus_dice else ''}"

    # -- planets, pilots, cards

    def planet(self, name: str) -> list[str]:
        """One planet: what it yields, its orbit from the start to the symbol, who has landed, and what it does."""
        if not name:
            return [" A gap: the deck has run out."]
        planet = PLANETS[PLANET_NUMBER[name]]
        orbit = [" ".join(self.ships_at(f"orbit:{name}", space)) or "○" for space in range(planet.spaces + 1)]
        yields = "energy or culture" if planet.yields == DUAL else FACES[planet.yields]
        landed = self.ships_at(f"surface:{name}", None)
        facts = f"{planet.name}, {yields}, {count(planet.vp, 'point')}"
        ground = f"{joined(landed)} landed. " if landed else ""
        limits = "Own turn only. " * planet.own_turn + "Once per turn. " * planet.once
        return [
            f" {facts:<38} {'─'.join(orbit)}─▸ {FACES[planet.symbol]}".rstrip(),
            *wrapped(f"{ground}{limits}{planet.text}", 3),
        ]

    def ships_at(self, place: str, space: int | None) -> list[str]:
        flying = [(self.marks[galaxy.seat], galaxy.ships) for galaxy in self.public.galaxies]
        if self.public.rogue is not None:
            flying.append((self.marks[-1], self.public.rogue.ships))
        return [
            f"{mark}{i}"
            for mark, ships in flying
            for i, ship in enumerate(ships, start=1)
            if ship.at == place and space in (None, ship.space)
        ]

    def pilots(self) -> list[str]:
        public = self.public
        if not public.pilots and not public.pilot_deck:
            return []
        lines = ["", _pile("Pilots for hire", public.pilot_deck)]
        for name in public.pilots:
            pilot = PILOTS[PILOT_NUMBER[name]]
            ships = joined((SHIP_KINDS[kind].title() for kind in pilot.trained), "or")
            badges = f" Badge: {joined(BADGES[badge] for badge in pilot.badges)}." if pilot.badges else ""
            lines += wrapped(f"{pilot.name}, for the {ships}. {pilot.text}{badges}", 1, 2)
        return lines

    def unexplored(self) -> list[str]:
        public = self.public
        if not public.exploration_deck and not public.face_up:
            return []
        lines = ["", _pile("Unexplored Space", public.exploration_deck)]
        facts = [("Ships", " ".join(self.ships_at("explore", None)))]
        facts += [("Face up", _card(card)) for card in public.face_up]
        if self.own is not None and self.own.peeked is not None:
            facts.append(("On top", f"{_card(self.own.peeked)} Only you have seen it."))
        return lines + labelled(facts)

    # -- galaxies

    def galaxy(self, galaxy: GalaxyView) -> list[str]:
        own = self.own if galaxy.seat == self.seat else None
        mark = self.marks[galaxy.seat]
        you = ", you" if galaxy.seat == self.seat else ""
        title = f"{self.names[galaxy.seat]} ({mark}){you}: {count(galaxy.points, 'point')}"
        stock = f"{_stock(galaxy.energy, galaxy.culture, galaxy.level)}, {count(galaxy.dice, 'die')}"
        if galaxy.upgrade_cost:
            stock += f", next level {galaxy.upgrade_cost}"
        facts = [("Ships", ", ".join(_ships(galaxy.ships, mark)))]
        facts += [("Pilots", one) for one in _hangar(galaxy.hangar, own is not None)]
        facts.append(("Used", ", ".join(_named(one) for one in galaxy.used)))
        if own is None:
            facts.append(("Colonies", ", ".join(_colony(planet) for planet in galaxy.colonies)))
            facts.append(("Cards", _cards(galaxy)))
            facts.append(("Mission", _mission(galaxy.mission) if galaxy.mission is not None else ""))
        else:
            facts += [("Colonies", f"{_colony(name)} {PLANETS[PLANET_NUMBER[name]].text}") for name in galaxy.colonies]
            facts.append(("Cards", ", ".join(CARDS[CARD_NUMBER[card]].name for card in own.cards)))
            facts.append(("Badges", ", ".join(f"{count} {badge}" for badge, count in own.badges.items() if count)))
            facts.append(("Mission", _mission(own.mission) if own.mission is not None else ""))
            facts += [("Keep one", _mission(one)) for one in own.mission_choices if own.mission is None]
        return [heading(title), stock, *labelled(_once(facts))]

    def rogue(self, rogue: RogueView) -> list[str]:
        card = ROGUES[ROGUE_NUMBER[rogue.id]]
        mark = self.marks[-1]
        facts = [
            ("Colony", card.ladder[min(rogue.level, len(card.ladder)) - 1].text),
            ("Rule", card.rule),
            ("Ships", ", ".join(_ships(rogue.ships, mark))),
            *(("Pilots", one) for one in _hangar(rogue.hangar, False)),
            ("Colonies", ", ".join(_colony(planet) for planet in rogue.colonies)),
            ("Cards", f"{rogue.cards} face down" if rogue.cards else ""),
        ]
        title = f"The Rogue {card.name} ({mark}): {count(rogue.points, 'point')}"
        return [heading(title), _stock(rogue.energy, rogue.culture, rogue.level), *labelled(facts)]

    def scores(self) -> list[str]:
        scores = self.public.scores
        if not scores:
            return []
        titles = ("level", "planets", "pilots", "dwarfs", "mission", "badges", "total")
        rows = [
            (
                self.who(one.seat, "The Rogue"),
                [*map(str, (one.empire, one.planets, one.pilots, one.dwarfs, one.mission, one.badges, one.total))],
            )
            for one in scores
        ]
        return ["", heading("Scores"), *tally(titles, rows)]

    def who(self, seat: int, rogue: str = "the Rogue") -> str:
        return self.names[seat] if seat >= 0 else rogue


def _pile(what: str, left: int) -> str:
    return heading(f"{what}, {left or 'none'} in the deck")


def _stock(energy: int, culture: int, level: int) -> str:
    return f" Energy {_gauge(energy)}   Culture {_gauge(culture)}   Level {level} of {LAST_LEVEL}"


def _gauge(count: int) -> str:
    return f"{'■' * count}{'□' * (FULL - count)} {count}"


def _ships(ships: tuple[ShipView, ...], mark: str) -> list[str]:
    return [kept(f"{mark}{i} {_ship(ship)}") for i, ship in enumerate(ships, start=1) if ship.at != "locked"]


def _ship(ship: ShipView) -> str:
    kind = "" if ship.kind == "scout" else f"({ship.kind.title()}) "
    where, _, name = ship.at.partition(":")
    if where == "danger":
        card = CARDS[CARD_NUMBER[name]]
        return f"{kind}held by {card.name} {ship.space}/{card.track}"
    if where == "orbit":
        planet = PLANETS[PLANET_NUMBER[name]]
        return f"{kind}orbits {planet.name} {ship.space}/{planet.spaces}"
    if where == "surface":
        return f"{kind}on {PLANETS[PLANET_NUMBER[name]].name}"
    return f"{kind}exploring" if where == "explore" else f"{kind}home"


def _hangar(hangar: tuple[PilotSlot, ...], told: bool) -> list[str]:
    """The pilots of each ship; the last one flies it. If requested, with that one's ability."""
    slots = [slot for slot in hangar if slot.pilots]
    flown = [f"{slot.ship.title()}: {', '.join(_named(pilot) for pilot in slot.pilots)}" for slot in slots]
    if told:
        return [f"{one}. {PILOTS[PILOT_NUMBER[slot.pilots[-1]]].text}" for one, slot in zip(flown, slots, strict=True)]
    return ["; ".join(flown)]


def _cards(galaxy: GalaxyView) -> str:
    shown = ", ".join(CARDS[CARD_NUMBER[card]].name for card in galaxy.open_cards)
    down = galaxy.cards - len(galaxy.open_cards)
    return joined([*([shown] if shown else []), *([f"{down} face down"] if down else [])])


def _colony(name: str) -> str:
    planet = PLANETS[PLANET_NUMBER[name]]
    return f"{planet.name} ({planet.vp})"


def _card(name: str) -> str:
    card = CARDS[CARD_NUMBER[name]]
    return f"{card.name}, {'a danger' if card.danger else 'a discovery'}. {card.text}"


def _mission(name: str) -> str:
    mission = MISSIONS[MISSION_NUMBER[name]]
    return f"{mission.name} ({mission.text.rstrip('.')})"


def _named(name: str) -> str:
    """A planet or a pilot."""
    return PLANETS[PLANET_NUMBER[name]].name if name in PLANET_NUMBER else PILOTS[PILOT_NUMBER[name]].name


def _once(facts: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Leaves out a label that is the same as the one before."""
    return [(label if i == 0 or facts[i - 1][0] != label else "", fact) for i, (label, fact) in enumerate(facts)]
