"""How a finished match is told, and what someone is deciding in a running one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from readyroom.core.ending import Feat, Mood, Ribbon, Row, Verdict, awarded, by_row, counted, plain_verdict, told
from readyroom.core.match import Match
from readyroom.core.struct import Outcome, Points
from readyroom.core.words import Words
from readyroom.games.tiny_epic_galaxies import events as e
from readyroom.games.tiny_epic_galaxies.cards.mats import FACES
from readyroom.games.tiny_epic_galaxies.cards.rogues import ROGUES
from readyroom.games.tiny_epic_galaxies.scoring import scores
from readyroom.games.tiny_epic_galaxies.state import ROGUE, State
from readyroom.games.tiny_epic_galaxies.steps.follow import FollowWindow
from readyroom.games.tiny_epic_galaxies.view_builder import being_done
from readyroom.games.tiny_epic_galaxies.words import PHRASES

ROGUE_GALAXY: Final = "The Rogue Galaxy"


def verdict(s: State, outcome: Outcome) -> Verdict:
    """In the solo game the Rogue Galaxy is the other player: it is in the ranking, and it can win."""
    found = scores(s)
    sources: dict[str, Sequence[Points]] = {
        "Planets": [score.planets for score in found],
        "Empire level": [score.empire for score in found],
        "Secret mission": [score.mission for score in found],
        "Pilots": [score.pilots for score in found],
        "Dwarf planets": [score.dwarfs for score in found],
        "Badges": [score.badges for score in found],
    }
    if not s.solo:
        return plain_verdict(PHRASES, outcome, sources)
    won = bool(outcome.winners)
    me = Row(0, 1 if won else 2, outcome.scores[0])
    rogue = Row(None, 2 if won else 1, found[ROGUE].total, ROGUES[s.rogue].name)
    rows = (me, rogue) if won else (rogue, me)
    headline = told(PHRASES, "{seat} [beat] the Rogue Galaxy", seat=0) if won else Words((f"{ROGUE_GALAXY} wins",))
    mood: Mood = "won" if won else "lost"
    return Verdict(headline, Words((outcome.reason,)), mood, outcome.winners, rows, by_row(rows, sources))


def awards(match: Match) -> tuple[Ribbon, ...]:
    cards = [taken + freed for taken, freed in zip(counted(match, e.CardTaken), counted(match, e.Freed), strict=True)]
    feats = (
        Feat("Second shadow", "{seat} [follow] {n:# time}.", counted(match, e.Followed), 3),
        Feat("Settler", "{seat} [colonize] {n:# planet}.", counted(match, e.Colonized), 2),
        Feat("Far lander", "{seat} [bring] {n:# card} home from Unexplored Space.", cards, 2),
        Feat("Silver tongue", "{seat} [use] a diplomacy die {n:# time}.", _used(match, "diplomacy"), 3),
        Feat("Deep pockets", "{seat} [gain] {n} energy.", counted(match, e.Gained, lambda one: one.energy), 10),
        Feat("Patron of the arts", "{seat} [gain] {n} culture.", counted(match, e.Gained, lambda one: one.culture), 8),
        Feat("Frequent flyer", "{seat} [move] ships {n:# time}.", counted(match, e.Moved), 4),
        Feat("Talent scout", "{seat} [hire] {n:# pilot}.", counted(match, e.Hired), 1),
        Feat("Empire builder", "{seat} [upgrade] the empire {n:# time}.", counted(match, e.Upgraded), 2),
        Feat("One more roll", "{seat} [reroll] {n:# time}.", counted(match, e.Rerolled), 3),
    )
    return awarded(PHRASES, match.seats, feats)


def _used(match: Match, face: str) -> list[int]:
    return counted(match, e.Activated, lambda one: int(one.die == face))


DECIDING: Final = {
    "advance": "which ship advances",
    "regress": "which ship to push back",
    "move": "where to fly",
    "colony": "what to do with the colony die",
    "upgrade": "whether to upgrade the empire",
    "reroll": "which dice to reroll",
    "set die": "which die to set",
    "discard": "which dice to discard",
    "explore": "which card to take from Unexplored Space",
    "gain": "what to gain",
    "peek": "what to do with the next exploration card",
    "refresh": "which pilots to replace",
    "take card": "which card to take",
    "face": "which face to use",
    "copy": "which planet to use",
    "trade": "what to trade",
    "steal": "who to steal from",
    "recall": "which ship comes home",
    "transfer": "where to shift a ship",
    "replace": "which planet to replace",
    "rogue": "what to do about the Rogue's die",
    "missions": "which secret mission to keep",
    "turn": "what to do with the dice",
}
"""By the activity, as the view names it."""


def deciding(s: State, seat: int) -> Words:
    """What a seat is deciding, as everyone can see it."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, FollowWindow):
        return PHRASES.about(seat, f"{{seat}} [be] deciding whether to follow the {FACES[top.face]} die.")
    doing = being_done(s)[0].partition(" planet:")[0]
    if doing.startswith("landing:"):
        return told(PHRASES, "{seat} [be] deciding whether to use {planet:planet}.", seat=seat, planet=doing[8:])
    what = DECIDING.get(doing, "")
    return PHRASES.about(seat, f"{{seat}} [be] deciding {what}." if what else "{seat} [be] deciding.")
