"""Questions can be shown and answered by anyone who does not know the game."""

from __future__ import annotations

from readyroom.core.codec import decode_action, to_json
from readyroom.core.conformance.case import Case
from readyroom.core.conformance.legality import is_sentence
from readyroom.core.conformance.play import walk
from readyroom.core.match import Match


def check_questions(case: Case) -> None:
    """A choice offers exactly what is legal: its options and the fillings of its picks, each once."""
    for match in walk(case, 40):
        for seat in range(case.seats):
            choice = match.choice(seat)
            legal = match.legal(seat)
            case.expect((choice is None) == (not legal), f"Seat {seat}: a choice and no answer, or none asked.", match)
            if choice is None:
                continue
            offered = [option.action for option in choice.options]
            offered += [decode_action(case.game.actions, _plain(data)) for p in choice.picks for data in p.expand()]
            case.expect_same(
                sorted(to_json(a) for a in offered),
                sorted(to_json(a) for a in legal),
                f"What seat {seat} is offered must be what is legal.",
                match,
            )
            prompt = str(choice.prompt)
            case.expect(prompt.endswith((".", "?", "!", ":")), f"The prompt is no sentence: {prompt!r}", match)
            case.expect(all(str(o.label).strip() and o.group for o in choice.options), "Options need words.", match)
            case.expect(all(p.label for p in choice.picks), "Picks need words.", match)


def check_words(case: Case) -> None:
    """Every action and event has words, and so has the reason why nobody may talk."""
    said: set[str] = set()
    last: Match | None = None
    for match in walk(case, 40):
        last = match
        hush = case.game.hushed(match.state)
        case.expect(hush == "" or is_sentence(str(hush)), f"The table is hushed with {hush!r}: no sentence.", match)
        for seat in range(case.seats):
            for action in match.legal(seat):
                if to_json(action) not in said:
                    said.add(to_json(action))
                    _say(case, match, str(case.game.describe(action)), to_json(action))
    if last is not None:
        for viewer in (None, *range(case.seats)):
            for _, event in last.events(viewer):
                if to_json(event) not in said:
                    said.add(to_json(event))
                    _say(case, last, str(case.game.describe(event)), to_json(event))


def _say(case: Case, match: Match, words: str, thing: str) -> None:
    said = is_sentence(f"So: {words}") and not words[:1].islower()  # one word is enough for an action
    case.expect(said, f"{thing} is described as {words!r}, which is no sentence.", match)


def _plain(data: dict[str, object]) -> dict[str, object]:
    """As it arrives over the wire: lists for tuples."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in data.items()}
