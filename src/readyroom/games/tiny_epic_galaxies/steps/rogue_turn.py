"""The Rogue's turn in the solo game (A14, B9, B10): its dice are rolled one at a time and resolved at once."""

from __future__ import annotations

from typing import ClassVar, Final

from readyroom.core.steps import Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies import events as e
from readyroom.games.tiny_epic_galaxies.actions import Foil, Regress, Take
from readyroom.games.tiny_epic_galaxies.cards.kinds import Rung
from readyroom.games.tiny_epic_galaxies.cards.mats import ANY, COLONY, CULTURE, ENERGY, FACES, FULL, LEVEL_DICE, MOVE
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS, SYMBOL
from readyroom.games.tiny_epic_galaxies.cards.rogues import DEVOURS, RECRUITS, ROGUES, SCAVENGES
from readyroom.games.tiny_epic_galaxies.interned import FOIL, REGRESS, SKIP, TAKE
from readyroom.games.tiny_epic_galaxies.state import HOME, ORBIT, ROGUE, State
from readyroom.games.tiny_epic_galaxies.steps import rogue_beyond
from readyroom.games.tiny_epic_galaxies.steps.acquire import ship_yield
from readyroom.games.tiny_epic_galaxies.steps.advance import advance, can_be_regressed, regress
from readyroom.games.tiny_epic_galaxies.steps.ask import Ask
from readyroom.games.tiny_epic_galaxies.steps.dice import start_turn
from readyroom.games.tiny_epic_galaxies.steps.end import check_points, trigger
from readyroom.games.tiny_epic_galaxies.steps.follow import open_window
from readyroom.games.tiny_epic_galaxies.steps.resources import can_pay, gain, lose, pay, steal

_FOIL_OR_NOT: Final = [SKIP, FOIL]
RECRUITS_AT_ONCE: Final = 2
"""Pilots that full culture hires for Corvane."""


class RogueTurn(Step[State]):
    """Rolls the Rogue's dice, then the end of its turn: energy first, then culture."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        if not s.rolled:
            s.rolled = True
            s.rogue_dice = LEVEL_DICE[s.galaxies[ROGUE].level]
            if trait(s) == DEVOURS:
                rogue_beyond.find_card(s, t)
                return
        if s.rogue_dice:
            s.rogue_dice -= 1
            s.stack.append(RogueDie(roll_die(s, t), False))
        elif s.rogue_bonus:
            s.rogue_bonus = False
            s.galaxies[ROGUE].culture = 0
            finish(s, t)
        else:
            self._end(s, t)

    def _end(self, s: State, t: Telling) -> None:
        g = s.galaxies[ROGUE]
        if g.energy >= FULL:
            g.energy = 0
            g.level += 1
            if t.aloud:
                t.tell(e.RogueLeveled(g.level))
            if g.level >= s.settings.skull_level:
                trigger(s, ROGUE, "skull", t)
                return
            check_points(s, ROGUE, t)
        if g.culture >= FULL and trait(s) == RECRUITS:
            g.culture = 0
            rogue_beyond.hire_leftmost(s, RECRUITS_AT_ONCE, t)
            if not s.over:
                finish(s, t)
        elif g.culture >= FULL:
            s.rogue_bonus = True
            s.rogue_dice = s.settings.rogue_bonus_dice + rogue_beyond.more_bonus_dice(s)
            if t.aloud:
                t.tell(e.RogueBonus(s.rogue_dice))
        else:
            finish(s, t)


def finish(s: State, t: Telling) -> None:
    """Your turn again."""
    s.stack.pop()
    s.round += 1
    start_turn(s, rogue_beyond.YOU, t)


def roll_die(s: State, t: Telling) -> int:
    s.rogue_die = t.chance.below(6)
    if t.aloud:
        t.tell(e.RogueRolled(FACES[s.rogue_die], s.rogue_bonus))
    return s.rogue_die


class RogueDie(Ask):
    """One die: you may pay to have a usable one rolled again; an unusable one is discarded."""

    __slots__ = ("again", "face")
    reason: ClassVar[str] = "First decide whether to foil the Rogue's die."
    topic: ClassVar[str] = "rogue"

    def __init__(self, face: int, again: bool) -> None:
        super().__init__(rogue_beyond.YOU)
        self.face = face
        self.again = again
        """Whether it was already rolled again because it was unusable."""

    def waits(self, s: State) -> bool:
        return usable(s, self.face) and can_foil(s)

    def options(self, s: State) -> list[Action]:
        return _FOIL_OR_NOT

    def run(self, s: State, t: Telling) -> None:
        if not usable(s, self.face):
            s.stack.pop()
            reroll = s.options.rogue_rerolls and not self.again
            if t.aloud:
                t.tell(e.RogueDieUnusable(FACES[self.face], reroll))
            if reroll:
                s.stack.append(RogueDie(roll_die(s, t), True))
            else:
                s.rogue_die = -1
        else:
            self._resolve(s, t)

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        if isinstance(action, Foil):
            s.stack.pop()
            pay(s, rogue_beyond.YOU, s.settings.foil_energy, s.settings.foil_culture, t)
            if t.aloud:
                t.tell(e.RogueFoiled(rogue_beyond.YOU, FACES[self.face]))
            s.stack.append(RogueDie(roll_die(s, t), self.again))
        else:
            self._resolve(s, t)

    def _resolve(self, s: State, t: Telling) -> None:
        s.stack.pop()
        s.current = len(s.activated)
        s.activated.append(self.face)
        s.stack.append(DieDone())
        if not s.rogue_bonus:
            open_window(s, ROGUE, self.face, free=False)
        use(s, self.face, t)

    def prompt(self, s: State, seat: int) -> str:
        return f"The Rogue rolls {FACES[self.face]}. Foil it for 1 energy and 1 culture?"


class DieDone(Step[State]):
    """Under a Rogue die while it is resolved and followed."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        s.rogue_die = -1


