"""Tables and replays send only what changed between two views, so applying the changes must give exactly the view the
rules made."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from readyroom.core.changes import changes, patched
from readyroom.core.codec import to_json
from readyroom.core.conformance.case import Case
from readyroom.core.conformance.play import walk
from readyroom.core.match import Match


def check_changes(case: Case) -> None:
    """A view never changes once made, and its changes turn it into the next."""
    before: list[tuple[Any, str]] = []
    for match in walk(case, 40):
        now = [_shown(match, viewer) for viewer in (None, *range(case.seats))]
        for (kept, text), shown in zip(before, now, strict=False):
            case.expect_same(to_json(kept), text, "A view must not change once it is made.", match)
            change = msgspec.json.decode(to_json(changes(kept, shown)))
            put_together = patched(msgspec.json.decode(text), change)
            if to_json(put_together) != to_json(shown):
                _expect_alike(case, match, put_together, msgspec.json.decode(to_json(shown)))
        before = [(shown, to_json(shown)) for shown in now]


def _shown(match: Match, viewer: int | None) -> tuple[Any, ...]:
    game, state = match.game, match.state
    shown = (game.public(state), game.standing(state), game.moment(state))
    return shown if viewer is None else (*shown, game.own(state, viewer), match.choice(viewer))


def _expect_alike(case: Case, match: Match, put_together: Any, made: Any) -> None:
    """1 and 1.0 are the same to a page; true is not."""
    rule = "Changes must turn a view into the next; a field holds numbers or truth values."
    case.expect_same(_as_a_page_reads(put_together), _as_a_page_reads(made), rule, match)


def _as_a_page_reads(view: Any) -> Any:
    return json.loads(to_json(view), parse_int=float)
