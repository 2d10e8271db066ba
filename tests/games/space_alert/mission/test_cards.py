"""Every threat card by name: its numbers, and what its X, Y and Z do to a ship in a known state.

The scene: shields 1 1 1, reactors 2 3 2; Ada (captain) on the bridge, Bo in lower red with an active squad, Cy in upper
blue, Di in lower white, Ed in upper red. External threats come in the white zone. A threat has taken 2 damage, or 1 if
it has only 2 hit points.
"""

from __future__ import annotations

import pytest
from tests.games.printed import printed
from tests.games.space_alert.table import NAMES, Table, squad, stand, table

from readyroom.games.space_alert.mission import trace as tr
from readyroom.games.space_alert.mission.card import COLOURS
from readyroom.games.space_alert.mission.cards import BY_CODE, CARDS
from readyroom.games.space_alert.mission.places import place
from readyroom.games.space_alert.mission.specializations import NAMES as NAMES_OF_SPECIALISTS
from readyroom.games.space_alert.mission.specializations import TEXTS
from readyroom.games.space_alert.mission.turn.round import begin_turn
from readyroom.games.space_alert.mission.turn.threat_appears import threats_appear


def everywhere(n: int) -> str:
    return f"attack red {n}, attack white {n}, attack blue {n}"


def others(n: int) -> str:
    return f"attack red {n}, attack blue {n}"


def white(n: int) -> str:
    return f"attack white {n}"


ALL_OUT = "out Ada, out Bo, out Cy, out Di, out Ed"
ALL_DELAYED = "delay Ada, delay Bo, delay Cy, delay Di, delay Ed"
NO_SHIELDS = "red shield -1, white shield -1, blue shield -1"
NO_REACTORS = "red reactor -1, white reactor -1, blue reactor -1"

