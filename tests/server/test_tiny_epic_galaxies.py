"""Tiny Epic Galaxies at a real table, with its bots in their own process."""

from __future__ import annotations

from pathlib import Path

import msgspec
from tests.server.house import SETTINGS, LiveServer


def test_bots_of_the_house_play_the_expansion_at_a_table(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "t.db", msgspec.structs.replace(SETTINGS, bot_processes=1)) as server:
        anna = server.person("Anna")
        options = {"beyond_the_black": True}
        code = anna.opens("tiny-epic-galaxies", 3, options=options, bots=["easy", "easy"])
        at = anna.joins(code)
        at.does("start")
        while at.seq < 25:
            if 0 in (at.update or {})["to_act"]:
                choice = at.mine(0)["choice"]
                ending = [
                    o["action"] for o in choice["options"] if o["action"]["type"] in ("end_turn", "decline", "pass")
                ]
                action = ending[0] if ending else choice["options"][0]["action"]
                at.does("act", seat=0, seen=at.seq, action=action)
            else:
                at.hear()
        assert server.house.metrics.incidents == 0
        assert server.house.metrics.bot_moves > 0
        at.does("end_match")
        record = server.http.get(f"/api/matches/{code}/record").json()
        shown = server.http.post("/api/replay?viewer=0", json=record)
        assert shown.status_code == 200 and shown.json()["verified"]
