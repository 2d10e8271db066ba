"""Every setting of a server: its name, type, default and purpose.

Flags, environment variables, the settings file's keys and docs/settings.md are all made from these fields; ``python -m
readyroom.server.settings`` rewrites the page. Limits are settings too, in ``limits.py``.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import NoneType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from readyroom.core.errors import ReadyRoomError
from readyroom.server.limits import Limits, Rate

Seconds = Annotated[float, Meta(ge=0)]
Days = Annotated[int, Meta(ge=0, le=36_500)]
Networks = Annotated[tuple[str, ...], Meta(extra={"networks": True})]

DEFAULT_FILE = "/etc/readyroom.toml"
PAGE = Path(__file__).parents[3] / "docs" / "settings.md"


class BadSetting(ReadyRoomError):
    """A setting is unknown or has an invalid value: a sentence for the operator."""


class HouseSettings(msgspec.Struct, frozen=True):
    """A server's settings; every one has a default."""

    host: Annotated[str, Meta(description="Address to listen on; 0.0.0.0 means every address of this machine.")] = (
        "127.0.0.1"
    )
    port: Annotated[
        int, Meta(ge=0, le=65535, description="Port to listen on; 0 picks a free one.", extra={"noun": "PORT"})
    ] = 8642
    db: Annotated[
        str | None,
        Meta(
            description="A file, or postgresql://... (without it: a file in your data folder).",
            extra={"noun": "WHERE", "hidden": "password"},
        ),
    ] = None
    log_json: Annotated[bool, Meta(description="Log as JSON, one object per line, even on a terminal.")] = False
    extra_games: Annotated[
        tuple[str, ...],
        Meta(description="Also load a game of your own.", extra={"flag": "--game", "noun": "MODULE:CLASS"}),
    ] = ()
    extra_bots: Annotated[
        tuple[str, ...],
        Meta(description="Also seat a bot of your own at tables.", extra={"flag": "--bots", "noun": "MODULE:CLASS"}),
    ] = ()
    trusted_proxies: Annotated[
        Networks,
        Meta(
            description="Proxies whose X-Forwarded-For, -Proto and -Host are trusted: addresses or networks.",
            extra={"flag": "--trusted-proxy", "noun": "NETWORK"},
        ),
    ] = ("127.0.0.1", "::1")
    allowed_origins: Annotated[
        tuple[str, ...],
        Meta(
            description="Sites besides the server's own whose pages may use it, such as https://club.example.",
            extra={"flag": "--allowed-origin", "noun": "ORIGIN"},
        ),
    ] = ()
    public_url: Annotated[
        str | None,
        Meta(
            description="Where people find this server, such as https://play.example; for passkeys and e-mails.",
            extra={"noun": "URL", "schemes": ("http", "https")},
        ),
    ] = None
    smtp_url: Annotated[
        str | None,
        Meta(
            description="The mail server, such as smtp://user:password@mail.example:587, or smtps://...",
            extra={"hidden": "whole", "schemes": ("smtp", "smtps")},
        ),
    ] = None
    mail_from: Annotated[
        str | None,
        Meta(description="The address of its e-mails, such as noreply@play.example.", extra={"noun": "ADDRESS"}),
    ] = None
    head_within: Annotated[
        float, Meta(gt=0, le=3600, description="Seconds within which the head of a request must arrive.")
    ] = 10.0
    body_within: Annotated[
        float, Meta(gt=0, le=3600, description="Seconds within which the rest of a request must arrive.")
    ] = 60.0
    bot_processes: Annotated[
        int, Meta(ge=0, le=256, description="Processes in which bots think; 0 means one thread of the server's own.")
    ] = 1
    expert_processes: Annotated[
        int,
        Meta(ge=1, le=256, description="Extra processes in which experts think; those that are free think together."),
    ] = 1
    expert_seconds: Annotated[
        float, Meta(gt=0, le=60, description="Seconds an expert thinks about a move, fewer while several are waiting.")
    ] = 1.0
    work_processes: Annotated[
        int,
        Meta(ge=1, le=256, description="Processes for replays, films and other heavy work; one more does searches."),
    ] = 2
    bot_pace: Annotated[
        float, Meta(ge=0, le=60, description="Seconds a bot takes over a decision when nobody is racing it.")
    ] = 0.75
    thinking_time: Annotated[
        float, Meta(gt=0, le=3600, description="Seconds after which a bot that has not decided is restarted.")
    ] = 60.0
    host_grace: Annotated[Seconds, Meta(description="Seconds after which a host who has left is replaced.")] = 60.0
    seat_grace: Annotated[
        Seconds, Meta(description="Seconds for which a seat is held for a person who left during a match.")
    ] = 60.0
    hello_within: Annotated[
        float, Meta(gt=0, description="Seconds within which a new connection must identify itself.")
    ] = 30.0
    idle: Annotated[Seconds, Meta(description="Seconds after which a table that nobody watches leaves memory.")] = 600.0
    sweep: Annotated[
        float, Meta(gt=0, le=600, description="Seconds between two sweeps of the tables whose clocks or bots wait.")
    ] = 5.0
    notice_after: Annotated[
        float, Meta(ge=0, le=86_400, description="Seconds before someone away from a table is told that it is waiting.")
    ] = 60.0
    push_hosts: Annotated[
        tuple[str, ...],
        Meta(
            description="Push services that the server may call: hosts, *.domains, or origins with their scheme.",
            extra={"flag": "--push-host", "noun": "HOST"},
        ),
    ] = (
        "fcm.googleapis.com", "*.push.services.mozilla.com", "*.push.apple.com", "*.notify.windows.com",
    )  # fmt: skip
    push_contact: Annotated[
        str,
        Meta(description="How a push service can reach you, such as mailto:club@example.org; without it: the page."),
    ] = ""
    webhook_hosts: Annotated[
        tuple[str, ...],
        Meta(
            description="Chats whose webhooks may carry notices, as for push_hosts: discord.com, hooks.slack.com.",
            extra={"flag": "--webhook-host", "noun": "HOST"},
        ),
    ] = ()
    loaders: Annotated[int, Meta(ge=1, le=64, description="Threads that load tables.")] = 2
    metrics_from: Annotated[
        Networks,
        Meta(
            description="Who may read /metrics and /schema without the operator's token: addresses or networks.",
            extra={"noun": "NETWORK"},
        ),
    ] = ("127.0.0.0/8", "::1")
    admin_token: Annotated[
        str | None,
        Meta(
            min_length=16,
            description="The operator's token, at least 16 characters. Without it there is no operator's page.",
            extra={"hidden": "whole"},
        ),
    ] = None
    voice: Annotated[bool, Meta(description="Voice chat at tables, from browser to browser.")] = True
    voice_stun: Annotated[
        tuple[str, ...],
        Meta(
            description="STUN servers, which tell browsers their address on the internet, such as stun:turn.example.",
            extra={"noun": "URL", "uris": ("stun", "stuns")},
        ),
    ] = ()
    voice_turn: Annotated[
        tuple[str, ...],
        Meta(
            description="TURN servers, which relay voices between networks, such as turn:turn.example.",
            extra={"noun": "URL", "uris": ("turn", "turns")},
        ),
    ] = ()
    voice_turn_secret: Annotated[
        str | None,
        Meta(
            min_length=16,
            description="The secret shared with the TURN servers (coturn: static-auth-secret), 16 characters or more.",
            extra={"hidden": "whole"},
        ),
    ] = None
    voice_relay_only: Annotated[
        bool,
        Meta(description="Voices go through the TURN servers only, so that nobody learns another's network address."),
    ] = False
    keep_finished_days: Annotated[
        Days,
        Meta(description="Days for which finished matches, unstarted tables and puzzles are kept; 0 means forever."),
    ] = 0
    keep_talk_days: Annotated[
        Days, Meta(description="Days for which the talk at finished matches is kept; 0 means forever.")
    ] = 0
    keep_idle_guests_days: Annotated[
        Days, Meta(description="Days for which guests who do not come back are kept; 0 means forever.")
    ] = 0
    limits: Limits = Limits()


