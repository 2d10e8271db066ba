"""The workshop: heavy work in separate processes that can be killed at any moment."""
