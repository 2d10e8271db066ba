"""The files in deploy/, the Dockerfile and compose.yaml, checked by their tools and against the server."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from readyroom.cli.commands import parser
from readyroom.server.settings import every_setting

TOP = Path(__file__).parents[2]
DEPLOY = TOP / "deploy"
VARIABLES = {setting.variable for setting in every_setting()}
PORT = str(next(setting.default for setting in every_setting() if setting.name == "port"))


def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((TOP / "compose.yaml").read_text())
    return read


@pytest.mark.skipif(sys.platform != "linux", reason="hadolint comes for Linux")
def test_the_dockerfile_has_no_known_weakness() -> None:
    linted = subprocess.run(
        [Path(sys.executable).parent / "hadolint", TOP / "Dockerfile"], capture_output=True, text=True
    )
    assert linted.returncode == 0, linted.stdout


def test_the_image_runs_unprivileged_with_a_volume_and_a_health_check() -> None:
    text = (TOP / "Dockerfile").read_text()
    assert re.search(r"^USER 10001", text, re.M) and re.search(r"^VOLUME /data", text, re.M)
    assert re.search(r"^HEALTHCHECK", text, re.M) and "/health" in text


def test_the_docker_context_includes_what_the_image_needs() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", (TOP / "Dockerfile").read_text(), re.M)
    let_in = {line.removeprefix("!") for line in (TOP / ".dockerignore").read_text().splitlines() if line[:1] == "!"}
    for path in " ".join(copied).split():
        assert path == "." or any(path == way or path.startswith(f"{way}/") for way in let_in), path
        assert (TOP / path).exists()


@pytest.mark.parametrize("file", ["Dockerfile", "compose.yaml", "deploy/kubernetes.yaml", "deploy/readyroom.service"])
def test_every_variable_that_is_set_is_a_setting(file: str) -> None:
    named = set(re.findall(r"\b(READYROOM_[A-Z_]+)\b", (TOP / file).read_text())) - {"READYROOM_SKIP_CLIENT"}
    assert named <= VARIABLES, named - VARIABLES


@pytest.mark.parametrize("file", ["Dockerfile", "compose.yaml", "deploy/kubernetes.yaml", "deploy/readyroom.service",
                                  "deploy/nginx.conf", "deploy/nginx-club.conf", "deploy/Caddyfile"])  # fmt: skip
def test_every_file_names_the_servers_port(file: str) -> None:
    assert PORT in (TOP / file).read_text()


def test_the_club_has_three_nodes_that_nginx_knows() -> None:
    club = [
        name for name, service in compose()["services"].items() if name.startswith("node-") and service["read_only"]
    ]
    balanced = re.findall(r"server (node-\d):", (DEPLOY / "nginx-club.conf").read_text())
    assert balanced == club == ["node-1", "node-2", "node-3"]


def test_the_club_trusts_only_its_proxy() -> None:
    club = compose()
    (network,) = club["networks"]["club"]["ipam"]["config"]
    assert club["services"]["node-1"]["environment"]["READYROOM_TRUSTED_PROXIES"] == network["subnet"]
    assert "ports" not in club["services"]["node-1"] and "ports" not in club["services"]["database"]


def test_the_manifest_is_valid_for_a_cluster() -> None:
    tool = Path(sys.executable).parent / "kubernetes-validate"
    checked = subprocess.run([tool, DEPLOY / "kubernetes.yaml"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_probes_check_liveness_and_readiness() -> None:
    deployment = next(yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text()))
    (container,) = deployment["spec"]["template"]["spec"]["containers"]
    assert container["livenessProbe"]["httpGet"]["path"] == "/health"
    assert container["readinessProbe"]["httpGet"]["path"] == "/ready"


def test_the_service_starts_the_server_with_flags_that_exist() -> None:
    (line,) = re.findall(r"^ExecStart=\S+/readyroom (.+)$", (DEPLOY / "readyroom.service").read_text(), re.M)
    assert parser().parse_args(line.split()).port == PORT


def test_the_service_file_is_sound() -> None:
    systemd = shutil.which("systemd-analyze")
    if systemd is None:
        pytest.skip("systemd is not installed here")
    checked = subprocess.run([systemd, "verify", DEPLOY / "readyroom.service"], capture_output=True, text=True)
    complaints = [line for line in checked.stderr.splitlines() if "is not executable" not in line]
    assert not [line for line in complaints if "readyroom.service" in line]
