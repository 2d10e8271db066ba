"""The mission of the day is the same everywhere, forever."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

import readyroom
from readyroom import days
from readyroom.core import registry
from readyroom.core.codec import decode_options
from readyroom.core.match import Match
from readyroom.core.presets import DayScheme

GOLDEN = json.loads((Path(__file__).parents[1] / "golden" / "days.json").read_text())


@pytest.mark.parametrize("day", GOLDEN)
def test_a_past_day_never_changes(day: str) -> None:
    """Its name, its kind, its seed, and what that seed deals: a past day never changes."""
    made = [
        [one.game, one.name, one.words, one.seed, list(one.match().entries[0].chance)[:8]]
        for one in readyroom.daily(day)
    ]
    assert made == GOLDEN[day]


def test_every_day_of_two_months_can_be_played() -> None:
    for number in range(60):
        for mission in readyroom.daily(date(2026, 11, 1) + timedelta(days=number)):
            game = registry.game(mission.game, mission.rules)
            options = decode_options(game.Options, mission.options)
            game.check_options(options, mission.seats)
            assert len(mission.bots) == mission.seats - 1 and mission.crew in game.levels


def test_a_new_scheme_leaves_past_days_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("space-alert")
    old = game.daily[-1]
    before = days.mission_of(game, date(2026, 11, 17))
    later = DayScheme(2, "2027-01-01", 1, 2, ("easy",), "easy", old.week, old.names, "mission", "came home")
    monkeypatch.setattr(type(game), "daily", (*game.daily, later))
    assert days.mission_of(game, date(2026, 11, 17)) == before
    changed = days.mission_of(game, date(2027, 1, 1))
    assert changed is not None and (changed.scheme, changed.rules, changed.seats) == (2, 1, 2)
    assert days.mission_by(game, date(2027, 1, 1), 1) != changed


def test_a_name_repeats_only_after_all_others() -> None:
    names = [[one.name for one in readyroom.daily(date(2026, 11, 1) + timedelta(days=number))] for number in range(576)]
    assert all(len(set(column)) == 576 for column in zip(*names, strict=True))


def test_everyone_draws_the_same_cards_whatever_they_do_in_between() -> None:
    """Two crews, one of which talks much more, are dealt the same hands in every phase."""
    mission = next(one for one in readyroom.daily("2026-11-16") if one.game == "space-alert")
    quiet, busy = mission.match(), mission.match()
    for match, every in ((quiet, 1), (busy, 4)):
        while len(lucky(match)) < 4 and match.outcome is None and len(match.entries) < 2_000:
            for seat in match.to_act:
                for _ in range(every):
                    if match.legal(seat):
                        match.act(seat, match.legal(seat)[0])
            match.tick(match.deadline)
    assert len(busy.entries) > len(quiet.entries)
    assert lucky(quiet)[:4] == lucky(busy)[:4]
    assert readyroom.replay({**busy.record(), "seed": busy.seed}) == busy, "and the seed confirms it"


def lucky(match: Match) -> list[tuple[int, ...]]:
    return [entry.chance for entry in match.entries if entry.chance]


def test_other_seeds_draw_by_the_number_of_the_entry() -> None:
    """As all matches did before there were daily ones."""
    mission = next(one for one in readyroom.daily("2026-11-16") if one.game == "starship-captains")
    plain = readyroom.new_match(mission.game, 1, mission.options, mission.seed.removeprefix("daily:"), mission.rules)
    assert plain.entries[0].chance != mission.match().entries[0].chance


@pytest.mark.parametrize(
    ("flown", "until", "found"),
    [
        ([], "2026-11-17", 0),
        (["2026-11-17"], "2026-11-17", 1),
        (["2026-11-16"], "2026-11-17", 1),
        (["2026-11-15"], "2026-11-17", 0),
        (["2026-11-14", "2026-11-16", "2026-11-17"], "2026-11-17", 2),
        (["2026-10-30", "2026-10-31", "2026-11-01"], "2026-11-02", 3),
        (["2027-12-31", "2028-01-01"], "2028-01-01", 2),
    ],
)
def test_a_streak_is_days_in_a_row_and_today_can_wait(flown: list[str], until: str, found: int) -> None:
    assert days.streak(set(flown), days.day_of(until)) == found


@pytest.mark.parametrize("wrong", ["", "today", "2026-13-01", "20261117", "2026-W47-2"])
def test_an_invalid_date_is_refused(wrong: str) -> None:
    with pytest.raises(days.NoDaily, match="is not a date"):
        readyroom.daily(wrong)


def test_there_was_nothing_before_the_first_day() -> None:
    with pytest.raises(days.NoDaily, match="no mission of the day on 2020-01-01"):
        readyroom.daily("2020-01-01")
