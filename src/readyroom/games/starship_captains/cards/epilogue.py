"""What became of the captain: a line for each score, from 20 or less to 75 or more."""

from __future__ import annotations

from typing import Final

LEAST: Final = 20
MOST: Final = 75

LINES: Final[tuple[str, ...]] = (
    "The tugs bring in what is left of your ship. The museum asks for a plate of the hull, as a warning.",
    "You hand in the keys. Someone has already painted another name over your door.",
    "Your report is filed under fiction, by an archivist who liked the middle part.",
    "A very small parade is held for you. It is raining, and the band is one flute.",
    "The fleet thanks you for testing the escape pods so thoroughly.",
    "You are made harbor master of a moon without a harbor.",
    "Your cadets sign a card. One of them spells your name right.",
    "Two admirals argue over which of them must shake your hand. You shake both.",
    "The inquiry finds that nobody could have foreseen you.",
    "You are given a desk with a view of the ship. The window is painted on.",
    "Your parking fee exceeds the value of the cruiser. The fleet generously halves it.",
    "Your voyage becomes a children's book. You are the asteroid.",
    "The pirates send a card to say they miss you.",
    "You get a medal. It says 'Visitor'.",
    "Your log becomes required reading in the spare parts course.",
    "The Tincan archive you under 'weather'. They mean it kindly.",
    "Your crew would fly with you again, as long as someone else steers.",
    "You lecture at the Academy on Tuesdays, to anyone waiting for the bus.",
    "The fleet renews your commission, with a footnote.",
    "Home Station names a corridor after you. It is the long way around, but well lit.",
    "Your engineer retires rich, from the insurance.",
    "You are invited to dinner by an admiral who has taken you for someone else. You eat well.",
    "Nobody on your ship was eaten. The board calls that a trend.",
    "A statue of you is unveiled. They got the boots right.",
    "You are put in charge of the fleet's tea. Morale rises at once.",
    "The newspapers print your picture beside the right story.",
    "Your old ship is repaired, at last, on the day you are given another.",
    "Recruits dare each other to ask you about the fourth mission. You always tell it differently.",
    "The Cooperative makes your birthday a holiday. Mornings only.",
    "A Ni'an captain names her second-best cannon after you.",
    "You are asked to write the manual you never read.",
    "Your crew holds a reunion every year, and every year the bill is larger.",
    "You are promoted twice in one day, thanks to a clerical error nobody wants to correct.",
    "The Tincan offer you a place in their choir. You cannot sing; they say it does not matter.",
    "You are given the pick of the shipyard, and choose the ship with the comfortable chair.",
    "Your name becomes a verb. It means arriving just in time.",
    "The Academy builds a simulator of your voyage. Nobody has beaten it yet.",
    "You negotiate a treaty over breakfast, and a better one over lunch.",
    "Three planets claim you were born there. You visit all of them for the cake.",
    "Your helm officer gets her own ship. She calls you for advice and then ignores it, as you taught her.",
    "The admirals stand when you enter. One of them salutes the coffee machine, out of nerves.",
    "You map a new route and the fleet lets you name it. It is a very long name.",
    "Pirates change course when they see your lights. Some wave.",
    "A comet is named after you. It is expected back in eighty years, and so are you.",
    "Your face is on the fleet's small change. Everybody has one of you in a pocket.",
    "The first museum about you opens. You are asked not to touch the exhibits.",
    "You are made admiral, and discover that admirals are allowed to go exploring, too.",
    "Your ship is declared a monument. You ask if it may still fly. It may.",
    "An opera is written about your voyage. The engine room has the best aria.",
    "The Tincan wake one of their elders to meet you. She was told to expect someone taller.",
    "Three factions sign the peace on your mess table. The coffee ring is under glass now.",
    "The fleet offers you anything you want. You ask for ten more years with the same crew.",
    "New colonies fly on the side of the orbit you flew on.",
    "Historians divide the century into before you and after lunch.",
    "You are offered the whole fleet. You take it out for a spin.",
    "Wherever the charts end, someone has written your name, with an arrow pointing onward.",
)


def epilogue(score: int) -> str:
    """The line for a score.

    >>> epilogue(-3) == epilogue(20), epilogue(120) == epilogue(75)
    (True, True)
    """
    return LINES[min(max(score, LEAST), MOST) - LEAST]
