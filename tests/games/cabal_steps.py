"""Cabal: the state, and the steps of a turn in the order of its rules."""

from __future__ import annotations

from tests.games.cabal_table import (
    BLOCKERS,
    CARGO,
    CLAIMS,
    DENOUNCE_PRICE,
    LAST_ROUND,
    MUST_DENOUNCE,
    ROLES,
    SABOTAGE_PRICE,
    Allow,
    Block,
    Blocked,
    CaughtLying,
    Challenge,
    Challenged,
    Claimed,
    CouncilMeets,
    Dealt,
    DealtHidden,
    Denounce,
    Earned,
    GaveUp,
    GiveUp,
    Ousted,
    Paid,
    Proved,
    PutBack,
    PutOneBack,
    Raid,
    Raided,
    Role,
    RunCargo,
    Sabotage,
    Work,
)

from readyroom.core.deck import Deck
from readyroom.core.english import count
from readyroom.core.steps import Ask, AskAll, Step, SteppedState
from readyroom.core.struct import Action
from readyroom.core.telling import Telling


class State(SteppedState):
    """Cards are role numbers (see ROLES)."""

    __slots__ = ("active", "credits", "deck", "hands", "open", "putting", "round")

    def __init__(self, seats: int, credits: int, deck: Deck) -> None:
        self.deck = deck
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.putting: list[int] = [-1] * seats
        self.open: list[list[int]] = [[] for _ in range(seats)]
        self.credits: list[int] = [credits] * seats
        self.active = 0
        self.round = 1
        self.stack = []
        self.legal = None
        self.over = False

    def clone(self) -> State:
        copy = State(0, 0, self.deck.clone())
        copy.hands = [hand.copy() for hand in self.hands]
        copy.putting = self.putting.copy()
        copy.open = [cards.copy() for cards in self.open]
        copy.credits = self.credits.copy()
        copy.active = self.active
        copy.round = self.round
        copy.stack = self.stack.copy()
        copy.legal = self.legal
        copy.over = self.over
        return copy


def living(s: State) -> list[int]:
    return [seat for seat, hand in enumerate(s.hands) if hand]


class PuttingBack(AskAll[State]):
    """Everyone at once, secretly: one card goes back."""

    __slots__ = ()

    def options(self, s: State, seat: int) -> list[Action]:
        return [PutBack(ROLES[card]) for card in sorted(set(s.hands[seat]))]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, PutBack)
        s.stack[-1] = PuttingBack(self.without(seat))
        s.putting[seat] = ROLES.index(action.card)
        t.tell(PutOneBack(seat))

    def run(self, s: State, t: Telling) -> None:
        for seat, card in enumerate(s.putting):
            s.hands[seat].remove(card)
            s.deck.pool.append(card)
        s.deck.pool.sort()
        s.putting = [0] * len(s.hands)
        t.tell(CouncilMeets())
        s.stack[-1] = Turn(s.active)

    def prompt(self, s: State, seat: int) -> str:
        return "Which card do you put back? Nobody else will see it."

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if s.putting[seat] >= 0:
            return "You have put your card back; wait for the others."
        if isinstance(action, PutBack):
            return f"You were not dealt a {action.card}."
        return "The council has not met yet: put a card back first."


class Turn(Ask[State]):
    """One member's turn."""

    __slots__ = ()

    def waits(self, s: State) -> bool:
        return True

    def options(self, s: State) -> list[Action]:
        seat = self.seat
        others = [other for other in living(s) if other != seat]
        if s.credits[seat] >= MUST_DENOUNCE:
            return [Denounce(other) for other in others]
        legal: list[Action] = [Work(), RunCargo(), *[Raid(other) for other in others]]
        if s.credits[seat] >= SABOTAGE_PRICE:
            legal += [Sabotage(other) for other in others]
        if s.credits[seat] >= DENOUNCE_PRICE:
            legal += [Denounce(other) for other in others]
        return legal

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack[-1] = NextTurn()
        if isinstance(action, Work):
            earn(s, seat, 1, t)
        elif isinstance(action, RunCargo):
            claim(s, seat, "cargo", -1, t)
        elif isinstance(action, Raid):
            claim(s, seat, "raid", action.target, t)
        elif isinstance(action, Sabotage):
            s.credits[seat] -= SABOTAGE_PRICE
            t.tell(Paid(seat, SABOTAGE_PRICE, action.target))
            claim(s, seat, "sabotage", action.target, t)
        elif isinstance(action, Denounce):
            s.credits[seat] -= DENOUNCE_PRICE
            t.tell(Paid(seat, DENOUNCE_PRICE, action.target))
            s.stack.append(Losing(action.target))

    def prompt(self, s: State, seat: int) -> str:
        if s.credits[seat] >= MUST_DENOUNCE:
            return f"You have {s.credits[seat]} credits, so you must denounce someone."
        return f"Your turn, with {count(s.credits[seat], 'credit')}: what do you do?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if seat != s.active:
            return "It is another member's turn."
        if s.credits[seat] >= MUST_DENOUNCE:
            return f"With {MUST_DENOUNCE} credits or more you must denounce someone."
        if isinstance(action, (Raid, Sabotage, Denounce)) and action.target == seat:
            return "You cannot turn on yourself."
        if isinstance(action, (Raid, Sabotage, Denounce)) and action.target not in living(s):
            return "There is no such member on the council any more."
        if isinstance(action, Sabotage):
            return f"Sabotage costs {SABOTAGE_PRICE} credits, and you have {s.credits[seat]}."
        if isinstance(action, Denounce):
            return f"Denouncing costs {DENOUNCE_PRICE} credits, and you have {s.credits[seat]}."
        return "Nothing has been claimed yet that you could answer."


