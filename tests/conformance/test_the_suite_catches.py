"""The conformance suite finds each flaw in games that have exactly one."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import pytest
from tests.games.cabal import Cabal, CabalOptions, CouncilView, HandView, SteadyBot
from tests.games.cabal_steps import State
from tests.games.cabal_table import (
    ROLES,
    SENTENCES,
    TERMS,
    Allow,
    Blocked,
    Challenge,
    Challenged,
    Earned,
    PutBack,
    PutOneBack,
    Raid,
    RunCargo,
    Work,
)
from tests.games.scramble import KnownView, Scramble
from tests.games.scramble_rules import State as HeapState
from tests.games.scramble_table import HOLD, Grab, Leave, Taken

from readyroom.core.chance import Chance
from readyroom.core.choice import Choice
from readyroom.core.conformance import CHECKS, Case, Nonconforming, cases, check_game, soak
from readyroom.core.conformance.bots import check_bots
from readyroom.core.conformance.folds import check_conservation
from readyroom.core.errors import ReadyRoomError
from readyroom.core.game import Bot
from readyroom.core.observation import Block, Layout, Observer
from readyroom.core.struct import Action, Outcome
from readyroom.core.telling import Telling
from readyroom.core.view import View
from readyroom.core.words import Phrasebook


class TellsLearnersTheDeck(Cabal):
    """What a seat observes as numbers counts a card that only its holder has seen."""

    def observer(self, version: int) -> Observer:
        return _OthersHands(Layout(version, 1, [Block("hands", "a card of the next seat", most=255)]))


class _OthersHands(Observer):
    def write(self, state: State, seat: int, now: int, into: bytearray, at: int) -> None:
        other = state.hands[(seat + 1) % len(state.hands)]
        into[at] = 1 + other[0] if other else 0


class LosesACard(Cabal):
    """A proved claim eats a card."""

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        super().apply(state, seat, action, t)
        if isinstance(action, Challenge):
            state.deck.pool.pop()


class PaysTooMuch(Cabal):
    """Work pays more than anyone may ever have."""

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        super().apply(state, seat, action, t)
        if isinstance(action, Work):
            state.credits[seat] += 12


class GoesIntoDebt(Cabal):
    """Work costs what nobody has."""

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        super().apply(state, seat, action, t)
        if isinstance(action, Work):
            state.credits[seat] = -1


class PutsBackWhatIsNotThere(Cabal):
    """An impossible state with correct counts: a card put back that was never dealt."""

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        super().apply(state, seat, action, t)
        if isinstance(action, PutBack) and -1 in state.putting:
            missing = [card for card in range(len(ROLES)) if card not in state.hands[seat]]
            state.putting[seat] = missing[0]


class HoldsTooMuch(Scramble):
    """A crew may take one crate more than its hold has room for."""

    def legal(self, state: HeapState, seat: int) -> list[Action]:
        legal = super().legal(state, seat)
        free = [Grab(crate) for crate, holder in enumerate(state.holder) if holder < 0]
        full = Leave() in legal and len(state.hold(seat)) == HOLD
        return [*free, *legal] if full else legal


class ShowsTheDeck(Cabal):
    """The number of the round tells which card lies first in the deck."""

    def public(self, state: State) -> CouncilView:
        view = super().public(state)
        top = state.deck.pool[0] if state.deck.pool else 0
        return CouncilView(view.round * 10 + top, view.active, view.members, view.deck, view.still_choosing, view.claim)


class ShowsANeighbourHand(Cabal):
    """A seat's own view holds the next seat's cards."""

    def own(self, state: State, seat: int) -> HandView:
        neighbour = state.hands[(seat + 1) % len(state.hands)]
        return HandView(tuple(ROLES[card] for card in neighbour), None)


class ForeseesANeighbourHand(Cabal):
    """Where things lead depends on the next seat's cards."""

    def foresee(self, state: State, viewer: int | None, action: Action | None = None) -> HandView | None:
        return None if viewer is None else HandView(tuple(ROLES[c] for c in state.hands[viewer - 1]), None)


class TellsWhatWasPutBack(Cabal):
    """The event gives the card away, though no view does."""

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        if isinstance(action, PutBack):
            t.tell(Earned(seat, ROLES.index(action.card)))
        super().apply(state, seat, action, t)


