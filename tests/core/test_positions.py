"""Any state as text and back: what can be read, what is refused, and that matches continue from it."""

from __future__ import annotations

import copy
import json
from typing import Any

import msgspec
import pytest
from examples.games import salvage

import readyroom
from readyroom import BadPosition, BrokenRecord, IllegalAction, MalformedAction, Match
from readyroom.core.chance import Chance, commitment
from readyroom.core.entry import CLOCK, Entry
from readyroom.core.game import Game
from readyroom.core.position.grammar import MOST_VALUES, flat, layout, parse
from readyroom.core.record_reader import replay_with
from readyroom.core.struct import Lay

SALVAGE = """\
readyroom-position/1
game = salvage
rules = 1
seats = 2
options = {bets: false}
clock = 1500

stack = [TakeTurn(seat=1)]
found = 4
round = 3
wreck = 61
aboard = [10, 5]
bets = [-1, -1]
losses = [0, 1]
"""


def dived(text: str = SALVAGE, seed: str = "7") -> Match:
    return Match.from_position(salvage.GAME, text, seed)


def test_a_match_is_written_as_text_that_people_can_read() -> None:
    match = dived()
    assert match.position() == SALVAGE
    assert (match.to_act, match.state.found, match.state.round, match.now) == ((1,), 4, 3, 1500)
    assert match.options == salvage.SalvageOptions(bets=False)


def test_the_order_of_facts_spaces_and_remarks_do_not_matter() -> None:
    head, _, facts = SALVAGE.partition("\n\n")
    shuffled = "\n".join(reversed(facts.strip().splitlines()))
    text = f"{head}\n# the third round\n{shuffled.replace('[10, 5]', '[10,  # a lot' + chr(10) + '5,]')}\n\n"
    assert dived(text).position() == SALVAGE


def test_changes_in_the_text_appear_in_the_match() -> None:
    match = dived(SALVAGE.replace("found = 4", "found = 9"))
    match.act(1, "surface")
    assert match.state.aboard == [10, 14]


@pytest.mark.parametrize(
    ("was", "now", "line", "reason"),
    [
        ("readyroom-position/1", "readyroom-position/2", 1, "it should begin with 'readyroom-position/1'."),
        ("rules = 1", "rules = 7", 3, "Salvage cannot be played under version 7 of its rules here."),
        ("rules = 1\n", "", 3, "its head is game, rules, seats, options, clock, in this order"),
        ("seats = 2", "seats = 5", 4, "Salvage is for 2 to 4 seats, not 5."),
        ("bets: false", "bet: false", 5, "There is no option 'bet'. Did you mean 'bets'?"),
        ("bets: false", "bets: 3", 5, "Option 'bets' cannot be 3."),
        ("clock = 1500", "clock = soon", 6, "the clock counts whole milliseconds, such as 0, not 'soon'."),
        ("TakeTurn(", "TakeTurns(", 8, "there is no 'TakeTurns' in this game. Did you mean 'TakeTurn'?"),
        ("TakeTurn(seat=1)", "TakeTurn(seats=1)", 8, "TakeTurn has no fact 'seats'. Did you mean 'seat'?"),
        ("TakeTurn(seat=1)", "TakeTurn(1)", 8, "the facts of TakeTurn are given by name: name=value."),
        ("TakeTurn(seat=1)", "TakeTurn()", 8, "TakeTurn.seat is missing."),
        ("TakeTurn(seat=1)", "TakeTurn(seat=1, seat=0)", 8, "TakeTurn.seat is there twice."),
        ("TakeTurn(seat=1)]", "TakeTurn(seat=1)", 9, "',' or ']' was expected for the '[' in line 8, not 'found'."),
        ("TakeTurn(seat=1)", "Salvage()", 8, "there is no 'Salvage' in this game."),
        ("found = 4", "fond = 4", 9, "State has no fact 'fond'. Did you mean 'found'?"),
        ("found = 4", "found = four", 9, "State.found is a whole number, not 'four'."),
        ("found = 4", "found = true", 9, "State.found is a whole number, not True."),
        ("found = 4", "found = [4]", 9, "State.found is a whole number, not a list."),
        ("found = 4", "found 4", 9, "'=' was expected after 'found', not '4'."),
        ("found = 4", "found = 4 5", 9, "a new line with a name was expected, not '5'."),
        ("found = 4", "found = $", 9, "a value was expected, not '$'."),
        ("found = 4", "found = 4\nlegal = none", 10, "State has no fact 'legal'."),
        ("found = 4\n", "", 8, "State.found is missing."),
        ("[10, 5]", "[10, few]", 12, "what is in State.aboard is a whole number, not 'few'."),
        ("[10, 5]", "[2 x 0, 2: 5]", 12, "the list has no place 2."),
        ("[10, 5]", "[9999999 x [9999999 x 0]]", 12, f"a position holds at most {MOST_VALUES} values."),
        ("[10, 5]", f"{'[' * 99}{']' * 99}", 12, "there are more than 24 brackets within each other."),
        ("bets = [-1, -1]", "bets = [-1]", 0, "the rules can do nothing with it"),
        ("round = 3", "round = 31", 0, "it can never be: rounds: 31 of 30"),
        ("[TakeTurn(seat=1)]", "[NextTurn(after=1)]", 0, "nobody can act in it, and no clock runs."),
        ("losses = [0, 1]", "losses = [0, ", 14, "the '[' is never closed."),
        ("aboard", "x" * 400_000, 0, "it has 400"),
    ],
)
def test_nonsense_is_reported_in_a_sentence_with_its_line(was: str, now: str, line: int, reason: str) -> None:
    assert was in SALVAGE
    with pytest.raises(BadPosition) as refused:
        dived(SALVAGE.replace(was, now, 1))
    assert (refused.value.line, refused.value.reason[: len(reason)]) == (line, reason)


