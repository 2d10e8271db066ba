"""Voice in real browsers with a beeping microphone: who hears whom, and when nobody does."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect
from tests.e2e.axe import overflow, small_targets, violations
from tests.e2e.conftest import Complaints, launched
from tests.e2e.missions import ShipClock, caption, take_off
from tests.e2e.server_process import ROOT, Server
from tests.e2e.tables import join, start, table_of
from tests.e2e.voices import falls_silent, hears, loudest, packets, pairs, sends, talk_aloud, tool, wiretapped

NewPage = Callable[..., Page]
ALLOWED = ["microphone"]


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser with a microphone, to which links over the machine's own address will do; it also knows the server by a
    name, as a house network would."""
    running = launched(
        playwright,
        more=(
            "--use-fake-device-for-media-stream",
            "--allow-loopback-in-peer-connection",
            "--host-resolver-rules=MAP house.test 127.0.0.1",
        ),
        left_out=("WebRtcHideLocalIpsWithMdns",),
    )
    yield running
    running.close()


@pytest.fixture
def two(new_page: NewPage) -> tuple[Page, Page]:
    """Ada at a desk and Bo on a phone, at a table that gathers; both may use their microphones."""
    ada = wiretapped(new_page(permissions=ALLOWED))
    bo = wiretapped(new_page("phone", permissions=ALLOWED))
    join(bo, table_of(ada, "Ada"), "Bo")
    return ada, bo


def test_two_people_hear_each_other_once_both_have_agreed(
    two: tuple[Page, Page], shot: Callable[[Page, str], Path]
) -> None:
    ada, bo = two
    tool(ada, "Join voice chat").click()
    asked = ada.get_by_role("dialog", name="Voice chat")
    expect(asked).to_contain_text("It is never recorded.")
    assert violations(ada) == []
    ada.set_viewport_size({"width": 844, "height": 390})
    expect(asked.get_by_role("button", name="Turn on my microphone")).to_be_in_viewport(ratio=1)
    ada.set_viewport_size({"width": 1440, "height": 900})
    asked.get_by_role("button", name="Not now").click()
    assert ada.evaluate("window.asked") == 0, "The microphone was asked for without consent."
    talk_aloud(ada)
    assert ada.evaluate("window.asked") == 1

    # Bo sees that someone talks, and joins; each hears the other, and sees who speaks.
    expect(tool(bo, "Join voice chat, 1 talking")).to_be_visible()
    talk_aloud(bo)
    hears(ada)
    hears(bo)
    for page, seat in ((ada, 1), (bo, 0)):
        page.locator(f"[data-heard='{seat}']").first.wait_for()
    start(ada, bo)
    assert overflow(bo) == 0
    assert small_targets(bo) == []
    bo.locator("[data-heard='0']").first.wait_for()

    # Everyone sets how loud they hear another, for themselves.
    tool(ada, "Voice chat").click()
    panel = ada.get_by_role("dialog", name="Voice chat")
    expect(panel.get_by_text("Connected", exact=True)).to_be_visible()
    assert violations(ada) == []
    shot(ada, "voices")
    full = loudest(ada)
    panel.get_by_label("Bo's volume").fill("20")
    falls_silent(ada, below=full / 2)
    panel.get_by_role("button", name="Mute Bo for me").click()
    falls_silent(ada)
    hears(bo)
    panel.get_by_role("button", name="Mute Bo for me").click()
    hears(ada)

    # Push to talk: nothing leaves until the key or the button is held.
    panel.get_by_text("Push to talk", exact=True).click()
    sends(ada, more=False)
    falls_silent(bo)
    panel.get_by_role("button", name="Close", exact=True).last.click()
    expect(tool(ada, "Hold to talk")).to_be_visible()
    ada.keyboard.down("v")
    sends(ada, more=True)
    hears(bo)
    ada.keyboard.up("v")
    sends(ada, more=False)
    tool(ada, "Hold to talk").hover()
    ada.mouse.down()
    sends(ada, more=True)
    ada.mouse.up()
    sends(ada, more=False)

    # An open microphone is muted with one tap.
    tool(bo, "Mute your microphone").click()
    sends(bo, more=False)
    tool(bo, "Turn your microphone on").click()
    sends(bo, more=True)

    # After a reload nothing is switched on by itself, and one tap brings Ada back, as she talked before.
    ada.reload()
    again = tool(ada, re.compile("^Rejoin voice chat"))
    expect(again).to_be_visible()
    assert ada.evaluate("window.asked") == 0
    again.click()
    hears(ada)

    # A player who leaves is no longer heard, and the page has released the microphone.
    tool(bo, "This table").click()
    bo.get_by_role("dialog").get_by_role("button", name="Voice chat").click()
    bo.get_by_role("dialog", name="Voice chat").get_by_role("button", name="Leave voice chat").click()
    expect(bo.locator("audio[data-voice]")).to_have_count(0)
    expect(ada.locator("audio[data-voice]")).to_have_count(0)
    expect(ada.get_by_text("Bo left voice chat.")).to_be_attached()