class RefusesByWhatOthersHold(Cabal):
    """A refusal depends on another's cards."""

    def refusal(self, state: State, seat: int, action: Action) -> str:
        others = sum(sum(hand) for i, hand in enumerate(state.hands) if i != seat)
        return f"You cannot do that now, for reason number {others}."


class OffersByWhatOthersHold(Cabal):
    """Raiding is offered only when the victim cannot block it."""

    def legal(self, state: State, seat: int) -> list[Action]:
        legal = super().legal(state, seat)
        return [a for a in legal if not isinstance(a, Raid) or ROLES.index("warden") not in state.hands[a.target]]


class AsksOnlyLiars(Cabal):
    """Whether a challenge is offered tells whether it would succeed; previews show it, too."""

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        super().apply(state, seat, action, t)
        if isinstance(action, Challenge):
            t.sealed = False


class ImaginesTheTruth(Cabal):
    """Bots are handed the real hands."""

    def imagine(self, state: State, viewer: int | None, chance: Chance) -> None:
        chance.below(2)


class ImaginesAllButTheHands(Cabal):
    """The hands stay as they are; only the order of the deck, which nobody looks at, is new."""

    def imagine(self, state: State, viewer: int | None, chance: Chance) -> None:
        state.deck.pool.sort()
        chance.shuffle(state.deck.pool)


class ShufflesTheTruth(Cabal):
    """Shuffled luck over cards in their true order: the same luck gives another deal where the truth was another."""

    def imagine(self, state: State, viewer: int | None, chance: Chance) -> None:
        hidden = [seat for seat in range(len(state.hands)) if seat != viewer]
        if any(card >= 0 for card in state.putting):
            super().imagine(state, viewer, chance)
        cards = state.deck.pool + [card for seat in hidden for card in state.hands[seat]]
        chance.shuffle(cards)
        for seat in hidden:
            count = len(state.hands[seat])
            state.hands[seat] = [cards.pop() for _ in range(count)]
        state.deck.pool = cards


class PeekingBot(SteadyBot):
    """Remembers the truth behind the imagined state."""

    truth: list[list[int]] = []

    def choose(self, state: State, seat: int, legal: list[Action], chance: Chance) -> Action:
        return legal[sum(sum(hand) for hand in self.truth) % len(legal)]


class HasAPeekingBot(Cabal):
    def imagine(self, state: State, viewer: int | None, chance: Chance) -> None:
        PeekingBot.truth = [hand.copy() for hand in state.hands]
        super().imagine(state, viewer, chance)

    def bot(self, level: str) -> Bot:
        return PeekingBot()


class StumblingBot(SteadyBot):
    """Fails as soon as a member has lost a card."""

    def choose(self, state: State, seat: int, legal: list[Action], chance: Chance) -> Action:
        if any(state.open):
            raise ZeroDivisionError("the bot stumbles")
        return super().choose(state, seat, legal, chance)


class HasAStumblingBot(Cabal):
    def bot(self, level: str) -> Bot:
        return StumblingBot()


class ForgetsToClone(Cabal):
    """The clone shares the hands."""

    def setup(self, options: CabalOptions, seats: int, version: int, t: Telling) -> State:
        state = super().setup(options, seats, version, t)
        shared = SharingState(seats, 0, state.deck)
        for name in ("hands", "putting", "open", "credits", "stack"):
            setattr(shared, name, getattr(state, name))
        return shared


class SharingState(State):
    def clone(self) -> State:
        copy = SharingState(0, 0, self.deck.clone())
        original = super().clone()
        for name in ("putting", "open", "credits", "stack", "active", "round"):
            setattr(copy, name, getattr(original, name))
        copy.hands = self.hands
        return copy


class OffersLess(Cabal):
    """The choice leaves an answer out."""

    def choice(self, state: State, seat: int) -> Choice | None:
        choice = super().choice(state, seat)
        return None if choice is None else Choice(seat, choice.prompt, choice.options[:1], choice.picks)


class AsksTheWrongSeat(Cabal):
    def to_act(self, state: State) -> tuple[int, ...]:
        return tuple(range(len(state.hands))) if state.stack else ()


class Mumbles(Cabal):
    def refusal(self, state: State, seat: int, action: Action) -> str:
        return "no"


class WritesTwoActionsAlike(Cabal):
    notation = {**Cabal.notation, RunCargo: "work"}


