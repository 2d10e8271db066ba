"""What games bring besides their rules, one package each; ``readyroom.core.extras`` says what that can be."""
