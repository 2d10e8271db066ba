"""The game's sentences."""

from __future__ import annotations

from typing import Final

from readyroom.core.board import joined
from readyroom.core.english import article, count, half, signed
from readyroom.core.words import Phrasebook
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.goods import GOODS
from readyroom.games.galaxy_trucker.cards.missions import BET_NUMBER, BETS, MISSIONS, ORDERS
from readyroom.games.galaxy_trucker.cards.tiles import (
    EXPLOSIVE,
    FRAGILE,
    KIND,
    NUMBER,
    TILES,
)

_CONNECTORS: Final = ("", "single", "double", "universal")
_SIDES: Final = ("top", "right", "bottom", "left")


def connectors(tile: str) -> str:
    """What tells a tile from others of its kind: its connectors as it is drawn, clockwise from the top. Tiles of the
    box that are alike even so are numbered.

    >>> connectors("cannon-5"), connectors("start-1"), connectors("cannon-2")
    ('single right, double bottom', 'universal all around, number 1', 'single bottom, number 2')
    """
    one = TILES[NUMBER[tile]]
    sides = one.sides
    if len(set(sides)) == 1:
        said = f"{_CONNECTORS[sides[0]]} all around"
    else:
        said = ", ".join(f"{_CONNECTORS[side]} {where}" for side, where in zip(sides, _SIDES, strict=True) if side)
    alike = [other.id for other in TILES if (other.name, other.sides) == (one.name, sides)]
    return said if len(alike) == 1 else f"{said}, number {alike.index(tile) + 1}"


# -- actions


def _agree(action: a.Agree) -> str:
    return "Dare: add one more supercard." if action.what == "supercard" else "Switch ships."


def _refuse(action: a.Refuse) -> str:
    return "Skip the extra supercard." if action.what == "supercard" else "Keep the ships."


def _bet(action: a.PlaceBet) -> str:
    return f"Bet on flying {{bet:bet}} (pays {BETS[BET_NUMBER[action.bet]].odds} to 1)."


def _take(action: a.Take) -> str:
    return f"Take the {{tile:tile}} ({connectors(action.tile)})."


def _unpack(action: a.Unpack) -> str:
    return f"Take the {{tile:tile}} you set aside ({connectors(action.tile)})."


TURNED: Final = ("as drawn", "turned right", "upside down", "turned left")


def _place(action: a.Place) -> str:
    return f"Place it at {{square}}, {TURNED[action.turn % 4]}."


def _board(action: a.Board) -> str:
    purple = ["a purple alien in {purple}"] if action.purple is not None else []
    brown = ["a brown alien in {brown}"] if action.brown is not None else []
    return f"Put {joined(purple + brown)}." if purple or brown else "Fill every cabin with humans."


def _shoot(action: a.Shoot) -> str:
    return "Shoot it." if action.battery is None else "Shoot it with a token from {battery}."


def _seat_envoy(action: a.SeatEnvoy) -> str:
    return "Take no envoy." if action.cabin is None else "Give the envoy the cabin at {cabin}."


def _seat_guests(action: a.SeatGuests) -> str:
    return f"Put {count(action.guests, 'commuter') if action.guests else 'no commuters'} in {{cabin}}."


# -- missions


def _named(event: e.MissionNamed) -> str:
    return f"{{seat}} [vote] {'against' if event.drop else 'for'} {{mission:mission}}."


_HOW: Final = {"agreed": "Everyone agrees", "one dropped": "Drawn from the other two", "at random": "Drawn at random"}


def _chosen(event: e.MissionChosen) -> str:
    return f"{_HOW[event.how]}: {{mission:mission}}."


def _answered(event: e.Answered) -> str:
    if event.what == "supercard":
        return "{seat} [dare]." if event.agrees else "{seat} [do] not dare."
    return "{seat} [agree] to switch ships." if event.agrees else "{seat} [refuse] to switch ships."


def _settled(event: e.Settled) -> str:
    if event.what == "supercard":
        added = "Everyone dares: one more supercard goes into the sealed pile."
        return added if event.agreed else "No extra supercard goes into the sealed pile."
    return (
        "Everyone agrees: class {ship_class} ships on this flight."
        if event.agreed
        else "The ships stay class {ship_class}."
    )


_ORDERS: Final = {order.id: order.says for order in ORDERS}


