/* Generated from the server's types by `npm run types`. Do not edit. */

/**
 * Missions: leave it to the others, and agree with whatever they decide.
 */
export interface Abstain {
  type: "abstain";
}
/**
 * Take what is offered, at its price.
 */
export interface Accept {
  type: "accept";
}
/**
 * Missions: want what is changed only if everybody agrees: one more supercard, or the other ship class.
 */
export interface Agree {
  type: "agree";
  what: string;
}
/**
 * A seat agrees to a change, or refuses it; ``what``: supercard, ship.
 */
export interface Answered {
  agrees: boolean;
  seat: number;
  type: "answered";
  what: string;
}
export interface BetPlaced {
  bet: string;
  seat: number;
  type: "bet_placed";
}
/**
 * A seat's account of the flight before.
 */
export interface BillView {
  best_looking: number;
  credits: number;
  finishing: number;
  goods: number;
  lost: number;
  mission: number;
  paid: number;
  penalty: number;
  seat: number;
}
/**
 * A seat's account of the flight; ``credits`` is what it has now.
 */
export interface Billed {
  best_looking: number;
  credits: number;
  finishing: number;
  goods: number;
  lost: number;
  mission: number;
  paid: number;
  penalty: number;
  seat: number;
  type: "billed";
}
/**
 * The crew boards: a cabin for a purple alien, one for a brown one, humans in all others.
 */
export interface Board {
  brown: string | null;
  purple: string | null;
  type: "board";
}
/**
 * A small meteor on a smooth side, or anything on the plating of heavy cargo.
 */
export interface Bounced {
  seat: number;
  square: string;
  threat: string;
  type: "bounced";
}
/**
 * A builder has a number tile; ``in_time``: by choice, not because time was up.
 */
export interface BuilderFinished {
  in_time: boolean;
  number: number;
  seat: number;
  type: "builder_finished";
}
/**
 * ``reason``: all finished, or time is up.
 */
export interface BuildingEnded {
  reason: string;
  type: "building_ended";
}
/**
 * The hourglass runs; without one (``seconds`` 0) the builders take turns.
 */
export interface BuildingStarted {
  seconds: number;
  type: "building_started";
}
/**
 * Whoever died is a new trucker, or stays ``out``.
 */
export interface CameBack {
  out: boolean;
  seat: number;
  type: "came_back";
}
export interface CardTurned {
  card: string;
  seat: number;
  type: "card_turned";
}
/**
 * What is in the pile; told only to the one who looks.
 */
export interface CardsSeen {
  cards: string[];
  pile: number;
  seat: number;
  type: "cards_seen";
}
/**
 * Diplomatic Mission: let the enemy pass, for days.
 */
export interface ClaimImmunity {
  type: "claim_immunity";
}
/**
 * Escort Mission: the courier moved so many days, to a space.
 */
export interface ClientFlew {
  days: number;
  space: number;
  type: "client_flew";
}
/**
 * Escort Mission: who gets a guard token.
 */
export interface ClientGuarded {
  seats: number[];
  type: "client_guarded";
}
/**
 * Escort Mission: the courier was not guarded; its hull now (0: lost).
 */
export interface ClientHit {
  hull: number;
  type: "client_hit";
}
/**
 * Escort Mission: the courier's days flown, its space, and its hull (0: lost).
 */
export interface ClientView {
  days: number;
  hull: number;
  space: number;
}
/**
 * Missions, after death: fly the next flight as a new trucker.
 */
export interface ComeBack {
  type: "come_back";
}
/**
 * Black Hole: let it have the ship.
 */
export interface Concede {
  type: "concede";
}
/**
 * Beverage Run: two fragile tiles each, as set aside.
 */
export interface CratesDealt {
  seat: number;
  tiles: string[];
  type: "crates_dealt";
}
export interface CreditsGained {
  credits: number;
  seat: number;
  type: "credits_gained";
}
/**
 * Who flies: humans, and the cabins of the aliens.
 */
export interface CrewBoarded {
  brown: string | null;
  humans: number;
  purple: string | null;
  seat: number;
  type: "crew_boarded";
}
/**
 * ``who``: human, purple alien, brown alien, commuter or envoy.
 */
