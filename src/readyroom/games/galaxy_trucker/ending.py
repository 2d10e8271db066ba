"""The verdict at the end of a match, and what a trucker is currently deciding."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from readyroom.core.ending import Feat, Ribbon, Verdict, awarded, by_row, counted, margin, ranked, told
from readyroom.core.match import Match
from readyroom.core.struct import Outcome, Points
from readyroom.core.words import Words
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.activity import doing
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.view import Doing
from readyroom.games.galaxy_trucker.words import PHRASES

SCENIC: Final = "At least it was scenic."


def verdict(s: State, outcome: Outcome) -> Verdict:
    """R-115: everyone who makes a profit wins, and the richest wins most."""
    rows = ranked(outcome)
    won = tuple(row.seat for row in rows if row.seat in outcome.winners)
    parts = by_row(rows, sources(s, outcome))
    if not won:
        return Verdict(Words(("Nobody made a profit",)), Words((SCENIC,)), "lost", (), rows, parts)
    everyone = len(won) == s.seats > 1
    headline = "Everyone made a profit" if everyone else "{won:seat*} made a profit"
    richest = tuple(row.seat for row in rows if row.place == 1)
    if s.seats == 1:
        detail = Words(("A profit is a win.",))
    elif len(richest) > 1:
        detail = told(PHRASES, "{richest:seat*} [win] a little more, as the richest.", richest=richest)
    else:
        lead = margin(PHRASES, outcome)
        wins = told(PHRASES, f"{{richest:seat*}} {'[come] first' if len(won) > 1 else '[win]'}, ", richest=richest)
        detail = Words((*wins.parts, *lead.parts))
    return Verdict(told(PHRASES, headline, won=won), detail, "won", won, rows, parts)


def sources(s: State, outcome: Outcome) -> dict[str, Sequence[Points]]:
    """Where the credits came from: the last flight's bills, and the balance before it."""
    named: dict[str, Sequence[Points]] = {}
    if len(s.bills) == s.seats:
        columns = list(zip(*s.bills, strict=True))
        finishing, looking, goods, _, paid, _, mission, penalty = columns
        named["Arriving early"] = finishing
        named["Best-looking ship"] = looking
        named["Goods"] = goods
        named["Mission"] = mission
        named["Lost parts"] = [-one for one in paid]
        named["Penalty"] = [-one for one in penalty]
    rest = [score - sum(column[seat] for column in named.values()) for seat, score in enumerate(outcome.scores)]
    return {"Before the last bill": rest, **named}


def awards(match: Match) -> tuple[Ribbon, ...]:
    feats = (
        Feat("Hauler", "{seat} [load] {n:# block} of goods.", counted(match, e.Stowed), 2),
        Feat("Gunner", "{seat} [shoot] {n:# meteor}.", counted(match, e.MeteorShot), 1),
        Feat("Behind the shield", "{seat} [stop] {n:# hit} with a shield.", counted(match, e.ShieldHeld), 1),
        Feat("Terror of pirates", "{seat} [beat] {n:# enemy}.", counted(match, e.EnemyMet, _won), 1),
        Feat("Tourist", "{seat} [land] on {n:# planet}.", counted(match, e.Landed), 1),
        Feat("Shipwright", "{seat} [place] {n:# tile}.", counted(match, e.TilePlaced), 10),
        Feat("Thick hull", "{seat} [let] {n:# meteor} bounce off.", counted(match, e.Bounced), 1),
        Feat("Opportunist", "{seat} [accept] {n:# offer}.", counted(match, e.OfferTaken), 1),
        Feat("Confetti", "{seat} [leave] {n:# part} among the stars.", counted(match, e.Destroyed), 1),
    )
    return awarded(PHRASES, match.seats, feats)


def _won(fight: e.EnemyMet) -> int:
    return int(fight.result == "won")


DECIDING: Final[dict[Doing, str]] = {
    "choose mission": "which mission to fly",
    "placing bets": "what to bet",
    "inspection": "how to make the ship legal",
    "repairs": "what to repair",
    "boarding": "who flies along",
    "seating commuters": "where the commuters ride",
    "seating envoy": "which cabin the envoy gets",
    "between cards": "whether to fly on",
    "meet supercard": "whether to give up a crate",
    "declare": "how many batteries to use",
    "planets": "whether to land",
    "abandoned": "whether to stop",
    "enemy": "what to do about the enemy",
    "defending": "what to do about the hit",
    "black hole": "how to get past the black hole",
    "loading": "what to load",
    "losing crew": "who leaves the ship",
    "losing goods": "which goods to lose",
    "choosing figure": "who leaves the ship",
    "keeping part": "which part of the ship to keep",
    "coming back": "whether to come back",
    "agreeing on the supercard": "whether to dare",
    "agreeing on the ship": "whether to switch ships",
}
"""Phrases by the activity that the view shows."""
BUILDING: Final[dict[Doing, str]] = {
    "get ready": "getting ready to build",
    "Building": "building",
    "BuildInTurns": "building",
    "last tile": "placing the last tile",
}
"""No detail while everyone builds."""


def deciding(s: State, seat: int) -> Words:
    """What a trucker is doing or deciding."""
    now = doing(s)
    if now in BUILDING:
        return PHRASES.about(seat, f"{{seat}} [be] {BUILDING[now]}.")
    return PHRASES.about(seat, f"{{seat}} [be] deciding {DECIDING[now]}.")
