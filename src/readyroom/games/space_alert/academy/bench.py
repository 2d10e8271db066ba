"""A lesson as it is being planned: your hand, the boards, and what can be done now, asked as a table would ask it.
Nothing is kept here: the caller says which cards were laid so far."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from readyroom.core.choice import Field, Pick, Value
from readyroom.games.space_alert import actions as a
from readyroom.games.space_alert.academy.lesson import SPECIAL_CARD, Half, Laid, Lesson
from readyroom.games.space_alert.academy.played_cards import ANDROID, FIRST_PHASE, YOU, BadLaying, plan_of, plans
from readyroom.games.space_alert.mission.card_names import CARD_WORDS
from readyroom.games.space_alert.picks import HALF_FIELD
from readyroom.games.space_alert.view import SpaceView

LessonAction = (
    a.Play | a.TakeBack | a.TurnOver | a.PlaySpecial | a.TakeBackSpecial | a.Feed | a.UseHeroic | a.Withdraw | a.Give
)
Heard = Literal["incoming_data", "data_transfer", "data_transfer_ends", "phase_ends"]
FIRST_ANDROID: Final = 1
MOST_LAID: Final = 24


class LessonPlan(msgspec.Struct, frozen=True):
    """A lesson's cards so far, and something to do with them, if anything. ``phase`` is the one you have begun;
    ``heard`` is what the computer has said on the clock. Without a clock it is None, and everything has come."""

    laid: Annotated[tuple[Laid, ...], msgspec.Meta(max_length=MOST_LAID)] = ()
    phase: int = 1
    heard: Annotated[tuple[Heard, ...], msgspec.Meta(max_length=4)] | None = None
    action: LessonAction | None = None


class Bench(msgspec.Struct, frozen=True):
    """The boards, and what can be done now. Turns ``first`` to ``last`` are open; ``plans`` are what everyone but you
    and the android has called, in acting order, with the card you gave."""

    laid: tuple[Laid, ...]
    phase: int
    phases: int
    first: int
    last: int
    hand: tuple[str, ...]
    heroic: str | None
    board: tuple[SpaceView, ...]
    android: tuple[SpaceView, ...]
    plans: tuple[tuple[str, ...], ...]
    picks: tuple[Pick, ...]
    legal: tuple[LessonAction, ...]


def bench(lesson: Lesson, asked: LessonPlan) -> Bench:
    """Does what was asked for, if anything, and shows the bench; raises ``BadLaying`` for what cannot be done."""
    plans(lesson, asked.laid)
    found = _Bench(lesson, asked)
    if asked.action is not None:
        done = found.after(asked.action)
        plans(lesson, done)
        found = _Bench(lesson, msgspec.structs.replace(asked, laid=done))
    return found.shown()


class _Bench:
    """A lesson at a moment."""

    def __init__(self, lesson: Lesson, asked: LessonPlan) -> None:
        heard = asked.heard
        came = {"incoming_data", "data_transfer"} if heard is None else set(heard)
        self.lesson = lesson
        self.laid = asked.laid
        begun = lesson.phases if "phase_ends" in came else asked.phase
        self.phase = max(1, min(begun, lesson.phases))
        self.first = FIRST_PHASE + 1 if self.phase > 1 else 1
        self.last = FIRST_PHASE if self.phase < lesson.phases else lesson.turns
        self.giving = lesson.transfer is not None and "data_transfer" in came and "data_transfer_ends" not in came
        self.dealt = list(lesson.hand)
        if lesson.incoming and "incoming_data" in came:
            self.dealt.append(lesson.incoming)
        if lesson.transfer is not None and "data_transfer" in came:
            self.dealt.append(lesson.transfer.gets)
        if self.phase > 1:
            self.dealt += lesson.second

    # -- what there is

    def heroic(self) -> str | None:
        """The android's own card, until it is laid."""
        if self.lesson.android is None:
            return None
        card = self.lesson.android.heroic
        return None if any(one.android and one.card == card for one in self.laid) else card

    def hand(self, laid: tuple[Laid, ...]) -> list[str]:
        hand = self.dealt.copy()
        heroic = None if self.lesson.android is None else self.lesson.android.heroic
        for one in laid:
            if one.card in hand and not (one.android and one.card == heroic):
                hand.remove(one.card)
        return hand

    def free(self, android: bool) -> list[int]:
        taken = {one.turn for one in self.on(android)}
        return [turn for turn in range(self.first, self.last + 1) if turn not in taken]

    def on(self, android: bool) -> list[Laid]:
        """The cards on your board, or on the android's."""
        return [one for one in self.laid if one.android == android and not one.given]

    def receiver(self) -> int:
        """The seat that a card may be given to; the android has none."""
        transfer = self.lesson.transfer
        places = [mate.name for mate in self.lesson.mates]
        places.insert(YOU, "")
        return places.index("" if transfer is None else transfer.to)

    def plans(self) -> tuple[tuple[str, ...], ...]:
        found: list[tuple[str, ...]] = [tuple(plan_of(self.lesson, mate, self.laid)) for mate in self.lesson.mates]
        found.insert(YOU, ())
        if self.lesson.android is not None:
            found.insert(ANDROID, ())
        return tuple(found)

    # -- what can be done

    def picks(self) -> tuple[Pick, ...]:
        cards = Field("card", "Card", tuple(Value(card, CARD_WORDS[card], "card") for card in self.hand(self.laid)))
        found = [Pick("play", "Plan", (cards, HALF_FIELD, _turns(self.free(False))))]
        if self.giving:
            to = Field("to", "To", (Value(self.receiver(), f"Seat {self.receiver()}", "seat"),))
            found.append(Pick("give", "Give a card", (cards, to)))
        if self.lesson.android is not None:
            whom = {"android": FIRST_ANDROID}
            room = _turns(self.free(True))
            found.append(Pick("feed", f"Plan for Android {FIRST_ANDROID}", (cards, HALF_FIELD, room), whom))
            if self.heroic() is not None:
                found.append(Pick("use_heroic", f"Android {FIRST_ANDROID}'s heroic card", (HALF_FIELD, room), whom))
        return tuple(pick for pick in found if all(field.values for field in pick.fields))

    def legal(self) -> tuple[LessonAction, ...]:
        """What else can be done: cards taken back or flipped, and the special card."""
        found: list[LessonAction] = []
        for one in self.laid:
            if one.given or not self.first <= one.turn <= self.last:
                continue
            if one.android:
                found.append(a.Withdraw(FIRST_ANDROID, one.turn))
            elif one.card == SPECIAL_CARD:
                found.append(a.TakeBackSpecial(one.turn))
            else:
                found += [a.TakeBack(one.turn), a.TurnOver(one.turn)]
        trained = self.lesson.trained
        if trained is not None and not any(one.card == SPECIAL_CARD for one in self.laid):
            sides: tuple[a.Side, ...] = ("basic", "advanced") if trained.level > 1 else ("basic",)
            found += [a.PlaySpecial(side, turn) for turn in self.free(False) for side in sides]
        return tuple(found)

    def after(self, action: LessonAction) -> tuple[Laid, ...]:
        """The cards after something was done."""
        if not self.allows(action):
            raise BadLaying("You cannot do that in this lesson right now.")
        if isinstance(action, a.Play | a.Feed):
            return self.lay(action.turn, action.card, action.half, isinstance(action, a.Feed))
        if isinstance(action, a.UseHeroic):
            return self.lay(action.turn, self.heroic() or "", action.half, android=True)
        if isinstance(action, a.PlaySpecial):
            return self.lay(action.turn, SPECIAL_CARD, action.side)
        if isinstance(action, a.Give) and self.lesson.transfer is not None:
            return (*self.kept(), Laid(self.lesson.transfer.turn, action.card, "action", given=True))
        if isinstance(action, a.TurnOver):
            return tuple(
                _flipped(one) if one in self.on(False) and one.turn == action.turn else one for one in self.laid
            )
        gone = [one for one in self.on(isinstance(action, a.Withdraw)) if one.turn == getattr(action, "turn", 0)]
        return tuple(one for one in self.laid if one not in gone)

    def allows(self, action: LessonAction) -> bool:
        if isinstance(action, a.Give):  # after a change of mind the other card comes back
            return self.giving and action.to == self.receiver() and action.card in self.hand(self.kept())
        if isinstance(action, a.Play | a.Feed | a.UseHeroic):
            return any(_fits(pick, action) for pick in self.picks())
        return action in self.legal()

    def lay(self, turn: int, card: str, half: Half, android: bool = False) -> tuple[Laid, ...]:
        return (*self.laid, Laid(turn, card, half, android))

    def kept(self) -> tuple[Laid, ...]:
        return tuple(one for one in self.laid if not one.given)

    def shown(self) -> Bench:
        return Bench(
            self.laid, self.phase, self.lesson.phases, self.first, self.last, tuple(self.hand(self.laid)),
            self.heroic(), _spaces(self.on(False)), _spaces(self.on(True)), self.plans(), self.picks(), self.legal(),
        )  # fmt: skip


def _fits(pick: Pick, action: a.Play | a.Feed | a.UseHeroic) -> bool:
    """Whether an action fills a pick."""
    data = msgspec.to_builtins(action)
    fixed = {"type": pick.type, **pick.fixed}
    values = {field.name: {value.value for value in field.values} for field in pick.fields}
    return all(value == fixed[name] if name in fixed else value in values.get(name, ()) for name, value in data.items())


def _flipped(one: Laid) -> Laid:
    return msgspec.structs.replace(one, half="action" if one.half == "movement" else "movement")


def _spaces(laid: list[Laid]) -> tuple[SpaceView, ...]:
    """A board as the table would show it to its owner."""
    return tuple(
        SpaceView(one.turn, "", None, "", one.half, 1)
        if one.half == "basic" or one.half == "advanced"
        else SpaceView(one.turn, one.half, one.card, "")
        for one in laid
    )


def _turns(room: list[int]) -> Field:
    return Field("turn", "Turn", tuple(Value(turn, f"turn {turn}", "turn") for turn in room))
