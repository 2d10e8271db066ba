"""Whether a copied log can be true: its numbers must agree with each other and with the rules."""

from __future__ import annotations

from readyroom.games.space_alert.experience.achievements import BY_ID
from readyroom.games.space_alert.experience.errors import BadLog
from readyroom.games.space_alert.experience.explorer import MAXIMUM_LEVEL, Explorer
from readyroom.games.space_alert.experience.levels import NEEDS_LEVEL, SPECIALIZATIONS, dotted, learned, row


def audit(explorer: Explorer) -> None:
    """Raises BadLog with the first impossible thing it finds."""
    _boxes(explorer)
    _skills(explorer)
    _achievements(explorer)
    _log(explorer)


def _boxes(explorer: Explorer) -> None:
    level = explorer.level
    if level < MAXIMUM_LEVEL and explorer.boxes + explorer.skipped >= row(level):
        raise BadLog(f"A full row of {row(level)} boxes leads to level {level + 1}.")
    if explorer.skipped not in (0, dotted(level)):
        raise BadLog(f"The dotted boxes of level {level} are skipped all together or not at all.")
    if explorer.hardcore and explorer.boxes and explorer.skipped != dotted(level):
        raise BadLog(f"A hardcore explorer of level {level} skips its {dotted(level)} dotted boxes.")
    least = sum(row(passed) - dotted(passed) for passed in range(level)) + explorer.boxes
    most = sum(row(passed) for passed in range(level)) + explorer.boxes
    if not least <= explorer.experience <= most:
        raise BadLog(f"These boxes stand for {least} to {most} points of experience, not {explorer.experience}.")


def _skills(explorer: Explorer) -> None:
    known = [skill.specialization for skill in explorer.specializations]
    if known != [name for name in SPECIALIZATIONS if name in known]:
        raise BadLog("Each specialization is listed once, in the order of the sheet.")
    if learned(explorer) > explorer.level:
        raise BadLog(f"There is one specialization box for each level, and the level is {explorer.level}.")
    for skill in explorer.specializations:
        if NEEDS_LEVEL[skill.level] > explorer.level:
            raise BadLog(
                f"Level {skill.level} of a specialization needs an explorer of level {NEEDS_LEVEL[skill.level]}."
            )


def _achievements(explorer: Explorer) -> None:
    if len(set(explorer.achievements)) != len(explorer.achievements):
        raise BadLog("An achievement can be checked only once in a career.")
    for id in explorer.achievements:
        if id not in BY_ID:
            raise BadLog(f"There is no achievement {id!r}.")
        if BY_ID[id].level > explorer.level:
            raise BadLog(f"{BY_ID[id].name} is for explorers of level {BY_ID[id].level}.")


def _log(explorer: Explorer) -> None:
    missions = [entry.mission for entry in explorer.log]
    if len({*missions, *explorer.failures}) != len(missions) + len(explorer.failures):
        raise BadLog("A mission can be entered only once.")
    checked = [id for entry in explorer.log for id in entry.checked]
    if len(set(checked)) != len(checked) or not set(checked) <= set(explorer.achievements):
        raise BadLog("Each achievement is checked for one mission only, and also on the back of the log.")
    for entry in explorer.log:
        named = (*entry.met, *(given.achievement for given in entry.grants))
        unknown = [id for id in named if id not in BY_ID]
        if unknown:
            raise BadLog(f"There is no achievement {unknown[0]!r}.")
        if entry.earned != sum(BY_ID[id].points for id in entry.checked):
            raise BadLog(f"The achievements of {entry.title} are not worth {entry.earned} points.")
        categories = [BY_ID[id].category for id in entry.checked if BY_ID[id].category != "addiction"]
        if len(set(categories)) != len(categories):
            raise BadLog(f"Only one achievement of each category can be checked for {entry.title}.")
    if [entry.ended for entry in explorer.log] != sorted(entry.ended for entry in explorer.log):
        raise BadLog("The missions of a log are in the order in which they ended.")
    if explorer.lost and explorer.consents:
        raise BadLog("An explorer who consents to be cloned is never lost.")