class NextTurn(Step[State]):
    """The turn goes on to the next member, until one is left or the council adjourns."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        left = living(s)
        if len(left) > 1 and s.round <= LAST_ROUND:
            before = s.active
            s.active = next((seat for seat in left if seat > before), left[0])
            s.round += s.active <= before
        if len(left) > 1 and s.round <= LAST_ROUND:
            s.stack[-1] = Turn(s.active)
        else:
            s.over = True


class Claim(AskAll[State]):
    """A member claims a role. All others are asked at once; the first to object counts."""

    __slots__ = ("deed", "role", "seat", "target")

    def __init__(self, seat: int, role: Role, deed: str, target: int, seats: tuple[int, ...]) -> None:
        super().__init__(seats)
        self.seat = seat
        self.role = role
        self.deed = deed
        self.target = target

    def left_to(self, *seats: int) -> Claim:
        """The same claim, with only these seats left to answer."""
        return Claim(self.seat, self.role, self.deed, self.target, seats)

    def options(self, s: State, seat: int) -> list[Action]:
        legal: list[Action] = [Allow(), Challenge()]
        if seat == self.target and self.deed in BLOCKERS:
            legal += [Block(role) for role in BLOCKERS[self.deed]]
        return legal

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        if isinstance(action, Allow):
            s.stack[-1] = self.left_to(*self.without(seat))
        elif isinstance(action, Block):
            t.tell(Blocked(seat, action.role))
            # A block is a claim on top of the one it blocks, which happens only if the block fails.
            s.stack[-1] = self.left_to()
            s.stack.append(Claim(seat, action.role, "block", self.seat, (self.seat,)))
        else:
            t.tell(Challenged(seat, self.seat))
            challenged(s, self, seat, t)

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        if not s.hands[self.seat]:
            return
        if self.deed == "block":
            s.stack.pop()  # the claim that was blocked
        elif self.deed == "cargo":
            earn(s, self.seat, CARGO, t)
        elif self.deed == "raid":
            loot = min(2, s.credits[self.target])
            s.credits[self.target] -= loot
            s.credits[self.seat] += loot
            t.tell(Raided(self.seat, self.target, loot))
        elif s.hands[self.target]:
            s.stack.append(Losing(self.target))

    def prompt(self, s: State, seat: int) -> str:
        if self.deed == "block":
            return f"Seat {self.seat + 1} claims the {self.role} to block you. Do you believe it?"
        return f"Seat {self.seat + 1} claims the {self.role} ({self.deed}). Do you object?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if seat == self.seat:
            return "You have made a claim; wait whether anyone objects."
        if seat not in self.seats:
            return "You have no more say in this claim."
        if isinstance(action, Block):
            if seat != self.target or self.deed == "block":
                return "Only the one it is done to can block it."
            return f"The {action.role} cannot block that."
        return "A claim must be answered first: allow it, challenge it, or block it."


class Losing(Ask[State]):
    """A member turns a card face up; if all cards are alike there is no choice."""

    __slots__ = ()

    def waits(self, s: State) -> bool:
        # Asked even without a real choice: otherwise the missing pause would reveal that both cards are alike.
        return len(s.hands[self.seat]) > 1

    def options(self, s: State) -> list[Action]:
        return [GiveUp(ROLES[card]) for card in sorted(set(s.hands[self.seat]))]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, GiveUp)
        s.stack.pop()
        give_up(s, seat, ROLES.index(action.card), t)

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        if s.hands[self.seat]:
            give_up(s, self.seat, s.hands[self.seat][0], t)

    def prompt(self, s: State, seat: int) -> str:
        return "You must give up a card. Which one?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if seat != self.seat:
            return f"Seat {self.seat + 1} must give up a card first."
        if isinstance(action, GiveUp):
            return f"You have no {action.card} to give up."
        return "You must give up a card first."


def claim(s: State, seat: int, deed: str, target: int, t: Telling) -> None:
    t.tell(Claimed(seat, CLAIMS[deed], deed, target))
    s.stack.append(Claim(seat, CLAIMS[deed], deed, target, tuple(other for other in living(s) if other != seat)))


def challenged(s: State, claimed: Claim, challenger: int, t: Telling) -> None:
    """The member proved wrong gives up a card; a false claim has no effect."""
    t.reveal()
    s.stack[-1] = claimed.left_to()
    card = ROLES.index(claimed.role)
    if card in s.hands[claimed.seat]:
        t.tell(Proved(claimed.seat, claimed.role))
        s.hands[claimed.seat].remove(card)
        s.deck.pool.append(card)
        s.deck.pool.sort()
        deal(s, claimed.seat, 1, t)
        s.stack.append(Losing(challenger))
    else:
        t.tell(CaughtLying(claimed.seat, claimed.role))
        s.stack[-1] = Losing(claimed.seat)


def deal(s: State, seat: int, count: int, t: Telling) -> None:
    cards = [s.deck.draw(t.chance) for _ in range(count)]
    s.hands[seat] = sorted(s.hands[seat] + cards)
    t.whisper(Dealt(seat, tuple(ROLES[card] for card in cards)), seat, DealtHidden(seat, count))


def earn(s: State, seat: int, credits: int, t: Telling) -> None:
    s.credits[seat] += credits
    t.tell(Earned(seat, credits))


def give_up(s: State, seat: int, card: int, t: Telling) -> None:
    t.reveal()
    s.hands[seat].remove(card)
    s.open[seat].append(card)
    t.tell(GaveUp(seat, ROLES[card]))
    if not s.hands[seat]:
        t.tell(Ousted(seat))
