"""The modules every browser-test server needs: ``serving`` imports them once and forks."""

from __future__ import annotations

from readyroom.core import registry

registry.load_all()
