"""The lobby and the host's tools: finding a table, returning to one, and keeping one going."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Complaints
from tests.e2e.galaxies import Player, together
from tests.e2e.server_process import Server
from tests.e2e.tables import answer_bar, join, open_table, say_name, seen, start, table_of, toast

NewPage = Callable[..., Page]


def table_drawer(page: Page) -> None:
    page.get_by_role("button", name="This table").click()


def test_an_open_table_is_listed_and_a_private_one_is_found_by_its_code(
    new_page: NewPage, complaints: Complaints
) -> None:
    complaints.expect("404.*nosuchtable")
    host, guest = new_page(), new_page("phone")
    open_table(host, "Hedda")
    private = open_table(host, "", listed=False)
    expect(host.get_by_text("Private table")).to_be_visible()

    guest.goto("/")
    guest.get_by_role("region", name="Find a table").scroll_into_view_if_needed()
    tables = guest.get_by_role("region", name=re.compile("^Open tables"))
    expect(tables.get_by_role("link", name=re.compile("^Sit down.*Hedda.s table"))).to_have_count(1)
    assert private not in tables.inner_html()

    guest.get_by_label("Table code").fill("nosuchtable")
    guest.get_by_role("button", name="Join").click()
    toast(guest, re.compile("no table", re.I))
    guest.get_by_label("Table code").fill(private.upper())
    guest.get_by_role("button", name="Join").click()
    expect(guest).to_have_url(re.compile(f"/t/{private}$"))
    guest.get_by_role("button", name="Sit down").click()
    say_name(guest, "Gus")
    expect(host.get_by_text("Gus", exact=True)).to_be_visible()


def test_a_name_can_be_changed(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Your name").click()
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("alert")).to_have_text("Type a name first.")
    say_name(page, "Ada")
    page.get_by_role("button", name=re.compile("^Ada.*change your name")).click()
    page.get_by_label("Your name", exact=True).fill("Ada the Second")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name=re.compile("Ada the Second"))).to_be_visible()


def test_a_table_is_resumed_from_the_lobby_when_it_is_your_turn(new_page: NewPage) -> None:
    page = new_page()
    code = table_of(page, "Ada", chairs=("easy",))
    start(page)
    page.goto("/")
    resume = page.get_by_role("region", name=re.compile("^Resume"))
    expect(resume).to_contain_text("your turn")
    expect(page.get_by_role("heading", name=re.compile("^Your turn at Ada.s table"))).to_be_visible()
    resume.get_by_role("link", name=re.compile("^Play.*Ada.s table")).click()
    expect(page).to_have_url(re.compile(f"/t/{code}$"))
    expect(page.locator("[data-target^='mission:']")).to_have_count(2)


def test_the_host_pauses_goes_back_by_consent_and_replaces_the_absent(new_page: NewPage) -> None:
    host, friend = new_page(), new_page("phone")
    code = table_of(host, "Hedda")
    join(friend, code, "Finn")
    start(host, friend)
    hedda, finn = Player(host, "Hedda"), Player(friend, "Finn")
    hedda.answer()
    finn.answer()
    together([hedda, finn], lambda _player, look: look.seq >= 8 and "End turn" in look.buttons)

    table_drawer(host)
    drawer = host.get_by_role("dialog")
    drawer.get_by_role("button", name="Pause").click()
    expect(friend.get_by_role("heading", name="Paused.")).to_be_visible()
    drawer.get_by_role("button", name="Resume").click()
    expect(friend.get_by_role("heading", name="Paused.")).to_have_count(0)

    # Back to just after the missions: everybody at the table is asked.
    drawer.get_by_role("button", name="Go back to an earlier moment").click()
    before = seen(host)
    kept = host.get_by_role("button", name=re.compile("Go back to just after")).first
    kept.click()
    ask = friend.get_by_role("alert").filter(has_text="Hedda asks to go back.")
    ask.get_by_role("button", name="No", exact=True).click()
    expect(ask).to_have_count(0)
    table_drawer(host)
    drawer.get_by_role("button", name="Go back to an earlier moment").click()
    kept.click()
    ask.get_by_role("button", name="Agree").click()
    hedda.wait_beyond(before)
    finn.wait_beyond(before)
    expect(host.locator("[data-target^='mission:']").first).to_be_visible()

    # Finn closes his laptop: a bot plays on, and the match goes on.
    friend.context.close()
    table_drawer(host)
    drawer.get_by_label("Bot in seat 2").select_option("easy")
    expect(drawer.get_by_text("Easy bot")).to_be_visible()
    drawer.get_by_role("button", name="Close").click()
    together([hedda], lambda _player, look: "End turn" in look.buttons)

    table_drawer(host)
    drawer.get_by_role("button", name="End the match…").click()
    drawer.get_by_role("button", name="End the match", exact=True).click()
    expect(answer_bar(host).get_by_role("heading", name="The match was ended early.")).to_be_visible()
    expect(host.locator(".die.empty")).to_have_count(0)


def test_a_newcomer_asks_for_a_chair_and_the_table_answers(new_page: NewPage) -> None:
    host, friend, newcomer = new_page(), new_page("phone"), new_page("phone")
    code = table_of(host, "Hedda", chairs=("person", "easy"))
    join(friend, code, "Finn")
    start(host, friend)
    newcomer.goto(f"/t/{code}")
    table_drawer(newcomer)
    chairs = newcomer.get_by_role("dialog")
    chairs.get_by_role("button", name="Ask for this seat").click()
    say_name(newcomer, "Nora")
    mine = newcomer.get_by_role("alert").filter(has_text="You asked for seat 3.")
    expect(mine).to_contain_text("Waiting for the others to agree.")
    expect(chairs).to_have_count(0)
    expect(mine.get_by_role("button", name="Agree")).to_have_count(0)

    ask = friend.get_by_role("alert").filter(has_text="Nora asks to play seat 3.")
    expect(ask).to_contain_text("Nora will see everything that seat knows.")
    assert friend.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ask.get_by_role("button", name="No", exact=True).click()
    expect(mine).to_have_count(0)
    expect(newcomer.locator("[data-target^='mission:']")).to_have_count(0)

    # A third person asks, and both agree.
    other = new_page()
    other.goto(f"/t/{code}")
    table_drawer(other)
    other.get_by_role("dialog").get_by_role("button", name="Ask for this seat").click()
    say_name(other, "Otto")
    for page in (host, friend):
        asks = page.get_by_role("alert").filter(has_text="Otto asks to play seat 3.")
        asks.get_by_role("button", name="Agree").click()
    expect(other.get_by_role("region", name="What you keep").get_by_text("Secret mission")).to_be_visible()
    expect(other.get_by_role("dialog")).to_have_count(0)


def test_two_share_a_device_and_see_no_secret_of_each_other(new_page: NewPage) -> None:
    page = new_page()
    table_of(page, "Ada")
    page.get_by_role("button", name="Play on this device").click()
    asks = page.get_by_role("dialog", name="Who sits in seat 2?")
    asks.get_by_label("Their name").fill("Ada")
    asks.get_by_role("button", name="Sit down").click()
    toast(page, "Someone at this table is called Ada.")
    asks.get_by_label("Their name").fill("Theo")
    asks.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("On this device", exact=True)).to_have_count(1)
    start(page)
    first = missions(page)
    page.locator("[data-target^='mission:']").first.click()
    answer_bar(page).get_by_role("button", name="Back").wait_for()
    answer_bar(page).locator(".answers .primary").click()
    curtain = page.get_by_role("dialog", name="Pass the device to Theo.")
    expect(curtain).to_be_visible()
    assert page.locator("[data-target^='mission:']").count() == 0
    assert page.get_by_role("region", name="What you keep").get_by_text("Secret mission").count() == 0
    assert covers_all(page)
    assert not any(name in page.locator("body").inner_text() for name in first)
    curtain.get_by_role("button", name=re.compile("^I.m ")).click()
    expect(page.locator("[data-target^='mission:']")).to_have_count(2)
    assert not set(first) & set(missions(page))
    assert not any(name in page.locator("body").inner_text() for name in first)


def test_a_table_for_one_device_asks_everyone_s_name_and_uses_it(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Open a table of Starship Captains").click()
    say_name(page, "Ines")
    dialog = page.get_by_role("dialog", name="Open a table")
    dialog.get_by_role("radiogroup", name="Players").get_by_text("2", exact=True).click()
    dialog.get_by_label("Seat 2").select_option("here")
    dialog.get_by_role("button", name="Start the match").click()
    name = dialog.get_by_label("Name in seat 2")
    expect(name).to_be_focused()
    name.fill("Theo")
    dialog.get_by_role("button", name="Start the match").click()
    page.locator("[data-seq]").wait_for()
    names = page.locator("body")
    expect(names).to_contain_text("Theo")
    first, second = ("Ines", "Theo") if answer_bar(page).get_by_text("Ines:").count() else ("Theo", "Ines")
    expect(answer_bar(page)).to_contain_text(f"{first}:")
    expect(page.get_by_role("list", name="Seats")).to_contain_text(re.compile(rf"{second}\s+On this device"))
    assert "Ines 2" not in names.inner_text()
    # The next table of this game begins as this one did.
    page.goto("/")
    page.get_by_role("button", name="Open a table of Starship Captains").click()
    expect(dialog.get_by_label("Name in seat 2")).to_have_value("Theo")


def covers_all(page: Page) -> bool:
    """Whether only the curtain can be seen and touched anywhere."""
    covered: bool = page.evaluate(
        """() => [0.02, 0.25, 0.5, 0.75, 0.98].every((x) => [0.02, 0.25, 0.5, 0.75, 0.98].every((y) =>
            document.elementFromPoint(x * innerWidth, y * innerHeight)?.closest('[aria-modal=true]')))"""
    )
    return covered


def missions(page: Page) -> list[str]:
    page.locator("[data-target^='mission:']").first.wait_for()
    return page.locator("[data-target^='mission:'] b").all_inner_texts()


def test_a_seat_whose_brisk_clock_runs_out_is_played_by_a_bot(
    new_page: NewPage, new_server: Callable[..., Server]
) -> None:
    # A bot that takes its time leaves Ada the time to come back.
    hasty = new_server(program="tests.e2e.hasty", extra=("--bot-pace", "0.5"))
    page = new_page(url=hasty.url)
    open_table(page, "Ada", chairs=("easy",), clock="Brisk")
    start(page)
    clock = page.get_by_role("timer", name=re.compile("^Your clock"))
    expect(clock).to_be_visible()
    # Ada does nothing. When her time is up a bot decides for her, and the match goes on; the third time in a row it
    # stays, and her page says so until she does something.
    expect(page.get_by_role("log", name="Log")).to_contain_text("You keep")
    expect(page.get_by_role("log", name="Log")).to_contain_text("You roll")
    stands_in = page.get_by_text("a bot plays for you")
    expect(stands_in).to_be_visible()
    page.get_by_role("button", name=re.compile("I.m back")).click()
    expect(stands_in).to_have_count(0)


def test_the_host_mutes_and_sends_away_a_spectator(new_page: NewPage) -> None:
    host, guest = new_page("phone"), new_page()
    code = table_of(host, "Hedda")
    guest.goto("/")
    guest.get_by_role("button", name="Your name").click()
    say_name(guest, "Gus")
    expect(guest.get_by_role("button", name=re.compile("^Gus.*change your name"))).to_be_visible()
    guest.goto(f"/t/{code}")
    speak(guest, "spam spam spam")
    expect(host.get_by_text("spam spam spam")).to_be_visible()

    table_drawer(host)
    people = host.get_by_role("list", name="People at this table")
    people.get_by_role("button", name="Mute Gus").click()
    expect(people.get_by_text("Watching · muted")).to_be_visible()
    expect(guest.get_by_text("Hedda mutes Gus.")).to_be_visible()
    speak(guest, "more spam")
    toast(guest, "The host has muted you at this table.")
    people.get_by_role("button", name="Unmute Gus").click()
    expect(people.get_by_text("Watching", exact=True)).to_be_visible()

    host.get_by_text("Only people with a seat can speak", exact=True).click()
    expect(guest.get_by_text("Only people with a seat can speak now.")).to_be_visible()
    speak(guest, "and more spam")
    toast(guest, "Only people with a seat can speak at this table.")

    assert host.evaluate("document.documentElement.scrollWidth") <= 390, "the phone scrolls sideways"
    people.get_by_role("button", name="Send Gus away").click()
    people.get_by_role("button", name="Send away", exact=True).click()
    expect(guest.get_by_role("heading", name="You were sent away")).to_be_visible()
    expect(people.get_by_text("Sent away")).to_be_visible()
    guest.reload()
    expect(guest.get_by_role("heading", name="You were sent away")).to_be_visible()

    people.get_by_role("button", name="Let Gus back in").click()
    guest.reload()
    expect(guest.get_by_role("button", name="Sit down").first).to_be_visible()


def speak(page: Page, words: str) -> None:
    """Says something at the table, whether or not it is heard."""
    page.get_by_label("Say something").fill(words)
    page.get_by_role("button", name="Send").click()


@pytest.mark.parametrize(
    ("game", "board"),
    [
        ("Tiny Epic Galaxies", "[data-target^='mission:']"),
        ("Space Alert", "role=button[name='Ready']"),
        ("Galaxy Trucker", "[data-guide='ship']"),
        ("Starship Captains", "[data-guide]"),
    ],
)
def test_play_now_takes_a_newcomer_to_a_board_in_two_taps(new_page: NewPage, game: str, board: str) -> None:
    page = new_page("phone")
    page.goto("/")
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))
    expect(card).to_contain_text(re.compile(r", with \d \w+ bots?\.|, guided\."))
    card.get_by_role("button", name=f"Play now {game}").click()
    page.keyboard.type("Ada")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("[data-seq]")).to_be_visible()
    expect(page.locator(board).first).to_be_visible()
    expect(page.get_by_role("button", name="Start the match")).to_have_count(0)


def test_a_running_match_can_be_watched_from_the_lobby_unless_it_is_private(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    shown = open_table(host, "Hedda", chairs=("easy",))
    start(host)
    hidden = open_table(host, "", chairs=("normal",), listed=False)
    start(host)
    guest.goto("/")
    running = guest.get_by_role("region", name=re.compile("^Watch now"))
    link = running.locator(f"a[href='/t/{shown}']")
    expect(link).to_have_text(re.compile("^Watch: Hedda.s table"))
    assert hidden not in running.inner_html()
    link.click()
    expect(guest.get_by_text("Watching", exact=True)).to_be_visible()


def test_replays_fit_a_phone_and_name_those_who_played(new_page: NewPage) -> None:
    host, phone = new_page(), new_page("phone")
    code = table_of(host, "Hedda", chairs=("easy",))
    start(host)
    table_drawer(host)
    host.get_by_role("button", name="End the match…").click()
    host.get_by_role("button", name="End the match", exact=True).click()
    phone.goto("/replays")
    row = phone.get_by_role("listitem").filter(has=phone.locator(f"a[href='/replay/{code}']"))
    expect(row).to_contain_text("Hedda and Rigel")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390, "the phone scrolls sideways"
    watch = row.get_by_role("link").bounding_box()
    assert watch is not None and watch["x"] + watch["width"] <= 390


def test_a_host_fills_or_takes_away_the_seats_that_nobody_takes(new_page: NewPage) -> None:
    page = new_page()
    table_of(page, "Hedda", chairs=("person", "person"))
    begin = page.get_by_role("button", name="Start the match")
    expect(begin).to_be_disabled()
    page.get_by_role("radiogroup", name="Seats").get_by_text("2", exact=True).click()
    expect(page.get_by_text("1 seat is free.")).to_be_visible()
    page.get_by_role("button", name="Fill the seat with a bot").click()
    expect(begin).to_be_enabled()


def test_keys_reach_the_page_again_after_a_dialog_opened_by_mouse(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("#main")).to_be_focused()
    # By the keyboard, one is back where one was.
    page.keyboard.press("Shift+Tab")
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Settings")).to_be_focused()
