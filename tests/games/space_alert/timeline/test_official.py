"""The official missions match the sector cards."""

from typing import NamedTuple

import pytest
from tests.games.printed import FIRST

from readyroom.games.space_alert.timeline import BY_NAME, KINDS, OFFICIAL, Timeline, breaches, official
from readyroom.games.space_alert.timeline.official import PECULIAR
from readyroom.games.space_alert.timeline.timeline import SECOND, DataTransfer, ThreatAnnounced, clock_words


class Facts(NamedTuple):
    """A mission in numbers; sums are of starting times in seconds. In ``kinds`` a letter is a zone or the inside, a
    capital a serious threat, and a question mark an unconfirmed report."""

    ends: tuple[str, ...]
    points: tuple[int, int]
    turns: str
    kinds: str
    threats_at: int
    incoming: tuple[int, ...]
    incoming_at: int
    transfers: tuple[int, ...]
    transfers_at: int
    silence: tuple[int, ...]
    silence_at: int


FACTS = {
    "TR-1": Facts(("4:10", "7:00"), (3, 3), "123", "bwr", 210,
          (0, 1), 280, (2, 1), 600, (0, 0), 0),
    "TR-2": Facts(("3:40", "7:00"), (3, 3), "124", "wrb", 315,
          (1, 1), 380, (1, 1), 425, (0, 0), 0),
    "SIM-1": Facts(("3:40", "7:30", "10:00"), (5, 6), "2356", "rWr?B", 620,
          (1, 1, 0), 475, (2, 1, 1), 1135, (0, 15, 10), 830),
    "SIM-2": Facts(("3:40", "7:30", "10:00"), (5, 6), "2467", "BwRw?", 700,
          (1, 1, 0), 295, (2, 1, 1), 1090, (0, 20, 10), 1050),
    "SIM-3": Facts(("4:00", "7:30", "10:00"), (5, 6), "13457", "brb?Wr", 830,
          (1, 1, 0), 400, (1, 2, 1), 1275, (10, 10, 20), 1495),
    "AS-1": Facts(("4:00", "7:30", "10:00"), (5, 6), "23457", "iwr?iB", 780,
          (1, 1, 0), 480, (1, 2, 1), 1350, (0, 10, 30), 1380),
    "AS-2": Facts(("4:10", "7:30", "10:00"), (5, 6), "2347", "Wb?Ir", 535,
          (1, 1, 0), 270, (1, 1, 2), 1405, (15, 30, 10), 950),
    "AS-3": Facts(("4:10", "7:40", "10:00"), (5, 6), "13456", "rIbw?i", 890,
          (1, 1, 0), 370, (1, 1, 1), 1060, (0, 25, 20), 1705),
    "S2-1": Facts(("3:45", "7:30", "10:00"), (7, 8), "234567", "Wi?bibR", 1055,
          (1, 1, 0), 370, (1, 2, 1), 1345, (10, 15, 30), 1515),
    "S2-2": Facts(("4:00", "7:45", "10:20"), (7, 8), "1234568", "r?iwrwIb", 1210,
          (1, 2, 0), 860, (1, 1, 2), 1510, (0, 20, 30), 820),
    "S2-3": Facts(("3:50", "7:30", "10:00"), (7, 8), "234678", "ibiWBr?", 1110,
          (1, 1, 0), 390, (1, 2, 1), 1400, (10, 20, 30), 1335),
    "S2-4": Facts(("3:45", "7:20", "9:40"), (7, 8), "13456", "rw?RIB", 735,
          (1, 2, 0), 750, (1, 1, 1), 835, (0, 20, 35), 1755),
    "S2-5": Facts(("3:50", "7:30", "10:00"), (7, 8), "234678", "BIrri?w", 1220,
          (1, 0, 1), 530, (1, 2, 1), 1425, (5, 25, 20), 750),
    "S2-6": Facts(("3:50", "7:45", "10:20"), (7, 8), "1235678", "biWbiw?r", 1385,
          (3, 0, 0), 320, (0, 2, 1), 1210, (10, 0, 35), 1090),
    "S2-7": Facts(("3:40", "7:30", "10:00"), (7, 8), "134578", "b?RIwrw", 960,
          (1, 1, 1), 770, (1, 2, 0), 785, (10, 0, 40), 1635),
    "S2-8": Facts(("3:25", "7:15", "9:40"), (7, 8), "34578", "iBWRb?", 965,
          (2, 0, 0), 310, (0, 2, 1), 1085, (25, 10, 30), 1350),
    "NF-1": Facts(("4:50", "9:00", "12:30"), (8, 10), "2334678", "Wr?Ibbw?R", 1540,
          (2, 1, 0), 750, (2, 2, 2), 2465, (10, 35, 20), 1500),
    "NF-2": Facts(("4:50", "9:00", "13:00"), (8, 10), "12345778", "riwrwR?iB", 1965,
          (1, 1, 0), 520, (2, 2, 2), 2490, (0, 20, 40), 1505),
    "DA-easier-3": Facts(("4:40", "8:50", "12:30"), (8, 10), "1334567", "bwIbW?iR", 1480,
          (1, 1, 0), 530, (2, 2, 2), 2280, (20, 30, 45), 2170),
    "DA-easier-4": Facts(("4:50", "9:10", "13:00"), (8, 10), "12345678", "riBr?iWrb?", 1985,
          (1, 2, 0), 845, (2, 1, 2), 2025, (0, 15, 40), 1520),
    "DA-easier-5": Facts(("5:00", "9:30", "13:30"), (7, 10), "122355678", "wri?brIb?wi?", 2305,
          (2, 0, 0), 320, (2, 2, 2), 2370, (15, 25, 35), 2035),
    "DA-easier-6": Facts(("4:50", "9:10", "13:00"), (8, 10), "3346778", "BIrwiW?r", 1920,
          (2, 1, 0), 385, (2, 2, 2), 2490, (25, 25, 30), 2810),
    "NF-3": Facts(("4:50", "9:00", "13:30"), (10, 12), "22345678", "WibirW?BR", 1835,
          (1, 1, 0), 525, (1, 2, 1), 1745, (10, 20, 30), 1725),
    "NF-4": Facts(("4:50", "9:40", "13:30"), (10, 12), "123456778", "rBw?IbRiwb?", 2420,
          (1, 1, 0), 410, (2, 2, 2), 2560, (10, 30, 30), 1705),
    "NF-5": Facts(("4:55", "9:20", "13:00"), (10, 12), "22345678", "iRWrI?Biw", 2070,
          (1, 1, 0), 400, (2, 2, 2), 2375, (20, 10, 40), 1875),
    "NF-6": Facts(("5:10", "10:00", "14:00"), (10, 12), "1234456778", "r?iWbirWbi?r", 2505,
          (2, 0, 0), 245, (2, 2, 2), 2780, (5, 25, 40), 3125),
    "DA-standard-5": Facts(("4:50", "9:10", "13:00"), (10, 12), "12445678", "bWIbRwI?r", 2085,
          (1, 1, 0), 435, (2, 2, 2), 2450, (15, 25, 30), 1680),
    "DA-standard-6": Facts(("5:00", "9:30", "13:30"), (10, 12), "123345667", "b?rIbRw?iWr", 2240,
          (1, 2, 0), 1035, (2, 1, 2), 2055, (15, 10, 45), 1620),
    "DA-standard-7": Facts(("5:10", "9:50", "14:00"), (10, 12), "1223456788", "ri?wBwIr?wib", 2845,
          (2, 0, 0), 325, (1, 3, 2), 2745, (10, 25, 45), 2905),
    "DA-standard-8": Facts(("5:00", "9:30", "13:30"), (10, 12), "223445678", "ibwRibW?iB", 2255,
          (2, 1, 0), 615, (2, 2, 1), 1875, (20, 0, 55), 2045),
    "DA-standard-9": Facts(("4:50", "9:10", "13:00"), (10, 12), "12235678", "wRiB?iRwB", 1955,
          (1, 2, 0), 890, (3, 1, 2), 2040, (10, 20, 40), 1555),
    "DA-standard-10": Facts(("5:00", "9:30", "13:30"), (10, 12), "233456788", "rIwbWR?biw", 2475,
          (0, 0, 1), 580, (3, 2, 2), 2550, (35, 25, 10), 1380),
    "DA-standard-11": Facts(("5:10", "9:50", "14:00"), (10, 12), "1233456778", "wb?iWrBw?irw", 2775,
          (1, 2, 0), 980, (2, 1, 2), 2190, (10, 15, 40), 2250),
    "DA-standard-12": Facts(("5:00", "9:30", "13:30"), (10, 12), "223456778", "wi?bIrWw?Ib", 2450,
          (2, 1, 0), 645, (1, 2, 3), 2940, (20, 30, 20), 1215),
}  # fmt: skip


