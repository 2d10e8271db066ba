/* Generated from the server's types by `npm run types`. Do not edit. */

export type RuleId =
  | "A0"
  | "A1"
  | "A10"
  | "A11"
  | "A12"
  | "A13"
  | "A14"
  | "A15"
  | "A16"
  | "A17"
  | "A18"
  | "A2"
  | "A3"
  | "A4"
  | "A5"
  | "A6"
  | "A7"
  | "A8"
  | "A9"
  | "B1"
  | "B10"
  | "B2"
  | "B3"
  | "B4"
  | "B5"
  | "B6"
  | "B7"
  | "B9";
export type GameAction =
  | KeepMission
  | Roll
  | Activate
  | Reroll
  | Convert
  | Hire
  | EndTurn
  | Follow
  | Decline
  | MoveShip
  | AdvanceShip
  | Upgrade
  | UsePlanet
  | Skip
  | Take
  | Steal
  | Regress
  | ReplacePlanet
  | RecallShip
  | TransferShip
  | SetDie
  | DiscardDice
  | DoFace
  | TakeCard
  | DrawCard
  | PutCard
  | RefreshPilots
  | UsePilot
  | Foil;
export type GameEvent =
  | MissionsDealt
  | MissionKept
  | Started
  | TurnStarted
  | Rolled
  | Rerolled
  | Converted
  | Activated
  | DieSet
  | DiceDiscarded
  | Moved
  | Gained
  | Lost
  | Paid
  | Stole
  | Advanced
  | AdvancedInDanger
  | Freed
  | Regressed
  | Colonized
  | SentHome
  | PlanetRevealed
  | PlanetReplaced
  | Upgraded
  | PlanetUsed
  | FaceDone
  | FollowPriceRaised
  | Followed
  | Recalled
  | Transferred
  | PilotUsed
  | Hired
  | PilotRevealed
  | PilotsRefreshed
  | CardDrawn
  | CardLeft
  | CardTaken
  | CardPeeked
  | CardPut
  | CardRefused
  | RogueRolled
  | RogueFoiled
  | RogueDieUnusable
  | RogueColony
  | RogueHired
  | PilotPressed
  | RogueLeveled
  | RogueBonus
  | FewerDice
  | EndTriggered
  | Scored
  | MatchEnded;

/**
 * Put a die into the activation bay and do what it shows (A5).
 */
export interface Activate {
  readonly die: "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move";
  readonly type: "activate";
}
export interface Activated {
  readonly die: string;
  readonly seat: number;
  readonly type: "activated";
}
/**
 * Advance a ship on its orbit or danger track (A10, B6).
 */
export interface AdvanceShip {
  readonly ship: number;
  readonly type: "advance_ship";
}
export interface Advanced {
  readonly kind: string;
  readonly planet: string;
  readonly seat: number;
  readonly ship: number;
  readonly space: number;
  readonly type: "advanced";
}
export interface AdvancedInDanger {
  readonly card: string;
  readonly kind: string;
  readonly seat: number;
  readonly ship: number;
  readonly space: number;
  readonly type: "advanced_in_danger";
}
export interface CardDrawn {
  readonly card: string;
  readonly seat: number;
  readonly type: "card_drawn";
}
export interface CardLeft {
  readonly card: string;
  readonly seat: number;
  readonly type: "card_left";
}
/**
 * The others get an empty ``card``.
 */
export interface CardPeeked {
  readonly card: string;
  readonly seat: number;
  readonly type: "card_peeked";
}
export interface CardPut {
  readonly seat: number;
  readonly type: "card_put";
  readonly where: string;
}
/**
 * A danger was tucked under the deck.
 */
export interface CardRefused {
  readonly card: string;
  readonly seat: number;
  readonly type: "card_refused";
}
export interface CardTaken {
  readonly card: string;
  readonly seat: number;
  readonly type: "card_taken";
}
/**
 * Everything on the table, by name.
 */
