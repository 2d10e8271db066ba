import { mix } from "../../colour";
import { rng } from "../../random";
import { at, n } from "../../svg";
import { glow, INK, raider, type Scene, shade, sky } from "./scene";

const { line, pale, mid, deep } = INK.danger;

/** A split pipe with its leak. */
function leak(s: Scene): string {
  const r = rng(s.id);
  let drops = "";
  for (let i = 0; i < 22; i++) {
    const far = r();
    drops += `<circle cx="${n(62 + far * 34 + r.between(-3, 8))}" cy="${n(36 - far * 24 + r.between(-6, 10))}" r="${n(r.between(1, 3.2))}" fill="#8fe6ff" opacity="${n(r.between(0.5, 0.95))}"/>`;
  }
  const pipe = shade(s, "pipe", "#a9b6cc", "#4c566e");
  return `${sky(s)}${pipe.defs}${glow(s, "spray", 78, 24, 26, "#8fe6ff", 0.45)}<path d="M-4 40h62v18H-4zM66 40h60v18H66z" fill="${pipe.fill}"/><path d="M58 38l-4 6 5 4-4 5 3 7h-8V38zM66 38l-3 6 5 5-5 5 4 6h7V38z" fill="#6b7690"/><g fill="#2a3146"><path d="M26 36h8v26h-8zM90 36h8v26h-8z"/></g>${drops}<path d="M62 46q8-14 26-24M60 48q4-16 12-30" stroke="#d8f7ff" stroke-width="2" fill="none" stroke-linecap="round"/>`;
}

/** Everyone runs for the pods. */
function panic(s: Scene): string {
  const runner = (x: number, y: number, q: number, coat: string, skin: string): string =>
    at(
      x,
      y,
      `<circle cy="-13" r="5" fill="${skin}"/><path d="M-1.5-11.5v1M1.5-11.5v1" stroke="#1a1420" stroke-width="1.4" stroke-linecap="round"/><ellipse cy="-9.6" rx="1.2" ry="1.6" fill="#4a1d1d"/><path d="M-5-7h10l2 13H-7z" fill="${coat}"/><path d="M-5-6-12-14M5-6 12-14" stroke="${coat}" stroke-width="3.4" stroke-linecap="round"/><path d="M-3 6-9 15M3 6l7 6" stroke="#2a1c2c" stroke-width="3.6" stroke-linecap="round"/>`,
      `scale(${q})`,
    );
  return `${sky(s, 6)}${glow(s, "alarm", 60, 6, 46, "#ff5a4a", 0.75)}<path d="M0 66h120v14H0z" fill="${deep}"/><path d="M0 66h120" stroke="${line}" stroke-width="1.6"/><path d="M60-2 20 66h24L60 8l16 58h24z" fill="#ff7a5a" opacity=".18"/><path d="M50 0h20v5a10 10 0 0 1-20 0z" fill="#ff6b5a"/><circle cx="60" cy="6" r="3" fill="#fff1e0"/>${runner(24, 50, 1.1, "#3d7dd8", "#e8ad86")}${runner(96, 51, 1.05, "#c99a2e", "#6fb7d8")}${runner(60, 48, 1.35, "#7a5be0", "#8d5a3c")}`;
}

/** A sun with a flare. */
const flare = (s: Scene): string => {
  const star = shade(s, "star", "#ffe9a8", "#ff6a2a", 'x1="0" y1="0" x2="1" y2="1"');
  return `${sky(s)}${star.defs}${glow(s, "corona", 18, 56, 66, "#ff8a3a", 0.85)}<path d="M30 26C40 2 74 0 92 16 78 10 60 14 54 30M40 40C66 22 92 30 104 50 88 38 66 42 50 56" fill="none" stroke="#ff9a4a" stroke-width="7" stroke-linecap="round"/><path d="M30 26C40 2 74 0 92 16M40 40C66 22 92 30 104 50" fill="none" stroke="#fff1c8" stroke-width="2.2" stroke-linecap="round"/><circle cx="16" cy="58" r="32" fill="${star.fill}"/><path d="M-4 48q10-8 20 0t20-4M-2 64q12-8 22 0t20-2" stroke="#ffcf7a" stroke-width="2.4" fill="none" opacity=".8"/><g fill="#8a2a10" opacity=".7"><ellipse cx="10" cy="56" rx="5" ry="3"/><ellipse cx="26" cy="46" rx="3" ry="2"/></g>`;
};

const raiders = (s: Scene): string =>
  `${sky(s)}${glow(s, "jet", 60, 20, 34, "#ff6b5a", 0.4)}<path d="M30 24 44 78M90 24 76 78M60 36v46" stroke="#ffd27a" stroke-width="1.6" stroke-dasharray="5 6"/>${raider(60, 24, 1.5)}${raider(28, 18, 1)}${raider(92, 18, 1)}<g transform="translate(60 62)"><path d="M-11-3a11 10 0 0 1 22 0c0 4-1.5 6-4 7.5v5h-14v-5c-2.5-1.5-4-3.5-4-7.5z" fill="${pale}"/><circle cx="-4.5" cy="-2" r="2.8" fill="${deep}"/><circle cx="4.5" cy="-2" r="2.8" fill="${deep}"/><path d="M-3.5 9.5v-3M0 9.5v-3M3.5 9.5v-3" stroke="${deep}" stroke-width="1.5"/></g>`;

