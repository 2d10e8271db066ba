"""The planets: 40 of the base game, then 12 of Beyond the Black. New ones go to the end of the table."""

from __future__ import annotations

from typing import Final

from readyroom.games.tiny_epic_galaxies.cards.kinds import Planet
from readyroom.games.tiny_epic_galaxies.cards.mats import CULTURE, DIPLOMACY, ECONOMY, ENERGY
from readyroom.games.tiny_epic_galaxies.cards.vocabulary import (
    AdvanceShips,
    AnyFace,
    CopyColony,
    CopyRow,
    DiscardTwo,
    Does,
    Exchange,
    FollowTax,
    Gain,
    GainEither,
    GainPerShip,
    HireDiscount,
    MoveShips,
    Peek,
    PerFollow,
    Recall,
    RecallOrbiting,
    RegressShips,
    RenewPilots,
    RepeatDie,
    ReplaceRow,
    RerollDice,
    SendExploring,
    Shift,
    StealOne,
    TakeFaceUp,
    Trade,
    Transfer,
    TurnDie,
    UpgradeEmpire,
)

DUAL: Final = 0
"""A planet that yields on either acquire die."""


def _beyond(
    id: str, name: str, yields: int, symbol: int, vp: int, does: Does, text: str, own_turn: bool = False,
    once: bool = False, since: int = 1, until: int = 0,
) -> Planet:  # fmt: skip
    return Planet(id, name, yields, symbol, vp, does, text, own_turn, once, "designed", True, since, until)


