"""What a change at a table means for people who may be away: whom it waits for now, and whom no longer."""

from __future__ import annotations

from readyroom.server.notices.chats import mark_of
from readyroom.server.people import Who
from readyroom.server.table import meeting
from readyroom.server.table.questions import pending, voters
from readyroom.server.table.table import Table
from readyroom.store.notice_queries import NoticeRow
from readyroom.store.rows import Change


def take_note(table: Table, change: Change, who: Who | None, told: set[str], after: int) -> None:
    """Adds a change's notices to it. ``told``: the people with a channel, and the marks of tables with a chat;
    ``after``: the delay in milliseconds."""
    before, waited = table.waited, table.waited_for()
    table.waited = waited
    if not told:
        return
    by = who.id if who is not None else None
    if mark_of(table.code) in told:
        _tell_chat(table, change, before, by, after)
    seated = {seat.person for seat in table.seats if seat.kind == "person" and seat.person in told}
    gone = {person for person in before if person in told} - seated
    if not seated and not gone:
        return
    now = table.clock.now()
    news: dict[str, NoticeRow] = {}
    for person in sorted(one for one in seated if one is not None):
        kind, due = _news(table, change, person, by, person in waited and (person not in before or person == by))
        if kind:
            remind = _reminder(table, person) if person in waited else None
            news[person] = NoticeRow(person, table.code, kind, now, now + (after if due else 0), remind)
    settled = [one for one in sorted({*before} & told) if one not in news and (one not in waited or one not in seated)]
    change.notices = (*change.notices, *news.values())
    change.settled = (*change.settled, *settled)


def _tell_chat(table: Table, change: Change, before: frozenset[str], by: str | None, after: int) -> None:
    """The same for the table's chat: only the latest news counts."""
    mark, now = mark_of(table.code), table.clock.now()
    kind, can_wait = _chat_news(table, change, before, by)
    if kind:
        remind = min((at for person in table.waited if (at := _reminder(table, person)) is not None), default=None)
        change.notices = (NoticeRow(mark, table.code, kind, now, now + (after if can_wait else 0), remind),)
    elif before and not table.waited:
        change.settled = (mark,)


def _chat_news(table: Table, change: Change, before: frozenset[str], by: str | None) -> tuple[str, bool]:
    was, now = table.ledger.row, table.row
    if was.status == "gathering" and now.status == "playing":
        return "start", False
    if change.result is not None:
        return "over", False
    if agreed := meeting.news(was, now):
        return agreed, False
    if now.asked is not None and was.asked is None:
        return "asked", True
    return ("turn", True) if table.waited - before or by in table.waited else ("", False)


def _reminder(table: Table, person: str) -> int | None:
    """When a quarter of the person's days is left."""
    allowance = table.allowance
    if allowance is None or not allowance.slow:
        return None
    left = [table.left(table.seats[seat]) for seat in table.running if table.seats[seat].person == person]
    soonest = min((one for one in left if one is not None), default=0)
    return table.clock.now() + soonest - allowance.bank // 4 if soonest > allowance.bank // 4 else None


def _news(table: Table, change: Change, person: str, by: str | None, asked_now: bool) -> tuple[str, bool]:
    """The notice for a person after a change, and whether it can wait a little."""
    was, now = table.ledger.row, table.row
    if was.status == "gathering" and now.status == "playing":
        return ("", False) if person == by else ("start", False)
    if change.result is not None:
        return ("", False) if person == by else ("over", True)
    agreed = meeting.news(was, now)
    if agreed and (by is not None or agreed == "meets"):
        return ("", False) if person == by else (agreed, False)
    question = pending(table)
    if question is not None and now.asked != was.asked and was.asked is None and question.by != person:
        seats = voters(table, table.audience.kept(table), but=question.by)
        if any(table.seats[seat].person == person for seat in seats):
            return "asked", True
    if asked_now or (now.asked is None and was.asked is not None and person in table.waited):
        return "turn", True
    return "", False
