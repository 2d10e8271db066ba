/* Generated from the server's types by `npm run types`. Do not edit. */

export type RuleId =
  | "M-1"
  | "M-10"
  | "M-11"
  | "M-2"
  | "M-3"
  | "M-4"
  | "M-5"
  | "M-6"
  | "M-7"
  | "M-8"
  | "M-9"
  | "R-01"
  | "R-02"
  | "R-03"
  | "R-04"
  | "R-05"
  | "R-06"
  | "R-07"
  | "R-10"
  | "R-100"
  | "R-101"
  | "R-102"
  | "R-11"
  | "R-110"
  | "R-111"
  | "R-112"
  | "R-113"
  | "R-114"
  | "R-115"
  | "R-12"
  | "R-13"
  | "R-14"
  | "R-15"
  | "R-16"
  | "R-17"
  | "R-18"
  | "R-20"
  | "R-21"
  | "R-22"
  | "R-23"
  | "R-24"
  | "R-25"
  | "R-30"
  | "R-31"
  | "R-32"
  | "R-33"
  | "R-40"
  | "R-41"
  | "R-42"
  | "R-43"
  | "R-44"
  | "R-50"
  | "R-51"
  | "R-52"
  | "R-53"
  | "R-54"
  | "R-60"
  | "R-61"
  | "R-62"
  | "R-63"
  | "R-64"
  | "R-70"
  | "R-71"
  | "R-72"
  | "R-73"
  | "R-74"
  | "R-75"
  | "R-76"
  | "R-77"
  | "R-80"
  | "R-81"
  | "R-82"
  | "R-90"
  | "R-91"
  | "R-92"
  | "R-93"
  | "R-94"
  | "R-95"
  | "R-96"
  | "R-97"
  | "R-98"
  | "R-99";
export type GameAction =
  | Wish
  | Drop
  | Abstain
  | Agree
  | Refuse
  | PlaceBet
  | DrawPayload
  | Ready
  | Draw
  | Take
  | Unpack
  | Place
  | Lift
  | Return
  | SetAside
  | Look
  | PutBack
  | TurnHourglass
  | Finish
  | EndTurn
  | Remove
  | Keep
  | Board
  | FlyOn
  | GiveUp
  | Power
  | Declare
  | Land
  | Accept
  | Decline
  | Stow
  | Unload
  | Depart
  | Shield
  | Shoot
  | Suffer
  | LoseCrew
  | GiveGood
  | GiveToken
  | Jettison
  | Retain
  | Concede
  | LoseGuest
  | SeatGuests
  | SeatEnvoy
  | ClaimImmunity
  | ComeBack
  | PlayPossum;
export type GameEvent =
  | MissionsOffered
  | MissionNamed
  | LeftToOthers
  | MissionChosen
  | Answered
  | Settled
  | CameBack
  | DirectivesDrawn
  | BetPlaced
  | CratesDealt
  | ClientGuarded
  | ClientHit
  | ClientFlew
  | GuestsSeated
  | ImmunityClaimed
  | FlightAnnounced
  | SaidReady
  | BuildingStarted
  | TileDrawn
  | TileTaken
  | TileUnpacked
  | TilePlaced
  | TileLifted
  | TileReturned
  | TileSetAside
  | PileTaken
  | CardsSeen
  | PilePutBack
  | SandRanOut
  | HourglassTurned
  | TooLate
  | TurnBegan
  | BuilderFinished
  | BuildingEnded
  | Inspected
  | PartsRemoved
  | NumberHandedBack
  | MovedUp
  | StartedBehind
  | CrewBoarded
  | Launched
  | CardTurned
  | Powered
  | StrengthDeclared
  | Flew
  | Landed
  | OfferTaken
  | OfferDeclined
  | TooFewCrew
  | CreditsGained
  | Stowed
  | Unloaded
  | GoodsLeft
  | CrewLost
  | GoodsShort
  | GoodLost
  | TokenLost
  | Rolled
  | Incoming
  | Missed
  | Bounced
  | ShieldHeld
  | MeteorShot
  | Destroyed
  | FellOff
  | EnemyMet
  | WorstOff
  | ZoneSkipped
  | SabotageTried
  | PartsGivenUp
  | LeftFlight
  | FlightEnded
  | Billed
  | GameEnded;

/**
 * Missions: leave the decision to the others and accept it.
 */
export interface Abstain {
  readonly type: "abstain";
}
/**
 * Take the offer at its price.
 */
export interface Accept {
  readonly type: "accept";
}
/**
 * Missions: agree to a change that needs everyone's consent: one more supercard, or the other ship class.
 */
export interface Agree {
  readonly type: "agree";
  readonly what: "ship" | "supercard";
}
/**
 * A seat agrees to a change or refuses it.
 */
export interface Answered {
  readonly agrees: boolean;
  readonly seat: number;
  readonly type: "answered";
  readonly what: "ship" | "supercard";
}
export interface BetFacts {
  readonly id: string;
  readonly odds: number;
  readonly says: string;
}
export interface BetPlaced {
  readonly bet: string;
  readonly seat: number;
  readonly type: "bet_placed";
}
/**
 * A seat's bill for the previous flight.
 */
