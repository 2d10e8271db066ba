"""Coming home or not: points, logs, clones, and achievements checked and granted."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.space_alert.experience.flights import explorer, flight, veteran

from readyroom.games.space_alert.experience.achievements import BY_ID, seen
from readyroom.games.space_alert.experience.amendments import Check, Consent, Learn, Rename, Retire, Transcribe, amend
from readyroom.games.space_alert.experience.errors import BadLog
from readyroom.games.space_alert.experience.explorer import Explorer
from readyroom.games.space_alert.experience.flight import Flown, points_for
from readyroom.games.space_alert.experience.levels import unlearned
from readyroom.games.space_alert.experience.log_entries import check, enter_flight, grant, offers

PLAIN = Flown(crew=(0, 1, 2, 3), specials=((0, "medic_basic"),))


def home(one: Explorer, code: str = "m1", **facts: object) -> Explorer:
    return enter_flight(one, flight(code=code, **facts), seat=0)


@pytest.mark.parametrize(("score", "points"), [(-4, 2), (0, 2), (9, 2), (10, 3), (19, 3), (20, 4), (29, 4), (30, 5)])
def test_a_mission_earns_2_and_a_point_for_every_ten_of_score(score: int, points: int) -> None:
    assert points_for(flight(score=score)) == points
    assert home(explorer(), score=score).experience == points


@pytest.mark.parametrize(
    ("done", "planned", "points"),
    [(1, 3, 2), (2, 3, 6), (3, 3, 12), (1, 5, 2), (2, 5, 6), (3, 5, 10), (4, 5, 14), (5, 5, 20)],
)
def test_a_campaign_earns_2_for_the_first_4_for_each_middle_and_6_for_the_last(
    done: int, planned: int, points: int
) -> None:
    """New Frontier, Experience Points for a Campaign."""
    flown = flight(*(PLAIN,) * done, planned=planned, campaign=True, score=0)
    assert points_for(flown) == points
    assert points_for(replace(flown, score=35)) == points + 3


@pytest.mark.parametrize(("missions", "points"), [(1, 2), (2, 6)])
def test_one_or_two_missions_are_never_a_full_campaign(missions: int, points: int) -> None:
    """Whether that was agreed before or not: a campaign has three missions, or more."""
    flown = flight(*(PLAIN,) * missions, planned=missions, campaign=True, score=0)
    assert not flown.full_campaign and points_for(flown) == points
    assert flown.notation == f"C{missions}/3"
    assert not any(BY_ID[id].category == "full_campaigns" for id in seen(flown, 0))


def test_a_mission_is_entered_with_an_m_and_a_campaign_with_what_was_completed() -> None:
    assert home(explorer()).log[0].notation == "M"
    quit_early = enter_flight(explorer(), flight(PLAIN, PLAIN, planned=3, campaign=True), 0)
    assert quit_early.log[0].notation == "C2/3" and not quit_early.log[0].full_campaign


def test_entering_a_mission_again_changes_nothing() -> None:
    once = home(explorer())
    assert home(once) == once and home(once, score=90) == once
    gone = home(explorer(consents=True), lost=True)
    assert home(gone, lost=True) == gone and gone.clones == 1


def test_a_clone_is_awakened_for_an_explorer_who_consented() -> None:
    before = home(explorer(consents=True))
    after = home(before, "m2", lost=True)
    assert replace(after, clones=0, failures=()) == before and after.clones == 1 and after.available


def test_a_hardcore_explorer_is_lost_with_the_ship() -> None:
    gone = home(home(explorer()), "m2", lost=True)
    assert gone.lost == "m2" and not gone.available
    assert home(gone, "m3") == gone
    with pytest.raises(BadLog, match="The log is closed"):
        amend(gone, Consent(), away=False)


def test_a_simulation_is_no_experience() -> None:
    assert home(explorer(), eligible=False) == explorer()
    assert home(explorer(), eligible=False, lost=True) == explorer()


def test_the_log_keeps_what_was_met_and_asks_which_to_check() -> None:
    entry = home(explorer()).log[0]
    assert "fantastic_four" in entry.met and entry.checked == () and entry.points == 4


def test_an_achievement_is_checked_once_and_its_points_come_after_the_missions() -> None:
    """New Frontier, Achievements: 4 points and 3 from achievements are recorded as 4 + 3."""
    checked = check(home(explorer()), "m1", "fantastic_four")
    entry = checked.log[0]
    assert (entry.points, entry.earned, checked.experience) == (4, 3, 7)
    with pytest.raises(BadLog, match="nobody gets it twice"):
        check(home(checked, "m2"), "m2", "fantastic_four")


def test_one_achievement_of_a_category_for_each_mission() -> None:
    met = home(explorer(), missions=(replace(PLAIN, perfect=True),))
    checked = check(met, "m1", "not_even_a_scratch")
    with pytest.raises(BadLog, match="only one per category"):
        check(checked, "m1", "fantastic_four")
    assert "fantastic_four" in offers(home(checked, "m2"), home(checked, "m2").log[1])


def test_an_achievement_not_met_cannot_be_checked() -> None:
    with pytest.raises(BadLog, match="does not qualify"):
        check(home(explorer()), "m1", "yellow_alert")
    with pytest.raises(BadLog, match="did not come home from that mission"):
        check(home(explorer()), "m9", "fantastic_four")
    with pytest.raises(BadLog, match="no achievement"):
        check(home(explorer()), "m1", "best_hair")


def test_the_gate_looks_at_the_level_before_the_mission() -> None:
    red = (Flown(crew=(0, 1, 2, 3), common="red", serious="red"),)
    first = home(explorer(level=1, boxes=11), score=0, missions=red)
    assert first.level == 2 and first.log[0].level == 1
    with pytest.raises(BadLog, match="level 2"):
        check(first, "m1", "red_alert")
    assert "red_alert" not in offers(first, first.log[0])
    second = home(first, "m2", missions=red)
    assert "red_alert" in check(second, "m2", "red_alert").achievements


def test_a_crewmates_word_makes_a_judged_achievement_checkable() -> None:
    flown = flight(PLAIN)
    before = enter_flight(explorer(), flown, 0)
    with pytest.raises(BadLog, match="needs a crewmate's confirmation"):
        check(before, "m1", "medic_basic")
    granted = grant(before, flown, 0, "medic_basic", "Bo")
    assert granted.log[0].grants[0].by == "Bo" and granted.experience == before.experience
    assert check(granted, "m1", "medic_basic").experience == before.experience + 3


def test_a_grant_is_refused_twice_alone_too_early_and_for_what_a_program_sees() -> None:
    flown = flight(PLAIN)
    before = enter_flight(explorer(), flown, 0)
    granted = grant(before, flown, 0, "medic_basic", "Bo")
    with pytest.raises(BadLog, match="already"):
        grant(granted, flown, 0, "medic_basic", "Cy")
    with pytest.raises(BadLog, match="not for the crew to grant"):
        grant(before, flown, 0, "fantastic_four", "Bo")
    with pytest.raises(BadLog, match="level 2 or higher"):
        grant(before, flown, 0, "aye_captain", "Bo")
    alone = flight(PLAIN, humans=1)
    with pytest.raises(BadLog, match="could not be earned"):
        grant(enter_flight(explorer(), alone, 0), alone, 0, "medic_basic", "Bo")


def test_superstars_need_no_crewmates_word() -> None:
    assert "superstar" in check(home(veteran()), "m1", "superstar").achievements


def test_addictions_are_checked_automatically_and_any_number_at_once() -> None:
    one = explorer(consents=True)
    for n in range(10):
        one = home(one, f"m{n}", score=0)
    assert one.achievements == ("out_of_this_world",)
    assert one.log[-1].checked == ("out_of_this_world",) and one.log[-1].earned == 5
    assert one.experience == 10 * 2 + 5
    with pytest.raises(BadLog, match="automatically"):
        check(one, "m9", "out_of_this_reality")


def test_fifteen_clones_are_the_only_achievement_of_failure() -> None:
    one = explorer(consents=True)
    for n in range(15):
        one = home(one, f"m{n}", lost=True)
    assert one.clones == 15 and one.achievements == ("is_it_still_me",) and one.experience == 3


def test_full_campaigns_make_a_trucker() -> None:
    one = veteran()
    for n in range(5):
        one = home(one, f"c{n}", missions=(PLAIN,) * 3, campaign=True, planned=3)
    assert "trucker" in one.achievements


def test_consent_is_final_and_cannot_be_given_on_a_mission() -> None:
    with pytest.raises(BadLog, match="on a mission"):
        amend(explorer(), Consent(), away=True)
    consented = amend(explorer(), Consent(), away=False)
    with pytest.raises(BadLog, match="already"):
        amend(consented, Consent(), away=False)


def test_the_owner_renames_learns_checks_and_retires() -> None:
    one = amend(home(explorer()), Check("m1", "fantastic_four"), away=False)
    one = amend(home(one, "m2", score=0), Learn("medic"), away=False)
    one = amend(one, Rename("  Ada   Vance "), away=True)
    assert (one.name, one.knows("medic"), unlearned(one)) == ("Ada Vance", 1, 0)
    with pytest.raises(BadLog, match="cannot retire"):
        amend(one, Retire(), away=True)
    retired = amend(one, Retire(), away=False)
    assert not retired.available and amend(retired, Retire(False), away=False) == one
    with pytest.raises(BadLog, match="at least one letter"):
        amend(one, Rename("   "), away=False)


@pytest.mark.parametrize(("letters", "fits"), [(0, False), (1, True), (40, True), (41, False)])
def test_a_name_has_one_letter_to_forty(letters: int, fits: bool) -> None:
    asked = {"type": "rename", "name": "x" * letters}
    if fits:
        assert amend(explorer(), msgspec.convert(asked, Rename), away=False).name == asked["name"]
    else:
        with pytest.raises(msgspec.ValidationError, match="`str` of length"):
            msgspec.convert(asked, Rename)


def test_a_log_is_copied_onto_an_empty_sheet_only() -> None:
    old = check(home(explorer("Bo")), "m1", "fantastic_four")
    copied = amend(Explorer("new", "Blank"), Transcribe(old), away=False)
    assert copied == replace(old, id="new")
    assert amend(
        Explorer("n", "N"), Transcribe(msgspec.json.decode(msgspec.json.encode(old), type=Explorer)), away=False
    )
    with pytest.raises(BadLog, match="is not empty"):
        amend(copied, Transcribe(old), away=False)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"experience": 12}, "points of experience"),
        ({"boxes": 9}, "leads to level 1"),
        ({"boxes": 0, "skipped": 3}, "skipped all together"),
        ({"specializations": veteran(2).specializations}, "one specialization box for each level"),
        ({"achievements": ("fantastic_four", "fantastic_four")}, "once in a career"),
        ({"achievements": ("fantastic_four", "best_hair")}, "no achievement"),
        ({"achievements": ("fantastic_four", "peerless")}, "level 5"),
        ({"achievements": ()}, "also on the back of the log"),
        ({"failures": ("m1",)}, "entered only once"),
        ({"lost": "m1", "consents": True}, "never lost"),
    ],
)
def test_a_log_that_cannot_be_true_is_not_copied(change: dict[str, object], sentence: str) -> None:
    old = check(home(explorer("Bo")), "m1", "fantastic_four")
    with pytest.raises(BadLog, match=sentence):
        amend(Explorer("new", "Blank"), Transcribe(replace(old, **change)), away=False)
