"""All sentences of the game."""

from __future__ import annotations

from typing import Final

from readyroom.core.words import Phrasebook, half
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


def _too_late(event: e.TooLate) -> str:
    return "Too late: the {what} was taken by {by:seat}." if event.by >= 0 else "Too late: somebody turned it already."


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
        return "{seat} leaves behind what was set aside and never used, at the price of lost parts: {tiles:tile*}."
    return "{seat} removes {tiles:tile*}." if event.how == "removed" else "Cut off from {seat}'s ship: {tiles:tile*}."


def _boarded(event: e.CrewBoarded) -> str:
    aliens = [name for name, at in (("a purple alien", event.purple), ("a brown alien", event.brown)) if at is not None]
    return "{seat} flies with {humans} humans" + "".join(f" and {alien}" for alien in aliens) + "."


def amount(number: int, one: str, more: str = "") -> str:
    """A number with its noun.

    >>> amount(1, "day"), amount(3, "day"), amount(0, "crew", "crew")
    ('1 day', '3 days', '0 crew')
    """
    return f"{number} {one if number == 1 else more or one + 's'}"


def _declared(event: e.StrengthDeclared) -> str:
    return f"{{seat}} has {{what}} {half(event.strength)}."


def _flew(event: e.Flew) -> str:
    days = amount(abs(event.days), "day")
    return f"{{seat}} flies {days} ahead." if event.days > 0 else f"{{seat}} falls {days} back."


def _goods_left(event: e.GoodsLeft) -> str:
    """Blocks of a colour are counted, the most valuable first."""
    if not event.goods:
        return "{seat} has everything aboard."
    counts = [(event.goods.count(good), good) for good in reversed(GOODS) if good in event.goods]
    words = [f"{number} {good}" for number, good in counts]
    listed = " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
    return f"{{seat}} leaves {listed} {'block' if len(event.goods) == 1 else 'blocks'} behind."


def _powered(event: e.Powered) -> str:
    return "{seat} spends a battery token to power {part}."


def _crew_lost(event: e.CrewLost) -> str:
    if event.why == "life support":
        return "Without life support, {seat}'s {who} is gone."
    return _TAKEN.get(event.why, "{seat} loses a {who} from {cabin}.")


_TAKEN: Final = {
    "Slavers": "The slavers take a {who} from {seat}'s cabin at {cabin}.",
    "Abandoned Ship": "A {who} of {seat} moves over to the abandoned ship.",
    "Epidemic": "A {who} of {seat} falls ill at {cabin} and is lost.",
    "Creeping Plague": "The plague creeps to {cabin}: {seat} loses a {who}.",
    "Sneezing Plague": "Somebody sneezes at {cabin}: {seat} loses a {who}.",
    "Acid Leak": "Acid drips into {cabin}: {seat} loses a {who}.",
}


def _shot(event: e.MeteorShot) -> str:
    free = "{seat} shoots the meteor from {cannon}."
    return free if event.battery is None else "{seat} shoots the meteor from {cannon}, for a battery token."


def _rolled(event: e.Rolled) -> str:
    line = "column" if event.side in ("front", "rear") else "row"
    return f"A {{threat}} from the {{side}}: {{seat}} rolls {event.dice[0]} + {event.dice[1]}, {line} {{line}}."


def _incoming(event: e.Incoming) -> str:
    return f"A {{threat}} from the {{side}}, {'column' if event.side in ('front', 'rear') else 'row'} {{line}}."


_WORST: Final = {
    "crew": "{seat} has the smallest crew.",
    "engine strength": "{seat} has the weakest engines.",
    "cannon strength": "{seat} has the weakest cannons.",
}


def _worst(event: e.WorstOff) -> str:
    return _WORST.get(event.measure, "{seat} has the least {measure}.")


def _offer_taken(event: e.OfferTaken) -> str:
    return f"{{seat}} boards the {event.offer.lower()}."


def _declined(event: e.OfferDeclined) -> str:
    if event.offer in ("Slavers", "Smugglers", "Pirates"):
        return "{seat} does not stop for the reward."
    return _PASSED.get(event.offer, "{seat} does without.")


