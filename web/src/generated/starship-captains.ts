/* Generated from the server's types by `npm run types`. Do not edit. */

export interface AbilityUsed {
  seat: number;
  tech: string;
  type: "ability_used";
}
/**
 * Send a figure to work in a room.
 */
export interface Activate {
  figure: "android" | "blue" | "blue-commander" | "cadet" | "red" | "red-commander" | "yellow" | "yellow-commander";
  room: string;
  type: "activate";
}
export interface Activated {
  figure: string;
  room: string;
  seat: number;
  type: "activated";
}
/**
 * Go this many spaces on a faction track.
 */
export interface Advance {
  steps: number;
  track: "coop" | "nian" | "tincan";
  type: "advance";
}
/**
 * One space; ``points`` is what the track is worth now.
 */
export interface Advanced {
  points: number;
  seat: number;
  space: number;
  track: string;
  type: "advanced";
}
export interface AndroidGained {
  seat: number;
  type: "android_gained";
}
export interface AndroidLeft {
  seat: number;
  type: "android_left";
}
/**
 * Send this figure to the next line of the mission.
 */
export interface Assign {
  figure: "android" | "blue" | "blue-commander" | "cadet" | "red" | "red-commander" | "yellow" | "yellow-commander";
  type: "assign";
}
export interface Assigned {
  figure: string;
  line: number;
  seat: number;
  type: "assigned";
}
/**
 * Spend two artifacts with a common colour to activate a room.
 */
export interface Awaken {
  /**
   * @minItems 2
   * @maxItems 2
   */
  artifacts: ["blue-yellow" | "red-blue" | "red-yellow", "blue-yellow" | "red-blue" | "red-yellow"];
  room: string;
  type: "awaken";
}
export interface Awakened {
  artifacts: string[];
  room: string;
  seat: number;
  type: "awakened";
}
/**
 * Two icons that face each other are the same.
 */
export interface BonusFound {
  bonus: string;
  seat: number;
  type: "bonus_found";
}
export interface CadetGained {
  seat: number;
  type: "cadet_gained";
}
/**
 * One of the effects offered, in its short form.
 */
export interface Choose {
  effect: string;
  type: "choose";
}
/**
 * A commander sends for the figure at this place of the queue, counted from the front.
 */
export interface Command {
  place: number;
  type: "command";
}
export interface Commanded {
  figure: string;
  seat: number;
  type: "commanded";
}
/**
 * What the Holodeck is now.
 */
export interface CopyRoom {
  tech: string;
  type: "copy_room";
}
/**
 * Put an artifact face down on a room.
 */
export interface Crowdsource {
  artifact: "blue-yellow" | "red-blue" | "red-yellow";
  room: string;
  type: "crowdsource";
}
export interface Crowdsourced {
  room: string;
  seat: number;
  type: "crowdsourced";
}
export interface DamageAvoided {
  seat: number;
  tech: string;
  type: "damage_avoided";
}
export interface Damaged {
  seat: number;
  type: "damaged";
}
/**
 * Do not do what is offered.
 */
export interface Decline {
  type: "decline";
}
export interface Dequeued {
  figure: string;
  seat: number;
  type: "dequeued";
}
/**
 * Discard a token to make room.
 */
export interface Drop {
  token: "blue-yellow" | "pirate" | "red-blue" | "red-yellow";
  type: "drop";
}
export interface Dropped {
  seat: number;
  token: string;
  type: "dropped";
}
export interface Epilogue {
  score: number;
  seat: number;
  type: "epilogue";
}
export interface EventHappened {
  event: string;
  seat: number;
  type: "event_happened";
}
export interface EventRemoved {
  event: string;
  type: "event_removed";
}
/**
 * Fight the pirate on the route that leads to this location.
 */
export interface Fight {
  toward: string;
  type: "fight";
}
/**
 * One move along a route.
 */
export interface Fly {
  to: string;
  type: "fly";
}
export interface Fought {
  pirate: string;
  seat: number;
  toward: string;
  type: "fought";
}
/**
 * Do nothing of what the line says.
 */
export interface IgnoreLine {
  type: "ignore_line";
}
/**
 * Take a tech and put it into a slot (1 to 6).
 */
export interface Install {
  slot: number;
  tech: string;
  type: "install";
}
export interface Installed {
  seat: number;
  slot: number;
  tech: string;
  type: "installed";
}
/**
 * Jump to any location, past all pirates.
 */
export interface Jump {
  to: string;
  type: "jump";
}
export interface Jumped {
  seat: number;
  to: string;
  type: "jumped";
}
/**
 * By choice, or because nobody there matches.
 */
export interface LineIgnored {
  line: number;
  matched: boolean;
  seat: number;
  type: "line_ignored";
}
export interface LineUsed {
  again: boolean;
  line: number;
  seat: number;
  type: "line_used";
}
export interface MatchEnded {
  reason: string;
  type: "match_ended";
}
export interface MedalGained {
  seat: number;
  type: "medal_gained";
}
export interface MissionDealt {
  at: string;
  mission: string;
  type: "mission_dealt";
}
export interface MissionDone {
  mission: string;
  points: number;
  seat: number;
  type: "mission_done";
}
export interface MissionTaken {
  at: string;
  mission: string;
  seat: number;
  type: "mission_taken";
}
/**
 * The mission being completed.
 */
