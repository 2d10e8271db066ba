"""The sentences of a match: actions, what happens at the table, what the computer says, and the resolution."""

from __future__ import annotations

from typing import Any, Final

from readyroom.core.words import Phrasebook, Ref, Template
from readyroom.games.space_alert import actions as a
from readyroom.games.space_alert import events as e
from readyroom.games.space_alert.crews import BADGES, ROLES
from readyroom.games.space_alert.mission import trace
from readyroom.games.space_alert.mission.account import SENTENCES, TERMS
from readyroom.games.space_alert.mission.card_names import CARD_WORDS, FACE_OF, ORDER_WORDS, half_words
from readyroom.games.space_alert.mission.decks import FACES
from readyroom.games.space_alert.mission.specializations import TITLES
from readyroom.games.space_alert.options import MIX_LABELS
from readyroom.games.space_alert.timeline import timeline
from readyroom.games.space_alert.timeline.languages import ENGLISH, ENGLISH_TERMS

MOST_ANDROIDS: Final = 5
TILE_WORDS: Final = {
    "heavy_laser": "the heavy laser", "light_laser": "the light laser", "pulse_cannon": "the pulse cannon",
    "shield": "the shield", "reactor": "the reactor", "gravolift": "the gravolift", "structural": "the hull",
}  # fmt: skip


def _top(card: str, half: str) -> str:
    face = FACES[FACE_OF[card]]
    return half_words(face.half(half == "movement"))


def _play(action: a.Play) -> str:
    return f"Turn {action.turn}: {_top(action.card, action.half)} (card {{card:card}})."


def _feed(action: a.Feed) -> str:
    return f"{{android:android}}, turn {action.turn}: {_top(action.card, action.half)} (card {{card:card}})."


def _planned(event: e.Planned) -> str:
    return f"You plan {_top(event.card, event.half)} for turn {event.turn}."


def _laid(event: e.LaidFaceDown) -> str:
    doubled = f" The {event.doubled} half is doubled." if event.doubled else ""
    kind = "an action" if event.half == "action" else "a movement"
    return f"{{seat}} plans {kind} for turn {event.turn}.{doubled}"


def _fed(event: e.AndroidFed) -> str:
    return f"{{seat}} plans {_top(event.card, event.half)} for {{android:android}} on turn {event.turn}."


def _formed(event: e.CrewFormed) -> str:
    crew = "" if not event.androids else f" Androids aboard: {event.androids}."
    return (
        "{captain:seat} is captain, {communications_officer:seat} communications officer, "
        f"{{chief_of_security:seat}} chief of security.{crew}"
    )


def _taken(event: e.CardsTaken) -> str:
    return "{seat} picks up a card." if event.count == 1 else "{seat} picks up {count} cards."


def _revealed(event: e.PlanRevealed) -> str:
    told = [f"{turn} {order}" for turn, order in enumerate(event.plan, 1) if order]
    return "{seat} has planned: " + (", ".join(told) or "nothing") + "."


def _specialized(event: e.Specialized) -> str:
    if not event.specialization:
        return "{member:seat} flies without a specialization."
    return "{member:seat} is {specialization:specialization} of level {level}."


def _briefed(event: e.MissionBriefed) -> str:
    return f"Mission {event.number} of a campaign of {event.of}."


def _campaign(event: e.CampaignEnded) -> str:
    parts = [
        ("threats destroyed", event.destroyed), ("survived", event.survived), ("visual confirmation", event.visual),
        ("bonus", event.bonus), ("penalties of the last mission", event.penalties),
    ]  # fmt: skip
    told = ", ".join(f"{what} {value:+}" for what, value in parts if value)
    flown = f"{event.missions} of {event.of} missions"
    return f"The campaign ends after {flown} with a score of {event.score}" + (f": {told}." if told else ".")


def _home(event: e.ShipCameHome) -> str:
    parts = [
        ("threats destroyed", event.destroyed), ("survived", event.survived), ("visual confirmation", event.visual),
        ("bonus", event.bonus), ("damage", event.damage), ("most damaged zone", event.worst_zone),
        ("knocked out", event.knocked_out),
        ("disabled battlebots", event.battlebots),
    ]  # fmt: skip
    told = ", ".join(f"{what} {value:+}" for what, value in parts if value)
    return f"The ship comes home with a score of {event.score}" + (f": {told}." if told else ".")


