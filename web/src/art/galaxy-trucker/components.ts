/* The components of the warehouse, upright in a box of 100 by 100; sides and plate are drawn by tile.ts. */
import type { PartView } from "../../generated/galaxy-trucker";
import { seatColour, seatGroup } from "../seats";
import { at, n } from "../svg";
import { type AlienColour, alien, block, commuter, envoy, type Good, human } from "./figures";
import { AMBER, BROWN, PURPLE, TEAL, VIOLET, well } from "./ink";

/** What is on a component. Without it the component looks as it does in the warehouse. */
export type Content = Partial<Pick<PartView, "humans" | "alien" | "guests" | "tokens" | "goods">>;

export interface Drawn {
  readonly prefix: string;
  readonly capacity: number;
  readonly content: Content | undefined;
  /** The owner of a starting cabin. */
  readonly seat: number;
}

/** A bolt in a ring: using it costs a battery token. */
export const bolt = (x: number, y: number, size: number): string =>
  `<g transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${Math.round((size / 24) * 1000) / 1000})"><circle cx="12" cy="12" r="13" fill="#0e1b2d"/><path d="M13.5 2.5 5.5 13.5H11L10 21.5 18.5 10H13Z" fill="#9df0bf"/></g>`;

/** Everyone in a cabin, side by side. */
function crowd(content: Content | undefined, gap: number, size: number): string {
  if (content?.alien) return alien(50, 54, size + 2, content.alien);
  const who = [
    ...Array.from({ length: content?.humans ?? 0 }, () => human),
    ...(content?.guests ?? []).map((guest) => (guest === "envoy" ? envoy : commuter)),
  ];
  return who.map((draw, i) => draw(50 + (i - (who.length - 1) / 2) * gap, 54, size)).join("");
}
const isOccupied = (content: Content | undefined): boolean =>
  Boolean(content && (content.humans || content.alien || content.guests?.length));

export function cabin({ prefix, content }: Drawn): string {
  const lived = isOccupied(content);
  // In flight an empty cabin is dark; in the warehouse its windows are lit.
  const dark = content !== undefined;
  const chair = (x: number): string =>
    `<path d="M${x - 8.5} 65V47a8.5 8.5 0 0 1 17 0V65Z" fill="${dark ? "#2c3f5e" : "#a67f48"}"/><path d="M${x - 8.5} 56h17" stroke="${dark ? "#1f2f49" : "#7d5c30"}" stroke-width="2"/>`;
  const alone = (content?.humans ?? 0) + (content?.guests?.length ?? 0) === 1 && !content?.alien;
  const inside = !lived
    ? chair(38) + chair(62)
    : alone
      ? `${chair(62)}<g transform="translate(-12 0)">${crowd(content, 24, 26)}</g>`
      : crowd(content, 24, 26);
  return `${well("#122539")}<path d="M19 39a15 15 0 0 1 15-15H66a15 15 0 0 1 15 15V77H19Z" fill="#2b4d75" stroke="#86a8cd" stroke-width="1.6" stroke-linejoin="round"/><rect x="24" y="30" width="52" height="36" rx="10" fill="${dark ? "#16263f" : `url(#${prefix}-glass)`}" stroke="#f4e3c2" stroke-width="2.4"/>${inside}<path d="M22 71.5H78" stroke="#9dbbdc" stroke-width="2.6"/>`;
}

export function startingCabin({ content, seat }: Drawn): string {
  const lived = isOccupied(content);
  const mark = lived ? at(50, 80, seatGroup(seat, 7)) : at(50, 50, seatGroup(seat, 13));
  return `${well("#122539")}<circle cx="50" cy="50" r="33" fill="#1a314b" stroke="${seatColour(seat)}" stroke-width="4"/><circle cx="50" cy="50" r="27" fill="${lived ? "#16263f" : "#2b4663"}" stroke="#f4e3c2" stroke-width="1.8"/>${crowd(content, 22, 25)}${mark}`;
}

export function battery({ prefix, capacity, content }: Drawn): string {
  const [width, gap] = capacity === 3 ? [15, 20.5] : [19, 26];
  const full = content?.tokens ?? (content ? 0 : capacity);
  let cells = well("#0d231f");
  for (let i = 0; i < capacity; i++) {
    const x = 50 + gap * (i - (capacity - 1) / 2);
    const on = i < full;
    cells += `<rect x="${x - 4}" y="24" width="8" height="6" rx="1.5" fill="${on ? "#d9fbe7" : "#456a5a"}"/><rect x="${x - width / 2}" y="29" width="${width}" height="45" rx="4.5" fill="${on ? `url(#${prefix}-cell)` : "#102a22"}" stroke="${on ? "#c9f7dc" : "#4f8a6c"}" stroke-width="1.6"${on ? "" : ' stroke-dasharray="3 3"'}/>`;
    if (on)
      cells += `<path d="M${x + 1.5} 42 ${x - 4} 52.5H${x - 0.5}L${x - 1.5} 61 ${x + 4} 50H${x + 0.5}Z" fill="#083a20"/>`;
  }
  return cells;
}

const PLACES: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[50, 50, 34]],
  2: [
    [34, 50, 27],
    [66, 50, 27],
  ],
  3: [
    [34, 34, 26],
    [66, 34, 26],
    [50, 66, 26],
  ],
};

