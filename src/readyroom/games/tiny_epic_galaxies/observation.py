"""What a seat may know, as numbers (see ``core.observation``): made like the views, from what lies open and from
what the seat holds for itself. In the solo game the Rogue is the galaxy next to yours."""

from __future__ import annotations

from functools import cache
from typing import Final

from readyroom.core.observation import Block, Layout, Observer, at_most, ids, kinds, relative
from readyroom.core.space import Axis
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import (
    BADGES,
    FACES,
    FULL,
    LAST_LEVEL,
    LEVEL_DICE,
    ROW_SIZE,
    SHIP_KINDS,
)
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSIONS
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOTS
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS
from readyroom.games.tiny_epic_galaxies.cards.rogues import ROGUES
from readyroom.games.tiny_epic_galaxies.options import Options
from readyroom.games.tiny_epic_galaxies.scoring import badge_counts
from readyroom.games.tiny_epic_galaxies.state import DANGER, ORBIT, ROGUE, SURFACE, Galaxy, State
from readyroom.games.tiny_epic_galaxies.steps.advance import AdvanceAgain, AdvanceAShip, MoveOnColonizing, RegressRival
from readyroom.games.tiny_epic_galaxies.steps.ask import Ask
from readyroom.games.tiny_epic_galaxies.steps.colony import ChooseUpgrade, UseColony, upgrade_cost
from readyroom.games.tiny_epic_galaxies.steps.dice import ChooseDiscarded, ChooseReroll, ChooseTurned
from readyroom.games.tiny_epic_galaxies.steps.explore import Explore, GainEitherStep
from readyroom.games.tiny_epic_galaxies.steps.follow import FollowWindow
from readyroom.games.tiny_epic_galaxies.steps.missions import ChooseMissions
from readyroom.games.tiny_epic_galaxies.steps.move import MoveAgain, MoveAShip
from readyroom.games.tiny_epic_galaxies.steps.planet import Doing, Landing, LandingAgain
from readyroom.games.tiny_epic_galaxies.steps.planet_beyond import ChooseFaceUp, ChoosePut, ChooseRefreshed
from readyroom.games.tiny_epic_galaxies.steps.planet_copies import ChooseColony, ChooseFace, ChooseRowPlanet
from readyroom.games.tiny_epic_galaxies.steps.planet_gains import ChooseRecall, ChooseTrade, ChooseVictim, GainMix
from readyroom.games.tiny_epic_galaxies.steps.planet_orbits import (
    ChooseReplaced,
    ChooseShift,
    ChooseTarget,
    ChooseTransfer,
)
from readyroom.games.tiny_epic_galaxies.steps.rogue_turn import ChooseFurthest, ChooseLoss, RogueDie
from readyroom.games.tiny_epic_galaxies.steps.turn import TakeTurn

QUESTIONS: Final[tuple[type, ...]] = (
    ChooseMissions, TakeTurn, FollowWindow, MoveAShip, MoveAgain, AdvanceAShip, AdvanceAgain, RegressRival,
    MoveOnColonizing, UseColony, ChooseUpgrade, Landing, LandingAgain, Explore, GainEitherStep, GainMix, ChooseReroll,
    ChooseTurned, ChooseDiscarded, ChooseTrade, ChooseVictim, ChooseRecall, ChooseTarget, ChooseShift, ChooseTransfer,
    ChooseReplaced, ChooseFace, ChooseRowPlanet, ChooseColony, ChoosePut, ChooseRefreshed, ChooseFaceUp, RogueDie,
    ChooseFurthest, ChooseLoss,
)  # fmt: skip
QUESTION: Final[dict[type, int]] = {step: i for i, step in enumerate(QUESTIONS)}
SEATS: Final = 5
SHIPS: Final = 4
ROW: Final = max(ROW_SIZE)
DICE: Final = LEVEL_DICE[LAST_LEVEL]
DICE_STATES: Final = ("inactive", "activated", "converted", "hired", "discarded")
DICE_STATE_COUNT: Final = len(DICE_STATES)
PLACES: Final = ("locked", "home", "surface", "orbit", "explore", "danger")
PLACE_COUNT: Final = len(PLACES)
KIND_COUNT: Final = len(SHIP_KINDS)
PRINTINGS: Final = (
    "beyond_the_black", "rogue_rerolls", "foil_bonus_dice", "mared_when_tied", "helios_under_deck",
    "gort_may_colonize", "andellouxian_mix", "comparing_missions_with_two",
)  # fmt: skip
LONGEST_ORBIT: Final = 12


