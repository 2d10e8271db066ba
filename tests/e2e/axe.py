"""Runs axe-core in a page to find accessibility problems."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page
from tests.e2e.server_process import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
THUMB = 44
IN_A_SENTENCE = ".term, p a, li a, td a"
IN_A_SENTENCE_LEAST = 24
EXCEPTED = '[data-piece^=ship-], [aria-label$="the sheet"], [aria-label$="the sheet away"]'
PLAIN_NO_MORE, PLAIN_AGAIN = (
    f"document.adoptedStyleSheets.forEach((sheet) => {{ sheet.disabled = {off} }})" for off in ("true", "false")
)
"""Tests draw no pictures (``PLAIN`` in ``conftest.py``) unless screenshots are wanted."""
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Page) -> list[str]:
    """Every violation, as a sentence with its place. Findings are checked twice, because a button may have been between
    two colors."""
    return _look(page) and _look(page)


def stumbles(page: Page) -> list[str]:
    """What axe finds, what is wider than the screen and, on a phone, what is too small for a thumb."""
    found = violations(page)
    if (wider := overflow(page)) > 0:
        found.append(f"wider than the screen by {wider} px")
    if page.viewport_size is not None and page.viewport_size["width"] < 500:
        found += [f"too small to tap: {one}" for one in small_targets(page)]
    return found


def stumbles_at_any_width(page: Page) -> list[str]:
    """On a desktop, and by touch on a screen as narrow as a phone's."""
    desk = page.viewport_size
    assert desk is not None
    found = stumbles(page)
    tools = page.context.new_cdp_session(page)
    tools.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    found += [f"on a phone: {one}" for one in stumbles(page)]
    page.set_viewport_size(desk)
    tools.detach()
    return found


def _look(page: Page) -> list[str]:
    """Checks the page as people see it, but skips unneeded work: style sheets, which these rules do not read, and
    passes."""
    page.evaluate(PLAIN_NO_MORE)
    stand_still(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate(
        """(tags) => axe.run(document, {
          runOnly: { type: 'tag', values: tags },
          rules: { 'label-content-name-mismatch': { enabled: true } },
          resultTypes: ['violations'],
          preload: false,
        }).then(({ violations }) => violations)""",
        TAGS,
    )
    page.evaluate(PLAIN_AGAIN)
    return [
        f"{breach['impact']}: {breach['id']} ({breach['help']}) at {' '.join(map(str, node['target']))}: "
        f"{node['failureSummary']}"
        for breach in found
        for node in breach["nodes"]
    ]


def small_targets(page: Page, least: int = THUMB) -> list[str]:
    """Tap targets whose own box, or that of the label around them, is too small for a thumb.

    Links and terms inside a sentence may be smaller, as the guidelines allow, but not tiny. Excepted are: what only a
    screen reader sees; ships on the board, because every ship that can be chosen is also in the sheet, in words; and
    the sheet's handle, because a tap on the open tab folds it too.
    """
    stand_still(page)
    small: list[str] = page.evaluate(
        """([least, excepted, inline, leastInline]) => {
          // What is drawn after it, invisible, lies around it and takes the tap as well.
          const wide = (e) => {
            const box = e.getBoundingClientRect();
            const more = getComputedStyle(e, '::after');
            const by = more.content !== 'none' && more.position === 'absolute'
              ? [parseFloat(more.width), parseFloat(more.height)] : [0, 0];
            return [Math.max(box.width, by[0] || 0), Math.max(box.height, by[1] || 0)];
          };
          const shows = (e) => {
            const box = e.getBoundingClientRect();
            if (box.width < 2 || box.height < 2 || getComputedStyle(e).visibility === 'hidden') return false;
            const dialog = document.querySelector('dialog[open]');
            return !dialog || dialog.contains(e);
          };
          return [...document.querySelectorAll('button, a[href], select, input, summary, [role=slider]')]
            .filter((e) => shows(e) && !e.closest(excepted))
            .map((e) => [e, e.matches('input') ? wide(e.closest('label') ?? e) : wide(e),
              e.matches(inline) ? leastInline : least])
            .filter(([, [w, h], enough]) => w < enough - 0.5 || h < enough - 0.5)
            .map(([e, [w, h]]) => `${Math.round(w)}x${Math.round(h)} ${(e.ariaLabel || e.textContent).trim()}`);
        }""",
        [least, EXCEPTED, IN_A_SENTENCE, IN_A_SENTENCE_LEAST],
    )
    return small


def stand_still(page: Page) -> None:
    """Finishes every animation after drawing the latest change, so that nothing is measured in motion."""
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    page.evaluate(
        """() => document.getAnimations().forEach((one) =>
          one.effect?.getComputedTiming().endTime === Infinity ? one.cancel() : one.finish())"""
    )


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
