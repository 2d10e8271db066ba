"""All sentences of the game."""

from __future__ import annotations

from typing import Final

from readyroom.core.words import Phrasebook, half
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.goods import GOODS
from readyroom.games.galaxy_trucker.cards.missions import BETS, MISSIONS, ORDERS
from readyroom.games.galaxy_trucker.cards.tiles import (
    BROWN_LIFE,
    EXPLOSIVE,
    FRAGILE,
    HEAVY_CARGO,
    KIND,
    NUMBER,
    PURPLE_LIFE,
    RADIOACTIVE,
    TILES,
)


def amount(number: int, one: str, more: str = "") -> str:
    """A number with its noun.

    >>> amount(1, "day"), amount(3, "day"), amount(0, "crew", "crew")
    ('1 day', '3 days', '0 crew')
    """
    return f"{number} {one if number == 1 else more or one + 's'}"


def article(noun: str) -> str:
    """What stands before a noun.

    >>> article("engine"), article("cannon")
    ('an', 'a')
    """
    return "an" if noun[0] in "aeiou" else "a"


def _board(action: a.Board) -> str:
    if action.purple is None and action.brown is None:
        return "Humans in every cabin."
    purple = "a purple alien at {purple}" if action.purple is not None else ""
    brown = "a brown alien at {brown}" if action.brown is not None else ""
    return f"Take {' and '.join(alien for alien in (purple, brown) if alien)} aboard."


_CONNECTORS: Final = ("", "single", "double", "universal")
_SIDES: Final = ("top", "right", "bottom", "left")


def connectors(tile: str) -> str:
    """What tells a tile from others of its kind: its connectors as it is drawn, clockwise from the top.

    >>> connectors("cannon-5"), connectors("start-1")
    ('single right, double bottom', 'universal all around')
    """
    sides = TILES[NUMBER[tile]].sides
    if len(set(sides)) == 1:
        return f"{_CONNECTORS[sides[0]]} all around"
    return ", ".join(f"{_CONNECTORS[side]} {where}" for side, where in zip(sides, _SIDES, strict=True) if side)


def _take(action: a.Take) -> str:
    return f"Take the {{tile:tile}} ({connectors(action.tile)})."


def _unpack(action: a.Unpack) -> str:
    return f"Take the {{tile:tile}} that you set aside ({connectors(action.tile)})."


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
    return f"{{seat}}'s ship has {amount(len(event.mistakes), 'mistake')}. " + " ".join(event.mistakes)


def _removed(event: e.PartsRemoved) -> str:
    if event.how == "unused":
        return "{seat} leaves behind what was set aside and never used, at the price of lost parts: {tiles:tile*}."
    return "{seat} removes {tiles:tile*}." if event.how == "removed" else "Cut off from {seat}'s ship: {tiles:tile*}."


def _boarded(event: e.CrewBoarded) -> str:
    aliens = [name for name, at in (("a purple alien", event.purple), ("a brown alien", event.brown)) if at is not None]
    return f"{{seat}} flies with {amount(event.humans, 'human')}{''.join(f' and {alien}' for alien in aliens)}."


def _declared(event: e.StrengthDeclared) -> str:
    return f"{{seat}} has {{what}} {half(event.strength)}."


def _flew(event: e.Flew) -> str:
    days = amount(abs(event.days), "day")
    return f"{{seat}} flies {days} ahead." if event.days > 0 else f"{{seat}} falls {days} back."


def _goods_left(event: e.GoodsLeft) -> str:
    if not event.goods:
        return "{seat} has everything aboard."
    return f"{{seat}} leaves {_counted(event.goods)} behind."


def _powered(event: e.Powered) -> str:
    return "{seat} spends a battery token to power {part}."


def _crew_lost(event: e.CrewLost) -> str:
    if event.why == "life support":
        return "Without life support, {seat}'s {who} is gone."
    return _TAKEN.get(event.why, "{seat} loses ONE from {cabin}.").replace("ONE", f"{article(event.who)} {{who}}")


