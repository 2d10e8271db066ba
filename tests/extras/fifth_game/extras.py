"""What Salon adds: the odds of its hands as a call, computed in the workshop, and a command."""

from readyroom.core.extras import Command, Extras

EXTRAS = Extras(
    routes="tests.extras.fifth_game.routes:routes",
    commands=(Command("odds", "tell how many hands hold a role", "tests.extras.fifth_game.odds"),),
)
