"""The rules for each word of the planets' vocabulary, and so for each planet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from readyroom.games.tiny_epic_galaxies.cards import vocabulary as v
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS
from readyroom.games.tiny_epic_galaxies.state import PlanetAction
from readyroom.games.tiny_epic_galaxies.steps import dice, planet_beyond, planet_copies, planet_gains, planet_orbits

RULES: Final[dict[type[v.Does], Callable[[Any], PlanetAction]]] = {
    v.Gain: planet_gains.GainAction,
    v.GainEither: planet_gains.GainEitherAction,
    v.GainPerShip: planet_gains.GainPerShipAction,
    v.Exchange: planet_gains.ExchangeAction,
    v.Trade: planet_gains.TradeAction,
    v.StealOne: planet_gains.StealAction,
    v.Recall: planet_gains.RecallAction,
    v.RecallOrbiting: planet_gains.RecallAction,
    v.PerFollow: planet_gains.PerFollowAction,
    v.FollowTax: planet_gains.FollowTaxAction,
    v.AdvanceShips: planet_orbits.AdvanceAction,
    v.RegressShips: planet_orbits.RegressAction,
    v.Shift: planet_orbits.ShiftAction,
    v.Transfer: planet_orbits.TransferAction,
    v.MoveShips: planet_orbits.MoveShipsAction,
    v.UpgradeEmpire: planet_orbits.UpgradeAction,
    v.ReplaceRow: planet_orbits.ReplaceAction,
    v.RerollDice: dice.RerollAction,
    v.TurnDie: dice.TurnDieAction,
    v.DiscardTwo: dice.DiscardAction,
    v.RepeatDie: planet_copies.RepeatAction,
    v.AnyFace: planet_copies.AnyFaceAction,
    v.CopyRow: planet_copies.CopyRowAction,
    v.CopyColony: planet_copies.CopyColonyAction,
    v.Peek: planet_beyond.PeekAction,
    v.RenewPilots: planet_beyond.RenewAction,
    v.SendExploring: planet_beyond.SendExploringAction,
    v.HireDiscount: planet_beyond.HireDiscountAction,
    v.TakeFaceUp: planet_beyond.TakeFaceUpAction,
}

PLANET_ACTIONS: Final = tuple(RULES[type(planet.does)](planet.does) for planet in PLANETS)
"""By planet number."""
