/* What the server sends about a match of this game. Mirrors games/tiny_epic_galaxies/view.py, field by field. */

export interface DieView {
  readonly face: string;
  /** inactive, activated, converted, hired, discarded */
  readonly state: string;
}

export interface ShipView {
  /** scout, aurora, intrepid, ambition, nexus */
  readonly kind: string;
  /** home, locked, explore, surface:PLANET, orbit:PLANET or danger:CARD */
  readonly at: string;
  readonly space: number;
}

export interface PilotSlot {
  readonly ship: string;
  /** The one who flies last. */
  readonly pilots: readonly string[];
}

export interface GalaxyView {
  readonly seat: number;
  readonly level: number;
  readonly energy: number;
  readonly culture: number;
  readonly points: number;
  readonly dice: number;
  readonly upgrade_cost: number;
  readonly ships: readonly ShipView[];
  readonly colonies: readonly string[];
  readonly hangar: readonly PilotSlot[];
  readonly cards: number;
  readonly open_cards: readonly string[];
  readonly pilot_badges: Readonly<Record<string, number>>;
  readonly mission: string | null;
}

export interface RogueView {
  readonly name: string;
  readonly level: number;
  readonly energy: number;
  readonly culture: number;
  readonly points: number;
  readonly ships: readonly ShipView[];
  readonly colonies: readonly string[];
  readonly cards: number;
  readonly dice_left: number;
  readonly bonus_dice: number;
  readonly die: string | null;
}

export interface FollowView {
  readonly face: string;
  readonly price: number;
  readonly user: number;
  readonly asked: number;
  readonly followed: readonly number[];
}

export interface ScoreView {
  readonly seat: number;
  readonly empire: number;
  readonly planets: number;
  readonly pilots: number;
  readonly dwarfs: number;
  readonly mission: number;
  readonly badges: number;
  readonly total: number;
  readonly badge_counts: Readonly<Record<string, number>>;
}

export interface Table {
  readonly phase: string;
  readonly round: number;
  readonly active: number;
  readonly first: number;
  readonly last_round: boolean;
  readonly end_reason: string;
  readonly row: readonly string[];
  readonly planet_deck: number;
  readonly pilots: readonly string[];
  readonly pilot_deck: number;
  readonly exploration_deck: number;
  readonly face_up: readonly string[];
  readonly drawn: string | null;
  readonly dice: readonly DieView[];
  readonly rolled: boolean;
  readonly free_reroll: boolean;
  readonly converter_used: boolean;
  readonly follow_price: number;
  readonly hire_discount: number;
  readonly follow: FollowView | null;
  readonly doing: string;
  readonly doer: number;
  readonly used_this_turn: readonly string[];
  readonly galaxies: readonly GalaxyView[];
  readonly rogue: RogueView | null;
  readonly scores: readonly ScoreView[];
}

export interface Own {
  readonly mission_choices: readonly string[];
  readonly mission: string | null;
  readonly cards: readonly string[];
  readonly badges: Readonly<Record<string, number>>;
  readonly peeked: string | null;
}

/** A place as the views and actions write it: its kind, and the planet or card it names. */
export interface Place {
  readonly kind: string;
  readonly id: string;
}

export function place(at: string): Place {
  const colon = at.indexOf(":");
  return colon < 0 ? { kind: at, id: "" } : { kind: at.slice(0, colon), id: at.slice(colon + 1) };
}

/** The seat number under which the Rogue Galaxy's pieces are drawn; it has no seat of its own. */
export const ROGUE_SEAT = 3;

export interface ShipOnTable extends ShipView {
  readonly seat: number;
  readonly index: number;
  readonly rogue: boolean;
}

/** Every ship in play and out of it, with whose it is. */
export function allShips(table: Table): ShipOnTable[] {
  const ships = table.galaxies.flatMap((galaxy) =>
    galaxy.ships.map((ship, index) => ({ ...ship, seat: galaxy.seat, index, rogue: false })),
  );
  const rogue = table.rogue?.ships.map((ship, index) => ({ ...ship, seat: ROGUE_SEAT, index, rogue: true }));
  return rogue ? [...ships, ...rogue] : ships;
}

export const shipKey = (ship: ShipOnTable): string => `${ship.rogue ? "rogue" : ship.seat}-${ship.index}`;

export const shipsAt = (ships: readonly ShipOnTable[], at: string): ShipOnTable[] =>
  ships.filter((ship) => ship.at === at);
