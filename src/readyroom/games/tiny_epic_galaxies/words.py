"""Every sentence of the game: actions, events, and the names of things. A seat of -1 is the Rogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from readyroom.core.board import joined
from readyroom.core.struct import Action
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
        places[f"surface:{planet.id}"] = planet.name
        places[f"orbit:{planet.id}"] = f"orbit around {planet.name}"
    return places


TERMS: Final[dict[str, dict[Any, str]]] = {
    "face": {face: face for face in FACES},
    "planet": {planet.id: planet.name for planet in PLANETS},
    "mission": {mission.id: mission.name for mission in MISSIONS},
    "pilot": {pilot.id: pilot.name for pilot in PILOTS},
    "card": {card.id: card.name for card in CARDS},
    "kind": {kind: kind if kind == "scout" else kind.title() for kind in SHIP_KINDS},
    "ship": {0: "first ship", 1: "second ship", 2: "third ship", 3: "fourth ship"},
    "place": _places(),
    "badge": {badge: badge for badge in BADGES},
    "rogue": {rogue.id: rogue.name for rogue in ROGUES},
}
"""A ship is named by its number only where nobody knows what kind it is (``names.py``)."""


def amounts(energy: int, culture: int) -> str:
    """``2 energy and 1 culture``."""
    parts = [f"{energy} energy"] if energy else []
    if culture:
        parts.append(f"{culture} culture")
    return " and ".join(parts) or "nothing"


def _amounts(template: str) -> Callable[[Any], str]:
    return lambda event: template.replace("AMOUNTS", amounts(event.energy, event.culture))


def _with_ship(template: str) -> Callable[[Any], str]:
    """SHIP is ``a scout`` or ``the Aurora``; THEIR SHIP is ``Ada's scout``. The Rogue has ships of one kind only."""

    def say(event: Any) -> str:
        owner = getattr(event, "owner", event.seat)
        named = "{kind:kind}" if owner >= 0 else "ship"
        one = f"the {named}" if event.kind != "scout" else f"a {named}"
        whose = "{owner:seat's}" if hasattr(event, "owner") else "{seat's}"
        return template.replace("THEIR SHIP", f"{whose} {named}").replace("SHIP", one)

    return say


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
        return "Bring home the {ship:ship}."
    if action.to == "explore":
        return "Send the {ship:ship} to {to:place}."
    if action.to.startswith("surface:"):
        return "Land the {ship:ship} on {to:place}."
    return "Move the {ship:ship} into {to:place}."


def _moved(event: e.Moved) -> str:
    if event.to == "home":
        return "{seat} [bring] SHIP home."
    if event.to == "explore":
        return "{seat} [send] SHIP to {to:place}."
    if event.to.startswith("surface:"):
        return "{seat} [land] SHIP on {to:place}."
    return "{seat} [move] SHIP into {to:place}."


def _regressed(event: e.Regressed) -> str:
    if event.seat == event.owner:
        return f"THEIR SHIP drops back to {_space(event)} at {{planet:planet}}."
    return f"{{seat}} [push] THEIR SHIP back to {_space(event)} at {{planet:planet}}."


def _space(event: e.Regressed | e.Transferred) -> str:
    return "space {space}" if event.space else "the start"


def _dice(count: int, face: str) -> str:
    return f"{count} {{{face}:face}} {'die' if count == 1 else 'dice'}"


def _hire(action: a.Hire) -> str:
    flown = " to take over the {ship:kind}." if action.replace < 0 else ": the {replace:ship} becomes the {ship:kind}."
    return "Hire {pilot:pilot} with " + _dice(action.count, "die") + flown


def _upgraded(event: e.Upgraded) -> str:
    price = amounts(event.energy, event.culture) if event.energy or event.culture else "free"
    return "{seat} [upgrade] to level {level} for " + price + "."


