"""What can go wrong, each with a sentence for the person who caused it."""


class ReadyRoomError(Exception):
    """The base of every error that Ready Room raises on purpose."""


class UnknownGame(ReadyRoomError):
    """No game has that slug, or it does not have that version of its rules."""


class BadOptions(ReadyRoomError):
    """The game cannot be played with these options, seats or seed."""


class MalformedAction(ReadyRoomError):
    """Not an action of this game at all."""


class IllegalAction(ReadyRoomError):
    """An action of this game that is not allowed now. The state is untouched."""


class NoSuchSeat(IllegalAction):
    """The match has no such seat."""


class BadLuck(ReadyRoomError):
    """Dictated luck does not fit what the rules ask for. The state is untouched."""


class BrokenRecord(ReadyRoomError):
    """A record stops making sense at sequence number ``entry``."""

    def __init__(self, entry: int, reason: str) -> None:
        super().__init__(f"The record stops making sense at entry {entry}: {reason}")
        self.entry = entry
        self.reason = reason


class NotARecord(BrokenRecord):
    """Not a match record at all."""

    def __init__(self, reason: str) -> None:
        super().__init__(0, reason)
        self.args = (f"That is not a match record: {reason}",)


class BadPosition(ReadyRoomError):
    """A text is not a position, or not a playable one; ``line`` is where that shows, 0 for the whole text."""

    def __init__(self, line: int, reason: str) -> None:
        where = f"line {line} of the position" if line else "the position"
        super().__init__(f"{where[0].upper()}{where[1:]} makes no sense: {reason}")
        self.line = line
        self.reason = reason


class UnknownChance(ReadyRoomError):
    """A preview needs dice or a draw that has not happened yet."""


class RulesFault(ReadyRoomError):
    """The rules themselves failed. The action was refused and the match stays playable."""

    def __init__(self, seq: int, fault: BaseException) -> None:
        super().__init__(f"The rules failed on entry {seq} ({type(fault).__name__}: {fault}). The action was not made.")
        self.seq = seq
