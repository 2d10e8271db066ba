/* What comes aboard: intruders, and systems that stop working. */
import { glow, type Ids, INK, mirrored, shade } from "../ink";

function helmet(next: Ids, x: number, y: number, size: number, lamp: string): string {
  const skin = next();
  return `<g transform="translate(${x} ${y}) scale(${size})"><defs>${shade(skin, "#8793a8", "#2a3346")}</defs><path d="M-34 62Q-36 24-18 18H18Q36 24 34 62z" fill="url(#${skin})" stroke="#ccd6e8" stroke-opacity=".4"/><path d="M-12 26H12L8 44H-8z" fill="#1a2233"/><path d="M-22 16Q-28-30 0-34 28-30 22 16L10 26H-10z" fill="url(#${skin})" stroke="#ccd6e8" stroke-opacity=".6" stroke-width="1.4"/><path d="M-18-6Q0-14 18-6L16 6Q8 2 0 8-8 2-16 6z" fill="#0a0f1c"/><path d="M-15-4Q-8-8-3-5L-5 2Q-10 0-13 2zM15-4Q8-8 3-5L5 2Q10 0 13 2z" fill="${lamp}"/><path d="M-6 14H6M-5 18H5" stroke="#0a0f1c" stroke-width="2"/><path d="M0-34V-16" stroke="${lamp}" stroke-width="3" opacity=".8"/></g>`;
}
const RIFLE = `<g transform="translate(0 34) rotate(-24)"><rect x="-30" y="-5" width="62" height="9" rx="2" fill="#1a2233" stroke="#7e8ca6"/><rect x="28" y="-3" width="22" height="4" fill="#7e8ca6"/><rect x="-8" y="4" width="8" height="13" fill="#1a2233"/><circle cx="50" cy="-1" r="2.6" fill="${INK.alarm}"/></g>`;

/** A party of one to three. */
export function soldiers(next: Ids, count: number, lamp: string = INK.alarm): string {
  const behind =
    count > 2
      ? helmet(next, -50, 4, 0.86, lamp) + helmet(next, 50, 4, 0.86, lamp)
      : count > 1
        ? helmet(next, 44, 4, 0.9, lamp)
        : "";
  return `<g transform="translate(${count === 2 ? -20 : 0} -4) scale(1.14)"><g opacity=".8">${behind}</g>${helmet(next, 0, 4, 1.06, lamp)}${RIFLE}</g>`;
}

/** Someone under a hood, with a tool. */
export function hooded(next: Ids, eyes: string, tool: "cutter" | "blade" | "mine"): string {
  const [cloak, spark] = [next(), next()];
  const tools = {
    cutter: `<g transform="translate(34 34) rotate(-38)"><path d="M-26-4Q-10-12 4-2M-26 4Q-10 12 4 2" stroke="${INK.bad}" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M2-3 24-8 26-2 4 3zM2 3 24 8 26 2 4-3z" fill="#dfe8f6"/></g><path d="M48 4Q66-4 72 8T96 2" stroke="${INK.good}" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="52" cy="8" r="16" fill="url(#${spark})"/>`,
    blade:
      '<g transform="translate(44 30) rotate(-52)"><path d="M-20-4H48L56 0 48 4H-20z" fill="#dfe8f6"/><path d="M-20-10V10" stroke="#8a6a3a" stroke-width="5" stroke-linecap="round"/><path d="M-38 0H-22" stroke="#3a4d77" stroke-width="8" stroke-linecap="round"/></g>',
    mine: `<circle cx="48" cy="40" r="20" fill="#26344f" stroke="#b6c8e6" stroke-width="2"/><path d="M48 14v8M48 58v8M22 40h8M66 40h8M30 22l6 6M60 52l6 6M66 22l-6 6M36 52l-6 6" stroke="#b6c8e6" stroke-width="4" stroke-linecap="round"/><circle cx="48" cy="40" r="7" fill="${INK.bad}"/>`,
  };
  return `<defs>${shade(cloak, "#5a6f96", "#151f38")}${glow(spark, [0, "#fff"], [1, "#ffd27a", 0])}</defs><path d="M-64 70Q-62 18-28 6-36-52-2-58 34-54 28 6 62 18 64 70z" fill="url(#${cloak})" stroke="#b9c9e8" stroke-opacity=".5" stroke-width="1.4"/><path d="M-20 4Q-24-38 0-40 24-38 20 4 10 18 0 18-10 18-20 4z" fill="#090d18"/><path d="M-13-14-3-10-4-5-12-8zM13-14 3-10 4-5 12-8z" fill="${eyes}"/><path d="M-18 4Q0-2 18 4 10 17 0 17-10 17-18 4z" fill="#2a3a5c"/>${tools[tool]}`;
}

