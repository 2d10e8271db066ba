/* What moves about on the ship: crew, battlebots, rockets, interceptors, and the tokens of threats. Feet at the origin. */
import { seatColour, seatShape } from "../seats";
import { n, polygon } from "../svg";
import { type CardColour, COLOUR_INK, type Ids, INK, shade } from "./ink";

interface FigureStyle {
  /** The one who looks at the screen. */
  you?: boolean;
  knockedOut?: boolean;
  ghost?: boolean;
  /** The squad that follows: ready or disabled. */
  bots?: "ready" | "disabled" | "";
}

/** A crew member of a seat, about 42 tall. */
export function crewGroup(seat: number, next: Ids, style: FigureStyle = {}): string {
  const colour = seatColour(seat);
  const suit = next();
  const ground = style.you
    ? `<ellipse rx="15" ry="4.5" fill="${colour}" fill-opacity=".25" stroke="${colour}" stroke-width="1.6"/>`
    : '<ellipse rx="11" ry="3" fill="#000" opacity=".45"/>';
  return `<g${style.knockedOut ? ' transform="rotate(84)"' : ""}${style.ghost ? ' opacity=".45"' : ""}><defs>${shade(suit, colour, "#0d1424", 'x1="0" y1="0" x2="0" y2="1.7"')}</defs>${ground}<path d="M-8.5-1-7-13H7L8.5-1Q5 1 2-1L0-9-2-1Q-5 1-8.5-1z" fill="#1b2740" stroke="${colour}"/><path d="M-10.5-12Q-12-25-5-26.5H5Q12-25 10.5-12 0-8.5-10.5-12z" fill="url(#${suit})" stroke="${colour}"/><circle cy="-33" r="8.2" fill="#dfe7f3"/><path d="M-6.4-35Q0-40 6.4-35 7-30 4.6-28.4 0-26.6-4.6-28.4-7-30-6.4-35z" fill="#111a2d"/><path d="M-4.6-34.6Q-1.5-37 1-36.6" stroke="#9fd0ff" stroke-width="1.5" fill="none" stroke-linecap="round"/><g transform="translate(0 -18)">${badge(seat)}</g>${style.bots ? `<g transform="translate(19 0) scale(.82)">${botsGroup(style.bots === "disabled")}</g>` : ""}</g>`;
}

/** The seat's shape, small, on the chest. */
function badge(seat: number): string {
  const fill = `fill="${INK.deep}"`;
  switch (seatShape(seat)) {
    case "circle":
      return `<circle r="3.9" ${fill}/>`;
    case "square":
      return `<rect x="-3.4" y="-3.4" width="6.8" height="6.8" rx=".6" ${fill}/>`;
    case "triangle":
      return `<polygon points="${polygon(3, 4.8, -Math.PI / 2)}" transform="translate(0 .8)" ${fill}/>`;
    case "diamond":
      return `<polygon points="${polygon(4, 4.6)}" ${fill}/>`;
    case "hexagon":
      return `<polygon points="${polygon(6, 4.3)}" ${fill}/>`;
  }
}

/** An android: a seat it has none, so it is steel and carries its number. */
export function androidGroup(number: number, next: Ids, style: FigureStyle = {}): string {
  const suit = next();
  return `<g${style.knockedOut ? ' transform="rotate(84)"' : ""}${style.ghost ? ' opacity=".45"' : ""}><defs>${shade(suit, "#c3cfe4", "#3a4a6b")}</defs><ellipse rx="11" ry="3" fill="#000" opacity=".45"/><path d="M-8-1-6.5-12H6.5L8-1H2.5L0-8-2.5-1z" fill="#26344f" stroke="#b9c9e8"/><path d="M-10-12 -11-25H11L10-12z" fill="url(#${suit})" stroke="#dfe7f3"/><rect x="-7.5" y="-40" width="15" height="13" rx="4" fill="url(#${suit})" stroke="#dfe7f3"/><rect x="-5" y="-36" width="10" height="4" rx="2" fill="${INK.deep}"/><circle cx="-2.4" cy="-34" r="1.2" fill="${INK.alarm}"/><circle cx="2.4" cy="-34" r="1.2" fill="${INK.alarm}"/><path d="M0-40v-4" stroke="#dfe7f3" stroke-width="1.4"/><text y="-14.6" text-anchor="middle" font-family="var(--display)" font-weight="700" font-size="10" fill="${INK.deep}">${number}</text>${style.bots ? `<g transform="translate(19 0) scale(.82)">${botsGroup(style.bots === "disabled")}</g>` : ""}</g>`;
}

export function botsGroup(disabled = false): string {
  const one = (x: number, y: number, size: number): string =>
    `<g transform="translate(${x} ${y}) scale(${size})${disabled ? " rotate(80)" : ""}"><path d="M-5 0V-5M5 0V-5" stroke="#9fb4d4" stroke-width="3" stroke-linecap="round"/><rect x="-8" y="-17" width="16" height="12" rx="3" fill="#4a5f85" stroke="#b6c8e6" stroke-width="1.2"/><rect x="-6.5" y="-27" width="13" height="9" rx="3" fill="#6b82ac" stroke="#b6c8e6" stroke-width="1.2"/><rect x="-4" y="-24.5" width="8" height="3" rx="1.5" fill="${disabled ? "#26344f" : INK.warn}"/><path d="M0-27v-4" stroke="#b6c8e6" stroke-width="1.4"/></g>`;
  return one(7, -3, 0.78) + one(-3, 0, 0.92);
}

export const rocketGroup = (): string =>
  `<path d="M-4.5-4V-18Q-4-25 0-29 4-25 4.5-18V-4z" fill="#dfe7f3"/><path d="M-4.4-19Q-4-25 0-29 4-25 4.4-19z" fill="${INK.alarm}"/><path d="M-4.5-4-9 0V-8L-4.5-13zM4.5-4 9 0V-8L4.5-13z" fill="#8494b0"/><circle cy="-14" r="1.7" fill="#26344f"/>`;

export const interceptorGroup = (): string =>
  '<path d="M-22-3-8-10-4-20H4L8-10 22-3V1L8-2 5 1H-5L-8-2-22 1z" fill="#5c7099" stroke="#c3d2ee" stroke-width="1.1" stroke-linejoin="round"/><path d="M-3-17H3L4-10H-4z" fill="#9fd0ff"/><path d="M-22-3V-9M22-3V-9" stroke="#c3d2ee" stroke-width="1.6"/>';

/** The number of a threat: the turn it appears. */
export function numberGroup(
  number: number | string,
  radius: number,
  colour: CardColour = "white",
  ghost = false,
): string {
  const ink = COLOUR_INK[colour];
  const paint = ghost
    ? `fill="${INK.deep}" stroke="${ink}" stroke-width="1.6" stroke-dasharray="3 2.4"`
    : `fill="${ink}" stroke="${INK.deep}" stroke-width="2"`;
  return `<polygon points="${polygon(6, radius, Math.PI / 6)}" ${paint} stroke-linejoin="round"/><text y="${n(radius * 0.38)}" text-anchor="middle" font-family="var(--display)" font-weight="700" font-size="${n(radius * 1.1)}" fill="${ghost ? ink : INK.deep}">${number}</text>`;
}
