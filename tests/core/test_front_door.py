"""``readyroom.games`` works as a function and as a package, however imported; games load on use."""

from __future__ import annotations

import subprocess
import sys

import pytest

import readyroom
import readyroom.games.tiny_epic_galaxies as galaxies
from readyroom.core import registry
from readyroom.core.errors import UnknownGame
from readyroom.games import tiny_epic_galaxies

LOADED = """
import sys
def loaded():
    return sorted(name for name in sys.modules if name.startswith("readyroom.games.") and name.count(".") == 2)
"""


def said_by(program: str) -> list[str]:
    """The words printed by a program in its own process."""
    done = subprocess.run([sys.executable, "-c", LOADED + program], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_games_lists_the_games_and_is_their_package() -> None:
    assert "tiny-epic-galaxies" in readyroom.games()
    assert readyroom.games() == readyroom.core.registry.slugs()
    assert galaxies is tiny_epic_galaxies
    assert galaxies.TinyEpicGalaxies.slug == "tiny-epic-galaxies"


def test_a_game_can_be_imported_under_another_name_before_anything_else() -> None:
    said = said_by("""
import readyroom.games.tiny_epic_galaxies.game as rules
import readyroom.games.tiny_epic_galaxies as galaxies
import readyroom.games
import readyroom
print(rules.__name__, galaxies.__name__, *readyroom.games())
""")
    package = "readyroom.games.tiny_epic_galaxies"
    assert said[:2] == [f"{package}.game", package] and "tiny-epic-galaxies" in said


def test_the_list_of_games_loads_none_of_them() -> None:
    said = said_by("import readyroom; print(*readyroom.games(), *loaded())")
    assert said == ["galaxy-trucker", "space-alert", "starship-captains", "tiny-epic-galaxies"]


def test_a_match_loads_its_own_game_and_no_other() -> None:
    said = said_by("""
import readyroom
match = readyroom.new_match("starship-captains", seed=7)
action = match.legal(match.to_act[0])[0]
print(len(str(readyroom.describe(action))) > 0, *loaded())
""")
    assert said == ["True", "readyroom.games.starship_captains"]


def test_help_loads_no_game_and_knows_the_commands_that_games_bring() -> None:
    said = said_by("""
from readyroom.cli import main
try:
    main(["--help"])
except SystemExit:
    print(len(loaded()))
""")
    assert said[-1] == "0" and {"galaxy-trucker", "space-alert", "solve,", "ship"} <= set(said)


def test_threads_that_ask_for_the_same_game_at_once_all_get_it() -> None:
    said = said_by("""
from threading import Barrier, Thread
import readyroom
together, titles = Barrier(8), []
def ask():
    together.wait()
    titles.append(readyroom.new_match("space-alert", seed=7).game.title)
threads = [Thread(target=ask) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(len(titles), *set(titles))
""")
    assert said == ["8", "Space", "Alert"]


def test_the_slug_of_an_unloaded_game_cannot_be_taken() -> None:
    said = said_by("""
import sys
sys.path.insert(0, ".")
import readyroom
from tests.games.cabal import Cabal
class Impostor(Cabal):
    slug = "tiny-epic-galaxies"
try:
    readyroom.register(Impostor())
except ValueError as refused:
    print(refused)
""")
    assert " ".join(said) == "The slug 'tiny-epic-galaxies' belongs to Tiny Epic Galaxies already."


@pytest.mark.parametrize("slug", ["galaxy-trucker", "space-alert", "starship-captains", "tiny-epic-galaxies"])
def test_a_games_announced_facts_match_the_game(slug: str) -> None:
    announced = registry._ANNOUNCED[slug]
    game = readyroom.game(slug)
    assert (game.slug, game.title, game.extras) == (slug, announced.title, announced.extras)
    assert type(game).__module__.startswith(f"{announced.module}.")


def test_a_game_that_does_not_exist_has_neither_title_nor_extras() -> None:
    for ask in (registry.title, registry.extras):
        with pytest.raises(UnknownGame, match="There is no game called 'chess'"):
            ask("chess")