export function slime(next: Ids): string {
  const skin = next();
  return `<defs>${glow(skin, [0, "#efffc0"], [1, "#35702f"], 'cx=".4" cy=".2" r=".95"')}</defs><path d="M-86 58Q-92 40-70 36-66 4-44-4-40-46-4-50 36-52 42-10 66-8 68 26 92 34 88 58 60 66 0 64-62 66-86 58z" fill="url(#${skin})" stroke="#efffc0" stroke-opacity=".6" stroke-width="1.5"/><g fill="#b6e86a" opacity=".85"><circle cx="-62" cy="-8" r="5"/><circle cx="66" cy="-18" r="6.5"/><circle cx="52" cy="-38" r="3.5"/><circle cx="-54" cy="-32" r="3"/></g><g fill="#f6ffd9" opacity=".85"><circle cx="-18" cy="-20" r="11"/><circle cx="14" cy="-28" r="8"/><circle cx="26" cy="2" r="9"/><circle cx="-34" cy="18" r="6"/></g><g fill="#12240f"><circle cx="-16" cy="-17" r="5"/><circle cx="15" cy="-25" r="3.6"/><circle cx="27" cy="5" r="4"/><circle cx="-33" cy="20" r="2.6"/></g><path d="M-36-22Q-28-42-8-44" stroke="#fff" stroke-width="3.4" fill="none" opacity=".6" stroke-linecap="round"/>`;
}

/** Claws, ribs, too many teeth. */
export function creature(next: Ids, light = "#6d8f7d", dark = "#13251f", rim = "#b8e8cf"): string {
  const skin = next();
  return `<defs>${shade(skin, light, dark)}</defs>${mirrored(`<path d="M20 28Q52 20 62-12 66-34 84-44L88-38Q78-26 76-8 70 34 34 56z" fill="url(#${skin})" stroke="${rim}" stroke-opacity=".5"/><path d="M84-44l8-12M86-41l13-7M87-38h13" stroke="${rim}" stroke-width="3" stroke-linecap="round"/>`)}<path d="M-30 70Q-38 30-18 14H18Q38 30 30 70z" fill="url(#${skin})"/><g stroke="${rim}" stroke-width="2.4" fill="none" opacity=".65"><path d="M-22 34Q0 44 22 34M-25 46Q0 56 25 46M-27 58Q0 68 27 58"/></g><path d="M-18 20Q-30-10-24-34-16-64 0-66 16-64 24-34 30-10 18 20 8 34 0 34-8 34-18 20z" fill="url(#${skin})" stroke="${rim}" stroke-opacity=".65" stroke-width="1.5"/>${mirrored(`<path d="M4-14Q14-30 20-18 18-6 5-8z" fill="#06100c"/><circle cx="13" cy="-15" r="3" fill="${INK.bad}"/>`)}<path d="M-12 12Q0 4 12 12 8 28 0 29-8 28-12 12z" fill="#06100c"/><path d="M-9 12l3 6 3-7 3 8 3-8 3 7 3-6" fill="#eafff4"/>`;
}

/** A machine on legs. */
export function machine(next: Ids, eye: string = INK.bad, drill = false): string {
  const skin = next();
  const tool = drill
    ? '<path d="M-16 30H16L0 70z" fill="#c9d6ec" stroke="#33405c"/><path d="M-12 40 10 46M-8 50 6 54" stroke="#33405c" stroke-width="3"/>'
    : `<path d="M-12 40H12" stroke="${eye}" stroke-width="5" stroke-linecap="round"/>`;
  return `<defs>${shade(skin, "#a9bddc", "#2a3652")}</defs>${mirrored(`<path d="M30 6 62-12 70 30" fill="none" stroke="#6b82ac" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/><path d="M70 30l-8 12M70 30l10 10" stroke="#b6c8e6" stroke-width="5" stroke-linecap="round"/><path d="M18 48 28 70" stroke="#6b82ac" stroke-width="9" stroke-linecap="round"/>`)}<rect x="-32" y="-10" width="64" height="54" rx="12" fill="url(#${skin})" stroke="#dfe7f3" stroke-opacity=".6"/><rect x="-26" y="-60" width="52" height="44" rx="14" fill="url(#${skin})" stroke="#dfe7f3" stroke-opacity=".6"/><rect x="-18" y="-46" width="36" height="14" rx="7" fill="#0a0f1c"/><circle cx="-8" cy="-39" r="4.5" fill="${eye}"/><circle cx="8" cy="-39" r="4.5" fill="${eye}"/><path d="M0-60v-10" stroke="#dfe7f3" stroke-width="3"/>${tool}`;
}

