"""The byte fuzzer's starting inputs and past findings, replayed without it."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts.fuzz.mutations import mutate
from scripts.fuzz.targets import TARGETS

CORPUS = Path(__file__).parents[1] / "corpus"
FILES = sorted(CORPUS.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_input_gets_an_answer_or_a_sentence(path: Path) -> None:
    TARGETS[path.parent.name](path.read_bytes())


@pytest.mark.parametrize("target", TARGETS)
def test_mutated_inputs_get_an_answer_or_a_sentence(target: str) -> None:
    """Blind fuzzing: no coverage guidance, but the same mutations and luck each time."""
    for path in sorted((CORPUS / target).glob("*.json"))[:24]:
        data = path.read_bytes()
        for seed in range(4):
            changed = mutate(data, 20_000, seed)
            if changed is not None:
                TARGETS[target](changed)


def test_every_entry_point_has_its_corpus() -> None:
    assert {path.parent.name for path in FILES} == set(TARGETS)
