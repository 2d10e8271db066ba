"""Completing a mission: take it, assign crew, resolve its lines, slide the crew, deal a new one; and the uprising."""

from __future__ import annotations

from typing import ClassVar, Final

from readyroom.core.steps import Ask, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.starship_captains import events as e
from readyroom.games.starship_captains import interned, names, texts
from readyroom.games.starship_captains.cards.missions import MISSIONS, Mission
from readyroom.games.starship_captains.cards.techs import TECH_NUMBER
from readyroom.games.starship_captains.effects import avoidable, names_in
from readyroom.games.starship_captains.rooms import matches_line
from readyroom.games.starship_captains.state import State, replaced
from readyroom.games.starship_captains.steps.crew import command, subordinates
from readyroom.games.starship_captains.steps.resolve import Abilities, push
from readyroom.games.starship_captains.supplies import ambush, draw_mission

CADET_MENTORING: Final = TECH_NUMBER["cadet-mentoring"]
ANDROID_LIAISON: Final = TECH_NUMBER["android-liaison"]
NIAN_COMMS: Final = TECH_NUMBER["nian-comms"]
OBSERVERS: Final[tuple[tuple[int, int], ...]] = (
    (TECH_NUMBER["command-observers"], names.RED),
    (TECH_NUMBER["science-observers"], names.BLUE),
    (TECH_NUMBER["security-observers"], names.YELLOW),
)
NIAN_ICONS: Final = frozenset(("fight", "ambush", "pirate-token"))
USE_OR_IGNORE: Final = [interned.USE_LINE, interned.IGNORE_LINE]


def can_complete(s: State, seat: int) -> bool:
    """A mission is here, nobody else holds the planet (rules 3.3), and there is a figure for each line."""
    ship = s.ships[seat]
    mission = s.missions_at[ship.at]
    if mission == names.NONE:
        return False
    holder = s.holders[ship.at]
    if holder != names.NONE and holder != seat:
        return False
    crew = 0
    for figures in ship.ready:
        crew += figures
    return crew >= len(MISSIONS[mission].lines)


def begin_mission(s: State, seat: int, t: Telling) -> None:
    place = s.ships[seat].at
    s.mission = s.missions_at[place]
    s.missions_at = replaced(s.missions_at, place, names.NONE)
    s.mission_crew = ()
    s.painted = False
    s.mentored = False
    if t.aloud:
        t.tell(e.MissionTaken(seat, MISSIONS[s.mission].id, s.galaxy.locations[place].id))
    s.stack.append(CompleteMission(seat, place))
    s.stack.append(ResolveLines(seat, 0))
    s.stack.append(AssignCrew(seat))


