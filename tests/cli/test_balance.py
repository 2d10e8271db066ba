"""Balance reports from simulations: cards, seats, the page and the tables."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from tests.cli.command_line import CABAL, readyroom

from readyroom.cli.simulate.balance import Balance, weigh
from readyroom.cli.simulate.balance_tables import findings
from readyroom.cli.simulate.page import page
from readyroom.cli.simulate.plan import Plan, Result
from readyroom.core.account import Account, Component
from readyroom.core.chance import Chance

CAPTAINS = ("--game", "readyroom.games.starship_captains.game:GAME")
CARDS = tuple(Component(id, id.capitalize(), "card", "cards") for id in ("plain", "strong", "weak", "shunned"))
ADDS = {"plain": 2, "strong": 9, "weak": 1}


def played(matches: int = 400, head_start: int = 0) -> list[Result]:
    """Two-player matches in which each card adds its value, plus luck. Seat 1 begins."""
    luck = Chance("a fair game")
    results = []
    for number in range(matches):
        offers = {id: tuple(seat for seat in (0, 1) if luck.below(3) == 0) for id in ADDS}
        offers["shunned"] = (0,) if number < 8 else ()
        scores = tuple(
            20 + luck.below(7) + (head_start if seat == 1 else 0) + sum(ADDS[id] for id in ADDS if seat in offers[id])
            for seat in (0, 1)
        )
        results.append(
            Result(
                number, "seed", ("a", "a"), scores, (1, 1), "Over.", 1, 0.1, (0.0, 0.0), (1, 1),
                account=Account(offers, (1, 0)),
            )
        )  # fmt: skip
    return results


def test_a_card_is_worth_what_it_adds_all_else_being_equal() -> None:
    cards = {card.id: card for card in weigh(CARDS, None, played()).cards}
    assert {id: round(cards[id].worth) for id in ADDS} == ADDS
    assert all(cards[id].low < ADDS[id] < cards[id].high for id in ADDS)
    assert 0.5 < cards["plain"].rate < 0.6  # neither of two seats leaves it with 4/9


def test_overpowered_and_unwanted_cards_are_named() -> None:
    balance = weigh(CARDS, None, played())
    assert {card.id: card.verdict for card in balance.cards} == {
        "plain": "", "strong": "too strong", "weak": "", "shunned": "seldom taken",
    }  # fmt: skip
    assert any("Shunned" in line for line in findings(balance)) and any("Strong" in line for line in findings(balance))


def test_cards_everyone_has_are_compared_with_their_average() -> None:
    friends = tuple(Component(id, id.capitalize(), "friend", "friends") for id in ("kind", "useful", "grim"))
    results = []
    for result in played():
        account = result.account
        assert account is not None
        friend = friends[result.number % 3].id
        more = {"kind": 0, "useful": 6, "grim": -3}[friend]
        scores = tuple(score + more for score in result.scores)
        met = Account({**account.offers, friend: (0, 1)}, account.order)
        results.append(msgspec.structs.replace(result, scores=scores, account=met))
    cards = {card.id: card for card in weigh((*CARDS, *friends), None, results).cards}
    assert {id: round(cards[id].worth) for id in ("kind", "useful", "grim")} == {"kind": -1, "useful": 5, "grim": -4}
    assert cards["useful"].high - cards["useful"].low < 1.5
    assert cards["useful"].verdict == "too strong" and not cards["kind"].verdict and not cards["grim"].verdict


def test_a_card_that_was_never_on_offer_is_not_judged() -> None:
    unseen = Component("unseen", "Unseen", "card", "cards")
    assert "unseen" not in [card.id for card in weigh((*CARDS, unseen), None, played(40)).cards]


@pytest.mark.parametrize("head_start", [0, 4])
def test_the_starters_advantage_is_separate_from_the_seats(head_start: int) -> None:
    balance = weigh(CARDS, None, played(head_start=head_start))
    assert balance.order[0].ahead == pytest.approx(balance.seats[1].ahead)
    assert balance.order[0].fair == (head_start == 0)
    assert balance.order[0].low < head_start / 2 < balance.order[0].high


def test_scores_are_measured_by_the_games_own_scale() -> None:
    balance = weigh(CARDS, (20, 30), played())
    scores = [score for result in played() for score in result.scores]
    assert balance.beyond[1] == sum(score >= 30 for score in scores) / len(scores)
    assert sum(balance.scores.values()) == len(scores)


class Tags(HTMLParser):
    """What a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.met: set[str] = set()
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.met.add(tag)
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href")]


def read(balance: Balance) -> tuple[str, Tags]:
    text = page(Plan("cards", 2, {}, ("a", "a"), "<seed>"), "Cards & more", 400, balance)
    tags = Tags()
    tags.feed(text)
    return text, tags


def test_the_page_is_self_contained() -> None:
    text, tags = read(weigh(CARDS, (20, 30), played()))
    assert {"table", "svg", "rect", "style"} <= tags.met and "script" not in tags.met and not tags.fetched
    assert "Cards &amp; more" in text and "&lt;seed&gt;" in text
    assert all(card.name in text for card in CARDS)


def test_a_report_is_printed_and_written(tmp_path: Path) -> None:
    arguments = ("-n", "3", "--seats", "2", "--bots", "easy", "--seed", "5", "--jobs", "1", "--out", str(tmp_path))
    said = readyroom("simulate", "starship-captains", *arguments, "--report", *CAPTAINS)
    assert said.returncode == 0, said.stderr
    for word in ("Missions of 3 lines", "Rooms", "Events", "player 1", "Worth:", "20 to 75"):
        assert word in said.stdout
    assert (tmp_path / "balance.html").read_text().startswith("<!doctype html>")
    cards = json.loads((tmp_path / "report.json").read_text())["balance"]["cards"]
    assert {card["kind"] for card in cards} == {"mission", "tech", "event"}
    matches = [json.loads(line) for line in (tmp_path / "matches.jsonl").read_text().splitlines()]
    assert all(sorted(match["account"]["order"]) == [0, 1] for match in matches)


def test_a_game_that_does_not_count_its_cards_has_no_report(tmp_path: Path) -> None:
    said = readyroom("simulate", "cabal", "-n", "1", "--report", "--out", str(tmp_path), *CABAL)
    assert said.returncode == 2 and "no report" in said.stderr
