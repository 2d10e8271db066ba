"""What a table chooses, and what a seat can order in advance."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from readyroom.core.presets import QuickStart
from readyroom.games.tiny_epic_galaxies.cards.kinds import RogueId
from readyroom.games.tiny_epic_galaxies.cards.rogues import ROGUES

ROGUE_LABELS: Final = {
    rogue.id: f"{rogue.name}, {rogue.difficulty}{' (Beyond the Black)' if rogue.beyond else ''}" for rogue in ROGUES
}


class Options(msgspec.Struct, frozen=True):
    """The expansion, the Rogue of the solo game, and where the printings of a card differ."""

    beyond_the_black: Annotated[
        bool,
        Meta(
            title="Beyond the Black",
            description="Pilots, advanced ships and Unexplored Space.",
            extra_json_schema={"front": True},
        ),
    ] = False
    rogue: Annotated[
        RogueId,
        Meta(
            title="Rogue Galaxy",
            description="Your opponent. The last five need Beyond the Black.",
            extra_json_schema={"labels": ROGUE_LABELS, "front": True, "solo": True},
        ),
    ] = "artemis"
    rogue_rerolls: Annotated[
        bool,
        Meta(
            title="Rogue rerolls",
            description="Harder: the Rogue rerolls each die it cannot use, once.",
            extra_json_schema={"solo": True},
        ),
    ] = False
    foil_bonus_dice: Annotated[
        bool,
        Meta(
            title="Foil bonus dice",
            description="Easier: you can foil the Rogue's bonus dice, too.",
            extra_json_schema={"solo": True},
        ),
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
            title="All missions with two", description="With two players, also deal the missions that compare players."
        ),
    ] = False


QUICK_STARTS: Final = (
    QuickStart("Your first match, guided", ("easy",), {"beyond_the_black": False}, guided=True),
    QuickStart("The base game", ("normal", "normal"), after=1),
)


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
    skip_useless: bool = False
    """Do not ask if following energy or culture would bring nothing."""