def can_foil(s: State) -> bool:
    if s.rogue_bonus and not s.options.foil_bonus_dice:
        return False
    return can_pay(s.galaxies[rogue_beyond.YOU], s.settings.foil_energy, s.settings.foil_culture)


def usable(s: State, face: int) -> bool:
    """Whether the Rogue can do anything with a face."""
    if face == MOVE:
        return free_orbit(s) >= 0 or (s.beyond and len(s.exploration) > 0)
    if face == CULTURE and s.rogue_bonus:
        return False
    if face in (ENERGY, CULTURE):
        g = s.galaxies[ROGUE]
        room = FULL - (g.energy if face == ENERGY else g.culture)
        return room > 0 and amount(s, face) > 0
    if face == COLONY:
        return rung_matters(s, rung(s))
    return len(orbiting(s, face)) > 0


def use(s: State, face: int, t: Telling) -> None:
    """Does a usable face for the Rogue."""
    if face == MOVE:
        move(s, t)
    elif face == ENERGY:
        gain(s, ROGUE, amount(s, face), 0, t)
    elif face == CULTURE:
        gain(s, ROGUE, 0, amount(s, face), t)
    elif face == COLONY:
        climb(s, rung(s), t)
    else:
        advance_all(s, face, 1, t)


def free_orbit(s: State) -> int:
    """The leftmost planet without a Rogue ship in orbit, if the Rogue has a ship at home; else -1."""
    ships = s.galaxies[ROGUE].ships
    if not any(ship.where == HOME for ship in ships):
        return -1
    taken = [ship.at for ship in ships if ship.where == ORBIT]
    for planet in s.row:
        if planet >= 0 and planet not in taken:
            return planet
    return -1


def move(s: State, t: Telling) -> None:
    """To the leftmost free orbit; with the expansion, a ship that cannot go there finds a card instead (B9)."""
    if trait(s) == SCAVENGES and s.face_up:
        rogue_beyond.take_face_up(s, t)
        return
    planet = free_orbit(s)
    if planet < 0:
        rogue_beyond.find_card(s, t)
        return
    for i, ship in enumerate(s.galaxies[ROGUE].ships):
        if ship.where == HOME:
            ship.put(ORBIT, planet, rogue_beyond.entry_space(s))
            if t.aloud:
                t.tell(e.Moved(ROGUE, i, f"orbit:{PLANETS[planet].id}"))
            return


def amount(s: State, face: int) -> int:
    """Its mat gives 1 per ship of either kind; its orbiting ships yield like yours."""
    ships = s.galaxies[ROGUE].ships
    return sum(1 if ship.where == HOME else ship_yield(ship, face) for ship in ships) + rogue_beyond.more_acquired(
        s, face
    )


def orbiting(s: State, symbol: int) -> list[int]:
    """Its ships on tracks of a symbol, in the order of the row."""
    ships = s.galaxies[ROGUE].ships
    return [
        i
        for planet in s.row
        if planet >= 0 and (symbol == ANY or SYMBOL[planet] == symbol)
        for i in range(4)
        if ships[i].where == ORBIT and ships[i].at == planet
    ]


def advance_all(s: State, symbol: int, spaces: int, t: Telling) -> None:
    for i in orbiting(s, symbol):
        if not s.over:
            advance(s, ROGUE, i, spaces, t)


def trait(s: State) -> int:
    """Which rule of its own this Rogue has."""
    return ROGUES[s.rogue].trait


