"""What effects and cards do, in our own words."""

from __future__ import annotations

from typing import Final

from readyroom.core import english
from readyroom.games.starship_captains.cards.events import EventCard
from readyroom.games.starship_captains.cards.passengers import Passenger
from readyroom.games.starship_captains.cards.techs import ABILITY, ONE_SHOT, SCORES, Tech
from readyroom.games.starship_captains.effects import Atom, Choose, Each, Effect, Item, Pay, short
from readyroom.games.starship_captains.names import FIGURE_NAMES

GAIN: Final = "gain"
GAINS: Final = {"android": "android", "medal": "medal", "artifact": "artifact", "pirate-token": "pirate token"}
"""Gains in words; gains in a row share their verb."""
ONCE: Final = {
    "move": "make 1 move", "jump": "jump", "fight": "fight a pirate", "research": "take a tech",
    "recycle": "take or replace a tech", "repair": "repair 1 damage", "damage": "take 1 damage",
    "ambush": "face an ambush", "place-pirate": "place a pirate on any free route",
    "dequeue": "call back the first figure in your queue", "copy-room": "copy another room tech",
    "crowdsource": "put an artifact on a room to open it to your whole crew",
    "share-techs": "share the techs here with every captain", "none": "do nothing",
}  # fmt: skip
OFTEN: Final = {
    "move": "make {n} moves", "jump": "jump {times}", "fight": "fight {n} pirates", "repair": "repair {n} damage",
    "damage": "take {n} damage", "dequeue": "call back the first {n} figures in your queue",
}  # fmt: skip
NUMBERED: Final = {
    "draw-tech": "draw {n} techs, keeping at most 1", "draw-omega": "draw {n} omega techs, keeping at most 1",
    "peek-missions": "look at the next {n} missions",
}  # fmt: skip
TRACKS: Final = {
    "coop": "with the Cooperative", "tincan": "with the Tincan", "nian": "with the Ni'an", "any": "with any faction",
    "lowest": "where you are lowest", "furthest": "where you are furthest",
}  # fmt: skip
COSTS: Final = {
    "medal": "pay 1 medal", "artifact": "discard an artifact", "pirate-token": "discard a pirate token",
    "tech": "discard one of your techs",
}  # fmt: skip
COUNTERS: Final = {"android-in-crew": "android in your crew", "commander": "commander you have"}

