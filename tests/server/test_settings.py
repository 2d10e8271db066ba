"""Settings: one table, four sources, and a sentence for every mistake."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from readyroom.server.limits import Limits, Rate
from readyroom.server.operations.sources import gather
from readyroom.server.settings import PAGE, BadSetting, HouseSettings, every_setting, page, written

SETTINGS = {setting.name: setting for setting in every_setting()}


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_has_a_description_and_round_trips_through_text(name: str) -> None:
    setting = SETTINGS[name]
    assert setting.help.endswith(".") and setting.help[0].isupper(), setting
    if setting.default in (None, ()):
        return
    in_force = gather({}, {setting.variable: written(setting.default)}, "")
    found = getattr(in_force.settings.limits if setting.limit else in_force.settings, name)
    assert found == setting.default and type(found) is type(setting.default)
    assert in_force.origins[name] == setting.variable


def test_no_two_settings_share_a_name_a_flag_or_a_variable() -> None:
    flags = [setting.flag for setting in every_setting() if setting.flag]
    assert len(SETTINGS) == len(every_setting()) and len(set(flags)) == len(flags)


def test_the_settings_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `python -m readyroom.server.settings`"


def test_the_example_on_the_page_is_a_settings_file(tmp_path: Path) -> None:
    example = page().split("```toml\n")[1].split("```")[0]
    (tmp_path / "settings.toml").write_text(example)
    settings = gather({}, {}, str(tmp_path / "settings.toml")).settings
    assert settings.idle == tomllib.loads(example)["idle"] and settings.limits.talk == Rate(0.5, 5)


def test_without_input_settings_have_their_defaults() -> None:
    in_force = gather({}, {}, "")
    assert in_force.settings == HouseSettings(limits=Limits())
    assert set(in_force.origins.values()) == {"default"}


def test_a_flag_beats_the_environment_and_the_environment_beats_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('idle = 1\nsweep = 1\nport = 1\ntalk = "1:1"\nlog_json = true')
    environ = {"READYROOM_SWEEP": "2", "READYROOM_PORT": "2", "READYROOM_CONFIG": str(file)}
    in_force = gather({"port": "3"}, environ)
    settings = in_force.settings
    assert (settings.idle, settings.sweep, settings.port) == (1, 2, 3)
    assert settings.limits.talk == Rate(1, 1) and settings.log_json and settings.host == "127.0.0.1"
    origins = [in_force.origins[name] for name in ("idle", "sweep", "port", "host")]
    assert origins == [f"idle in {file}", "READYROOM_SWEEP", "--port", "default"]


def test_the_config_flag_beats_its_variable_and_may_name_no_file(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text("port = 1")
    (tmp_path / "two.toml").write_text("port = 2")
    environ = {"READYROOM_CONFIG": str(tmp_path / "one.toml")}
    assert gather({}, environ).settings.port == 1
    assert gather({}, environ, str(tmp_path / "two.toml")).settings.port == 2
    assert gather({}, environ, "").settings.port == 8642


def test_a_list_may_come_as_an_array_with_commas_or_flag_by_flag(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('trusted_proxies = ["10.0.0.7", "fd00::/8"]')
    assert gather({}, {}, str(file)).settings.trusted_proxies == ("10.0.0.7", "fd00::/8")
    spelled = {"READYROOM_TRUSTED_PROXIES": "10.1.2.3/8, ::1"}
    assert gather({}, spelled, "").settings.trusted_proxies == ("10.0.0.0/8", "::1")
    assert gather({"trusted_proxies": ["10.0.0.1", "10.0.0.2"]}, {}, "").settings.trusted_proxies == (
        "10.0.0.1",
        "10.0.0.2",
    )
    assert gather({"trusted_proxies": [""]}, {}, "").settings.trusted_proxies == ()


@pytest.mark.parametrize(
    ("written_in_the_file", "sentence"),
    [
        ("prot = 1", "FILE names 'prot', which is not a setting. Did you mean 'port'?"),
        ("[limits]\ntalk = 1", "FILE names 'limits', which is not a setting. docs/settings.md lists them all."),
        ("port = 1\nport = 2", "The settings file FILE is not TOML: Cannot overwrite a value"),
        ("port = 70000", "port in FILE: 70000 is not a whole number from 0 to 65535."),
        ("port = 1.5", "port in FILE: 1.5 is not a whole number from 0 to 65535."),
        ("port = true", "port in FILE: True is not a whole number from 0 to 65535."),
        ("host = 5", "host in FILE: 5 is not text."),
        ("idle = -1", "idle in FILE: -1 is not a number of 0 or more."),
        ("idle = nan", "idle in FILE: nan is not a number of 0 or more."),
        ("idle = inf", "idle in FILE: inf is not a number of 0 or more."),
        ("sweep = 0", "sweep in FILE: 0 is not a number above 0 and up to 600."),
        ('log_json = "maybe"', "log_json in FILE: 'maybe' is not yes or no."),
        ('talk = "1"', "talk in FILE: '1' is not a rate such as 20:60 (20 a second, 60 at once), or off."),
        ('talk = "0:5"', "talk in FILE: '0:5' is not a rate"),
        ("talk = 3", "talk in FILE: 3 is not a rate"),
        ('trusted_proxies = ["10.0.0.0/99"]', "is not an address or a network such as 10.0.0.0/8."),
        ("trusted_proxies = 10", "is not an address or a network such as 10.0.0.0/8."),
    ],
)
def test_a_mistake_in_the_file_is_reported_in_a_sentence(
    tmp_path: Path, written_in_the_file: str, sentence: str
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(written_in_the_file)
    with pytest.raises(BadSetting) as wrong:
        gather({}, {}, str(file))
    assert sentence.replace("FILE", str(file)) in str(wrong.value)


def test_a_named_file_must_exist(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="cannot be read: No such file"):
        gather({}, {}, str(tmp_path / "nowhere.toml"))


def test_the_database_can_be_named_in_a_file_and_its_password_is_not_shown(tmp_path: Path) -> None:
    (tmp_path / "db").write_text("postgresql://club:hunter2@db.example/tables?sslmode=require&password=hunter2\n")
    in_force = gather({}, {"READYROOM_DB_FILE": str(tmp_path / "db")}, "")
    assert in_force.settings.db is not None and in_force.settings.db.endswith("hunter2")
    shown = in_force.table()
    assert "hunter2" not in shown and "postgresql://club:(hidden)@db.example/tables" in shown
    assert "READYROOM_DB_FILE" in shown
    with pytest.raises(BadSetting, match=r"READYROOM_DB_FILE: .* cannot be read"):
        gather({}, {"READYROOM_DB_FILE": str(tmp_path / "nowhere")}, "")


def test_a_long_value_does_not_push_the_other_columns_apart() -> None:
    lines = gather({"push_hosts": ["push.example"] * 20}, {}, "").table().splitlines()
    assert next(line for line in lines if line.startswith("port ")).split() == ["port", "default", "8642"]
    assert max(len(line) for line in lines if not line.startswith("push_hosts")) < 80


def test_an_unknown_variable_is_shown_as_unknown() -> None:
    assert "READYROOM_PROT is set, but there is no such setting." in gather({}, {"READYROOM_PROT": "1"}, "").table()


def test_the_port_variable_of_kubernetes_is_ignored() -> None:
    assert gather({}, {"READYROOM_PORT": "tcp://10.0.0.1:80"}, "").settings.port == 8642


@pytest.mark.parametrize(("word", "rate"), [("off", None), ("3:7", Rate(3, 7)), ("0.5:1", Rate(0.5, 1))])
def test_a_rate_has_a_speed_and_a_burst_or_is_off(word: str, rate: Any) -> None:
    assert gather({"talk": word}, {}, "").settings.limits.talk == rate