_TAKEN: Final = {
    "Slavers": "The slavers take ONE from {seat}'s cabin at {cabin}.",
    "Abandoned Ship": "{seat} sends ONE over to the abandoned ship.",
    "Epidemic": "Illness at {cabin}: {seat} loses ONE.",
    "Creeping Plague": "The plague creeps to {cabin}: {seat} loses ONE.",
    "Sneezing Plague": "A sneeze at {cabin}: {seat} loses ONE.",
    "Acid Leak": "Acid drips into {cabin}: {seat} loses ONE.",
}
"""ONE is the figure with its article: a human, an envoy."""


def _token_lost(event: e.TokenLost) -> str:
    if event.why == "Acid Leak":
        return "The battery at {battery} leaks: {seat} loses a token."
    return "{seat} loses a battery token from {battery}."


def _drawn(event: e.TileDrawn) -> str:
    tile = TILES[NUMBER[event.tile]]
    return "{seat} draws " + ("" if tile.kind in _UNCOUNTED else f"{article(tile.name)} ") + "{tile:tile}."


_UNCOUNTED: Final = (BROWN_LIFE, PURPLE_LIFE, EXPLOSIVE, FRAGILE, HEAVY_CARGO, RADIOACTIVE)
"""Cargo and life support go without an article."""


def _destroyed(event: e.Destroyed) -> str:
    """What happens to it, and what did it: the hit, explosive cargo, or a crash beside glass."""
    kind = KIND[NUMBER[event.tile]]
    if event.cause == e.SHATTERING:
        return "The crash at {by} shatters {seat}'s {tile:tile} at {square}."
    if event.cause == e.EXPLOSION:
        does = {EXPLOSIVE: "sets off", FRAGILE: "shatters"}.get(kind, "destroys")
        return f"The explosion at {{by}} {does} {{seat}}'s {{tile:tile}} at {{square}}."
    ends = {EXPLOSIVE: "explodes", FRAGILE: "shatters"}.get(kind, "is gone")
    return f"Hit! {{seat}}'s {{tile:tile}} at {{square}} {ends}."


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


def _too_few_crew(event: e.TooFewCrew) -> str:
    return f"Nobody has a crew of {event.crew} for the {event.offer.lower()}."


def _earned(event: e.CreditsGained) -> str:
    return f"{{seat}} earns {amount(event.credits, 'credit')}."


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
    count = amount(abs(event.days), "day")
    return f"The courier flies {count} ahead." if event.days > 0 else f"The courier falls {count} back."


def _seat_envoy(action: a.SeatEnvoy) -> str:
    return "Take no envoy." if action.cabin is None else "The envoy gets {cabin}."


def _seat_guests(action: a.SeatGuests) -> str:
    return f"Seat {amount(action.guests, 'commuter')} in {{cabin}}."


def _seated(event: e.GuestsSeated) -> str:
    if event.envoy:
        return "{seat}'s envoy moves into {cabin}."
    return f"{{seat}} seats {amount(event.guests, 'commuter')} in {{cabin}}."


def _named(event: e.MissionNamed) -> str:
    return "{seat} would drop {mission:mission}." if event.drop else "{seat} wishes for {mission:mission}."


def _answered(event: e.Answered) -> str:
    if event.what == "supercard":
        return "{seat} dares." if event.agrees else "{seat} does not dare."
    return "{seat} agrees to change the ships." if event.agrees else "{seat} wants to keep the ships."


def _settled(event: e.Settled) -> str:
    if event.what == "supercard":
        added = "All dare: one more supercard goes into the sealed pile."
        return added if event.agreed else "No supercard goes into the sealed pile."
    return "All agree: class {ship_class} on this flight." if event.agreed else "The ships stay class {ship_class}."


def _agree(action: a.Agree) -> str:
    return "Dare it: one more supercard." if action.what == "supercard" else "Change the ships."


