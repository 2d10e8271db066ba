import { rng } from "../../random";
import { at, n } from "../../svg";
import type { Family, Palette } from "../planet/looks";
import { planetGroup } from "../planets";
import { glow, INK, type Scene, shade, sky } from "./scene";

const { line, pale, mid, deep } = INK.discovery;

/** Dwarf planets are real planets, small and off center, each with its own surface. */
function dwarf(scene: Scene, family: Family, tone: Palette, extra = "", ring = false): string {
  const body = planetGroup(
    { id: scene.id, type: "energy", vp: 1 },
    `${scene.prefix}-p`,
    23,
    { family, palette: 0, ring },
    tone,
  );
  return `${sky(scene)}<path d="M-6 66Q54 22 126 46" fill="none" stroke="${line}" stroke-opacity=".35" stroke-dasharray="1 4" stroke-linecap="round"/>${at(60, 41, body)}${extra}`;
}
const tone = (night: string, dark: string, middle: string, light: string, air: string): Palette => ({
  night,
  deep: dark,
  mid: middle,
  pale: light,
  air,
});

const ashen = (s: Scene): string =>
  dwarf(s, "craters", tone("#1c1d22", "#53555f", "#9a9ca6", "#e3e4ea", "#c3c6d2"), ashCloud(s));

function ashCloud(s: Scene): string {
  const r = rng(`${s.id} ash`);
  let dust = "";
  for (let i = 0; i < 26; i++)
    dust += `<circle cx="${n(20 + i * 3.2)}" cy="${n(58 - i * 0.9 + r.between(-5, 5))}" r="${n(r.between(0.6, 1.8))}" fill="#d5d7de" opacity="${n(r.between(0.3, 0.8))}"/>`;
  return dust;
}

const brill = (s: Scene): string =>
  dwarf(
    s,
    "shards",
    tone("#12424f", "#2b8ca3", "#7ed6e6", "#ffffff", "#bdf6ff"),
    [
      [34, 20, 7],
      [88, 18, 5],
      [92, 58, 8],
      [30, 58, 4],
    ]
      .map(
        ([x = 0, y = 0, q = 0]) =>
          `<path d="M${x} ${y - q}q.6 ${q * 0.8} ${q} ${q}-${q * 0.8} .2-${q} ${q}-.2-${q * 0.8}-${q}-${q} ${q * 0.8}-.2 ${q}-${q}z" fill="#fff" opacity=".9"/>`,
      )
      .join(""),
  );

const cinder = (s: Scene): string => dwarf(s, "lava", tone("#150c0c", "#331a17", "#6b2d1f", "#ff9a4d", "#d9542b"));

const dusk = (s: Scene): string =>
  dwarf(
    s,
    "desert",
    tone("#1a1438", "#3f3473", "#7a63b5", "#f3c9a0", "#ffb98a"),
    `${glow(s, "sun", 20, 66, 26, "#ffb070", 0.8)}<circle cx="20" cy="66" r="4" fill="#fff0d8"/>`,
  );

const ember = (s: Scene): string => {
  const r = rng(`${s.id} sparks`);
  let sparks = "";
  for (let i = 0; i < 16; i++)
    sparks += `<circle cx="${n(r.between(26, 96))}" cy="${n(r.between(6, 40))}" r="${n(r.between(0.6, 1.5))}" fill="${r.pick(["#ffd27a", "#ff9a4d", "#fff1c8"])}"/>`;
  return dwarf(s, "storm", tone("#4a1405", "#b9410f", "#ff8a2e", "#ffe6a0", "#ffb454"), sparks);
};

const frost = (s: Scene): string =>
  dwarf(s, "ice", tone("#28435c", "#6d9cc0", "#b9dcf2", "#ffffff", "#e2f5ff"), "", true);

