"""A game's balance as one page: no script, nothing to fetch, every picture drawn in place."""

from __future__ import annotations

from html import escape
from itertools import groupby
from statistics import fmean

from readyroom.cli.simulate.balance import LEAST_WORTH, TOO_FAR, TOO_MUCH, Balance, CardTally, SeatTally
from readyroom.cli.simulate.balance_tables import WORTH, findings, scores_in_words
from readyroom.cli.simulate.plan import Plan
from readyroom.cli.simulate.standalone import document, histogram


def page(plan: Plan, title: str, matches: int, balance: Balance) -> str:
    chosen = "".join(f", {name}={value}" for name, value in plan.options.items())
    about = (
        f"{plan.seats} seats{chosen}, {', '.join(dict.fromkeys(plan.bots))} bots, {matches} matches, seed {plan.seed}"
    )
    parts = [
        f"<h1>{escape(title)}: is it fair?</h1><p class=soft>{escape(about)}</p>",
        "".join(f"<p>{escape(line)}</p>" for line in findings(balance)),
        f"<h2>Scores</h2><p>{escape(scores_in_words(balance))}</p>{_histogram(balance)}",
    ]
    if len(balance.seats) > 1:
        parts.append(f"<h2>Points ahead of the average of the match</h2>{_seats((*balance.seats, *balance.order))}")
    for kind, cards in groupby(balance.cards, key=lambda card: card.kind):
        parts.append(f"<h2>{escape(kind.capitalize())}s</h2><p class=soft>{escape(WORTH)}</p>")
        listed = sorted(cards, key=lambda card: (card.peers, -card.worth))
        parts += [_cards(peers, list(same)) for peers, same in groupby(listed, key=lambda card: card.peers)]
    return document(f"{title}: is it fair?", parts)


def _cards(peers: str, cards: list[CardTally]) -> str:
    taken = [card for card in cards if card.taken]
    least = min([0.0, *(card.low for card in taken)])
    most = max([LEAST_WORTH, *(card.high for card in taken)])
    average = fmean(card.worth for card in taken) if taken else 0.0
    rows = "".join(
        f"<tr><td>{escape(card.name)}</td><td>{card.offered}</td><td>{card.rate:.0%}</td><td>{card.score:.1f}</td>"
        f"<td>{card.worth:.1f}</td><td>{card.times:.2f}</td>"
        f"<td class=wide>{_bar(card.worth, card.low, card.high, least, most, average, bool(card.verdict))}</td>"
        f"<td class=bad>{card.verdict}</td></tr>"
        for card in cards
    )
    heads = ("offered", "taken", "score", "worth", "x peers", f"worth, with 95% interval; dashed: {TOO_MUCH:.0f} x", "")
    head = "".join(f"<th>{escape(one)}</th>" for one in (peers, *heads))
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _seats(seats: tuple[SeatTally, ...]) -> str:
    reach = max([TOO_FAR * 1.2, *(max(abs(one.low), abs(one.high)) for one in seats)])
    rows = "".join(
        f"<tr><td>{escape(one.name)}</td><td>{one.ahead:+.2f}</td><td>{one.low:+.2f} to {one.high:+.2f}</td>"
        f"<td class=wide>{_bar(one.ahead, one.low, one.high, -reach, reach, 0.0, not one.fair)}</td></tr>"
        for one in seats
    )
    return f"<table><thead><tr><th>who</th><th>ahead</th><th>95% interval</th><th></th></tr></thead>{rows}</table>"


def _bar(value: float, low: float, high: float, least: float, most: float, average: float, off: bool) -> str:
    """A bar from zero to the value, its interval, and the limit: twice the average of the table."""

    def x(number: float) -> float:
        return round(300 * (number - least) / (most - least), 1)

    limit = TOO_MUCH * max(LEAST_WORTH, average)
    line = f"<line class=even x1={x(limit)} x2={x(limit)} y1=0 y2=18 />" if average and limit <= most else ""
    return (
        f"<svg viewBox='0 0 300 18' role=img aria-label='{value:.1f}, from {low:.1f} to {high:.1f}'>"
        f"<line class=rule x1={x(0)} x2={x(0)} y1=0 y2=18 />"
        f"<rect class='bar{' off' if off else ''}' y=4 height=10"
        f" x={min(x(0), x(value))} width={abs(x(value) - x(0)):.1f} />"
        f"<line class=reach x1={x(low)} x2={x(high)} y1=9 y2=9 />{line}</svg>"
    )


def _histogram(balance: Balance) -> str:
    """How often each score occurred, with the ends of the game's own scale."""
    if not balance.scores:
        return ""
    marks = balance.scale or ()
    span = (min((*balance.scores, *marks)), max((*balance.scores, *marks)))
    return histogram(balance.scores, span, "how often each score was made", marks)
