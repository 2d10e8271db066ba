"""Salvage: a small game for two to four, complete. docs/add-a-game.md explains it piece by piece.

Before the first dive everybody secretly bets on a cautious or a bold crew. On your turn you dive into a wreck as often
as you dare: each dive brings up 1 to 5 crates, but on a 6 the air runs out and all crates of this turn sink back. The
round in which someone has 20 crates aboard is the last. Then the bets are opened: a cautious crew is paid 4 crates if
it never lost its air, a bold one 2 for each time it did.

    readyroom play --game examples.games.salvage:GAME salvage
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal

import msgspec

from readyroom.core.chance import Chance
from readyroom.core.facts import Fact, Trait, words
from readyroom.core.match import Match
from readyroom.core.space import Axis, Family, Space
from readyroom.core.stepped import SteppedGame
from readyroom.core.steps import Ask, AskAll, Step, SteppedState
from readyroom.core.struct import Action, Event, Moment, Outcome
from readyroom.core.telling import Telling
from readyroom.core.words import Phrasebook

Crew = Literal["cautious", "bold"]
CREWS: Final[tuple[Crew, ...]] = ("cautious", "bold")
CRATES: Final = 40
"""In the wreck, for each seat."""
ENOUGH: Final = 20
LAST_ROUND: Final = 30
NO_AIR: Final = 5
"""The face of a die, counted from 0, that ends a turn."""


class SalvageOptions(msgspec.Struct, frozen=True):
    """What a table chooses."""

    bets: bool = True


# -- what people do, and what happens


class Bet(Action, frozen=True):
    """Bet on your crew, in secret."""

    on: Crew


class Dive(Action, frozen=True):
    """Dive once more."""


class Surface(Action, frozen=True):
    """Bring the crates of this turn aboard."""


class BetPlaced(Event, frozen=True):
    seat: int


class Found(Event, frozen=True):
    seat: int
    crates: int


class AirLost(Event, frozen=True):
    seat: int
    crates: int


class Surfaced(Event, frozen=True):
    seat: int
    crates: int


class Paid(Event, frozen=True):
    seat: int
    on: Crew
    crates: int


ACTIONS = (Bet, Dive, Surface)
EVENTS = (BetPlaced, Found, AirLost, Surfaced, Paid)
BETS: Final[list[Action]] = [Bet(crew) for crew in CREWS]
DIVE: Final[list[Action]] = [Dive()]
DIVE_OR_SURFACE: Final[list[Action]] = [*DIVE, Surface()]
SPACE: Final = Space(1, [Family(Bet, Axis("on", CREWS)), Family(Dive), Family(Surface)])
NOTATION: Final[dict[type[Action], str]] = {Bet: "bet {on}", Dive: "dive", Surface: "surface"}
PHRASES = Phrasebook(
    {
        Bet: "Bet on a {on:crew} crew.",
        Dive: "Dive.",
        Surface: "Bring it all aboard.",
        BetPlaced: "{seat} [place] a bet.",
        Found: "{seat} [dive] and [find] {crates:# more crate}.",
        AirLost: "{seat} [run] out of air and [lose] {crates:# crate}.",
        Surfaced: "{seat} [bring] {crates:# crate} aboard.",
        Paid: "{seat} [be] paid {crates:# crate} for a bet on {on:a crew} crew.",
    },
    {"crew": {crew: crew for crew in CREWS}},
)


# -- the state


class State(SteppedState):
    """All facts of a match. What the steps need besides (the stack, the open question, the end) is in SteppedState."""

    __slots__ = ("aboard", "bets", "found", "losses", "round", "wreck")

    def __init__(self, seats: int) -> None:
        self.stack = []
        self.legal = None
        self.over = False
        self.round = 1
        self.wreck = CRATES * seats
        self.found = 0
        """Crates found this turn, not yet aboard."""
        self.aboard = [0] * seats
        self.losses = [0] * seats
        self.bets: list[int] = [-1] * seats

    def clone(self) -> State:
        copy = State(0)
        copy.stack = self.stack.copy()
        copy.legal = self.legal
        copy.over = self.over
        copy.round = self.round
        copy.wreck = self.wreck
        copy.found = self.found
        copy.aboard = self.aboard.copy()
        copy.losses = self.losses.copy()
        copy.bets = self.bets.copy()
        return copy


# -- the steps, in the order of the rules


class PlaceBets(AskAll[State]):
    """Everyone at once, in secret."""

    __slots__ = ()
    question: ClassVar[str] = "What kind of crew do you bet on? The others will not see it."
    reason: ClassVar[str] = "First everybody places a bet."

    def options(self, s: State, seat: int) -> list[Action]:
        return BETS

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, Bet)
        s.stack[-1] = PlaceBets(self.without(seat))
        s.bets[seat] = CREWS.index(action.on)
        t.tell(BetPlaced(seat))


class TakeTurn(Ask[State]):
    """Dive as often as you dare."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        return DIVE_OR_SURFACE if s.found else DIVE

    def waits(self, s: State) -> bool:
        return True  # the first dive, too, is yours to make

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        if isinstance(action, Surface):
            s.aboard[seat] += s.found
            t.tell(Surfaced(seat, s.found))
            s.found = 0
            s.stack[-1] = NextTurn(seat)
            return
        face = t.chance.below(6)
        if face == NO_AIR:
            s.losses[seat] += 1
            t.tell(AirLost(seat, s.found))
            s.wreck += s.found
            s.found = 0
            s.stack[-1] = NextTurn(seat)
        else:
            crates = min(face + 1, s.wreck)
            s.wreck -= crates
            s.found += crates
            t.tell(Found(seat, crates))

    def prompt(self, s: State, seat: int) -> str:
        return f"You have found {s.found}. Dive again, or bring it aboard?" if s.found else "Your turn: dive."

    def refusal(self, s: State, seat: int, action: Action) -> str:
        return "There is nothing to bring aboard yet." if isinstance(action, Surface) else ""