class Setting(msgspec.Struct, frozen=True):
    """One setting, for everything that is generated from it."""

    name: str
    kind: Any
    default: Any
    help: str
    extra: dict[str, Any]
    limit: bool
    """Whether it belongs to ``Limits``."""
    length: int = 0
    """The shortest text allowed."""
    least: float | None = None
    above: float | None = None
    most: float | None = None

    @property
    def base(self) -> Any:
        """The type without None."""
        parts = [part for part in get_args(self.kind) if part is not NoneType]
        return parts[0] if parts and get_origin(self.kind) is not tuple else self.kind

    @property
    def many(self) -> bool:
        return get_origin(self.kind) is tuple

    @property
    def hidden(self) -> str:
        """``whole``: never shown; ``password``: shown without its password; empty: shown."""
        return str(self.extra.get("hidden", ""))

    @property
    def flag(self) -> str | None:
        """The command-line flag. A secret has none: everyone on the machine can read a command line."""
        if self.hidden == "whole":
            return None
        return str(self.extra.get("flag", "--" + self.name.replace("_", "-")))

    @property
    def variable(self) -> str:
        return "READYROOM_" + self.name.upper()

    @property
    def noun(self) -> str:
        """The placeholder for a value in usage texts."""
        if "noun" in self.extra:
            return str(self.extra["noun"])
        nouns = {int: "NUMBER", float: "SECONDS", bool: "", Rate: "RATE"}
        return nouns.get(self.base, "TEXT")