export interface Catalog {
  readonly badges: readonly ("beacon" | "comet" | "nebula" | "relic")[];
  readonly exploration: readonly ExplorationFacts[];
  readonly faces: {
    readonly colony: string;
    readonly culture: string;
    readonly diplomacy: string;
    readonly economy: string;
    readonly energy: string;
    readonly move: string;
  };
  readonly full: number;
  readonly hangar: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    readonly ambition: readonly [
      "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move",
      "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move"
    ];
    /**
     * @minItems 2
     * @maxItems 2
     */
    readonly aurora: readonly [
      "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move",
      "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move"
    ];
    /**
     * @minItems 2
     * @maxItems 2
     */
    readonly intrepid: readonly [
      "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move",
      "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move"
    ];
    /**
     * @minItems 2
     * @maxItems 2
     */
    readonly nexus: readonly [
      "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move",
      "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move"
    ];
  };
  readonly levels: readonly LevelFacts[];
  readonly missions: readonly MissionFacts[];
  readonly pilots: readonly PilotFacts[];
  readonly planets: readonly PlanetFacts[];
  readonly points_to_end: number;
  readonly rogues: readonly RogueFacts[];
  readonly score_flip: number;
  readonly settings: Settings;
  readonly terms: {
    readonly [k: string]: {
      readonly [k: string]: string;
    };
  };
}
/**
 * An exploration card. ``steps`` are those of its danger track, 0 without one; ``symbol`` advances on it.
 */
export interface ExplorationFacts {
  readonly badges: readonly ("beacon" | "comet" | "nebula" | "relic")[];
  readonly dwarf: boolean;
  readonly gain: Resources;
  readonly id: string;
  readonly kind: "danger" | "discovery";
  readonly lose: Resources;
  readonly name: string;
  readonly origin: "designed" | "printed" | "printed ability" | "printed name and ships";
  readonly steps: number;
  readonly symbol: ("colony" | "culture" | "diplomacy" | "economy" | "energy" | "move") | null;
  readonly text: string;
  readonly vp: number;
}
export interface Resources {
  readonly culture: number;
  readonly energy: number;
}
/**
 * A level of an empire; ``cost`` is what it takes to reach it.
 */
export interface LevelFacts {
  readonly cost: number;
  readonly dice: number;
  readonly level: number;
  readonly ships: number;
  readonly vp: number;
}
/**
 * A secret mission; ``tied`` are the points if another seat has done as well.
 */
export interface MissionFacts {
  readonly id: string;
  readonly name: string;
  readonly origin: "designed" | "printed" | "printed ability" | "printed name and ships";
  readonly text: string;
  readonly tied: number;
  readonly vp: number;
}
export interface PilotFacts {
  readonly badges: readonly ("beacon" | "comet" | "nebula" | "relic")[];
  readonly id: string;
  readonly name: string;
  readonly origin: "designed" | "printed" | "printed ability" | "printed name and ships";
  readonly text: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly trained: readonly ["ambition" | "aurora" | "intrepid" | "nexus", "ambition" | "aurora" | "intrepid" | "nexus"];
  readonly vp: number;
}
/**
 * A planet: what it yields, the symbol of its track and how many spaces that has.
 */
export interface PlanetFacts {
  readonly advances: number;
  readonly id: string;
  readonly limits: readonly string[];
  readonly name: string;
  readonly origin: "designed" | "printed" | "printed ability" | "printed name and ships";
  readonly spaces: number;
  readonly symbol: "diplomacy" | "economy";
  readonly text: string;
  readonly type: "culture" | "dual" | "energy";
  readonly vp: number;
}
/**
 * A rogue galaxy: what its colony die does, level by level, and a rule of its own, if it has one.
 */
export interface RogueFacts {
  readonly bonus_dice: number;
  readonly difficulty: string;
  readonly id: "artemis" | "corvane" | "erebus" | "gamelyn" | "hades" | "ishkur" | "merope" | "rothkel" | "tiamat" | "zendica";
  readonly ladder: readonly string[];
  readonly name: string;
  readonly origin: "designed" | "printed" | "printed ability" | "printed name and ships";
  readonly rule: string;
}
/**
 * The open values of one version of the rules.
 */
export interface Settings {
  readonly badge_first: number;
  readonly badge_second: number;
  readonly badge_tied_first: number;
  readonly badge_tied_second: number;
  readonly badges_to_score: number;
  readonly copy_depth: number;
  readonly dwarf_points: number;
  readonly foil_culture: number;
  readonly foil_energy: number;
  readonly follow_price: number;
  readonly hire_any: number;
  readonly hire_trained: number;
  readonly pilot_points: number;
  readonly reroll_price: number;
  readonly rogue_bonus_dice: number;
  readonly skull_level: number;
  readonly two_seats_leave_out_comparing: boolean;
}
export interface Colonized {
  readonly planet: string;
  readonly points: number;
  readonly seat: number;
  readonly type: "colonized";
}
/**
 * Spend two inactive dice to set a third (A7).
 */