def _directives(event: e.DirectivesDrawn) -> str:
    return "Head office sends its orders. " + " ".join(_ORDERS[order] for order in event.directives)


def _came_back(event: e.CameBack) -> str:
    return "{seat} [play] possum from here on." if event.out else "{seat} [come] back as a new trucker with 1 credit."


# -- building


def _started(event: e.BuildingStarted) -> str:
    return "The hourglass is running. Build!" if event.seconds else "Build in turns, without a clock."


def _turn(event: e.TurnBegan) -> str:
    if event.left < 0:
        return "{seat's} turn to build."
    return "{seat's} last turn to build." if event.left == 1 else "{seat's} turn to build: {left} left."


def _sand(event: e.SandRanOut) -> str:
    return "The sand runs out." if event.circle else "The sand runs out on START."


def _too_late(event: e.TooLate) -> str:
    return (
        "Too late: {by:seat} already [have] the {what}."
        if event.by >= 0
        else "Too late: someone has already turned it."
    )


def _turned(event: e.HourglassTurned) -> str:
    return "{seat} [turn] the hourglass." if event.circle else "{seat} [turn] the hourglass onto START: the last run!"


def _finished(event: e.BuilderFinished) -> str:
    return "{seat} [finish] and [take] number {number}." if event.in_time else "{seat} [get] number {number}."


def _ended(event: e.BuildingEnded) -> str:
    return "Time is up: hands off!" if event.reason == "time is up" else "Everyone has finished building."


def _inspected(event: e.Inspected) -> str:
    if not event.mistakes:
        return "{seat's} ship passes inspection."
    return f"{{seat's}} ship has {count(len(event.mistakes), 'mistake')}. " + " ".join(event.mistakes)


def _removed(event: e.PartsRemoved) -> str:
    if event.how == "unused":
        return "{seat} [lose] {tiles:a tile*}, set aside and never used."
    return "{seat} [remove] {tiles:a tile*}." if event.how == "removed" else _TORN_OFF


_TORN_OFF: Final = "{seat's} ship loses {tiles:a tile*}."


def _boarded(event: e.CrewBoarded) -> str:
    aliens = [name for name, at in (("a purple alien", event.purple), ("a brown alien", event.brown)) if at is not None]
    humans = [count(event.humans, "human")] if event.humans else []
    return f"{{seat}} [fly] with {joined([*humans, *aliens] or ['nobody'])} aboard."


def _seated(event: e.GuestsSeated) -> str:
    if event.envoy:
        return "{seat's} envoy moves into {cabin}."
    return f"{{seat}} [put] {count(event.guests, 'commuter')} in {{cabin}}."


# -- in flight


def _declared(event: e.StrengthDeclared) -> str:
    return f"{{seat's}} {{what}} is {half(event.strength)}."


def _flew(event: e.Flew) -> str:
    days = count(abs(event.days), "day")
    return f"{{seat}} [fly] {days} ahead." if event.days > 0 else f"{{seat}} [lose] {days}."


def _offer_taken(event: e.OfferTaken) -> str:
    return f"{{seat}} [board] the {event.offer.lower()}."


def _declined(event: e.OfferDeclined) -> str:
    if event.offer in ("Slavers", "Smugglers", "Pirates"):
        return "{seat} [skip] the reward."
    return _PASSED.get(event.offer, "{seat} [keep] every crate.")


_PASSED: Final = {
    "Planets": "{seat} [do] not land.",
    "Abandoned Ship": "{seat} [fly] past the abandoned ship.",
    "Abandoned Station": "{seat} [fly] past the abandoned station.",
}


def _too_few_crew(event: e.TooFewCrew) -> str:
    return f"Nobody has the {event.crew} crew the {event.offer.lower()} needs."


def _goods_left(event: e.GoodsLeft) -> str:
    return f"{{seat}} [leave] {_counted(event.goods)} behind." if event.goods else "{seat} [leave] nothing behind."


def _goods_short(event: e.GoodsShort) -> str:
    return f"The bank is short of {_counted(event.goods)}: {{seat}} [go] without."


def _counted(goods: tuple[str, ...]) -> str:
    """The blocks counted by color, the most valuable first."""
    return joined([count(goods.count(good), f"{good} block") for good in reversed(GOODS) if good in goods])


def _crew_lost(event: e.CrewLost) -> str:
    if event.why == "life support":
        return "Without life support, {seat's} {who} is gone."
    return _TAKEN.get(event.why, "{seat} [lose] ONE from {cabin}.").replace("ONE", f"{article(event.who)} {{who}}")


