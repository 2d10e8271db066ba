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
 * Missions: leave it to the others, and agree with whatever they decide.
 */
export interface Abstain {
  readonly type: "abstain";
}
/**
 * Take what is offered, at its price.
 */
export interface Accept {
  readonly type: "accept";
}
/**
 * Missions: want what is changed only if everybody agrees: one more supercard, or the other ship class.
 */
export interface Agree {
  readonly type: "agree";
  readonly what: string;
}
/**
 * A seat agrees to a change, or refuses it; ``what``: supercard, ship.
 */
export interface Answered {
  readonly agrees: boolean;
  readonly seat: number;
  readonly type: "answered";
  readonly what: string;
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
 * A seat's account of the flight before.
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
 * A seat's account of the flight; ``credits`` is what it has now.
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
 * The crew boards: a cabin for a purple alien, one for a brown one, humans in all others.
 */
export interface Board {
  readonly brown: string | null;
  readonly purple: string | null;
  readonly type: "board";
}
/**
 * A ship board: its squares as ``column,row``, from the bow to the stern; ``cap`` is the most that losses cost.
 */
export interface BoardFacts {
  readonly cap: number;
  readonly ship_class: string;
  readonly squares: readonly string[];
  readonly start: string;
}
/**
 * One way to take a crew aboard: the cabins of the aliens, who flies, and the parts with someone or something on
 *     them then.
 */
export interface BoardingView {
  readonly brown: string | null;
  readonly humans: number;
  readonly parts: readonly PartView[];
  readonly purple: string | null;
}
/**
 * One component of a ship, with what is on it.
 */
export interface PartView {
  readonly alien: string;
  readonly goods: readonly string[];
  readonly guests: readonly string[];
  readonly humans: number;
  readonly square: string;
  readonly tile: string;
  readonly tokens: number;
  readonly turn: number;
}
/**
 * A small meteor on a smooth side, or anything on the plating of heavy cargo.
 */
export interface Bounced {
  readonly seat: number;
  readonly square: string;
  readonly threat: string;
  readonly type: "bounced";
}
/**
 * A builder has a number tile; ``in_time``: by choice, not because time was up.
 */
export interface BuilderFinished {
  readonly in_time: boolean;
  readonly number: number;
  readonly seat: number;
  readonly type: "builder_finished";
}
/**
 * ``reason``: all finished, or time is up.
 */
export interface BuildingEnded {
  readonly reason: string;
  readonly type: "building_ended";
}
/**
 * The hourglass runs; without one (``seconds`` 0) the builders take turns.
 */
export interface BuildingStarted {
  readonly seconds: number;
  readonly type: "building_started";
}
/**
 * A dead trucker is replaced by a new one, or stays ``out``.
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
  readonly goods: readonly string[];
  readonly id: string;
  readonly level: number;
  readonly lines: readonly LineFacts[];
  readonly name: string;
  readonly penalty: PenaltyFacts;
  readonly planets: readonly (readonly string[])[];
  readonly starter: boolean;
  readonly strength: number;
  readonly text: string;
  readonly threats: readonly ThreatFacts[];
}
/**
 * A line of a Combat Zone: who has the lowest of something suffers.
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
  readonly side: string;
  readonly threat: string;
}
export interface CardTurned {
  readonly card: string;
  readonly seat: number;
  readonly type: "card_turned";
}
/**
 * What is in the pile; told only to the one who looks.
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
  readonly directives: readonly DirectiveFacts[];
  readonly goods: {
    readonly [k: string]: number;
  };
  readonly missions: readonly MissionFacts[];
  readonly route: RouteFacts;
  readonly supercards: readonly SupercardFacts[];
  readonly tiles: readonly TileFacts[];
}
export interface DirectiveFacts {
  readonly id: string;
  readonly says: string;
}
/**
 * A mission; three numbers in a row are for levels I, II and III.
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
 * The flight board, and what is paid at the end of a flight of each level.
 */
export interface RouteFacts {
  readonly best_looking: number;
  readonly finishing: readonly number[];
  readonly spaces: number;
}
/**
 * A supercard; what depends on the flight's level is listed for levels I to III.
 */
export interface SupercardFacts {
  readonly columns: readonly ColumnFacts[];
  readonly full: readonly string[];
  readonly id: string;
  readonly kind: string;
  readonly known: string;
  readonly name: string;
  readonly numbers: readonly number[];
  readonly origin: string;
  readonly rows: readonly (readonly MeteorFacts[])[];
  readonly segments: readonly PenaltyFacts[];
  readonly text: string;
  readonly waves: readonly string[];
}
/**
 * A column of a Tactical Zone: one measure less another.
 */
export interface ColumnFacts {
  readonly minus: string;
  readonly plus: string;
  readonly segments: readonly PenaltyFacts[];
}
/**
 * A large meteor; a die that is not 0 is set.
 */
export interface MeteorFacts {
  readonly die: number;
  readonly side: string;
}
/**
 * A component, with its sides clockwise from the top, as it is drawn.
 */
export interface TileFacts {
  readonly capacity: number;
  readonly id: string;
  readonly kind: string;
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
 * Diplomatic Mission: let the enemy pass, for days.
 */
export interface ClaimImmunity {
  readonly type: "claim_immunity";
}
/**
 * Escort Mission: the courier moved so many days, to a space.
 */
export interface ClientFlew {
  readonly days: number;
  readonly space: number;
  readonly type: "client_flew";
}
/**
 * Escort Mission: who gets a guard token.
 */
export interface ClientGuarded {
  readonly seats: readonly number[];
  readonly type: "client_guarded";
}
/**
 * Escort Mission: the courier was not guarded; its hull now (0: lost).
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
 * Black Hole: let it have the ship.
 */
export interface Concede {
  readonly type: "concede";
}
/**
 * Beverage Run: two fragile tiles each, as set aside.
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
 * Who flies: humans, and the cabins of the aliens.
 */
export interface CrewBoarded {
  readonly brown: string | null;
  readonly humans: number;
  readonly purple: string | null;
  readonly seat: number;
  readonly type: "crew_boarded";
}
/**
 * ``who``: human, purple alien, brown alien, commuter or envoy.
 */
export interface CrewLost {
  readonly cabin: string;
  readonly seat: number;
  readonly type: "crew_lost";
  readonly who: string;
  readonly why: string;
}
/**
 * Declare the strength as it stands.
 */
export interface Declare {
  readonly type: "declare";
}
/**
 * Do without.
 */
export interface Decline {
  readonly type: "decline";
}
/**
 * Loading: done; blocks that are not in a hold stay behind.
 */
export interface Depart {
  readonly type: "depart";
}
/**
 * A component is destroyed. ``cause``: empty for the hit itself, explosion, or shattering; then ``by`` is the
 *     square next to it that exploded or broke before.
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
 * Building: take a tile that lies face down.
 */
export interface Draw {
  readonly type: "draw";
}
/**
 * Building with payloads: take one that lies face down; their backs tell them apart.
 */
export interface DrawPayload {
  readonly type: "draw_payload";
}
/**
 * Missions: name the mission you want least.
 */
export interface Drop {
  readonly mission: string;
  readonly type: "drop";
}
/**
 * Relaxed building: the next builder's turn.
 */
export interface EndTurn {
  readonly type: "end_turn";
}
/**
 * How a fight ended. ``result``: won, even or lost.
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
 * Building: stop for good and take a number tile.
 */
export interface Finish {
  readonly number: number;
  readonly type: "finish";
}
/**
 * A rocket moved so many days forward (or back, below zero), and stands on ``space`` of 40.
 */
export interface Flew {
  readonly days: number;
  readonly seat: number;
  readonly space: number;
  readonly type: "flew";
}
/**
 * A flight begins: which, of what level, with which ship class.
 */
export interface FlightAnnounced {
  readonly flight: number;
  readonly level: string;
  readonly ship_class: string;
  readonly type: "flight_announced";
}
/**
 * ``order``: the ships that arrived, in order.
 */
export interface FlightEnded {
  readonly order: readonly number[];
  readonly type: "flight_ended";
}
/**
 * Between cards: on to the next.
 */
export interface FlyOn {
  readonly type: "fly_on";
}
/**
 * The richest, and all who have at least 1 credit.
 */
export interface GameEnded {
  readonly richest: readonly number[];
  readonly type: "game_ended";
  readonly winners: readonly number[];
}
/**
 * Choose the hold that loses a block of the most valuable colour.
 */
export interface GiveGood {
  readonly hold: string;
  readonly type: "give_good";
}
/**
 * Choose the battery that loses a token for want of goods.
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
 * The bank has not enough blocks: these are missing.
 */
export interface GoodsShort {
  readonly goods: readonly string[];
  readonly seat: number;
  readonly type: "goods_short";
}
/**
 * Commuters, or the envoy, take places in a cabin.
 */
export interface GuestsSeated {
  readonly cabin: string;
  readonly envoy: boolean;
  readonly guests: number;
  readonly seat: number;
  readonly type: "guests_seated";
}
/**
 * A meteor or shot of the volley that is being resolved.
 */
export interface HitView {
  readonly side: string;
  readonly threat: string;
}
/**
 * An empty place in the warehouse, whose hand emptied it, and the tile that lay there.
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
 * Where the hourglass stands (0: START) and when it runs out, in match milliseconds (0: it has).
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
 * A meteor of a shower, which needs no dice: from where, along which column or row.
 */
export interface Incoming {
  readonly line: number;
  readonly side: string;
  readonly threat: string;
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
 * Black Hole: give up a component.
 */
export interface Jettison {
  readonly square: string;
  readonly type: "jettison";
}
/**
 * Keep the part of the ship with this square; all others fall off.
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
 * A planet of the card and who is there (-1: nobody).
 */
export interface LandingView {
  readonly planet: number;
  readonly seat: number;
}
/**
 * The rockets stand on their spaces, the leader first.
 */
export interface Launched {
  readonly order: readonly number[];
  readonly spaces: readonly number[];
  readonly type: "launched";
}
/**
 * ``why``: gave up, no engines, no humans, lapped, sucked in, died.
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
 * Building: take the latest tile, which is not welded yet, back in hand.
 */
export interface Lift {
  readonly type: "lift";
}
/**
 * Building: pick up a pile of cards and look.
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
 * Missions: choose a guest of a cabin, not crew, when someone in it is lost.
 */
export interface LoseGuest {
  readonly cabin: string;
  readonly type: "lose_guest";
}
/**
 * A comparison that the card makes, as the ships stand: in a combat or tactical zone, and for saboteurs.
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
 * ``how``: agreed, one dropped, at random.
 */
export interface MissionChosen {
  readonly how: string;
  readonly mission: string;
  readonly type: "mission_chosen";
}
/**
 * A seat wishes for a mission, or wants to drop one.
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
 * A building mistake, where it is, and in words.
 */
export interface MistakeView {
  readonly kind: string;
  readonly other: string;
  readonly square: string;
  readonly words: string;
}
/**
 * Mild inspection: a sound ship gets a lower number, since a faulty one gave its own back.
 */
export interface MovedUp {
  readonly number: number;
  readonly seat: number;
  readonly type: "moved_up";
}
/**
 * Mild inspection: a ship with mistakes gives its number tile back, to be repaired.
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
 * Someone boards the abandoned ship or station.
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
   * Relaxed building: how many tiles you may take in a turn.
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
 * What one seat alone may know.
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
 * What a ship throws overboard to escape a black hole, or pays a mission's price with.
 */
export interface PartsGivenUp {
  readonly seat: number;
  readonly squares: readonly string[];
  readonly tiles: readonly string[];
  readonly type: "parts_given_up";
}
/**
 * Tiles that do not fly: removed at the inspection, cut off from the rest, or never built in.
 */
export interface PartsRemoved {
  readonly how: string;
  readonly seat: number;
  readonly squares: readonly string[];
  readonly tiles: readonly string[];
  readonly type: "parts_removed";
}
/**
 * A seat's ship on the flight that the bills are of: as it took off, and what was left of it at the end.
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
 * A pile of cards: how many, who has looked at it, who holds it now (-1: nobody), whether it may be looked at.
 */
export interface PileView {
  readonly cards: number;
  readonly held_by: number;
  readonly open: boolean;
  readonly pile: number;
  readonly seen_by: readonly number[];
}
/**
 * Building: put the tile in hand on a square, with so many quarter turns clockwise.
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
 * All that lies open.
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
  readonly dock: readonly string[];
  readonly doing: string;
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
  readonly phase: string;
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
 * What the card being resolved would do to one ship as it stands.
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
  readonly fate: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly fight: readonly [string, string];
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
 * A block, and the hold that takes it.
 */
export interface StowingView {
  readonly good: string;
  readonly hold: string;
}
/**
 * What is about to hit whom: while someone decides.
 */
export interface ThreatView {
  readonly seat: number;
  readonly side: string;
  readonly square: string;
  readonly threat: string;
}
/**
 * One seat as everybody sees it.
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
  readonly left: string;
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
  readonly shielded: readonly string[];
  readonly space: number;
  readonly stamps: number;
  readonly tokens: number;
  readonly turns_left: number;
  readonly zones: ZonesView | null;
}
/**
 * Places for blocks in the holds that can be used.
 */
export interface RoomView {
  readonly free: number;
  readonly places: number;
  readonly red: number;
}
/**
 * Missions: the squares of the board, built on or not, that payloads reach.
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
 * Say that the hourglass may be started; when all are ready, it is.
 */
export interface Ready {
  readonly type: "ready";
}
/**
 * Missions: leave it as it was agreed before the match; one who refuses is enough.
 */
export interface Refuse {
  readonly type: "refuse";
  readonly what: string;
}
/**
 * Inspection: take a tile that is part of a mistake off the ship.
 */
export interface Remove {
  readonly square: string;
  readonly type: "remove";
}
/**
 * Black Hole: keep a component after all.
 */
export interface Retain {
  readonly square: string;
  readonly type: "retain";
}
/**
 * Building: put the tile in hand back in the middle, face up.
 */
export interface Return {
  readonly type: "return";
}
/**
 * Two dice for a meteor or shot: what comes, from where, along which column or row.
 */
export interface Rolled {
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly dice: readonly [number, number];
  readonly line: number;
  readonly seat: number;
  readonly side: string;
  readonly threat: string;
  readonly type: "rolled";
}
/**
 * The saboteurs try a column and a row.
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
 * The hourglass is empty; ``circle`` is where it stands (0: START).
 */
export interface SandRanOut {
  readonly circle: number;
  readonly type: "sand_ran_out";
}
/**
 * Diplomatic Mission: which cabin the envoy gets, or none.
 */
export interface SeatEnvoy {
  readonly cabin: string | null;
  readonly type: "seat_envoy";
}
/**
 * Carpool: how many commuters take places in a cabin.
 */
export interface SeatGuests {
  readonly cabin: string;
  readonly guests: number;
  readonly type: "seat_guests";
}
/**
 * Building: keep the tile in hand for later.
 */
export interface SetAside {
  readonly type: "set_aside";
}
/**
 * Whether everybody agreed to a change; ``ship_class`` is the one that is built.
 */
export interface Settled {
  readonly agreed: boolean;
  readonly ship_class: string;
  readonly type: "settled";
  readonly what: string;
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
 * Shoot the large meteor: free with a single cannon, a token for a double one.
 */
export interface Shoot {
  readonly battery: string | null;
  readonly type: "shoot";
}
/**
 * Mild inspection: the ship was repaired for nothing, and gets another number.
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
 * ``what``: engine strength or cannon strength.
 */
export interface StrengthDeclared {
  readonly seat: number;
  readonly strength: number;
  readonly type: "strength_declared";
  readonly what: string;
}
/**
 * Let it hit.
 */
export interface Suffer {
  readonly type: "suffer";
}
/**
 * Building: take a tile that lies face up.
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
 * ``why``: the card, where it names what it takes.
 */
export interface TokenLost {
  readonly battery: string;
  readonly seat: number;
  readonly type: "token_lost";
  readonly why: string;
}
/**
 * Nobody in the flight has the crew that an offer takes.
 */
export interface TooFewCrew {
  readonly crew: number;
  readonly offer: string;
  readonly type: "too_few_crew";
}
/**
 * Told only to the one whose hand came too late: at what, and who was faster (-1: nobody can say any more).
 */
export interface TooLate {
  readonly by: number;
  readonly seat: number;
  readonly type: "too_late";
  readonly what: string;
}
/**
 * Relaxed building: whose turn it is, and how many more turns that builder has (-1: as many as needed).
 */
export interface TurnBegan {
  readonly left: number;
  readonly seat: number;
  readonly type: "turn_began";
}
/**
 * Building: turn the hourglass and move it on.
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
 * Building: take a tile that was set aside back in hand.
 */
export interface Unpack {
  readonly tile: string;
  readonly type: "unpack";
}
/**
 * Missions: name the mission you wish for.
 */
export interface Wish {
  readonly mission: string;
  readonly type: "wish";
}
/**
 * Who is lowest in a combat zone or has the fewest crew for saboteurs, and suffers.
 */
export interface WorstOff {
  readonly measure: string;
  readonly seat: number;
  readonly type: "worst_off";
}
/**
 * A combat zone with one ship flying.
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
  readonly rule: RuleId;
}
