"""Luck: dice, draws and shuffles, always recorded.

Every question comes down to "a whole number below n", so a log entry holds its chance as a short list of numbers. A
replay answers from that list, a test dictates it, a live match derives it from the seed and the entry's number.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Any, Final, TypeVar

from readyroom.core.errors import BrokenRecord, IllegalAction, UnknownChance
from readyroom.core.native import i64, mypyc_attr

T = TypeVar("T")

WORD: Final = 1 << 64
HALF: Final = 1 << 32
SMALL: Final = 1 << 31
SHARED: Final = "daily:"
"""The prefix of a seed shared by many matches: their luck comes in one order, whatever happens in between."""
BLOCK: Final = 64
"""Bytes per block of the stream: eight 64-bit words, big-endian."""


def commitment(seed: str) -> str:
    """The commitment shown when a match starts: anyone can check it once the seed is revealed."""
    return sha256(f"readyroom:{seed}".encode()).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Chance:
    """Answers from a stream keyed by the seed and a number, identical on every machine."""

    def __init__(self, seed: str, number: int = 0) -> None:
        self.outcomes: list[int] = []
        self.looked = False
        """Whether a face-down thing in a place known to a seat was turned up: no luck, but still news."""
        self._seed = seed
        self._number = number
        self._blocks = 0
        self._block = b""
        self._at: i64 = BLOCK

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely.

        >>> 0 <= Chance("any seed").below(6) < 6
        True
        """
        if n < 1:
            raise ValueError(f"Chance cannot choose one of {n}.")
        at = self._at
        if at == BLOCK:
            self._next_block()
            at = 0
        block = self._block
        upper: i64 = block[at]
        upper = upper << 8 | block[at + 1]
        upper = upper << 8 | block[at + 2]
        upper = upper << 8 | block[at + 3]
        half: i64 = HALF
        if n >= SMALL or upper == half - 1:
            return self._below_exactly(n)
        lower: i64 = block[at + 4]
        lower = lower << 8 | block[at + 5]
        lower = lower << 8 | block[at + 6]
        lower = lower << 8 | block[at + 7]
        self._at = at + 8
        small: i64 = n
        outcome: int = ((upper % small) * (half % small) + lower) % small
        self.outcomes.append(outcome)
        return outcome

    def _below_exactly(self, n: int) -> int:
        """The same for any n; rejects the rare words that would favor small numbers."""
        limit = WORD - WORD % n
        word = self._word()
        while word >= limit:
            word = self._word()
        outcome = word % n
        self.outcomes.append(outcome)
        return outcome

    def dice(self, count: int, sides: int = 6) -> list[int]:
        """Rolls ``count`` dice; faces are numbered from 0."""
        return [self.below(sides) for _ in range(count)]

    def shuffle(self, items: list[T]) -> None:
        """Puts a list in random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def take(self, items: list[T]) -> T:
        """Takes a random thing out of a list; the others keep their order."""
        return items.pop(self.below(len(items)))

    def look(self) -> None:
        """Turns up a face-down thing in a known place. This seals the entry as luck would."""
        self.looked = True

    def finish(self) -> None:
        """Ends the entry: raises if recorded outcomes are left over."""

    def _word(self) -> int:
        if self._at == BLOCK:
            self._next_block()
        at = self._at
        self._at = at + 8
        return int.from_bytes(self._block[at : at + 8], "big")

    def _next_block(self) -> None:
        stream = _keyed(self._seed).copy()
        stream.update(self._number.to_bytes(8, "big") + self._blocks.to_bytes(8, "big"))
        self._block = stream.digest()
        self._blocks += 1
        self._at = 0


_KEYED: Final[dict[str, Any]] = {}


def _keyed(seed: str) -> Any:
    """A hash keyed by a seed, to be copied. A match needs the same one for every entry, so recent ones are cached."""
    keyed = _KEYED.get(seed)
    if keyed is None:
        if len(_KEYED) >= 256:
            _KEYED.clear()
        key = blake2b(seed.encode(), digest_size=32, person=b"readyroom").digest()
        keyed = _KEYED[seed] = blake2b(key=key, digest_size=BLOCK)
    return keyed


MODULUS: Final = (1 << 31) - 1
MULTIPLIER: Final = 48_271
LARGE: Final = 1 << 24


class QuickChance(Chance):
    """Luck for thinking, simulating and learning: several times as fast, and it records no outcomes. It is predictable,
    so no match between people uses it.

    >>> QuickChance(7).dice(6) == QuickChance(7).dice(6)
    True
    """

    def __init__(self, seed: int = 1) -> None:
        super().__init__("")
        self._state: i64 = seed % (MODULUS - 1) + 1
        self.dice(2)  # neighboring seeds start alike

    def below(self, n: int) -> int:
        """Park and Miller's generator, with the multiplier they later preferred."""
        if n < 1:
            raise ValueError(f"Chance cannot choose one of {n}.")
        if n > LARGE:
            return self._below_large(n)
        modulus: i64 = MODULUS
        state = self._state * MULTIPLIER % modulus
        self._state = state
        count: i64 = n
        outcome: int = state * count // modulus
        return outcome

    def _below_large(self, n: int) -> int:
        """Several numbers in a row, as digits of a much larger one."""
        number, range_ = 0, 1
        while range_ < n * LARGE:
            number = number * LARGE + self.below(LARGE)
            range_ *= LARGE
        return number * n // range_


class DictatedChance(Chance):
    """Gives dictated outcomes, for replays and tests. ``exact``: none may be left over.

    >>> DictatedChance([2, 0]).dice(2)
    [2, 0]
    """

    def __init__(self, dictated: list[int], entry: int = 0, exact: bool = True) -> None:
        super().__init__("")
        self._dictated = dictated
        self._entry = entry
        self._exact = exact

    def below(self, n: int) -> int:
        at = len(self.outcomes)
        if at == len(self._dictated):
            raise BrokenRecord(self._entry, f"the rules ask for more than the {at} chance outcomes that are there.")
        outcome = self._dictated[at]
        if not 0 <= outcome < n:
            raise BrokenRecord(self._entry, f"chance number {at + 1} is {outcome}, not a number from 0 to {n - 1}.")
        self.outcomes.append(outcome)
        return outcome

    def finish(self) -> None:
        there, asked = len(self._dictated), len(self.outcomes)
        if there != asked and self._exact:
            raise BrokenRecord(self._entry, f"the rules ask for {asked} chance outcomes, and there are {there}.")


class WitnessedChance(DictatedChance):
    """Gives recorded outcomes and checks each against the revealed seed."""

    def __init__(self, dictated: list[int], entry: int, seed: str, number: int) -> None:
        super().__init__(dictated, entry)
        self._seeded = Chance(seed, number)

    def below(self, n: int) -> int:
        outcome = super().below(n)
        if self._seeded.below(n) != outcome:
            raise BrokenRecord(self._entry, f"chance number {len(self.outcomes)} is not the one the seed gives.")
        return outcome


class NoChance(Chance):
    """Refuses to answer: a preview must not know the dice."""

    def __init__(self) -> None:
        super().__init__("")

    def below(self, n: int) -> int:
        raise UnknownChance("What comes next is up to chance.")

    def look(self) -> None:
        raise UnknownChance("What comes next lies face down.")


class MissingSeed(Chance):
    """The luck of a match whose seed is unknown here: it can be dictated, not drawn."""

    def __init__(self) -> None:
        super().__init__("")

    def below(self, n: int) -> int:
        raise IllegalAction("This match has no seed here, so its luck must be dictated.")