def _refuse(action: a.Refuse) -> str:
    return "No extra supercard." if action.what == "supercard" else "Keep the ships."


def _came_back(event: e.CameBack) -> str:
    return "{seat} plays possum from here on." if event.out else "{seat} comes back as a new trucker, with 1 credit."


def _counted(goods: tuple[str, ...]) -> str:
    """Blocks of a colour are counted, the most valuable first."""
    words = [amount(goods.count(good), f"{good} block") for good in reversed(GOODS) if good in goods]
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def _goods_short(event: e.GoodsShort) -> str:
    return f"The bank is short of {_counted(event.goods)}: {{seat}} goes without."


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


def _game_ended(event: e.GameEnded) -> str:
    richest = "The game is over. Richest: {richest:seat*}."
    return f"{richest} In profit: {{winners:seat*}}." if event.winners else f"{richest} Nobody is in profit."


PHRASES: Final = Phrasebook(
    {
        a.Wish: "Wish for {mission:mission}.",
        a.Drop: "Drop {mission:mission}.",
        a.Abstain: "Leave it to the others.",
        a.Agree: _agree,
        a.Refuse: _refuse,
        a.ComeBack: "Come back as a new trucker, with 1 credit.",
        a.PlayPossum: "Play possum for the rest of the game.",
        a.PlaceBet: "Bet: {bet:bet}",
        a.DrawPayload: "Draw a payload that lies face down.",
        e.MissionsOffered: "Missions to choose from: {missions:mission*}.",
        e.MissionNamed: _named,
        e.MissionChosen: _chosen,
        e.LeftToOthers: "{seat} leaves it to the others.",
        e.Answered: _answered,
        e.Settled: _settled,
        e.CameBack: _came_back,
        e.DirectivesDrawn: "Head office orders: {directives:order*}",
        e.BetPlaced: "{seat} bets: {bet:bet}",
        e.ClientGuarded: "Guard tokens for {seats:seat*}.",
        e.ClientHit: _client_hit,
        e.ClientFlew: _client_flew,
        e.CratesDealt: "{seat} gets two crates: {tiles:tile*}.",
        a.Ready: "Say that you are ready.",
        a.Draw: "Draw a tile that lies face down.",
        a.Take: _take,
        a.Unpack: _unpack,
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
        a.SeatGuests: _seat_guests,
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
        e.TileDrawn: _drawn,
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
        e.NumberHandedBack: "{seat} hands number {number} back, to repair the ship.",
        e.MovedUp: "{seat} moves up to number {number}.",
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
        e.TooFewCrew: _too_few_crew,
        e.CreditsGained: _earned,
        e.Stowed: "{seat} loads {good:good} into {hold}.",
        e.Unloaded: "{seat} takes {good:good} out of {hold}.",
        e.GoodsLeft: _goods_left,
        e.CrewLost: _crew_lost,
        e.GoodsShort: _goods_short,
        e.GoodLost: "{seat} loses {good:good} from {hold}.",
        e.TokenLost: _token_lost,
        e.Rolled: _rolled,
        e.Incoming: _incoming,
        e.PartsGivenUp: "{seat} throws overboard: {tiles:tile*}.",
        e.Missed: "The {threat} misses {seat}.",
        e.Bounced: "The {threat} bounces off {seat}'s ship at {square}.",
        e.ShieldHeld: "{seat}'s shield stops the {threat}, for a battery token.",
        e.MeteorShot: _shot,
        e.Destroyed: _destroyed,
        e.FellOff: "Torn loose from {seat}'s ship: {tiles:tile*}.",
        e.EnemyMet: _met,
        e.WorstOff: _worst,
        e.ZoneSkipped: "Nobody else is there to fight with.",
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
        "bet": {bet.id: bet.says for bet in BETS},
        "order": {order.id: order.says for order in ORDERS},
        "good": {good: f"a {good} block" for good in GOODS},
    },
)
