"""Whether plans can be made from the cards that were dealt: each card once, either half up, and not before it came."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission.decks import FACES, HEROIC
from readyroom.games.space_alert.timeline.timeline import phases_of

PHASE_OF_TURN: Final = tuple(len(phases_of(turn)) for turn in range(13))
ANY_PHASE: Final = 9
HALF_MASK: Final = 1023
"""The symbols of a planned space, without special cards."""


class Dealt:
    """A card in a hand: the phase in which it came, and its owner."""

    __slots__ = ("action", "heroic", "member", "movement", "phase")

    def __init__(self, face: int, member: int, phase: int) -> None:
        card = FACES[face]
        self.action = card.action
        self.movement = card.movement
        self.heroic = card.deck == HEROIC
        self.member = member
        self.phase = phase


class Hands:
    """The cards of a crew. Cards of phases after ``known`` have not been dealt, so anything can be planned there."""

    __slots__ = ("_choices", "androids", "cards", "known", "locked")

    def __init__(self, cards: list[Dealt], androids: list[bool], known: int = ANY_PHASE) -> None:
        self.cards = cards
        self.androids = androids
        """For each crew member, whether it is an android, which anyone feeds."""
        self.known = known
        self.locked: list[int] = [0] * len(androids)
        """For each crew member, the turns (as bits) whose cards lie already and need none from a hand."""
        self._choices: dict[int, list[int]] = {}

    def allow(self, plans: list[list[int]], member: int) -> bool:
        """Whether the plan of a crew member can be laid, along with those of all who share cards with it."""
        shared = True in self.androids
        return self._lay(self.slots(plans, list(range(len(plans))) if shared else [member]))

    def slots(self, plans: list[list[int]], members: list[int]) -> list[int]:
        """The spaces that need a card from a hand. Special cards are not dealt, so they need none."""
        found: list[int] = []
        for member in members:
            locked = self.locked[member]
            plan = plans[member]
            for turn in range(1, 13):
                half = plan[turn] & HALF_MASK
                if half and not locked >> turn & 1 and PHASE_OF_TURN[turn] <= self.known:
                    found.append(member << 24 | turn << 16 | half)
        return found

    def _lay(self, slots: list[int]) -> bool:
        """Kuhn's method: every slot finds a card, if need be by sending another one to a different card."""
        holder = [-1] * len(self.cards)
        wanted = [self.fitting(slot) for slot in slots]
        for i, fitting in enumerate(wanted):
            for card in fitting:
                if holder[card] < 0:
                    holder[card] = i
                    break
            else:
                if not _augment(i, wanted, holder, [False] * len(holder)):
                    return False
        return True

    def fitting(self, slot: int) -> list[int]:
        """The cards that can lie on a space."""
        known = self._choices.get(slot)
        if known is None:
            member, turn, half = slot >> 24, slot >> 16 & 255, slot & 65535
            phase = PHASE_OF_TURN[turn]
            android = self.androids[member]
            known = [
                i
                for i, card in enumerate(self.cards)
                if half in (card.action, card.movement)
                and card.phase <= phase
                and (card.member == member or (android and not card.heroic))
            ]
            self._choices[slot] = known
        return known


def _augment(slot: int, wanted: list[list[int]], holder: list[int], seen: list[bool]) -> bool:
    for card in wanted[slot]:
        if not seen[card]:
            seen[card] = True
            if holder[card] < 0 or _augment(holder[card], wanted, holder, seen):
                holder[card] = slot
                return True
    return False


def layout(hands: Hands, plans: list[list[int]], members: list[int]) -> dict[tuple[int, int], int] | None:
    """For each planned space of these crew members (member, turn), the card to lay there; None if they cannot all be
    laid."""
    slots = hands.slots(plans, members)
    wanted = [hands.fitting(slot) for slot in slots]
    holder = [-1] * len(hands.cards)
    for i in range(len(slots)):
        if not _augment(i, wanted, holder, [False] * len(holder)):
            return None
    return {(slots[i] >> 24, slots[i] >> 16 & 255): card for card, i in enumerate(holder) if i >= 0}
