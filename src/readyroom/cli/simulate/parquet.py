"""A simulation's matches as a Parquet file: one row for each seat of each match, with typed columns."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any

from readyroom.cli.simulate.plan import Plan, Result
from readyroom.cli.simulate.tally import share

BUNDLE = 20_000
"""How many matches are converted to columns at once."""


def write_parquet(plan: Plan, results: Iterable[Result], to: Path) -> None:
    """Writes rows in the order of the matches and their seats."""
    import pyarrow as pa
    from pyarrow import parquet

    schema = _schema(pa, plan)
    each = iter(results)
    bundles = []
    while bundle := list(islice(each, BUNDLE)):
        rows = [row for result in bundle for row in _rows(result)]
        bundles.append(pa.RecordBatch.from_pylist(rows, schema=schema))
    table = pa.Table.from_batches(bundles, schema=schema)
    unfinished = to.with_suffix(".new")
    parquet.write_table(table.sort_by([("match", "ascending"), ("seat", "ascending")]), unfinished, compression="zstd")
    unfinished.replace(to)


def _schema(pa: Any, plan: Plan) -> Any:
    name = pa.dictionary(pa.int32(), pa.string())
    columns = {
        "match": pa.int64(),
        "seed": pa.string(),
        "seat": pa.int8(),
        "bot": name,
        "score": pa.float64(),
        "rank": pa.int8(),
        "win": pa.float64(),
        "together": pa.bool_(),
        "reason": name,
        "fault": name,
        "match_actions": pa.int32(),
        "match_seconds": pa.float64(),
        "decisions": pa.int32(),
        "turns": pa.int32(),
        "thinking_seconds": pa.float64(),
    }
    facts = {"game": plan.game, "seats": str(plan.seats), "seed": plan.seed}
    return pa.schema([pa.field(column, kind) for column, kind in columns.items()], metadata=facts)


def _rows(result: Result) -> Iterable[dict[str, Any]]:
    """A match's rows. A match that broke off has neither scores nor ranks."""
    ended = bool(result.scores)
    for seat, bot in enumerate(result.bots):
        yield {
            "match": result.number,
            "seed": result.seed,
            "seat": seat,
            "bot": bot,
            "score": float(result.scores[seat]) if ended else None,
            "rank": result.ranking[seat] if ended else None,
            "win": share(result, seat) if ended else None,
            "together": result.together,
            "reason": result.reason,
            "fault": result.fault or None,
            "match_actions": result.actions,
            "match_seconds": result.seconds,
            "decisions": result.decisions[seat],
            "turns": result.turns[seat] if result.turns else None,
            "thinking_seconds": result.thinking[seat],
        }
