"""All sentences of the game."""

from __future__ import annotations

from typing import Final

from readyroom.core.words import Phrasebook
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.goods import GOODS
from readyroom.games.galaxy_trucker.cards.missions import BETS, MISSIONS, ORDERS
from readyroom.games.galaxy_trucker.cards.tiles import TILES


def _board(action: a.Board) -> str:
    if action.purple is None and action.brown is None:
        return "Humans in every cabin."
    purple = "a purple alien at {purple}" if action.purple is not None else ""
    brown = "a brown alien at {brown}" if action.brown is not None else ""
    return f"Take {' and '.join(alien for alien in (purple, brown) if alien)} aboard."


def _shoot(action: a.Shoot) -> str:
    return "Shoot it." if action.battery is None else "Shoot it with power from {battery}."


def _started(event: e.BuildingStarted) -> str:
    return "The hourglass is turned: build!" if event.seconds else "Build in turns, without a clock."


def _turn(event: e.TurnBegan) -> str:
    if event.left < 0:
        return "{seat} builds."
    return "{seat} builds: the last turn." if event.left == 1 else "{seat} builds: {left} more turns."


def _sand(event: e.SandRanOut) -> str:
    return "The sand has run out." if event.circle else "The sand has run out on START."


def _turned(event: e.HourglassTurned) -> str:
    return "{seat} turns the hourglass." if event.circle else "{seat} turns the hourglass onto START: the last run!"


def _finished(event: e.BuilderFinished) -> str:
    return "{seat} has finished and takes number {number}." if event.in_time else "{seat} gets number {number}."


def _ended(event: e.BuildingEnded) -> str:
    return "Time is up: hands off!" if event.reason == "time is up" else "Everybody has finished building."


def _inspected(event: e.Inspected) -> str:
    if not event.mistakes:
        return "{seat} has built a sound ship."
    count = f"{len(event.mistakes)} {'mistake' if len(event.mistakes) == 1 else 'mistakes'}"
    return "{seat}'s ship has " + count + ". " + " ".join(event.mistakes)


def _removed(event: e.PartsRemoved) -> str:
    if event.how == "unused":
        return "{seat} set aside and never used {tiles:tile*}, which counts as lost."
    return "{seat} removes {tiles:tile*}." if event.how == "removed" else "{seat} loses what is cut off: {tiles:tile*}."


def _boarded(event: e.CrewBoarded) -> str:
    aliens = [name for name, at in (("a purple alien", event.purple), ("a brown alien", event.brown)) if at is not None]
    return "{seat} flies with {humans} humans" + "".join(f" and {alien}" for alien in aliens) + "."


def _declared(event: e.StrengthDeclared) -> str:
    return f"{{seat}} declares {{what}} {event.strength:g}."


def _flew(event: e.Flew) -> str:
    count = f"{abs(event.days)} {'day' if abs(event.days) == 1 else 'days'}"
    return f"{{seat}} flies {count} ahead." if event.days > 0 else f"{{seat}} loses {count}."


def _goods_left(event: e.GoodsLeft) -> str:
    return "{seat} leaves {goods:good*} behind." if event.goods else "{seat} has loaded everything."


_WHY_CREW: Final = {"life support": "The {who} of {seat} has lost its life support."}


def _crew_lost(event: e.CrewLost) -> str:
    return _WHY_CREW.get(event.why, "{seat} loses a {who} from {cabin}.")


def _shot(event: e.MeteorShot) -> str:
    free = "{seat} shoots the meteor from {cannon}."
    return free if event.battery is None else "{seat} shoots the meteor from {cannon} with power from {battery}."


_FIGHTS: Final = {
    "won": "{seat} beats the {enemy}!",
    "even": "{seat} holds off the {enemy}, who look for other prey.",
    "lost": "The {enemy} are stronger than {seat}.",
}


def _met(event: e.EnemyMet) -> str:
    return _FIGHTS[event.result]


def _tried(event: e.SabotageTried) -> str:
    where = "The saboteurs look in column {column}, row {row}"
    return f"{where} and find something." if event.found else f"{where}: nothing."


_LEAVING: Final = {
    "gave up": "{seat} gives up the flight.",
    "no engines": "{seat} cannot move and must give up the flight.",
    "no humans": "{seat} has no human aboard any more and must give up the flight.",
    "died": "{seat} is gone in the explosion.",
    "sucked in": "{seat} is sucked into the black hole.",
    "lapped": "{seat} has been lapped and must give up the flight.",
}


def _left(event: e.LeftFlight) -> str:
    return _LEAVING[event.why]


def _arrived(event: e.FlightEnded) -> str:
    return "The flight is over. Arrived: {order:seat*}." if event.order else "The flight is over, and nobody arrived."


def _client_hit(event: e.ClientHit) -> str:
    return "Nobody guards the courier: hull {hull}." if event.hull else "Nobody guards the courier, and it is lost."


def _client_flew(event: e.ClientFlew) -> str:
    count = f"{abs(event.days)} {'day' if abs(event.days) == 1 else 'days'}"
    return f"The courier flies {count} ahead." if event.days > 0 else f"The courier falls {count} back."


def _seat_envoy(action: a.SeatEnvoy) -> str:
    return "Take no envoy." if action.cabin is None else "The envoy gets {cabin}."


def _seated(event: e.GuestsSeated) -> str:
    return "The envoy of {seat} moves into {cabin}." if event.envoy else "{guests} commuters of {seat} sit in {cabin}."


def _named(event: e.MissionNamed) -> str:
    return "{seat} would drop {mission:mission}." if event.drop else "{seat} wishes for {mission:mission}."


_HOW: Final = {"agreed": "All agree", "one dropped": "Of the other two", "at random": "At random"}


def _chosen(event: e.MissionChosen) -> str:
    return f"{_HOW[event.how]}: {{mission:mission}}."


def _lost_parts(event: e.Billed) -> str:
    if event.mission or event.penalty:
        return (
            "{seat} gets {finishing} for arriving, {best_looking} for looks, {goods} for goods and {mission} from the "
            "mission, pays {paid} for {lost} lost parts and {penalty} to the mission, and has {credits} credits."
        )
    return (
        "{seat} gets {finishing} for arriving, {best_looking} for looks and {goods} for goods, pays {paid} for {lost} "
        "lost parts, and has {credits} credits."
    )