class NeverEnds(Cabal):
    longest = 300

    def legal(self, state: State, seat: int) -> list[Action]:
        legal = super().legal(state, seat)
        return [Work()] if Work() in legal else [Allow()] if Allow() in legal else legal

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        super().apply(state, seat, action, t)
        state.credits[seat] = 0
        state.round = 1


class LegalButImpossible(Cabal):
    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        if isinstance(action, RunCargo):
            raise KeyError("cargo")
        super().apply(state, seat, action, t)


class KeepsNoCount(Cabal):
    def conserved(self, state: State) -> dict[str, int]:
        return {}


class NoWordsForIt(Cabal):
    phrases = type(Cabal.phrases)(dict.fromkeys(Cabal.events, "{seat}"), {})


class SpeaksBadly(Cabal):
    """Its verbs do not agree with the reader."""

    phrases = Phrasebook({**SENTENCES, Blocked: "{seat} blocks it, claiming the {role:role}."}, TERMS)


class HushesWithoutAWord(Cabal):
    """People are silenced and not told why."""

    def hushed(self, state: State) -> str:
        return "hush"


class StrangeRanking(Cabal):
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return None if outcome is None else Outcome(outcome.scores, tuple(3 for _ in outcome.scores), "Over.")


class LosesAsACrewByHalves(Cabal):
    """A crew in which only some have won."""

    together = True

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return None if outcome is None else Outcome(outcome.scores, outcome.ranking, outcome.reason, together=True)


class DrawsOutsideTheLog(Cabal):
    """Its own luck, which no replay can reproduce."""

    count = 0

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        super().apply(state, seat, action, t)
        DrawsOutsideTheLog.count += 1
        state.credits[seat] += DrawsOutsideTheLog.count % 3


class OrdersTheImpossible(Cabal):
    def preset(self, state: State, seat: int, orders: Any) -> Action | None:
        return Challenge()


class UnlistedEvent(Cabal):
    events: ClassVar[Any] = tuple(kind for kind in Cabal.events if kind not in (PutOneBack, Challenged))


class ShowsOthersCrates(Scramble):
    def own(self, state: HeapState, seat: int) -> KnownView:
        return KnownView({crate: value for crate, value in enumerate(state.value) if value}, None)


class PunishesTheLate(Scramble):
    def apply(self, state: HeapState, seat: int, action: Action, t: Telling) -> None:
        if isinstance(action, Grab) and state.holder[action.crate] >= 0:
            state.points[seat] -= 1
        super().apply(state, seat, action, t)


class TellsEveryoneWhoWasLate(Scramble):
    def apply(self, state: HeapState, seat: int, action: Action, t: Telling) -> None:
        if isinstance(action, Grab) and state.holder[action.crate] >= 0:
            t.tell(Taken(seat, action.crate, seat))
        super().apply(state, seat, action, t)


class LooksCanBeTakenBack(Scramble):
    """A look into a crate that another seat has looked into needs no luck; without reveal() it could be undone."""

    def apply(self, state: HeapState, seat: int, action: Action, t: Telling) -> None:
        super().apply(state, seat, action, t)
        t.sealed = False


class ShowsItsOwnPaper(Cabal):
    """The view is a list that the rules keep modifying."""

    paper: ClassVar[list[int]] = []

    def public(self, state: State) -> Any:
        self.paper[:] = state.credits
        return self.paper


class CountsByTruth(Cabal):
    """One credit is shown as a truth, in a place for numbers."""

    def public(self, state: State) -> Any:
        return tuple(credit == 1 or credit for credit in state.credits), state.round % 2 == 0 or 1


class DrawsTooWide(Cabal):
    """Its board does not fit a terminal."""

    def board(self, view: View[CouncilView, Any], names: Sequence[str] = ()) -> str:
        return super().board(view, names) + "\n" + "─" * 81


class DrawsTheTruth(Cabal):
    """Its board shows the hands as they are, whatever the view says."""

    latest: State

    def public(self, state: State) -> CouncilView:
        self.latest = state
        return super().public(state)

    def board(self, view: View[CouncilView, Any], names: Sequence[str] = ()) -> str:
        return f"Hands: {self.latest.hands}"


class SpeaksPython(Cabal):
    """Its board is the view as Python writes it."""

    def board(self, view: View[CouncilView, Any], names: Sequence[str] = ()) -> str:
        return "\n".join(textwrap.wrap(repr(view.public), 70))


