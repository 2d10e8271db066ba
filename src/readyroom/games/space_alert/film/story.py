"""The story of a mission: the cost of each phase, the blows that decided it, and the change that would have helped."""

from __future__ import annotations

import msgspec

from readyroom.core.english import count
from readyroom.core.extras import Chapter
from readyroom.core.match import Match
from readyroom.core.words import Words
from readyroom.games.space_alert.file.format import MissionFile
from readyroom.games.space_alert.film.change_words import change_words
from readyroom.games.space_alert.film.film import Screening, resolutions, screen, screen_match
from readyroom.games.space_alert.film.highlights import Highlight
from readyroom.games.space_alert.film.phases import PhaseCost, decisive, phases
from readyroom.games.space_alert.mission.orders import words_of
from readyroom.games.space_alert.solver.changes import Change, Changes
from readyroom.games.space_alert.solver.dealt import hands_dealt
from readyroom.games.space_alert.steps.resolution import crew_ids


class NewOrder(msgspec.Struct, frozen=True):
    """A space of someone's plan: the old order and the new one. Nothing is an empty text."""

    turn: int
    was: str
    now: str


class OneChange(msgspec.Struct, frozen=True):
    """A change of one member's plan, the resulting score, and all of it in words."""

    seat: int
    orders: tuple[NewOrder, ...]
    score: int
    words: Words


class Story(msgspec.Struct, frozen=True):
    """``change`` saves the ship, or, if it came home, brings the most points; None if no single change does."""

    survived: bool
    phases: tuple[PhaseCost, ...]
    blows: tuple[Highlight, ...]
    change: OneChange | None
    tried: int
    """The number of changes tried."""
    from_hands: bool
    """Whether all cards of everyone's hands were tried, or only those that were played."""


def story(made: Screening, hands: list[list[list[str]]] | None = None) -> Story:
    """Looks back at a filmed mission, with the hands that were dealt if they are known."""
    frames, looked = made.film.frames, made.debrief
    changes = Changes(made.mission, hands)
    best = changes.best()
    return Story(
        looked.sheet.survived,
        phases(frames, looked.wasted, made.film.turns),
        decisive(frames),
        None if best is None else _told(best, made),
        changes.tried,
        changes.from_hands,
    )


def hands_of(match: Match, mission: int = -1) -> list[list[list[str]]] | None:
    """The hands of a mission of a match in acting order. None for a lone player, who plays all cards for androids."""
    if match.state.crew.solo:
        return None
    flown = resolutions(match)
    state = match.state if flown[mission] == flown[-1] else match.at(flown[mission]).state
    dealt = hands_dealt(match, mission)
    return [dealt.get(member, []) for member in crew_ids(state)]


def _told(change: Change, was: Screening) -> OneChange:
    now = screen(changed(was.mission, change))
    orders = tuple(NewOrder(turn, _order(before), _order(after)) for turn, before, after in change.spaces)
    return OneChange(change.member, orders, change.score, change_words(change, was, now))


def changed(mission: MissionFile, change: Change) -> MissionFile:
    """A mission file with another plan for one crew member."""
    crew = mission["crew"].copy()
    crew[change.member] = {**crew[change.member], "plan": [_order(slot) or None for slot in change.plan[1:-1]]}
    return {**mission, "crew": crew}


def _order(slot: int) -> str:
    return words_of(slot) if slot else ""


# -- for the terminal


def chapters(match: Match, names: tuple[str, ...]) -> list[Chapter]:
    """The story of each mission that was flown, with people's names by seat."""
    flown = len(resolutions(match))
    return [chapter for mission in range(flown) for chapter in _mission(match, names, mission, flown > 1)]


def _mission(match: Match, names: tuple[str, ...], mission: int, several: bool) -> list[Chapter]:
    made = screen_match(match, names, mission)
    assert made is not None, "it was flown"
    crew = [member.name for member in made.film.crew]
    looked = story(made, hands_of(match, mission))
    title = f"Mission {mission + 1}: what each phase cost" if several else "What each phase cost"
    blows = tuple(f"Turn {blow.turn}: {blow.words.text(crew)}" for blow in looked.blows)
    return [
        Chapter(title, tuple(_phase(phase, crew) for phase in looked.phases)),
        *([Chapter("What cost the most" if looked.survived else "What decided it", blows)] if blows else []),
        Chapter(*_change(looked, crew)),
    ]


def _phase(cost: PhaseCost, crew: list[str]) -> str:
    taken = [f"{tiles} in the {zone} zone" for zone, tiles in cost.damage.items() if tiles]
    told = [f"damage: {', '.join(taken)}"] if taken else ["no damage"]
    if cost.through:
        told.append(f"got through: {', '.join(cost.through)}")
    if cost.knocked_out:
        told.append(f"knocked out: {', '.join(crew[seat] for seat in cost.knocked_out)}")
    if cost.wasted:
        why = ", ".join(f"{reason.why.text(crew).rstrip('.')} ({reason.count})" for reason in cost.reasons)
        told.append(f"{count(cost.wasted, 'wasted action')}: {why}")
    if cost.lost:
        told.append("the ship is lost")
    return f"Phase {cost.phase} (turns {cost.first} to {cost.last}), {'; '.join(told)}."


def _change(looked: Story, crew: list[str]) -> tuple[str, tuple[str, ...]]:
    """A heading and the lines below it."""
    tried = count(looked.tried, "change")
    if looked.change is not None:
        title = "The change worth the most points" if looked.survived else "One change would have saved the ship"
        return title, (looked.change.words.text(crew),)
    title = "No single change would have brought more points" if looked.survived else "No single change saves this ship"
    return title, (f"{tried} tried, none of them better.",)
