"""A simulation on disk: its order, and one line per match, written as soon as it ends, so that a kill loses nothing."""

from __future__ import annotations

import mmap
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from readyroom.cli.simulate.plan import Plan, Result
from readyroom.extras.commands import Misuse

T = TypeVar("T")
USUAL = "report"
ELSEWHERE = "Choose another folder with --out."


class Order(msgspec.Struct, frozen=True):
    """A folder's plan and number of matches, and the version of the rules."""

    plan: Plan
    matches: int
    rules: int


class _Number(msgspec.Struct, frozen=True):
    """Only the match number of a result."""

    number: int


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.order_file = path / "plan.json"
        self.matches = path / "matches.jsonl"
        self.numbers = path / "report.json"
        self.page = path / "report.html"
        self.parquet = path / "matches.parquet"
        self.picture = path / "report.png"
        self.balance = path / "balance.html"

    @property
    def free(self) -> bool:
        return not self.order_file.exists() and not self.matches.exists()

    def order(self) -> Order | None:
        """The folder's previous order."""
        try:
            return msgspec.json.decode(self.order_file.read_bytes(), type=Order)
        except (OSError, msgspec.DecodeError):
            return None

    def begin(self, order: Order) -> None:
        """Makes the folder this order's, if it is free or holds the same matches, more or fewer."""
        if not self.free:
            self._go_on(order)
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            fresh = self.order_file.with_suffix(".new")
            fresh.write_bytes(msgspec.json.format(msgspec.json.encode(order)))
            fresh.replace(self.order_file)
            self.matches.touch()
        except OSError as wrong:
            raise Misuse(f"The report cannot be written to {self.path}: {wrong.strerror}.") from None

    def _go_on(self, order: Order) -> None:
        before = self.order()
        if before is None:
            raise Misuse(f"{self.path} holds matches, but no plan.json that can be read. {ELSEWHERE}")
        other = difference(before, order)
        if other:
            raise Misuse(f"{self.path} holds another simulation: {other}. {ELSEWHERE}")

    def played(self) -> set[int]:
        """The numbers of finished matches."""
        return {one.number for one in self._each(_Number)}

    def results(self, count: int) -> Iterator[Result]:
        """Those of the plan's first ``count`` matches that are over, each once, in the order in which they were
        written."""
        met: set[int] = set()
        for result in self._each(Result):
            if result.number < count and result.number not in met:
                met.add(result.number)
                yield result

    def writing(self) -> BinaryIO:
        """The matches file, opened for appending, without an incomplete last line."""
        file = self.matches.open("ab+")
        if file.tell():
            with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as text:
                whole = text.rfind(b"\n") + 1
            file.truncate(whole)
        return file

    def _each(self, kind: type[T]) -> Iterator[T]:
        """Every readable line. An incomplete line was left by a kill; its match is played again."""
        read = msgspec.json.Decoder(kind)
        with self.matches.open("rb") as lines:
            for line in lines:
                try:
                    yield read.decode(line)
                except msgspec.DecodeError:
                    continue


def usual(order: Order) -> Folder:
    """``report``, or ``report-2`` and so on if that holds another simulation."""
    for folder in map(Folder, (Path(USUAL), *(Path(f"{USUAL}-{number}") for number in range(2, 10_000)))):
        before = folder.order()
        if folder.free or (before is not None and not difference(before, order)):
            return folder
    raise Misuse(f"There are too many reports here. {ELSEWHERE}")


def difference(before: Order, order: Order) -> str:
    """The first difference between a folder's order and the requested one, in words."""
    was, is_ = before.plan, order.plan
    chosen = ", ".join(f"{name}={value}" for name, value in was.options.items()) or "none"
    told = {
        "game is": (was.game, is_.game, was.game),
        "seats are": (was.seats, is_.seats, was.seats),
        "options are": (was.options, is_.options, chosen),
        "bots are": (was.bots, is_.bots, ", ".join(was.bots)),
        "seed is": (was.seed, is_.seed, was.seed),
        "rules are version": (before.rules, order.rules, before.rules),
        "cards are": (was.balance, is_.balance, "tracked (--report)" if was.balance else "not tracked (no --report)"),
    }
    return next((f"its {what} {words}" for what, (one, other, words) in told.items() if one != other), "")