export interface Convert {
  readonly die: "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move";
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly spend: readonly [
    "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move",
    "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move"
  ];
  readonly to: "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move";
  readonly type: "convert";
}
export interface Converted {
  readonly die: string;
  readonly seat: number;
  readonly spend: readonly string[];
  readonly to: string;
  readonly type: "converted";
}
/**
 * Do not follow.
 */
export interface Decline {
  readonly type: "decline";
}
export interface DiceDiscarded {
  readonly dice: readonly string[];
  readonly seat: number;
  readonly type: "dice_discarded";
}
export interface DieSet {
  readonly die: string;
  readonly seat: number;
  readonly to: string;
  readonly type: "die_set";
}
/**
 * One die of the turn: its face, and its state.
 */
export interface DieView {
  readonly face: "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move";
  readonly state: "activated" | "converted" | "discarded" | "hired" | "inactive";
}
/**
 * Maia: give up two inactive dice.
 */
export interface DiscardDice {
  readonly dice: readonly ("colony" | "culture" | "diplomacy" | "economy" | "energy" | "move")[];
  readonly type: "discard_dice";
}
/**
 * Choose which die action to do (Zavodnick, Piedes).
 */
export interface DoFace {
  readonly face: "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move";
  readonly type: "do_face";
}
/**
 * Draw the top exploration card (B5). A discovery in hand is left face up first.
 */
export interface DrawCard {
  readonly type: "draw_card";
}
/**
 * ``reason`` is points, deck, planets or skull. Alone it is over ``at_once``; else this is the last round.
 */
export interface EndTriggered {
  readonly at_once: boolean;
  readonly reason: string;
  readonly seat: number;
  readonly type: "end_triggered";
}
/**
 * End the turn; dice not used are lost (A5).
 */
export interface EndTurn {
  readonly type: "end_turn";
}
/**
 * A card let a seat use a die face.
 */
export interface FaceDone {
  readonly face: string;
  readonly seat: number;
  readonly type: "face_done";
}
export interface FewerDice {
  readonly seat: number;
  readonly type: "fewer_dice";
}
/**
 * Solo: pay 1 energy and 1 culture to have the Rogue's die rolled again (A14).
 */
export interface Foil {
  readonly type: "foil";
}
/**
 * Pay to use the face another seat just used (A12). With ``pilot``, that pilot's ability pays instead.
 */
export interface Follow {
  readonly pilot: string;
  readonly type: "follow";
}
/**
 * What to answer when one face may be followed; below ``reserve`` culture always no.
 */
export interface FollowOrder {
  readonly answer: "ask" | "follow" | "never";
  readonly reserve: number;
}
export interface FollowPriceRaised {
  readonly price: number;
  readonly seat: number;
  readonly type: "follow_price_raised";
}
/**
 * A follow window: which face, at what price, who used it, who is asked now, who has followed.
 */
export interface FollowView {
  readonly asked: number;
  readonly face: "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move";
  readonly followed: readonly number[];
  readonly price: number;
  readonly user: number;
}
export interface Followed {
  readonly face: string;
  readonly pilot: string;
  readonly price: number;
  readonly seat: number;
  readonly type: "followed";
}
/**
 * A ship came to the end of a danger track.
 */
export interface Freed {
  readonly card: string;
  readonly kind: string;
  readonly seat: number;
  readonly ship: number;
  readonly type: "freed";
}
/**
 * What was actually gained, within the maximum.
 */
export interface Gained {
  readonly culture: number;
  readonly energy: number;
  readonly seat: number;
  readonly type: "gained";
}
/**
 * One seat's galaxy as everybody sees it.
 */
export interface GalaxyView {
  readonly cards: number;
  readonly colonies: readonly string[];
  readonly culture: number;
  readonly dice: number;
  readonly energy: number;
  readonly hangar: readonly PilotSlot[];
  readonly level: number;
  readonly mission: string | null;
  readonly open_cards: readonly string[];
  readonly pilot_badges: {
    readonly beacon: number;
    readonly comet: number;
    readonly nebula: number;
    readonly relic: number;
  };
  readonly points: number;
  readonly seat: number;
  readonly ships: readonly ShipView[];
  readonly track: number;
  readonly track_plus: boolean;
  readonly upgrade_cost: number;
  readonly used: readonly string[];
}
/**
 * A hangar slot: the pilots hired for that ship, the one who flies last.
 */
