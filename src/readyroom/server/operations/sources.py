"""Where settings come from: flags, then the environment, then a file, then the defaults."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from readyroom.server.limits import Limits, Rate
from readyroom.server.settings import (
    DEFAULT_FILE,
    BadSetting,
    HouseSettings,
    Setting,
    every_setting,
    without_password,
    written,
)

YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")


class InForce(msgspec.Struct, frozen=True):
    """A server's settings, and where each came from."""

    settings: HouseSettings
    origins: dict[str, str]
    strangers: tuple[str, ...] = ()
    """variables that look like settings but are not"""

    def table(self) -> str:
        """The settings in force and where they came from, with secrets hidden."""
        rows = [(one.name, self.origins[one.name], _shown(one, self.settings)) for one in every_setting()]
        widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
        lines = [f"{name:<{widths[0]}}  {origin:<{widths[1]}}  {value}" for name, origin, value in rows]
        lines += [f"{name} is set, but there is no such setting." for name in self.strangers]
        return "\n".join(lines)


def gather(flags: Mapping[str, Any], environ: Mapping[str, str], file: str | None = None) -> InForce:
    """The settings in force. ``flags`` holds the given flags by setting name; ``file`` is the path from --config (empty
    means none). Raises BadSetting."""
    path = file if file is not None else environ.get("READYROOM_CONFIG")
    origins: dict[str, str] = {}
    plain: dict[str, Any] = {}
    kept = _from_file(path)
    for setting in every_setting():
        name, flag = setting.name, setting.flag
        from_environment = _from_environment(setting, environ)
        if flag is not None and flags.get(name) is not None:
            value, origin = flags[name], flag
        elif from_environment is not None:
            value, origin = from_environment
        elif name in kept:
            value, origin = kept[name], f"{name} in {path or DEFAULT_FILE}"
        else:
            plain[name], origins[name] = setting.default, "default"
            continue
        plain[name], origins[name] = read(setting, value, origin), origin
    return InForce(_together(plain), origins, _strangers(environ))


def read(setting: Setting, value: Any, origin: str) -> Any:
    """Converts a typed or written value to the setting's type."""
    try:
        return _READERS.get(setting.base, _text)(setting, value)
    except (ValueError, TypeError):
        shown = ", ".join(map(repr, value)) if isinstance(value, list) else repr(value)
        told = "the secret that was given" if setting.hidden == "whole" else shown
        raise BadSetting(f"{origin}: {told} is not {_expected(setting)}.") from None


def _together(plain: dict[str, Any]) -> HouseSettings:
    limits = Limits(**{name: plain.pop(name) for name in Limits.__struct_fields__})
    settings = HouseSettings(**plain, limits=limits)
    if settings.voice_turn and not settings.voice_turn_secret:
        raise BadSetting("voice_turn names servers that ask for passwords: give their voice_turn_secret, too.")
    if settings.voice_relay_only and not settings.voice_turn:
        raise BadSetting("voice_relay_only needs a relay: name one in voice_turn, too.")
    return settings