/** Nothing but static. */
function staticStorm(s: Scene): string {
  const r = rng(s.id);
  let bolts = "";
  for (let i = 0; i < 5; i++) {
    let x = 12 + i * 23;
    let path = `M${x} -2`;
    for (let y = 8; y <= 82; y += 9) {
      x += r.between(-9, 9);
      path += `L${n(x)} ${y}`;
    }
    bolts += `<path d="${path}" stroke="#b79bff" stroke-width="5" opacity=".3" fill="none"/><path d="${path}" stroke="#f3ecff" stroke-width="1.6" fill="none" stroke-linejoin="round"/>`;
  }
  let bars = "";
  for (let i = 0; i < 16; i++)
    bars += `<rect x="${n(r.between(0, 100))}" y="${n(r.between(0, 78))}" width="${n(r.between(6, 30))}" height="${n(r.between(1, 2.4))}" fill="${r.pick(["#ff9a8c", "#fff", "#8fe6ff"])}" opacity="${n(r.between(0.2, 0.6))}"/>`;
  return `${sky(s, 10)}<path d="M8 24q4-14 20-11 6-12 22-7 12-9 24 1 16-5 20 8 16 1 14 12-4 10-22 6-12 8-26 2-14 6-24-1-24 5-28-10z" fill="#5a2f55" opacity=".85"/>${bolts}${bars}`;
}

/** A rogue planet that flings ships back where they came from. */
const slingshot = (s: Scene): string => {
  const rock = shade(s, "rock", "#c9736a", "#3a1626", 'x1="0" y1="0" x2="1" y2="1"');
  return `${sky(s)}${rock.defs}${glow(s, "pull", 76, 40, 40, "#ff9a8c", 0.35)}<path d="M14 14Q60-4 94 18T100 66Q70 84 40 62T20 78" fill="none" stroke="${line}" stroke-width="2" stroke-dasharray="5 4" stroke-linecap="round"/><circle cx="74" cy="42" r="21" fill="${rock.fill}"/><path d="M55 36q18 8 38-2M56 50q16 7 34 0" stroke="#7a3040" stroke-width="2" fill="none"/><circle cx="68" cy="34" r="3.6" fill="#7a3040"/><circle cx="82" cy="48" r="2.6" fill="#7a3040"/><g transform="translate(22 72) rotate(-160)"><path d="M0-9-7 6 0 3 7 6z" fill="#eef2f8"/><path d="M0-9-7 6 0 3z" fill="#a9b6cc"/></g><path d="M24 58l-6 8 10 1" fill="none" stroke="${pale}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
};

function asteroids(s: Scene): string {
  const r = rng(s.id);
  const rock = (x: number, y: number, q: number): string => {
    const points: string[] = [];
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI * 2;
      const k = q * r.between(0.75, 1.15);
      points.push(`${n(Math.cos(a) * k)} ${n(Math.sin(a) * k)}`);
    }
    const tint = r.between(0, 0.4);
    return at(
      x,
      y,
      `<path d="M${points.join("L")}z" fill="${mix("#8f6a5a", "#5a3c46", tint)}"/><path d="M${points.slice(4).join("L")}L0 ${n(q * 0.15)}z" fill="${mix("#c79a80", "#8a5a5a", tint)}"/><circle cx="${n(q * 0.25)}" cy="${n(q * 0.3)}" r="${n(q * 0.2)}" fill="#3a2228"/>`,
    );
  };
  let belt = "";
  for (let i = 0; i < 22; i++) {
    const t = i / 21;
    const size = r() < 0.25 ? r.between(7, 12) : r.between(2, 5);
    belt += rock(-2 + t * 124, 62 - t * 44 + r.between(-13, 13), size);
  }
  return `${sky(s)}<path d="M-6 74Q60 56 126 4" stroke="#ffb08a" stroke-width="26" opacity=".12" fill="none"/>${belt}`;
}

/** A fleet that blocks the way until you pay. */
const tollFleet = (s: Scene): string =>
  `${sky(s)}<path d="M8 56h104" stroke="#ffd27a" stroke-width="3"/><path d="M8 56h104" stroke="${deep}" stroke-width="3" stroke-dasharray="8 8"/>${raider(24, 30, 1.25)}${raider(96, 30, 1.25)}${raider(60, 22, 1.8)}<circle cx="60" cy="60" r="14" fill="#2a1020" stroke="#ffd27a" stroke-width="2.4"/><path d="M64.5 55a6.5 6.5 0 1 0 0 10M60 50.5v19" stroke="#ffd27a" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M8 48v18M112 48v18" stroke="${line}" stroke-width="4" stroke-linecap="round"/>`;

