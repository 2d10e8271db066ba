"""Luck is fair, recorded, promised in advance, and the same on every machine."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from readyroom.core.chance import Chance, DictatedChance, NoChance, QuickChance, WitnessedChance, commitment
from readyroom.core.deck import Deck
from readyroom.core.errors import BrokenRecord, UnknownChance


def test_the_random_stream_is_the_same_on_every_machine_forever() -> None:
    """Recorded matches are checked against it, so it must never change."""
    assert Chance("readyroom", 7).dice(12) == [5, 0, 4, 0, 5, 2, 1, 4, 4, 5, 1, 5]


def test_the_seeds_commitment_never_changes() -> None:
    assert commitment("readyroom") == "e81d597c9af781a6afa621f9d58e8fdfe4c544551b95782a4e480572ec0fe000"


@given(st.text(max_size=20), st.integers(0, 10_000), st.integers(1, 10**6))
def test_every_outcome_is_below_its_bound_and_recorded(seed: str, number: int, n: int) -> None:
    chance = Chance(seed, number)
    drawn = [chance.below(n) for _ in range(5)]
    assert all(0 <= one < n for one in drawn)
    assert chance.outcomes == drawn
    assert [Chance(seed, number).below(n)] == drawn[:1]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 52])
def test_outcomes_are_equally_likely(n: int) -> None:
    """Chi squared against the 99.99% quantile (Wilson and Hilferty); the seed is fixed, so the test cannot be flaky."""
    rolls = 4_000 * n
    chance = Chance("fair", n)
    counts = [0] * n
    for _ in range(rolls):
        counts[chance.below(n)] += 1
    expected = rolls / n
    chi = sum((count - expected) ** 2 / expected for count in counts)
    free = n - 1
    assert chi < free * (1 - 2 / (9 * free) + 3.72 * (2 / (9 * free)) ** 0.5) ** 3


def test_the_luck_of_entries_is_independent() -> None:
    first = [Chance("seed", number).below(1_000_000) for number in range(200)]
    assert len(set(first)) > 195


@given(st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_item(items: list[int]) -> None:
    shuffled = items.copy()
    Chance("shuffle").shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    seen: dict[tuple[int, ...], int] = {}
    for number in range(6_000):
        items = [1, 2, 3]
        Chance("orders", number).shuffle(items)
        seen[tuple(items)] = seen.get(tuple(items), 0) + 1
    assert len(seen) == 6
    assert all(850 < count < 1_150 for count in seen.values())


@given(st.integers(0, 50), st.lists(st.integers(1, 100), min_size=1, max_size=20))
def test_recorded_luck_replays_and_is_checked_against_the_seed(number: int, bounds: list[int]) -> None:
    live = Chance("seed", number)
    drawn = [live.below(n) for n in bounds]
    for again in (DictatedChance(drawn, number), WitnessedChance(drawn, number, "seed", number)):
        assert [again.below(n) for n in bounds] == drawn
        again.finish()


def test_luck_that_contradicts_the_seed_is_found() -> None:
    true = Chance("seed", 4).below(6)
    with pytest.raises(BrokenRecord, match="chance number 1 is not the one the seed gives") as broken:
        WitnessedChance([(true + 1) % 6], 4, "seed", 4).below(6)
    assert broken.value.entry == 4


@pytest.mark.parametrize(
    ("dictated", "reason"),
    [([], "more than the 0 chance outcomes"), ([6], "chance number 1 is 6"), ([-1], "chance number 1 is -1")],
)
def test_luck_that_is_missing_or_impossible_is_found(dictated: list[int], reason: str) -> None:
    with pytest.raises(BrokenRecord, match=reason):
        DictatedChance(dictated, 9).below(6)


def test_unused_luck_is_found() -> None:
    with pytest.raises(BrokenRecord, match="the rules ask for 0 chance outcomes, and there are 1"):
        DictatedChance([3], 9).finish()


def test_choosing_from_nothing_is_an_error() -> None:
    with pytest.raises(ValueError, match="one of 0"):
        Chance("seed").below(0)


# -- decks


def test_a_deck_gives_every_card_once() -> None:
    deck, chance = Deck(list(range(20))), Chance("deck")
    assert sorted(deck.draw(chance) for _ in range(20)) == list(range(20))
    assert len(deck) == 0


def test_known_cards_come_first_and_tucked_ones_last() -> None:
    deck, chance = Deck([5], top=[1, 2]), Chance("deck")
    deck.put_under(9)
    assert [deck.draw(chance) for _ in range(4)] == [1, 2, 5, 9]


def test_a_card_that_was_looked_at_stays_on_top() -> None:
    deck, chance = Deck(list(range(20))), Chance("deck")
    card = deck.peek(chance)
    assert (deck.peek(chance), len(deck), deck.draw(chance)) == (card, 20, card)


@pytest.mark.parametrize("deck", [Deck([1, 2]), Deck([], top=[1]), Deck([], bottom=[1])], ids=["pool", "top", "bottom"])
def test_no_preview_shows_a_drawn_card_even_at_a_known_place(deck: Deck) -> None:
    for look in (deck.draw, deck.peek):
        with pytest.raises(UnknownChance):
            look(NoChance())


def test_a_clone_of_a_deck_is_a_deck_of_its_own() -> None:
    deck = Deck([1, 2, 3], top=[4], bottom=[5])
    clone = deck.clone()
    clone.draw(Chance("deck"))
    assert deck.cards() == [1, 2, 3, 4, 5]
    assert deck.dump() == {"top": [4], "pool": [1, 2, 3], "bottom": [5]}


def test_quick_luck_is_fair_for_small_and_large_numbers() -> None:
    luck = QuickChance(3)
    for n in (1, 6, 52, 1 << 24, (1 << 24) + 1, 1 << 52):
        drawn = [luck.below(n) for _ in range(2_000)]
        assert min(drawn) >= 0 and max(drawn) < n
        assert abs(sum(drawn) / 2_000 - (n - 1) / 2) <= n / 20
    with pytest.raises(ValueError, match="one of 0"):
        luck.below(0)


def test_quick_luck_is_the_same_for_the_same_seed_and_keeps_nothing() -> None:
    assert QuickChance(7).dice(50) == QuickChance(7).dice(50) != QuickChance(8).dice(50)
    luck = QuickChance(7)
    luck.dice(10)
    assert luck.outcomes == []
