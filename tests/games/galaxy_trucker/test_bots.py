"""The bots estimate cards, build sound ships, and do not throw a flight away."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.builder import SHIP, building, flight, race, ship, trucker

from readyroom.bots import named
from readyroom.bots.named import decide
from readyroom.core.chance import Chance
from readyroom.core.match import Match
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker.bot import bot
from readyroom.games.galaxy_trucker.bots.demands import Demands, demands, likelihoods
from readyroom.games.galaxy_trucker.bots.hull import gap, hull_worth
from readyroom.games.galaxy_trucker.bots.placement import fitting_places
from readyroom.games.galaxy_trucker.bots.search import Search
from readyroom.games.galaxy_trucker.bots.supply import BLOCKED, FREE, Supply, alike
from readyroom.games.galaxy_trucker.bots.weights import EXPERT, HARD, Weights
from readyroom.games.galaxy_trucker.bots.worth import Parts, worth
from readyroom.games.galaxy_trucker.cards.deck import CARD_NUMBER, CARDS, adventure_deck
from readyroom.games.galaxy_trucker.cards.tiles import NUMBER, TILES
from readyroom.games.galaxy_trucker.ship.legality import mistakes
from readyroom.games.galaxy_trucker.state import State


def play_on(m: Match, levels: list[str], until: str) -> int:
    """Bots play until a phase begins; returns how many decisions it took."""
    players = [bot(level) for level in levels]
    chance = Chance("bots")
    for decided in range(3000):
        if m.outcome is not None or m.state.phase == until:
            return decided
        seat = m.to_act[decided % len(m.to_act)]
        action = decide(m, seat, players[seat], chance)
        assert action is not None
        m.act(seat, action)
    raise AssertionError("The bots found no end.")


# -- what is coming


def test_a_card_is_as_likely_as_the_unseen_piles_make_it() -> None:
    s: State = race().state
    assert sum(likely for _, likely in likelihoods(s, 0)) == pytest.approx(8)
    in_box = sum(CARDS[card].level == 1 for card in adventure_deck(s.version))
    assert {likely for _, likely in likelihoods(s, 0)} == {8 / in_box}


def test_seen_cards_are_certain_for_the_player_who_saw_them() -> None:
    s: State = race().state
    s.seen[0] = 1
    known = [card for card, likely in likelihoods(s, 0) if likely == 1.0]
    assert sorted(known) == sorted(s.piles[0])
    assert not [card for card, likely in likelihoods(s, 1) if likely == 1.0]
    assert sum(likely for _, likely in likelihoods(s, 0)) == pytest.approx(8)


def test_cannons_pay_off_from_an_enemys_strength_upward() -> None:
    s: State = race().state
    s.seen = [1, 1, 1, 1]
    s.piles = [[CARD_NUMBER["I-01"]], [], [], []]
    guns = demands(s, 0).guns
    assert guns[11] < 0 == guns[12] < guns[13], "slavers of strength 6"


def test_a_bot_values_the_crew_an_abandoned_station_needs() -> None:
    s: State = race().state
    s.seen = [1, 1, 1, 1]
    s.piles = [[CARD_NUMBER["I-19"]], [], [], []]
    crew = demands(s, 0).crew
    assert crew[4] == 0 < crew[5] == crew[6]


def certain(s: State, *cards: str) -> None:
    """All four piles have been seen, and hold these cards."""
    s.seen = [1, 1, 1, 1]
    s.piles = [[CARD_NUMBER[card] for card in cards], [], [], []]


@pytest.mark.parametrize(("weigh", "clearly"), [(HARD, False), (EXPERT, True)], ids=["hard", "expert"])
def test_an_expert_takes_more_crew_where_the_smallest_crew_suffers(weigh: Weights, clearly: bool) -> None:
    s: State = race(flights="II").state
    crowd = Parts(s.ship(0))
    crowd.cabins = 4
    crew = crowd.worth(Demands(), weigh)
    certain(s, "II-16")
    zone = crowd.worth(demands(s, 0), weigh)
    crowd.cabins = 5
    more = crowd.worth(demands(s, 0), weigh) - zone - (crowd.worth(Demands(), weigh) - crew)
    assert (more > 1.0) is clearly, "shots at the smallest crew"


def test_an_expert_shields_the_bow_from_pirates() -> None:
    s: State = race(flights="II").state
    certain(s, "II-03")
    shielded = {}
    for weigh in (HARD, EXPERT):
        want = demands(s, 0)
        parts = Parts(s.ship(0))
        parts.tokens = 4
        bare = parts.worth(want, weigh)
        for side in (0, 2):
            parts.shields = [0, 0, 0, 0]
            parts.shields[side] = 1
            shielded[weigh, side] = parts.worth(want, weigh) - bare
    assert shielded[HARD, 0] == shielded[HARD, 2], "hard considers only meteors"
    assert shielded[EXPERT, 0] > shielded[EXPERT, 2] + 1.0


# -- where a tile can go


def test_a_gap_is_filled_by_what_fits_all_its_sides() -> None:
    s: State = race().state
    supply = Supply(s)
    single_below = ((FREE * 5 + FREE) * 5 + 1) * 5 + FREE
    cabin = NUMBER["cabin-1"]
    assert TILES[cabin].sides == (2, 1, 2, 1)
    assert not supply.fits(single_below, cabin, 0) and supply.fits(single_below, cabin, 1)
    assert supply.chance(single_below) == 1.0
    s.heap, s.open = [], [cabin]
    assert 0 < Supply(s).chance(single_below) < 1
    s.open = []
    assert Supply(s).chance(single_below) == 0.0


def test_nothing_fits_behind_an_engine() -> None:
    m = flight(SHIP, SHIP, card="I-05")
    board = ship(m, 0).board
    start = ship(m, 0).clone()
    engine = board.number["7,8"]
    assert gap(start, board.number["6,8"]) != BLOCKED
    assert not board.has[engine + 11], "there is no square behind the stern of class I"
    start.place(board.number["7,6"], start.remove(engine), 0)
    start.remove(board.start)
    assert gap(start, board.start) == BLOCKED


def test_identical_tiles_are_weighed_once() -> None:
    first, second, other = NUMBER["cabin-1"], NUMBER["cabin-2"], NUMBER["cabin-3"]
    assert alike([first, second, other]) == [first, other]


def test_a_closed_hull_has_no_building_prospects() -> None:
    m = race()
    s: State = m.state
    want, supply = demands(s, 0), Supply(s)
    _, open_promise = hull_worth(ship(m, 0), want, supply, HARD)
    closed = ship(m, 0).clone()
    start = closed.board.start
    for step, turn in ((-11, 3), (1, 0), (11, 1), (-1, 2)):
        closed.place(start + step, NUMBER["battery2-1"], turn)
    assert not mistakes(closed)
    assert open_promise > 0 == hull_worth(closed, want, supply, HARD)[1]


@pytest.mark.parametrize("weigh", [HARD, EXPERT], ids=["hard", "expert"])
@pytest.mark.parametrize("flights", ["I", "III"])
def test_the_search_finds_every_place_and_its_worth(flights: str, weigh: Weights) -> None:
    """Counting tile by tile gives the same as counting the whole ship again."""
    m = race(flights=flights)
    for _ in range(60):
        for seat in m.to_act:
            action = decide(m, seat, bot("hard"), Chance(f"{m.seq}"))
            assert action is not None
            m.act(seat, action)
    s: State = m.state
    mine = s.ship(0)
    search = Search(s, 0, weigh)
    tiles = alike(s.open + s.heap)[::7]
    places = search.places(tiles)
    assert {(one.tile, one.square, one.turn) for one in places} == {
        (tile, square, turn) for tile in tiles for square, turn in fitting_places(mine, tile)
    }
    for hope in (0.0, 0.7):
        before = worth(mine, search.want, search.supply, weigh, hope)
        for one in places[::5]:
            mine.place(one.square, one.tile, one.turn)
            assert one.gain(hope) == pytest.approx(worth(mine, search.want, search.supply, weigh, hope) - before)
            mine.remove(one.square)


# -- building


@pytest.mark.parametrize("flights", ["I", "III"])
def test_hard_reads_the_piles_and_builds_a_whole_ship_without_mistakes(flights: str) -> None:
    m = race(flights=flights)
    play_on(m, ["hard", "normal"], until="fly")
    mine = trucker(m, 0)
    assert not mistakes(mine.ship) and not mine.lost
    assert mine.looks == 3 and trucker(m, 1).looks == 0
    assert [seen & 1 for seen in m.state.seen] == [1, 1, 1, 0]
    assert len(mine.ship.squares()) >= 0.75 * len(mine.ship.board.squares)


def test_an_expert_takes_a_cabin_where_hard_takes_a_hold() -> None:
    m = race(flights="II")
    s: State = m.state
    mine = s.ship(0)
    for step, tile in ((11, "engine-4"), (-1, "cabin-1"), (1, "cabin-2")):
        mine.place(mine.board.start + step, NUMBER[tile], 0)
    certain(s, "I-16", "II-01", "II-13")
    hold, cabin = NUMBER["hold2-4"], NUMBER["cabin-8"]
    assert TILES[hold].sides == TILES[cabin].sides
    s.heap, s.open = [], [hold, cabin]
    assert decide(m, 0, bot("hard"), Chance("hold")) == a.Take("hold2-4")
    assert decide(m, 0, named.bot(m.game, "expert/1"), Chance("cabin")) == a.Take("cabin-8")


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_relaxed_building_ends(level: str) -> None:
    m = building(seats=2)
    assert play_on(m, [level, level], until="fly") < 1500


# -- flying


def test_bots_do_not_give_up_a_sound_ship() -> None:
    m = flight(SHIP, SHIP, card="I-05", credits=5)
    for seed in range(5):
        assert decide(m, 0, bot("hard"), Chance(f"sound {seed}")) == a.FlyOn()


def test_hard_lands_where_it_pays() -> None:
    m = flight(SHIP, SHIP, card="I-14", last=True)
    m.fly()
    action = decide(m, 0, bot("hard"), Chance("planets"))
    assert isinstance(action, a.Land) and action.planet == 1, "a yellow, a green and a blue block fit, worth 6"
