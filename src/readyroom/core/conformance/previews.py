"""A preview says what will happen, or that nobody can know; it never does anything."""

from __future__ import annotations

from readyroom.core.conformance.case import Case
from readyroom.core.conformance.play import walk
from readyroom.core.match import Match
from readyroom.core.struct import Action


def check_previews(case: Case) -> None:
    """What a preview is certain of then happens; where luck or a reveal decides, it is not certain."""
    for match in walk(case, 12):
        before = match.digest
        for seat in match.to_act:
            legal = match.legal(seat)
            for action in legal[:: 1 + len(legal) // 8]:
                _check_preview(case, match, seat, action)
        case.expect_same(match.digest, before, "A preview must not touch the match.", match)


def _check_preview(case: Case, match: Match, seat: int, action: Action) -> None:
    preview = match.preview(seat, action)
    done = match.clone()
    done.act(seat, action)
    text = match.write(action)
    sealed = done.sealed(done.seq)
    case.expect(preview.certain != sealed, f"The preview of {text!r} is as certain as what happens.", match)
    if preview.certain and preview.view is not None:
        told = [event for _, event in done.events(seat, match.seq)]
        case.expect_same(preview.events, told, f"The preview of {text!r} tells something else than happens.", match)
        case.expect_same(preview.view.public, done.view(seat).public, f"{text!r} was previewed otherwise.", match)
        case.expect_same(preview.view.own, done.view(seat).own, f"{text!r} was previewed otherwise.", match)
