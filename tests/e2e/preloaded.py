"""What every server of the browser tests reads: ``serving`` has it read once, and forks."""

from __future__ import annotations

from readyroom.core import registry

registry.load_all()
