"""Every game's ending names the right winners, with points that add up and an award for each player."""

from __future__ import annotations

from random import Random

import pytest

import readyroom
from readyroom.core import registry
from readyroom.core.ending import Feat, Verdict, awarded, plain_verdict
from readyroom.core.match import Match
from readyroom.core.struct import Outcome
from readyroom.games.galaxy_trucker.game import GAME as TRUCKER
from readyroom.games.starship_captains.game import GAME as CAPTAINS
from readyroom.games.tiny_epic_galaxies.game import GAME as GALAXIES

NAMES = ("Ada", "Ben", "Mira")


def played(slug: str, seats: int, seed: int = 1) -> Match:
    """A match of random moves, to its end; time runs on where all have had enough."""
    match: Match = readyroom.new_match(slug, seats=seats, seed=seed)
    luck = Random(seed)
    moves = 0
    while match.outcome is None:
        moves += 1
        if match.deadline is not None and (not match.to_act or moves % 60 == 0):
            match.tick(match.deadline)
        else:
            seat = luck.choice(match.to_act)
            match.do(seat, luck.choice(match.legal(seat)))
    return match


def verdict_of(match: Match) -> Verdict:
    assert match.outcome is not None
    return match.game.verdict(match.state, match.outcome)


def flown(*credits: int) -> Verdict:
    """Galaxy Trucker's verdict on these credits."""
    state = readyroom.new_match("galaxy-trucker", seats=len(credits), seed=1).state
    for trucker, held in zip(state.truckers, credits, strict=True):
        trucker.credits = held
    return TRUCKER.verdict(state, TRUCKER.result(state))


def said(verdict: Verdict, me: int | None = None) -> tuple[str, str]:
    return verdict.headline.text(NAMES, me), verdict.detail.text(NAMES, me)


def test_the_winner_is_named_with_the_margin() -> None:
    verdict = plain_verdict(GALAXIES.phrases, Outcome((23, 24, 19), (2, 1, 3), "Victory with 24 points."))
    assert said(verdict) == ("Ben wins", "24 to 23 over Ada.")
    assert said(verdict, me=1)[0] == "You win" and said(verdict, me=0)[1] == "24 to 23 over you."
    assert [row.seat for row in verdict.rows] == [1, 0, 2] and verdict.won == (1,)


def test_halves_are_written_as_halves() -> None:
    verdict = plain_verdict(CAPTAINS.phrases, Outcome((33.5, 30), (1, 2), "Four rounds are over."))
    assert said(verdict) == ("Ada wins", "33½ to 30 over Ben.")


def test_a_tie_that_was_broken_says_how_and_one_that_was_not_is_shared() -> None:
    broken = "Victory with 20 points and more colonized planets (5 to 4)."
    assert said(plain_verdict(GALAXIES.phrases, Outcome((20, 20), (1, 2), broken))) == ("Ada wins", broken)
    shared = plain_verdict(GALAXIES.phrases, Outcome((20, 20), (1, 1), "Shared victory."))
    assert said(shared) == ("Ada and Ben share the win", "Shared victory.") and shared.won == (0, 1)


def test_alone_against_the_rogue_galaxy_someone_always_wins() -> None:
    state = readyroom.new_match("tiny-epic-galaxies", seats=1, seed=1).state
    lost = GALAXIES.verdict(state, Outcome((12,), (2,), "Artemis reaches the skull."))
    assert said(lost) == ("The Rogue Galaxy wins", "Artemis reaches the skull.")
    assert lost.mood == "lost" and not lost.won
    assert [(row.seat, row.name, row.place) for row in lost.rows] == [(None, "Artemis", 1), (0, "", 2)]
    won = GALAXIES.verdict(state, Outcome((21,), (1,), "21 points: victory over Artemis."))
    assert said(won)[0] == "Ada beats the Rogue Galaxy" and said(won, me=0)[0] == "You beat the Rogue Galaxy"
    assert won.mood == "won" and [row.seat for row in won.rows] == [0, None]


def test_a_captain_alone_has_a_verdict_and_no_trophy() -> None:
    match = played("starship-captains", 1)
    verdict = verdict_of(match)
    assert match.outcome is not None and match.outcome.winners == () and verdict.mood == "scored" and not verdict.won
    assert verdict.headline.text().endswith(("point", "points")) and len(verdict.detail.text()) > 20