def kind(t: ThreatAnnounced) -> str:
    letter = t.zone[0].upper() if t.serious else t.zone[0]
    return letter + "?" * t.unconfirmed


def per_phase(t: Timeline, times: list[int]) -> tuple[int, ...]:
    return tuple(sum(t.phase_at(at) == phase for at in times) for phase in range(1, t.phases + 1))


def facts(t: Timeline) -> Facts:
    incoming = [a.at for a in t.incoming()]
    transfers = [a.at for a in t.transfers()]
    return Facts(
        ends=tuple(clock_words(end) for end in t.phase_ends),
        points=(t.points(4), t.points(5)),
        turns="".join(str(a.turn) for a in t.threats()),
        kinds="".join(kind(a) for a in t.threats()),
        threats_at=sum(a.at for a in t.threats()) // SECOND,
        incoming=per_phase(t, incoming),
        incoming_at=sum(incoming) // SECOND,
        transfers=per_phase(t, transfers),
        transfers_at=sum(transfers) // SECOND,
        silence=tuple(
            sum(a.until - a.at for a in t.silences() if t.phase_at(a.at) == phase) // SECOND
            for phase in range(1, t.phases + 1)
        ),
        silence_at=sum(a.at for a in t.silences()) // SECOND,
    )


@pytest.mark.parametrize("name", FACTS)
def test_an_official_mission_is_as_published(name: str) -> None:
    assert facts(BY_NAME[name]) == FACTS[name]