FLAWED: list[tuple[type[Cabal] | type[Scramble], str]] = [
    (TellsLearnersTheDeck, "check_secrecy"),
    (LosesACard, "check_conservation"),
    (LosesAsACrewByHalves, "check_conservation"),
    (PaysTooMuch, "check_conservation"),
    (GoesIntoDebt, "check_conservation"),
    (PutsBackWhatIsNotThere, "check_conservation"),
    (HoldsTooMuch, "check_conservation"),
    (ShowsItsOwnPaper, "check_changes"),
    (CountsByTruth, "check_changes"),
    (DrawsTooWide, "check_boards"),
    (DrawsTheTruth, "check_boards"),
    (SpeaksPython, "check_boards"),
    (ShowsTheDeck, "check_secrecy"),
    (ShowsANeighbourHand, "check_secrecy"),
    (ForeseesANeighbourHand, "check_secrecy"),
    (TellsWhatWasPutBack, "check_secrecy"),
    (RefusesByWhatOthersHold, "check_secrecy"),
    (OffersByWhatOthersHold, "check_secrecy"),
    (AsksOnlyLiars, "check_secrecy"),
    (ImaginesTheTruth, "check_imagination"),
    (ImaginesAllButTheHands, "check_imagination"),
    (ShufflesTheTruth, "check_imagination"),
    (HasAPeekingBot, "check_bots"),
    (HasAStumblingBot, "check_bots"),
    (ForgetsToClone, "check_travel"),
    (OffersLess, "check_questions"),
    (AsksTheWrongSeat, "check_conservation"),
    (Mumbles, "check_legality"),
    (WritesTwoActionsAlike, "check_notation"),
    (NeverEnds, "check_fold"),
    (LegalButImpossible, "check_legality"),
    (KeepsNoCount, "check_conservation"),
    (NoWordsForIt, "check_words"),
    (SpeaksBadly, "check_language"),
    (HushesWithoutAWord, "check_words"),
    (StrangeRanking, "check_conservation"),
    (DrawsOutsideTheLog, "check_fold"),
    (OrdersTheImpossible, "check_legality"),
    (UnlistedEvent, "check_legality"),
    (ShowsOthersCrates, "check_secrecy"),
    (PunishesTheLate, "check_legality"),
    (TellsEveryoneWhoWasLate, "check_legality"),
    (LooksCanBeTakenBack, "check_secrecy"),
    (AsksOnlyLiars, "check_sealing"),
    (LooksCanBeTakenBack, "check_sealing"),
]


@pytest.mark.parametrize(("flawed", "check"), FLAWED, ids=lambda x: x if isinstance(x, str) else x.__name__)
def test_each_flaw_is_caught_by_its_own_check(flawed: type[Cabal], check: str) -> None:
    found: dict[str, Callable[[Case], None]] = {one.__name__: one for one in CHECKS}
    with pytest.raises((Nonconforming, ReadyRoomError, LookupError)):
        for case in cases(flawed(), seeds=3):
            found[check](case)


@pytest.mark.parametrize(
    ("flawed", "sentence"),
    [
        (PaysTooMuch, r"There are \d+ credits of seat \d, and never may be more than 12 or less than 0."),
        (GoesIntoDebt, r"There are -1 credits of seat \d, and never may be"),
        (HoldsTooMuch, r"There are 5 crates in the hold of seat \d, and never may be more than 4"),
        (PutsBackWhatIsNotThere, r"Seat \d puts a card back that it does not hold."),
    ],
    ids=lambda x: x if isinstance(x, str) else x.__name__,
)
def test_values_out_of_bounds_and_impossible_states_are_named(flawed: type[Cabal], sentence: str) -> None:
    with pytest.raises(Nonconforming, match=sentence):
        for case in cases(flawed(), seeds=3):
            check_conservation(case)


def test_a_bot_that_raises_is_named_with_the_entry_by_the_check_and_by_the_soak() -> None:
    case = Case(HasAStumblingBot(), CabalOptions(), 2, 2, "0")
    with pytest.raises(Nonconforming, match=r"after entry \d+: The steady bot of seat \d raised ZeroDivisionError"):
        check_bots(case)
    with pytest.raises(Nonconforming, match=r"after entry \d+: A steady bot, or the rules raised ZeroDivisionError"):
        soak(case, "steady")


def test_a_failure_names_the_game_case_entry_and_rule() -> None:
    with pytest.raises(Nonconforming, match=r"cabal\[plain,2 seats.*seed 0\] after entry \d+: Something was lost"):
        check_game(LosesACard())