@cache
def observer(version: int) -> Observer:
    return GalaxiesObserver(layout(version))


def layout(version: int) -> Layout:
    planets, pilots = Axis("planet", ids(PLANETS, version)), Axis("pilot", ids(PILOTS, version))
    cards, missions = Axis("card", ids(CARDS, version)), Axis("mission", ids(MISSIONS, version))
    seat, ship, face = relative(SEATS), Axis("ship", range(SHIPS)), Axis("face", FACES)
    in_row = Axis("place", range(1, ROW + 1))
    blocks = [
        Block("asked", "the question that is open", kinds(QUESTIONS)),
        Block("asked_me", "whether I am asked"),
        Block("seats", "how many play", Axis("seats", range(1, SEATS + 1))),
        Block("options", "what the table chose", Axis("option", PRINTINGS)),
        Block("round", "which round, up to 255", most=255),
        Block("active", "whose turn it is; the Rogue's: nobody's", seat),
        Block("first", "who was first", seat),
        Block("last_round", "whether this is the last round"),
        Block("row", "the planet in each place of the row", in_row, planets),
        Block("planets_left", "cards in the planet deck", most=len(planets)),
        Block("pilot_row", "the pilot in each place of the row", in_row, pilots),
        Block("pilots_left", "cards in the pilot deck", most=len(pilots)),
        Block("exploration_left", "cards in the exploration deck", most=len(cards)),
        Block("face_up", "exploration cards that lie face up", cards),
        Block("drawn", "the exploration card just drawn, while its finder decides", cards),
        Block("dice", "dice by what they show and where they are", face, Axis("state", DICE_STATES), most=DICE),
        Block("rolled", "whether the dice are rolled"),
        Block("free_reroll", "whether the free reroll is left"),
        Block("converter_used", "whether the converter was used this turn"),
        Block("follow_price", "culture that following costs", most=FULL),
        Block("hire_discount", "dice that hiring costs less", most=DICE),
        Block("follow_face", "the face that may be followed", face),
        Block("follow_user", "who used it", seat),
        Block("follow_asked", "who is asked whether to follow", seat),
        Block("followed", "who has followed it", seat),
        Block("planet_used", "the planet whose action is being resolved by the seat that is asked", planets),
        Block("present", "whether there is such a galaxy", seat),
        Block("level", "the empire's level", seat, Axis("level", range(1, LAST_LEVEL + 1))),
        Block("energy", "energy", seat, most=FULL),
        Block("culture", "culture", seat, most=FULL),
        Block("points", "points that lie open", seat, most=100),
        Block("dice_count", "dice to roll", seat, most=DICE),
        Block("upgrade_cost", "cost of the next level, 0 at the last", seat, most=LAST_LEVEL + 1),
        Block("ship_kind", "each ship's kind", seat, ship, Axis("kind", SHIP_KINDS)),
        Block("ship_where", "where each ship is", seat, ship, Axis("where", PLACES)),
        Block("ship_row", "the place in the row of the planet it is at", seat, ship, in_row),
        Block("ship_space", "how far along its orbit or danger track", seat, ship, most=LONGEST_ORBIT),
        Block("colonies", "planets colonized", seat, planets),
        Block("planets_spent", "once-per-turn planets used this turn", seat, planets),
        Block("hired", "pilots hired", seat, pilots),
        Block("flying", "pilots who fly a ship", seat, pilots),
        Block("pilots_spent", "once-per-turn pilots used this turn", seat, pilots),
        Block("cards", "exploration cards collected", seat, most=len(cards)),
        Block("open_cards", "those that lie face up under a ship", seat, cards),
        Block("rogue", "solo: which Rogue", Axis("rogue", ids(ROGUES, version))),
        Block("rogue_dice", "solo: dice that the Rogue has left", most=DICE),
        Block("rogue_bonus", "solo: whether these are bonus dice"),
        Block("rogue_die", "solo: the die that it has just rolled", face),
        Block("my_choices", "secret missions dealt to me", missions),
        Block("my_mission", "the one I keep", missions),
        Block("my_cards", "my exploration cards", cards),
        Block("my_badges", "my badges", Axis("badge", BADGES), most=30),
        Block("peeked", "the exploration card on top, if I have seen it", cards),
    ]
    return Layout(version, 1, blocks)