export interface MissionView {
  crew: string[];
  mission: string;
}
export interface MissionsPeeked {
  missions: string[];
  seat: number;
  type: "missions_peeked";
}
/**
 * What the others are told of it.
 */
export interface MissionsSeen {
  count: number;
  seat: number;
  type: "missions_seen";
}
export interface Moved {
  seat: number;
  to: string;
  type: "moved";
}
/**
 * The game as printed, unless the table says otherwise.
 */
export interface Options {
  /**
   * Solo: who flies along. Teddy is for a first game.
   */
  passenger: "collector-onna" | "doctor-vex" | "envoy-quill" | "hunter-krel" | "inspector-moll" | "random" | "teddy";
  /**
   * The side of the tech-slot boards that all use.
   */
  slots: "A" | "B";
}
/**
 * What a captain alone knows: missions looked at, next first, as far as they are known without a gap.
 */
export interface Own {
  missions: string[];
}
export interface Paid {
  seat: number;
  thing: string;
  type: "paid";
}
/**
 * No more turns this round.
 */
export interface Pass {
  type: "pass";
}
export interface Passed {
  seat: number;
  type: "passed";
}
export interface PassengerActed {
  passenger: string;
  type: "passenger_acted";
}
/**
 * Pay what is asked with this: a medal, a token, or a tech of yours.
 */
export interface PayWith {
  thing: string;
  type: "pay_with";
}
export interface PirateCame {
  a: string;
  b: string;
  pirate: string;
  type: "pirate_came";
}
/**
 * Drawn, but its route is taken.
 */
export interface PirateLeft {
  pirate: string;
  type: "pirate_left";
}
/**
 * Put the pirate on the route between these two.
 */
export interface PlacePirate {
  /**
   * @minItems 2
   * @maxItems 2
   */
  between: [string, string];
  type: "place_pirate";
}
/**
 * A location: its mission, number or station, and for whom its mission is reserved.
 */
export interface PlaceView {
  face_up: boolean;
  holder: number | null;
  id: string;
  mission: string | null;
  number: number | null;
  station: string | null;
  tile: boolean;
}
/**
 * Make an ensign a commander.
 */
export interface Promote {
  colour: "blue" | "red" | "yellow";
  pay: ("blue-yellow" | "medal" | "pirate" | "red-blue" | "red-yellow")[];
  type: "promote";
}
export interface Promoted {
  colour: string;
  seat: number;
  type: "promoted";
}
/**
 * All that lies open.
 */
export interface Public {
  active: number;
  archive: string[];
  artifacts_left: number;
  commander: string | null;
  first: number;
  lasting: string[];
  mission: MissionView | null;
  missions_left: number;
  offer: (string | null)[];
  omegas_left: number;
  pirates_left: number;
  places: PlaceView[];
  round: number;
  routes: (string | null)[];
  shared: string[];
  ships: ShipView[];
  side: string;
  slots: string;
  solo: SoloView | null;
  stations: {
    [k: string]: number;
  };
  tech_discard: string[];
  techs_left: number;
  tracks: {
    [k: string]: TrackView;
  };
}
/**
 * A captain's boards.
 */
export interface ShipView {
  artifacts: {
    [k: string]: number;
  };
  at: string;
  commanders: number;
  crowdsourced: string[];
  damage: number;
  loops: {
    [k: string]: number;
  };
  medals: number;
  missions: string[];
  passed: boolean;
  pirates: number;
  points: number;
  queue: string[];
  ready: {
    [k: string]: number;
  };
  room: number;
  score: ScoreView;
  seat: number;
  slots: (string | null)[];
  tracks: {
    [k: string]: number;
  };
}
/**
 * A captain's points, part by part.
 */
export interface ScoreView {
  cargo: number;
  crew: number;
  damage: number;
  missions: number;
  omegas: number;
  passenger: number;
  tracks: number;
}
/**
 * Captain Shadow and the passenger.
 */
export interface SoloView {
  at: string;
  drawn: string[];
  left: number;
  passenger: string;
}
export interface TrackView {
  event: string | null;
  side: string;
  trophy: number | null;
}
export interface QueueSlid {
  figures: string[];
  seat: number;
  type: "queue_slid";
}
/**
 * Remove one damage from the cargo hold (slot 0) or from a tech slot (1 to 6).
 */
export interface Repair {
  slot: number;
  type: "repair";
}
/**
 * Slot 0 is the cargo hold.
 */
export interface Repaired {
  seat: number;
  slot: number;
  type: "repaired";
}
/**
 * A commander's extra work on a mission.
 */
export interface RepeatLine {
  type: "repeat_line";
}
export interface RoomCopied {
  seat: number;
  tech: string;
  type: "room_copied";
}
export interface RoundBegan {
  round: number;
  seat: number;
  type: "round_began";
}
/**
 * The score sheet, in half points.
 */
