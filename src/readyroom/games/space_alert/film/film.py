"""The film of a resolution: one frame for each event of the trace, with what changed and why, in plain data. A frame
holds only the pieces that differ from the frame before, so a player lays each frame's changes over the last one. The
first frame has all of them.
"""

from __future__ import annotations

from typing import cast

import msgspec

from readyroom.core.chance import NoChance
from readyroom.core.match import Match
from readyroom.core.struct import Event
from readyroom.games.space_alert.events import ANDROID, PlanRevealed
from readyroom.games.space_alert.file.format import MissionFile
from readyroom.games.space_alert.file.paper import with_luck, written
from readyroom.games.space_alert.file.reader import read_mission
from readyroom.games.space_alert.file.resolver import Resolution, result
from readyroom.games.space_alert.film.debrief import Debrief, debrief
from readyroom.games.space_alert.film.shots import Frame, Shots, changed, shots
from readyroom.games.space_alert.mission.account import PHRASES
from readyroom.games.space_alert.mission.card import COLOURS, KINDS, NOT_A_CARD, Colour, Kind
from readyroom.games.space_alert.mission.mission import JUMP_TURN, STEPS, Camera, Mission
from readyroom.games.space_alert.mission.orders import words_of
from readyroom.games.space_alert.mission.places import TRAJECTORIES, Trajectory
from readyroom.games.space_alert.mission.player import Player
from readyroom.games.space_alert.mission.specializations import JOINS, NAMES
from readyroom.games.space_alert.mission.threat import WAITING, Threat
from readyroom.games.space_alert.mission.tracks import Mark, Track, marks
from readyroom.games.space_alert.mission.turn.round import resolve_round
from readyroom.games.space_alert.steps.resolution import crew_ids
from readyroom.games.space_alert.timeline.timeline import phases_of


class FilmTrack(msgspec.Struct, frozen=True):
    """A trajectory. ``marks`` are its action squares, counted from Z, which is square 1."""

    name: str
    length: int
    marks: dict[int, Mark]


class FilmMember(msgspec.Struct, frozen=True):
    """A crew member in acting order. ``seat`` is their seat at a table, None for androids and on paper. ``joins`` are
    the special cards that they can combine with another card."""

    name: str
    seat: int | None
    android: bool
    specialization: str | None
    level: int
    joins: tuple[str, ...]
    plan: tuple[str, ...]


class FilmThreat(msgspec.Struct, frozen=True):
    """A threat card of the mission; ``turn`` is 0 for one that another may call in."""

    index: int
    code: str
    name: str
    kind: Kind
    serious: bool
    colour: Colour
    turn: int
    zone: Trajectory
    hp: int
    shield: int
    speed: int
    survived: int
    destroyed: int


class Film(msgspec.Struct, frozen=True):
    """Everything a page needs to show a resolution. After the ``turns`` comes the ``last`` one, in which nobody
    acts."""

    turns: int
    last: int
    phases: tuple[tuple[int, int], ...]
    tracks: dict[Trajectory, FilmTrack]
    crew: list[FilmMember]
    threats: list[FilmThreat]
    frames: list[Frame]


class Screening(msgspec.Struct, frozen=True):
    """A resolution with its film, its debrief, and the file that resolves to it again."""

    resolution: Resolution
    film: Film
    debrief: Debrief
    mission: MissionFile


def screen(mission: object) -> Screening:
    """Resolves and films a mission file; raises ``BadMission`` with every mistake in it.

    >>> made = screen({"tracks": {"red": "T1", "white": "T5", "blue": "T3", "internal": "T2"}, "threats": [],
    ...                "crew": [{"name": "Ada", "plan": ["C", "lift"]}]})
    >>> made.film.frames[1].step, str(made.film.frames[1].words)
    ('actions', 'Seat 0 maintains the computer.')
    """
    m = read_mission(mission)
    filming = Filming()
    m.camera = filming
    resolve_round(m)
    return filming.screening(m, [None] * len(m.crew), cast("MissionFile", mission))


