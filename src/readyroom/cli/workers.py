"""Where many tasks run: in processes on this machine, or on a Ray cluster."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from readyroom.cli.cluster import on_a_cluster
from readyroom.cli.cores import on_all_cores
from readyroom.extras.commands import Misuse, whole
from readyroom.needs import must_have

T = TypeVar("T")
R = TypeVar("R")


class Workers(NamedTuple):
    """A number of processes, by default one per core; or the whole cluster at an address."""

    jobs: int | None = None
    ray: str | None = None

    def do(
        self, work: Callable[[T], R], tasks: Sequence[T], ready: Callable[..., None], given: tuple[Any, ...]
    ) -> Iterator[R]:
        """Each task's result as soon as it is done."""
        if self.ray is not None and tasks:
            return on_a_cluster(self.ray, work, tasks, ready, given)
        return on_all_cores(work, tasks, self.jobs, ready, given)


def add_workers(command: argparse.ArgumentParser) -> None:
    command.add_argument("--jobs", type=whole(1, 1024), help="processes (default: one for each core)")
    command.add_argument("--ray", metavar="ADDRESS", help="address of a Ray cluster to play on, such as 10.0.0.5:6379")


def workers_from(args: argparse.Namespace) -> Workers:
    if args.ray is not None:
        must_have("ray", "`--ray`")
        if args.jobs is not None:
            raise Misuse("--jobs is for this machine; with --ray, every processor of the cluster plays. Leave one out.")
    return Workers(args.jobs, args.ray)
