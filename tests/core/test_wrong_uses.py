"""Misuse by a program gets a clear sentence and changes nothing in the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import readyroom
from readyroom import BadLuck, BadOptions, IllegalAction, MalformedAction, NoSuchSeat, Outcome, UnknownGame
from readyroom.core.errors import NotARecord
from readyroom.core.match import Match
from readyroom.games import space_alert, tiny_epic_galaxies
from readyroom.games.space_alert.actions import Appoint
from readyroom.games.starship_captains.actions import Pass
from readyroom.games.tiny_epic_galaxies.actions import KeepMission

GALAXIES = "tiny-epic-galaxies"
GIVE = "Give one from match.legal(0), its text, or plain data."
Use = Callable[[Any], object]


def galaxies() -> Any:
    """An untyped match, because these tests try what mypy would reject."""
    return readyroom.new_match(GALAXIES, seats=2, seed=7, version=1)


def refused(use: Use, error: type[Exception], sentence: str) -> None:
    match = galaxies()
    before = match.record()
    with pytest.raises(error) as told:
        use(match)
    assert type(told.value) is error and str(told.value) == sentence
    assert match.record() == before and not match.dictated


@pytest.mark.parametrize(
    ("thing", "sentence"),
    [
        (None, f"None is not an action. {GIVE}"),
        (0, f"0 is not an action. {GIVE}"),
        (["keep", "elder"], f"['keep', 'elder'] is not an action. {GIVE}"),
        (b"keep elder", f"b'keep elder' is not an action. {GIVE}"),
        (Outcome((1,), (1,), "x"), "Outcome(scores=(1,), ranking=(…', together=False, won=UNSET) is not an action of "
         "Tiny Epic Galaxies."),
        (Pass(), "Pass() is not an action of Tiny Epic Galaxies."),
        (KeepMission, "KeepMission is a class, not an action: KeepMission(...) is one."),
        (KeepMission(3), "That is not an action of this game: 'mission' should be text, not a whole number."),  # type: ignore[arg-type]  # tried on purpose
    ],
)  # fmt: skip
def test_something_that_is_no_action_of_the_game_is_not_called_illegal(thing: object, sentence: str) -> None:
    refused(lambda match: match.act(0, thing), MalformedAction, sentence)
    refused(lambda match: match.preview(0, thing), MalformedAction, sentence)
    assert not galaxies().accepts(0, thing)


def alert() -> Any:
    """A match in which the first seat is captain and may name the second."""
    return readyroom.new_match("space-alert", seats=2, seed=1, version=2)


@pytest.mark.parametrize(("captain", "kind"), [(1.0, "a decimal number"), (True, "true or false")])
def test_a_number_that_is_not_whole_is_refused_even_where_it_equals_one_that_is_legal(captain: Any, kind: str) -> None:
    match = alert()
    before = match.record()
    assert Appoint(captain) in match.legal(0)
    for action in (Appoint(captain), {"type": "appoint", "captain": captain}):
        with pytest.raises(MalformedAction, match=f"'captain' should be a whole number, not {kind}"):
            match.act(0, action)
        assert not match.accepts(0, action)
    assert match.record() == before


def test_whole_numbers_and_lists_of_other_libraries_are_taken_as_what_they_stand_for() -> None:
    match = alert()
    match.act(0, Appoint(Number(1)))  # type: ignore[arg-type]  # tried on purpose
    assert match.entries[-1].action == Appoint(1) and type(match.entries[-1].action.captain) is int
    assert readyroom.replay(match.record()) == match


def test_a_field_that_holds_no_data_at_all_is_refused() -> None:
    with pytest.raises(MalformedAction, match="is not an action"):
        alert().act(0, Appoint(object()))  # type: ignore[arg-type]  # tried on purpose


@pytest.mark.parametrize(
    ("action", "error", "sentence"),
    [
        ("keep eldr", IllegalAction, "Tiny Epic Galaxies has no such thing: keep eldr. Did you mean 'keep elder'?"),
        ("keep zyx", IllegalAction, "Tiny Epic Galaxies has no such thing: keep zyx."),
        ("keep charger", IllegalAction, "That mission was not dealt to you."),
        ("kep elder", MalformedAction, "'kep elder' could not be read. It should look like: keep {mission}."),
        ({"type": "keep_mission", "mission": "eldr"}, IllegalAction,
         "Tiny Epic Galaxies has no such thing: keep eldr. Did you mean 'keep elder'?"),
        ({"type": "keep_mision", "mission": "elder"}, MalformedAction,
         "That is not an action of this game: 'type' cannot be 'keep_mision'. Did you mean 'keep_mission'?"),
        ({"type": "keep_mission", "misson": "elder"}, MalformedAction,
         "That is not an action of this game: there is no field 'misson'. "
         "Did you mean 'mission'?"),
    ],
)  # fmt: skip
def test_a_misspelled_action_gets_a_suggestion(action: Any, error: type[Exception], sentence: str) -> None:
    refused(lambda match: match.act(0, action), error, sentence)


@pytest.mark.parametrize("seat", [2, -1, "0", None, 0.0, 0.5, [0], True, "keep elder"], ids=repr)
@pytest.mark.parametrize(
    "use",
    [
        lambda match, seat: match.legal(seat),
        lambda match, seat: match.choice(seat),
        lambda match, seat: match.act(seat, "keep elder"),
        lambda match, seat: match.preview(seat, "keep elder"),
        lambda match, seat: match.give_orders(seat, None),
        lambda match, seat: match.view(seat) if seat is not None else match.legal(seat),
        lambda match, seat: match.events(seat) if seat is not None else match.legal(seat),
        lambda match, seat: match.undo(seat) if seat is not None else match.legal(seat),
    ],
    ids=["legal", "choice", "act", "preview", "give_orders", "view", "events", "undo"],
)
def test_a_seat_that_does_not_exist_has_an_error_of_its_own(use: Callable[[Any, Any], object], seat: object) -> None:
    refused(lambda match: use(match, seat), NoSuchSeat, f"There is no seat {seat!r}; the seats are 0 to 1.")
    assert issubclass(NoSuchSeat, IllegalAction)


class Number:
    """A whole number of another library, such as NumPy's."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_whole_numbers_of_other_libraries_are_taken_and_kept_as_pythons_own() -> None:
    match: Any = readyroom.new_match(GALAXIES, seats=Number(2), seed=Number(7), version=1)  # type: ignore[call-overload]  # tried on purpose
    match.act(Number(0), "keep elder", at=Number(5))
    match.tick(Number(9))
    assert (match.seats, match.now, match.entries[-1].actor, match.view(Number(1)).seat) == (2, 9, 0, 1)
    assert match == readyroom.replay(match.record())