_PASSED: Final = {
    "Planets": "{seat} lands nowhere.",
    "Abandoned Ship": "{seat} flies past the abandoned ship.",
    "Abandoned Station": "{seat} flies past the abandoned station.",
}


_FIGHTS: Final = {
    "won": "{seat} beats the {enemy}!",
    "even": "{seat} holds off the {enemy}, who look for other prey.",
    "lost": "The {enemy} overwhelm {seat}.",
}
_FLEETS: Final = {
    "even": "{seat} keeps the {enemy} at a distance.",
    "lost": "The {enemy} breaks through {seat}'s fire.",
}


def _met(event: e.EnemyMet) -> str:
    return (_FLEETS if event.enemy.endswith("Fleet") else _FIGHTS)[event.result]


def _tried(event: e.SabotageTried) -> str:
    where = "The saboteurs try column {column}, row {row} of {seat}'s ship"
    return f"{where}, and find something." if event.found else f"{where}: nothing there."


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


def _billed(event: e.Billed) -> str:
    """Only the lines of the bill that are not empty."""
    gains = [
        (event.finishing, "for arriving"),
        (event.best_looking, "for the best-looking ship"),
        (event.goods, "for goods"),
        (event.mission, "from the mission"),
    ]
    costs = [
        (event.paid, f"for {amount(event.lost, 'lost part')}"),
        (event.penalty, "to the mission"),
    ]
    lines = [f"+{number} {what}" for number, what in gains if number]
    lines += [f"\u2212{number} {what}" for number, what in costs if number]
    bill = ", ".join(lines) if lines else "nothing earned, nothing owed"
    return f"{{seat}}'s bill: {bill}. That makes {amount(event.credits, 'credit')}."


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
        e.TooLate: _too_late,
        e.TurnBegan: _turn,
        e.BuilderFinished: _finished,
        e.BuildingEnded: _ended,
        e.Inspected: _inspected,
        e.PartsRemoved: _removed,
        e.StartedBehind: "{seat} starts with number {number} after the repairs.",
        e.CrewBoarded: _boarded,
        e.Launched: "The rockets start: {order:seat*}.",
        e.CardTurned: "{seat} turns up {card:card}.",
        e.Powered: _powered,
        e.StrengthDeclared: _declared,
        e.Flew: _flew,
        e.Landed: "{seat} lands on planet {planet}.",
        e.OfferTaken: _offer_taken,
        e.OfferDeclined: _declined,
        e.CreditsGained: "{seat} earns {credits} credits.",
        e.Stowed: "{seat} loads {good:good} into {hold}.",
        e.Unloaded: "{seat} takes {good:good} out of {hold}.",
        e.GoodsLeft: _goods_left,
        e.CrewLost: _crew_lost,
        e.GoodLost: "{seat} loses {good:good} from {hold}.",
        e.TokenLost: "{seat} loses a battery token from {battery}.",
        e.Rolled: _rolled,
        e.Incoming: _incoming,
        e.PartsGivenUp: "{seat} throws overboard: {tiles:tile*}.",
        e.Missed: "The {threat} misses {seat}.",
        e.Bounced: "The {threat} bounces off {seat}'s ship at {square}.",
        e.ShieldHeld: "{seat}'s shield stops the {threat}, for a battery token.",
        e.MeteorShot: _shot,
        e.Destroyed: "Hit! {seat}'s {tile:tile} at {square} is gone.",
        e.FellOff: "Torn loose from {seat}'s ship: {tiles:tile*}.",
        e.EnemyMet: _met,
        e.WorstOff: _worst,
        e.ZoneSkipped: "Nobody else is there to fight with.",
        e.SabotageTried: _tried,
        e.LeftFlight: _left,
        e.FlightEnded: _arrived,
        e.Billed: _billed,
        e.GameEnded: "The game is over. Richest: {richest:seat*}. In profit: {winners:seat*}.",
    },
    {
        "tile": {tile.id: tile.name for tile in TILES},
        "card": {card.id: card.name for card in CARDS},
        "mission": {mission.id: mission.title for mission in MISSIONS},
        "bet": {bet.id: bet.says for bet in BETS},
        "order": {order.id: order.says for order in ORDERS},
        "good": {good: f"a {good} block" for good in GOODS},
    },
)
