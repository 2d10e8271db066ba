"""The sentences of the account: one for each event of the trace, in one place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from readyroom.core.struct import Event
from readyroom.core.words import Phrasebook, Template
from readyroom.games.space_alert.mission import trace as t
from readyroom.games.space_alert.mission.cards import BY_CODE, CARDS

PLURALS: Final = frozenset(
    ("Skirmishers", "Hacked Shields", "Unstable Warheads", "Troopers", "Commandos", "Crossed Wires", "Reversed Shields",
     "Phasing Troopers")
)  # fmt: skip
"""Threats that are several: their verbs are written as ``[attacks|attack]``."""
SHARED_NAMES: Final = {c.name for c in CARDS if sum(other.name == c.name for other in CARDS) > 1}

_FORMS: Final = re.compile(r"\[([^|\]]+)\|([^\]]+)\]")

WHY_NOT: Final = {
    "already_fired": "that cannon has been fired this turn",
    "already_there": "it leads nowhere new",
    "beyond_repair": "the system is beyond repair",
    "decoy": "it chased a phantom",
    "end_of_ship": "the ship ends here",
    "full": "there is no room for more energy",
    "in_space": "it cannot be done with somebody in space",
    "interceptors_gone": "the interceptors are not available",
    "last_point": "a remote repair may not be the last one",
    "looked": "every player counts once",
    "lower_deck": "it works only on the upper deck",
    "maintained": "the computer has been maintained in this phase",
    "malfunction": "the system malfunctions",
    "needs_three": "three players have to do it on the same turn",
    "no_capsule": "there is no fuel capsule left",
    "no_damage": "nothing is damaged in this zone",
    "no_energy": "there is no energy",
    "no_intruder": "there is no intruder here",
    "no_malfunction": "nothing malfunctions here",
    "no_other_card": "there is no other card to concentrate on",
    "no_rockets": "there are no rockets left",
    "no_squad": "there is no squad to lead",
    "no_tokens": "the teleport tokens were not given to anybody",
    "not_now": "it is not the turn for it",
    "one_cannot_fire": "one of the two cannons cannot fire",
    "rocket_launched": "a rocket has been launched this turn",
    "sealed": "the doors are sealed",
    "special_ops": "Special Ops are concentrating",
    "squad_active": "the squad is active already",
    "squad_disabled": "the squad is disabled",
    "squad_gone": "no squad is stored here any more",
    "upper_deck": "it works only on the lower deck",
    "white_zone": "it does not work in the white zone",
    "wrong_station": "this is not the station for it",
}
MISSES: Final = {
    "blind": "its optics are disrupted",
    "decoy": "it chased a phantom",
    "no_target": "there is nothing to hit",
    "out_of_range": "nothing is in range",
}
CHANGES: Final = {
    "attack_aura": "directs the fire of all other external threats: their attacks are stronger by 1",
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
    "shields_ignored": "[makes|make] attacks pass your shields by",
    "shields_reversed": "[makes|make] shield energy add to attacks",
}
LOSSES: Final = {
    "broken_apart": "The {threat:threat} [breaks|break] the ship apart.",
    "destroyed": "The {threat:threat} [destroys|destroy] the ship.",
    "taken_over": "The {threat:threat} [takes|take] over the ship.",
    "zone": "A zone needs a seventh damage tile: the {threat:threat} [destroys|destroy] the ship.",
}
DELAYS: Final = {
    "computer": "the computer was not maintained",
    "in_space": "it cannot be done in space",
    "lift_or_slime": "the way took too long",
    "tripped": "they tripped",
}
MARKS: Final = {
    "infection": "{seat} is infected.",
    "parasite": "The parasite attaches itself to {seat}.",
    "poison": "{seat} is poisoned.",
}


def _plural(n: int, one: str, many: str = "") -> str:
    return f"{n} {one if n == 1 else many or one + 's'}"


def _hits(weapon: str) -> str:
    return "hit" if weapon == "interceptors" else "hits"


def _agreeing(template: Template) -> Template:
    """Lets the verbs of a sentence about a threat agree with it."""

    def said(e: Any) -> str:
        form = 2 if BY_CODE[e.threat].name in PLURALS else 1
        return _FORMS.sub(lambda found: found.group(form), template if isinstance(template, str) else template(e))

    return said


def _delayed(e: Any) -> str:
    why = DELAYS.get(e.why)
    return f"{{seat}}'s action of turn {e.turn} is delayed" + (f": {why}." if why else " by the {why:threat}.")


def _knocked_out(e: Any) -> str:
    return "{seat} is knocked out" + (" by the {by:threat}." if e.by else ".")


def _moved(e: Any) -> str:
    extra = f", and {e.extra} more from the bank" if e.extra else ""
    return f"{{seat}} moves {_plural(e.amount, 'energy', 'energy')} into the {{into}}{extra}."


def _refueled(e: Any) -> str:
    extra = f", and {e.extra} more from the bank" if e.extra else ""
    return f"{{seat}} refuels the central reactor with {e.amount}{extra}."


def _attacked(e: Any) -> str:
    kept = f", the shield absorbs {e.absorbed}" if e.absorbed else ""
    rest = "nothing gets" if not e.through else "1 gets" if e.through == 1 else f"{e.through} get"
    return f"The {{threat:threat}} [attacks|attack] the {{zone}} zone with {{strength}}{kept}: {rest} through."


def _internal_hurt(e: Any) -> str:
    kept = f", {e.absorbed} lost on the way" if e.absorbed else ""
    return f"The {{threat:threat}} [takes|take] {{damage}} damage{kept}; {e.left} left."


def _changed(e: Any) -> str:
    what = {"shield": "Shield points", "speed": "Speed", "inaccessibility": "Inaccessibility"}[e.what]
    return f"{what} of the {{threat:threat}}: {{value}}."


def _jumped(e: Any) -> str:
    if e.jumped:
        return "The {threat:threat} jumps to the {zone} trajectory."
    return "The {threat:threat} cannot jump: the {zone} trajectory is too short."


_TEMPLATES: Final[Mapping[type, Template]] = {
    t.TurnBegan: lambda e: f"Turn {e.turn}",
    t.ThreatAppeared: lambda e: (
        "The {threat:threat} [appears|appear] inside the ship."
        if e.zone == "internal"
        else "The {threat:threat} [appears|appear], {zone} zone."
    ),
    t.CalledIn: "The {by:threat} calls in the {threat:threat} ({zone}).",
    t.NoEffect: lambda e: f"{{seat}}: {{order}} has no effect, because {WHY_NOT[e.why]}.",
    t.Idle: "{seat} does nothing.",
    t.Walked: "{seat} moves to {to:station}.",
    t.Teleported: "{seat} is teleported to {to:station}.",
    t.LiftTaken: lambda e: (
        "{seat} takes a damaged gravolift." if e.damaged else "{seat} takes a gravolift that is in use."
    ),
    t.Delayed: _delayed,
    t.HalfDone: "{seat} is held up: the second half ({rest}) follows next turn.",
    t.DelayIgnored: "{seat} ignores a delay.",
    t.Repeated: "{seat} has to repeat {order}.",
    t.Fired: lambda e: "{seat} fires the {weapon}" + (f", stronger by {e.bonus}." if e.bonus else "."),
    t.EnergyMoved: _moved,
    t.Refueled: _refueled,
    t.ComputerMaintained: "{seat} maintains the computer.",
    t.RocketLaunched: lambda e: f"{{seat}} launches {'a rocket' if e.rockets == 1 else 'two rockets'}.",
    t.SquadTaken: lambda e: "{seat} takes the battlebots" + ("." if e.active else ", but they are disabled."),
    t.SquadRevived: "{seat}'s battlebots are active again.",
    t.SquadDisabled: "{seat}'s battlebots are disabled.",
    t.TookOff: "{seat} takes off in the interceptors.",
    t.Flew: "{seat} is in space at distance {distance}.",
    t.CameBack: lambda e: (
        "{seat} is dragged back to the ship by the autopilot." if e.ultrafast else "{seat} comes back to the ship."
    ),
    t.LookedOut: lambda e: "{seat} looks out of the window" + (" for three." if e.counts_as == 3 else "."),
    t.VisualConfirmation: lambda e: f"Visual confirmation: {_plural(e.points, 'point')} for this phase so far.",
    t.BotsAttacked: "{seat}'s battlebots attack the {threat:threat}.",
    t.Repaired: lambda e: f"{{seat}} repairs the {{threat:threat}} ({_plural(e.points, 'point')}).",
    t.TeamworkPaid: "The {threat:threat} [takes|take] {points} more because of how it was repaired.",
    t.InternalHurt: _internal_hurt,
    t.Prepared: "{seat} prepares: the next A, B or battlebot action will be heroic.",
    t.CannonReadied: "{seat} readies the {weapon}.",
    t.Stimulated: "{seat} gets a stimulant from {by:seat}.",
    t.Guarded: "{seat} protects everybody in the same station from being knocked out.",
    t.BonusPoint: "{seat}: {points:+} bonus.",
    t.TemporaryShield: "{seat} raises a shield for this turn, strongest in the {zone} zone.",
    t.ThreatsSlowed: "{seat} makes the ship hop: threats advance one square less.",
    t.EarlyJump: "{seat} sets the ship to jump home after this turn.",
    t.TileRepaired: "{seat}'s battlebots repair {tile} damage in the {zone} zone.",
    t.WeaponHit: lambda e: f"The {{weapon}} {_hits(e.weapon)} the {{threat:threat}} with {{strength}}.",
    t.WeaponMissed: lambda e: f"The {{weapon}} {_hits(e.weapon)} nothing: {MISSES[e.why]}.",
    t.ThreatDamaged: "The {threat:threat} takes {damage} ({strength} against {shield} shield points); {left} left.",
    t.CryoshieldGone: "The cryoshield of the {threat:threat} takes it all, and breaks.",
    t.Splashed: "The explosion costs the {threat:threat} 1; {left} left.",
    t.ThreatDestroyed: "The {threat:threat} [is|are] destroyed.",
    t.ThreatSurvived: "The {threat:threat} [has|have] been survived.",
    t.NeverCalled: "The {threat:threat} will never come, which counts as destroyed.",
    t.ThreatMoved: "The {threat:threat} [moves|move] to square {square}.",
    t.Phased: lambda e: "The {threat:threat} [phases|phase] " + ("out." if e.out else "in."),
    t.ThreatActed: "The {threat:threat}: action {action}.",
    t.Attacked: _attacked,
    t.TileDrawn: "Damage in the {zone} zone: {tile}.",
    t.ShipLost: lambda e: LOSSES[e.why],
    t.KnockedOut: _knocked_out,
    t.Spared: lambda e: (
        "{seat} would be knocked out, but the Medic is there."
        if e.why == "medic"
        else "{seat} would be knocked out, but is concentrating."
    ),
    t.EnergyLost: "The {where} loses {amount} energy.",
    t.ThreatHealed: "The {threat:threat} [heals|heal] {points}.",
    t.ThreatChanged: _changed,
    t.ThreatWent: "The {threat:threat} [is|are] now in {to:station}.",
    t.ThreatJumped: _jumped,
    t.SelfDamage: "The {threat:threat} takes {points} damage from its own fire.",
    t.StoredSquadDisabled: "The battlebots stored in {station:station} are disabled.",
    t.RocketDestroyed: "A rocket is destroyed.",
    t.CapsuleDestroyed: "A fuel capsule is destroyed.",
    t.StationCleaned: "{station:station} is clean again.",
    t.Marked: lambda e: MARKS[e.how],
    t.MineLaid: "A mine lies in {station:station}.",
    t.Sabotaged: "All systems in {station:station} are sabotaged.",
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
}  # fmt: skip

PHRASES: Final = Phrasebook(SENTENCES, TERMS)