def test_nothing_but_the_games_own_classes_can_be_made() -> None:
    for name in ("Telling", "Chance", "Match", "object", "os.system", "SalvageOptions.Match", "Nonconforming"):
        with pytest.raises(BadPosition, match="there is no "):
            dived(SALVAGE.replace("TakeTurn(seat=1)", f"{name}()"))


def test_texts_are_kept_to_the_letter() -> None:
    text = 'head\na = "say \\"hi\\" # not a remark"\nb = [word, 7-7, A/red, -1, 2.5, none]\nc = {key: (1,)}'
    lines = parse(text)
    assert [flat(line.value) for line in lines] == [line.partition(" = ")[2] for line in text.splitlines()[1:]]
    assert layout(lines) == text.partition("\n")[2]


def test_a_match_from_a_position_plays_previews_undoes_clones_and_is_imagined() -> None:
    match = dived()
    assert match.commitment == commitment("7") and match.seq == 0 and match.events(None) == []
    assert match.preview(1, "surface").certain and not match.preview(1, "dive").certain
    with pytest.raises(IllegalAction, match="nothing to take back"):
        match.undo()
    match.act(1, "surface")
    match.undo(1)
    assert match.position() == SALVAGE
    other = copy.copy(match)
    assert other == match and other.position() == SALVAGE
    other.act(1, "dive")
    assert match.at(0).position() == SALVAGE and other.at(0).now == 1500 and other != match
    other.rewind(0)
    assert other.position() == SALVAGE
    state = match.state.clone()
    match.game.imagine(state, 0, Chance("any"))
    assert match.view(0).public.wreck == 61


def test_a_match_from_a_position_differs_from_the_one_that_was_set_up() -> None:
    match = Match.start(salvage.GAME, salvage.SalvageOptions(), 2, "7")
    again = Match.from_position(salvage.GAME, match.position(), "7")
    assert again.digest == match.digest and again != match


def test_its_record_holds_the_position_and_replays() -> None:
    match = dived()
    luck = Chance("picks")
    while match.outcome is None:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.act(seat, legal[luck.below(len(legal))])
    record = match.record()
    assert record["entries"][0]["action"] == {"type": "lay", "position": SALVAGE}
    assert record["entries"][0]["at"] == 1500 and record["seed"] == "7"
    again = replay_with(salvage.GAME, json.dumps(record))
    assert again == match and again.digest == match.digest and again.record() == record


def entry(position: str, at: int = 1500, seq: int = 0) -> Entry:
    return Entry(seq, at, CLOCK, Lay(position), ())


