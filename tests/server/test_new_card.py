"""What a maintainer does: people play, a card is added by the steps of docs/add-a-card.md, the server is started again.
Their match is unchanged and goes on, a new match has the card; and a card that is added otherwise is noticed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.server.house import Client
from tests.server.new_card import CARD, ROOT, SECTIONS, add_card, blocks, copied, insert_unversioned
from tests.server.process import ServerProcess
from tests.server.test_table import expand

ENTRIES = 60
FOLDED = """
import asyncio, json, sys
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS
from readyroom.server.table.facts import Facts
from readyroom.server.wall import Clock
from readyroom.store import open_store
store = open_store(sys.argv[1])
stored = asyncio.run(store.load(sys.argv[2]))
store.close()
facts = Facts(sys.argv[2], Clock())
facts.take(stored)
facts.fold(stored)
match = facts.match
print(json.dumps({
    "version": match.version, "seq": match.seq, "digest": match.digest,
    "deck": [PLANETS[planet].id for planet in match.state.planets.cards()],
    "row": [PLANETS[planet].id for planet in match.state.row],
}))
"""


class Played(NamedTuple):
    """A match of two people on the rules as they are, and what each of them saw last."""

    folder: Path
    code: str
    tokens: list[str]
    views: list[dict[str, Any]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    folder = tmp_path_factory.mktemp("played")
    source = copied(folder, "src/readyroom") / "src"
    server = ServerProcess(folder / "tables.db", source=source)
    tokens = [server.token(name) for name in ("Anna", "Ben")]
    code, clients = started(server, tokens)
    play(clients, ENTRIES)
    views = [seen(client) for client in clients]
    assert server.stop() == 0
    return Played(folder, code, tokens, views)


def test_a_running_match_keeps_its_cards_and_a_new_match_has_the_added_one(played: Played, tmp_path: Path) -> None:
    folder = shutil.copytree(played.folder, tmp_path / "later")
    before = folded(folder, played.code)
    version = add_card(folder, SECTIONS[0])
    assert folded(folder, played.code) == before
    server = ServerProcess(folder / "tables.db", source=folder / "src")
    clients = [server.joins(played.code, token) for token in played.tokens]
    assert [client.table["problem"] for client in clients] == ["", ""]
    assert [seen(client) for client in clients] == played.views
    play(clients, ENTRIES + 20)
    new, _ = started(server, played.tokens)
    assert server.stop() == 0
    after = folded(folder, played.code)
    assert after["version"] == before["version"] == version - 1 and after["seq"] >= ENTRIES + 20
    assert CARD not in after["deck"] + after["row"]
    dealt = folded(folder, new)
    assert dealt["version"] == version and CARD in dealt["deck"] + dealt["row"]
    assert len(dealt["deck"] + dealt["row"]) == 1 + len(folder_deck(folder, version - 1))


def test_a_card_inserted_without_a_version_makes_an_incident(played: Played, tmp_path: Path) -> None:
    folder = shutil.copytree(played.folder, tmp_path / "tampered")
    insert_unversioned(folder)
    server = ServerProcess(folder / "tables.db", source=folder / "src")
    at = server.joins(played.code, played.tokens[0])
    problem = at.table["problem"]
    assert at.update is None and "dealt under different rules" in problem and "(incident " in problem
    assert at.refused("act", seat=0, seen=ENTRIES, action={"type": "roll"}) == problem
    assert server.stop() == 0
    number = problem.split("(incident ")[1].removesuffix(").")
    said = run(folder, "-m", "readyroom", "incidents", number, "--db", str(folder / "tables.db"))
    assert said.returncode == 0 and f"Incident {number} at table {played.code}" in said.stdout, said.stderr
    told = run(folder, "-m", "readyroom", "db", "validate", "--db", str(folder / "tables.db"), "--jobs", "1", "--json")
    assert told.returncode == 1 and json.loads(told.stdout)["wrong"][0]["code"] == played.code


@pytest.mark.parametrize("section", SECTIONS)
def test_adding_a_card_as_the_page_says_needs_nothing_else(section: str, tmp_path: Path) -> None:
    copy = copied(tmp_path, "src/readyroom", "scripts", "tests/games", "tests/golden", "tests/playthroughs")
    copied(tmp_path, "tests/fixtures")
    for file in ("pyproject.toml", "tests/every_game.py"):
        shutil.copy(ROOT / file, copy / file)
    add_card(copy, section)
    wrote = run(copy, "-m", "scripts.cards")
    assert wrote.returncode == 0 and "Tiny Epic Galaxies: wrote down version" in wrote.stdout, wrote.stderr
    tests = [f"tests/games/tiny_epic_galaxies/test_{name}.py" for name in ("planets", "setup", "badges")]
    tests += ["tests/games/test_cards.py", "tests/fixtures", "tests/playthroughs"]
    done = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, "-k", "test_cards or tiny")
    assert done.returncode == 0, done.stdout
    named = [block for block in blocks(section) if block.path.startswith("tests/")]
    assert [block.code.count("def test_") for block in named] == [1]


# -- playing


def started(server: ServerProcess, tokens: list[str]) -> tuple[str, list[Client]]:
    code = server.opens(tokens[0], game="tiny-epic-galaxies", seats=2)
    clients = [server.joins(code, token) for token in tokens]
    clients[1].does("sit", seat=1)
    clients[0].does("start")
    for client in clients:
        client.see(0)
    return code, clients


def play(clients: list[Client], until: int) -> None:
    """Both do something that they are offered, until the match is at an entry."""
    while (newest := max(clients, key=lambda client: client.seq)).seq < until:
        for client in clients:
            client.see(newest.seq)
        update: dict[str, Any] = newest.update or {}
        seat = update["to_act"][0]
        options = clients[seat].options(seat)
        pick = options[newest.seq % len(options)] if options else expand(clients[seat].mine(seat)["choice"])
        clients[seat].acts(seat, pick)
    for client in clients:
        client.see(newest.seq)


def seen(client: Client) -> dict[str, Any]:
    """What a client sees of the match, except the time."""
    update: dict[str, Any] = client.update or {}
    return {name: update[name] for name in ("seq", "public", "mine", "to_act")}


# -- looking into it


def folded(folder: Path, code: str) -> dict[str, Any]:
    """A stored match as the rules of a copy fold it."""
    done = run(folder, "-c", FOLDED, str(folder / "tables.db"), code)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def folder_deck(folder: Path, version: int) -> list[str]:
    """The planets of a base game of a version, by the rules of a copy."""
    program = (
        "import json; from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS;"
        "from readyroom.core.cards import in_play;"
        f"print(json.dumps([PLANETS[i].id for i in in_play(PLANETS, {version}) if not PLANETS[i].beyond]))"
    )
    found: list[str] = json.loads(run(folder, "-c", program).stdout)
    return found


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python, with the package of a copy."""
    path = os.pathsep.join([str(folder / "src"), str(folder)])
    environment = {**os.environ, "PYTHONPATH": path}
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, timeout=600
    )
