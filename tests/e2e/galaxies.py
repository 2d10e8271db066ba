"""Plays Tiny Epic Galaxies through the page only: sees what is lit, asked and offered, and clicks it.

Nothing here knows the rules. This player takes what the page lights, prefers points, and ends the turn when nothing
better is left.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page
from tests.e2e.tables import ASKED, answer_bar, seen, wait_beyond

LOOK: Final = """async (asked) => {
  // The word that the last answer was taken may still be on its way.
  while (document.querySelector('[aria-busy=true]')) await new Promise((go) => setTimeout(go, 10));
  const shows = (e) => e.getClientRects().length > 0 && !e.closest('[inert]');
  const bar = [...document.querySelectorAll(asked)].find(shows);
  const said = (e) => {
    const copy = e.cloneNode(true);
    for (const mute of copy.querySelectorAll('[aria-hidden=true]')) mute.remove();
    return copy.textContent;
  };
  const text = (e) => (e.getAttribute('aria-label') || said(e)).replace(/\\s+/g, ' ').trim();
  const others = '[data-target], [data-die], [role=tab], [role=status] *, form *, [aria-label^=Since] *';
  const buttons = bar ? [...bar.querySelectorAll(`button:not(${others})`)].filter(
    (e) => shows(e) && !e.disabled).map(text) : [];
  const lit = {};
  const guide = document.querySelector('section[aria-label=Guide]')?.getBoundingClientRect();
  const hidden = (e) => {
    const box = e.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return guide && x > guide.left && x < guide.right && y > guide.top && y < guide.bottom;
  };
  for (const e of document.querySelectorAll('[data-target]'))
    if (shows(e) && !hidden(e)) lit[e.dataset.target] ??= text(e);
  return {
    seq: Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1),
    turn: document.title.startsWith('\u25cf'),
    prompt: bar?.querySelector('h2')?.textContent.trim() ?? '',
    buttons,
    lit,
    chosen: [...document.querySelectorAll('[data-target][aria-pressed=true]')].map((e) => e.dataset.target),
    blanks: bar ? [...bar.querySelectorAll('form [aria-pressed=false]:not([aria-disabled=true])')].map(text) : [],
    form: bar?.querySelector('form [type=submit]:not(:disabled)')?.textContent.trim() ?? '',
    commit: bar?.querySelector('[data-commit]')?.textContent.trim() ?? '',
    over: bar ? buttons.includes('Results') : false,
  };
}"""
DICE: Final = ("colony", "economy", "diplomacy", "move", "culture", "energy")
FACES: Final = {
    "Utilize a colony": "colony",
    "Advance economy": "economy",
    "Advance diplomacy": "diplomacy",
    "Move a ship": "move",
    "Acquire culture": "culture",
    "Acquire energy": "energy",
}
NOT_ANSWERS: Final = re.compile(
    r"^(List of moves|Undo|Back|.*Answer in advance.*|End turn|Reroll.*|Convert.*|Use the converter.*"
    r"|Fold the sheet away|Unfold the sheet|Close the converter|Set to .*|.* new)$"
)
# What a player without foresight prefers, best first.
LIKED: Final = (
    r"^Roll",
    r"^Upgrade",
    r"[Aa]dvance",
    r"^Draw",
    r"^Take",
    r"[Dd]iscover|[Kk]eep",
    r"^(Gain|Acquire|Use|Do)",
)
DISLIKED: Final = r"^(Decline|Skip|Do not|Stop|No\b|Leave|Pass|Done)"


class Look:
    """What a page shows at one moment."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.seq: int = seen["seq"]
        self.turn: bool = seen["turn"]
        self.prompt: str = seen["prompt"]
        self.buttons: list[str] = seen["buttons"]
        self.lit: dict[str, str] = seen["lit"]
        self.chosen: list[str] = seen["chosen"]
        self.blanks: list[str] = seen["blanks"]
        self.form: str = seen["form"]
        self.over: bool = seen["over"]
        self.commit: str = seen["commit"]

    def of(self, kind: str) -> list[str]:
        return [target for target in self.lit if target.startswith(kind) and target not in self.chosen]

    @property
    def answers(self) -> list[str]:
        return [words for words in self.buttons if not NOT_ANSWERS.match(words)]

    def __repr__(self) -> str:
        return f"seq {self.seq}: {self.prompt!r} buttons={self.buttons} lit={self.lit} chosen={self.chosen}"


