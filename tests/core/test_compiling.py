"""What is compiled and how: the lists name existing modules and nothing mypyc would silently change."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import build_rules
import msgspec
import pytest
from mypyc import build

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


def test_either_all_listed_modules_are_compiled_or_none() -> None:
    files = [str(import_module(module.removesuffix(".py").replace("/", ".")).__file__) for module in MODULES]
    assert {file.endswith(".py") for file in files} == {not compiled()}


def test_the_package_is_compiled_again_once_anything_in_it_changes(tmp_path: Path) -> None:
    module = tmp_path / "readyroom" / "rules.py"
    module.parent.mkdir()
    module.write_text("DICE = 4\n")
    first = build_rules.fingerprint_of(tmp_path, "2")
    assert build_rules.fingerprint_of(tmp_path, "2") == first != build_rules.fingerprint_of(tmp_path, "1")
    module.write_text("DICE = 5\n")
    changed = build_rules.fingerprint_of(tmp_path, "2")
    module.rename(module.with_name("luck.py"))
    assert len({first, changed, build_rules.fingerprint_of(tmp_path, "2")}) == 3


def test_rules_are_translated_again_once_a_module_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """pip installs the translator and its headers in another place each time."""
    module = tmp_path / "readyroom" / "rules.py"
    module.parent.mkdir()
    module.write_text("DICE = 4\n")
    translations: list[str] = []

    def translate(*_how: object) -> list[SimpleNamespace]:
        translations.append(module.read_text())
        return [SimpleNamespace(include_dirs=[build.include_dir(), "elsewhere"])]

    def made() -> list[str]:
        (extension,) = build_rules._kept_translation(tmp_path, ["readyroom/rules.py"], tmp_path, "1")
        folders: list[str] = extension.include_dirs
        return folders

    monkeypatch.setattr(build_rules, "_translated", translate)
    for place in ("first", "second"):
        monkeypatch.setattr(build, "include_dir", lambda place=place: place)
        assert made() == [place, "elsewhere"]
    assert translations == ["DICE = 4\n"]
    module.write_text("DICE = 5\n")
    assert made() == ["second", "elsewhere"] and translations[1:] == ["DICE = 5\n"]


def test_without_a_c_compiler_one_line_says_so_and_nothing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", str(tmp_path / "no-such-compiler"))
    monkeypatch.setattr("sys.argv", ["build_rules.py", "--into", str(tmp_path)])
    (tmp_path / ".compiled").touch()
    assert build_rules.main() == 0
    assert capsys.readouterr().out.count("\n") == 1 and not (tmp_path / ".compiled").exists()
