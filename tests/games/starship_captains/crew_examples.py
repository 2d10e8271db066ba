"""Random crews for missions, and the rules' verdict on which figures match, as JSON: ``python -m
tests.games.starship_captains.crew_examples NUMBER SEED``.

While a captain puts a crew together, the page shows at once who matches, from the catalog's table.
web/tests/games/starship-captains/crew.test.ts compares it with the rules, using these examples.
"""

from __future__ import annotations

import sys

import msgspec
from tests.games.starship_captains.builder import captains

from readyroom.core.chance import Chance
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.catalog import catalog
from readyroom.games.starship_captains.names import FIGURES
from readyroom.games.starship_captains.state import State
from readyroom.games.starship_captains.view import MatchingKey
from readyroom.games.starship_captains.view_builder import mission


class Example(msgspec.Struct, frozen=True):
    """A mission, the figures on its lines, and which of them match."""

    mission: str
    matching: MatchingKey
    crew: tuple[str, ...]
    fits: tuple[bool, ...]


def example(luck: Chance, ships: dict[MatchingKey, State]) -> Example:
    matching: MatchingKey = "mentored" if luck.below(2) else "plain"
    s = ships[matching]
    s.mission = luck.below(len(MISSIONS))
    s.mission_crew = tuple([luck.below(len(FIGURES)) for _ in MISSIONS[s.mission].lines])
    shown = mission(s)
    assert shown is not None
    return Example(shown.mission, matching, shown.crew, shown.fits)


def main(number: int, seed: str) -> None:
    luck = Chance(seed)
    ships: dict[MatchingKey, State] = {
        "plain": captains().state,
        "mentored": captains(slots={1: "cadet-mentoring"}).state,
    }
    found = [example(luck, ships) for _ in range(number)]
    sys.stdout.buffer.write(msgspec.json.encode({"catalog": catalog(), "examples": found}))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
