"""A match in the terminal: one person, and bots in the other seats."""

from __future__ import annotations

from rich.text import Text

from readyroom.bots.named import RandomBot, bot, decide
from readyroom.cli.terminal import text
from readyroom.core.chance import Chance
from readyroom.core.english import half
from readyroom.core.errors import ReadyRoomError
from readyroom.core.match import Match
from readyroom.core.struct import Action


class Sitting:
    """Knows who sits where, what happens next, and what the person may see."""

    def __init__(self, match: Match, seat: int, names: list[str], levels: dict[int, str], bot_seed: str) -> None:
        self.match = match
        self.seat = seat
        self.names = names
        self.levels = levels
        self.bots = {seat: bot(match.game, level) for seat, level in levels.items()}
        self.bot_seed = bot_seed
        self.read_until = -1
        self.waiting: dict[int, int] = {}
        """Bots that are waiting, and the entry at which they decided to."""
        self.troubles: list[str] = []
        """Bot failures that have not been shown yet."""

    def next_bot(self) -> int | None:
        """The next bot that can act now and is not waiting for something to happen."""
        match = self.match
        return next((s for s in match.to_act if s in self.bots and self.waiting.get(s) != match.seq), None)

    def let_act(self, seat: int, action: Action | None) -> None:
        """Applies a bot's action, or notes that it waits. If the rules fail on it, tries its other actions: a bot never
        ends a match."""
        if action is None:
            self.waiting[seat] = self.match.seq
            return
        others = [other for other in self.match.legal(seat) if other != action]
        for chosen in (action, *others):
            try:
                self.match.act(seat, chosen)
                return
            except ReadyRoomError as wrong:
                self._trouble(seat, wrong)
        self.waiting[seat] = self.match.seq

    def think(self, seat: int) -> Action | None:
        """A bot's choice; None if it waits. Slow, and changes nothing. A bot that fails acts at random."""
        match = self.match
        chance = Chance(self.bot_seed, match.seq)
        try:
            action = decide(match, seat, self.bots[seat], chance)
        except Exception as wrong:  # a faulty bot must not end the match
            self._trouble(seat, wrong)
            return decide(match, seat, RandomBot(), chance)
        if action is None and not match.live:
            self._trouble(seat, ValueError("it waits, though no clock runs"))
            return decide(match, seat, RandomBot(), chance)
        return action

    def _trouble(self, seat: int, wrong: Exception) -> None:
        told = f"{self.names[seat]} failed ({type(wrong).__name__}: {wrong}). It makes another move instead."
        if told not in self.troubles:
            self.troubles.append(told)

    def news(self) -> list[Text]:
        """What the person has seen since the last call, in words."""
        match = self.match
        told = [event for seq in range(self.read_until + 1, match.seq + 1) for event in match.told[seq]]
        self.read_until = match.seq
        troubles, self.troubles = self.troubles, []
        return [
            *(Text(line, "italic") for line in troubles),
            *(
                text(match.game.describe(event), self.names, self.seat)
                for one in told
                if (event := one.to(self.seat)) is not None
            ),
        ]

    def heading(self) -> str:
        """The moment of the match, the clock if one runs, and the points that everyone sees."""
        match = self.match
        moment = match.game.moment(match.state)
        where = (moment.name or f"Round {moment.round}") if moment else match.game.title
        points = match.game.standing(match.state)
        standing = "   ".join(f"{name} {half(score)}" for name, score in zip(self.names, points, strict=False))
        clock = f"{match.now // 60_000}:{match.now // 1_000 % 60:02}" if match.deadline is not None else ""
        return "   ".join(part for part in (where, clock, standing) if part)
