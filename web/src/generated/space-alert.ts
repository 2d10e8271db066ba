/* Generated from the server's types by `npm run types`. Do not edit. */
import type { Pick, Words } from "./wire";

export type CallEvent =
  | ThreatAnnounced
  | IncomingData
  | DataTransfer
  | DataTransferEnds
  | CommunicationsRestored
  | PhaseBegins
  | PhaseWarning
  | PhaseCountdown
  | PhaseEnds
  | MissionEnds
  | SilenceBegan;
export type FrameEvent =
  | TurnBegan
  | ThreatAppeared
  | CalledIn
  | NoEffect
  | Idle
  | Walked
  | Teleported
  | LiftTaken
  | Delayed
  | HalfDone
  | DelayIgnored
  | Repeated
  | Fired
  | EnergyMoved
  | Refueled
  | ComputerMaintained
  | RocketLaunched
  | SquadTaken
  | SquadRevived
  | SquadDisabled
  | TookOff
  | Flew
  | CameBack
  | LookedOut
  | VisualConfirmation
  | BotsAttacked
  | Repaired
  | TeamworkPaid
  | InternalHurt
  | Prepared
  | CannonReadied
  | Stimulated
  | Guarded
  | BonusPoint
  | TemporaryShield
  | ThreatsSlowed
  | EarlyJump
  | TileRepaired
  | WeaponHit
  | WeaponMissed
  | ThreatDamaged
  | CryoshieldGone
  | Splashed
  | ThreatDestroyed
  | ThreatSurvived
  | NeverCalled
  | ThreatMoved
  | Phased
  | ThreatActed
  | Attacked
  | TileDrawn
  | ShipLost
  | KnockedOut
  | Spared
  | EnergyLost
  | ThreatHealed
  | ThreatChanged
  | ThreatWent
  | ThreatJumped
  | SelfDamage
  | StoredSquadDisabled
  | RocketDestroyed
  | CapsuleDestroyed
  | StationCleaned
  | Marked
  | MineLaid
  | Sabotaged
  | RuleChanged
  | MaintenanceMissed
  | JumpedHome
  | Scored;
export type RuleId =
  | "0.1"
  | "0.2"
  | "0.3"
  | "0.4"
  | "0.5"
  | "0.6"
  | "1"
  | "2"
  | "2.1"
  | "3"
  | "3.1"
  | "3.2"
  | "3.3"
  | "3.4"
  | "3.5"
  | "3.6"
  | "4"
  | "5"
  | "5.1"
  | "5.2"
  | "5.3"
  | "5.4"
  | "5.5"
  | "6"
  | "6.1"
  | "6.2"
  | "6.3"
  | "7"
  | "7.1"
  | "7.2"
  | "NF1"
  | "NF2"
  | "NF3"
  | "NF4";
export type Amendment = Rename | Consent | Learn | Check | Retire | Transcribe;
export type GameAction =
  | Ready
  | Appoint
  | TakeRole
  | LayDown
  | SeatAndroid
  | Specialize
  | Favour
  | Propose
  | PlaceSquad
  | Play
  | TakeBack
  | TurnOver
  | PlaySpecial
  | TakeBackSpecial
  | Feed
  | UseHeroic
  | Withdraw
  | FeedSpecial
  | WithdrawSpecial
  | MoveToken
  | Give
  | Intend
  | EndPhase
  | Agree
  | OwnUp
  | StandBy
  | FlyOn
  | Quit
  | Mend
  | MendSquad
  | MendNothing;
export type GameEvent =
  | CrewFormed
  | MissionBriefed
  | CaptainAppointed
  | RoleTaken
  | RoleLaidDown
  | AndroidSeated
  | SpecializationsDealt
  | Specialized
  | Favoured
  | Proposed
  | SquadPlaced
  | TracksLaid
  | SaidReady
  | HeroicShown
  | PickedUp
  | CardsTaken
  | PhaseEndedEarly
  | ThreatDrawn
  | CalledCardShown
  | Planned
  | LaidFaceDown
  | Intended
  | TookBack
  | TurnedOver
  | AndroidFed
  | AndroidCleared
  | CameTooLate
  | SpecialPlanned
  | SpecialLaid
  | SpecialTakenBack
  | SpecialFed
  | SpecialCleared
  | TokenMoved
  | CardGiven
  | CardPassed
  | Agreed
  | ActionRoundEnded
  | OwnedUp
  | StoodBy
  | PlanRevealed
  | ShipCameHome
  | Voted
  | CampaignEnded
  | Recovered
  | Mended
  | SquadMended
  | NothingMended
  | CallEvent
  | Exclude<FrameEvent, Scored>;
export type Sheet = ExplorerSheet;

/**
 * ``level`` is the gate. ``designed`` says that the criterion is ours, because the printed one is not known.
 */
export interface Achievement {
  readonly category:
    "addiction" | "close_calls" | "expert_know_how" | "full_campaigns" | "hot_shots" | "missions" | "social_skillz";
  readonly id: string;
  readonly level: number;
  readonly name: string;
  readonly origin: "designed" | "printed";
  readonly points: number;
  readonly proof: "crew" | "log" | "own_word" | "trace";
  readonly text: string;
}
/**
 * One effect of a threat at X, Y or Z: its damage, empty if it does none, and the rest of the text.
 */
export interface ActFacts {
  readonly hit: string;
  readonly text: string;
}
/**
 * ``early`` if the crew agreed to end it.
 */
export interface ActionRoundEnded {
  readonly early: boolean;
  readonly type: "action_round_ended";
}
/**
 * Agree to end the Action Round; the mission is resolved when everyone agrees.
 */
export interface Agree {
  readonly type: "agree";
}
export interface Agreed {
  readonly seat: number;
  readonly type: "agreed";
}
/**
 * The mission according to what a viewer knows: the ship as it starts, and every planned turn. ``lost`` is the turn
 *     on which the ship would be lost, 0 if none; the turns go on regardless.
 */
export interface Ahead {
  readonly lost: number;
  readonly start: EnergyAhead;
  readonly turns: readonly TurnAhead[];
}
/**
 * Energy in red, white and blue, and the other supplies.
 */
export interface EnergyAhead {
  readonly capsules: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  readonly reactors: readonly [number, number, number];
  readonly rockets: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  readonly shields: readonly [number, number, number];
}
/**
 * A turn: the crew in acting order, the threats by their codes, and the results. ``energy`` and ``damage`` are
 *     those after the turn. Nobody knows which systems damage breaks, so it is only counted.
 */
