/* Generated from the server's types by `npm run types`. Do not edit. */

/**
 * ``level`` is the gate. ``designed`` says that the criterion is ours, because the printed one is not known.
 */
export interface Achievement {
  category:
    "addiction" | "close_calls" | "expert_know_how" | "full_campaigns" | "hot_shots" | "missions" | "social_skillz";
  id: string;
  level: number;
  name: string;
  origin: "designed" | "printed";
  points: number;
  proof: "crew" | "log" | "own_word" | "trace";
  text: string;
}
/**
 * ``early``: by agreement.
 */
export interface ActionRoundEnded {
  early: boolean;
  type: "action_round_ended";
}
/**
 * Agree to end the Action Round; when all do, the mission is resolved.
 */
export interface Agree {
  type: "agree";
}
export interface Agreed {
  seat: number;
  type: "agreed";
}
export interface AndroidCleared {
  android: number;
  turn: number;
  type: "android_cleared";
}
export interface AndroidFed {
  android: number;
  card: string;
  half: string;
  seat: number;
  turn: number;
  type: "android_fed";
}
export interface AndroidSeated {
  android: number;
  place: number;
  seat: number;
  type: "android_seated";
}
/**
 * Briefing: somebody else shall be captain.
 */
export interface Appoint {
  captain: number;
  type: "appoint";
}
export interface Attacked {
  absorbed: number;
  strength: number;
  threat: string;
  through: number;
  type: "attacked";
  zone: string;
}
export interface BonusPoint {
  points: number;
  seat: number;
  type: "bonus_point";
}
export interface BotsAttacked {
  seat: number;
  threat: string;
  type: "bots_attacked";
}
/**
 * An achievement, and whether it is checked.
 */
export interface Box {
  achievement: Achievement;
  checked: boolean;
}
/**
 * The card that a threat may call in is turned up beside it.
 */
export interface CalledCardShown {
  caller: string;
  threat: string;
  type: "called_card_shown";
}
export interface CalledIn {
  by: string;
  threat: string;
  type: "called_in";
  zone: string;
}
export interface CameBack {
  seat: number;
  type: "came_back";
  ultrafast: boolean;
}
/**
 * Told only to the one whose card was too late for an android.
 */
export interface CameTooLate {
  android: number;
  seat: number;
  turn: number;
  type: "came_too_late";
}
/**
 * ``missions`` were completed; the score in its parts (rulebook 6.3).
 */
export interface CampaignEnded {
  bonus: number;
  destroyed: number;
  missions: number;
  of: number;
  penalties: number;
  score: number;
  survived: number;
  type: "campaign_ended";
  visual: number;
}
/**
 * How a campaign stands: the missions agreed, the one that is flown, those completed, and what is broken.
 */
export interface CampaignView {
  carried: {
    [k: string]: string[];
  };
  flown: FlownView[];
  missions: number;
  number: number;
  points: {
    [k: string]: number;
  };
  repairing: number | null;
  repairs_left: {
    [k: string]: number;
  };
  score: number;
  squad_station: string;
  squads: number;
}
/**
 * A completed mission of a campaign.
 */
export interface FlownView {
  mission: string;
  points: {
    [k: string]: number;
  };
}
export interface CannonReadied {
  seat: number;
  type: "cannon_readied";
  weapon: string;
}
export interface CapsuleDestroyed {
  threat: string;
  type: "capsule_destroyed";
}
export interface CaptainAppointed {
  captain: number;
  seat: number;
  type: "captain_appointed";
}
/**
 * Told to the giver and the receiver.
 */
export interface CardGiven {
  card: string;
  seat: number;
  to: number;
  type: "card_given";
}
/**
 * The same, for the others.
 */
export interface CardPassed {
  seat: number;
  to: number;
  type: "card_passed";
}
/**
 * The same, for the others.
 */
export interface CardsTaken {
  count: number;
  seat: number;
  type: "cards_taken";
}
export interface CategoryBoxes {
  boxes: Box[];
  category: string;
  points: number;
  title: string;
}
/**
 * Checks an achievement off for one mission of the log.
 */
