"""Addiction: totals of missions, clones, years and achievements, no earlier and no later."""

from __future__ import annotations

import pytest
from tests.games.space_alert.experience.flights import explorer, veteran

from readyroom.games.space_alert.experience.achievements import BY_ID
from readyroom.games.space_alert.experience.achievements.addiction import DAY, OTHERS
from readyroom.games.space_alert.experience.explorer import Explorer, LogEntry
from readyroom.games.space_alert.experience.log_entries import indulge

BASIC = tuple(id for id in BY_ID if id.endswith("_basic"))
ADVANCED = tuple(id for id in BY_ID if id.endswith("_advanced"))


def logged(count: int, full_campaigns: int = 0) -> Explorer:
    """So many missions home, the first of them full campaigns."""
    log = tuple(LogEntry(f"m{n}", 0, "M", "Mission", 0, 10, 2, full_campaign=n < full_campaigns) for n in range(count))
    return explorer(consents=True, log=log)


def has(one: Explorer, achievement: str, now: int = 0) -> bool:
    return achievement in indulge(one, now).achievements


@pytest.mark.parametrize(
    ("achievement", "missions"), [("out_of_this_world", 10), ("out_of_this_reality", 25), ("out_of_this_log_sheet", 50)]
)
def test_addiction_for_missions_flown_home(achievement: str, missions: int) -> None:
    assert has(logged(missions), achievement)
    assert not has(logged(missions - 1), achievement)


@pytest.mark.parametrize(("achievement", "campaigns"), [("trucker", 5), ("galaxy_trucker", 15)])
def test_addiction_for_full_campaigns(achievement: str, campaigns: int) -> None:
    assert has(logged(20, campaigns), achievement)
    assert not has(logged(20, campaigns - 1), achievement)


def test_fifteen_clones_are_an_addiction() -> None:
    assert has(explorer(clones=15), "is_it_still_me")
    assert not has(explorer(clones=14), "is_it_still_me")


@pytest.mark.parametrize(("achievement", "level", "days"), [("veteran_explorer", 2, 183), ("senior_explorer", 5, 365)])
def test_addiction_for_years_of_service(achievement: str, level: int, days: int) -> None:
    first = (LogEntry("m1", DAY, "M", "Mission", 0, 10, 2),)
    assert has(veteran(level, log=first), achievement, now=(days + 1) * DAY)
    assert not has(veteran(level, log=first), achievement, now=(days + 1) * DAY - 1)
    assert not has(veteran(level - 1, log=first), achievement, now=(days + 1) * DAY)
    assert not has(veteran(level), achievement, now=(days + 1) * DAY), "nothing was ever entered"


@pytest.mark.parametrize(
    ("achievement", "kind", "count"),
    [
        ("jack_of_some_trades", BASIC, 3),
        ("jack_of_many_trades", BASIC, 6),
        ("jack_of_all_trades", BASIC, 9),
        ("master_of_arts", ADVANCED, 3),
        ("master_of_many_arts", ADVANCED, 6),
        ("master_of_all_arts", ADVANCED, 9),
    ],
)
def test_addiction_for_trades_and_arts(achievement: str, kind: tuple[str, ...], count: int) -> None:
    assert has(explorer(achievements=kind[:count]), achievement)
    assert not has(explorer(achievements=kind[: count - 1]), achievement)
    other = ADVANCED if kind is BASIC else BASIC
    assert not has(explorer(achievements=other), achievement), "the other half of the cards does not count"


@pytest.mark.parametrize("missing", range(6))
def test_an_addict_has_half_of_each_category_and_two_close_calls(missing: int) -> None:
    enough = (18, 12, 10, 2, 7, 10)
    all_of_it = [one.id for some, count in zip(OTHERS, enough, strict=True) for one in some[:count]]
    assert has(veteran(6, achievements=tuple(all_of_it)), "achievement_addict")
    short = OTHERS[missing][0].id
    assert not has(veteran(6, achievements=tuple(id for id in all_of_it if id != short)), "achievement_addict")


@pytest.mark.parametrize("missing", range(6))
def test_a_collector_has_one_of_each_category(missing: int) -> None:
    one_of_each = [some[0].id for some in OTHERS]
    assert has(veteran(2, achievements=tuple(one_of_each)), "achievement_collector")
    assert not has(veteran(1, achievements=tuple(one_of_each)), "achievement_collector")
    del one_of_each[missing]
    assert not has(veteran(2, achievements=tuple(one_of_each)), "achievement_collector")


def test_a_checked_achievement_is_not_checked_again() -> None:
    once = indulge(logged(10), 0)
    assert indulge(once, 0) == once