export interface TurnAhead {
  readonly attacks?: readonly AttackAhead[];
  readonly crew: readonly FigureAhead[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  readonly damage?: readonly [number, number, number];
  readonly energy: EnergyAhead;
  readonly hits?: readonly HitAhead[];
  readonly shots?: readonly ShotAhead[];
  readonly threats?: {
    readonly [k: string]: ThreatAhead;
  };
}
/**
 * A threat's attack on a zone at the end of a turn; ``through`` is what the shield does not stop.
 */
export interface AttackAhead {
  readonly strength: number;
  readonly threat: string;
  readonly through: number;
  readonly zone: "blue" | "red" | "white";
}
/**
 * A crew member on a turn: where they are after acting, and where they came from if they moved; the order carried
 *     out, what it does, and whether it fails.
 */
export interface FigureAhead {
  readonly by?: "" | "call" | "card";
  readonly came_from?:
    | ("lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white")
    | ("nowhere" | "space")
    | null;
  readonly distance?: number;
  readonly fails?: boolean;
  readonly order?: string;
  readonly out?: boolean;
  readonly says?: string;
  readonly squad?: ("active" | "disabled") | null;
  readonly station:
    ("lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white") | ("nowhere" | "space");
}
/**
 * The damage a threat takes on a turn from weapons, battlebots or repairs together, and what it has left.
 */
export interface HitAhead {
  readonly damage: number;
  readonly left: number;
  readonly shield: number;
  readonly strength: number;
  readonly threat: string;
}
/**
 * A fired weapon, its station and its shooter (in acting order); ``threat`` is None if it hits nothing.
 */
export interface ShotAhead {
  readonly member: number;
  readonly station:
    ("lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white") | ("nowhere" | "space");
  readonly strength: number;
  readonly threat: string | null;
  readonly weapon:
    | "blue heavy laser"
    | "blue light laser"
    | "interceptors"
    | "pulse cannon"
    | "red heavy laser"
    | "red light laser"
    | "rocket"
    | "white heavy laser";
}
/**
 * A threat while the crew acts: the square of its token, what it has left, and inside the ship, where it is and how
 *     to deal with it; ``came_from`` are its stations of the turn before, if it moved.
 */
export interface ThreatAhead {
  readonly came_from?: readonly ("lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white")[];
  readonly hidden?: boolean;
  readonly left: number;
  readonly mends?: "" | "A" | "B" | "C" | "bots" | "space";
  readonly square: number;
  readonly stations?: readonly ("lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white")[];
  readonly zone: "blue" | "internal" | "red" | "white";
}
export interface AndroidCleared {
  readonly android: number;
  readonly turn: number;
  readonly type: "android_cleared";
}
export interface AndroidFed {
  readonly android: number;
  readonly card: string;
  readonly half: string;
  readonly seat: number;
  readonly turn: number;
  readonly type: "android_fed";
}
export interface AndroidSeated {
  readonly android: number;
  readonly place: number;
  readonly seat: number;
  readonly type: "android_seated";
}
/**
 * A threat that a mission announces; the crew draws its card.
 */
export interface AnnouncedThreat {
  readonly serious: boolean;
  readonly turn: number;
  readonly unconfirmed: boolean;
  readonly zone: "blue" | "internal" | "red" | "white";
}
/**
 * An order of the solution, and whose board it goes on.
 */
export interface Answer {
  readonly order: string;
  readonly owner: string;
  readonly turn: number;
}
/**
 * Briefing: make someone else captain.
 */
export interface Appoint {
  readonly captain: number;
  readonly type: "appoint";
}
export interface Attacked {
  readonly absorbed: number;
  readonly strength: number;
  readonly threat: string;
  readonly through: number;
  readonly type: "attacked";
  readonly zone: "blue" | "red" | "white";
}
/**
 * What is wrong with a mission file: all mistakes, each with its place.
 */
export interface BadFile {
  readonly detail: string;
  readonly mistakes: readonly Mistake[];
}
/**
 * One mistake: its place as a path into the file, and a sentence.
 */
export interface Mistake {
  readonly message: string;
  readonly place: string;
}
/**
 * The boards, and what can be done now. Turns ``first`` to ``last`` are open; ``plans`` are what everyone but you
 *     and the android has called, in acting order, with the card you gave.
 */
export interface Bench {
  readonly android: readonly SpaceView[];
  readonly board: readonly SpaceView[];
  readonly first: number;
  readonly hand: readonly string[];
  readonly heroic: string | null;
  readonly laid: readonly Laid[];
  readonly last: number;
  readonly legal: readonly (Play | TakeBack | TurnOver | PlaySpecial | TakeBackSpecial | Feed | UseHeroic | Withdraw | Give)[];
  readonly phase: number;
  readonly phases: number;
  readonly picks: readonly Pick[];
  readonly plans: readonly (readonly string[])[];
}
/**
 * A planned space of an action board. ``card`` is None while it lies face down; then ``half`` is the one on top,
 *     and ``doubled`` the half that the back shows as doubled, if any. ``half`` is empty if only a special card lies here.
 *     ``special`` is ``down`` for face-down special cards.
 */
export interface SpaceView {
  readonly card: string | null;
  readonly doubled: string;
  readonly half: ("action" | "movement") | "";
  readonly meant: string;
  readonly special: "" | "advanced" | "basic" | "both" | "down";
  readonly specials: number;
  readonly turn: number;
}
/**
 * A card on a space of your board, the android's, or that of the crewmate you gave it to.
 */
export interface Laid {
  readonly android: boolean;
  readonly card: string;
  readonly given: boolean;
  readonly half: "action" | "advanced" | "basic" | "movement";
  readonly turn: number;
}
/**
 * Lay a card face down on a free space of your own action board, with either half on top.
 */
export interface Play {
  readonly card: string;
  readonly half: "action" | "movement";
  readonly turn: number;
  readonly type: "play";
}
/**
 * Take a card of the phase that you are planning back into your hand.
 */
export interface TakeBack {
  readonly turn: number;
  readonly type: "take_back";
}
/**
 * Turn a planned card around, so that its other half is on top.
 */
export interface TurnOver {
  readonly turn: number;
  readonly type: "turn_over";
}
/**
 * Lay a special card face down on a space of your own action board, as its basic or its advanced action.
 */
export interface PlaySpecial {
  readonly side: "advanced" | "basic";
  readonly turn: number;
  readonly type: "play_special";
}
/**
 * Take the special cards on a space back into your hand.
 */
export interface TakeBackSpecial {
  readonly turn: number;
  readonly type: "take_back_special";
}
/**
 * Lay one of your cards face up on a free space of an android's action board.
 */
export interface Feed {
  readonly android: number;
  readonly card: string;
  readonly half: "action" | "movement";
  readonly turn: number;
  readonly type: "feed";
}
/**
 * Lay an android's own heroic card on its action board.
 */
export interface UseHeroic {
  readonly android: number;
  readonly half: "action" | "movement";
  readonly turn: number;
  readonly type: "use_heroic";
}
/**
 * Playing alone: take a card back from an android's action board before its phase ends.
 */
export interface Withdraw {
  readonly android: number;
  readonly turn: number;
  readonly type: "withdraw";
}
/**
 * Pass a card to a crewmate while a data transfer is open.
 */
export interface Give {
  readonly card: string;
  readonly to: number;
  readonly type: "give";
}
export interface BonusPoint {
  readonly points: number;
  readonly seat: number;
  readonly type: "bonus_point";
}
export interface BotsAttacked {
  readonly seat: number;
  readonly threat: string;
  readonly type: "bots_attacked";
}
/**
 * An achievement, and whether it is checked.
 */
export interface Box {
  readonly achievement: Achievement;
  readonly checked: boolean;
}
/**
 * Something the computer says: when, in milliseconds; in words; and as the event it would be on a mission.
 */
export interface Call {
  readonly at: number;
  readonly event: CallEvent;
  readonly text: string;
}
/**
 * A threat will appear on a turn. An unconfirmed report counts only for a crew of five.
 */
export interface ThreatAnnounced {
  readonly at: number;
  readonly serious: boolean;
  readonly turn: number;
  readonly type: "threat_announced";
  readonly unconfirmed: boolean;
  readonly zone: "blue" | "internal" | "red" | "white";
}
/**
 * Each player draws a card.
 */
export interface IncomingData {
  readonly at: number;
  readonly type: "incoming_data";
}
/**
 * Each player may hand one card to another player until the window closes.
 */
export interface DataTransfer {
  readonly at: number;
  readonly type: "data_transfer";
  readonly until: number;
}
export interface DataTransferEnds {
  readonly at: number;
  readonly type: "data_transfer_ends";
}
export interface CommunicationsRestored {
  readonly at: number;
  readonly type: "communications_restored";
}
export interface PhaseBegins {
  readonly at: number;
  readonly phase: number;
  readonly type: "phase_begins";
}
/**
 * A minute, or twenty seconds, are left of a phase; the last phase ends the operation.
 */
export interface PhaseWarning {
  readonly at: number;
  readonly last: boolean;
  readonly phase: number;
  readonly seconds: number;
  readonly type: "phase_warning";
}
/**
 * The computer starts to count the last five seconds of a phase.
 */
export interface PhaseCountdown {
  readonly at: number;
  readonly last: boolean;
  readonly phase: number;
  readonly type: "phase_countdown";
}
export interface PhaseEnds {
  readonly at: number;
  readonly phase: number;
  readonly type: "phase_ends";
}
export interface MissionEnds {
  readonly at: number;
  readonly type: "mission_ends";
}
/**
 * Communications go down; nobody knows for how long.
 */
export interface SilenceBegan {
  readonly at: number;
  readonly type: "silence_began";
}
/**
 * Everything the crew has called so far. Conflicts before turn ``since`` are ignored.
 */
export interface Called {
  readonly crew: readonly CalledMember[];
  readonly since?: number;
  readonly threats?: readonly CalledThreat[];
}
/**
 * A crew member and all of their calls. ``name`` is how a sentence about them starts: "Ben", "You".
 */
export interface CalledMember {
  readonly member: string;
  readonly name: string;
  readonly turns: readonly CalledTurn[];
}
/**
 * What someone called for a turn, and the station where they said they would be; either may be missing.
 */
export interface CalledTurn {
  readonly at: ("lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white") | null;
  readonly order: string;
  readonly turn: number;
}
/**
 * An announced threat and the code of its card.
 */
export interface CalledThreat {
  readonly threat: string;
  readonly turn: number;
}
/**
 * A card that a threat may call in is revealed beside it.
 */
export interface CalledCardShown {
  readonly caller: string;
  readonly threat: string;
  readonly type: "called_card_shown";
}
export interface CalledIn {
  readonly by: string;
  readonly threat: string;
  readonly type: "called_in";
  readonly zone: "blue" | "internal" | "red" | "white";
}
export interface CameBack {
  readonly seat: number;
  readonly type: "came_back";
  readonly ultrafast: boolean;
}
/**
 * A card came too late for an android; only its owner is told.
 */
export interface CameTooLate {
  readonly android: number;
  readonly seat: number;
  readonly turn: number;
  readonly type: "came_too_late";
}
/**
 * The score and its parts after ``missions`` completed missions (rulebook 6.3).
 */
export interface CampaignEnded {
  readonly bonus: number;
  readonly destroyed: number;
  readonly missions: number;
  readonly of: number;
  readonly penalties: number;
  readonly score: number;
  readonly survived: number;
  readonly type: "campaign_ended";
  readonly visual: number;
}
/**
 * A campaign's progress: the agreed missions, the current one, the completed ones, and the damage.
 */
export interface CampaignView {
  readonly carried: {
    readonly blue: readonly string[];
    readonly red: readonly string[];
    readonly white: readonly string[];
  };
  readonly flown: readonly FlownView[];
  readonly missions: number;
  readonly number: number;
  readonly points: Points;
  readonly repairing: number | null;
  readonly repairs_left: {
    readonly blue: number;
    readonly red: number;
    readonly white: number;
  };
  readonly score: number;
  readonly squads: readonly ("lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white")[];
}
/**
 * A completed mission of a campaign.
 */
export interface FlownView {
  readonly mission: string;
  readonly points: Points;
  readonly score: number;
}
/**
 * The parts of the score; the score is their sum, so penalties are below zero.
 */
export interface Points {
  readonly battlebots: number;
  readonly bonus: number;
  readonly damage: number;
  readonly destroyed: number;
  readonly knocked_out: number;
  readonly survived: number;
  readonly visual: number;
  readonly worst_zone: number;
}
export interface CannonReadied {
  readonly seat: number;
  readonly type: "cannon_readied";
  readonly weapon:
    | "blue heavy laser"
    | "blue light laser"
    | "interceptors"
    | "pulse cannon"
    | "red heavy laser"
    | "red light laser"
    | "rocket"
    | "white heavy laser";
}
export interface CapsuleDestroyed {
  readonly threat: string;
  readonly type: "capsule_destroyed";
}
export interface CaptainAppointed {
  readonly captain: number;
  readonly seat: number;
  readonly type: "captain_appointed";
}
/**
 * An action card; ``doubled`` is the half that its back shows as doubled, if any.
 */
export interface CardFacts {
  readonly doubled: string;
  readonly id: string;
  readonly name: string;
}
/**
 * A card passed on, as giver and receiver see it.
 */
export interface CardGiven {
  readonly card: string;
  readonly seat: number;
  readonly to: number;
  readonly type: "card_given";
}
/**
 * The same as the others see it.
 */
export interface CardPassed {
  readonly seat: number;
  readonly to: number;
  readonly type: "card_passed";
}
/**
 * The same as the others see it.
 */
export interface CardsTaken {
  readonly count: number;
  readonly seat: number;
  readonly type: "cards_taken";
}
/**
 * All components, by name.
 */
export interface Catalog {
  readonly cards: readonly CardFacts[];
  readonly difficulties: {
    readonly all: readonly ("red" | "white" | "yellow")[];
    readonly red: readonly ("red" | "white" | "yellow")[];
    readonly white: readonly ("red" | "white" | "yellow")[];
    readonly white_yellow: readonly ("red" | "white" | "yellow")[];
    readonly yellow: readonly ("red" | "white" | "yellow")[];
    readonly yellow_red: readonly ("red" | "white" | "yellow")[];
  };
  readonly missions: readonly MissionFacts[];
  readonly phases: readonly (readonly [number, number])[];
  readonly roles: {
    readonly captain: string;
    readonly chief_engineer: string;
    readonly chief_of_security: string;
    readonly communications_officer: string;
    readonly lieutenant: string;
    readonly science_officer: string;
    readonly tactical_officer: string;
  };
  readonly specializations: readonly SpecializationFacts[];
  readonly start: "lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white";
  readonly stations: readonly StationFacts[];
  readonly threats: readonly ThreatFacts[];
  readonly tiles: readonly TileFacts[];
  readonly tracks: readonly TrackFacts[];
}
/**
 * An official mission, or a class.
 */
export interface MissionFacts {
  readonly id: string;
  readonly name: string;
}
/**
 * A specialization and its two cards; ``written`` is its name in the log. ``joins`` are the orders of its special
 *     cards that may share a space with another card.
 */
export interface SpecializationFacts {
  readonly advanced: string;
  readonly basic: string;
  readonly id: string;
  readonly joins: readonly string[];
  readonly name: string;
  readonly written: string;
}
/**
 * A station, and the strength of its weapon: intact, and with its damage tile.
 */
export interface StationFacts {
  readonly damaged_strength: number;
  readonly id: "lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white";
  readonly stores: readonly StoreFacts[];
  readonly strength: number;
  readonly systems: readonly SystemFacts[];
  readonly zone: "blue" | "red" | "white";
}
/**
 * Something counted in a station: how much there is when a mission begins and the capacity; then both with its
 *     damage tile carried over from an earlier mission.
 */
export interface StoreFacts {
  readonly damaged_room: number;
  readonly damaged_start: number;
  readonly id: string;
  readonly name: string;
  readonly room: number;
  readonly start: number;
  readonly tile: string;
}
/**
 * The effect of a letter in a station; ``damaged`` is its effect once its tile is drawn, empty if it is the
 *     same.
 */
export interface SystemFacts {
  readonly damaged: string;
  readonly letter: string;
  readonly text: string;
  readonly tile: string;
}
/**
 * A threat card, with a sentence for each of its actions.
 */
export interface ThreatFacts {
  /**
   * @minItems 3
   * @maxItems 3
   */
  readonly acts: readonly [readonly ActFacts[], readonly ActFacts[], readonly ActFacts[]];
  readonly calls: ("external" | "internal") | null;
  readonly colour: "red" | "white" | "yellow";
  readonly destroyed: number;
  readonly hit_points: number;
  readonly id: string;
  readonly internal: boolean;
  readonly kind: "external" | "intruder" | "malfunction";
  readonly name: string;
  readonly new: boolean;
  readonly remedy: ("A" | "B" | "C" | "bots" | "interceptors") | null;
  readonly serious: boolean;
  readonly shield: number;
  readonly speed: number;
  readonly stations: readonly ("lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white")[];
  readonly survived: number;
  readonly text: string;
  readonly traits: readonly string[];
  readonly x: string;
  readonly y: string;
  readonly z: string;
}
/**
 * A damage tile's name, and its harm to the system.
 */
export interface TileFacts {
  readonly harm: string;
  readonly id: "gravolift" | "heavy_laser" | "light_laser" | "pulse_cannon" | "reactor" | "shield" | "structural";
  readonly name: string;
}
/**
 * A trajectory. ``marks`` are its action squares, counted from Z, which is square 1.
 */
export interface TrackFacts {
  readonly id: string;
  readonly length: number;
  readonly marks: {
    readonly [k: string]: "X" | "Y" | "Z";
  };
}
export interface CategoryBoxes {
  readonly boxes: readonly Box[];
  readonly category: string;
  readonly points: number;
  readonly title: string;
}
/**
 * Checks an achievement off for one mission of the log.
 */
export interface Check {
  readonly achievement: string;
  readonly mission: string;
  readonly type: "check";
}
export interface ComputerMaintained {
  readonly seat: number;
  readonly type: "computer_maintained";
}
/**
 * Calls that contradict each other (``clash``), or too few calls (``short``).
 */
export interface Conflict {
  readonly kind: "clash" | "short";
  readonly members: readonly string[];
  readonly text: string;
  readonly title: string;
  readonly turn: number;
}
/**
 * Checks "I consent to be cloned", for good.
 */
export interface Consent {
  readonly type: "consent";
}
/**
 * Someone aboard, and their orders turn by turn.
 */
export interface CrewEntry {
  readonly android?: boolean;
  readonly level?: number;
  readonly name: string;
  readonly plan: readonly (string | null)[];
  readonly specialization?: string;
  readonly tokens?: readonly string[];
}
/**
 * Who holds which role; an android is captain only in a lone player's crew, and then it is android 1.
 */
export interface CrewFormed {
  readonly androids: number;
  readonly captain: number;
  readonly chief_of_security: number;
  readonly communications_officer: number;
  readonly type: "crew_formed";
}
/**
 * A crew and its totals. A campaign counts as one flight with a score of its own.
 */
export interface CrewInfo {
  readonly best: number | null;
  readonly best_campaign: number | null;
  readonly flights: number;
  readonly home: number;
  readonly id: string;
  readonly last: string;
  readonly latest: number;
  readonly names: readonly string[];
}
export interface CrewLog {
  readonly crew: CrewInfo;
  readonly entries: readonly Flown[];
}
/**
 * One flight of a crew: how it ended, and its ship's log, unless that cannot be read here.
 */
export interface Flown {
  readonly bots: readonly number[];
  readonly code: string;
  readonly ended: number;
  readonly log: ShipsLog | null;
  readonly reason: string;
  readonly score: number;
  readonly survived: boolean;
}
/**
 * A match in the ship's log. ``planned`` is the number of missions the campaign was meant to have, 0 for a single
 *     mission.
 */
export interface ShipsLog {
  readonly missions: readonly LogMission[];
  readonly planned: number;
  readonly rules: readonly string[];
  readonly total: Points | null;
}
/**
 * A mission that was flown to its end. A lost ship has no score, and its points are zero. A mission of a campaign
 *     has no score and no penalties of its own (6.3).
 */
export interface LogMission {
  readonly common: string;
  readonly crew: readonly LogMember[];
  readonly damage: {
    readonly blue: readonly string[];
    readonly red: readonly string[];
    readonly white: readonly string[];
  };
  readonly destroyed: number;
  readonly escaped: number;
  readonly lost_to: string | null;
  readonly points: Points;
  readonly score: number | null;
  readonly serious: string;
  readonly survived: boolean;
  readonly title: string;
}
/**
 * Someone aboard, in the acting order. ``seat`` is None for androids.
 */
export interface LogMember {
  readonly knocked_out: boolean;
  readonly name: string;
  readonly roles: readonly string[];
  readonly seat: number | null;
  readonly specialization: string | null;
}
/**
 * How a crew member came home.
 */
export interface CrewResult {
  readonly android: boolean;
  readonly battlebots: string | null;
  readonly knocked_out: boolean;
  readonly name: string;
  readonly station: string;
}
export interface CryoshieldGone {
  readonly threat: string;
  readonly type: "cryoshield_gone";
}
/**
 * Something to say: when it starts, the caption, the sound that goes with it, and how often it is said.
 */
export interface Cue {
  readonly at: number;
  readonly sound:
    | "alert"
    | "count"
    | "data"
    | "internal"
    | "jump"
    | "phase"
    | "restored"
    | "serious"
    | "static"
    | "threat"
    | "tone"
    | "transfer"
    | "warning";
  readonly text: string;
  readonly times: number;
}
/**
 * ``grade`` is the mission in a word or two; ``best`` and ``worst`` are the frames that did the most to the score,
 *     None if nothing did.
 */
export interface Debrief {
  readonly best: Highlight | null;
  readonly crew: readonly MemberReport[];
  readonly grade: string;
  readonly sheet: ScoreSheet;
  readonly turns: readonly TurnReport[];
  readonly wasted: readonly Wasted[];
  readonly worst: Highlight | null;
}
/**
 * A frame worth showing again. ``points`` is the score gained or lost there; 0 if the ship is lost, since
 *     a lost ship has no score.
 */
export interface Highlight {
  readonly at: number;
  readonly points: number;
  readonly turn: number;
  readonly words: Words;
}
/**
 * One crew member's mission.
 */
export interface MemberReport {
  readonly deeds: readonly Deed[];
  readonly hits: number;
  readonly played: number;
  readonly seat: number;
  readonly unplayed: number;
  readonly wasted: number;
}
/**
 * A member's action on a turn: the order as it was played in the end, and its result.
 */
export interface Deed {
  readonly delayed: boolean;
  readonly order: string;
  readonly turn: number;
  readonly wasted: boolean;
  readonly words: readonly Words[];
}
/**
 * The score sheet. A lost ship has no score, and its points are zero.
 */
export interface ScoreSheet {
  readonly damage: {
    readonly blue: readonly string[];
    readonly red: readonly string[];
    readonly white: readonly string[];
  };
  readonly disabled_squads: number;
  readonly knocked_out: readonly number[];
  readonly lost_to: string | null;
  readonly points: Points;
  readonly score: number | null;
  readonly survived: boolean;
  readonly threats: readonly ThreatScore[];
  readonly visual: readonly number[];
}
/**
 * A line of the score sheet.
 */
export interface ThreatScore {
  readonly code: string;
  readonly fate: "active" | "destroyed" | "survived" | "waiting";
  readonly fate_turn: number | null;
  readonly name: string;
  readonly points: number;
  readonly turn: number;
  readonly zone: "blue" | "internal" | "red" | "white";
}
/**
 * The ship after a turn, and the damage of that turn.
 */
export interface TurnReport {
  readonly capsules: number;
  readonly damage: {
    readonly blue: readonly string[];
    readonly red: readonly string[];
    readonly white: readonly string[];
  };
  readonly reactors: readonly number[];
  readonly shields: readonly number[];
  readonly turn: number;
}
/**
 * An order that did nothing.
 */
export interface Wasted {
  readonly hint: Words | null;
  readonly order: string;
  readonly seat: number;
  readonly turn: number;
  readonly why: Words;
}
export interface DelayIgnored {
  readonly seat: number;
  readonly type: "delay_ignored";
}
export interface Delayed {
  readonly seat: number;
  readonly turn: number;
  readonly type: "delayed";
  readonly why: string;
}
export interface EarlyJump {
  readonly seat: number;
  readonly type: "early_jump";
}
/**
 * End your phase early: pick up the cards of the next one.
 */
export interface EndPhase {
  readonly type: "end_phase";
}
export interface EnergyLost {
  readonly amount: number;
  readonly threat: string;
  readonly type: "energy_lost";
  readonly where: string;
}
export interface EnergyMoved {
  readonly amount: number;
  readonly extra: number;
  readonly into: string;
  readonly seat: number;
  readonly type: "energy_moved";
}
/**
 * Energy in red, white and blue, and the capacity for it.
 */
export interface EnergyShot {
  readonly capsules: number;
  readonly reactor_room: readonly number[];
  readonly reactors: readonly number[];
  readonly shield_room: readonly number[];
  readonly shields: readonly number[];
  readonly temporary: readonly number[];
}
/**
 * A space explorer. A new one has a name, an open career, and nothing else.
 */
export interface Explorer {
  readonly achievements: readonly string[];
  readonly boxes: number;
  readonly clones: number;
  readonly consents: boolean;
  readonly experience: number;
  readonly failures: readonly string[];
  readonly id: string;
  readonly level: number;
  readonly log: readonly LogEntry[];
  readonly lost: string;
  readonly name: string;
  readonly retired: boolean;
  readonly skipped: number;
  readonly specializations: readonly Skill[];
}
/**
 * One line of the list of missions: a single mission or a whole campaign.
 */
export interface LogEntry {
  readonly checked: readonly string[];
  readonly crew: readonly string[];
  readonly earned: number;
  readonly ended: number;
  readonly full_campaign: boolean;
  readonly grants: readonly Grant[];
  readonly level: number;
  readonly met: readonly string[];
  readonly mission: string;
  readonly notation: string;
  readonly points: number;
  readonly score: number;
  readonly title: string;
}
/**
 * A crewmate's word that an achievement was earned on a mission.
 */
export interface Grant {
  readonly achievement: string;
  readonly by: string;
}
/**
 * A specialization that an explorer knows; ``level`` boxes of it are checked.
 */
export interface Skill {
  readonly level: number;
  readonly specialization:
    | "data analyst"
    | "energy technician"
    | "hypernavigator"
    | "mechanic"
    | "medic"
    | "pulse gunner"
    | "rocketeer"
    | "special ops"
    | "squad leader"
    | "teleporter";
}
/**
 * Both sides of the log.
 */
export interface ExplorerSheet {
  readonly categories: readonly CategoryBoxes[];
  readonly explorer: Explorer;
  readonly hardcore: boolean;
  readonly levels: readonly LevelRow[];
  readonly log: readonly Line[];
  readonly skills: readonly SkillRow[];
  readonly to_next: number;
  readonly unlearned: number;
}
/**
 * A level and the boxes that lead on from it. The dotted ones come first; ``skipped`` of them were passed over.
 */
export interface LevelRow {
  readonly boxes: number;
  readonly checked: number;
  readonly dotted: number;
  readonly level: number;
  readonly reached: boolean;
  readonly skipped: number;
}
/**
 * A mission of the log. ``offers``: one of each category of these can still be checked for it.
 */
export interface Line {
  readonly entry: LogEntry;
  readonly offers: readonly Achievement[];
}
/**
 * A specialization and its three boxes; ``learnable`` if the next one may be checked now.
 */
export interface SkillRow {
  readonly advanced: string;
  readonly basic: string;
  readonly learnable: boolean;
  readonly level: number;
  readonly specialization:
    | "data analyst"
    | "energy technician"
    | "hypernavigator"
    | "mechanic"
    | "medic"
    | "pulse gunner"
    | "rocketeer"
    | "special ops"
    | "squad leader"
    | "teleporter";
  readonly title: string;
}
/**
 * The fate of a threat; ``turn`` is None for one still there at the jump.
 */
export interface FateView {
  readonly fate: "active" | "destroyed" | "survived" | "waiting";
  readonly name: string;
  readonly threat: string;
  readonly turn: number | null;
  readonly zone: "blue" | "internal" | "red" | "white";
}
/**
 * Briefing, captain: choose who gets an extra first-phase card when androids' cards cannot be shared evenly.
 */
export interface Favour {
  readonly seat: number;
  readonly type: "favour";
}
/**
 * The captain chooses who gets an extra card.
 */
export interface Favoured {
  readonly seat: number;
  readonly to: number;
  readonly type: "favoured";
}
/**
 * Lay an android's own special card on its action board, face up.
 */
export interface FeedSpecial {
  readonly android: number;
  readonly side: "advanced" | "basic";
  readonly turn: number;
  readonly type: "feed_special";
}
/**
 * A crew member: their place, battlebots and state.
 */
export interface FigureShot {
  readonly battlebots: ("active" | "disabled") | null;
  readonly distance: number;
  readonly knocked_out: boolean;
  readonly marks: readonly string[];
  readonly station:
    ("lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white") | ("nowhere" | "space");
}
/**
 * How a crew member came home.
 */
export interface FigureView {
  readonly android: number | null;
  readonly battlebots: ("active" | "disabled") | null;
  readonly knocked_out: boolean;
  readonly seat: number | null;
  readonly station:
    ("lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white") | ("nowhere" | "space");
}
/**
 * Everything a page needs to show a resolution. After the ``turns`` comes the ``last`` one, in which nobody
 *     acts.
 */
export interface Film {
  readonly crew: readonly FilmMember[];
  readonly frames: readonly Frame[];
  readonly last: number;
  readonly phases: readonly (readonly [number, number])[];
  readonly threats: readonly FilmThreat[];
  readonly tracks: {
    readonly blue: FilmTrack;
    readonly internal: FilmTrack;
    readonly red: FilmTrack;
    readonly white: FilmTrack;
  };
  readonly turns: number;
}
/**
 * A crew member in acting order. ``seat`` is their seat at a table, None for androids and on paper. ``joins`` are
 *     the special cards that they can combine with another card.
 */
export interface FilmMember {
  readonly android: boolean;
  readonly joins: readonly string[];
  readonly level: number;
  readonly name: string;
  readonly plan: readonly string[];
  readonly seat: number | null;
  readonly specialization: string | null;
}
/**
 * One event: its turn and step, the event itself, its words, and the changes it made.
 */
export interface Frame {
  readonly changes: Shots;
  readonly event: FrameEvent;
  readonly step: "actions" | "appear" | "computer" | "damage" | "jump" | "threats";
  readonly turn: number;
  readonly words: Words;
}
/**
 * All pieces, crew members and threats by their numbers; or those of them that have changed.
 */
export interface Shots {
  readonly crew?: {
    readonly [k: string]: FigureShot;
  };
  readonly damage?: {
    readonly blue: readonly string[];
    readonly red: readonly string[];
    readonly white: readonly string[];
  } | null;
  readonly energy?: EnergyShot | null;
  readonly gear?: GearShot | null;
  readonly plans?: {
    readonly [k: string]: readonly string[];
  };
  readonly score?: number | null;
  readonly threats?: {
    readonly [k: string]: ThreatShot;
  };
}
/**
 * Everything else on the ship.
 */
export interface GearShot {
  readonly broken: readonly string[];
  readonly fired: readonly ("lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white")[];
  readonly flying: number;
  readonly launched: number;
  readonly lethal: readonly ("lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white")[];
  readonly maintained: boolean;
  readonly mines: readonly ("lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white")[];
  readonly rockets: number;
  readonly sealed: readonly string[];
  readonly slime: readonly ("lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white")[];
  readonly stored: {
    readonly [k: string]: "active" | "disabled";
  };
  readonly strengths: readonly number[];
}
/**
 * A threat: its token, its points, and where it is on the ship.
 */
export interface ThreatShot {
  readonly covered: boolean;
  readonly fate: "active" | "destroyed" | "survived" | "waiting";
  readonly hidden: boolean;
  readonly host: number | null;
  readonly left: number;
  readonly phased: boolean;
  readonly shield: number;
  readonly speed: number;
  readonly square: number;
  readonly stations: readonly ("lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white")[];
  readonly zone: "blue" | "internal" | "red" | "white";
}
export interface TurnBegan {
  readonly turn: number;
  readonly type: "turn_began";
}
export interface ThreatAppeared {
  readonly threat: string;
  readonly type: "threat_appeared";
  readonly zone: "blue" | "internal" | "red" | "white";
}
/**
 * A planned action did nothing; ``why`` is a key of the table of reasons.
 */
export interface NoEffect {
  readonly order: string;
  readonly seat: number;
  readonly type: "no_effect";
  readonly why: string;
}
export interface Idle {
  readonly seat: number;
  readonly type: "idle";
}
export interface Walked {
  readonly seat: number;
  readonly to: string;
  readonly type: "walked";
}
export interface Teleported {
  readonly seat: number;
  readonly to: string;
  readonly type: "teleported";
}
/**
 * A gravolift was used although it is damaged or was used before, so it delays.
 */
export interface LiftTaken {
  readonly damaged: boolean;
  readonly seat: number;
  readonly type: "lift_taken";
}
/**
 * The first half of a double action caused a delay: the second half follows next turn.
 */
export interface HalfDone {
  readonly rest: string;
  readonly seat: number;
  readonly type: "half_done";
}
export interface Repeated {
  readonly order: string;
  readonly seat: number;
  readonly type: "repeated";
}
export interface Fired {
  readonly bonus: number;
  readonly seat: number;
  readonly type: "fired";
  readonly weapon:
    | "blue heavy laser"
    | "blue light laser"
    | "interceptors"
    | "pulse cannon"
    | "red heavy laser"
    | "red light laser"
    | "rocket"
    | "white heavy laser";
}
export interface Refueled {
  readonly amount: number;
  readonly extra: number;
  readonly seat: number;
  readonly type: "refueled";
}
export interface RocketLaunched {
  readonly rockets: number;
  readonly seat: number;
  readonly type: "rocket_launched";
}
export interface SquadTaken {
  readonly active: boolean;
  readonly seat: number;
  readonly type: "squad_taken";
}
export interface SquadRevived {
  readonly seat: number;
  readonly type: "squad_revived";
}
export interface SquadDisabled {
  readonly seat: number;
  readonly type: "squad_disabled";
}
export interface TookOff {
  readonly seat: number;
  readonly type: "took_off";
}
export interface Flew {
  readonly distance: number;
  readonly seat: number;
  readonly type: "flew";
}
export interface LookedOut {
  readonly counts_as: number;
  readonly seat: number;
  readonly type: "looked_out";
}
export interface VisualConfirmation {
  readonly players: number;
  readonly points: number;
  readonly type: "visual_confirmation";
}
export interface Repaired {
  readonly points: number;
  readonly seat: number;
  readonly threat: string;
  readonly type: "repaired";
}
/**
 * A malfunction took extra damage because of how it was repaired this turn.
 */
export interface TeamworkPaid {
  readonly points: number;
  readonly threat: string;
  readonly type: "teamwork_paid";
}
export interface InternalHurt {
  readonly absorbed: number;
  readonly damage: number;
  readonly left: number;
  readonly threat: string;
  readonly type: "internal_hurt";
}
export interface Prepared {
  readonly seat: number;
  readonly type: "prepared";
}
export interface Stimulated {
  readonly by: number;
  readonly seat: number;
  readonly type: "stimulated";
}
export interface Guarded {
  readonly seat: number;
  readonly type: "guarded";
}
export interface TemporaryShield {
  readonly seat: number;
  readonly type: "temporary_shield";
  readonly zone: "blue" | "red" | "white";
}
export interface ThreatsSlowed {
  readonly seat: number;
  readonly type: "threats_slowed";
}
export interface TileRepaired {
  readonly seat: number;
  readonly tile: string;
  readonly type: "tile_repaired";
  readonly zone: "blue" | "red" | "white";
}
export interface WeaponHit {
  readonly strength: number;
  readonly threat: string;
  readonly type: "weapon_hit";
  readonly weapon:
    | "blue heavy laser"
    | "blue light laser"
    | "interceptors"
    | "pulse cannon"
    | "red heavy laser"
    | "red light laser"
    | "rocket"
    | "white heavy laser";
}
export interface WeaponMissed {
  readonly type: "weapon_missed";
  readonly weapon:
    | "blue heavy laser"
    | "blue light laser"
    | "interceptors"
    | "pulse cannon"
    | "red heavy laser"
    | "red light laser"
    | "rocket"
    | "white heavy laser";
  readonly why: string;
}
/**
 * An external threat's damage in Compute Damage: the strength that reached it, its shield, and the result.
 */
export interface ThreatDamaged {
  readonly damage: number;
  readonly left: number;
  readonly shield: number;
  readonly strength: number;
  readonly threat: string;
  readonly type: "threat_damaged";
}
export interface Splashed {
  readonly left: number;
  readonly threat: string;
  readonly type: "splashed";
}
export interface ThreatDestroyed {
  readonly threat: string;
  readonly type: "threat_destroyed";
}
export interface ThreatSurvived {
  readonly threat: string;
  readonly type: "threat_survived";
}
/**
 * A threat counts as destroyed because its caller was destroyed first.
 */
export interface NeverCalled {
  readonly threat: string;
  readonly type: "never_called";
}
export interface ThreatMoved {
  readonly square: number;
  readonly threat: string;
  readonly type: "threat_moved";
}
export interface Phased {
  readonly out: boolean;
  readonly threat: string;
  readonly type: "phased";
}
export interface ThreatActed {
  readonly action: string;
  readonly threat: string;
  readonly type: "threat_acted";
}
export interface TileDrawn {
  readonly threat: string;
  readonly tile: string;
  readonly type: "tile_drawn";
  readonly zone: "blue" | "red" | "white";
}
export interface ShipLost {
  readonly threat: string;
  readonly type: "ship_lost";
  readonly why: string;
}
export interface KnockedOut {
  readonly by: string;
  readonly seat: number;
  readonly type: "knocked_out";
}
export interface Spared {
  readonly seat: number;
  readonly type: "spared";
  readonly why: string;
}
export interface ThreatHealed {
  readonly points: number;
  readonly threat: string;
  readonly type: "threat_healed";
}
/**
 * A threat's speed, shield points or inaccessibility changes.
 */
export interface ThreatChanged {
  readonly threat: string;
  readonly type: "threat_changed";
  readonly value: number;
  readonly what: string;
}
/**
 * An intruder's token moved.
 */
export interface ThreatWent {
  readonly threat: string;
  readonly to: string;
  readonly type: "threat_went";
}
export interface ThreatJumped {
  readonly jumped: boolean;
  readonly threat: string;
  readonly type: "threat_jumped";
  readonly zone: "blue" | "internal" | "red" | "white";
}
export interface SelfDamage {
  readonly points: number;
  readonly threat: string;
  readonly type: "self_damage";
}
export interface StoredSquadDisabled {
  readonly station: string;
  readonly type: "stored_squad_disabled";
}
export interface RocketDestroyed {
  readonly threat: string;
  readonly type: "rocket_destroyed";
}
export interface StationCleaned {
  readonly station: string;
  readonly threat: string;
  readonly type: "station_cleaned";
}
/**
 * A crew member is poisoned or infected, or carries a parasite.
 */
export interface Marked {
  readonly how: string;
  readonly seat: number;
  readonly threat: string;
  readonly type: "marked";
}
export interface MineLaid {
  readonly station: string;
  readonly type: "mine_laid";
}
export interface Sabotaged {
  readonly station: string;
  readonly type: "sabotaged";
}
/**
 * A threat changed how the ship works (an aura, sealed doors, blind lasers, odd shields); ``what`` is a key of
 *     the table of changes.
 */
export interface RuleChanged {
  readonly threat: string;
  readonly type: "rule_changed";
  readonly what: string;
}
export interface MaintenanceMissed {
  readonly turn: number;
  readonly type: "maintenance_missed";
}
export interface JumpedHome {
  readonly turn: number;
  readonly type: "jumped_home";
}
export interface Scored {
  readonly score: number;
  readonly type: "scored";
}
/**
 * A threat card of the mission; ``turn`` is 0 for one that another may call in.
 */
export interface FilmThreat {
  readonly code: string;
  readonly colour: "red" | "white" | "yellow";
  readonly destroyed: number;
  readonly hp: number;
  readonly index: number;
  readonly kind: "external" | "intruder" | "malfunction";
  readonly name: string;
  readonly serious: boolean;
  readonly shield: number;
  readonly speed: number;
  readonly survived: number;
  readonly turn: number;
  readonly zone: "blue" | "internal" | "red" | "white";
}
/**
 * A trajectory. ``marks`` are its action squares, counted from Z, which is square 1.
 */
export interface FilmTrack {
  readonly length: number;
  readonly marks: {
    readonly [k: string]: "X" | "Y" | "Z";
  };
  readonly name: string;
}
/**
 * Campaign: vote for the next mission.
 */
export interface FlyOn {
  readonly type: "fly_on";
}
/**
 * An android's heroic card is revealed at the start of the first phase.
 */
export interface HeroicShown {
  readonly android: number;
  readonly card: string;
  readonly type: "heroic_shown";
}
/**
 * First a nudge, then where to look: a station, and the turn on which to be there.
 */
export interface Hint {
  readonly look: string;
  readonly nudge: string;
  readonly station: "lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white";
  readonly turn: number;
}
/**
 * Call what you intend for a turn, with the cards you have: ``A``, ``heroic-A``, ``nothing``. This is only
 *     talk: the rules do not hold you to it.
 */
export interface Intend {
  readonly order: string;
  readonly turn: number;
  readonly type: "intend";
}
/**
 * A player calls what they intend for a turn; no rule holds them to it.
 */
export interface Intended {
  readonly order: string;
  readonly seat: number;
  readonly turn: number;
  readonly type: "intended";
}
/**
 * What a player announced for a turn, and whether that was before the latest threat or phase.
 */
export interface IntentionView {
  readonly order: string;
  readonly outdated: boolean;
  readonly turn: number;
}
/**
 * A crew member's specialization on the previous mission and its level there. ``member`` is a seat, or an android
 *     as events number them: 11 is the first.
 */
export interface Kept {
  readonly level: number;
  readonly member: number;
  readonly specialization:
    | "data analyst"
    | "energy technician"
    | "hypernavigator"
    | "mechanic"
    | "medic"
    | "pulse gunner"
    | "rocketeer"
    | "special ops"
    | "squad leader"
    | "teleporter";
}
/**
 * The same as the others see it: which half is on top, and which is doubled, if any.
 */
export interface LaidFaceDown {
  readonly doubled: string;
  readonly half: string;
  readonly seat: number;
  readonly turn: number;
  readonly type: "laid_face_down";
}
/**
 * Briefing: lay down a role that you took. Every crew has a communications officer and a chief of security, so
 *     those two roles go back to the captain's neighbors.
 */
export interface LayDown {
  readonly role:
    | "chief_engineer"
    | "chief_of_security"
    | "communications_officer"
    | "lieutenant"
    | "science_officer"
    | "tactical_officer";
  readonly type: "lay_down";
}
/**
 * Checks a specialization box, one for each level.
 */
export interface Learn {
  readonly specialization:
    | "data analyst"
    | "energy technician"
    | "hypernavigator"
    | "mechanic"
    | "medic"
    | "pulse gunner"
    | "rocketeer"
    | "special ops"
    | "squad leader"
    | "teleporter";
  readonly type: "learn";
}
/**
 * A lesson's cards so far, and something to do with them, if anything. ``phase`` is the one you have begun;
 *     ``heard`` is what the computer has said on the clock. Without a clock it is None, and everything has come.
 */
export interface LessonPlan {
  readonly action?: (Play | TakeBack | TurnOver | PlaySpecial | TakeBackSpecial | Feed | UseHeroic | Withdraw | Give) | null;
  readonly heard?: readonly ("data_transfer" | "data_transfer_ends" | "incoming_data" | "phase_ends")[] | null;
  readonly laid?: readonly Laid[];
  readonly phase?: number;
}
/**
 * The result of a plan: the goals, the film and the debrief.
 */
export interface LessonReport {
  readonly debrief: Debrief;
  readonly film: Film;
  readonly goals: readonly Mark[];
  readonly passed: boolean;
}
/**
 * A goal after the flight; ``why`` is empty when it was met.
 */
export interface Mark {
  readonly met: boolean;
  readonly why: string;
  readonly words: string;
}
/**
 * A lesson, before anything is laid.
 */
export interface LessonSheet {
  readonly about: string;
  readonly answer: readonly Answer[];
  readonly bench: Bench;
  readonly crew: readonly SheetMember[];
  readonly double_actions: boolean;
  readonly goals: readonly string[];
  readonly hand: readonly string[];
  readonly heroic: string | null;
  readonly hint: Hint;
  readonly id: string;
  readonly incoming: string;
  readonly phases: readonly (readonly [number, number])[];
  readonly said: readonly Call[];
  readonly screens: readonly Screen[];
  readonly second: readonly string[];
  readonly seconds: number;
  readonly solution: readonly Laid[];
  readonly threats: readonly SheetThreat[];
  readonly title: string;
  readonly tracks: {
    readonly blue: string;
    readonly internal: string;
    readonly red: string;
    readonly white: string;
  };
  readonly trained: Trained | null;
  readonly transfer: Transfer | null;
  readonly turns: number;
}
/**
 * Someone aboard, in acting order. ``plan`` is known for everyone but you and the android.
 */
export interface SheetMember {
  readonly android: boolean;
  readonly name: string;
  readonly plan: readonly string[];
  readonly seat: number | null;
  readonly you: boolean;
}
/**
 * One thing explained, before the lesson begins.
 */
export interface Screen {
  readonly picture: Picture;
  readonly text: string;
  readonly title: string;
}
/**
 * The picture on a screen, which the page draws from its own ship, cards and tracks. ``ship``: ``of`` lists the
 *     stations to light. ``cards``: ``of`` lists cards, such as ``A/red action``. ``track``: ``of`` is the code of a
 *     threat on ``track``, with a mark on each square where a turn ends. ``symbols``: ``of`` lists halves. ``threats``:
 *     ``of`` lists codes.
 */
export interface Picture {
  readonly kind: "cards" | "ship" | "symbols" | "threats" | "track";
  readonly of: readonly string[];
  readonly track: string;
  readonly zone: string;
}
/**
 * A threat of the lesson; ``told`` is when the computer announces it on the clock, in milliseconds, and ``phase``
 *     the phase in which it does. ``squares`` and ``passes`` are its path, as a table shows it.
 */
export interface SheetThreat {
  readonly name: string;
  readonly passes: readonly PassView[];
  readonly phase: number;
  readonly serious: boolean;
  readonly squares: readonly number[];
  readonly threat: string;
  readonly told: number;
  readonly turn: number;
  readonly zone: "blue" | "internal" | "red" | "white";
}
/**
 * The turn on which a threat passes an action square.
 */
export interface PassView {
  readonly mark: "X" | "Y" | "Z";
  readonly turn: number;
}
/**
 * Your specialization in a lesson.
 */
export interface Trained {
  readonly id: string;
  readonly level: number;
}
/**
 * A data transfer: you give a card to a crewmate, who plays its action on a turn, and get one in return.
 */
export interface Transfer {
  readonly gets: string;
  readonly to: string;
  readonly turn: number;
}
/**
 * A crew member as everyone sees them; an android has a number instead of a seat.
 */
export interface MemberView {
  readonly android: number | null;
  readonly badges: readonly (
    | "chief_engineer"
    | "chief_of_security"
    | "communications_officer"
    | "lieutenant"
    | "science_officer"
    | "tactical_officer"
  )[];
  readonly board: readonly SpaceView[];
  readonly captain: boolean;
  readonly chief_of_security: boolean;
  readonly choices: readonly OfferView[];
  readonly communications_officer: boolean;
  readonly explorer: string | null;
  readonly heroic: string | null;
  readonly intended: readonly IntentionView[];
  readonly level: number;
  readonly seat: number | null;
  readonly special_cards: number;
  readonly specialization: string | null;
}
/**
 * A specialization that a crew member could have, and its level.
 */
export interface OfferView {
  readonly level: number;
  readonly specialization: string;
}
/**
 * Campaign: repair a damage tile.
 */
export interface Mend {
  readonly tile: string;
  readonly type: "mend";
  readonly zone: "blue" | "red" | "white";
}
/**
 * Campaign: repair nothing.
 */
export interface MendNothing {
  readonly type: "mend_nothing";
}
/**
 * Campaign: repair a disabled battlebot squad.
 */
export interface MendSquad {
  readonly type: "mend_squad";
}
export interface Mended {
  readonly seat: number;
  readonly tile: string;
  readonly type: "mended";
  readonly zone: "blue" | "red" | "white";
}
/**
 * The briefing of a campaign's mission: its number, and how many were agreed.
 */
export interface MissionBriefed {
  readonly number: number;
  readonly of: number;
  readonly type: "mission_briefed";
}
/**
 * Everything that decides a mission. Damage tiles are listed in the order in which they are drawn.
 */
export interface MissionFile {
  readonly carried?: {
    readonly [k: string]: readonly string[];
  };
  readonly crew: readonly CrewEntry[];
  readonly damage?: {
    readonly [k: string]: readonly string[];
  };
  readonly rules?: RulesEntry;
  readonly seed?: number | string;
  readonly squads?: readonly string[];
  readonly threats: readonly ThreatEntry[];
  readonly tracks: {
    readonly blue: string;
    readonly internal: string;
    readonly red: string;
    readonly white: string;
  };
  readonly turns?: number;
}
export interface RulesEntry {
  readonly double_actions?: boolean;
  readonly ninja_poisons_at_x?: boolean;
  readonly variable_range?: boolean;
}
/**
 * A threat by its code or name. ``calls`` is the threat it may call in: a card, or a card that calls another.
 */
export interface ThreatEntry {
  readonly calls?: unknown;
  readonly card: string;
  readonly turn: number;
  readonly zone: string;
}
/**
 * A mission to read aloud: cue by cue for a device that speaks, and as a script on paper.
 */
export interface MissionScript {
  readonly cues: readonly Cue[];
  readonly kind: string;
  readonly length: number;
  readonly name: string;
  readonly phase_ends: readonly number[];
  readonly script: string;
  readonly silences: readonly (readonly [number, number])[];
  readonly threats: readonly AnnouncedThreat[];
  readonly title: string;
  readonly transfers: readonly (readonly [number, number])[];
}
/**
 * The Teleporter, while a data transfer is open: put a teleport token in front of a crew member.
 */
export interface MoveToken {
  readonly to: number;
  readonly token: "first" | "second";
  readonly type: "move_token";
}
/**
 * A space of someone's plan: the old order and the new one. Nothing is an empty text.
 */
export interface NewOrder {
  readonly now: string;
  readonly turn: number;
  readonly was: string;
}
export interface NothingMended {
  readonly seat: number;
  readonly type: "nothing_mended";
}
/**
 * A change of one member's plan, the resulting score, and all of it in words.
 */
export interface OneChange {
  readonly orders: readonly NewOrder[];
  readonly score: number;
  readonly seat: number;
  readonly words: Words;
}
/**
 * The settings of a table; by default, a plain mission of the basic game.
 */
export interface Options {
  /**
   * Fly this many missions in a row, with damage that stays. Three or more make a full campaign, one or two count as one that ended early, and 0 is a single mission.
   */
  readonly campaign: number;
  /**
   * The colors of the common threat cards.
   */
  readonly common: "all" | "red" | "white" | "white_yellow" | "yellow" | "yellow_red";
  /**
   * Play with the double action cards of The New Frontier.
   */
  readonly double_actions: boolean;
  /**
   * Who flies, seat by seat.
   */
  readonly explorers: readonly (Explorer | null)[];
  /**
   * One more android, and unconfirmed reports count.
   */
  readonly fifth_member: boolean;
  /**
   * The crew's specializations on its last mission, which it can keep, one level higher.
   */
  readonly kept: readonly Kept[];
  /**
   * A new mission that nobody has heard yet, or an official one.
   */
  readonly mission:
    | "AS-1"
    | "AS-2"
    | "AS-3"
    | "DA-easier-3"
    | "DA-easier-4"
    | "DA-easier-5"
    | "DA-easier-6"
    | "DA-standard-10"
    | "DA-standard-11"
    | "DA-standard-12"
    | "DA-standard-5"
    | "DA-standard-6"
    | "DA-standard-7"
    | "DA-standard-8"
    | "DA-standard-9"
    | "NF-1"
    | "NF-2"
    | "NF-3"
    | "NF-4"
    | "NF-5"
    | "NF-6"
    | "S2-1"
    | "S2-2"
    | "S2-3"
    | "S2-4"
    | "S2-5"
    | "S2-6"
    | "S2-7"
    | "S2-8"
    | "SIM-1"
    | "SIM-2"
    | "SIM-3"
    | "TR-1"
    | "TR-2"
    | "advanced_simulation"
    | "double_action_easier"
    | "double_action_standard"
    | "mission"
    | "simulation"
    | "test_run";
  /**
   * Add the threats of The New Frontier. Red threats need this.
   */
  readonly new_frontier: boolean;
  /**
   * Three players fly without androids. For experts.
   */
  readonly no_androids: boolean;
  /**
   * Relaxed: half again as much time. Untimed: a phase lasts until everyone agrees. Explorers earn experience at the normal pace only.
   */
  readonly pace: "normal" | "relaxed" | "untimed";
  /**
   * Which seats are played by people rather than bots.
   */
  readonly people: readonly boolean[];
  /**
   * The colors of the serious threat cards.
   */
  readonly serious: "all" | "red" | "white" | "white_yellow" | "yellow" | "yellow_red";
  /**
   * Everyone chooses a specialization, and special cards replace the heroic ones.
   */
  readonly specializations: boolean;
  /**
   * Interceptors can fly to all three distances. Double actions always include this.
   */
  readonly variable_range: boolean;
}
/**
 * The ship as each turn begins, if everything goes as planned: where everyone stands, and the energy. The first
 *     entry is turn 1; someone in space is nowhere aboard.
 */
export interface Outlook {
  readonly capsules: readonly number[];
  readonly crew: readonly (readonly (
    ("lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white") | ("nowhere" | "space")
  )[])[];
  readonly reactors: readonly (readonly number[])[];
  readonly rockets: readonly number[];
  readonly shields: readonly (readonly number[])[];
}
/**
 * The part that only the player knows: the hand, and their own board face up.
 */
export interface Own {
  readonly board: readonly SpaceView[];
  readonly hand: readonly string[];
  readonly received: readonly ReceivedView[];
}
/**
 * A card in hand that came from a crewmate.
 */
export interface ReceivedView {
  readonly card: string;
  readonly giver: number;
}
/**
 * Own up to tripping: a crew member's card for this turn lies upside down, or its arrows were mixed up. The
 *     intended action is performed and the next action is delayed. Naming what lies on top takes this back.
 */
export interface OwnUp {
  readonly member: number;
  readonly order: string;
  readonly turn: number;
  readonly type: "own_up";
}
/**
 * A player owns up to tripping on a turn, with the order they meant; empty if the card was right after all.
 */
export interface OwnedUp {
  readonly order: string;
  readonly seat: number;
  readonly turn: number;
  readonly type: "owned_up";
}
/**
 * The turns of a phase and their cost. The jump belongs to the last one.
 */
export interface PhaseCost {
  readonly damage: {
    readonly blue: number;
    readonly red: number;
    readonly white: number;
  };
  readonly first: number;
  readonly knocked_out: readonly number[];
  readonly last: number;
  readonly lost: boolean;
  readonly phase: number;
  readonly points: number;
  readonly reasons: readonly Reason[];
  readonly through: readonly string[];
  readonly wasted: number;
}
/**
 * A reason why actions were wasted, and how many.
 */
export interface Reason {
  readonly count: number;
  readonly why: Words;
}
export interface PhaseEndedEarly {
  readonly phase: number;
  readonly seat: number;
  readonly type: "phase_ended_early";
}
/**
 * Cards picked up, as their new owner sees them.
 */
export interface PickedUp {
  readonly cards: readonly string[];
  readonly seat: number;
  readonly type: "picked_up";
}
/**
 * Briefing of a later mission: choose where the only remaining battlebot squad waits.
 */
export interface PlaceSquad {
  readonly station: "lower_red" | "upper_blue";
  readonly type: "place_squad";
}
/**
 * The cards that lie on your board and the android's.
 */
export interface Plan {
  readonly laid?: readonly Laid[];
}
/**
 * A crew member's plan turn by turn; empty if nothing is planned.
 */
export interface PlanRevealed {
  readonly plan: readonly string[];
  readonly seat: number;
  readonly type: "plan_revealed";
}
/**
 * A planned card, as its owner sees it.
 */
export interface Planned {
  readonly card: string;
  readonly half: string;
  readonly seat: number;
  readonly turn: number;
  readonly type: "planned";
}
/**
 * An answer: everyone's orders, turn by turn, in acting order. An empty text is no card.
 */
export interface Plans {
  readonly plans: readonly (readonly string[])[];
}
/**
 * A player as everyone sees them.
 */
export interface PlayerView {
  readonly agreed: boolean;
  readonly cards: number;
  readonly common: string;
  readonly extra_card: boolean;
  readonly fly_on: boolean | null;
  readonly given: number;
  readonly phase: number;
  readonly ready: boolean;
  readonly seat: number;
  readonly serious: string;
  readonly stands_by: boolean;
}
/**
 * Briefing of a later mission: propose how hard its threats are. The most cautious proposal counts.
 */
export interface Propose {
  readonly mix: "all" | "red" | "white" | "white_yellow" | "yellow" | "yellow_red";
  readonly threats: "common" | "serious";
  readonly type: "propose";
}
/**
 * A proposal for common or serious threats, and the resulting difficulty.
 */
export interface Proposed {
  readonly agreed: "all" | "red" | "white" | "white_yellow" | "yellow" | "yellow_red";
  readonly mix: "all" | "red" | "white" | "white_yellow" | "yellow" | "yellow_red";
  readonly seat: number;
  readonly threats: string;
  readonly type: "proposed";
}
/**
 * Everything that lies open.
 */
export interface Public {
  readonly beat: number;
  readonly began: number;
  readonly campaign: CampaignView | null;
  readonly common: "all" | "red" | "white" | "white_yellow" | "yellow" | "yellow_red";
  readonly communications_down: boolean;
  readonly crew: readonly MemberView[];
  readonly deck: number;
  readonly mission: string;
  readonly open_cards: readonly string[];
  readonly phase: number;
  readonly phase_ends: readonly number[];
  readonly phases: readonly (readonly [number, number])[];
  readonly players: readonly PlayerView[];
  readonly result: ResultView | null;
  readonly serious: "all" | "red" | "white" | "white_yellow" | "yellow" | "yellow_red";
  readonly stage: "briefing" | "deciding" | "over" | "owning_up" | "planning" | "repairing";
  readonly threats: readonly ThreatView[];
  readonly time: number;
  readonly tokens: readonly number[];
  readonly tracks: {
    readonly blue: string;
    readonly internal: string;
    readonly red: string;
    readonly white: string;
  };
  readonly transfers: number;
  readonly turns_up: number;
}
/**
 * The mission's result; the points add up to the score.
 */
export interface ResultView {
  readonly crew: readonly FigureView[];
  readonly damage: {
    readonly blue: readonly string[];
    readonly red: readonly string[];
    readonly white: readonly string[];
  };
  readonly destroyed_by: string | null;
  readonly points: Points;
  readonly score: number;
  readonly survived: boolean;
  readonly threats: readonly FateView[];
}
/**
 * An announced threat and its card.
 */
export interface ThreatView {
  readonly calls: readonly string[];
  readonly name: string;
  readonly passes: readonly PassView[];
  readonly serious: boolean;
  readonly squares: readonly number[];
  readonly threat: string;
  readonly turn: number;
  readonly unconfirmed: boolean;
  readonly zone: "blue" | "internal" | "red" | "white";
}
/**
 * Campaign: vote for going home. One vote is enough (6).
 */
export interface Quit {
  readonly type: "quit";
}
/**
 * Say that you are ready; the mission begins when everyone is.
 */
export interface Ready {
  readonly type: "ready";
}
/**
 * A crew member who was knocked out recovers, and repairs nothing.
 */
export interface Recovered {
  readonly seat: number;
  readonly type: "recovered";
}
export interface Rename {
  readonly name: string;
  readonly type: "rename";
}
/**
 * The puzzle as people see it: the mission as flown, the hands if known, how many spaces they may change, and what
 *     can lie on each space: for each crew member and turn, orders as a mission file writes them.
 */
export interface Rescue {
  readonly can: readonly (readonly (readonly string[])[])[];
  readonly hands: readonly (readonly (readonly string[])[])[] | null;
  readonly mission: MissionFile;
  readonly most: number;
  readonly saving: number;
  readonly tried: number;
}
/**
 * The result of a mission. A lost ship has no score.
 */
export interface Resolution {
  readonly crew: readonly CrewResult[];
  readonly damage: ZoneDamage;
  readonly destroyed_by: string | null;
  readonly outcome: "destroyed" | "survived";
  readonly points: Points;
  readonly score: number | null;
  readonly threats: readonly ThreatResult[];
  readonly trace: readonly FrameEvent[];
}
/**
 * Damage tiles on each zone.
 */
export interface ZoneDamage {
  readonly blue: number;
  readonly red: number;
  readonly white: number;
}
/**
 * The fate of a threat; ``turn`` is when, and null for one that is still there at the jump.
 */
export interface ThreatResult {
  readonly code: string;
  readonly fate: string;
  readonly name: string;
  readonly turn: number | null;
  readonly zone: string;
}
/**
 * What ``readyroom resolve --json`` prints, the same in words, and the mission's film and debrief.
 */
export interface Resolved {
  readonly account: string;
  readonly crew: readonly CrewResult[];
  readonly damage: ZoneDamage;
  readonly debrief: Debrief;
  readonly destroyed_by: string | null;
  readonly film: Film;
  readonly outcome: "destroyed" | "survived";
  readonly points: Points;
  readonly score: number | null;
  readonly threats: readonly ThreatResult[];
  readonly trace: readonly FrameEvent[];
}
/**
 * The explorer retires, or (``retired`` false) returns to duty.
 */
export interface Retire {
  readonly retired: boolean;
  readonly type: "retire";
}
/**
 * ``to`` holds the role now: nobody, if it is only a badge.
 */
export interface RoleLaidDown {
  readonly role:
    | "chief_engineer"
    | "chief_of_security"
    | "communications_officer"
    | "lieutenant"
    | "science_officer"
    | "tactical_officer";
  readonly seat: number;
  readonly to: number | null;
  readonly type: "role_laid_down";
}
export interface RoleTaken {
  readonly role:
    | "chief_engineer"
    | "chief_of_security"
    | "communications_officer"
    | "lieutenant"
    | "science_officer"
    | "tactical_officer";
  readonly seat: number;
  readonly type: "role_taken";
}
export interface SaidReady {
  readonly seat: number;
  readonly type: "said_ready";
}
/**
 * A resolution with its film, its debrief, and the file that resolves to it again.
 */
export interface Screening {
  readonly debrief: Debrief;
  readonly film: Film;
  readonly mission: MissionFile;
  readonly resolution: Resolution;
}
/**
 * Briefing: move an android to another place in the acting order; the captain is first.
 */
export interface SeatAndroid {
  readonly android: number;
  readonly place: number;
  readonly type: "seat_android";
}
/**
 * The score and its parts.
 */
export interface ShipCameHome {
  readonly battlebots: number;
  readonly bonus: number;
  readonly damage: number;
  readonly destroyed: number;
  readonly knocked_out: number;
  readonly score: number;
  readonly survived: number;
  readonly type: "ship_came_home";
  readonly visual: number;
  readonly worst_zone: number;
}
/**
 * The result of a plan. A lost ship has no score.
 */
export interface Solution {
  readonly evaluations: number;
  readonly mission: MissionFile;
  readonly score: number | null;
  readonly survived: boolean;
  readonly worth: number;
}
/**
 * A mission to find a plan for: a mission file, or the latest mission of a finished match. Cards are free unless
 *     ``hands`` are given, or ``dealt`` asks for the match's. The search starts from the file's plans, so sending back its
 *     result with another seed improves it. A caller without a token gets fewer ``evaluations``; the answer says how many
 *     it took.
 */
export interface Solve {
  readonly dealt?: boolean;
  readonly evaluations?: number;
  readonly hands?:
    | {
        readonly [k: string]: unknown;
      }
    | readonly unknown[]
    | null;
  readonly match?: string | null;
  readonly mission?: {
    readonly [k: string]: unknown;
  } | null;
  readonly seed?: number;
}
export interface SpecialCleared {
  readonly android: number;
  readonly turn: number;
  readonly type: "special_cleared";
}
export interface SpecialFed {
  readonly android: number;
  readonly seat: number;
  readonly side: string;
  readonly turn: number;
  readonly type: "special_fed";
}
/**
 * The same as the others see it: a special card has its own back, which does not show which action is on top.
 */
export interface SpecialLaid {
  readonly seat: number;
  readonly turn: number;
  readonly type: "special_laid";
}
/**
 * A planned special card, as its owner sees it.
 */
export interface SpecialPlanned {
  readonly seat: number;
  readonly side: string;
  readonly turn: number;
  readonly type: "special_planned";
}
export interface SpecialTakenBack {
  readonly seat: number;
  readonly turn: number;
  readonly type: "special_taken_back";
}
/**
 * The two specializations a crew member chooses from on a first mission.
 */
export interface SpecializationsDealt {
  readonly member: number;
  readonly specializations: readonly string[];
  readonly type: "specializations_dealt";
}
/**
 * Briefing: choose the specialization of a crew member, your own or an android's; ``none`` for none.
 */
export interface Specialize {
  readonly member: number;
  readonly specialization: string;
  readonly type: "specialize";
}
/**
 * A crew member's chosen specialization; empty for none.
 */
export interface Specialized {
  readonly level: number;
  readonly member: number;
  readonly seat: number;
  readonly specialization: string;
  readonly type: "specialized";
}
export interface SquadMended {
  readonly seat: number;
  readonly type: "squad_mended";
}
export interface SquadPlaced {
  readonly seat: number;
  readonly station: "lower_blue" | "lower_red" | "lower_white" | "upper_blue" | "upper_red" | "upper_white";
  readonly type: "squad_placed";
}
/**
 * Say that you have nothing more to own up to; the cards are revealed when everyone has said so.
 */
export interface StandBy {
  readonly type: "stand_by";
}
/**
 * A player has nothing more to own up to.
 */
export interface StoodBy {
  readonly seat: number;
  readonly type: "stood_by";
}
/**
 * ``change`` saves the ship, or, if it came home, brings the most points; None if no single change does.
 */
export interface Story {
  readonly blows: readonly Highlight[];
  readonly change: OneChange | null;
  readonly from_hands: boolean;
  readonly phases: readonly PhaseCost[];
  readonly survived: boolean;
  readonly tried: number;
}
/**
 * Briefing: take another crew role, or a badge of The New Frontier.
 */
export interface TakeRole {
  readonly role:
    | "chief_engineer"
    | "chief_of_security"
    | "communications_officer"
    | "lieutenant"
    | "science_officer"
    | "tactical_officer";
  readonly type: "take_role";
}
/**
 * A mission to tell the story of. If it is the latest of a finished match, naming the ``match`` also tries the
 *     hands dealt there.
 */
export interface Tell {
  readonly match?: string | null;
  readonly mission: {
    readonly [k: string]: unknown;
  };
}
/**
 * The card drawn for an announced threat.
 */
export interface ThreatDrawn {
  readonly threat: string;
  readonly turn: number;
  readonly type: "threat_drawn";
  readonly zone: "blue" | "internal" | "red" | "white";
}
export interface TokenMoved {
  readonly seat: number;
  readonly to: number;
  readonly token: string;
  readonly type: "token_moved";
}
export interface TookBack {
  readonly seat: number;
  readonly turn: number;
  readonly type: "took_back";
}
export interface TracksLaid {
  readonly blue: string;
  readonly internal: string;
  readonly red: string;
  readonly type: "tracks_laid";
  readonly white: string;
}
/**
 * Copies a log, from a file or from paper, onto a sheet that is still empty.
 */
export interface Transcribe {
  readonly explorer: Explorer;
  readonly type: "transcribe";
}
export interface TurnedOver {
  readonly half: string;
  readonly seat: number;
  readonly turn: number;
  readonly type: "turned_over";
}
/**
 * A player votes on flying on.
 */
export interface Voted {
  readonly fly_on: boolean;
  readonly seat: number;
  readonly type: "voted";
}
/**
 * Playing alone: take back an android's special card before its phase ends.
 */
export interface WithdrawSpecial {
  readonly android: number;
  readonly turn: number;
  readonly type: "withdraw_special";
}
/**
 * All that a board is given.
 */
export interface Game {
  readonly public: Public;
  readonly own: Own;
  readonly ahead: Ahead;
  readonly action: GameAction;
  readonly event: GameEvent;
  readonly catalog: Catalog;
  readonly options: Options;
  readonly orders: null;
  readonly rule: RuleId;
}
