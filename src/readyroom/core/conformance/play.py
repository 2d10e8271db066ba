"""Random play through the contract, identical on every machine: all checks walk along it."""

from __future__ import annotations

from collections.abc import Iterator

from readyroom.core.chance import Chance
from readyroom.core.conformance.case import Case
from readyroom.core.game import Bot
from readyroom.core.match import Match
from readyroom.core.struct import Action


def play_on(match: Match, luck: Chance) -> None:
    """One more entry (or a few, when deadlines pass): a seat acts, or the clock runs."""
    seats = match.to_act
    due = match.deadline
    if due is not None and (not seats or luck.below(8) == 0):
        match.tick(max(due, match.now))
        return
    seat = seats[luck.below(len(seats))]
    legal = match.legal(seat)
    if due is None:
        match.act(seat, legal[luck.below(len(legal))])
        return
    at = match.now + luck.below(1_500)
    match.tick(at)  # the moment may have changed
    if seat in match.to_act:
        wishes = match.legal(seat)
        late = late_actions(match, seat) if luck.below(4) == 0 else []
        match.act(seat, late[luck.below(len(late))] if late else wishes[luck.below(len(wishes))])


def bots_on(match: Match, players: list[Bot], luck: Chance) -> None:
    """One more entry by bots, each knowing only what its seat knows; the clock runs when all of them wait."""
    for seat in match.to_act:
        imagined = match.state.clone()
        match.game.imagine(imagined, seat, luck)
        action = players[seat].choose(imagined, seat, match.legal(seat), luck)
        if action is not None:
            match.act(seat, action)
            return
    match.tick(match.deadline if match.deadline is not None else match.now)


def random_match(case: Case, luck: Chance | None = None) -> Match:
    """A whole match in random play; Nonconforming if it does not end in time."""
    match = case.start()
    chosen = luck if luck is not None else Chance(f"walk:{case.seed}")
    while match.outcome is None:
        case.expect(match.seq < case.game.longest, f"No end after {case.game.longest} entries of random play.", match)
        case.expect(bool(match.to_act) or match.deadline is not None, "Nobody can act and no clock runs.", match)
        play_on(match, chosen)
    return match


def played(case: Case) -> Match:
    """The case's finished random match, played once for all checks."""
    if case.played is None:
        case.played = random_match(case)
    return case.played


def walk(case: Case, moments: int) -> Iterator[Match]:
    """A random match at about so many evenly spread moments. It is played once, then folded for each caller. The match
    itself is handed out: look, and clone to touch."""
    entries = played(case).entries
    stride = max(1, len(entries) // moments)
    match = case.start()
    yield match
    shown = 0
    for entry in entries[1:]:
        match.fold(entry, trusted=True)
        if match.seq - shown >= stride or entry is entries[-1]:
            shown = match.seq
            yield match


def met_actions(match: Match) -> list[Action]:
    """Every distinct action so far, in the order met."""
    kernel = ("tick", "undo", "lay")
    made = [entry.action for entry in match.entries if entry.action is not None]
    return list(dict.fromkeys(a for a in made if a.__struct_config__.tag not in kernel))


def late_actions(match: Match, seat: int) -> list[Action]:
    """Other seats' actions that this seat would now make too late."""
    if not match.live:
        return []
    legal = match.legal(seat)
    return [a for a in met_actions(match)[-20:] if a not in legal and match.game.late(match.state, seat, a)]