_TAKEN: Final = {
    "Slavers": "The Slavers take ONE from {seat's} cabin at {cabin}.",
    "Abandoned Ship": "{seat} [send] ONE over to the abandoned ship.",
    "Epidemic": "Illness at {cabin}: {seat} [lose] ONE.",
    "Creeping Plague": "The plague creeps to {cabin}: {seat} [lose] ONE.",
    "Sneezing Plague": "A sneeze at {cabin}: {seat} [lose] ONE.",
    "Acid Leak": "Acid drips into {cabin}: {seat} [lose] ONE.",
}
"""ONE is the figure with its article: a human, an envoy."""


def _token_lost(event: e.TokenLost) -> str:
    if event.why == "Acid Leak":
        return "The battery at {battery} leaks: {seat} [lose] a token."
    return "{seat} [lose] a battery token from {battery}."


def _rolled(event: e.Rolled) -> str:
    return f"{_coming(event.side)}: {{seat}} [roll] {event.dice[0]} + {event.dice[1]}, {_line(event.side)} {{line}}."


def _incoming(event: e.Incoming) -> str:
    return f"{_coming(event.side)}, {_line(event.side)} {{line}}."


def _coming(side: str) -> str:
    return f"A {{threat}} from the {side}"


def _line(side: str) -> str:
    return "column" if side in ("front", "rear") else "row"


def _shot(event: e.MeteorShot) -> str:
    free = "{seat} [shoot] the meteor from {cannon}."
    return free if event.battery is None else "{seat} [shoot] the meteor from {cannon} for a battery token."


def _destroyed(event: e.Destroyed) -> str:
    """Says what destroyed the component: the hit, explosive cargo, or a crash next to fragile cargo."""
    kind = KIND[NUMBER[event.tile]]
    if event.cause == e.SHATTERING:
        return "The crash at {by} shatters {seat's} {tile:tile} at {square}."
    if event.cause == e.EXPLOSION:
        does = {EXPLOSIVE: "sets off", FRAGILE: "shatters"}.get(kind, "destroys")
        return f"The explosion at {{by}} {does} {{seat's}} {{tile:tile}} at {{square}}."
    ends = {EXPLOSIVE: "explodes", FRAGILE: "shatters"}.get(kind, "is gone")
    return f"Hit! {{seat's}} {{tile:tile}} at {{square}} {ends}."


_FIGHTS: Final = {
    "won": "{seat} [beat] the {enemy}!",
    "even": "{seat} [hold] off the {enemy}, who look for easier prey.",
    "lost": "The {enemy} overpower {seat}.",
}
_FLEETS: Final = {
    "even": "{seat} [keep] the {enemy} at a distance.",
    "lost": "The {enemy} breaks through {seat's} fire.",
}


def _met(event: e.EnemyMet) -> str:
    return (_FLEETS if event.enemy.endswith("Fleet") else _FIGHTS)[event.result]


_WORST: Final = {
    "crew": "{seat} [have] the smallest crew.",
    "engine strength": "{seat} [have] the weakest engines.",
    "cannon strength": "{seat} [have] the weakest cannons.",
}


def _worst(event: e.WorstOff) -> str:
    return _WORST.get(event.measure, "{seat} [come] last in {measure}.")


def _tried(event: e.SabotageTried) -> str:
    where = "The saboteurs try column {column}, row {row} of {seat's} ship"
    return f"{where} and find something." if event.found else f"{where}: nothing there."


_LEAVING: Final = {
    "gave up": "{seat} [give] up the flight.",
    "no engines": "{seat} [have] no engine power and must give up the flight.",
    "no humans": "{seat} [have] no humans left and must give up the flight.",
    "died": "{seat} [die] in the explosion.",
    "sucked in": "The black hole swallows {seat}.",
    "lapped": "{seat} [be] lapped and must give up the flight.",
}


def _left(event: e.LeftFlight) -> str:
    return _LEAVING[event.why]


def _client_guarded(event: e.ClientGuarded) -> str:
    return f"{{seats:seat*}} [gain] a guard token{' each' if len(event.seats) > 1 else ''}."


def _client_hit(event: e.ClientHit) -> str:
    unguarded = "With nobody guarding it, the courier"
    return f"{unguarded} takes a hit. Its hull is down to {{hull}}." if event.hull else f"{unguarded} is lost."


