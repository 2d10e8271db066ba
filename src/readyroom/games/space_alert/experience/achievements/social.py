"""The Social Skillz category: praise, company and stories. No program can see these.

What the printed sheet asks for is mostly not known; the criteria are our own reading of the names.
"""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.experience.achievements.kinds import Achievement, Origin, Proof

TABLE: Final[tuple[tuple[str, str, int, int, Proof, Origin, str], ...]] = (
    ("aye_captain", "Aye, captain!", 5, 2, "crew", "designed",
     "Somebody praised you, unasked, for how you led the crew as its captain."),
    ("loud_and_clear", "Loud and clear!", 4, 2, "crew", "designed",
     "Somebody praised you, unasked, for your work as communications officer."),
    ("all_zones_secure", "All zones secure!", 3, 2, "crew", "designed",
     "Somebody praised you, unasked, for your work as chief of security."),
    ("lucky_charm", "Lucky Charm", 2, 2, "crew", "designed", "The crew swears that you bring them luck."),
    ("lead_weight", "Lead Weight", 1, 2, "crew", "designed", "The crew came home in spite of you, and says so kindly."),
    ("superstar", "Superstar", 0, 2, "own_word", "printed", "You are a star. Nobody has to agree."),
    ("lunch_money", "Lunch Money", 2, 0, "own_word", "designed",
     "You flew this mission in a break from work or school."),
    ("children_of_the_night", "Children of the Night", 3, 0, "own_word", "designed",
     "It was after midnight when you came home."),
    ("devotion", "Devotion", 4, 0, "crew", "designed",
     "The third mission with the same crew today, this one or one before it."),
    ("promiscuity", "Promiscuity", 5, 0, "crew", "designed",
     "The third crew that you have flown with today, on this mission or one before it."),
    ("chronicler", "Chronicler", 6, 0, "own_word", "designed",
     "You published an account of the mission, and ten readers liked it; five if it is not in English."),
    ("master_chronicler", "Master Chronicler", 12, 0, "own_word", "designed",
     "As Chronicler, with thirty readers, or fifteen."),
    ("wolf_pack", "Wolf Pack", 2, 0, "crew", "designed", "Everybody aboard is a friend of everybody else."),
    ("supertemporality", "Supertemporality", 3, 0, "crew", "designed",
     "The youngest and the oldest aboard are thirty years apart."),
    ("family_business", "Family Business", 4, 0, "crew", "designed", "Three of the crew belong to one family."),
    ("integration", "Integration", 5, 0, "crew", "designed", "Somebody aboard had never flown with any of you before."),
    ("pangalactic", "Pangalactic", 6, 0, "crew", "designed", "The crew comes from three countries."),
    ("respected", "Respected", 6, 2, "crew", "designed", "Somebody asked to fly because you would be aboard."),
    ("flight_instructor", "Flight Instructor", 6, 5, "crew", "designed",
     "You taught somebody the game, and they came home with you today."),
    ("hometown_hero", "Hometown Hero", 0, 0, "crew", "printed",
     "Whatever your group has agreed on. Its points are not known, so it counts for the collection alone."),
)  # fmt: skip

SOCIAL_SKILLZ: Final = tuple(
    Achievement(id, name, "social_skillz", points, level, text, proof, origin)
    for id, name, points, level, proof, origin, text in TABLE
)
