"""Mutation testing: small mistakes put into copies of the rules, to see whether the tests notice."""