class NextTurn(Step[State]):
    """Asks nobody: it runs by itself. The last round is played to its end."""

    __slots__ = ("after",)

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, s: State, t: Telling) -> None:
        following = (self.after + 1) % len(s.aboard)
        if following == 0:
            if max(s.aboard) >= ENOUGH or s.round == LAST_ROUND:
                s.stack[-1] = OpenBets()
                return
            s.round += 1
        s.stack[-1] = TakeTurn(following)


class OpenBets(Step[State]):
    """The last step takes itself off the stack, and with that the match is over."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        t.reveal()
        for seat, bet in enumerate(s.bets):
            if bet >= 0:
                pay = 2 * s.losses[seat] if CREWS[bet] == "bold" else 4 * (not s.losses[seat])
                pay = min(pay, s.wreck)
                s.wreck -= pay
                s.aboard[seat] += pay
                t.tell(Paid(seat, CREWS[bet], pay))


# -- what people see


class SalvageView(msgspec.Struct, frozen=True):
    """What everybody sees."""

    round: int
    wreck: int
    found: int
    aboard: tuple[int, ...]
    losses: tuple[int, ...]
    betting: tuple[int, ...]


class OwnView(msgspec.Struct, frozen=True):
    """What one seat sees besides."""

    bet: Crew | None


class Salvage(SteppedGame[SalvageOptions, State, SalvageView, OwnView]):
    slug = "salvage"
    title = "Salvage"
    blurb = "Dive once more, or bring it home."
    minutes = 10
    seats = range(2, 5)
    Options = SalvageOptions
    actions = ACTIONS
    events = EVENTS
    secret = (Bet,)
    notation = NOTATION
    phrases = PHRASES
    traits = (Trait("bet", "Bet"), Trait("losses", "Air lost", number=True))
    longest = 2_000

    def begin(self, options: SalvageOptions, seats: int, version: int, t: Telling) -> State:
        state = State(seats)
        state.stack.append(TakeTurn(0))
        if options.bets:
            state.stack.append(PlaceBets(tuple(range(seats))))
        return state

    def result(self, state: State) -> Outcome:
        aboard = tuple(state.aboard)
        ranking = tuple(1 + sum(other > mine for other in aboard) for mine in aboard)
        return Outcome(aboard, ranking, "The wreck is empty.")

    def facts(self, match: Match, seat: int) -> tuple[Fact, ...]:
        bet = match.state.bets[seat]
        return (*words("bet", [CREWS[bet]] if bet >= 0 else []), Fact("losses", match.state.losses[seat]))

    def public(self, state: State) -> SalvageView:
        betting = self.to_act(state) if state.stack and isinstance(state.stack[-1], PlaceBets) else ()
        return SalvageView(state.round, state.wreck, state.found, tuple(state.aboard), tuple(state.losses), betting)

    def own(self, state: State, seat: int) -> OwnView:
        return OwnView(CREWS[state.bets[seat]] if state.bets[seat] >= 0 else None)

    def imagine(self, state: State, viewer: int | None, chance: Chance) -> None:
        """Others' bets are hidden until the end: any bet will do."""
        if not state.over:
            for seat, bet in enumerate(state.bets):
                if bet >= 0 and seat != viewer:
                    state.bets[seat] = chance.below(len(CREWS))

    def standing(self, state: State) -> tuple[int, ...]:
        return tuple(state.aboard)

    def moment(self, state: State) -> Moment:
        top = state.stack[-1] if state.stack else None
        return Moment(state.round, top.seat if isinstance(top, TakeTurn) else None)

    def space(self, version: int) -> Space:
        return SPACE

    def conserved(self, state: State) -> dict[str, int]:
        return {"crates": state.wreck + state.found + sum(state.aboard)}

    def bounded(self, state: State) -> dict[str, tuple[int, int]]:
        return {"rounds": (state.round, LAST_ROUND)}

    def option_sets(self) -> tuple[SalvageOptions, ...]:
        return SalvageOptions(), SalvageOptions(bets=False)


GAME = Salvage()
