"""The ways in: a new match, a recorded one, one from a position, a game's rules. Asked for one of our games by its
slug, each answers with that game's own types; the game itself is loaded only then."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, overload

import msgspec

from readyroom.core import record_reader, registry
from readyroom.core.codec import decode_options
from readyroom.core.errors import BadOptions, UnknownGame
from readyroom.core.game import Game
from readyroom.core.match import Match
from readyroom.core.misuse import whole
from readyroom.core.position import slug_of
from readyroom.core.quotes import quoted

if TYPE_CHECKING:
    from readyroom.games import galaxy_trucker, space_alert, starship_captains, tiny_epic_galaxies

Plain = Mapping[str, Any]
Seed = int | str


@overload
def new_match(
    slug: Literal["galaxy-trucker"],
    seats: int | None = None,
    options: Plain | galaxy_trucker.Options | None = None,
    seed: Seed | None = None,
    version: int | None = None,
) -> galaxy_trucker.Match: ...
@overload
def new_match(
    slug: Literal["space-alert"],
    seats: int | None = None,
    options: Plain | space_alert.Options | None = None,
    seed: Seed | None = None,
    version: int | None = None,
) -> space_alert.Match: ...
@overload
def new_match(
    slug: Literal["starship-captains"],
    seats: int | None = None,
    options: Plain | starship_captains.Options | None = None,
    seed: Seed | None = None,
    version: int | None = None,
) -> starship_captains.Match: ...
@overload
def new_match(
    slug: Literal["tiny-epic-galaxies"],
    seats: int | None = None,
    options: Plain | tiny_epic_galaxies.Options | None = None,
    seed: Seed | None = None,
    version: int | None = None,
) -> tiny_epic_galaxies.Match: ...
@overload
def new_match(
    slug: str,
    seats: int | None = None,
    options: Plain | msgspec.Struct | None = None,
    seed: Seed | None = None,
    version: int | None = None,
) -> Match: ...


def new_match(
    slug: str,
    seats: int | None = None,
    options: Plain | msgspec.Struct | None = None,
    seed: Seed | None = None,
    version: int | None = None,
) -> Match:
    """Starts a match. Without a seed, one is drawn that nobody can guess; its commitment is shown at once. Without a
    version, the newest rules are played; a seed and a version together always give the same cards and dice.

    >>> match = new_match("tiny-epic-galaxies", seats=3, options={"beyond_the_black": True}, seed=1)
    >>> match.seats, match.options.beyond_the_black
    (3, True)

    What cannot be played is refused with what can:

    >>> new_match("tiny-epic-galaxies", seats=9)
    Traceback (most recent call last):
    readyroom.core.errors.BadOptions: Tiny Epic Galaxies is for 1 to 5 seats, not 9.
    >>> new_match("tiny-epic-galaxies", options={"beyond_the_black": "a bit"})
    Traceback (most recent call last):
    readyroom.core.errors.BadOptions: Option 'beyond_the_black' cannot be 'a bit'. It can be: true, false.
    >>> new_match("chess")
    Traceback (most recent call last):
    readyroom.core.errors.UnknownGame: There is no game called 'chess'. The games are: ...
    """
    rules = registry.game(slug)
    chosen = decode_options(rules.Options, {} if options is None else options)
    count = seats if seats is not None else max(2, rules.seats[0])
    return Match.start(rules, chosen, count, secrets.token_hex(32) if seed is None else _text(seed), version)


def _text(seed: Seed) -> str:
    if isinstance(seed, str):
        return seed
    number = whole(seed)
    if number is None:
        raise BadOptions(f"A seed is a whole number or text, not {quoted(seed)}.")
    return str(number)


@overload
def replay(record: object, slug: Literal["galaxy-trucker"]) -> galaxy_trucker.Match: ...
@overload
def replay(record: object, slug: Literal["space-alert"]) -> space_alert.Match: ...
@overload
def replay(record: object, slug: Literal["starship-captains"]) -> starship_captains.Match: ...
@overload
def replay(record: object, slug: Literal["tiny-epic-galaxies"]) -> tiny_epic_galaxies.Match: ...
@overload
def replay(record: object, slug: str | None = None) -> Match: ...


def replay(record: object, slug: str | None = None) -> Match:
    """Folds a record (plain data, or its JSON text) into a match; with a slug, only a record of that game.

    Every line is checked: that it was not changed, that the action was legal, and, once the seed is revealed, that the
    luck was the seed's. What does not fit is reported with the entry where it shows.

    >>> match = new_match("tiny-epic-galaxies", seats=2, seed=7, version=1)
    >>> record = match.record()
    >>> replay(record, "tiny-epic-galaxies") == match
    True
    >>> replay(record, "space-alert")
    Traceback (most recent call last):
    readyroom.core.errors.UnknownGame: Space Alert cannot replay a match of 'tiny-epic-galaxies' under version 1.
    >>> record["entries"][0]["chance"][3] += 1
    >>> replay(record)
    Traceback (most recent call last):
    readyroom.core.errors.BrokenRecord: The record stops making sense at entry 0: it, or what was agreed at the start, was changed after it was written.
    """  # noqa: E501 - the error is one sentence on one line
    return record_reader.replay(record) if slug is None else record_reader.replay_with(registry.game(slug), record)


@overload
def from_position(text: str, slug: Literal["galaxy-trucker"], seed: Seed | None = None) -> galaxy_trucker.Match: ...
@overload
def from_position(text: str, slug: Literal["space-alert"], seed: Seed | None = None) -> space_alert.Match: ...
@overload
def from_position(
    text: str, slug: Literal["starship-captains"], seed: Seed | None = None
) -> starship_captains.Match: ...
@overload
def from_position(
    text: str, slug: Literal["tiny-epic-galaxies"], seed: Seed | None = None
) -> tiny_epic_galaxies.Match: ...
@overload
def from_position(text: str, slug: str | None = None, seed: Seed | None = None) -> Match: ...


def from_position(text: str, slug: str | None = None, seed: Seed | None = None) -> Match:
    """Begins a match where a position stands, which ``Match.position`` has written and anybody may have changed; with a
    slug, only one of that game. What cannot be is refused with the line where it shows.

    >>> text = new_match("tiny-epic-galaxies", seats=2, seed=7, version=1).position()
    >>> richer = from_position(text.replace("energy=2", "energy=5"))
    >>> [galaxy.energy for galaxy in richer.state.galaxies]
    [5, 5]
    >>> from_position(text.replace("energy=2", "enrgy=5"))
    Traceback (most recent call last):
    readyroom.core.errors.BadPosition: Line 29 of the position makes no sense: Galaxy has no fact 'enrgy'. Did you mean 'energy'?
    """  # noqa: E501 - the error is one sentence on one line
    found = slug_of(text)
    if slug is not None and slug != found:
        raise UnknownGame(f"{registry.title(slug)} cannot begin from a position of {quoted(found)}.")
    return Match.from_position(registry.game(found), text, secrets.token_hex(32) if seed is None else _text(seed))


@overload
def game(slug: Literal["galaxy-trucker"], version: int | None = None) -> galaxy_trucker.GalaxyTrucker: ...
@overload
def game(slug: Literal["space-alert"], version: int | None = None) -> space_alert.SpaceAlert: ...
@overload
def game(slug: Literal["starship-captains"], version: int | None = None) -> starship_captains.StarshipCaptains: ...
@overload
def game(slug: Literal["tiny-epic-galaxies"], version: int | None = None) -> tiny_epic_galaxies.TinyEpicGalaxies: ...
@overload
def game(slug: str, version: int | None = None) -> Game: ...


def game(slug: str, version: int | None = None) -> Game:
    """The game that goes by a slug, if it can play that version of its rules.

    >>> game("space-alert").title
    'Space Alert'
    """
    return registry.game(slug, version)