# code, name, hit points, shield or inaccessibility, speed, points survived and destroyed, X, Y, Z
EXTERNAL = [
    ("E1-01", "Pulse Ball", 5, 1, 2, 2, 4, everywhere(1), everywhere(1), everywhere(2)),
    ("E1-02", "Destroyer", 5, 2, 2, 2, 4, white(1), white(2), white(2)),
    ("E1-03", "Stealth Fighter", 4, 2, 3, 2, 4, "revealed", white(2), white(2)),
    ("E1-04", "Energy Cloud", 5, 3, 2, 2, 4, NO_SHIELDS, others(1), others(2)),
    ("E1-05", "Gunship", 5, 2, 2, 2, 4, white(2), white(2), white(3)),
    ("E1-06", "Cryoshield Fighter", 4, 1, 3, 2, 4, white(1), white(2), white(2)),
    ("E1-07", "Fighter", 4, 2, 3, 2, 4, white(1), white(2), white(3)),
    ("E1-08", "Armored Grappler", 4, 3, 2, 2, 4, white(1), "heal 1", white(4)),
    ("E1-09", "Amoeba", 8, 0, 2, 2, 4, "heal 2", "heal 2", white(5)),
    ("E1-10", "Meteoroid", 5, 0, 5, 2, 4, "", "", white(3)),
    ("E2-01", "Kamikaze", 5, 2, 4, 3, 6, "speed 5, shield 1", "speed 5, shield 0", white(6)),
    ("E2-02", "Scout", 3, 1, 2, 3, 6, "attack_aura", "", white(3)),
    ("E2-03", "Phantom Fighter", 3, 3, 3, 3, 6, "revealed", white(2), white(3)),
    ("E2-04", "Swarm", 3, 0, 2, 3, 6, white(1), f"{white(2)}, {others(1)}", f"{white(3)}, {others(2)}"),
    ("E2-05", "Jellyfish", 13, -2, 2, 3, 6, f"{everywhere(1)}, heal 1", f"{everywhere(1)}, heal 1", everywhere(2)),
    ("E2-06", "Marauder", 6, 1, 3, 3, 6, "shield_aura", NO_SHIELDS, white(4)),
    ("E2-07", "Minor Asteroid", 7, 0, 4, 3, 6, "count", "count", white(5)),
    ("SE1-01", "Frigate", 7, 2, 2, 4, 8, white(2), white(3), white(4)),
    ("SE1-02", "Man-of-War", 9, 2, 1, 4, 8, f"{white(2)}, speed 2", f"{white(3)}, shield 3", white(5)),
    ("SE1-03", "Leviathan Tanker", 8, 3, 2, 4, 8, white(2), f"{white(2)}, heal 2", white(2)),
    ("SE1-04", "Pulse Satellite", 4, 2, 3, 4, 8, everywhere(1), everywhere(2), everywhere(3)),
    ("SE1-05", "Cryoshield Frigate", 7, 1, 2, 4, 8, white(2), white(3), white(4)),
    ("SE1-06", "Interstellar Octopus", 8, 1, 2, 4, 8, everywhere(1), everywhere(2), f"{white(12)}, zone"),
    ("SE1-07", "Maelstrom", 8, 3, 2, 4, 8, NO_SHIELDS, others(2), others(3)),
    ("SE1-08", "Asteroid", 9, 0, 3, 4, 8, "count", "count", white(7)),
    ("SE2-01", "Behemoth", 7, 4, 2, 6, 12, "", white(3), white(6)),
    ("SE2-02", "Juggernaut", 10, 3, 1, 6, 12, f"speed 3, {white(2)}", f"speed 3, {white(3)}", white(7)),
    ("SE2-03", "Psionic Satellite", 5, 2, 2, 6, 12, "delay Ada, delay Di", ALL_DELAYED, ALL_OUT),
    ("SE2-04", "Nebula Crab", 7, 2, 2, 6, 12, "shield 4", "speed 4, shield 2", others(5)),
    ("SE2-05", "Nemesis", 9, 1, 3, None, 12, f"{white(1)}, hurts itself 1", f"{white(2)}, hurts itself 2", "destroyed"),
    ("SE2-06", "Major Asteroid", 11, 0, 2, 6, 12, "count", "count", f"{white(9)}, zone"),
    ("E1-101", "Plasmatic Fighter", 4, 2, 3, 2, 4, white(1), white(1), white(2)),
    ("E1-102", "Spinning Saucer", 3, 4, 3, 2, 4, white(1), white(1), white(5)),
    ("E2-101", "Mini-Carrier", 5, 2, 2, 3, 6, white(2), others(3), everywhere(4)),
    ("E2-102", "Phasing Fighter", 4, 2, 3, 3, 6, white(1), white(2), white(3)),
    ("E2-103", "Megashield Destroyer", 3, 4, 2, 3, 6, white(1), white(1), white(3)),
    ("E3-101", "Plasmatic Needleship", 3, 1, 3, 4, 8, white(1), white(2), white(4)),
    ("E3-102", "Phasing Pulser", 6, 1, 2, 4, 8, everywhere(1), everywhere(1), everywhere(3)),
    ("E3-103", "Phasing Destroyer", 5, 2, 2, 4, 8, white(1), white(2), white(3)),
    ("E3-104", "Megashield Fighter", 4, 4, 3, 4, 8, white(1), white(2), white(3)),
    ("E3-105", "Jumper", 6, 1, 3, 4, 8, "jump red, attack red 1", f"{white(1)}, jump red, attack red 1",
     f"{white(3)}, jump red, attack red 1"),
    ("E3-106", "Jumper", 6, 1, 3, 4, 8, "jump blue, attack blue 1", f"{white(1)}, jump blue, attack blue 1",
     f"{white(3)}, jump blue, attack blue 1"),
    ("E3-107", "Sealed Capsule", 4, 4, 4, 0, 0, "speed 5, shield 3", "speed 5", "call internal"),
    ("E3-108", "Energy Snake", 6, 3, 4, 4, 8, f"{white(1)}, heal 1", f"{white(2)}, heal 1", "damage white 4"),
    ("E3-109", "Polarized Fighter", 4, 1, 3, 4, 8, white(1), white(2), white(4)),
    ("SE1-101", "Spacecraft Carrier", 6, 3, 2, 4, 8, white(2), others(3), everywhere(4)),
    ("SE1-102", "Dimension Spider", 13, 0, 1, 4, 8, "shield 1", "shield 1", everywhere(4)),
    ("SE2-101", "Plasmatic Frigate", 7, 2, 2, 6, 12, white(2), white(2), white(4)),
    ("SE2-102", "Phasing Frigate", 7, 2, 2, 6, 12, white(2), white(3), white(4)),
    ("SE2-103", "Mother Swarm", 6, 1, 2, 6, 12, white(1), f"{white(2)}, {others(1)}", f"{white(4)}, {others(3)}"),
    ("SE3-101", "Phasing Man-of-War", 9, 2, 1, 8, 16, f"{white(2)}, speed 2", f"{white(3)}, shield 3", white(5)),
    ("SE3-102", "Megashield Man-of-War", 7, 5, 1, 8, 16, f"{white(2)}, speed 2", white(3), white(5)),
    ("SE3-103", "Super-Carrier", 13, 5, 2, 8, 16, white(2), others(4), everywhere(5)),
    ("SE3-104", "Transmitter Satellite", 5, 2, 3, 4, 8, "call internal", "",
     "out Ada, delay Bo, delay Cy, delay Di, delay Ed"),
    ("SE3-105", "Overlord", 14, 5, 2, None, 8, "shield 4, call white", "heal 1", "taken_over"),
    ("SE3-106", "Leaper", 7, 2, 2, 8, 16, f"{white(1)}, jump blue, attack blue 1",
     f"{white(2)}, jump red, attack red 1", f"{white(4)}, jump blue, attack blue 1"),
    ("SE3-107", "Planetoid", 13, 0, 1, 8, 16, "count", "count", f"{white(11)}, zone"),
    ("SE3-108", "Energy Dragon", 9, 3, 4, 8, 16, f"{white(2)}, heal 1", f"{white(3)}, heal 1",
     "damage red 3, damage white 4, damage blue 3"),
    ("SE3-109", "Polarized Frigate", 5, 2, 2, 8, 16, white(1), white(3), white(5)),
]  # fmt: skip