def resolutions(match: Match) -> list[int]:
    """The entries in which the cards were turned up: one for each mission that was flown."""
    return [seq for seq in match.line if any(isinstance(one.event, PlanRevealed) for one in match.told[seq])]


def film_of_part(match: Match, names: tuple[str, ...], part: int) -> Screening | None:
    """Part 1 is the first mission of a campaign; 0 is the last mission flown."""
    return screen_match(match, names, part - 1)


def screen_match(match: Match, names: tuple[str, ...] = (), mission: int = -1) -> Screening | None:
    """The film of a mission of a match, the last one unless another is asked for, counted from 0: the entry that
    resolved it is played once more, with a camera. None before it is resolved. It shows only what everyone was told: in
    the first version, which did not turn up the cards beside callers, no card that was never called in."""
    flown = resolutions(match)
    if mission >= len(flown) or not flown:
        return None
    seq = flown[mission]
    past = match.at(seq - 1)
    filming = Filming()
    past.state.camera = filming
    past.fold(match.entries[seq], trusted=True)
    m: Mission = past.state.mission.clone()
    ids = crew_ids(past.state)
    for p in m.crew:
        seat = ids[p.index]
        p.name = f"Android {seat - ANDROID}" if p.android else names[seat] if seat < len(names) else f"Seat {seat}"
    m.chance = NoChance()
    m.trace = [frame.event for frame in filming.frames]
    paper = with_luck(filming.paper, m.trace, match.commitment, secrets=match.outcome is None and match.version == 1)
    for p, entry in zip(m.crew, paper["crew"], strict=True):
        entry["name"] = p.name
    if past.state.options.double_actions:
        paper["rules"]["double_actions"] = True
    return filming.screening(m, [None if p.android else ids[p.index] for p in m.crew], paper)


class Filming(Camera):
    """A camera that records the changes since it last looked."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self.paper: MissionFile = {"tracks": {}, "threats": [], "crew": []}
        self.plans: list[tuple[str, ...]] = []
        self._seen = Shots()

    def look(self, m: Mission, event: Event) -> None:
        if not self.frames:
            self.paper = written(m)
            self.plans = [tuple(words_of(slot) if slot else "" for slot in p.plan[1:13]) for p in m.crew]
        now = shots(m)
        before = self._seen
        self._seen = now
        self.frames.append(Frame(m.turn, STEPS[m.step], event, PHRASES.describe(event), changed(before, now)))

    def screening(self, m: Mission, seats: list[int | None], paper: MissionFile) -> Screening:
        """The finished film with its debrief. The mission has been played out."""
        m.camera = self
        resolution = result(m)
        film = Film(
            turns=m.turns,
            last=JUMP_TURN,
            phases=phases_of(m.turns),
            tracks={TRAJECTORIES[zone]: _track(track) for zone, track in enumerate(m.tracks)},
            crew=[_member(p, seats[p.index], self.plans[p.index]) for p in m.crew],
            threats=[_threat(t) for t in m.threats if not t.traits & NOT_A_CARD and (t.turn or t.fate != WAITING)],
            frames=self.frames,
        )
        return Screening(resolution, film, debrief(m, self.frames, self.plans), paper)


def _track(track: Track) -> FilmTrack:
    return FilmTrack(track.name, track.length, marks(track))


def _member(p: Player, seat: int | None, plan: tuple[str, ...]) -> FilmMember:
    trained = NAMES[p.specialization] if p.specialization >= 0 else None
    return FilmMember(p.name, seat, p.android, trained, p.level, JOINS.get(p.specialization, ()), plan)


def _threat(t: Threat) -> FilmThreat:
    card = t.card
    return FilmThreat(
        t.index, card.code, card.name, KINDS[card.kind], card.serious, COLOURS[card.colour], t.turn,
        TRAJECTORIES[t.zone], card.hp, card.shield, card.speed, max(card.survived, 0), card.destroyed,
    )  # fmt: skip
