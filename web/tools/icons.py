"""Draws the installed app's icons from the logo: ``python web/tools/icons.py``, with Playwright and Chromium.

The icons are committed in ``web/public/icons``; run it again only when the logo changes.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.e2e.browser import find_chromium

WEB = Path(__file__).parents[1]
LOGO = (WEB / "src/art/logo.svg").read_text(encoding="utf-8")
GROUND = '<rect width="24" height="24" rx="5" fill="#0d1424"/>'
HOUSE = re.sub(r"^<svg[^>]*>|</svg>$", "", LOGO.replace(GROUND, "").strip())


def picture(inner: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="100%" height="100%">{inner}</svg>'


MASKABLE = picture(
    '<rect width="24" height="24" fill="#0d1424"/>'
    f'<g transform="translate(12 12) scale(.72) translate(-12 -11.65)">{HOUSE}</g>'
)
BADGE = picture(re.sub(r"#[0-9a-f]{6}", "#fff", HOUSE))
"""White on transparent, for status bars."""
PICTURES = {
    "icon-192": (192, LOGO), "icon-512": (512, LOGO), "maskable-512": (512, MASKABLE), "badge-96": (96, BADGE),
    "apple-180": (180, MASKABLE.replace("scale(.72)", "scale(.86)")),
}  # fmt: skip


def main() -> None:
    assert GROUND in LOGO, "The logo has another ground now."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for name, (size, drawn) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:100vw;height:100vh}}</style>{drawn}")
            page.screenshot(path=WEB / f"public/icons/{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