# as above, with the stations of its tokens
INTERNAL = [
    ("I1-01", "Skirmishers", 1, 0, 3, 2, 4, "to upper_white", "to lower_red", "damage red 3", "upper_red"),
    ("I1-02", "Skirmishers", 1, 0, 3, 2, 4, "to upper_white", "to lower_blue", "damage blue 3", "upper_blue"),
    ("I1-03", "Saboteur", 1, 0, 4, 2, 4, "to lower_blue", "white reactor -1", "damage white 2", "lower_white"),
    ("I1-04", "Saboteur", 1, 0, 4, 2, 4, "to lower_red", "white reactor -1", "damage white 2", "lower_white"),
    ("I1-05", "Hacked Shields", 3, 0, 2, 2, 4, "blue shield -1", "blue reactor -2", "damage blue 2", "upper_blue"),
    ("I1-06", "Hacked Shields", 3, 0, 2, 2, 4, "red shield -1", "red reactor -2", "damage red 2", "upper_red"),
    ("I1-07", "Unstable Warheads", 3, 0, 3, 2, 4, "", "", "damage blue 3", "lower_blue"),
    ("I2-01", "Slime", 2, 0, 2, 3, 6, "rocket -1", "to lower_white", "damage blue 2", "lower_blue"),
    ("I2-02", "Slime", 2, 0, 2, 3, 6, "squad in lower_red disabled", "to lower_white", "damage red 2", "lower_red"),
    ("I2-03", "Troopers", 2, 0, 2, 3, 6, "to lower_red", "to upper_white", "damage red 4", "upper_red"),
    ("I2-04", "Troopers", 2, 0, 2, 3, 6, "to upper_blue", "to lower_white", "damage blue 4", "lower_blue"),
    ("I2-05", "Virus", 3, 0, 3, 3, 6, NO_REACTORS, ALL_DELAYED, "damage red 1, damage white 1, damage blue 1",
     "upper_white"),
    ("I2-06", "Overheated Reactor", 3, 0, 2, 3, 6, "damage white 3", "capsule -1", "damage white 3", "lower_white"),
    ("SI1-01", "Commandos", 2, 0, 2, 4, 8, "to upper_red", "to lower_white", "out Bo, damage red 4", "lower_red"),
    ("SI1-02", "Commandos", 2, 0, 2, 4, 8, "to lower_blue", "to upper_white", "out Cy, damage blue 4", "upper_blue"),
    ("SI1-03", "Alien", 2, 0, 2, None, 8, "fights_back", "to upper_white, damage white 1", "destroyed", "lower_white"),
    ("SI1-04", "Fissure", 2, 0, 2, None, 8, "doubled_red", "doubled_all", "broken_apart", "upper_red"),
    ("SI1-05", "Crossed Wires", 4, 0, 3, 4, 8, "white reactor -1, damage white 1", "white shield -1, damage white 1",
     "red reactor -2, white reactor -3, blue reactor -2, damage red 2, damage white 3, damage blue 2", "upper_white"),
    ("SI1-06", "Battlebot Uprising", 4, 0, 2, 4, 8, "out Bo", "out Bo, out Cy", "out Bo, out Cy, out Di, out Ed",
     "upper_blue lower_red"),
    ("SI2-01", "Executioner", 2, 0, 2, 6, 12, "to upper_white, out Ada", "to lower_blue", "damage blue 3",
     "upper_blue"),
    ("SI2-02", "Seeker", 2, 0, 2, 6, 15, "", "", "out Ada, damage white 5", "upper_white"),
    ("SI2-03", "Power System Overload", 7, 0, 3, 6, 12, "white reactor -2", NO_REACTORS,
     "damage red 3, damage white 3, damage blue 3", "lower_red lower_white lower_blue"),
    ("SI2-04", "Contamination", 3, 0, 2, 6, 12, "delay Bo, delay Cy, delay Ed", "damage red 2, damage blue 2",
     "out Bo, out Cy, out Ed, lethal", "upper_red upper_blue lower_red lower_blue"),
    ("SI2-05", "Nuclear Device", 1, 0, 4, None, 12, "speed 5", "speed 5", "destroyed", "lower_white"),
    ("I1-101", "Central Laser Jam", 2, 0, 2, 2, 4, "white reactor -1", "damage white 1",
     "damage red 1, damage white 3, damage blue 1", "upper_white"),
    ("I2-101", "Power Pack Overload", 4, 0, 3, 3, 6, "squad in lower_red disabled, rocket -1", "heal 1",
     "out Bo, damage red 3, damage blue 3", "lower_red lower_blue"),
    ("I2-102", "Ninja", 3, 0, 2, 3, 6, "", "blue reactor -1", "attack red 2, attack red 2, attack red 2",
     "lower_blue"),
    ("I3-101", "Lateral Laser Jam", 3, 0, 3, 4, 8, "red reactor -2", "damage red 2",
     "damage red 3, damage white 2, damage blue 1", "upper_red"),
    ("I3-102", "Pulse Cannon Short Circuit", 2, 1, 2, 4, 8, f"white reactor -1, {everywhere(1)}",
     f"capsule -1, {everywhere(1)}", everywhere(1), "lower_white"),
    ("I3-103", "Reversed Shields", 5, 0, 4, 4, 8, "shields_ignored", "shields_reversed",
     "damage red 2, damage white 2, damage blue 2", "upper_red upper_white upper_blue"),
    ("I3-104", "Breached Airlock", 3, 0, 4, 4, 8, "sealed_red", "sealed_blue", "out Bo, out Ed, damage red 3",
     "upper_red"),
    ("I3-105", "Phasing Troopers", 2, 0, 2, 4, 8, "to upper_red", "to lower_white", "damage red 4", "lower_red"),
    ("I3-106", "Phasing Troopers", 2, 0, 2, 4, 8, "to upper_blue", "to lower_white", "damage blue 4", "lower_blue"),
    ("I3-107", "Driller", 2, 1, 3, 4, 8, "inaccessibility 0, to lower_white", "to lower_white", "damage blue 4",
     "lower_blue"),
    ("SI1-101", "Shambler", 2, 0, 2, 4, 8, "to lower_blue", "damage white 2", "damage white 4", "lower_white"),
    ("SI2-101", "Phasing Anomaly", 2, 1, 3, 6, 12, "blind_white", "blind_red", "out Ada, out Di, damage white 3",
     "upper_white"),
    ("SI2-102", "Phasing Mine Layer", 2, 0, 2, 6, 12, "mine upper_white, to upper_red",
     "mine upper_white, to lower_white",
     "mine upper_white, damage white 2", "upper_white"),
    ("SI3-101", "Rabid Beast", 2, 0, 2, 8, 16, "infection Cy, to upper_white, to upper_red",
     "infection Cy, to lower_blue", "damage blue 4", "upper_blue"),
    ("SI3-102", "Hidden Transmitter", 3, 1, 2, 4, 8, "inaccessibility 0, call blue", "",
     "blue shield -1, damage blue 4",
     "upper_blue"),
    ("SI3-103", "Hidden Transmitter", 3, 1, 2, 4, 8, "inaccessibility 0, call red", "", "red reactor -2, damage red 4",
     "lower_red"),
    ("SI3-104", "Space-Time Vortex", 3, 0, 2, 8, 16, ALL_DELAYED,
     "beam Bo lower_blue, beam Cy upper_red, beam Ed upper_blue",
     "call internal, inaccessibility 0, to lower_white, damage white 4",
     "lower_white"),
    ("SI3-105", "Siren", 2, 0, 2, 8, 16, ALL_OUT, "", ALL_OUT, "upper_red"),
    ("SI3-106", "Cyber Gremlin", 1, 1, 2, 8, 16, "red reactor -2, speed 4", "sabotage upper_red, to upper_white",
     "sabotage upper_red", "upper_red"),
    ("SI3-107", "Parasite", 1, 0, 2, 8, 18, "", "", "", ""),
]  # fmt: skip

