/* Generated from the server's types by `npm run types`. Do not edit. */

export type RuleId =
  | "1.1"
  | "1.2"
  | "2.1"
  | "2.2"
  | "2.3"
  | "2.4"
  | "2.5"
  | "2.6"
  | "3.1"
  | "3.2"
  | "3.3"
  | "3.4"
  | "4.1"
  | "4.2"
  | "5.1"
  | "5.2"
  | "6.1"
  | "6.2"
  | "6.3";
export type GameAction =
  | Train
  | Promote
  | Activate
  | Awaken
  | TakeMission
  | Pass
  | Assign
  | UseLine
  | IgnoreLine
  | RepeatLine
  | WorkAgain
  | Command
  | Decline
  | Fly
  | Jump
  | Fight
  | Repair
  | Install
  | Advance
  | StepBack
  | PayWith
  | Choose
  | Drop
  | Shield
  | TakeDamage
  | Crowdsource
  | CopyRoom
  | UseAbility
  | PlacePirate
  | ShadowMission
  | ShadowFight;
export type GameEvent =
  | RoundBegan
  | Trained
  | Promoted
  | Paid
  | Activated
  | Awakened
  | WorkedOn
  | Commanded
  | MissionTaken
  | Assigned
  | LineUsed
  | LineIgnored
  | MissionDone
  | AndroidLeft
  | Moved
  | Jumped
  | Damaged
  | DamageAvoided
  | Repaired
  | Fought
  | MedalGained
  | AndroidGained
  | CadetGained
  | TokensGained
  | Dropped
  | Installed
  | TechDiscarded
  | BonusFound
  | TechsDrawn
  | Advanced
  | TrophyTaken
  | SteppedBack
  | EventHappened
  | EventRemoved
  | TechsShared
  | Dequeued
  | PirateCame
  | PirateLeft
  | MissionsPeeked
  | MissionsSeen
  | RoomCopied
  | Crowdsourced
  | AbilityUsed
  | Passed
  | StationUsed
  | StationReturned
  | StationWaits
  | TileMoved
  | MissionDealt
  | Uprising
  | TechDealt
  | QueueSlid
  | ShadowActed
  | ShadowMoved
  | ShadowTook
  | ShadowCompleted
  | ShadowFought
  | PassengerActed
  | Scored
  | Epilogue
  | MatchEnded;

export interface AbilityUsed {
  readonly seat: number;
  readonly tech: string;
  readonly type: "ability_used";
}
/**
 * Send a figure to work in a room.
 */
export interface Activate {
  readonly figure: "android" | "blue" | "blue-commander" | "cadet" | "red" | "red-commander" | "yellow" | "yellow-commander";
  readonly room: string;
  readonly type: "activate";
}
export interface Activated {
  readonly figure: string;
  readonly room: string;
  readonly seat: number;
  readonly type: "activated";
}
/**
 * Go this many spaces on a faction track.
 */
export interface Advance {
  readonly steps: number;
  readonly track: "coop" | "nian" | "tincan";
  readonly type: "advance";
}
/**
 * One space; ``points`` is what the track is worth now.
 */
export interface Advanced {
  readonly points: number;
  readonly seat: number;
  readonly space: number;
  readonly track: string;
  readonly type: "advanced";
}
export interface AndroidGained {
  readonly seat: number;
  readonly type: "android_gained";
}
export interface AndroidLeft {
  readonly seat: number;
  readonly type: "android_left";
}
/**
 * Send this figure to the next line of the mission.
 */
export interface Assign {
  readonly figure: "android" | "blue" | "blue-commander" | "cadet" | "red" | "red-commander" | "yellow" | "yellow-commander";
  readonly type: "assign";
}
export interface Assigned {
  readonly figure: string;
  readonly line: number;
  readonly mission: string;
  readonly seat: number;
  readonly type: "assigned";
}
/**
 * Spend two artifacts with a common color to activate a room.
 */
export interface Awaken {
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly artifacts: readonly ["blue-yellow" | "red-blue" | "red-yellow", "blue-yellow" | "red-blue" | "red-yellow"];
  readonly room: string;
  readonly type: "awaken";
}
export interface Awakened {
  readonly artifacts: readonly string[];
  readonly room: string;
  readonly seat: number;
  readonly type: "awakened";
}
/**
 * Two icons that face each other match. A medal is gained at once; a move, jump or repair comes next.
 */