export interface CrewLost {
  cabin: string;
  seat: number;
  type: "crew_lost";
  who: string;
  why: string;
}
/**
 * Declare the strength as it stands.
 */
export interface Declare {
  type: "declare";
}
/**
 * Do without.
 */
export interface Decline {
  type: "decline";
}
/**
 * Loading: done; blocks that are not in a hold stay behind.
 */
export interface Depart {
  type: "depart";
}
/**
 * A component is destroyed. ``cause``: empty for the hit itself, explosion, or shattering; then ``by`` is the
 *     square next to it that exploded or broke before.
 */
export interface Destroyed {
  by: string;
  cause: string;
  seat: number;
  square: string;
  tile: string;
  type: "destroyed";
}
export interface DirectivesDrawn {
  directives: string[];
  type: "directives_drawn";
}
/**
 * Building: take a tile that lies face down.
 */
export interface Draw {
  type: "draw";
}
/**
 * Building with payloads: take one that lies face down; their backs tell them apart.
 */
export interface DrawPayload {
  type: "draw_payload";
}
/**
 * Missions: name the mission you want least.
 */
export interface Drop {
  mission: string;
  type: "drop";
}
/**
 * Relaxed building: the next builder's turn.
 */
export interface EndTurn {
  type: "end_turn";
}
/**
 * How a fight ended. ``result``: won, even or lost.
 */
export interface EnemyMet {
  enemy: string;
  result: string;
  seat: number;
  type: "enemy_met";
}
export interface FellOff {
  seat: number;
  squares: string[];
  tiles: string[];
  type: "fell_off";
}
/**
 * Building: stop for good and take a number tile.
 */
export interface Finish {
  number: number;
  type: "finish";
}
/**
 * A rocket moved so many days forward (or back, below zero), and stands on ``space`` of 40.
 */
export interface Flew {
  days: number;
  seat: number;
  space: number;
  type: "flew";
}
/**
 * A flight begins: which, of what level, with which ship class.
 */
export interface FlightAnnounced {
  flight: number;
  level: string;
  ship_class: string;
  type: "flight_announced";
}
/**
 * ``order``: the ships that arrived, in order.
 */
export interface FlightEnded {
  order: number[];
  type: "flight_ended";
}
/**
 * Between cards: on to the next.
 */
export interface FlyOn {
  type: "fly_on";
}
/**
 * The richest, and all who have at least 1 credit.
 */
export interface GameEnded {
  richest: number[];
  type: "game_ended";
  winners: number[];
}
/**
 * Choose the hold that loses a block of the most valuable colour.
 */
export interface GiveGood {
  hold: string;
  type: "give_good";
}
/**
 * Choose the battery that loses a token for want of goods.
 */
export interface GiveToken {
  battery: string;
  type: "give_token";
}
/**
 * Between cards: leave the flight.
 */
export interface GiveUp {
  type: "give_up";
}
export interface GoodLost {
  good: string;
  hold: string;
  seat: number;
  type: "good_lost";
}
/**
 * Loading is done; these blocks stay behind.
 */
export interface GoodsLeft {
  goods: string[];
  seat: number;
  type: "goods_left";
}
/**
 * The bank has not enough blocks: these are missing.
 */
export interface GoodsShort {
  goods: string[];
  seat: number;
  type: "goods_short";
}
/**
 * Commuters, or the envoy, take places in a cabin.
 */
export interface GuestsSeated {
  cabin: string;
  envoy: boolean;
  guests: number;
  seat: number;
  type: "guests_seated";
}
/**
 * A meteor or shot of the volley that is being resolved.
 */
export interface HitView {
  side: string;
  threat: string;
}
export interface HourglassTurned {
  circle: number;
  seat: number;
  type: "hourglass_turned";
}
/**
 * Where the hourglass stands (0: START) and when it runs out, in match milliseconds (0: it has).
 */
export interface HourglassView {
  circle: number;
  runs_out: number;
  seconds: number;
}
export interface ImmunityClaimed {
  enemy: string;
  seat: number;
  type: "immunity_claimed";
}
/**
 * A meteor of a shower, which needs no dice: from where, along which column or row.
 */
