"""The Addiction category: totals of missions and achievements. Checked as soon as they are reached, any number at
once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from readyroom.games.space_alert.experience.achievements.campaigns import FULL_CAMPAIGNS
from readyroom.games.space_alert.experience.achievements.close_calls import CLOSE_CALLS
from readyroom.games.space_alert.experience.achievements.expert import ADVANCED, BASIC, EXPERT_KNOW_HOW
from readyroom.games.space_alert.experience.achievements.hot_shots import HOT_SHOTS
from readyroom.games.space_alert.experience.achievements.kinds import Achievement
from readyroom.games.space_alert.experience.achievements.missions import MISSIONS
from readyroom.games.space_alert.experience.achievements.social import SOCIAL_SKILLZ
from readyroom.games.space_alert.experience.explorer import Explorer

OTHERS: Final = (MISSIONS, FULL_CAMPAIGNS, SOCIAL_SKILLZ, CLOSE_CALLS, HOT_SHOTS, EXPERT_KNOW_HOW)
DAY: Final = 24 * 60 * 60 * 1000
HALF_A_YEAR: Final = 183 * DAY
YEAR: Final = 365 * DAY
ENOUGH_CLOSE_CALLS: Final = 2

Fulfilled = Callable[[Explorer, int], bool]


def logged(explorer: Explorer) -> int:
    """Successful missions and campaigns."""
    return len(explorer.log)


def full_campaigns(explorer: Explorer) -> int:
    return sum(entry.full_campaign for entry in explorer.log)


def checked(explorer: Explorer, among: tuple[str, ...]) -> int:
    return sum(id in explorer.achievements for id in among)


def served(explorer: Explorer, now: int) -> int:
    """Milliseconds since the first entry of the log."""
    return now - explorer.log[0].ended if explorer.log else 0


def collector(explorer: Explorer, now: int) -> bool:
    return all(checked(explorer, _ids(category)) for category in OTHERS)


def addict(explorer: Explorer, now: int) -> bool:
    """Half of each other category; two are enough of the close calls."""
    return all(
        checked(explorer, _ids(category))
        >= (ENOUGH_CLOSE_CALLS if category is CLOSE_CALLS else (len(category) + 1) // 2)
        for category in OTHERS
    )


def _ids(category: tuple[Achievement, ...]) -> tuple[str, ...]:
    return tuple(one.id for one in category)


TABLE: Final[tuple[tuple[str, str, int, int, Fulfilled, str], ...]] = (
    ("out_of_this_world", "Out of this World", 5, 0, lambda e, now: logged(e) >= 10,
     "Ten successful missions or campaigns."),
    ("out_of_this_reality", "Out of this Reality", 10, 0, lambda e, now: logged(e) >= 25,
     "Twenty-five successful missions or campaigns."),
    ("out_of_this_log_sheet", "Out of this Log Sheet", 20, 0, lambda e, now: logged(e) >= 50,
     "Fifty successful missions or campaigns."),
    ("trucker", "Trucker", 15, 0, lambda e, now: full_campaigns(e) >= 5, "Five full campaigns."),
    ("galaxy_trucker", "Galaxy Trucker", 25, 0, lambda e, now: full_campaigns(e) >= 15, "Fifteen full campaigns."),
    ("is_it_still_me", "Is it still me?", 3, 0, lambda e, now: e.clones >= 15,
     "Fifteen clones used. The only achievement that is earned by failing."),
    ("veteran_explorer", "Veteran Explorer", 6, 2, lambda e, now: served(e, now) >= HALF_A_YEAR,
     "Half a year since the first entry in the log."),
    ("senior_explorer", "Senior Explorer", 12, 5, lambda e, now: served(e, now) >= YEAR,
     "A year since the first entry in the log."),
    ("jack_of_some_trades", "Jack of Some Trades", 5, 0, lambda e, now: checked(e, BASIC) >= 3,
     "Three Expert achievements for basic actions."),
    ("jack_of_many_trades", "Jack of Many Trades", 10, 0, lambda e, now: checked(e, BASIC) >= 6,
     "Six Expert achievements for basic actions."),
    ("jack_of_all_trades", "Jack of All Trades", 15, 0, lambda e, now: checked(e, BASIC) >= 9,
     "Nine Expert achievements for basic actions."),
    ("master_of_arts", "Master of Arts", 10, 0, lambda e, now: checked(e, ADVANCED) >= 3,
     "Three Expert achievements for advanced actions."),
    ("master_of_many_arts", "Master of Many Arts", 20, 0, lambda e, now: checked(e, ADVANCED) >= 6,
     "Six Expert achievements for advanced actions."),
    ("master_of_all_arts", "Master of All Arts", 30, 0, lambda e, now: checked(e, ADVANCED) >= 9,
     "Nine Expert achievements for advanced actions."),
    ("achievement_collector", "Achievement Collector", 4, 2, collector,
     "At least one achievement in each of the other categories."),
    ("achievement_addict", "Achievement Addict", 42, 5, addict,
     "Half of the achievements in each of the other categories. In Close Calls, two are enough."),
)  # fmt: skip

FULFILLED: Final = {id: fulfilled for id, _, _, _, fulfilled, _ in TABLE}
ADDICTION: Final = tuple(
    Achievement(id, name, "addiction", points, level, text, "log") for id, name, points, level, _, text in TABLE
)
