"""The table as text: the clock, the trajectories with each threat's square turn by turn, the ship, the crew, and
everyone's plan as far as the reader may know it."""

from __future__ import annotations

from typing import Final

from readyroom.core.board import Board, columns, cut, heading, joined, kept, labelled, seat_name, wrapped
from readyroom.core.english import count
from readyroom.games.space_alert.events import ANDROID
from readyroom.games.space_alert.mission.card import INTRUDER, WITH_BOTS, Card
from readyroom.games.space_alert.mission.card_names import CARD_WORDS, FACE_OF, half_words
from readyroom.games.space_alert.mission.cards import BY_CODE
from readyroom.games.space_alert.mission.decks import FACES
from readyroom.games.space_alert.mission.mission import JUMP_TURN
from readyroom.games.space_alert.mission.orders import GO, LIFT, MOVE_BLUE, MOVE_RED, first_of, second_of
from readyroom.games.space_alert.mission.places import (
    BRIDGE,
    LETTERS,
    OTHER_DECK,
    STATIONS,
    TOWARD_BLUE,
    TOWARD_RED,
    TRAJECTORIES,
    ZONES,
    Zone,
)
from readyroom.games.space_alert.mission.points import in_words
from readyroom.games.space_alert.mission.ship import (
    LASERS,
    REACTOR_CAPACITY,
    REACTOR_START,
    ROCKETS,
    SHIELD_CAPACITY,
    SHIELD_START,
)
from readyroom.games.space_alert.mission.specializations import TITLES
from readyroom.games.space_alert.mission.tracks import TRACKS, Track, marks
from readyroom.games.space_alert.options import MIX_LABELS
from readyroom.games.space_alert.timeline import BY_NAME, SHAPES
from readyroom.games.space_alert.view import MemberView, Own, Public, ResultView, SpaceView, ThreatView

SHORT: Final = ("uR", "uW", "uB", "lR", "lW", "lB")
"""Short names of the stations."""
STAGES: Final = {
    "briefing": "Briefing: the clock starts when everyone is ready.",
    "deciding": "The mission is over: fly on or go home?",
    "repairing": "Repairs before the next mission.",
    "owning_up": "Planning is over. Anyone who tripped may own up before the cards are revealed.",
    "over": "The mission is over.",
}
LONGEST: Final = max(track.length for track in TRACKS)
NAMES: Final = 26
"""The width of the threat's name in front of a trajectory, in characters."""
CELL: Final = 21
"""The width of a station, in characters."""
LEGEND: Final = (
    "A number is the turn that ends with the threat on that square, unless its speed changes. The bars separate "
    "the distances 3, 2 and 1."
)
FACE_DOWN: Final = {"action": "▒ act", "movement": "▒ move"}
READING: Final = {
    "▒": "▒ is a card that lies face down.",
    "?": "A? is only called, A?? was called before the latest news.",
    ", ": "uR is where the figure stands then, if nothing delays it: upper red.",
}
"""The legend for the signs in the plans."""
PLANS: Final = 72
"""The width of all plans together, in characters."""


