"""Cabal: a small turn-based game with hidden cards, bluffing and off-turn reactions. Only for tests.

Each member of a station's council is dealt three cards and secretly puts one back; all do so at once. In turn, they
earn credits or claim the powers of a role, whether they hold it or not. Anyone may challenge a claim, the victim may
block it, and the member proved wrong gives up a card. The last one with cards runs the station.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from tests.games import cabal_table
from tests.games.cabal_steps import Claim, PuttingBack, State, deal, living

from readyroom.core.chance import Chance
from readyroom.core.choice import Field, Pick, Value
from readyroom.core.deck import Deck
from readyroom.core.errors import BadOptions
from readyroom.core.facts import Fact, Trait, words
from readyroom.core.game import Bot
from readyroom.core.match import Match
from readyroom.core.stepped import SteppedGame
from readyroom.core.struct import Action, Catalog, Moment, Outcome
from readyroom.core.telling import Telling

LAST_STANDING = "Only one member is left on the council."
ADJOURNED = "The council adjourned; the most cards, then the most credits, decide."


class CabalOptions(msgspec.Struct, frozen=True):
    """What a table of Cabal chooses."""

    purse: Annotated[int, msgspec.Meta(ge=0, le=5, title="Credits at the start")] = 2
    crowded: Annotated[bool, msgspec.Meta(title="For four only: everyone starts without credits")] = False


class RoleFacts(msgspec.Struct, frozen=True):
    id: str
    name: str
    copies: int


class CabalCatalog(Catalog, frozen=True):
    roles: tuple[RoleFacts, ...]


class CabalOrders(msgspec.Struct, frozen=True):
    """Standing orders: never object to a claim."""

    allow: bool = False


class MemberView(msgspec.Struct, frozen=True):
    """One member of the council as everybody sees it."""

    seat: int
    credits: int
    cards: int
    given_up: tuple[str, ...]


class ClaimView(msgspec.Struct, frozen=True):
    """A claim that waits for answers."""

    seat: int
    role: str
    deed: str
    target: int
    asked: tuple[int, ...]


class CouncilView(msgspec.Struct, frozen=True):
    """The public view."""

    round: int
    active: int
    members: tuple[MemberView, ...]
    deck: int
    still_choosing: tuple[int, ...]
    claim: ClaimView | None


class HandView(msgspec.Struct, frozen=True):
    """One member's cards, and the card chosen to be put back until everyone has chosen."""

    cards: tuple[str, ...]
    putting_back: str | None


