"""A second opinion on ships: reads a ship's text and judges it by the rulebooks, slowly and plainly.

It shares only the text of the ship with the rules it checks, so a mistake would have to be made twice.
"""

from __future__ import annotations

import re
from typing import NamedTuple

BOW, RIGHT, STERN, LEFT = range(4)
NEXT = {BOW: (0, -1), RIGHT: (1, 0), STERN: (0, 1), LEFT: (-1, 0)}
ARROWS = {"^": BOW, ">": RIGHT, "v": STERN, "<": LEFT}
SIDE_NAMES = {BOW: "front", RIGHT: "right", STERN: "rear", LEFT: "left"}
CELL = re.compile(r"([A-Z]+\d?):(\d)(\d)(\d)(\d)([\^>v<]*)(?:/(\w+))?")

Place = tuple[int, int]
"""Column, and line counted from the bow."""


class Part(NamedTuple):
    code: str
    sides: tuple[int, ...]
    points: tuple[int, ...]
    aboard: str


class Oracle:
    """One ship, and everything that the rulebooks say about it."""

    def __init__(self, text: str) -> None:
        self.parts: dict[Place, Part] = {}
        self.names: dict[Place, str] = {}
        lines = text.splitlines()
        columns = lines[1].split()
        for y, line in enumerate(lines[2:]):
            row, *cells = line.split()
            for column, cell in zip(columns, cells, strict=True):
                place = (int(column), y)
                self.names[place] = f"{column},{row}"
                found = CELL.fullmatch(cell)
                if found:
                    points = tuple(ARROWS[arrow] for arrow in found[6])
                    self.parts[place] = Part(found[1], tuple(map(int, found.group(2, 3, 4, 5))), points, found[7] or "")

    def named(self, places: set[Place]) -> set[str]:
        return {self.names[place] for place in places}

    def of(self, *codes: str) -> set[Place]:
        return {place for place, part in self.parts.items() if part.code in codes}

    # -- putting it together

    def beside(self, place: Place, side: int) -> Place:
        return place[0] + NEXT[side][0], place[1] + NEXT[side][1]

    def around(self, place: Place) -> set[Place]:
        """The eight neighboring squares."""
        x, y = place
        return {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy}

    def joins(self, place: Place, side: int) -> bool:
        other = self.parts.get(self.beside(place, side))
        if other is None:
            return False
        mine, theirs = self.parts[place].sides[side], other.sides[(side + 2) % 4]
        return bool(mine and theirs) and (mine == theirs or 3 in (mine, theirs))

    def joined(self, place: Place) -> set[Place]:
        return {self.beside(place, side) for side in range(4) if self.joins(place, side)}

    def bodies(self, gone: set[Place]) -> list[set[Place]]:
        """The connected pieces without these squares."""
        left = set(self.parts) - gone
        found = []
        while left:
            body = {left.pop()}
            while more := {near for place in body for near in self.joined(place)} & left:
                body |= more
                left -= more
            found.append(body)
        return found

    def exposed(self) -> int:
        """Connectors with no component beside them."""
        return sum(
            self.parts[place].sides[side] > 0 and self.beside(place, side) not in self.parts
            for place in self.parts
            for side in range(4)
        )

    # -- mistakes

    def mistakes(self) -> set[tuple[str, frozenset[str]]]:
        """The inspector's findings, without loose pieces: the kind, and the squares involved."""
        found: set[tuple[str, frozenset[Place]]] = set()
        for place, part in self.parts.items():
            for side in range(4):
                near = self.beside(place, side)
                if near in self.parts and part.sides[side]:
                    theirs = self.parts[near].sides[(side + 2) % 4]
                    if not theirs:
                        found.add(("blocked", frozenset({place, near})))
                    elif not self.joins(place, side):
                        found.add(("mismatch", frozenset({place, near})))
            if part.code in ("E1", "E2"):
                behind = self.beside(place, STERN)
                if part.points != (STERN,):
                    found.add(("engine turned", frozenset({place})))
                elif behind in self.parts:
                    found.add(("engine covered", frozenset({place, behind})))
            if part.code in ("C1", "C2") and self.beside(place, part.points[0]) in self.parts:
                found.add(("cannon covered", frozenset({place, self.beside(place, part.points[0])})))
            if part.code == "RA":
                found |= {("radiation", frozenset({place, near})) for near in self.joined(place) & self.of("RA")}
            if part.code in ("A1", "A2"):
                found |= {("silenced", frozenset({place, other})) for other in self.silenced_by(place) & self.artifacts}
        return {(kind, frozenset(self.names[place] for place in places)) for kind, places in found}

    # -- payloads

    @property
    def artifacts(self) -> set[Place]:
        return self.of("A1", "A2")

    def silenced_by(self, place: Place) -> set[Place]:
        """The squares with components in an artifact's lines, all the way across."""
        part = self.parts[place]
        row = part.code == "A2" or LEFT in part.points
        column = part.code == "A2" or BOW in part.points
        return {
            other
            for other in self.parts
            if other != place and ((row and other[1] == place[1]) or (column and other[0] == place[0]))
        }

    def dead(self) -> set[Place]:
        return {place for artifact in self.artifacts for place in self.silenced_by(artifact)}

    def hot(self) -> set[Place]:
        return {place for cargo in self.of("RA") for place in self.around(cargo)}

    def destroyed_with(self, place: Place) -> set[Place]:
        """The chain reaction of one component: it ends when a whole round adds nothing."""
        gone = {place}
        while True:
            blown = {near for one in gone if self.parts[one].code == "EX" for near in self.around(one)}
            shattered = {one for one in self.of("FR") if self.around(one) & gone}
            more = ((blown & set(self.parts)) | shattered) - gone
            if not more:
                return gone
            gone |= more

    # -- what it can do

    def cannons(self, powered: bool) -> float:
        total = 0.0
        for place in self.of("C1", "C2") - self.dead():
            part = self.parts[place]
            value = 1.0 if part.code == "C1" else 2.0 if powered else 0.0
            total += value if part.points == (BOW,) else value / 2
        return total + 2 if total and self.has_alien("p") else total

    def engines(self, powered: bool) -> int:
        working = self.of("E1", "E2") - self.dead()
        total = sum(1 if self.parts[place].code == "E1" else 2 * powered for place in working)
        mass = sum(int(self.parts[place].code[1]) for place in self.of("M1", "M2", "M3"))
        return (total + 2 if total and self.has_alien("b") else total) - mass

    def has_alien(self, letter: str) -> bool:
        return any(part.code == "CA" and part.aboard == letter for part in self.parts.values())

    def shielded(self) -> set[str]:
        return {SIDE_NAMES[side] for place in self.of("SH") - self.dead() for side in self.parts[place].points}

    def homes(self) -> set[Place]:
        """Cabins where crew can live."""
        return self.of("SC", "CA") - self.dead() - self.hot()

    def alien_homes(self, support: str) -> set[Place]:
        working = self.of(support) - self.dead()
        return {place for place in self.homes() & self.of("CA") if self.joined(place) & working}

    def tokens(self) -> int:
        return sum(int(self.parts[place].code[1]) for place in self.of("B2", "B3") - self.dead() - self.hot())

    def containers(self, *codes: str) -> int:
        return sum(int(self.parts[place].code[1]) for place in self.of(*codes) - self.dead())
