"""The value of a ship's parts for builders who weigh the whole ship: the hard bot and the expert.

The expert's numbers were found by simulation: ``python -m scripts.ships``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Curve = tuple[float, ...]
"""What the first, second, third ... of something adds."""


@dataclass(frozen=True)
class Weights:
    """Values, roughly in credits; those not given are the hard bot's."""

    thrust: Curve
    """engines beyond what the cards demand: a ship without one leaves the flight, and one can be shot off"""
    alive: Curve
    """crew likewise: a ship without humans leaves the flight"""
    holds: Curve
    red_holds: Curve
    tokens: Curve
    engines: float = 1.0
    """how much the cards' demands on engines, cannons and crew count,"""
    guns: float = 1.0
    crew: float = 1.0
    zone: float = 1.0
    """and the harm to the smallest crew in a combat zone"""
    abducted: float = 0.0
    """a crew member, for each one that enemies and combat zones may cost"""
    gun: float = 0.0
    """a point of cannon strength, whether or not a card asks for it"""
    shot_down: float = 1.1
    """a large meteor that a cannon stops"""
    small: float = 0.5
    """a small meteor that a shield stops,"""
    light: float = 0.0
    """a light shot,"""
    bow: float = 0.0
    """and a shield for the bow, whatever the cards are"""
    bump: float = 0.05
    """the cost of an exposed connector for each small meteor,"""
    dust: float = 0.35
    """for stardust,"""
    exposed: float = 0.25
    """and for the prize of the best-looking ship"""
    loose: float = 1.0
    """the cost of each part that falls off with a lost one, on average"""
    crowded: float = 0.45
    """the cost of two joined cabins, for each epidemic"""
    part: float = 0.0
    """any part at all: something else may be hit instead of it"""


HARD: Final = Weights(
    thrust=(5.0, 2.5, 1.2, 0.8, 0.5, 0.3, 0.2),
    alive=(6.0, 3.5, 1.6, 1.2, 0.9, 0.7, 0.6, 0.5, 0.4, 0.3, 0.3, 0.2, 0.2),
    holds=(1.6, 1.5, 1.4, 1.2, 1.0, 0.8, 0.7, 0.5, 0.4, 0.3, 0.2),
    red_holds=(2.2, 2.0, 1.6, 1.2, 0.8, 0.4, 0.2),
    tokens=(1.3, 1.1, 0.9, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1),
)
EXPERT: Final = Weights(
    thrust=(5.0, 2.5, 1.2, 0.6, 0.5, 0.5, 0.5, 0.5),
    alive=(6.0, 3.5, 1.6, 1.2, 0.9, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8),
    holds=(1.0, 0.9, 0.9, 0.8, 0.7, 0.6, 0.5, 0.3, 0.2, 0.2, 0.1),
    red_holds=(1.4, 1.3, 1.1, 0.8, 0.5, 0.2, 0.1),
    tokens=(0.6, 0.6, 0.5, 0.5, 0.5, 0.4, 0.4, 0.4, 0.3, 0.3),
    engines=0.5, guns=0.7, crew=0.5, zone=5.0, abducted=0.12, gun=0.4, shot_down=2.5, small=0.05, light=0.5, bow=1.0,
    bump=0.07, dust=0.2, exposed=0.65, crowded=0.5, part=0.5,
)  # fmt: skip
