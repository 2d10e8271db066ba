"""WebSocket frames (RFC 6455, 5.2), as far as tables need them: reads one short complete text, writes one."""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

_MOST: Final = 4096
_HEADS: Final = [bytes((0x81, size)) if size < 126 else b"\x81\x7e" + size.to_bytes(2, "big") for size in range(_MOST)]
"""Headers of short frames, by text length."""


def only_text(data: bytes) -> bytes | None:
    """The text, if the data is exactly one short, complete ASCII frame."""
    size = len(data) - 6
    text: bytes | None = None
    if 0 <= size < 126 and data[0] == 0x81 and data[1] == 0x80 | size:
        text = apply_mask(data[6:], data[2:6])
    elif 128 <= size < 4098 and data[0] == 0x81 and data[1] == 0xFE and data[2] << 8 | data[3] == size - 2:
        text = apply_mask(data[8:], data[4:8])
    return text if text is not None and text.isascii() else None


def framed(message: bytes) -> bytes:
    """A text as an unmasked frame: header with length, then the text."""
    size = len(message)
    if size < _MOST:
        return _HEADS[size] + message
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message
