"""The conformance suite over flights of ships worth flying.

Random builders finish early and random pilots give up, so random play alone would hardly meet what can happen in
flight. ``Airborne`` is the same game with sound ships built before the first entry, and nobody gives up.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import pytest
from tests.every_game import conforms

from readyroom.bots.named import decide
from readyroom.core.chance import Chance
from readyroom.core.conformance import Case, Coverage, cases, random_match
from readyroom.core.match import Match
from readyroom.core.record_reader import replay_with
from readyroom.core.steps import settle
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.actions import SeatGuests
from readyroom.games.galaxy_trucker.bot import LEVELS as BOT_LEVELS
from readyroom.games.galaxy_trucker.cards.deck import BASE_CARDS, CARDS
from readyroom.games.galaxy_trucker.cards.missions import CARPOOL, MISSION_NUMBER, MISSIONS
from readyroom.games.galaxy_trucker.cards.tiles import BASE_TILES, STARTS, TILES
from readyroom.games.galaxy_trucker.game import GalaxyTrucker
from readyroom.games.galaxy_trucker.options import Options
from readyroom.games.galaxy_trucker.ship import parse
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.relaxed import BuildInTurns

pytestmark = pytest.mark.whole_matches
SHIPS = (
    """
    class I
           5         6        7         8         9
    6      _      H2:0300  C1:0231^  B3:0012      _
    7  C1:0201^   CA:0232  SC:3333   CA:1212   LB:0013
    8  SH:0320<^  LP:1202  B2:1203   R1:3222   CA:3012
    9  E2:2003v      .        _      E1:2300v  E1:3102v
    """,
    """
    class II
       4     5        6         7         8         9         10
    5  _     _     H3:0201   C1:0132^     .         _         _
    6  _  R2:0010  E1:0300v  B2:1113   C1:0023^  CA:1030      _
    7  _  B3:1020     .      SC:3333   CA:3001   C1:2030>     _
    8  .  CA:2320  E2:1101v  C1:1101v  CA:0123   ST:3223   C2:0032^
    9  .  LB:3020     .         _      LP:2120   CA:2203   E2:2003v
    """,
    """
    class III
          3         4        5         6        7         8         9         10        11
    4     _         _        _         _     C2:0010^     _         _         _          _
    5     _         _        _      H2:0030  ST:3230   B2:0013      _         _          _
    6  R2:0020      _        .      H3:1020  CA:3020   B2:3200   CA:1023      _          .
    7  R1:3030   H3:2020  C2:0320^  CA:2101  SC:3333   E1:0003v  LB:3100   C1:0023^  SH:0130<^
    8  E1:2300v  ST:3301  LP:2202   CA:0103  E2:2003v     .      E1:0300v  CA:2111    H2:3121
    9     .         .        _         .        .         .         _      E2:1300v  E1:2002v
    """,
)


LOADED = """
class II
   4     5         6         7         8         9         10
5  _     _      H3:0201   C1:0132^     .         _         _
6  _  FR:0030   E1:0300v  B2:1113   C1:0023^  CA:1030      _
7  _  EX:1020   .         SC:3333   CA:3001   C1:2030>     _
8  .  CA:2320   E2:1101v  C1:1101v  CA:0123   ST:3223   C2:0032^
9  .  LB:3020   .            _      LP:2120   CA:2203   E2:2003v
"""


class Airborne(GalaxyTrucker):
    """Galaxy Trucker from the crew's boarding on."""

    levels: ClassVar[tuple[str, ...]] = ()

    def setup(self, options: Options, seats: int, version: int, t: Telling) -> State:
        s = super().setup(options, seats, version, t)
        while not isinstance(s.stack[-1], BuildInTurns):  # a mission is chosen, bets are placed
            seat = self.to_act(s)[0]
            ways = super().legal(s, seat)
            self.apply(s, seat, ways[t.chance.below(len(ways))], t)
        s.stack.pop()
        self.prepare(s, t)
        for trucker in s.truckers:
            trucker.number = trucker.seat + 1
        settle(s, t)
        return s

    def prepare(self, s: State, t: Telling) -> None:
        """Sound ships for everybody."""
        for trucker in s.truckers:
            trucker.ship = parse(LOADED if s.options.missions else SHIPS[s.level - 1])

    def legal(self, state: State, seat: int) -> list[Action]:
        return [action for action in super().legal(state, seat) if action is not interned.GIVE_UP]

    def option_sets(self) -> Iterable[Options]:
        yield Options(flights="I", pace="relaxed")
        yield Options(flights="II", pace="relaxed")
        yield Options(flights="III", pace="relaxed")
        yield Options(flights="II", pace="relaxed", missions=True)


