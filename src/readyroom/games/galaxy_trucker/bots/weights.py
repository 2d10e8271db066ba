"""The value of a ship's parts for builders who weigh the whole ship: the hard bot and the expert.

The expert's numbers were found by simulation: ``python -m scripts.ships``.
"""

from __future__ import annotations

from typing import Final

Curve = tuple[float, ...]
"""What the first, second, third ... of something adds."""


class Weights:
    """Values, roughly in credits; those not given are the hard bot's."""

    __slots__ = (
        "abducted", "alive", "bow", "bump", "crew", "crowded", "dust", "engines", "exposed", "gun", "guns", "holds",
        "light", "loose", "part", "red_holds", "shot_down", "small", "thrust", "tokens", "zone",
    )  # fmt: skip

    def __init__(
        self, thrust: Curve, alive: Curve, holds: Curve, red_holds: Curve, tokens: Curve, *,
        engines: float = 1.0, guns: float = 1.0, crew: float = 1.0, zone: float = 1.0, abducted: float = 0.0,
        gun: float = 0.0, shot_down: float = 1.1, small: float = 0.5, light: float = 0.0, bow: float = 0.0,
        bump: float = 0.05, dust: float = 0.35, exposed: float = 0.25, loose: float = 1.0, crowded: float = 0.45,
        part: float = 0.0,
    ) -> None:  # fmt: skip
        self.thrust = thrust
        """engines beyond what the cards demand: a ship without one leaves the flight, and one can be shot off"""
        self.alive = alive
        """crew likewise: a ship without humans leaves the flight"""
        self.holds = holds
        self.red_holds = red_holds
        self.tokens = tokens
        self.engines = engines
        """how much the cards' demands on engines, cannons and crew count,"""
        self.guns = guns
        self.crew = crew
        self.zone = zone
        """and the harm to the smallest crew in a combat zone"""
        self.abducted = abducted
        """a crew member, for each one that enemies and combat zones may cost"""
        self.gun = gun
        """a point of cannon strength, whether or not a card asks for it"""
        self.shot_down = shot_down
        """a large meteor that a cannon stops"""
        self.small = small
        """a small meteor that a shield stops,"""
        self.light = light
        """a light shot,"""
        self.bow = bow
        """and a shield for the bow, whatever the cards are"""
        self.bump = bump
        """the cost of an exposed connector for each small meteor,"""
        self.dust = dust
        """for stardust,"""
        self.exposed = exposed
        """and for the prize of the best-looking ship"""
        self.loose = loose
        """the cost of each part that falls off with a lost one, on average"""
        self.crowded = crowded
        """the cost of two joined cabins, for each epidemic"""
        self.part = part
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
