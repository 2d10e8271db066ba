"""Escort Mission: a courier flies along on its own rocket, is not affected by cards, and needs guards."""

from __future__ import annotations

from typing import Final

from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards import adventures as cards
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.route import SPACES, start_space
from readyroom.games.galaxy_trucker.state import State

HULL: Final[tuple[int, ...]] = (2, 3, 4)
REACH: Final[tuple[int, ...]] = (4, 6, 8)
NEEDED: Final = {2: 1, 3: 1, 4: 2}
AHEAD: Final[tuple[int, ...]] = (3, 4, 5)
DANGEROUS: Final[tuple[int, ...]] = (
    cards.METEORIC_SWARM, cards.PIRATES, cards.SLAVERS, cards.SMUGGLERS, cards.COMBAT_ZONE, cards.SABOTAGE,
)  # fmt: skip


def meet_client(s: State) -> None:
    """The courier starts behind all other rockets."""
    s.client = [start_space(len(s.playing()) + 1, s.level), HULL[s.level - 1]]


def escort(s: State, t: Telling) -> None:
    """After each card: the courier may be hit, the ships near it get guard tokens, and it moves."""
    if not s.client or s.client[1] == 0:
        return
    order = s.order()
    reach = REACH[s.level - 1]
    near = [seat for seat in order if abs(s.truckers[seat].place - s.client[0]) <= reach]
    if CARDS[s.card].kind in DANGEROUS and len(near) < min(NEEDED[max(2, len(s.playing()))], len(order)):
        s.client = [s.client[0], s.client[1] - 1]
        if t.aloud:
            t.tell(e.ClientHit(s.client[1]))
        if s.client[1] == 0:
            return
    ahead = [seat for seat in near if s.truckers[seat].place > s.client[0]]
    behind = [seat for seat in near if s.truckers[seat].place < s.client[0]]
    guards = ahead[-1:] + behind[:1]
    for seat in guards:
        s.truckers[seat].guards += 1
    if guards and t.aloud:
        t.tell(e.ClientGuarded(tuple(guards)))
    _move(s, AHEAD[s.level - 1] if CARDS[s.card].kind == cards.OPEN_SPACE else -1, t)


def _move(s: State, days: int, t: Telling) -> None:
    """R-51 also applies to the courier."""
    taken = {trucker.place % SPACES for trucker in s.truckers if trucker.flying}
    step = 1 if days > 0 else -1
    place = s.client[0]
    for _ in range(abs(days)):
        place += step
        while place % SPACES in taken:
            place += step
    s.client = [place, s.client[1]]
    if t.aloud:
        t.tell(e.ClientFlew(days, place % SPACES))
