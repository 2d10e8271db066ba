"""The 30 pilots of Beyond the Black (B3). An ability works for the ship its pilot flies and for no other.

Lightspeeder's name and ships and Harrow Vey's ability are known; the rest is designed.
"""

from __future__ import annotations

from typing import Final

from readyroom.games.tiny_epic_galaxies.cards.kinds import Pilot
from readyroom.games.tiny_epic_galaxies.cards.mats import (
    AMBITION,
    AURORA,
    BEACON,
    COMET,
    INTREPID,
    NEBULA,
    NEXUS,
    RELIC,
)

NO_ABILITY: Final = 0
MOVES_AGAIN: Final = 1
YIELDS_TWO: Final = 2
SAME_PLANET: Final = 3
GAINS_ON_LANDING: Final = 4
FOLLOWS_MOVES_FREE: Final = 5
DIPLOMACY_HEAD_START: Final = 6
ECONOMY_HEAD_START: Final = 7
GAINS_ON_COLONIZING: Final = 8
IGNORES_SYMBOL: Final = 9
PEEKS: Final = 10
GAINS_MORE_FROM_DISCOVERIES: Final = 11
ENERGY_IN_UNEXPLORED_SPACE: Final = 12
GAINS_ON_EXPLORING: Final = 13
EXPLORES_AGAIN: Final = 14
IMMUNE_TO_REGRESS: Final = 15
REGRESSES_RIVAL: Final = 16
ADVANCES_AGAIN: Final = 17
GAINS_WHEN_SENT_HOME: Final = 18
MOVES_ON_COLONIZING: Final = 19
IGNORES_LOSSES: Final = 20
DANGER_HEAD_START: Final = 21
LEAVES_DANGER: Final = 22
REFUSES_DANGER: Final = 23
GAINS_ON_FACE_UP: Final = 24
CHEAPER_UPGRADE: Final = 25
YIELDS_ANYTHING: Final = 26
REPEATS_LANDING: Final = 27
CULTURE_AT_HOME: Final = 28
SHARES_ORBIT: Final = 29


