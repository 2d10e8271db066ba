"""The Social Skillz category: praise, company and stories. No program can see these. Most of the printed criteria are
not known; these are our own reading of the names.
"""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.experience.achievements.kinds import Achievement, Origin, Proof

TABLE: Final[tuple[tuple[str, str, int, int, Proof, Origin, str], ...]] = (
    ("aye_captain", "Aye, captain!", 5, 2, "crew", "designed",
     "Someone praised you, unprompted, for how you led the crew as captain."),
    ("loud_and_clear", "Loud and clear!", 4, 2, "crew", "designed",
     "Someone praised you, unprompted, for your work as communications officer."),
    ("all_zones_secure", "All zones secure!", 3, 2, "crew", "designed",
     "Someone praised you, unprompted, for your work as chief of security."),
    ("lucky_charm", "Lucky Charm", 2, 2, "crew", "designed", "The crew swears that you bring them luck."),
    ("lead_weight", "Lead Weight", 1, 2, "crew", "designed", "The crew came home in spite of you, and kindly says so."),
    ("superstar", "Superstar", 0, 2, "own_word", "printed", "You are a star. Nobody has to agree."),
    ("lunch_money", "Lunch Money", 2, 0, "own_word", "designed",
     "You flew this mission in a break from work or school."),
    ("children_of_the_night", "Children of the Night", 3, 0, "own_word", "designed",
     "It was after midnight when you came home."),
    ("devotion", "Devotion", 4, 0, "crew", "designed",
     "Three missions with the same crew today."),
    ("promiscuity", "Promiscuity", 5, 0, "crew", "designed",
     "Missions with three different crews today."),
    ("chronicler", "Chronicler", 6, 0, "own_word", "designed",
     "You published an account of the mission, and ten readers liked it, or five if it is not in English."),
    ("master_chronicler", "Master Chronicler", 12, 0, "own_word", "designed",
     "Like Chronicler, with thirty likes, or fifteen if it is not in English."),
    ("wolf_pack", "Wolf Pack", 2, 0, "crew", "designed", "Everyone aboard is friends with everyone else."),
    ("supertemporality", "Supertemporality", 3, 0, "crew", "designed",
     "The youngest and the oldest aboard are at least thirty years apart."),
    ("family_business", "Family Business", 4, 0, "crew", "designed", "Three crew members belong to one family."),
    ("integration", "Integration", 5, 0, "crew", "designed", "Someone aboard had never flown with any of you before."),
    ("pangalactic", "Pangalactic", 6, 0, "crew", "designed", "The crew comes from three countries."),
    ("respected", "Respected", 6, 2, "crew", "designed", "Someone asked to fly because you would be aboard."),
    ("flight_instructor", "Flight Instructor", 6, 5, "crew", "designed",
     "You taught someone the game, and they came home with you today."),
    ("hometown_hero", "Hometown Hero", 0, 0, "crew", "printed",
     "Whatever your group agreed on. It earns no experience and counts only for the collection."),
)  # fmt: skip

SOCIAL_SKILLZ: Final = tuple(
    Achievement(id, name, "social_skillz", points, level, text, proof, origin)
    for id, name, points, level, proof, origin, text in TABLE
)
