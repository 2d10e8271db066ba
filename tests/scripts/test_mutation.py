"""Mutation testing: mutations are small, made in copies, and judged by the tests that reach them."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.mutate import EQUIVALENT, Line, chosen_tests, equivalents, reason_for
from scripts.mutation import packages
from scripts.mutation.operators import Mutant, mutants_of
from scripts.mutation.packages import NOT_RULES, ROOT, all_mutants
from scripts.mutation.runs import KnownTest, Reach

SOURCE = '''"""Rules."""

HOLD = 7


def take(held: list[int], card: int) -> bool:
    """A card is taken, if there is room."""
    if len(held) < HOLD and card not in held:
        held.append(card)
        return max(held) == card
    raise ValueError(f"no room for {card + 1}")
'''


def changes(source: str) -> set[str]:
    """Every line as it would be with a mistake in it."""
    return {mutant.now for mutant in mutants_of("rules.py", source.encode())}


@pytest.mark.parametrize(
    ("line", "mistakes"),
    [
        ("x = a < b", {"x = (a <= b)"}),
        ("x = a is None", {"x = (a is not None)"}),
        (
            "x = 0 <= a < 3",
            {"x = (0 < a < 3)", "x = (0 <= a <= 3)", "x = 1 <= a < 3", "x = 0 <= a < 4", "x = 0 <= a < 2"},
        ),
        ("x = a and not b", {"x = (a or not b)", "x = a and (b)"}),
        ("x = a + 2", {"x = (a - 2)", "x = a + 3", "x = a + 1"}),
        ("x += 1", {"x -= 1", "x += 2"}),
        ("x = [*a] + b", set()),
        ("x = a + [1]", {"x = a + [2]"}),
        ("x = True", {"x = False"}),
        ("x = min(a, b)", {"x = max(a, b)"}),
        ("x = sorted(a, key=b)", {"x = list(a)"}),
        ("x = a[1:]", {"x = (a[:])", "x = a[2:]"}),
        ("x = a.pop()", {"x = a.pop(0)"}),
        ("x = a.pop(0)", {"x = a.pop()", "x = a.pop(1)"}),
        ("a.clear()", {"pass"}),
        ("x = [a for a in b if a]", {"x = [a for a in b if (not (a))]"}),
        ("x: Annotated[int, 3] = f(a)", set()),
        ("assert a < b", set()),
        ("if TYPE_CHECKING:\n    x = 1", set()),
        ("x = f'{a + 1}'", set()),
        ("x = 1000", set()),
    ],
)
def test_one_place_is_changed_at_a_time(line: str, mistakes: set[str]) -> None:
    assert changes(line) == mistakes


def test_a_boolean_result_can_be_inverted() -> None:
    assert "return (not (any(a)))" in changes("def f(a: list[int]) -> bool:\n    return any(a)\n")
    assert "return (not (any(a)))" not in changes("def f(a: list[int]) -> int:\n    return any(a)\n")


def test_every_mistake_is_another_program_that_can_be_read() -> None:
    source = (ROOT / "src/readyroom/core/chance.py").read_bytes()
    found = mutants_of("core/chance.py", source)
    assert len(found) > 40
    assert len({mutant.of(source) for mutant in found}) == len(found)
    for mutant in found:
        assert mutant.makes_sense(source)
        assert ast.dump(ast.parse(mutant.of(source))) != ast.dump(ast.parse(source)), mutant.now


def test_literals_are_left_alone_where_only_functions_count() -> None:
    lines = {mutant.was for mutant in mutants_of("cards.py", SOURCE.encode(), only_functions=True)}
    assert "HOLD = 7" not in lines and "held.append(card)" in lines


def test_player_sentences_and_tests_are_not_mutated() -> None:
    for package in packages.packages().values():
        mutants = all_mutants(package)
        assert len(mutants) > 100
        assert not any(part in NOT_RULES for mutant in mutants for part in Path(mutant.file).parts)


def test_every_equivalent_is_a_mistake_that_can_still_be_made_and_says_why() -> None:
    found = {(one.file, one.was, one.now) for package in packages.packages().values() for one in all_mutants(package)}
    for one in equivalents():
        assert (one["file"], one["was"], one["now"]) in found, f"{EQUIVALENT.name} is out of date: {one}"
        assert one["why"].endswith(".")


def mutant(function: int = 3, cached: bool = False) -> Mutant:
    return Mutant("rules.py", 4, function, cached, 0, 1, "x", "a < b", "a <= b")


def test_only_tests_that_call_the_function_are_run_and_the_quickest_first() -> None:
    tests = [
        KnownTest("slow", 0, 9.0, {"rules.py:3"}),
        KnownTest("quick", 0, 1.0, {"rules.py:3"}),
        KnownTest("other", 0, 0.1, {"rules.py:8"}),
        KnownTest("later", 1, 0.5, {"rules.py:3"}),
        KnownTest("too slow", 1, 90.0, {"rules.py:3"}),
    ]
    reach = Reach(tests, {"rules.py:8"})
    names = [[test.id for test in stage] for stage in chosen_tests(reach, mutant(), 60)]
    assert names == [["quick", "slow"], ["later"]]
    everything = [["other", "quick", "slow"], ["later"]]
    for everywhere in (mutant(0), mutant(8), mutant(3, cached=True)):
        assert [[test.id for test in stage] for stage in chosen_tests(reach, everywhere, 60)] == everything


def test_a_mistake_with_a_reason_is_equivalent() -> None:
    reasons = [{"file": "rules.py", "was": "a < b", "now": "a <= b", "why": "They never meet."}]
    assert reason_for(Line(mutant(), "core", ""), reasons) == "They never meet."
    assert reason_for(Line(mutant(), "core", ""), []) is None


PROJECT = {
    "src/readyroom/__init__.py": "def games():\n    return []\n",
    "src/readyroom/core/rules.py": SOURCE,
    "tests/__init__.py": "",
    "tests/every_game.py": "def every_game():\n    return []\n",
    "tests/core/test_rules.py": (
        "from readyroom.core.rules import take\n\n"
        "def test_a_card_is_taken_once():\n"
        "    held = [1]\n"
        "    assert take(held, 2) and held == [1, 2]\n"
    ),
    "pyproject.toml": "[tool.pytest.ini_options]\naddopts = '--import-mode=importlib'\n",
}
PROGRAM = """
import os, sys
from pathlib import Path
import msgspec
from scripts.mutation import packages, runs
from scripts.mutation.operators import mutants_of

