"""Every sentence of the game: actions, events, and the names of things. A seat of -1 is the Rogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from readyroom.core.words import Phrasebook
from readyroom.games.tiny_epic_galaxies import actions as a
from readyroom.games.tiny_epic_galaxies import events as e
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import BADGES, FACES, SHIP_KINDS
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSIONS
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOTS
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS
from readyroom.games.tiny_epic_galaxies.cards.rogues import ROGUES


def _places() -> dict[str, str]:
    places = {"home": "home", "explore": "Unexplored Space"}
    for planet in PLANETS:
        places[f"surface:{planet.id}"] = f"the surface of {planet.name}"
        places[f"orbit:{planet.id}"] = f"the orbit of {planet.name}"
    return places


TERMS: Final[dict[str, dict[Any, str]]] = {
    "face": {face: face for face in FACES},
    "planet": {planet.id: planet.name for planet in PLANETS},
    "mission": {mission.id: mission.name for mission in MISSIONS},
    "pilot": {pilot.id: pilot.name for pilot in PILOTS},
    "card": {card.id: card.name for card in CARDS},
    "kind": {kind: kind.title() for kind in SHIP_KINDS},
    "ship": {i: f"ship {i + 1}" for i in range(4)},
    "place": _places(),
    "badge": {badge: badge for badge in BADGES},
    "rogue": {rogue.id: rogue.name for rogue in ROGUES},
}


def amounts(energy: int, culture: int) -> str:
    """``2 energy and 1 culture``."""
    parts = [f"{energy} energy"] if energy else []
    if culture:
        parts.append(f"{culture} culture")
    return " and ".join(parts) or "nothing"


def _by(template: str) -> Callable[[Any], str]:
    """The Rogue has no seat to name."""
    return lambda event: template if event.seat >= 0 else template.replace("{seat}", "The Rogue")


def _amounts(template: str) -> Callable[[Any], str]:
    return lambda event: _by(template)(event).replace("AMOUNTS", amounts(event.energy, event.culture))


def _take(action: a.Take) -> str:
    if action.energy <= 0 and action.culture <= 0:
        return f"Lose {amounts(-action.energy, -action.culture)}."
    if action.energy < 0:
        return "Turn " + amounts(-action.energy, 0) + " into culture."
    if action.culture < 0:
        return "Turn " + amounts(0, -action.culture) + " into energy."
    return f"Gain {amounts(action.energy, action.culture)}."


def _move(action: a.MoveShip) -> str:
    if action.to == "home":
        return "Bring {ship:ship} home."
    if action.to == "explore":
        return "Send {ship:ship} to explore {to:place}."
    return "Move {ship:ship} to {to:place}."


def _moved(event: e.Moved) -> str:
    if event.to == "home":
        return "{seat} brought {ship:ship} home."
    if event.to == "explore":
        return "{seat} sent {ship:ship} to {to:place}."
    if event.to.startswith("surface:"):
        return "{seat} landed {ship:ship} on {to:place}."
    return _by("{seat} moved {ship:ship} to {to:place}.")(event)


def _stole(event: e.Stole) -> str:
    victim = "{victim:seat}" if event.victim >= 0 else "the Rogue"
    return _amounts("{seat} took AMOUNTS from " + victim + ".")(event)


def _regressed(event: e.Regressed) -> str:
    if event.seat == event.owner:
        return "{seat} pushed an own ship back to space {space} of {planet:planet}."
    owner = "{owner:seat}" if event.owner >= 0 else "the Rogue"
    return _by("{seat} pushed {ship:ship} of " + owner + " back to space {space} of {planet:planet}.")(event)


def _ended(event: e.EndTriggered) -> str:
    if event.reason == "skull":
        return "The Rogue reached the skull."
    reasons = {
        "points": "{seat} reached 21 points.",
        "deck": "{seat} took the last card of the exploration deck.",
        "planets": "{seat} colonized the last planet.",
    }
    return _by(reasons[event.reason])(event) + ("" if event.at_once else " This is the last round.")


def _rogue_ladder(event: e.RogueColony) -> str:
    for rogue in ROGUES:
        if rogue.id == event.rogue:
            return "{rogue:rogue} uses its colony: " + rogue.ladder[event.level - 1].text
    return "{rogue:rogue} uses its colony."


def _price(price: int) -> str:
    return f" for {price} energy" if price else ""


SENTENCES: Final[dict[type, str | Callable[[Any], str]]] = {
    # actions
    a.KeepMission: "Keep {mission:mission}.",
    a.Roll: "Roll the dice.",
    a.Activate: "Activate {die:face}.",
    a.Reroll: "Reroll {dice:face*}.",
    a.Convert: "Spend {spend:face*} to set {die:face} to {to:face}.",
    a.Hire: lambda x: (
        "Hire {pilot:pilot} for the {ship:kind} with {count} {die:face}"
        + (f", replacing ship {x.replace + 1}." if x.replace >= 0 else ", replacing its pilot.")
    ),
    a.EndTurn: "End the turn.",
    a.Follow: lambda x: "Follow with {pilot:pilot}, free." if x.pilot else "Follow.",
    a.Decline: "Do not follow.",
    a.MoveShip: _move,
    a.AdvanceShip: "Advance {ship:ship}.",
    a.Upgrade: lambda x: f"Upgrade the empire for {amounts(x.energy, x.culture)}.",
    a.UsePlanet: "Use {planet:planet}.",
    a.Skip: "Leave it.",
    a.Take: _take,
    a.Steal: lambda x: "Take from {seat}." if x.seat >= 0 else "Take from the Rogue.",
    a.Regress: lambda x: "Push back {ship:ship} of {seat}." if x.seat >= 0 else "Push back {ship:ship} of the Rogue.",
    a.ReplacePlanet: "Replace {planet:planet}.",
    a.RecallShip: "Call {ship:ship} home.",
    a.TransferShip: "Shift {ship:ship} to {planet:planet}.",
    a.SetDie: "Set {die:face} to {to:face}.",
    a.DiscardDice: "Discard {dice:face*}.",
    a.DoFace: "Do {face:face}.",
    a.TakeCard: "Take {card:card}.",
    a.DrawCard: "Draw an exploration card.",
    a.PutCard: lambda x: "Leave the card on top." if x.where == "top" else "Tuck the card under the deck.",
    a.RefreshPilots: "Replace {pilots:pilot*}.",
    a.UsePilot: "Use {pilot:pilot}.",
    a.Foil: "Foil it: pay 1 energy and 1 culture.",
    # events
    e.MissionsDealt: "{seat} was dealt {missions:mission*}.",
    e.MissionKept: lambda x: "{seat} kept {mission:mission}." if x.mission else "{seat} kept a secret mission.",
    e.Started: "{seat} starts.",
    e.TurnStarted: lambda x: "{seat}'s turn." if x.seat >= 0 else "The Rogue's turn.",
    e.Rolled: "{seat} rolled {dice:face*}.",
    e.Rerolled: lambda x: "{seat} rerolled {dice:face*}" + _price(x.price) + " into {to:face*}.",
    e.Converted: "{seat} spent {spend:face*} to set {die:face} to {to:face}.",
    e.Activated: "{seat} activated {die:face}.",
    e.DieSet: "{seat} set {die:face} to {to:face}.",
    e.DiceDiscarded: "{seat} discarded {dice:face*}.",
    e.Moved: _moved,
    e.Gained: _amounts("{seat} gained AMOUNTS."),
    e.Lost: _amounts("{seat} lost AMOUNTS."),
    e.Paid: _amounts("{seat} paid AMOUNTS."),
    e.Stole: _stole,
    e.Advanced: _by("{seat} advanced to space {space} of {planet:planet}."),
    e.AdvancedInDanger: "{seat} advanced to space {space} of {card:card}.",
    e.Freed: "{seat} got free of {card:card}.",
    e.Regressed: _regressed,
    e.Colonized: _by("{seat} colonized {planet:planet}. {points:+} points."),
    e.SentHome: _by("{seat} had {ship:ship} sent home."),
    e.PlanetRevealed: "{planet:planet} joined the row.",
    e.PlanetReplaced: "{seat} removed {planet:planet} from the row.",
    e.Upgraded: lambda x: "{seat} upgraded to level {level} for " + amounts(x.energy, x.culture) + ".",
    e.PlanetUsed: "{seat} used {planet:planet}.",
    e.FaceDone: "{seat} chose {face:face}.",
    e.FollowPriceRaised: "{seat} raised the price of following to {price} culture for this turn.",
    e.Followed: lambda x: (
        "{seat} followed {face:face} with {pilot:pilot}."
        if x.pilot
        else "{seat} paid {price} culture to follow {face:face}."
        if x.price
        else "{seat} followed {face:face} free."
    ),
    e.Recalled: "{seat} called {ship:ship} home.",
    e.Transferred: "{seat} shifted {ship:ship} to space {space} of {planet:planet}.",
    e.PilotUsed: "{seat} used {pilot:pilot}.",
    e.Hired: "{seat} hired {pilot:pilot} for the {ship:kind} with {dice:face*}.",
    e.PilotRevealed: "{pilot:pilot} joined the pilots for hire.",
    e.PilotsRefreshed: "{seat} sent away {pilots:pilot*}.",
    e.CardDrawn: _by("{seat} drew {card:card}."),
    e.CardLeft: "{seat} left {card:card} face up.",
    e.CardTaken: _by("{seat} took {card:card}."),
    e.CardPeeked: lambda x: (
        "{seat} saw {card:card} on top." if x.card else "{seat} looked at the top exploration card."
    ),
    e.CardPut: lambda x: (
        "{seat} left the card on top." if x.where == "top" else "{seat} tucked the card under the deck."
    ),
    e.CardRefused: "{seat} tucked {card:card} under the deck.",
    e.RogueRolled: lambda x: "The Rogue rolled {die:face}" + (" as a bonus." if x.bonus else "."),
    e.RogueFoiled: "{seat} foiled {die:face}.",
    e.RogueDieUnusable: lambda x: (
        "The Rogue could not use {die:face} and rolls again." if x.rerolled else "The Rogue could not use {die:face}."
    ),
    e.RogueColony: _rogue_ladder,
    e.RogueHired: "The Rogue hires {pilot:pilot} for its {ship:kind}.",
    e.PilotPressed: "{pilot:pilot} leaves {seat} and joins the Rogue.",
    e.RogueLeveled: "The Rogue rose to level {level}.",
    e.RogueBonus: "The Rogue rolls {dice} bonus dice.",
    e.FewerDice: "{seat} will roll one die fewer next turn.",
    e.EndTriggered: _ended,
    e.Scored: lambda x: (
        _by("{seat} has {points} points")(x)
        + (", {mission_points:+} for {mission:mission}" if x.mission else "")
        + (", {badge_points:+} for badges" if x.badge_points else "")
        + ": {total}."
    ),
    e.MatchEnded: "{reason}",
}

GROUPS: Final[dict[type, str]] = {
    a.KeepMission: "Missions",
    a.Roll: "Turn",
    a.Activate: "Activate a die",
    a.Reroll: "Reroll",
    a.Convert: "Convert",
    a.Hire: "Hire a pilot",
    a.EndTurn: "Turn",
    a.Follow: "Follow",
    a.Decline: "Follow",
    a.MoveShip: "Move a ship",
    a.AdvanceShip: "Advance a ship",
    a.Upgrade: "Upgrade",
    a.UsePlanet: "Planets",
    a.Skip: "Leave it",
    a.Take: "Amounts",
    a.Steal: "Take from",
    a.Regress: "Push back",
    a.ReplacePlanet: "Planets",
    a.RecallShip: "Call home",
    a.TransferShip: "Shift a ship",
    a.SetDie: "Set a die",
    a.DiscardDice: "Discard dice",
    a.DoFace: "Die actions",
    a.TakeCard: "Exploration",
    a.DrawCard: "Exploration",
    a.PutCard: "Exploration",
    a.RefreshPilots: "Pilots",
    a.UsePilot: "Pilots",
    a.Foil: "The Rogue",
}

PHRASES: Final = Phrasebook(SENTENCES, TERMS)