export interface BonusFound {
  readonly bonus: string;
  readonly count: number;
  readonly seat: number;
  readonly type: "bonus_found";
}
export interface CadetGained {
  readonly seat: number;
  readonly type: "cadet_gained";
}
/**
 * Everything on the table, by name.
 */
export interface Catalog {
  readonly commanders: readonly (
    "android" | "blue" | "blue-commander" | "cadet" | "red" | "red-commander" | "yellow" | "yellow-commander"
  )[];
  readonly crew: CrewFacts;
  readonly events: readonly EventFacts[];
  readonly figures: readonly ThingFacts[];
  readonly galaxies: {
    readonly large: GalaxyFacts;
    readonly small: GalaxyFacts;
  };
  readonly leaving: readonly (
    "android" | "blue" | "blue-commander" | "cadet" | "red" | "red-commander" | "yellow" | "yellow-commander"
  )[];
  readonly matching: {
    readonly mentored: MatchingFacts;
    readonly plain: MatchingFacts;
  };
  readonly missions: readonly MissionFacts[];
  readonly passengers: readonly PassengerFacts[];
  readonly rooms: readonly RoomFacts[];
  readonly rounds: RoundFacts;
  readonly shadow: {
    readonly "complete-mission": string;
    readonly "fight-pirate": string;
    readonly passenger: string;
    readonly "take-tech": string;
  };
  readonly slot_boards: {
    readonly A: SlotBoardFacts;
    readonly B: SlotBoardFacts;
  };
  readonly stations: readonly StationFacts[];
  readonly techs: readonly TechFacts[];
  readonly tokens: readonly ThingFacts[];
  readonly tracks: readonly TrackFacts[];
}
/**
 * A captain's crew at the start: who is ready, and who is in the queue, front first.
 */
export interface CrewFacts {
  readonly queue: readonly ("android" | "blue" | "blue-commander" | "cadet" | "red" | "red-commander" | "yellow" | "yellow-commander")[];
  readonly ready: readonly ("android" | "blue" | "blue-commander" | "cadet" | "red" | "red-commander" | "yellow" | "yellow-commander")[];
}
export interface EventFacts {
  readonly effect: string;
  readonly faction: "coop" | "nian" | "tincan";
  readonly id: string;
  readonly lasting: boolean;
  readonly name: string;
  readonly solo: boolean;
  readonly source: "designed" | "rulebook";
  readonly text: string;
}
/**
 * A figure, or a token in the hold: its name and its use.
 */
export interface ThingFacts {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}
export interface GalaxyFacts {
  readonly locations: readonly LocationFacts[];
  readonly routes: readonly RouteFacts[];
}
export interface LocationFacts {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}
/**
 * A route between two locations.
 */
export interface RouteFacts {
  readonly a: string;
  readonly b: string;
  readonly colour: "green" | "purple" | "yellow";
}
/**
 * Which figures match a line of each color, and of which kinds only one per mission does.
 */
export interface MatchingFacts {
  readonly lines: {
    readonly blue: readonly ("android" | "blue" | "blue-commander" | "cadet" | "red" | "red-commander" | "yellow" | "yellow-commander")[];
    readonly gold: readonly ("android" | "blue" | "blue-commander" | "cadet" | "red" | "red-commander" | "yellow" | "yellow-commander")[];
    readonly red: readonly ("android" | "blue" | "blue-commander" | "cadet" | "red" | "red-commander" | "yellow" | "yellow-commander")[];
    readonly yellow: readonly (
      "android" | "blue" | "blue-commander" | "cadet" | "red" | "red-commander" | "yellow" | "yellow-commander"
    )[];
  };
  readonly once: readonly ("android" | "blue" | "blue-commander" | "cadet" | "red" | "red-commander" | "yellow" | "yellow-commander")[];
}
export interface MissionFacts {
  readonly id: string;
  readonly lines: readonly LineFacts[];
  readonly name: string;
  readonly points: number;
  readonly source: "designed" | "rulebook";
}
/**
 * A line of a mission. ``brings``: what its effect brings for certain, and how often.
 */
export interface LineFacts {
  readonly brings: {
    readonly [k: string]: number;
  };
  readonly colour: "blue" | "gold" | "red" | "yellow";
  readonly effect: string;
  readonly text: string;
}
export interface PassengerFacts {
  readonly action: string;
  readonly id: string;
  readonly name: string;
  readonly score: string;
  readonly scoring: string;
  readonly source: "designed" | "rulebook";
  readonly techs: readonly string[];
  readonly text: string;
}
/**
 * A room: the color it wants, and what it does, in the language of effects and in words.
 */
