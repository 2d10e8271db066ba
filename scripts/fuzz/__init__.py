"""``make fuzz-bytes``: random bytes for three entry points of the server."""