COLOUR_OF_CODE = {"1": "white", "2": "yellow", "3": "red"}


def scene(code: str) -> Table:
    """The known state, with the threat just appeared on turn 1."""
    card = BY_CODE[code]
    called = {"SE3-104": " > I1-03", "SE3-105": " > E1-07", "E3-107": " > I1-03", "SI3-102": " > E1-07",
              "SI3-103": " > E1-07", "SI3-104": " > Driller"}.get(code, "")  # fmt: skip
    t = table(f"1 {'' if card.internal else 'white '}{code}{called}", crew=[", A"] * 5, tracks="T4 T5 T6 T3")
    begin_turn(t.m)
    threats_appear(t.m)
    t.m.trace.clear()
    stand(t, Ada="upper_white", Bo="lower_red", Cy="upper_blue", Di="lower_white", Ed="upper_red")
    squad(t, "Bo")
    t.ship.shield[:] = [1, 1, 1]
    t.ship.reactor[:] = [2, 3, 2]
    found = t.threat(code)
    found.damage = 0 if found.hp == 1 else 1 if found.hp == 2 else 2
    found.square = 6
    return t


def observed(code: str, action: str, phased: bool = False) -> list[str]:
    """What an action does, told in a few words each."""
    t = scene(code)
    t.threat(code).was_out = phased
    before = t.threat(code).counter
    t.trigger(code, action)
    said: list[str] = []
    attacked = False
    tiles: dict[str, int] = {}
    for e in t.m.trace:
        match e:
            case tr.Attacked():
                attacked = True
                said.append(f"attack {e.zone} {e.strength}")
            case tr.TileDrawn():
                tiles[e.zone] = tiles.get(e.zone, 0) + 1
            case tr.RuleChanged():
                said.append(e.what)
            case tr.EnergyLost():
                said.append(f"{e.where} -{e.amount}")
            case tr.ThreatHealed():
                said.append(f"heal {e.points}")
            case tr.ThreatChanged():
                said.append(f"{e.what} {e.value}")
            case tr.Delayed():
                said.append(f"delay {NAMES[e.seat]}")
            case tr.KnockedOut():
                said.append(f"out {NAMES[e.seat]}")
            case tr.SelfDamage():
                said.append(f"hurts itself {e.points}")
            case tr.ShipLost():
                said.append(e.why)
            case tr.ThreatJumped():
                said.append(f"jump {e.zone}")
            case tr.ThreatWent():
                said.append(f"to {e.to}")
            case tr.CalledIn():
                said.append(f"call {e.zone}")
            case tr.RocketDestroyed():
                said.append("rocket -1")
            case tr.CapsuleDestroyed():
                said.append("capsule -1")
            case tr.StoredSquadDisabled():
                said.append(f"squad in {e.station} disabled")
            case tr.MineLaid():
                said.append(f"mine {e.station}")
            case tr.Sabotaged():
                said.append(f"sabotage {e.station}")
            case tr.Marked():
                said.append(f"{e.how} {NAMES[e.seat]}")
            case tr.Teleported():
                said.append(f"beam {NAMES[e.seat]} {e.to}")
    if BY_CODE[code].per_count and t.threat(code).counter > before:
        said.append("count")
    if not attacked:
        said += [f"damage {zone} {n}" for zone, n in tiles.items()]
    return sorted(said)


