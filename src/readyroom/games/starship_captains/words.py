"""Every sentence of the game: actions, events, effects, and the names of things."""

from __future__ import annotations

from typing import Any, Final

from readyroom.core.struct import Action
from readyroom.core.words import Phrasebook, half
from readyroom.games.starship_captains import actions as a
from readyroom.games.starship_captains import events as e
from readyroom.games.starship_captains.cards.boards import ROOMS, ROUNDS, STATIONS
from readyroom.games.starship_captains.cards.epilogue import epilogue
from readyroom.games.starship_captains.cards.events import EVENT_CARDS
from readyroom.games.starship_captains.cards.galaxies import LARGE, SMALL
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.passengers import PASSENGERS
from readyroom.games.starship_captains.cards.techs import TECHS
from readyroom.games.starship_captains.cards.tracks import TRACK_SIDES
from readyroom.games.starship_captains.names import (
    ARTIFACTS,
    FIGURES,
    PIRATES,
    ROUTE_COLOURS,
    TRACK_NAMES,
    TRACKS,
)
from readyroom.games.starship_captains.saying import choices

_ROOMS = {room.id: room.name for room in ROOMS} | {tech.id: tech.name for tech in TECHS}
_TOKENS = {name: f"{name} artifact" for name in ARTIFACTS} | {"pirate": "pirate"}
_TOKENS |= {
    f"{kind}-{colour}": f"{kind} with {colour} exhaust" for kind in ("raider", "carrier") for colour in ROUTE_COLOURS
}
SHADOW_WORDS: Final = {
    "take-tech": "Captain Shadow joins you and takes a tech.",
    "complete-mission": "Captain Shadow looks for a mission.",
    "fight-pirate": "Captain Shadow looks for a pirate.",
    "passenger": "Captain Shadow takes a break; your passenger acts.",
}


def _effects() -> dict[str, str]:
    """Every effect that can be chosen somewhere."""
    printed = [line.effect for mission in MISSIONS for line in mission.lines]
    printed += [tech.effect for tech in TECHS] + [card.effect for card in EVENT_CARDS]
    printed += [passenger.effect for passenger in PASSENGERS]
    printed += [bonus for sides in TRACK_SIDES for side in sides for bonus in side.bonuses.values()]
    return {form: words for effect in printed for form, words in choices(effect).items()}