export interface BillView {
  readonly before: number;
  readonly best_looking: number;
  readonly credits: number;
  readonly finishing: number;
  readonly goods: number;
  readonly lost: number;
  readonly mission: number;
  readonly paid: number;
  readonly penalty: number;
  readonly place: number;
  readonly seat: number;
}
/**
 * A seat's bill for the flight; ``credits`` is its new balance.
 */
export interface Billed {
  readonly best_looking: number;
  readonly credits: number;
  readonly finishing: number;
  readonly goods: number;
  readonly lost: number;
  readonly mission: number;
  readonly paid: number;
  readonly penalty: number;
  readonly seat: number;
  readonly type: "billed";
}
/**
 * Board the crew: one cabin for a purple alien, one for a brown alien, humans in the others.
 */
export interface Board {
  readonly brown: string | null;
  readonly purple: string | null;
  readonly type: "board";
}
/**
 * A ship board: its squares as ``column,row``, from bow to stern; ``cap`` is the most that lost parts can cost.
 */
export interface BoardFacts {
  readonly cap: number;
  readonly ship_class: string;
  readonly squares: readonly string[];
  readonly start: string;
}
/**
 * One way to board the crew: the aliens' cabins, how many humans, and the parts that are then occupied.
 */
export interface BoardingView {
  readonly brown: string | null;
  readonly humans: number;
  readonly parts: readonly PartView[];
  readonly purple: string | null;
}
/**
 * A component of a ship and what is on it.
 */
export interface PartView {
  readonly alien: "" | "brown" | "purple";
  readonly goods: readonly ("blue" | "green" | "red" | "yellow")[];
  readonly guests: readonly ("commuter" | "envoy")[];
  readonly humans: number;
  readonly square: string;
  readonly tile: string;
  readonly tokens: number;
  readonly turn: number;
}
/**
 * A small meteor bounces off a smooth side, or anything off the plating of heavy cargo.
 */
export interface Bounced {
  readonly seat: number;
  readonly square: string;
  readonly threat: string;
  readonly type: "bounced";
}
/**
 * A builder takes a number tile; ``in_time``: by choice, before time ran out.
 */
export interface BuilderFinished {
  readonly in_time: boolean;
  readonly number: number;
  readonly seat: number;
  readonly type: "builder_finished";
}
/**
 * Building ends. ``reason``: all finished, or time is up.
 */
export interface BuildingEnded {
  readonly reason: string;
  readonly type: "building_ended";
}
/**
 * The hourglass starts; if ``seconds`` is 0, builders take turns instead.
 */
export interface BuildingStarted {
  readonly seconds: number;
  readonly type: "building_started";
}
/**
 * A new trucker replaces a dead one, or the seat stays ``out``.
 */
export interface CameBack {
  readonly out: boolean;
  readonly seat: number;
  readonly type: "came_back";
}
/**
 * An adventure card.
 */
export interface CardFacts {
  readonly credits: number;
  readonly crew: number;
  readonly crew_cost: number;
  readonly days: number;
  readonly goods: readonly ("blue" | "green" | "red" | "yellow")[];
  readonly id: string;
  readonly level: number;
  readonly lines: readonly LineFacts[];
  readonly name:
    | "Abandoned Ship"
    | "Abandoned Station"
    | "Black Hole"
    | "Combat Zone"
    | "Enemy Fleet"
    | "Epidemic"
    | "Meteor Alert"
    | "Meteor Shower"
    | "Meteoric Swarm"
    | "Open Space"
    | "Pirates"
    | "Planets"
    | "Robopolice Raid"
    | "Sabotage"
    | "Slavers"
    | "Smugglers"
    | "Special Event"
    | "Stardust"
    | "Tactical Zone";
  readonly penalty: PenaltyFacts;
  readonly planets: readonly (readonly ("blue" | "green" | "red" | "yellow")[])[];
  readonly starter: boolean;
  readonly strength: number;
  readonly text: string;
  readonly threats: readonly ThreatFacts[];
}
/**
 * A line of a Combat Zone: the ship lowest in the measure suffers.
 */
export interface LineFacts {
  readonly lowest: string;
  readonly suffers: PenaltyFacts;
}
export interface PenaltyFacts {
  readonly crew: number;
  readonly days: number;
  readonly goods: number;
  readonly shots: readonly ThreatFacts[];
}
export interface ThreatFacts {
  readonly side: "front" | "left" | "rear" | "right";
  readonly threat: "heavy shot" | "large meteor" | "light shot" | "small meteor";
}
export interface CardTurned {
  readonly card: string;
  readonly seat: number;
  readonly type: "card_turned";
}
/**
 * The cards in the pile; sent only to the seat that looks.
 */
export interface CardsSeen {
  readonly cards: readonly string[];
  readonly pile: number;
  readonly seat: number;
  readonly type: "cards_seen";
}
/**
 * Everything in the box, by name.
 */
