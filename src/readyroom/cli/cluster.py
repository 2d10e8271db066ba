"""Runs many tasks on a Ray cluster: the same tasks as on all cores, so the same results."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import version
from itertools import islice
from typing import Any, TypeVar

from readyroom.cli.cores import bundles, some
from readyroom.extras.commands import Failure, Misuse

T = TypeVar("T")
R = TypeVar("R")
PATIENCE = 10.0
"""Seconds a cluster has to answer."""
AHEAD = 3
"""Bundles handed out per processor: one to work on, the others so that it never waits."""


def on_a_cluster(
    address: str, work: Callable[[T], R], tasks: Sequence[T], ready: Callable[..., None], given: tuple[Any, ...]
) -> Iterator[R]:
    """Each task's result as soon as it is done. Tasks of a node that dies are repeated elsewhere."""
    _knock(address)
    ray: Any = import_module("ray")
    mine = version("readyroom")
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as wrong:  # names, ports, tokens or versions: these errors share no type
        raise Failure(f"Ray at {address} cannot be reached: {_first_line(wrong)}") from None
    try:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(_do)
        left = bundles(tasks, cores)
        running = [remote.remote(mine, work, bundle, ready, given) for bundle in islice(left, cores * AHEAD)]
        while running:
            done, running = ray.wait(running)
            for results, rest in ray.get(done):
                if bundle := rest or next(left, ()):
                    running.append(remote.remote(mine, work, bundle, ready, given))
                yield from results
    except ray.exceptions.RayError as wrong:
        raise Failure(f"Ray at {address} gave up: {_first_line(getattr(wrong, 'cause', None) or wrong)}") from None
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Checks that the cluster answers: Ray itself would keep trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdecimal()):
        raise Misuse(f"A Ray cluster's address is like 10.0.0.5:6379 or ray://10.0.0.5:10001, and {address!r} is not.")
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as wrong:
        raise Failure(f"Ray at {address} cannot be reached: {_first_line(wrong)}.") from None


def _do(
    wanted: str, work: Callable[[T], R], tasks: Sequence[T], ready: Callable[..., None], given: tuple[Any, ...]
) -> tuple[list[R], Sequence[T]]:
    """Runs a bundle of tasks on a node, or as many of them as there is time for."""
    here = version("readyroom")
    if here != wanted:
        raise RuntimeError(f"a node has readyroom {here}, and this is {wanted}")
    _get_ready(ready, given)
    return some(work, tasks)


@cache
def _get_ready(ready: Callable[..., None], given: tuple[Any, ...]) -> None:
    """Prepares each process once."""
    ready(*given)


def _first_line(wrong: BaseException) -> str:
    return next(iter(str(wrong).splitlines()), type(wrong).__name__)
