/* Generated from the server's types by `npm run types`. Do not edit. */

/**
 * Put a die into the activation bay and do what it shows (A5).
 */
export interface Activate {
  die: "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move";
  type: "activate";
}
export interface Activated {
  die: string;
  seat: number;
  type: "activated";
}
/**
 * Advance a ship on its orbit or danger track (A10, B6).
 */
export interface AdvanceShip {
  ship: number;
  type: "advance_ship";
}
export interface Advanced {
  planet: string;
  seat: number;
  ship: number;
  space: number;
  type: "advanced";
}
export interface AdvancedInDanger {
  card: string;
  seat: number;
  ship: number;
  space: number;
  type: "advanced_in_danger";
}
export interface CardDrawn {
  card: string;
  seat: number;
  type: "card_drawn";
}
export interface CardLeft {
  card: string;
  seat: number;
  type: "card_left";
}
/**
 * ``card`` is empty for those who did not look.
 */
export interface CardPeeked {
  card: string;
  seat: number;
  type: "card_peeked";
}
export interface CardPut {
  seat: number;
  type: "card_put";
  where: string;
}
/**
 * A danger was tucked under the deck.
 */
export interface CardRefused {
  card: string;
  seat: number;
  type: "card_refused";
}
export interface CardTaken {
  card: string;
  seat: number;
  type: "card_taken";
}
export interface Colonized {
  planet: string;
  points: number;
  seat: number;
  type: "colonized";
}
/**
 * Spend two inactive dice to set a third (A7).
 */
export interface Convert {
  die: "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move";
  /**
   * @minItems 2
   * @maxItems 2
   */
  spend: [
    "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move",
    "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move"
  ];
  to: "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move";
  type: "convert";
}
export interface Converted {
  die: string;
  seat: number;
  spend: string[];
  to: string;
  type: "converted";
}
/**
 * Do not follow.
 */
export interface Decline {
  type: "decline";
}
export interface DiceDiscarded {
  dice: string[];
  seat: number;
  type: "dice_discarded";
}
export interface DieSet {
  die: string;
  seat: number;
  to: string;
  type: "die_set";
}
/**
 * One die of the turn: its face, and whether it is inactive, activated, spent in the converter or discarded.
 */
export interface DieView {
  face: string;
  state: string;
}
/**
 * Maia: give up two inactive dice.
 */
export interface DiscardDice {
  dice: ("colony" | "culture" | "diplomacy" | "economy" | "energy" | "move")[];
  type: "discard_dice";
}
/**
 * Choose which die action to do (Zavodnick, Piedes).
 */
export interface DoFace {
  face: "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move";
  type: "do_face";
}
/**
 * Draw the top exploration card (B5). With a discovery in hand, that one is left face up first.
 */
export interface DrawCard {
  type: "draw_card";
}
/**
 * ``reason`` is points, deck, planets or skull. Alone it is over ``at_once``; else this is the last round.
 */
export interface EndTriggered {
  at_once: boolean;
  reason: string;
  seat: number;
  type: "end_triggered";
}
/**
 * End the turn; dice not used are lost (A5).
 */
export interface EndTurn {
  type: "end_turn";
}
/**
 * A card let a seat do a face.
 */
export interface FaceDone {
  face: string;
  seat: number;
  type: "face_done";
}
export interface FewerDice {
  seat: number;
  type: "fewer_dice";
}
/**
 * Solo: pay 1 energy and 1 culture to have the Rogue's die rolled again (A14).
 */
export interface Foil {
  type: "foil";
}
/**
 * Pay to use the face another seat just used (A12). With ``pilot``, that pilot's ability pays instead.
 */
export interface Follow {
  pilot: string;
  type: "follow";
}
/**
 * What to answer when one face may be followed; below ``reserve`` culture always no.
 */
export interface FollowOrder {
  answer: "ask" | "follow" | "never";
  reserve: number;
}
export interface FollowPriceRaised {
  price: number;
  seat: number;
  type: "follow_price_raised";
}
/**
 * A follow window: which face, at what price, who used it, who is asked now, who has followed.
 */
export interface FollowView {
  asked: number;
  face: string;
  followed: number[];
  price: number;
  user: number;
}
export interface Followed {
  face: string;
  pilot: string;
  price: number;
  seat: number;
  type: "followed";
}
/**
 * A ship came to the end of a danger track.
 */
export interface Freed {
  card: string;
  seat: number;
  ship: number;
  type: "freed";
}
/**
 * What was really gained, the caps applied.
 */
