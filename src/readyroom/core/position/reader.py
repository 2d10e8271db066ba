"""From the lines of a position to a state, every name and kind checked."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from readyroom.core.deck import Deck
from readyroom.core.errors import BadPosition, ReadyRoomError
from readyroom.core.game import Game
from readyroom.core.position.fresh import Fresh, parts_of
from readyroom.core.position.grammar import MOST_VALUES, Group, Item, Line, Plain, Value, Word, flat
from readyroom.core.position.kinds import listed, made, usual_facts
from readyroom.core.position.names import NOTHING, Names
from readyroom.core.quotes import cut, did_you_mean, quoted

SETS: Final[dict[str, type]] = {"set": set, "frozenset": frozenset}
KINDS: Final[tuple[tuple[type, str], ...]] = (
    (bool, "true or false"), (int, "a whole number"), (float, "a number"), (str, "text"), (list, "a list"),
    (tuple, "a list"), (dict, "a table"),
)  # fmt: skip


def read_state(game: Game, fresh: Fresh, lines: list[Line]) -> Any:
    """The state these lines describe, with everything derived from it."""
    reader = _Reader(fresh)
    kind = type(fresh.state)
    given = [Item(line.value, Word(line.name, line.line)) for line in lines]
    state = reader.thing(kind, given, lines[0].line if lines else 0, whole=True)
    try:
        game.restore(state)
    except Exception as fault:
        raise _impossible(fault) from fault
    for part in parts_of(state, fresh.kinds):
        for fact in listed(type(part), "DERIVED"):
            if not hasattr(part, fact):
                raise TypeError(f"{type(part).__name__}.{fact} is listed in DERIVED, so Game.restore must set it.")
    _must_be_playable(game, state, int(fresh.agreed["seats"]))
    return state


def plain_data(value: Value) -> Any:
    """A value as plain data: the options, and the head of a position."""
    if isinstance(value, Plain):
        return value.value
    if isinstance(value, Word):
        return value.text
    assert isinstance(value, Group)
    if value.name:
        raise BadPosition(value.line, f"{quoted(value.name)} cannot stand here.")
    if value.bracket == "{":
        return {str(plain_data(item.key)): plain_data(item.value) for item in value.items if item.key is not None}
    if any(item.key is not None or item.times != 1 for item in value.items):
        raise BadPosition(value.line, "here a list has its values one by one.")
    return [plain_data(item.value) for item in value.items]


class _Reader:
    def __init__(self, fresh: Fresh) -> None:
        self.fresh = fresh
        self.count = 0
        """Values so far: nested lists can be huge in few words."""

    def thing(self, kind: type, items: list[Item], line: int, cards: Names = NOTHING, whole: bool = False) -> Any:
        """An instance of this class; ``cards`` are the names of a deck's cards. In the ``whole`` state, settings and
        what follows from them are as on a new table."""
        known, lexicon = self.fresh.known(kind), self.fresh.lexicon
        facts: dict[str, Any] = {}

        def says(name: str) -> str:
            return next((flat(i.value) for i in items if isinstance(i.key, Word) and i.key.text == name), "")

        for item in items:
            name = self._fact(kind, known, item, facts)
            called = cards if kind is Deck else lexicon.values(kind.__name__, name, says)
            like = self.fresh.like(kind, name)
            facts[name] = _fitted(self.value(item.value, called, lexicon.places(kind.__name__, name, says)), like)
            _must_fit(f"{kind.__name__}.{name}", facts[name], like, item.value.line)
        for name in known or ():
            if name in facts or (not whole and name in listed(kind, "DERIVED")):
                continue
            if whole and self.fresh.given(name, self.fresh.agreed.get(name)):
                facts[name] = getattr(self.fresh.state, name)
            elif issubclass(kind, msgspec.Struct) or name in usual_facts(kind):
                continue  # it may have a default, and raises if not
            elif self.fresh.silent(kind, name, self.fresh.missing(kind, name)):
                facts[name] = self.fresh.missing(kind, name)
            else:
                raise BadPosition(line, f"{kind.__name__}.{name} is missing.")
        try:
            return made(kind, facts)
        except (TypeError, ValueError, AttributeError) as misfit:
            raise BadPosition(line, f"there can be no such {kind.__name__}: {cut(str(misfit), 150)}.") from None

    def _fact(self, kind: type, known: tuple[str, ...] | None, item: Item, facts: dict[str, Any]) -> str:
        """The name of a fact."""
        if not isinstance(item.key, Word):
            raise BadPosition(item.value.line, f"the facts of {kind.__name__} are given by name: name=value.")
        name = item.key.text
        derived = listed(kind, "DERIVED")
        if name in derived or name[:2] == "__" or (known is not None and name not in known):
            meant = did_you_mean(name, [fact for fact in known or () if fact not in derived])
            raise BadPosition(item.key.line, f"{kind.__name__} has no fact {quoted(name)}.{meant}")
        if name in facts:
            raise BadPosition(item.key.line, f"{kind.__name__}.{name} is there twice.")
        return name

    def value(self, value: Value, names: Names, places: Names = NOTHING) -> Any:
        self.count += 1
        if self.count > MOST_VALUES:
            raise BadPosition(value.line, f"a position holds at most {MOST_VALUES} values.")
        if isinstance(value, Plain):
            return value.value
        if isinstance(value, Word):
            return value.text if names is NOTHING else names.meant_by(value.text, value.line)
        assert isinstance(value, Group)
        if value.name in SETS:
            return self._set(SETS[value.name], value, names)
        if value.name:
            kind = self.fresh.kinds.named(value.name, value.line)
            return self.thing(kind, value.items, value.line, names)
        if value.bracket == "{":
            return self._table(value, names, places)
        row = self._row(value, names, places)
        return row if value.bracket == "[" else tuple(row)

    def _row(self, group: Group, names: Names, places: Names) -> list[Any]:
        row: list[Any] = []
        for item in group.items:
            if item.times < 1:
                raise BadPosition(item.value.line, f"nothing can be there {item.times} times.")
            if item.key is None:
                row += [self.value(item.value, names) for _ in range(item.times)]
                continue
            place = self.value(item.key, places)
            if type(place) is not int or not 0 <= place < len(row):
                raise BadPosition(item.key.line, f"the list has no place {flat(item.key)}.")
            row[place] = self.value(item.value, names)
        return row

    def _table(self, group: Group, names: Names, places: Names) -> dict[Any, Any]:
        table: dict[Any, Any] = {}
        for item in group.items:
            assert item.key is not None
            key = self.value(item.key, places)
            try:
                twice = key in table
            except TypeError:
                raise BadPosition(group.line, f"{cut(flat(item.key), 60)} cannot be a key.") from None
            if twice:
                raise BadPosition(group.line, f"{cut(flat(item.key), 60)} is there twice.")
            table[key] = self.value(item.value, names)
        return table

    def _set(self, kind: type, group: Group, names: Names) -> Any:
        try:
            return kind(self.value(item.value, names) for item in group.items)
        except TypeError:
            raise BadPosition(group.line, f"not everything here can be in a {kind.__name__}.") from None


def _fitted(value: Any, like: object) -> Any:
    """A list or a tuple, whichever it is on a new table, whatever its brackets; and so for its elements, if they are
    all of one kind there."""
    if not isinstance(value, (list, tuple)) or not isinstance(like, (list, tuple)):
        return value
    if len({type(one) for one in like}) == 1:
        value = [_fitted(one, like[0]) for one in value]
    return tuple(value) if type(like) is tuple else list(value)


def _must_fit(fact: str, value: object, like: object, line: int) -> None:
    """A fact keeps its kind, and so do list elements that are all of one kind on a new table."""
    if value is None or like is None:
        return
    wanted = type(like)
    if wanted is float and type(value) is int:
        return
    for kind, words in KINDS:
        if (wanted is kind) != (type(value) is kind):
            meant = words if wanted is kind else dict(KINDS).get(wanted, "a thing")
            raise BadPosition(line, f"{fact} is {meant}, not {_what(value)}.")
    if isinstance(like, (list, tuple)) and isinstance(value, (list, tuple)) and len({type(one) for one in like}) == 1:
        for one in value:
            _must_fit(f"what is in {fact}", one, like[0], line)


def _what(value: object) -> str:
    return quoted(value) if isinstance(value, (str, int, float)) else dict(KINDS).get(type(value), "a thing")


def _must_be_playable(game: Game, state: Any, seats: int) -> None:
    """Checks that every query works on a state and that it is possible."""
    try:
        stuck = False
        if game.outcome(state) is None:
            stuck = not game.to_act(state) and game.deadline(state) is None
            for seat in range(seats):
                game.legal(state, seat)
        game.standing(state)
        game.public(state)
        for seat in range(seats):
            game.own(state, seat)
        flaws = [*game.flaws(state)]
        flaws += [f"{what}: {held} of {most}" for what, (held, most) in game.bounded(state).items() if held > most]
        flaws += [f"{what}: {held}" for what, (held, _) in game.bounded(state).items() if held < 0]
    except ReadyRoomError:
        raise
    except Exception as fault:
        raise _impossible(fault) from fault
    if stuck:
        raise BadPosition(0, "nobody can act in it, and no clock runs.")
    if flaws:
        raise BadPosition(0, f"it can never be: {cut(flaws[0])}")


def _impossible(fault: Exception) -> BadPosition:
    told = cut(f"{type(fault).__name__}: {fault}", 150)
    return BadPosition(0, f"the rules can do nothing with it ({told}).")