def rung(s: State) -> Rung:
    """The colony action of its level."""
    return ROGUES[s.rogue].ladder[s.galaxies[ROGUE].level - 1]


def rung_matters(s: State, r: Rung) -> bool:
    """Whether a colony action would change anything."""
    you, it = s.galaxies[rogue_beyond.YOU], s.galaxies[ROGUE]
    return bool(
        ((r.lose_energy or r.steal_energy or r.steal_any) and you.energy)
        or ((r.lose_culture or r.steal_culture or r.steal_any) and you.culture)
        or ((r.energy or rogue_beyond.colony_energy(s)) and it.energy < FULL)
        or (r.culture and it.culture < FULL)
        or (r.advance and orbiting(s, ANY))
        or ((r.regress or r.regress_all) and any(can_be_regressed(ship, ANY) for ship in you.ships))
        or (r.fewer_dice and not s.fewer_dice)
        or r.explore
        or (r.hire and s.pilot_row)
        or (r.press and rogue_beyond.first_ship_flown(you))
        or (r.recall and rogue_beyond.explorers(s))
        or (r.stranded and you.culture and rogue_beyond.explorers(s))
    )


def climb(s: State, r: Rung, t: Telling) -> None:
    """Does a colony action."""
    if t.aloud:
        t.tell(e.RogueColony(ROGUES[s.rogue].id, s.galaxies[ROGUE].level))
    lose(s, rogue_beyond.YOU, r.lose_energy, r.lose_culture, t)
    steal(s, ROGUE, rogue_beyond.YOU, r.steal_energy, r.steal_culture, t)
    gain(s, ROGUE, r.energy + rogue_beyond.colony_energy(s), r.culture, t)
    rogue_beyond.strand(s, r.stranded, t)
    if r.recall:
        rogue_beyond.recall(s, t)
    rogue_beyond.press(s, r.press, t)
    rogue_beyond.hire_leftmost(s, r.hire, t)
    for _ in range(r.explore):
        if not s.over:
            rogue_beyond.find_card(s, t)
    if r.fewer_dice:
        s.fewer_dice = r.fewer_dice
        if t.aloud:
            t.tell(e.FewerDice(rogue_beyond.YOU))
    if r.regress_all:
        for i, ship in enumerate(s.galaxies[rogue_beyond.YOU].ships):
            if can_be_regressed(ship, ANY):
                regress(s, ROGUE, rogue_beyond.YOU, i, r.regress_all, t)
    if r.regress:
        s.stack.append(ChooseFurthest(r.regress))
    if r.steal_any:
        s.stack.append(ChooseLoss(r.steal_any))
    if r.advance:
        advance_all(s, ANY, r.advance, t)


class ChooseFurthest(Ask):
    """Your furthest ship is pushed back; of equals you choose."""

    __slots__ = ("spaces",)
    question: ClassVar[str] = "Which of your furthest ships does the Rogue push back?"
    topic: ClassVar[str] = "regress"

    def __init__(self, spaces: int) -> None:
        super().__init__(rogue_beyond.YOU)
        self.spaces = spaces

    def options(self, s: State) -> list[Action]:
        ships = s.galaxies[rogue_beyond.YOU].ships
        fitting = [i for i in range(4) if can_be_regressed(ships[i], ANY)]
        furthest = max((ships[i].space for i in fitting), default=0)
        return [REGRESS[rogue_beyond.YOU][i] for i in fitting if ships[i].space == furthest]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, Regress)
        s.stack.pop()
        regress(s, ROGUE, rogue_beyond.YOU, action.ship, self.spaces, t)

    def refusal(self, s: State, seat: int, action: Action) -> str:
        return "Choose one of your furthest ships." if isinstance(action, Regress) else ""


class ChooseLoss(Ask):
    """The Rogue steals so many; you choose of what."""

    __slots__ = ("amount",)
    question: ClassVar[str] = "What does the Rogue steal?"
    topic: ClassVar[str] = "steal"

    def __init__(self, amount: int) -> None:
        super().__init__(rogue_beyond.YOU)
        self.amount = amount

    def options(self, s: State) -> list[Action]:
        g = s.galaxies[rogue_beyond.YOU]
        total = min(self.amount, g.energy + g.culture)
        return [
            TAKE[-energy, energy - total]
            for energy in range(total, -1, -1)
            if total and g.energy >= energy and g.culture >= total - energy
        ]

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        assert isinstance(action, Take)
        s.stack.pop()
        steal(s, ROGUE, rogue_beyond.YOU, -action.energy, -action.culture, t)

    def refusal(self, s: State, seat: int, action: Action) -> str:
        return f"The Rogue steals {self.amount}, or all you have if that is less." if isinstance(action, Take) else ""
