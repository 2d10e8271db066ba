"""A game's balance, as tables in the terminal."""

from __future__ import annotations

from itertools import groupby

from rich.console import Console
from rich.table import Table

from readyroom.cli.simulate.balance import SELDOM, TOO_FAR, TOO_MUCH, Balance, CardTally
from readyroom.cli.simulate.report import slim_table

WORTH = "Worth: how many more points a seat scored for taking it, everything else it took being equal."


def show_balance(balance: Balance, console: Console) -> None:
    listed = sorted(balance.cards, key=lambda card: (card.kind, card.peers, -card.worth))
    for peers, cards in groupby(listed, key=lambda card: card.peers):
        console.print(_cards(peers, list(cards)))
    console.print(WORTH)
    if len(balance.seats) > 1:
        console.print(_seats(balance))
    console.print(scores_in_words(balance))
    for line in findings(balance):
        console.print(line)


def scores_in_words(balance: Balance) -> str:
    said = f"Scores: {balance.mean:.1f} on average ({balance.low:.1f} to {balance.high:.1f})."
    if balance.scale is None:
        return said
    least, most = balance.scale
    below, above = balance.beyond
    ends = f"{below:.1%} had {least} or less, {above:.1%} {most} or more"
    return f"{said} Its verdicts range from {least} to {most}: {ends}."


def findings(balance: Balance) -> list[str]:
    """What is out of balance, in sentences."""
    seldom = [card.name for card in balance.cards if card.verdict == "seldom taken"]
    strong = [card.name for card in balance.cards if card.verdict == "too strong"]
    ahead = [one.name for one in (*balance.seats, *balance.order) if not one.fair]
    return [
        f"Taken in fewer than {SELDOM:.0%} of the matches it was on offer: {', '.join(seldom) or 'no card'}.",
        f"Worth more than {TOO_MUCH:.0f} times its peers: {', '.join(strong) or 'no card'}.",
        f"More than {TOO_FAR:.0f} point from the average: {', '.join(ahead) or 'no seat, and no place in the order'}.",
    ]


def _cards(peers: str, cards: list[CardTally]) -> Table:
    table = slim_table(title=peers.capitalize())
    table.add_column("", no_wrap=True)
    for heading in ("offered", "taken", "score", "worth", "95% interval", "x peers"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for card in cards:
        known = (f"{card.score:.1f}", f"{card.worth:.1f}", f"{card.low:.1f} to {card.high:.1f}", f"{card.times:.2f}")
        table.add_row(
            card.name, f"{card.offered}", f"{card.rate:.0%}", *(known if card.taken else ("",) * 4), card.verdict
        )  # fmt: skip
    return table


def _seats(balance: Balance) -> Table:
    table = slim_table(title="Points ahead of the average of the match")
    for heading in ("who", "ahead", "95% interval"):
        table.add_column(heading, justify="left" if heading == "who" else "right")
    for one in (*balance.seats, *balance.order):
        table.add_row(one.name, f"{one.ahead:+.2f}", f"{one.low:+.2f} to {one.high:+.2f}")
    return table
