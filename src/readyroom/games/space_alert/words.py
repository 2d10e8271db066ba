"""The sentences of a match: actions, events at the table, the computer's announcements, and the resolution."""

from __future__ import annotations

from typing import Final

from readyroom.core.board import joined
from readyroom.core.english import count, half, possessive
from readyroom.core.words import Phrasebook, Ref, Template
from readyroom.games.space_alert import actions as a
from readyroom.games.space_alert import events as e
from readyroom.games.space_alert.crews import BADGES, ROLES
from readyroom.games.space_alert.mission import trace
from readyroom.games.space_alert.mission.account import SENTENCES, TERMS
from readyroom.games.space_alert.mission.card_names import CARD_WORDS, FACE_OF, ORDER_WORDS, half_words
from readyroom.games.space_alert.mission.decks import FACES
from readyroom.games.space_alert.mission.orders import spoken
from readyroom.games.space_alert.mission.points import in_words
from readyroom.games.space_alert.mission.specializations import TITLES
from readyroom.games.space_alert.options import MIX_LABELS
from readyroom.games.space_alert.timeline import timeline
from readyroom.games.space_alert.timeline.languages import ENGLISH, ENGLISH_TERMS

MOST_ANDROIDS: Final = 5


def _top(card: str, half: str) -> str:
    face = FACES[FACE_OF[card]]
    return spoken(half_words(face.half(half == "movement")))


def _formed(event: e.CrewFormed) -> str:
    androids = f" {count(event.androids, 'android')} aboard." if event.androids else ""
    return (
        "Captain: {captain:seat}. Communications officer: {communications_officer:seat}. "
        f"Chief of security: {{chief_of_security:seat}}.{androids}"
    )


def _laid(event: e.LaidFaceDown) -> str:
    doubled = f" Its {event.doubled} half has two symbols." if event.doubled else ""
    kind = "an action" if event.half == "action" else "a movement"
    return f"{{seat}} [plan] {kind} for turn {event.turn}.{doubled}"


def _revealed(event: e.PlanRevealed) -> str:
    told = [f"{turn} {order}" for turn, order in enumerate(event.plan, 1) if order]
    return "{seat's} plan: " + (joined(told) or "nothing") + "."


def _specialized(event: e.Specialized) -> str:
    if not event.specialization:
        return "{member:seat} [fly] without a specialization."
    return "{member:seat} [fly] as {specialization:specialization}, level {level}."


def _campaign(event: e.CampaignEnded) -> str:
    flown = f"{event.missions} of {count(event.of, 'mission')}"
    made = in_words(event)
    return f"The campaign ends after {flown} with a score of {half(event.score)}{made}."


def _home(event: e.ShipCameHome) -> str:
    return f"The ship comes home with a score of {half(event.score)}{in_words(event)}."


def _own_up(action: a.OwnUp) -> str:
    meant = spoken(action.order)
    if action.member < e.ANDROID:
        return f"Own up: on turn {action.turn} you meant {meant}."
    return f"Own up: on turn {action.turn} {{member:seat}} meant {meant}."


def _owned_up(event: e.OwnedUp) -> str:
    if not event.order:
        return "{seat's} card on turn {turn} was right after all."
    return f"{{seat}} [trip] on turn {event.turn}. Intended: {spoken(event.order)}."


