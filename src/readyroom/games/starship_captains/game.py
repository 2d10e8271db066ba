"""Starship Captains, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from readyroom.core.cards import Card
from readyroom.core.chance import Chance
from readyroom.core.choice import Note
from readyroom.core.ending import Ribbon, Verdict
from readyroom.core.errors import BadOptions
from readyroom.core.facts import Fact
from readyroom.core.game import Bot
from readyroom.core.guide import Guide
from readyroom.core.match import Match
from readyroom.core.observation import Observer
from readyroom.core.space import Space
from readyroom.core.stepped import SteppedGame
from readyroom.core.struct import Action, Moment, Outcome, Points
from readyroom.core.telling import Telling
from readyroom.core.view import View
from readyroom.core.words import Words
from readyroom.games.starship_captains import (
    advice,
    board,
    catalog,
    ending,
    facts,
    imagine,
    invariants,
    observation,
    options,
    positions,
    scoring,
    view_builder,
)
from readyroom.games.starship_captains.actions import ACTIONS, NOTATION, tidy
from readyroom.games.starship_captains.bot import LEVELS, bot
from readyroom.games.starship_captains.bots.guide import CaptainsGuide
from readyroom.games.starship_captains.cards.events import EVENT_CARDS
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.passengers import PASSENGERS
from readyroom.games.starship_captains.cards.techs import TECHS
from readyroom.games.starship_captains.catalog import Catalog
from readyroom.games.starship_captains.daily import DAILY
from readyroom.games.starship_captains.events import EVENTS, Epilogue, MatchEnded, Scored
from readyroom.games.starship_captains.setup import set_up
from readyroom.games.starship_captains.space import space
from readyroom.games.starship_captains.state import State
from readyroom.games.starship_captains.view import Own, Public
from readyroom.games.starship_captains.words import GROUPS, PHRASES


class StarshipCaptains(SteppedGame[options.Options, State, Public, Own]):
    """Two to four captains, or one with Captain Shadow."""

    slug = "starship-captains"
    title = "Starship Captains"
    blurb = "Lead a young crew on an old ship: fly, fight, research, and complete missions."
    minutes = 60
    seats = range(1, 5)
    versions = (1, 2)
    Options = options.Options
    actions = ACTIONS
    events = EVENTS
    notation = NOTATION
    groups = GROUPS
    phrases = PHRASES
    levels = LEVELS
    quick_starts = options.QUICK_STARTS
    traits = facts.TRAITS
    daily = DAILY
    extras = "readyroom.extras.starship_captains"
    lesson = "first command 0"
    longest = 5_000

    # -- playing

    def check_options(self, options: options.Options, seats: int) -> None:
        if seats > 1 and options.passenger != "teddy":
            raise BadOptions(f"Only a solo captain has a passenger. For {seats} captains, choose Teddy.")

    def begin(self, options: options.Options, seats: int, version: int, t: Telling) -> State:
        return set_up(options, seats, version, t)

    def result(self, state: State) -> Outcome:
        return scoring.outcome(state)

    def tell_end(self, state: State, t: Telling) -> None:
        for seat in range(state.seats):
            one = scoring.score(state, seat)
            t.tell(
                Scored(
                    seat, one.missions, one.tracks, one.omegas, one.crew, one.cargo, one.damage, one.passenger,
                    one.halves,
                )
            )  # fmt: skip
            t.tell(Epilogue(seat, one.whole))
        t.tell(MatchEnded(scoring.outcome(state).reason))

    def tidy(self, action: Action) -> Action:
        return tidy(action)

    # -- knowing

    def public(self, state: State) -> Public:
        return view_builder.public(state)

    def own(self, state: State, seat: int) -> Own:
        return view_builder.own(state, seat)

    def imagine(self, state: State, viewer: int | None, chance: Chance) -> None:
        imagine.imagine(state, viewer, chance)

    def standing(self, state: State) -> tuple[Points, ...]:
        return scoring.standing(state)

    def moment(self, state: State) -> Moment | None:
        return Moment(state.round, None, "The end") if state.over else Moment(state.round, state.active)

    def verdict(self, state: State, outcome: Outcome) -> Verdict:
        return ending.verdict(state, outcome)

    def awards(self, match: Match) -> tuple[Ribbon, ...]:
        return ending.awards(match)

    def facts(self, match: Match, seat: int) -> tuple[Fact, ...]:
        return facts.facts(match, seat)

    def shows_secrets(self, state: State, seat: int) -> bool:
        """No decision needs the missions a captain has looked at."""
        return False

    def openly(self, state: State, seat: int) -> Own:
        return replace(view_builder.own(state, seat), missions=())

    # -- asking and saying

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        return advice.notes(state, seat)

    def deciding(self, state: State, seat: int) -> Words:
        return ending.deciding(state, seat)

    def catalog(self) -> Catalog:
        return catalog.catalog()

    def board(self, view: View[Public, Any], names: Sequence[str] = ()) -> str:
        return board.TableText(view, names).text()

    def cards(self) -> Mapping[str, Sequence[Card]]:
        return {"missions": MISSIONS, "techs": TECHS, "events": EVENT_CARDS, "passengers": PASSENGERS}

    def space(self, version: int) -> Space:
        return space(version)

    def observer(self, version: int) -> Observer:
        return observation.observer(version)

    # -- positions

    def named(self, state: State) -> Mapping[str, Sequence[str] | Mapping[str, object]]:
        return positions.named(state)

    def restore(self, state: State) -> None:
        super().restore(state)
        positions.restore(state)

    # -- checking

    def conserved(self, state: State) -> dict[str, int]:
        return invariants.conserved(state)

    def bounded(self, state: State) -> dict[str, tuple[int, int]]:
        return invariants.bounded(state)

    def flaws(self, state: State) -> tuple[str, ...]:
        return invariants.flaws(state)

    def coverage(self) -> tuple[str, ...]:
        """Every card of the newest rules except passengers who do nothing."""
        idle = [passenger.id for passenger in PASSENGERS if not passenger.effect]
        return tuple(card for deck in self.decks(self.versions[-1]).values() for card in deck if card not in idle)

    def option_sets(self) -> Iterable[options.Options]:
        yield options.Options()
        yield options.Options(slots="B")
        for passenger in self.decks(self.versions[-1])["passengers"]:
            if passenger != "teddy":
                yield options.Options(passenger=passenger)  # type: ignore[arg-type]  # the ids are the literals

    def guide(self) -> Guide:
        return CaptainsGuide(self)

    def bot(self, level: str) -> Bot:
        return bot(level)


GAME = StarshipCaptains()