def test_four_hear_each_other_and_nothing_while_communications_are_down(
    house: Server, clock: ShipClock, new_page: NewPage
) -> None:
    pages = [wiretapped(new_page(url=house.url, permissions=ALLOWED)) for _ in range(3)]
    pages.append(wiretapped(new_page("phone", url=house.url, permissions=ALLOWED)))
    crew = [(page, name) for page, name in zip(pages[1:], ("Bo", "Cleo", "Dan"), strict=True)]
    take_off(pages[0], *crew, name="Ada", mission="Mission 1")
    for page in pages:
        talk_aloud(page)
    for page in pages:
        hears(page, 3)

    # Communications go down: nobody sends, nobody hears, and the pages say so.
    for step in (10, 40, 120):
        clock.forward(step)
    for page in pages:
        caption(page, "Communications are down.")
        expect(tool(page, re.compile("^Voice chat is cut off. Communications are down."))).to_be_visible()
    for page in pages:
        sends(page, more=False)
    counted = [(packets(page), packets(page, "outbound-rtp")) for page in pages]
    for page in pages:
        falls_silent(page)
    assert [(packets(page), packets(page, "outbound-rtp")) for page in pages] == counted
    expect(pages[0].locator("[data-heard]")).to_have_count(0)

    # They come back with the beep, by themselves.
    clock.forward(20)
    for page in pages:
        expect(tool(page, "Mute your microphone")).to_be_visible()
    for page in pages:
        hears(page, 3)


def test_without_https_there_is_no_microphone_and_the_page_says_so(
    server: Server, new_page: NewPage, complaints: Complaints
) -> None:
    complaints.expect("Cross-Origin-Opener-Policy header has been ignored")
    ada, bo = new_page(), new_page(url=f"http://house.test:{server.port}")
    join(bo, table_of(ada, "Ada"), "Bo")
    tool(bo, "Join voice chat").click()
    dialog = bo.get_by_role("dialog", name="Voice chat")
    dialog.get_by_role("button", name="Turn on my microphone").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Browsers allow a microphone only on pages")


def test_without_a_microphone_you_can_still_listen(two: tuple[Page, Page]) -> None:
    ada, bo = two
    bo.evaluate("""() => {
      navigator.mediaDevices.getUserMedia = async () => { throw new DOMException("", "NotFoundError") };
    }""")
    talk_aloud(ada)
    tool(bo, re.compile("^Join voice chat")).click()
    dialog = bo.get_by_role("dialog", name="Voice chat")
    dialog.get_by_role("button", name="Turn on my microphone").click()
    expect(dialog.get_by_role("alert")).to_contain_text("No microphone was found.")
    dialog.get_by_role("button", name="Only listen").click()
    hears(bo)
    falls_silent(ada)


@pytest.fixture
def relay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Debian's coturn with the configuration that operators are given, and its port."""
    program = shutil.which("turnserver")
    if program is None:
        pytest.skip("needs coturn (turnserver)")
    secret = "a-secret-of-the-test-s-own"
    monkeypatch.setenv("READYROOM_VOICE_TURN_SECRET", secret)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    config = tmp_path / "turnserver.conf"
    shipped = (ROOT / "deploy/turnserver.conf").read_text()
    own = f"""listening-ip=127.0.0.1
relay-ip=127.0.0.1
allow-loopback-peers
pidfile={tmp_path / "turn.pid"}
userdb={tmp_path / "turn.db"}
log-file={tmp_path / "turn.log"}
simple-log
"""
    given = {"listening-port": str(port), "static-auth-secret": secret}
    for key, value in given.items():
        shipped, count = re.subn(f"(?m)^{key}=.*$", f"{key}={value}", shipped)
        assert count == 1
    config.write_text(shipped + own)
    running = subprocess.Popen([program, "-c", str(config)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not _listens(port):
            assert running.poll() is None, "turnserver did not start."
        yield port
    finally:
        running.kill()
        running.wait()


def _listens(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=60):
            return True
    except OSError:
        return False


def test_a_relay_connects_players_who_cannot_reach_each_other(
    relay: int, new_server: Callable[..., Server], new_page: NewPage
) -> None:
    turn = f"turn:127.0.0.1:{relay}?transport=udp"
    house = new_server(extra=("--voice-turn", turn, "--voice-relay-only"))
    ada = wiretapped(new_page(url=house.url, permissions=ALLOWED))
    bo = wiretapped(new_page(url=house.url, permissions=ALLOWED))
    join(bo, table_of(ada, "Ada"), "Bo")
    talk_aloud(ada)
    talk_aloud(bo)
    hears(ada)
    hears(bo)
    assert pairs(ada) == pairs(bo) == [["relay", "relay"]]