class GalaxiesObserver(Observer):
    """Knows where each block begins, and the options of the latest match."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        at = layout.at
        self.planets = layout.block("planet_used").size
        self.pilots = layout.block("hired").size // SEATS
        self.cards = layout.block("drawn").size
        self.asked, self.asked_me, self.seats, self.options = at("asked"), at("asked_me"), at("seats"), at("options")
        self.round, self.active, self.first, self.last = at("round"), at("active"), at("first"), at("last_round")
        self.row, self.planets_left = at("row"), at("planets_left")
        self.pilot_row, self.pilots_left = at("pilot_row"), at("pilots_left")
        self.exploration_left, self.face_up, self.drawn = at("exploration_left"), at("face_up"), at("drawn")
        self.dice, self.rolled, self.free_reroll = at("dice"), at("rolled"), at("free_reroll")
        self.converter_used, self.follow_price = at("converter_used"), at("follow_price")
        self.hire_discount = at("hire_discount")
        self.follow_face, self.follow_user = at("follow_face"), at("follow_user")
        self.follow_asked, self.followed, self.planet_used = at("follow_asked"), at("followed"), at("planet_used")
        self.present, self.level, self.energy, self.culture = at("present"), at("level"), at("energy"), at("culture")
        self.points, self.dice_count, self.upgrade_cost = at("points"), at("dice_count"), at("upgrade_cost")
        self.ship_kind, self.ship_where = at("ship_kind"), at("ship_where")
        self.ship_row, self.ship_space = at("ship_row"), at("ship_space")
        self.colonies, self.planets_spent = at("colonies"), at("planets_spent")
        self.hired, self.flying, self.pilots_spent = at("hired"), at("flying"), at("pilots_spent")
        self.card_count, self.open_cards = at("cards"), at("open_cards")
        self.rogue, self.rogue_dice = at("rogue"), at("rogue_dice")
        self.rogue_bonus, self.rogue_die = at("rogue_bonus"), at("rogue_die")
        self.my_choices, self.my_mission, self.my_cards = at("my_choices"), at("my_mission"), at("my_cards")
        self.my_badges, self.peeked = at("my_badges"), at("peeked")
        self._options: Options | None = None
        self._chosen: list[int] = []

    def write(self, state: State, seat: int, now: int, into: bytearray, at: int) -> None:
        self._table(state, seat, into, at)
        self._turn(state, seat, into, at)
        self._question(state, seat, into, at)
        seats = state.seats
        for galaxy in state.galaxies:
            self._galaxy(state, galaxy, 1 if galaxy.seat == ROGUE else (galaxy.seat - seat) % seats, into, at)
        self._own(state, state.galaxies[seat], into, at)

    def _table(self, s: State, seat: int, into: bytearray, at: int) -> None:
        into[at + self.seats + s.seats - 1] = 1
        into[at + self.round] = at_most(s.round)
        if s.active >= 0:
            into[at + self.active + (s.active - seat) % s.seats] = 1
        into[at + self.first + (s.first - seat) % s.seats] = 1
        if s.ending:
            into[at + self.last] = 1
        if s.options is not self._options:
            self._choose(s.options)
        for i in self._chosen:
            into[at + self.options + i] = 1
        place = at + self.row
        for planet in s.row:
            if planet >= 0:
                into[place + planet] = 1
            place += self.planets
        into[at + self.planets_left] = len(s.planets)
        if s.beyond:
            place = at + self.pilot_row
            for pilot in s.pilot_row:
                into[place + pilot] = 1
                place += self.pilots
            into[at + self.pilots_left] = len(s.pilots)
            into[at + self.exploration_left] = len(s.exploration)
            for card in s.face_up:
                into[at + self.face_up + card] = 1
            if s.drawn >= 0:
                into[at + self.drawn + s.drawn] = 1

    def _choose(self, options: Options) -> None:
        """Looks up the options, which are the same throughout a match."""
        self._options = options
        self._chosen = [i for i, option in enumerate(PRINTINGS) if getattr(options, option)]

    def _turn(self, s: State, seat: int, into: bytearray, at: int) -> None:
        dice = at + self.dice
        states = s.dice_states
        for i, face in enumerate(s.dice):
            into[dice + face * DICE_STATE_COUNT + states[i]] += 1
        if s.rolled:
            into[at + self.rolled] = 1
        if not s.rerolled:
            into[at + self.free_reroll] = 1
        if s.converted:
            into[at + self.converter_used] = 1
        into[at + self.follow_price] = s.follow_price
        if s.hire_discount:
            into[at + self.hire_discount] = s.hire_discount
        if s.solo:
            into[at + self.rogue + s.rogue] = 1
            into[at + self.rogue_dice] = s.rogue_dice
            if s.rogue_bonus:
                into[at + self.rogue_bonus] = 1
            if s.rogue_die >= 0:
                into[at + self.rogue_die + s.rogue_die] = 1

    def _question(self, s: State, seat: int, into: bytearray, at: int) -> None:
        if not s.stack:
            return
        top = s.stack[-1]
        into[at + self.asked + QUESTION[type(top)]] = 1
        if isinstance(top, ChooseMissions):
            if seat in top.seats:
                into[at + self.asked_me] = 1
            return
        assert isinstance(top, Ask)
        if top.seat == seat:
            into[at + self.asked_me] = 1
        for i in range(len(s.stack) - 1, -1, -1):
            step = s.stack[i]
            if isinstance(step, Doing) and step.seat == top.seat:
                into[at + self.planet_used + step.planet] = 1
                break
        for i in range(len(s.stack) - 1, -1, -1):
            step = s.stack[i]
            if isinstance(step, FollowWindow) and step.seat >= 0:
                self._follow(step, seat, s.seats, into, at)
                break

    def _follow(self, window: FollowWindow, seat: int, seats: int, into: bytearray, at: int) -> None:
        into[at + self.follow_face + window.face] = 1
        into[at + self.follow_user + (1 if window.user == ROGUE else (window.user - seat) % seats)] = 1
        into[at + self.follow_asked + (window.seat - seat) % seats] = 1
        for follower in window.followed:
            into[at + self.followed + (follower - seat) % seats] = 1

    def _galaxy(self, s: State, g: Galaxy, place: int, into: bytearray, at: int) -> None:
        into[at + self.present + place] = 1
        into[at + self.level + place * LAST_LEVEL + g.level - 1] = 1
        into[at + self.energy + place] = g.energy
        into[at + self.culture + place] = g.culture
        into[at + self.points + place] = at_most(s.points(g.seat), 100)
        if g.seat != ROGUE:
            into[at + self.dice_count + place] = LEVEL_DICE[g.level] - s.fewer_dice
            into[at + self.upgrade_cost + place] = upgrade_cost(s, g.seat)
        slot = place * SHIPS
        for ship in g.ships:
            where = ship.where
            into[at + self.ship_kind + slot * KIND_COUNT + ship.kind] = 1
            into[at + self.ship_where + slot * PLACE_COUNT + where] = 1
            if SURFACE <= where <= ORBIT:
                row = _place_in(s.row, ship.at)
                if row >= 0:
                    into[at + self.ship_row + slot * ROW + row] = 1
            elif where == DANGER:
                into[at + self.open_cards + place * self.cards + ship.at] = 1
            if ship.space:
                into[at + self.ship_space + slot] = ship.space
            if ship.pilot >= 0:
                into[at + self.flying + place * self.pilots + ship.pilot] = 1
            slot += 1
        first = at + self.colonies + place * self.planets
        for planet in g.colonies:
            into[first + planet] = 1
        if g.used_planets:
            _bits(g.used_planets, self.planets, into, at + self.planets_spent + place * self.planets)
        if s.beyond:
            first = at + self.hired + place * self.pilots
            for pilots in g.hangar:
                for pilot in pilots:
                    into[first + pilot] = 1
            if g.used_pilots:
                _bits(g.used_pilots, self.pilots, into, at + self.pilots_spent + place * self.pilots)
            into[at + self.card_count + place] = len(g.cards)

    def _own(self, s: State, g: Galaxy, into: bytearray, at: int) -> None:
        for mission in g.dealt:
            into[at + self.my_choices + mission] = 1
        if g.mission >= 0:
            into[at + self.my_mission + g.mission] = 1
        if s.beyond:
            for card in g.cards:
                into[at + self.my_cards + card] = 1
            for badge, count in enumerate(badge_counts(g)):
                into[at + self.my_badges + badge] = count
            if s.top_known >> g.seat & 1:
                into[at + self.peeked + s.exploration.top[0]] = 1


def _place_in(row: list[int], planet: int) -> int:
    for i, other in enumerate(row):
        if other == planet:
            return i
    return -1


def _bits(bits: int, count: int, into: bytearray, first: int) -> None:
    for i in range(count):
        if bits >> i & 1:
            into[first + i] = 1