class Cabal(SteppedGame[CabalOptions, State, CouncilView, HandView]):
    slug = "cabal"
    title = "Cabal"
    blurb = "Bluff your way through a station's council."
    minutes = 10
    seats = range(2, 5)
    versions = (1, 2)
    """Version 1 gave everyone one credit more."""
    Options = CabalOptions
    Orders = CabalOrders
    actions = cabal_table.ACTIONS
    events = cabal_table.EVENTS
    secret = (cabal_table.PutBack,)
    notation = cabal_table.NOTATION
    phrases = cabal_table.PHRASES
    levels = ("steady",)
    traits = (Trait("role", "Role lost"), Trait("credits", "Credits", number=True))
    longest = 2_000

    def check_options(self, options: CabalOptions, seats: int) -> None:
        if options.crowded and seats != 4:
            raise BadOptions("The crowded council needs exactly 4 seats.")

    def begin(self, options: CabalOptions, seats: int, version: int, t: Telling) -> State:
        purse = 0 if options.crowded else options.purse
        state = State(
            seats, purse + (version == 1), Deck(sorted(list(range(len(cabal_table.ROLES))) * cabal_table.COPIES))
        )
        for seat in range(seats):
            deal(state, seat, 3, t)
        state.stack.append(PuttingBack(tuple(range(seats))))
        return state

    def refusal(self, state: State, seat: int, action: Action) -> str:
        if not state.hands[seat]:
            return "You have left the council."
        return str(state.stack[-1].refusal(state, seat, action))

    def result(self, state: State) -> Outcome:
        standing = [(len(hand), credits) for hand, credits in zip(state.hands, state.credits, strict=True)]
        return Outcome(
            scores=tuple(10 * cards + credits for cards, credits in standing),
            ranking=tuple(1 + sum(other > mine for other in standing) for mine in standing),
            reason=LAST_STANDING if len(living(state)) == 1 else ADJOURNED,
        )

    def facts(self, match: Match, seat: int) -> tuple[Fact, ...]:
        roles = words("role", (cabal_table.ROLES[card] for card in match.state.open[seat]))
        return (*roles, Fact("credits", match.state.credits[seat]))

    def public(self, state: State) -> CouncilView:
        top = state.stack[-1] if state.stack else None
        return CouncilView(
            round=state.round,
            active=state.active,
            members=tuple(
                MemberView(
                    seat, state.credits[seat], len(hand), tuple(cabal_table.ROLES[card] for card in state.open[seat])
                )
                for seat, hand in enumerate(state.hands)
            ),
            deck=len(state.deck),
            still_choosing=top.to_act(state) if isinstance(top, PuttingBack) else (),
            claim=ClaimView(top.seat, top.role, top.deed, top.target, top.seats) if isinstance(top, Claim) else None,
        )

    def own(self, state: State, seat: int) -> HandView:
        choosing = bool(state.stack) and isinstance(state.stack[-1], PuttingBack) and state.putting[seat] >= 0
        return HandView(
            tuple(cabal_table.ROLES[card] for card in state.hands[seat]),
            cabal_table.ROLES[state.putting[seat]] if choosing else None,
        )

    def imagine(self, state: State, viewer: int | None, chance: Chance) -> None:
        hidden = [seat for seat in range(len(state.hands)) if seat != viewer]
        cards = sorted(state.deck.pool + [card for seat in hidden for card in state.hands[seat]])
        chance.shuffle(cards)
        for seat in hidden:
            count = len(state.hands[seat])
            state.hands[seat] = sorted(cards[:count])
            del cards[:count]
        state.deck.pool = sorted(cards)
        state.legal = None  # the legal actions depend on the hand
        if state.stack and isinstance(state.stack[-1], PuttingBack):
            for seat in hidden:
                if state.putting[seat] >= 0:
                    state.putting[seat] = state.hands[seat][chance.below(3)]

    def standing(self, state: State) -> tuple[int, ...]:
        return tuple(len(hand) for hand in state.hands)

    def moment(self, state: State) -> Moment:
        if state.stack and isinstance(state.stack[-1], PuttingBack):
            return Moment(0, None, "Before the council meets")
        return Moment(state.round, state.active)

    def prompt(self, state: State, seat: int) -> str:
        return str(state.stack[-1].prompt(state, seat))

    def picks(self, state: State, seat: int) -> tuple[Pick, ...]:
        targets = [action.target for action in self.legal(state, seat) if isinstance(action, cabal_table.Raid)]
        if len(targets) < 2:
            return ()
        values = tuple(Value(target, f"Seat {target + 1}", "seat") for target in targets)
        return (Pick("raid", "Raid as the corsair", (Field("target", "Whom?", values),)),)

    def preset(self, state: State, seat: int, orders: Any) -> Action | None:
        answering = bool(state.stack) and isinstance(state.stack[-1], Claim)
        return cabal_table.Allow() if orders.allow and answering else None

    def catalog(self) -> CabalCatalog:
        return CabalCatalog(tuple(RoleFacts(role, role.capitalize(), cabal_table.COPIES) for role in cabal_table.ROLES))

    def coverage(self) -> tuple[str, ...]:
        return (*cabal_table.ROLES, "cargo", "raid", "sabotage", LAST_STANDING)

    def conserved(self, state: State) -> dict[str, int]:
        cards = [*state.deck.cards(), *(card for pile in state.hands + state.open for card in pile)]
        return {role: cards.count(i) for i, role in enumerate(cabal_table.ROLES)}

    def bounded(self, state: State) -> dict[str, tuple[int, int]]:
        dealt = 3 if state.stack and isinstance(state.stack[-1], PuttingBack) else 2
        bounds = {
            f"credits of seat {seat}": (had, cabal_table.MUST_DENOUNCE - 1 + cabal_table.CARGO)
            for seat, had in enumerate(state.credits)
        }
        for seat, hand in enumerate(state.hands):
            bounds[f"cards of seat {seat}"] = (len(hand) + len(state.open[seat]), dealt)
        return bounds

    def flaws(self, state: State) -> tuple[str, ...]:
        choosing = bool(state.stack) and isinstance(state.stack[-1], PuttingBack)
        return tuple(
            f"Seat {seat} puts a card back that it does not hold."
            for seat, card in enumerate(state.putting)
            if choosing and card >= 0 and card not in state.hands[seat]
        )

    def option_sets(self) -> Iterable[CabalOptions]:
        return (CabalOptions(), CabalOptions(purse=0), CabalOptions(crowded=True))

    def bot(self, level: str) -> Bot:
        return SteadyBot() if level == "steady" else super().bot(level)


class SteadyBot:
    """Rarely bluffs, believes most claims, and attacks the leader."""

    def choose(self, state: State, seat: int, legal: list[Action], chance: Chance) -> Action:
        held = {cabal_table.ROLES[card] for card in state.hands[seat]}
        honest = [action for action in legal if self._role(action) in held]
        if honest:
            return honest[chance.below(len(honest))]
        if cabal_table.Allow() in legal:
            return cabal_table.Challenge() if chance.below(5) == 0 else cabal_table.Allow()
        if cabal_table.Work() in legal:
            return cabal_table.Work() if chance.below(4) else legal[chance.below(len(legal))]
        return legal[chance.below(len(legal))]

    def _role(self, action: Action) -> str:
        if isinstance(action, cabal_table.RunCargo):
            return "smuggler"
        if isinstance(action, cabal_table.Raid):
            return "corsair"
        return str(getattr(action, "role", ""))


GAME = Cabal()
