"""The three bot levels come to an end, differ, and make the obvious choices."""

from __future__ import annotations

import pytest
from tests.games.printed import FIRST
from tests.games.tiny_epic_galaxies.builder import galaxies

import readyroom
from readyroom.core.chance import Chance
from readyroom.core.game import Bot
from readyroom.core.match import Match
from readyroom.core.struct import Action
from readyroom.games.tiny_epic_galaxies.bot import EXPERT
from readyroom.games.tiny_epic_galaxies.bots.planner import GREAT, Planner
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANET_NUMBER

GAME = readyroom.game("tiny-epic-galaxies")


def ask(match: Match, seat: int, bot: Bot, luck: str, dealt: str = "one way") -> Action:
    """A bot's answer to what its seat can know of a match."""
    state = match.state.clone()
    match.game.imagine(state, seat, Chance(dealt))
    chosen = bot.choose(state, seat, match.legal(seat), Chance(luck))
    assert chosen is not None, "no clock runs, so there is nothing to wait for"
    return chosen


def play(levels: list[str], seed: str, beyond: bool = False, entries: int = 5_000) -> Match:
    """On the printed cards, with which the seeds were chosen."""
    match = readyroom.new_match(GAME.slug, len(levels), {"beyond_the_black": beyond}, seed, FIRST)
    bots = [GAME.bot(level) for level in levels]
    while match.outcome is None and match.seq < entries:
        seat = match.to_act[0]
        match.act(seat, ask(match, seat, bots[seat], f"{seed} {match.seq}", f"{seed} {match.seq}"))
    return match


def take_turn(match: Match, level: str) -> None:
    """The whole turn of seat 0; nobody follows. An expert, before it searches."""
    bot = Planner(EXPERT, GREAT) if level == "expert" else GAME.bot(level)
    while match.outcome is None and match.state.active == 0:
        seat = match.to_act[0]
        match.act(seat, ask(match, seat, bot, "luck") if seat == 0 else "decline")


@pytest.mark.parametrize("seats", [2, 3])
def test_matches_of_beginners_end_in_good_time_with_planets_and_upgrades(seats: int) -> None:
    match = play(["easy"] * seats, "beginners", beyond=seats == 3)
    assert match.outcome is not None
    assert match.state.round < 40
    assert any(g.level > 1 for g in match.state.galaxies)
    assert any(g.colonies for g in match.state.galaxies)


def test_beginners_who_would_rather_wait_come_to_an_end() -> None:
    """By this luck two of them stand where every step to the end costs more than it brings, as they see it."""
    match = readyroom.new_match(GAME.slug, 2, {}, "edcb641641972a07-3", 1)
    luck = Chance("bots edcb641641972a07-3")
    bots = [GAME.bot("easy"), GAME.bot("easy")]
    while match.outcome is None and match.seq < 1_500:
        seat = match.to_act[0]
        state = match.state.clone()
        match.game.imagine(state, seat, luck)
        chosen = bots[seat].choose(state, seat, match.legal(seat), luck)
        assert chosen is not None
        match.act(seat, chosen)
    assert match.outcome is not None


def test_normal_beats_easy() -> None:
    wins = 0
    for number in range(6):
        seated = ["normal", "easy"] if number % 2 else ["easy", "normal"]
        outcome = play(seated, f"duel {number}", beyond=number > 2).outcome
        assert outcome is not None
        wins += outcome.ranking[seated.index("normal")] == 1
    assert wins >= 4


def test_hard_beats_easy() -> None:
    outcome = play(["easy", "hard"], "lesson").outcome
    assert outcome is not None
    assert outcome.ranking == (2, 1)


def test_normal_wins_against_the_beginners_rogue() -> None:
    outcome = play(["normal"], "solo").outcome
    assert outcome is not None
    assert outcome.ranking == (1,)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_it_moves_first_so_that_its_economy_dice_colonize(level: str) -> None:
    m = galaxies(seats=2, energy=[0, 0], culture=[0, 0], row=["mared", "jakks", "birkomius", "helios"],
                 ships={0: "home, home"}, dice="economy economy economy move", free_reroll=False,
                 converter_used=True)  # fmt: skip
    take_turn(m, level)
    assert m.state.galaxies[0].colonies == [PLANET_NUMBER["mared"]]


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_it_takes_the_last_step_that_wins_rather_than_anything_else(level: str) -> None:
    m = galaxies(seats=2, first=1, colonies={0: ["gort", "shouhua"], 1: ["nibiru"]}, level=[1, 1],
                 row=["aughmoore", "helios", "jakks", "leandra"], ships={0: "orbit:aughmoore 5, home"},
                 dice="diplomacy energy energy")  # fmt: skip
    take_turn(m, level)
    assert PLANET_NUMBER["aughmoore"] in m.state.galaxies[0].colonies


def test_an_expert_begins_with_what_looks_best_to_it_and_weighs_other_ways() -> None:
    match = play(["easy", "easy"], "weighed", entries=30)
    seat = match.to_act[0]
    ways = GAME.guide().promising(match.state.clone(), seat, match.legal(seat), Chance("luck"))
    assert ways[0] == ask(match, seat, Planner(EXPERT, GREAT), "luck")
    assert 1 < len(ways) == len(set(ways))
    assert set(ways) <= set(match.legal(seat))
