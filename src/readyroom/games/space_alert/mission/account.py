"""The sentences of the account: one for each event of the trace, in one place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from readyroom.core.english import count
from readyroom.core.struct import Event
from readyroom.core.words import Phrasebook, Template
from readyroom.games.space_alert.mission import trace as t
from readyroom.games.space_alert.mission.cards import BY_CODE, CARDS
from readyroom.games.space_alert.mission.orders import spoken

PLURALS: Final = frozenset(
    ("Skirmishers", "Hacked Shields", "Unstable Warheads", "Troopers", "Commandos", "Crossed Wires", "Reversed Shields",
     "Phasing Troopers")
)  # fmt: skip
"""Threats with plural names: their verbs are written as ``[attacks|attack]``."""
SHARED_NAMES: Final = {c.name for c in CARDS if sum(other.name == c.name for other in CARDS) > 1}

_FORMS: Final = re.compile(r"\[([^|\]]+)\|([^\]]+)\]")

WHY_NOT: Final = {
    "already_fired": "that cannon has already fired this turn",
    "already_there": "it leads back to the same station",
    "beyond_repair": "the system is beyond repair",
    "decoy": "it chases a phantom",
    "end_of_ship": "the ship ends here",
    "full": "there is no room for more energy",
    "in_space": "it does not work with someone in space",
    "interceptors_gone": "the interceptors are away",
    "last_point": "the last repair cannot be done remotely",
    "looked": "each player counts only once",
    "lower_deck": "it works only on the upper deck",
    "maintained": "the computer has already been maintained this phase",
    "malfunction": "the system malfunctions",
    "needs_three": "it takes three players on the same turn",
    "no_capsule": "there is no fuel capsule left",
    "no_damage": "nothing is damaged in this zone",
    "no_energy": "there is no energy",
    "no_intruder": "there is no intruder here",
    "no_malfunction": "nothing malfunctions here",
    "no_other_card": "there is no other card to concentrate on",
    "no_rockets": "there are no rockets left",
    "no_squad": "there is no squad to lead",
    "no_tokens": "nobody has the teleport tokens",
    "not_now": "this is not the turn for it",
    "one_cannot_fire": "one of the two cannons cannot fire",
    "rocket_launched": "a rocket has already been launched this turn",
    "sealed": "the doors are sealed",
    "special_ops": "Special Ops is concentrating",
    "squad_active": "the squad is already active",
    "squad_disabled": "the squad is disabled",
    "squad_gone": "no squad is stored here anymore",
    "upper_deck": "it works only on the lower deck",
    "white_zone": "it does not work in the white zone",
    "wrong_station": "this is not the station for it",
}
MISSES: Final = {
    "blind": "the optics are disrupted",
    "decoy": "it chases a phantom",
    "no_target": "there is no target",
    "out_of_range": "nothing is in range",
}
CHANGES: Final = {
    "attack_aura": "directs the fire of all other external threats: their attacks are 1 stronger",
    "blind_blue": "disrupts the optics of the blue zone",
    "blind_red": "disrupts the optics of the red zone",
    "blind_white": "disrupts the optics of the white zone",
    "doubled_all": "cracks the hull: damage counts double in all zones",
    "doubled_red": "cracks the hull: damage counts double in the red zone",
    "fights_back": "fights back from now on",
    "lethal": "leaves its stations deadly to enter",
    "poison": "sends out its drones",
    "revealed": "shows itself",
    "sealed_blue": "seals the doors of the blue zone",
    "sealed_red": "seals the doors of the red zone",
    "shield_aura": "shares its shield: all external threats have 1 more shield point",
    "shields_ignored": "[makes|make] attacks ignore the shields",
    "shields_reversed": "[makes|make] shield energy add to attacks",
}
LOSSES: Final = {
    "broken_apart": "The {threat:threat} [breaks|break] the ship apart.",
    "destroyed": "The {threat:threat} [destroys|destroy] the ship.",
    "taken_over": "The {threat:threat} [takes|take] over the ship.",
    "zone": "A zone takes its seventh damage: the {threat:threat} [destroys|destroy] the ship.",
}
DELAYS: Final = {
    "computer": "nobody maintained the computer",
    "in_space": "it does not work in space",
    "lift_or_slime": "the move took too long",
    "tripped": "that is the price of tripping",
}
MARKS: Final = {
    "infection": "{seat} [be] infected.",
    "parasite": "The parasite attaches itself to {seat}.",
    "poison": "{seat} [be] poisoned.",
}


def hits(weapon: str) -> str:
    return "hit" if weapon == "interceptors" else "hits"


def _agreeing(template: Template) -> Template:
    """Lets the verbs of a sentence about a threat agree with it."""

    def said(e: Any) -> str:
        form = 2 if BY_CODE[e.threat].name in PLURALS else 1
        return _FORMS.sub(lambda found: found.group(form), template if isinstance(template, str) else template(e))

    return said


def _somewhere(zone: str) -> str:
    return "inside the ship" if zone == "internal" else f"in the {zone} zone"


def _at(station: str) -> str:
    """A figure is in most stations, but on the bridge."""
    return "on {station:station}" if station == "upper_white" else "in {station:station}"


def _delayed(e: Any) -> str:
    why = DELAYS.get(e.why)
    return f"{{seat's}} card on turn {e.turn} is delayed" + (f": {why}." if why else " by the {why:threat}.")


def _knocked_out(e: Any) -> str:
    return "{seat} [be] knocked out" + (" by the {by:threat}." if e.by else ".")


def _from_bank(e: Any) -> str:
    return f", and {e.extra} more from the bank." if e.extra else "."


def _refueled(e: Any) -> str:
    if not e.amount:
        return "{seat} [burn] a fuel capsule, but the central reactor is already full" + _from_bank(e)
    return "{seat} [refuel] the central reactor with {amount} energy" + _from_bank(e)


def _damaged(e: Any) -> str:
    against = "({strength} against {shield:# shield point})"
    taken = "{damage} damage" if e.damage else "no damage"
    return f"The {{threat:threat}} [takes|take] {taken} {against}. {{left:# hit point}} left."


def _attacked(e: Any) -> str:
    attack = "The {threat:threat} [attacks|attack] the {zone} zone with strength {strength}: "
    if not e.through:
        return attack + ("the shield absorbs it all." if e.absorbed else "nothing gets through.")
    kept = "the shield absorbs {absorbed}, and " if e.absorbed else ""
    return attack + kept + ("1 gets through." if e.through == 1 else "{through} get through.")


def _internal_hurt(e: Any) -> str:
    kept = " ({absorbed} absorbed)" if e.absorbed else ""
    return f"The {{threat:threat}} [takes|take] {{damage}} damage{kept}. {{left:# hit point}} left."


def _changed(e: Any) -> str:
    what = {"shield": "{value:# shield point}", "speed": "speed {value}", "inaccessibility": "inaccessibility {value}"}
    return f"The {{threat:threat}} now [has|have] {what[e.what]}."


def _jumped(e: Any) -> str:
    if e.jumped:
        return "The {threat:threat} jumps to the {zone} track."
    return "The {threat:threat} cannot jump: the {zone} track is too short."


def _bonus(e: Any) -> str:
    if e.points > 0:
        return "{seat} [earn] the crew {points:# bonus point}."
    return f"{{seat}} [cost] the crew {count(-e.points, 'point')}."


_TEMPLATES: Final[Mapping[type, Template]] = {
    t.TurnBegan: "Turn {turn}",
    t.ThreatAppeared: lambda e: f"The {{threat:threat}} [appears|appear] {_somewhere(e.zone)}.",
    t.CalledIn: lambda e: f"The {{by:threat}} calls in the {{threat:threat}} {_somewhere(e.zone)}.",
    t.NoEffect: lambda e: f"{{seat's}} {spoken(e.order)} has no effect: {WHY_NOT[e.why]}.",
    t.Idle: "{seat} [do] nothing.",
    t.Walked: "{seat} [move] to {to:station}.",
    t.Teleported: "{seat} [be] teleported to {to:station}.",
    t.LiftTaken: lambda e: (
        "{seat} [take] a damaged gravolift." if e.damaged else "{seat} [take] a gravolift that is already in use."
    ),
    t.Delayed: _delayed,
    t.HalfDone: lambda e: f"{{seat}} [be] delayed: the second half ({spoken(e.rest)}) comes next turn.",
    t.DelayIgnored: "{seat} [ignore] the delay.",
    t.Repeated: lambda e: f"{{seat}} [have] to repeat: {spoken(e.order)}.",
    t.Fired: lambda e: "{seat} [fire] the {weapon}" + (f", {e.bonus} stronger." if e.bonus else "."),
    t.EnergyMoved: lambda e: "{seat} [move] {amount} energy into the {into}" + _from_bank(e),
    t.Refueled: _refueled,
    t.ComputerMaintained: "{seat} [maintain] the computer.",
    t.RocketLaunched: lambda e: f"{{seat}} [launch] {'a rocket' if e.rockets == 1 else 'two rockets'}.",
    t.SquadTaken: lambda e: "{seat} [take] the battlebots" + ("." if e.active else ", but they are disabled."),
    t.SquadRevived: "{seat's} battlebots are active again.",
    t.SquadDisabled: "{seat's} battlebots are disabled.",
    t.TookOff: "{seat} [take] off in the interceptors.",
    t.Flew: "{seat} [fly] the interceptors at distance {distance}.",
    t.CameBack: lambda e: (
        "The autopilot drags {seat} back to the ship." if e.ultrafast else "{seat} [return] to the ship."
    ),
    t.LookedOut: lambda e: "{seat} [look] out the window" + (", counting as three." if e.counts_as == 3 else "."),
    t.VisualConfirmation: "Visual confirmation this phase: {points:# point} so far.",
    t.BotsAttacked: "{seat's} battlebots attack the {threat:threat}.",
    t.Repaired: "{seat} [repair] {points:# point} of the {threat:threat}.",
    t.TeamworkPaid: (
        "The {threat:threat} [takes|take] {points} extra damage because of how [it was|they were] repaired."
    ),
    t.InternalHurt: _internal_hurt,
    t.Prepared: "{seat} [prepare]: the next A, B or battlebot action is heroic.",
    t.CannonReadied: "{seat} [ready] the {weapon}.",
    t.Stimulated: "{by:seat} [give] {seat} a stimulant.",
    t.Guarded: "{seat} [protect] everyone in the station from being knocked out.",
    t.BonusPoint: _bonus,
    t.TemporaryShield: "{seat} [raise] a shield for this turn, strongest in the {zone} zone.",
    t.ThreatsSlowed: "{seat} [make] the ship hop: threats advance one square less.",
    t.EarlyJump: "{seat} [set] the ship to jump home after this turn.",
    t.TileRepaired: "{seat's} battlebots repair {tile:tile} in the {zone} zone.",
    t.WeaponHit: lambda e: f"The {{weapon}} {hits(e.weapon)} the {{threat:threat}} with strength {{strength}}.",
    t.WeaponMissed: lambda e: f"The {{weapon}} {hits(e.weapon)} nothing: {MISSES[e.why]}.",
    t.ThreatDamaged: _damaged,
    t.CryoshieldGone: "The {threat:threat}'s cryoshield takes the whole volley and breaks.",
    t.Splashed: "The explosion does 1 damage to the {threat:threat}. {left:# hit point} left.",
    t.ThreatDestroyed: "The {threat:threat} [is|are] destroyed.",
    t.ThreatSurvived: "The crew survives the {threat:threat}.",
    t.NeverCalled: "The {threat:threat} never [comes|come], which counts as destroyed.",
    t.ThreatMoved: "The {threat:threat} [moves|move] to square {square}.",
    t.Phased: lambda e: "The {threat:threat} [phases|phase] " + ("out." if e.out else "in."),
    t.ThreatActed: "The {threat:threat} [performs|perform] action {action}.",
    t.Attacked: _attacked,
    t.TileDrawn: "Damage in the {zone} zone: {tile:tile}.",
    t.ShipLost: lambda e: LOSSES[e.why],
    t.KnockedOut: _knocked_out,
    t.Spared: lambda e: (
        f"{'The Medic' if e.why == 'medic' else 'Concentration'} keeps {{seat}} from being knocked out."
    ),
    t.EnergyLost: "The {where} loses {amount} energy.",
    t.ThreatHealed: "The {threat:threat} [heals|heal] {points:# hit point}.",
    t.ThreatChanged: _changed,
    t.ThreatWent: "The {threat:threat} [moves|move] to {to:station}.",
    t.ThreatJumped: _jumped,
    t.SelfDamage: "The {threat:threat} takes {points} damage from its own fire.",
    t.StoredSquadDisabled: "The battlebots stored in {station:station} are disabled.",
    t.RocketDestroyed: "A rocket is destroyed.",
    t.CapsuleDestroyed: "A fuel capsule is destroyed.",
    t.StationCleaned: "The battlebots clean {station:station}.",
    t.Marked: lambda e: MARKS[e.how],
    t.MineLaid: lambda e: f"A mine is laid {_at(e.station)}.",
    t.Sabotaged: lambda e: f"All systems {_at(e.station)} are sabotaged.",
    t.RuleChanged: lambda e: f"The {{threat:threat}} {CHANGES[e.what]}.",
    t.MaintenanceMissed: "Nobody has maintained the computer.",
    t.JumpedHome: "The ship jumps home.",
    t.Scored: "Score: {score}.",
}
SENTENCES: Final[Mapping[type, Template]] = {
    kind: _agreeing(template) if issubclass(kind, Event) and "threat" in kind.__struct_fields__ else template
    for kind, template in _TEMPLATES.items()
}

TERMS: Final = {
    "threat": {c.code: f"{c.name} ({c.code})" if c.name in SHARED_NAMES else c.name for c in CARDS},
    "station": {
        "upper_red": "upper red", "upper_white": "the bridge", "upper_blue": "upper blue",
        "lower_red": "lower red", "lower_white": "lower white", "lower_blue": "lower blue",
    },
    "tile": {
        "heavy_laser": "the heavy laser", "light_laser": "the light laser", "pulse_cannon": "the pulse cannon",
        "shield": "the shield", "reactor": "the reactor", "gravolift": "the gravolift", "structural": "the hull",
    },
}  # fmt: skip

PHRASES: Final = Phrasebook(SENTENCES, TERMS)
