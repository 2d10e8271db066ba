"""Every sentence of the game: actions, events, and the names of things."""

from __future__ import annotations

from typing import Any, Final

from readyroom.core.board import joined
from readyroom.core.english import count, half
from readyroom.core.struct import Action
from readyroom.core.words import Phrasebook
from readyroom.games.starship_captains import actions as a
from readyroom.games.starship_captains import events as e
from readyroom.games.starship_captains.cards.boards import ROOMS, ROUNDS, STATIONS
from readyroom.games.starship_captains.cards.epilogue import epilogue
from readyroom.games.starship_captains.cards.events import EVENT_CARDS
from readyroom.games.starship_captains.cards.galaxies import LARGE, SMALL
from readyroom.games.starship_captains.cards.missions import MISSION_NUMBER, MISSIONS
from readyroom.games.starship_captains.cards.passengers import PASSENGERS
from readyroom.games.starship_captains.cards.techs import TECHS
from readyroom.games.starship_captains.cards.tracks import TRACK_SIDES
from readyroom.games.starship_captains.names import (
    ARTIFACTS,
    FIGURE_NAMES,
    FIGURES,
    MEDAL,
    ORDINALS,
    PIRATE,
    PIRATES,
    ROUTE_COLOURS,
    TRACK_NAMES,
    TRACKS,
)
from readyroom.games.starship_captains.texts import choices

_ROOMS = {room.id: room.name for room in ROOMS} | {tech.id: tech.name for tech in TECHS}
_TOKENS = {name: f"{name} artifact" for name in ARTIFACTS} | {PIRATE: "pirate token"}
_TOKENS |= {f"{kind}-{colour}": f"{colour} {kind}" for kind in ("raider", "carrier") for colour in ROUTE_COLOURS}
SHADOW_WORDS: Final = {
    "take-tech": "Captain Shadow comes for a tech.",
    "complete-mission": "Captain Shadow looks for a mission.",
    "fight-pirate": "Captain Shadow looks for a pirate.",
    "passenger": "Captain Shadow takes a break.",
}


def _effects() -> dict[str, str]:
    """Every effect that can be chosen somewhere."""
    printed = [line.effect for mission in MISSIONS for line in mission.lines]
    printed += [tech.effect for tech in TECHS] + [card.effect for card in EVENT_CARDS]
    printed += [passenger.effect for passenger in PASSENGERS]
    printed += [bonus for sides in TRACK_SIDES for side in sides for bonus in side.bonuses.values()]
    return {form: words for effect in printed for form, words in choices(effect).items()}


TERMS: Final[dict[str, dict[Any, str]]] = {
    "figure": dict(zip(FIGURES, FIGURE_NAMES, strict=True)),
    "room": _ROOMS,
    "tech": {tech.id: tech.name for tech in TECHS},
    "mission": {mission.id: mission.name for mission in MISSIONS},
    "place": {place.id: place.name for galaxy in (SMALL, LARGE) for place in galaxy.locations},
    "token": _TOKENS,
    "pirate": {pirate: _TOKENS[pirate] for pirate in PIRATES},
    "thing": {"medal": "medal", "tech": "tech", **_TOKENS, **{tech.id: tech.name for tech in TECHS}},
    "track": dict(zip(TRACKS, TRACK_NAMES, strict=True)),
    "event": {card.id: card.name for card in EVENT_CARDS},
    "station": {station.id: station.name for station in STATIONS},
    "passenger": {passenger.id: passenger.name for passenger in PASSENGERS},
    "effect": _effects(),
}


def _price(things: tuple[str, ...], hole: str) -> str:
    return f" for {{{hole}:# thing*}}" if things else " for free"


def _pay(action: a.PayWith) -> str:
    if action.thing == MEDAL:
        return "Pay 1 {thing:thing}."
    return "Discard {thing:a thing}." if action.thing in _TOKENS else "Discard {thing:thing}."


def _paid(event: e.Paid) -> str:
    return "{seat} [pay] 1 {thing:thing}." if event.thing == MEDAL else "{seat} [discard] {thing:a thing}."


def _repair(action: a.Repair) -> str:
    return "Repair tech slot {slot}." if action.slot else "Repair the cargo hold."


def _repaired(event: e.Repaired) -> str:
    return "{seat} [repair] tech slot {slot}." if event.slot else "{seat} [repair] 1 damage in the cargo hold."


def _line(event: e.Assigned | e.LineUsed | e.LineIgnored) -> str:
    return MISSIONS[MISSION_NUMBER[event.mission]].line_name(event.line - 1)