export interface Gained {
  culture: number;
  energy: number;
  seat: number;
  type: "gained";
}
/**
 * One seat's galaxy as everybody sees it.
 */
export interface GalaxyView {
  cards: number;
  colonies: string[];
  culture: number;
  dice: number;
  energy: number;
  hangar: PilotSlot[];
  level: number;
  mission: string | null;
  open_cards: string[];
  pilot_badges: {
    [k: string]: number;
  };
  points: number;
  seat: number;
  ships: ShipView[];
  track: number;
  track_plus: boolean;
  upgrade_cost: number;
  used: string[];
}
/**
 * A hangar slot: the pilots hired for that ship, the one who flies last.
 */
export interface PilotSlot {
  pilots: string[];
  ship: string;
}
/**
 * One ship. ``at`` is home, locked, explore, surface:PLANET, orbit:PLANET or danger:CARD.
 */
export interface ShipView {
  at: string;
  kind: string;
  space: number;
}
/**
 * Spend dice of one face to hire a pilot for an advanced ship (B3). ``replace`` is the scout that gives way, or -1
 *     when the ship already flies and only its pilot is replaced (B4).
 */
export interface Hire {
  count: number;
  die: "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move";
  pilot: string;
  replace: number;
  ship: "ambition" | "aurora" | "intrepid" | "nexus";
  type: "hire";
}
export interface Hired {
  dice: string[];
  pilot: string;
  seat: number;
  ship: string;
  type: "hired";
}
/**
 * Setup (A4): keep one of the two secret missions dealt.
 */
export interface KeepMission {
  mission: string;
  type: "keep_mission";
}
export interface Lost {
  culture: number;
  energy: number;
  seat: number;
  type: "lost";
}
export interface MatchEnded {
  reason: string;
  type: "match_ended";
}
/**
 * ``mission`` is empty for the others.
 */
export interface MissionKept {
  mission: string;
  seat: number;
  type: "mission_kept";
}
/**
 * Told to the seat that holds them.
 */
export interface MissionsDealt {
  missions: string[];
  seat: number;
  type: "missions_dealt";
}
/**
 * Move a ship (A8, B5).
 */
export interface MoveShip {
  ship: number;
  to: string;
  type: "move_ship";
}
export interface Moved {
  seat: number;
  ship: number;
  to: string;
  type: "moved";
}
/**
 * The expansion, the Rogue of the solo game, and where the printings of a card differ.
 */
export interface Options {
  /**
   * Andellouxian-6 may give a mix of energy and culture.
   */
  andellouxian_mix: boolean;
  /**
   * Pilots, advanced ships and Unexplored Space.
   */
  beyond_the_black: boolean;
  /**
   * With two players, deal also the missions that compare players.
   */
  comparing_missions_with_two: boolean;
  /**
   * Solo, milder: the Rogue's bonus dice can be foiled like its others.
   */
  foil_bonus_dice: boolean;
  /**
   * Gort may shift a ship past the end of a shorter orbit.
   */
  gort_may_colonize: boolean;
  /**
   * A planet replaced by Helios goes under the deck.
   */
  helios_under_deck: boolean;
  /**
   * Mared also works for an empire that shares the lowest level.
   */
  mared_when_tied: boolean;
  /**
   * Solo: whom you play against. The last five need Beyond the Black.
   */
  rogue:
    "artemis" | "corvane" | "erebus" | "gamelyn" | "hades" | "ishkur" | "merope" | "rothkel" | "tiamat" | "zendica";
  /**
   * Solo, harder: each die the Rogue cannot use is rolled again once.
   */
  rogue_rerolls: boolean;
}
/**
 * A seat's standing orders for following, face by face.
 */
export interface Orders {
  colony: FollowOrder1;
  culture: FollowOrder2;
  diplomacy: FollowOrder3;
  economy: FollowOrder4;
  energy: FollowOrder5;
  move: FollowOrder6;
}
/**
 * What to answer when one face may be followed; below ``reserve`` culture always no.
 */
export interface FollowOrder1 {
  answer: "ask" | "follow" | "never";
  reserve: number;
}
/**
 * What to answer when one face may be followed; below ``reserve`` culture always no.
 */
export interface FollowOrder2 {
  answer: "ask" | "follow" | "never";
  reserve: number;
}
/**
 * What to answer when one face may be followed; below ``reserve`` culture always no.
 */
