"""Space Alert, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from readyroom.core.chance import Chance
from readyroom.core.choice import Pick
from readyroom.core.errors import BadOptions
from readyroom.core.game import Game, Moment
from readyroom.core.match import Match
from readyroom.core.struct import Action, Outcome
from readyroom.core.telling import Telling
from readyroom.games.space_alert import imagine, options, showing
from readyroom.games.space_alert.action_round import asking, clock, planning
from readyroom.games.space_alert.action_round.names import CARD_WORDS
from readyroom.games.space_alert.action_round.state import BRIEFING, NONE, OVER, State
from readyroom.games.space_alert.action_round.words import PHRASES
from readyroom.games.space_alert.actions import ACTIONS, GROUPS, NOTATION, Feed, Give, Play
from readyroom.games.space_alert.card import BASE, CALLED_SIDES, COLOURS, FRONTIER, KINDS, TRAIT_WORDS, mask
from readyroom.games.space_alert.cards import CARDS
from readyroom.games.space_alert.decks import BOXES, FACES, MIXES, mixes
from readyroom.games.space_alert.events import EVENTS
from readyroom.games.space_alert.film import Screening, screen_match
from readyroom.games.space_alert.missions import OFFICIAL, SHAPES
from readyroom.games.space_alert.missions.crews import DUTIES, crew
from readyroom.games.space_alert.places import names_of
from readyroom.games.space_alert.scoring import score
from readyroom.games.space_alert.setup import set_up
from readyroom.games.space_alert.specializations import NAMES, TEXTS
from readyroom.games.space_alert.tracks import TRACKS, marks
from readyroom.games.space_alert.view import Own, Table


class SpaceAlert(Game[options.Options, State]):
    """Ten minutes of planning against the clock, and then the ship does exactly what it was told."""

    slug = "space-alert"
    title = "Space Alert"
    blurb = "Plan together against the clock, then see what your plan does to the ship."
    minutes = 30
    seats = range(1, 6)
    cooperative = True
    versions = (1,)
    Options = options.Options
    actions = ACTIONS
    events = EVENTS
    notation = NOTATION
    phrases = PHRASES
    secret = (Play, Feed, Give)
    longest = 10_000

    # -- playing

    def check_options(self, options: options.Options, seats: int) -> None:
        boxes = BOXES if options.new_frontier else (BASE,)
        for mix in (options.common, options.serious):
            if mix not in mixes(boxes):
                raise BadOptions(f"Red threats come with the new threats, so '{mix}' needs 'new_frontier'.")
        crew(seats, options.fifth_member, androids=not options.no_androids)

    def setup(self, options: options.Options, seats: int, version: int, t: Telling) -> State:
        return set_up(options, seats, t)

    def to_act(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in range(state.seats) if planning.can_act(state, seat))

    def legal(self, state: State, seat: int) -> list[Action]:
        return planning.legal(state, seat)

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        planning.apply(state, seat, action, t)

    def refusal(self, state: State, seat: int, action: Action) -> str:
        return asking.refusal(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """The crew wins or loses together: first, or second to the threats."""
        m = state.mission
        if m is None:
            return None
        made = score(m)
        reason = f"The ship was lost to {m.threats[m.destroyed_by].card.name}." if m.lost else "The ship came home."
        return Outcome((made,) * state.seats, (2 if m.lost else 1,) * state.seats, reason, together=True)

    # -- time

    def live(self, state: State) -> bool:
        """All plan at once, with a clock or without."""
        return state.stage != OVER

    def late(self, state: State, seat: int, action: Action) -> bool:
        return planning.late(state, seat, action)

    def deadline(self, state: State) -> int | None:
        return clock.due(state)

    def tick(self, state: State, t: Telling) -> None:
        clock.tick(state, t)

    def hushed(self, state: State) -> bool:
        """While communications are down, players may not communicate in any way (2.1)."""
        return state.silent

    # -- knowing

    def public(self, state: State) -> Table:
        return showing.table(state)

    def own(self, state: State, seat: int) -> Own:
        return showing.own(state, seat)

    def imagine(self, state: State, viewer: int | None, chance: Chance) -> None:
        imagine.imagine(state, viewer, chance)

    def standing(self, state: State) -> tuple[int, ...]:
        made = 0 if state.mission is None else score(state.mission)
        return (made,) * state.seats

    def moment(self, state: State) -> Moment:
        if state.stage == BRIEFING:
            return Moment(0, None, "Briefing")
        if state.stage == OVER:
            return Moment(state.phase, None, "Resolution")
        return Moment(state.phase, None, f"Phase {state.phase}")

    # -- asking and saying

    def prompt(self, state: State, seat: int) -> str:
        return asking.prompt(state, seat)

    def picks(self, state: State, seat: int) -> tuple[Pick, ...]:
        return asking.picks(state, seat)

    def group(self, action: Action) -> str:
        return GROUPS[type(action)]

    def catalog(self) -> dict[str, Any]:
        return {
            "cards": [
                {"id": name, "name": words, "doubled": FACES[face].doubled}
                for face, (name, words) in enumerate(CARD_WORDS.items())
            ],
            "threats": [
                {
                    "id": card.code, "name": card.name, "internal": card.internal, "serious": card.serious,
                    "colour": COLOURS[card.colour], "new": card.box == FRONTIER, "speed": card.speed,
                    "hit_points": card.hp, "shield": card.shield, "survived": card.survived,
                    "destroyed": card.destroyed, "x": card.says(1), "y": card.says(2), "z": card.says(3),
                    "kind": KINDS[card.kind], "calls": CALLED_SIDES[card.calls], "text": card.text,
                    "stations": list(names_of(mask(card.stations))),
                    "traits": [words for bit, words in TRAIT_WORDS.items() if card.traits & bit],
                }
                for card in CARDS
            ],
            "tracks": [
                {"id": x.name, "length": x.length, "marks": {str(at): mark for at, mark in marks(x).items()}}
                for x in TRACKS
            ],
            "specializations": [
                {"id": name, "basic": basic, "advanced": advanced}
                for name, (basic, advanced) in zip(NAMES, TEXTS, strict=True)
            ],
            "missions": [{"id": shape.kind, "name": shape.title} for shape in SHAPES.values()]
            + [{"id": timeline.name, "name": timeline.title} for timeline in OFFICIAL],
            "roles": DUTIES,
            "difficulties": {name: list(colours) for name, colours in MIXES.items()},
        }  # fmt: skip

    def film(self, match: Match, names: tuple[str, ...]) -> Screening:
        return screen_match(match, names)

    # -- checking

    def conserved(self, state: State) -> dict[str, int]:
        planned = sum(face != NONE for board in state.boards for face in board.cards)
        beside = sum(board.heroic != NONE for board in state.boards)
        held = sum(len(hand.cards) for hand in state.hands)
        return {
            "action cards": planned + beside + held + len(state.deck) + len(state.heroic),
            "threat cards": sum(len(deck) for deck in state.threats) + len(state.drawn) + len(state.called),
        }

    def option_sets(self) -> Iterable[options.Options]:
        yield options.Options()
        yield options.Options(mission="test_run", pace="untimed")
        yield options.Options(mission="AS-1", common="white_yellow", fifth_member=True, pace="relaxed")
        yield options.Options(no_androids=True, serious="yellow", pace="untimed")
        yield options.Options(
            mission="double_action_easier", common="all", serious="all", new_frontier=True, double_actions=True,
            variable_range=True, pace="untimed",
        )  # fmt: skip
        yield options.Options(
            mission="NF-3", common="red", serious="yellow_red", new_frontier=True, double_actions=True,
            variable_range=True,
        )  # fmt: skip


GAME = SpaceAlert()
