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
    """Decides for a seat. ``state`` is an imagined one: what is hidden from the seat has been dealt again.

    None, at ``live`` moments only, means: nothing now; ask again when something has happened or the clock has ticked.
    """

    def choose(self, state: Any, seat: int, legal: list[Action], chance: Chance) -> Action | None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[O, S, P, W]):
    """The rules of one title: ``Game[Options, State, Public, Own]``, the last two its public and its own view.

    ``versions`` lists every version of the rules this code can play, the newest last; a match stays on the one it
    started with. ``actions`` and ``events`` list the types that may appear, so that both can be decoded and shown.
    """

    slug: ClassVar[str]
    title: ClassVar[str]
    blurb: ClassVar[str]
    minutes: ClassVar[int]
    together: ClassVar[bool] = False
    """Whether everyone wins or loses together."""
    seats: ClassVar[range]
    cooperative: ClassVar[bool] = False
    """Whether all seats win or lose together; then outcomes say so."""
    versions: ClassVar[tuple[int, ...]] = (1,)
    Options: ClassVar[type[msgspec.Struct]]
    Orders: ClassVar[type[msgspec.Struct] | None] = None
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    secret: ClassVar[tuple[type[Action], ...]] = ()
    """Actions whose content only their actor may know, such as a card chosen face down."""
    notation: ClassVar[Mapping[type[Action], str]]
    phrases: ClassVar[Phrasebook]
    levels: ClassVar[tuple[str, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()
    """Ways to play that a table can choose by name, from the easiest on."""
    quick_starts: ClassVar[tuple[QuickStart, ...]] = ()
    """What to start at once with bots, by how many matches of the game a person has finished."""
    traits: ClassVar[tuple[Trait, ...]] = ()
    """What ``facts`` tells of a seat, in the order in which statistics show it."""
    daily: ClassVar[tuple[DayScheme, ...]] = ()
    """How its missions of the day are made, the newest scheme last; empty if it has none."""
    keeps_time: ClassVar[bool] = False
    """Whether the rules have a clock of their own, so that a table rarely wants another."""
    dossiers: ClassVar[Dossiers[Any, Any] | None] = None
    """What people keep from match to match, if they do."""
    extras: ClassVar[str] = ""
    """The module with what the game brings besides its rules, if it does (``readyroom.core.extras``)."""
    lesson: ClassVar[str] = ""
    """The seed of a guided first match, whose luck fits what its guide says; empty if any luck does."""
    longest: ClassVar[int] = 5_000
    """No match has more entries than this, not even in random play. The conformance suite holds the game to it."""

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
        """The legal action that is equal to this one, if there is one: "is this one legal?", which a game with long
        lists answers without making them. It may be asked about any action, whatever its fields hold; one with 2.0 for
        2 is refused later, whatever is said here."""
        for listed in self.legal(state, seat):
            if listed == action:
                return listed
        return None

    @abstractmethod
    def apply(self, state: S, seat: int, action: Action, t: Telling) -> None:
        """Does a legal action to the state, in place. Legality has been checked by the caller, against ``legal``."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    def refusal(self, state: S, seat: int, action: Action) -> str:
        """Why an action that is not in ``legal`` is not: a sentence for the person who tried."""
        if seat not in self.to_act(state):
            return "It is not your turn to decide."
        return f"You cannot do that now: {self.describe(action)}"

    def tidy(self, action: Action) -> Action:
        """The same action in its one spelling. A game whose actions hold lists in which order means nothing sorts
        them here, so that ``reroll move energy`` and ``reroll energy move`` are the same wish."""
        return action

    # -- time

    def live(self, state: S) -> bool:
        """Whether seats act at once against the clock. Then an action counts even if its sender has not
        seen the latest entry, as long as it is legal, or ``late``; at all other times it would be answered *stale*."""
        return self.deadline(state) is not None

    def late(self, state: S, seat: int, action: Action) -> bool:
        """Whether an action that is not legal was so a moment ago, and lost a fair race: two hands, one tile.

        Such an action is no error. It is entered like any other, and ``apply`` must do no more than tell the seat,
        alone and politely, that it came too late. Only for ``live`` moments.
        """
        return False

    def deadline(self, state: S) -> int | None:
        """When (in match milliseconds) the clock must tick next, if it must."""
        return None

    def tick(self, state: S, t: Telling) -> None:
        """A deadline has come; ``t.now`` says which."""

    def hushed(self, state: S) -> str:
        """Why nobody may speak, write or point just now, in a sentence; nothing if they may."""
        return ""

    # -- knowing

    @abstractmethod
    def public(self, state: S) -> P:
        """What everyone may know, built field by field."""

    def own(self, state: S, seat: int) -> W:
        """What only this seat may know, built field by field."""
        return None  # type: ignore[return-value]  # a game with no secrets leaves it so, and its W is None

    def foresee(self, state: S, viewer: int | None, action: Action | None = None) -> msgspec.Struct | None:
        """Where this viewer sees things lead, if they did this legal action first: worked out when it is asked for,
        from what they may know alone. For games in which plans are carried out later; others say nothing."""
        return None

    @abstractmethod
    def imagine(self, state: S, viewer: int | None, chance: Chance) -> None:
        """Deals every fact hidden from the viewer again, in place, so that it fits what the viewer knows.

        The result may depend on what the viewer knows and on ``chance`` alone, never on the hidden facts themselves.
        """

    def standing(self, state: S) -> tuple[Points, ...]:
        """Each seat's points as everyone sees them now, for score tracks and graphs."""
        return ()

    def moment(self, state: S) -> Moment | None:
        """Where in the match we are, for headings in the log."""
        return None

    def verdict(self, state: S, outcome: Outcome) -> Verdict:
        """How a match that is over came out, in words, with what the points are made of."""
        return plain_verdict(self.phrases, outcome)

    def awards(self, match: Match) -> tuple[Ribbon, ...]:
        """A kind word for each player of a match that is over, from its log."""
        return awarded(self.phrases, match.seats, ())

    def facts(self, match: Match, seat: int) -> tuple[Fact, ...]:
        """What a match that is over tells of a seat, for statistics, beside its place and points: see ``traits``."""
        return ()

    def shows_secrets(self, state: S, seat: int) -> bool:
        """Whether answering what this seat is asked now needs something that only it may see. Where people share a
        device, it must be in the right hands then; otherwise they are asked across the open table."""
        return self.own(state, seat) is not None

    def openly(self, state: S, seat: int) -> W | None:
        """The own view without what only this seat may know, for a device that others look at, too. A game whose own
        view is secret from end to end has none."""
        return None

    # -- asking and saying

    @abstractmethod
    def prompt(self, state: S, seat: int) -> str:
        """What this seat is asked, in the second person."""

    def deciding(self, state: S, seat: int) -> Words:
        """What this seat is deciding, for everyone else: nothing that they may not know."""
        return self.phrases.about(seat, "{seat} [decide].")

    def picks(self, state: S, seat: int) -> tuple[Pick, ...]:
        """Families of legal actions that are better asked for than listed."""
        return ()

    def notes(self, state: S, seat: int) -> tuple[Note, ...]:
        """What this seat can do with things on the table now, and why not with others, and which answers are fatal. No
        facts it may not know."""
        return ()

    def group(self, action: Action) -> str:
        """The heading under which an action is listed."""
        return _heading(type(action).__name__)

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
        """The answer that a seat's standing orders give to what it is asked now, if they do."""
        return None

    def catalog(self) -> Catalog:
        """The game's components: names, numbers and our own texts, for pages and tools."""
        return Catalog()

    def board(self, view: View[P, Any], names: Sequence[str] = ()) -> str:
        """The table as text, the way the view's seat (or a spectator) sees it: lines of at most 80 characters that need
        no colour, with people's names by seat where they are given. Made from the view alone, so it cannot tell more
        than the view does. A game that draws none gets the view as an outline."""
        return outline(view.public, view.own, names)

    def cards(self) -> Mapping[str, Sequence[Card]]:
        """Every table of cards that something is dealt, drawn or chosen from, by name. Tables only grow, at their ends:
        a card that was taken out of the box stays in its table."""
        return {}

    def decks(self, version: int) -> dict[str, tuple[str, ...]]:
        """The ids of the cards of each table that a version of the rules has, in order."""
        return {name: tuple(table[i].id for i in in_play(table, version)) for name, table in self.cards().items()}

    def space(self, version: int) -> Space:
        """Everything a seat can ever do under a version of the rules, numbered."""
        raise LookupError(f"{self.title} has not numbered its actions.")

    def observer(self, version: int) -> Observer:
        """What a seat may know under a version of the rules, as numbers: it is made once for each version."""
        raise LookupError(f"{self.title} has not written down what a seat may know as numbers.")

    # -- positions

    def named(self, state: S) -> Mapping[str, Sequence[str] | Mapping[str, object]]:
        """What numbers stand for, so that positions say it in words. By the fact that holds them (``colonies``, or
        ``Galaxy.colonies`` where classes differ, or ``Ship.at if where=danger`` where that depends): the names of 0, 1,
        2, ...; with ``[]`` after the fact, of the places in a list. Where a fact holds things of the rules themselves,
        such as cards, these by their names. ``state`` is that of a new match with the same options."""
        return {}

    def restore(self, state: S) -> None:
        """Works out again, for a state that was read from a position, what its parts list as ``DERIVED``. What the
        state itself lists is there already, as on a new table: set what has changed since."""

    # -- the next match

    def carried(self, match: Match) -> str:
        """What the people of a finished match may take along to their next one, in a word; nothing if nothing."""
        return ""

    def carry(self, match: Match, options: O, places: tuple[int | None, ...]) -> O:
        """The options of that next match with all that is taken along. ``places`` says for each of its seats where
        the person there now sat in ``match``; None for someone new."""
        return options

    # -- checking and playing for others

    @abstractmethod
    def conserved(self, state: S) -> dict[str, int]:
        """Sums that never change during a match: cards, tokens, pieces, wherever they are."""

    def bounded(self, state: S) -> dict[str, tuple[int, int]]:
        """What each seat or supply holds, beside the most that it may ever hold: never less than nothing, never more
        than the box, the mat or the card prints."""
        return {}

    def flaws(self, state: S) -> tuple[str, ...]:
        """What is true of this state and can never be, in sentences; nothing, as long as the rules are right."""
        return ()

    def coverage(self) -> tuple[str, ...]:
        """What play must be seen to exercise: ids of components and names of endings, each as it stands in some field
        of some event, or as an outcome's reason. Together with all kinds of actions and events, which go without
        saying, it is what the conformance suite's random play and the fixtures are measured by."""
        return ()

    def option_sets(self) -> Iterable[O]:
        """Option sets that together cover the game, for the conformance suite and for random play."""
        yield self.Options()  # type: ignore[misc]  # Options is the class of O, which a ClassVar cannot say

    def beat(self, state: S, level: str) -> float:
        """How many seconds a bot of this level takes for one thing where seats race, however quick bots are elsewhere;
        0.0 where they do not, and the table's own pace goes."""
        return 0.0

    def guide(self) -> Guide:
        """What ``readyroom.bots.SearchBot`` is told about the game: the more, the better it plays."""
        return Guide(self)

    def bot(self, level: str) -> Bot:
        """The game's own player at one of its ``levels``."""
        raise LookupError(f"{self.title} has no bot called {level!r}.")


def keeps_secrets(game: Game[Any, Any, Any, Any]) -> bool:
    """Whether seats have views of their own. In a game without secrets nobody needs to ask for them."""
    kind = type(game)
    return kind.own is not Game.own or kind.openly is not Game.openly