export interface RoomFacts {
  readonly colour: "blue" | "gold" | "gray" | "none" | "red" | "yellow";
  readonly effect: string;
  readonly id: string;
  readonly name: string;
  readonly text: string;
}
/**
 * The number of rounds, when medals and cadets come, and the places in the hold.
 */
export interface RoundFacts {
  readonly cadets: readonly number[];
  readonly cargo: number;
  readonly last: number;
  readonly medal: number;
}
/**
 * A side of the board of tech slots: the damage it starts with, and its icons from top to bottom.
 */
export interface SlotBoardFacts {
  readonly damaged: readonly number[];
  readonly frame_left: string;
  readonly frame_right: string;
  readonly left: readonly string[];
  readonly right: readonly string[];
}
export interface StationFacts {
  readonly effect: string;
  readonly id: "home" | "nian" | "tincan";
  readonly name: string;
  readonly text: string;
}
/**
 * A tech card. Side icons from top to bottom: r repair, m medal, v move, - none.
 */
export interface TechFacts {
  readonly brief: string;
  readonly can_replace: boolean;
  readonly colour: "blue" | "gold" | "gray" | "none" | "red" | "yellow";
  readonly deck: "alpha" | "beta" | "omega";
  readonly effect: string;
  readonly id: string;
  readonly kind: "ability" | "one-shot" | "room" | "scores";
  readonly left: string;
  readonly name: string;
  readonly right: string;
  readonly source: "designed" | "rulebook";
  readonly text: string;
  readonly when: string;
}
export interface TrackFacts {
  readonly id: "coop" | "nian" | "tincan";
  readonly length: number;
  readonly loop_points: number;
  readonly name: string;
  readonly sides: {
    readonly A: SideFacts;
    readonly B: SideFacts;
  };
  readonly worth: readonly number[];
  readonly zone_ends: readonly number[];
}
/**
 * One side of a faction's track: where its event is, and the bonuses by space.
 */
export interface SideFacts {
  readonly bonuses: {
    readonly [k: string]: string;
  };
  readonly event: number;
  readonly texts: {
    readonly [k: string]: string;
  };
}
/**
 * One of the effects offered, in its short form.
 */
export interface Choose {
  readonly effect: string;
  readonly type: "choose";
}
/**
 * A mission that will come, and the planet it comes to unless an uprising is first.
 */
export interface ComingView {
  readonly mission: string;
  readonly place: string | null;
}
/**
 * A commander calls back the figure at this place in the queue, counted from the front.
 */
export interface Command {
  readonly place: number;
  readonly type: "command";
}
export interface Commanded {
  readonly figure: string;
  readonly seat: number;
  readonly type: "commanded";
}
/**
 * Which room tech the Holodeck copies.
 */
export interface CopyRoom {
  readonly tech: string;
  readonly type: "copy_room";
}
/**
 * Put an artifact face down on a room.
 */
export interface Crowdsource {
  readonly artifact: "blue-yellow" | "red-blue" | "red-yellow";
  readonly room: string;
  readonly type: "crowdsource";
}
export interface Crowdsourced {
  readonly room: string;
  readonly seat: number;
  readonly type: "crowdsourced";
}
export interface DamageAvoided {
  readonly seat: number;
  readonly tech: string;
  readonly type: "damage_avoided";
}
export interface Damaged {
  readonly seat: number;
  readonly type: "damaged";
}
/**
 * Decline the offer.
 */
export interface Decline {
  readonly type: "decline";
}
export interface Dequeued {
  readonly figure: string;
  readonly seat: number;
  readonly type: "dequeued";
}
/**
 * Discard a token to make room.
 */
export interface Drop {
  readonly token: "blue-yellow" | "pirate" | "red-blue" | "red-yellow";
  readonly type: "drop";
}
export interface Dropped {
  readonly seat: number;
  readonly token: string;
  readonly type: "dropped";
}
export interface Epilogue {
  readonly score: number;
  readonly seat: number;
  readonly type: "epilogue";
}
export interface EventHappened {
  readonly event: string;
  readonly seat: number;
  readonly type: "event_happened";
}
export interface EventRemoved {
  readonly event: string;
  readonly type: "event_removed";
}
/**
 * Fight the pirate on the route that leads to this location.
 */
export interface Fight {
  readonly toward: string;
  readonly type: "fight";
}
/**
 * One move along a route.
 */
