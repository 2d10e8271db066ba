"""``python -m tests.conformance.print_digests SLUG``: plays and replays one match of each case, and prints digests."""

from __future__ import annotations

import sys

from tests.every_game import every_game, some_cases

from readyroom.core.codec import digest
from readyroom.core.conformance import random_match
from readyroom.core.record_reader import replay_with


def main(slug: str) -> None:
    game = next(game for game in every_game() if game.slug == slug)
    for case in some_cases(game):
        match = random_match(case)
        told = [match.events(viewer) for viewer in (None, *range(case.seats))]
        views = [match.view(viewer) for viewer in (None, *range(case.seats))]
        sys.stdout.write(f"{match.digest} {replay_with(game, match.record()).digest} {digest([told, views])}\n")


if __name__ == "__main__":
    main(sys.argv[1])
