"""Final scoring (A13, B7): points, missions, badges, ties."""

from __future__ import annotations

from readyroom.core.english import count
from readyroom.core.struct import Outcome
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARD_BADGES, DANGER_CARD
from readyroom.games.tiny_epic_galaxies.cards.mats import (
    BADGES,
    DIPLOMACY,
    ECONOMY,
    LEVEL_POINTS,
    POINTS_TO_END,
    SCORE_FLIP,
)
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSIONS
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOT_BADGES
from readyroom.games.tiny_epic_galaxies.cards.planets import POINTS, SYMBOL
from readyroom.games.tiny_epic_galaxies.cards.rogues import ROGUES
from readyroom.games.tiny_epic_galaxies.state import DANGER, EXPLORE, HOME, LOCKED, ROGUE, Galaxy, State


class Score:
    """One galaxy's score, broken down."""

    __slots__ = ("badge_counts", "badges", "dwarfs", "empire", "mission", "pilots", "planets", "seat")

    def __init__(self, s: State, g: Galaxy) -> None:
        self.seat = g.seat
        self.empire = LEVEL_POINTS[g.level]
        self.planets = sum(POINTS[planet] for planet in g.colonies)
        self.pilots = g.pilot_count() * s.settings.pilot_points
        self.dwarfs = g.dwarf_count() * s.settings.dwarf_points
        self.mission = 0
        self.badges = 0
        self.badge_counts = badge_counts(g)

    @property
    def points(self) -> int:
        """In-game points."""
        return self.empire + self.planets + self.pilots + self.dwarfs

    @property
    def total(self) -> int:
        return self.points + self.mission + self.badges


def scores(s: State) -> list[Score]:
    """Everybody's score, the Rogue's last."""
    found = [Score(s, g) for g in s.galaxies]
    counted = s.beyond and (not s.solo or s.end_reason == "deck")  # B9: solo, badges count only at the deck's end
    for score in found:
        if not s.solo:
            score.mission = mission_points(s, s.galaxies[score.seat])
        if counted:
            score.badges = sum(badge_points(s, found, score, kind) for kind in range(len(BADGES)))
    return found


def on_track(points: int) -> tuple[int, bool]:
    """Where a score token lies on the scoring mat, and whether on its plus side (B2)."""
    return points % SCORE_FLIP, points >= SCORE_FLIP


def badge_counts(g: Galaxy) -> list[int]:
    """How many of each badge, on exploration cards and on all pilots, replaced ones too."""
    counts = pilot_badge_counts(g)
    for card in g.cards:
        for badge in CARD_BADGES[card]:
            counts[badge] += 1
    return counts


def pilot_badge_counts(g: Galaxy) -> list[int]:
    """The same, on pilots alone."""
    counts = [0, 0, 0, 0]
    for pilots in g.hangar:
        for pilot in pilots:
            for badge in PILOT_BADGES[pilot]:
                counts[badge] += 1
    return counts


def badge_points(s: State, found: list[Score], score: Score, kind: int) -> int:
    """What one galaxy earns for one kind of badge."""
    counts = sorted((other.badge_counts[kind] for other in found), reverse=True)
    mine = score.badge_counts[kind]
    if mine < s.settings.badges_to_score:
        return 0
    if mine == counts[0]:
        return s.settings.badge_tied_first if counts[1] == mine else s.settings.badge_first
    if len(found) == 2 or counts[0] == counts[1] or mine != counts[1]:
        return 0
    return s.settings.badge_tied_second if counts[2] == mine else s.settings.badge_second


