"""What needs more than the base install, and the sentence that says how to get it."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from readyroom.core.errors import ReadyRoomError

MODULES: Final = {
    "parquet": ("pyarrow",),
    "play": ("rich", "textual"),
    "postgres": ("psycopg",),
    "ray": ("ray",),
    "rl": ("gymnasium", "numpy", "pettingzoo"),
    "serve": (
        "alembic", "confusable_homoglyphs", "http_ece", "litestar", "openskill", "prometheus_client", "py_vapid",
        "rich", "segno", "sqlalchemy", "uvicorn", "webauthn", "websockets",
    ),
}  # fmt: skip
"""For each extra of the package, the modules that come with it."""


class MissingExtra(ReadyRoomError):
    """Something was asked for that needs an extra of the package, and it is not installed."""


def must_have(extra: str, what: str) -> None:
    """Raises MissingExtra unless the extra is installed."""
    if any(find_spec(module) is None for module in MODULES[extra]):
        raise MissingExtra(f"{what} needs more than the base install: pip install 'readyroom[{extra}]'")
