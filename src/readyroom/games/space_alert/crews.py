"""The crew: players, androids, roles, and the cards they are dealt (rulebook 1, 5; New Frontier, Androids)."""

from __future__ import annotations

from typing import Final, Literal

from readyroom.core.errors import BadOptions

Role = Literal[
    "communications_officer", "chief_of_security", "tactical_officer", "chief_engineer", "lieutenant", "science_officer"
]
"""Every title except captain, whom the crew appoints."""
Title = Literal["captain", Role]
OFFICES: Final[tuple[Role, ...]] = ("communications_officer", "chief_of_security")
ROLES: Final[tuple[Title, ...]] = ("captain", *OFFICES)
"""Every crew has these three; one player may hold several. Unless someone takes them, they are handed out around the
table, starting with the captain."""
BADGES: Final[tuple[Role, ...]] = ("tactical_officer", "chief_engineer", "lieutenant", "science_officer")
"""The other titles, which have badges in The New Frontier."""
DUTIES: Final[dict[Title, str]] = {
    "captain": "Acts first and keeps the defeated threats.",
    "communications_officer": "Draws the external threats and places them at their zones.",
    "chief_of_security": "Draws the internal threats.",
    "tactical_officer": "Keeps track of the plans and runs the Resolution Round.",
    "chief_engineer": "Counts the energy and warns before a reactor runs dry.",
    "lieutenant": "The captain's right hand: checks that every threat is covered.",
    "science_officer": "Adds up the score and writes the ship's log.",
}

CREW: Final = 4
LARGEST_CREW: Final = 5
HANDS: Final = {1: (0, 0, 0), 2: (9, 6, 6), 3: (6, 6, 6), 4: (5, 5, 5), 5: (5, 5, 5)}
"""Cards per player in each phase, by number of players. One of the first is heroic; a lone player is dealt none and
picks from the whole deck, face up."""


class Crew:
    """A crew and what it is dealt. Immutable."""

    __slots__ = ("androids", "hand", "heroic", "players", "size", "solo", "spare", "unconfirmed")

    def __init__(
        self, players: int, androids: int, hand: tuple[int, int, int], spare: int, heroic: bool, unconfirmed: bool
    ) -> None:
        self.players = players
        self.androids = androids
        self.hand = hand
        """Cards per player in each phase, including a heroic one."""
        self.spare = spare
        """First-phase cards that cannot be shared evenly: the captain decides who gets one more."""
        self.heroic = heroic
        """Whether each player is dealt a heroic card in the first phase, and each android has one face up."""
        self.unconfirmed = unconfirmed
        """Whether unconfirmed reports apply."""
        self.solo = players == 1
        """Whether one player plans for androids only, from the open deck; data and communications are ignored (5.5)."""
        self.size = androids if self.solo else players + androids
        """The number of crew members. A lone player has no figure: the crew are androids, one of them the captain."""

    def __repr__(self) -> str:
        return f"<Crew of {self.players} and {self.androids} androids, dealt {self.hand} and {self.spare}>"

    def incoming(self, double_actions: bool) -> tuple[int, int]:
        """Cards each player draws when data comes in, and how many more the crew shares: with double actions there is
        one for each android, spread evenly (New Frontier, Androids)."""
        if self.solo:
            return 0, 0
        extra = self.androids if double_actions else 0
        return 1 + extra // self.players, extra % self.players


def crew(players: int, fifth: bool = False, specializations: bool = False, androids: bool = True) -> Crew:
    """The crew for a number of players.

    ``fifth`` adds an android as the fifth crew member (5.4). With ``specializations`` there are no heroic cards: each
    is replaced by a normal one, an android's going to a player. Only three players may do without androids.

    >>> crew(2).androids, crew(2).hand
    (2, (9, 6, 6))
    """
    if not 1 <= players <= LARGEST_CREW:
        raise BadOptions(f"A crew has 1 to {LARGEST_CREW} players, not {players}.")
    if fifth and players == LARGEST_CREW:
        raise BadOptions("Five players make a full crew, so there is no room for an android.")
    if not androids and (players != 3 or fifth):
        raise BadOptions("Only three players may fly without androids, and then there is no fifth crew member.")
    # Rulebook 5.5: a lone player sends only androids.
    people = 0 if players == 1 else players
    machines = max(0, (LARGEST_CREW if fifth else CREW) - people) if androids else 0
    first, second, third = HANDS[players]
    if fifth and people:
        first += 1
    shared = machines if specializations and people else 0
    if people:
        first += shared // people
    return Crew(
        players=players,
        androids=machines,
        hand=(first, second, third),
        spare=shared % people if people else 0,
        heroic=not specializations,
        unconfirmed=people + machines == LARGEST_CREW,
    )