export interface Check {
  achievement: string;
  mission: string;
  type: "check";
}
export interface CommunicationsRestored {
  at: number;
  type: "communications_restored";
}
export interface ComputerMaintained {
  seat: number;
  type: "computer_maintained";
}
/**
 * Checks "I consent to be cloned", for good.
 */
export interface Consent {
  type: "consent";
}
/**
 * Who has which role; an android can only be the captain of a lone player's crew, and then it is android 1.
 */
export interface CrewFormed {
  androids: number;
  captain: number;
  chief_of_security: number;
  communications_officer: number;
  type: "crew_formed";
}
export interface CryoshieldGone {
  threat: string;
  type: "cryoshield_gone";
}
/**
 * Each player may hand one card to another player until the window closes.
 */
export interface DataTransfer {
  at: number;
  type: "data_transfer";
  until: number;
}
export interface DataTransferEnds {
  at: number;
  type: "data_transfer_ends";
}
export interface DelayIgnored {
  seat: number;
  type: "delay_ignored";
}
export interface Delayed {
  seat: number;
  turn: number;
  type: "delayed";
  why: string;
}
export interface EarlyJump {
  seat: number;
  type: "early_jump";
}
/**
 * End your phase early: pick up the cards of the next one.
 */
export interface EndPhase {
  type: "end_phase";
}
export interface EnergyLost {
  amount: number;
  threat: string;
  type: "energy_lost";
  where: string;
}
export interface EnergyMoved {
  amount: number;
  extra: number;
  into: string;
  seat: number;
  type: "energy_moved";
}
/**
 * A space explorer. A new one has a name, an open career, and nothing else.
 */
export interface Explorer {
  achievements: string[];
  boxes: number;
  clones: number;
  consents: boolean;
  experience: number;
  failures: string[];
  id: string;
  level: number;
  log: LogEntry[];
  lost: string;
  name: string;
  retired: boolean;
  skipped: number;
  specializations: Skill[];
}
/**
 * One line of the list of missions: a single mission or a whole campaign.
 */
export interface LogEntry {
  checked: string[];
  crew: string[];
  earned: number;
  ended: number;
  full_campaign: boolean;
  grants: Grant[];
  level: number;
  met: string[];
  mission: string;
  notation: string;
  points: number;
  score: number;
  title: string;
}
/**
 * A crewmate's word that an achievement was earned on a mission.
 */
export interface Grant {
  achievement: string;
  by: string;
}
/**
 * A specialization that an explorer knows; ``level`` boxes of it are checked.
 */
export interface Skill {
  level: number;
  specialization:
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
  categories: CategoryBoxes[];
  explorer: Explorer;
  hardcore: boolean;
  levels: LevelRow[];
  log: Line[];
  skills: SkillRow[];
  to_next: number;
  unlearned: number;
}
/**
 * A level and the boxes that lead on from it. The dotted ones come first; ``skipped`` of them were passed over.
 */
export interface LevelRow {
  boxes: number;
  checked: number;
  dotted: number;
  level: number;
  reached: boolean;
  skipped: number;
}
/**
 * A mission of the log. ``offers``: one of each category of these can still be checked for it.
 */
export interface Line {
  entry: LogEntry;
  offers: Achievement[];
}
/**
 * A specialization and its three boxes; ``learnable`` if the next one may be checked now.
 */
export interface SkillRow {
  advanced: string;
  basic: string;
  learnable: boolean;
  level: number;
  specialization:
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
  title: string;
}
/**
 * What became of a threat; ``turn`` is when, and None for one still there at the jump.
 */
export interface FateView {
  fate: string;
  name: string;
  threat: string;
  turn: number | null;
  zone: string;
}
/**
 * Briefing, the captain: who gets a first phase card more, where androids' cards cannot be shared evenly.
 */
export interface Favour {
  seat: number;
  type: "favour";
}
/**
 * The captain says who gets a card more.
 */
export interface Favoured {
  seat: number;
  to: number;
  type: "favoured";
}
/**
 * Lay one of your cards face up on a free space of an android's action board.
 */
export interface Feed {
  android: number;
  card: string;
  half: "action" | "movement";
  turn: number;
  type: "feed";
}
/**
 * Lay an android's own special card on its action board, face up.
 */
