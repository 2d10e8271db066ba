"""``make fuzz-bytes``: bytes that no person would send, at three doors of the house."""
