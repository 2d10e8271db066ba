"""The log is the game: folds, records, undo, rewinds and clones all reach the same state; sums stay."""

from __future__ import annotations

from readyroom.core.chance import Chance
from readyroom.core.codec import digest, to_json
from readyroom.core.conformance.case import Case, Nonconforming
from readyroom.core.conformance.play import bots_on, play_on, played, random_match, walk
from readyroom.core.errors import BadOptions, BrokenRecord, ReadyRoomError
from readyroom.core.match import Match
from readyroom.core.record_reader import replay_with


def check_fold(case: Case) -> None:
    """The same seed and actions give the same match, and so does its record read back from text; a changed record does
    not."""
    match = played(case)
    case.expect_same(random_match(case).digest, match.digest, "Two plays of one seed must end alike.")
    record = match.record()
    again = replay_with(case.game, to_json(record))
    case.expect_same(again.digest, match.digest, "A record must replay to the state it was made from.")
    case.expect_same(again.outcome, match.outcome, "A record must replay to the same outcome.")
    case.expect_same(again.record(), record, "A replayed match must write the same record.")
    for viewer in (None, *range(case.seats)):
        case.expect_same(again.events(viewer), match.events(viewer), f"A replay must tell viewer {viewer} the same.")
    record["entries"][-1]["at"] += 1
    try:
        replay_with(case.game, record)
    except BrokenRecord as broken:
        case.expect(broken.entry == match.seq, "A changed entry must be found where it is.", match)
    else:
        case.expect(False, "A changed record must be refused.", match)
    try:
        Match.start(case.game, case.options, case.seats, case.seed, max(case.game.versions) + 1)
    except BadOptions:
        return
    case.expect(False, "A version that the game does not list must be refused.")


def check_conservation(case: Case) -> None:
    """Nothing is lost or doubled; the state is plain data; every seat that is asked can answer."""
    match = case.start()
    luck = Chance(f"walk:{case.seed}")
    sums = case.game.conserved(match.state)
    case.expect(bool(sums), "A game must say what it conserves.", match)
    while match.outcome is None:
        case.expect(match.seq < case.game.longest, f"No end after {case.game.longest} entries.", match)
        asked = tuple(seat for seat in range(case.seats) if match.legal(seat))
        case.expect_same(match.to_act, asked, "to_act must be the seats with something legal.", match)
        case.expect(bool(asked) or match.deadline is not None, "Nobody can act and no clock runs.", match)
        _check_facts(case, match)
        play_on(match, luck)
        check_whole(case, match, sums)
    _check_end(case, match)


def check_whole(case: Case, match: Match, sums: dict[str, int]) -> None:
    """Nothing lost or doubled, nothing above its maximum, nothing impossible."""
    if case.game.conserved(match.state) != sums:
        case.expect_same(case.game.conserved(match.state), sums, "Something was lost or doubled.", match)
    for what, (held, most) in case.game.bounded(match.state).items():
        if not 0 <= held <= most:
            case.expect(False, f"There are {held} {what}, and never may be more than {most} or less than 0.", match)
    for flaw in case.game.flaws(match.state):
        case.expect(False, flaw, match)


def _check_facts(case: Case, match: Match) -> None:
    standing = case.game.standing(match.state)
    case.expect(len(standing) in (0, case.seats), "standing must have one number for each seat.", match)
    moment = case.game.moment(match.state)
    whose = None if moment is None else moment.seat
    case.expect(whose is None or 0 <= whose < case.seats, "A moment belongs to a seat of the match.", match)
    due = match.deadline
    case.expect(due is None or due > match.now, "A deadline must lie ahead.", match)


