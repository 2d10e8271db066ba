"""A bot at the table: it plans, announces its intentions, lays its cards, feeds its androids, and waits."""

from __future__ import annotations

from typing import Final

from readyroom.core.chance import Chance
from readyroom.core.struct import Action
from readyroom.games.space_alert import actions as a
from readyroom.games.space_alert.action_boards import IS_ANDROID, NONE, Board
from readyroom.games.space_alert.bots.facts import Facts, half
from readyroom.games.space_alert.bots.level import Level
from readyroom.games.space_alert.bots.searches import fitted_plans, mended_plans, own_hands
from readyroom.games.space_alert.interned import SIDES
from readyroom.games.space_alert.mission.card_names import CARD_NAMES, ORDER_NAMES
from readyroom.games.space_alert.mission.decks import FACES
from readyroom.games.space_alert.mission.orders import ADVANCED, special_of
from readyroom.games.space_alert.mission.specializations import NO_SPECIALIZATION
from readyroom.games.space_alert.solver.hands import HALF_MASK, Dealt, Hands, layout
from readyroom.games.space_alert.solver.problem import Plans
from readyroom.games.space_alert.solver.search import copied
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.allowed import may_give
from readyroom.games.space_alert.steps.special_cards import has, room_for_card, room_for_special
from readyroom.games.space_alert.steps.specialization_choice import may_plan_for_android
from readyroom.games.space_alert.steps.stage import stage

PATIENCE: Final = 10_000
"""How long a bot waits for each player who speaks before it, in milliseconds of the ship's clock."""
SLOT: Final = 10_000
"""How long each member has to reconsider what everyone announced."""
SPARE: Final = 10_000
"""The time left in a phase after that."""
FEEDING: Final = 40_000
"""The time left in a phase when androids are fed, which cannot be undone."""
SETTLED: Final = 40_000
"""How long there must be no news before the last phase can end."""
TILES_TO_MEND: Final = ("structural", "gravolift", "reactor", "shield", "heavy_laser", "pulse_cannon", "light_laser")
WANTED_SPECIALIZATIONS: Final = (
    "rocketeer", "energy_technician", "data_analyst", "pulse_gunner", "squad_leader", "mechanic", "special_ops",
    "hypernavigator", "medic", "teleporter",
)  # fmt: skip
"""The most useful first, for a crew that searches. The Teleporter's tokens are never moved."""
HALF_OF: Final[dict[bool, a.Half]] = {False: "action", True: "movement"}


