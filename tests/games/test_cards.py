"""A match keeps the cards it began with: what each version of each game deals is on file, and is never changed."""

from __future__ import annotations

import msgspec
import pytest
from scripts.cards import Frozen, Moved, dealing, deck, faults, history, on_file

from readyroom.core.cards import in_play
from readyroom.core.game import Game
from readyroom.games.tiny_epic_galaxies import TinyEpicGalaxies
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS, Planet

EVERY = pytest.mark.parametrize("game", dealing(), ids=lambda game: game.slug)
NEXT = TinyEpicGalaxies.versions[-1] + 1


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
    game = changed((*PLANETS, planet("caldera-nine", since=NEXT)), NEXT)
    assert faults(game, frozen()) == []
    assert history(game) == {**frozen(), NEXT: {"planets": Moved(came=("caldera-nine",))}}


def test_a_card_that_leaves_with_a_new_version_contradicts_nothing() -> None:
    game = changed((msgspec.structs.replace(PLANETS[0], until=NEXT - 1), *PLANETS[1:]), NEXT)
    assert faults(game, frozen()) == []
    assert history(game)[NEXT] == {"planets": Moved(left=("jakks",))}
    assert deck(history(game), NEXT, "planets") == game.decks(NEXT)["planets"]


def test_a_card_without_a_new_version_is_noticed() -> None:
    (fault,) = faults(changed((*PLANETS, planet("caldera-nine"))), frozen())
    assert "planets of version 1 have changed (caldera-nine came). A new card is a new version" in fault


def test_a_card_that_is_taken_out_of_an_old_version_is_noticed() -> None:
    (fault,) = faults(changed((msgspec.structs.replace(PLANETS[0], since=NEXT), *PLANETS[1:]), NEXT), frozen())
    assert "planets of version 1 have changed (jakks left)" in fault


def test_a_card_in_the_middle_of_a_table_is_noticed_whatever_its_version() -> None:
    moved = (*PLANETS[:30], planet("caldera-nine", since=NEXT), *PLANETS[30:])
    (fault,) = faults(changed(moved, NEXT), frozen())
    assert "what is caldera-nine now in its planets was zavodnick. Nothing may move." in fault


def test_a_card_that_is_gone_from_its_table_is_noticed() -> None:
    (fault,) = faults(changed(PLANETS[:-1]), frozen())
    assert "a card that is gone now in its planets was empyres-wake" in fault


def test_a_card_of_a_version_that_the_game_does_not_list_is_noticed() -> None:
    (fault,) = faults(changed((*PLANETS, planet("caldera-nine", since=NEXT))), frozen())
    assert f"caldera-nine is in the planets since version {NEXT}" in fault and f"{NEXT} goes to the versions" in fault


def planet(id: str, since: int = 1, until: int = 0) -> Planet:
    return msgspec.structs.replace(PLANETS[0], id=id, since=since, until=until)


def frozen() -> Frozen:
    return on_file(TinyEpicGalaxies())


def changed(planets: tuple[Planet, ...], version: int = 0) -> Game:
    """The game with other planets, and perhaps with one version more."""
    versions = (*TinyEpicGalaxies.versions, version) if version else TinyEpicGalaxies.versions
    tables = {**TinyEpicGalaxies().cards(), "planets": planets}
    game: Game = type("Changed", (TinyEpicGalaxies,), {"versions": versions, "cards": lambda _: tables})()
    return game
