"""The page: the client built into the package, or a plain page that says how to get it."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response

FOLDER = Path(__file__).parents[1] / "static"
MANIFEST = "manifest.json"
INDEX = "index.html"
LOBBY = "src/shell/lobby/Lobby.svelte"
TABLE = "src/shell/table/TablePage.svelte"
BOARD = "src/games/{}/index.ts"
TOOL = "src/games/{}/pages/{}.svelte"
PLACES = {
    "": (1,),
    "t": (2,),
    "replays": (1,),
    "replay": (1, 2),
    "learn": (1, 2),
    "settings": (1,),
    "device": (1,),
    "admin": (1,),
    "seasons": (1,),
    "season": (2,),
    "me": (1,),
    "people": (2,),
    "statistics": (1, 2),
    "daily": (1, 2),
    "puzzles": (1,),
    "puzzle": (2,),
}
"""The page's own addresses: how many parts each may have, by its first part."""
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest")
KINDS = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
"""Types the system's own table lacks, or that differ between systems."""
WORKER = "sw.js"
WORKER_POLICY = "default-src 'self'; frame-ancestors 'none'"
"""The service worker fetches pages for the browser, which the policy for plain files would block."""
NO_CLIENT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Ready Room</title>
<meta name="viewport" content="width=device-width">
<body style="font:1.1rem/1.6 system-ui;max-width:40rem;margin:4rem auto;padding:0 1rem">
<h1>Ready Room is running, but its page was not built.</h1>
<p>The server works: programs can play here through <a href="/schema">its interface</a>.
To get the page, build it once and start the server again:</p>
<pre>make web</pre>
<p>or install Ready Room where Node 20 or newer is at hand: <code>pip install .</code> builds it.</p></body></html>"""


class Page(msgspec.Struct, frozen=True):
    """One file, ready to send."""

    body: bytes
    zipped: bytes | None
    kind: str
    tag: str
    lasting: bool


class Chunk(msgspec.Struct, frozen=True):
    """A file of the built page, and the files it needs."""

    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


class Client:
    """The built client, read once into memory. Any path that is not a file is the page, which has its own addresses."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files: dict[str, Page] = {}
        self._chunks: dict[str, Chunk] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                name = path.relative_to(folder).as_posix()
                if name == MANIFEST:
                    self._chunks = msgspec.json.decode(path.read_bytes(), type=dict[str, Chunk])
                elif path.is_file():
                    self._files[name] = page(path.read_bytes(), name)
        self.built = "index.html" in self._files
        self._index = self._files.get("index.html") or page(NO_CLIENT, "index.html")

    def answer(self, request: Request[Any, Any, Any], path: str, game: str = "") -> Response[bytes]:
        """A file, or the page; at a table of a known game it also names what the board needs."""
        name = path.strip("/")
        found = self._files.get(name)
        if found is None and (name.startswith(("api/", "ws/", "assets/")) or "." in name.rsplit("/", 1)[-1]):
            return Response(b'{"detail":"There is nothing here."}', status_code=404, media_type="application/json")
        if found is not None:
            answer = sent(request, found)
            if name == WORKER:
                answer.headers["Content-Security-Policy"] = WORKER_POLICY
            return answer
        answer = sent(request, self._index)
        if self.built and not self._is_place(name):
            answer.status_code = 404
            return answer
        needed = self._needed(name, game)
        if needed:
            answer.headers["Link"] = needed
        return answer

    def _is_place(self, name: str) -> bool:
        """Whether the page has something at an address: its own place, or a game's page."""
        parts = [part for part in name.split("/") if part] or [""]
        if len(parts) in PLACES.get(parts[0], ()):
            return True
        return len(parts) == 2 and TOOL.format(*parts) in self._chunks

    def _needed(self, name: str, game: str) -> str:
        """What the page at this address will request, so that the browser can fetch it early."""
        wanted = [LOBBY] if not name else [TABLE, BOARD.format(game)] if name.startswith("t/") else []
        have = self._with_imports(INDEX, {})
        more = {key: chunk for one in wanted for key, chunk in self._with_imports(one, {}).items() if key not in have}
        links = [f"</{chunk.file}>; rel=modulepreload" for chunk in more.values()]
        # Same mode as the page's own request: otherwise the preload is wasted.
        links += [f"</{css}>; rel=preload; as=style; crossorigin" for chunk in more.values() for css in chunk.css]
        if game:
            links.append(f"</api/games/{game}/catalog>; rel=preload; as=fetch; crossorigin")
        return ", ".join(links)

    def _with_imports(self, key: str, found: dict[str, Chunk]) -> dict[str, Chunk]:
        chunk = self._chunks.get(key)
        if chunk is not None and key not in found:
            found[key] = chunk
            for one in chunk.imports:
                self._with_imports(one, found)
        return found


def page(body: bytes, name: str) -> Page:
    kind = KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    zipped = gzip.compress(body, 9, mtime=0) if kind.startswith(COMPRESSIBLE) and len(body) > 500 else None
    tag = f'"{blake2b(body, digest_size=8).hexdigest()}"'
    return Page(body, zipped, kind, tag, name.startswith("assets/"))


def sent(request: Request[Any, Any, Any], file: Page) -> Response[Any]:
    """The file, compressed if the caller accepts that, or nothing if the caller already has it."""
    headers = {
        "ETag": file.tag,
        "Vary": "Accept-Encoding",
        # Asset names carry a hash, so they never change; the page itself is revalidated each time.
        "Cache-Control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.zipped, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)
