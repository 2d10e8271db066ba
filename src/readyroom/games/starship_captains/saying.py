"""Effects in plain English."""

from __future__ import annotations

from typing import Final

from readyroom.games.starship_captains.effects import Atom, Choose, Each, Effect, Item, Pay, short

SIMPLE: Final = {
    "move": "move", "jump": "jump", "fight": "fight a pirate", "research": "take a tech",
    "recycle": "take a tech, also over one of yours", "repair": "repair", "damage": "take 1 damage",
    "android": "an android", "medal": "a medal", "artifact": "an artifact", "pirate-token": "a pirate token",
    "ambush": "ambush", "place-pirate": "place a pirate on any free route",
    "dequeue": "the first in your queue is ready", "copy-room": "copy another room tech",
    "crowdsource": "open a room to the whole crew for an artifact", "share-techs": "the techs here are shared by all",
    "none": "nothing",
}  # fmt: skip
NUMBERED: Final = {
    "draw-tech": "draw {} techs and keep up to 1", "draw-omega": "draw {} omega techs and keep up to 1",
    "peek-missions": "look at the next {} missions",
}  # fmt: skip
TRACKS: Final = {
    "coop": "with the Cooperative", "tincan": "with the Tincan", "nian": "with the Ni'an", "any": "with any faction",
    "lowest": "where you are lowest", "furthest": "where you are furthest",
}  # fmt: skip
COSTS: Final = {"medal": "a medal", "artifact": "an artifact", "pirate-token": "a pirate token", "tech": "a tech"}
COUNTERS: Final = {"android-in-crew": "android in your crew", "commander": "commander"}


def in_words(effect: Effect) -> str:
    """
    >>> from readyroom.games.starship_captains.effects import parse
    >>> in_words(parse("move move [artifact -> medal advance(any,2)]"))
    '2 moves, discard an artifact for a medal, advance 2 with any faction'
    """
    parts: list[str] = []
    at = 0
    while at < len(effect):
        same = 1
        while at + same < len(effect) and effect[at + same] == effect[at]:
            same += 1
        parts.append(_many(effect[at], same))
        at += same
    return ", ".join(parts)


PLURALS: Final = {
    "move": "{} moves", "jump": "{} jumps", "fight": "{} fights", "repair": "{} repairs", "damage": "take {} damage",
    "android": "{} androids", "medal": "{} medals", "artifact": "{} artifacts", "pirate-token": "{} pirate tokens",
    "dequeue": "the first {} in your queue are ready",
}  # fmt: skip


def _many(item: Item, times: int) -> str:
    if times > 1 and isinstance(item, Atom) and item.name in PLURALS:
        return PLURALS[item.name].format(times)
    return ", ".join([_one(item)] * times)


def _one(item: Item) -> str:
    if isinstance(item, Choose):
        return " or ".join(in_words(option) for option in item.options)
    if isinstance(item, Pay):
        return f"discard {' and '.join(COSTS[cost] for cost in item.costs)} for {in_words(item.effect)}"
    if isinstance(item, Each):
        return f"for each {COUNTERS[item.counter]} (at most {item.most}): {in_words(item.effect)}"
    if item.name == "discard":
        return f"discard {COSTS[item.who]}"
    if item.name == "advance":
        return f"advance {item.n} {TRACKS[item.who]}"
    if item.name == "step-back":
        return f"step back {item.n} {TRACKS[item.who]}"
    if item.name in NUMBERED:
        return NUMBERED[item.name].format(item.n)
    return SIMPLE[item.name]


def choices(effect: Effect) -> dict[str, str]:
    """Every option offered anywhere in an effect: its short form and its words."""
    found: dict[str, str] = {}
    for item in effect:
        if isinstance(item, Choose):
            for option in item.options:
                words = in_words(option)
                found[short(option)] = words[:1].upper() + words[1:]
                found |= choices(option)
        elif isinstance(item, (Pay, Each)):
            found |= choices(item.effect)
    return found
