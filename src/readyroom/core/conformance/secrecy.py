"""Secrecy by non-interference.

Two matches that differ only in facts hidden from a viewer must look the same to that viewer, now and as play goes on,
until the rules reveal something. The second match is made by ``imagine``, which deals the hidden facts again.
"""

from __future__ import annotations

from typing import Any, Final

from readyroom.core.chance import Chance
from readyroom.core.codec import digest
from readyroom.core.conformance.case import Case
from readyroom.core.conformance.perturbations import wrong_actions
from readyroom.core.conformance.play import met_actions, played, walk
from readyroom.core.errors import ReadyRoomError
from readyroom.core.match import Match
from readyroom.core.struct import Action
from readyroom.core.telling import Told

MORE: Final = 6
"""A viewer has so many other matches in which to imagine a fact differently: in just one, chance may repeat it."""


def check_secrecy(case: Case) -> None:
    """Views, questions, refusals, previews and events never depend on what is hidden from their reader."""
    for match in walk(case, 12):
        if match.outcome is not None:
            continue
        for viewer in (None, *range(case.seats)):
            twin = imagined(match, viewer, f"twin:{case.seed}:{match.seq}")
            _same_sight(case, match, twin, viewer, deep=True)
            _same_future(case, match.clone(), twin, viewer)


def check_imagination(case: Case) -> None:
    """An imagined state depends only on the viewer's knowledge and on luck, keeps the sums, and can be played; and the
    others reimagine what one seat alone was told."""
    told_alone = {seat for told in _all_told(played(case)) for seat in told.only or ()}
    blind = {viewer for viewer in (None, *range(case.seats)) if told_alone - {viewer}}
    for match in walk(case, 12):
        if match.outcome is not None:
            continue
        for viewer in (None, *range(case.seats)):
            twin = imagined(match, viewer, f"one:{match.seq}")
            again = imagined(twin, viewer, "two")
            straight = imagined(match, viewer, "two")
            case.expect_same(
                again.state.dump(),
                straight.state.dump(),
                f"What viewer {viewer} imagines must not depend on what is hidden.",
                match,
            )
            case.expect_same(
                case.game.conserved(twin.state), case.game.conserved(match.state), "Imagining loses things.", match
            )
            _playable(case, twin, viewer)
        blind -= _imagining_otherwise(match, blind)
    for n in range(MORE):
        more = Case(case.game, case.options, case.seats, case.version, f"{case.seed}, match {n} more")
        for match in walk(more, 12) if blind else ():
            blind -= _imagining_otherwise(match, blind)
    case.expect(not blind, f"Viewers {blind} always imagine the very things that others alone were told.")


def _imagining_otherwise(match: Match, viewers: set[int | None]) -> set[int | None]:
    """Those who imagine some seat's knowledge differently from the truth."""
    if match.outcome is not None:
        return set()
    truth = _known(match)
    return {viewer for viewer in viewers if any(_known(imagined(match, viewer, f"try {n}")) != truth for n in range(4))}


def _known(match: Match) -> list[str]:
    """What each seat alone knows."""
    return [digest(match.view(seat).own) for seat in range(match.seats)]


def _all_told(match: Match) -> list[Told]:
    """Everything that was told, except to late actors: they learn nothing that could be imagined."""
    found: list[Told] = []
    past = match.at(0)
    for entry, told in zip(match.entries, match.told, strict=True):
        late = entry.seq > 0 and entry.action is not None and entry.actor >= 0 and past.live
        if not (late and entry.action not in past.legal(entry.actor)):
            found += told
        if entry.seq > 0:
            past.fold(entry, trusted=True)
    return found


def imagined(match: Match, viewer: int | None, seed: str) -> Match:
    """A match that the viewer cannot tell from this one."""
    twin = match.clone()
    match.game.imagine(twin.state, viewer, Chance(seed))
    return twin