def every_setting() -> tuple[Setting, ...]:
    """All settings in field order, limits last."""
    return (*_settings(HouseSettings, limit=False), *_settings(Limits, limit=True))


def _settings(struct: type[msgspec.Struct], limit: bool) -> list[Setting]:
    hints = get_type_hints(struct, include_extras=True)
    return [
        _setting(field.name, hints[field.name], field.default, limit)
        for field in msgspec.structs.fields(struct)
        if field.name != "limits"
    ]


def _setting(name: str, hint: Any, default: Any, limit: bool) -> Setting:
    if get_origin(hint) is not Annotated:
        return Setting(name, hint, default, "", {}, limit)
    kind, *metas = get_args(hint)
    found: dict[str, Any] = {}
    extra: dict[str, Any] = {}
    for meta in metas:
        given = {
            "help": meta.description,
            "length": meta.min_length,
            "least": meta.ge,
            "above": meta.gt,
            "most": meta.le,
        }
        found.update({key: value for key, value in given.items() if value is not None})
        extra.update(meta.extra or {})
    return Setting(name, kind, default, found.pop("help", ""), extra, limit, **found)


def written(value: Any) -> str:
    """A value as written in a flag or a variable."""
    if value is None or value == ():
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(value)
    return f"{value:g}" if isinstance(value, float) else str(value)


def without_password(address: str) -> str:
    """A database address that is safe to show."""
    return re.sub(r"(password=)[^&\s]*", r"\1(hidden)", re.sub(r"(://[^:/@]*):[^@]*@", r"\1:(hidden)@", address))


def page() -> str:
    """The text of docs/settings.md."""
    settings = every_setting()
    return "\n".join([
        INTRODUCTION,
        *_table([setting for setting in settings if not setting.limit]),
        LIMITS_INTRODUCTION,
        *_table([setting for setting in settings if setting.limit]),
        "",
    ])  # fmt: skip


def _table(settings: list[Setting]) -> list[str]:
    lines = ["| key in the file | flag | variable | default | what it is for |", "|---|---|---|---|---|"]
    for setting in settings:
        default = written(setting.default) or ("off" if setting.base is Rate else "")
        flag = f"`{setting.flag}`" if setting.flag else ""
        cells = (f"`{setting.name}`", flag, f"`{setting.variable}`", f"`{default}`" if default else "", setting.help)
        lines.append(f"| {' | '.join(cells)} |".replace("|  |", "| |"))
    return lines


INTRODUCTION = f"""# Settings

<!-- Written by `python -m readyroom.server.settings`; the words are in src/readyroom/server/settings.py and limits.py. -->

Every setting can be given as a flag of `readyroom serve`, as an environment variable, or in a TOML file. A flag wins over the environment, the environment over the file, the file over the default. `readyroom serve --show-settings` prints what is in force and where it came from.

The file is the one that `--config FILE` or `READYROOM_CONFIG` names, or else `{DEFAULT_FILE}` if there is one:

```toml
host = "0.0.0.0"
db = "postgresql://readyroom@db.example/readyroom"
trusted_proxies = ["10.0.0.0/8"]
idle = 300
talk = "0.5:5"
```

A list is an array in the file, commas in a variable, and a flag given several times; it takes the place of the default. Yes or no is `true` or `false` in the file, `yes` or `no` in a variable, and `--log-json` or `--no-log-json` as a flag. A secret has no flag, because everyone on a machine can read its command lines; like the database's address, it can also be read from a file that a variable names: `READYROOM_DB_FILE=/run/secrets/db`.
"""  # noqa: E501 - one paragraph a line

LIMITS_INTRODUCTION = """
## Limits

A rate is `A:B`, A per second in the long run and B at once, or `off`. A refused caller is told how long to wait.
"""


def main(arguments: list[str]) -> int:
    """Writes the page, or another file."""
    Path(arguments[0] if arguments else PAGE).write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