function bays(capacity: number, goods: readonly Good[], special: boolean): string {
  const rim = special ? "#f0625c" : "#6f9cc9";
  return (PLACES[capacity] ?? [])
    .map(([x, y, size], i) => {
      const good = goods[i];
      const frame = `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="3" fill="${special ? "#3c1a24" : "#0b1a2c"}" stroke="${rim}" stroke-width="${special ? 2 : 1.6}"/><path d="M${x - size / 2 + 4} ${y + size / 2 - 4}h${size - 8}" stroke="${rim}" stroke-opacity=".5" stroke-width="1.5"/>`;
      return frame + (good ? block(x, y, size * 0.86, good) : "");
    })
    .join("");
}
export const hold = ({ capacity, content }: Drawn): string =>
  well("#10233a") + bays(capacity, content?.goods ?? [], false);
export const specialHold = ({ capacity, content }: Drawn): string =>
  well("#2a1420", "#b8484c", 1.5) + bays(capacity, content?.goods ?? [], true);

export const structuralModule = ({ prefix }: Drawn): string =>
  `${well("#14263a")}<path d="M22 22 78 78M78 22 22 78M22 22H78V78H22Z" fill="none" stroke="url(#${prefix}-steel)" stroke-width="5.5" stroke-linejoin="round"/><g fill="#14263a" stroke="#cfdcec" stroke-width="2.2"><circle cx="50" cy="50" r="8.5"/><circle cx="22" cy="22" r="4.3"/><circle cx="78" cy="22" r="4.3"/><circle cx="22" cy="78" r="4.3"/><circle cx="78" cy="78" r="4.3"/></g>`;

const barrel = (prefix: string, x: number, half: number, muzzle: number, length: number): string =>
  `<rect x="${x - half}" y="8" width="${half * 2}" height="${length}" rx="3" fill="url(#${prefix}-violet)" stroke="#2a2050" stroke-width="1.2"/><rect x="${x - muzzle}" y="2" width="${muzzle * 2}" height="11" rx="3" fill="url(#${prefix}-violet)" stroke="#2a2050" stroke-width="1.2"/><path d="M${x - half} 24h${half * 2}M${x - half} 31h${half * 2}" stroke="#4a3a86" stroke-width="2"/>`;