/** Rivers of charge across the sky. */
function ionStream(s: Scene): string {
  const flow = [0, 1, 2, 3, 4]
    .map((i) => {
      const y = 20 + i * 9;
      const path = `M-6 ${y + 14}C24 ${y - 16} 46 ${y + 30} 72 ${y + 2}S108 ${y - 14} 128 ${y - 4}`;
      return `<path d="${path}" fill="none" stroke="${["#4fe3ff", "#8be0b4", "#e9fff2", "#6df0c8", "#4cb8ff"][i]}" stroke-width="${[2, 5, 1.6, 4, 1.4][i]}" stroke-linecap="round" opacity="${[0.8, 0.35, 1, 0.4, 0.8][i]}"/>`;
    })
    .join("");
  return `${sky(s)}${glow(s, "core", 60, 42, 46, "#4fe3ff", 0.35)}${flow}<path d="M40 20l-6 12h6l-4 12 12-16h-6l4-8z" fill="#fff6c9"/><path d="M82 38l-4 8h4l-3 8 8-11h-4l3-5z" fill="#fff6c9" opacity=".85"/>`;
}

/** A star's bow wave, and a sail riding it. */
const solarWake = (s: Scene): string =>
  `${sky(s)}${glow(s, "sun", 8, 40, 52, "#ffcf6b", 0.95)}<circle cx="2" cy="40" r="15" fill="#fff1c8"/>${[
    26, 38, 50, 62,
  ]
    .map(
      (q, i) =>
        `<path d="M${n(2 + q * 0.5)} ${n(40 - q * 0.87)}A${q} ${q} 0 0 1 ${n(2 + q * 0.5)} ${n(40 + q * 0.87)}" fill="none" stroke="#ffd27a" stroke-width="${4 - i * 0.8}" opacity="${0.75 - i * 0.14}"/>`,
    )
    .join(
      "",
    )}<path d="M84 16Q104 30 84 62Q92 40 84 16z" fill="#eafff4"/><path d="M84 16Q74 40 84 62Q80 40 84 16z" fill="${line}"/><path d="M84 40h20" stroke="${pale}" stroke-width="2"/><path d="M102 36l8 4-8 4z" fill="${pale}"/>`;

/** Curtains of light. */
const plasmaVeil = (s: Scene): string => {
  const r = rng(s.id);
  let folds = "";
  for (let i = 0; i < 15; i++) {
    const x = 4 + i * 8;
    const top = 14 + Math.sin(i * 0.8) * 8 + r.between(-3, 3);
    folds += `<path d="M${n(x)} ${n(top)}q4-5 8 0v${n(r.between(34, 50))}q-4 8-8 0z" fill="${r.pick(["#7df0c0", "#b79bff", "#5fd6e6", "#ff9ad0"])}" opacity="${n(r.between(0.3, 0.6))}"/>`;
  }
  return `${sky(s)}${folds}<path d="M0 22Q30 6 60 20T124 16" fill="none" stroke="#eafff4" stroke-width="1.5" opacity=".8"/><g transform="translate(60 62) scale(.8)"><path d="M0-9 7 6 0 3-7 6z" fill="#0a1820" stroke="${pale}" stroke-width="1.4" stroke-linejoin="round"/></g>`;
};

/** Three towers that hum. */
function singingRuin(s: Scene): string {
  const stone = shade(s, "stone", mid, deep);
  return `${sky(s)}${glow(s, "song", 60, 30, 34, line, 0.55)}${stone.defs}<g fill="none" stroke="${line}" opacity=".55"><path d="M46 30a14 14 0 0 1 28 0M39 30a21 21 0 0 1 42 0M32 30a28 28 0 0 1 56 0"/></g><g fill="${stone.fill}" stroke="${line}" stroke-width="1.8" stroke-linejoin="round"><path d="M24 70V38l8-8v40zM49 70V24l11-11 11 11v46zM88 70V36l9 8v26z"/></g><path d="M55 70V46q5-7 10 0v24z" fill="#06120f"/><circle cx="60" cy="30" r="5.5" fill="${pale}"/><path d="M8 70h104" stroke="${line}" stroke-width="2"/><path d="M98 18v9a3 3 0 1 1-2-2.8V14l8-2v4zM22 22v7a2.6 2.6 0 1 1-1.6-2.4V19z" fill="${pale}"/>`;
}

