"""The rules, one module per step, in the order of the rulebook."""
