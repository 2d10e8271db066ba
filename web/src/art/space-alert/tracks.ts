/* Trajectories, folded so that one row is one distance: 3 far out on top, 1 next to the ship. */
import type { TrackFacts } from "../../generated/space-alert";
import { n } from "../svg";
import { INK, MARK_INK } from "./ink";

type TrackShape = Pick<TrackFacts, "length" | "marks">;

export interface Cell {
  readonly width: number;
  readonly height: number;
  readonly gapX: number;
  readonly gapY: number;
}
export const CELL: Cell = { width: 46, height: 33, gapX: 6, gapY: 8 };

/** 1 for the nearest five squares, 2 for the next five, 3 beyond. */
export const bandOf = (square: number): number => (square <= 5 ? 1 : square <= 10 ? 2 : 3);

/** The middle of a square. The road turns at the ends of its rows. Where the last row has more than five squares, as on
 *  the longest board, they stand closer. */
export function squareAt(square: number, cell: Cell = CELL, length = 15): { x: number; y: number } {
  const band = bandOf(square);
  const y = (3 - band) * (cell.height + cell.gapY) + cell.height / 2;
  const far = band === 3 ? Math.max(5, length - 10) : 5;
  const width = squareWidth(square, cell, length);
  const column = band === 1 ? 5 - square : band === 2 ? square - 6 : 10 + far - square;
  return { x: column * ((trackWidth(cell) - width) / (far - 1)) + width / 2, y };
}

/** How wide a square is drawn. */
const squareWidth = (square: number, cell: Cell = CELL, length = 15): number =>
  bandOf(square) === 3 && length > 15 ? cell.width * 0.8 : cell.width;

export const trackWidth = (cell: Cell = CELL): number => 5 * cell.width + 4 * cell.gapX;
export const trackHeight = (cell: Cell = CELL): number => 3 * cell.height + 2 * cell.gapY;

interface TrackStyle {
  cell?: Cell;
  /** The zone's colour, on the road. */
  colour?: string;
}

/** A trajectory with its top left square at the origin. */
export function trackGroup(shape: TrackShape, style: TrackStyle = {}): string {
  const cell = style.cell ?? CELL;
  let road = "";
  let squares = "";
  for (let square = shape.length; square >= 1; square--) {
    const { x, y } = squareAt(square, cell, shape.length);
    if (square > 1) road += step({ x, y }, squareAt(square - 1, cell, shape.length), cell);
    squares += box(
      x,
      y,
      { ...cell, width: squareWidth(square, cell, shape.length) },
      shape.marks[square],
      square === shape.length,
      bandOf(square) === 2,
    );
  }
  return `<path d="${road}" fill="none" stroke="${style.colour ?? INK.ink2}" stroke-width="2" opacity=".4"/>${squares}`;
}

function step(from: { x: number; y: number }, to: { x: number; y: number }, cell: Cell): string {
  if (from.y === to.y) return `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`;
  const out = (from.x < trackWidth(cell) / 2 ? -1 : 1) * (cell.width / 2 + 9);
  return `M${n(from.x)} ${n(from.y)}C${n(from.x + out)} ${n(from.y)} ${n(to.x + out)} ${n(to.y)} ${n(to.x)} ${n(to.y)}`;
}

function box(
  x: number,
  y: number,
  cell: Cell,
  mark: TrackFacts["marks"][string] | undefined,
  first: boolean,
  leftward: boolean,
): string {
  const { width, height } = cell;
  const ink = mark && MARK_INK[mark];
  const size = Math.min(18, height * 0.54);
  const sign = ink
    ? `<text x="${n(x)}" y="${n(y + size * 0.36)}" text-anchor="middle" font-family="var(--display)" font-weight="700" font-size="${n(size)}" fill="${ink}">${mark}</text>`
    : first
      ? `<path d="M${n(x - 3)} ${n(y - 6)}l6 6-6 6" stroke="${INK.ink2}" stroke-width="2" fill="none" stroke-linecap="round" stroke-linejoin="round"${leftward ? ` transform="rotate(180 ${n(x)} ${n(y)})"` : ""}/>`
      : `<circle cx="${n(x)}" cy="${n(y)}" r="1.8" fill="#5a6f9b"/>`;
  return `<rect x="${n(x - width / 2)}" y="${n(y - height / 2)}" width="${width}" height="${height}" rx="${n(Math.min(7, width / 6))}" fill="${ink ? "#231a1f" : "#0f182b"}" stroke="${ink ?? "#3a4d77"}" stroke-width="${ink ? 1.6 : 1.1}"/>${sign}`;
}