PLANETS: Final[tuple[Planet, ...]] = (
    Planet("jakks", "Jakks", CULTURE, DIPLOMACY, 1, Gain(culture=1), "Gain 1 culture."),
    Planet("vici-ks156", "Vici-KS156", ENERGY, ECONOMY, 1, Gain(energy=1), "Gain 1 energy."),
    Planet("drewkaiden", "Drewkaiden", CULTURE, ECONOMY, 1, AdvanceShips(DIPLOMACY),
           "Advance one of your ships 1 space on a diplomacy track."),
    Planet("leandra", "Leandra", ENERGY, DIPLOMACY, 1, AdvanceShips(ECONOMY),
           "Advance one of your ships 1 space on an economy track."),
    Planet("birkomius", "Birkomius", CULTURE, DIPLOMACY, 1, PerFollow(culture=1),
           "Until the end of your turn, gain 1 culture each time a player follows you.", own_turn=True, once=True),
    Planet("bisschop", "Bisschop", ENERGY, ECONOMY, 1, PerFollow(energy=1),
           "Until the end of your turn, gain 1 energy each time a player follows you.", own_turn=True, once=True),
    Planet("tifnod", "Tifnod", CULTURE, ECONOMY, 1, RegressShips(DIPLOMACY),
           "Push an enemy ship back 1 space on a diplomacy track."),
    Planet("vizcarra", "Vizcarra", ENERGY, DIPLOMACY, 1, RegressShips(ECONOMY),
           "Push an enemy ship back 1 space on an economy track."),
    Planet("mj-120210", "MJ-120210", ENERGY, DIPLOMACY, 2, Gain(energy=2), "Gain 2 energy."),
    Planet("helios", "Helios", CULTURE, DIPLOMACY, 2, ReplaceRow(),
           "Replace a planet in the row that has no ships on it or in its orbit."),
    Planet("mared", "Mared", ENERGY, ECONOMY, 2, UpgradeEmpire(discount=1, only_lowest=True),
           "If your empire has the lowest level of all, upgrade it for 1 less."),
    Planet("lureena", "Lureena", CULTURE, ECONOMY, 2, UpgradeEmpire(mix=True),
           "Upgrade your empire, paying with any mix of energy and culture."),
    Planet("zalax", "Zalax", CULTURE, DIPLOMACY, 2, RerollDice(),
           "Reroll any of your unused dice for free.", own_turn=True),
    Planet("hoefker", "Hoefker", CULTURE, ECONOMY, 2, Exchange(energy=1, culture=2),
           "Spend 1 energy to gain 2 culture."),
    Planet("clj-0517", "CLJ-0517", ENERGY, ECONOMY, 2, StealOne(culture=1),
           "Steal 1 culture from another player.", own_turn=True, once=True),
    Planet("la-torres", "La-Torres", CULTURE, DIPLOMACY, 2, StealOne(energy=1),
           "Steal 1 energy from another player.", own_turn=True, once=True),
    Planet("pembertonia-major", "Pembertonia-Major", ENERGY, ECONOMY, 3, Trade("energy"),
           "Turn any amount of culture into energy, one for one."),
    Planet("omicron-fenzi", "Omicron-Fenzi", CULTURE, DIPLOMACY, 3, Trade("culture"),
           "Turn any amount of energy into culture, one for one."),
    Planet("nagato", "Nagato", ENERGY, ECONOMY, 3, MoveShips(culture=1),
           "Spend 1 culture to move two different ships, one after the other.", once=True),
    Planet("padraigin-3110", "Padraigin-3110", CULTURE, ECONOMY, 3, AdvanceShips(DIPLOMACY, steps=2, culture=2),
           "Spend 2 culture to advance one of your ships 2 spaces on a diplomacy track."),
    Planet("jorg", "Jorg", CULTURE, DIPLOMACY, 3, RegressShips(steps=2, culture=2),
           "Spend 2 culture to push an enemy ship back 2 spaces."),
    Planet("nakagawakozi", "Nakagawakozi", ENERGY, DIPLOMACY, 3, AdvanceShips(ECONOMY, steps=2, energy=2),
           "Spend 2 energy to advance one of your ships 2 spaces on an economy track."),
    Planet("brumbaugh", "Brumbaugh", ENERGY, DIPLOMACY, 3, RegressShips(ships=2, energy=2),
           "Spend 2 energy to push two enemy ships back 1 space each."),
    Planet("umbra-forum", "Umbra-Forum", CULTURE, ECONOMY, 3, CopyRow(),
           "Use the action of any planet in the row. You need no ship there."),
    Planet("jac-110912", "JAC-110912", CULTURE, ECONOMY, 5, Gain(culture=2, others_culture=1),
           "Gain 2 culture. Every other player gains 1."),
    Planet("gleam-zanier", "Gleam-Zanier", ENERGY, DIPLOMACY, 5, Gain(energy=2, others_energy=1),
           "Gain 2 energy. Every other player gains 1."),
    Planet("maia", "Maia", CULTURE, DIPLOMACY, 5, DiscardTwo(energy=2, culture=2),
           "Discard two unused dice to gain 2 energy and 2 culture.", own_turn=True),
    Planet("andellouxian-6", "Andellouxian-6", CULTURE, ECONOMY, 5, RecallOrbiting(),
           "Call one of your orbiting ships home. Gain as much energy or culture as the number of its space."),
    Planet("walsfeo", "Walsfeo", ENERGY, ECONOMY, 5, CopyColony(culture=1),
           "Pay another player 1 culture to use one of their colonies."),
    Planet("sargus-36", "Sargus-36", CULTURE, DIPLOMACY, 5, CopyColony(energy=1),
           "Pay another player 1 energy to use one of their colonies."),
    Planet("zavodnick", "Zavodnick", ENERGY, ECONOMY, 5, AnyFace(),
           "Take any one of the six die actions. The others may follow it for free.", once=True),
    Planet("bsw-10-1", "BSW-10-1", ENERGY, DIPLOMACY, 5, Shift(),
           "Push one of your ships back 1 space to advance another of your ships 1."),
    Planet("aughmoore", "Aughmoore", ENERGY, DIPLOMACY, 7, GainPerShip("home"),
           "Gain 1 culture for each of your ships at home."),
    Planet("shouhua", "Shouhua", ENERGY, DIPLOMACY, 7, AdvanceShips(), "Advance one of your ships 1 space."),
    Planet("nibiru", "Nibiru", CULTURE, DIPLOMACY, 7, FollowTax(price=2),
           "Until the end of your turn, following costs 2 culture.", own_turn=True),
    Planet("gort", "Gort", ENERGY, ECONOMY, 7, Transfer(),
           "Shift one of your orbiting ships to the space of the same number in another planet's orbit."),
    Planet("terra-bettia", "Terra-Bettia", ENERGY, DIPLOMACY, 7, AdvanceShips(steps=2, others=1),
           "Every other player may advance a ship 1 space. Then advance one of yours 2 spaces."),
    Planet("k-widow", "K-Widow", CULTURE, ECONOMY, 7, RegressShips(), "Push an enemy ship back 1 space."),
    Planet("piedes", "Piedes", ENERGY, ECONOMY, 7, RepeatDie(),
           "Repeat the face of a die used earlier this turn."),
    Planet("gyore", "Gyore", CULTURE, ECONOMY, 7, TurnDie(),
           "Set one unused die to a face of your choice.", own_turn=True),
    # Beyond the Black. Only their number and that some yield on either die is known; the cards themselves are designed.
    _beyond("brackwater", "Brackwater", DUAL, DIPLOMACY, 1, GainEither(energy=1, culture=1),
            "Gain 1 energy or 1 culture."),
    _beyond("ketterling", "Ketterling", CULTURE, ECONOMY, 1, Peek(),
            "Look at the top exploration card. Leave it there or tuck it under the deck."),
    _beyond("osmira-9", "Osmira-9", ENERGY, DIPLOMACY, 2, Gain(culture=1, exploring_culture=1),
            "Gain 1 culture, and 1 more if a ship of yours is in Unexplored Space."),
    _beyond("tollhaven", "Tollhaven", ENERGY, ECONOMY, 2, RenewPilots(),
            "Replace any pilots in the row. They go under the pilot deck.", own_turn=True),
    _beyond("pells-anchor", "Pell's Anchor", DUAL, ECONOMY, 2, Recall(energy=2),
            "Call home a ship from a planet, an orbit or Unexplored Space to gain 2 energy."),
    _beyond("quillon-reach", "Quillon Reach", CULTURE, DIPLOMACY, 3, AdvanceShips(culture=1),
            "Spend 1 culture to advance one of your ships 1 space, in any orbit or on any danger track."),
    _beyond("sable-drift", "Sable Drift", ENERGY, ECONOMY, 3, SendExploring(),
            "Move a ship to Unexplored Space and explore.", once=True),
    _beyond("hadrune", "Hadrune", DUAL, DIPLOMACY, 3, Trade("either", most=3),
            "Turn up to 3 energy into culture, or up to 3 culture into energy."),
    _beyond("vantis-prime", "Vantis Prime", CULTURE, ECONOMY, 5, HireDiscount(dice=1),
            "Your next hire this turn costs one die less, but at least one.", own_turn=True, once=True),
    _beyond("morrowgate", "Morrowgate", ENERGY, DIPLOMACY, 5, TakeFaceUp(),
            "Take a face-up exploration card and do what it says. You need no ship there.", own_turn=True, once=True),
    _beyond("ultima-carrow", "Ultima Carrow", CULTURE, DIPLOMACY, 7, GainPerShip("advanced", either=True),
            "Gain 1 energy for each of your advanced ships in play, or 1 culture for each."),
    _beyond("empyres-wake", "Empyre's Wake", DUAL, ECONOMY, 7, AdvanceShips(ships=2),
            "Advance up to two of your ships 1 space each, in any orbit or on any danger track."),
)  # fmt: skip

PLANET_ID: Final = tuple(planet.id for planet in PLANETS)
PLANET_NUMBER: Final = {planet.id: i for i, planet in enumerate(PLANETS)}
SPACES: Final = tuple(planet.spaces for planet in PLANETS)
SYMBOL: Final = tuple(planet.symbol for planet in PLANETS)
POINTS: Final = tuple(planet.vp for planet in PLANETS)
YIELDS: Final[tuple[tuple[bool, ...], ...]] = tuple(
    (planet.yields in (ENERGY, DUAL), planet.yields in (CULTURE, DUAL)) for planet in PLANETS
)
"""Whether each planet yields energy, and whether it yields culture."""

OWN_TURN: Final = tuple(planet.own_turn for planet in PLANETS)
ONCE: Final = tuple(planet.once for planet in PLANETS)
