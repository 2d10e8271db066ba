"""Actions as text, questions as data, sentences with holes, values as JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games import cabal, scramble

from readyroom.core import notation, registry
from readyroom.core.choice import Field, Pick, Value
from readyroom.core.codec import decode_action, decode_options, digest, to_json
from readyroom.core.errors import BadOptions, MalformedAction, UnknownGame
from readyroom.core.struct import Action, Event, Rewound, Undone
from readyroom.core.words import Phrasebook, Ref

Face = Literal["move", "energy", "colony"]


class Convert(Action, frozen=True):
    spend: tuple[Face, Face]
    die: Face
    to: Face


class Reroll(Action, frozen=True):
    dice: tuple[Face, ...]


class Call(Action, frozen=True):
    pilot: str = ""


class Place(Action, frozen=True):
    row: int
    column: int
    turned: bool
    by: str | None


TEMPLATES: dict[type[Action], str] = {
    Convert: "convert {spend} for {die} to {to}",
    Reroll: "reroll {dice}",
    Call: "call {pilot}",
    Place: "place {row}:{column} turned {turned} by {by}",
}
faces = st.sampled_from(["move", "energy", "colony"])
slugs = st.from_regex(r"[a-z][a-z0-9-]{0,8}", fullmatch=True)
actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Convert, st.tuples(faces, faces), faces, faces),
    st.builds(Reroll, st.lists(faces, max_size=5).map(tuple)),
    st.builds(Call, st.just("") | slugs),
    st.builds(Place, st.integers(-9, 99), st.integers(-9, 99), st.booleans(), st.none() | slugs),
)


@given(actions)
def test_every_action_can_be_written_and_read_back(action: Action) -> None:
    text = notation.write(TEMPLATES, action)
    assert notation.read(TEMPLATES, text) == action
    assert notation.read(TEMPLATES, f"  {text.replace(' ', '   ')} ") == action


@given(actions)
def test_every_action_survives_json(action: Action) -> None:
    assert decode_action(tuple(TEMPLATES), msgspec.json.decode(to_json(action))) == action


def test_the_first_notation_that_fits_is_read_also_where_an_earlier_one_looks_the_same() -> None:
    templates: dict[type[Action], str] = {Reroll: "take {dice}", Call: "take {pilot}"}
    assert notation.read(templates, "take move") == Reroll(("move",))
    assert notation.read(templates, "take vex") == Call("vex")


def test_unreadable_input_is_answered_with_what_can_be_typed() -> None:
    with pytest.raises(MalformedAction) as wrong:
        notation.read(TEMPLATES, "reroll  everything")
    assert str(wrong.value) == "'reroll everything' could not be read. It should look like: reroll {dice}."
    with pytest.raises(MalformedAction, match=r"convert .* reroll .* call .* place"):
        notation.read(TEMPLATES, "jump")


# -- picks

values = st.lists(faces, min_size=1, max_size=5)


@given(values, st.data())
def test_a_pick_lists_every_filling_once(found: list[str], data: st.DataObject) -> None:
    least = data.draw(st.integers(0, len(found)))
    most = data.draw(st.integers(least, len(found)))
    field = Field("dice", "Dice", tuple(Value(v, v) for v in found), least, most, many=True)
    listed = [tuple(filled["dice"]) for filled in Pick("reroll", "Roll again", (field,)).expand()]
    assert len(listed) == len(set(listed)) == len({tuple(sorted(one)) for one in listed}), "each once, in one spelling"
    assert all(least <= len(one) <= most for one in listed)
    assert all(one.count(face) <= found.count(face) for one in listed for face in one)
    counts = {face: found.count(face) for face in found}
    assert len(listed) == _ways(list(counts.values()), least, most)


def _ways(counts: list[int], least: int, most: int) -> int:
    """How many multisets there are, counted another way."""
    ways = {0: 1}
    for count in counts:
        ways = {
            total: sum(ways.get(total - taken, 0) for taken in range(count + 1)) for total in range(sum(counts) + 1)
        }
    return sum(ways.get(size, 0) for size in range(least, most + 1))


def test_fields_of_one_pool_do_not_use_a_value_twice() -> None:
    dice = tuple(Value(face, face) for face in ("move", "move", "energy"))
    spend = Field("spend", "Spend", dice, 2, 2, many=True, pool="dice")
    die = Field("die", "Set", dice, pool="dice")
    filled = [(one["spend"], one["die"]) for one in Pick("convert", "Convert", (spend, die)).expand()]
    assert filled == [(("move", "move"), "energy"), (("move", "energy"), "move")]


def test_a_pick_keeps_what_is_fixed() -> None:
    pick = Pick("raid", "Raid", (Field("target", "Whom?", (Value(2, "Seat 2"),)),), {"loud": True})
    assert list(pick.expand()) == [{"type": "raid", "loud": True, "target": 2}]


# -- words


class Landed(Event, frozen=True):
    seat: int
    planet: str
    points: int
    faces: tuple[str, ...] = ()
    others: tuple[int, ...] = ()


BOOK = Phrasebook(
    {Landed: "{seat} lands on {planet:planet} ({points:+}) with {faces:face*}; {others:seat*} watch."},
    {"planet": {"gort": "Gort"}, "face": {"move": "Move", "energy": "Energy"}},
)


def test_a_sentence_fills_its_holes_with_things_a_page_can_show() -> None:
    words = BOOK.describe(Landed(1, "gort", 2, ("move", "energy"), (0, 2)))
    assert str(words) == "Seat 1 lands on Gort (+2) with Move and Energy; Seat 0 and Seat 2 watch."
    assert words.text(["Ana", "Bo", "Cy"]) == "Bo lands on Gort (+2) with Move and Energy; Ana and Cy watch."
    assert Ref("planet", "gort", "Gort") in words.parts


class Robbed(Event, frozen=True):
    seat: int
    victim: int
    loot: int
    crew: tuple[int, ...] = ()


HEARD = Phrasebook(
    {Robbed: "{seat} [rob] {victim:seat's} ship. {victim:seat} [lose] {loot:# crate}. {crew:seat*} [be] amused."},
    {},
    others={-1: "the pirate"},
)


def test_verbs_agree_with_the_person_and_the_reader_is_you() -> None:
    words = HEARD.describe(Robbed(0, 1, 1, (0, 2)))
    names = ["Ines", "Bo", "Cy"]
    assert words.text(names) == "Ines robs Bo's ship. Bo loses 1 crate. Ines and Cy are amused."
    assert words.text(names, me=0) == "You rob Bo's ship. Bo loses 1 crate. You and Cy are amused."
    assert words.text(names, me=1) == "Ines robs your ship. You lose 1 crate. Ines and Cy are amused."


def test_one_of_the_others_has_a_name_and_is_never_you() -> None:
    words = HEARD.describe(Robbed(-1, -1, 2, (0,)))
    assert (
        words.text(["Ines"], me=-1) == "The pirate robs the pirate's ship. The pirate loses 2 crates. Ines is amused."
    )


def test_somebody_who_may_be_the_reader_is_yourself() -> None:
    words = HEARD.fill("Give {victim:self} the crate.", Robbed(0, 1, 1))
    assert (words.text(["Ines", "Bo"]), words.text([], me=1)) == ("Give Bo the crate.", "Give yourself the crate.")


def test_a_verb_needs_a_subject() -> None:
    with pytest.raises(LookupError, match="Nobody comes before the verb"):
        HEARD.fill("Then [rob] the ship.", Robbed(0, 1, 1))


def test_an_empty_list_reads_nothing() -> None:
    assert "with nothing; nothing watch" in str(BOOK.describe(Landed(0, "gort", -1)))


class Packed(Event, frozen=True):
    things: tuple[str, ...]


@pytest.mark.parametrize(
    ("hole", "things", "said"),
    [
        ("a thing", ("orb", "box", "orb", "die"), "Packed: 2 orbs, a box and a die."),
        ("a thing", ("orb",), "Packed: an orb."),
        ("a thing", ("cargo", "box", "cargo"), "Packed: 2 cargo tiles and a box."),
        ("a thing", ("cargo",), "Packed: cargo."),
        ("a thing pack", ("orb", "box", "orb"), "Packed: 2 orb packs and a box pack."),
        ("# thing", ("box", "box", "orb"), "Packed: 2 boxes and 1 orb."),
        ("thing", ("orb", "box", "die"), "Packed: orb, box and die."),
        ("thing", ("orb",), "Packed: orb."),
        ("a thing", (), "Packed: nothing."),
    ],
)
def test_a_list_can_count_its_things_and_end_in_and(hole: str, things: tuple[str, ...], said: str) -> None:
    terms = {"thing": {name: name for name in ("orb", "box", "die", "cargo")}}
    book = Phrasebook({Packed: f"Packed: {{things:{hole}*}}."}, terms)
    assert str(book.describe(Packed(things))) == said


def test_the_kernel_has_words_for_its_own_events_in_every_game() -> None:
    assert str(BOOK.describe(Undone(1))) == "Seat 1 takes back the last action."
    assert str(BOOK.describe(Rewound(3))) == "The table goes back to an earlier moment."


def test_a_missing_name_or_text_is_an_error() -> None:
    with pytest.raises(LookupError):
        BOOK.describe(Landed(0, "nowhere", 0))
    with pytest.raises(LookupError, match="no words for Reroll"):
        BOOK.describe(Reroll(()))


# -- options and JSON


class Options(msgspec.Struct, frozen=True):
    level: Literal["easy", "hard"] = "easy"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    most: Annotated[int, msgspec.Meta(ge=2)] = 3
    expansion: bool = False


NAMES = "The options are: expansion, level, most, rounds."


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"speed": 3}, f"There is no option 'speed'. {NAMES}"),
        ({"level": "mad"}, "Option 'level' cannot be 'mad'. It can be: 'easy', 'hard'."),
        ({"rounds": 12}, "Option 'rounds' cannot be 12. It can be: a whole number from 1 to 9."),
        ({"rounds": "3"}, "Option 'rounds' cannot be '3'. It can be: a whole number from 1 to 9."),
        ({"most": 1}, "Option 'most' cannot be 1. It can be: a whole number at least 2."),
        ({"expansion": 1}, "Option 'expansion' cannot be 1. It can be: true, false."),
        (Options(rounds=40), "Option 'rounds' cannot be 40. It can be: a whole number from 1 to 9."),
        ([], f"Options are given as names and values, such as {{'level': 'easy'}}, not as []. {NAMES}"),
        ({"levle": "easy"}, f"There is no option 'levle'. Did you mean 'level'? {NAMES}"),
    ],
)
def test_an_option_that_does_not_exist_or_is_impossible_is_refused_by_name(options: Any, sentence: str) -> None:
    with pytest.raises(BadOptions) as refused:
        decode_options(Options, options)
    assert str(refused.value) == sentence


def test_options_that_fit_are_taken() -> None:
    assert decode_options(Options, {"level": "hard"}) == Options(level="hard")
    assert decode_options(Options, Options(rounds=2)) == Options(rounds=2)


def test_equal_values_have_equal_json_and_digests_whatever_their_order() -> None:
    one, other = {"b": 1, "a": {2: 3, 10: 4}}, {"a": {10: 4, 2: 3}, "b": 1}
    assert to_json(one) == to_json(other)
    assert digest(one) == digest(other) != digest({})


# -- the registry


@pytest.mark.usefixtures("small_games")
def test_a_game_is_found_by_slug_and_by_a_version_it_can_play() -> None:
    assert registry.game("cabal", 1) is cabal.GAME
    with pytest.raises(UnknownGame, match="Cabal cannot be played under version 9"):
        registry.game("cabal", 9)
    with pytest.raises(UnknownGame, match=r"There is no game called 'chess'. The games are: .*cabal"):
        registry.game("chess")


@pytest.mark.usefixtures("small_games")
def test_two_games_cannot_share_a_slug() -> None:
    class Impostor(scramble.Scramble):
        slug = cabal.Cabal.slug

    class Variation(cabal.Cabal):
        title = "Cabal by candlelight"

    registry.register(cabal.Cabal())
    with pytest.raises(ValueError, match="belongs to Cabal already"):
        registry.register(Impostor())
    registry.register(Variation())
    assert registry.game(cabal.Cabal.slug).title == "Cabal by candlelight"
    vars(registry)["_GAMES"][cabal.Cabal.slug] = cabal.GAME
