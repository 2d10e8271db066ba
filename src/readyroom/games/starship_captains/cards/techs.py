"""The fifty techs and the twelve omega techs. New ones go to the end of the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from readyroom.games.starship_captains.effects import NO_EFFECT, Effect, parse
from readyroom.games.starship_captains.names import BLUE, NO_COLOUR, RED, YELLOW, Source, number_of

TechDeck = Literal["alpha", "beta", "omega"]
ALPHA: Final = "alpha"
BETA: Final = "beta"
OMEGA: Final = "omega"
TechKind = Literal["room", "one-shot", "ability", "scores"]
ROOM: Final = "room"
ONE_SHOT: Final = "one-shot"
ABILITY: Final = "ability"
SCORES: Final = "scores"


@dataclass(frozen=True)
class Tech:
    """A tech card. ``left`` and ``right`` are its side icons from top to bottom: r repair, m medal, v move, - none.

    A room is activated by a matching figure or a pair of artifacts; a one-shot is a room whose use discards it. An
    ability is asked about by its id where it matters; ``when`` names the moment, and ``effect`` is what it gives, if it
    gives something. An omega tech scores at the end. ``source`` tells whether the name and the special rule are printed
    in the rulebook.
    """

    id: str
    name: str
    deck: TechDeck
    kind: TechKind
    left: str
    right: str
    colour: int = NO_COLOUR
    says: str = ""
    effect: Effect = NO_EFFECT
    when: str = ""
    can_replace: bool = False
    source: Source = "designed"
    since: int = 1
    until: int = 0

    @property
    def is_room(self) -> bool:
        return self.kind in (ROOM, ONE_SHOT)


def _id(name: str) -> str:
    return name.lower().replace("'", "").replace(" ", "-")


def _room(
    name: str,
    deck: TechDeck,
    colour: int,
    says: str,
    left: str,
    right: str,
    *,
    once: bool = False,
    over: bool = False,
    source: Source = "designed",
    since: int = 1,
    until: int = 0,
) -> Tech:
    kind: TechKind = ONE_SHOT if once else ROOM
    return Tech(_id(name), name, deck, kind, left, right, colour, says, parse(says), "", over, source, since, until)


def _ability(
    name: str,
    deck: TechDeck,
    when: str,
    left: str,
    right: str,
    says: str = "",
    source: Source = "designed",
    since: int = 1,
    until: int = 0,
) -> Tech:
    effect = parse(says) if says else NO_EFFECT
    return Tech(_id(name), name, deck, ABILITY, left, right, NO_COLOUR, says, effect, when, False, source, since, until)


def _omega(
    name: str, score: str, left: str, right: str, source: Source = "designed", since: int = 1, until: int = 0
) -> Tech:
    return Tech(_id(name), name, OMEGA, SCORES, left, right, says=score, source=source, since=since, until=until)


TECHS: Final[tuple[Tech, ...]] = (
    _room("Ion Sails", ALPHA, RED, "move move move medal", "mm-", "-mr"),
    _room("Fold Drive", ALPHA, RED, "jump repair", "-v-", "mv-"),
    _room("Diplomatic Suite", ALPHA, RED, "advance(any,3)", "-v-", "m--"),
    _room("Officers' Lounge", ALPHA, RED, "medal medal advance(coop,1)", "---", "rm-"),
    _room("Escort Wing", ALPHA, RED, "move move fight", "rmv", "--r"),
    _room("Fleet Uplink", BETA, RED, "advance(coop,3)", "-mr", "-m-", over=True),
    _room("Recall Beacon", BETA, RED, "dequeue dequeue medal", "rm-", "mm-", once=True),
    _room("Survey Drones", ALPHA, BLUE, "artifact artifact repair", "m-r", "-m-"),
    _room("Refit Bay", ALPHA, BLUE, "recycle medal", "rv-", "mm-"),
    _room("Workshop", ALPHA, BLUE, "repair repair medal", "-m-", "rm-"),
    _room("Xeno-Archive", ALPHA, BLUE, "advance(tincan,2) repair", "--v", "rv-"),
    _room("Probe Lab", BETA, BLUE, "repair medal research", "-mv", "-v-", over=True),
    _room("Tincan Embassy", BETA, BLUE, "[medal -> android repair]", "-m-", "m--", over=True),
    _room("Holodeck", BETA, BLUE, "copy-room", "rv-", "---", source="rulebook"),
    _room("Quantum Torpedoes", BETA, YELLOW, "fight fight", "-mr", "mv-", source="rulebook"),
    _room("Tractor Net", ALPHA, YELLOW, "fight repair medal", "m--", "r--"),
    _room("Boarding Gear", ALPHA, YELLOW, "fight advance(nian,1)", "r--", "--r"),
    _room("Bounty Office", ALPHA, YELLOW, "[pirate-token -> medal medal advance(any,3)]", "rv-", "-vv"),
    _room("Drill Hall", ALPHA, YELLOW, "medal medal repair", "m--", "-mr"),
    _room("Smuggler Contacts", ALPHA, YELLOW, "advance(nian,3)", "-m-", "--v"),
    _room("Lure Buoys", BETA, YELLOW, "ambush fight medal", "-mr", "m--"),
    _room("Omega Megacomputer", BETA, BLUE, "draw-omega(3)", "rm-", "mvr", once=True, over=True, source="rulebook"),
    _room("Emergency Warp", BETA, RED, "jump dequeue dequeue", "rm-", "m-v", once=True),
    _room("Nova Charge", ALPHA, YELLOW, "fight fight medal medal", "mm-", "rv-", once=True),
    _room("Ancient Core", BETA, BLUE, "android artifact", "rm-", "--v", once=True),
    _room("Medal Vault", ALPHA, RED, "medal medal medal medal", "m-v", "r-r", once=True),
    _room("Nanite Cloud", ALPHA, BLUE, "repair repair repair repair", "-mr", "m-r", once=True),
    _room("Treaty Draft", BETA, RED, "advance(any,3) advance(any,2)", "rm-", "m-r", once=True, over=True),
    _room("Plunder Cache", BETA, YELLOW, "pirate-token artifact artifact medal", "-m-", "-vv", once=True, over=True),
    _ability("Artifact Display", ALPHA, "pay-medal", "mvr", "mv-", source="rulebook"),
    _ability("Trophy Display", BETA, "pay-medal", "rmv", "-mv", source="rulebook"),
    _ability("Dimensional Lockers", ALPHA, "static", "r-v", "-mr", source="rulebook"),
    _ability("Hull Plating", ALPHA, "would-take-damage", "rmr", "mmr", source="rulebook"),
    _ability("Hyper-Charger", ALPHA, "gain-move-or-jump", "-mv", "m--", source="rulebook"),
    _ability("Ni'an Comms", ALPHA, "mission-complete", "m-v", "--v", "advance(nian,1)", source="rulebook"),
    _ability("Command Observers", ALPHA, "mission-complete", "--r", "r-v", "medal", source="rulebook"),
    _ability("Science Observers", ALPHA, "mission-complete", "-v-", "-mr", "(artifact / repair)", source="rulebook"),
    _ability("Security Observers", ALPHA, "mission-complete", "m-r", "-v-", "repair", source="rulebook"),
    _ability("Repair Bots", ALPHA, "tech-bonus", "r--", "r-r", source="rulebook"),
    _ability("Stealth Paint", ALPHA, "mission-damage", "mv-", "--r", source="rulebook"),
    _ability("Universal Translator", ALPHA, "gain-advance", "-v-", "r-v", source="rulebook"),
    _ability("Wormhole Generator", ALPHA, "tech-bonus", "-vv", "-vv", source="rulebook"),
    _ability("Afterburners", ALPHA, "activate-helm", "-m-", "mmv", "move move"),
    _ability("Academy Link", ALPHA, "train", "rm-", "-v-"),
    _ability("Service Record", BETA, "promote", "rm-", "m--"),
    _ability("Cadet Mentoring", ALPHA, "match-line", "r-r", "--v"),
    _ability("Android Liaison", BETA, "android-leaves", "m-r", "-m-", "advance(tincan,1)"),
    _ability("Decoy Drones", ALPHA, "route-pirate", "m-v", "rv-"),
    _ability("Night Shift", ALPHA, "pass", "m--", "rv-", "repair"),
    _ability("Overtime Roster", BETA, "end-round", "rv-", "m--"),
    _omega("Artifact Blueprints", "per(artifact-types,2)", "rm-", "---", source="rulebook"),
    _omega("Harmonic Lattice", "per(matching-icon-pairs,1)", "--v", "---", source="rulebook"),
    _omega("Command Academy", "per(figures-red,1)", "-m-", "---", source="rulebook"),
    _omega("Science Academy", "per(figures-blue,1)", "---", "m--", source="rulebook"),
    _omega("Security Academy", "per(figures-yellow,1)", "-v-", "---", source="rulebook"),
    _omega("Hall of Commanders", "per(commanders,1)", "r-r", "-vr", source="rulebook"),
    _omega("Scar Tissue Alloy", "per(damage,1)", "---", "--r", source="rulebook"),
    _omega("Leadership Annals", "per(missions-with-red,1)", "---", "-m-", source="rulebook"),
    _omega("Discovery Annals", "per(missions-with-blue,1)", "m--", "---", source="rulebook"),
    _omega("Battle Annals", "per(missions-with-yellow,1)", "---", "--v", source="rulebook"),
    _omega("Galactic Charter", "lowest-track", "rm-", "-m-"),
    _omega("Pirate Census", "per(pirate-tokens,1)", "---", "--r"),
)  # fmt: skip

TECH_NUMBER: Final = number_of(tech.id for tech in TECHS)