def test_a_changed_position_breaks_the_record() -> None:
    record = dived().record()
    record["entries"][0]["action"]["position"] = SALVAGE.replace("61", "62")
    with pytest.raises(BrokenRecord, match="it, or what was agreed at the start, was changed"):
        replay_with(salvage.GAME, record)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (entry(SALVAGE, at=0), "other seats, options or time"),
        (entry(SALVAGE.replace("{bets: false}", "{}")), "other seats, options or time"),
        (entry(SALVAGE.replace("found = 4", "found = four")), "Line 9 of the position makes no sense"),
        (Entry(0, 1500, CLOCK, Lay(SALVAGE), (1,)), "the rules ask for 0 chance outcomes"),
    ],
)
def test_a_record_must_begin_where_its_position_stands(wrong: Entry, reason: str) -> None:
    match = Match(salvage.GAME, salvage.SalvageOptions(bets=False), 2, None, "", 1)
    with pytest.raises(BrokenRecord, match=reason):
        match.fold(wrong)


def test_a_position_is_laid_at_the_beginning_only() -> None:
    match = dived()
    with pytest.raises(BrokenRecord, match="the setup, and only the setup, has no action"):
        match.fold(entry(SALVAGE, seq=1))
    with pytest.raises(MalformedAction):
        match.act(1, {"type": "lay", "position": SALVAGE})


def test_an_ordinary_record_begins_with_the_setup() -> None:
    record = Match.start(salvage.GAME, salvage.SalvageOptions(), 2, "7").record()
    assert record["entries"][0]["action"] is None


@pytest.mark.usefixtures("small_games")
def test_the_front_door_finds_the_game_and_draws_a_seed() -> None:
    text = readyroom.new_match("cabal", seats=3, seed=1).position()
    one, other = readyroom.from_position(text), readyroom.from_position(text, "cabal")
    assert one.seed != other.seed and one.digest == other.digest
    assert readyroom.from_position(text, seed=5).seed == "5"
    with pytest.raises(readyroom.UnknownGame, match="Space Alert cannot begin from a position of 'cabal'"):
        readyroom.from_position(text, "space-alert")
    with pytest.raises(readyroom.UnknownGame, match=r"There is no game called 'cable'. Did you mean 'cabal'"):
        readyroom.from_position(text.replace("game = cabal", "game = cable"))


# -- a game that keeps its facts in other ways


class Rock(msgspec.Struct, frozen=True):
    """A thing that never changes."""

    name: str
    weight: int = 1


class Bag:
    """A part without slots."""

    def __init__(self, rocks: list[Rock]) -> None:
        self.rocks = rocks
        self.open = False

    def clone(self) -> Bag:
        copy = Bag(self.rocks.copy())
        copy.open = self.open
        return copy


JADE = Rock("jade", 3)


class Odd(salvage.State):
    """A state with sets, tables, tuples, parts without slots, and named things."""

    __slots__ = ("bag", "best", "by_seat", "dives", "pairs", "seen")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.bag = Bag([Rock("flint"), Rock("two words", 2)])
        self.best: Rock | None = JADE
        self.by_seat: dict[int, list[str]] = {1: ["late"], 0: []}
        self.seen = frozenset((3, 1))
        self.dives = (0,) * 9
        self.pairs = ((0, 1), (1, 0))

    def clone(self) -> Odd:
        copy = Odd(len(self.aboard))
        for name in (
            "stack",
            "over",
            "round",
            "wreck",
            "found",
            "aboard",
            "losses",
            "bets",
            "best",
            "seen",
            "dives",
            "pairs",
        ):
            setattr(copy, name, getattr(self, name))
        copy.bag = self.bag.clone()
        copy.by_seat = {seat: words.copy() for seat, words in self.by_seat.items()}
        return copy


class OddGame(salvage.Salvage):
    def begin(self, options: Any, seats: int, version: int, t: Any) -> Odd:
        state = Odd(seats)
        state.stack.append(salvage.TakeTurn(0))
        return state

    def named(self, state: Any) -> dict[str, Any]:
        return {"best": {"jade": JADE}, "losses": ("none-yet", "one")}