export interface PilotSlot {
  readonly pilots: readonly string[];
  readonly ship: "ambition" | "aurora" | "intrepid" | "nexus" | "scout";
}
/**
 * One ship. ``at`` is home, locked, explore, surface:PLANET, orbit:PLANET or danger:CARD.
 */
export interface ShipView {
  readonly at: string;
  readonly kind: "ambition" | "aurora" | "intrepid" | "nexus" | "scout";
  readonly space: number;
}
/**
 * Spend dice of one face to hire a pilot for an advanced ship (B3). ``replace`` is the scout that gives way, or -1
 *     when the ship already flies and only its pilot is replaced (B4).
 */
export interface Hire {
  readonly count: number;
  readonly die: "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move";
  readonly pilot: string;
  readonly replace: number;
  readonly ship: "ambition" | "aurora" | "intrepid" | "nexus";
  readonly type: "hire";
}
export interface Hired {
  readonly dice: readonly string[];
  readonly pilot: string;
  readonly seat: number;
  readonly ship: string;
  readonly type: "hired";
}
/**
 * Setup (A4): keep one of the two secret missions dealt.
 */
export interface KeepMission {
  readonly mission: string;
  readonly type: "keep_mission";
}
export interface Lost {
  readonly culture: number;
  readonly energy: number;
  readonly seat: number;
  readonly type: "lost";
}
/**
 * ``reason`` makes sense beside the winners, as on the end screen; a solo match has no ``winners``.
 */
export interface MatchEnded {
  readonly reason: string;
  readonly type: "match_ended";
  readonly winners: readonly number[];
}
/**
 * The others get an empty ``mission``.
 */
export interface MissionKept {
  readonly mission: string;
  readonly seat: number;
  readonly type: "mission_kept";
}
/**
 * Only the seat that holds the cards is told.
 */
export interface MissionsDealt {
  readonly missions: readonly string[];
  readonly seat: number;
  readonly type: "missions_dealt";
}
/**
 * Move a ship (A8, B5).
 */
export interface MoveShip {
  readonly ship: number;
  readonly to: string;
  readonly type: "move_ship";
}
export interface Moved {
  readonly kind: string;
  readonly seat: number;
  readonly ship: number;
  readonly to: string;
  readonly type: "moved";
}
/**
 * The expansion, the Rogue of the solo game, and where the printings of a card differ.
 */
export interface Options {
  /**
   * Andellouxian-6 may give a mix of energy and culture.
   */
  readonly andellouxian_mix: boolean;
  /**
   * Pilots, advanced ships and Unexplored Space.
   */
  readonly beyond_the_black: boolean;
  /**
   * With two players, also deal the missions that compare players.
   */
  readonly comparing_missions_with_two: boolean;
  /**
   * Easier: you can foil the Rogue's bonus dice, too.
   */
  readonly foil_bonus_dice: boolean;
  /**
   * Gort may shift a ship past the end of a shorter orbit.
   */
  readonly gort_may_colonize: boolean;
  /**
   * A planet replaced by Helios goes under the deck.
   */
  readonly helios_under_deck: boolean;
  /**
   * Mared also works for an empire that shares the lowest level.
   */
  readonly mared_when_tied: boolean;
  /**
   * Your opponent. The last five need Beyond the Black.
   */
  readonly rogue:
    "artemis" | "corvane" | "erebus" | "gamelyn" | "hades" | "ishkur" | "merope" | "rothkel" | "tiamat" | "zendica";
  /**
   * Harder: the Rogue rerolls each die it cannot use, once.
   */
  readonly rogue_rerolls: boolean;
}
/**
 * A seat's standing orders for following, face by face.
 */
export interface Orders {
  readonly colony: FollowOrder;
  readonly culture: FollowOrder;
  readonly diplomacy: FollowOrder;
  readonly economy: FollowOrder;
  readonly energy: FollowOrder;
  readonly move: FollowOrder;
  readonly skip_useless: boolean;
}
/**
 * What only this seat may know.
 */
export interface Own {
  readonly badges: {
    readonly beacon: number;
    readonly comet: number;
    readonly nebula: number;
    readonly relic: number;
  };
  readonly cards: readonly string[];
  readonly mission: string | null;
  readonly mission_choices: readonly string[];
  readonly peeked: string | null;
}
export interface Paid {
  readonly culture: number;
  readonly energy: number;
  readonly seat: number;
  readonly type: "paid";
}
/**
 * A pilot of ``seat`` joins the Rogue and leaves this ship (B10).
 */
