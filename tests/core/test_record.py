"""A record replays to the same match, and any change or cut in it is located."""

from __future__ import annotations

import copy
import json
import re
from functools import cache
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.builders import council, heap
from tests.games import cabal, scramble
from tests.games.cabal_steps import State
from tests.games.cabal_table import Work

from readyroom.core import registry
from readyroom.core.chance import Chance, commitment
from readyroom.core.codec import to_json
from readyroom.core.conformance import Case, cases, play_on, random_match
from readyroom.core.entry import Entry
from readyroom.core.errors import BrokenRecord, NotARecord, UnknownGame
from readyroom.core.match import Match
from readyroom.core.record import chained
from readyroom.core.record_reader import replay, replay_with
from readyroom.core.struct import Action, Undo
from readyroom.core.telling import Telling


@cache
def finished() -> Match:
    return random_match(Case(cabal.GAME, cabal.CabalOptions(), 3, 2, "a finished match"))


@cache
def text() -> bytes:
    return json.dumps(finished().record(), separators=(",", ":")).encode()


def test_a_record_is_plain_data_that_survives_json() -> None:
    record = finished().record()
    assert json.loads(json.dumps(record)) == record
    assert replay_with(cabal.GAME, json.dumps(record)).outcome == finished().outcome


@pytest.mark.usefixtures("small_games")
def test_a_registered_game_is_found_by_its_slug() -> None:
    assert replay(finished().record()).digest == finished().digest


def test_a_match_of_an_unknown_game_or_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(registry._GAMES, "cabal", raising=False)  # another test may have made it known
    record = finished().record()
    with pytest.raises(UnknownGame, match="no game called 'cabal'"):
        replay(record)
    with pytest.raises(UnknownGame, match="cannot replay a match of 'cabal'"):
        replay_with(scramble.GAME, record)


class UnderAnotherName(cabal.Cabal):
    slug = "cabala"


class OnlyTheOldRules(cabal.Cabal):
    versions: ClassVar[Any] = (1,)


@pytest.mark.parametrize("rules", [UnderAnotherName(), OnlyTheOldRules()], ids=["another game", "another version"])
def test_rules_replay_only_matches_of_their_own_game_and_versions(rules: cabal.Cabal) -> None:
    with pytest.raises(UnknownGame, match="cannot replay a match of 'cabal' under version 2"):
        replay_with(rules, finished().record())


def test_the_seed_is_revealed_only_at_the_end() -> None:
    match = council()
    assert match.record()["seed"] is None
    assert finished().record()["seed"] == "a finished match"
    assert commitment("a finished match") == finished().record()["commitment"]


def test_an_unfinished_match_replays_and_continues_with_dictated_luck() -> None:
    match = council(hands="warden corsair / warden corsair")
    match.act(0, "raid 1")
    again = replay_with(cabal.GAME, match.record())
    assert again.digest == match.digest
    again.act(1, "challenge", luck=[0])
    assert again.seq == match.seq + 1


def test_a_match_without_its_seed_does_not_make_luck_up() -> None:
    match = council(hands="warden corsair / warden corsair")
    match.act(0, "raid 1")
    again = replay_with(cabal.GAME, match.record())
    with pytest.raises(Exception, match="no seed here"):
        again.act(1, "challenge")
    assert again.digest == match.digest


def test_undo_and_rewind_are_part_of_the_record() -> None:
    match = council(seats=3)
    match.act(0, match.legal(0)[0])
    match.undo(0)
    match.act(1, match.legal(1)[0])
    match.act(0, match.legal(0)[1])
    match.rewind(match.line[-2])
    again = replay_with(cabal.GAME, match.record())
    assert (again.digest, again.line) == (match.digest, match.line)


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_any_changed_byte_is_located(data: st.DataObject) -> None:
    whole = text()
    place = data.draw(st.integers(0, len(whole) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda b: b != whole[place]))
    changed = whole[:place] + bytes([byte]) + whole[place + 1 :]
    with pytest.raises((BrokenRecord, UnknownGame)) as found:
        replay_with(cabal.GAME, changed)
    entry = _entry_at(place)
    if entry is not None and isinstance(found.value, BrokenRecord):
        assert found.value.entry == entry


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_any_cut_is_located(data: st.DataObject) -> None:
    whole = text()
    place = data.draw(st.integers(0, len(whole) - 1))
    with pytest.raises(BrokenRecord) as found:
        replay_with(cabal.GAME, whole[:place])
    entry = _entry_at(place)
    if entry is not None:
        assert found.value.entry == entry


def _entry_at(place: int) -> int | None:
    """Which entry's text this byte belongs to, from its first brace to its last."""
    for i, found in enumerate(re.finditer(rb'\{"seq":.*?"check": *"\w+"\}', text())):
        if found.start() < place < found.end():
            return i
    return None


@pytest.mark.parametrize("field", ["at", "actor", "action", "chance", "seq", "check"])
@pytest.mark.parametrize("entry", [1, 4, 9])
def test_a_changed_field_names_its_entry(entry: int, field: str) -> None:
    odd: dict[str, Any] = {"at": 5, "actor": 2, "action": {"type": "work"}, "chance": [1], "seq": 77, "check": "0"}
    record = copy.deepcopy(finished().record())
    if record["entries"][entry][field] == odd[field]:
        odd.update(actor=0, action={"type": "allow"})
    record["entries"][entry][field] = odd[field]
    with pytest.raises(BrokenRecord) as broken:
        replay_with(cabal.GAME, record)
    assert broken.value.entry == entry
    assert str(broken.value).startswith(f"The record stops making sense at entry {entry}: ")