def _ignored(event: e.LineIgnored) -> str:
    return f"{{seat}} {'[skip]' if event.matched else '[have] no match for'} {_line(event)}."


def _used(event: e.LineUsed) -> str:
    return f"{{seat}} [complete] {_line(event)}{' again' if event.again else ''}."


def _seen(event: e.MissionsSeen) -> str:
    return "{seat} [look] at the next mission." if event.count == 1 else "{seat} [look] at the next {count} missions."


def _peeked(event: e.MissionsPeeked) -> str:
    return "{seat} [see] the next mission" + ("s" if len(event.missions) > 1 else "") + ": {missions:mission*}."


def _waits(event: e.StationWaits) -> str:
    if event.round > ROUNDS:
        return "{station:station}'s supplies are gone for good."
    return "A ship is in the way: {station:station}'s supplies wait until round {round}."


def _slid(event: e.QueueSlid) -> str:
    return "{seat's} ready room: {figures:a figure*} " + ("are" if len(event.figures) > 1 else "is") + " back."


def _scored(event: e.Scored) -> str:
    parts = [
        f"{half(halves / 2)} for {name}"
        for name, halves in (
            ("missions", event.missions), ("factions", event.tracks), ("omega techs", event.omegas),
            ("crew and pirates", event.crew), ("medals and artifacts", event.cargo), ("damage", event.damage),
            ("the passenger", event.passenger),
        )
        if halves
    ]  # fmt: skip
    return f"{{seat}} [score] {count(event.total / 2, 'point')}{': ' if parts else ''}{joined(parts)}."


