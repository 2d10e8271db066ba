"""The galaxy: two sides of the board, with their locations and colored routes. All of it is our own design."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from readyroom.games.starship_captains.names import GREEN, PURPLE, YELLOW_ROUTE

GalaxySide = Literal["small", "large"]
HOME: Final = 0
"""Home Station, on both sides."""


@dataclass(frozen=True)
class Location:
    """A place to be; ``x`` and ``y`` say where it is drawn, Home Station in the middle, up is positive."""

    id: str
    name: str
    x: int
    y: int


@dataclass(frozen=True)
class Route:
    """A route between two locations; ``mark``: a pirate waits there from the start."""

    a: int
    b: int
    colour: int
    mark: bool = False


class Galaxy:
    """A side of the board."""

    __slots__ = ("around", "ends", "locations", "numbers", "routes")

    def __init__(self, locations: tuple[Location, ...], routes: tuple[Route, ...]) -> None:
        self.locations = locations
        self.routes = routes
        self.numbers = {location.id: i for i, location in enumerate(locations)}
        self.around: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple((i, r.b if r.a == at else r.a) for i, r in enumerate(self.routes) if at in (r.a, r.b))
            for at in range(len(locations))
        )
        """For each location, its routes and where they lead."""
        self.ends = tuple([(locations[route.a].id, locations[route.b].id) for route in self.routes])
        """How each route is written, by its two ends."""

    def route_to(self, at: int, to: int) -> int:
        """The route from a location to a neighbor, or -1."""
        for route, end in self.around[at]:
            if end == to:
                return route
        return -1

    def route_of(self, at: int, colour: int) -> int:
        """The route of a color at a location, or -1."""
        for route, _ in self.around[at]:
            if self.routes[route].colour == colour:
                return route
        return -1


def _galaxy(locations: tuple[Location, ...], routes: tuple[tuple[str, str, int, bool], ...]) -> Galaxy:
    """A side whose routes name their ends."""
    at = {location.id: i for i, location in enumerate(locations)}
    return Galaxy(locations, tuple([Route(at[a], at[b], colour, mark) for a, b, colour, mark in routes]))


SMALL: Final = _galaxy(
    (
        Location("home", "Home Station", 0, 0),
        Location("arvo", "Arvo", 0, 100),
        Location("brindle", "Brindle", 71, 71),
        Location("cygna", "Cygna", 100, 0),
        Location("dromo", "Dromo", 71, -71),
        Location("eskar", "Eskar", 0, -100),
        Location("feldspar", "Feldspar", -71, -71),
        Location("glimmer", "Glimmer", -100, 0),
        Location("huxleys-rest", "Huxley's Rest", -71, 71),
        Location("jurn", "Jurn", 141, 141),
        Location("kestra", "Kestra", 200, 0),
        Location("lumen", "Lumen", 0, -200),
        Location("mirax", "Mirax", -200, 0),
        Location("novara", "Novara", -141, 141),
    ),
    (
        ("home", "arvo", GREEN, False),
        ("home", "dromo", PURPLE, False),
        ("home", "feldspar", YELLOW_ROUTE, False),
        ("arvo", "brindle", YELLOW_ROUTE, True),
        ("brindle", "cygna", PURPLE, False),
        ("cygna", "dromo", GREEN, True),
        ("dromo", "eskar", YELLOW_ROUTE, False),
        ("eskar", "feldspar", GREEN, False),
        ("feldspar", "glimmer", PURPLE, False),
        ("glimmer", "huxleys-rest", YELLOW_ROUTE, False),
        ("huxleys-rest", "arvo", PURPLE, False),
        ("brindle", "jurn", GREEN, False),
        ("cygna", "kestra", YELLOW_ROUTE, False),
        ("eskar", "lumen", PURPLE, True),
        ("glimmer", "mirax", GREEN, True),
        ("huxleys-rest", "novara", GREEN, False),
        ("jurn", "kestra", PURPLE, True),
        ("kestra", "lumen", GREEN, False),
        ("lumen", "mirax", YELLOW_ROUTE, False),
        ("mirax", "novara", PURPLE, False),
        ("novara", "jurn", YELLOW_ROUTE, False),
    ),
)  # fmt: skip
"""For one to three captains."""

LARGE: Final = _galaxy(
    (
        Location("home", "Home Station", 0, 0),
        Location("arvo", "Arvo", 0, 100),
        Location("brindle", "Brindle", 64, 77),
        Location("cygna", "Cygna", 98, 17),
        Location("dromo", "Dromo", 87, -50),
        Location("eskar", "Eskar", 34, -94),
        Location("feldspar", "Feldspar", -34, -94),
        Location("glimmer", "Glimmer", -87, -50),
        Location("huxleys-rest", "Huxley's Rest", -98, 17),
        Location("ostrel", "Ostrel", -64, 77),
        Location("jurn", "Jurn", 129, 153),
        Location("kestra", "Kestra", 197, 35),
        Location("lumen", "Lumen", 68, -188),
        Location("mirax", "Mirax", -68, -188),
        Location("novara", "Novara", -197, 35),
        Location("pellucid", "Pellucid", -129, 153),
    ),
    (
        ("home", "arvo", GREEN, False),
        ("home", "dromo", PURPLE, False),
        ("home", "glimmer", YELLOW_ROUTE, False),
        ("arvo", "brindle", YELLOW_ROUTE, False),
        ("brindle", "cygna", GREEN, False),
        ("cygna", "dromo", YELLOW_ROUTE, True),
        ("dromo", "eskar", GREEN, False),
        ("eskar", "feldspar", PURPLE, True),
        ("feldspar", "glimmer", GREEN, False),
        ("glimmer", "huxleys-rest", PURPLE, False),
        ("huxleys-rest", "ostrel", GREEN, False),
        ("ostrel", "arvo", PURPLE, False),
        ("brindle", "jurn", PURPLE, True),
        ("cygna", "kestra", PURPLE, False),
        ("eskar", "lumen", YELLOW_ROUTE, False),
        ("feldspar", "mirax", YELLOW_ROUTE, False),
        ("huxleys-rest", "novara", YELLOW_ROUTE, False),
        ("ostrel", "pellucid", YELLOW_ROUTE, True),
        ("jurn", "kestra", YELLOW_ROUTE, False),
        ("kestra", "lumen", GREEN, True),
        ("lumen", "mirax", PURPLE, False),
        ("mirax", "novara", GREEN, True),
        ("novara", "pellucid", PURPLE, False),
        ("pellucid", "jurn", GREEN, False),
    ),
)  # fmt: skip
"""For four captains."""

GALAXIES: Final[tuple[Galaxy, ...]] = (SMALL, LARGE)
