"""Meteors and shots (R-70 to R-76): one after another, each rolled once for all its targets."""

from __future__ import annotations

from readyroom.core.steps import Ask, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.cards.adventures import HEAVY, LARGE, SIDE_NAMES, SMALL, THREAT_NAMES, Threats
from readyroom.games.galaxy_trucker.cards.tiles import HEAVY_CARGO
from readyroom.games.galaxy_trucker.ship.strength import first_hit, guns_against, shields, smooth
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.losses import destroy
from readyroom.games.galaxy_trucker.wreckage import spend_token


class Barrage(Step[State]):
    """``threats`` at ``targets``; the roller (by default the first target) rolls for all of them. ``at`` counts
    threats, ``turn`` targets; ``line`` is the current line (0: none yet). ``lines`` gives each threat a printed line,
    or, negative, a preset die to add to one that is rolled; empty: two dice are rolled."""

    __slots__ = ("at", "line", "lines", "roller", "targets", "threats", "turn")

    def __init__(
        self,
        threats: Threats,
        targets: tuple[int, ...],
        lines: tuple[int, ...] = (),
        roller: int | None = None,
        at: int = 0,
        turn: int = 0,
        line: int = 0,
    ) -> None:
        self.threats = threats
        self.targets = targets
        self.lines = lines
        self.roller = roller
        self.at = at
        self.turn = turn
        self.line = line

    def run(self, s: State, t: Telling) -> None:
        """Strikes one ship: the threat's next target, or the first target of the next threat."""
        at, turn, line = self.at, self.turn, self.line
        if turn == len(self.targets):
            at, turn, line = at + 1, 0, 0
        if not self.targets or at == len(self.threats):
            s.stack.pop()
            return
        line = line or self._aim(at, t)
        s.stack[-1] = Barrage(self.threats, self.targets, self.lines, self.roller, at, turn + 1, line)
        seat = self.targets[turn]
        threat, side = self.threats[at]
        if s.truckers[seat].flying:
            strike(s, seat, threat, side, line, t)

    def _aim(self, at: int, t: Telling) -> int:
        """The line along which a threat comes."""
        threat, side = self.threats[at]
        given = self.lines[at] if self.lines else 0
        if given > 0:
            if t.aloud:
                t.tell(e.Incoming(THREAT_NAMES[threat], SIDE_NAMES[side], given))
            return given
        one = -given if given else t.chance.below(6) + 1
        other = t.chance.below(6) + 1
        if t.aloud:
            roller = self.targets[0] if self.roller is None else self.roller
            t.tell(e.Rolled(roller, (one, other), THREAT_NAMES[threat], SIDE_NAMES[side], one + other))
        return one + other


def strike(s: State, seat: int, threat: int, side: int, line: int, t: Telling) -> None:
    """Strikes one ship with one threat: it misses, bounces off, can be stopped, or hits."""
    ship = s.ship(seat)
    square = first_hit(ship, side, line)
    if not square:
        if t.aloud:
            t.tell(e.Missed(seat, THREAT_NAMES[threat]))
    elif smooth(ship, square, side) and (threat == SMALL or ship.kind(square) == HEAVY_CARGO):
        if t.aloud:
            t.tell(e.Bounced(seat, THREAT_NAMES[threat], ship.board.names[square]))
    else:
        s.stack.append(Defending(seat, threat, side, square))


class Defending(Ask[State]):
    """R-71: the owner chooses to stop the hit or take it. A hit that nothing can stop needs no question."""

    __slots__ = ("side", "square", "threat")

    def __init__(self, seat: int, threat: int, side: int, square: int) -> None:
        super().__init__(seat)
        self.threat = threat
        self.side = side
        self.square = square

    def options(self, s: State) -> list[Action]:
        ship = s.ship(self.seat)
        if self.threat == HEAVY:
            return interned.ONLY_SUFFER
        if self.threat == LARGE:
            single, double = guns_against(ship, self.square, self.side)
            if single:
                return interned.SHOOT_OR_SUFFER
            ways, able = interned.SHOOT[ship.number], bool(double)
        else:
            ways, able = interned.SHIELD[ship.number], bool(shields(ship, self.side))
        if not able or not ship.token_count():
            return interned.ONLY_SUFFER
        return [*[ways[battery] for battery in ship.charged()], interned.SUFFER]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        if isinstance(action, a.Shoot):
            single, double = guns_against(s.ship(seat), self.square, self.side)
            gun = s.ship(seat).board.names[(single or double)[0]]
            if action.battery is not None:
                spend_token(s, seat, action.battery)
            if t.aloud:
                t.tell(e.MeteorShot(seat, gun, action.battery))
        elif isinstance(action, a.Shield):
            spend_token(s, seat, action.battery)
            if t.aloud:
                t.tell(e.ShieldHeld(seat, THREAT_NAMES[self.threat], action.battery))
        else:
            destroy(s, seat, self.square, t)

    def prompt(self, s: State, seat: int) -> str:
        where = s.ship(seat).board.names[self.square]
        return f"A {THREAT_NAMES[self.threat]} from the {SIDE_NAMES[self.side]} will hit {where}. What do you do?"

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, (a.Shield, a.Shoot)):
            return f"That does not stop a {THREAT_NAMES[self.threat]} here. Choose another defense, or take the hit."
        return "Something is about to hit your ship. Stop it, or take the hit."
