import { n, polygon, svg } from "./svg";

type SeatShape = "circle" | "triangle" | "square" | "diamond" | "hexagon";

/** A seat has a color, a shape and an initial, so color is never its only mark. The theme sets the colors. */
export const SEAT_SHAPES: readonly SeatShape[] = ["circle", "triangle", "square", "diamond", "hexagon"];

const wrap = (seat: number): number => ((seat % SEAT_SHAPES.length) + SEAT_SHAPES.length) % SEAT_SHAPES.length;

export const seatShape = (seat: number): SeatShape => SEAT_SHAPES[wrap(seat)] ?? "circle";
/** For shapes and pieces. */
export const seatColour = (seat: number): string => `var(--seat-${wrap(seat)})`;
/** For a name on the page's background. */
export const seatInk = (seat: number): string => `var(--seat-${wrap(seat)}-ink)`;
/** The letter on a seat's shape: the first character of the name, whole even if it takes two code units. */
export const seatInitial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? "";

interface SeatStyle {
  /** Drawn on the shape; it comes from a person's name, so it is escaped here. */
  initial?: string;
  /** An empty chair. */
  hollow?: boolean;
}

export function seatGroup(seat: number, radius: number, style: SeatStyle = {}): string {
  const shape = seatShape(seat);
  const colour = seatColour(seat);
  const paint = style.hollow
    ? `fill="var(--space-1)" stroke="${colour}" stroke-width="${n(radius * 0.14)}"`
    : `fill="${colour}" stroke="var(--seat-ink)" stroke-width="${n(radius * 0.12)}"`;
  return `<g stroke-linejoin="round">${outline(shape, radius)} ${paint}/>${letter(shape, radius, style.initial)}</g>`;
}

export const seat = (index: number, style: SeatStyle = {}): string => svg("-16 -16 32 32", seatGroup(index, 13, style));

/** Shapes of about equal area, so that none stands out. The tag is left open for its paint. */
function outline(shape: SeatShape, r: number): string {
  switch (shape) {
    case "circle":
      return `<circle r="${r}"`;
    case "triangle":
      return `<polygon points="${polygon(3, r * 1.3, -Math.PI / 2)}" transform="translate(0 ${n(r * 0.24)})"`;
    case "square":
      return `<rect x="${n(-r * 0.88)}" y="${n(-r * 0.88)}" width="${n(r * 1.76)}" height="${n(r * 1.76)}" rx="${n(r * 0.18)}"`;
    case "diamond":
      return `<polygon points="${polygon(4, r * 1.16)}"`;
    case "hexagon":
      return `<polygon points="${polygon(6, r * 1.06)}"`;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function letter(shape: SeatShape, r: number, initial = ""): string {
  if (!initial) return "";
  const size = shape === "triangle" ? 0.88 : 1.08;
  const drop = shape === "triangle" ? 0.56 : 0.37;
  const text = initial.replace(/[&<>"]/g, (c) => ESCAPES[c] ?? "");
  return `<text y="${n(r * drop)}" text-anchor="middle" font-family="var(--display)" font-weight="700" font-size="${n(r * size)}" fill="var(--seat-ink)">${text}</text>`;
}