export interface Catalog {
  readonly alien_bonus: number;
  readonly aside: number;
  readonly bets: readonly BetFacts[];
  readonly boards: readonly BoardFacts[];
  readonly cards: readonly CardFacts[];
  readonly colours: readonly string[];
  readonly comeback: number;
  readonly directives: readonly DirectiveFacts[];
  readonly goods: {
    readonly blue: number;
    readonly green: number;
    readonly red: number;
    readonly yellow: number;
  };
  readonly missions: readonly MissionFacts[];
  readonly route: RouteFacts;
  readonly saboteurs: number;
  readonly supercards: readonly SupercardFacts[];
  readonly tiles: readonly TileFacts[];
}
export interface DirectiveFacts {
  readonly id: string;
  readonly says: string;
}
/**
 * A mission; numbers in threes are for levels I, II and III.
 */
export interface MissionFacts {
  readonly briefing: string;
  readonly counts: string;
  readonly id: string;
  readonly origin: string;
  readonly pay: string;
  readonly title: string;
}
/**
 * The flight board, and the payments at the end of a flight by level.
 */
export interface RouteFacts {
  readonly best_looking: number;
  readonly finishing: readonly number[];
  readonly spaces: number;
}
/**
 * A supercard; values that depend on the flight's level are listed for levels I to III.
 */
export interface SupercardFacts {
  readonly columns: readonly ColumnFacts[];
  readonly full: readonly ("front" | "left" | "rear" | "right")[];
  readonly id: string;
  readonly kind:
    | "Abandoned Ship"
    | "Abandoned Station"
    | "Black Hole"
    | "Combat Zone"
    | "Enemy Fleet"
    | "Epidemic"
    | "Meteor Alert"
    | "Meteor Shower"
    | "Meteoric Swarm"
    | "Open Space"
    | "Pirates"
    | "Planets"
    | "Robopolice Raid"
    | "Sabotage"
    | "Slavers"
    | "Smugglers"
    | "Special Event"
    | "Stardust"
    | "Tactical Zone";
  readonly known: string;
  readonly name: string;
  readonly numbers: readonly number[];
  readonly origin: string;
  readonly rows: readonly (readonly MeteorFacts[])[];
  readonly segments: readonly PenaltyFacts[];
  readonly text: string;
  readonly waves: readonly ("front" | "left" | "rear" | "right")[];
}
/**
 * A column of a Tactical Zone: one measure minus another.
 */
export interface ColumnFacts {
  readonly minus: string;
  readonly plus: string;
  readonly segments: readonly PenaltyFacts[];
}
/**
 * A large meteor; a ``die`` other than 0 is preset.
 */
export interface MeteorFacts {
  readonly die: number;
  readonly side: "front" | "left" | "rear" | "right";
}
/**
 * A component tile; its sides are clockwise from the top, as drawn.
 */
export interface TileFacts {
  readonly adds: readonly number[];
  readonly capacity: number;
  readonly id: string;
  readonly kind:
    | "artifact"
    | "battery"
    | "brown life support"
    | "cabin"
    | "cannon"
    | "cargo hold"
    | "double artifact"
    | "double cannon"
    | "double engine"
    | "engine"
    | "explosive cargo"
    | "fragile cargo"
    | "heavy cargo"
    | "purple life support"
    | "radioactive cargo"
    | "shield"
    | "special cargo hold"
    | "starting cabin"
    | "structural module";
  readonly name: string;
  readonly origin: string;
  /**
   * @minItems 4
   * @maxItems 4
   */
  readonly sides: readonly [number, number, number, number];
  readonly text: string;
}
/**
 * Diplomatic Mission: pay days to let the enemy pass.
 */
export interface ClaimImmunity {
  readonly type: "claim_immunity";
}
/**
 * Escort Mission: the courier moves ``days`` forward to a space.
 */
export interface ClientFlew {
  readonly days: number;
  readonly space: number;
  readonly type: "client_flew";
}
/**
 * Escort Mission: these seats get a guard token.
 */
export interface ClientGuarded {
  readonly seats: readonly number[];
  readonly type: "client_guarded";
}
/**
 * Escort Mission: the unguarded courier is hit and has ``hull`` left (0: lost).
 */
export interface ClientHit {
  readonly hull: number;
  readonly type: "client_hit";
}
/**
 * Escort Mission: the courier's days flown, its space, and its hull (0: lost).
 */
export interface ClientView {
  readonly days: number;
  readonly hull: number;
  readonly space: number;
}
/**
 * Missions, after death: fly the next flight as a new trucker.
 */
export interface ComeBack {
  readonly type: "come_back";
}
/**
 * Black Hole: let it take the ship.
 */
export interface Concede {
  readonly type: "concede";
}
/**
 * Beverage Run: a seat gets two fragile tiles, which count as set aside.
 */
export interface CratesDealt {
  readonly seat: number;
  readonly tiles: readonly string[];
  readonly type: "crates_dealt";
}
export interface CreditsGained {
  readonly credits: number;
  readonly seat: number;
  readonly type: "credits_gained";
}
/**
 * The crew: how many humans, and the cabins of the aliens.
 */
export interface CrewBoarded {
  readonly brown: string | null;
  readonly humans: number;
  readonly purple: string | null;
  readonly seat: number;
  readonly type: "crew_boarded";
}
/**
 * A figure is lost. ``who``: human, purple alien, brown alien, commuter or envoy.
 */