export interface Incoming {
  line: number;
  side: string;
  threat: string;
  type: "incoming";
}
/**
 * The mistakes found on a ship, in words.
 */
export interface Inspected {
  mistakes: string[];
  seat: number;
  type: "inspected";
}
/**
 * Black Hole: give up a component.
 */
export interface Jettison {
  square: string;
  type: "jettison";
}
/**
 * Keep the part of the ship with this square; all others fall off.
 */
export interface Keep {
  square: string;
  type: "keep";
}
/**
 * Planets: land on a planet, counted from 1.
 */
export interface Land {
  planet: number;
  type: "land";
}
export interface Landed {
  planet: number;
  seat: number;
  type: "landed";
}
/**
 * A planet of the card and who is there (-1: nobody).
 */
export interface LandingView {
  planet: number;
  seat: number;
}
/**
 * The rockets stand on their spaces, the leader first.
 */
export interface Launched {
  order: number[];
  spaces: number[];
  type: "launched";
}
/**
 * ``why``: gave up, no engines, no humans, lapped, sucked in, died.
 */
export interface LeftFlight {
  seat: number;
  type: "left_flight";
  why: string;
}
/**
 * A seat leaves a decision to the others.
 */
export interface LeftToOthers {
  seat: number;
  type: "left_to_others";
}
/**
 * Building: take the latest tile, which is not welded yet, back in hand.
 */
export interface Lift {
  type: "lift";
}
/**
 * Building: pick up a pile of cards and look.
 */
export interface Look {
  pile: number;
  type: "look";
}
/**
 * Choose a cabin that loses a crew member.
 */
export interface LoseCrew {
  cabin: string;
  type: "lose_crew";
}
/**
 * Missions: choose a guest of a cabin, not crew, when somebody in it is lost.
 */
export interface LoseGuest {
  cabin: string;
  type: "lose_guest";
}
export interface MeteorShot {
  battery: string | null;
  cannon: string;
  seat: number;
  type: "meteor_shot";
}
export interface Missed {
  seat: number;
  threat: string;
  type: "missed";
}
/**
 * ``how``: agreed, one dropped, at random.
 */
export interface MissionChosen {
  how: string;
  mission: string;
  type: "mission_chosen";
}
/**
 * A seat wishes for a mission, or wants to drop one.
 */
export interface MissionNamed {
  drop: boolean;
  mission: string;
  seat: number;
  type: "mission_named";
}
export interface MissionsOffered {
  missions: string[];
  type: "missions_offered";
}
/**
 * A building mistake, where it is, and in words.
 */
export interface MistakeView {
  kind: string;
  other: string;
  square: string;
  words: string;
}
/**
 * Mild inspection: a sound ship gets a lower number, since a faulty one gave its own back.
 */
export interface MovedUp {
  number: number;
  seat: number;
  type: "moved_up";
}
/**
 * Mild inspection: a ship with mistakes gives its number tile back, to be repaired.
 */
export interface NumberHandedBack {
  number: number;
  seat: number;
  type: "number_handed_back";
}
export interface OfferDeclined {
  offer: string;
  seat: number;
  type: "offer_declined";
}
/**
 * Somebody boards the abandoned ship or station.
 */
export interface OfferTaken {
  offer: string;
  seat: number;
  type: "offer_taken";
}
/**
 * The flights, how ships are built, and the gentler rules for beginners.
 */
export interface Options {
  /**
   * The usual class III, or the long class IIIA.
   */
  big_ship: "III" | "IIIA";
  /**
   * Relaxed building: how many tiles a turn takes.
   */
  draws: number;
  /**
   * If the first flight is of level I, only the eight starred cards.
   */
  first_flight: boolean;
  /**
   * Their levels in order, up to 8. A ship's class is its flight's level.
   */
  flights: string;
  /**
   * The bank never runs out, or has 12 red, 17 yellow, 13 green and 14 blue blocks.
   */
  goods: "box" | "unlimited";
  /**
   * Mistakes are shown while building, not only at the inspection.
   */
  hints: boolean;
  /**
   * Seconds for one run of the sand.
   */
  hourglass_seconds: number;
  /**
   * For beginners: a ship with mistakes is repaired for nothing, but starts behind the others.
   */
  mild_inspection: boolean;
  /**
   * Each flight has a mission: payloads, supercards, 20 credits to start.
   */
  missions: boolean;
  /**
   * All at once against the hourglass, or relaxed, in turns without a clock.
   */
  pace: "hourglass" | "relaxed";
}
/**
 * A seat's standing orders.
 */