/** Endless shelves around a reading light. */
function lostLibrary(s: Scene): string {
  const r = rng(s.id);
  let shelves = "";
  for (let row = 0; row < 4; row++) {
    const y = 14 + row * 15;
    for (const [from, to] of [
      [10, 44],
      [76, 110],
    ] as const) {
      for (let x = from; x < to; ) {
        const w = r.between(2.4, 5);
        const h = r.between(8, 12);
        shelves += `<rect x="${n(x)}" y="${n(y + 12 - h)}" width="${n(w - 0.6)}" height="${n(h)}" fill="${r.pick([mid, "#5fb58d", "#c9a65c", "#8c6bd0", "#3f7fa8", "#d98a6a"])}"/>`;
        x += w;
      }
      shelves += `<path d="M${from - 3} ${y + 13}h${to - from + 6}" stroke="${line}" stroke-width="1.8"/>`;
    }
  }
  return `${sky(s, 14)}${glow(s, "lamp", 60, 34, 34, "#ffe2a0", 0.75)}${shelves}<path d="M48 46q6-4 12 0 6-4 12 0v15q-6-4-12 0-6-4-12 0z" fill="#f7efd8" stroke="#8a6a35" stroke-width="1.4" stroke-linejoin="round"/><path d="M60 46v15M51 50h6M51 54h6M63 50h6M63 54h6" stroke="#8a6a35"/><circle cx="60" cy="30" r="4" fill="#fff6d8"/><path d="M60 8v18" stroke="${line}"/>`;
}

/** A cave painting: hunters, a sun, a hand. */
const firstMural = (s: Scene): string =>
  `${sky(s, 8)}<path d="M6 10 28 4 64 8 102 5 115 14 117 58 108 74 60 77 14 73 4 50z" fill="#c79a68"/><path d="M6 10 28 4 64 8 102 5 115 14 96 16 50 14 20 20 12 46 14 73 4 50z" fill="#e4bd8c"/><path d="M70 20l8 18-6 14M30 66l10-10 14 4" stroke="#8a6238" stroke-width="1.4" fill="none"/><g fill="none" stroke="#7a2d1e" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><circle cx="88" cy="26" r="7"/><path d="M88 14v-3M88 41v-3M76 26h-3M103 26h-3M96.5 17.5l2-2M79.5 34.5l-2 2M96.5 34.5l2 2M79.5 17.5l-2-2"/><path d="M28 54q8-12 20-8l6-6M48 46l2 12M34 50l-2 10M54 40l3 3"/><path d="M68 44v10l-5 10M68 54l5 9M60 48l16-2M76 36v20"/></g><circle cx="68" cy="40" r="3" fill="#7a2d1e"/><path d="M21 38v-8M25 37v-11M29 37v-10M33 39v-7M20 44q0-6 7-6t7 6-6 8-8-8z" stroke="#b5482c" stroke-width="3" stroke-linecap="round" fill="#b5482c"/><path d="M88 62q8-7 16 0-8 7-16 0z" fill="none" stroke="#7a2d1e" stroke-width="2"/><circle cx="96" cy="62" r="1.8" fill="#7a2d1e"/>`;