export interface CrewLost {
  readonly cabin: string;
  readonly seat: number;
  readonly type: "crew_lost";
  readonly who: string;
  readonly why: string;
}
/**
 * Declare the current strength.
 */
export interface Declare {
  readonly type: "declare";
}
/**
 * Turn the offer down.
 */
export interface Decline {
  readonly type: "decline";
}
/**
 * Loading: finish; blocks that are not in a hold stay behind.
 */
export interface Depart {
  readonly type: "depart";
}
/**
 * A component is destroyed. ``cause``: empty for the hit itself, explosion or shattering; ``by`` is then the
 *     adjacent square that exploded or broke first.
 */
export interface Destroyed {
  readonly by: string;
  readonly cause: string;
  readonly seat: number;
  readonly square: string;
  readonly tile: string;
  readonly type: "destroyed";
}
export interface DirectivesDrawn {
  readonly directives: readonly string[];
  readonly type: "directives_drawn";
}
/**
 * Building: take a face-down tile.
 */
export interface Draw {
  readonly type: "draw";
}
/**
 * Building with payloads: take a face-down payload; you can tell it by its back.
 */
export interface DrawPayload {
  readonly type: "draw_payload";
}
/**
 * Missions: vote against a mission.
 */
export interface Drop {
  readonly mission: string;
  readonly type: "drop";
}
/**
 * Relaxed building: end your turn.
 */
export interface EndTurn {
  readonly type: "end_turn";
}
/**
 * A fight ends. ``result``: won, even or lost.
 */
export interface EnemyMet {
  readonly enemy: string;
  readonly result: string;
  readonly seat: number;
  readonly type: "enemy_met";
}
export interface FellOff {
  readonly seat: number;
  readonly squares: readonly string[];
  readonly tiles: readonly string[];
  readonly type: "fell_off";
}
/**
 * Building: finish building and take a number tile.
 */
export interface Finish {
  readonly number: number;
  readonly type: "finish";
}
/**
 * A rocket moves ``days`` forward (negative: back) and is now on ``space`` of 40.
 */
export interface Flew {
  readonly days: number;
  readonly seat: number;
  readonly space: number;
  readonly type: "flew";
}
/**
 * A flight begins: its number, level and ship class.
 */
export interface FlightAnnounced {
  readonly flight: number;
  readonly level: string;
  readonly ship_class: string;
  readonly type: "flight_announced";
}
/**
 * The flight ends. ``order``: the ships that arrived, in order.
 */
export interface FlightEnded {
  readonly order: readonly number[];
  readonly type: "flight_ended";
}
/**
 * Between cards: fly on to the next card.
 */
export interface FlyOn {
  readonly type: "fly_on";
}
/**
 * The game ends: the richest seats, and the winners, who all made a profit.
 */
export interface GameEnded {
  readonly richest: readonly number[];
  readonly type: "game_ended";
  readonly winners: readonly number[];
}
/**
 * Choose the hold that loses a block of the most valuable color.
 */
export interface GiveGood {
  readonly hold: string;
  readonly type: "give_good";
}
/**
 * Choose the battery that loses a token when there are no goods left to give.
 */
export interface GiveToken {
  readonly battery: string;
  readonly type: "give_token";
}
/**
 * Between cards: leave the flight.
 */
export interface GiveUp {
  readonly type: "give_up";
}
export interface GoodLost {
  readonly good: string;
  readonly hold: string;
  readonly seat: number;
  readonly type: "good_lost";
}
/**
 * Loading is done; these blocks stay behind.
 */
export interface GoodsLeft {
  readonly goods: readonly string[];
  readonly seat: number;
  readonly type: "goods_left";
}
/**
 * The bank has run out of these blocks.
 */
export interface GoodsShort {
  readonly goods: readonly string[];
  readonly seat: number;
  readonly type: "goods_short";
}
/**
 * Commuters or the envoy take their places in a cabin.
 */
export interface GuestsSeated {
  readonly cabin: string;
  readonly envoy: boolean;
  readonly guests: number;
  readonly seat: number;
  readonly type: "guests_seated";
}
/**
 * A meteor or shot of the volley being resolved.
 */
export interface HitView {
  readonly side: "front" | "left" | "rear" | "right";
  readonly threat: "heavy shot" | "large meteor" | "light shot" | "small meteor";
}
/**
 * An empty place in the warehouse, who emptied it, and the tile that was there.
 */
export interface HoleView {
  readonly place: number;
  readonly seat: number;
  readonly tile: string;
}
export interface HourglassTurned {
  readonly circle: number;
  readonly seat: number;
  readonly type: "hourglass_turned";
}
/**
 * Where the hourglass stands (0: START) and when it runs out, in match milliseconds (0: it has run out).
 */
export interface HourglassView {
  readonly circle: number;
  readonly runs_out: number;
  readonly seconds: number;
}
export interface ImmunityClaimed {
  readonly enemy: string;
  readonly seat: number;
  readonly type: "immunity_claimed";
}
/**
 * A meteor of a Meteor Shower, which needs no dice: its side, and its column or row.
 */