def _from_file(named: str | None) -> dict[str, Any]:
    path = Path(DEFAULT_FILE if named is None else named)
    if named == "" or (named is None and not path.exists()):
        return {}
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as failed:
        raise BadSetting(f"The settings file {path} cannot be read: {failed.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise BadSetting(f"The settings file {path} is not TOML: {wrong}.") from None
    names = [setting.name for setting in every_setting()]
    for key in found:
        if key not in names:
            near = get_close_matches(key, names, 1)
            hint = f" Did you mean {near[0]!r}?" if near else " docs/settings.md lists them all."
            raise BadSetting(f"{path} names {key!r}, which is not a setting.{hint}")
    return found


def _from_environment(setting: Setting, environ: Mapping[str, str]) -> tuple[str, str] | None:
    """A variable's value, or the content of the file that a variable names."""
    value = environ.get(setting.variable)
    # Kubernetes sets READYROOM_PORT=tcp://... in every container beside a service called readyroom.
    if value is not None and not (setting.name == "port" and value.startswith("tcp://")):
        return value, setting.variable
    path = environ.get(setting.variable + "_FILE") if setting.hidden else None
    if path is None:
        return None
    try:
        return Path(path).read_text(encoding="utf-8").strip(), setting.variable + "_FILE"
    except (OSError, UnicodeDecodeError) as failed:
        raise BadSetting(f"{setting.variable}_FILE: {path} cannot be read: {failed}.") from None


def _strangers(environ: Mapping[str, str]) -> tuple[str, ...]:
    known = {"READYROOM_CONFIG"}
    for setting in every_setting():
        known |= {setting.variable, *([setting.variable + "_FILE"] if setting.hidden else [])}
    return tuple(sorted(name for name in environ if name.startswith("READYROOM_") and name not in known))


# -- valid values


def _text(setting: Setting, value: Any) -> Any:
    if setting.many:
        return _list(setting, value)
    if not isinstance(value, str) or 0 < len(value) < setting.length:
        raise TypeError
    if value and "schemes" in setting.extra:
        parts = urlsplit(value)
        if parts.scheme not in setting.extra["schemes"] or not parts.hostname or parts.port == 0:
            raise ValueError
    return value or setting.default


def _list(setting: Setting, value: Any) -> tuple[str, ...]:
    parts = value.split(",") if isinstance(value, str) else value
    if not isinstance(parts, (list, tuple)):
        raise TypeError
    found = tuple(word.strip() for part in parts for word in str(part).split(",") if word.strip())
    if setting.extra.get("networks"):
        return tuple(str(_network(word)) for word in found)
    uris = setting.extra.get("uris")
    if uris and not all(re.fullmatch(rf"(?:{'|'.join(uris)}):[^\s@/]+", word) for word in found):
        raise ValueError
    return found


def _network(word: str) -> str:
    network = ip_network(word, strict=False)
    return str(network.network_address) if network.num_addresses == 1 else str(network)


def _whole(setting: Setting, value: Any) -> int:
    if isinstance(value, (bool, float)):
        raise TypeError
    return int(_within(setting, int(value)))


def _number(setting: Setting, value: Any) -> float:
    if isinstance(value, bool):
        raise TypeError
    return _within(setting, float(value))


def _within(setting: Setting, number: float) -> float:
    if setting.least is not None and not number >= setting.least:
        raise ValueError
    if setting.above is not None and not number > setting.above:
        raise ValueError
    if setting.most is not None and not number <= setting.most:
        raise ValueError
    if number != number or number in (float("inf"), float("-inf")):
        raise ValueError
    return number


def _switch(_: Setting, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    if str(value).lower() in YES:
        return True
    if str(value).lower() in NO:
        return False
    raise ValueError


def _rate(_: Setting, value: Any) -> Rate | None:
    if value is False or (isinstance(value, str) and value.lower() == "off"):
        return None
    found = re.fullmatch(r"(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)", value)
    if not found or not float(found[1]) > 0 or not float(found[2]) >= 1:
        raise ValueError
    return Rate(float(found[1]), float(found[2]))


_READERS: dict[Any, Callable[[Setting, Any], Any]] = {int: _whole, float: _number, bool: _switch, Rate: _rate}


def _expected(setting: Setting) -> str:
    if setting.base is Rate:
        return "a rate such as 20:60 (20 a second, 60 at once), or off"
    if setting.base is bool:
        return "yes or no"
    if setting.base in (int, float):
        return ("a whole number" if setting.base is int else "a number") + _bounds(setting)
    if setting.extra.get("networks"):
        return "an address or a network such as 10.0.0.0/8"
    if "schemes" in setting.extra:
        return " or ".join(f"{scheme}://..." for scheme in setting.extra["schemes"])
    if "uris" in setting.extra:
        return f"an address such as {setting.extra['uris'][0]}:turn.example"
    if setting.length:
        return f"a text of at least {setting.length} characters"
    return "a list of words" if setting.many else "text"


def _bounds(setting: Setting) -> str:
    if setting.above is not None:
        return f" above {setting.above:g}" + ("" if setting.most is None else f" and up to {setting.most:g}")
    if setting.least is not None and setting.most is not None:
        return f" from {written(setting.least)} to {written(setting.most)}"
    return "" if setting.least is None else f" of {setting.least:g} or more"


def _shown(setting: Setting, settings: HouseSettings) -> str:
    value = getattr(settings.limits if setting.limit else settings, setting.name)
    if setting.hidden == "whole" and value:
        return "(hidden)"
    if setting.hidden == "password" and isinstance(value, str):
        value = without_password(value)
    return written(value) or ("off" if setting.base is Rate else "-")