export interface Fly {
  readonly to: string;
  readonly type: "fly";
}
export interface Fought {
  readonly pirate: string;
  readonly seat: number;
  readonly toward: string;
  readonly type: "fought";
}
/**
 * Skip the line.
 */
export interface IgnoreLine {
  readonly type: "ignore_line";
}
/**
 * Take a tech and put it into a slot (1 to 6).
 */
export interface Install {
  readonly slot: number;
  readonly tech: string;
  readonly type: "install";
}
export interface Installed {
  readonly seat: number;
  readonly slot: number;
  readonly tech: string;
  readonly type: "installed";
}
/**
 * Jump to any location, past all pirates.
 */
export interface Jump {
  readonly to: string;
  readonly type: "jump";
}
export interface Jumped {
  readonly seat: number;
  readonly to: string;
  readonly type: "jumped";
}
/**
 * By choice, or because nobody there matches.
 */
export interface LineIgnored {
  readonly line: number;
  readonly matched: boolean;
  readonly mission: string;
  readonly seat: number;
  readonly type: "line_ignored";
}
export interface LineUsed {
  readonly again: boolean;
  readonly line: number;
  readonly mission: string;
  readonly seat: number;
  readonly type: "line_used";
}
export interface MatchEnded {
  readonly reason: string;
  readonly type: "match_ended";
}
export interface MedalGained {
  readonly count: number;
  readonly seat: number;
  readonly type: "medal_gained";
}
export interface MissionDealt {
  readonly at: string;
  readonly mission: string;
  readonly type: "mission_dealt";
}
export interface MissionDone {
  readonly mission: string;
  readonly points: number;
  readonly seat: number;
  readonly type: "mission_done";
}
export interface MissionTaken {
  readonly at: string;
  readonly mission: string;
  readonly seat: number;
  readonly type: "mission_taken";
}
/**
 * The mission being completed: who was sent, which of them match, and how many lines have been reached.
 */
export interface MissionView {
  readonly crew: readonly ("android" | "blue" | "blue-commander" | "cadet" | "red" | "red-commander" | "yellow" | "yellow-commander")[];
  readonly fits: readonly boolean[];
  readonly line: number;
  readonly mission: string;
}
export interface MissionsPeeked {
  readonly missions: readonly string[];
  readonly seat: number;
  readonly type: "missions_peeked";
}
/**
 * For the other captains: how many missions someone looked at.
 */
export interface MissionsSeen {
  readonly count: number;
  readonly seat: number;
  readonly type: "missions_seen";
}
export interface Moved {
  readonly seat: number;
  readonly to: string;
  readonly type: "moved";
}
/**
 * The game as printed, unless the table says otherwise.
 */
export interface Options {
  /**
   * Who flies with you. Choose Teddy for a first game.
   */
  readonly passenger: "collector-onna" | "doctor-vex" | "envoy-quill" | "hunter-krel" | "inspector-moll" | "random" | "teddy";
  /**
   * Which side of the tech-slot board everyone uses.
   */
  readonly slots: "A" | "B";
}
/**
 * What only this captain sees.
 */
export interface Own {
  readonly fits: {
    readonly [k: string]: readonly string[];
  };
  readonly missions: readonly ComingView[];
  readonly moves: number;
}
/**
 * A medal or a token. A tech given as payment is told as ``TechDiscarded``.
 */
export interface Paid {
  readonly seat: number;
  readonly thing: string;
  readonly type: "paid";
}
/**
 * No more turns this round.
 */
export interface Pass {
  readonly type: "pass";
}
export interface Passed {
  readonly seat: number;
  readonly type: "passed";
}
export interface PassengerActed {
  readonly passenger: string;
  readonly type: "passenger_acted";
}
/**
 * Pay with this: a medal, a token, or one of your techs.
 */
export interface PayWith {
  readonly thing: string;
  readonly type: "pay_with";
}
export interface PirateCame {
  readonly a: string;
  readonly b: string;
  readonly pirate: string;
  readonly type: "pirate_came";
}
/**
 * Drawn, but its route is taken.
 */
export interface PirateLeft {
  readonly pirate: string;
  readonly type: "pirate_left";
}
/**
 * Put the pirate on the route between these two locations.
 */
export interface PlacePirate {
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly between: readonly [string, string];
  readonly type: "place_pirate";
}
/**
 * A location: its mission, number or station, and for whom its mission is reserved.
 */
export interface PlaceView {
  readonly face_up: boolean;
  readonly holder: number | null;
  readonly id: string;
  readonly mission: string | null;
  readonly number: number | null;
  readonly station: ("home" | "nian" | "tincan") | null;
  readonly tile: boolean;
}
/**
 * Make an ensign a commander.
 */
export interface Promote {
  readonly colour: "blue" | "red" | "yellow";
  readonly pay: readonly ("blue-yellow" | "medal" | "pirate" | "red-blue" | "red-yellow")[];
  readonly type: "promote";
}
export interface Promoted {
  readonly colour: string;
  readonly paid: readonly string[];
  readonly seat: number;
  readonly type: "promoted";
}
/**
 * Everything that lies open.
 */
export interface Public {
  readonly active: number;
  readonly archive: readonly string[];
  readonly artifacts_left: number;
  readonly commander:
    ("android" | "blue" | "blue-commander" | "cadet" | "red" | "red-commander" | "yellow" | "yellow-commander") | null;
  readonly first: number;
  readonly lasting: readonly string[];
  readonly mission: MissionView | null;
  readonly missions_left: number;
  readonly offer: readonly (string | null)[];
  readonly omegas_left: number;
  readonly pirates_left: number;
  readonly places: readonly PlaceView[];
  readonly round: number;
  readonly routes: readonly (string | null)[];
  readonly shared: readonly string[];
  readonly ships: readonly ShipView[];
  readonly side: "large" | "small";
  readonly slots: "A" | "B";
  readonly solo: SoloView | null;
  readonly stations: {
    readonly home: number;
    readonly nian: number;
    readonly tincan: number;
  };
  readonly tech_discard: readonly string[];
  readonly techs_left: number;
  readonly tracks: {
    readonly coop: TrackView;
    readonly nian: TrackView;
    readonly tincan: TrackView;
  };
}
/**
 * A captain's boards.
 */
export interface ShipView {
  readonly artifacts: {
    readonly "blue-yellow": number;
    readonly "red-blue": number;
    readonly "red-yellow": number;
  };
  readonly at: string;
  readonly commanders: number;
  readonly crowdsourced: readonly string[];
  readonly damage: number;
  readonly epilogue: string;
  readonly lit: readonly string[];
  readonly loops: {
    readonly coop: number;
    readonly nian: number;
    readonly tincan: number;
  };
  readonly matching: "mentored" | "plain";
  readonly medals: number;
  readonly missions: readonly string[];
  readonly pairs: number;
  readonly passed: boolean;
  readonly pirates: number;
  readonly points: number;
  readonly queue: readonly ("android" | "blue" | "blue-commander" | "cadet" | "red" | "red-commander" | "yellow" | "yellow-commander")[];
  readonly ready: {
    readonly android: number;
    readonly blue: number;
    readonly "blue-commander": number;
    readonly cadet: number;
    readonly red: number;
    readonly "red-commander": number;
    readonly yellow: number;
    readonly "yellow-commander": number;
  };
  readonly room: number;
  readonly score: ScoreView;
  readonly seat: number;
  readonly slots: readonly (string | null)[];
  readonly stay: number;
  readonly tracks: {
    readonly coop: number;
    readonly nian: number;
    readonly tincan: number;
  };
  readonly worth: {
    readonly coop: number;
    readonly nian: number;
    readonly tincan: number;
  };
}
/**
 * A captain's points, part by part.
 */
export interface ScoreView {
  readonly cargo: number;
  readonly crew: number;
  readonly damage: number;
  readonly missions: number;
  readonly omegas: number;
  readonly passenger: number;
  readonly tracks: number;
}
/**
 * Captain Shadow and the passenger.
 */
export interface SoloView {
  readonly at: string;
  readonly drawn: readonly ("complete-mission" | "fight-pirate" | "passenger" | "take-tech")[];
  readonly left: number;
  readonly passenger: string;
}
export interface TrackView {
  readonly event: string | null;
  readonly side: "A" | "B";
  readonly trophy: number | null;
}
export interface QueueSlid {
  readonly figures: readonly string[];
  readonly seat: number;
  readonly type: "queue_slid";
}
/**
 * Remove one damage from the cargo hold (slot 0) or from a tech slot (1 to 6).
 */
export interface Repair {
  readonly slot: number;
  readonly type: "repair";
}
/**
 * Slot 0 is the cargo hold.
 */
export interface Repaired {
  readonly seat: number;
  readonly slot: number;
  readonly type: "repaired";
}
/**
 * A commander's extra work on a mission.
 */
export interface RepeatLine {
  readonly type: "repeat_line";
}
export interface RoomCopied {
  readonly seat: number;
  readonly tech: string;
  readonly type: "room_copied";
}
export interface RoundBegan {
  readonly round: number;
  readonly seat: number;
  readonly type: "round_began";
}
/**
 * The score sheet, in half points.
 */
export interface Scored {
  readonly cargo: number;
  readonly crew: number;
  readonly damage: number;
  readonly missions: number;
  readonly omegas: number;
  readonly passenger: number;
  readonly seat: number;
  readonly total: number;
  readonly tracks: number;
  readonly type: "scored";
}
export interface ShadowActed {
  readonly action: string;
  readonly type: "shadow_acted";
}
export interface ShadowCompleted {
  readonly at: string;
  readonly mission: string;
  readonly type: "shadow_completed";
}
/**
 * Which pirate Captain Shadow fights.
 */
export interface ShadowFight {
  readonly toward: string;
  readonly type: "shadow_fight";
}
export interface ShadowFought {
  readonly pirate: string;
  readonly type: "shadow_fought";
}
/**
 * Which mission Captain Shadow completes.
 */
export interface ShadowMission {
  readonly at: string;
  readonly type: "shadow_mission";
}
export interface ShadowMoved {
  readonly to: string;
  readonly type: "shadow_moved";
}
export interface ShadowTook {
  readonly tech: string;
  readonly type: "shadow_took";
}
/**
 * Discard a pirate for Hull Plating: no damage for the rest of the turn.
 */
export interface Shield {
  readonly type: "shield";
}
export interface StationReturned {
  readonly station: string;
  readonly type: "station_returned";
}
export interface StationUsed {
  readonly seat: number;
  readonly station: string;
  readonly type: "station_used";
}
/**
 * A ship is in the way.
 */
export interface StationWaits {
  readonly round: number;
  readonly station: string;
  readonly type: "station_waits";
}
/**
 * Move one of your furthest markers back.
 */
export interface StepBack {
  readonly track: "coop" | "nian" | "tincan";
  readonly type: "step_back";
}
export interface SteppedBack {
  readonly seat: number;
  readonly space: number;
  readonly track: string;
  readonly type: "stepped_back";
}
/**
 * Take the damage instead of stopping it.
 */
export interface TakeDamage {
  readonly type: "take_damage";
}
/**
 * Take the mission at your planet; then send a figure to each line.
 */
export interface TakeMission {
  readonly type: "take_mission";
}
export interface TechDealt {
  readonly tech: string;
  readonly type: "tech_dealt";
}
export interface TechDiscarded {
  readonly seat: number;
  readonly tech: string;
  readonly type: "tech_discarded";
}
export interface TechsDrawn {
  readonly seat: number;
  readonly techs: readonly string[];
  readonly type: "techs_drawn";
}
export interface TechsShared {
  readonly techs: readonly string[];
  readonly type: "techs_shared";
}
export interface TileMoved {
  readonly number: number;
  readonly to: string;
  readonly type: "tile_moved";
}
/**
 * Artifacts, and pirates as trophies.
 */
export interface TokensGained {
  readonly seat: number;
  readonly tokens: readonly string[];
  readonly type: "tokens_gained";
}
/**
 * Train a cadet, or an ensign of another color, as an ensign of this color, before anything else on your turn.
 */
export interface Train {
  readonly colour: "blue" | "red" | "yellow";
  readonly figure: "android" | "blue" | "blue-commander" | "cadet" | "red" | "red-commander" | "yellow" | "yellow-commander";
  readonly pay: readonly ("blue-yellow" | "medal" | "pirate" | "red-blue" | "red-yellow")[];
  readonly type: "train";
}
export interface Trained {
  readonly colour: string;
  readonly figure: string;
  readonly paid: readonly string[];
  readonly seat: number;
  readonly type: "trained";
}
export interface TrophyTaken {
  readonly seat: number;
  readonly track: string;
  readonly type: "trophy_taken";
}
export interface Uprising {
  readonly type: "uprising";
}
/**
 * Use the ability of a tech.
 */
export interface UseAbility {
  readonly tech: string;
  readonly type: "use_ability";
}
/**
 * Do everything the line says.
 */
export interface UseLine {
  readonly type: "use_line";
}
/**
 * A commander's extra work in a room.
 */
export interface WorkAgain {
  readonly room: string;
  readonly type: "work_again";
}
/**
 * A commander's extra work in a room.
 */
export interface WorkedOn {
  readonly room: string;
  readonly seat: number;
  readonly type: "worked_on";
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
  readonly orders: null;
  readonly rule: RuleId;
}