export interface Orders {
  /**
   * Never asked between cards: always fly on.
   */
  fly_on: boolean;
}
/**
 * What one seat alone may know.
 */
export interface Own {
  seen: SeenPile[];
}
/**
 * A pile this seat has looked at.
 */
export interface SeenPile {
  cards: string[];
  pile: number;
}
/**
 * One component of a ship, with what is on it.
 */
export interface PartView {
  alien: string;
  goods: string[];
  guests: string[];
  humans: number;
  square: string;
  tile: string;
  tokens: number;
  turn: number;
}
/**
 * What a ship throws overboard to escape a black hole, or pays a mission's price with.
 */
export interface PartsGivenUp {
  seat: number;
  squares: string[];
  tiles: string[];
  type: "parts_given_up";
}
/**
 * Tiles that do not fly: removed at the inspection, cut off from the rest, or never built in.
 */
export interface PartsRemoved {
  how: string;
  seat: number;
  squares: string[];
  tiles: string[];
  type: "parts_removed";
}
export interface PilePutBack {
  pile: number;
  seat: number;
  type: "pile_put_back";
}
/**
 * A seat looks at a pile of cards.
 */
export interface PileTaken {
  pile: number;
  seat: number;
  type: "pile_taken";
}
/**
 * A pile of cards: how many, who has looked at it, who holds it now (-1: nobody), whether it may be looked at.
 */
export interface PileView {
  cards: number;
  held_by: number;
  open: boolean;
  pile: number;
  seen_by: number[];
}
/**
 * Building: put the tile in hand on a square, with so many quarter turns clockwise.
 */
export interface Place {
  square: string;
  turn: number;
  type: "place";
}
/**
 * The Bet: choose your bet.
 */
export interface PlaceBet {
  bet: string;
  type: "place_bet";
}
/**
 * Missions, after death: stay out for the rest of the game.
 */
export interface PlayPossum {
  type: "play_possum";
}
/**
 * Spend a battery token on a double engine or cannon.
 */
export interface Power {
  battery: string;
  part: string;
  type: "power";
}
export interface Powered {
  battery: string;
  part: string;
  seat: number;
  type: "powered";
}
/**
 * All that lies open.
 */
export interface Public {
  bank: {
    [k: string]: number;
  };
  bills: BillView[];
  card: string;
  cards_left: number;
  client: ClientView | null;
  crates: number;
  directives: string[];
  dock: string[];
  doing: string;
  flight: number;
  flights: string[];
  flown: string[];
  giving_up: string[];
  heap: number;
  hit: number;
  hits: HitView[];
  hourglass: HourglassView | null;
  landings: LandingView[];
  ledger: number[][];
  level: number;
  line: number;
  mission: string;
  numbers: number[];
  offered: string[];
  open: string[];
  order: number[];
  phase: string;
  pieces: string[][];
  piles: PileView[];
  powered: string[];
  ship_class: string;
  stage: number;
  stakes: StakeView[];
  takes: number;
  threat: ThreatView | null;
  truckers: TruckerView[];
  turn: number;
  waiting_for: number[];
}
/**
 * What the card being resolved would do to one ship as it stands.
 */
export interface StakeView {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cannons: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  engines: [number, number];
  falls: string[];
  fate: string;
  seat: number;
  squares: string[];
}
/**
 * What is about to hit whom: while somebody decides.
 */
export interface ThreatView {
  seat: number;
  side: string;
  square: string;
  threat: string;
}
/**
 * One seat as everybody sees it.
 */
