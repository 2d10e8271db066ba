/* What payloads do to the squares around them, as the picture on the tile says. */
import type { Built } from "./fit";
import { columnRow, type Layout } from "./layout";

const AROUND = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const)).filter(([x, y]) => x || y);

/** Of the board's squares, the up to eight around one. */
export function around(layout: Layout, square: string): string[] {
  const [column, row] = columnRow(square);
  return AROUND.map(([dx, dy]) => `${column + dx},${row + dy}`).filter((one) => layout.board.squares.includes(one));
}

const ofKind = (ship: Built, ...kinds: string[]) => [...ship.values()].filter((part) => kinds.includes(part.tile.kind));

/** Squares that radioactive cargo keeps empty, and those that explosive cargo would take along. */
export const irradiated = (layout: Layout, ship: Built): ReadonlySet<string> =>
  new Set(ofKind(ship, "radioactive cargo").flatMap((part) => around(layout, part.square)));
export const inBlast = (layout: Layout, ship: Built): ReadonlySet<string> =>
  new Set(ofKind(ship, "explosive cargo").flatMap((part) => around(layout, part.square)));

/** The lines that artifacts silence, but for their own squares: a row, a column, or both. */
export const silencedLines = (ship: Built) =>
  ofKind(ship, "artifact", "double artifact").map((part) => {
    const [column, row] = columnRow(part.square);
    const both = part.tile.kind === "double artifact";
    return {
      by: part.square,
      row: both || part.turn % 2 === 0 ? row : null,
      column: both || part.turn % 2 === 1 ? column : null,
    };
  });

/** Squares in which nobody lives and nothing is charged. */
export function isDead(layout: Layout, ship: Built): (square: string) => boolean {
  const hot = irradiated(layout, ship);
  const lines = silencedLines(ship);
  return (square) => {
    const [column, row] = columnRow(square);
    return hot.has(square) || lines.some((one) => one.by !== square && (one.row === row || one.column === column));
  };
}
