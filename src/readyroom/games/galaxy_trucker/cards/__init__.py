"""What lies in the box, as literals."""