export interface Scored {
  cargo: number;
  crew: number;
  damage: number;
  missions: number;
  omegas: number;
  passenger: number;
  seat: number;
  total: number;
  tracks: number;
  type: "scored";
}
export interface ShadowActed {
  action: string;
  type: "shadow_acted";
}
export interface ShadowCompleted {
  at: string;
  mission: string;
  type: "shadow_completed";
}
/**
 * Which pirate Captain Shadow fights.
 */
export interface ShadowFight {
  toward: string;
  type: "shadow_fight";
}
export interface ShadowFought {
  pirate: string;
  type: "shadow_fought";
}
/**
 * Which mission Captain Shadow completes.
 */
export interface ShadowMission {
  at: string;
  type: "shadow_mission";
}
export interface ShadowMoved {
  to: string;
  type: "shadow_moved";
}
export interface ShadowTook {
  tech: string;
  type: "shadow_took";
}
/**
 * Discard a pirate for Hull Plating: no damage for the rest of the turn.
 */
export interface Shield {
  type: "shield";
}
export interface StationReturned {
  station: string;
  type: "station_returned";
}
export interface StationUsed {
  seat: number;
  station: string;
  type: "station_used";
}
/**
 * A ship is in the way.
 */
export interface StationWaits {
  round: number;
  station: string;
  type: "station_waits";
}
/**
 * Which of the markers that are furthest goes back.
 */
export interface StepBack {
  track: "coop" | "nian" | "tincan";
  type: "step_back";
}
export interface SteppedBack {
  seat: number;
  space: number;
  track: string;
  type: "stepped_back";
}
/**
 * Let the damage come.
 */
export interface TakeDamage {
  type: "take_damage";
}
/**
 * Take the mission at your planet; then send a figure to each line.
 */
export interface TakeMission {
  type: "take_mission";
}
export interface TechDealt {
  tech: string;
  type: "tech_dealt";
}
export interface TechDiscarded {
  seat: number;
  tech: string;
  type: "tech_discarded";
}
export interface TechsDrawn {
  seat: number;
  techs: string[];
  type: "techs_drawn";
}
export interface TechsShared {
  techs: string[];
  type: "techs_shared";
}
export interface TileMoved {
  number: number;
  to: string;
  type: "tile_moved";
}
/**
 * Artifacts, and pirates as trophies.
 */
export interface TokensGained {
  seat: number;
  tokens: string[];
  type: "tokens_gained";
}
/**
 * Make a cadet, or an ensign of another colour, an ensign of this colour, before anything else on your turn.
 */
export interface Train {
  colour: "blue" | "red" | "yellow";
  figure: "android" | "blue" | "blue-commander" | "cadet" | "red" | "red-commander" | "yellow" | "yellow-commander";
  pay: ("blue-yellow" | "medal" | "pirate" | "red-blue" | "red-yellow")[];
  type: "train";
}
export interface Trained {
  colour: string;
  figure: string;
  seat: number;
  type: "trained";
}
export interface TrophyTaken {
  seat: number;
  track: string;
  type: "trophy_taken";
}
export interface Uprising {
  type: "uprising";
}
/**
 * Use the ability of a tech.
 */
export interface UseAbility {
  tech: string;
  type: "use_ability";
}
/**
 * Do everything the line says.
 */
export interface UseLine {
  type: "use_line";
}
/**
 * A commander's extra work in a room.
 */
export interface WorkAgain {
  room: string;
  type: "work_again";
}
/**
 * A commander's extra work in a room.
 */
export interface WorkedOn {
  room: string;
  seat: number;
  type: "worked_on";
}
export type GameAction = Train | Promote | Activate | Awaken | TakeMission | Pass | Assign | UseLine | IgnoreLine | RepeatLine | WorkAgain | Command | Decline | Fly | Jump | Fight | Repair | Install | Advance | StepBack | PayWith | Choose | Drop | Shield | TakeDamage | Crowdsource | CopyRoom | UseAbility | PlacePirate | ShadowMission | ShadowFight;
export type GameEvent = RoundBegan | Trained | Promoted | Paid | Activated | Awakened | WorkedOn | Commanded | MissionTaken | Assigned | LineUsed | LineIgnored | MissionDone | AndroidLeft | Moved | Jumped | Damaged | DamageAvoided | Repaired | Fought | MedalGained | AndroidGained | CadetGained | TokensGained | Dropped | Installed | TechDiscarded | BonusFound | TechsDrawn | Advanced | TrophyTaken | SteppedBack | EventHappened | EventRemoved | TechsShared | Dequeued | PirateCame | PirateLeft | MissionsPeeked | MissionsSeen | RoomCopied | Crowdsourced | AbilityUsed | Passed | StationUsed | StationReturned | StationWaits | TileMoved | MissionDealt | Uprising | TechDealt | QueueSlid | ShadowActed | ShadowMoved | ShadowTook | ShadowCompleted | ShadowFought | PassengerActed | Scored | Epilogue | MatchEnded;