def _own_up(action: a.OwnUp) -> str:
    who = "You" if action.member < e.ANDROID else "{member:seat}"
    return f"{who} tripped on turn {action.turn}, and meant {ORDER_WORDS[action.order]}."


def _owned_up(event: e.OwnedUp) -> str:
    if not event.order:
        return f"{{seat}} has not tripped on turn {event.turn} after all."
    return f"{{seat}} tripped on turn {event.turn}, and meant {ORDER_WORDS[event.order]}."


TABLE: Final[dict[type, Template]] = {
    a.Ready: "Say that you are ready.",
    a.Appoint: "{captain:seat} shall be captain.",
    a.TakeRole: "Be {role:role}.",
    a.LayDown: "Be {role:role} no longer.",
    a.SeatAndroid: "{android:android} shall act at place {place} of the crew.",
    a.Specialize: lambda action: (
        "{member:seat}: no specialization."
        if action.specialization not in TITLES
        else "{member:seat}: {specialization:specialization}."
    ),
    a.Favour: "{seat} gets a card more in the first phase.",
    a.Propose: "Propose {mix:mix} {threats} threats.",
    a.PlaceSquad: "The battlebots shall wait in {station:station}.",
    a.Play: _play,
    a.TakeBack: "Take back the card of turn {turn}.",
    a.TurnOver: "Turn the card of turn {turn} round.",
    a.PlaySpecial: "Turn {turn}: your {side} special action.",
    a.TakeBackSpecial: "Take back the special card of turn {turn}.",
    a.FeedSpecial: "{android:android}, turn {turn}: its {side} special action.",
    a.WithdrawSpecial: "{android:android}: take back the special card of turn {turn}.",
    a.MoveToken: "Put the {token} teleport token in front of {to:seat}.",
    a.Feed: _feed,
    a.UseHeroic: "{android:android}, turn {turn}: its heroic card, {half} half on top.",
    a.Withdraw: "{android:android}: take back the card of turn {turn}.",
    a.Give: "Give {card:card} to {to:seat}.",
    a.Intend: lambda action: f"Say that you intend {ORDER_WORDS.get(action.order, action.order)} for turn {{turn}}.",
    a.EndPhase: "End your phase, and begin the next one.",
    a.Agree: "Agree to end the Action Round.",
    a.OwnUp: _own_up,
    a.StandBy: "Turn the cards up: nothing more to own up to.",
    a.FlyOn: "Fly on to the next mission.",
    a.Quit: "Go home now.",
    a.Mend: "Repair {tile:tile} in the {zone} zone.",
    a.MendSquad: "Repair a battlebot squad.",
    a.MendNothing: "Repair nothing.",
    e.MissionBriefed: _briefed,
    e.CaptainAppointed: "{seat} names a captain: {captain:seat}.",
    e.RoleTaken: "{seat} is {role:role}.",
    e.RoleLaidDown: lambda event: (
        "{seat} is {role:role} no longer." if event.to is None else "{to:seat} is {role:role} again."
    ),
    e.AndroidSeated: "{seat} lets {android:android} act at place {place} of the crew.",
    e.SpecializationsDealt: "{member:seat} can be {specializations:specialization*}.",
    e.Specialized: _specialized,
    e.Favoured: "{seat} gives the extra card to {to:seat}.",
    e.Proposed: "{seat} proposes {mix:mix} {threats} threats. It will be {agreed:mix}.",
    e.SquadPlaced: "{seat} lets the battlebots wait in {station:station}.",
    e.SpecialPlanned: "You plan your {side} special action for turn {turn}.",
    e.SpecialLaid: "{seat} plans a special card for turn {turn}.",
    e.SpecialTakenBack: "{seat} takes back the special card of turn {turn}.",
    e.SpecialFed: "{seat} plans the {side} special action of {android:android} for turn {turn}.",
    e.SpecialCleared: "{android:android} has no special card planned for turn {turn} any more.",
    e.TokenMoved: "{seat} puts the {token} teleport token in front of {to:seat}.",
    e.Voted: lambda event: "{seat} wants to fly on." if event.fly_on else "{seat} wants to go home.",
    e.CampaignEnded: _campaign,
    e.Recovered: "{seat} comes to again.",
    e.Mended: "{seat} repairs {tile:tile} in the {zone} zone.",
    e.SquadMended: "{seat} repairs a battlebot squad.",
    e.NothingMended: "{seat} repairs nothing.",
    e.CrewFormed: _formed,
    e.TracksLaid: "Tracks: red {red}, white {white}, blue {blue}, internal {internal}.",
    e.SaidReady: "{seat} is ready.",
    e.HeroicShown: "{android:android} has the heroic card {card:card}.",
    e.PickedUp: "You pick up {cards:card*}.",
    e.CardsTaken: _taken,
    e.PhaseEndedEarly: lambda event: f"{{seat}} has ended phase {event.phase} and plans phase {event.phase + 1}.",
    e.ThreatDrawn: lambda event: (
        "T plus {turn}, inside the ship: {threat:threat}."
        if event.zone == "internal"
        else "T plus {turn}, {zone} zone: {threat:threat}."
    ),
    e.CalledCardShown: "The {caller:threat} may call in the {threat:threat}.",
    e.SilenceBegan: ENGLISH[timeline.CommunicationsDown],
    e.Planned: _planned,
    e.LaidFaceDown: _laid,
    e.Intended: lambda event: f"{{seat}} intends {ORDER_WORDS[event.order]} for turn {{turn}}.",
    e.TookBack: "{seat} takes back the card of turn {turn}.",
    e.TurnedOver: "{seat} turns the card of turn {turn} round: the {half} half is on top.",
    e.AndroidFed: _fed,
    e.AndroidCleared: "{android:android} has nothing planned for turn {turn} any more.",
    e.CameTooLate: "Too late: somebody else has just planned for {android:android}. Turn {turn} stays as it is.",
    e.CardGiven: "{seat} gives {card:card} to {to:seat}.",
    e.CardPassed: "{seat} gives a card to {to:seat}.",
    e.Agreed: "{seat} agrees to end the Action Round.",
    e.ActionRoundEnded: lambda event: (
        "All agree: the Action Round is over." if event.early else "The Action Round is over."
    ),
    e.OwnedUp: _owned_up,
    e.StoodBy: "{seat} has nothing more to own up to.",
    e.PlanRevealed: _revealed,
    e.ShipCameHome: _home,
}
IN_A_LOG: Final[dict[type, Template]] = {
    timeline.PhaseCountdown: lambda said: (
        "Five seconds until we jump." if said.last else "Five seconds left of the {phase:phase} phase."
    ),
    trace.TurnBegan: lambda event: "The last moments before the jump." if event.turn == 13 else "Turn {turn} begins.",
    trace.StationCleaned: "The slime is gone from {station:station}.",
}
"""Headings of a script or an account, as sentences of a log."""

ALL_TERMS: Final = {
    **ENGLISH_TERMS,
    **TERMS,
    "specialization": TITLES,
    "role": {role: role.replace("_", " ") for role in (*ROLES, *BADGES)},
    "mix": {mix: label.lower() for mix, label in MIX_LABELS.items()},
    "tile": TILE_WORDS,
    "card": CARD_WORDS,
    "android": {number: f"Android {number}" for number in range(1, MOST_ANDROIDS + 1)},
}


class Speaker(Phrasebook):
    """Knows that some crew members are androids."""

    people = ("seat", "android")

    def _hole(self, hole: str, thing: object, begins: bool) -> list[str | Ref]:
        field, _, kind = hole.partition(":")
        value: Any = getattr(thing, field)
        if (field == "seat" or kind == "seat") and isinstance(value, int) and value > e.ANDROID:
            number = value - e.ANDROID
            return [Ref("android", number, self.term("android", number))]
        return super()._hole(hole, thing, begins)


PHRASES: Final = Speaker({**SENTENCES, **ENGLISH, **TABLE, **IN_A_LOG}, ALL_TERMS)
