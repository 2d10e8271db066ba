"""The example files resolve, and the guide describes them correctly."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from readyroom.games.space_alert.file.mistakes import BadMission
from readyroom.games.space_alert.file.resolver import account, resolve

ROOT = Path(__file__).parents[4]
GUIDE = (ROOT / "docs" / "space-alert.md").read_text()


@pytest.mark.parametrize(
    ("name", "score"), [("first-mission", 15), ("androids-and-heroes", 34), ("double-actions", 41)]
)
def test_an_example_comes_home(name: str, score: int) -> None:
    path = ROOT / "examples" / "space-alert" / f"{name}.json"
    result = resolve(msgspec.json.decode(path.read_bytes()))
    assert result.outcome == "survived" and result.score == score
    assert f"a score of {score}" in account(result)
    assert f"examples/space-alert/{name}.json" in GUIDE


def blocks() -> list[str]:
    return re.findall(r"```json\n(.*?)```", GUIDE, re.DOTALL)


def test_the_guides_file_resolves() -> None:
    assert resolve(msgspec.json.decode(blocks()[0])).outcome in ("survived", "destroyed")


def test_the_guides_result_is_that_of_the_first_example() -> None:
    shown = msgspec.json.decode(blocks()[1])
    path = ROOT / "examples" / "space-alert" / "first-mission.json"
    real = msgspec.to_builtins(resolve(msgspec.json.decode(path.read_bytes())))
    for key in ("outcome", "destroyed_by", "score", "points", "damage"):
        assert shown[key] == real[key]
    assert all(entry in real[key] for key in ("threats", "crew", "trace") for entry in shown[key])


def test_the_guide_quotes_the_mistakes_word_for_word() -> None:
    file = msgspec.json.decode(blocks()[0])
    file["threats"][0]["card"] = "Gunshipp"
    file["crew"][1]["plan"] = [None, None, None, "bot"]
    with pytest.raises(BadMission) as refused:
        resolve(file)
    assert str(refused.value) in GUIDE
