"""Techs: taking one, putting it into a slot, and the bonuses that brings; the Holodeck; what is shared or borrowed."""

from __future__ import annotations

from typing import ClassVar, Final

from readyroom.core.steps import Ask, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.starship_captains import events as e
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.techs import ONE_SHOT, TECH_NUMBER, TECHS
from readyroom.games.starship_captains.effects import Atom
from readyroom.games.starship_captains.interned import COPY_ROOM, CROWDSOURCE, DECLINE, DECLINING, deed_of, installs
from readyroom.games.starship_captains.names import ARTIFACTS, NONE
from readyroom.games.starship_captains.outfit import EMPTY
from readyroom.games.starship_captains.rooms import BASIC_ROOMS, SHARED
from readyroom.games.starship_captains.slots import bonuses, remove_tech
from readyroom.games.starship_captains.state import State, replaced
from readyroom.games.starship_captains.steps.cargo import MakeRepair, make_room
from readyroom.games.starship_captains.steps.resolve import push
from readyroom.games.starship_captains.steps.travel import MakeMove
from readyroom.games.starship_captains.supplies import discard_tech, draw_omega, draw_tech

REPAIR_BOTS: Final = TECH_NUMBER["repair-bots"]
WORMHOLE_GENERATOR: Final = TECH_NUMBER["wormhole-generator"]
HOLODECK: Final = TECH_NUMBER["holodeck"]


