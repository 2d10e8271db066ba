"""A server's metrics for Prometheus. They are collected on request, so counting costs next to nothing."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import version
from typing import Any

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)

from readyroom.server.house import House
from readyroom.server.tally import Histogram

PREFIX = "readyroom_"


class Exposition:
    """All metrics of one house and of its process."""

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(HouseCollector(house))
        ProcessCollector(registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)


class HouseCollector:
    """Converts the house's counters to Prometheus metrics."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterable[Metric]:
        yield InfoMetricFamily("readyroom", "The version that runs.", {"version": version("readyroom")})
        yield from self._play()
        yield from self._talk()
        yield from self._store()
        yield from self._bots()
        yield from self._care()

    def _play(self) -> Iterator[Metric]:
        house, counted = self._house, self._house.metrics
        tables = list(house.tables.values())
        yield gauge("tables_loaded", "Tables in memory.", len(tables))
        yield gauge(
            "tables_unplayable", "Of those, how many cannot be played here.", sum(1 for t in tables if t.problem)
        )
        yield counter("actions", "Actions made by people.", counted.actions)
        yield counter("bot_moves", "Actions made by bots.", counted.bot_moves)
        yield counter("stale_commands", "Commands that came too late.", counted.stales)
        yield counter("incidents", "Times that the rules or the server failed.", counted.incidents)
        yield counter("page_faults", "Faults that pages ran into and reported.", counted.page_faults)
        yield counters("refusals", "What was refused, by the kind of reason.", "reason", counted.refusals)
        kinds = {tag(kind): histogram for kind, histogram in counted.commands.items()}
        yield histograms("command_seconds", "From a command to its answer.", "kind", kinds)

    def _talk(self) -> Iterator[Metric]:
        house, counted = self._house, self._house.metrics
        yield gauge("sockets", "Open connections at tables.", len(house.sockets))
        yield histogram("welcome_seconds", "From hello to welcome.", counted.welcomed)
        yield histograms("http_request_seconds", "HTTP requests, by status.", "status", counted.requests)
        yield counter("messages_sent", "Messages over table connections.", counted.messages)
        sent = {"socket": counted.socket_bytes, "http": counted.http_bytes}
        yield counters("bytes_sent", "Bytes sent, not counting frame and packet headers.", "over", sent)

    def _store(self) -> Iterator[Metric]:
        store = self._house.store
        writer = store.writer
        yield counter("store_commits", "Transactions written.", writer.commits)
        yield counter("store_writes", "Changes written; many share a transaction.", writer.writes)
        yield counter("store_conflicts", "Changes lost to a quicker node or writer.", writer.conflicts)
        failures = {"write": writer.failures, "read": store.failures}
        yield counters("store_errors", "Times that the store failed.", "side", failures)
        yield gauge("store_waiting", "Changes waiting to be written.", writer.waiting)
        yield histogram(
            "store_commit_seconds", "From the start of a transaction to its end.", self._house.metrics.committed
        )

    def _bots(self) -> Iterator[Metric]:
        robots = self._house.robots
        yield gauge("bot_questions", "Questions that bots have not answered yet.", robots.waiting)
        yield histogram("bot_thinking_seconds", "From a question to a bot until its answer.", robots.thought)
        workshop = self._house.workshop
        yield gauge("work_waiting", "Heavy tasks, such as replays, waiting for a worker.", workshop.waiting)
        yield gauge("work_running", "Heavy tasks that are being done.", workshop.running)
        yield counter("bot_workers_lost", "Bot processes that died or got out of step.", robots.lost)

    def _care(self) -> Iterator[Metric]:
        house = self._house
        yield gauge("uptime_seconds", "Since the start.", time.time() - house.metrics.started)
        yield gauge("sweep_age_seconds", "Since the last sweep of the waiting tables.", time.monotonic() - house.swept)
        yield counter("notices_sent", "Notices that a channel accepted.", house.metrics.notices_sent)
        yield counter("notices_failed", "Failed attempts to send a notice.", house.metrics.notices_failed)
        yield counter("sweep_failures", "Failed sweeps of the waiting tables.", house.metrics.failed_sweeps)
        yield gauge("draining", "1 while this node takes no new people.", int(house.draining))


def tag(kind: Any) -> str:
    """A command's name on the wire."""
    return str(kind.__struct_config__.tag)


def gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(PREFIX + name, about, value=value)


def counter(name: str, about: str, value: float) -> Metric:
    return CounterMetricFamily(PREFIX + name, about, value=value)


def counters(name: str, about: str, label: str, values: Mapping[Any, float]) -> Metric:
    family = CounterMetricFamily(PREFIX + name, about, labels=[label])
    for key, value in values.items():
        family.add_metric([key], value)
    return family


def histogram(name: str, about: str, counted: Histogram) -> Metric:
    return HistogramMetricFamily(PREFIX + name, about, buckets=counted.buckets(), sum_value=counted.total)


def histograms(name: str, about: str, label: str, counted: Mapping[str, Histogram]) -> Metric:
    family = HistogramMetricFamily(PREFIX + name, about, labels=[label])
    for key, one in counted.items():
        family.add_metric([key], buckets=one.buckets(), sum_value=one.total)
    return family
