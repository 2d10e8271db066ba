"""The HTTP side: people, tables, finished matches, dossiers, and the page."""