class TakeTech(Ask[State]):
    """Take a tech and put it into an empty slot, or over one of yours where that is allowed. ``drawn`` are the cards to
    choose from; if empty, those on the central board."""

    __slots__ = ("drawn", "over")

    def __init__(self, seat: int, over: bool, drawn: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.over = over
        self.drawn = drawn

    def options(self, s: State) -> list[Action]:
        empty = held = 0
        for slot, card in enumerate(s.ships[self.seat].slots):
            if card == EMPTY:
                empty |= 1 << slot
            elif card >= 0:
                held |= 1 << slot
        options: list[Action] = []
        for tech in self.drawn or s.offer:
            if tech != NONE:
                options += installs(tech, empty)
                if held and (self.over or TECHS[tech].can_replace):
                    options += installs(tech, held)
        if options or self.drawn:
            options.append(DECLINE)
        return options

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        deed = deed_of(action)
        taken = NONE if deed.kind == DECLINING else deed.one
        for tech in self.drawn:
            if tech != taken:
                discard_tech(s, tech)
        if taken != NONE:
            if not self.drawn:
                s.offer = replaced(s.offer, s.offer.index(taken), NONE)
            install(s, seat, taken, deed.other, t)

    def prompt(self, s: State, seat: int) -> str:
        return "Which of these techs do you keep?" if self.drawn else "Which tech do you take?"


def install(s: State, seat: int, tech: int, slot: int, t: Telling) -> None:
    """Puts a tech into a slot and finds its bonuses, which are then resolved one after the other."""
    ship = s.ships[seat]
    if ship.slots[slot] >= 0:
        remove_tech(s, seat, slot, t)
    ship.slots = replaced(ship.slots, slot, tech)
    if t.aloud:
        t.tell(e.Installed(seat, TECHS[tech].id, slot + 1))
    for icon in reversed(bonuses(s, seat, slot)):
        s.stack.append(TakeBonus(seat, icon))
    make_room(s, seat, t)


class TakeBonus(Step[State]):
    """Icons that match: a repair, a medal or a move (rules 4.2)."""

    __slots__ = ("icon", "seat")

    def __init__(self, seat: int, icon: str) -> None:
        self.seat = seat
        self.icon = icon

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        bonus, count = "medal", 1
        if self.icon == "m":
            s.ships[self.seat].medals += 1
        elif self.icon == "v":
            jump = s.has(self.seat, WORMHOLE_GENERATOR)
            bonus = "jump" if jump else "move"
            s.stack.append(MakeMove(self.seat, jump))
        else:
            bonus, count = "repair", 2 if s.has(self.seat, REPAIR_BOTS) else 1
            s.stack += [MakeRepair(self.seat)] * count
        if t.aloud:
            t.tell(e.BonusFound(self.seat, bonus, count))


class ChooseCopy(Ask[State]):
    """The Holodeck: another room tech on the central board or in any captain's slots, as if it were printed here."""

    __slots__ = ()
    question: ClassVar[str] = "Which room does the Holodeck copy?"

    def options(self, s: State) -> list[Action]:
        techs = [tech for tech in s.offer if tech >= 0]
        techs += [tech for ship in s.ships for tech in ship.slots if tech >= 0]
        rooms = [COPY_ROOM[tech] for tech in techs if TECHS[tech].is_room and tech != HOLODECK]
        return [*rooms, DECLINE] if rooms else []

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        deed = deed_of(action)
        if deed.kind == DECLINING:
            return
        card = TECHS[deed.one]
        if t.aloud:
            t.tell(e.RoomCopied(seat, card.id))
        if card.kind == ONE_SHOT:
            remove_tech(s, seat, s.ships[seat].slots.index(HOLODECK), t)
        push(s, seat, card.effect)


class ChooseCrowd(Ask[State]):
    """An artifact face down on a room: from now on cadets and all ensigns and commanders match it."""

    __slots__ = ()
    question: ClassVar[str] = "Which room do you open to your whole crew?"

    def options(self, s: State) -> list[Action]:
        ship = s.ships[self.seat]
        held = [kind for kind in range(len(ARTIFACTS)) if ship.artifacts[kind]]
        options: list[Action] = []
        for room in s.outfit(self.seat).rooms:
            if not room.crowd and (room.number < BASIC_ROOMS or room.slot != SHARED):
                options += [CROWDSOURCE[room.number][kind] for kind in held]
        return [*options, DECLINE] if options else []

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        deed = deed_of(action)
        if deed.kind == DECLINING:
            return
        ship = s.ships[seat]
        room = s.outfit(seat).room(deed.one)
        kind = deed.other
        ship.artifacts = replaced(ship.artifacts, kind, ship.artifacts[kind] - 1)
        place = room.number if room.number < BASIC_ROOMS else BASIC_ROOMS + room.slot
        ship.crowd = replaced(ship.crowd, place, kind)
        if t.aloud:
            t.tell(e.Crowdsourced(seat, room.id))


# -- atoms


def research(s: State, seat: int, atom: Atom, t: Telling) -> None:
    s.stack.append(TakeTech(seat, over=False))


def recycle(s: State, seat: int, atom: Atom, t: Telling) -> None:
    s.stack.append(TakeTech(seat, over=True))


def draw_techs(s: State, seat: int, atom: Atom, t: Telling) -> None:
    _draw(s, seat, [draw_tech(s, t) for _ in range(atom.n)], False, t)


def draw_omegas(s: State, seat: int, atom: Atom, t: Telling) -> None:
    _draw(s, seat, [draw_omega(s, t) for _ in range(atom.n)], True, t)


def _draw(s: State, seat: int, cards: list[int], over: bool, t: Telling) -> None:
    drawn = tuple([card for card in cards if card != NONE])
    if drawn:
        if t.aloud:
            t.tell(e.TechsDrawn(seat, tuple([TECHS[card].id for card in drawn])))
        s.stack.append(TakeTech(seat, over, drawn))


def copy_room(s: State, seat: int, atom: Atom, t: Telling) -> None:
    s.stack.append(ChooseCopy(seat))


def crowdsource(s: State, seat: int, atom: Atom, t: Telling) -> None:
    s.stack.append(ChooseCrowd(seat))


def share_techs(s: State, seat: int, atom: Atom, t: Telling) -> None:
    if s.archive:
        s.shared = (*s.shared, *s.archive)
        s.archive = ()
        if t.aloud:
            t.tell(e.TechsShared(tuple([TECHS[tech].id for tech in s.shared])))


def peek_missions(s: State, seat: int, atom: Atom, t: Telling) -> None:
    """Shows this captain the top missions; their order stays."""
    deck = s.mission_deck = s.mission_deck.clone()
    peeked = list(s.peeked)
    while len(deck.top) < atom.n and deck.pool:
        deck.top.append(t.chance.take(deck.pool))
        peeked.append(0)
    seen = deck.top[: atom.n]
    for i in range(len(seen)):
        peeked[i] |= 1 << seat
    s.peeked = tuple(peeked)
    if seen:
        t.reveal()
        if t.aloud:
            told = e.MissionsPeeked(seat, tuple([MISSIONS[mission].id for mission in seen]))
            t.whisper(told, seat, e.MissionsSeen(seat, len(seen)))
