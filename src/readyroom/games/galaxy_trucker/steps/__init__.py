"""One module for each stage of a flight, in the order of the rulebook."""
