"""Space Alert, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from readyroom.core.cards import Card
from readyroom.core.chance import Chance
from readyroom.core.choice import Pick
from readyroom.core.ending import Ribbon, Verdict
from readyroom.core.errors import BadOptions
from readyroom.core.facts import Fact
from readyroom.core.game import Bot
from readyroom.core.guide import Guide
from readyroom.core.match import Match
from readyroom.core.observation import Observer
from readyroom.core.space import Space
from readyroom.core.stepped import SteppedGame
from readyroom.core.struct import Action, Moment, Outcome
from readyroom.core.telling import Telling
from readyroom.core.view import View
from readyroom.games.space_alert import (
    board,
    catalog,
    facts,
    imagine,
    invariants,
    observation,
    options,
    picks,
    positions,
    space,
    subsequent,
    view_builder,
)
from readyroom.games.space_alert.actions import ACTIONS, GROUPS, NOTATION, Feed, Give, OwnUp, Play, PlaySpecial
from readyroom.games.space_alert.ahead.projection import foresee
from readyroom.games.space_alert.ahead.view import Ahead
from readyroom.games.space_alert.bot import LEVELS, bot
from readyroom.games.space_alert.bots.guide import CrewGuide
from readyroom.games.space_alert.catalog import Catalog
from readyroom.games.space_alert.crews import crew
from readyroom.games.space_alert.daily import DAILY
from readyroom.games.space_alert.ending import awards, verdict
from readyroom.games.space_alert.events import EVENTS, CampaignEnded
from readyroom.games.space_alert.experience.explorer import Explorer, Skill
from readyroom.games.space_alert.experience.logs import LOGS
from readyroom.games.space_alert.mission.account import LOSSES
from readyroom.games.space_alert.mission.card import BASE
from readyroom.games.space_alert.mission.cards import FAMILIES
from readyroom.games.space_alert.mission.decks import BOXES, CARDS_OF, DAMAGE_TILES, DECKS, mixes
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.scoring import campaign_points
from readyroom.games.space_alert.mission.specializations import SPECIALISTS
from readyroom.games.space_alert.mission.tracks import TRACKS
from readyroom.games.space_alert.setup import set_up
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.stage import Stage, stage
from readyroom.games.space_alert.subsequent import check_kept
from readyroom.games.space_alert.timeline.official import CLASSES
from readyroom.games.space_alert.view import Own, Public
from readyroom.games.space_alert.words import PHRASES

HOME = "The ship came home."
FULL_CAMPAIGN = "The crew came home from the whole campaign."
SHORT_CAMPAIGN = "The crew went home before the campaign was over."
SILENCE = "Communications are down. No talking until they are restored."

PARTS: Final[dict[Stage, str]] = {
    "briefing": "Briefing",
    "owning_up": "Resolution",
    "deciding": "Debriefing",
    "repairing": "Repairs",
    "over": "Resolution",
}
"""Headings in the log; the phases of the Action Round have their own."""

SAMPLE_EXPLORERS = (
    Explorer("a", "Ada", level=9, specializations=(
        Skill("teleporter", 3), Skill("medic", 2), Skill("special ops", 2), Skill("mechanic", 1), Skill("rocketeer", 1),
    )),
    Explorer("b", "Bo", level=6, specializations=(Skill("special ops", 3), Skill("teleporter", 1), Skill("medic", 2))),
    None,
)  # fmt: skip
"""A crew of the Experience System, for the conformance suite: a veteran, a beginner and a player without a log."""


class SpaceAlert(SteppedGame[options.Options, State, Public, Own]):
    """Ten minutes of planning against the clock, and then the ship does exactly what it was told."""

    slug = "space-alert"
    title = "Space Alert"
    blurb = "Plan together against the clock, then watch what your plan does to the ship."
    minutes = 30
    together = True
    seats = range(1, 6)
    versions = (1, 2)
    Options = options.Options
    actions = ACTIONS
    events = EVENTS
    notation = NOTATION
    groups = GROUPS
    phrases = PHRASES
    secret = (Play, PlaySpecial, Feed, Give, OwnUp)
    dossiers = LOGS
    extras = "readyroom.extras.space_alert"
    levels = tuple(LEVELS)
    presets = options.PRESETS
    quick_starts = options.QUICK_STARTS
    traits = facts.TRAITS
    daily = DAILY
    keeps_time = True
    longest = 50_000
    """Without a clock, random players announce intentions until everyone happens to end their phase."""

    # -- playing

    def check_options(self, options: options.Options, seats: int) -> None:
        boxes = BOXES if options.new_frontier else (BASE,)
        for mix in (options.common, options.serious):
            if mix not in mixes(boxes):
                raise BadOptions(f"Red threats come with The New Frontier, so '{mix}' needs 'new_frontier'.")
        crew(seats, options.fifth_member, options.specializations, androids=not options.no_androids)
        if len(options.explorers) not in (0, seats):
            raise BadOptions("There is one explorer for each seat, or none at all.")
        check_kept(options, seats)
        if len(options.people) not in (0, seats):
            raise BadOptions("Say for every seat whether a person plays it, or for none.")

    def begin(self, options: options.Options, seats: int, version: int, t: Telling) -> State:
        return set_up(options, seats, version, t)

    def result(self, state: State) -> Outcome:
        """The crew wins or loses together: it is first, or second to the threats."""
        m = flown_last(state)
        place = 2 if m.lost else 1
        return Outcome((final_score(state),) * state.seats, (place,) * state.seats, ending(state, m), together=True)

    def tell_end(self, state: State, t: Telling) -> None:
        """Tells the score of a campaign that came home."""
        if state.options.campaign and not flown_last(state).lost:
            made = campaign_points(state.flown)
            penalties = made.damage + made.worst_zone + made.knocked_out + made.battlebots
            t.tell(
                CampaignEnded(
                    len(state.flown), state.missions, made.score, made.survived, made.destroyed, made.visual,
                    made.bonus, penalties,
                )
            )  # fmt: skip

    def hushed(self, state: State) -> str:
        """While communications are down, players may not communicate in any way (2.1)."""
        return SILENCE if state.silent else ""

    # -- views

    def public(self, state: State) -> Public:
        return view_builder.public(state)

    def own(self, state: State, seat: int) -> Own:
        return view_builder.own(state, seat)

    def foresee(self, state: State, viewer: int | None, action: Action | None = None) -> Ahead | None:
        return foresee(state, viewer, action)

    def imagine(self, state: State, viewer: int | None, chance: Chance) -> None:
        imagine.imagine(state, viewer, chance)

    def standing(self, state: State) -> tuple[int, ...]:
        return (final_score(state),) * state.seats

    def moment(self, state: State) -> Moment:
        mission = f"Mission {state.number} of {state.missions}: " if state.options.campaign else ""
        return Moment(0, None, mission + part_of_match(state))

    def verdict(self, state: State, outcome: Outcome) -> Verdict:
        return verdict(state, outcome)

    def awards(self, match: Match) -> tuple[Ribbon, ...]:
        return awards(match)

    def facts(self, match: Match, seat: int) -> tuple[Fact, ...]:
        return facts.facts(match, seat)

    # -- prompts and sentences

    def picks(self, state: State, seat: int) -> tuple[Pick, ...]:
        return picks.picks(state, seat)

    def catalog(self) -> Catalog:
        return catalog.catalog()

    def board(self, view: View[Public, Any], names: Sequence[str] = ()) -> str:
        return board.TableText(view, names).text()

    def carried(self, match: Match) -> str:
        return "specializations" if subsequent.kept(match) else ""

    def carry(self, match: Match, options: options.Options, places: tuple[int | None, ...]) -> options.Options:
        return subsequent.carry(match, options, places)

    def space(self, version: int) -> Space:
        return space.space(version)

    def guide(self) -> Guide:
        return CrewGuide(self)

    def observer(self, version: int) -> Observer:
        return observation.observer(version)

    def bot(self, level: str) -> Bot:
        return bot(level)

    # -- positions

    def named(self, state: State) -> Mapping[str, Sequence[str] | Mapping[str, object]]:
        return positions.NAMED

    def restore(self, state: State) -> None:
        super().restore(state)
        positions.restore(state)

    # -- checks

    def conserved(self, state: State) -> dict[str, int]:
        return invariants.conserved(state)

    def bounded(self, state: State) -> dict[str, tuple[int, int]]:
        return invariants.bounded(state)

    def flaws(self, state: State) -> tuple[str, ...]:
        return invariants.flaws(state)

    def cards(self) -> Mapping[str, Sequence[Card]]:
        return {
            **FAMILIES,
            **CLASSES,
            **{f"{name} action cards": CARDS_OF[deck] for deck, name in enumerate(DECKS)},
            "tracks": TRACKS,
            "specializations": SPECIALISTS,
        }

    def coverage(self) -> tuple[str, ...]:
        """Every threat, track and specialization of the newest rules, every damage tile, and every way to end."""
        decks = self.decks(self.versions[-1])
        return (
            *(card for name in (*FAMILIES, "tracks", "specializations") for card in decks[name]),
            *DAMAGE_TILES["red"], *DAMAGE_TILES["white"], *LOSSES, HOME, FULL_CAMPAIGN, SHORT_CAMPAIGN,
        )  # fmt: skip

    def option_sets(self) -> Iterable[options.Options]:
        """Every class, box and variant in some combination; ``make soak`` tries wider mixes."""
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


def part_of_match(state: State) -> str:
    now = stage(state)
    return f"Phase {state.phase}" if now == "planning" else PARTS[now]


def flown_last(state: State) -> Mission:
    """The last mission of the match."""
    if state.mission is None:
        raise AssertionError("a match ends with a mission")
    return state.mission


def final_score(state: State) -> int:
    """The score of the mission or campaign so far. A lost ship scores 0."""
    if state.mission is not None and state.mission.lost:
        return 0
    return campaign_points(state.flown).score if state.flown else 0


def ending(state: State, m: Mission) -> str:
    if m.lost:
        return f"The ship was lost to the {m.threats[m.destroyed_by].card.name}."
    if not state.options.campaign:
        return HOME
    return FULL_CAMPAIGN if len(state.flown) == state.missions else SHORT_CAMPAIGN


GAME = SpaceAlert()