export interface FeedSpecial {
  android: number;
  side: "advanced" | "basic";
  turn: number;
  type: "feed_special";
}
/**
 * How a crew member came home.
 */
export interface FigureView {
  android: number | null;
  battlebots: string | null;
  knocked_out: boolean;
  seat: number | null;
  station: string;
}
export interface Fired {
  bonus: number;
  seat: number;
  type: "fired";
  weapon: string;
}
export interface Flew {
  distance: number;
  seat: number;
  type: "flew";
}
/**
 * Campaign: vote for the next mission.
 */
export interface FlyOn {
  type: "fly_on";
}
/**
 * Hand a card to a crewmate while a data transfer is open.
 */
export interface Give {
  card: string;
  to: number;
  type: "give";
}
export interface Guarded {
  seat: number;
  type: "guarded";
}
/**
 * The first half of a double action caused a delay: the second half follows next turn.
 */
export interface HalfDone {
  rest: string;
  seat: number;
  type: "half_done";
}
/**
 * An android's heroic card is revealed as the first phase starts.
 */
export interface HeroicShown {
  android: number;
  card: string;
  type: "heroic_shown";
}
export interface Idle {
  seat: number;
  type: "idle";
}
/**
 * Each player may draw a card.
 */
export interface IncomingData {
  at: number;
  type: "incoming_data";
}
/**
 * Say openly what you intend for a turn, as far as you have the cards: ``A``, ``heroic-A``, ``nothing``. Words
 *     only: the rules do not mind what is laid in the end.
 */
export interface Intend {
  order: string;
  turn: number;
  type: "intend";
}
/**
 * Somebody says what they intend for a turn; no rule holds them to it.
 */
export interface Intended {
  order: string;
  seat: number;
  turn: number;
  type: "intended";
}
/**
 * What a player said to intend for a turn, and whether that was before the last threat or phase was announced.
 */
export interface IntentionView {
  order: string;
  outdated: boolean;
  turn: number;
}
export interface InternalHurt {
  absorbed: number;
  damage: number;
  left: number;
  threat: string;
  type: "internal_hurt";
}
export interface JumpedHome {
  turn: number;
  type: "jumped_home";
}
/**
 * The specialization that a crew member had on the mission before, and its level then. ``member`` is a seat, or an
 *     android as events number them: 11 is the first.
 */