/** Kites and lanterns: people who live on the wind. */
function friendlyTribe(s: Scene): string {
  const boat = (x: number, y: number, q: number, sail: string, lamp: string): string =>
    at(
      x,
      y,
      `<path d="M0-20Q16-14 14 2L0 2z" fill="${sail}"/><path d="M0-18Q-9-10-9 2L0 2z" fill="${pale}"/><path d="M-14 4h28q-4 9-14 9T-14 4z" fill="${mid}" stroke="${line}" stroke-width="1.4"/><path d="M0 4v-26" stroke="${line}" stroke-width="1.4"/><circle cx="-8" cy="-1" r="2.8" fill="#e8ad86"/><circle cx="6" cy="-1" r="2.8" fill="#8d5a3c"/><path d="M12 3q5 2 5 7" stroke="${line}" fill="none"/><circle cx="17" cy="12" r="2.4" fill="${lamp}"/>`,
      `scale(${q})`,
    );
  return `${sky(s)}${glow(s, "lamp", 68, 56, 30, "#ffd27a", 0.45)}${boat(30, 34, 0.85, "#ff9ad0", "#ffd27a")}${boat(92, 30, 0.7, "#7cc4ff", "#ffe9a8")}${boat(62, 52, 1.15, "#ffc65c", "#fff1c8")}`;
}

/** A shop in space without a shopkeeper. */
const tradeBuoy = (s: Scene): string => {
  const hull = shade(s, "hull", "#3fae7d", "#124433");
  return `${sky(s)}${glow(s, "lamp", 60, 12, 22, "#ffd77a", 0.8)}${hull.defs}<path d="M60 16v8" stroke="${line}" stroke-width="2.4"/><circle cx="60" cy="13" r="4" fill="#ffd77a"/><path d="M49 24h22l7 18-7 18H49l-7-18z" fill="${hull.fill}" stroke="${line}" stroke-width="2" stroke-linejoin="round"/><path d="M60 33a4.5 4.5 0 0 0-4.5 4.5c0 6 9 3 9 9A4.5 4.5 0 0 1 60 51M60 30v24" fill="none" stroke="${pale}" stroke-width="2.2" stroke-linecap="round"/><path d="M22 42h20M78 42h20" stroke="${line}" stroke-width="2.2"/><g fill="${mid}" stroke="${line}" stroke-width="1.4"><path d="M12 30h12v24H12zM96 30h12v24H96z"/></g><path d="M12 38h12M12 46h12M96 38h12M96 46h12" stroke="${line}"/><path d="M52 60v8M60 60v11M68 60v8" stroke="${line}" stroke-width="1.6"/>`;
};

function chart(s: Scene, route: string, marks: readonly (readonly [number, number, number])[], extra: string): string {
  const dots = marks
    .map(
      ([x, y, q]) =>
        `<circle cx="${x}" cy="${y}" r="${q}" fill="#0f3a30" stroke="#0f3a30"/><circle cx="${x}" cy="${y}" r="${q + 2.4}" fill="none" stroke="#0f3a30" stroke-opacity=".6"/>`,
    )
    .join("");
  return `${sky(s, 14)}<g transform="rotate(-4 60 40)"><path d="M14 12q46-6 92 0v56q-46 6-92 0z" fill="#e9dcb6"/><path d="M14 12q46-6 92 0v8q-46-6-92 0z" fill="#fff6da"/><path d="M37 10v59M60 9v61M83 10v59M14 30q46-4 92 0M14 50q46 4 92 0" fill="none" stroke="#b9a675" stroke-width=".8"/>${extra}<path d="${route}" fill="none" stroke="#b5402c" stroke-width="2" stroke-dasharray="4 3" stroke-linecap="round"/>${dots}<rect x="9" y="8" width="6" height="64" rx="3" fill="#8a6a35"/><rect x="105" y="8" width="6" height="64" rx="3" fill="#6b4f24"/></g>`;
}
const chartOfTheVeil = (s: Scene): string =>
  chart(
    s,
    "M26 58Q40 30 56 40T92 22",
    [
      [26, 58, 2.4],
      [56, 40, 2],
      [92, 22, 3],
    ],
    '<path d="M62 52q4-9 13-6 8-5 13 2 8 0 7 7-4 7-14 5-10 4-19-8z" fill="#8f7be8" opacity=".55"/><path d="M30 24q6-6 12 0" stroke="#8f7be8" stroke-width="3" fill="none" opacity=".5"/>',
  );
