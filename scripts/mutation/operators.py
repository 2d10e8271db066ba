"""The mutations: plausible mistakes of a tired programmer, one place at a time."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from typing import Final

import msgspec

SWAPPED: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLED: Final = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "reversed": "list"}
"""Functions replaced by another one; sorting functions are replaced by no sorting."""
BIGGEST: Final = 100
"""Numbers from here on are sizes and times, where one more or less does not matter."""
LISTS: Final = (ast.List, ast.Tuple, ast.ListComp, ast.JoinedStr)
"""Expressions that + joins and that cannot be subtracted."""


class Mutant(msgspec.Struct, frozen=True):
    """One mutation in one file: the bytes from ``start`` to ``end`` become ``text``."""

    file: str
    line: int
    function: int
    """the first line of its function, with decorators; 0 outside of any"""
    cached: bool
    """whether that function caches its results, so that not every test that needs them calls it"""
    start: int
    end: int
    text: str
    was: str
    now: str
    """the lines before and after, without indentation"""

    def of(self, source: bytes) -> bytes:
        """The file with the mutation."""
        return source[: self.start] + self.text.encode() + source[self.end :]

    def makes_sense(self, source: bytes) -> bool:
        """Whether the mutated file still parses."""
        try:
            ast.parse(self.of(source))
        except SyntaxError:
            return False
        return True

    @property
    def name(self) -> str:
        """A name that is unique within the same text."""
        return f"{self.file}:{self.line} {self.start}-{self.end} {self.text}"


def mutants_of(file: str, source: bytes, only_functions: bool = False) -> list[Mutant]:
    """Every possible mutation of a file, or of its functions only, in text order."""
    reader = _Reader(file, source, only_functions)
    reader.read(ast.parse(source), _Place())
    return list({(one.line, one.now): one for one in reader.found}.values())


class _Place(msgspec.Struct, frozen=True):
    function: int = 0
    cached: bool = False
    answers_bool: bool = False


class _Reader:
    def __init__(self, file: str, source: bytes, only_functions: bool) -> None:
        self.file = file
        self.source = source
        self.only_functions = only_functions
        self.found: list[Mutant] = []
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def read(self, node: ast.AST, place: _Place) -> None:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            place = _place_of(node)
        if place.function or not self.only_functions:
            for changed, text in _mistakes(node, place):
                self._note(changed, text, place)
        for child in _children(node):
            self.read(child, place)

    def _note(self, node: ast.AST, text: str, place: _Place) -> None:
        assert isinstance(node, (ast.expr, ast.stmt))
        first, last = node.lineno, node.end_lineno or node.lineno
        start = self.starts[first - 1] + node.col_offset
        end = self.starts[last - 1] + (node.end_col_offset or 0)
        before, after = self.starts[first - 1], self.starts[last]
        was = _squeezed(self.source[before:after])
        now = _squeezed(self.source[before:start] + text.encode() + self.source[end:after])
        if was == now or (isinstance(node, ast.stmt) and b";" in self.source[before:start]):
            return
        self.found.append(Mutant(self.file, first, place.function, place.cached, start, end, text, was, now))


def _place_of(node: ast.FunctionDef | ast.AsyncFunctionDef) -> _Place:
    first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
    cached = any("cache" in ast.unparse(one) for one in node.decorator_list)
    return _Place(first, cached, isinstance(node.returns, ast.Name) and node.returns.id == "bool")


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """The children to mutate: no annotations, decorators, messages, texts or attribute names."""
    if isinstance(node, (ast.JoinedStr, ast.Raise, ast.Assert, ast.Import, ast.ImportFrom)):
        return
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        if node.name != "__repr__":
            yield from (one for one in [*node.args.defaults, *node.args.kw_defaults, *node.body] if one is not None)
    elif isinstance(node, ast.ClassDef):
        yield from node.body
    elif isinstance(node, ast.AnnAssign):
        if node.value is not None:
            yield node.value
    elif isinstance(node, ast.Assign):
        if not any(isinstance(one, ast.Name) and one.id in ("__slots__", "__all__") for one in node.targets):
            yield node.value
            yield from node.targets
    elif not _for_types_only(node):
        yield from ast.iter_child_nodes(node)


def _for_types_only(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _mistakes(node: ast.AST, place: _Place) -> Iterator[tuple[ast.AST, str]]:
    if isinstance(node, ast.Compare):
        for i, operator in enumerate(node.ops):
            yield node, _with(node, ops=_replaced(node.ops, i, operator))
    elif isinstance(node, ast.BoolOp):
        yield node, _with(node, op=SWAPPED[type(node.op)]())
    elif isinstance(node, (ast.BinOp, ast.AugAssign)):
        yield from _sums(node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node, f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.Constant):
        yield from _numbers(node)
    elif isinstance(node, ast.Call):
        yield from _calls(node)
    elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
        yield from _slices(node, node.slice)
    elif isinstance(node, (ast.If, ast.IfExp)):
        if not _for_types_only(node):
            yield from _conditions(node.test)
    elif isinstance(node, ast.comprehension):
        for test in node.ifs:
            yield from _conditions(test)
    elif isinstance(node, ast.Return) and node.value is not None and place.answers_bool:
        if not isinstance(node.value, (ast.Constant, ast.UnaryOp)):
            yield node.value, f"(not ({ast.unparse(node.value)}))"
    elif (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)) or isinstance(node, ast.Delete):
        yield node, "pass"
    elif isinstance(node, ast.Break):
        yield node, "continue"
    elif isinstance(node, ast.Continue):
        yield node, "break"


def _sums(node: ast.BinOp | ast.AugAssign) -> Iterator[tuple[ast.AST, str]]:
    sides = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.value,)
    joined = any(
        isinstance(one, LISTS) or (isinstance(one, ast.Constant) and isinstance(one.value, str)) for one in sides
    )
    if type(node.op) in SWAPPED and not joined:
        yield node, _with(node, op=SWAPPED[type(node.op)]())


def _numbers(node: ast.Constant) -> Iterator[tuple[ast.AST, str]]:
    if isinstance(node.value, bool):
        yield node, str(not node.value)
    elif isinstance(node.value, int) and abs(node.value) < BIGGEST:
        yield node, str(node.value + 1)
        if node.value > 1:
            yield node, str(node.value - 1)


def _calls(node: ast.Call) -> Iterator[tuple[ast.AST, str]]:
    if isinstance(node.func, ast.Name) and node.func.id in CALLED and node.args:
        if CALLED[node.func.id] == "list":
            yield node, f"list({ast.unparse(node.args[0])})"
        else:
            yield node.func, CALLED[node.func.id]
    elif isinstance(node.func, ast.Attribute) and node.func.attr == "pop" and len(node.args) < 2:
        first = not node.args
        zero = bool(node.args) and isinstance(node.args[0], ast.Constant) and node.args[0].value == 0
        if first or zero:
            yield node, f"{ast.unparse(node.func)}({'0' if first else ''})"


def _slices(node: ast.Subscript, part: ast.Slice) -> Iterator[tuple[ast.AST, str]]:
    for bound in ("lower", "upper", "step"):
        if getattr(part, bound) is not None:
            yield node, _with(node, slice=_changed(part, **{bound: None}))


def _conditions(test: ast.expr) -> Iterator[tuple[ast.AST, str]]:
    """Conditions that no other mutation negates."""
    if not isinstance(test, (ast.Compare, ast.BoolOp, ast.UnaryOp)):
        yield test, f"(not ({ast.unparse(test)}))"


def _replaced(operators: list[ast.cmpop], i: int, operator: ast.cmpop) -> list[ast.AST]:
    return [*operators[:i], SWAPPED[type(operator)](), *operators[i + 1 :]]


def _changed(node: ast.AST, **fields: object) -> ast.AST:
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def _with(node: ast.AST, **fields: object) -> str:
    text = ast.unparse(_changed(node, **fields))
    return text if isinstance(node, ast.stmt) else f"({text})"


def _squeezed(lines: bytes) -> str:
    """Some lines of a file squeezed into one, to read and to find again."""
    return " ".join(lines.decode().split())