ABILITIES: Final = {
    "artifact-display": "Whenever you pay a medal, you may discard an artifact instead.",
    "trophy-display": "Whenever you pay a medal, you may discard a pirate token instead.",
    "dimensional-lockers": "Your hold takes 3 more tokens, and damage cannot fill those places.",
    "hull-plating": "When you would take damage, you may discard a pirate token to take none for the rest of the turn.",
    "hyper-charger": "Instead of any move or jump, you may repair 1 damage.",
    "nian-comms": "When you complete a mission with a fight, an ambush or a pirate token, move up 1 with the Ni'an.",
    "command-observers": "When you complete a mission with a red line, gain 1 medal.",
    "science-observers": "When you complete a mission with a blue line, gain an artifact or repair 1 damage.",
    "security-observers": "When you complete a mission with a yellow line, repair 1 damage.",
    "repair-bots": "Each repair you get from matching icons counts twice.",
    "stealth-paint": "Ignore the first damage of each mission.",
    "universal-translator": "Whenever you move up with one faction, you may choose another instead.",
    "wormhole-generator": "Each move you get from matching icons is a jump.",
    "afterburners": "Whenever you activate Helm, you may make 2 more moves.",
    "academy-link": "Training a cadet is free.",
    "service-record": "While you have fewer than 2 commanders, promoting costs 2 medals.",
    "cadet-mentoring": "On each mission, one cadet matches a line of any color but gold.",
    "android-liaison": "When one of your androids burns out, move up 1 with the Tincan.",
    "decoy-drones": "The first pirate you pass each turn does no damage.",
    "night-shift": "When you pass, repair 1 damage.",
    "overtime-roster": "At the end of a round, only 2 of your crew stay in the queue.",
}
BRIEFLY: Final = {
    "artifact-display": "Artifacts pay as medals",
    "trophy-display": "Pirates pay as medals",
    "dimensional-lockers": "Room for 3 more tokens",
    "hull-plating": "A pirate token stops damage",
    "hyper-charger": "Repair instead of moving",
    "nian-comms": "Pirate missions: Ni'an +1",
    "command-observers": "Red missions: medal",
    "science-observers": "Blue missions: artifact or repair",
    "security-observers": "Yellow missions: repair",
    "repair-bots": "Bonus repairs count double",
    "stealth-paint": "Missions: skip 1 damage",
    "universal-translator": "Swap one faction for another",
    "wormhole-generator": "Bonus moves are jumps",
    "afterburners": "Helm: 2 more moves",
    "academy-link": "Train cadets for free",
    "service-record": "First 2 promotions cost 2",
    "cadet-mentoring": "1 cadet matches a line",
    "android-liaison": "Android burns out: Tincan +1",
    "decoy-drones": "Pass 1 pirate unharmed",
    "night-shift": "Repair when you pass",
    "overtime-roster": "Only 2 stay in the queue",
    "artifact-blueprints": "2 per kind of artifact",
    "harmonic-lattice": "1 per matching pair",
    "command-academy": "1 per Helm crew",
    "science-academy": "1 per Science crew",
    "security-academy": "1 per Weapons crew",
    "hall-of-commanders": "1 per commander",
    "scar-tissue-alloy": "1 per damage",
    "leadership-annals": "1 per red mission",
    "discovery-annals": "1 per blue mission",
    "battle-annals": "1 per yellow mission",
    "galactic-charter": "Lowest faction twice",
    "pirate-census": "1 per pirate token",
}
"""A few words for cards whose effect no row of symbols can show."""
SCORING: Final = {
    "per(artifact-types,2)": "2 points for each kind of artifact you hold.",
    "per(matching-icon-pairs,1)": "1 point for each pair of matching icons in your tech slots.",
    "per(figures-red,1)": "1 point for each of your Helm ensigns and Helm commanders.",
    "per(figures-blue,1)": "1 point for each of your Science ensigns and Science commanders.",
    "per(figures-yellow,1)": "1 point for each of your Weapons ensigns and Weapons commanders.",
    "per(commanders,1)": "1 point for each of your commanders.",
    "per(damage,1)": "1 point for each damage you have, which cancels the point it costs.",
    "per(missions-with-red,1)": "1 point for each of your missions with a red line.",
    "per(missions-with-blue,1)": "1 point for each of your missions with a blue line.",
    "per(missions-with-yellow,1)": "1 point for each of your missions with a yellow line.",
    "lowest-track": "Your lowest faction counts twice.",
    "per(pirate-tokens,1)": "1 point for each pirate token you hold.",
    "per(cadets,1)": "1 point for each of your cadets.",
    "per(tracks-in-zone-3-or-looped,2) - 2": "2 points for each faction in its third zone or beyond, minus 2.",
    "if(damage=0,12,5)": "12 points if you have no damage, otherwise 5.",
    "per(artifacts,1) + 4": "4 points, and 1 more for each artifact you hold.",
    "per(pirate-tokens,1) - 1": "1 point for each pirate token you hold, minus 1.",
    "per(commanders,1) - 2": "1 point for each of your commanders, minus 2.",
}

FIGURES: Final = {
    "cadet": "New on board. Works only in Repair, and matches no mission line. Train a cadet for 1 medal.",
    "ensign": "Works in rooms of the same color and in Repair, and matches mission lines of that color.",
    "commander": (
        "Works like an ensign, then does one more thing: activates another room, completes the line again, or calls a "
        "cadet or an ensign of the same color back from the queue. Worth 1 point."
    ),
    "android": (
        "Never works in a room. Matches any mission line, even gold, and then burns out. Worth 1 point if you keep it "
        "to the end."
    ),
}
PIRATE_TEXT: Final = (
    "A pirate token in your hold is worth 1 point at the end. Some cards let you discard it for something better."
)
PIRATES_TEXTS: Final = {
    "raider": "Flying past a raider costs 1 damage. Fight it for 1 damage, and it leaves you a medal, an artifact and "
    "its token.",
    "carrier": "Flying past a carrier costs 1 damage. Fight it for 1 damage, and it leaves you an android and its "
    "token.",
}
ARTIFACT_TEXT: Final = (
    "Two artifacts that share a color activate a room of that color, without any crew. Any two activate Repair. Each "
    "is worth half a point at the end."
)

# -- effects


def in_words(effect: Effect) -> str:
    """An effect as something to do.

    >>> from readyroom.games.starship_captains.effects import parse
    >>> in_words(parse("move move [artifact -> medal advance(any,2)]"))
    'make 2 moves and you may discard an artifact to gain 1 medal and move up 2 with any faction'
    >>> in_words(parse("medal medal artifact repair"))
    'gain 2 medals and an artifact, then repair 1 damage'
    """
    clauses: list[str] = []
    gains: list[str] = []
    at = 0
    while at < len(effect):
        item, times = effect[at], _in_a_row(effect, at)
        at += times
        if isinstance(item, Atom) and item.name in GAINS:
            gains.append(_gain(item.name, times))
            continue
        if gains:
            clauses.append(f"{GAIN} {listed(gains)}")
            gains = []
        clauses.append(_clause(item, times))
    if gains:
        clauses.append(f"{GAIN} {listed(gains)}")
    long = any(" and " in clause for clause in clauses[:-1]) or clauses[-1].startswith("for each")
    return listed(clauses, ", then " if long else " and ")