export interface PilotPressed {
  readonly pilot: string;
  readonly seat: number;
  readonly ship: string;
  readonly type: "pilot_pressed";
}
export interface PilotRevealed {
  readonly pilot: string;
  readonly type: "pilot_revealed";
}
export interface PilotUsed {
  readonly pilot: string;
  readonly seat: number;
  readonly type: "pilot_used";
}
export interface PilotsRefreshed {
  readonly pilots: readonly string[];
  readonly seat: number;
  readonly type: "pilots_refreshed";
}
export interface PlanetReplaced {
  readonly planet: string;
  readonly seat: number;
  readonly slot: number;
  readonly type: "planet_replaced";
}
export interface PlanetRevealed {
  readonly planet: string;
  readonly slot: number;
  readonly type: "planet_revealed";
}
export interface PlanetUsed {
  readonly planet: string;
  readonly seat: number;
  readonly type: "planet_used";
}
/**
 * Everything that lies open.
 */
export interface Public {
  readonly active: number;
  readonly converter_used: boolean;
  readonly dice: readonly DieView[];
  readonly doer: number;
  readonly doing: string;
  readonly drawn: string | null;
  readonly end_reason: string;
  readonly exploration_deck: number;
  readonly face_up: readonly string[];
  readonly first: number;
  readonly follow: FollowView | null;
  readonly follow_price: number;
  readonly free_reroll: boolean;
  readonly galaxies: readonly GalaxyView[];
  readonly hire_discount: number;
  readonly last_round: boolean;
  readonly phase: "missions" | "over" | "turn";
  readonly pilot_deck: number;
  readonly pilots: readonly string[];
  readonly planet_deck: number;
  readonly rogue: RogueView | null;
  readonly rolled: boolean;
  readonly round: number;
  readonly row: readonly string[];
  readonly scores: readonly ScoreView[];
  readonly used_this_turn: readonly string[];
}
/**
 * Solo: the Rogue Galaxy.
 */
export interface RogueView {
  readonly bonus_dice: number;
  readonly cards: number;
  readonly colonies: readonly string[];
  readonly culture: number;
  readonly dice_left: number;
  readonly die: ("colony" | "culture" | "diplomacy" | "economy" | "energy" | "move") | null;
  readonly energy: number;
  readonly hangar: readonly PilotSlot[];
  readonly id: "artemis" | "corvane" | "erebus" | "gamelyn" | "hades" | "ishkur" | "merope" | "rothkel" | "tiamat" | "zendica";
  readonly level: number;
  readonly points: number;
  readonly ships: readonly ShipView[];
}
/**
 * The score of one seat, broken down, once the match is over.
 */
export interface ScoreView {
  readonly badge_counts: {
    readonly beacon: number;
    readonly comet: number;
    readonly nebula: number;
    readonly relic: number;
  };
  readonly badges: number;
  readonly dwarfs: number;
  readonly empire: number;
  readonly leads: readonly ("beacon" | "comet" | "nebula" | "relic")[];
  readonly mission: number;
  readonly pilots: number;
  readonly planets: number;
  readonly seat: number;
  readonly total: number;
}
/**
 * Ketterling: the exploration card looked at goes back on top or under the deck.
 */
export interface PutCard {
  readonly type: "put_card";
  readonly where: "bottom" | "top";
}
/**
 * Call a ship home for gain.
 */
export interface RecallShip {
  readonly ship: number;
  readonly type: "recall_ship";
}
export interface Recalled {
  readonly kind: string;
  readonly seat: number;
  readonly ship: number;
  readonly type: "recalled";
}
/**
 * Tollhaven: replace some pilots of the row.
 */
export interface RefreshPilots {
  readonly pilots: readonly string[];
  readonly type: "refresh_pilots";
}
/**
 * Choose a ship to push back on its orbit.
 */
export interface Regress {
  readonly seat: number;
  readonly ship: number;
  readonly type: "regress";
}
/**
 * ``seat`` pushed a ship of ``owner`` back.
 */
export interface Regressed {
  readonly kind: string;
  readonly owner: number;
  readonly planet: string;
  readonly seat: number;
  readonly ship: number;
  readonly space: number;
  readonly type: "regressed";
}
/**
 * Helios: replace a planet of the row.
 */
