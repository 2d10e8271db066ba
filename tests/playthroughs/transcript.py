"""A match as text to read and compare: each entry in notation and words, and now and then the changes in everyone's
view."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.core.codec import to_json
from readyroom.core.conformance import Case, random_match
from readyroom.core.entry import Entry
from readyroom.core.match import Match
from readyroom.core.struct import Tick

EVERY = 12
"""Views and digest are shown every so many entries."""

LONGEST = 150
"""A long match shows only this many entries, and its end."""


def transcript(case: Case) -> str:
    """A random match of a case."""
    whole = random_match(case)
    match = Match(whole.game, whole.options, whole.seats, whole.seed, whole.commitment, whole.version)
    shown: dict[str, str] = {}
    lines = [
        f"{case.game.title}, {case.seats} seats, {to_json(case.options)}, rules {case.version}, seed {case.seed!r}",
        f"promised {whole.commitment}",
    ]
    for entry in whole.entries[:LONGEST]:
        match.fold(entry, trusted=True)
        lines += _entry(match, entry)
        if entry.seq % EVERY == 0 or entry.seq == whole.seq:
            lines += _changes(match, shown)
    lines += ["", f"... and so on until entry {whole.seq}, state {whole.digest}."]
    outcome = whole.outcome
    if outcome is not None:
        lines += [f"The end: scores {outcome.scores}, places {outcome.ranking}. {outcome.reason}"]
    return "\n".join(lines) + "\n"


def _entry(match: Match, entry: Entry) -> list[str]:
    clock = f" @{entry.at / 1000:g}s" if entry.at else ""
    luck = f"  luck {' '.join(map(str, entry.chance))}" if entry.chance else ""
    if entry.action is None:
        did = "setup"
    elif isinstance(entry.action, Tick):
        did = "the clock ticks"
    else:
        did = f"{entry.actor}: {match.write(entry.action)}"
    lines = ["", f"[{entry.seq}]{clock} {did}{luck}"]
    for told in match.told[entry.seq]:
        only = "" if told.only is None else f"(only {' '.join(map(str, told.only))}) "
        lines.append(f"    {only}{match.game.describe(told.event)}")
        if told.others is not None:
            lines.append(f"    (others) {match.game.describe(told.others)}")
    for seat in match.to_act:
        legal = match.legal(seat)
        first = "; ".join(match.write(action) for action in legal[:6])
        lines.append(f"    {seat} may ({len(legal)}): {first}{' ...' if len(legal) > 6 else ''}")
    return lines


def _changes(match: Match, shown: dict[str, str]) -> list[str]:
    lines = [f"  state {match.digest}"]
    now = dict(_flat("table", msgspec.to_builtins(match.view(None).public, str_keys=True)))
    for seat in range(match.seats):
        now.update(_flat(f"own {seat}", msgspec.to_builtins(match.view(seat).own, str_keys=True)))
    for path, value in now.items():
        if shown.get(path) != value:
            lines.append(f"  {path} = {value}")
    lines += [f"  {path} is gone" for path in shown if path not in now]
    shown.clear()
    shown.update(now)
    return lines


def _flat(path: str, value: Any) -> list[tuple[str, str]]:
    """Lists of plain values stay on one line; everything else gets its own line."""
    if isinstance(value, dict):
        return [pair for key, one in value.items() for pair in _flat(f"{path}.{key}", one)]
    if isinstance(value, (list, tuple)) and any(isinstance(one, (dict, list, tuple)) for one in value):
        return [pair for i, one in enumerate(value) for pair in _flat(f"{path}[{i}]", one)]
    return [(path, to_json(value))]
