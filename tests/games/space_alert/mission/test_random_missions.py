"""Random missions of every combination resolve repeatably, with and without a trace, and can be cloned."""

from __future__ import annotations

from typing import Any

import pytest

from readyroom.core.chance import Chance
from readyroom.core.struct import Event
from readyroom.games.space_alert.file.reader import read_mission
from readyroom.games.space_alert.file.resolver import account, resolve
from readyroom.games.space_alert.mission import trace
from readyroom.games.space_alert.mission.account import CHANGES, MISSES, PHRASES, WHY_NOT
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.scoring import score
from readyroom.games.space_alert.mission.specializations import MEDIC, NAMES, SPECIAL_OPS
from readyroom.games.space_alert.mission.threat import DESTROYED, SURVIVED
from readyroom.games.space_alert.mission.turn.jump import last_turn
from readyroom.games.space_alert.mission.turn.round import play_turn, resolve_round

PLAIN = ("A", "B", "C", "bots", "red", "blue", "lift")
HEROIC = ("heroic A", "heroic B", "heroic bots", "go upper_red", "go lower_blue", "go lower_white")


def random_mission(number: int) -> dict[str, Any]:
    """A mission of some boxes, crew and class, drawn by its number."""
    luck = Chance("missions", number)
    double = luck.below(2) == 1
    special = luck.below(2) == 1
    tracks = [f"T{n}" for n in range(1, 8)]
    luck.shuffle(tracks)
    cards = [c for c in CARDS if c.box == "base" or number % 3]
    luck.shuffle(cards)
    threats: list[dict[str, Any]] = []
    for side in (False, True):
        deck = [c for c in cards if c.internal == side]
        turns = list(range(1, 9))
        luck.shuffle(turns)
        for turn in turns[: 2 + luck.below(6 if double else 4)]:
            zone = "internal" if side else ("red", "white", "blue")[luck.below(3)]
            threats.append({"turn": turn, "zone": zone, "card": deck.pop().code})
    skills = list(range(10))
    luck.shuffle(skills)
    crew = [random_member(luck, i, skills[i] if special else -1, double) for i in range(1 + luck.below(5))]
    if special and crew[0].get("specialization") == "teleporter":
        crew[0]["tokens"] = [crew[0]["name"], crew[-1]["name"]]
    return {
        "tracks": dict(zip(("red", "white", "blue", "internal"), tracks[:4], strict=True)),
        "threats": threats,
        "crew": crew,
        "rules": {"double_actions": double},
        "seed": number,
    }


def random_member(luck: Chance, i: int, skill: int, double: bool) -> dict[str, Any]:
    plan: list[str | None] = []
    for _ in range(12):
        kind = luck.below(10)
        symbol = PLAIN[luck.below(7)]
        if kind == 0:
            plan.append(None)
        elif kind == 1 and skill < 0:
            plan.append(HEROIC[luck.below(6)])
        elif kind <= 2 and skill >= 0:
            card = ("special", "advanced")[luck.below(2)]
            joins = skill == MEDIC or (skill == SPECIAL_OPS and card == "advanced")
            plan.append(f"{card}+{symbol}" if joins and luck.below(2) else card)
        elif kind <= 5 and double:
            plan.append(f"{symbol}+{PLAIN[luck.below(7)]}")
        else:
            plan.append(symbol)
    member: dict[str, Any] = {"name": f"Crew {i}", "android": i % 2 == 1, "plan": plan}
    if skill >= 0:
        member |= {"specialization": NAMES[skill], "level": 3}
    return member


@pytest.mark.parametrize("block", range(4))
def test_random_missions_resolve_and_replay_equal(block: int) -> None:
    for number in range(block * 100, block * 100 + 100):
        mission = random_mission(number)
        aloud = resolve(mission)
        assert aloud == resolve(mission)
        quiet = resolve(mission, trace=False)
        assert (quiet.outcome, quiet.score, quiet.threats, quiet.crew) == (
            aloud.outcome, aloud.score, aloud.threats, aloud.crew,
        )  # fmt: skip
        assert account(aloud)


def test_a_clone_shares_nothing_and_plays_on_the_same() -> None:
    for number in range(40):
        m = read_mission(random_mission(number), trace=False)
        for _ in range(5):
            if not m.lost and not m.early_jump:
                play_turn(m)
        before = m.dump()
        twin = m.clone()
        assert twin.dump() == before
        m.chance, twin.chance = Chance("on"), Chance("on")
        resolve_round(twin)
        assert m.dump() == before
        resolve_round(m)
        assert m.dump() == twin.dump() and score(m) == score(twin)


def test_no_squad_rocket_token_or_cover_is_lost_or_doubled() -> None:
    """Squads, rockets, tokens and covers: none lost, none doubled."""
    for number in range(60):
        m = read_mission(random_mission(number), trace=False)
        while m.turn < 12 and not m.lost and not m.early_jump:
            play_turn(m)
            led = sum(p.squad > 0 for p in m.crew)
            assert led + sum(s > 0 for s in m.ship.stored) == 2
            assert 0 <= m.ship.rockets <= 3 and 0 <= m.ship.capsules <= 3
            assert min(m.ship.shield + m.ship.reactor) >= 0
            assert all(n >= 0 for n in m.ship.covered)
            assert sum(p.station == 6 for p in m.crew) <= 1
            assert [t.number for t in m.active] == sorted(t.number for t in m.active)
            for t in m.threats:
                if t.fate in (DESTROYED, SURVIVED):
                    assert t.fate_turn


def test_patched_up_ships_get_to_the_jump() -> None:
    """A fairy repairs the ship after every turn, so that the end of long missions is exercised too."""
    ended = 0
    for number in range(600, 760):
        m = read_mission(random_mission(number))
        while m.turn < 12 and not m.lost and not m.early_jump:
            play_turn(m)
            m.ship.tiles[:] = [0, 0, 0]
        if not m.lost:
            last_turn(m)
            ended += not m.lost
        assert [PHRASES.describe(event).text() for event in m.trace]
    assert ended > 20


def test_every_event_has_a_sentence() -> None:
    kinds = [k for k in vars(trace).values() if isinstance(k, type) and issubclass(k, Event) and k is not Event]
    assert len(kinds) > 60 and all(PHRASES.knows(kind) for kind in kinds)


def test_every_reason_the_rules_give_can_be_said() -> None:
    for number in range(400, 520):
        for event in resolve(random_mission(number)).trace:
            match event:
                case trace.NoEffect():
                    assert event.why in WHY_NOT
                case trace.WeaponMissed():
                    assert event.why in MISSES
                case trace.RuleChanged():
                    assert event.what in CHANGES