def listed(text: str) -> list[str]:
    return sorted(text.split(", ")) if text else []


ROWS = [(*row, "") for row in EXTERNAL] + INTERNAL
IDS = [f"{row[1]} {row[0]}" for row in ROWS]


@pytest.mark.parametrize("row", ROWS, ids=IDS)
def test_a_card_has_its_printed_numbers(
    row: tuple[str, str, int, int, int, int | None, int, str, str, str, str],
) -> None:
    code, name, hp, shield, speed, survived, destroyed, *_, stations = row
    card = BY_CODE[code]
    t = scene(code).threat(code)
    assert card.name == name
    assert (t.hp, t.shield, card.speed) == (hp, shield, speed)
    assert (None if card.survived < 0 else card.survived, card.destroyed) == (survived, destroyed)
    assert COLOURS[card.colour] == COLOUR_OF_CODE[code.lstrip("SEI")[0]]
    assert card.serious == code.startswith("S")
    assert {place(s) for s in range(6) if t.tokens >> s & 1} == set(stations.split())
    assert card.text.endswith(".")


@pytest.mark.parametrize("row", ROWS, ids=IDS)
@pytest.mark.parametrize("action", ["X", "Y", "Z"])
def test_a_card_does_what_it_says(row: tuple[str, ...], action: str) -> None:
    assert observed(row[0], action) == listed(row["XYZ".index(action) + 7])


