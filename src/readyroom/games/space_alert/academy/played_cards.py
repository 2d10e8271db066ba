"""From cards on spaces to plans: each card must come from the hand, be laid once, and lie on a free space of the
lesson."""

from __future__ import annotations

from typing import Final

from readyroom.core.errors import ReadyRoomError
from readyroom.games.space_alert.academy.lesson import SPECIAL_CARD, Laid, Lesson, Mate
from readyroom.games.space_alert.file.format import CrewEntry, MissionFile
from readyroom.games.space_alert.mission.card_names import FACE_OF
from readyroom.games.space_alert.mission.decks import FACES
from readyroom.games.space_alert.mission.orders import words_of
from readyroom.games.space_alert.mission.places import TRAJECTORIES, ZONES
from readyroom.games.space_alert.timeline.timeline import PHASE_TURNS

YOU: Final = 1
"""Your place in the acting order: right after the captain."""
ANDROID: Final = 2
FIRST_PHASE: Final = PHASE_TURNS[0][1]
SIDES: Final = {"basic": "special", "advanced": "advanced"}


class BadLaying(ReadyRoomError):
    """Cards laid in a way the lesson does not allow; the message says which."""


def mission(lesson: Lesson, laid: tuple[Laid, ...]) -> MissionFile:
    """The mission file of a lesson with these cards laid. The first damage anywhere breaks no system: bad luck must not
    lose a lesson."""
    mine, its = plans(lesson, laid)
    crew = [_mate(mate.name, plan_of(lesson, mate, laid)) for mate in lesson.mates]
    you = _mate("You", mine)
    if lesson.trained is not None:
        you["specialization"] = lesson.trained.id
        you["level"] = lesson.trained.level
    crew.insert(YOU, you)
    if lesson.android is not None:
        its_entry = _mate(lesson.android.name, its)
        its_entry["android"] = True
        crew.insert(ANDROID, its_entry)
    return {
        "tracks": dict(zip(TRAJECTORIES, lesson.tracks, strict=True)),
        "threats": [{"turn": t.turn, "zone": t.zone, "card": t.card} for t in lesson.threats],
        "crew": crew,
        "rules": {"double_actions": lesson.double_actions},
        "damage": {zone: ["structural"] for zone in ZONES},
        "turns": lesson.turns,
        "seed": lesson.id,
    }


def plans(lesson: Lesson, laid: tuple[Laid, ...]) -> tuple[list[str], list[str]]:
    """Your orders and the android's, turn by turn; raises ``BadLaying`` for cards that cannot be laid like that."""
    mine = [""] * lesson.turns
    its = [""] * lesson.turns
    hand = list(lesson.dealt) + ([SPECIAL_CARD] if lesson.trained is not None else [])
    heroic = [lesson.android.heroic] if lesson.android is not None else []
    early = [one.card for one in laid if lesson.second and one.turn <= FIRST_PHASE]
    if any(early.count(card) > lesson.dealt.count(card) - lesson.second.count(card) for card in early):
        raise BadLaying("The cards of the second phase are for turns 4 to 7.")
    gifts = [""] * lesson.turns
    for one in laid:
        board = gifts if one.given else its if one.android else mine
        if one.given and not _may_give(lesson, one):
            raise BadLaying("That card cannot be given: there is no data transfer for it.")
        if not 1 <= one.turn <= lesson.turns:
            raise BadLaying(f"This lesson has turns 1 to {lesson.turns}, not {one.turn}.")
        if one.android and lesson.android is None:
            raise BadLaying("There is no android aboard in this lesson.")
        if board[one.turn - 1]:
            raise BadLaying(f"Turn {one.turn} already has a card.")
        source = heroic if one.android and one.card in heroic else hand
        if one.card not in source:
            raise BadLaying(f'"{one.card}" is not in your hand.')
        source.remove(one.card)
        board[one.turn - 1] = order(lesson, one)
    return mine, its


def plan_of(lesson: Lesson, mate: Mate, laid: tuple[Laid, ...]) -> list[str]:
    """A crewmate's plan, with the card that you gave them."""
    plan = list(mate.plan)
    for one in laid:
        if one.given and lesson.transfer is not None and lesson.transfer.to == mate.name:
            plan += [""] * (one.turn - len(plan))
            plan[one.turn - 1] = order(lesson, one)
    return plan


def _may_give(lesson: Lesson, one: Laid) -> bool:
    there = lesson.transfer is not None and lesson.transfer.turn == one.turn
    return there and one.half == "action" and one.card != SPECIAL_CARD


def order(lesson: Lesson, one: Laid) -> str:
    """The order of a laid card, as a mission file writes it."""
    if one.card == SPECIAL_CARD:
        if one.half not in SIDES:
            raise BadLaying("A special card is played as its basic or its advanced action.")
        if one.half == "advanced" and lesson.trained is not None and lesson.trained.level < 2:
            raise BadLaying("The advanced action needs level 2.")
        if one.android:
            raise BadLaying("A special card goes on your own board.")
        return SIDES[one.half]
    if one.half in SIDES:
        raise BadLaying("An action card has an action half and a movement half.")
    return words_of(FACES[FACE_OF[one.card]].half(one.half == "movement"))


def _mate(name: str, plan: tuple[str, ...] | list[str]) -> CrewEntry:
    return {"name": name, "plan": list(plan)}
