"""Bots in a Space Alert crew with people, over real sockets."""

from __future__ import annotations

from typing import Any

from tests.games.space_alert.hasty import hasty_crews
from tests.server.house import Client, LiveServer

from readyroom.games.space_alert.game import GAME

__all__ = ["hasty_crews"]


def crew(at: Client) -> list[dict[str, Any]]:
    members: list[dict[str, Any]] = (at.update or {})["public"]["crew"]
    return members


def test_a_bot_announces_its_plan_lays_its_cards_and_ends_its_phase_after_you(server: LiveServer) -> None:
    anna = server.person("Anna")
    at = anna.joins(anna.opens(GAME.slug, 2, options={"mission": "test_run", "pace": "untimed"}, bots=["easy"]))
    at.does("start")
    at.see(1)
    at.acts(0, {"type": "ready"})
    while not all(any(said["turn"] == turn for said in bot(at)["intended"]) for turn in (1, 2, 3)):
        at.hear()
    at.acts(0, {"type": "end_phase"})
    while (at.update or {})["public"]["phase"] < 2:
        at.hear()
    said = {one["turn"]: one["order"] for one in bot(at)["intended"] if one["turn"] <= 3}
    laid = [space["turn"] for space in bot(at)["board"] if space["turn"] <= 3]
    assert laid == [turn for turn, order in sorted(said.items()) if order != "nothing"]
    at.acts(0, {"type": "agree"})
    while (table := (at.update or {})["public"])["stage"] != "over":
        if table["stage"] == "owning_up" and at.options(0):
            at.acts(0, {"type": "stand_by"})
        else:
            at.hear()


def bot(at: Client) -> dict[str, Any]:
    return next(member for member in crew(at) if member["seat"] == 1)