/** Space itself, bent. */
function gravityWell(s: Scene): string {
  const rows: string[] = [];
  for (let i = 0; i <= 7; i++) {
    const y = 18 + i * 8;
    const sink = 26 * Math.exp(-((i - 3.2) ** 2) / 5);
    rows.push(
      `<path d="M${-4 - i * 3} ${y}C34 ${y} 44 ${n(y + sink)} 60 ${n(y + sink)}S86 ${y} ${124 + i * 3} ${y}"/>`,
    );
  }
  for (let i = -5; i <= 5; i++) {
    const x = 60 + i * 12;
    rows.push(`<path d="M${n(60 + i * 10)} 16C${n(x)} 34 ${n(60 + i * 4.5)} 56 ${n(60 + i * 16)} 84"/>`);
  }
  return `${sky(s)}<g fill="none" stroke="${line}" stroke-width="1" opacity=".7">${rows.join("")}</g>${glow(s, "mass", 60, 60, 22, "#ff9a8c", 0.7)}<circle cx="60" cy="60" r="9" fill="#1c0a14"/><path d="M53 55a9 9 0 0 1 14 0" stroke="${pale}" stroke-width="1.6" fill="none"/><g transform="translate(36 28) rotate(130)"><path d="M0-8-6 5 0 3 6 5z" fill="#eef2f8"/><path d="M0-8-6 5 0 3z" fill="#a9b6cc"/></g>`;
}

/** A gate, two guns and a warning light. */
const borderPatrol = (s: Scene): string => {
  const tower = shade(s, "tower", "#8c4a58", "#331522");
  return `${sky(s)}${tower.defs}<path d="M60 20 16 82h88z" fill="#ffe1b0" opacity=".22"/><path d="M6 80V28l8-8 8 8v52zM98 80V28l8-8 8 8v52z" fill="${tower.fill}" stroke="${line}" stroke-width="1.4"/><path d="M22 40h76M22 48h76" stroke="${line}" stroke-width="2.4" stroke-dasharray="9 4"/><path d="M10 36h8M10 44h8M102 36h8M102 44h8" stroke="#ffd27a" stroke-width="2"/><path d="M38 16q22-16 44 0l-5 9H43z" fill="#b3404a"/><path d="M60 8q14 0 22 8l-5 9H60z" fill="#7a2634"/><circle cx="60" cy="20" r="5" fill="#fff1d0"/><path d="M43 25l-7 8M77 25l7 8" stroke="${line}" stroke-width="3" stroke-linecap="round"/><g transform="translate(60 66)"><path d="M-9-9h18v8c0 6-4 9-9 11-5-2-9-5-9-11z" fill="${deep}" stroke="${pale}" stroke-width="1.8" stroke-linejoin="round"/><path d="M-4-1l3 3 5-6" stroke="${pale}" stroke-width="2" fill="none" stroke-linecap="round" stroke-linejoin="round"/></g>`;
};

/** A black hole. */
const blackHole = (s: Scene): string => {
  const disc = shade(s, "disc", "#ffe9b0", "#ff5a3a", 'x1="0" y1="0" x2="1" y2="0"');
  return `${sky(s, 60)}${disc.defs}${glow(s, "halo", 60, 40, 44, "#ff9a5a", 0.6)}<g transform="rotate(-14 60 40)" fill="none"><ellipse cx="60" cy="40" rx="50" ry="13" stroke="${disc.fill}" stroke-width="7" opacity=".85"/><ellipse cx="60" cy="40" rx="38" ry="9" stroke="#fff1d0" stroke-width="2"/></g><circle cx="60" cy="40" r="19" fill="#020106"/><circle cx="60" cy="40" r="20.5" fill="none" stroke="#ffd9a0" stroke-width="2.2"/><path d="M41 33Q60 14 79 33" fill="none" stroke="#ffb070" stroke-width="2.4" opacity=".8"/><g transform="rotate(-14 60 40)"><path d="M10 40a50 13 0 0 0 100 0" fill="none" stroke="${disc.fill}" stroke-width="7"/><path d="M22 40a38 9 0 0 0 76 0" fill="none" stroke="#fff1d0" stroke-width="2"/></g>`;
};

/** A fleet with painted hulls and a banner. */
const warBand = (s: Scene): string =>
  `${sky(s)}${glow(s, "fire", 60, 66, 50, "#ff5a3a", 0.55)}${raider(18, 52, 0.95, 20)}${raider(102, 52, 0.95, -20)}${raider(36, 62, 1.15, 10)}${raider(84, 62, 1.15, -10)}<path d="M60 4v60" stroke="#d9b98a" stroke-width="2.6" stroke-linecap="round"/><path d="M60 8h30l-6 9 6 9H60z" fill="${mid}"/><path d="M60 8H30l6 9-6 9h30z" fill="#e0606a"/><path d="M52 12l16 12M68 12 52 24" stroke="${pale}" stroke-width="2.6" stroke-linecap="round"/>${raider(60, 58, 1.7, 0)}`;

export const DANGERS: Readonly<Record<string, (scene: Scene) => string>> = {
  leak,
  panic,
  flare,
  raiders,
  static: staticStorm,
  slingshot,
  "asteroid-a": asteroids,
  "asteroid-b": tollFleet,
  "gravity-a": gravityWell,
  "gravity-b": borderPatrol,
  "hole-a": blackHole,
  "hole-b": warBand,
};
