"""Techs: taking one, putting it into a slot, and the bonuses that brings; the Holodeck; what is shared or borrowed."""

from __future__ import annotations

from typing import Final

from readyroom.core.steps import Ask, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.starship_captains import actions as a
from readyroom.games.starship_captains.cards.boards import ROOMS
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.techs import ONE_SHOT, TECH_NUMBER, TECHS
from readyroom.games.starship_captains.effects import Atom
from readyroom.games.starship_captains.events import (
    BonusFound,
    Crowdsourced,
    Installed,
    MissionsPeeked,
    MissionsSeen,
    RoomCopied,
    TechsDrawn,
    TechsShared,
)
from readyroom.games.starship_captains.slots import bonuses, remove_tech
from readyroom.games.starship_captains.state import BASIC_ROOMS, EMPTY, NONE, State
from readyroom.games.starship_captains.steps.cargo import MakeRepair, gain_medal, make_room
from readyroom.games.starship_captains.steps.resolve import push
from readyroom.games.starship_captains.steps.travel import NOTHING, MakeMove
from readyroom.games.starship_captains.supplies import discard_tech, draw_omega, draw_tech

REPAIR_BOTS: Final = TECH_NUMBER["repair-bots"]
WORMHOLE_GENERATOR: Final = TECH_NUMBER["wormhole-generator"]
HOLODECK: Final = TECH_NUMBER["holodeck"]
BONUS_NAMES: Final = {"r": "repair", "m": "medal", "v": "move"}