def test_without_a_profit_nobody_wins() -> None:
    verdict = flown(0, 0, 0)
    assert said(verdict) == ("Nobody made a profit", "At least it was scenic.")
    assert verdict.mood == "lost" and verdict.won == ()


def test_a_profit_is_a_win_and_the_richest_wins_most() -> None:
    assert said(flown(0, 13, 24)) == ("Mira and Ben made a profit", "Mira comes first, 24 to 13 over Ben.")
    assert said(flown(0, 13, 0)) == ("Ben made a profit", "Ben wins, 13 to 0 over Ada and Mira.")
    assert said(flown(9, 9, 0)) == ("Ada and Ben made a profit", "Ada and Ben win a little more, as the richest.")
    assert said(flown(5, 13, 24))[0] == "Everyone made a profit"
    assert said(flown(7)) == ("Ada made a profit", "A profit is a win.") and flown(0).won == ()


def test_a_crew_comes_home_or_is_lost_together() -> None:
    game = registry.game("space-alert")
    state = readyroom.new_match("space-alert", seats=2, seed=1).state
    home = game.verdict(state, Outcome((12, 12), (1, 1), "The ship came home.", together=True))
    assert said(home) == ("The crew comes home", "The ship came home. 12 points.") and home.won == (0, 1)
    lost = game.verdict(state, Outcome((0, 0), (2, 2), "The ship was lost to the Fighter.", together=True))
    assert said(lost) == ("The ship is lost", "The ship was lost to the Fighter.") and lost.mood == "lost"
    assert [row.name for row in lost.rows] == ["The crew"]


@pytest.mark.parametrize(
    ("slug", "seats"),
    [("tiny-epic-galaxies", 1), ("tiny-epic-galaxies", 3), ("starship-captains", 1), ("starship-captains", 3),
     ("galaxy-trucker", 1), ("galaxy-trucker", 2)],
)  # fmt: skip
def test_the_sources_of_points_add_up_and_everyone_gets_an_award(slug: str, seats: int) -> None:
    match = played(slug, seats)
    verdict = verdict_of(match)
    for place, row in enumerate(verdict.rows):
        assert sum(source.points[place] for source in verdict.sources) == row.score
    awards = match.game.awards(match)
    assert [award.seat for award in awards] == list(range(seats))
    assert len({award.title for award in awards}) == seats or all(a.title == "Good company" for a in awards[1:])
    for award in awards:
        assert award.words.text(NAMES, award.seat).startswith("You "), award.words


def test_an_award_goes_to_the_player_who_stands_out_and_everyone_gets_one() -> None:
    feats = (
        Feat("Second shadow", "{seat} [follow] {n:# time}.", [5, 1, 0]),
        Feat("Settler", "{seat} [colonize] {n:# planet}.", [4, 3, 0], 2),
    )
    found = awarded(GALAXIES.phrases, 3, feats)
    assert [award.title for award in found] == ["Second shadow", "Settler", "Good company"]
    assert found[1].words.text(NAMES) == "Ben colonizes 3 planets."
    assert found[2].words.text(NAMES) == "Mira sees it through to the end."


def test_others_are_told_what_a_player_decides_without_secrets() -> None:
    match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=1)
    assert match.game.deciding(match.state, 0).text(NAMES) == "Ada is deciding which secret mission to keep."
    assert match.game.shows_secrets(match.state, 0)
    for seat in (0, 1):
        match.do(seat, match.legal(seat)[0])
    first = match.to_act[0]
    assert (
        match.game.deciding(match.state, first).text(NAMES) == f"{NAMES[first]} is deciding what to do with the dice."
    )
    assert not match.game.shows_secrets(match.state, first)
    openly = match.game.openly(match.state, first)
    assert openly is not None and openly.mission is None and openly.mission_choices == () and openly.peeked is None


def test_a_follow_question_is_asked_across_the_open_table() -> None:
    luck, match = Random(3), readyroom.new_match("tiny-epic-galaxies", seats=2, seed=3)
    while not match.to_act or "follow" not in match.game.deciding(match.state, match.to_act[0]).text():
        seat = match.to_act[0]
        match.do(seat, luck.choice(match.legal(seat)))
    asked = match.to_act[0]
    assert (
        match.game.deciding(match.state, asked)
        .text(NAMES)
        .startswith(f"{NAMES[asked]} is deciding whether to follow the ")
    )
    assert not match.game.shows_secrets(match.state, asked)
