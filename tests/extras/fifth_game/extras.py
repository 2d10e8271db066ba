"""What Salon brings: the odds of its hands, as a call, a command and a piece of work."""

from readyroom.core.extras import Command, Extras

EXTRAS = Extras(
    routes="tests.extras.fifth_game.routes:routes",
    commands=(Command("odds", "tell how many hands hold a role", "tests.extras.fifth_game.odds"),),
    work={"count": "tests.extras.fifth_game.odds:count"},
)