def _check_end(case: Case, match: Match) -> None:
    outcome = match.outcome
    if outcome is None:
        return
    case.expect(match.to_act == () and match.deadline is None, "Nobody acts after the end.", match)
    case.expect(not any(match.legal(seat) for seat in range(case.seats)), "Nothing is legal after the end.", match)
    case.expect(len(outcome.scores) == case.seats == len(outcome.ranking), "Each seat has a score and a place.", match)
    case.expect(outcome.together == case.game.together, "A crew wins or loses together, rivals do not.", match)
    places = sorted(outcome.ranking)
    shared = [1 + sum(other < place for other in places) for place in places]
    if outcome.together:
        case.expect(places in ([1] * case.seats, [2] * case.seats), f"Places {places} are not a crew's.", match)
    else:
        case.expect(case.seats == 1 or places == shared, f"Places {outcome.ranking} are not a ranking.", match)
    case.expect(outcome.reason.endswith((".", "!")), "The reason for the end must be a sentence.", match)


def check_travel(case: Case) -> None:
    """A clone is independent; undo and rewind reach the prefix's state; everything replays."""
    luck = Chance(f"travel:{case.seed}")
    for match in walk(case, 6):
        before = match.digest
        case.expect_same(digest(match.state.clone().dump()), digest(match.state.dump()), "A clone must equal.", match)
        case.expect_same(match.at(match.seq).digest, before, "at(seq) must be the state after seq.", match)
        clone = match.clone()
        for _ in range(6):
            if clone.outcome is None:
                _check_step_and_undo(case, clone, luck)
        case.expect_same(match.digest, before, "What is done to a clone must not touch the original.", match)
        if clone.outcome is None:
            _check_rewind(case, clone, luck)


def _check_step_and_undo(case: Case, match: Match, luck: Chance) -> None:
    """Plays on; what can be undone is undone on a copy, which must return to the earlier state."""
    before, length = match.digest, match.seq
    play_on(match, luck)
    actor = match.entries[-1].actor
    if match.seq != length + 1 or actor < 0 or not match.can_undo(actor):
        return
    trial = match.clone()
    events = trial.undo(actor)
    case.expect(len(events) == 1 and trial.seq == match.seq + 1, "An undo is an entry and tells of itself.", match)
    case.expect_same(trial.digest, before, "Undo must come to the fold of the prefix.", match)


def _check_rewind(case: Case, match: Match, luck: Chance) -> None:
    """Rewinds, plays on, undoes what it can, and replays it all."""
    to = match.line[luck.below(len(match.line))]
    trial = match.clone()
    trial.rewind(to)
    case.expect_same(trial.digest, match.at(to).digest, "A rewind must come to the state it goes back to.", match)
    for _ in range(3):
        if trial.outcome is None:
            play_on(trial, luck)
            actor = trial.entries[-1].actor
            if actor >= 0 and trial.can_undo(actor):
                trial.undo(actor)
    again = replay_with(case.game, trial.record())
    case.expect_same(again.digest, trial.digest, "A match with an undo and a rewind must replay.", match)


def soak(case: Case, level: str = "") -> int:
    """One match from start to end, in random play or by bots of a level: checked after every entry, and replayed from
    its record. Returns the number of entries; raises Nonconforming, also for errors in rules or bots."""
    match = case.start()
    luck = Chance(f"walk:{case.seed}")
    players = [case.game.bot(level) for _ in range(case.seats)] if level else []
    sums = case.game.conserved(match.state)
    while match.outcome is None:
        case.expect(match.seq < case.game.longest, f"No end after {case.game.longest} entries.", match)
        try:
            if level:
                bots_on(match, players, luck)
            else:
                play_on(match, luck)
        except Exception as wrong:
            who = f"A {level} bot, or the rules" if level else "The rules"
            raise Nonconforming(f"{case} after entry {match.seq}: {who} raised {wrong!r}.") from wrong
        check_whole(case, match, sums)
    try:
        again = replay_with(case.game, match.record())
    except ReadyRoomError as wrong:
        case.expect(False, f"The record does not replay: {wrong}", match)
        raise
    case.expect_same(again.digest, match.digest, "The record must replay to the same state.", match)
    return match.seq