def _same_sight(case: Case, one: Match, other: Match, viewer: int | None, deep: bool) -> None:
    case.expect_same(other.to_act, one.to_act, f"Who is asked tells viewer {viewer} something hidden.", one)
    case.expect_same(other.view(viewer), one.view(viewer), f"The view of {viewer} shows something hidden.", one)
    case.expect_same(open_facts(other), open_facts(one), f"Clock or standing tell {viewer} something hidden.", one)
    case.expect_same(other.foresee(viewer), one.foresee(viewer), f"{viewer} foresees something hidden.", one)
    if viewer is None or one.outcome is not None:
        return
    case.expect(_observed(other, viewer) == _observed(one, viewer), f"What {viewer} observes shows it.", one)
    case.expect_same(other.choice(viewer), one.choice(viewer), f"Seat {viewer}'s choice shows something hidden.", one)
    legal = one.legal(viewer)
    case.expect_same(other.legal(viewer), legal, f"Seat {viewer}'s legal list shows something hidden.", one)
    case.expect(one.can_undo(viewer) == other.can_undo(viewer), "can_undo shows something hidden.", one)
    if deep:
        for action in legal[:: 1 + len(legal) // 5]:
            case.expect_same(
                other.preview(viewer, action), one.preview(viewer, action), "A preview shows something hidden.", one
            )
            case.expect_same(
                other.foresee(viewer, action), one.foresee(viewer, action), "What is foreseen shows it.", one
            )
        for data in wrong_actions(one, viewer, met_actions(one), 20):
            case.expect_same(
                _answer(other, viewer, data), _answer(one, viewer, data), "A refusal tells something hidden.", one
            )


def _observed(match: Match, seat: int) -> bytearray | None:
    """The seat's observation, in a game that has one."""
    try:
        observer = match.game.observer(match.version)
    except LookupError:
        return None
    return observer.observe(match.state, seat, match.now)


def open_facts(match: Match) -> list[Any]:
    """What everyone sees without being told: the clock, the points, the moment."""
    over = match.outcome is not None
    return [match.deadline, match.live, over, match.game.standing(match.state), match.game.moment(match.state)]


def _answer(match: Match, seat: int, data: dict[str, Any]) -> str:
    """The answer to an attempt; accepted ones are made on a copy."""
    trial = match.clone()
    try:
        trial.act(seat, data)
    except ReadyRoomError as refused:
        return str(refused)
    return "accepted"


def _same_future(case: Case, one: Match, other: Match, viewer: int | None) -> None:
    """Both make the same actions: until something is revealed, the viewer is told the same."""
    luck = Chance(f"future:{case.seed}:{one.seq}:{viewer}")
    for _ in range(8):
        if one.outcome is not None or other.outcome is not None:
            return
        before = one.seq
        if not _both_go_on(case, one, other, viewer, luck):
            return
        hidden_from_here = not _any_sealed(one, before) and not _any_sealed(other, before)
        same = digest(one.events(viewer, before)) == digest(other.events(viewer, before))
        if not hidden_from_here:
            if not same or digest(one.view(viewer)) != digest(other.view(viewer)):
                return  # something different was revealed: from here on they differ for good reason
            continue
        case.expect_same(
            other.events(viewer, before), one.events(viewer, before), f"An event tells {viewer} what is hidden.", one
        )
        _same_sight(case, one, other, viewer, deep=False)


def _both_go_on(case: Case, one: Match, other: Match, viewer: int | None, luck: Chance) -> bool:
    due = one.deadline
    if not one.to_act:
        if due is not None:
            one.tick(due)
            other.tick(due)
        return due is not None
    seat = one.to_act[luck.below(len(one.to_act))]
    pair = _same_wish(one, other, seat, viewer, luck)
    if pair is None:
        return False
    one.act(seat, pair[0])
    try:
        other.act(seat, pair[1])
    except ReadyRoomError as fault:
        case.expect(False, f"An imagined match cannot be played on: {fault}", one)
    return True


def _same_wish(one: Match, other: Match, seat: int, viewer: int | None, luck: Chance) -> tuple[Action, Action] | None:
    """The same action in both; for a secret one, whose content the viewer must not learn, two different ones."""
    mine, theirs = one.legal(seat), other.legal(seat)
    wish = mine[luck.below(len(mine))]
    if seat != viewer and type(wish) in one.game.secret:
        alike = [a for a in theirs if type(a) is type(wish) and a != wish] or [a for a in theirs if a == wish]
        return (wish, alike[luck.below(len(alike))]) if alike else None
    common = [a for a in mine if a in theirs and type(a) not in one.game.secret]
    if wish in theirs:
        return wish, wish
    if common:
        pick = common[luck.below(len(common))]
        return pick, pick
    return None


def _any_sealed(match: Match, before: int) -> bool:
    return any(match.sealed(seq) for seq in range(before + 1, match.seq + 1))


def _playable(case: Case, twin: Match, viewer: int | None) -> None:
    luck = Chance(f"playable:{twin.seq}")
    trial = twin.clone()
    for _ in range(4):
        if trial.outcome is not None or not trial.to_act:
            return
        seat = trial.to_act[luck.below(len(trial.to_act))]
        legal = trial.legal(seat)
        try:
            trial.act(seat, legal[luck.below(len(legal))])
        except ReadyRoomError as fault:
            case.expect(False, f"What viewer {viewer} imagines cannot be played: {fault}", twin)
