"""A table as its people see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, cast

import msgspec

from readyroom.core.struct import Outcome
from readyroom.server.http.bodies import TableInfo
from readyroom.server.messages import Clock, RewindAsked, SeatInfo, Speakers
from readyroom.server.messages import Table as TableMessage
from readyroom.server.table import dossiers, manners, sequels
from readyroom.server.table.clocks import PATIENCE
from readyroom.store.rows import Listed, ResultRow, SeatRow

if TYPE_CHECKING:
    from readyroom.server.table.table import Table

BOT_NAMES = (
    "Vega", "Rigel", "Altair", "Mira", "Deneb", "Castor", "Lyra", "Atria",
    "Naos", "Izar", "Electra", "Kochab", "Sirrah", "Thuban", "Adhara", "Polaris",
)  # fmt: skip
Kind = Literal["open", "person", "bot"]
Status = Literal["gathering", "playing", "over", "ended"]


class Asked(msgspec.Struct, frozen=True):
    """A rewind being decided on, as it is kept with the table."""

    to: int
    by: str
    agreed: tuple[int, ...]


def table_message(table: Table, person: str | None) -> TableMessage:
    """The table, for one of its people or (None) for a spectator."""
    row = table.row
    present = table.present()
    seats = tuple(
        SeatInfo(
            seat.seat, cast(Kind, seat.kind), seat_name(seat, table.names), seat.level,
            seat.kind == "bot" or (seat.kind == "person" and seat.person in present),
            person is not None and seat.kind == "person" and seat.person == person,
            table.left(seat), seat.kind != "bot" and seat.strikes >= PATIENCE,
            seat.dossier or "", table.titles.get(seat.dossier or "", ""),
        )
        for seat in table.seats
    )  # fmt: skip
    return TableMessage(
        code=table.code,
        title=row.title,
        game=row.game,
        options=table.options,
        status=cast(Status, row.status),
        open=bool(row.open),
        clock=cast(Clock, row.clock),
        paused=bool(row.paused),
        host=table.name_of(row.host),
        you_host=person is not None and person == row.host,
        seats=seats,
        watching=table.watching(),
        rewind=rewind_asked(table),
        commitment=table.match_row.commitment if table.match_row else "",
        seed=table.match_row.seed if table.match_row and table.finished else None,
        problem=table.problem,
        brought=dossiers.called_at(table),
        unearned=dossiers.unearned_at(table),
        carries=sequels.carries(table),
        speakers=cast(Speakers, row.speakers),
        people=manners.people(table) if person is not None and person == row.host else (),
    )


def rewind_asked(table: Table) -> RewindAsked | None:
    """The rewind being decided on, with whose consent is missing."""
    if table.row.rewind is None:
        return None
    asked = msgspec.json.decode(table.row.rewind, type=Asked)
    waiting = tuple(s.seat for s in table.seats if s.kind == "person" and s.seat not in asked.agreed)
    return RewindAsked(asked.to, table.name_of(asked.by), asked.agreed, waiting)


def table_info(listed: Listed, person: str | None, table: Table | None) -> TableInfo:
    """The table in a list. What only a loaded table knows (whose turn it is) is left out for others."""
    row, match = listed.table, table.match if table is not None else None
    mine = {s.seat for s in listed.seats if s.kind == "person" and person is not None and s.person == person}
    here = table.present() if table is not None else {}
    seats = tuple(
        SeatInfo(
            s.seat, cast(Kind, s.kind), seat_name(s, listed.names), s.level,
            s.kind == "bot" or (s.kind == "person" and s.person in here), s.seat in mine,
            table.left(table.seats[s.seat]) if table is not None and s.seat < len(table.seats) else None,
            s.kind != "bot" and s.strikes >= PATIENCE,
        )
        for s in listed.seats
    )  # fmt: skip
    playing = match is not None and row.status == "playing"
    outcome = outcome_of(listed.result)
    return TableInfo(
        code=row.code,
        title=row.title,
        game=row.game,
        options=msgspec.json.decode(row.options),
        status=row.status,
        host=listed.names.get(row.host, ""),
        seats=seats,
        free=sum(1 for s in seats if s.kind == "open"),
        your_turn=playing and match is not None and any(seat in mine for seat in match.to_act),
        moment=match.game.moment(match.state) if match is not None else None,
        created=row.created,
        changed=row.changed,
        result=result_words(listed.result, [seat_name(s, listed.names) for s in listed.seats]),
        scores=outcome.scores if outcome is not None else (),
    )


def seat_name(seat: SeatRow, names: dict[str, str]) -> str:
    if seat.kind == "bot":
        return BOT_NAMES[seat.seat % len(BOT_NAMES)]
    return names.get(seat.person or "", "") if seat.kind == "person" else ""


def seat_names(seats: list[SeatRow] | tuple[SeatRow, ...], names: dict[str, str]) -> tuple[str, ...]:
    """What each seat is called; an empty one by its number."""
    return tuple(seat_name(seat, names) or f"Seat {seat.seat + 1}" for seat in seats)


def outcome_of(result: ResultRow | None) -> Outcome | None:
    if result is None or result.outcome is None:
        return None
    return msgspec.json.decode(result.outcome, type=Outcome)


def result_words(result: ResultRow | None, names: list[str]) -> str:
    """How a match ended, in a sentence."""
    if result is None:
        return ""
    outcome = outcome_of(result)
    if outcome is None:
        return "The host ended the match."
    if outcome.together:
        return f"The crew {'won' if outcome.winners else 'lost'}. {outcome.reason}"
    winners = [names[seat] or f"Seat {seat + 1}" for seat in outcome.winners if seat < len(names)]
    if not winners:
        return outcome.reason
    return f"{' and '.join(winners)} won. {outcome.reason}"


def plain_options(options: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain
