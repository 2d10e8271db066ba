"""Which rules serve which word of the planets' vocabulary."""

from __future__ import annotations

from readyroom.games.tiny_epic_galaxies.cards import vocabulary as v
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS
from readyroom.games.tiny_epic_galaxies.steps import dice, planet_beyond, planet_copies, planet_gains, planet_orbits
from readyroom.games.tiny_epic_galaxies.steps.planet import TABLE, PlanetAction


def action_of(does: v.Does) -> PlanetAction:
    """The rules for what a card does."""
    if isinstance(does, v.Gain):
        return planet_gains.GainAction(does)
    if isinstance(does, v.GainEither):
        return planet_gains.GainEitherAction(does)
    if isinstance(does, v.GainPerShip):
        return planet_gains.GainPerShipAction(does)
    if isinstance(does, v.Exchange):
        return planet_gains.ExchangeAction(does)
    if isinstance(does, v.Trade):
        return planet_gains.TradeAction(does)
    if isinstance(does, v.StealOne):
        return planet_gains.StealAction(does)
    if isinstance(does, v.Recall):
        return planet_gains.RecallAction(does)
    if isinstance(does, v.RecallOrbiting):
        return planet_gains.RecallAction(None)
    if isinstance(does, v.PerFollow):
        return planet_gains.PerFollowAction(does)
    if isinstance(does, v.FollowTax):
        return planet_gains.FollowTaxAction(does)
    if isinstance(does, v.AdvanceShips):
        return planet_orbits.AdvanceAction(does)
    if isinstance(does, v.RegressShips):
        return planet_orbits.RegressAction(does)
    if isinstance(does, v.Shift):
        return planet_orbits.ShiftAction()
    if isinstance(does, v.Transfer):
        return planet_orbits.TransferAction()
    if isinstance(does, v.MoveShips):
        return planet_orbits.MoveShipsAction(does)
    if isinstance(does, v.UpgradeEmpire):
        return planet_orbits.UpgradeAction(does)
    if isinstance(does, v.ReplaceRow):
        return planet_orbits.ReplaceAction()
    if isinstance(does, v.RerollDice):
        return dice.RerollAction()
    if isinstance(does, v.TurnDie):
        return dice.TurnDieAction()
    if isinstance(does, v.DiscardTwo):
        return dice.DiscardAction(does)
    if isinstance(does, v.RepeatDie):
        return planet_copies.RepeatAction()
    if isinstance(does, v.AnyFace):
        return planet_copies.AnyFaceAction()
    if isinstance(does, v.CopyRow):
        return planet_copies.CopyRowAction()
    if isinstance(does, v.CopyColony):
        return planet_copies.CopyColonyAction(does)
    if isinstance(does, v.Peek):
        return planet_beyond.PeekAction()
    if isinstance(does, v.RenewPilots):
        return planet_beyond.RenewAction()
    if isinstance(does, v.SendExploring):
        return planet_beyond.SendExploringAction()
    if isinstance(does, v.HireDiscount):
        return planet_beyond.HireDiscountAction(does)
    if isinstance(does, v.TakeFaceUp):
        return planet_beyond.TakeFaceUpAction()
    raise LookupError(f"There are no rules for {type(does).__name__}.")


def fill() -> None:
    """Puts the actions of all planets in place, once."""
    if not TABLE:
        TABLE.extend(action_of(planet.does) for planet in PLANETS)
