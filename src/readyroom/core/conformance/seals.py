"""What was seen cannot be unseen: no seat alone can take back an entry that showed it something new.

This is tested without asking the kernel what it has sealed: the same action is made, with the same luck, in matches
that differ only in what is hidden from the actor. If the actor then sees a difference, the action has revealed
something.
"""

from __future__ import annotations

from typing import Final

from readyroom.core.codec import digest
from readyroom.core.conformance.case import Case
from readyroom.core.conformance.legality import is_sentence
from readyroom.core.conformance.play import walk
from readyroom.core.conformance.secrecy import imagined, open_facts
from readyroom.core.entry import Entry
from readyroom.core.errors import BrokenRecord, IllegalAction, ReadyRoomError
from readyroom.core.match import Match
from readyroom.core.record_reader import replay_with
from readyroom.core.struct import Action, Undo

TWINS: Final = 2
"""Compared with so many other matches: where little is hidden, one may be dealt alike by chance."""


def check_sealing(case: Case) -> None:
    """A seat that rolled, drew or saw something hidden cannot take it back: not by asking, not in a forged record."""
    replayed = False
    for match in walk(case, 20):
        for seat in match.to_act:
            legal = match.legal(seat)
            for action in legal[:: 1 + len(legal) // 4]:
                done = match.clone()
                done.act(seat, action)
                if done.outcome is None and _showed_something(case, match, done, seat, action):
                    _check_sealed(case, done, seat, match.write(action))
                    if not replayed:
                        _check_no_record(case, done, seat, match.write(action))
                        replayed = True


def _showed_something(case: Case, before: Match, done: Match, seat: int, action: Action) -> bool:
    if done.entries[-1].chance:
        return True
    sight = _sight(done, seat, before.seq)
    for n in range(TWINS):
        twin = imagined(before, seat, f"sealed {n}:{case.seed}:{before.seq}")
        try:
            twin.act(seat, action)
        except ReadyRoomError as fault:
            case.expect(False, f"{before.write(action)!r} cannot be done in an imagined match: {fault}", before)
        if twin.outcome is not None or _sight(twin, seat, before.seq) != sight:
            return True
    return False


def _sight(match: Match, seat: int, before: int) -> str:
    """Everything a seat is shown after an action."""
    told = [event for _, event in match.events(seat, before)]
    return digest([told, match.view(seat), match.choice(seat), match.to_act, open_facts(match)])


def _check_sealed(case: Case, done: Match, seat: int, text: str) -> None:
    rule = f"{text!r} has shown seat {seat} something, and it can be taken back"
    case.expect(not done.can_undo(seat), f"{rule}.", done)
    try:
        done.clone().undo(seat)
    except IllegalAction as refused:
        case.expect(is_sentence(str(refused)), f"The refusal to take back {text!r} is no sentence: {refused}", done)
    else:
        case.expect(False, f"{rule} all the same.", done)
    try:
        done.clone().fold(_taking_back(done, seat))
    except BrokenRecord:
        return
    case.expect(False, f"{rule} in a forged log.", done)


def _check_no_record(case: Case, done: Match, seat: int, text: str) -> None:
    """A record that takes it back is well formed, and still refused."""
    forged = done.clone()
    forged.fold(_taking_back(done, seat), trusted=True)
    try:
        replay_with(case.game, forged.record())
    except BrokenRecord as broken:
        case.expect(
            broken.entry == forged.seq, f"A forged record is refused, but not where it was forged: {text}", done
        )
        return
    case.expect(False, f"A record in which seat {seat} takes back {text!r}, which has shown something, replays.", done)


def _taking_back(done: Match, seat: int) -> Entry:
    return Entry(len(done.entries), done.now, seat, Undo(done.line[-2]), ())