export interface FollowOrder3 {
  answer: "ask" | "follow" | "never";
  reserve: number;
}
/**
 * What to answer when one face may be followed; below ``reserve`` culture always no.
 */
export interface FollowOrder4 {
  answer: "ask" | "follow" | "never";
  reserve: number;
}
/**
 * What to answer when one face may be followed; below ``reserve`` culture always no.
 */
export interface FollowOrder5 {
  answer: "ask" | "follow" | "never";
  reserve: number;
}
/**
 * What to answer when one face may be followed; below ``reserve`` culture always no.
 */
export interface FollowOrder6 {
  answer: "ask" | "follow" | "never";
  reserve: number;
}
/**
 * What one seat alone may know.
 */
export interface Own {
  badges: {
    [k: string]: number;
  };
  cards: string[];
  mission: string | null;
  mission_choices: string[];
  peeked: string | null;
}
export interface Paid {
  culture: number;
  energy: number;
  seat: number;
  type: "paid";
}
/**
 * A pilot of ``seat`` joins the Rogue and leaves this ship (B10).
 */
export interface PilotPressed {
  pilot: string;
  seat: number;
  ship: string;
  type: "pilot_pressed";
}
export interface PilotRevealed {
  pilot: string;
  type: "pilot_revealed";
}
export interface PilotUsed {
  pilot: string;
  seat: number;
  type: "pilot_used";
}
export interface PilotsRefreshed {
  pilots: string[];
  seat: number;
  type: "pilots_refreshed";
}
export interface PlanetReplaced {
  planet: string;
  seat: number;
  slot: number;
  type: "planet_replaced";
}
export interface PlanetRevealed {
  planet: string;
  slot: number;
  type: "planet_revealed";
}
export interface PlanetUsed {
  planet: string;
  seat: number;
  type: "planet_used";
}
/**
 * All that lies open.
 */
export interface Public {
  active: number;
  converter_used: boolean;
  dice: DieView[];
  doer: number;
  doing: string;
  drawn: string | null;
  end_reason: string;
  exploration_deck: number;
  face_up: string[];
  first: number;
  follow: FollowView | null;
  follow_price: number;
  free_reroll: boolean;
  galaxies: GalaxyView[];
  hire_discount: number;
  last_round: boolean;
  phase: string;
  pilot_deck: number;
  pilots: string[];
  planet_deck: number;
  rogue: RogueView | null;
  rolled: boolean;
  round: number;
  row: string[];
  scores: ScoreView[];
  used_this_turn: string[];
}
/**
 * Solo: the Rogue Galaxy.
 */
export interface RogueView {
  bonus_dice: number;
  cards: number;
  colonies: string[];
  culture: number;
  dice_left: number;
  die: string | null;
  energy: number;
  hangar: PilotSlot[];
  level: number;
  name: string;
  points: number;
  ships: ShipView[];
}
/**
 * The score of one seat, broken down, once the match is over.
 */
export interface ScoreView {
  badge_counts: {
    [k: string]: number;
  };
  badges: number;
  dwarfs: number;
  empire: number;
  mission: number;
  pilots: number;
  planets: number;
  seat: number;
  total: number;
}
/**
 * Ketterling: the exploration card looked at goes back on top or under the deck.
 */
export interface PutCard {
  type: "put_card";
  where: "bottom" | "top";
}
/**
 * Call a ship home for gain.
 */
export interface RecallShip {
  ship: number;
  type: "recall_ship";
}
export interface Recalled {
  seat: number;
  ship: number;
  type: "recalled";
}
/**
 * Tollhaven: change some pilots of the row.
 */
export interface RefreshPilots {
  pilots: string[];
  type: "refresh_pilots";
}
/**
 * Choose a ship to push back on its orbit.
 */
export interface Regress {
  seat: number;
  ship: number;
  type: "regress";
}
/**
 * ``seat`` pushed a ship of ``owner`` back.
 */
export interface Regressed {
  owner: number;
  planet: string;
  seat: number;
  ship: number;
  space: number;
  type: "regressed";
}
/**
 * Helios: change a planet of the row.
 */
export interface ReplacePlanet {
  planet: string;
  type: "replace_planet";
}
/**
 * Roll some inactive dice again (A6). Also the action of Zalax, there without a price.
 */
export interface Reroll {
  dice: ("colony" | "culture" | "diplomacy" | "economy" | "energy" | "move")[];
  type: "reroll";
}
export interface Rerolled {
  dice: string[];
  price: number;
  seat: number;
  to: string[];
  type: "rerolled";
}
export interface RogueBonus {
  dice: number;
  type: "rogue_bonus";
}
/**
 * The Rogue does the colony action of its level.
 */