const FAULTS = {
  shields: `<path d="M0-38 34-26V4Q30 30 0 42-30 30-34 4V-26z" fill="#0b1322" stroke="${INK.info}" stroke-width="3.5"/><path d="M6-36-8-8 8 0-8 40" stroke="${INK.bad}" stroke-width="4" fill="none" stroke-linejoin="round"/><g fill="${INK.info}"><rect x="-52" y="-4" width="16" height="4"/><rect x="36" y="6" width="16" height="4"/></g>`,
  warheads: `${[-34, 0, 34].map((x, i) => `<g transform="translate(${x} ${i === 1 ? -4 : 2}) rotate(${[-7, 4, 9][i]})"><path d="M-10 34V-14Q-8-32 0-38 8-32 10-14V34z" fill="#cfd8e8"/><path d="M-10-14Q-8-32 0-38 8-32 10-14z" fill="${INK.bad}"/><path d="M-10 6H10V14H-10z" fill="#26344f"/></g>`).join("")}<path d="M-18-34-10-22-20-18-8 2M22-40 16-26 26-22 18-6" stroke="${INK.warn}" stroke-width="3" fill="none"/>`,
  virus: `<rect x="-30" y="-30" width="60" height="60" rx="5" fill="#0b1322" stroke="#8fb0e8" stroke-width="2.5"/><path d="M-18-30v-10M0-30v-10M18-30v-10M-18 30v10M0 30v10M18 30v10M-30-16h-12M-30 0h-12M-30 16h-12M30-16h12M30 0h12M30 16h12" stroke="#8fb0e8" stroke-width="3"/><circle r="13" fill="${INK.good}"/><path d="M0-13v-8M0 13v8M-13 0h-8M13 0h8M-9-9l-6-6M9 9l6 6M-9 9l-6 6M9-9l6-6" stroke="${INK.good}" stroke-width="3.5" stroke-linecap="round"/><circle cx="-4" cy="-3" r="3" fill="#0b1322"/>`,
  reactor: `<circle r="38" fill="#0b1322" stroke="#8fb0e8" stroke-width="2.5"/><circle r="27" fill="none" stroke="${INK.alarm}" stroke-width="5" stroke-dasharray="22 6.3"/><circle r="14" fill="${INK.alarm}"/><circle r="7" fill="#ffe9c9"/><path d="M-18-44q-7-8 0-16M0-46q-7-8 0-16M18-44q-7-8 0-16" stroke="${INK.warn}" stroke-width="3.4" fill="none" stroke-linecap="round"/>`,
  wires: `<g fill="none" stroke-width="5" stroke-linecap="round"><path d="M-62-24C-20-24-20 22 24 22H40" stroke="${INK.good}"/><path d="M-62 0C-10 0 0-28 40-24" stroke="${INK.info}"/><path d="M-62 24C-20 26-6-4 14-2" stroke="${INK.bad}"/></g><rect x="40" y="-34" width="26" height="68" rx="3" fill="#0b1322" stroke="#8fb0e8" stroke-width="2"/><circle cx="53" cy="-24" r="4" fill="${INK.info}"/><circle cx="53" cy="22" r="4" fill="${INK.good}"/><path d="M18-14v-9M26-8l8-6M27 2h9M24 9l7 7" stroke="#ffe6a8" stroke-width="2.6" stroke-linecap="round"/>`,
  fissure: `<path d="M-50-30-22-16-28-4 2 4-6 18 26 24 48 40" stroke="#05080f" stroke-width="13" fill="none" stroke-linejoin="round"/><path d="M-50-30-22-16-28-4 2 4-6 18 26 24 48 40" stroke="${INK.alarm}" stroke-width="3" fill="none" stroke-linejoin="round"/><path d="M-22-16-4-34M2 4 26-8M26 24 20 42" stroke="#05080f" stroke-width="6" fill="none"/>`,
  laser: `<path d="M-12 40H12L8 10H-8z" fill="#8ea2c6"/><path d="M-9 10H9V-34H-9z" fill="#3a4d77" stroke="#8ea2c6" stroke-width="2"/><path d="M-22-26H22M-22-6H22" stroke="${INK.bad}" stroke-width="5"/><path d="M26-42-28 30" stroke="${INK.bad}" stroke-width="5" stroke-linecap="round"/>`,
  lasers: `${[-28, 28].map((x) => `<path d="M${x - 9} 40h18l-3-26h-12z" fill="#8ea2c6"/><path d="M${x - 6} 14h12v-40h-12z" fill="#3a4d77" stroke="#8ea2c6" stroke-width="2"/>`).join("")}<path d="M-50-30 50 24M-50 24 50-30" stroke="${INK.bad}" stroke-width="5" stroke-linecap="round"/>`,
  reversed: `<path d="M0-38 34-26V4Q30 30 0 42-30 30-34 4V-26z" fill="#0b1322" stroke="${INK.info}" stroke-width="3.5"/><path d="M-16-10H12l-8-9M16 12h-28l8 9" stroke="${INK.bad}" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  grid: `<path d="M-44-28H44M-44 0H44M-44 28H44M-30-40V40M0-40V40M30-40V40" stroke="#8fb0e8" stroke-width="2.5" opacity=".7"/><path d="M10-40-18 6H0L-10 40 20-8H4z" fill="${INK.warn}"/>`,
  pulse: `<circle r="12" fill="${INK.shield}"/><g fill="none" stroke="${INK.shield}" stroke-width="4"><path d="M-20-20a28 28 0 0 0 0 40M20-20a28 28 0 0 1 0 40"/></g><path d="M-6-42 8-16-4-10 14 14" stroke="${INK.warn}" stroke-width="5" fill="none" stroke-linejoin="round"/>`,
  bomb: `<circle r="34" fill="#0b1322" stroke="${INK.warn}" stroke-width="3"/><g fill="${INK.warn}"><path d="M0-8-12-29A31 31 0 0 1 12-29zM7 4H31A31 31 0 0 1 19 25zM-7 4H-31A31 31 0 0 0-19 25z"/></g><circle r="6" fill="${INK.warn}"/>`,
  airlock: `<rect x="-34" y="-40" width="68" height="80" rx="10" fill="#0b1322" stroke="#8ea2c6" stroke-width="3"/><path d="M0-40V40" stroke="#8ea2c6" stroke-width="3"/><path d="M-44-20q18 6 36 0M-48 2q22 8 44 0M-44 24q18 6 36 0" stroke="${INK.shield}" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="18" r="7" fill="${INK.bad}"/>`,
  bots: `<rect x="-26" y="-18" width="52" height="44" rx="12" fill="#4a5f85" stroke="#b6c8e6" stroke-width="2.5"/><rect x="-18" y="-6" width="36" height="14" rx="7" fill="#0b1322"/><circle cx="-8" cy="1" r="4" fill="${INK.bad}"/><circle cx="8" cy="1" r="4" fill="${INK.bad}"/><path d="M0-18v-14" stroke="#b6c8e6" stroke-width="3"/><path d="M-46-32-34-18M46-32 34-18M-52 6h14M52 6H38" stroke="${INK.bad}" stroke-width="4" stroke-linecap="round"/>`,
  signal: `<path d="M-12 42H12L4-14H-4z" fill="#8ea2c6"/><circle cy="-20" r="9" fill="${INK.bad}"/><g fill="none" stroke="${INK.bad}" stroke-width="4" stroke-linecap="round"><path d="M-18-38a26 26 0 0 0 0 36M18-38a26 26 0 0 1 0 36M-30-48a42 42 0 0 0 0 56M30-48a42 42 0 0 1 0 56"/></g>`,
  battery: `<rect x="-26" y="-30" width="52" height="66" rx="7" fill="#0b1322" stroke="${INK.good}" stroke-width="3"/><rect x="-12" y="-42" width="24" height="12" rx="3" fill="${INK.good}"/><path d="M8-20-12 8H0L-8 28 14-2H2z" fill="${INK.warn}"/>`,
} as const;

/** An instrument with one broken part. */
export function fault(next: Ids, kind: keyof typeof FAULTS): string {
  const plate = next();
  return `<defs>${shade(plate, "#33466b", "#131c31")}</defs><path d="M-58-52H58L74-36V36L58 52H-58L-74 36V-36z" fill="url(#${plate})" stroke="#6f86b3" stroke-opacity=".7" stroke-width="1.5"/><g fill="#6f86b3" opacity=".7"><circle cx="-60" cy="-38" r="2.4"/><circle cx="60" cy="-38" r="2.4"/><circle cx="-60" cy="38" r="2.4"/><circle cx="60" cy="38" r="2.4"/></g>${FAULTS[kind]}`;
}
