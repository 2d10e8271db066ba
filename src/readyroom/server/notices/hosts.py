"""Which addresses the server may post to. People supply them, so only hosts that the operator allows are called:
otherwise strangers could send requests from inside the operator's network."""

from __future__ import annotations

from urllib.parse import urlsplit


def allowed(url: str, hosts: tuple[str, ...]) -> bool:
    """Whether a URL matches one of these: a host, ``*.`` and a domain for all hosts under it, or a whole origin.

    >>> allowed("https://web.push.apple.com/Q8x", ("*.push.apple.com",))
    True
    >>> allowed("https://push.apple.com.evil.example/", ("*.push.apple.com",))
    False
    >>> allowed("http://127.0.0.1:8642/", ("127.0.0.1",)), allowed("http://127.0.0.1:9/x", ("http://127.0.0.1:9",))
    (False, True)
    """
    try:
        parts = urlsplit(url)
        port, host = parts.port, (parts.hostname or "").lower()
    except ValueError:
        return False
    if not host or parts.username is not None or parts.password is not None or not _plain(url):
        return False
    if f"{parts.scheme}://{parts.netloc}".lower() in (one.lower() for one in hosts):
        return parts.scheme in ("http", "https")
    return parts.scheme == "https" and port in (None, 443) and any(_fits(host, one.lower()) for one in hosts)


def _fits(host: str, pattern: str) -> bool:
    return host.endswith(pattern[1:]) if pattern.startswith("*.") else host == pattern


def _plain(url: str) -> bool:
    """Whether a URL has nothing that parsers read differently."""
    return url.isascii() and url.isprintable() and " " not in url and "\\" not in url
