"""The luck of every match on the test server, so that a test knows what is dealt."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

SEED: Final = sha256(b"always").hexdigest()
RULES: Final = {"galaxy-trucker": 2, "space-alert": 2, "starship-captains": 2, "tiny-epic-galaxies": 1}
"""The version of the rules for each game: a new card would give the same seed other luck."""