SENTENCES: Final[dict[type, Any]] = {
    a.Train: lambda action: "Train {figure:a figure} as {colour:a figure}" + _price(action.pay, "pay") + ".",
    a.Promote: lambda action: "Promote {colour:a figure} to commander" + _price(action.pay, "pay") + ".",
    a.Activate: "Activate {room:room} with {figure:a figure}.",
    a.Awaken: "Activate {room:room} with {artifacts:a token*}.",
    a.TakeMission: "Take on the mission here.",
    a.Pass: "Pass for the rest of the round.",
    a.Assign: "Send {figure:a figure}.",
    a.UseLine: "Take it all.",
    a.IgnoreLine: "Skip this line.",
    a.RepeatLine: "Complete the line again.",
    a.WorkAgain: "Activate {room:room}.",
    a.Command: lambda action: f"Call back the {ORDINALS[action.place - 1]} figure in your queue.",
    a.Decline: "Skip.",
    a.Fly: "Fly to {to:place}.",
    a.Jump: "Jump to {to:place}.",
    a.Fight: "Fight the pirate on the route to {toward:place}.",
    a.Repair: _repair,
    a.Install: "Install {tech:tech} in slot {slot}.",
    a.Advance: "Move up {steps:# space} with {track:track}.",
    a.StepBack: "Move back with {track:track}.",
    a.PayWith: _pay,
    a.Choose: "{effect:effect}.",
    a.Drop: "Discard {token:a token}.",
    a.Shield: "Discard a pirate token and take no damage this turn.",
    a.TakeDamage: "Take the damage.",
    a.Crowdsource: "Put {artifact:a token} on {room:room}.",
    a.CopyRoom: "Copy {tech:tech}.",
    a.UseAbility: "Use {tech:tech}.",
    a.PlacePirate: "Place it between {between:place*}.",
    a.ShadowMission: "Send Captain Shadow to {at:place}.",
    a.ShadowFight: "Send Captain Shadow against the pirate on the route to {toward:place}.",
    e.RoundBegan: "Round {round} begins. {seat} [go] first.",
    e.Trained: lambda event: "{seat} [train] {figure:a figure} as {colour:a figure}" + _price(event.paid, "paid") + ".",
    e.Promoted: lambda event: "{seat} [promote] {colour:a figure} to commander" + _price(event.paid, "paid") + ".",
    e.Paid: _paid,
    e.Activated: "{seat} [activate] {room:room} with {figure:a figure}.",
    e.Awakened: "{seat} [activate] {room:room} with {artifacts:a token*}.",
    e.WorkedOn: "{seat's} commander then activates {room:room}.",
    e.Commanded: "{seat's} commander calls {figure:a figure} back.",
    e.MissionTaken: "{seat} [take] on {mission:mission} at {at:place}.",
    e.Assigned: lambda event: f"{{seat}} [send] {{figure:a figure}} to {_line(event)}.",
    e.LineUsed: _used,
    e.LineIgnored: _ignored,
    e.MissionDone: "{seat} [complete] {mission:mission} for {points:# point}.",
    e.AndroidLeft: "{seat's} android burns out.",
    e.Moved: "{seat} [fly] to {to:place}.",
    e.Jumped: "{seat} [jump] to {to:place}.",
    e.Damaged: "{seat} [take] 1 damage.",
    e.DamageAvoided: "{seat} [take] no damage, thanks to {tech:tech}.",
    e.Repaired: _repaired,
    e.Fought: "{seat} [fight] {pirate:a pirate}.",
    e.MedalGained: "{seat} [gain] {count:# medal}.",
    e.AndroidGained: "{seat} [gain] an android.",
    e.CadetGained: "{seat} [gain] a cadet.",
    e.TokensGained: "{seat} [gain] {tokens:a token*}.",
    e.Dropped: "{seat} [discard] {token:a token}: the hold is full.",
    e.Installed: "{seat} [install] {tech:tech} in slot {slot}.",
    e.TechDiscarded: "{seat} [discard] {tech:tech}.",
    e.BonusFound: lambda event: f"{{seat's}} techs line up: {{count:# {event.bonus}}}.",
    e.TechsDrawn: "{seat} [draw] {techs:tech*}.",
    e.Advanced: "{seat} [move] up with {track:track}, now worth {points:# point}.",
    e.TrophyTaken: "{seat} [win] {track:track}'s trophy.",
    e.SteppedBack: "{seat} [move] back with {track:track}.",
    e.EventHappened: "{seat} [set] off {event:event}.",
    e.EventRemoved: "Two events have happened, so {event:event} is removed.",
    e.TechsShared: "Every captain may now use {techs:tech*}.",
    e.Dequeued: "{seat's} {figure:figure} is back in the ready room.",
    e.PirateCame: "{pirate:A pirate} appears between {a:place} and {b:place}.",
    e.PirateLeft: "{pirate:A pirate} finds no free route and leaves.",
    e.MissionsPeeked: _peeked,
    e.MissionsSeen: _seen,
    e.RoomCopied: "{seat's} Holodeck copies {tech:tech}.",
    e.Crowdsourced: "{seat} [open] {room:room} to the whole crew.",
    e.AbilityUsed: "{seat} [use] {tech:tech}.",
    e.Passed: "{seat} [pass].",
    e.StationUsed: "{seat} [take] {station:station}'s supplies.",
    e.StationReturned: "{station:station} has new supplies.",
    e.StationWaits: _waits,
    e.TileMoved: "Number {number} moves to {to:place}, face down.",
    e.MissionDealt: "{at:place} has a new mission: {mission:mission}.",
    e.Uprising: "Pirate uprising!",
    e.TechDealt: "New tech on offer: {tech:tech}.",
    e.QueueSlid: _slid,
    e.ShadowActed: lambda event: SHADOW_WORDS[event.action],
    e.ShadowMoved: "Captain Shadow jumps to {to:place}.",
    e.ShadowTook: "Captain Shadow takes {tech:tech}.",
    e.ShadowCompleted: "Captain Shadow completes {mission:mission} at {at:place}.",
    e.ShadowFought: "Captain Shadow drives off {pirate:a pirate}.",
    e.PassengerActed: "{passenger:passenger} acts.",
    e.Scored: _scored,
    e.Epilogue: lambda event: "{seat}: " + epilogue(event.score),
    e.MatchEnded: "{reason}",
}

PHRASES: Final = Phrasebook(SENTENCES, TERMS)

GROUPS: Final[dict[type[Action], str]] = {
    a.Train: "Train", a.Promote: "Promote", a.Activate: "Activate a room",
    a.Awaken: "Activate with artifacts",
    a.TakeMission: "Mission", a.Pass: "Pass", a.Assign: "Crew", a.UseLine: "Mission", a.IgnoreLine: "Mission",
    a.RepeatLine: "Extra work", a.WorkAgain: "Extra work", a.Command: "Command", a.Decline: "Skip",
    a.Fly: "Fly", a.Jump: "Jump", a.Fight: "Fight", a.Repair: "Repair", a.Install: "Tech", a.Advance: "Move up",
    a.StepBack: "Move back", a.PayWith: "Pay", a.Choose: "Choose", a.Drop: "Discard", a.Shield: "Damage",
    a.TakeDamage: "Damage", a.Crowdsource: "Open a room", a.CopyRoom: "Holodeck", a.UseAbility: "Ability",
    a.PlacePirate: "Pirate", a.ShadowMission: "Captain Shadow", a.ShadowFight: "Captain Shadow",
}  # fmt: skip