export interface TruckerView {
  aside: string[];
  bet: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cannons: [number, number];
  credits: number;
  crew: number;
  days: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  engines: [number, number];
  exposed: number;
  flying: boolean;
  goods: {
    [k: string]: number;
  };
  guards: number;
  hand: string;
  hand_kept: boolean;
  humans: number;
  incidents: number;
  left: string;
  looking: number;
  loose: string;
  lost: string[];
  mistakes: MistakeView[];
  number: number;
  out: boolean;
  parts: PartView[];
  seat: number;
  space: number;
  stamps: number;
  tokens: number;
  turns_left: number;
}
/**
 * Building: put the pile of cards back.
 */
export interface PutBack {
  type: "put_back";
}
/**
 * Say that the hourglass may be started; when all are ready, it is.
 */
export interface Ready {
  type: "ready";
}
/**
 * Missions: leave it as it was agreed before the match; one who refuses is enough.
 */
export interface Refuse {
  type: "refuse";
  what: string;
}
/**
 * Inspection: take a tile that is part of a mistake off the ship.
 */
export interface Remove {
  square: string;
  type: "remove";
}
/**
 * Black Hole: keep a component after all.
 */
export interface Retain {
  square: string;
  type: "retain";
}
/**
 * Building: put the tile in hand back in the middle, face up.
 */
export interface Return {
  type: "return";
}
/**
 * Two dice for a meteor or shot: what comes, from where, along which column or row.
 */
export interface Rolled {
  /**
   * @minItems 2
   * @maxItems 2
   */
  dice: [number, number];
  line: number;
  seat: number;
  side: string;
  threat: string;
  type: "rolled";
}
/**
 * The saboteurs try a column and a row.
 */
export interface SabotageTried {
  column: number;
  found: boolean;
  row: number;
  seat: number;
  type: "sabotage_tried";
}
export interface SaidReady {
  seat: number;
  type: "said_ready";
}
/**
 * The hourglass is empty; ``circle`` is where it stands (0: START).
 */
export interface SandRanOut {
  circle: number;
  type: "sand_ran_out";
}
/**
 * Diplomatic Mission: which cabin the envoy gets, or none.
 */
export interface SeatEnvoy {
  cabin: string | null;
  type: "seat_envoy";
}
/**
 * Carpool: how many commuters take places in a cabin.
 */
export interface SeatGuests {
  cabin: string;
  guests: number;
  type: "seat_guests";
}
/**
 * Building: keep the tile in hand for later.
 */
export interface SetAside {
  type: "set_aside";
}
/**
 * Whether everybody agreed to a change; ``ship_class`` is the one that is built.
 */
export interface Settled {
  agreed: boolean;
  ship_class: string;
  type: "settled";
  what: string;
}
/**
 * Spend a battery token to stop this hit with a shield.
 */
export interface Shield {
  battery: string;
  type: "shield";
}
export interface ShieldHeld {
  battery: string;
  seat: number;
  threat: string;
  type: "shield_held";
}
/**
 * Shoot the large meteor: free with a single cannon, a token for a double one.
 */
export interface Shoot {
  battery: string | null;
  type: "shoot";
}
/**
 * Mild inspection: the ship was repaired for nothing, and gets another number.
 */
export interface StartedBehind {
  number: number;
  seat: number;
  type: "started_behind";
}
/**
 * Loading: put a block into a hold.
 */
export interface Stow {
  good: string;
  hold: string;
  type: "stow";
}
export interface Stowed {
  good: string;
  hold: string;
  seat: number;
  type: "stowed";
}
/**
 * ``what``: engine strength or cannon strength.
 */
export interface StrengthDeclared {
  seat: number;
  strength: number;
  type: "strength_declared";
  what: string;
}
/**
 * Let it hit.
 */
export interface Suffer {
  type: "suffer";
}
/**
 * Building: take a tile that lies face up.
 */
