"""Statistics and ratings of people, games and the server, from finished matches."""
