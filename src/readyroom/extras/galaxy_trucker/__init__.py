"""Galaxy Trucker beyond the table: a ship as text, checked."""

from readyroom.core.extras import Command, Extras

EXTRAS = Extras(
    commands=(
        Command("ship", "check a ship and print what it can do", "readyroom.extras.galaxy_trucker.ship", short=True),
    )
)
