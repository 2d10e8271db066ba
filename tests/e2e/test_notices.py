"""Notices outside the page: a real push shown by the service worker, and the page as an app."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import httpx
import msgspec
import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, CDPSession, Page, Playwright, expect
from tests.e2e.axe import stumbles_at_any_width
from tests.e2e.conftest import Complaints, launched
from tests.e2e.server_process import Server
from tests.e2e.tables import join, start, table_of, toast
from tests.server.house import PATIENCE, Client
from tests.server.letterbox import Letterbox
from tests.server.pushes import Browser, PushService, push_service

SUBSCRIBED = """
{
  const given = %s;
  const made = {
    endpoint: given.endpoint, options: { applicationServerKey: null }, unsubscribe: async () => true,
    toJSON: () => ({ keys: { p256dh: given.p256dh, auth: given.auth } }),
  };
  let now = null;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    made.options.applicationServerKey = applicationServerKey.buffer;
    return (now = made);
  };
  PushManager.prototype.getSubscription = async () => now;
}
"""
"""Stands in for the far-away push service: what a browser would get from it when it subscribes."""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Chromium]:
    """The full browser: a light one cannot show notifications."""
    running = launched(playwright)
    yield running
    running.close()


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as one:
        yield one


def worker_of(page: Page) -> tuple[CDPSession, str]:
    """The service worker of a page, once it runs, as the browser's developer tools report it, among others."""
    page.evaluate("navigator.serviceWorker.ready")
    tools = page.context.new_cdp_session(page)
    known: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(
            one["registrationId"]
            for one in told["registrations"]
            if page.url.startswith(one["scopeURL"]) and not one["isDeleted"]
        ),
    )
    tools.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(20)
    return tools, known[-1]


def shown(page: Page) -> list[dict[str, str]]:
    found: list[dict[str, str]] = page.evaluate(
        "navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) =>"
        " all.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path })))"
    )
    return found


def wait_until_shown(page: Page, count: int) -> None:
    """``wait_for_function`` takes any promise for a yes."""
    until = monotonic() + PATIENCE
    while len(shown(page)) != count:
        assert monotonic() < until, shown(page)
        page.wait_for_timeout(20)


def test_a_push_from_the_server_is_shown_and_leads_to_the_table(
    new_server: Callable[..., Server], new_page: Callable[..., Page], service: PushService
) -> None:
    server = new_server(
        games=("tests.games.cabal:Cabal",), extra=("--push-host", service.url, "--notice-after", "0", "--sweep", "0.1")
    )
    browser = Browser(service, "ben")
    page = new_page(url=server.url, permissions=["notifications"])
    page.add_init_script(SUBSCRIBED % msgspec.json.encode(browser.subscription()).decode())
    page.goto("/")
    page.get_by_role("heading", name="Replay").wait_for()
    page.keyboard.press("End")  # it is loaded when it is about to be seen
    switch = page.get_by_role("switch", name="Tell me when")
    switch.press("Space")
    page.get_by_label("Name").fill("Ben")
    page.keyboard.press("Enter")
    expect(switch).to_be_checked()
    expect(page.get_by_text("even while this page is closed")).to_be_visible()

    token = page.evaluate("JSON.parse(localStorage.getItem('readyroom.person')).token")
    with httpx.Client(base_url=server.url) as http:
        anna = http.post("/api/people", json={"name": "Anna"}).json()["token"]
        new = {"game": "cabal", "seats": 2, "title": "Friday night"}
        code = http.post("/api/tables", json=new, headers={"Authorization": f"Bearer {anna}"}).json()["code"]
    ben = Client(server.port, code, token)
    ben.does("sit", seat=1)
    ben.close()
    host = Client(server.port, code, anna)
    host.hears_of(lambda table: table["seats"][1]["kind"] == "person" and not table["seats"][1]["here"])
    host.does("start")
    service.wait_for(1)
    (said,) = browser.got

    tools, registration = worker_of(page)
    text = msgspec.json.encode(said).decode()
    pushed = {"origin": server.url, "registrationId": registration, "data": text}
    tools.send("ServiceWorker.deliverPushMessage", pushed)
    expected = {"title": "Friday night starts", "body": "Cabal has begun. Your seat is waiting."}
    wait_until_shown(page, 1)
    assert shown(page) == [{**expected, "tag": f"table-{code}", "path": f"/t/{code}"}]
    assert _opened(page.context) == f"/t/{code}"
    wait_until_shown(page, 0)
    host.close()