export interface ReplacePlanet {
  readonly planet: string;
  readonly type: "replace_planet";
}
/**
 * Roll some inactive dice again (A6). Also the action of Zalax, there without a price.
 */
export interface Reroll {
  readonly dice: readonly ("colony" | "culture" | "diplomacy" | "economy" | "energy" | "move")[];
  readonly type: "reroll";
}
export interface Rerolled {
  readonly dice: readonly string[];
  readonly price: number;
  readonly seat: number;
  readonly to: readonly string[];
  readonly type: "rerolled";
}
export interface RogueBonus {
  readonly dice: number;
  readonly type: "rogue_bonus";
}
/**
 * The Rogue does the colony action of its level.
 */
export interface RogueColony {
  readonly level: number;
  readonly rogue: string;
  readonly type: "rogue_colony";
}
export interface RogueDieUnusable {
  readonly die: string;
  readonly rerolled: boolean;
  readonly type: "rogue_die_unusable";
}
export interface RogueFoiled {
  readonly die: string;
  readonly seat: number;
  readonly type: "rogue_foiled";
}
/**
 * The Rogue hires a pilot of the row for a ship of its hangar (B10).
 */
export interface RogueHired {
  readonly pilot: string;
  readonly ship: string;
  readonly type: "rogue_hired";
}
export interface RogueLeveled {
  readonly level: number;
  readonly type: "rogue_leveled";
}
export interface RogueRolled {
  readonly bonus: boolean;
  readonly die: string;
  readonly type: "rogue_rolled";
}
/**
 * Start the turn by rolling all dice (A5).
 */
export interface Roll {
  readonly type: "roll";
}
export interface Rolled {
  readonly dice: readonly string[];
  readonly seat: number;
  readonly type: "rolled";
}
export interface Scored {
  readonly badge_points: number;
  readonly mission: string;
  readonly mission_points: number;
  readonly points: number;
  readonly seat: number;
  readonly total: number;
  readonly type: "scored";
}
export interface SentHome {
  readonly kind: string;
  readonly seat: number;
  readonly ship: number;
  readonly type: "sent_home";
}
/**
 * Gyore: turn an inactive die.
 */
export interface SetDie {
  readonly die: "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move";
  readonly to: "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move";
  readonly type: "set_die";
}
/**
 * Skip something optional, or stop early.
 */
export interface Skip {
  readonly type: "skip";
}
/**
 * Who starts.
 */
export interface Started {
  readonly seat: number;
  readonly type: "started";
}
/**
 * Choose whom to take from.
 */
export interface Steal {
  readonly seat: number;
  readonly type: "steal";
}
export interface Stole {
  readonly culture: number;
  readonly energy: number;
  readonly seat: number;
  readonly type: "stole";
  readonly victim: number;
}
/**
 * Choose how much of each you gain (or, below zero, pay) where a card leaves it to you.
 */
export interface Take {
  readonly culture: number;
  readonly energy: number;
  readonly type: "take";
}
/**
 * Take a face-up exploration card, or the discovery just drawn (B5).
 */
export interface TakeCard {
  readonly card: string;
  readonly type: "take_card";
}
/**
 * Gort: shift an orbiting ship to the same space of another orbit.
 */
export interface TransferShip {
  readonly planet: string;
  readonly ship: number;
  readonly type: "transfer_ship";
}
export interface Transferred {
  readonly kind: string;
  readonly planet: string;
  readonly seat: number;
  readonly ship: number;
  readonly space: number;
  readonly type: "transferred";
}
export interface TurnStarted {
  readonly round: number;
  readonly seat: number;
  readonly type: "turn_started";
}
/**
 * Upgrade the empire for this much energy and culture (A11).
 */
export interface Upgrade {
  readonly culture: number;
  readonly energy: number;
  readonly type: "upgrade";
}
export interface Upgraded {
  readonly culture: number;
  readonly energy: number;
  readonly level: number;
  readonly seat: number;
  readonly type: "upgraded";
}
/**
 * Use a pilot's ability.
 */
export interface UsePilot {
  readonly pilot: string;
  readonly type: "use_pilot";
}
/**
 * Do a planet's action: the one just landed on, a colony, or one that another card points at.
 */
export interface UsePlanet {
  readonly planet: string;
  readonly type: "use_planet";
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