const chartOfTheShoals = (s: Scene): string =>
  chart(
    s,
    "M24 22Q46 26 50 44T96 56",
    [
      [24, 22, 3],
      [50, 44, 2],
      [96, 56, 2.4],
    ],
    '<g fill="#5d4b33" opacity=".75"><path d="M66 24l6-5 7 3 1 7-8 4-7-4zM84 34l5-3 5 3-1 6-6 2-4-4zM30 54l5-4 6 3-1 6-6 2-5-3zM72 44l4-2 3 3-2 4-5-1z"/></g>',
  );

/** Its dish still points home. */
const oldProbe = (s: Scene): string =>
  `${sky(s)}<g transform="translate(60 40) rotate(-18)"><path d="M-44-6h28v12h-28zM16-6h28v12H16z" fill="#24506b" stroke="${line}" stroke-width="1.4"/><path d="M-37-6v12M-30-6v12M-23-6v12M23-6v12M30-6v12M37-6v12M-44 0h28M16 0h28" stroke="${line}" stroke-width=".8"/><rect x="-12" y="-12" width="24" height="24" rx="3" fill="#b79a5c"/><path d="M0-12h9a3 3 0 0 1 3 3V9a3 3 0 0 1-3 3H0z" fill="#86682f"/><path d="M-16 0h4M12 0h4" stroke="${line}" stroke-width="3"/><path d="M-17-14Q0-34 17-14Q0-8-17-14z" fill="#eef2f8"/><path d="M0-24Q10-22 17-14Q8-11 0-11z" fill="#a9b6cc"/><path d="M0-18v-14" stroke="#eef2f8" stroke-width="1.6"/><circle cy="-33" r="2.2" fill="#ff9a6a"/><circle cx="-4" cy="4" r="3" fill="#0d1424" stroke="#eef2f8"/><path d="M4 12v16" stroke="#a9b6cc" stroke-width="1.6"/></g>`;

/** A row of dishes, all asleep but one. */
function silentArray(s: Scene): string {
  const dish = (x: number, y: number, q: number, awake: boolean): string =>
    at(
      x,
      y,
      `<path d="M-13-6Q0 14 13-6z" fill="${awake ? "#eafff4" : "#6f8f88"}"/><path d="M0 3Q9 2 13-6H0z" fill="${awake ? "#9fd9bd" : "#3e5752"}"/><path d="M0-6v-8M-6-6 0-14 6-6" stroke="${awake ? pale : "#6f8f88"}" stroke-width="1.4" fill="none"/><path d="M0 4v14M-7 18h14" stroke="${line}" stroke-width="2"/>${awake ? `<circle cy="-15" r="2.2" fill="#ffd77a"/><path d="M-7-20a9 9 0 0 1 14 0M-11-25a15 15 0 0 1 22 0" stroke="#ffd77a" stroke-width="1.4" fill="none"/>` : ""}`,
      `scale(${q})`,
    );
  return `${sky(s)}<path d="M0 62q30-8 60-3t60-2v23H0z" fill="${deep}"/><path d="M0 62q30-8 60-3t60-2" stroke="${line}" stroke-width="1.6" fill="none"/>${dish(20, 46, 0.75, false)}${dish(98, 44, 0.75, false)}${dish(42, 46, 0.95, false)}${dish(72, 46, 1.2, true)}`;
}

export const DISCOVERIES: Readonly<Record<string, (scene: Scene) => string>> = {
  "dwarf-ashen": ashen,
  "dwarf-brill": brill,
  "dwarf-cinder": cinder,
  "dwarf-dusk": dusk,
  "dwarf-ember": ember,
  "dwarf-frost": frost,
  "ion-stream": ionStream,
  "solar-wake": solarWake,
  "plasma-veil": plasmaVeil,
  "singing-ruin": singingRuin,
  "lost-library": lostLibrary,
  "first-mural": firstMural,
  "friendly-tribe": friendlyTribe,
  "trade-buoy": tradeBuoy,
  "chart-a": chartOfTheVeil,
  "chart-b": chartOfTheShoals,
  "probe-a": oldProbe,
  "probe-b": silentArray,
};
