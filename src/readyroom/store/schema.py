"""The database's tables, the same for SQLite and PostgreSQL: plain text and integers, JSON as text."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

TO_MEET = text("open = 1 AND status <> 'over' AND status <> 'ended' AND meets IS NOT NULL")
"""Tables with a meeting time."""

OPEN_NOW = text("open = 1 AND status <> 'over' AND status <> 'ended'")
"""Tables in the lobby: a few thousand at most, however many matches are kept."""

people = Table(
    "people", metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, comment="when they were last here, give or take a day"),
    Column("forgotten", BigInteger, comment="when they asked to be forgotten"),
    Column("guarded", Integer, nullable=False, comment="whether a new device needs one of their passkeys"),
)  # fmt: skip

devices = Table(
    "devices", metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("token", Text, nullable=False, unique=True, comment="SHA-256 of the token, never the token itself"),
    Column("called", Text, nullable=False, comment="what it is, in a few words: Chrome on Linux"),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, comment="when it was last here, give or take a day"),
    Index("devices_by_person", "person"),
)  # fmt: skip

passkeys = Table(
    "passkeys", metadata,
    Column("id", Text, primary_key=True, comment="the credential's own id, in base64url"),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("host", Text, nullable=False, comment="the host name for which it was made; it counts nowhere else"),
    Column("key", Text, nullable=False, comment="the public key, in base64url"),
    Column("count", BigInteger, nullable=False, comment="how often it has signed, by its own count"),
    Column("called", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False, comment="when it last let someone in; 0 means never"),
    Index("passkeys_by_person", "person"),
)  # fmt: skip

addresses = Table(
    "addresses", metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("address", Text, nullable=False, unique=True, comment="an e-mail address that they have confirmed"),
    Column("confirmed", BigInteger, nullable=False),
)  # fmt: skip

claims = Table(
    "claims", metadata,
    Column("look", Text, primary_key=True, comment="what a claimed name looks like; some have two looks"),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("claims_by_person", "person"),
)  # fmt: skip

passes = Table(
    "passes", metadata,
    Column("hash", Text, primary_key=True, comment="SHA-256 of a code or challenge that counts once"),
    Column("kind", Text, nullable=False, comment="what it is good for"),
    Column("person", Text, ForeignKey("people.id")),
    Column("body", Text, nullable=False, comment="what it is about, such as an address to confirm"),
    Column("until", BigInteger, nullable=False),
    Index("passes_by_person", "person", "kind"),
    Index("passes_by_time", "until"),
)  # fmt: skip

tables = Table(
    "tables", metadata,
    Column("code", Text, primary_key=True),
    Column("version", Integer, nullable=False, comment="one more with every change; a change names the one it saw"),
    Column("title", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("open", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("host", Text, ForeignKey("people.id"), nullable=False),
    Column("paused", Integer, nullable=False),
    Column("asked", Text, comment="what the table is being asked, and who has agreed"),
    Column("epoch", BigInteger, nullable=False, comment="wall time at which match time is 0; while paused, match time"),
    Column("turn", BigInteger, nullable=False, comment="match time since when the clocks of those to act run"),
    Column("wake", BigInteger, comment="wall time at which the table must be looked after even if nobody comes"),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("follows", Text, comment="the match from which people carry something over to this one"),
    Column("muted", Text, nullable=False, comment="people whom the host has muted, and their names"),
    Column("kicked", Text, nullable=False, comment="people whom the host has sent away, and their names"),
    Column("speakers", Text, nullable=False, comment="who may speak: everyone, or only people with a seat"),
    Column("newcomers", Integer, nullable=False, comment="whether newcomers to the game are welcome"),
    Column("daily", Text, comment="the day whose mission is played here, and its scheme: 2026-11-17/1"),
    Column("meets", BigInteger, comment="wall time at which its people meet, if a time is set"),
    Column("meeting", Text, comment="the rest of the meeting: a note, who may come, why it was moved"),
    Column("late", Text, nullable=False, comment="when a clock of days runs out: a bot moves, or the others are asked"),
    Index("tables_by_status", "status", "changed"),
    Index("meetings", "meets", "code", sqlite_where=TO_MEET, postgresql_where=TO_MEET),
    Index("open_tables", "created", "code", sqlite_where=OPEN_NOW, postgresql_where=OPEN_NOW),
    Index("tables_by_wake", "wake"),
)  # fmt: skip

seats = Table(
    "seats", metadata,
    Column("code", Text, ForeignKey("tables.code"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("level", Text, nullable=False),
    Column("sat", Text, nullable=False, comment="who has ever sat here since the start, as a list of people"),
    Column("remaining", BigInteger, comment="milliseconds left on the seat's clock when its last decision began"),
    Column("strikes", Integer, nullable=False, comment="time-outs in a row"),
    Column("orders", Text, comment="standing orders"),
    Column("dossier", Text, comment="the dossier that is brought to this seat"),
    Column("owner", Text, comment="whose seat it is while a bot plays on for them"),
    Column("guest", Text, nullable=False, comment="the guest who plays it on its person's device, if any"),
    PrimaryKeyConstraint("code", "seat"),
    Index("seats_by_person", "person"),
)  # fmt: skip

matches = Table(
    "matches", metadata,
    Column("code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Text, nullable=False, comment="never leaves the server before the end"),
    Column("commitment", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("rated", Text, nullable=False, comment="who is rated, seat by seat; empty: the match is not rated"),
)  # fmt: skip

entries = Table(
    "entries", metadata,
    Column("code", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("entry", Text, nullable=False),
    Column("person", Text, comment="whose command made it; none for a bot or the clock"),
    Column("command", Text, comment="the command's id, so that a repeated one is recognized"),
    Column("mark", Text, comment="a fingerprint of the match at this entry; most entries have none"),
    PrimaryKeyConstraint("code", "seq"),
    sqlite_with_rowid=False,
)  # fmt: skip

talk = Table(
    "talk", metadata,
    Column("code", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("signal", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, comment="who said it; none for notices and for old lines"),
    PrimaryKeyConstraint("code", "n"),
    Index("talk_by_person", "person"),
    sqlite_with_rowid=False,
)  # fmt: skip

commands = Table(
    "commands", metadata,
    Column("code", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("id", Text, nullable=False),
    Column("seq", Integer, nullable=False, comment="the answer it got: done, the match at this entry"),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("code", "person", "id"),
    sqlite_with_rowid=False,
)  # fmt: skip

results = Table(
    "results", metadata,
    Column("code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("outcome", Text, comment="scores, ranking and reason; none for a match that was broken off"),
    Index("results_by_time", "ended"),
)  # fmt: skip

incidents = Table(
    "incidents", metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("seq", Integer, nullable=False, comment="the log up to here and the attempt reproduce the fault"),
    Column("attempt", Text, nullable=False),
    Column("trace", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("incidents_by_table", "code"),
    Index("incidents_by_time", "at"),
)  # fmt: skip

analyses = Table(
    "analyses", metadata,
    Column("code", Text, nullable=False),
    Column("how", Integer, nullable=False, comment="the kind of search; pieces by others are computed again"),
    Column("seq", Integer, nullable=False),
    Column("piece", Text, nullable=False, comment="the findings about that entry"),
    PrimaryKeyConstraint("code", "how", "seq"),
    sqlite_with_rowid=False,
)  # fmt: skip

daily_results = Table(
    "daily_results", metadata,
    Column("day", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("scheme", Integer, nullable=False),
    Column("code", Text, nullable=False, comment="the table; it may be gone by now"),
    Column("ended", BigInteger, nullable=False),
    Column("home", Integer, nullable=False, comment="1 for people who came home, or whatever counts as success"),
    Column("halves", Integer, comment="the score in half points; none for a match that was left or broken off"),
    PrimaryKeyConstraint("day", "game", "person"),
    Index("daily_results_by_person", "person"),
    sqlite_with_rowid=False,
)  # fmt: skip

daily_crews = Table(
    "daily_crews", metadata,
    Column("day", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("scheme", Integer, nullable=False),
    Column("home", Integer, nullable=False),
    Column("halves", Integer, nullable=False, comment="what the bot in the first seat scored, in half points"),
    PrimaryKeyConstraint("day", "game", "scheme"),
    sqlite_with_rowid=False,
)  # fmt: skip

puzzles = Table(
    "puzzles", metadata,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("body", Text, nullable=False, comment="the puzzle, as JSON; nobody is named in it"),
    Column("made", BigInteger, nullable=False),
    Column("maker", Text, comment="who made it, until they are forgotten"),
    Column("listed", Integer, nullable=False, comment="0: from a private table, for those with the link"),
    Index("puzzles_by_maker", "maker"),
    Index("puzzles_by_made", "made"),
)  # fmt: skip

puzzle_tries = Table(
    "puzzle_tries", metadata,
    Column("code", Text, nullable=False, comment="of a puzzle here, or of one that came with the package"),
    Column("person", Text, nullable=False),
    Column("solved", Integer, nullable=False, comment="1: solved; -1: the solution was shown first"),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("code", "person"),
    Index("puzzle_tries_by_person", "person"),
    sqlite_with_rowid=False,
)  # fmt: skip

bans = Table(
    "bans", metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False, comment="address or person"),
    Column("who", Text, nullable=False, comment="a network, or a person's id"),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("kind", "who"),
)  # fmt: skip

dossiers = Table(
    "dossiers", metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("title", Text, nullable=False, comment="a few words about it, for lists"),
    Column("body", Text, nullable=False, comment="the game's own JSON"),
    Column("version", Integer, nullable=False, comment="one more with every change; a change names the one it saw"),
    Column("away", Text, comment="the running match that it was brought to"),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("dossiers_by_person", "person", "game"),
)  # fmt: skip

dossier_updates = Table(
    "dossier_updates", metadata,
    Column("code", Text, ForeignKey("tables.code"), nullable=False),
    Column("dossier", Text, ForeignKey("dossiers.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("applied", BigInteger, comment="when the match was entered in the dossier; none: not yet"),
    PrimaryKeyConstraint("code", "dossier"),
    Index("dossier_updates_by_applied", "applied"),
)  # fmt: skip

profiles = Table(
    "profiles", metadata,
    Column("person", Text, primary_key=True),
    Column("shown", Integer, nullable=False, comment="whether others see their statistics"),
    Column("rated", Integer, nullable=False, comment="whether they want to be rated"),
)  # fmt: skip

# The tables below are derived from results, seats, matches and logs; ``readyroom db statistics`` recreates them.

played = Table(
    "played", metadata,
    Column("code", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False, comment="how many the match had"),
    Column("people", Integer, nullable=False, comment="how many of them people played"),
    Column("person", Text, comment="who played it last; none for a bot's"),
    Column("level", Text, nullable=False, comment="the bot that played it to the end, if one did"),
    Column("guest", Integer, nullable=False, comment="whether it was played by someone else on their device"),
    Column("place", Integer, nullable=False),
    Column("points", Float(53), nullable=False),
    Column("won", Integer, nullable=False),
    Column("together", Integer, nullable=False, comment="whether all won or lost together"),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("moves", Integer, nullable=False, comment="the length of its log"),
    Column("open", Integer, nullable=False, comment="whether anyone may see it"),
    Column("rated", Integer, nullable=False, comment="whether it counts for ratings"),
    Column("facts", Text, nullable=False, comment="other facts that the game reports about the seat: keys and values"),
    PrimaryKeyConstraint("code", "seat"),
    Index("played_by_person", "person", "ended"),
    Index("played_by_game", "game", "ended"),
    Index("played_by_time", "ended"),
    sqlite_with_rowid=False,
)  # fmt: skip

ratings = Table(
    "ratings", metadata,
    Column("game", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("n", Integer, nullable=False, comment="after how many rated matches"),
    Column("code", Text, nullable=False, comment="after which match"),
    Column("ended", BigInteger, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    PrimaryKeyConstraint("game", "person", "n"),
    Index("ratings_by_time", "game", "ended", "code"),
    sqlite_with_rowid=False,
)  # fmt: skip

rated = Table(
    "rated", metadata,
    Column("game", Text, primary_key=True),
    Column("version", Integer, nullable=False, comment="one more with every change; a change names the one it saw"),
    Column("ended", BigInteger, nullable=False, comment="how far ratings have come, in order of end and code"),
    Column("code", Text, nullable=False),
)  # fmt: skip

house_keys = Table(
    "house_keys", metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False, comment="made once, shared by all nodes, secret"),
)  # fmt: skip

channels = Table(
    "channels", metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("kind", Text, nullable=False, comment="push, mail or hook"),
    Column("target", Text, nullable=False, comment="where its notices go, as JSON"),
    Column("label", Text, nullable=False, comment="what its person calls it, such as a browser"),
    Column("created", BigInteger, nullable=False),
    Column("fails", Integer, nullable=False, comment="notices in a row that could not be delivered"),
    Index("channels_by_person", "person"),
)  # fmt: skip

notice_wishes = Table(
    "notice_wishes", metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("wishes", Text, nullable=False, comment="quiet hours, as JSON"),
)  # fmt: skip

notices = Table(
    "notices", metadata,
    Column("person", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("kind", Text, nullable=False, comment="what is to be told"),
    Column("at", BigInteger, nullable=False, comment="since when it has been true"),
    Column("due", BigInteger, nullable=False, comment="when to tell it, if it is still true"),
    Column("remind", BigInteger, comment="when to remind them that time is running out"),
    PrimaryKeyConstraint("person", "code"),
    Index("notices_by_due", "due"),
    sqlite_with_rowid=False,
)  # fmt: skip

deliveries = Table(
    "deliveries", metadata,
    Column("channel", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("words", Text, nullable=False, comment="the notice as JSON"),
    Column("at", BigInteger, nullable=False, comment="when it was put here"),
    Column("due", BigInteger, nullable=False, comment="when to try next; a node that tries postpones it"),
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("channel", "code"),
    Index("deliveries_by_due", "due"),
    sqlite_with_rowid=False,
)  # fmt: skip

seasons = Table(
    "seasons", metadata,
    Column("code", Text, primary_key=True),
    Column("version", Integer, nullable=False, comment="one more with every change; a change names the one it saw"),
    Column("name", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("organizer", Text, ForeignKey("people.id"), nullable=False),
    Column("games", Text, nullable=False, comment="slugs, as a JSON list"),
    Column("starts", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False, comment="matches that end from the one to the other count"),
    Column("scheme", Text, nullable=False, comment="what a result is worth, and how many of the best count"),
    Column("listed", Integer, nullable=False, comment="shown to everyone, or only to those with the link"),
    Column("status", Text, nullable=False, comment="open, finished, or closed by the operator"),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("seasons_by_status", "status", "changed"),
    Index("seasons_by_organizer", "organizer"),
)  # fmt: skip

season_members = Table(
    "season_members", metadata,
    Column("season", Text, ForeignKey("seasons.code"), nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("joined", BigInteger, nullable=False),
    PrimaryKeyConstraint("season", "person"),
    Index("season_members_by_person", "person"),
)  # fmt: skip

season_tables = Table(
    "season_tables", metadata,
    Column("code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("season", Text, ForeignKey("seasons.code"), nullable=False),
    Column("round", Integer, nullable=False, comment="in which round it was drawn; 0: in none"),
    Index("season_tables_by_season", "season"),
)  # fmt: skip

season_rulings = Table(
    "season_rulings", metadata,
    Column("season", Text, ForeignKey("seasons.code"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False, comment="strike or points"),
    Column("code", Text, nullable=False, comment="which match; empty for points"),
    Column("person", Text, nullable=False, comment="whom it concerns; empty: everyone who played it"),
    Column("points", Integer, nullable=False),
    Column("reason", Text, nullable=False),
    PrimaryKeyConstraint("season", "n"),
)  # fmt: skip