def _opened(context: BrowserContext) -> str:
    """Where a click on the notification leads; opening windows is for people only."""
    worker = context.service_workers[0]
    where: str = worker.evaluate(
        """async () => {
          const [notification] = await self.registration.getNotifications();
          const opened = new Promise((then) => (self.clients.openWindow = async (path) => then(path)));
          self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
          return opened;
        }"""
    )
    return where


def test_people_and_tables_are_notified_by_mail_and_chat(
    new_server: Callable[..., Server],
    new_page: Callable[..., Page],
    service: PushService,
    monkeypatch: pytest.MonkeyPatch,
    complaints: Complaints,
    shot: Callable[[Page, str], Path],
) -> None:
    complaints.expect("400")
    with Letterbox() as box:
        monkeypatch.setenv("READYROOM_SMTP_URL", box.url)
        monkeypatch.setenv("READYROOM_MAIL_FROM", "noreply@play.example")
        monkeypatch.setenv("READYROOM_PUBLIC_URL", "https://play.example")
        hosts = ("--webhook-host", "hooks.slack.com", "--webhook-host", service.url)
        server = new_server(extra=(*hosts, "--notice-after", "0", "--sweep", "0.1"))
        host = new_page(url=server.url)
        code = table_of(host, "Ada")
        host.goto("/device")
        mail = host.get_by_role("region", name="E-mail")
        mail.get_by_label("E-mail address").fill("ada@club.example")
        mail.get_by_role("button", name="Send a link").click()
        host.goto(box.link(1).replace("https://play.example", ""))
        host.get_by_role("button", name="Confirm").click()
        expect(host.get_by_role("heading", name="ada@club.example is confirmed")).to_be_visible()

        host.goto("/settings")
        settings = host.get_by_role("dialog", name="Settings")
        settings.get_by_role("switch", name="By e-mail, too").check(force=True)
        settings.get_by_label("Which chat").select_option("Slack")
        settings.get_by_label("In a chat, too").fill("https://elsewhere.example/hook")
        settings.get_by_role("button", name="Add", exact=True).click()
        toast(host, "does not allow")
        settings.get_by_label("In a chat, too").fill(f"{service.url}/mine")
        settings.get_by_role("button", name="Add", exact=True).click()
        expect(settings.get_by_role("list", name="Where you are notified").get_by_role("listitem")).to_have_count(2)
        assert stumbles_at_any_width(host) == []
        host.locator(".toast").first.wait_for(state="detached")
        settings.get_by_role("button", name="Send me a test").scroll_into_view_if_needed()
        shot(host, "being-told")
        settings.get_by_role("button", name="Send me a test").click()
        assert "This is how" in str(box.letter(2).get_payload(decode=True))
        service.wait_for(1)
        path, _, body = service.taken[0]
        assert path == "/mine" and msgspec.json.decode(body)["text"].startswith("*")

        host.goto(f"/t/{code}")
        host.get_by_role("button", name="This table").click()
        drawer = host.get_by_role("dialog")
        drawer.get_by_label("Tell a chat whose turn it is").fill(f"{service.url}/ours")
        drawer.get_by_role("button", name="Add", exact=True).click()
        expect(drawer.get_by_text("Discord is told whose turn it is.")).to_be_visible()
        assert stumbles_at_any_width(host) == []
        drawer.get_by_role("button", name="Close").first.click()
        guest = new_page(url=server.url)
        join(guest, code, "Ben")
        start(host, guest)
        service.wait_for(2)
        path, _, body = service.taken[1]
        assert path == "/ours" and re.search(rf"has begun.*/t/{code}", msgspec.json.decode(body)["content"], re.DOTALL)


def test_offline_there_is_a_page_that_says_so_and_the_app_can_be_installed(
    new_page: Callable[..., Page], complaints: Complaints
) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED|503")
    page = new_page("phone")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready")
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == [] and found["url"].endswith("/manifest.webmanifest")
    manifest = msgspec.json.decode(found["data"])
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
    page.context.set_offline(True)
    page.goto("/t/anywhere")
    expect(page.get_by_role("heading", name="Ready Room is out of reach")).to_be_visible()
    ground = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(ground) == "rgb(7, 11, 20)", "dark, as all pages are"
    page.evaluate("localStorage['readyroom.settings'] = JSON.stringify({ theme: 'light' })")
    page.reload()
    assert page.evaluate(ground) == "rgb(238, 241, 247)"
    page.context.set_offline(False)
    page.goto("/")
    expect(page.get_by_role("list", name="Games")).to_be_visible()