def _followed(event: e.Followed) -> str:
    if event.pilot:
        return "{seat} [follow] the {face:face} die with {pilot:pilot}."
    if event.price:
        return "{seat} [pay] {price} culture to follow the {face:face} die."
    return "{seat} [follow] the {face:face} die for free."


def _ended(event: e.EndTriggered) -> str:
    reasons = {
        "skull": "The Rogue reaches the skull.",
        "points": "{seat} [reach] 21 points.",
        "deck": "{seat} [take] the last card of the exploration deck.",
        "planets": "{seat} [colonize] the last planet.",
    }
    return reasons[event.reason] + ("" if event.at_once else " This is the last round.")


def _scored(event: e.Scored) -> str:
    more = ["{mission_points} for {mission:mission}"] if event.mission else []
    more += ["{badge_points} for badges"] if event.badge_points else []
    return "{seat} [have] {points:# point}" + (f", plus {joined(more)}: {{total}} in all." if more else ".")


def _match_ended(event: e.MatchEnded) -> str:
    if not event.winners:
        return "{reason}"
    how = event.reason.removeprefix("Shared victory").removeprefix("Victory")
    return "{winners:seat*} " + ("[win]" if len(event.winners) == 1 else "[share] the victory") + how


SENTENCES: Final[dict[type, str | Callable[[Any], str]]] = {
    # actions
    a.KeepMission: "Keep {mission:mission}.",
    a.Roll: "Roll the dice.",
    a.Activate: "Use the {die:face} die.",
    a.Reroll: "Reroll {dice:a face die*}.",
    a.Convert: "Trade {spend:a face die*} to set {die:a face} die to {to:face}.",
    a.Hire: _hire,
    a.EndTurn: "End your turn.",
    a.Follow: lambda x: "Follow for free with {pilot:pilot}." if x.pilot else "Follow.",
    a.Decline: "Skip.",
    a.MoveShip: _move,
    a.AdvanceShip: "Advance the {ship:ship}.",
    a.Upgrade: lambda x: f"Upgrade your empire for {amounts(x.energy, x.culture)}.",
    a.UsePlanet: "Use {planet:planet}.",
    a.Skip: "Skip.",
    a.Take: _take,
    a.Steal: "Steal from {seat}.",
    a.Regress: "Push back {seat's} {ship:ship}.",
    a.ReplacePlanet: "Replace {planet:planet}.",
    a.RecallShip: "Call home the {ship:ship}.",
    a.TransferShip: "Shift the {ship:ship} to {planet:planet}.",
    a.SetDie: "Set {die:a face} die to {to:face}.",
    a.DiscardDice: "Discard {dice:a face die*}.",
    a.DoFace: "Take the {face:face} action.",
    a.TakeCard: "Take {card:card}.",
    a.DrawCard: "Draw an exploration card.",
    a.PutCard: lambda x: "Leave it on top." if x.where == "top" else "Tuck it under the deck.",
    a.RefreshPilots: "Replace {pilots:pilot*}.",
    a.UsePilot: "Use {pilot:pilot}.",
    a.Foil: "Foil it for 1 energy and 1 culture.",
    # events
    e.MissionsDealt: "{seat} [be] dealt two secret missions: {missions:mission*}.",
    e.MissionKept: lambda x: "{seat} [keep] {mission:mission}." if x.mission else "{seat} [keep] a secret mission.",
    e.Started: "{seat} [go] first.",
    e.TurnStarted: "{seat's} turn.",
    e.Rolled: "{seat} [roll] {dice:face*}.",
    e.Rerolled: lambda x: (
        "{seat} [reroll] {dice:a face die*}" + (" for {price} energy" if x.price else "") + ": {to:face*}."
    ),
    e.Converted: "{seat} [trade] {spend:a face die*} to set {die:a face} die to {to:face}.",
    e.Activated: "{seat} [use] {die:a face} die.",
    e.DieSet: "{seat} [set] {die:a face} die to {to:face}.",
    e.DiceDiscarded: "{seat} [discard] {dice:a face die*}.",
    e.Moved: lambda x: _with_ship(_moved(x))(x),
    e.Gained: _amounts("{seat} [gain] AMOUNTS."),
    e.Lost: _amounts("{seat} [lose] AMOUNTS."),
    e.Paid: _amounts("{seat} [pay] AMOUNTS."),
    e.Stole: _amounts("{seat} [steal] AMOUNTS from {victim:seat}."),
    e.Advanced: _with_ship("THEIR SHIP advances to space {space} at {planet:planet}."),
    e.AdvancedInDanger: _with_ship("THEIR SHIP advances to space {space} of {card:card}."),
    e.Freed: _with_ship("THEIR SHIP breaks free of {card:card}."),
    e.Regressed: lambda x: _with_ship(_regressed(x))(x),
    e.Colonized: "{seat} [colonize] {planet:planet} for {points:# point}.",
    e.SentHome: _with_ship("THEIR SHIP goes home."),
    e.PlanetRevealed: "{planet:planet} joins the row.",
    e.PlanetReplaced: "{seat} [remove] {planet:planet} from the row.",
    e.Upgraded: _upgraded,
    e.PlanetUsed: "{seat} [use] {planet:planet}.",
    e.FaceDone: "{seat} [choose] the {face:face} action.",
    e.FollowPriceRaised: "{seat} [raise] the price of following to {price} culture for this turn.",
    e.Followed: _followed,
    e.Recalled: _with_ship("{seat} [call] SHIP home."),
    e.Transferred: lambda x: _with_ship(f"{{seat}} [shift] SHIP to {_space(x)} at {{planet:planet}}.")(x),
    e.PilotUsed: "{seat} [use] {pilot:pilot}.",
    e.Hired: lambda x: "{seat} [hire] {pilot:pilot} with " + _dice(len(x.dice), "face") + " to fly the {ship:kind}.",
    e.PilotRevealed: "{pilot:pilot} is now for hire.",
    e.PilotsRefreshed: "{seat} [send] away {pilots:pilot*}.",
    e.CardDrawn: "{seat} [draw] {card:card}.",
    e.CardLeft: "{seat} [leave] {card:card} face up.",
    e.CardTaken: "{seat} [take] {card:card}.",
    e.CardPeeked: lambda x: (
        "{seat} [see] {card:card} on top of the exploration deck."
        if x.card
        else "{seat} [look] at the top exploration card."
    ),
    e.CardPut: lambda x: (
        "{seat} [leave] the card on top." if x.where == "top" else "{seat} [tuck] the card under the deck."
    ),
    e.CardRefused: "{seat} [tuck] {card:card} under the deck.",
    e.RogueRolled: lambda x: "The Rogue rolls a bonus die: {die:face}." if x.bonus else "The Rogue rolls {die:face}.",
    e.RogueFoiled: "{seat} [foil] the {die:face} die.",
    e.RogueDieUnusable: lambda x: (
        "The Rogue cannot use the {die:face} die" + (" and rerolls it." if x.rerolled else ".")
    ),
    e.RogueColony: "{rogue:rogue} takes its level {level} colony action.",
    e.RogueHired: "The Rogue hires {pilot:pilot} for its {ship:kind}.",
    e.PilotPressed: "{pilot:pilot} leaves {seat} and joins the Rogue.",
    e.RogueLeveled: "The Rogue rises to level {level}.",
    e.RogueBonus: "The Rogue rolls {dice:# bonus die}.",
    e.FewerDice: "{seat} [roll] one die fewer next turn.",
    e.EndTriggered: _ended,
    e.Scored: _scored,
    e.MatchEnded: _match_ended,
}

GROUPS: Final[dict[type[Action], str]] = {
    a.KeepMission: "Missions",
    a.Roll: "Turn",
    a.Activate: "Use a die",
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
    a.Skip: "Skip",
    a.Take: "How much",
    a.Steal: "Steal",
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

PHRASES: Final = Phrasebook(SENTENCES, TERMS, {-1: "the Rogue"})
