"""A face-down deck that is not shuffled in advance.

Each draw is random, so the order is not a fact that could leak, and the log records the draw as chance. Cards in known
places (peeked at and put back, tucked under) lie on top or at the bottom.
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
        """Every card in the deck, in an order that reveals nothing."""
        return sorted(self.top + self.pool + self.bottom)

    def clone(self) -> Deck:
        return Deck(self.pool.copy(), self.top.copy(), self.bottom.copy())

    def dump(self) -> dict[str, list[int]]:
        return {"top": self.top, "pool": self.pool, "bottom": self.bottom}
