"""nginx and Caddy as plain processes in front of a test's own server, configured by our files."""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"

HTTP = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def needs(program: str) -> str:
    """The path of a system program; without it the test is skipped."""
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{program} is not installed here")
    return found


def nginx_site(folder: Path, backend: int, http: int, https: int) -> Path:
    """deploy/nginx.conf with other ports and a temporary certificate, inside a configuration of its own."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        [needs("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj",
         "/CN=play.example.org", "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )  # fmt: skip
    site = (DEPLOY / "nginx.conf").read_text()
    for ours, theirs in {
        "listen 80;": f"listen 127.0.0.1:{http};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{https} ssl http2;",
        "127.0.0.1:8642": f"127.0.0.1:{backend}",
        "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(certificate),
        "/etc/letsencrypt/live/play.example.org/privkey.pem": str(key),
    }.items():
        assert ours in site, f"deploy/nginx.conf has no {ours!r} any more"
        site = site.replace(ours, theirs)
    whole = folder / "nginx.conf"
    whole.write_text(HTTP.format(folder=folder, site=site))
    return whole


def caddy_site(folder: Path, backend: int, port: int) -> Path:
    """deploy/Caddyfile on its own port, without certificates."""
    site = (DEPLOY / "Caddyfile").read_text()
    assert "play.example.org {" in site and "127.0.0.1:8642" in site
    site = site.replace("play.example.org {", f"http://127.0.0.1:{port} {{").replace("8642", str(backend))
    whole = folder / "Caddyfile"
    whole.write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{site}")
    return whole


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    """Runs a proxy, from when it listens until the test is over."""
    said = folder / "said.txt"
    with said.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env={"HOME": str(folder), "PATH": "/usr/bin:/bin"})
    try:
        while not _listens(port):
            assert process.poll() is None, said.read_text()
            threading.Event().wait(0.02)
        yield
    finally:
        process.terminate()
        process.wait(60)


def anybody() -> ssl.SSLContext:
    """Trusts every certificate, because the test's is self-signed."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