export const cannon = ({ prefix }: Drawn): string =>
  `${well("#1c1d3b")}<circle cx="50" cy="61" r="20" fill="#2b2753" stroke="${VIOLET}" stroke-width="2"/><path d="M36 72 64 72" stroke="${VIOLET}" stroke-opacity=".5" stroke-width="2"/>${barrel(prefix, 50, 7, 10.5, 56)}<circle cx="50" cy="61" r="10" fill="url(#${prefix}-violet)" stroke="#2a2050" stroke-width="1.2"/><circle cx="50" cy="61" r="4" fill="#221b45"/>`;

export const doubleCannon = ({ prefix }: Drawn): string =>
  `${well("#1c1d3b")}<rect x="24" y="46" width="52" height="34" rx="12" fill="#2b2753" stroke="${VIOLET}" stroke-width="2"/>${barrel(prefix, 36, 6, 9, 54)}${barrel(prefix, 64, 6, 9, 54)}`;

const nozzle = (prefix: string, x: number, half: number, flare: number): string =>
  `<path d="M${x - half + 4} 80h${half * 2 - 8}c0 9-${n(half * 0.4)} 14-${half - 4} 20-${n(half * 0.4)}-6-${half - 4}-11-${half - 4}-20Z" fill="url(#${prefix}-flame)"/><rect x="${x - half}" y="21" width="${half * 2}" height="35" rx="6.5" fill="url(#${prefix}-amber)" stroke="#4a2a10" stroke-width="1.2"/><path d="M${x - half} 31h${half * 2}M${x - half} 39h${half * 2}M${x - half} 47h${half * 2}" stroke="#6b3d17" stroke-width="2"/><path d="M${x - half + 4} 56h${half * 2 - 8}l${flare} 25h-${half * 2 - 8 + flare * 2}Z" fill="#6d441f" stroke="${AMBER}" stroke-width="2" stroke-linejoin="round"/>`;

export const engine = ({ prefix }: Drawn): string =>
  `${well("#2a1e17")}${nozzle(prefix, 50, 15, 8)}<path d="M45 58l-4 22M55 58l4 22" stroke="${AMBER}" stroke-opacity=".6" stroke-width="1.6"/>`;
export const doubleEngine = ({ prefix }: Drawn): string =>
  `${well("#2a1e17")}${nozzle(prefix, 32, 11, 6)}${nozzle(prefix, 68, 11, 6)}`;

export const shield = (): string =>
  `${well("#0f2a36")}<path d="M22 24H66Q76 24 76 34V78" fill="none" stroke="${TEAL}" stroke-width="9" stroke-linecap="round" opacity=".28"/><path d="M22 24H66Q76 24 76 34V78" fill="none" stroke="${TEAL}" stroke-width="4.5" stroke-linecap="round"/><path d="M35.5 41A22 22 0 0 1 59 64.5" fill="none" stroke="${TEAL}" stroke-width="2.2" opacity=".75" stroke-linecap="round"/><path d="M40.1 33.2A30 30 0 0 1 66.8 59.9" fill="none" stroke="${TEAL}" stroke-width="1.6" opacity=".45" stroke-linecap="round"/><circle cx="37" cy="63" r="14" fill="#15495a" stroke="#c9f4fb" stroke-width="2"/>`;

function lifeSupport(colour: AlienColour): string {
  const [ink, tank, tint] = colour === "brown" ? [BROWN, "#5b3517", "#2a1f17"] : [PURPLE, "#3d2668", "#211a36"];
  return `${well(tint)}<path d="M23 33V67M77 33V67" stroke="${ink}" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/><rect x="29" y="19" width="42" height="62" rx="20" fill="${tank}" stroke="${ink}" stroke-width="2.4"/><path d="M31 44c7-5 12 5 19 0s12 5 19 0V62a19 18 0 0 1-38 0Z" fill="${ink}" opacity=".35"/><circle cx="38" cy="31" r="2.4" fill="${ink}"/><circle cx="61" cy="36" r="2" fill="${ink}"/>${alien(50, 58, 24, colour)}`;
}
export const brownLife = (): string => lifeSupport("brown");
export const purpleLife = (): string => lifeSupport("purple");
