"""Tiny Epic Galaxies, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from readyroom.core.cards import Card
from readyroom.core.chance import Chance
from readyroom.core.choice import Choice, Note, Pick
from readyroom.core.ending import Ribbon, Verdict
from readyroom.core.errors import BadOptions
from readyroom.core.facts import Fact
from readyroom.core.game import Bot
from readyroom.core.guide import Guide
from readyroom.core.match import Match
from readyroom.core.native import mypyc_attr
from readyroom.core.observation import Observer
from readyroom.core.space import Space
from readyroom.core.stepped import SteppedGame
from readyroom.core.struct import Action, Moment, Outcome, Points
from readyroom.core.telling import Telling
from readyroom.core.view import View
from readyroom.core.words import Words
from readyroom.games.tiny_epic_galaxies import (
    board,
    catalog,
    ending,
    facts,
    imagine,
    invariants,
    names,
    notes,
    observation,
    options,
    picks,
    positions,
    scoring,
    space,
    view_builder,
)
from readyroom.games.tiny_epic_galaxies.actions import (
    ACTIONS,
    NOTATION,
    Convert,
    DiscardDice,
    KeepMission,
    RefreshPilots,
    Reroll,
)
from readyroom.games.tiny_epic_galaxies.bot import LEVELS, bot
from readyroom.games.tiny_epic_galaxies.bots.guide import GalaxiesGuide
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import FACE_NUMBER, FACES
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSIONS
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOT_NUMBER, PILOTS
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS
from readyroom.games.tiny_epic_galaxies.cards.rogues import ROGUE_NUMBER, ROGUES
from readyroom.games.tiny_epic_galaxies.catalog import Catalog
from readyroom.games.tiny_epic_galaxies.events import EVENTS, MatchEnded, Scored
from readyroom.games.tiny_epic_galaxies.interned import DECLINE, FOLLOW
from readyroom.games.tiny_epic_galaxies.setup import set_up
from readyroom.games.tiny_epic_galaxies.state import ROGUE, State
from readyroom.games.tiny_epic_galaxies.steps.follow import FollowWindow
from readyroom.games.tiny_epic_galaxies.steps.missions import ChooseMissions
from readyroom.games.tiny_epic_galaxies.steps.planet_beyond import ChoosePut
from readyroom.games.tiny_epic_galaxies.view import Own, Public
from readyroom.games.tiny_epic_galaxies.words import GROUPS, PHRASES


@mypyc_attr(allow_interpreted_subclasses=True)
class TinyEpicGalaxies(SteppedGame[options.Options, State, Public, Own]):
    """The base game, the Rogue Galaxy solo game, and Beyond the Black."""

    slug = "tiny-epic-galaxies"
    title = "Tiny Epic Galaxies"
    blurb = "Roll dice, fly tiny ships, colonize planets, and follow what the others do."
    minutes = 40
    seats = range(1, 6)
    versions = (1,)
    Options = options.Options
    Orders = options.Orders
    actions = ACTIONS
    events = EVENTS
    notation = NOTATION
    groups = GROUPS
    phrases = PHRASES
    levels = LEVELS
    quick_starts = options.QUICK_STARTS
    traits = facts.TRAITS
    secret = (KeepMission,)
    lesson = "first galaxy 13"
    longest = 40_000

    # -- playing

    def check_options(self, options: options.Options, seats: int) -> None:
        if seats == 1:
            rogue = ROGUES[ROGUE_NUMBER[options.rogue]]
            if rogue.beyond and not options.beyond_the_black:
                raise BadOptions(f"{rogue.name} needs Beyond the Black. Turn it on, or choose another Rogue Galaxy.")
            return
        if options.rogue != "artemis":
            raise BadOptions(f"'rogue' is for solo games. Leave it out for {seats} seats.")
        if options.rogue_rerolls:
            raise BadOptions(f"'rogue_rerolls' is for solo games. Leave it out for {seats} seats.")
        if options.foil_bonus_dice:
            raise BadOptions(f"'foil_bonus_dice' is for solo games. Leave it out for {seats} seats.")

    def begin(self, options: options.Options, seats: int, version: int, t: Telling) -> State:
        return set_up(options, seats, version, t)

    def tidy(self, action: Action) -> Action:
        """Dice are named in the order of the faces, pilots in the order of their cards."""
        if isinstance(action, Reroll):
            return Reroll(tuple(sorted(action.dice, key=FACE_NUMBER.__getitem__)))
        if isinstance(action, DiscardDice):
            return DiscardDice(tuple(sorted(action.dice, key=FACE_NUMBER.__getitem__)))
        if isinstance(action, RefreshPilots) and all(name in PILOT_NUMBER for name in action.pilots):
            return RefreshPilots(tuple(sorted(action.pilots, key=PILOT_NUMBER.__getitem__)))
        if isinstance(action, Convert) and FACE_NUMBER[action.spend[0]] > FACE_NUMBER[action.spend[1]]:
            return Convert((action.spend[1], action.spend[0]), action.die, action.to)
        return action

    def result(self, state: State) -> Outcome:
        return scoring.outcome(state)

    def tell_end(self, state: State, t: Telling) -> None:
        """At the end everything is revealed."""
        t.reveal()
        for score in scoring.scores(state):
            g = state.galaxies[score.seat]
            mission = MISSIONS[g.mission].id if g.mission >= 0 else ""
            t.tell(Scored(score.seat, score.points, mission, score.mission, score.badges, score.total))
        outcome = scoring.outcome(state)
        winners = () if state.solo else tuple(seat for seat, place in enumerate(outcome.ranking) if place == 1)
        t.tell(MatchEnded(outcome.reason, winners))

    # -- knowing

    def public(self, state: State) -> Public:
        return view_builder.public(state)

    def own(self, state: State, seat: int) -> Own:
        return view_builder.own(state, seat)

    def imagine(self, state: State, viewer: int | None, chance: Chance) -> None:
        imagine.imagine(state, viewer, chance)

    def standing(self, state: State) -> tuple[Points, ...]:
        """In-game points; once the match is over, final ones."""
        if state.over:
            return scoring.outcome(state).scores
        return tuple(state.points(seat) for seat in range(state.seats))

    def moment(self, state: State) -> Moment | None:
        if state.over:
            return Moment(state.round, None, "The end")
        if isinstance(state.stack[-1], ChooseMissions):
            return Moment(0, None, "Secret missions")
        if state.active == ROGUE:
            return Moment(state.round, None, "The Rogue's turn")
        return Moment(state.round, state.active)

    def verdict(self, state: State, outcome: Outcome) -> Verdict:
        return ending.verdict(state, outcome)

    def awards(self, match: Match) -> tuple[Ribbon, ...]:
        return ending.awards(match)

    def facts(self, match: Match, seat: int) -> tuple[Fact, ...]:
        return facts.facts(match, seat)

    def shows_secrets(self, state: State, seat: int) -> bool:
        """Choosing a mission and looking at a card are secret. Everything else can be decided across the open table."""
        return bool(state.stack) and isinstance(state.stack[-1], (ChooseMissions, ChoosePut))

    def openly(self, state: State, seat: int) -> Own:
        own = self.own(state, seat)
        return Own((), None, own.cards, own.badges, None)

    # -- asking and saying

    def deciding(self, state: State, seat: int) -> Words:
        return ending.deciding(state, seat)

    def choice(self, state: State, seat: int) -> Choice | None:
        """Ships are called by their names, which actions do not hold."""
        asked = super().choice(state, seat)
        if asked is None:
            return None
        options = tuple([names.named(state, seat, option) for option in asked.options])
        return Choice(asked.seat, asked.prompt, options, asked.picks, asked.notes)

    def picks(self, state: State, seat: int) -> tuple[Pick, ...]:
        return picks.picks(state, seat)

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        return notes.notes(state, seat)

    def preset(self, state: State, seat: int, orders: Any) -> Action | None:
        """Answers a follow window. A free follow is declined only if it would bring nothing."""
        window = state.stack[-1] if state.stack else None
        if not isinstance(window, FollowWindow) or window.seat != seat:
            return None
        if orders.skip_useless and notes.useless(state, seat, window.face, window.price(state)):
            return DECLINE
        order: options.FollowOrder = getattr(orders, FACES[window.face])
        if window.free:
            return FOLLOW if order.answer == "follow" else None
        if order.answer == "never" or state.galaxies[seat].culture < order.reserve:
            return DECLINE
        if order.answer == "follow":
            return FOLLOW
        return None

    def catalog(self) -> Catalog:
        return catalog.catalog()

    def board(self, view: View[Public, Any], names: Sequence[str] = ()) -> str:
        return board.TableText(view, names).text()

    def cards(self) -> Mapping[str, Sequence[Card]]:
        return {"planets": PLANETS, "missions": MISSIONS, "pilots": PILOTS, "exploration": CARDS, "rogues": ROGUES}

    def space(self, version: int) -> Space:
        return space.space(version)

    def observer(self, version: int) -> Observer:
        return observation.observer(version)

    # -- positions

    def named(self, state: State) -> Mapping[str, Sequence[str] | Mapping[str, object]]:
        return positions.NAMED

    def restore(self, state: State) -> None:
        super().restore(state)
        positions.restore(state)

    # -- checking

    def conserved(self, state: State) -> dict[str, int]:
        return invariants.conserved(state)

    def bounded(self, state: State) -> dict[str, tuple[int, int]]:
        return invariants.bounded(state)

    def flaws(self, state: State) -> tuple[str, ...]:
        return tuple(invariants.flaws(state))

    def coverage(self) -> tuple[str, ...]:
        """Every card of the newest rules and every way to end."""
        cards = [card for deck in self.decks(self.versions[-1]).values() for card in deck]
        return (*cards, "points", "deck", "skull")

    def option_sets(self) -> Iterable[options.Options]:
        yield options.Options()
        yield options.Options(beyond_the_black=True)
        yield options.Options(
            beyond_the_black=True, mared_when_tied=True, helios_under_deck=True, gort_may_colonize=True,
            andellouxian_mix=True, comparing_missions_with_two=True,
        )  # fmt: skip
        yield options.Options(rogue="rothkel")
        yield options.Options(rogue="zendica")
        yield options.Options(rogue="hades")
        yield options.Options(rogue="gamelyn")
        yield options.Options(rogue_rerolls=True)
        yield options.Options(beyond_the_black=True, rogue="gamelyn", rogue_rerolls=True)
        yield options.Options(beyond_the_black=True, rogue="merope")
        yield options.Options(beyond_the_black=True, rogue="corvane")
        yield options.Options(beyond_the_black=True, rogue="ishkur", foil_bonus_dice=True)
        yield options.Options(beyond_the_black=True, rogue="tiamat")
        yield options.Options(beyond_the_black=True, rogue="erebus", rogue_rerolls=True)

    def guide(self) -> Guide:
        return GalaxiesGuide(self)

    def bot(self, level: str) -> Bot:
        return bot(level)


GAME = TinyEpicGalaxies()
