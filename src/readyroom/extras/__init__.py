"""What games bring besides their rules, one package each; see ``readyroom.core.extras``."""