TERMS: Final[dict[str, dict[Any, str]]] = {
    "figure": {figure: figure.replace("-", " ") for figure in FIGURES},
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


def _with(action: a.Train | a.Promote) -> str:
    return " for {pay:thing*}" if action.pay else ", free"


def _repair(action: a.Repair) -> str:
    return "Repair tech slot {slot}." if action.slot else "Repair the cargo hold."


def _repaired(event: e.Repaired) -> str:
    return "{seat} repaired tech slot {slot}." if event.slot else "{seat} repaired the cargo hold."


def _advance(action: a.Advance) -> str:
    return "Advance 1 space with {track:track}." if action.steps == 1 else "Advance {steps} spaces with {track:track}."


def _ignored(event: e.LineIgnored) -> str:
    return "{seat} ignored line {line}." if event.matched else "Nobody of {seat} matched line {line}."


def _used(event: e.LineUsed) -> str:
    return "{seat} used line {line} again." if event.again else "{seat} used line {line}."


def _waits(event: e.StationWaits) -> str:
    when = "are gone for good" if event.round > ROUNDS else "wait for round {round}"
    return "{station:station}'s supplies " + when + "."


def _scored(event: e.Scored) -> str:
    parts = [
        f"{name} {half(halves / 2)}"
        for name, halves in (
            ("missions", event.missions), ("factions", event.tracks), ("omegas", event.omegas), ("crew", event.crew),
            ("cargo", event.cargo), ("damage", event.damage), ("passenger", event.passenger),
        )
        if halves
    ]  # fmt: skip
    return f"{{seat}}: {half(event.total / 2)} points ({', '.join(parts) or 'nothing'})."


SENTENCES: Final[dict[type, Any]] = {
    a.Train: lambda action: "Train {figure:a figure} as {colour:figure}" + _with(action) + ".",
    a.Promote: lambda action: "Promote {colour:a figure} ensign to commander" + _with(action) + ".",
    a.Activate: "Activate {room:room} with {figure:a figure}.",
    a.Awaken: "Activate {room:room} with {artifacts:token*}.",
    a.TakeMission: "Complete the mission here.",
    a.Pass: "Pass for this round.",
    a.Assign: "Send {figure:a figure}.",
    a.UseLine: "Do all that the line says.",
    a.IgnoreLine: "Ignore the line.",
    a.RepeatLine: "Extra work: the same line again.",
    a.WorkAgain: "Extra work in {room:room}.",
    a.Command: "Command the figure at place {place} of the queue.",
    a.Decline: "Do without.",
    a.Fly: "Fly to {to:place}.",
    a.Jump: "Jump to {to:place}.",
    a.Fight: "Fight the pirate toward {toward:place}.",
    a.Repair: _repair,
    a.Install: "Put {tech:tech} into slot {slot}.",
    a.Advance: _advance,
    a.StepBack: "Step back with {track:track}.",
    a.PayWith: "Discard {thing:thing}.",
    a.Choose: "{effect:effect}.",
    a.Drop: "Discard {token:a token}.",
    a.Shield: "Discard a pirate: no damage this turn.",
    a.TakeDamage: "Take the damage.",
    a.Crowdsource: "Put {artifact:a token} on {room:room}.",
    a.CopyRoom: "The Holodeck is {tech:tech} now.",
    a.UseAbility: "Use {tech:tech}.",
    a.PlacePirate: "Between {between:place*}.",
    a.ShadowMission: "The one at {at:place}.",
    a.ShadowFight: "The one toward {toward:place}.",
    e.RoundBegan: "Round {round} begins. {seat} goes first.",
    e.Trained: "{seat} trained {figure:a figure} as {colour:figure}.",
    e.Promoted: "{seat} promoted {colour:a figure} ensign to commander.",
    e.Paid: "{seat} gave up: {thing:thing}.",
    e.Activated: "{seat} sent {figure:a figure} to {room:room}.",
    e.Awakened: "{seat} awoke {room:room} with {artifacts:token*}.",
    e.WorkedOn: "The commander of {seat} did extra work in {room:room}.",
    e.Commanded: "The commander of {seat} sent for {figure:a figure}.",
    e.MissionTaken: "{seat} took on {mission:mission} at {at:place}.",
    e.Assigned: "{seat} sent {figure:a figure} to line {line}.",
    e.LineUsed: _used,
    e.LineIgnored: _ignored,
    e.MissionDone: "{seat} completed {mission:mission}: {points} points.",
    e.AndroidLeft: "An android left {seat}.",
    e.Moved: "{seat} flew to {to:place}.",
    e.Jumped: "{seat} jumped to {to:place}.",
    e.Damaged: "{seat} took 1 damage.",
    e.DamageAvoided: "{seat} avoided damage: {tech:tech}.",
    e.Repaired: _repaired,
    e.Fought: "{seat} fought {pirate:a pirate}.",
    e.MedalGained: "{seat} gained a medal.",
    e.AndroidGained: "An android joined {seat}.",
    e.CadetGained: "A new cadet joined {seat}.",
    e.TokensGained: "{seat} gained: {tokens:token*}.",
    e.Dropped: "{seat} discarded {token:a token}.",
    e.Installed: "{seat} put {tech:tech} into slot {slot}.",
    e.TechDiscarded: "{seat} discarded {tech:tech}.",
    e.BonusFound: "Tech bonus for {seat}: {bonus}.",
    e.TechsDrawn: "{seat} drew {techs:tech*}.",
    e.Advanced: "{seat} advanced with {track:track}, worth {points} now.",
    e.TrophyTaken: "{seat} took the trophy of {track:track}.",
    e.SteppedBack: "{seat} stepped back with {track:track}.",
    e.EventHappened: "{seat} set off {event:event}.",
    e.EventRemoved: "{event:event} will not happen any more.",
    e.TechsShared: "Everybody may use {techs:tech*} now.",
    e.Dequeued: "{figure:A figure} of {seat} left the queue for the ready room.",
    e.PirateCame: "{pirate:A pirate} appeared between {a:place} and {b:place}.",
    e.PirateLeft: "{pirate:A pirate} found no free route.",
    e.MissionsPeeked: "{seat} saw the next missions: {missions:mission*}.",
    e.MissionsSeen: "{seat} looked at the next {count} missions.",
    e.RoomCopied: "The Holodeck of {seat} became {tech:tech}.",
    e.Crowdsourced: "{seat} opened {room:room} to the whole crew.",
    e.AbilityUsed: "{seat} used {tech:tech}.",
    e.Passed: "{seat} passed.",
    e.StationUsed: "{seat} used {station:station}'s supplies.",
    e.StationReturned: "New supplies came to {station:station}.",
    e.StationWaits: _waits,
    e.TileMoved: "Number {number} moved to {to:place}.",
    e.MissionDealt: "A new mission at {at:place}: {mission:mission}.",
    e.Uprising: "Pirate uprising!",
    e.TechDealt: "New on the tech board: {tech:tech}.",
    e.QueueSlid: "Back in the ready room of {seat}: {figures:figure*}.",
    e.ShadowActed: lambda event: SHADOW_WORDS[event.action],
    e.ShadowMoved: "Captain Shadow is at {to:place}.",
    e.ShadowTook: "Captain Shadow took {tech:tech}.",
    e.ShadowCompleted: "Captain Shadow completed {mission:mission} at {at:place}.",
    e.ShadowFought: "Captain Shadow drove off {pirate:a pirate}.",
    e.PassengerActed: "{passenger:passenger} acts.",
    e.Scored: _scored,
    e.Epilogue: lambda event: "{seat}: " + epilogue(event.score),
    e.MatchEnded: "{reason}",
}

PHRASES: Final = Phrasebook(SENTENCES, TERMS)

GROUPS: Final[dict[type[Action], str]] = {
    a.Train: "Train", a.Promote: "Promote", a.Activate: "Activate a room", a.Awaken: "Awaken a room",
    a.TakeMission: "Mission", a.Pass: "Pass", a.Assign: "Crew", a.UseLine: "Mission", a.IgnoreLine: "Mission",
    a.RepeatLine: "Extra work", a.WorkAgain: "Extra work", a.Command: "Command", a.Decline: "Do without",
    a.Fly: "Move", a.Jump: "Jump", a.Fight: "Fight", a.Repair: "Repair", a.Install: "Tech", a.Advance: "Advance",
    a.StepBack: "Step back", a.PayWith: "Pay", a.Choose: "Choose", a.Drop: "Discard", a.Shield: "Damage",
    a.TakeDamage: "Damage", a.Crowdsource: "Crowdsource", a.CopyRoom: "Holodeck", a.UseAbility: "Ability",
    a.PlacePirate: "Pirate", a.ShadowMission: "Captain Shadow", a.ShadowFight: "Captain Shadow",
}  # fmt: skip