export interface RogueColony {
  level: number;
  rogue: string;
  type: "rogue_colony";
}
export interface RogueDieUnusable {
  die: string;
  rerolled: boolean;
  type: "rogue_die_unusable";
}
export interface RogueFoiled {
  die: string;
  seat: number;
  type: "rogue_foiled";
}
/**
 * The Rogue hires a pilot of the row for a ship of its hangar (B10).
 */
export interface RogueHired {
  pilot: string;
  ship: string;
  type: "rogue_hired";
}
export interface RogueLeveled {
  level: number;
  type: "rogue_leveled";
}
export interface RogueRolled {
  bonus: boolean;
  die: string;
  type: "rogue_rolled";
}
/**
 * Start the turn by rolling all dice (A5).
 */
export interface Roll {
  type: "roll";
}
export interface Rolled {
  dice: string[];
  seat: number;
  type: "rolled";
}
export interface Scored {
  badge_points: number;
  mission: string;
  mission_points: number;
  points: number;
  seat: number;
  total: number;
  type: "scored";
}
export interface SentHome {
  seat: number;
  ship: number;
  type: "sent_home";
}
/**
 * Gyore: turn an inactive die.
 */
export interface SetDie {
  die: "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move";
  to: "colony" | "culture" | "diplomacy" | "economy" | "energy" | "move";
  type: "set_die";
}
/**
 * Leave out something optional, or stop early.
 */
export interface Skip {
  type: "skip";
}
/**
 * Who starts.
 */
export interface Started {
  seat: number;
  type: "started";
}
/**
 * Choose whom to take from.
 */
export interface Steal {
  seat: number;
  type: "steal";
}
export interface Stole {
  culture: number;
  energy: number;
  seat: number;
  type: "stole";
  victim: number;
}
/**
 * Settle how much of each is gained (or, below zero, paid) where a card leaves it to you.
 */
export interface Take {
  culture: number;
  energy: number;
  type: "take";
}
/**
 * Take a face-up exploration card, or the discovery just drawn (B5).
 */
export interface TakeCard {
  card: string;
  type: "take_card";
}
/**
 * Gort: shift an orbiting ship to the same space of another orbit.
 */
export interface TransferShip {
  planet: string;
  ship: number;
  type: "transfer_ship";
}
export interface Transferred {
  planet: string;
  seat: number;
  ship: number;
  space: number;
  type: "transferred";
}
export interface TurnStarted {
  round: number;
  seat: number;
  type: "turn_started";
}
/**
 * Upgrade the empire for this much energy and culture (A11).
 */
export interface Upgrade {
  culture: number;
  energy: number;
  type: "upgrade";
}
export interface Upgraded {
  culture: number;
  energy: number;
  level: number;
  seat: number;
  type: "upgraded";
}
/**
 * Use a pilot's ability.
 */
export interface UsePilot {
  pilot: string;
  type: "use_pilot";
}
/**
 * Do a planet's action: the one just landed on, a colony, or one that another card points at.
 */
export interface UsePlanet {
  planet: string;
  type: "use_planet";
}
export type GameAction = KeepMission | Roll | Activate | Reroll | Convert | Hire | EndTurn | Follow | Decline | MoveShip | AdvanceShip | Upgrade | UsePlanet | Skip | Take | Steal | Regress | ReplacePlanet | RecallShip | TransferShip | SetDie | DiscardDice | DoFace | TakeCard | DrawCard | PutCard | RefreshPilots | UsePilot | Foil;
export type GameEvent = MissionsDealt | MissionKept | Started | TurnStarted | Rolled | Rerolled | Converted | Activated | DieSet | DiceDiscarded | Moved | Gained | Lost | Paid | Stole | Advanced | AdvancedInDanger | Freed | Regressed | Colonized | SentHome | PlanetRevealed | PlanetReplaced | Upgraded | PlanetUsed | FaceDone | FollowPriceRaised | Followed | Recalled | Transferred | PilotUsed | Hired | PilotRevealed | PilotsRefreshed | CardDrawn | CardLeft | CardTaken | CardPeeked | CardPut | CardRefused | RogueRolled | RogueFoiled | RogueDieUnusable | RogueColony | RogueHired | PilotPressed | RogueLeveled | RogueBonus | FewerDice | EndTriggered | Scored | MatchEnded;
