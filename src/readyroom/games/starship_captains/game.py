"""Starship Captains, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from readyroom.core.account import Account, Component
from readyroom.core.asking import go_on
from readyroom.core.chance import Chance
from readyroom.core.errors import BadOptions
from readyroom.core.game import Bot, Moment
from readyroom.core.match import Match
from readyroom.core.stepped import SteppedGame
from readyroom.core.struct import Action, Outcome
from readyroom.core.telling import Telling
from readyroom.games.starship_captains import accounts, catalog, imagine, options, scoring, showing
from readyroom.games.starship_captains.actions import ACTIONS, NOTATION
from readyroom.games.starship_captains.bot import LEVELS, bot
from readyroom.games.starship_captains.cards.boards import SLOTS
from readyroom.games.starship_captains.cards.epilogue import LEAST, MOST
from readyroom.games.starship_captains.cards.events import EVENT_CARDS
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.passengers import PASSENGERS
from readyroom.games.starship_captains.cards.techs import TECHS
from readyroom.games.starship_captains.events import EVENTS, Epilogue, MatchEnded, Scored
from readyroom.games.starship_captains.names import ANDROID, CADET
from readyroom.games.starship_captains.setup import set_up
from readyroom.games.starship_captains.state import NONE, State
from readyroom.games.starship_captains.steps import atoms
from readyroom.games.starship_captains.view import Own, Table
from readyroom.games.starship_captains.words import GROUPS, PHRASES

atoms.fill()


class StarshipCaptains(SteppedGame[options.Options, State]):
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
    phrases = PHRASES
    levels = LEVELS
    scale = (LEAST, MOST)
    longest = 5_000

    # -- playing

    def check_options(self, options: options.Options, seats: int) -> None:
        if seats > 1 and options.passenger != "teddy":
            raise BadOptions(f"Only a captain who flies alone has a passenger, so none can be chosen for {seats}.")

    def setup(self, options: options.Options, seats: int, version: int, t: Telling) -> State:
        s = set_up(options, seats, version, t)
        go_on(s, t)
        return s

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        state.legal = None
        state.stack[-1].apply(state, seat, action, t)
        go_on(state, t)
        if state.over and t.aloud:
            _tell_scores(state, t)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state) if state.over else None

    # -- knowing

    def public(self, state: State) -> Table:
        return showing.table(state)

    def own(self, state: State, seat: int) -> Own:
        return showing.own(state, seat)

    def imagine(self, state: State, viewer: int | None, chance: Chance) -> None:
        imagine.imagine(state, viewer, chance)

    def standing(self, state: State) -> tuple[int, ...]:
        return tuple(scoring.score(state, seat).whole for seat in range(state.seats))

    def moment(self, state: State) -> Moment | None:
        return Moment(state.round, None, "The end") if state.over else Moment(state.round, state.active)

    # -- asking and saying

    def group(self, action: Action) -> str:
        return GROUPS[type(action)]

    def catalog(self) -> dict[str, Any]:
        return catalog.catalog()

    # -- checking

    def conserved(self, state: State) -> dict[str, int]:
        s = state
        held = sum(tech >= 0 for ship in s.ships for tech in ship.slots)
        drawn = sum(len(getattr(step, "drawn", ())) for step in s.stack)
        artifacts = sum(sum(ship.artifacts) + sum(crowd != NONE for crowd in ship.crowd) for ship in s.ships)
        fought = sum(hasattr(step, "pirate") for step in s.stack)
        pirates = sum(len(ship.pirates) for ship in s.ships) + sum(pirate != NONE for pirate in s.routes) + fought
        missions = sum(len(ship.missions) for ship in s.ships) + sum(mission != NONE for mission in s.missions_at)
        return {
            "techs": held + sum(tech != NONE for tech in s.offer) + drawn + len(s.archive) + len(s.shared)
            + len(s.tech_deck) + len(s.tech_discard) + len(s.omega_deck) + len(s.omega_discard),
            "artifacts": artifacts + len(s.artifact_supply) + len(s.artifact_discard),
            "pirates": pirates + len(s.pirate_supply) + len(s.pirate_discard),
            "missions": missions + len(s.mission_deck) + len(s.mission_box) + (s.mission != NONE),
            "numbered tiles": sum(s.numbers_at),
            "crew": sum(_crew(s, seat) for seat in range(s.seats)) - s.seats * max(0, s.round - 2),
            "slots": sum(len(ship.slots) for ship in s.ships) - SLOTS * s.seats,
            "actions": len(s.action_deck) + len(s.drawn_actions) + len(s.coming_actions),
            "peeked": len(s.mission_deck.top) - len(s.peeked),
        }  # fmt: skip

    def coverage(self) -> tuple[str, ...]:
        """Every card."""
        return (
            *(mission.id for mission in MISSIONS),
            *(tech.id for tech in TECHS),
            *(card.id for card in EVENT_CARDS),
            *(passenger.id for passenger in PASSENGERS if passenger.effect),
        )

    def components(self) -> tuple[Component, ...]:
        return accounts.components()

    def account(self, match: Match) -> Account:
        return accounts.account(match)

    def option_sets(self) -> Iterable[options.Options]:
        yield options.Options()
        yield options.Options(slots="B")
        for passenger in PASSENGERS:
            if passenger.id != "teddy":
                yield options.Options(passenger=passenger.id)  # type: ignore[arg-type]  # the ids are the literals

    def bot(self, level: str) -> Bot:
        return bot(level)


def _crew(s: State, seat: int) -> int:
    """Figures other than androids, wherever they are. Cadets come in rounds 3 and 4."""
    ship = s.ships[seat]
    at_work = [figure for figure in s.mission_crew if figure != ANDROID] if seat == s.active else []
    return sum(ship.ready[CADET:ANDROID]) + len(ship.queue) + len(at_work) + (seat == s.active and s.working != NONE)


def _tell_scores(s: State, t: Telling) -> None:
    for seat in range(s.seats):
        one = scoring.score(s, seat)
        t.tell(
            Scored(
                seat, one.missions, one.tracks, one.omegas, one.crew, one.cargo, one.damage, one.passenger, one.halves
            )
        )
        t.tell(Epilogue(seat, one.whole))
    t.tell(MatchEnded(scoring.outcome(s).reason))


GAME = StarshipCaptains()
