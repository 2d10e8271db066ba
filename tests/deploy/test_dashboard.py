"""The Grafana dashboard queries only existing metrics and leaves none out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import Metric

from readyroom.server.house import House
from readyroom.server.operations.exposition import Exposition
from readyroom.server.settings import HouseSettings
from readyroom.store import open_store

BOARD: dict[str, Any] = json.loads((Path(__file__).parents[2] / "deploy/grafana/readyroom.json").read_text())
QUERIES = [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]
QUERIES.append(BOARD["templating"]["list"][1]["query"]["query"])
PLACED = {"instance", "job"}
"""Labels that Prometheus itself adds."""


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Metric]]:
    house = House(open_store(tmp_path_factory.mktemp("board") / "tables.db"), HouseSettings(bot_processes=0))
    yield list(Exposition(house).registry.collect())
    house.store.close()


def test_every_metric_it_queries_exists(counted: list[Metric]) -> None:
    names = {sample.name for metric in counted for sample in metric.samples}
    asked = set(re.findall(r"\b(?:readyroom|process)_\w+", " ".join(QUERIES)))
    assert asked and asked <= names, asked - names


def test_it_shows_every_metric(counted: list[Metric]) -> None:
    shown = " ".join(QUERIES)
    missing = [metric.name for metric in counted if metric.name.startswith("readyroom") and metric.name not in shown]
    assert missing == []


def test_it_groups_only_by_existing_labels(counted: list[Metric]) -> None:
    labels = {label for metric in counted for sample in metric.samples for label in sample.labels} | PLACED
    grouped = {label.strip() for found in re.findall(r"by \((.*?)\)", " ".join(QUERIES)) for label in found.split(",")}
    named = set(re.findall(r"{{(\w+)}}", json.dumps(BOARD)))
    assert grouped | named <= labels


def test_panels_do_not_overlap_and_each_has_an_id_and_a_title() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in BOARD["panels"]:
        place = panel["gridPos"]
        squares = {(place["x"] + x, place["y"] + y) for x in range(place["w"]) for y in range(place["h"])}
        assert panel["title"] and not squares & taken and place["x"] + place["w"] <= 24, panel["title"]
        taken |= squares
    numbers = [panel["id"] for panel in BOARD["panels"]]
    assert len(set(numbers)) == len(numbers)