# code, and its X, Y and Z when it was phased out until it moved (New Frontier, Phasing)
PHASED = [
    ("E2-102", white(1), white(1), white(2)),
    ("E3-102", "", everywhere(1), everywhere(2)),
    ("E3-103", white(1), white(1), white(2)),
    ("SE2-102", white(1), white(2), white(3)),
    ("SE3-101", f"{white(1)}, speed 2", f"{white(2)}, shield 3", white(4)),
    ("I3-105", "", "to lower_white", "damage red 3"),
    ("I3-106", "", "to lower_white", "damage blue 3"),
    ("SI2-101", "blind_white", "blind_red", "out Ada, out Di, damage white 3"),
    (
        "SI2-102",
        "mine upper_white, to upper_blue",
        "mine upper_white, to lower_white",
        "mine upper_white, damage white 2",
    ),
]


@pytest.mark.parametrize("row", PHASED, ids=[row[0] for row in PHASED])
@pytest.mark.parametrize("action", ["X", "Y", "Z"])
def test_a_phased_out_threat_does_what_stands_in_brackets(row: tuple[str, ...], action: str) -> None:
    assert observed(row[0], action, phased=True) == listed(row["XYZ".index(action) + 1])


def test_the_boxes_hold_55_and_48_cards() -> None:
    def count(box: str, serious: bool, internal: bool) -> list[int]:
        deck = [c for c in printed(CARDS) if c.box == box and c.serious == serious and c.internal == internal]
        return [sum(c.colour == colour for c in deck) for colour in range(3)]

    assert len(printed(CARDS)) == len(ROWS) == 103 and len(CARDS) == len(BY_CODE)
    assert count("base", False, False) == [10, 7, 0]
    assert count("base", False, True) == [7, 6, 0]
    assert count("base", True, False) == [8, 6, 0]
    assert count("base", True, True) == [6, 5, 0]
    assert count("frontier", False, False) == [2, 3, 9]
    assert count("frontier", False, True) == [1, 2, 7]
    assert count("frontier", True, False) == [2, 3, 9]
    assert count("frontier", True, True) == [1, 2, 7]


def test_every_card_explains_itself_in_words() -> None:
    for card in CARDS:
        assert all(words.endswith(".") for words in (*(card.says(action) for action in (1, 2, 3)), card.text))
    assert (BY_CODE["E1-05"].says(1), BY_CODE["E1-05"].says(3)) == ("Attack 2.", "Attack 3.")


def test_ten_specializations_with_a_basic_and_an_advanced_card() -> None:
    assert len(NAMES_OF_SPECIALISTS) == len(set(NAMES_OF_SPECIALISTS)) == len(TEXTS) == 10
    assert all(text.endswith(".") for cards in TEXTS for text in cards)
