"""What each card does, in a sentence of our own, for pages and tools."""

from __future__ import annotations

from typing import Final

from readyroom.games.starship_captains.cards.events import EventCard
from readyroom.games.starship_captains.cards.passengers import Passenger
from readyroom.games.starship_captains.cards.techs import ABILITY, ONE_SHOT, SCORES, Tech
from readyroom.games.starship_captains.effects import Effect
from readyroom.games.starship_captains.saying import in_words

ABILITIES: Final = {
    "artifact-display": "Wherever you pay a medal, you may discard an artifact instead.",
    "trophy-display": "Wherever you pay a medal, you may discard a pirate instead.",
    "dimensional-lockers": "Your hold takes 3 more tokens, whatever is damaged.",
    "hull-plating": "When you would take damage, you may discard a pirate: no damage for the rest of the turn.",
    "hyper-charger": "Each move or jump of yours may be a repair instead.",
    "nian-comms": "When you complete a mission that shows a fight, an ambush or a pirate, advance 1 with the Ni'an.",
    "command-observers": "When you complete a mission with a red line, gain a medal.",
    "science-observers": "When you complete a mission with a blue line, gain an artifact or repair.",
    "security-observers": "When you complete a mission with a yellow line, repair.",
    "repair-bots": "A tech bonus that repairs, repairs twice.",
    "stealth-paint": "Ignore the first damage of each mission.",
    "universal-translator": "Whenever you advance with one faction, you may do so with another instead.",
    "wormhole-generator": "A tech bonus that moves is a jump.",
    "afterburners": "Whenever you use the Helm, move up to twice more.",
    "academy-link": "Training cadets is free.",
    "service-record": "While you have fewer than 2 commanders, promoting costs 2 medals.",
    "cadet-mentoring": "On each mission one cadet matches a line of any colour but gold.",
    "android-liaison": "When an android leaves you, advance 1 with the Tincan.",
    "decoy-drones": "The first pirate you pass each turn does no damage.",
    "night-shift": "When you pass, repair.",
    "overtime-roster": "At the end of a round only 2 of your crew stay in the queue.",
}
SCORING: Final = {
    "per(artifact-types,2)": "2 points for each kind of artifact you hold.",
    "per(matching-icon-pairs,1)": "1 point for each pair of matching icons in your tech slots.",
    "per(figures-red,1)": "1 point for each red ensign and red commander of yours.",
    "per(figures-blue,1)": "1 point for each blue ensign and blue commander of yours.",
    "per(figures-yellow,1)": "1 point for each yellow ensign and yellow commander of yours.",
    "per(commanders,1)": "1 point for each of your commanders.",
    "per(damage,1)": "1 point for each damage you have, which takes back what damage costs.",
    "per(missions-with-red,1)": "1 point for each mission of yours with a red line.",
    "per(missions-with-blue,1)": "1 point for each mission of yours with a blue line.",
    "per(missions-with-yellow,1)": "1 point for each mission of yours with a yellow line.",
    "lowest-track": "The points of your lowest faction track once more.",
    "per(pirate-tokens,1)": "1 point for each pirate in your hold.",
    "per(cadets,1)": "1 point for each of your cadets.",
    "per(tracks-in-zone-3-or-looped,2) - 2": "2 points for each faction in its third zone or beyond, minus 2.",
    "if(damage=0,12,5)": "12 points if you have no damage, else 5.",
    "per(artifacts,1) + 4": "4 points, and 1 for each artifact you hold.",
    "per(pirate-tokens,1) - 1": "1 point for each pirate in your hold, minus 1.",
    "per(commanders,1) - 2": "1 point for each of your commanders, minus 2.",
}


def sentence(effect: Effect) -> str:
    """
    >>> from readyroom.games.starship_captains.effects import parse
    >>> sentence(parse("move move"))
    '2 moves.'
    """
    words = in_words(effect)
    return f"{words[:1].upper()}{words[1:]}." if words else ""


def tech_text(tech: Tech) -> str:
    if tech.kind == ABILITY:
        return ABILITIES[tech.id]
    if tech.kind == SCORES:
        return SCORING[tech.says]
    text = sentence(tech.effect)
    if tech.kind == ONE_SHOT:
        text = f"Once, then the card is gone. {text}"
    return f"{text} It may also go over a tech of yours." if tech.can_replace else text


def event_text(card: EventCard) -> str:
    if card.lasting:
        return f"For the rest of the game, whoever ends a turn at a station: {in_words(card.effect)}."
    if card.says == "share-techs":
        return "Everybody may use the techs on this card from now on."
    return f"Everybody once, whoever set it off first: {in_words(card.effect)}."


def passenger_text(passenger: Passenger) -> str:
    if not passenger.effect:
        return "Never gets in the way."
    return f"When the action deck lets the passenger act: {in_words(passenger.effect)}."