def test_there_are_34_official_missions() -> None:
    assert len(OFFICIAL) == len(BY_NAME) == len(FACTS) == 34
    assert [len(official(kind, FIRST)) for kind in KINDS] == [2, 3, 3, 8, 6, 12]


def test_several_sources_attest_the_tracks_of_both_boxes_and_one_the_later_ones() -> None:
    sources = [t.sources for t in OFFICIAL]
    assert (sources.count("high"), sources.count("two_sources")) == (16, 6)
    assert (sources.count("single_source"), sources.count("suspect")) == (11, 1)
    assert BY_NAME["DA-easier-5"].sources == "suspect"


@pytest.mark.parametrize("t", OFFICIAL, ids=lambda t: t.name)
def test_official_missions_keep_the_rules_that_generated_ones_must_keep(t: Timeline) -> None:
    assert tuple(sorted({b.rule for b in breaches(t)})) == PECULIAR.get(t.name, ())


def test_data_transfers_take_fifteen_seconds_except_one_that_a_failure_cuts_short() -> None:
    short = [(t.name, a) for t in OFFICIAL for a in t.transfers() if a.until - a.at != 15 * SECOND]
    assert short == [("S2-3", DataTransfer(485 * SECOND, 495 * SECOND))]
    assert any(a.at == 495 * SECOND for a in BY_NAME["S2-3"].silences())


def test_the_second_test_run_announces_turn_4_in_its_second_phase() -> None:
    t = BY_NAME["TR-2"]
    assert [(a.turn, t.phase_at(a.at)) for a in t.threats()] == [(1, 1), (2, 1), (4, 2)]
