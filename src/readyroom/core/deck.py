"""A face-down deck that nobody has shuffled in advance.

Cards are drawn at random when they are drawn, so their order is not a fact that anyone could leak, and drawing is
chance that the log records. Cards whose place is known (peeked at and put back, tucked under) lie on top or below.
"""

from __future__ import annotations

from readyroom.core.chance import Chance


class Deck:
    """Card numbers face down: known ones on ``top`` (next first), then ``pool`` in unknown order, then ``bottom``.

    >>> from readyroom.core.chance import DictatedChance
    >>> deck = Deck([10, 20, 30])
    >>> deck.draw(DictatedChance([1])), len(deck)
    (20, 2)
    """

    __slots__ = ("bottom", "pool", "top")

    def __init__(self, pool: list[int], top: list[int] | None = None, bottom: list[int] | None = None) -> None:
        self.pool = pool
        self.top = top if top is not None else []
        self.bottom = bottom if bottom is not None else []

    def __len__(self) -> int:
        return len(self.top) + len(self.pool) + len(self.bottom)

    def draw(self, chance: Chance) -> int:
        """Takes the next card; the deck must not be empty."""
        if self.top:
            chance.look()
            return self.top.pop(0)
        if self.pool:
            return chance.take(self.pool)
        chance.look()
        return self.bottom.pop(0)

    def peek(self, chance: Chance) -> int:
        """Looks at the next card and leaves it on top."""
        if self.top:
            chance.look()
        else:
            self.top.append(self.draw(chance))
        return self.top[0]

    def put_under(self, card: int) -> None:
        """Tucks a card under the deck."""
        self.bottom.append(card)

    def cards(self) -> list[int]:
        """Every card in the deck, in no telling order."""
        return sorted(self.top + self.pool + self.bottom)

    def clone(self) -> Deck:
        return Deck(self.pool.copy(), self.top.copy(), self.bottom.copy())

    def dump(self) -> dict[str, list[int]]:
        return {"top": self.top, "pool": self.pool, "bottom": self.bottom}