def listed(things: list[str], last: str = " and ") -> str:
    """
    >>> listed(["a medal", "an artifact", "an android"])
    'a medal, an artifact and an android'
    """
    return last.join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)


def sentence(effect: Effect) -> str:
    """
    >>> from readyroom.games.starship_captains.effects import parse
    >>> sentence(parse("move move"))
    'Make 2 moves.'
    """
    return f"{_large(in_words(effect))}." if effect else ""


def offer(costs: tuple[str, ...], effect: Effect) -> str:
    """What is paid, and what for.

    >>> from readyroom.games.starship_captains.effects import parse
    >>> offer(("medal",), parse("advance(any,2)"))
    'pay 1 medal to move up 2 with any faction'
    """
    paid = listed([COSTS[cost] for cost in costs])
    return f"{paid} to {in_words(effect)}" if effect else paid


def choices(effect: Effect) -> dict[str, str]:
    """Every option offered anywhere in an effect: its short form and its words."""
    found: dict[str, str] = {}
    for item in effect:
        if isinstance(item, Choose):
            for option in item.options:
                found[short(option)] = _large(_option(option))
                found |= choices(option)
        elif isinstance(item, (Pay, Each)):
            found |= choices(item.effect)
    return found


def _in_a_row(effect: Effect, at: int) -> int:
    same = 1
    while at + same < len(effect) and effect[at + same] == effect[at]:
        same += 1
    return same


def _gain(name: str, times: int) -> str:
    if name == "medal" or times > 1:
        return english.count(times, GAINS[name])
    return f"{english.article(GAINS[name])} {GAINS[name]}"


def _clause(item: Item, times: int) -> str:
    if times == 1:
        return _one(item)
    often = "twice" if times == 2 else f"{times} times"
    if isinstance(item, Atom) and item.name in OFTEN:
        return OFTEN[item.name].format(n=times, times=often)
    return f"{_one(item)}, {often}"


def _one(item: Item) -> str:
    if isinstance(item, Choose):
        options = [_option(option) for option in item.options]
        if all(option.startswith(f"{GAIN} ") for option in options):
            options[1:] = [option.removeprefix(f"{GAIN} ") for option in options[1:]]
        return listed(options, " or " if len(options) == 2 else ", or ")
    if isinstance(item, Pay):
        return f"you may {offer(item.costs, item.effect)}"
    if isinstance(item, Each):
        return f"for each {COUNTERS[item.counter]} (at most {item.most}), {in_words(item.effect)}"
    if item.name == "discard":
        return COSTS[item.who]
    if item.name == "advance":
        return f"move up {item.n} {TRACKS[item.who]}"
    if item.name == "step-back":
        return f"move back {item.n} {TRACKS[item.who]}"
    if item.name in NUMBERED:
        return NUMBERED[item.name].format(n=item.n)
    return ONCE[item.name]


def _option(option: Effect) -> str:
    """An option of several: choosing it already means paying, so it does not say "you may"."""
    first = option[0]
    if isinstance(first, Pay) and len(option) == 1:
        return offer(first.costs, first.effect)
    return in_words(option)


def _large(words: str) -> str:
    return words[:1].upper() + words[1:]


# -- cards


def figure_text(figure: int) -> str:
    """What a figure can do; the last word of its name is its rank."""
    return FIGURES[FIGURE_NAMES[figure].split()[-1]]


def tech_text(tech: Tech) -> str:
    if tech.kind == ABILITY:
        return ABILITIES[tech.id]
    if tech.kind == SCORES:
        return SCORING[tech.says]
    text = sentence(tech.effect)
    if tech.kind == ONE_SHOT:
        text = f"{text} Works once, then it is discarded."
    return f"{text} You may install it over one of your techs." if tech.can_replace else text


def event_text(card: EventCard) -> str:
    if card.lasting:
        return f"For the rest of the game, whenever you end a turn at a station: {in_words(card.effect)}."
    if card.says == "share-techs":
        return f"From now on, {'you' if card.solo else 'every captain'} may use the techs on this card."
    if card.solo:
        return f"Once: {in_words(card.effect)}."
    return f"Every captain, starting with the one who set it off: {in_words(card.effect)}."


def passenger_text(passenger: Passenger) -> str:
    if not passenger.effect:
        return "Never gets in the way."
    return f"When the passenger acts: {in_words(passenger.effect)}."
