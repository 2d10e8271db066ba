"""What a table chooses, and what a seat can order in advance."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

RogueName = Literal["artemis", "rothkel", "zendica", "hades", "gamelyn"]


class Options(msgspec.Struct, frozen=True):
    """The expansion, the Rogue of the solo game, and where the printings of a card differ."""

    beyond_the_black: Annotated[
        bool, Meta(title="Beyond the Black", description="Pilots, advanced ships and Unexplored Space.")
    ] = False
    rogue: Annotated[
        RogueName,
        Meta(
            title="Rogue Galaxy", description="Solo: whom you play against, from beginner (Artemis) to epic (Gamelyn)."
        ),
    ] = "artemis"
    rogue_rerolls: Annotated[
        bool,
        Meta(title="Rogue rerolls", description="Solo, harder: each die the Rogue cannot use is rolled again once."),
    ] = False
    mared_when_tied: Annotated[
        bool, Meta(title="Mared when tied", description="Mared also works for an empire that shares the lowest level.")
    ] = False
    helios_under_deck: Annotated[
        bool, Meta(title="Helios under the deck", description="A planet replaced by Helios goes under the deck.")
    ] = False
    gort_may_colonize: Annotated[
        bool, Meta(title="Gort may colonize", description="Gort may shift a ship past the end of a shorter orbit.")
    ] = False
    andellouxian_mix: Annotated[
        bool, Meta(title="Andellouxian-6 mixes", description="Andellouxian-6 may give a mix of energy and culture.")
    ] = False
    comparing_missions_with_two: Annotated[
        bool,
        Meta(
            title="All missions with two", description="With two players, deal also the missions that compare players."
        ),
    ] = False


class FollowOrder(msgspec.Struct, frozen=True):
    """What to answer when one face may be followed; below ``reserve`` culture always no."""

    answer: Literal["ask", "never", "follow"] = "ask"
    reserve: Annotated[int, Meta(ge=0, le=7)] = 0


class Orders(msgspec.Struct, frozen=True):
    """A seat's standing orders for following, face by face."""

    move: FollowOrder = FollowOrder()
    energy: FollowOrder = FollowOrder()
    culture: FollowOrder = FollowOrder()
    economy: FollowOrder = FollowOrder()
    diplomacy: FollowOrder = FollowOrder()
    colony: FollowOrder = FollowOrder()
