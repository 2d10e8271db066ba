"""Reads the plan of one crew member: twelve spaces of the action board, in the symbols of the cards."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.file.mistakes import Notes, show
from readyroom.games.space_alert.mission import orders
from readyroom.games.space_alert.mission.mission import TURNS
from readyroom.games.space_alert.mission.specializations import MEDIC, NAMES, SPECIAL_OPS
from readyroom.games.space_alert.spelling import squeeze, suggestion

SPECIAL_WORDS: Final = {"special": orders.BASIC, "advanced": orders.ADVANCED}
KNOWN: Final = {squeeze(symbol): i for i, symbol in enumerate(orders.SYMBOLS)}
TRIP: Final = "tripped "
EXPECTED: Final = (
    "A, B, C, bots, red, blue, lift, heroic A, heroic B, heroic bots, go STATION, special, advanced, two symbols of a "
    "double card such as A+red, or null"
)


def read_plan(notes: Notes, place: str, given: object, who: int, level: int, double_actions: bool) -> list[int]:
    """Spaces 0 to 13; 0 and 13 stay empty. A shorter plan is padded."""
    plan = [0] * (TURNS + 2)
    if not isinstance(given, list):
        notes.add(place, f"Expected a list of at most {TURNS} orders; this is {show(given)}.")
        return plan
    if len(given) > TURNS:
        notes.add(place, f"A mission has {TURNS} turns, but this plan has {len(given)} orders.")
        return plan
    for i, text in enumerate(given):
        if text is None or text == "":
            continue
        if not isinstance(text, str):
            notes.add(f"{place}[{i}]", f"{show(text)} is not an order. Expected {EXPECTED}.")
        else:
            plan[i + 1] = read_order(notes, f"{place}[{i}]", text, who, level, double_actions)
    return plan


def read_order(notes: Notes, place: str, text: str, who: int, level: int, double_actions: bool) -> int:
    """One space: ``A``, ``heroic bots``, ``go lower_blue``, ``A+red``, ``special+lift``, ``tripped blue``."""
    flags = 0
    words = text.strip()
    if words.lower().startswith(TRIP):
        flags = orders.TRIPPED
        words = words[len(TRIP) :]
        if double_actions:
            notes.add(place, f"{show(text)}: nobody trips with double action cards.")
    symbols: list[int] = []
    specials: list[int] = []
    for part in words.split("+"):
        plain = squeeze(part)
        if plain in SPECIAL_WORDS:
            specials.append(SPECIAL_WORDS[plain])
        elif plain in KNOWN:
            symbols.append(KNOWN[plain])
        else:
            near = suggestion(part, [*orders.SYMBOLS, *SPECIAL_WORDS])
            hint = f' Did you mean "{near}"?' if near else f" Expected {EXPECTED}."
            notes.add(place, f"{show(part.strip())} is not an order.{hint}")
            return 0
    check_double(notes, place, text, symbols, double_actions)
    special = check_special(notes, place, text, symbols, specials, who, level)
    if specials and flags:
        notes.add(place, f"{show(text)}: nobody trips over a special card.")
    if orders.BOTH_SPECIALS & special:
        flags |= orders.BOTH_SPECIALS
        special &= ~orders.BOTH_SPECIALS
    symbols += [0, 0]
    return orders.order(symbols[0], symbols[1], special, flags)


def check_double(notes: Notes, place: str, text: str, symbols: list[int], double_actions: bool) -> None:
    if len(symbols) < 2:
        return
    if len(symbols) > 2:
        notes.add(place, f"{show(text)} has {len(symbols)} symbols; a card has at most two.")
    elif not double_actions:
        notes.add(place, f'{show(text)} is a double card. Expected "double_actions": true among the rules.')
    elif any(symbol >= orders.HEROIC_A or not 0 < symbol <= orders.LIFT for symbol in symbols):
        notes.add(place, f"{show(text)}: heroic cards and empty spaces are never half of a double card.")


def check_special(
    notes: Notes, place: str, text: str, symbols: list[int], specials: list[int], who: int, level: int
) -> int:
    """The special card of a space, if it can be played so. Only Medic and Special Ops combine cards."""
    if not specials:
        return 0
    if who < 0:
        notes.add(place, f"{show(text)} is a special card. Expected a specialization for this crew member.")
        return 0
    if orders.ADVANCED in specials and level == 1:
        notes.add(place, f"{show(text)}: a level 1 {NAMES[who]} has only the basic card.")
    if len(specials) == 2:
        if who == SPECIAL_OPS and sorted(specials) == [orders.BASIC, orders.ADVANCED] and not symbols:
            return orders.ADVANCED | orders.BOTH_SPECIALS
        notes.add(place, f'{show(text)}: two special cards go together only as "advanced+special" of Special Ops.')
        return 0
    if len(specials) > 2:
        notes.add(place, f"{show(text)} has {len(specials)} special cards; no crew member has that many.")
        return 0
    if symbols and not (who == MEDIC or (who == SPECIAL_OPS and specials[0] == orders.ADVANCED)):
        notes.add(place, f"{show(text)}: the {NAMES[who]}'s card cannot be combined with another one.")
    return specials[0]