export interface Incoming {
  readonly line: number;
  readonly side: "front" | "left" | "rear" | "right";
  readonly threat: "heavy shot" | "large meteor" | "light shot" | "small meteor";
  readonly type: "incoming";
}
/**
 * The mistakes found on a ship, in words.
 */
export interface Inspected {
  readonly mistakes: readonly string[];
  readonly seat: number;
  readonly type: "inspected";
}
/**
 * Black Hole: choose a component to give up.
 */
export interface Jettison {
  readonly square: string;
  readonly type: "jettison";
}
/**
 * Keep the piece of the ship with this square; the others fall off.
 */
export interface Keep {
  readonly square: string;
  readonly type: "keep";
}
/**
 * Planets: land on a planet, counted from 1.
 */
export interface Land {
  readonly planet: number;
  readonly type: "land";
}
export interface Landed {
  readonly planet: number;
  readonly seat: number;
  readonly type: "landed";
}
/**
 * A planet of the card and the seat there (-1: none).
 */
export interface LandingView {
  readonly planet: number;
  readonly seat: number;
}
/**
 * The rockets are on their starting spaces, the leader first.
 */
export interface Launched {
  readonly order: readonly number[];
  readonly spaces: readonly number[];
  readonly type: "launched";
}
/**
 * A ship leaves the flight. ``why``: gave up, no engines, no humans, lapped, sucked in, died.
 */
export interface LeftFlight {
  readonly seat: number;
  readonly type: "left_flight";
  readonly why: string;
}
/**
 * A seat leaves a decision to the others.
 */
export interface LeftToOthers {
  readonly seat: number;
  readonly type: "left_to_others";
}
/**
 * Building: take the latest tile back in hand before it is welded.
 */
export interface Lift {
  readonly type: "lift";
}
/**
 * Building: pick up a pile of cards and look at it.
 */
export interface Look {
  readonly pile: number;
  readonly type: "look";
}
/**
 * Choose a cabin that loses a crew member.
 */
export interface LoseCrew {
  readonly cabin: string;
  readonly type: "lose_crew";
}
/**
 * Missions: lose a guest of this cabin instead of a crew member.
 */
export interface LoseGuest {
  readonly cabin: string;
  readonly type: "lose_guest";
}
/**
 * A comparison by current strength: in a combat or tactical zone, and for saboteurs.
 */
export interface MeasureView {
  readonly lowest: number;
  readonly scores: readonly ScoreView[];
  readonly what: string;
}
export interface ScoreView {
  readonly score: number;
  readonly seat: number;
}
export interface MeteorShot {
  readonly battery: string | null;
  readonly cannon: string;
  readonly seat: number;
  readonly type: "meteor_shot";
}
export interface Missed {
  readonly seat: number;
  readonly threat: string;
  readonly type: "missed";
}
/**
 * The mission is decided. ``how``: agreed, one dropped, at random.
 */
export interface MissionChosen {
  readonly how: string;
  readonly mission: string;
  readonly type: "mission_chosen";
}
/**
 * A seat votes for a mission, or against it (``drop``).
 */
export interface MissionNamed {
  readonly drop: boolean;
  readonly mission: string;
  readonly seat: number;
  readonly type: "mission_named";
}
export interface MissionsOffered {
  readonly missions: readonly string[];
  readonly type: "missions_offered";
}
/**
 * A building mistake: its squares, and its description.
 */
export interface MistakeView {
  readonly kind:
    "apart" | "blocked" | "cannon covered" | "engine covered" | "engine turned" | "mismatch" | "radiation" | "silenced";
  readonly other: string;
  readonly square: string;
  readonly words: string;
}
/**
 * Mild inspection: a sound ship moves up to a lower number that a faulty one gave back.
 */
export interface MovedUp {
  readonly number: number;
  readonly seat: number;
  readonly type: "moved_up";
}
/**
 * Mild inspection: a ship with mistakes hands back its number tile while it is repaired.
 */
export interface NumberHandedBack {
  readonly number: number;
  readonly seat: number;
  readonly type: "number_handed_back";
}
export interface OfferDeclined {
  readonly offer: string;
  readonly seat: number;
  readonly type: "offer_declined";
}
/**
 * A seat boards the abandoned ship or station.
 */
export interface OfferTaken {
  readonly offer: string;
  readonly seat: number;
  readonly type: "offer_taken";
}
/**
 * The flights, how ships are built, and the gentler rules for beginners.
 */