class TakeTech(Ask[State]):
    """Take a tech and put it into an empty slot, or over one of yours where that is allowed. ``drawn`` are cards to
    choose from; without any, the central board offers."""

    __slots__ = ("drawn", "over")

    def __init__(self, seat: int, over: bool, drawn: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.over = over
        self.drawn = drawn

    def options(self, s: State) -> list[Action]:
        slots = s.ships[self.seat].slots
        empty = [i + 1 for i, card in enumerate(slots) if card == EMPTY]
        held = [i + 1 for i, card in enumerate(slots) if card >= 0]
        options: list[Action] = []
        for tech in self.drawn or s.offer:
            if tech == NONE:
                continue
            card = TECHS[tech]
            fits = empty + held if self.over or card.can_replace else empty
            options += [a.Install(card.id, slot) for slot in fits]
        return [*options, a.DECLINE] if options or self.drawn else []

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        taken = TECH_NUMBER[action.tech] if isinstance(action, a.Install) else NONE
        for tech in self.drawn:
            if tech != taken:
                discard_tech(s, tech)
        if isinstance(action, a.Install):
            if not self.drawn:
                s.offer[s.offer.index(taken)] = NONE
            install(s, seat, taken, action.slot - 1, t)

    def prompt(self, s: State, seat: int) -> str:
        return "Take which tech, and where does it go?"


def install(s: State, seat: int, tech: int, slot: int, t: Telling) -> None:
    """Puts a tech into a slot and finds its bonuses, which are then resolved one after the other."""
    ship = s.ships[seat]
    if ship.slots[slot] >= 0:
        remove_tech(s, seat, slot, t)
    ship.slots[slot] = tech
    if t.aloud:
        t.tell(Installed(seat, TECHS[tech].id, slot + 1))
    for icon in reversed(bonuses(s, seat, slot)):
        s.stack.append(TakeBonus(seat, icon))
    make_room(s, seat, t)


class TakeBonus(Step[State]):
    """Icons that match: a repair, a medal or a move."""

    __slots__ = ("icon", "seat")

    def __init__(self, seat: int, icon: str) -> None:
        self.seat = seat
        self.icon = icon

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        if t.aloud:
            t.tell(BonusFound(self.seat, BONUS_NAMES[self.icon]))
        if self.icon == "m":
            gain_medal(s, self.seat, NOTHING, t)
        elif self.icon == "v":
            s.stack.append(MakeMove(self.seat, s.has(self.seat, WORMHOLE_GENERATOR)))
        else:
            s.stack += [MakeRepair(self.seat)] * (2 if s.has(self.seat, REPAIR_BOTS) else 1)


class ChooseCopy(Ask[State]):
    """The Holodeck: another room tech on the central board or in anybody's slots, as though printed here."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        techs = [tech for tech in s.offer if tech >= 0]
        techs += [tech for ship in s.ships for tech in ship.slots if tech >= 0]
        rooms: list[Action] = [a.CopyRoom(TECHS[tech].id) for tech in techs if TECHS[tech].is_room and tech != HOLODECK]
        return [*rooms, a.DECLINE] if rooms else []

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if not isinstance(action, a.CopyRoom):
            return
        card = TECHS[TECH_NUMBER[action.tech]]
        if t.aloud:
            t.tell(RoomCopied(seat, card.id))
        if card.kind == ONE_SHOT:
            remove_tech(s, seat, s.ships[seat].slots.index(HOLODECK), t)
        push(s, seat, card.effect)

    def prompt(self, s: State, seat: int) -> str:
        return "What is the Holodeck now?"


class ChooseCrowd(Ask[State]):
    """An artifact face down on a room: from now on cadets and all ensigns and commanders match it."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        ship = s.ships[self.seat]
        rooms = [room.id for i, room in enumerate(ROOMS) if ship.crowd[i] == NONE]
        rooms += [
            TECHS[tech].id
            for i, tech in enumerate(ship.slots)
            if tech >= 0 and TECHS[tech].is_room and ship.crowd[BASIC_ROOMS + i] == NONE
        ]
        held = [kind for i, kind in enumerate(a.ARTIFACTS) if ship.artifacts[i]]
        options: list[Action] = [a.Crowdsource(room, kind) for room in rooms for kind in held]
        return [*options, a.DECLINE] if options else []

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if not isinstance(action, a.Crowdsource):
            return
        ship = s.ships[seat]
        kind = a.ARTIFACTS.index(action.artifact)
        ship.artifacts[kind] -= 1
        if action.room in TECH_NUMBER:
            place = BASIC_ROOMS + ship.slots.index(TECH_NUMBER[action.room])
        else:
            place = next(i for i, room in enumerate(ROOMS) if room.id == action.room)
        ship.crowd[place] = kind
        if t.aloud:
            t.tell(Crowdsourced(seat, action.room))

    def prompt(self, s: State, seat: int) -> str:
        return "Put an artifact on one of your rooms, so that everybody can work there?"


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
    drawn = tuple(card for card in cards if card != NONE)
    if drawn:
        if t.aloud:
            t.tell(TechsDrawn(seat, tuple(TECHS[card].id for card in drawn)))
        s.stack.append(TakeTech(seat, over, drawn))


def copy_room(s: State, seat: int, atom: Atom, t: Telling) -> None:
    s.stack.append(ChooseCopy(seat))


def crowdsource(s: State, seat: int, atom: Atom, t: Telling) -> None:
    s.stack.append(ChooseCrowd(seat))


def share_techs(s: State, seat: int, atom: Atom, t: Telling) -> None:
    if s.archive:
        s.shared += s.archive
        s.archive = []
        if t.aloud:
            t.tell(TechsShared(tuple(TECHS[tech].id for tech in s.shared)))


def peek_missions(s: State, seat: int, atom: Atom, t: Telling) -> None:
    """The top missions, for this captain's eyes; their order stays."""
    deck = s.mission_deck
    while len(deck.top) < atom.n and deck.pool:
        deck.top.append(t.chance.take(deck.pool))
        s.peeked.append(0)
    seen = deck.top[: atom.n]
    for i in range(len(seen)):
        s.peeked[i] |= 1 << seat
    if seen:
        t.reveal()
        told = MissionsPeeked(seat, tuple(MISSIONS[mission].id for mission in seen))
        if t.aloud:
            t.whisper(told, seat, MissionsSeen(seat, len(seen)))