@pytest.mark.parametrize("kept", [0, 1, 7])
def test_entries_cut_off_at_the_end_are_missed(kept: int) -> None:
    record = finished().record()
    record["entries"] = record["entries"][:kept]
    with pytest.raises(BrokenRecord, match="the record ends here") as broken:
        replay_with(cabal.GAME, record)
    assert broken.value.entry == kept


@pytest.mark.parametrize(
    ("field", "value"),
    [("options", {"purse": 3, "crowded": False}), ("seats", 4), ("rules", 1), ("commitment", "0" * 64)],
)
def test_the_agreed_setup_cannot_be_changed(field: str, value: object) -> None:
    for match in (finished(), council(seats=3)):
        record = match.record()
        record[field] = value
        with pytest.raises(BrokenRecord) as broken:
            replay_with(cabal.GAME, record)
        assert broken.value.entry == 0


def test_a_wrong_or_missing_seed_is_found() -> None:
    record = finished().record()
    with pytest.raises(BrokenRecord, match="not the one that was promised"):
        replay_with(cabal.GAME, {**record, "seed": "another"})
    with pytest.raises(BrokenRecord, match="not revealed"):
        replay_with(cabal.GAME, {**record, "seed": None})


def test_a_forger_who_recomputes_every_checksum_is_caught_by_the_rules_and_the_seed() -> None:
    assert _forged("actor").entry == 3, "the first turn is seat 0's"
    assert _forged("chance").entry == 0
    assert "not the one the seed gives" in str(_forged("chance"))


def _forged(what: str) -> BrokenRecord:
    match = finished().at(finished().seq)
    if what == "actor":
        match.entries[3] = _with(match.entries[3], actor=1)
    else:
        luck = match.entries[0].chance
        match.entries[0] = _with(match.entries[0], chance=((luck[0] + 1) % 12, *luck[1:]))
    record = finished().record()
    head = [record["game"], record["rules"], record["options"], 3, record["commitment"], False]
    record["entries"] = json.loads(to_json(chained(head, match.entries)))
    with pytest.raises(BrokenRecord) as broken:
        replay_with(cabal.GAME, record)
    return broken.value


def _with(entry: Entry, actor: int | None = None, chance: tuple[int, ...] | None = None) -> Entry:
    return Entry(
        entry.seq, entry.at, entry.actor if actor is None else actor, entry.action,
        entry.chance if chance is None else chance,
    )  # fmt: skip


@pytest.mark.parametrize("thing", [None, 3, [], {}, {"format": "pgn"}, "", "not json", b"\xff\xfe"])
def test_something_that_is_no_record_is_reported(thing: object) -> None:
    with pytest.raises(NotARecord, match=r"^That is not a match record: ") as no:
        replay_with(cabal.GAME, thing)
    assert no.value.entry == 0


def test_the_setup_and_only_the_setup_has_no_action() -> None:
    match = Match.start(cabal.GAME, cabal.CabalOptions(), 2, "seed")
    empty = Match(match.game, match.options, 2, match.seed, match.commitment, match.version)
    with pytest.raises(BrokenRecord, match="the setup, and only the setup, has no action"):
        match.fold(Entry(1, 0, 0, None, ()))
    with pytest.raises(BrokenRecord, match="the setup, and only the setup, has no action"):
        empty.fold(Entry(0, 0, 0, Work(), ()))


def test_an_undo_that_the_seat_could_not_have_made_is_found() -> None:
    match = council(hands="warden corsair / warden corsair")
    match.act(0, "work")
    match.act(1, "work")
    record = match.record()
    lines = [*match.entries, Entry(5, 0, 0, Undo(2), ())]
    head = [record["game"], record["rules"], record["options"], 2, record["commitment"], True]
    record.update(length=6, entries=json.loads(to_json(chained(head, lines))))
    with pytest.raises(BrokenRecord, match="Someone else has acted since") as broken:
        replay_with(cabal.GAME, record)
    assert broken.value.entry == 5


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from([*cases(cabal.GAME), *cases(scramble.GAME)]))
def test_any_match_with_any_undos_and_rewinds_replays_to_equal_digests(seed: int, case: Case) -> None:
    match, luck = case.start(), Chance(str(seed))
    for _ in range(40):
        if match.outcome is not None:
            break
        play_on(match, luck)
        actor = match.entries[-1].actor
        wish = luck.below(6)
        if wish == 0 and actor >= 0 and match.can_undo(actor):
            match.undo(actor)
        elif wish == 1 and match.outcome is None:
            match.rewind(match.line[luck.below(len(match.line))])
    again = replay_with(case.game, match.record())
    assert (again.digest, again.line, again.now) == (match.digest, match.line, match.entries[-1].at)


def test_a_heap_replays_with_its_clock() -> None:
    match = heap()
    match.act(0, "grab 3", at=16_000)
    assert replay_with(scramble.GAME, match.record()).now == 16_000


class OtherBooks(cabal.Cabal):
    """The same rules, with a differently serialized state."""

    def setup(self, options: cabal.CabalOptions, seats: int, version: int, t: Telling) -> State:
        state = super().setup(options, seats, version, t)
        state.__class__ = OtherState
        return state


class OtherState(State):
    __slots__ = ()

    def dump(self) -> dict[str, Any]:
        return {"kept": super().dump()}


def test_a_record_outlives_a_change_of_how_the_state_is_written_down() -> None:
    again = replay_with(OtherBooks(), finished().record())
    assert again.digest != finished().digest
    assert again.outcome == finished().outcome


class MoreForWork(cabal.Cabal):
    """Rules that were changed without a new version."""

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        super().apply(state, seat, action, t)
        state.credits[0] += 1


def test_rules_changed_without_a_new_version_are_found() -> None:
    with pytest.raises(BrokenRecord):
        replay_with(MoreForWork(), finished().record())