export interface Options {
  /**
   * The standard class III ship, or the long class IIIA.
   */
  readonly big_ship: "III" | "IIIA";
  /**
   * Relaxed building: how many tiles you may take per turn.
   */
  readonly draws: number;
  /**
   * If the first flight is level I, it uses only the eight beginner cards.
   */
  readonly first_flight: boolean;
  /**
   * The level of each flight, in order; up to 8. Level II means class II ships.
   */
  readonly flights: string;
  /**
   * The bank never runs out, or it has 12 red, 17 yellow, 13 green and 14 blue blocks.
   */
  readonly goods: "box" | "unlimited";
  /**
   * Show mistakes while you build, not only at the inspection.
   */
  readonly hints: boolean;
  /**
   * How many seconds the sand runs.
   */
  readonly hourglass_seconds: number;
  /**
   * For beginners: repair a faulty ship for free, and start behind the others.
   */
  readonly mild_inspection: boolean;
  /**
   * Every flight has a mission, with payloads and supercards. Everyone starts with 20 credits.
   */
  readonly missions: boolean;
  /**
   * Everyone at once against the hourglass, or relaxed: in turns, without a clock.
   */
  readonly pace: "hourglass" | "relaxed";
}
/**
 * A seat's standing orders.
 */
export interface Orders {
  /**
   * Always fly on between cards, without being asked.
   */
  readonly fly_on: boolean;
}
/**
 * What only this seat may know.
 */
export interface Own {
  readonly seen: readonly SeenPile[];
}
/**
 * A pile this seat has looked at.
 */
export interface SeenPile {
  readonly cards: readonly string[];
  readonly pile: number;
}
/**
 * Components given up to escape a black hole or to pay a mission's price.
 */
export interface PartsGivenUp {
  readonly seat: number;
  readonly squares: readonly string[];
  readonly tiles: readonly string[];
  readonly type: "parts_given_up";
}
/**
 * Tiles that will not fly: removed at the inspection, cut off from the rest, or never placed.
 */
export interface PartsRemoved {
  readonly how: string;
  readonly seat: number;
  readonly squares: readonly string[];
  readonly tiles: readonly string[];
  readonly type: "parts_removed";
}
/**
 * A seat's ship on the billed flight: at launch, and what was left at the end.
 */
export interface PhotoView {
  readonly arrived: readonly PartView[];
  readonly launched: readonly PartView[];
  readonly lost: readonly string[];
  readonly seat: number;
  readonly ship_class: string;
}
export interface PilePutBack {
  readonly pile: number;
  readonly seat: number;
  readonly type: "pile_put_back";
}
/**
 * A seat looks at a pile of cards.
 */
export interface PileTaken {
  readonly pile: number;
  readonly seat: number;
  readonly type: "pile_taken";
}
/**
 * A pile of cards: how many, who has looked at it, who holds it now (-1: nobody), and whether anyone may look.
 */
export interface PileView {
  readonly cards: number;
  readonly held_by: number;
  readonly open: boolean;
  readonly pile: number;
  readonly seen_by: readonly number[];
}
/**
 * Building: place the tile in hand on a square, turned clockwise by ``turn`` quarter turns.
 */
export interface Place {
  readonly square: string;
  readonly turn: number;
  readonly type: "place";
}
/**
 * The Bet: choose your bet.
 */
export interface PlaceBet {
  readonly bet: string;
  readonly type: "place_bet";
}
/**
 * Missions, after death: stay out for the rest of the game.
 */
export interface PlayPossum {
  readonly type: "play_possum";
}
/**
 * Spend a battery token on a double engine or cannon.
 */
export interface Power {
  readonly battery: string;
  readonly part: string;
  readonly type: "power";
}
export interface Powered {
  readonly battery: string;
  readonly part: string;
  readonly seat: number;
  readonly type: "powered";
}
/**
 * Everything public.
 */
export interface Public {
  readonly bank: {
    readonly [k: string]: number;
  };
  readonly bills: readonly BillView[];
  readonly boardings: readonly BoardingView[];
  readonly card: string;
  readonly cards_left: number;
  readonly client: ClientView | null;
  readonly crates: number;
  readonly directives: readonly string[];
  readonly dock: readonly ("blue" | "green" | "red" | "yellow")[];
  readonly doing:
    | "BuildInTurns"
    | "Building"
    | "abandoned"
    | "agreeing on the ship"
    | "agreeing on the supercard"
    | "between cards"
    | "black hole"
    | "boarding"
    | "choose mission"
    | "choosing figure"
    | "coming back"
    | "declare"
    | "defending"
    | "enemy"
    | "get ready"
    | "inspection"
    | "keeping part"
    | "last tile"
    | "loading"
    | "losing crew"
    | "losing goods"
    | "meet supercard"
    | "over"
    | "placing bets"
    | "planets"
    | "repairs"
    | "seating commuters"
    | "seating envoy";
  readonly flight: number;
  readonly flights: readonly string[];
  readonly flown: readonly string[];
  readonly giving_up: readonly string[];
  readonly heap: number;
  readonly hit: number;
  readonly hits: readonly HitView[];
  readonly holes: readonly HoleView[];
  readonly hourglass: HourglassView | null;
  readonly landings: readonly LandingView[];
  readonly ledger: readonly (readonly number[])[];
  readonly level: number;
  readonly line: number;
  readonly measures: readonly MeasureView[];
  readonly mission: string;
  readonly numbers: readonly number[];
  readonly offered: readonly string[];
  readonly open: readonly string[];
  readonly order: readonly number[];
  readonly phase: "board" | "build" | "fly" | "inspect" | "mission" | "over" | "ready";
  readonly photos: readonly PhotoView[];
  readonly piles: readonly PileView[];
  readonly places: readonly number[];
  readonly powered: readonly string[];
  readonly runs: number;
  readonly ship_class: string;
  readonly stage: number;
  readonly stakes: readonly StakeView[];
  readonly stowing: readonly StowingView[];
  readonly takes: number;
  readonly threat: ThreatView | null;
  readonly truckers: readonly TruckerView[];
  readonly turn: number;
  readonly waiting_for: readonly number[];
  readonly winning: number;
}
/**
 * What the card being resolved would do to one ship right now.
 */