class Player:
    """A person at one page."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.clicks = 0
        self.explores = False
        """prefers Unexplored Space to an orbit"""
        self._tried: set[str] = set()

    def look(self) -> Look:
        return Look(self.page.evaluate(LOOK, ASKED))

    def seq(self) -> int:
        return seen(self.page)

    def wait_beyond(self, seq: int) -> None:
        """Waits until the match has moved on."""
        wait_beyond(self.page, seq)

    def answer(self) -> None:
        """Answers the question, however many clicks that takes."""
        now = start = self.look()
        self._tried.clear()
        for _ in range(14):
            if not now.turn:
                return
            if now.seq != start.seq:
                if not any(target.startswith("mission:") for target in now.lit):
                    return
                start = now  # the others choose their missions at the same time
            if self._click(now):
                self.wait_beyond(start.seq)
                return
            now = self.look()
        raise AssertionError(f"{self.name} cannot find an answer: {self.look()}")

    def _click(self, now: Look) -> bool:
        """One click. True if it should advance the match."""
        if now.commit:
            self._press(now.commit)
            return True
        if now.of("mission:"):
            self._tap(now.of("mission:")[0])
            return False
        if "Back" in now.buttons and "End turn" in now.buttons:  # a die is in hand, and its targets are lit
            if now.answers or self._best_target(now):
                return self._answer(now)
            self._press("Back")
            return False
        if now.of("dice:") and "End turn" in now.buttons:
            return self._use_a_die(now)
        if now.form:
            self._press(now.form)
            return True
        if now.blanks and not now.answers:
            self._press(now.blanks[0])
            return False
        if turns := [words for words in now.buttons if words.startswith("Set to ")]:
            self._press(turns[0])
            return False
        if now.of("dice:"):  # to discard, or to turn
            self._tap(now.of("dice:")[0])
            return False
        if now.answers or self._best_target(now):
            return self._answer(now)
        if "End turn" in now.buttons:
            self._press("End turn")
            return True
        raise AssertionError(f"{self.name} is asked, but nothing can be answered: {now}")

    def _answer(self, now: Look) -> bool:
        """A lit target, or else a button."""
        if target := self._best_target(now):
            self._tap(target)
            return False
        self._press(best(now.answers))
        return True

    def _use_a_die(self, now: Look) -> bool:
        """The best face not tried yet; if none can be used, ends the turn."""
        for face in DICE:
            if face in self._tried:
                continue
            for target in now.of("dice:"):
                if FACES[now.lit[target].split(",")[0]] == face:
                    self._tried.add(face)
                    self._tap(target)
                    return False
        self._press("End turn")
        return True

    def _best_target(self, now: Look) -> str | None:
        """The board's order of pointing: what, then where."""
        liked = [words for words in now.answers if re.match("|".join(LIKED[:4]), words)]
        if liked:
            return None
        first = ("place:explore", "place:orbit:") if self.explores else ("place:orbit:", "place:explore")
        for kind in (*first, "place:surface:", "ship:", "upgrade", "price:", "card:", "deck"):
            if any(one.startswith(kind.split(":")[0]) for one in now.chosen):
                continue
            if found := now.of(kind):
                return self._ship(now, found) if kind == "ship:" else found[0]
        rest = [t for t in now.lit if t not in now.chosen and not t.startswith(("dice:", "pilot:", "die:"))]
        return rest[0] if rest and not now.answers else None

    def _ship(self, now: Look, ships: list[str]) -> str:
        def rank(target: str) -> int:
            words = now.lit[target]
            return 0 if "home" in words else 2 if "orbit" in words else 1

        return min(ships, key=rank)

    def _press(self, words: str) -> None:
        self._do(answer_bar(self.page).get_by_role("button", name=words, exact=True).first)

    def _tap(self, target: str) -> None:
        self._do(self.page.locator(f'[data-target="{target}"]').locator("visible=true").first)

    def _do(self, thing: Locator) -> None:
        self.clicks += 1
        thing.click()


def best(answers: list[str]) -> str:
    """The preferred answer; one that declines only if there is no other."""
    for pattern in LIKED:
        for words in answers:
            if re.match(pattern, words):
                return words
    return next((words for words in answers if not re.match(DISLIKED, words)), answers[0])


def together(
    players: list[Player], stop: Callable[[Player, Look], bool] | None = None, most: int = 4_000
) -> Player | None:
    """Every player answers when asked, until the match is over or ``stop`` holds for a player who is asked.

    Returns who was asked when it stopped, or None if the match is over.
    """
    for _ in range(most):
        looks = [player.look() for player in players]
        latest = max(look.seq for look in looks)
        if any(look.seq < latest for look in looks):  # a page is behind
            for player in players:
                player.wait_beyond(latest - 1)
            continue
        if all(look.over for look in looks):
            return None
        asked = [(player, look) for player, look in zip(players, looks, strict=True) if look.turn]
        for player, look in asked:
            if stop is not None and stop(player, look):
                return player
        for player, _look in asked:
            player.answer()
        if not asked and not any(look.over for look in looks):
            players[0].wait_beyond(latest)
    raise AssertionError("The match does not end.")


def has_die(look: Look, face: str) -> bool:
    """Whether dice are to be used now, and this one is there."""
    return "End turn" in look.buttons and any(FACES[look.lit[die].split(",")[0]] == face for die in look.of("dice:"))


def die(page: Page, face: str) -> Locator:
    """The first die in hand with this face."""
    words = next(words for words, name in FACES.items() if name == face)
    return page.get_by_role("button", name=re.compile(f"^{words}, die")).first