PHRASES: Final = Phrasebook(
    {
        a.Wish: "Wish for {mission:mission}.",
        a.Drop: "Drop {mission:mission}.",
        a.PlaceBet: "Bet: {bet:bet}",
        a.DrawPayload: "Draw a payload that lies face down.",
        e.MissionsOffered: "Missions to choose from: {missions:mission*}.",
        e.MissionNamed: _named,
        e.MissionChosen: _chosen,
        e.DirectivesDrawn: "Head office orders: {directives:order*}",
        e.BetPlaced: "{seat} bets: {bet:bet}",
        e.ClientGuarded: "Guard tokens for {seats:seat*}.",
        e.ClientHit: _client_hit,
        e.ClientFlew: _client_flew,
        e.CratesDealt: "{seat} gets two crates: {tiles:tile*}.",
        a.Ready: "Say that you are ready.",
        a.Draw: "Draw a tile that lies face down.",
        a.Take: "Take the {tile:tile}.",
        a.Unpack: "Take the {tile:tile} that you set aside.",
        a.Place: "Place it at {square}, turned {turn}.",
        a.Lift: "Lift your latest tile.",
        a.Return: "Put it back, face up.",
        a.SetAside: "Set it aside.",
        a.Look: "Look at pile {pile}.",
        a.PutBack: "Put the cards back.",
        a.TurnHourglass: "Turn the hourglass.",
        a.Finish: "Finish and take number {number}.",
        a.EndTurn: "End your turn.",
        a.Remove: "Remove the tile at {square}.",
        a.Keep: "Keep the part with {square}.",
        a.Board: _board,
        a.FlyOn: "Fly on.",
        a.GiveUp: "Give up the flight.",
        a.Power: "Power {part} from {battery}.",
        a.Declare: "Declare it.",
        a.Land: "Land on planet {planet}.",
        a.Accept: "Accept.",
        a.Decline: "Decline.",
        a.Stow: "Stow {good:good} in {hold}.",
        a.Unload: "Unload {good:good} from {hold}.",
        a.Depart: "Depart.",
        a.Shield: "Raise a shield with power from {battery}.",
        a.Shoot: _shoot,
        a.Suffer: "Let it hit.",
        a.LoseGuest: "Lose a guest from {cabin}.",
        a.SeatGuests: "Seat {guests} commuters in {cabin}.",
        a.SeatEnvoy: _seat_envoy,
        a.ClaimImmunity: "Claim the envoy's immunity.",
        e.GuestsSeated: _seated,
        e.ImmunityClaimed: "{seat} claims immunity, and the {enemy} fly on.",
        a.Jettison: "Give up the tile at {square}.",
        a.Retain: "Keep the tile at {square} after all.",
        a.Concede: "Give everything up to the black hole.",
        a.LoseCrew: "Lose a crew member from {cabin}.",
        a.GiveGood: "Give a block from {hold}.",
        a.GiveToken: "Give a token from {battery}.",
        e.FlightAnnounced: "Flight {flight}, level {level}: build a ship of class {ship_class}.",
        e.SaidReady: "{seat} is ready.",
        e.BuildingStarted: _started,
        e.TileDrawn: "{seat} draws a {tile:tile}.",
        e.TileTaken: "{seat} takes the {tile:tile}.",
        e.TileUnpacked: "{seat} takes the {tile:tile} set aside before.",
        e.TilePlaced: "{seat} places the {tile:tile} at {square}.",
        e.TileLifted: "{seat} lifts the {tile:tile} from {square}.",
        e.TileReturned: "{seat} puts the {tile:tile} back.",
        e.TileSetAside: "{seat} sets the {tile:tile} aside.",
        e.PileTaken: "{seat} looks at pile {pile}.",
        e.CardsSeen: "You see in pile {pile}: {cards:card*}.",
        e.PilePutBack: "{seat} puts pile {pile} back.",
        e.SandRanOut: _sand,
        e.HourglassTurned: _turned,
        e.TooLate: "Too late: somebody was faster at the {what}.",
        e.TurnBegan: _turn,
        e.BuilderFinished: _finished,
        e.BuildingEnded: _ended,
        e.Inspected: _inspected,
        e.PartsRemoved: _removed,
        e.StartedBehind: "{seat} starts with number {number} after the repairs.",
        e.CrewBoarded: _boarded,
        e.Launched: "The rockets start: {order:seat*}.",
        e.CardTurned: "{seat} turns up {card:card}.",
        e.Powered: "{seat} powers {part} from {battery}.",
        e.StrengthDeclared: _declared,
        e.Flew: _flew,
        e.Landed: "{seat} lands on planet {planet}.",
        e.OfferTaken: "{seat} boards the {offer}.",
        e.OfferDeclined: "{seat} does without.",
        e.CreditsGained: "{seat} gets {credits} credits.",
        e.Stowed: "{seat} stows {good:good} in {hold}.",
        e.Unloaded: "{seat} unloads {good:good} from {hold}.",
        e.GoodsLeft: _goods_left,
        e.CrewLost: _crew_lost,
        e.GoodLost: "{seat} loses {good:good} from {hold}.",
        e.TokenLost: "{seat} loses a battery token from {battery}.",
        e.Rolled: "{seat} rolls {line}: a {threat} from the {side}.",
        e.Incoming: "A {threat} comes from the {side} along line {line}.",
        e.PartsGivenUp: "{seat} gives up {tiles:tile*}.",
        e.Missed: "The {threat} misses {seat}.",
        e.Bounced: "The {threat} bounces off {seat}'s ship at {square}.",
        e.ShieldHeld: "A shield of {seat} stops the {threat}.",
        e.MeteorShot: _shot,
        e.Destroyed: "{seat} loses the {tile:tile} at {square}.",
        e.FellOff: "{seat} loses what falls off: {tiles:tile*}.",
        e.EnemyMet: _met,
        e.WorstOff: "{seat} is worst off in {measure}.",
        e.ZoneSkipped: "Nobody is there to fight with.",
        e.SabotageTried: _tried,
        e.LeftFlight: _left,
        e.SaidFlyOn: "{seat} flies on.",
        e.FlightEnded: _arrived,
        e.Billed: _lost_parts,
        e.GameEnded: "The game is over. Richest: {richest:seat*}. In profit: {winners:seat*}.",
    },
    {
        "tile": {tile.id: tile.name for tile in TILES},
        "card": {card.id: f"{card.name} ({card.id})" for card in CARDS},
        "mission": {mission.id: mission.title for mission in MISSIONS},
        "bet": {bet.id: bet.says for bet in BETS},
        "order": {order.id: order.says for order in ORDERS},
        "good": {good: f"a {good} block" for good in GOODS},
    },
)
