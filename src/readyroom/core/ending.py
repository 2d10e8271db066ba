"""How a finished match is told: who won and by how much, where the points come from, and a kind word for everyone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, Literal, TypeVar

import msgspec

from readyroom.core.english import half
from readyroom.core.struct import Event, Outcome, Points
from readyroom.core.words import Phrasebook, Words

if TYPE_CHECKING:
    from readyroom.core.match import Match

E = TypeVar("E", bound=Event)


class Row(msgspec.Struct, frozen=True):
    """A row of the ranking: a seat's, or one for the ``name`` where nobody sits."""

    seat: int | None
    place: int
    score: Points
    name: str = ""


class Source(msgspec.Struct, frozen=True):
    """A source of points, and how many each row of the ranking has from it."""

    name: str
    points: tuple[Points, ...]


Mood = Literal["won", "lost", "scored"]


class Verdict(msgspec.Struct, frozen=True):
    """The ending in a heading and a sentence. ``mood`` is won if anyone won (alone or together), lost if nobody at the
    table did, and scored if there was nobody to beat. ``rows`` starts with the first place."""

    headline: Words
    detail: Words
    mood: Mood
    won: tuple[int, ...]
    rows: tuple[Row, ...]
    sources: tuple[Source, ...] = ()


class Ribbon(msgspec.Struct, frozen=True):
    """Something a player did more of than the others, or did well."""

    seat: int
    title: str
    words: Words


class Feat(msgspec.Struct, frozen=True):
    """What an award may be given for: ``words`` has the holes ``{seat}`` and ``{n}``, and ``counts`` holds each seat's
    n."""

    title: str
    words: str
    counts: Sequence[int]
    least: int = 1


COMPANY = Feat("Good company", "{seat} [see] it through to the end.", ())
"""For those who stand out in nothing that was counted."""


def told(words: Phrasebook, template: str, **fields: object) -> Words:
    """A template filled by name."""
    return words.fill(template, SimpleNamespace(**fields))


def ranked(outcome: Outcome) -> tuple[Row, ...]:
    """The seats in the order of their places."""
    rows = [Row(seat, place, outcome.scores[seat]) for seat, place in enumerate(outcome.ranking)]
    return tuple(sorted(rows, key=lambda row: row.place))


def by_row(rows: Sequence[Row], named: dict[str, Sequence[Points]]) -> tuple[Source, ...]:
    """Sources of points with every seat's share; those that brought nobody anything are left out. A row
    without a seat takes the last entry."""
    found = []
    for name, points in named.items():
        if any(points):
            found.append(Source(name, tuple(points[-1 if row.seat is None else row.seat] for row in rows)))
    return tuple(found)


def plain_verdict(words: Phrasebook, outcome: Outcome, sources: dict[str, Sequence[Points]] | None = None) -> Verdict:
    """The verdict on a match in which the first place wins, or in which all win or lose together."""
    rows = ranked(outcome)
    parts = by_row(rows, sources or {})
    if outcome.together:
        won = bool(outcome.winners)
        crew = (Row(None, rows[0].place, rows[0].score, "The crew"),)
        headline = Words(("The crew wins" if won else "The crew loses",))
        return Verdict(headline, Words((outcome.reason,)), "won" if won else "lost", outcome.winners, crew)
    if not outcome.winners:
        return Verdict(Words(("Nobody wins",)), Words((outcome.reason,)), "lost", (), rows, parts)
    several = len(outcome.winners) > 1
    headline = told(
        words, "{winners:seat*} [share] the win" if several else "{winners:seat*} [win]", winners=outcome.winners
    )
    return Verdict(headline, margin(words, outcome), "won", outcome.winners, rows, parts)


def margin(words: Phrasebook, outcome: Outcome) -> Words:
    """By how much the first place leads the second, or which tiebreaker decides."""
    first = [seat for seat, place in enumerate(outcome.ranking) if place == 1]
    rest = [place for place in outcome.ranking if place > 1]
    if len(first) != 1 or not rest:
        return Words((outcome.reason,))
    second = tuple(seat for seat, place in enumerate(outcome.ranking) if place == min(rest))
    best, next_best = outcome.scores[first[0]], outcome.scores[second[0]]
    if best == next_best:
        return Words((outcome.reason,))
    return told(words, "{best} to {next} over {second:seat*}.", best=half(best), next=half(next_best), second=second)


def happened(match: Match, kind: type[E]) -> Iterator[E]:
    """The events of a kind in all entries that stand. Only for finished matches: it tells every secret."""
    for seq in match.line:
        for one in match.told[seq]:
            if isinstance(one.event, kind):
                yield one.event


def counted(match: Match, kind: type[E], worth: Callable[[E], int] = lambda _: 1) -> list[int]:
    """How often each seat caused an event of a kind, or how much these were worth."""
    counts = [0] * match.seats
    for event in happened(match, kind):
        seat: int = getattr(event, "seat", -1)
        if 0 <= seat < match.seats:
            counts[seat] += worth(event)
    return counts


def awarded(words: Phrasebook, seats: int, feats: Sequence[Feat]) -> tuple[Ribbon, ...]:
    """One award per seat, each for another feat; the clearest leads go first."""
    chances = [
        (_standing_out(feat.counts, seat), -number, seat)
        for number, feat in enumerate(feats)
        for seat in range(seats)
        if feat.counts[seat] >= feat.least
    ]
    given: dict[int, Feat] = {}
    used: set[int] = set()
    for _, number, seat in sorted(chances, reverse=True):
        if seat not in given and number not in used:
            given[seat] = feats[-number]
            used.add(number)
    found = []
    for seat in range(seats):
        feat = given.get(seat, COMPANY)
        n = feat.counts[seat] if feat.counts else 0
        found.append(Ribbon(seat, feat.title, told(words, feat.words, seat=seat, n=n)))
    return tuple(found)


def _standing_out(counts: Sequence[int], seat: int) -> float:
    """A seat's share of what it and its best rival have."""
    others = max((n for other, n in enumerate(counts) if other != seat), default=0)
    return counts[seat] / (counts[seat] + max(others, 0))
