"""The workshop: heavy work, done in processes of its own that can be ended at any moment."""