TABLE: Final[dict[type, Template]] = {
    a.Ready: "I'm ready.",
    a.Appoint: "Make {captain:self} the captain.",
    a.TakeRole: "Be the {role:role}.",
    a.LayDown: "Stop being the {role:role}.",
    a.SeatAndroid: "Move {android:android} to place {place} in the acting order.",
    a.Specialize: lambda action: (
        "{member:seat} [fly] without a specialization."
        if action.specialization not in TITLES
        else "{member:seat} [fly] as {specialization:specialization}."
    ),
    a.Favour: "Give {seat:self} the extra card of the first phase.",
    a.Propose: "Propose {mix:mix} {threats} threats.",
    a.PlaceSquad: "Start the battlebots in {station:station}.",
    a.Play: lambda action: f"Plan turn {{turn}}: {_top(action.card, action.half)} (card {{card:card}}).",
    a.TakeBack: "Take back your card on turn {turn}.",
    a.TurnOver: "Flip your card on turn {turn}.",
    a.PlaySpecial: "Plan turn {turn}: your {side} special action.",
    a.TakeBackSpecial: "Take back your special card on turn {turn}.",
    a.FeedSpecial: "Plan turn {turn} for {android:android}: its {side} special action.",
    a.WithdrawSpecial: "Take back {android:android}'s special card on turn {turn}.",
    a.MoveToken: "Put the {token} teleport token in front of {to:seat}.",
    a.Feed: lambda action: (
        f"Plan turn {{turn}} for {{android:android}}: {_top(action.card, action.half)} (card {{card:card}})."
    ),
    a.UseHeroic: "Plan turn {turn} for {android:android}: its heroic card, {half} half up.",
    a.Withdraw: "Take back {android:android}'s card on turn {turn}.",
    a.Give: "Give {card:card} to {to:seat}.",
    a.Intend: lambda action: f"Call turn {{turn}}: {spoken(action.order)}.",
    a.EndPhase: "End your phase and start the next one.",
    a.Agree: "End planning early.",
    a.OwnUp: _own_up,
    a.StandBy: "Reveal the cards: nothing to own up to.",
    a.FlyOn: "Fly on to the next mission.",
    a.Quit: "Go home now.",
    a.Mend: "Repair {tile:tile} in the {zone} zone.",
    a.MendSquad: "Repair a battlebot squad.",
    a.MendNothing: "Repair nothing.",
    e.MissionBriefed: "Mission {number} of {of} begins.",
    e.CaptainAppointed: lambda event: (
        "{seat} [take] over as captain." if event.seat == event.captain else "{seat} [make] {captain:seat} the captain."
    ),
    e.RoleTaken: "{seat} [be] now the {role:role}.",
    e.RoleLaidDown: lambda event: (
        "{seat} [be] no longer the {role:role}." if event.to is None else "{to:seat} [be] the {role:role} again."
    ),
    e.AndroidSeated: "{seat} [move] {android:android} to place {place} in the acting order.",
    e.SpecializationsDealt: "{member:seat} [get] a choice of {specializations:specialization*}.",
    e.Specialized: _specialized,
    e.Favoured: lambda event: (
        "{seat} [keep] the extra card." if event.seat == event.to else "{seat} [give] the extra card to {to:seat}."
    ),
    e.Proposed: "{seat} [propose] {mix:mix} {threats} threats. Agreed so far: {agreed:mix}.",
    e.SquadPlaced: "{seat} [start] the battlebots in {station:station}.",
    e.SpecialPlanned: "{seat} [plan] turn {turn}: the {side} special action.",
    e.SpecialLaid: "{seat} [plan] a special card for turn {turn}.",
    e.SpecialTakenBack: "{seat} [take] back the special card on turn {turn}.",
    e.SpecialFed: "{seat} [plan] turn {turn} for {android:android}: its {side} special action.",
    e.SpecialCleared: "{android:android} no longer has a special card on turn {turn}.",
    e.TokenMoved: "{seat} [put] the {token} teleport token in front of {to:seat}.",
    e.Voted: lambda event: "{seat} [vote] to fly on." if event.fly_on else "{seat} [vote] to go home.",
    e.CampaignEnded: _campaign,
    e.Recovered: "{seat} [recover], and [repair] nothing.",
    e.Mended: "{seat} [repair] {tile:tile} in the {zone} zone.",
    e.SquadMended: "{seat} [repair] a battlebot squad.",
    e.NothingMended: "{seat} [repair] nothing.",
    e.CrewFormed: _formed,
    e.TracksLaid: "Tracks: red {red}, white {white}, blue {blue} and internal {internal}.",
    e.SaidReady: "{seat} [be] ready.",
    e.HeroicShown: "{android:android}'s heroic card: {card:card}.",
    e.PickedUp: "{seat} [pick] up {cards:card*}.",
    e.CardsTaken: "{seat} [pick] up {count:# card}.",
    e.PhaseEndedEarly: lambda event: f"{{seat}} [end] phase {event.phase} and [plan] phase {event.phase + 1}.",
    e.ThreatDrawn: lambda event: (
        "T+{turn}, inside the ship: {threat:threat}."
        if event.zone == "internal"
        else "T+{turn}, {zone} zone: {threat:threat}."
    ),
    e.CalledCardShown: "The {caller:threat} may call in the {threat:threat}.",
    e.SilenceBegan: ENGLISH[timeline.CommunicationsDown],
    e.Planned: lambda event: f"{{seat}} [plan] turn {{turn}}: {_top(event.card, event.half)}.",
    e.LaidFaceDown: _laid,
    e.Intended: lambda event: f"{{seat}} [call] turn {{turn}}: {spoken(event.order)}.",
    e.TookBack: "{seat} [take] back the card on turn {turn}.",
    e.TurnedOver: "{seat} [flip] the card on turn {turn}: the {half} half is up.",
    e.AndroidFed: lambda event: (
        f"{{seat}} [plan] turn {{turn}} for {{android:android}}: {_top(event.card, event.half)}."
    ),
    e.AndroidCleared: "{android:android} no longer has a card on turn {turn}.",
    e.CameTooLate: "Too late: someone else has just planned turn {turn} for {android:android}.",
    e.CardGiven: "{seat} [give] {card:card} to {to:seat}.",
    e.CardPassed: "{seat} [give] a card to {to:seat}.",
    e.Agreed: "{seat} [agree] to end planning early.",
    e.ActionRoundEnded: lambda event: "Everyone agrees: planning is over." if event.early else "Planning is over.",
    e.OwnedUp: _owned_up,
    e.StoodBy: "{seat} [have] nothing more to own up to.",
    e.PlanRevealed: _revealed,
    e.ShipCameHome: _home,
}
IN_A_LOG: Final[dict[type, Template]] = {
    timeline.PhaseCountdown: lambda said: (
        "Five seconds until the jump." if said.last else "Five seconds left in the {phase:phase} phase."
    ),
    trace.TurnBegan: lambda event: "The last moments before the jump." if event.turn == 13 else "Turn {turn} begins.",
}
"""Headings of a script or an account, as log sentences."""

ALL_TERMS: Final = {
    **ENGLISH_TERMS,
    **TERMS,
    "specialization": TITLES,
    "role": {role: role.replace("_", " ") for role in (*ROLES, *BADGES)},
    "mix": {mix: label.lower() for mix, label in MIX_LABELS.items()},
    "card": CARD_WORDS,
    "order": ORDER_WORDS,
    "android": {number: f"Android {number}" for number in range(1, MOST_ANDROIDS + 1)},
}


class Speaker(Phrasebook):
    """A phrasebook that knows androids as crew members."""

    people = ("seat", "android")

    def _seat(self, seat: int, begins: bool, own: bool = False) -> Ref:
        if seat <= e.ANDROID:
            return super()._seat(seat, begins, own)
        name = self.term("android", seat - e.ANDROID)
        return Ref("android", seat - e.ANDROID, possessive(name) if own else name, own=own)


PHRASES: Final = Speaker({**SENTENCES, **ENGLISH, **TABLE, **IN_A_LOG}, ALL_TERMS)