@pytest.mark.parametrize("ms", ["1", 1.5, [1], True], ids=repr)
def test_a_time_that_is_no_whole_number_is_refused(ms: object) -> None:
    sentence = f"The clock counts whole milliseconds, such as 1500, not {ms!r}."
    refused(lambda match: match.tick(ms), TypeError, sentence)
    refused(lambda match: match.act(0, "keep elder", at=ms), TypeError, sentence)


@pytest.mark.parametrize("luck", [5, "12", ["a"], [1.5], [None]], ids=repr)
def test_luck_that_is_no_list_of_whole_numbers_is_refused(luck: object) -> None:
    sentence = f"Luck is dictated in whole numbers, such as [3, 0], not as {luck!r}."
    refused(lambda match: match.act(0, "keep elder", luck=luck), BadLuck, sentence)


def test_luck_that_is_too_long_is_not_called_a_broken_record() -> None:
    sentence = "The luck that was dictated does not fit: the rules ask for 0 chance outcomes, and there are 1."
    refused(lambda match: match.act(0, "keep elder", luck=[99]), BadLuck, sentence)


@pytest.mark.parametrize(
    ("use", "error", "sentence"),
    [
        (lambda match: match.write("roll"), MalformedAction,
         "'roll' is not an action of this game. It is text already: match.read('roll') reads it."),
        (lambda match: match.write(Pass()), MalformedAction, "Pass() is not an action of this game."),
        (lambda match: match.read(5), MalformedAction, "5 is not text, so it cannot be read as an action."),
        (lambda match: match.at("0"), IllegalAction, "There is no entry '0'. The match has entries 0 to 0."),
        (lambda match: match.at(0.0), IllegalAction, "There is no entry 0.0. The match has entries 0 to 0."),
        (lambda match: match.rewind("0"), IllegalAction, "There is no entry '0' to go back to."),
        (lambda match: match.give_orders(0, {"mvoe": "always"}), MalformedAction,
         "There is no standing order 'mvoe'. Did you mean 'move'? There are: move, energy, culture, economy, "
         "diplomacy, colony, skip_useless."),
        (lambda match: readyroom.describe(5), TypeError,
         "There are no words for 5: it is not an action, event, choice or outcome."),
        (lambda match: readyroom.replay(match), NotARecord,
         "That is not a match record: a record is plain data or its JSON text, not "
         "<Match of Tiny Epic Galaxies: …ntry 0, seats 0 and 1 decide>."),
    ],
)  # fmt: skip
def test_an_invalid_argument_is_refused(use: Use, error: type[Exception], sentence: str) -> None:
    refused(use, error, sentence)


