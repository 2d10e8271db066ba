"""The contract between the kernel and a game's rules.

A game is pure: no input or output, no clock, no luck of its own. It says who may do what, does it to a state, and
tells what happened. Multiplayer, undo, replay, bots, spectating and analysis come from the kernel.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol

import msgspec

from readyroom.core.board import outline
from readyroom.core.cards import Card, in_play
from readyroom.core.chance import Chance
from readyroom.core.choice import Choice, Note, Pick
from readyroom.core.dossier import Dossiers
from readyroom.core.ending import Ribbon, Verdict, awarded, plain_verdict
from readyroom.core.facts import Fact, Trait
from readyroom.core.guide import Guide
from readyroom.core.native import mypyc_attr
from readyroom.core.observation import Observer
from readyroom.core.offers import offered
from readyroom.core.parameters import O, P, S, W
from readyroom.core.presets import DayScheme, Preset, QuickStart
from readyroom.core.space import Space
from readyroom.core.struct import Action, Catalog, Event, Moment, Outcome, Points
from readyroom.core.telling import Telling
from readyroom.core.view import View
from readyroom.core.words import Phrasebook, Words

if TYPE_CHECKING:
    from readyroom.core.match import Match

_SPACES: Final = re.compile(r"(?<!^)(?=[A-Z])")


@lru_cache(maxsize=1024)
def _heading(name: str) -> str:
    return _SPACES.sub(" ", name).capitalize()


class Bot(Protocol):
    """Decides for a seat. ``state`` is imagined: what is hidden from the seat has been dealt again.

    None, at ``live`` moments only, means: nothing now; ask again after the next event or tick.
    """

    def choose(self, state: Any, seat: int, legal: list[Action], chance: Chance) -> Action | None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[O, S, P, W]):
    """The rules of one title: ``Game[Options, State, Public, Own]``, the last two its public and its own view.

    ``versions`` lists every version of the rules this code can play, the newest last; a match stays on the one it
    started with. ``actions`` and ``events`` list all types that may appear, for decoding and showing.
    """

    slug: ClassVar[str]
    title: ClassVar[str]
    blurb: ClassVar[str]
    minutes: ClassVar[int]
    seats: ClassVar[range]
    together: ClassVar[bool] = False
    """Whether all seats win or lose together; outcomes then say so."""
    versions: ClassVar[tuple[int, ...]] = (1,)
    Options: ClassVar[type[msgspec.Struct]]
    Orders: ClassVar[type[msgspec.Struct] | None] = None
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    secret: ClassVar[tuple[type[Action], ...]] = ()
    """Actions whose content only their actor may know, such as a card chosen face down."""
    notation: ClassVar[Mapping[type[Action], str]]
    phrases: ClassVar[Phrasebook]
    groups: ClassVar[Mapping[type[Action], str]] = {}
    """The heading under which each kind of action is listed; by default its own name."""
    levels: ClassVar[tuple[str, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()
    """Named ways to play that a table can choose, easiest first."""
    quick_starts: ClassVar[tuple[QuickStart, ...]] = ()
    """What "Play now" starts, by how many matches of the game a person has finished."""
    traits: ClassVar[tuple[Trait, ...]] = ()
    """What ``facts`` reports of a seat, in the order statistics show it."""
    daily: ClassVar[tuple[DayScheme, ...]] = ()
    """How its daily missions are made, the newest scheme last; empty if it has none."""
    keeps_time: ClassVar[bool] = False
    """Whether the rules have a clock of their own, so a table rarely needs another."""
    dossiers: ClassVar[Dossiers[Any, Any] | None] = None
    """What people keep from match to match, if anything."""
    extras: ClassVar[str] = ""
    """The module with what the game brings besides its rules, if any (``readyroom.core.extras``)."""
    lesson: ClassVar[str] = ""
    """The seed of a guided first match, whose luck fits the guide; empty if any luck does."""
    longest: ClassVar[int] = 5_000
    """No match has more entries than this, even in random play. The conformance suite checks it."""

    # -- playing

    def check_options(self, options: O, seats: int) -> None:
        """Raises BadOptions for a combination that cannot be played; single fields are checked by their types."""

    @abstractmethod
    def setup(self, options: O, seats: int, version: int, t: Telling) -> S: ...

    @abstractmethod
    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats that have something legal to do now."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[Action]:
        """Everything this seat may do now: the one source of legality. The caller must not change the list."""

    def allows(self, state: S, seat: int, action: Action) -> Action | None:
        """The legal action equal to this one, if any; a game with long lists answers without making them. It may be
        asked about any action, whatever its fields hold; 2.0 in place of 2 is refused later in any case."""
        for listed in self.legal(state, seat):
            if listed == action:
                return listed
        return None

    @abstractmethod
    def apply(self, state: S, seat: int, action: Action, t: Telling) -> None:
        """Applies a legal action to the state, in place. The caller has checked it against ``legal``."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    def refusal(self, state: S, seat: int, action: Action) -> str:
        """Why an illegal action is not allowed: a sentence for the person who tried."""
        if seat not in self.to_act(state):
            return "It is not your turn to decide."
        return f"You cannot do that now: {self.describe(action)}"

    def tidy(self, action: Action) -> Action:
        """The action in its canonical spelling. A game with lists whose order means nothing sorts them here, so
        ``reroll move energy`` equals ``reroll energy move``."""
        return action

    # -- time

    def live(self, state: S) -> bool:
        """Whether seats act at once against the clock. Then an action counts even if its sender has not seen the latest
        entry, provided it is legal or ``late``; at other times it would be answered *stale*."""
        return self.deadline(state) is not None

    def late(self, state: S, seat: int, action: Action) -> bool:
        """Whether an illegal action was legal a moment ago, and lost a fair race: two hands, one tile.

        That is no error. It is entered like any other, and ``apply`` must only tell the seat, privately and politely,
        that it came too late. Only for ``live`` moments.
        """
        return False

    def deadline(self, state: S) -> int | None:
        """When (in match milliseconds) the clock must tick next, if at all."""
        return None

    def tick(self, state: S, t: Telling) -> None:
        """A deadline is reached; ``t.now`` says which."""

    def hushed(self, state: S) -> str:
        """Why nobody may speak, write or point now, in a sentence; empty if they may."""
        return ""

    # -- knowing

    @abstractmethod
    def public(self, state: S) -> P:
        """What everyone may know, built field by field."""

    def own(self, state: S, seat: int) -> W:
        """What only this seat may know, built field by field."""
        return None  # type: ignore[return-value]  # a game with no secrets leaves it so, and its W is None

    def foresee(self, state: S, viewer: int | None, action: Action | None = None) -> msgspec.Struct | None:
        """Where things lead from this viewer's knowledge, optionally after this legal action; computed on demand. For
        games in which plans are carried out later; others return nothing."""
        return None

    @abstractmethod
    def imagine(self, state: S, viewer: int | None, chance: Chance) -> None:
        """Deals every fact hidden from the viewer again, in place, consistent with what the viewer knows.

        The result may depend only on what the viewer knows and on ``chance``, never on the hidden facts themselves.
        """

    def standing(self, state: S) -> tuple[Points, ...]:
        """Each seat's points as everyone sees them now, for score tracks and graphs."""
        return ()

    def moment(self, state: S) -> Moment | None:
        """Where in the match we are, for headings in the log."""
        return None

    def verdict(self, state: S, outcome: Outcome) -> Verdict:
        """The verdict on a finished match, with where the points come from."""
        return plain_verdict(self.phrases, outcome)

    def awards(self, match: Match) -> tuple[Ribbon, ...]:
        """A kind word for each player of a finished match, from its log."""
        return awarded(self.phrases, match.seats, ())

    def facts(self, match: Match, seat: int) -> tuple[Fact, ...]:
        """The facts of a seat in a finished match, for statistics, besides its place and points: see ``traits``."""
        return ()

    def shows_secrets(self, state: S, seat: int) -> bool:
        """Whether this seat needs something only it may see to answer now. A shared device must then be in the right
        hands; otherwise the question is asked across the open table."""
        return self.own(state, seat) is not None

    def openly(self, state: S, seat: int) -> W | None:
        """The own view without its secrets, for a device that others see too. None for games whose own view is all
        secret."""
        return None

    # -- asking and saying

    @abstractmethod
    def prompt(self, state: S, seat: int) -> str:
        """What this seat is asked, in the second person."""

    def deciding(self, state: S, seat: int) -> Words:
        """What this seat is deciding, for everyone else: nothing they may not know."""
        return self.phrases.about(seat, "{seat} [be] deciding.")

    def picks(self, state: S, seat: int) -> tuple[Pick, ...]:
        """Families of legal actions that are better asked for than listed."""
        return ()

    def notes(self, state: S, seat: int) -> tuple[Note, ...]:
        """What this seat can do with things on the table now, why not with others, and which answers are fatal. No
        facts it may not know."""
        return ()

    def group(self, action: Action) -> str:
        """The heading under which an action is listed."""
        return self.groups[type(action)] if self.groups else _heading(type(action).__name__)

    def choice(self, state: S, seat: int) -> Choice | None:
        """What this seat is asked now, or None."""
        legal = self.legal(state, seat)
        if not legal:
            return None
        picks = self.picks(state, seat)
        if picks:
            families = {pick.type for pick in picks}
            legal = [action for action in legal if action.__struct_config__.tag not in families]
        notes = self.notes(state, seat)
        return Choice(seat, Words((self.prompt(state, seat),)), offered(self, legal), picks, notes)

    def describe(self, thing: msgspec.Struct) -> Words:
        """An action or an event in words."""
        return self.phrases.describe(thing)

    def preset(self, state: S, seat: int, orders: Any) -> Action | None:
        """The answer a seat's standing orders give to its current question, if any."""
        return None

    def catalog(self) -> Catalog:
        """The game's components for pages and tools: names, numbers and our own texts."""
        return Catalog()

    def board(self, view: View[P, Any], names: Sequence[str] = ()) -> str:
        """The table as text, as the view's seat (or a spectator) sees it: lines of at most 80 characters that need no
        color, with people's names by seat if given. Made from the view alone, so it reveals no more. By default an
        outline of the view."""
        return outline(view.public, view.own, names)

    def cards(self) -> Mapping[str, Sequence[Card]]:
        """Every table of cards that are dealt, drawn or chosen, by name. Tables only grow, at their ends: a retired
        card stays in its table."""
        return {}

    def decks(self, version: int) -> dict[str, tuple[str, ...]]:
        """The ids of each table's cards in a version of the rules, in order."""
        return {name: tuple(table[i].id for i in in_play(table, version)) for name, table in self.cards().items()}

    def space(self, version: int) -> Space:
        """Everything a seat can ever do under a version of the rules, numbered."""
        raise LookupError(f"{self.title} has not numbered its actions.")

    def observer(self, version: int) -> Observer:
        """What a seat may know under a version of the rules, as numbers; made once per version."""
        raise LookupError(f"{self.title} has not written down what a seat may know as numbers.")

    # -- positions

    def named(self, state: S) -> Mapping[str, Sequence[str] | Mapping[str, object]]:
        """Names for numbers in positions. Keyed by the fact that holds them (``colonies``, or ``Galaxy.colonies`` where
        classes differ, or ``Ship.at if where=danger`` where that depends): the names of 0, 1, 2, ...; with ``[]`` after
        the fact, of list indices. Facts that hold rule objects such as cards use the objects' names. ``state`` is that
        of a new match with the same options."""
        return {}

    def restore(self, state: S) -> None:
        """Recomputes what parts list as ``DERIVED``, for a state read from a position. What the state itself lists is
        set as on a new table: update what has changed since."""

    # -- the next match

    def carried(self, match: Match) -> str:
        """What the people of a finished match may carry over to their next one, in a word; empty if nothing."""
        return ""

    def carry(self, match: Match, options: O, places: tuple[int | None, ...]) -> O:
        """The next match's options with everything carried over. ``places`` says for each of its seats where the person
        there sat in ``match``; None for someone new."""
        return options

    # -- checking and playing for others

    @abstractmethod
    def conserved(self, state: S) -> dict[str, int]:
        """Sums that never change during a match: cards, tokens, pieces, wherever they are."""

    def bounded(self, state: S) -> dict[str, tuple[int, int]]:
        """What each seat or supply holds, with its maximum: never negative, never more than the box, mat or card
        prints."""
        return {}

    def flaws(self, state: S) -> tuple[str, ...]:
        """What is impossible about this state, in sentences; empty unless the rules are wrong."""
        return ()

    def coverage(self) -> tuple[str, ...]:
        """What play must exercise: ids of components and names of endings, as they appear in an event's field or as an
        outcome's reason. With all kinds of actions and events, it measures the coverage of random play and fixtures."""
        return ()

    def option_sets(self) -> Iterable[O]:
        """Option sets that together cover the game, for the conformance suite and for random play."""
        yield self.Options()  # type: ignore[misc]  # Options is the class of O, which a ClassVar cannot say

    def beat(self, state: S, level: str) -> float:
        """How many seconds a bot of this level takes per action where seats race; 0.0 to use the table's own pace."""
        return 0.0

    def guide(self) -> Guide:
        """What ``readyroom.bots.SearchBot`` knows of the game: the more, the better it plays."""
        return Guide(self)

    def bot(self, level: str) -> Bot:
        """The game's own player at one of its ``levels``."""
        raise LookupError(f"{self.title} has no bot called {level!r}.")


def keeps_secrets(game: Game[Any, Any, Any, Any]) -> bool:
    """Whether seats have views of their own. Without secrets nobody needs to ask for them."""
    kind = type(game)
    return kind.own is not Game.own or kind.openly is not Game.openly