def _client_flew(event: e.ClientFlew) -> str:
    days = count(abs(event.days), "day")
    return f"The courier flies {days} ahead." if event.days > 0 else f"The courier loses {days}."


# -- after the flight


def _arrived(event: e.FlightEnded) -> str:
    home = "The flight is over. {order:seat*} [make] it home" + (", in that order." if len(event.order) > 1 else ".")
    return home if event.order else "The flight is over, and nobody makes it home."


def _billed(event: e.Billed) -> str:
    """Lists only the nonzero lines of the bill."""
    gains = [
        (event.finishing, "for arriving"),
        (event.best_looking, "for the best-looking ship"),
        (event.goods, "for goods"),
        (event.mission, "from the mission"),
    ]
    costs = [
        (event.paid, f"for {count(event.lost, 'lost part')}"),
        (event.penalty, "in mission penalties"),
    ]
    lines = [f"{signed(number)} {what}" for number, what in gains if number]
    lines += [f"{signed(-number)} {what}" for number, what in costs if number]
    bill = joined(lines) or "nothing earned, nothing owed"
    return f"{{seat's}} bill: {bill}. That makes {count(event.credits, 'credit')}."


def _game_ended(event: e.GameEnded) -> str:
    if not event.winners:
        return "The game is over. Nobody makes a profit. {richest:seat*} [be] the richest."
    if event.winners == event.richest:
        return "The game is over. {winners:seat*} [make] a profit."
    return "The game is over. {winners:seat*} [make] a profit, and {richest:seat*} [be] the richest."


def _phrase(says: str) -> str:
    """A bet as part of a sentence, without what it means.

    >>> _phrase("In a small ship: at most 12, 18 or 24 components.")
    'in a small ship'
    """
    return (says[0].lower() + says[1:]).partition(":")[0].rstrip(".")


PHRASES: Final = Phrasebook(
    {
        a.Wish: "Vote for {mission:mission}.",
        a.Drop: "Vote against {mission:mission}.",
        a.Abstain: "Leave it to the others.",
        a.Agree: _agree,
        a.Refuse: _refuse,
        a.ComeBack: "Come back as a new trucker with 1 credit.",
        a.PlayPossum: "Play possum for the rest of the game.",
        a.PlaceBet: _bet,
        a.DrawPayload: "Draw a face-down payload.",
        e.MissionsOffered: "Missions on offer: {missions:mission*}.",
        e.MissionNamed: _named,
        e.MissionChosen: _chosen,
        e.LeftToOthers: "{seat} [leave] it to the others.",
        e.Answered: _answered,
        e.Settled: _settled,
        e.CameBack: _came_back,
        e.DirectivesDrawn: _directives,
        e.BetPlaced: "{seat} [bet] on flying {bet:bet}.",
        e.ClientGuarded: _client_guarded,
        e.ClientHit: _client_hit,
        e.ClientFlew: _client_flew,
        e.CratesDealt: "{seat} [get] two crates of fragile cargo.",
        a.Ready: "I'm ready.",
        a.Draw: "Draw a face-down tile.",
        a.Take: _take,
        a.Unpack: _unpack,
        a.Place: _place,
        a.Lift: "Pick your last tile up again.",
        a.Return: "Put it back, face up.",
        a.SetAside: "Set it aside for later.",
        a.Look: "Look at pile {pile}.",
        a.PutBack: "Put the cards back.",
        a.TurnHourglass: "Turn the hourglass.",
        a.Finish: "Finish and take number {number}.",
        a.EndTurn: "End your turn.",
        a.Remove: "Remove the tile at {square}.",
        a.Keep: "Keep the part with the tile at {square}.",
        a.Board: _board,
        a.FlyOn: "Fly on.",
        a.GiveUp: "Give up the flight.",
        a.Power: "Power {part} with a token from {battery}.",
        a.Declare: "Declare it.",
        a.Land: "Land on planet {planet}.",
        a.Accept: "Accept.",
        a.Decline: "Decline.",
        a.Stow: "Load {good:good} into {hold}.",
        a.Unload: "Take {good:good} out of {hold}.",
        a.Depart: "Depart.",
        a.Shield: "Raise a shield with a token from {battery}.",
        a.Shoot: _shoot,
        a.Suffer: "Take the hit.",
        a.LoseGuest: "Lose a guest from {cabin}.",
        a.SeatGuests: _seat_guests,
        a.SeatEnvoy: _seat_envoy,
        a.ClaimImmunity: "Claim the envoy's immunity.",
        e.GuestsSeated: _seated,
        e.ImmunityClaimed: "{seat} [claim] immunity, and the {enemy} fly on.",
        a.Jettison: "Give up the tile at {square}.",
        a.Retain: "Keep the tile at {square}.",
        a.Concede: "Let the black hole have the ship.",
        a.LoseCrew: "Lose a crew member from {cabin}.",
        a.GiveGood: "Give up a block from {hold}.",
        a.GiveToken: "Give up a token from {battery}.",
        e.FlightAnnounced: "Flight {flight}, level {level}: build a class {ship_class} ship.",
        e.SaidReady: "{seat} [be] ready.",
        e.BuildingStarted: _started,
        e.TileDrawn: "{seat} [draw] {tile:a tile}.",
        e.TileTaken: "{seat} [take] the {tile:tile}.",
        e.TileUnpacked: "{seat} [take] the {tile:tile} set aside earlier.",
        e.TilePlaced: "{seat} [place] the {tile:tile} at {square}.",
        e.TileLifted: "{seat} [lift] the {tile:tile} off {square}.",
        e.TileReturned: "{seat} [put] the {tile:tile} back.",
        e.TileSetAside: "{seat} [set] the {tile:tile} aside.",
        e.PileTaken: "{seat} [look] at pile {pile}.",
        e.CardsSeen: "In pile {pile}: {cards:card*}.",
        e.PilePutBack: "{seat} [put] pile {pile} back.",
        e.SandRanOut: _sand,
        e.HourglassTurned: _turned,
        e.TooLate: _too_late,
        e.TurnBegan: _turn,
        e.BuilderFinished: _finished,
        e.BuildingEnded: _ended,
        e.Inspected: _inspected,
        e.PartsRemoved: _removed,
        e.NumberHandedBack: "{seat} [hand] number {number} back to repair the ship.",
        e.MovedUp: "{seat} [move] up to number {number}.",
        e.StartedBehind: "{seat} [start] with number {number} after the repairs.",
        e.CrewBoarded: _boarded,
        e.Launched: "Launch order: {order:seat*}.",
        e.CardTurned: "{seat} [reveal] {card:card}.",
        e.Powered: "{seat} [spend] a battery token to power {part}.",
        e.StrengthDeclared: _declared,
        e.Flew: _flew,
        e.Landed: "{seat} [land] on planet {planet}.",
        e.OfferTaken: _offer_taken,
        e.OfferDeclined: _declined,
        e.TooFewCrew: _too_few_crew,
        e.CreditsGained: "{seat} [earn] {credits:# credit}.",
        e.Stowed: "{seat} [load] {good:good} into {hold}.",
        e.Unloaded: "{seat} [take] {good:good} out of {hold}.",
        e.GoodsLeft: _goods_left,
        e.CrewLost: _crew_lost,
        e.GoodsShort: _goods_short,
        e.GoodLost: "{seat} [lose] {good:good} from {hold}.",
        e.TokenLost: _token_lost,
        e.Rolled: _rolled,
        e.Incoming: _incoming,
        e.PartsGivenUp: "{seat} [throw] {tiles:a tile*} overboard.",
        e.Missed: "The {threat} misses {seat}.",
        e.Bounced: "The {threat} bounces off {seat's} ship at {square}.",
        e.ShieldHeld: "{seat's} shield stops the {threat} for a battery token.",
        e.MeteorShot: _shot,
        e.Destroyed: _destroyed,
        e.FellOff: _TORN_OFF,
        e.EnemyMet: _met,
        e.WorstOff: _worst,
        e.ZoneSkipped: "There is nobody else to fight.",
        e.SabotageTried: _tried,
        e.LeftFlight: _left,
        e.FlightEnded: _arrived,
        e.Billed: _billed,
        e.GameEnded: _game_ended,
    },
    {
        "tile": {tile.id: tile.name for tile in TILES},
        "card": {card.id: card.name for card in CARDS},
        "mission": {mission.id: mission.title for mission in MISSIONS},
        "bet": {bet.id: _phrase(bet.says) for bet in BETS},
        "good": {good: f"a {good} block" for good in GOODS},
    },
)
