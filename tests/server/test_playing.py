"""Acting, previewing, undoing, standing orders, and rewinding by consent."""

from __future__ import annotations

from tests.server.house import Client, LiveServer, Person
from tests.server.test_seating import gathered


def settled(server: LiveServer) -> tuple[str, Client, Client, Person, Person]:
    """As gathered, and both have put a card back: it is seat 0's turn."""
    code, one, two, anna, ben = gathered(server)
    one.acts(0, one.options(0)[0])
    two.see(1)
    two.acts(1, two.options(1)[0])
    one.see(2)
    return code, one, two, anna, ben


def test_an_illegal_action_is_refused_with_the_rules_sentence_and_changes_nothing(server: LiveServer) -> None:
    _, one, two, _, _ = settled(server)
    assert "credits" in one.refused("act", seat=0, seen=2, action={"type": "denounce", "target": 1}).lower()
    assert "not an action" in one.refused("act", seat=0, seen=2, action={"type": "fly"})
    assert "not an action" in one.refused("act", seat=0, seen=2, action={"type": "raid", "target": "everyone"})
    assert two.refused("act", seat=1, seen=2, action={"type": "work"})
    assert one.seq == two.seq == 2


def test_a_preview_shows_what_would_happen_and_changes_nothing(server: LiveServer) -> None:
    _, one, _two, _, _ = settled(server)
    answer = one.ask("preview", seat=0, seen=2, action={"type": "work"})
    assert answer["type"] == "previewed" and answer["certain"]
    assert answer["public"]["members"][0]["credits"] == 3
    assert answer["standing"] == [2, 2]
    assert one.seq == 2
    assert "credits" in one.refused("preview", seat=0, seen=2, action={"type": "denounce", "target": 1}).lower()


def test_an_undo_takes_back_your_last_action_and_resends_the_log(server: LiveServer) -> None:
    _, one, two, _, _ = settled(server)
    before = [line["words"] for line in one.lines]
    one.acts(0, {"type": "run_cargo"})
    assert one.mine(0)["can_undo"]
    two.see(3)
    one.does("undo", seat=0, seen=3)
    two.see(4)
    assert (two.update or {})["fresh"] and two.options(1) == []
    assert [line["words"] for line in one.lines][:-1] == before
    assert one.lines[-1]["event"] == {"type": "undone", "seat": 0}
    assert not one.mine(0)["can_undo"] and one.refused("undo", seat=0, seen=4)
    one.acts(0, {"type": "work"})


def test_a_stale_command_gets_what_was_missed(server: LiveServer) -> None:
    _, one, two, _, _ = settled(server)
    one.acts(0, {"type": "work"})
    answer = two.ask("act", seat=1, seen=2, action={"type": "work"})
    assert answer["type"] == "stale" and answer["update"]["seq"] == 3
    assert [line["seq"] for line in answer["update"]["lines"]] == [3]
    assert two.acts(1, {"type": "work"}) == 4


def test_simultaneous_answers_do_not_make_each_other_stale(server: LiveServer) -> None:
    _, one, two, _, _ = gathered(server)
    mine, theirs = one.options(0)[0], two.options(1)[0]
    assert one.does("act", seat=0, seen=0, action=mine) == 1
    assert two.does("act", seat=1, seen=0, action=theirs) == 2


def test_standing_orders_answer_without_asking_and_survive_a_restart(server: LiveServer) -> None:
    code, one, two, _, ben = settled(server)
    assert "standing orders" in two.refused("give_orders", seat=1, orders={"allow": "sometimes"})
    two.does("give_orders", seat=1, orders={"allow": True})
    assert two.mine(1)["orders"] == {"allow": True}
    assert one.acts(0, {"type": "run_cargo"}) == 4  # the claim, and Ben's answer
    table = server.house.tables[code]
    table.dirty = True
    again = ben.joins(code)
    assert again.mine(1)["orders"] == {"allow": True}
    again.does("give_orders", seat=1, orders=None)
    assert again.mine(1)["orders"] is None


def test_a_rewind_needs_the_consent_of_everyone_seated(server: LiveServer) -> None:
    _, one, two, _, _ = settled(server)
    one.acts(0, {"type": "work"})
    two.see(3)
    one.does("rewind", to=1)
    assert one.table["asked"] == {
        "what": "rewind", "by": "Anna", "yours": True, "agreed": [0], "waiting": [1], "to": 1, "seat": None,
    }  # fmt: skip
    two.does("vote", yes=False)
    assert two.table["asked"] is None and two.seq == 3
    one.does("rewind", to=1)
    two.does("vote", yes=True)
    assert two.table["asked"] is None and two.seq == 4
    assert two.lines[-1]["event"] == {"type": "rewound", "to": 1}
    assert two.options(1)  # Ben puts a card back once more
    assert "Nobody has asked" in two.refused("vote", yes=True)
    assert "cannot go back" in one.refused("rewind", to=99)


def test_with_bots_alone_a_rewind_needs_nobody_else(server: LiveServer) -> None:
    anna = server.person("Anna")
    at = anna.joins(anna.opens("cabal", 2, bots=["steady"]))
    at.does("start")
    at.see(1)
    at.acts(0, at.options(0)[0])
    at.does("rewind", to=0)
    assert at.lines[-1]["event"]["type"] == "rewound"


def test_a_spectator_sees_open_cards_and_no_hand(server: LiveServer) -> None:
    code, one, *_ = settled(server)
    watcher = server.person("Carl").joins(code)
    assert watcher.update is not None
    assert watcher.update["mine"] == [] and watcher.update["public"] == (one.update or {})["public"]
    assert "dealt" not in {line["event"]["type"] for line in watcher.lines}
    assert "dealt" in {line["event"]["type"] for line in one.lines}
    assert "not yours" in watcher.refused("act", seat=0, seen=2, action={"type": "work"})
    assert "Only people with a seat" in watcher.refused("rewind", to=0)


def test_a_lost_connection_resumes_without_duplicates(server: LiveServer) -> None:
    code, one, two, _, ben = settled(server)
    two.close()
    one.acts(0, {"type": "work"})
    again = ben.joins(code, after=2)
    assert again.update is not None and not again.update["fresh"]
    assert [line["seq"] for line in again.lines] == [3]
    assert ben.joins(code, after=3).lines == []
    assert ben.joins(code, after=-1).lines[0]["seq"] == 0
    assert ben.joins(code, after=999).lines == []


def test_after_an_undo_a_resuming_client_gets_the_whole_log_again(server: LiveServer) -> None:
    code, one, two, _, ben = settled(server)
    two.close()
    one.acts(0, {"type": "run_cargo"})
    one.does("undo", seat=0, seen=3)
    again = ben.joins(code, after=3)
    assert again.update is not None and again.update["fresh"]
    assert "claimed" not in {line["event"]["type"] for line in again.lines}


def test_a_projection_goes_only_to_its_planner_and_is_no_error_without_plans(server: LiveServer) -> None:
    _, one, two, _, _ = settled(server)
    assert one.ask("foresee", viewer=0)["ahead"] is None
    assert one.ask("foresee", viewer=0, action={"type": "denounce", "target": 1})["type"] == "foreseen"
    assert two.ask("foresee")["ahead"] is None
    assert "not yours" in two.refused("foresee", viewer=0)
