"""The hands that were dealt, as plain data: for each crew member, the cards of each phase by name (``A/red``)."""

from __future__ import annotations

from readyroom.games.space_alert.file.mistakes import BadMission, Notes, show
from readyroom.games.space_alert.mission.card_names import CARD_NAMES, FACE_OF
from readyroom.games.space_alert.mission.player import Player
from readyroom.games.space_alert.solver.hands import Dealt, Hands
from readyroom.games.space_alert.spelling import squeeze

_KNOWN = {squeeze(name.replace("/", "over").replace("+", "and")): face for name, face in FACE_OF.items()}
PHASES = 3


def read_hands(given: object, crew: list[Player]) -> Hands:
    """Hands such as ``{"Ada": [["A/red", "C/lift"], ["B/blue"], []]}``, or a list of them in acting order; those of
    androids are their heroic cards. Raises ``BadMission`` with every mistake."""
    notes = Notes()
    cards: list[Dealt] = []
    names = [p.name for p in crew]
    if isinstance(given, list) and len(given) == len(crew):
        for member, phases in enumerate(given):
            _read_hand(notes, f"$[{member}]", phases, member, cards)
    elif isinstance(given, dict):
        for name, phases in given.items():
            if name in names:
                _read_hand(notes, f"$.{name}", phases, names.index(name), cards)
            else:
                notes.unknown(f"$.{name}", name, "the name of a crew member", names)
    else:
        notes.add("$", f'Expected hands by name, such as {{"{names[0]}": [["A/red"], [], []]}}; this is {show(given)}.')
    if notes.mistakes:
        raise BadMission(notes.mistakes)
    return Hands(cards, [p.android for p in crew])


def _read_hand(notes: Notes, place: str, phases: object, member: int, cards: list[Dealt]) -> None:
    if not isinstance(phases, list) or len(phases) > PHASES or not all(isinstance(one, list) for one in phases):
        notes.add(place, f"Expected a list of cards for each of {PHASES} phases; this is {show(phases)}.")
        return
    for phase, dealt in enumerate(phases):
        for i, card in enumerate(dealt):
            face = face_named(card)
            if face is None:
                notes.unknown(f"{place}[{phase}][{i}]", card, "an action card", CARD_NAMES)
            else:
                cards.append(Dealt(face, member, phase + 1))


def face_named(name: object) -> int | None:
    """A card by both of its halves, spelled loosely.

    >>> face_named("a/RED") == FACE_OF["A/red"]
    True
    """
    if not isinstance(name, str):
        return None
    return _KNOWN.get(squeeze(name.replace("/", "over").replace("+", "and")))
