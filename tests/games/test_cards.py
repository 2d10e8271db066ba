"""A match keeps its cards: what each version of each game deals is on file and never changes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest
from scripts.cards import Moved, dealing, deck, faults, history, on_file
from tests.games.printed import printed

from readyroom.core.cards import in_play
from readyroom.core.game import Game
from readyroom.games.tiny_epic_galaxies import TinyEpicGalaxies
from readyroom.games.tiny_epic_galaxies.cards.kinds import Planet
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS

EVERY = pytest.mark.parametrize("game", dealing(), ids=lambda game: game.slug)
replace = msgspec.structs.replace


@EVERY
def test_the_cards_of_a_version_are_those_that_it_was_frozen_with(game: Game) -> None:
    assert faults(game, on_file(game)) == []


@EVERY
def test_every_version_and_every_table_is_on_file(game: Game) -> None:
    assert history(game) == on_file(game), "There is a new version, or a new table of cards. Run make cards."


@EVERY
def test_the_file_tells_every_deck_card_by_card(game: Game) -> None:
    for version in game.versions:
        assert game.decks(version) == {name: deck(on_file(game), version, name) for name in game.cards()}


@EVERY
def test_a_table_of_cards_is_in_the_order_in_which_they_came(game: Game) -> None:
    for name, table in game.cards().items():
        came = [card.since for card in table]
        assert came == sorted(came), name


def test_a_card_is_in_play_from_the_version_it_came_with_to_the_last_one_that_has_it() -> None:
    table = [planet("old"), planet("short", until=2), planet("late", since=3)]
    assert [in_play(table, version) for version in (1, 2, 3, 4)] == [[0, 1], [0, 1], [0, 2], [0, 2]]


# -- what a maintainer may do, and what is noticed


def test_a_new_card_with_a_new_version_contradicts_nothing() -> None:
    game = changed((*FIRST_PLANETS, planet("caldera-nine", since=2)), 1, 2)
    assert faults(game, FROZEN) == []
    assert history(game) == {**FROZEN, 2: {"planets": Moved(came=("caldera-nine",))}}


def test_a_card_that_leaves_with_a_new_version_contradicts_nothing() -> None:
    game = changed((replace(FIRST_PLANETS[0], until=1), *FIRST_PLANETS[1:]), 1, 2)
    assert faults(game, FROZEN) == []
    assert history(game)[2] == {"planets": Moved(left=("jakks",))}
    assert deck(history(game), 2, "planets") == game.decks(2)["planets"] == game.decks(1)["planets"][1:]


def test_a_card_without_a_new_version_is_noticed() -> None:
    (fault,) = faults(changed((*FIRST_PLANETS, planet("caldera-nine")), 1), FROZEN)
    assert "planets of version 1 have changed (caldera-nine came). A new card is a new version" in fault


def test_a_card_that_is_taken_out_of_an_old_version_is_noticed() -> None:
    (fault,) = faults(changed((replace(FIRST_PLANETS[0], since=2), *FIRST_PLANETS[1:]), 1, 2), FROZEN)
    assert "planets of version 1 have changed (jakks left)" in fault


def test_a_card_in_the_middle_of_a_table_is_noticed_whatever_its_version() -> None:
    moved = (*FIRST_PLANETS[:30], planet("caldera-nine", since=2), *FIRST_PLANETS[30:])
    (fault,) = faults(changed(moved, 1, 2), FROZEN)
    assert "what is caldera-nine now in its planets was zavodnick. Nothing may move." in fault


def test_a_card_that_is_gone_from_its_table_is_noticed() -> None:
    (fault,) = faults(changed(FIRST_PLANETS[:-1], 1), FROZEN)
    assert "a card that is gone now in its planets was empyres-wake" in fault


def test_a_card_of_a_version_that_the_game_does_not_list_is_noticed() -> None:
    (fault,) = faults(changed((*FIRST_PLANETS, planet("caldera-nine", since=2)), 1), FROZEN)
    assert "caldera-nine is in the planets since version 2, which is not listed" in fault
    assert "2 goes to the versions" in fault


def planet(id: str, since: int = 1, until: int = 0) -> Planet:
    return replace(PLANETS[0], id=id, since=since, until=until)


def changed(planets: Sequence[Planet], *versions: int) -> Game:
    """The game with such planets and versions, and no other cards."""
    members = {"versions": versions, "cards": lambda _: {"planets": planets}}
    game: Game = type("Changed", (TinyEpicGalaxies,), members)()
    return game


FIRST_PLANETS = printed(PLANETS)
FROZEN = history(changed(FIRST_PLANETS, 1))
