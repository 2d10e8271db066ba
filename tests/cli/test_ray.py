"""A Ray cluster of two nodes plays the same matches as this machine's cores.

Ray listens on every interface and runs whatever reaches it, so the cluster lives in a network namespace of its own,
which has nothing but loopback and ends with all that runs in it.
"""

from __future__ import annotations

import json
import os
import secrets
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from tests.cli.command_line import ROOT, readyroom

from readyroom.cli.cluster import on_a_cluster
from readyroom.extras.commands import Failure, Misuse

ALONE = ("unshare", "--net", "--pid", "--fork", "--kill-child", "--mount-proc")
HEAD = "127.0.0.1:6399"
START = "-m ray.scripts.scripts start --node-ip-address=127.0.0.1 --num-cpus=1 --object-store-memory=100000000"


@pytest.fixture
def ray_folder() -> Iterator[Path]:
    """Short, because Ray keeps sockets in it and socket paths are limited."""
    with TemporaryDirectory(prefix="rr", dir="/tmp", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def on_two_nodes(folder: Path, *commands: str) -> subprocess.CompletedProcess[str]:
    python = shlex.quote(sys.executable)
    script = [
        "set -e",
        "ip link set lo up",
        f"{python} {START} --head --port=6399 --include-dashboard=false --temp-dir={folder} >&2",
        f"{python} {START} --address={HEAD} >&2",
        *(f"{python} -m readyroom {command}" for command in commands),
    ]
    return subprocess.run(
        [*ALONE, "bash", "-c", "\n".join(script)],
        cwd=ROOT,
        env={
            **os.environ,
            "NOTES": str(folder / "notes"),
            "PYTHONPATH": str(ROOT),
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN": secrets.token_hex(16),
            "RAY_USAGE_STATS_ENABLED": "0",
        },
        capture_output=True,
        text=True,
        timeout=600,
    )


@pytest.mark.ray
@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'readyroom[ray]'")
@pytest.mark.skipif(
    shutil.which("unshare") is None or subprocess.run([*ALONE, "true"], capture_output=True).returncode != 0,
    reason="a network namespace for Ray needs `unshare` and the right to use it, such as root's",
)
def test_two_nodes_play_the_same_matches_as_one_machine(ray_folder: Path, tmp_path: Path) -> None:
    (ray_folder / "notes").mkdir()
    bots = "--bots steady,random --seed 7"
    noted, slow = "--game tests.cli.noted_cabal:NotedCabal", "--game tests.cli.slow_cabal:SlowCabal"
    said = on_two_nodes(
        ray_folder,
        f"simulate cabal -n 40 {bots} {noted} --ray {HEAD} --out {tmp_path / 'ray'} --json",
        f"arena cabal -n 6 {bots} {noted} --ray {HEAD} --out {tmp_path / 'ray.jsonl'}",
    )
    assert said.returncode == 0, said.stderr
    assert len(list((ray_folder / "notes").iterdir())) == 2, "both nodes have played"
    here = readyroom(*f"simulate cabal -n 40 {bots} {slow} --out {tmp_path / 'here'} --json".split())
    assert here.returncode == 0, here.stderr
    assert played(tmp_path / "ray" / "matches.jsonl") == played(tmp_path / "here" / "matches.jsonl")
    assert readyroom(*f"arena cabal -n 6 {bots} {slow} --out {tmp_path / 'here.jsonl'}".split()).returncode == 0
    assert played(tmp_path / "ray.jsonl") == played(tmp_path / "here.jsonl")


def played(file: Path) -> list[dict[str, Any]]:
    """The results by number, without times."""
    results = [json.loads(line) for line in file.read_text().splitlines()]
    clocks = ("seconds", "thinking", "sources")
    kept = [{name: value for name, value in one.items() if name not in clocks} for one in results]
    return sorted(kept, key=lambda one: int(one.get("number", -1)))


def test_an_address_that_does_not_answer_is_reported_at_once() -> None:
    with pytest.raises(Failure, match=r"^Ray at 127\.0\.0\.1:1 cannot be reached: .*\.$"):
        next(on_a_cluster("127.0.0.1:1", str, [1], print, ()))
    with pytest.raises(Misuse, match="and 'nowhere' is not"):
        next(on_a_cluster("nowhere", str, [1], print, ()))