def test_sets_tables_structs_and_parts_without_slots_are_written_too() -> None:
    game: Game = OddGame()
    match = Match.start(game, salvage.SalvageOptions(), 2, "7")
    text = match.position()
    assert 'bag = Bag(rocks=[Rock(name=flint), Rock(name="two words", weight=2)])' in text.replace("\n", "")
    assert "best = jade\n" in text and "by_seat = {0: [], 1: [late]}\n" in text and "seen = frozenset(1, 3)\n" in text
    assert "losses = [none-yet, none-yet]\n" in text
    again = Match.from_position(game, text, "7")
    assert again.position() == text and again.state.best is JADE and again.state.bag.open is False
    assert again.state.seen == {1, 3} and again.state.by_seat == {0: [], 1: ["late"]}
    with pytest.raises(BadPosition, match=r"nothing here is called 'jde'. Did you mean 'jade'"):
        Match.from_position(game, text.replace("best = jade", "best = jde"), "7")


def test_a_tuple_of_the_table_is_written_and_read_as_a_list() -> None:
    game: Game = OddGame()
    match = Match.start(game, salvage.SalvageOptions(), 2, "7")
    match.state.dives = (0, 0, 4, 0, 0, 0, 0, 0, 0)
    text = match.position()
    assert "dives = [9 x 0, 2: 4]\n" in text and "pairs = [(0, 1), (1, 0)]\n" in text and "aboard = [0, 0]\n" in text
    other = text.replace("[9 x 0, 2: 4]", "(0, 0, 4, 0, 0, 0, 0, 0, 0)").replace("[(0, 1), (1, 0)]", "([0, 1], [1, 0])")
    other = other.replace("aboard = [0, 0]", "aboard = (0, 0)")
    for written in (text, other):
        again = Match.from_position(game, written, "7")
        assert again.state.dives == match.state.dives and again.state.pairs == ((0, 1), (1, 0))
        assert again.state.aboard == [0, 0] and again.position() == text
    with pytest.raises(BadPosition, match=r"Odd.dives is a list, not 7"):
        Match.from_position(game, text.replace("[9 x 0, 2: 4]", "7"), "7")


def test_derived_counts_match_the_position() -> None:
    match = readyroom.new_match("galaxy-trucker", seats=2, seed=1, options={"flights": "I"})
    text = match.position()
    crewed = text.replace("crew=[121 x nobody]", "crew=[121 x nobody, 7-7: two-humans]", 1)
    assert crewed != text
    ships = [trucker.ship for trucker in readyroom.from_position(crewed).state.truckers]
    assert [ship.humans() for ship in ships] == [2, 0] and [len(ship.squares()) for ship in ships] == [1, 1]


def test_an_unwritable_value_is_reported_with_its_place() -> None:
    match = dived()
    match.state.found = object()
    with pytest.raises(TypeError, match=r"A position cannot hold builtins.object, which is in State.found"):
        match.position()


class Lit(Bag):
    """A part that lists its derived values."""

    DERIVED = ("open",)


class Derived(salvage.State):
    __slots__ = ()
    DERIVED = ("legal", "losses")


class Dark(OddGame):
    """Does not restore a part's derived values."""

    def begin(self, options: Any, seats: int, version: int, t: Any) -> Odd:
        state = super().begin(options, seats, version, t)
        state.bag = Lit([])
        return state


def test_the_game_must_restore_a_parts_derived_values() -> None:
    match = Match.start(Dark(), salvage.SalvageOptions(), 2, "7")
    with pytest.raises(TypeError, match=r"Lit.open is listed in DERIVED, so Game.restore must set it"):
        Match.from_position(match.game, match.position(), "7")


def test_the_states_derived_values_start_as_on_a_new_table() -> None:
    class Keeps(salvage.Salvage):
        def begin(self, options: Any, seats: int, version: int, t: Any) -> Derived:
            state = Derived(seats)
            state.stack.append(salvage.TakeTurn(0))
            return state

    match = Match.start(Keeps(), salvage.SalvageOptions(), 2, "7")
    match.state.losses[0] = 2
    assert "losses" not in match.position()
    assert Match.from_position(match.game, match.position(), "7").state.losses == [0, 0]