class Carpool(Airborne):
    """The same with Carpool for certain: random pilots give commuters one place or two, and bots answer for them."""

    levels = BOT_LEVELS

    def setup(self, options: Options, seats: int, version: int, t: Telling) -> State:
        s = super().setup(options, seats, version, t)
        s.mission = MISSION_NUMBER[CARPOOL]
        return s

    def option_sets(self) -> Iterable[Options]:
        yield Options(flights="II", pace="relaxed", missions=True)


RARE = {
    "action seat_envoy", "action claim_immunity", "action place_bet",
    "event crates_dealt", "event client_hit", "event client_guarded", "event client_flew", "event immunity_claimed",
    "event bet_placed", "event directives_drawn", "action come_back", "action play_possum", "event came_back",
    "event started_behind", "event goods_short",
}  # fmt: skip
"""Of single missions, which are flown one by one in a test of their own; of death; of the first version's rules; and
of a bank that runs dry."""

GAME = GalaxyTrucker()
AIRBORNE = Airborne()
POOLED = Carpool()


@pytest.mark.parametrize("case", [case for case in cases(AIRBORNE) if case.seats in (1, 4)], ids=str)
def test_flights_conform(case: Case, subtests: pytest.Subtests) -> None:
    conforms(case, subtests)


@pytest.mark.parametrize("case", [case for case in cases(POOLED) if case.seats == 3], ids=str)
def test_flights_with_guests_conform(case: Case, subtests: pytest.Subtests) -> None:
    conforms(case, subtests)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_bots_can_take_over_any_ship_with_guests_aboard(level: str) -> None:
    for seed in range(1 if level == "hard" else 8):
        match = Match.start(POOLED, next(iter(POOLED.option_sets())), 2, f"guests {seed}")
        luck = Chance(f"guests {seed}")
        while match.outcome is None:
            seat = match.to_act[0]
            legal = match.legal(seat)
            seating = isinstance(legal[0], SeatGuests)
            action = legal[luck.below(len(legal))] if seating else decide(match, seat, POOLED.bot(level), luck)
            assert action is not None
            match.act(seat, action)


def bot_match(options: Options, seats: int, seed: str) -> Match:
    """A match of bots, each action a second after the one before."""
    return play_out(Match.start(GAME, options, seats, seed))


def play_out(match: Match) -> Match:
    luck = Chance(f"bots of {match.seed}")
    player = GAME.bot("normal")
    sums = GAME.conserved(match.state)
    while match.outcome is None:
        if match.deadline is not None:
            match.tick(match.now + 1000 if match.to_act else match.deadline)
        if not match.to_act:
            continue
        seat = match.to_act[luck.below(len(match.to_act))]
        wish = player.choose(match.state, seat, match.legal(seat), luck)
        assert wish is not None
        match.act(seat, wish)
        assert GAME.conserved(match.state) == sums and GAME.flaws(match.state) == ()
        assert all(0 <= held <= most for held, most in GAME.bounded(match.state).values())
    return match


@pytest.mark.parametrize("mission", [mission.id for mission in MISSIONS])
def test_every_mission_is_flown_to_its_end_and_replays(mission: str) -> None:
    for seed in range(400):
        match = Match.start(GAME, Options(flights="II", pace="relaxed", missions=True), 3, f"{mission} {seed}")
        if MISSION_NUMBER[mission] in match.state.offered:
            break
    for seat in range(3):
        match.act(seat, f"wish {mission}")
    play_out(match)
    assert replay_with(GAME, match.record()).digest == match.digest


@pytest.mark.parametrize("number", range(7))
def test_bots_play_to_the_end_and_the_record_replays(number: int) -> None:
    options = list(GAME.option_sets())[number]
    match = bot_match(options, min(number + 1, 4), f"bots {number}")
    again = replay_with(GAME, match.record())
    assert again.digest == match.digest and again.outcome == match.outcome


def test_bots_and_random_play_meet_every_kind_of_thing_and_all_of_the_base_game() -> None:
    covered = Coverage(GAME)
    for number in range(8):
        covered.add(bot_match(list(GAME.option_sets())[number % 4], 1 + number % 4, f"all of it {number}"))
    for case in cases(GAME, seeds=6):
        covered.add(random_match(case))
    for case in [*cases(AIRBORNE, seeds=6), *cases(POOLED, seeds=2)]:
        covered.add(random_match(case))
    missing = set(covered.missing())
    base = [*(card.id for card in CARDS[:BASE_CARDS]), *(tile.id for tile in TILES[STARTS:BASE_TILES])]
    assert not set(base) & missing
    assert not {label for label in missing if label.startswith(("action", "event"))} - RARE
