/**
 * One icon: its name for screen readers, and its strokes on a 24 grid. A shape marked %f is filled when the icon is
 * active; %n is then drawn in the background color; %d is a dot, always filled.
 */
interface IconShape {
  readonly label: string;
  readonly body: string;
}
export type IconTable = Readonly<Record<string, IconShape>>;

export interface IconStyle {
  /** Any CSS color; by default the color of the text. */
  colour?: string;
  active?: boolean;
  /** The color behind the icon, for lines inside a filled shape. */
  behind?: string;
  /** Stroke width on the 24 grid. */
  stroke?: number;
}

/** The strokes alone, for a 24 x 24 box inside another picture. */
export function strokes(shape: IconShape, style: IconStyle = {}): string {
  const { colour = "currentColor", active = false, behind = "var(--space-1)", stroke = 1.75 } = style;
  const inverted = active && shape.body.includes("%f");
  const body = shape.body
    .replaceAll("%f", active ? `fill="${colour}"` : "")
    .replaceAll("%n", inverted ? `stroke="${behind}"` : "")
    .replaceAll("%d", `fill="${inverted ? behind : colour}" stroke="none"`);
  return `<g fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;
}