PILOTS: Final[tuple[Pilot, ...]] = (
    Pilot("lightspeeder", "Lightspeeder", (AURORA, INTREPID), MOVES_AGAIN,
          "Once per turn, after this ship moves, you may spend 1 energy to move it again.", (COMET,),
          costs_energy=1, once=True, origin="printed name and ships"),
    Pilot("harrow-vey", "Harrow Vey", (AURORA, INTREPID), YIELDS_TWO,
          "This ship brings 2 instead of 1 when you acquire.", origin="printed ability"),
    Pilot("skimmer-dax", "Skimmer Dax", (AURORA, INTREPID), SAME_PLANET,
          "This ship may move between the surface and the orbit of the same planet.", (BEACON,)),
    Pilot("orla-quick", "Orla Quick", (AURORA, INTREPID), GAINS_ON_LANDING,
          "When this ship lands on a planet, gain 1 energy.", (RELIC,), energy=1),
    Pilot("tamsin-reeve", "Tamsin Reeve", (AURORA, INTREPID), FOLLOWS_MOVES_FREE,
          "Once per turn, you may follow a move die for free with this ship.", once=True),
    Pilot("consul-ivara", "Consul Ivara", (AURORA, AMBITION), DIPLOMACY_HEAD_START,
          "This ship enters diplomacy orbits on space 1.", (NEBULA,)),
    Pilot("marshal-brandt", "Marshal Brandt", (AURORA, AMBITION), ECONOMY_HEAD_START,
          "This ship enters economy orbits on space 1.", (COMET,)),
    Pilot("treasurer-onn", "Treasurer Onn", (AURORA, AMBITION), GAINS_ON_COLONIZING,
          "When this ship colonizes a planet, gain 2 energy.", (RELIC,), energy=2),
    Pilot("archivist-sel", "Archivist Sel", (AURORA, AMBITION), GAINS_ON_COLONIZING,
          "When this ship colonizes a planet, gain 2 culture.", (BEACON,), culture=2),
    Pilot("envoy-yune", "Envoy Yune", (AURORA, AMBITION), IGNORES_SYMBOL,
          "In orbit, this ship advances with either symbol."),
    Pilot("surveyor-kip", "Surveyor Kip", (AURORA, NEXUS), PEEKS,
          "When this ship explores, you may look at the top card before you choose.", (NEBULA,)),
    Pilot("salvager-moxie", "Salvager Moxie", (AURORA, NEXUS), GAINS_MORE_FROM_DISCOVERIES,
          "When this ship takes a discovery that brings energy or culture, gain 1 more of a kind it brings."),
    Pilot("deepcaller-aru", "Deepcaller Aru", (AURORA, NEXUS), ENERGY_IN_UNEXPLORED_SPACE,
          "In Unexplored Space, this ship also brings energy.", (COMET,)),
    Pilot("beacon-twins", "Beacon Twins", (AURORA, NEXUS), GAINS_ON_EXPLORING,
          "When this ship explores, gain 1 culture.", (BEACON,), culture=1),
    Pilot("hollis-vane", "Hollis Vane", (AURORA, NEXUS), EXPLORES_AGAIN,
          "Once per turn, this ship may use a move in Unexplored Space to explore again.", once=True),
    Pilot("bulwark-tann", "Bulwark Tann", (INTREPID, AMBITION), IMMUNE_TO_REGRESS,
          "Enemies cannot push this ship back.", (RELIC,)),
    Pilot("rival-rhee", "Rival Rhee", (INTREPID, AMBITION), REGRESSES_RIVAL,
          "Once per turn, when this ship advances in orbit, you may spend 1 energy to push an enemy ship there back 1.",
          costs_energy=1, once=True),
    Pilot("flanker-juno", "Flanker Juno", (INTREPID, AMBITION), ADVANCES_AGAIN,
          "Once per turn, when this ship advances in orbit, you may spend 1 energy to advance it 1 more.",
          costs_energy=1, once=True),
    Pilot("escort-bray", "Escort Bray", (INTREPID, AMBITION), GAINS_WHEN_SENT_HOME,
          "When an enemy colonizes and sends this ship home, gain 2 energy or 2 culture.", (NEBULA,),
          energy=2, culture=2),
    Pilot("captain-osei", "Captain Osei", (INTREPID, AMBITION), MOVES_ON_COLONIZING,
          "Once per turn, when this ship colonizes a planet, you may move it.", (COMET,), once=True),
    Pilot("ironhull-petra", "Ironhull Petra", (INTREPID, NEXUS), IGNORES_LOSSES,
          "When this ship takes a danger, you lose no energy or culture.", (RELIC,)),
    Pilot("slip-marrow", "Slip Marrow", (INTREPID, NEXUS), DANGER_HEAD_START,
          "This ship enters danger tracks on space 1.", (BEACON,)),
    Pilot("rook-callow", "Rook Callow", (INTREPID, NEXUS), LEAVES_DANGER,
          "A move and 2 energy bring this ship home from a danger track.", (NEBULA,), costs_energy=2),
    Pilot("gambler-finch", "Gambler Finch", (INTREPID, NEXUS), REFUSES_DANGER,
          "Once per exploration, when this ship draws a danger, you may spend 1 culture to tuck it under the deck and "
          "draw again.", costs_culture=1),
    Pilot("trailblazer-noor", "Trailblazer Noor", (INTREPID, NEXUS), GAINS_ON_FACE_UP,
          "When this ship takes a face-up card, gain 1 energy.", (RELIC,), energy=1),
    Pilot("chancellor-voss", "Chancellor Voss", (AMBITION, NEXUS), CHEAPER_UPGRADE,
          "Once per turn, while this ship is at home, an upgrade costs 1 less, but at least 1.", once=True),
    Pilot("broker-lune", "Broker Lune", (AMBITION, NEXUS), YIELDS_ANYTHING,
          "At home, on any planet and in any orbit, this ship brings whatever you acquire.", (BEACON,)),
    Pilot("attache-bellamy", "Attache Bellamy", (AMBITION, NEXUS), REPEATS_LANDING,
          "Once per turn, after you use the action of the planet this ship landed on, you may spend 1 culture to use "
          "it again.", costs_culture=1, once=True),
    Pilot("quartermaster-ildri", "Quartermaster Ildri", (AMBITION, NEXUS), CULTURE_AT_HOME,
          "At home, this ship also brings culture.", (COMET,)),
    Pilot("admiral-thessaly", "Admiral Thessaly", (AMBITION, NEXUS), SHARES_ORBIT,
          "This ship may enter an orbit where another ship of yours is.", (NEBULA,)),
)  # fmt: skip

PILOT_ID: Final = tuple(pilot.id for pilot in PILOTS)
PILOT_BADGES: Final = tuple(pilot.badges for pilot in PILOTS)
PILOT_NUMBER: Final = {pilot.id: i for i, pilot in enumerate(PILOTS)}
ABILITY: Final[tuple[int, ...]] = (*[pilot.ability for pilot in PILOTS], NO_ABILITY)
"""By pilot number; the last entry serves ships without a pilot (number -1)."""
