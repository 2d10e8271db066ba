"""Cabal: roles, actions, events and their sentences."""

from __future__ import annotations

from typing import Final, Literal

from readyroom.core.struct import Action, Event
from readyroom.core.words import Phrasebook, Template, Terms

Role = Literal["corsair", "saboteur", "smuggler", "warden"]
ROLES: Final[tuple[Role, ...]] = ("corsair", "saboteur", "smuggler", "warden")
COPIES: Final = 3
CARGO: Final = 3
"""What running cargo earns: nothing earns more."""
SABOTAGE_PRICE: Final = 3
DENOUNCE_PRICE: Final = 7
MUST_DENOUNCE: Final = 10
LAST_ROUND: Final = 40
BLOCKERS: Final[dict[str, tuple[Role, ...]]] = {"raid": ("corsair", "warden"), "sabotage": ("warden",), "cargo": ()}
CLAIMS: Final[dict[str, Role]] = {"raid": "corsair", "sabotage": "saboteur", "cargo": "smuggler"}


class PutBack(Action, frozen=True):
    """At the start, secretly: put one of three cards back."""

    card: Role


class Work(Action, frozen=True):
    """Earn 1 credit; nobody can object."""


class RunCargo(Action, frozen=True):
    """Claim the smuggler and take 3 credits."""


class Raid(Action, frozen=True):
    """Claim the corsair and take up to 2 credits from another."""

    target: int


class Sabotage(Action, frozen=True):
    """Claim the saboteur and pay 3: another gives up a card."""

    target: int


class Denounce(Action, frozen=True):
    """Pay 7: another gives up a card, and nothing can stop it."""

    target: int


class Challenge(Action, frozen=True):
    """Say that the one who claims a role does not have it."""


class Block(Action, frozen=True):
    """Stop what is done to you by claiming a role that can."""

    role: Role


class Allow(Action, frozen=True):
    """Let it happen."""


class GiveUp(Action, frozen=True):
    """Turn one of your cards face up for good."""

    card: Role


class Dealt(Event, frozen=True):
    """A seat gets cards; only it sees which."""

    seat: int
    cards: tuple[str, ...]


class DealtHidden(Event, frozen=True):
    """A seat gets cards, as the others see it."""

    seat: int
    count: int


class PutOneBack(Event, frozen=True):
    seat: int


class CouncilMeets(Event, frozen=True):
    """All have put a card back."""


class Earned(Event, frozen=True):
    seat: int
    credits: int


class Claimed(Event, frozen=True):
    """A seat claims a role to do something (cargo, raid, sabotage) to ``target``, or to nobody (-1)."""

    seat: int
    role: str
    deed: str
    target: int


class Blocked(Event, frozen=True):
    seat: int
    role: str


class Challenged(Event, frozen=True):
    seat: int
    claimant: int


class Proved(Event, frozen=True):
    """The challenged one shows the card and swaps it for a new one."""

    seat: int
    role: str


class CaughtLying(Event, frozen=True):
    seat: int
    role: str


class Raided(Event, frozen=True):
    seat: int
    target: int
    credits: int


class Paid(Event, frozen=True):
    seat: int
    credits: int
    target: int


class GaveUp(Event, frozen=True):
    seat: int
    card: str


class Ousted(Event, frozen=True):
    seat: int


ACTIONS: Final = (PutBack, Work, RunCargo, Raid, Sabotage, Denounce, Challenge, Block, Allow, GiveUp)
EVENTS: Final = (
    Dealt, DealtHidden, PutOneBack, CouncilMeets, Earned, Claimed, Blocked, Challenged, Proved, CaughtLying, Raided,
    Paid, GaveUp, Ousted,
)  # fmt: skip

NOTATION: Final[dict[type[Action], str]] = {
    PutBack: "put back {card}",
    Work: "work",
    RunCargo: "run cargo",
    Raid: "raid {target}",
    Sabotage: "sabotage {target}",
    Denounce: "denounce {target}",
    Challenge: "challenge",
    Block: "block as {role}",
    Allow: "allow",
    GiveUp: "give up {card}",
}


def _claim(claimed: Claimed) -> str:
    deeds = {
        "cargo": "{seat} [claim] the {role:role} and [run] cargo for 3 credits.",
        "raid": "{seat} [claim] the {role:role} and [raid] {target:seat}.",
        "sabotage": "{seat} [claim] the {role:role} and [sabotage] {target:seat}.",
    }
    return deeds[claimed.deed]


SENTENCES: Final[dict[type, Template]] = {
    PutBack: "Put the {card:role} back.",
    Work: "Work for 1 credit.",
    RunCargo: "Run cargo as the smuggler for 3 credits.",
    Raid: "Raid {target:seat} as the corsair for up to 2 credits.",
    Sabotage: "Pay 3 credits to sabotage {target:seat} as the saboteur.",
    Denounce: "Pay 7 credits to denounce {target:seat}.",
    Challenge: "Challenge the claim.",
    Block: "Block it as the {role:role}.",
    Allow: "Allow it.",
    GiveUp: "Give up the {card:role}.",
    Dealt: "{seat} [be] dealt {cards:role*}.",
    DealtHidden: "{seat} [be] dealt {count:# card}, face down.",
    PutOneBack: "{seat} [put] a card back, face down.",
    CouncilMeets: "Everyone has put a card back: the council meets.",
    Earned: "{seat} [get] {credits:# credit} from the station's purse.",
    Claimed: _claim,
    Blocked: "{seat} [block] it, claiming the {role:role}.",
    Challenged: "{seat} [challenge] {claimant:seat}.",
    Proved: "{seat} [show] the {role:role} and [swap] it for a new card.",
    CaughtLying: "{seat} [have] no {role:role}.",
    Raided: "{seat} [take] {credits:# credit} from {target:seat}.",
    Paid: "{seat} [pay] {credits:# credit} to bring {target:seat} down.",
    GaveUp: "{seat} [give] up the {card:role}.",
    Ousted: "{seat} [have] no cards left and [leave] the council.",
}
TERMS: Final[Terms] = {"role": {role: role.capitalize() for role in ROLES}}
PHRASES: Final = Phrasebook(SENTENCES, TERMS)
