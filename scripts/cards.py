"""The recorded cards of every version of every game: ``python -m scripts.cards`` adds those of a new version.

``tests/golden/cards/<game>.json`` lists for each version of the rules which cards were added and removed. Existing
entries never change, because matches dealt from them may still be running.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import msgspec
from scripts.spaces import games, read, write

from readyroom.core.cards import in_play
from readyroom.core.game import Game

FOLDER = Path(__file__).parents[1] / "tests" / "golden" / "cards"


class Moved(msgspec.Struct, frozen=True, omit_defaults=True):
    """The cards that a version added to a table of cards, and those it removed."""

    came: tuple[str, ...] = ()
    left: tuple[str, ...] = ()


Frozen = dict[int, dict[str, Moved]]
"""By version and table. A table that a version did not change is not listed."""


def main() -> int:
    wrong = [fault for game in dealing() for fault in faults(game, on_file(game))]
    if wrong:
        sys.stderr.write("".join(f"{fault}\n" for fault in wrong))
        return 1
    for game in dealing():
        frozen, today = on_file(game), history(game)
        if frozen != today:
            write(game, FOLDER, today)
            news = [f"version {version}" for version in today if version not in frozen] or ["a new table"]
            sys.stdout.write(f"{game.title}: wrote down {' and '.join(news)}.\n")
    return 0


def dealing() -> list[Game]:
    """The games with cards."""
    return [game for game in games() if game.cards()]


def on_file(game: Game) -> Frozen:
    return read(game, FOLDER, dict[str, Moved])


def history(game: Game) -> Frozen:
    """What each version of a game added and removed, according to its tables."""
    found: Frozen = {version: {} for version in game.versions}
    for name, table in game.cards().items():
        before: list[int] = []
        for version in game.versions:
            now = in_play(table, version)
            came = tuple(table[card].id for card in now if card not in before)
            left = tuple(table[card].id for card in before if card not in now)
            if came or left:
                found[version][name] = Moved(came, left)
            before = now
    return found


def deck(frozen: Frozen, version: int, name: str) -> tuple[str, ...]:
    """A version's cards of a table, according to the file."""
    cards: list[str] = []
    for one in sorted(frozen):
        moved = frozen[one].get(name, Moved())
        if one <= version:
            cards += moved.came
            for card in moved.left:
                cards.remove(card)
    return tuple(cards)


def faults(game: Game, frozen: Frozen) -> list[str]:
    """How a game's tables contradict the file, in sentences that say what to do. Empty if they only add cards."""
    newest = game.versions[-1]
    how = (
        f"A new card is a new version: it goes to the end of its table with since={newest + 1}, {newest + 1} goes to "
        f"the versions of {type(game).__name__}, and make cards writes it down. See docs/add-a-card.md."
    )
    found = []
    tables = game.cards()
    for name in sorted({name for tables_of in frozen.values() for name in tables_of}):
        once = [card for version in sorted(frozen) for card in frozen[version].get(name, Moved()).came]
        now = [card.id for card in tables.get(name, ())]
        if now[: len(once)] != once:
            other = next(i for i, card in enumerate([*once, ""]) if [*now, ""][i] != card)
            found.append(f"{game.title}: {_there(now, other)} in its {name} was {once[other]}. Nothing may move. {how}")
            continue
        for version in sorted(frozen):
            had, has = Counter(deck(frozen, version, name)), Counter(game.decks(version)[name])
            if had != has:
                news = [*(f"{card} came" for card in has - had), *(f"{card} left" for card in had - has)]
                found.append(f"{game.title}: the {name} of version {version} have changed ({', '.join(news)}). {how}")
    return found + [
        f"{game.title}: {card.id} is in the {name} since version {card.since}, which is not listed. {how}"
        for name, table in tables.items()
        for card in table
        if card.since > newest
    ]


def _there(now: list[str], place: int) -> str:
    return f"what is {now[place]} now" if place < len(now) else "a card that is gone now"


if __name__ == "__main__":
    sys.exit(main())
