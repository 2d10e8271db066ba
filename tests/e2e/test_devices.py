"""One person, several devices, in browsers that share nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import segno
from playwright.sync_api import Locator, Page, expect
from tests.e2e.axe import small_targets, violations
from tests.e2e.conftest import Complaints
from tests.e2e.server_process import Server
from tests.e2e.tables import answer_bar, say_name, seen, start, table_of, toast, wait_beyond
from tests.server.letterbox import Letterbox
from tests.server.test_devices import drawn

AUTHENTICATOR = {
    "protocol": "ctap2", "ctap2Version": "ctap2_1", "transport": "internal", "hasResidentKey": True,
    "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


def named(page: Page, name: str) -> None:
    """A guest with a name, at their devices."""
    page.goto("/settings")
    page.get_by_role("button", name="Choose a name").click()
    say_name(page, name)
    expect(page.get_by_role("dialog", name="Settings").get_by_text(name, exact=True)).to_be_visible()
    page.goto("/device")
    expect(page.get_by_role("heading", name=f"You play here as {name}")).to_be_visible()


def part(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name)


def added(page: Page) -> tuple[str, str]:
    """A code for one more device, and its link."""
    part(page, "Add a device").get_by_role("button", name="Add a device").click()
    picture = page.get_by_alt_text("QR code of the link")
    expect(picture).to_be_visible()
    return page.get_by_label("Code", exact=True).inner_text(), picture.get_attribute("data-link") or ""


def test_a_link_or_code_moves_an_identity_and_a_device_is_signed_out_at_once(
    new_page: Callable[..., Page], complaints: Complaints
) -> None:
    complaints.expect("4401|401")
    desk, phone = new_page(), new_page("phone")
    code = table_of(desk, "Ada", chairs=("easy",))
    start(desk)
    desk.get_by_role("button", name="Settings").click()
    drawer = desk.get_by_role("dialog", name="Settings")
    drawer.get_by_text("Devices, passkeys and your name").click()
    typed, link = added(desk)
    assert link.endswith(f"/device#{typed}") and violations(desk) == []
    svg = desk.get_by_alt_text("QR code of the link").evaluate("(img) => decodeURIComponent(img.src)")
    assert drawn(svg) == drawn(segno.make(link, error="m", micro=False).svg_inline(scale=6, border=4, light="#fff"))

    phone.goto(link)
    expect(phone.get_by_role("heading", name="Play here as Ada?")).to_be_visible()
    assert "#" not in phone.url, "the code does not stay in the address"
    assert violations(phone) + small_targets(phone) == []
    phone.get_by_role("button", name="Play as Ada").click()
    toast(phone, "You play here as Ada.")
    toast(desk, re.compile("now plays as Ada, too"))
    expect(part(phone, "Your devices").get_by_text("this device")).to_be_visible()

    # The same seat, from either.
    drawer.get_by_role("button", name="Close").click()
    phone.goto(f"/t/{code}")
    expect(answer_bar(desk)).to_contain_text("Which secret mission do you keep?")
    was = seen(desk)
    phone.locator('[data-target^="mission:"]').locator("visible=true").first.click()
    answer_bar(phone).get_by_role("button", name=re.compile("^Keep ")).click()
    wait_beyond(desk, was)

    # Another browser is someone else already: that one is kept aside. The code is typed.
    other = new_page()
    named(other, "Grace")
    desk.get_by_role("button", name="Settings").click()
    drawer.get_by_text("Devices, passkeys and your name").click()
    typed, _ = added(desk)
    other.get_by_text("Play here as someone else").click()
    other.get_by_label("Code from the other device").fill(typed.upper().replace("-", " "))
    other.get_by_role("button", name="Continue").click()
    expect(other.get_by_text("This browser plays as Grace now.")).to_be_visible()
    other.get_by_role("button", name="Play as Ada").click()
    expect(other.get_by_role("heading", name="You play here as Ada")).to_be_visible()
    other.get_by_role("button", name="Play as Grace").click()
    expect(other.get_by_role("heading", name="You play here as Grace")).to_be_visible()
    other.get_by_role("button", name="Play as Ada").click()

    # Signed out, live.
    part(other, "Your devices").get_by_role("button", name=re.compile("Sign out .* on Linux$")).first.click()
    toast(desk, re.compile("no longer signed in"))
    expect(part(other, "Your devices").get_by_role("listitem")).to_have_count(2)
    complaints.expect("404")
    phone.goto(link)
    expect(phone.get_by_role("alert")).to_contain_text("was used")


def authenticator(page: Page) -> tuple[Any, str]:
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, made["authenticatorId"]


def test_a_passkey_brings_its_person_back_on_a_new_device(
    new_page: Callable[..., Page], server: Server, complaints: Complaints, shot: Callable[[Page, str], Path]
) -> None:
    complaints.expect("403|400|404")
    here = server.url.replace("127.0.0.1", "localhost")
    desk, phone = new_page(url=here), new_page("phone", url=here)
    mine, held = authenticator(desk)
    named(desk, "Ada")
    claim = part(desk, "Your name").get_by_role("button", name="Claim Ada")
    expect(claim).to_be_disabled()
    part(desk, "Passkeys").get_by_role("button", name="Add a passkey").click()
    toast(desk, "The passkey is kept.")
    claim.click()
    expect(part(desk, "Your name").get_by_text("Ada is yours")).to_be_visible()
    desk.get_by_text("Ask for my passkey on new devices").click()
    expect(desk.get_by_role("switch", name="Ask for my passkey on new devices")).to_be_checked()
    _, link = added(desk)
    desk.locator(".toast").first.wait_for(state="detached")
    shot(desk, "devices")

    # The passkey is the same one on the phone, as synced passkeys are.
    theirs, there = authenticator(phone)
    (credential,) = mine.send("WebAuthn.getCredentials", {"authenticatorId": held})["credentials"]
    theirs.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": credential})
    theirs.send("WebAuthn.setUserVerified", {"authenticatorId": there, "isUserVerified": False})
    phone.goto(link)
    expect(phone.get_by_text("Ada asks for a passkey on new devices.")).to_be_visible()
    phone.get_by_role("button", name="Use the passkey").click()
    expect(phone.get_by_role("alert")).to_contain_text("No passkey was used")
    theirs.send("WebAuthn.setUserVerified", {"authenticatorId": there, "isUserVerified": True})
    phone.get_by_role("button", name="Use the passkey").click()
    expect(phone.get_by_role("heading", name="You play here as Ada")).to_be_visible()
    expect(part(phone, "Your devices").get_by_role("listitem")).to_have_count(2)
    assert violations(phone) + small_targets(phone) == []

    # Without a code and without a name; and the claimed name is nobody else's.
    complaints.expect("409")
    stranger = new_page(url=here)
    again, where = authenticator(stranger)
    stranger.goto("/settings")
    stranger.get_by_role("button", name="Choose a name").click()
    say_name(stranger, "ada")
    expect(stranger.get_by_role("alert").filter(has_text="claimed name")).to_be_visible()
    (credential,) = theirs.send("WebAuthn.getCredentials", {"authenticatorId": there})["credentials"]
    again.send("WebAuthn.addCredential", {"authenticatorId": where, "credential": credential})
    stranger.goto("/device")
    stranger.get_by_role("button", name="Use a passkey").click()
    expect(stranger.get_by_role("heading", name="You play here as Ada")).to_be_visible()


def test_a_mailed_link_confirms_an_address_and_signs_in(
    new_page: Callable[..., Page], new_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Letterbox() as box:
        monkeypatch.setenv("READYROOM_SMTP_URL", box.url)
        monkeypatch.setenv("READYROOM_MAIL_FROM", "noreply@play.example")
        monkeypatch.setenv("READYROOM_PUBLIC_URL", "https://play.example")
        server = new_server()
        desk, phone = new_page(url=server.url), new_page("phone", url=server.url)
        named(desk, "Ada")
        part(desk, "E-mail").get_by_label("E-mail address").fill("ada@club.example")
        part(desk, "E-mail").get_by_role("button", name="Send a link").click()
        expect(part(desk, "E-mail").get_by_text("open the link that was mailed to ada@club.example")).to_be_visible()
        phone.goto(box.link(1).replace("https://play.example", ""))
        expect(phone.get_by_role("heading", name="Is ada@club.example yours, Ada?")).to_be_visible()
        phone.get_by_role("button", name="Confirm").click()
        expect(phone.get_by_role("heading", name="ada@club.example is confirmed")).to_be_visible()
        phone.get_by_role("button", name="Continue").click()
        part(desk, "E-mail").get_by_role("button", name="I have opened it").click()
        expect(part(desk, "E-mail").get_by_text("only you see it")).to_be_visible()

        phone.get_by_text("Mail me a link").click()
        phone.get_by_label("E-mail address").fill("ada@club.example")
        phone.get_by_role("button", name="Send a link").click()
        expect(phone.get_by_text("a link is on its way")).to_be_visible()
        phone.goto(box.link(2).replace("https://play.example", ""))
        phone.get_by_role("button", name="Play as Ada").click()
        expect(phone.get_by_role("heading", name="You play here as Ada")).to_be_visible()