export interface Take {
  tile: string;
  type: "take";
}
export interface TileDrawn {
  seat: number;
  tile: string;
  type: "tile_drawn";
}
export interface TileLifted {
  seat: number;
  square: string;
  tile: string;
  type: "tile_lifted";
}
export interface TilePlaced {
  seat: number;
  square: string;
  tile: string;
  turn: number;
  type: "tile_placed";
}
export interface TileReturned {
  seat: number;
  tile: string;
  type: "tile_returned";
}
export interface TileSetAside {
  seat: number;
  tile: string;
  type: "tile_set_aside";
}
export interface TileTaken {
  seat: number;
  tile: string;
  type: "tile_taken";
}
export interface TileUnpacked {
  seat: number;
  tile: string;
  type: "tile_unpacked";
}
/**
 * ``why``: the card, where it names what it takes.
 */
export interface TokenLost {
  battery: string;
  seat: number;
  type: "token_lost";
  why: string;
}
/**
 * Nobody in the flight has the crew that an offer takes.
 */
export interface TooFewCrew {
  crew: number;
  offer: string;
  type: "too_few_crew";
}
/**
 * Told only to the one whose hand came too late: at what, and who was faster (-1: nobody can say any more).
 */
export interface TooLate {
  by: number;
  seat: number;
  type: "too_late";
  what: string;
}
/**
 * Relaxed building: whose turn it is, and how many more turns that builder has (-1: as many as needed).
 */
export interface TurnBegan {
  left: number;
  seat: number;
  type: "turn_began";
}
/**
 * Building: turn the hourglass and move it on.
 */
export interface TurnHourglass {
  type: "turn_hourglass";
}
/**
 * Loading: take a block out of a hold.
 */
export interface Unload {
  good: string;
  hold: string;
  type: "unload";
}
export interface Unloaded {
  good: string;
  hold: string;
  seat: number;
  type: "unloaded";
}
/**
 * Building: take a tile that was set aside back in hand.
 */
export interface Unpack {
  tile: string;
  type: "unpack";
}
/**
 * Missions: name the mission you wish for.
 */
export interface Wish {
  mission: string;
  type: "wish";
}
/**
 * Who is lowest in a combat zone or has the fewest crew for saboteurs, and suffers.
 */
export interface WorstOff {
  measure: string;
  seat: number;
  type: "worst_off";
}
/**
 * A combat zone with one ship flying.
 */
export interface ZoneSkipped {
  type: "zone_skipped";
}
export type GameAction = Wish | Drop | Abstain | Agree | Refuse | PlaceBet | DrawPayload | Ready | Draw | Take | Unpack | Place | Lift | Return | SetAside | Look | PutBack | TurnHourglass | Finish | EndTurn | Remove | Keep | Board | FlyOn | GiveUp | Power | Declare | Land | Accept | Decline | Stow | Unload | Depart | Shield | Shoot | Suffer | LoseCrew | GiveGood | GiveToken | Jettison | Retain | Concede | LoseGuest | SeatGuests | SeatEnvoy | ClaimImmunity | ComeBack | PlayPossum;
export type GameEvent = MissionsOffered | MissionNamed | LeftToOthers | MissionChosen | Answered | Settled | CameBack | DirectivesDrawn | BetPlaced | CratesDealt | ClientGuarded | ClientHit | ClientFlew | GuestsSeated | ImmunityClaimed | FlightAnnounced | SaidReady | BuildingStarted | TileDrawn | TileTaken | TileUnpacked | TilePlaced | TileLifted | TileReturned | TileSetAside | PileTaken | CardsSeen | PilePutBack | SandRanOut | HourglassTurned | TooLate | TurnBegan | BuilderFinished | BuildingEnded | Inspected | PartsRemoved | NumberHandedBack | MovedUp | StartedBehind | CrewBoarded | Launched | CardTurned | Powered | StrengthDeclared | Flew | Landed | OfferTaken | OfferDeclined | TooFewCrew | CreditsGained | Stowed | Unloaded | GoodsLeft | CrewLost | GoodsShort | GoodLost | TokenLost | Rolled | Incoming | Missed | Bounced | ShieldHeld | MeteorShot | Destroyed | FellOff | EnemyMet | WorstOff | ZoneSkipped | SabotageTried | PartsGivenUp | LeftFlight | FlightEnded | Billed | GameEnded;
