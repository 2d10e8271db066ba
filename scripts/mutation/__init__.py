"""Mutation testing: puts small mutations into copies of the rules, to see whether the tests notice."""
