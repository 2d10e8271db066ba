"""Space Alert, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from readyroom.core.cards import Card
from readyroom.core.chance import Chance
from readyroom.core.choice import Pick
from readyroom.core.errors import BadOptions
from readyroom.core.game import Bot, Game, Moment
from readyroom.core.match import Match
from readyroom.core.struct import Action, Outcome
from readyroom.core.telling import Telling
from readyroom.games.space_alert import imagine, limits, options, showing, subsequent
from readyroom.games.space_alert.action_round import asking, clock, planning, stages
from readyroom.games.space_alert.action_round.debriefing import campaign_points
from readyroom.games.space_alert.action_round.names import CARD_WORDS
from readyroom.games.space_alert.action_round.state import BRIEFING, NONE, OVER, OWNING_UP, PLANNING, REPAIRING, State
from readyroom.games.space_alert.action_round.words import PHRASES
from readyroom.games.space_alert.actions import ACTIONS, GROUPS, NOTATION, Feed, Give, OwnUp, Play, PlaySpecial
from readyroom.games.space_alert.bots.crew_bot import CrewBot
from readyroom.games.space_alert.bots.levels import LEVEL_NAMES, LEVELS
from readyroom.games.space_alert.card import BASE, CALLED_SIDES, COLOURS, FRONTIER, KINDS, TRAIT_WORDS, mask
from readyroom.games.space_alert.cards import CARDS, FAMILIES
from readyroom.games.space_alert.decks import BOXES, CARDS_OF, DAMAGE_TILES, DECKS, FACES, MIXES, mixes
from readyroom.games.space_alert.events import EVENTS
from readyroom.games.space_alert.experience.explorer import Explorer, Skill
from readyroom.games.space_alert.experience.logs import LOGS
from readyroom.games.space_alert.film import Screening, screen_match
from readyroom.games.space_alert.missions import OFFICIAL, SHAPES
from readyroom.games.space_alert.missions.crews import DUTIES, crew
from readyroom.games.space_alert.missions.official import CLASSES
from readyroom.games.space_alert.places import names_of
from readyroom.games.space_alert.setup import set_up
from readyroom.games.space_alert.specializations import IDS, SPECIALISTS, TEXTS, TITLES
from readyroom.games.space_alert.state import Mission
from readyroom.games.space_alert.subsequent import check_kept
from readyroom.games.space_alert.tracks import TRACKS, marks
from readyroom.games.space_alert.view import Own, Table
from readyroom.games.space_alert.words import LOSSES

HOME = "The ship came home."
FULL_CAMPAIGN = "The crew came home from the whole campaign."
SHORT_CAMPAIGN = "The crew went home before the campaign was over."
SILENCE = "Communications are down. Not a word until they are back."

SAMPLE_EXPLORERS = (
    Explorer("a", "Ada", level=9, specializations=(
        Skill("teleporter", 3), Skill("medic", 2), Skill("special ops", 2), Skill("mechanic", 1), Skill("rocketeer", 1),
    )),
    Explorer("b", "Bo", level=6, specializations=(Skill("special ops", 3), Skill("teleporter", 1), Skill("medic", 2))),
    None,
)  # fmt: skip
"""A crew of the Experience System, for the conformance suite: a veteran, a younger one, and one with no log."""


class SpaceAlert(Game[options.Options, State]):
    """Ten minutes of planning against the clock, and then the ship does exactly what it was told."""

    slug = "space-alert"
    title = "Space Alert"
    blurb = "Plan together against the clock, then see what your plan does to the ship."
    minutes = 30
    seats = range(1, 6)
    cooperative = True
    versions = (1, 2)
    Options = options.Options
    actions = ACTIONS
    events = EVENTS
    notation = NOTATION
    phrases = PHRASES
    secret = (Play, PlaySpecial, Feed, Give, OwnUp)
    dossiers = LOGS
    extras = "readyroom.extras.space_alert"
    levels = LEVEL_NAMES
    longest = 50_000
    """Without a clock, random players chat about intentions until all happen to end their phase."""

    # -- playing

    def check_options(self, options: options.Options, seats: int) -> None:
        boxes = BOXES if options.new_frontier else (BASE,)
        for mix in (options.common, options.serious):
            if mix not in mixes(boxes):
                raise BadOptions(f"Red threats come with the new threats, so '{mix}' needs 'new_frontier'.")
        crew(seats, options.fifth_member, options.specializations, androids=not options.no_androids)
        if len(options.explorers) not in (0, seats):
            raise BadOptions("There is one explorer for each seat, or none at all.")
        check_kept(options, seats)
        if len(options.people) not in (0, seats):
            raise BadOptions("Each seat is played by a person or by a bot, or nothing is said about any.")

    def setup(self, options: options.Options, seats: int, version: int, t: Telling) -> State:
        return set_up(options, seats, version, t)

    def to_act(self, state: State) -> tuple[int, ...]:
        return stages.to_act(state)

    def legal(self, state: State, seat: int) -> list[Action]:
        return stages.legal(state, seat)

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        stages.apply(state, seat, action, t)

    def refusal(self, state: State, seat: int, action: Action) -> str:
        return asking.refusal(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """The crew wins or loses together: first, or second to the threats."""
        m = state.mission
        if m is None or state.stage != OVER:
            return None
        place = 2 if m.lost else 1
        return Outcome((final_score(state),) * state.seats, (place,) * state.seats, ending(state, m), together=True)

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

    def hushed(self, state: State) -> str:
        """While communications are down, players may not communicate in any way (2.1)."""
        return SILENCE if state.silent else ""

    # -- knowing

    def public(self, state: State) -> Table:
        return showing.table(state)

    def own(self, state: State, seat: int) -> Own:
        return showing.own(state, seat)

    def imagine(self, state: State, viewer: int | None, chance: Chance) -> None:
        imagine.imagine(state, viewer, chance)

    def standing(self, state: State) -> tuple[int, ...]:
        return (final_score(state),) * state.seats

    def moment(self, state: State) -> Moment:
        parts = {BRIEFING: "Briefing", PLANNING: f"Phase {state.phase}", OWNING_UP: "Resolution", OVER: "Resolution"}
        part = parts.get(state.stage, "Repairs" if state.stage == REPAIRING else "Debriefing")
        mission = f"Mission {state.number} of {state.missions}: " if state.options.campaign else ""
        return Moment(0, None, mission + part)

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
            "missions": [{"id": shape.kind, "name": shape.title} for shape in SHAPES.values()]
            + [{"id": timeline.name, "name": timeline.title} for timeline in OFFICIAL],
            "roles": DUTIES,
            "specializations": [
                {"id": id, "name": TITLES[id], "written": TITLES[id].lower(), "basic": basic, "advanced": advanced}
                for id, (basic, advanced) in zip(IDS, TEXTS, strict=True)
            ],
            "difficulties": {name: list(colours) for name, colours in MIXES.items()},
        }  # fmt: skip

    def cards(self) -> Mapping[str, Sequence[Card]]:
        return {
            **FAMILIES,
            **CLASSES,
            **{f"{name} action cards": CARDS_OF[deck] for deck, name in enumerate(DECKS)},
            "tracks": TRACKS,
            "specializations": SPECIALISTS,
        }

    def film(self, match: Match, names: tuple[str, ...], part: int = 0) -> Screening | None:
        """Part 1 is the first mission of a campaign."""
        return screen_match(match, names, part - 1)

    def carried(self, match: Match) -> str:
        return "specializations" if subsequent.kept(match) else ""

    def carry(self, match: Match, options: options.Options, places: tuple[int | None, ...]) -> options.Options:
        return subsequent.carry(match, options, places)

    def bot(self, level: str) -> Bot:
        for known in LEVELS:
            if known.name == level:
                return CrewBot(known)
        return super().bot(level)

    # -- checking

    def conserved(self, state: State) -> dict[str, int]:
        planned = sum(face != NONE for board in state.boards for face in board.cards)
        beside = sum(board.heroic != NONE for board in state.boards)
        held = sum(len(hand.cards) for hand in state.hands)
        return {
            "action cards": planned + beside + held + len(state.deck) + len(state.heroic),
            "threat cards": state.boxed
            + sum(len(deck) for deck in state.threats)
            + len(state.drawn)
            + len(state.called),
        }

    def bounded(self, state: State) -> dict[str, tuple[int, int]]:
        return limits.bounded(state)

    def flaws(self, state: State) -> tuple[str, ...]:
        return limits.flaws(state)

    def coverage(self) -> tuple[str, ...]:
        """Every threat, track and specialization of the newest rules, every damage tile, and every way to end."""
        decks = self.decks(self.versions[-1])
        return (
            *(card for name in (*FAMILIES, "tracks", "specializations") for card in decks[name]),
            *DAMAGE_TILES["red"], *DAMAGE_TILES["white"], *LOSSES, HOME, FULL_CAMPAIGN, SHORT_CAMPAIGN,
        )  # fmt: skip

    def option_sets(self) -> Iterable[options.Options]:
        """Every class, box and variant in some company; wider mixes are for ``make soak``."""
        yield options.Options()
        yield options.Options(mission="test_run", specializations=True, campaign=3, pace="untimed")
        yield options.Options(mission="AS-1", common="white_yellow", fifth_member=True, pace="relaxed")
        yield options.Options(no_androids=True, serious="yellow", pace="untimed")
        yield options.Options(
            mission="double_action_easier", common="all", serious="all", new_frontier=True, double_actions=True,
            variable_range=True,
        )  # fmt: skip
        yield options.Options(
            mission="NF-3", common="red", serious="yellow_red", new_frontier=True, double_actions=True,
            variable_range=True, specializations=True, fifth_member=True,
        )  # fmt: skip
        yield options.Options(
            mission="simulation", double_actions=True, specializations=True, campaign=2, pace="untimed",
            explorers=SAMPLE_EXPLORERS[:1],
        )  # fmt: skip
        yield options.Options(
            mission="advanced_simulation", specializations=True, new_frontier=True, common="yellow_red",
            explorers=SAMPLE_EXPLORERS,
        )  # fmt: skip
        yield options.Options(
            mission="SIM-1", specializations=True, pace="untimed",
            kept=(options.Kept(0, "medic", 1), options.Kept(11, "special ops", 2)),
        )  # fmt: skip


def final_score(state: State) -> int:
    """What the mission or the campaign has scored so far. A lost ship scores nothing."""
    if state.mission is not None and state.mission.lost:
        return 0
    return campaign_points(state.flown).score if state.flown else 0


def ending(state: State, m: Mission) -> str:
    if m.lost:
        return f"The ship was lost to {m.threats[m.destroyed_by].card.name}."
    if not state.options.campaign:
        return HOME
    return FULL_CAMPAIGN if len(state.flown) == state.missions else SHORT_CAMPAIGN


GAME = SpaceAlert()