class TableText(Board[Public, Own]):
    def lines(self) -> list[str]:
        public = self.public
        lines = [*wrapped(self.moment(), 0), *labelled(self.facts(), 0)]
        parts = [self.trajectories(), self.plans(), self.ship(), self.crew()]
        if public.stage == "briefing":
            parts = [self.crew(), self.trajectories(), self.ship()]
        if public.result is not None:
            parts = [self.result(public.result), *parts]
        for part in parts:
            lines += ["", *part]
        return lines

    # -- the mission

    def moment(self) -> str:
        public = self.public
        if public.stage != "planning":
            return STAGES[public.stage]
        first, last = public.phases[public.phase - 1]
        clock = f", {_clock(public.time)} on the clock" if public.beat else ""
        return f"Phase {public.phase} of {len(public.phases)}, turns {first} to {last}{clock}."

    def facts(self) -> list[tuple[str, str]]:
        public = self.public
        common, serious = MIX_LABELS[public.common].lower(), MIX_LABELS[public.serious].lower()
        ends = [f"{phase} at {_clock(end)}" for phase, end in enumerate(public.phase_ends, start=1)]
        planning = public.stage == "planning"
        facts = [
            ("Mission", f"{_mission(public.mission)}; common threats {common}, serious threats {serious}"),
            ("Phases end", ", ".join(ends)),
        ]
        if public.communications_down:
            facts.append(("Silence", "Communications are down. No talking."))
        if public.transfers and planning:
            facts.append(("Transfer", f"everyone may give away {count(public.transfers, 'card')}"))
        if public.tokens:
            facts.append(
                ("Tokens", f"teleport tokens, in front of {joined(self.member(one) for one in public.tokens)}")
            )
        if self.own is not None and planning:
            facts.append(("Your hand", _cards(self.own.hand)))
            handed = [f"{_cards((one.card,))} from {self.member(one.giver)}" for one in self.own.received]
            facts.append(("Handed over", ", ".join(handed)))
        return [*facts, ("Open deck", _cards(public.open_cards)), *self.campaign()]

    def campaign(self) -> list[tuple[str, str]]:
        campaign = self.public.campaign
        if campaign is None:
            return []
        flown = ", ".join(f"{_mission(one.mission)} {one.score}" for one in campaign.flown)
        tiles = [f"{zone} {joined(_tile(tile) for tile in tiles)}" for zone, tiles in campaign.carried.items() if tiles]
        where = f"mission {campaign.number} of {campaign.missions}, {count(campaign.score, 'point')} so far"
        return [
            ("Campaign", where),
            ("Flown", flown),
            ("Damage", "; ".join(tiles)),
            ("Repairs", self.member(campaign.repairing) if campaign.repairing is not None else ""),
        ]

    def result(self, result: ResultView) -> list[str]:
        if result.survived:
            told = f"The ship came home with {count(result.score, 'point')}{in_words(result.points)}."
        else:
            told = f"The ship was lost to the {BY_CODE[result.destroyed_by or ''].name}."
        fates = [
            [_threat_name(fate.threat), fate.zone, f"{fate.fate} on turn {fate.turn}" if fate.turn else "still there"]
            for fate in result.threats
        ]
        return [heading("Result"), *wrapped(told), *columns(fates)]

    # -- threats

    def trajectories(self) -> list[str]:
        lines = [heading("Trajectories")]
        for zone in TRAJECTORIES:
            track = next(track for track in TRACKS if track.name == self.public.tracks[zone])
            name = f"{zone.capitalize()} {track.name}"
            printed = marks(track)
            lines.append(_squares(name, {square: printed.get(square, "·") for square in range(1, track.length + 1)}))
            for threat in self.public.threats:
                if threat.zone == zone:
                    lines += self.threat(threat, track)
        return [*lines, *wrapped(LEGEND)] if self.public.threats else lines

    def threat(self, threat: ThreatView, track: Track) -> list[str]:
        """A threat's squares by turn, its name and what it does."""
        card = BY_CODE[threat.threat]
        squares = {square: str(turn) for turn, square in course(card, threat.turn, track).items()}
        calls = f" May call in {joined(_threat_name(code) for code in threat.calls)}." if threat.calls else ""
        doubt = " Unconfirmed." if threat.unconfirmed else ""
        does = " ".join(f"{letter}: {card.says(i)}" for i, letter in enumerate("XYZ", start=1))
        said = f"{_sort(card, threat.serious)}.{doubt} {card.text}{' ' * bool(card.text)}{does}{calls}"
        return [_squares(f"  T+{threat.turn} {threat.name}", squares), *wrapped(said, 4)]

    # -- the ship

    def ship(self) -> list[str]:
        """Both decks with their systems, the damage and the crew's positions."""
        public = self.public
        zones: dict[Zone, tuple[str, ...]] = dict.fromkeys(ZONES, ())
        if public.result is not None:
            zones = public.result.damage
        elif public.campaign is not None:
            zones = public.campaign.carried
        rule = "─" * CELL
        title = "Ship" if public.result is None else "Ship at the end"
        lines = [heading(title), " " * 8 + "".join(f"{zone:<{CELL + 1}}" for zone in ZONES).rstrip()]
        lines.append(f"       ┌{'┬'.join([rule] * 3)}┐")
        for deck, name in enumerate(("upper", "lower")):
            cells = [self.station(3 * deck + zone, zones[ZONES[zone]]) for zone in range(3)]
            height = max(map(len, cells))
            for row in range(height):
                texts = [cut(cell[row], CELL - 1) if row < len(cell) else "" for cell in cells]
                lines.append(f" {name if row == 0 else '':<6}│{'│'.join(f' {text:<{CELL - 1}}' for text in texts)}│")
            if deck == 0:
                lifts = [f"─ gravolift {'! ' * ('gravolift' in zones[zone])}" for zone in ZONES]
                lines.append(f"       ├{'┼'.join(lift.ljust(CELL, '─') for lift in lifts)}┤")
        lines.append(f"       └{'┴'.join([rule] * 3)}┘")
        broken = [zone for zone in ZONES if "structural" in zones[zone]]
        hull = f" Structural damage: {joined(broken)}." if broken else ""
        return [*lines, f" ! is damaged.{hull}"] if any(zones.values()) else lines

    def station(self, station: int, damaged: tuple[str, ...]) -> list[str]:
        """A station's three systems with their energy at the start of the mission, and the figures there."""
        zone, upper = station % 3, station < 3
        gun = "heavy_laser" if upper else "pulse_cannon" if zone == 1 else "light_laser"
        store = "shield" if upper else "reactor"
        strength = LASERS[station] - (gun in damaged) if LASERS[station] else 1
        full = (SHIELD_CAPACITY if upper else REACTOR_CAPACITY)[zone] - (store in damaged)
        begins = (SHIELD_START if upper else REACTOR_START)[zone] - (store in damaged)
        energy = f"{begins} of {full}" if self.public.result is None else f"holds {full}"
        third = ("interceptors", "computer", "battlebots", "battlebots", "window", f"{ROCKETS} rockets")[station]
        if third == "battlebots" and self.public.campaign and STATIONS[station] not in self.public.campaign.squads:
            third = "no battlebots"
        return [
            f"A {gun.replace('_', ' ')} {strength}{' !' * (gun in damaged)}",
            f"B {store} {energy}{' !' * (store in damaged)}",
            f"C {third}",
            *self.figures(STATIONS[station]),
        ]

    def figures(self, station: str) -> list[str]:
        """The figures in a station; before the resolution, everyone is on the bridge."""
        if self.public.result is None:
            return ["• all start here"] if station == STATIONS[BRIDGE] else []
        return [
            f"• {self.member(figure.seat if figure.seat is not None else ANDROID + (figure.android or 0))}"
            + (", out" if figure.knocked_out else ", bots" if figure.battlebots == "active" else "")
            for figure in self.public.result.crew
            if figure.station == station
        ]

    # -- the crew and its plans

    def crew(self) -> list[str]:
        lines: list[str] = []
        for one in self.public.crew:
            duties = [
                word.replace("_", " ")
                for word, has in (
                    ("captain", one.captain), ("communications_officer", one.communications_officer),
                    ("chief_of_security", one.chief_of_security), *((badge, True) for badge in one.badges),
                )
                if has
            ]  # fmt: skip
            facts = [joined(duties), f"explorer {one.explorer}" if one.explorer else ""]
            if one.specialization is not None:
                facts.append(f"{TITLES[one.specialization]}, level {one.level}")
                facts.append(count(one.special_cards, "special card") if one.special_cards else "")
            facts.append(f"heroic card {CARD_WORDS[one.heroic]}" if one.heroic is not None else "")
            facts += self.player(one.seat) if one.seat is not None else []
            said = ", ".join(fact for fact in facts if fact)
            lines += wrapped(f"{self.name(one)}{f': {said}' if said else ''}", 1, 2)
        return [heading("Crew"), *lines]

    def player(self, seat: int) -> list[str]:
        public, player = self.public, self.public.players[seat]
        if public.stage == "briefing":
            return ["ready" if player.ready else "not ready"]
        if public.stage == "deciding":
            return [{None: "", True: "wants to fly on", False: "wants to go home"}[player.fly_on]]
        if public.stage == "owning_up":
            return ["stands by" if player.stands_by else ""]
        if public.stage != "planning":
            return []
        ahead = f"plans phase {player.phase}" if player.phase != public.phase else ""
        return [count(player.cards, "card"), ahead, "wants to end planning" if player.agreed else ""]

    def plans(self) -> list[str]:
        """The plans: a column for each crew member, a row for each turn."""
        public = self.public
        wide = min(16, PLANS // len(public.crew) - 1)
        told = [self.plan(one) for one in public.crew]
        lines = [heading("Plans"), _row("", [self.name(one) for one in public.crew], wide)]
        for phase, (first, last) in enumerate(public.phases, start=1):
            lines.append(f" Phase {phase}")
            lines += [_row(str(turn), [plan.get(turn, "") for plan in told], wide) for turn in range(first, last + 1)]
        used = [told for sign, told in READING.items() if any(sign in line for line in lines)]
        return [*lines, *wrapped(" ".join(used))]

    def plan(self, one: MemberView) -> dict[int, str]:
        """A crew member's plan by turn: cards, announcements, and where face-up cards take the figure."""
        mine = self.own is not None and one.seat is not None and one.seat == self.seat
        spaces = self.own.board if mine and self.own is not None else one.board
        found: dict[int, str] = {}
        station = BRIDGE
        for space in spaces:
            found[space.turn], station = _space(space, station)
        for said in one.intended:
            meant = said.order.replace("-", " ").replace("_", " ").replace("nothing", "none")
            laid = found.get(said.turn, "")
            if self.public.result is None and (not laid or laid in FACE_DOWN.values()):
                found[said.turn] = f"{laid} {meant}{'??' if said.outdated else '?'}".lstrip()
        return found

    def name(self, one: MemberView) -> str:
        return self.member(one.seat if one.seat is not None else ANDROID + (one.android or 0))

    def member(self, id: int) -> str:
        return f"Android {id - ANDROID}" if id > ANDROID else seat_name(id, self.names)


def course(card: Card, appears: int, track: Track) -> dict[int, int]:
    """The square of a threat at the end of each turn, up to Z, if nothing changes its speed."""
    found: dict[int, int] = {}
    square = track.length
    for turn in range(appears, JUMP_TURN + 1):
        square = max(square - card.speed, 1)
        found[turn] = square
        if square == 1:
            break
    return found


def _space(space: SpaceView, station: int) -> tuple[str, int]:
    """A planned space in a few characters, and the station it leads to."""
    special = {"": "", "down": "special", "both": "both specials"}.get(space.special, space.special)
    if space.card is None:
        laid = FACE_DOWN.get(space.half, "")
        return "+".join(part for part in (laid, special) if part), station
    half = FACES[FACE_OF[space.card]].half(space.half == "movement")
    after = station
    for symbol in (first_of(half), second_of(half)):
        after = _walked(after, symbol)
    told = "+".join(part for part in (half_words(half), special) if part)
    if space.meant:
        return f"{told} (not {space.meant})", after
    return f"{told}, {SHORT[after]}", after


def _walked(station: int, symbol: int) -> int:
    if symbol == MOVE_RED:
        return TOWARD_RED[station]
    if symbol == MOVE_BLUE:
        return TOWARD_BLUE[station]
    if symbol == LIFT:
        return OTHER_DECK[station]
    return symbol - GO if symbol >= GO else station


def _row(label: str, cells: list[str], wide: int) -> str:
    return f" {label:>2}  {' '.join(f'{cut(cell, wide):<{wide}}' for cell in cells)}".rstrip()


def _squares(name: str, squares: dict[int, str]) -> str:
    """A trajectory line with text on some of its squares; the ship is on the right."""
    cells = [f"{squares.get(square, ''):>2}{'|' if square in (6, 11) else ' '}" for square in range(LONGEST, 0, -1)]
    return f" {cut(name, NAMES):<{NAMES}} {''.join(cells)}".rstrip()


def _sort(card: Card, serious: bool) -> str:
    """The kind of a threat and its numbers."""
    kind = "Serious" if serious else "Common"
    points = f"{count(max(card.survived, 0), 'point')}, {card.destroyed} if destroyed"
    hits = f"{count(card.hp, 'hit point')}, speed {card.speed}, {points}"
    if not card.internal:
        return f"{kind}, {hits}, shield {card.shield}" if card.shield else f"{kind}, {hits}"
    where = joined(STATIONS[station].replace("_", " ") for station in card.stations)
    how = "battlebots" if card.kind == INTRUDER or card.letter == WITH_BOTS else "interceptors"
    by = f"{LETTERS[card.letter]}" if card.letter < len(LETTERS) else how
    ends = "fought" if card.kind == INTRUDER else "repaired"
    return f"{kind}, in {where}, {ends} with {by}, {hits}"


def _cards(cards: tuple[str, ...]) -> str:
    return ", ".join(kept(CARD_WORDS[card].replace(" / ", "/")) for card in cards)


def _threat_name(code: str) -> str:
    return BY_CODE[code].name


def _mission(name: str) -> str:
    """The title of an official mission or a class, or the name by which a generated one can be flown again."""
    if name in BY_NAME:
        return BY_NAME[name].title
    return SHAPES[name].title if name in SHAPES else name


def _tile(tile: str) -> str:
    return tile.replace("_", " ")


def _clock(ms: int) -> str:
    return f"{ms // 60_000}:{ms // 1_000 % 60:02}"
