"""The scale model matches ``docs/scale.md`` and grows as the server does."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from scripts import scale_model
from scripts.scale_figures import Figures, figures, predicted, read
from scripts.scale_model import ANYWHERE, ARRANGEMENTS, CELLS, CHANNELS, ONE, ROUTED, SIZES, needs

DOC = Path(__file__).parents[2] / "docs" / "scale.md"


@pytest.fixture(scope="module")
def known() -> Figures:
    return figures(read())


def test_the_tables_of_the_document_are_the_models() -> None:
    text = DOC.read_text()
    for table in scale_model.tables(read()):
        assert table in text, f"docs/scale.md should hold this table:\n{table}"


def test_three_nodes_cost_what_the_model_predicts_within_a_third() -> None:
    for one in predicted(read()):
        assert abs(one.off) < 0.33, one


def test_on_one_node_it_does_not_matter_who_goes_where(known: Figures) -> None:
    anywhere, routed = needs(known, 50, ANYWHERE), needs(known, 50, ROUTED)
    assert anywhere.nodes == routed.nodes == 1 and anywhere.heard == 0
    assert msgspec.structs.replace(anywhere, arrangement=ROUTED) == routed


def test_people_of_one_table_at_many_nodes_need_more_of_everything(known: Figures) -> None:
    anywhere, routed = needs(known, 10_000, ANYWHERE), needs(known, 10_000, ROUTED)
    assert anywhere.nodes > routed.nodes
    assert anywhere.database_cores > routed.database_cores
    assert anywhere.memory_gb > routed.memory_gb and anywhere.egress_mbit > routed.egress_mbit


def test_notes_that_every_node_hears_grow_with_nodes_times_actions(known: Figures) -> None:
    small, big = needs(known, 10_000, ROUTED), needs(known, 40_000, ROUTED)
    assert big.heard / small.heard == pytest.approx(4 * (big.nodes - 1) / (small.nodes - 1))
    assert needs(known, 40_000, CHANNELS).heard == 0


def test_each_arrangement_goes_at_least_as_far_as_the_one_before(known: Figures) -> None:
    reach = [scale_model.farthest(known, arrangement).players for arrangement in ARRANGEMENTS[:-1]]
    assert reach == sorted(reach)


def test_every_size_is_served_and_a_club_by_one_node(known: Figures) -> None:
    found = {name: scale_model.fitting(known, players) for name, players in SIZES.items()}
    assert found["a club"][0].arrangement == ONE
    million, tried = found["a million"]
    assert million.arrangement == CELLS and million.databases > 1
    assert all(one.ends for one in tried)
