"""What is compiled and how: the lists name what exists, and nothing that mypyc would change in silence."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import build_rules
import msgspec
import pytest

from readyroom.core.native import compiled

MODULES = build_rules.modules(build_rules.SRC)


def test_every_package_lists_what_exists() -> None:
    assert "readyroom/core/fold.py" in MODULES and len(set(MODULES)) == len(MODULES)
    assert all((build_rules.SRC / module).is_file() for module in MODULES)


def test_a_pattern_that_names_nothing_is_refused(tmp_path: Path) -> None:
    (tmp_path / "readyroom").mkdir()
    (tmp_path / "readyroom" / build_rules.LIST).write_text("# a comment\n\nnowhere/*.py\n")
    with pytest.raises(SystemExit, match=r"nothing is called nowhere/\*.py"):
        build_rules.modules(tmp_path)


@pytest.mark.parametrize("module", MODULES)
def test_no_compiled_module_defines_a_struct(module: str) -> None:
    """mypyc would drop that it is frozen, tagged, or strict."""
    loaded = import_module(module.removesuffix(".py").replace("/", "."))
    tree = ast.parse((build_rules.SRC / module).read_text())
    defined = {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    structs = [name for name in defined if isinstance(getattr(loaded, name, None), type(msgspec.Struct))]
    assert not structs


def test_compiled_or_not_the_whole_list_is() -> None:
    files = [str(import_module(module.removesuffix(".py").replace("/", ".")).__file__) for module in MODULES]
    assert {file.endswith(".py") for file in files} == {not compiled()}