@pytest.mark.parametrize("seats", ["2", 2.0, 2.5, True, [0, 1]], ids=repr)
def test_a_number_of_seats_that_is_no_whole_number_is_refused_as_it_was_given(seats: Any) -> None:
    with pytest.raises(BadOptions) as told:
        readyroom.new_match(GALAXIES, seats=seats)
    assert str(told.value) == f"The number of seats is a whole number, such as 5, not {seats!r}."


@pytest.mark.parametrize("seed", [1.5, [1], b"x", True], ids=repr)
def test_a_seed_that_is_neither_a_whole_number_nor_text_is_refused(seed: Any) -> None:
    with pytest.raises(BadOptions) as told:
        readyroom.new_match(GALAXIES, seed=seed)
    assert str(told.value) == f"A seed is a whole number or text, not {seed!r}."


@pytest.mark.parametrize("version", ["1", 9], ids=repr)
def test_a_version_of_the_rules_that_is_not_here_is_refused_as_it_was_given(version: Any) -> None:
    refusal = f"Tiny Epic Galaxies cannot be played under version {version!r} of its rules here, only under 1."
    with pytest.raises(BadOptions, match=refusal):
        readyroom.new_match(GALAXIES, version=version)


@pytest.mark.parametrize("options", [["beyond_the_black"], "beyond_the_black", 5, [], 0], ids=repr)
def test_options_that_are_not_names_and_values_are_refused_with_an_example_of_the_game(options: Any) -> None:
    with pytest.raises(BadOptions) as told:
        readyroom.new_match(GALAXIES, options=options)
    start, _, names = str(told.value).partition(" The options are: ")
    assert start == (
        f"Options are given as names and values, such as {{'beyond_the_black': False}}, not as {options!r}."
    )
    assert "beyond_the_black, " in names


def test_options_of_another_game_are_refused_with_the_games_own() -> None:
    with pytest.raises(BadOptions) as told:
        readyroom.new_match("starship-captains", options=space_alert.Options())
    assert str(told.value) == (
        "readyroom.games.space_alert.options.Options is for another game. The options are: passenger, slots."
    )


def test_a_misspelled_option_gets_a_suggestion() -> None:
    with pytest.raises(BadOptions, match=r"There is no option 'beyond_the_blak'\. Did you mean 'beyond_the_black'\?"):
        readyroom.new_match(GALAXIES, options={"beyond_the_blak": True})


@pytest.mark.parametrize(
    ("slug", "sentence"),
    [
        ("tiny_epic_galaxies", "There is no game called 'tiny_epic_galaxies'. Did you mean 'tiny-epic-galaxies'? "),
        ("Space Alert", "There is no game called 'Space Alert'. Did you mean 'space-alert'? "),
        (None, "There is no game called None. "),
        ([], "There is no game called []. "),
    ],
)
def test_an_unknown_game_lists_the_known_ones(slug: Any, sentence: str) -> None:
    for ask in (readyroom.game, readyroom.new_match):
        with pytest.raises(UnknownGame) as told:
            ask(slug)
        assert str(told.value).startswith(sentence + "The games are: ")


def test_a_game_itself_is_not_its_slug() -> None:
    with pytest.raises(UnknownGame, match="A game goes by its slug here: 'tiny-epic-galaxies'"):
        readyroom.new_match(tiny_epic_galaxies.GAME)  # type: ignore[call-overload]  # tried on purpose


@pytest.mark.parametrize(
    ("thing", "sentence"),
    [
        (5, "takes a Game object, not 5."),
        (GALAXIES, "takes a Game object, not 'tiny-epic-galaxies'."),
        (tiny_epic_galaxies.TinyEpicGalaxies, "takes a Game object, not its class: write TinyEpicGalaxies()."),
    ],
)
def test_something_that_is_no_game_cannot_be_registered_or_started(thing: Any, sentence: str) -> None:
    with pytest.raises(TypeError) as told:
        readyroom.register(thing)
    assert str(told.value) == f"register {sentence}"
    with pytest.raises(TypeError) as told:
        Match.start(thing, tiny_epic_galaxies.Options(), 2, "seed")
    assert str(told.value) == f"Match.start {sentence}"
