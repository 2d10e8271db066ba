"""A table as its people see it."""

from __future__ import annotations

from collections.abc import Container
from typing import Final, Literal, cast

import msgspec

from readyroom.core.board import joined
from readyroom.core.ending import margin
from readyroom.core.struct import Outcome
from readyroom.core.words import Phrasebook
from readyroom.server.messages import Clock, Late, SeatInfo, Speakers, Status, Table
from readyroom.server.people import is_program
from readyroom.server.table import questions
from readyroom.server.table.brought import called_at, carries, unearned_at
from readyroom.server.table.clocks import PATIENCE
from readyroom.server.table.daily import day_at, is_practice
from readyroom.server.table.facts import Facts, person_in
from readyroom.server.table.handover import way_in
from readyroom.server.table.meeting import meeting_info
from readyroom.server.table.permissions import people
from readyroom.server.table.rated import is_rated
from readyroom.store.rows import ProfileRow, ResultRow, SeatRow

BOT_NAMES = (
    "Vega", "Rigel", "Altair", "Mira", "Deneb", "Castor", "Lyra", "Atria",
    "Naos", "Izar", "Electra", "Kochab", "Sirrah", "Thuban", "Adhara", "Polaris",
)  # fmt: skip
NO_GAME: Final = Phrasebook({}, {})
Kind = Literal["open", "person", "bot"]


def table_message(facts: Facts, present: dict[str, str], kept: set[str], watching: int, person: str | None) -> Table:
    """The table, for one of its people or (None) for a spectator. People in ``kept`` are expected back to their
    seat."""
    row = facts.row
    seats = [
        seat_info(seat, facts.names, present, person, facts.left(seat), facts.titles, facts.profiles)
        for seat in facts.seats
    ]
    ways = [way_in(facts, kept, person, seat) for seat in facts.seats]
    return Table(
        code=facts.code,
        title=row.title,
        game=row.game,
        options=facts.options,
        status=cast(Status, row.status),
        open=bool(row.open),
        clock=cast(Clock, row.clock),
        late=cast(Late, row.late),
        paused=bool(row.paused),
        host=facts.name_of(row.host),
        you_host=person is not None and person == row.host,
        seats=tuple(
            msgspec.structs.replace(info, sit=way, claimed=has_claimed_name(facts, seat))
            for info, way, seat in zip(seats, ways, facts.seats, strict=True)
        ),
        watching=watching,
        asked=questions.shown(facts, kept, person),
        commitment=facts.match_row.commitment if facts.match_row else "",
        seed=facts.match_row.seed if facts.match_row and facts.finished else None,
        problem=facts.problem,
        brought=called_at(facts),
        unearned=unearned_at(facts),
        carries=carries(facts),
        daily=day_at(facts.row),
        practice=is_practice(facts.row),
        speakers=cast(Speakers, row.speakers),
        people=people(facts, present) if person is not None and person == row.host else (),
        rated=is_rated(facts),
        newcomers=bool(row.newcomers),
        meeting=meeting_info(row, facts.seats, person),
    )


def seat_info(
    seat: SeatRow,
    names: dict[str, str],
    present: Container[str | None],
    person: str | None,
    left: int | None,
    titles: dict[str, str] | None = None,
    profiles: dict[str, ProfileRow] | None = None,
) -> SeatInfo:
    """Who sits in a seat. Dossiers are shown only at the table itself, where ``titles`` are known."""
    return SeatInfo(
        seat=seat.seat,
        kind=cast(Kind, seat.kind),
        name=seat_name(seat, names),
        level=seat.level,
        here=seat.kind == "bot" or (seat.kind == "person" and seat.person in present),
        yours=person is not None and seat.kind == "person" and seat.person == person,
        left=left,
        away=seat.kind != "bot" and seat.strikes >= PATIENCE,
        dossier=(seat.dossier or "") if titles is not None else "",
        brings=titles.get(seat.dossier or "", "") if titles is not None else "",
        plays_for=(seat.guest or names.get(seat.owner, "")) if seat.owner else "",
        guest=seat.kind == "person" and seat.guest != "",
        program=seat.kind == "person" and is_program(seat.person),
        page=_page(seat, profiles or {}),
    )


def has_claimed_name(facts: Facts, seat: SeatRow) -> bool:
    """Whether the name at a seat is reserved for its person on this server; guests on their device can use any."""
    return seat.kind == "person" and not seat.guest and seat.person in facts.claimed


def _page(seat: SeatRow, profiles: dict[str, ProfileRow]) -> str:
    """The address of the statistics page of the person in a seat, if they show one."""
    profile = profiles.get(seat.person or "")
    own = seat.kind == "person" and not seat.guest
    return profile.person if own and profile is not None and profile.shown else ""


def seat_name(seat: SeatRow, names: dict[str, str]) -> str:
    if seat.kind == "bot":
        return BOT_NAMES[seat.seat % len(BOT_NAMES)]
    return person_in(seat, names)


def seat_names(seats: list[SeatRow] | tuple[SeatRow, ...], names: dict[str, str]) -> tuple[str, ...]:
    """Each seat's name; a free seat goes by its number."""
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
        return f"The crew {'wins' if outcome.winners else 'loses'}. {outcome.reason}"
    winners = [names[seat] or f"Seat {seat + 1}" for seat in outcome.winners if seat < len(names)]
    if not winners:
        return outcome.reason
    if len(winners) > 1:
        return f"{joined(winners)} win. {outcome.reason}"
    return f"{winners[0]} wins. {margin(NO_GAME, outcome).text(names)}"
