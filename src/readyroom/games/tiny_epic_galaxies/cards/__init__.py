"""The components as literals: numbers, effects in a small vocabulary, and short texts of our own."""
