"""Slow Cabal that records each cluster node it was played on."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from tests.cli.slow_cabal import SlowCabal


class NotedCabal(SlowCabal):
    def setup(self, *given: Any) -> Any:
        import ray

        (Path(os.environ["NOTES"]) / ray.get_runtime_context().get_node_id()).touch()
        return super().setup(*given)