export interface StakeView {
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly cannons: readonly [number, number];
  readonly crew_left: number;
  readonly days: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly engines: readonly [number, number];
  readonly falls: readonly string[];
  readonly fate: "" | "bounces" | "hits" | "misses" | "powered shot" | "shield" | "shot";
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly fight: readonly ["" | "even" | "lost" | "won", "" | "even" | "lost" | "won"];
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly flies: readonly [number, number];
  readonly leaks: readonly string[];
  readonly overboard: number;
  readonly seat: number;
  readonly squares: readonly string[];
  readonly tokens: number;
}
/**
 * A block and the hold it goes into.
 */
export interface StowingView {
  readonly good: string;
  readonly hold: string;
}
/**
 * The hit that a seat is deciding how to meet.
 */
export interface ThreatView {
  readonly seat: number;
  readonly side: "front" | "left" | "rear" | "right";
  readonly square: string;
  readonly threat: "heavy shot" | "large meteor" | "light shot" | "small meteor";
}
/**
 * A seat as everyone sees it.
 */
export interface TruckerView {
  readonly arriving: number;
  readonly aside: readonly string[];
  readonly berths: number;
  readonly bet: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly cannons: readonly [number, number];
  readonly charge: number;
  readonly credits: number;
  readonly crew: number;
  readonly days: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly engines: readonly [number, number];
  readonly exposed: number;
  readonly flying: boolean;
  readonly goods: {
    readonly [k: string]: number;
  };
  readonly guards: number;
  readonly hand: string;
  readonly hand_kept: boolean;
  readonly humans: number;
  readonly incidents: number;
  readonly left: "" | "died" | "gave up" | "lapped" | "no engines" | "no humans" | "sucked in";
  readonly looking: number;
  readonly loose: string;
  readonly lost: readonly string[];
  readonly mistakes: readonly MistakeView[];
  readonly number: number;
  readonly out: boolean;
  readonly parts: readonly PartView[];
  readonly pieces: readonly (readonly string[])[];
  readonly room: RoomView;
  readonly seat: number;
  readonly shielded: readonly ("front" | "left" | "rear" | "right")[];
  readonly space: number;
  readonly stamps: number;
  readonly tokens: number;
  readonly turns_left: number;
  readonly zones: ZonesView | null;
}
/**
 * Space for blocks in the usable holds.
 */
export interface RoomView {
  readonly free: number;
  readonly places: number;
  readonly red: number;
}
/**
 * Missions: the squares affected by payloads, built on or not.
 */
export interface ZonesView {
  readonly blast: readonly string[];
  readonly irradiated: readonly string[];
  readonly silenced: readonly string[];
}
/**
 * Building: put the pile of cards back.
 */
export interface PutBack {
  readonly type: "put_back";
}
/**
 * Say that you are ready; the hourglass starts once everyone is.
 */
export interface Ready {
  readonly type: "ready";
}
/**
 * Missions: keep what was agreed before the match; one refusal is enough.
 */
export interface Refuse {
  readonly type: "refuse";
  readonly what: "ship" | "supercard";
}
/**
 * Inspection: remove a tile that is part of a mistake.
 */
export interface Remove {
  readonly square: string;
  readonly type: "remove";
}
/**
 * Black Hole: keep a component that was chosen.
 */
export interface Retain {
  readonly square: string;
  readonly type: "retain";
}
/**
 * Building: return the tile in hand to the warehouse, face up.
 */
export interface Return {
  readonly type: "return";
}
/**
 * A roll for a meteor or shot: what it is, its side, and its column or row.
 */
export interface Rolled {
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly dice: readonly [number, number];
  readonly line: number;
  readonly seat: number;
  readonly side: "front" | "left" | "rear" | "right";
  readonly threat: "heavy shot" | "large meteor" | "light shot" | "small meteor";
  readonly type: "rolled";
}
/**
 * The saboteurs try a column and a row; ``found``: whether there was a component.
 */
export interface SabotageTried {
  readonly column: number;
  readonly found: boolean;
  readonly row: number;
  readonly seat: number;
  readonly type: "sabotage_tried";
}
export interface SaidReady {
  readonly seat: number;
  readonly type: "said_ready";
}
/**
 * The hourglass runs out; ``circle`` is where it stands (0: START).
 */
export interface SandRanOut {
  readonly circle: number;
  readonly type: "sand_ran_out";
}
/**
 * Diplomatic Mission: choose the envoy's cabin, or none.
 */
export interface SeatEnvoy {
  readonly cabin: string | null;
  readonly type: "seat_envoy";
}
/**
 * Carpool: seat this many commuters in a cabin.
 */
