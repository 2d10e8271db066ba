/* A truck on the drawing board, and the weather it will meet. */
import { at, radial } from "../svg";
import { frame, HEIGHT, WIDTH } from "./frame";

const SIDE = 36;
type Part = "cannon" | "shield" | "cabin" | "cargo" | "core" | "battery" | "engine" | "pipe";

const PARTS: Readonly<Record<Part, string>> = {
  cannon:
    '<path d="M-4 8h8v-9h-8zM-2-1v-22h4v22" fill="#c9d6e6"/><path d="M0-24v-5" stroke="#ff7a6a" stroke-width="2.5" stroke-linecap="round"/>',
  engine:
    '<path d="M-6-8h12l3 14h-18z" fill="#c9d6e6"/><path d="M-7 8Q0 44 7 8z" fill="#ff9a4a"/><path d="M-3.5 8Q0 30 3.5 8z" fill="#ffe6a8"/>',
  cabin:
    '<circle r="10" fill="#0d2238" stroke="#c9d6e6" stroke-width="2"/><path d="M-7 7q7-9 14 0" fill="#f2b134"/><circle cy="-2" r="4.5" fill="#f0c39c"/>',
  core: '<circle r="12" fill="#0d2238" stroke="#ffd9a8" stroke-width="2.4"/><path d="M-10 8q4-8 9-4 6-5 11 4" fill="#e4572e"/><circle cx="-4" cy="-2" r="4" fill="#8d5a3c"/><circle cx="5" cy="-2" r="4" fill="#f0c39c"/>',
  cargo:
    '<rect x="-11" y="-11" width="10" height="10" rx="1.5" fill="#e8483f"/><rect x="1" y="-11" width="10" height="10" rx="1.5" fill="#f2c230"/><rect x="-11" y="1" width="10" height="10" rx="1.5" fill="#4caf6a"/><rect x="1" y="1" width="10" height="10" rx="1.5" fill="none" stroke="#7d9ab5" stroke-dasharray="2 2"/>',
  battery:
    '<rect x="-9" y="-9" width="7" height="18" rx="2" fill="#59d38d"/><rect x="2" y="-9" width="7" height="18" rx="2" fill="#59d38d"/><path d="M-7-11h3M4-11h3" stroke="#59d38d" stroke-width="2"/>',
  shield:
    '<path d="M-9 4q9-14 18 0" fill="none" stroke="#8fe0ff" stroke-width="2.5"/><path d="M-5 8q5-8 10 0" fill="none" stroke="#8fe0ff" stroke-width="2"/>',
  pipe: '<path d="M0-14V14M-14 0H14" stroke="#f0b884" stroke-width="3"/><circle r="4" fill="#d98e4a"/>',
};

const TRUCK: readonly (readonly [number, number, Part])[] = [
  [2, 0, "cannon"],
  [1, 1, "shield"],
  [2, 1, "cabin"],
  [3, 1, "cargo"],
  [0, 2, "cannon"],
  [1, 2, "cargo"],
  [2, 2, "core"],
  [3, 2, "battery"],
  [4, 2, "cannon"],
  [0, 3, "engine"],
  [1, 3, "cabin"],
  [2, 3, "pipe"],
  [3, 3, "engine"],
  [2, 4, "engine"],
];

function truck(): string {
  const has = (x: number, y: number): boolean => TRUCK.some(([a, b]) => a === x && b === y);
  return TRUCK.map(([x, y, part]) => {
    const [left, top] = [70 + x * SIDE, 44 + y * SIDE];
    const tile = `<rect x="${left + 1}" y="${top + 1}" width="${SIDE - 2}" height="${SIDE - 2}" rx="4" fill="${part === "core" ? "#2c5273" : "#1b4261"}" stroke="#d98e4a" stroke-width="1.5"/>`;
    const right = has(x + 1, y)
      ? `<path d="M${left + SIDE - 5} ${top + SIDE / 2 - 4}h10M${left + SIDE - 5} ${top + SIDE / 2 + 4}h10" stroke="#f0b884" stroke-width="2.4"/>`
      : "";
    const below = has(x, y + 1)
      ? `<path d="M${left + SIDE / 2} ${top + SIDE - 5}v10" stroke="#f0b884" stroke-width="3"/>`
      : "";
    return tile + right + below + at(left + SIDE / 2, top + SIDE / 2, PARTS[part]);
  }).join("");
}

function blueprint(): string {
  let lines = "";
  for (let x = 0; x <= WIDTH; x += 18) lines += `<path d="M${x} 0V${HEIGHT}" stroke-opacity="${x % 90 ? 0.09 : 0.2}"/>`;
  for (let y = 0; y <= HEIGHT; y += 18) lines += `<path d="M0 ${y}H${WIDTH}" stroke-opacity="${y % 90 ? 0.09 : 0.2}"/>`;
  return `<g stroke="#5fa2d0">${lines}</g>`;
}

const meteor = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    '<path d="M4-4 90-60M8 4 96-40M0 10 84-18" stroke="#ffb070" stroke-width="2" opacity=".35" stroke-linecap="round"/><path d="M-14-6-6-15 7-14 15-4 13 9 2 15-11 11z" fill="#8a6a58"/><path d="M-14-6-6-15 7-14 2-4-8 2-11 11z" fill="#b58f76"/><circle cx="3" cy="4" r="3" fill="#5d4538"/>',
    `scale(${size})`,
  );

export function galaxyTrucker(prefix: string): string {
  const ground = `${prefix}-ground`;
  return frame(
    `<defs>${radial(
      ground,
      [
        [0, "#1d4b70"],
        [1, "#0b1f33"],
      ],
      'cx=".5" cy=".45" r=".8"',
    )}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${ground})"/>${blueprint()}<g transform="rotate(-7 160 120) translate(3 -16)">${truck()}</g>${meteor(286, 62, 1.05)}${meteor(40, 40, 0.6)}${meteor(268, 120, 0.42)}<path d="M22 206H92M22 200v12M92 200v12" stroke="#d98e4a" stroke-width="1.5"/><path d="M262 214l14-14 6 6-14 14zM276 200l8-8 6 6-8 8" fill="none" stroke="#d98e4a" stroke-width="1.7" stroke-linejoin="round"/>`,
  );
}
