"""How the bot builds and flies."""
