/* Where the squares of a ship board are in its picture: 100 units each, columns to the right, the bow up. */
import { once } from "../../lib/catalog";
import type { BoardFacts } from "./catalog";
import type { HitView } from "./view";

export const SQUARE = 100;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Bow, right, stern, left: the order of a tile's sides. */
export const STEPS: readonly Place[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export type Side = HitView["side"];
/** Degrees that turn what flies down into what comes from a side. */
export const TURNS: Readonly<Record<Side, number>> = { front: 0, right: 90, rear: 180, left: 270 };

export interface Layout {
  readonly board: BoardFacts;
  readonly columns: readonly number[];
  /** From bow to stern; on class IIIA the numbers descend. */
  readonly rows: readonly number[];
  readonly width: number;
  readonly height: number;
  /** The left edge of a column and the top edge of a row, on the board or beyond it. */
  readonly x: (column: number) => number;
  readonly y: (row: number) => number;
  /** The left edge of a row's first square. */
  readonly left: (row: number) => number;
  /** The top left corner of a square. */
  readonly at: (square: string) => Place;
  readonly middle: (square: string) => Place;
  /** The square on that side of another, even if it is off the board. */
  readonly beside: (square: string, side: number) => string;
}

export const layoutOf: (board: BoardFacts) => Layout = once(measure);

export function columnRow(square: string): [number, number] {
  const [column, row] = square.split(",").map(Number);
  return [column ?? 0, row ?? 0];
}

function measure(board: BoardFacts): Layout {
  const places = board.squares.map(columnRow);
  const columns = [...new Set(places.map(([column]) => column))].sort((a, b) => a - b);
  const rows = [...new Set(places.map(([, row]) => row))];
  const first = columns[0] ?? 0;
  const top = rows[0] ?? 0;
  const down = (rows.at(-1) ?? 0) >= top ? 1 : -1;
  const x = (column: number): number => (column - first) * SQUARE;
  const y = (row: number): number => (row - top) * down * SQUARE;
  const at = (square: string): Place => {
    const [column, row] = columnRow(square);
    return { x: x(column), y: y(row) };
  };
  return {
    board,
    columns,
    rows,
    width: columns.length * SQUARE,
    height: rows.length * SQUARE,
    x,
    y,
    left: (row) => x(Math.min(...places.filter((one) => one[1] === row).map(([column]) => column))),
    at,
    middle: (square) => {
      const corner = at(square);
      return { x: corner.x + SQUARE / 2, y: corner.y + SQUARE / 2 };
    },
    beside: (square, side) => {
      const [column, row] = columnRow(square);
      const step = STEPS[side] ?? { x: 0, y: 0 };
      return `${column + step.x},${row + step.y * down}`;
    },
  };
}
