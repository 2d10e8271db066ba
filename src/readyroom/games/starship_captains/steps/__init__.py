"""The rules as steps: each is a step of the rulebook."""
