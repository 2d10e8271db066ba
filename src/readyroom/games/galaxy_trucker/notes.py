"""Notes on the answers that would end a seat's flight."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from readyroom.core.chance import NoChance
from readyroom.core.choice import Note
from readyroom.core.errors import UnknownChance
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.core.words import Words
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker.cards.route import SPACES
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.black_hole import BlackHole
from readyroom.games.galaxy_trucker.steps.flight import EndOfCard, Flight

OUT: Final = {
    "gave up": "No pay for arriving, and half the value of your goods.",
    "no engines": "No engine power: you give up the flight.",
    "no humans": "No humans left: you give up the flight.",
    "lapped": "The leader laps you: you give up the flight.",
    "sucked in": "You lose the whole ship and give up the flight.",
    "died": "You die and lose all your credits.",
}
"""Notes by the reason for leaving the flight."""
POSSUM: Final = "You sit out the rest of the game."
HARMLESS: Final = (a.Power, a.Retain, a.Stow, a.Unload, a.GiveGood, a.GiveToken, a.ComeBack)
"""Answers that only lead to the next question, or cost nothing a ship needs to fly. There can be many of them."""


def notes(s: State, seat: int) -> tuple[Note, ...]:
    """Notes on the answers that end this seat's flight, whatever the dice say."""
    if s.phase != "fly" or not s.stack:
        return ()
    choosing = isinstance(s.stack[-1], BlackHole)
    found: list[Note] = []
    for action in s.stack[-1].legal(s, seat):
        if isinstance(action, HARMLESS) or (choosing and isinstance(action, a.Jettison)):
            continue
        said = POSSUM if isinstance(action, a.PlayPossum) else OUT.get(_fate(s, seat, action), "")
        if said:
            found.append(Note("", Words((said,)), possible=True, answer=action, fatal=True))
    return tuple(found)


def _fate(s: State, seat: int, action: Action) -> str:
    """Why this answer certainly makes the seat leave the flight, tried on a copy until chance decides, a seat is asked
    or the card is finished. A ship without humans leaves when the card is finished."""
    trial = s.clone()
    trial.legal = None
    t = Telling(NoChance(), aloud=False)
    with suppress(UnknownChance):
        trial.stack[-1].apply(trial, seat, action, t)
        while not isinstance(trial.stack[-1], (EndOfCard, Flight)) and not trial.stack[-1].waits(trial):
            trial.stack[-1].run(trial, t)
    trucker = trial.truckers[seat]
    if not trucker.flying:
        return trucker.left
    if not trucker.ship.humans():
        return "no humans"
    ahead = trial.truckers[trial.order()[0]].place - trucker.place
    return "lapped" if isinstance(trial.stack[-1], EndOfCard) and ahead > SPACES else ""