class CrewBot:
    """One member of a crew of bots, or of a mixed crew."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, state: State, seat: int, legal: list[Action], chance: Chance) -> Action | None:
        now = stage(state)
        if now == "owning_up":
            return a.StandBy()  # Bots never misplay a card.
        if now != "planning":
            return between_missions(state, legal)
        action = Decision(Facts(state, seat), self.level).action()
        return action if action in legal else None


def between_missions(state: State, legal: list[Action]) -> Action | None:
    """Before and after a mission: chooses a missing specialization and is ready once all have one; flies on and repairs
    the worst damage."""
    for action in legal:
        if isinstance(action, a.Ready | a.FlyOn):
            return action
    if stage(state) == "briefing":
        return specialization(state, legal)
    mends = [action for action in legal if isinstance(action, a.Mend)]
    for tile in TILES_TO_MEND:
        for mend in mends:
            if mend.tile == tile:
                return mend
    return legal[0]


def specialization(state: State, legal: list[Action]) -> Action | None:
    """The most useful specialization on offer; None while others have to choose."""
    undecided = [board.member for board in state.boards if board.specialization == NO_SPECIALIZATION]
    for wanted in WANTED_SPECIALIZATIONS:
        for action in legal:
            if isinstance(action, a.Specialize) and action.specialization == wanted and action.member in undecided:
                return action
    return None


class Decision:
    """A decision about one position."""

    __slots__ = ("facts", "level", "s", "seat")

    def __init__(self, facts: Facts, level: Level) -> None:
        self.facts = facts
        self.level = level
        self.s = facts.s
        self.seat = facts.seat

    def action(self) -> Action | None:
        if self.s.crew.solo:
            return self.alone()
        plans = self.plans()
        if plans is None:
            return None
        return (
            self.play_special(plans)
            or self.speak(plans)
            or self.lay(plans)
            or self.feed(plans)
            or self.give(plans)
            or self.go_on()
        )

    def plans(self) -> Plans | None:
        """The plans for everyone, above all for itself; None while it waits for others to speak."""
        facts = self.facts
        said = [facts.said(facts.mine)[turn] for turn in facts.turns_of(facts.mine)]
        if facts.fresh(facts.mine) and self.layout(self.own_words()) is not None:
            round = self.round_of_mending()
            return self.as_said() if round == NONE else mended_plans(facts, self.level, round)
        if self.s.silent and NONE not in said:
            return self.as_said()
        return fitted_plans(facts, self.level) if self.my_turn_to_speak() else None

    def as_said(self) -> Plans:
        """The plans as it announced them: its announcements are its memory. For androids, plans that fit."""
        facts = self.facts
        plans = copied(fitted_plans(facts, self.level)) if facts.fed() else self.own_words()
        for turn, order in enumerate(facts.said(facts.mine)):
            if order != NONE:
                plans[facts.mine][turn] = order
        return plans

    def own_words(self) -> Plans:
        facts = self.facts
        plans = [[0] * 14 for _ in range(facts.members)]
        for turn, order in enumerate(facts.said(facts.mine)):
            if order != NONE:
                plans[facts.mine][turn] = order
        return plans

    def round_of_mending(self) -> int:
        """The current round of mending, or NONE if it is not this bot's turn. Near the end of a phase, or after a while
        without news in the last one, each member in turn may reconsider."""
        facts, s = self.facts, self.s
        if s.untimed or s.silent or s.hands[self.seat].phase != s.phase or not self.all_have_spoken():
            return NONE
        slots = self.level.rounds * facts.members
        begun = facts.phase_end() - SPARE - slots * SLOT
        if s.phase == s.timeline.phases:
            begun = min(begun, facts.news_at + SETTLED)
        slot = (s.time - begun) // SLOT
        mine = 0 <= slot < slots and slot % facts.members == facts.mine
        return slot // facts.members if mine else NONE

    def all_have_spoken(self) -> bool:
        """Whether all players have spoken, or have had time to."""
        facts = self.facts
        if self.s.time - facts.news_at >= PATIENCE * facts.members:
            return True
        return all(facts.fresh(m) for m in range(facts.members) if self.s.boards[m].seat != IS_ANDROID)

    def my_turn_to_speak(self) -> bool:
        """Whether those who act earlier have spoken, or have had time to."""
        facts = self.facts
        if self.s.untimed:
            return not self.someone_speaks()
        silent = sum(not facts.fresh(member) for member in range(facts.mine))
        if not silent or self.s.silent:
            return True
        return self.s.time - facts.news_at >= PATIENCE * silent or facts.left() < SPARE

    def someone_speaks(self) -> bool:
        """Whether another member is speaking and goes first: by acting order, or because they started earlier."""
        facts = self.facts
        begun = facts.begun(facts.mine)
        speaking = [m for m in range(facts.members) if facts.begun(m) and not facts.fresh(m) and m != facts.mine]
        return any(member < facts.mine or not begun for member in speaking)

    # -- actions

    def speak(self, plans: Plans) -> Action | None:
        if self.s.silent:
            return None
        facts = self.facts
        board = self.s.boards[facts.mine]
        for turn in facts.turns_of(facts.mine):
            said = plans[facts.mine][turn] & HALF_MASK
            if board.intended[turn] != said or board.heard[turn] < facts.news:
                return a.Intend(turn, ORDER_NAMES[said])
        return None

    def play_special(self, plans: Plans) -> Action | None:
        """Special cards come first, since nobody can announce them: others only see where one lies."""
        facts = self.facts
        board = self.s.boards[facts.mine]
        if not board.level:
            return None
        for turn in facts.turns_of(facts.mine):
            if board.special[turn] and board.special[turn] != special_of(plans[facts.mine][turn]):
                return a.TakeBackSpecial(turn)
        for turn in facts.turns_of(facts.mine):
            special = special_of(plans[facts.mine][turn])
            if special and not board.special[turn] and has(board, special):
                if not room_for_special(board, special, turn):
                    return a.TakeBack(turn)
                return a.PlaySpecial(SIDES[special - 1], turn)
        return None

    def lay(self, plans: Plans) -> Action | None:
        """Lays, turns over or takes back the next card, so that the board shows the plan."""
        facts = self.facts
        board = self.s.boards[facts.mine]
        wanted = [order & HALF_MASK for order in plans[facts.mine]]
        wrong = self.lacking(plans)
        for turn in wrong:
            face = board.cards[turn]
            if face != NONE:
                return a.TurnOver(turn) if half(face, not board.movement[turn]) == wanted[turn] else a.TakeBack(turn)
        if not wrong:
            return None
        placed = self.from_hand(plans, wrong)
        if placed is None:
            laid = [turn for turn in facts.turns_of(facts.mine) if board.cards[turn] != NONE]
            return a.TakeBack(laid[0]) if laid and self.layout(plans) is not None else self.lay_some(plans, wrong)
        face = placed[facts.mine, wrong[0]]
        return a.Play(CARD_NAMES[face], HALF_OF[FACES[face].action != wanted[wrong[0]]], wrong[0])

    def lay_some(self, plans: Plans, wrong: list[int]) -> Action | None:
        """Lays what it can when the whole announcement is no longer possible."""
        for turn in wrong:
            wanted = plans[self.facts.mine][turn] & HALF_MASK
            for face in self.s.hands[self.seat].cards:
                if wanted in (FACES[face].action, FACES[face].movement):
                    return a.Play(CARD_NAMES[face], HALF_OF[FACES[face].action != wanted], turn)
        return None

    def from_hand(self, plans: Plans, wrong: list[int]) -> dict[tuple[int, int], int] | None:
        """Cards from the hand for the turns that lack one, keeping what lies right; None if there are too few."""
        facts = self.facts
        faces = self.s.hands[self.seat].cards
        hands = Hands([Dealt(face, facts.mine, 1) for face in faces], [False] * facts.members)
        lacking = [[0] * 14 for _ in range(facts.members)]
        for turn in wrong:
            lacking[facts.mine][turn] = plans[facts.mine][turn]
        placed = layout(hands, lacking, [facts.mine])
        return None if placed is None else {space: faces[card] for space, card in placed.items()}

    def lacking(self, plans: Plans) -> list[int]:
        """The turns on which its own board does not show the plan."""
        facts = self.facts
        board = self.s.boards[facts.mine]
        wanted = plans[facts.mine]
        return [
            t for t in facts.turns_of(facts.mine) if half(board.cards[t], board.movement[t]) != wanted[t] & HALF_MASK
        ]

    def layout(self, plans: Plans) -> dict[tuple[int, int], int] | None:
        """Which of its own cards could go where; None if they are not enough for the plan."""
        facts = self.facts
        hands = own_hands(facts, facts.fed())
        return None if hands is None else layout(hands, plans, [facts.mine, *facts.fed()])

    def feed(self, plans: Plans) -> Action | None:
        """Androids get their cards late, when little can still change."""
        facts = self.facts
        if not (self.s.untimed or facts.left() <= FEEDING or self.content()):
            return None
        for member in facts.fed():
            board = self.s.boards[member]
            number = board.number
            for turn in facts.turns_of(member):
                fed = self.feed_special(board, turn, special_of(plans[member][turn]))
                if fed is not None:
                    return fed
                wanted = plans[member][turn] & HALF_MASK
                if not wanted or not room_for_card(board, turn):
                    continue
                if board.heroic != NONE and wanted in (FACES[board.heroic].action, FACES[board.heroic].movement):
                    return a.UseHeroic(number, HALF_OF[FACES[board.heroic].action != wanted], turn)
                for face in self.s.hands[self.seat].cards:
                    card = FACES[face]
                    if card.transferable and wanted in (card.action, card.movement):
                        return a.Feed(number, CARD_NAMES[face], HALF_OF[card.action != wanted], turn)
        return None

    def feed_special(self, board: Board, turn: int, special: int) -> Action | None:
        if not special or board.special[turn] or not has(board, special) or not room_for_special(board, special, turn):
            return None
        if not may_plan_for_android(self.s, self.seat, board, special == ADVANCED):
            return None
        return a.FeedSpecial(board.number, SIDES[special - 1], turn)

    def give(self, plans: Plans) -> Action | None:
        """In a data transfer, gives a spare card to a crewmate who has fewer cards than spaces."""
        s = self.s
        if not may_give(s, self.seat) or self.lacking(plans):
            return None
        spare = [face for face in s.hands[self.seat].cards if FACES[face].transferable]
        later = self.facts.last - self.facts.turns_of(self.facts.mine)[-1]
        if len(spare) <= later or self.facts.fed():
            return None
        for member in range(self.facts.members):
            board = s.boards[member]
            if board.seat in (IS_ANDROID, self.seat):
                continue
            room = sum(board.cards[turn] == NONE for turn in self.facts.turns_of(member))
            if len(s.hands[board.seat].cards) < room:
                return a.Give(CARD_NAMES[spare[0]], board.seat)
        return None

    def go_on(self) -> Action | None:
        """Ends the phase or the Action Round when everything is planned."""
        s = self.s
        if not self.content():
            return None
        if s.untimed and s.hands[self.seat].phase == s.phase < s.timeline.phases:
            return a.EndPhase()
        if s.phase == s.timeline.phases:
            return a.Agree()
        return None

    def content(self) -> bool:
        """Whether everyone has announced their plan or is done, and there has been no news for a while."""
        facts, s = self.facts, self.s
        for member in range(facts.members):
            seat = s.boards[member].seat
            if seat in (IS_ANDROID, self.seat):
                continue
            if not (facts.fresh(member) or s.hands[seat].agreed or s.hands[seat].phase > s.phase):
                return False
        if s.untimed:
            return True
        enough = SETTLED + self.level.rounds * facts.members * SLOT
        return s.phase == s.timeline.phases and s.time - facts.news_at >= enough and not s.silent

    # -- a lone player

    def alone(self) -> Action | None:
        """Plans for androids only, from the open deck; cards on their boards can still be changed."""
        facts, s = self.facts, self.s
        plans = fitted_plans(facts, self.level)
        for member in range(facts.members):
            board = s.boards[member]
            for turn in facts.turns_of(member):
                if board.special[turn] and board.special[turn] != special_of(plans[member][turn]):
                    return a.WithdrawSpecial(board.number, turn)
                laid = half(board.cards[turn], board.movement[turn])
                wanted = plans[member][turn] & HALF_MASK
                if board.cards[turn] != NONE and laid != wanted:
                    return a.Withdraw(board.number, turn)
                fed = self.feed_special(board, turn, special_of(plans[member][turn]))
                if fed is not None:
                    return fed
                if laid == wanted:
                    continue
                if board.heroic != NONE and wanted in (FACES[board.heroic].action, FACES[board.heroic].movement):
                    return a.UseHeroic(board.number, HALF_OF[FACES[board.heroic].action != wanted], turn)
                for face in s.hands[0].cards:
                    if wanted in (FACES[face].action, FACES[face].movement):
                        return a.Feed(board.number, CARD_NAMES[face], HALF_OF[FACES[face].action != wanted], turn)
        if s.untimed and s.phase < s.timeline.phases:
            return a.EndPhase()
        if s.phase == s.timeline.phases and (s.untimed or s.time - facts.news_at >= SETTLED):
            return a.Agree()
        return None