class AssignCrew(Ask[State]):
    """A figure of any color for each line, from top to bottom (rules 3.2)."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        if len(s.mission_crew) == len(MISSIONS[s.mission].lines):
            return []
        ready = s.ships[self.seat].ready
        return [interned.ASSIGN[figure] for figure in range(len(names.FIGURES)) if ready[figure]]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        figure = interned.deed_of(action).one
        s.ships[seat].ready[figure] -= 1
        s.mission_crew = (*s.mission_crew, figure)
        if t.aloud:
            t.tell(e.Assigned(seat, names.FIGURES[figure], MISSIONS[s.mission].id, len(s.mission_crew)))

    def prompt(self, s: State, seat: int) -> str:
        mission = MISSIONS[s.mission]
        return f"Who takes {mission.line_name(len(s.mission_crew))} of {mission.name}?"


class ResolveLines(Step[State]):
    """The lines from ``line`` on. A figure that matches may use the line; a commander then does a second task (rules
    3.2)."""

    __slots__ = ("line", "seat")

    def __init__(self, seat: int, line: int) -> None:
        self.seat = seat
        self.line = line

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        lines = MISSIONS[s.mission].lines
        if self.line == len(lines):
            return
        s.stack.append(ResolveLines(self.seat, self.line + 1))
        figure = s.mission_crew[self.line]
        if names.is_commander(figure):
            s.stack.append(LineTask(self.seat, self.line))
        s.line_used = False
        if not fits(s, self.seat, figure, lines[self.line].colour):
            if t.aloud:
                t.tell(e.LineIgnored(self.seat, MISSIONS[s.mission].id, self.line + 1, False))
        elif figure == names.CADET or avoidable(lines[self.line].effect):
            s.stack.append(ChooseLine(self.seat, self.line))
        else:
            use_line(s, self.seat, self.line, False, t)


def fits(s: State, seat: int, figure: int, colour: int) -> bool:
    """Whether a figure matches a line. Cadet Mentoring lets one cadet on each mission match."""
    return matches_line(figure, colour, figure == names.CADET and not s.mentored and s.has(seat, CADET_MENTORING))


def use_line(s: State, seat: int, line: int, again: bool, t: Telling) -> None:
    s.line_used = True
    if s.mission_crew[line] == names.CADET:
        s.mentored = True
    if t.aloud:
        t.tell(e.LineUsed(seat, MISSIONS[s.mission].id, line + 1, again))
    push(s, seat, MISSIONS[s.mission].lines[line].effect)


class ChooseLine(Ask[State]):
    """Use the whole line, or ignore the whole line."""

    __slots__ = ("line",)

    def __init__(self, seat: int, line: int) -> None:
        super().__init__(seat)
        self.line = line

    def options(self, s: State) -> list[Action]:
        return USE_OR_IGNORE

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if interned.deed_of(action).one:
            use_line(s, seat, self.line, False, t)
        elif t.aloud:
            t.tell(e.LineIgnored(seat, MISSIONS[s.mission].id, self.line + 1, True))

    def prompt(self, s: State, seat: int) -> str:
        mission = MISSIONS[s.mission]
        brings = texts.in_words(mission.lines[self.line].effect)
        return f"Complete {mission.line_name(self.line)} ({brings}), or skip it?"


class LineTask(Ask[State]):
    """A commander on a mission: the same line again, or a subordinate from the queue (rules 2.5)."""

    __slots__ = ("line",)
    question: ClassVar[str] = "What does your commander do next?"

    def __init__(self, seat: int, line: int) -> None:
        super().__init__(seat)
        self.line = line

    def options(self, s: State) -> list[Action]:
        again = [interned.REPEAT_LINE] if s.line_used else []
        options = [*again, *subordinates(s, self.seat, s.mission_crew[self.line])]
        return [*options, interned.DECLINE] if options else []

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        deed = interned.deed_of(action)
        if deed.kind == interned.REPEATING:
            use_line(s, seat, self.line, True, t)
        elif deed.kind == interned.COMMANDING:
            command(s, seat, deed.one, t)


class CompleteMission(Step[State]):
    """The crew slides into the queue, androids leave, and the card is worth its points (rules 3.2)."""

    __slots__ = ("place", "seat")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        ship, mission = s.ships[self.seat], MISSIONS[s.mission]
        androids = s.mission_crew.count(names.ANDROID)
        ship.queue += [figure for figure in s.mission_crew if figure != names.ANDROID]
        s.mission_crew = ()
        ship.missions = (*ship.missions, s.mission)
        s.mission = names.NONE
        if t.aloud:
            t.tell(e.MissionDone(self.seat, mission.id, mission.points))
        s.stack.append(DealMission(self.place))
        s.stack.append(Abilities(self.seat, on_completion(s, self.seat, mission)))
        for _ in range(androids):
            if t.aloud:
                t.tell(e.AndroidLeft(self.seat))
            if s.has(self.seat, ANDROID_LIAISON):
                s.stack.append(Abilities(self.seat, (ANDROID_LIAISON,)))


def on_completion(s: State, seat: int, mission: Mission) -> tuple[int, ...]:
    """Techs that count what is printed on the card, used or not."""
    found = [tech for tech, colour in OBSERVERS if s.has(seat, tech) and mission.has_line(colour)]
    if s.has(seat, NIAN_COMMS) and any(names_in(line.effect) & NIAN_ICONS for line in mission.lines):
        found.append(NIAN_COMMS)
    return tuple(sorted(found))


class DealMission(Step[State]):
    """The highest face-up number moves here, face down; where it was, a new mission appears. When no number is face up
    any longer, there is an uprising."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        left, number = 0, 0
        for place, up in enumerate(s.face_up):
            if up and s.numbers_at[place] > number:
                left, number = place, s.numbers_at[place]
        assert number, "There is an uprising when the last number has been turned down."
        s.numbers_at = replaced(replaced(s.numbers_at, left, 0), self.place, number)
        s.face_up = (*s.face_up[:left], False, *s.face_up[left + 1 :])
        if t.aloud:
            t.tell(e.TileMoved(number, s.galaxy.locations[self.place].id))
        mission = draw_mission(s, t)
        if mission != names.NONE:
            s.missions_at = replaced(s.missions_at, left, mission)
            if t.aloud:
                t.tell(e.MissionDealt(MISSIONS[mission].id, s.galaxy.locations[left].id))
        if True not in s.face_up:
            uprising(s, t)


def uprising(s: State, t: Telling) -> None:
    """A pirate at each numbered planet, the lowest number first; then all numbers are face up again (rules 3.2)."""
    if t.aloud:
        t.tell(e.Uprising())
    numbered = sorted([(number, place) for place, number in enumerate(s.numbers_at) if number])
    for _, place in numbered:
        ambush(s, place, t)
    s.face_up = tuple([number > 0 for number in s.numbers_at])