export interface Kept {
  level: number;
  member: number;
  specialization:
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
export interface KnockedOut {
  by: string;
  seat: number;
  type: "knocked_out";
}
/**
 * The same, for the others: they see which half is on top, and which one is doubled, if any.
 */
export interface LaidFaceDown {
  doubled: string;
  half: string;
  seat: number;
  turn: number;
  type: "laid_face_down";
}
/**
 * Briefing: lay down a role that you took. Every crew has an officer and a chief, so those two go back to the
 *     captain's neighbours.
 */
export interface LayDown {
  role:
    | "chief_engineer"
    | "chief_of_security"
    | "communications_officer"
    | "lieutenant"
    | "science_officer"
    | "tactical_officer";
  type: "lay_down";
}
/**
 * Checks a specialization box, one for each level.
 */
export interface Learn {
  specialization:
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
  type: "learn";
}
/**
 * A gravolift was used although it is damaged or was used before, so it delays.
 */
export interface LiftTaken {
  damaged: boolean;
  seat: number;
  type: "lift_taken";
}
export interface LookedOut {
  counts_as: number;
  seat: number;
  type: "looked_out";
}
export interface MaintenanceMissed {
  turn: number;
  type: "maintenance_missed";
}
/**
 * A crew member is poisoned or infected, or carries a parasite.
 */
export interface Marked {
  how: string;
  seat: number;
  threat: string;
  type: "marked";
}
/**
 * A crew member as everybody sees it; an android has no seat, but a number.
 */
export interface MemberView {
  android: number | null;
  badges: string[];
  board: SpaceView[];
  captain: boolean;
  chief_of_security: boolean;
  choices: OfferView[];
  communications_officer: boolean;
  explorer: string | null;
  heroic: string | null;
  intended: IntentionView[];
  level: number;
  seat: number | null;
  special_cards: number;
  specialization: string | null;
}
/**
 * A planned space of an action board. ``card`` is None while it lies face down; then ``half`` is the one on top,
 *     and ``doubled`` the half that the back shows as doubled, if any. ``half`` is empty where only a special card lies.
 *     ``special`` is empty, or ``basic``, ``advanced`` or ``both``, or ``down`` for special cards that lie face down.
 */
export interface SpaceView {
  card: string | null;
  doubled: string;
  half: string;
  meant: string;
  special: string;
  specials: number;
  turn: number;
}
/**
 * A specialization that a crew member could have, and at which level.
 */
export interface OfferView {
  level: number;
  specialization: string;
}
/**
 * Campaign: repair a damage tile.
 */
export interface Mend {
  tile: string;
  type: "mend";
  zone: "blue" | "red" | "white";
}
/**
 * Campaign: leave everything as it is.
 */
export interface MendNothing {
  type: "mend_nothing";
}
/**
 * Campaign: repair a disabled battlebot squad.
 */
export interface MendSquad {
  type: "mend_squad";
}
export interface Mended {
  seat: number;
  tile: string;
  type: "mended";
  zone: string;
}
export interface MineLaid {
  station: string;
  type: "mine_laid";
}
/**
 * A mission of a campaign of so many.
 */
export interface MissionBriefed {
  number: number;
  of: number;
  type: "mission_briefed";
}
export interface MissionEnds {
  at: number;
  type: "mission_ends";
}
/**
 * The Teleporter, while a data transfer is open: put a teleport token in front of a crew member.
 */
export interface MoveToken {
  to: number;
  token: "first" | "second";
  type: "move_token";
}
/**
 * A threat counts as destroyed because its caller was destroyed first.
 */
export interface NeverCalled {
  threat: string;
  type: "never_called";
}
/**
 * A planned action did nothing; ``why`` is a key of the table of reasons.
 */
export interface NoEffect {
  order: string;
  seat: number;
  type: "no_effect";
  why: string;
}
export interface NothingMended {
  seat: number;
  type: "nothing_mended";
}
/**
 * A plain mission of the basic game, unless the table says otherwise.
 */
export interface Options {
  /**
   * So many missions in a row, with damage that stays: three or more. One or two count as a campaign that ended early; 0 is a single mission.
   */
  campaign: number;
  /**
   * The colours of the common threat cards.
   */
  common: "all" | "red" | "white" | "white_yellow" | "yellow" | "yellow_red";
  /**
   * Deal the double action cards of The New Frontier.
   */
  double_actions: boolean;
  /**
   * Who flies, seat by seat.
   */
  explorers: (Explorer | null)[];
  /**
   * An android more, and unconfirmed reports count.
   */
  fifth_member: boolean;
  /**
   * What the crew knew on its last mission; it can be kept, one level higher.
   */
  kept: Kept[];
  /**
   * A new one of its class, which nobody has heard, or an official one.
   */
  mission:
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
   * Mix in the threats of The New Frontier. Red ones need it.
   */
  new_frontier: boolean;
  /**
   * Three players fly alone, for experts.
   */
  no_androids: boolean;
  /**
   * Relaxed: the ship's clock runs half as long again. Untimed: a phase lasts until all agree. Explorers earn experience at the normal pace only.
   */
  pace: "normal" | "relaxed" | "untimed";
  /**
   * Which seats people play, and not bots.
   */
  people: boolean[];
  /**
   * The colours of the serious threat cards.
   */
  serious: "all" | "red" | "white" | "white_yellow" | "yellow" | "yellow_red";
  /**
   * Special cards of The New Frontier take the place of heroic ones; they are chosen first.
   */
  specializations: boolean;
  /**
   * Interceptors can fly to three distances, as they always do with double actions.
   */
  variable_range: boolean;
}
/**
 * What a player alone knows: the hand, and the own board face up.
 */
export interface Own {
  board: SpaceView[];
  hand: string[];
}
/**
 * Own up to tripping: a crew member's card of this turn was laid upside down, or with the arrows mixed up. What was
 *     meant is done, and the next action is delayed. To name what lies on top takes it back.
 */
export interface OwnUp {
  member: number;
  order: string;
  turn: number;
  type: "own_up";
}
/**
 * Somebody tripped: what was meant on a turn; empty when the card was right after all.
 */
export interface OwnedUp {
  order: string;
  seat: number;
  turn: number;
  type: "owned_up";
}
export interface PhaseBegins {
  at: number;
  phase: number;
  type: "phase_begins";
}
/**
 * The computer starts to count the last five seconds of a phase.
 */
export interface PhaseCountdown {
  at: number;
  last: boolean;
  phase: number;
  type: "phase_countdown";
}
export interface PhaseEndedEarly {
  phase: number;
  seat: number;
  type: "phase_ended_early";
}
export interface PhaseEnds {
  at: number;
  phase: number;
  type: "phase_ends";
}
/**
 * A minute, or twenty seconds, are left of a phase; the last phase ends the operation.
 */
export interface PhaseWarning {
  at: number;
  last: boolean;
  phase: number;
  seconds: number;
  type: "phase_warning";
}
export interface Phased {
  out: boolean;
  threat: string;
  type: "phased";
}
/**
 * Told to the one who picked up cards.
 */
export interface PickedUp {
  cards: string[];
  seat: number;
  type: "picked_up";
}
/**
 * Briefing of a later mission: where the only battlebot squad that is left waits.
 */
export interface PlaceSquad {
  station: "lower_red" | "upper_blue";
  type: "place_squad";
}
/**
 * What a crew member has planned for each turn; empty for nothing.
 */
export interface PlanRevealed {
  plan: string[];
  seat: number;
  type: "plan_revealed";
}
/**
 * Told to the one who planned it.
 */
export interface Planned {
  card: string;
  half: string;
  seat: number;
  turn: number;
  type: "planned";
}
/**
 * Lay a card face down on a free space of your own action board, one half on top.
 */
export interface Play {
  card: string;
  half: "action" | "movement";
  turn: number;
  type: "play";
}
/**
 * Lay a special card face down on a space of your own action board, as its basic or its advanced action.
 */
export interface PlaySpecial {
  side: "advanced" | "basic";
  turn: number;
  type: "play_special";
}
/**
 * A player as everybody sees them.
 */
export interface PlayerView {
  agreed: boolean;
  cards: number;
  common: string;
  extra_card: boolean;
  fly_on: boolean | null;
  given: number;
  phase: number;
  ready: boolean;
  seat: number;
  serious: string;
  stands_by: boolean;
}
export interface Prepared {
  seat: number;
  type: "prepared";
}
/**
 * Briefing of a later mission: how hard its threats should be. The most careful proposal counts.
 */
export interface Propose {
  mix: "all" | "red" | "white" | "white_yellow" | "yellow" | "yellow_red";
  threats: "common" | "serious";
  type: "propose";
}
/**
 * A proposal for common or serious threats, and what comes of all proposals.
 */
export interface Proposed {
  agreed: string;
  mix: string;
  seat: number;
  threats: string;
  type: "proposed";
}
/**
 * All that lies open.
 */
export interface Public {
  beat: number;
  began: number;
  campaign: CampaignView | null;
  common: string;
  communications_down: boolean;
  crew: MemberView[];
  deck: number;
  mission: string;
  open_cards: string[];
  phase: number;
  phase_ends: number[];
  phases: number;
  players: PlayerView[];
  result: ResultView | null;
  serious: string;
  stage: string;
  threats: ThreatView[];
  time: number;
  tokens: number[];
  tracks: {
    [k: string]: string;
  };
  transfers: number;
  turns_up: number;
}
/**
 * The mission as it ended; the points add up to the score.
 */
export interface ResultView {
  crew: FigureView[];
  damage: {
    [k: string]: string[];
  };
  destroyed_by: string | null;
  points: {
    [k: string]: number;
  };
  score: number;
  survived: boolean;
  threats: FateView[];
}
/**
 * A threat that was announced, and its card.
 */
export interface ThreatView {
  calls: string[];
  name: string;
  serious: boolean;
  threat: string;
  turn: number;
  unconfirmed: boolean;
  zone: string;
}
/**
 * Campaign: vote for going home. One such vote is enough (6).
 */
export interface Quit {
  type: "quit";
}
/**
 * Say that you are ready; when all are, the mission begins.
 */
export interface Ready {
  type: "ready";
}
/**
 * A crew member who was knocked out comes to, and repairs nothing.
 */
export interface Recovered {
  seat: number;
  type: "recovered";
}
export interface Refueled {
  amount: number;
  extra: number;
  seat: number;
  type: "refueled";
}
export interface Rename {
  name: string;
  type: "rename";
}
export interface Repaired {
  points: number;
  seat: number;
  threat: string;
  type: "repaired";
}
export interface Repeated {
  order: string;
  seat: number;
  type: "repeated";
}
/**
 * The explorer flies no more, or (``retired`` false) again.
 */
export interface Retire {
  retired: boolean;
  type: "retire";
}
export interface RocketDestroyed {
  threat: string;
  type: "rocket_destroyed";
}
export interface RocketLaunched {
  rockets: number;
  seat: number;
  type: "rocket_launched";
}
/**
 * ``to`` has it now: nobody, if it is only a badge.
 */
export interface RoleLaidDown {
  role: string;
  seat: number;
  to: number | null;
  type: "role_laid_down";
}
export interface RoleTaken {
  role: string;
  seat: number;
  type: "role_taken";
}
/**
 * A threat changed how the ship works (an aura, sealed doors, blind lasers, odd shields); ``what`` is a key of
 *     the table of changes.
 */
export interface RuleChanged {
  threat: string;
  type: "rule_changed";
  what: string;
}
export interface Sabotaged {
  station: string;
  type: "sabotaged";
}
export interface SaidReady {
  seat: number;
  type: "said_ready";
}
/**
 * Briefing: an android acts at another place in the order, the captain being first.
 */
export interface SeatAndroid {
  android: number;
  place: number;
  type: "seat_android";
}
export interface SelfDamage {
  points: number;
  threat: string;
  type: "self_damage";
}
/**
 * The score in its parts.
 */
export interface ShipCameHome {
  battlebots: number;
  bonus: number;
  damage: number;
  destroyed: number;
  knocked_out: number;
  score: number;
  survived: number;
  type: "ship_came_home";
  visual: number;
  worst_zone: number;
}
export interface ShipLost {
  threat: string;
  type: "ship_lost";
  why: string;
}
/**
 * Communications are down; nobody knows for how long.
 */
export interface SilenceBegan {
  at: number;
  type: "silence_began";
}
export interface Spared {
  seat: number;
  type: "spared";
  why: string;
}
export interface SpecialCleared {
  android: number;
  turn: number;
  type: "special_cleared";
}
export interface SpecialFed {
  android: number;
  seat: number;
  side: string;
  turn: number;
  type: "special_fed";
}
/**
 * The same, for the others: a special card has a back of its own, but does not show which action is on top.
 */
export interface SpecialLaid {
  seat: number;
  turn: number;
  type: "special_laid";
}
/**
 * Told to the one who planned a special card.
 */
export interface SpecialPlanned {
  seat: number;
  side: string;
  turn: number;
  type: "special_planned";
}
export interface SpecialTakenBack {
  seat: number;
  turn: number;
  type: "special_taken_back";
}
/**
 * The two that a crew member chooses from on a first mission.
 */
export interface SpecializationsDealt {
  member: number;
  specializations: string[];
  type: "specializations_dealt";
}
/**
 * Briefing: choose the specialization of a crew member, your own or an android's; ``none`` for none.
 */
export interface Specialize {
  member: number;
  specialization: string;
  type: "specialize";
}
/**
 * A choice of specialization; empty for none.
 */
export interface Specialized {
  level: number;
  member: number;
  seat: number;
  specialization: string;
  type: "specialized";
}
export interface Splashed {
  left: number;
  threat: string;
  type: "splashed";
}
export interface SquadDisabled {
  seat: number;
  type: "squad_disabled";
}
export interface SquadMended {
  seat: number;
  type: "squad_mended";
}
export interface SquadPlaced {
  seat: number;
  station: string;
  type: "squad_placed";
}
export interface SquadRevived {
  seat: number;
  type: "squad_revived";
}
export interface SquadTaken {
  active: boolean;
  seat: number;
  type: "squad_taken";
}
/**
 * Have nothing more to own up to; when nobody has, the cards are turned up.
 */
export interface StandBy {
  type: "stand_by";
}
export interface StationCleaned {
  station: string;
  threat: string;
  type: "station_cleaned";
}
export interface Stimulated {
  by: number;
  seat: number;
  type: "stimulated";
}
/**
 * A player has nothing more to own up to.
 */
export interface StoodBy {
  seat: number;
  type: "stood_by";
}
export interface StoredSquadDisabled {
  station: string;
  type: "stored_squad_disabled";
}
/**
 * Take a card of the phase you are planning back into your hand.
 */
export interface TakeBack {
  turn: number;
  type: "take_back";
}
/**
 * Take what special cards lie on a space back into your hand.
 */
export interface TakeBackSpecial {
  turn: number;
  type: "take_back_special";
}
/**
 * Briefing: take another role of the crew, or a badge of The New Frontier.
 */
export interface TakeRole {
  role:
    | "chief_engineer"
    | "chief_of_security"
    | "communications_officer"
    | "lieutenant"
    | "science_officer"
    | "tactical_officer";
  type: "take_role";
}
/**
 * A malfunction took extra damage because of how it was repaired this turn.
 */
export interface TeamworkPaid {
  points: number;
  threat: string;
  type: "teamwork_paid";
}
export interface Teleported {
  seat: number;
  to: string;
  type: "teleported";
}
export interface TemporaryShield {
  seat: number;
  type: "temporary_shield";
  zone: string;
}
export interface ThreatActed {
  action: string;
  threat: string;
  type: "threat_acted";
}
/**
 * A threat will appear on a turn. An unconfirmed report counts only for a crew of five.
 */
export interface ThreatAnnounced {
  at: number;
  serious: boolean;
  turn: number;
  type: "threat_announced";
  unconfirmed: boolean;
  zone: string;
}
export interface ThreatAppeared {
  threat: string;
  type: "threat_appeared";
  zone: string;
}
/**
 * A threat's speed, shield points or inaccessibility is another one now.
 */
export interface ThreatChanged {
  threat: string;
  type: "threat_changed";
  value: number;
  what: string;
}
/**
 * What an external threat took in Compute Damage: the strength that reached it, its shield, and the result.
 */
export interface ThreatDamaged {
  damage: number;
  left: number;
  shield: number;
  strength: number;
  threat: string;
  type: "threat_damaged";
}
export interface ThreatDestroyed {
  threat: string;
  type: "threat_destroyed";
}
/**
 * The card for a threat that was announced.
 */
export interface ThreatDrawn {
  threat: string;
  turn: number;
  type: "threat_drawn";
  zone: string;
}
export interface ThreatHealed {
  points: number;
  threat: string;
  type: "threat_healed";
}
export interface ThreatJumped {
  jumped: boolean;
  threat: string;
  type: "threat_jumped";
  zone: string;
}
export interface ThreatMoved {
  square: number;
  threat: string;
  type: "threat_moved";
}
export interface ThreatSurvived {
  threat: string;
  type: "threat_survived";
}
/**
 * An intruder's token moved.
 */
export interface ThreatWent {
  threat: string;
  to: string;
  type: "threat_went";
}
export interface ThreatsSlowed {
  seat: number;
  type: "threats_slowed";
}
export interface TileDrawn {
  threat: string;
  tile: string;
  type: "tile_drawn";
  zone: string;
}
export interface TileRepaired {
  seat: number;
  tile: string;
  type: "tile_repaired";
  zone: string;
}
export interface TokenMoved {
  seat: number;
  to: number;
  token: string;
  type: "token_moved";
}
export interface TookBack {
  seat: number;
  turn: number;
  type: "took_back";
}
export interface TookOff {
  seat: number;
  type: "took_off";
}
export interface TracksLaid {
  blue: string;
  internal: string;
  red: string;
  type: "tracks_laid";
  white: string;
}
/**
 * Copies a log, from a file or from paper, onto a sheet that is still empty.
 */
export interface Transcribe {
  explorer: Explorer;
  type: "transcribe";
}
export interface TurnBegan {
  turn: number;
  type: "turn_began";
}
/**
 * Turn a planned card round, so that its other half is on top.
 */
export interface TurnOver {
  turn: number;
  type: "turn_over";
}
export interface TurnedOver {
  half: string;
  seat: number;
  turn: number;
  type: "turned_over";
}
/**
 * Lay an android's own heroic card on its action board.
 */
export interface UseHeroic {
  android: number;
  half: "action" | "movement";
  turn: number;
  type: "use_heroic";
}
export interface VisualConfirmation {
  players: number;
  points: number;
  type: "visual_confirmation";
}
/**
 * Whether a player wants to fly on.
 */
export interface Voted {
  fly_on: boolean;
  seat: number;
  type: "voted";
}
export interface Walked {
  seat: number;
  to: string;
  type: "walked";
}
export interface WeaponHit {
  strength: number;
  threat: string;
  type: "weapon_hit";
  weapon: string;
}
export interface WeaponMissed {
  type: "weapon_missed";
  weapon: string;
  why: string;
}
/**
 * Alone: take a card from an android's action board before its phase ends.
 */
export interface Withdraw {
  android: number;
  turn: number;
  type: "withdraw";
}
/**
 * Alone: take back an android's special card before its phase ends.
 */
export interface WithdrawSpecial {
  android: number;
  turn: number;
  type: "withdraw_special";
}
export type GameAction = Ready | Appoint | TakeRole | LayDown | SeatAndroid | Specialize | Favour | Propose | PlaceSquad | Play | TakeBack | TurnOver | PlaySpecial | TakeBackSpecial | Feed | UseHeroic | Withdraw | FeedSpecial | WithdrawSpecial | MoveToken | Give | Intend | EndPhase | Agree | OwnUp | StandBy | FlyOn | Quit | Mend | MendSquad | MendNothing;
export type GameEvent = CrewFormed | MissionBriefed | CaptainAppointed | RoleTaken | RoleLaidDown | AndroidSeated | SpecializationsDealt | Specialized | Favoured | Proposed | SquadPlaced | TracksLaid | SaidReady | HeroicShown | PickedUp | CardsTaken | PhaseEndedEarly | ThreatDrawn | CalledCardShown | SilenceBegan | Planned | LaidFaceDown | Intended | TookBack | TurnedOver | AndroidFed | AndroidCleared | CameTooLate | SpecialPlanned | SpecialLaid | SpecialTakenBack | SpecialFed | SpecialCleared | TokenMoved | CardGiven | CardPassed | Agreed | ActionRoundEnded | OwnedUp | StoodBy | PlanRevealed | ShipCameHome | Voted | CampaignEnded | Recovered | Mended | SquadMended | NothingMended | ThreatAnnounced | IncomingData | DataTransfer | DataTransferEnds | CommunicationsRestored | PhaseBegins | PhaseWarning | PhaseCountdown | PhaseEnds | MissionEnds | TurnBegan | ThreatAppeared | CalledIn | NoEffect | Idle | Walked | Teleported | LiftTaken | Delayed | HalfDone | DelayIgnored | Repeated | Fired | EnergyMoved | Refueled | ComputerMaintained | RocketLaunched | SquadTaken | SquadRevived | SquadDisabled | TookOff | Flew | CameBack | LookedOut | VisualConfirmation | BotsAttacked | Repaired | TeamworkPaid | InternalHurt | Prepared | CannonReadied | Stimulated | Guarded | BonusPoint | TemporaryShield | ThreatsSlowed | EarlyJump | TileRepaired | WeaponHit | WeaponMissed | ThreatDamaged | CryoshieldGone | Splashed | ThreatDestroyed | ThreatSurvived | NeverCalled | ThreatMoved | Phased | ThreatActed | Attacked | TileDrawn | ShipLost | KnockedOut | Spared | EnergyLost | ThreatHealed | ThreatChanged | ThreatWent | ThreatJumped | SelfDamage | StoredSquadDisabled | RocketDestroyed | CapsuleDestroyed | StationCleaned | Marked | MineLaid | Sabotaged | RuleChanged | MaintenanceMissed | JumpedHome;
export type Sheet = ExplorerSheet;
export type Amendment = Rename | Consent | Learn | Check | Retire | Transcribe;
