"""Space Alert beyond the table: the resolver, the solver, missions to read aloud, the academy and ships' logs."""

from readyroom.core.extras import Command, Extras

EXTRAS = Extras(
    routes="readyroom.extras.space_alert.routes:routes",
    film="readyroom.games.space_alert.film.film:film_of_part",
    story="readyroom.games.space_alert.film.story:chapters",
    puzzles="readyroom.extras.space_alert.rescue:SAVING",
    commands=(
        Command(
            "resolve",
            "resolve a mission that you played with the box",
            "readyroom.extras.space_alert.commands.resolve",
            short=True,
        ),
        Command(
            "solve",
            "find a plan for a mission, on all cores",
            "readyroom.extras.space_alert.commands.solve",
            short=True,
            needs="play",
        ),
        Command(
            "mission",
            "print a mission's script, to be read aloud",
            "readyroom.extras.space_alert.commands.mission",
            short=True,
        ),
    ),
)