packages.ROOT, packages.LINKED = Path(sys.argv[1]), ()
package = packages.Package("core", "core", (), (("tests/core",),))
copy = packages.Copy(Path(sys.argv[2]))
sys.pycache_prefix = sys.argv[2] + ".compiled"

def told(work):
    os.waitpid(runs.apart(copy, work), 0)
    return copy.answer.read_bytes()

reach = msgspec.json.decode(told(lambda: runs.learn(copy, package)), type=runs.Reach)
for mutant in packages.all_mutants(package):
    if mutant.now not in sys.argv[3:]:
        continue
    copy.break_with(mutant)
    answer = msgspec.json.decode(told(lambda: runs.judge(package, [reach.tests])))
    copy.mend()
    print(answer["verdict"], mutant.now, sep="|")
"""


def test_mistakes_are_made_in_a_copy_and_those_that_a_test_notices_are_killed(tmp_path: Path) -> None:
    project = tmp_path / "project"
    for name, content in PROJECT.items():
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text(content)
    tried = ("pass", "return (max(held) != card)", "HOLD = 8")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(project), str(tmp_path / "copy"), *tried],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": ""},
        capture_output=True,
        text=True,
        timeout=600,
    )
    log = tmp_path / "copy.log"
    assert done.returncode == 0, done.stderr + (log.read_text() if log.exists() else "")
    verdicts = {now: verdict for verdict, now in (line.split("|") for line in done.stdout.splitlines())}
    assert verdicts == {"pass": "killed", "return (max(held) != card)": "killed", "HOLD = 8": "survived"}
    assert (project / "src/readyroom/core/rules.py").read_text() == SOURCE, "the project itself was never touched"
    assert (tmp_path / "copy/src/readyroom/core/rules.py").read_text() == SOURCE, "and its copy is sound again"