export interface SeatGuests {
  readonly cabin: string;
  readonly guests: number;
  readonly type: "seat_guests";
}
/**
 * Building: set the tile in hand aside for later.
 */
export interface SetAside {
  readonly type: "set_aside";
}
/**
 * Whether everyone agreed to a change; ``ship_class`` is the class that will be built.
 */
export interface Settled {
  readonly agreed: boolean;
  readonly ship_class: string;
  readonly type: "settled";
  readonly what: "ship" | "supercard";
}
/**
 * Spend a battery token to stop this hit with a shield.
 */
export interface Shield {
  readonly battery: string;
  readonly type: "shield";
}
export interface ShieldHeld {
  readonly battery: string;
  readonly seat: number;
  readonly threat: string;
  readonly type: "shield_held";
}
/**
 * Shoot the large meteor: free with a single cannon, one token with a double cannon.
 */
export interface Shoot {
  readonly battery: string | null;
  readonly type: "shoot";
}
/**
 * Mild inspection: the ship is repaired for free and gets another number tile.
 */
export interface StartedBehind {
  readonly number: number;
  readonly seat: number;
  readonly type: "started_behind";
}
/**
 * Loading: put a block into a hold.
 */
export interface Stow {
  readonly good: string;
  readonly hold: string;
  readonly type: "stow";
}
export interface Stowed {
  readonly good: string;
  readonly hold: string;
  readonly seat: number;
  readonly type: "stowed";
}
/**
 * A seat declares its strength. ``what``: engine strength or cannon strength.
 */
export interface StrengthDeclared {
  readonly seat: number;
  readonly strength: number;
  readonly type: "strength_declared";
  readonly what: string;
}
/**
 * Take the hit.
 */
export interface Suffer {
  readonly type: "suffer";
}
/**
 * Building: take a face-up tile.
 */
export interface Take {
  readonly tile: string;
  readonly type: "take";
}
export interface TileDrawn {
  readonly seat: number;
  readonly tile: string;
  readonly type: "tile_drawn";
}
export interface TileLifted {
  readonly seat: number;
  readonly square: string;
  readonly tile: string;
  readonly type: "tile_lifted";
}
export interface TilePlaced {
  readonly seat: number;
  readonly square: string;
  readonly tile: string;
  readonly turn: number;
  readonly type: "tile_placed";
}
export interface TileReturned {
  readonly seat: number;
  readonly tile: string;
  readonly type: "tile_returned";
}
export interface TileSetAside {
  readonly seat: number;
  readonly tile: string;
  readonly type: "tile_set_aside";
}
export interface TileTaken {
  readonly seat: number;
  readonly tile: string;
  readonly type: "tile_taken";
}
export interface TileUnpacked {
  readonly seat: number;
  readonly tile: string;
  readonly type: "tile_unpacked";
}
/**
 * A battery token is lost. ``why``: the card, if it asks for tokens by name.
 */
export interface TokenLost {
  readonly battery: string;
  readonly seat: number;
  readonly type: "token_lost";
  readonly why: string;
}
/**
 * No flying ship has the crew that the offer takes.
 */
export interface TooFewCrew {
  readonly crew: number;
  readonly offer: string;
  readonly type: "too_few_crew";
}
/**
 * Sent only to the seat that lost a race: what for, and who was faster (-1: not known).
 */
export interface TooLate {
  readonly by: number;
  readonly seat: number;
  readonly type: "too_late";
  readonly what: string;
}
/**
 * Relaxed building: a seat's turn begins, with ``left`` turns to go (-1: as many as needed).
 */
export interface TurnBegan {
  readonly left: number;
  readonly seat: number;
  readonly type: "turn_began";
}
/**
 * Building: turn the hourglass over and move it on.
 */
export interface TurnHourglass {
  readonly type: "turn_hourglass";
}
/**
 * Loading: take a block out of a hold.
 */
export interface Unload {
  readonly good: string;
  readonly hold: string;
  readonly type: "unload";
}
export interface Unloaded {
  readonly good: string;
  readonly hold: string;
  readonly seat: number;
  readonly type: "unloaded";
}
/**
 * Building: take a set-aside tile back in hand.
 */
export interface Unpack {
  readonly tile: string;
  readonly type: "unpack";
}
/**
 * Missions: vote for a mission.
 */
export interface Wish {
  readonly mission: string;
  readonly type: "wish";
}
/**
 * The seat that suffers: lowest in a combat zone, or with the smallest crew against saboteurs.
 */
export interface WorstOff {
  readonly measure: string;
  readonly seat: number;
  readonly type: "worst_off";
}
/**
 * A combat zone is skipped because only one ship is flying.
 */
export interface ZoneSkipped {
  readonly type: "zone_skipped";
}
/**
 * All that a board is given.
 */
export interface Game {
  readonly public: Public;
  readonly own: Own;
  readonly ahead: null;
  readonly action: GameAction;
  readonly event: GameEvent;
  readonly catalog: Catalog;
  readonly options: Options;
  readonly orders: Orders;
  readonly rule: RuleId;
}
