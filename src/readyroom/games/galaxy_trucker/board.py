"""The table as text: the moment, the route, the card, and every ship in the notation of ``readyroom galaxy-trucker
ship``, the reader's own first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from readyroom.core.board import WIDTH, Board, heading, joined, labelled, marks, seat_name, tally, times, wrapped
from readyroom.core.english import count, grouped, half
from readyroom.core.view import View
from readyroom.games.galaxy_trucker.cards.adventures import SIDE_NAMES, THREAT_NAMES, Card, Penalty, Threats
from readyroom.games.galaxy_trucker.cards.deck import CARD_NUMBER, CARDS
from readyroom.games.galaxy_trucker.cards.goods import GOODS
from readyroom.games.galaxy_trucker.cards.missions import BET_NUMBER, BETS, MISSION_NUMBER, MISSIONS, ORDERS
from readyroom.games.galaxy_trucker.cards.route import SPACES
from readyroom.games.galaxy_trucker.cards.supercards import SuperCard
from readyroom.games.galaxy_trucker.cards.tiles import KIND_NAMES, NUMBER, TILES
from readyroom.games.galaxy_trucker.ship.board import BOARD_NUMBER
from readyroom.games.galaxy_trucker.ship.ship import BROWN, EMPTY, ENVOY, PURPLE, Ship
from readyroom.games.galaxy_trucker.ship.text import CODES, cell, write
from readyroom.games.galaxy_trucker.texts import card_text, super_text
from readyroom.games.galaxy_trucker.view import Own, PartView, PileView, Public, StakeView, TruckerView

PHASES: Final = {
    "mission": "choosing a mission", "ready": "getting ready to build", "build": "building", "inspect": "inspection",
    "board": "boarding", "fly": "in flight", "over": "the end",
}  # fmt: skip
LEFT: Final = {
    "gave up": "gave up the flight", "no engines": "had no engine power", "no humans": "had no humans left",
    "lapped": "was lapped", "sucked in": "fell into the black hole", "died": "died in the explosion",
}  # fmt: skip
FATES: Final = {
    "misses": "it misses", "bounces": "it bounces off", "shot": "a cannon can shoot it",
    "powered shot": "a double cannon can shoot it for a token", "shield": "a shield can stop it for a token",
    "hits": "it hits",
}  # fmt: skip
LEGEND: Final = (
    "A tile is its code and its four sides, clockwise from the front: 0 smooth, 1 single, 2 double, 3 universal. ^ > v "
    "< show where it points or what it covers, and what is aboard comes after /."
)


class TableText(Board[Public, Own]):
    def __init__(self, view: View[Public, Own], names: Sequence[str]) -> None:
        public = view.public
        super().__init__(view, [seat_name(trucker.seat, names) for trucker in public.truckers])
        self.marks = marks([*self.names, *(["Courier"] if public.client is not None else [])])

    def lines(self) -> list[str]:
        public = self.public
        truckers = list(public.truckers)
        parts = [self.bills(), self.route(), self.card()]
        if self.seat is not None:
            parts.append(self.trucker(truckers.pop(self.seat)))
        parts += [self.warehouse(), *map(self.trucker, truckers), self.legend()]
        lines = [self.moment(), *labelled(self.now(), 0)]
        for part in parts:
            lines += ["", *part] if part else []
        return lines

    # -- the moment

    def moment(self) -> str:
        public = self.public
        if public.phase == "over":
            return "All flights are over."
        flight = f"Flight {public.flight} of {len(public.flights)}, level {public.flights[public.flight - 1]}"
        return f"{flight}, ships of class {public.ship_class}: {PHASES[public.phase]}."

    def now(self) -> list[tuple[str, str]]:
        public = self.public
        facts = [("Waiting", f"for {joined(self.names[seat] for seat in public.waiting_for)}")] * bool(
            public.waiting_for
        )
        facts += [("Missions" if i == 0 else "", _mission(name)) for i, name in enumerate(public.offered)]
        facts.append(("Mission", _mission(public.mission) if public.mission else ""))
        orders = {order.id: order.says for order in ORDERS}
        facts.append(("Orders", " ".join(orders[order] for order in public.directives)))
        if public.hourglass is not None:
            glass = public.hourglass
            where = f"on circle {glass.circle}" if glass.circle else "on START"
            runs = f"runs until {_clock(glass.runs_out)}" if glass.runs_out else "has run out"
            facts.append(("Hourglass", f"{where}, the sand {runs}"))
        if public.turn >= 0:
            facts.append(("Turn", f"{self.names[public.turn]}, {count(public.takes, 'more tile')}"))
        if public.bank:
            facts.append(("Bank", ", ".join(f"{count} {good}" for good, count in public.bank.items())))
        for seen in (
            self.own.seen if self.own is not None and public.phase in ("build", "inspect", "board", "fly") else ()
        ):
            facts.append((f"Pile {seen.pile}", joined(CARDS[CARD_NUMBER[card]].name for card in seen.cards)))
        return facts

    def warehouse(self) -> list[str]:
        """While ships are built: the tiles, piles and number tiles on the table."""
        public = self.public
        if public.phase != "build":
            return []
        crates = f", {count(public.crates, 'payload')}" if public.crates else ""
        facts = [
            ("Face down", f"{count(public.heap, 'tile')}{crates}"),
            ("Numbers", f"{joined(map(str, public.numbers))} not taken yet" if public.numbers else ""),
            ("Piles", "; ".join(self.pile(pile) for pile in public.piles if pile.open)),
            ("Face up", count(len(public.open), "tile") if public.open else ""),
        ]
        return [heading("Warehouse"), *labelled(facts), *self.open_tiles()]

    def pile(self, pile: PileView) -> str:
        said = f"{pile.pile} with {count(pile.cards, 'card')}"
        if pile.held_by >= 0:
            return f"{said}, held by {self.names[pile.held_by]}"
        return f"{said}, seen by {joined(self.names[seat] for seat in pile.seen_by)}" if pile.seen_by else said

    # -- the flight

    def route(self) -> list[str]:
        """The ring of forty spaces, cut open at the red start space, with the rockets on it."""
        public = self.public
        if public.phase != "fly":
            return []
        spaces = ["·"] * SPACES
        flying = [public.truckers[seat] for seat in public.order]
        if public.client is not None and public.client.hull:
            spaces[public.client.space] = self.marks[-1]
        for trucker in flying:
            spaces[trucker.space] = self.marks[trucker.seat]
        ruler = "".join(f"{space:<10}" for space in range(0, SPACES, 10)).rstrip()
        lines = [heading(f"Route, {count(public.cards_left, 'card')} to come"), f" {ruler}", f" {''.join(spaces)}"]
        told = [f"{self.names[trucker.seat]} {_days(trucker.days)}" for trucker in flying]
        lines += wrapped(f"Leader first: {', '.join(told)}.") if told else [" Nobody is flying."]
        if public.client is not None:
            hull = f"hull {public.client.hull}" if public.client.hull else "lost"
            lines.append(f" The courier ({self.marks[-1]}) {_days(public.client.days)}, {hull}.")
        return lines

    def card(self) -> list[str]:
        public = self.public
        if not public.card:
            return []
        card = CARDS[CARD_NUMBER[public.card]]
        text = super_text(card) if isinstance(card, SuperCard) else card_text(card)
        there = {landing.planet: f" ({self.names[landing.seat]})" for landing in public.landings if landing.seat >= 0}
        facts = [
            (f"Planet {i}", f"{', '.join(times(GOODS[good] for good in goods))}{there.get(i, '')}")
            for i, goods in enumerate(card.planets, start=1)
        ]
        facts += _details(card)
        if public.hits:
            volley = [_threat(hit.threat, hit.side) for hit in public.hits]
            if 0 <= public.hit < len(volley):
                way = "column" if public.hits[public.hit].side in ("front", "rear") else "row"
                line = f" along {way} {public.line}" if public.line else ""
                volley[public.hit] = f"now {volley[public.hit]}{line}"
            facts.append(("Volley", "; ".join(volley)))
        facts.append(("Dock", ", ".join(times(public.dock))))
        facts.append(("Powered", joined(public.powered)))
        facts.append(("Given up", joined(public.giving_up)))
        facts += [(self.names[stake.seat], self.stake(stake)) for stake in public.stakes]
        return [heading(f"Card: {card.name}"), *wrapped(text), *labelled(facts)]

    def stake(self, stake: StakeView) -> str:
        if not stake.fate:
            return f"cannons {_span(*stake.cannons)}, engines {_span(*stake.engines)}"
        where = f"at {joined(stake.squares)} " if stake.squares else ""
        falls = f", and {joined(stake.falls)} would fall off" if stake.falls else ""
        return f"{where}{FATES[stake.fate]}{falls}"

    # -- ships

    def trucker(self, trucker: TruckerView) -> list[str]:
        mine = ", you" if trucker.seat == self.seat else ""
        number = f", number {trucker.number}" if trucker.number and self.public.phase != "over" else ""
        who = f"{self.names[trucker.seat]} ({self.marks[trucker.seat]}){mine}"
        lines = [heading(f"{who}: {count(trucker.credits, 'credit')}{number}")]
        if trucker.out:
            return [*lines, " Plays possum for the rest of the game."]
        if trucker.left and not trucker.flying:
            lines.append(f" {self.names[trucker.seat]} {LEFT.get(trucker.left, trucker.left)}.")
        if len(trucker.parts) == 1 and not mine:
            lines.append(f" One tile so far: {_tile(trucker.parts[0].tile)} at {trucker.parts[0].square}")
        elif trucker.parts:
            ship = _ship(trucker.parts, self.public.ship_class)
            lines += write(ship, WIDTH).rstrip("\n").split("\n") + wrapped(_strengths(trucker))
        return [*lines, *labelled(self.things(trucker))]

    def things(self, trucker: TruckerView) -> list[tuple[str, str]]:
        building = trucker.turns_left >= 0 and self.public.phase == "build" and not trucker.number
        return [
            (
                "In hand",
                f"{_tile(trucker.hand)}{', set aside earlier' if trucker.hand_kept else ''}" if trucker.hand else "",
            ),
            ("Not welded", f"the tile at {trucker.loose}" if trucker.loose else ""),
            ("Set aside", ", ".join(_tile(tile) for tile in trucker.aside)),
            ("Looks at", f"pile {trucker.looking}" if trucker.looking else ""),
            ("Time", f"{count(trucker.turns_left, 'turn')} left" if building else ""),
            ("Goods", ", ".join(f"{count} {good}" for good, count in trucker.goods.items())),
            ("Lost", _lost(trucker.lost)),
            ("Bet", BETS[BET_NUMBER[trucker.bet]].says if trucker.bet else ""),
            ("Stamps", str(trucker.stamps or "")),
            ("Incidents", str(trucker.incidents or "")),
            ("Guards", str(trucker.guards or "")),
            ("Pieces", "; ".join(" ".join(piece) for piece in trucker.pieces)),
            *(("Mistakes" if i == 0 else "", mistake.words) for i, mistake in enumerate(trucker.mistakes)),
        ]

    def open_tiles(self) -> list[str]:
        """The face-up tiles, kind by kind, by their sides."""
        found: dict[str, list[str]] = {}
        for name in self.public.open:
            tile = TILES[NUMBER[name]]
            found.setdefault(tile.name, []).append("".join(map(str, tile.sides)))
        return labelled(((name, " ".join(sorted(sides))) for name, sides in sorted(found.items())), 3)

    def bills(self) -> list[str]:
        """The bills of the last flight, shown until the next ships are built."""
        if not self.public.bills or self.public.phase not in ("mission", "ready", "over"):
            return []
        titles = ("arriving", "looks", "goods", "mission", "lost parts", "penalty", "credits")
        rows: list[tuple[str, list[str]]] = []
        for bill in self.public.bills:
            parts = (
                bill.finishing,
                bill.best_looking,
                bill.goods,
                bill.mission,
                -bill.paid,
                -bill.penalty,
                bill.credits,
            )
            rows.append((self.names[bill.seat], [half(part) for part in parts]))
        return [heading("The last flight's bill"), *tally(titles, rows)]

    def legend(self) -> list[str]:
        """The codes of the tiles shown, and how to read a tile."""
        shown = {NUMBER[part.tile] for trucker in self.public.truckers for part in trucker.parts}
        shown |= {NUMBER[name] for trucker in self.public.truckers for name in (trucker.hand, *trucker.aside) if name}
        kinds = {(TILES[tile].kind, TILES[tile].capacity) for tile in shown}
        codes = [f"{code} {KIND_NAMES[what[0]]}" for code, what in CODES.items() if what in kinds]
        return [heading("How to read a ship"), *wrapped(f"{', '.join(codes)}."), *wrapped(LEGEND)] if codes else []


def _ship(parts: Sequence[PartView], ship_class: str) -> Ship:
    """The ship in a view."""
    ship = Ship(BOARD_NUMBER[ship_class], EMPTY)
    for part in parts:
        square = ship.board.number[part.square]
        ship.place(square, NUMBER[part.tile], part.turn)
        ship.set_crew(square, {"purple": PURPLE, "brown": BROWN}.get(part.alien, part.humans))
        ship.set_guests(square, ENVOY if "envoy" in part.guests else len(part.guests))
        ship.set_tokens(square, part.tokens)
        for good in part.goods:
            ship.stow(square, GOODS.index(good))
    return ship


def _strengths(trucker: TruckerView) -> str:
    parts = [
        f"Crew {trucker.crew}", f"cannons {_span(*trucker.cannons)}", f"engines {_span(*trucker.engines)}",
        count(trucker.tokens, "battery token"), count(trucker.exposed, "exposed connector"),
    ]  # fmt: skip
    return ", ".join(parts)


def _span(least: float, most: float) -> str:
    """A strength range: without spending a token, and with all doubles powered."""
    return half(least) if least == most else f"{half(least)} to {half(most)}"


def _days(days: int) -> str:
    return f"at day {days}" if days >= 0 else f"{count(-days, 'day')} behind the start"


def _clock(ms: int) -> str:
    return f"{ms // 60_000}:{ms // 1_000 % 60:02}"


def _tile(name: str) -> str:
    """A tile as it is drawn, before it is turned."""
    ship = Ship(0, EMPTY)
    ship.place(ship.board.start, NUMBER[name], 0)
    return f"{TILES[NUMBER[name]].name} {cell(ship, ship.board.start)}"


def _lost(tiles: Sequence[str]) -> str:
    told = joined(grouped(TILES[NUMBER[name]].name for name in tiles))
    return f"{count(len(tiles), 'part')}: {told}" if tiles else ""


def _mission(name: str) -> str:
    mission = MISSIONS[MISSION_NUMBER[name]]
    return f"{mission.title}. {mission.briefing}"


def _threat(threat: str, side: str) -> str:
    return f"a {threat} from the {side}"


def _details(card: Card) -> list[tuple[str, str]]:
    """What the card's text leaves out: goods, shots, and who suffers what."""
    measures = ("Fewest crew", "Weakest engines", "Weakest cannons")
    return [
        ("Goods", ", ".join(times(GOODS[good] for good in card.goods))),
        ("Shots", _volley(card.penalty.shots)),
        *((measures[measure], _suffers(penalty)) for measure, penalty in card.lines),
    ]


def _volley(threats: Threats) -> str:
    return "; ".join(_threat(THREAT_NAMES[threat], SIDE_NAMES[side]) for threat, side in threats)


def _suffers(penalty: Penalty) -> str:
    losses = [
        (penalty.days, count(penalty.days, "day")), (penalty.crew, f"{penalty.crew} crew"),
        (penalty.goods, f"{penalty.goods} of the best goods"),
    ]  # fmt: skip
    lost = [f"loses {said}" for number, said in losses if number]
    return "; ".join([*lost, *([_volley(penalty.shots)] if penalty.shots else [])])
