"""``readyroom salon odds``, and the computation the server runs in another process."""

from __future__ import annotations

import argparse
import os
from itertools import combinations

import msgspec
from tests.games.cabal_table import COPIES, ROLES

from readyroom.extras.commands import Misuse

EXAMPLES = "readyroom salon odds smuggler"


class Odds(msgspec.Struct, frozen=True):
    """How many of all hands hold a role, counted by this process."""

    hands: int
    all: int
    process: int


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("role", metavar="ROLE", help="which role")


def run(args: argparse.Namespace) -> int:
    if args.role not in ROLES:
        raise Misuse(f"There is no {args.role} on the council.")
    made = msgspec.json.decode(count(args.role.encode()), type=Odds)
    print(f"{made.hands} of {made.all} hands hold a {args.role}.")
    return 0


def count(role: bytes) -> bytes:
    """A role's name to its Odds, as JSON."""
    hands = list(combinations(ROLES * COPIES, 2))
    holding = [hand for hand in hands if role.decode() in hand]
    return msgspec.json.encode(Odds(len(holding), len(hands), os.getpid()))
