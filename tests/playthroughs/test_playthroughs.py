"""Golden playthroughs: how each game plays, word for word. ``make playthroughs`` writes them again after a change of
rules or words; the difference is then read before it is committed.

A playthrough stays on the version of the rules that its first line names, as a match does: a new card, which is a new
version, changes none of them. ``make playthroughs NEWEST=1`` moves them all to the newest version.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import msgspec
import pytest
from tests.every_game import every_game
from tests.playthroughs.transcript import transcript

from readyroom.core.conformance import Case, cases, random_match

FOLDER = Path(__file__).parent
WRITE = os.environ.get("READYROOM_WRITE_PLAYTHROUGHS", "")
NEWEST = WRITE == "newest"


def shown_cases() -> list[Case]:
    """Each option set of each game, once, with a different number of seats each time."""
    chosen: list[Case] = []
    for game in every_game():
        ways = [case for case in cases(game) if case.version == game.versions[-1]]
        sets = list(dict.fromkeys(str(msgspec.to_builtins(case.options)) for case in ways))
        for i, options in enumerate(sets):
            same = [case for case in ways if str(msgspec.to_builtins(case.options)) == options]
            case = same[i % len(same)]
            chosen.append((None if NEWEST else _as_written(case)) or _telling(case))
    return chosen


def _as_written(case: Case) -> Case | None:
    """The case that is on file, on the version and with the seed it was written with."""
    path = file_of(case)
    if not path.exists():
        return None
    first = path.read_text().partition("\n")[0]
    found = re.search(r"rules (\d+), seed '(\w+)'$", first)
    assert found, f"The first line of {path.name} does not name its rules and its seed."
    return Case(case.game, case.options, case.seats, int(found[1]), found[2])


def _telling(case: Case) -> Case:
    """With the first seed that gives a match neither too short nor too long to tell something. Where two in a row are
    too long, all are, and one is as good as another."""
    long = 0
    for seed in range(20):
        seeded = Case(case.game, case.options, case.seats, case.version, str(seed))
        entries = random_match(seeded).seq
        if 40 <= entries <= 400:
            return seeded
        long = long + 1 if entries > 400 else 0
        if long == 2:
            return case
    return case


def file_of(case: Case) -> Path:
    chosen, usual = msgspec.to_builtins(case.options), msgspec.to_builtins(case.game.Options())
    named = [name if value is True else f"{name}-{value}" for name, value in chosen.items() if value != usual[name]]
    more = [f"and-{len(named) - 2}-more"] if len(named) > 2 else []
    seats = "1-seat" if case.seats == 1 else f"{case.seats}-seats"
    return FOLDER / ("-".join([case.game.slug, *named[:2], *more, seats]).replace("_", "-").lower() + ".txt")


SHOWN = shown_cases()


@pytest.mark.parametrize("case", SHOWN, ids=lambda case: file_of(case).stem)
def test_a_playthrough_is_unchanged_word_for_word(case: Case) -> None:
    text = transcript(case)
    path = file_of(case)
    if WRITE:
        path.write_text(text)
    assert path.exists(), "There is no such playthrough yet: make playthroughs"
    assert text == path.read_text()


def test_every_playthrough_on_file_is_still_played() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {file_of(case).name for case in SHOWN}