def mission_points(s: State, g: Galaxy) -> int:
    """What a seat's secret mission earns."""
    mission = MISSIONS[g.mission]
    test = mission.test
    mine = measure(s, g, mission.of)
    if test == "most" or test == "fewest":
        theirs = [measure(s, s.galaxies[other], mission.of) for other in s.others(g.seat)]
        if test == "fewest":
            mine, theirs = -mine, [-one for one in theirs]
        if mine < max(theirs):
            return 0
        return mission.tied if mine == max(theirs) else mission.vp
    if test == "least" or test == "leads":
        met = mine >= mission.least
    elif test == "none":
        met = mine == 0
    elif test == "equal":
        met = mine == measure(s, g, "diplomacy")
    elif test == "triggered":
        met = s.ended_by == g.seat
    else:
        home = [ship.where == HOME for ship in g.ships if ship.where != LOCKED]
        met = all(home) if test == "all_home" else not any(home)
    return mission.vp if met else 0


def measure(s: State, g: Galaxy, of: str) -> int:
    """The number a mission asks about."""
    if of == "energy":
        return g.energy
    if of == "culture":
        return g.culture
    if of == "resources":
        return min(g.energy, g.culture)
    if of == "level":
        return g.level
    if of == "planets":
        return len(g.colonies)
    if of == "economy":
        return sum(SYMBOL[planet] == ECONOMY for planet in g.colonies)
    if of == "diplomacy":
        return sum(SYMBOL[planet] == DIPLOMACY for planet in g.colonies)
    if of == "pilots":
        return g.pilot_count()
    if of == "cards":
        return len(g.cards)
    if of == "advanced":
        return sum(ship.kind > 0 for ship in g.ships)
    if of == "dangers":
        return sum(DANGER_CARD[card] for card in g.cards)
    if of == "badge_kinds":
        return sum(one > 0 for one in badge_counts(g))
    if of == "exploring":
        return sum(ship.where == EXPLORE or ship.where == DANGER for ship in g.ships)
    if of == "badges":
        return len(badges_led(s, g))
    return 0


def badges_led(s: State, g: Galaxy) -> list[int]:
    """The kinds of badges in which nobody has more; a kind without a badge does not count."""
    counts = [badge_counts(other) for other in s.galaxies]
    mine = badge_counts(g)
    return [kind for kind in range(len(BADGES)) if 0 < mine[kind] == max(other[kind] for other in counts)]


def outcome(s: State) -> Outcome:
    """Who won, and why."""
    found = scores(s)
    if s.solo:
        return solo_outcome(s, found)
    keys = []
    for score in found:
        g = s.galaxies[score.seat]
        keys.append((score.total, len(g.colonies), g.level, g.energy + g.culture))
    ranking = tuple(1 + sum(other > key for other in keys) for key in keys)
    best = max(score.total for score in found)
    points = count(best, "point")
    if ranking.count(1) > 1:
        reason = f"Shared victory with {points}: planets, level, energy and culture are tied, too."
    else:
        reason = f"Victory with {points}{tie_break(sorted(keys))}."
    return Outcome(tuple(score.total for score in found), ranking, reason)


def tie_break(keys: list[tuple[int, int, int, int]]) -> str:
    """What put the winner ahead of second place, if their points were equal (A13)."""
    best, second = keys[-1], keys[-2]
    if best[0] > second[0]:
        return ""
    for place, what in ((1, "more colonized planets"), (2, "a higher empire level"), (3, "more energy and culture")):
        if best[place] > second[place]:
            return f" and {what} ({best[place]} to {second[place]})"
    return ""


def solo_outcome(s: State, found: list[Score]) -> Outcome:
    name = ROGUES[s.rogue].name
    mine, its = found[0].total, found[ROGUE].total
    if s.end_reason == "skull":
        won, reason = False, f"{name} reaches the skull."
    elif s.end_reason == "points":
        won = s.ended_by != ROGUE
        reason = f"{POINTS_TO_END} points: victory over {name}." if won else f"{name} reaches {POINTS_TO_END} points."
    else:
        won = mine > its
        end = "No planet is left" if s.end_reason == "planets" else "The exploration deck runs out"
        reason = f"{end}: {count(mine, 'point')} to {its}, {'victory over' if won else 'defeat by'} {name}."
    return Outcome((mine,), (1 if won else 2,), reason)
