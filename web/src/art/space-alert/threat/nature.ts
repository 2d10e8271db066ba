/* What lives or drifts out there: rocks, swarms, tentacles, clouds. */
import { rng } from "../../random";
import { n } from "../../svg";
import { glow, type Ids, INK, mirrored, shade } from "../ink";

const ROCK = ["#b3a48f", "#3f372f", "#e0d3bd"] as const;

export function asteroid(next: Ids, seed: string, size = 1): string {
  const r = rng(seed);
  const [light, dark, rim] = ROCK;
  const [skin, clip] = [next(), next()];
  const corners: [number, number][] = [];
  for (let i = 0; i < 15; i++) {
    const angle = (i / 15) * Math.PI * 2;
    const reach = r.between(46, 61);
    corners.push([Math.cos(angle) * reach * 1.22, Math.sin(angle) * reach]);
  }
  const points = corners.map(([x, y]) => `${n(x)},${n(y)}`).join(" ");
  let craters = "";
  for (let i = 0; i < 9; i++) {
    const [angle, far, big] = [r.between(0, 6.28), r.between(0, 42), r.between(4, 15)];
    const [x, y] = [n(Math.cos(angle) * far * 1.1), n(Math.sin(angle) * far * 0.9)];
    craters += `<ellipse cx="${x}" cy="${y}" rx="${n(big)}" ry="${n(big * 0.8)}" fill="${dark}" opacity=".55"/><path d="M${n(x - big)} ${y}a${n(big)} ${n(big * 0.8)} 0 0 0 ${n(2 * big)} 0" fill="none" stroke="${rim}" stroke-width="1.4" opacity=".5"/>`;
  }
  let crumbs = "";
  for (let i = 0; i < 6; i++)
    crumbs += `<circle cx="${n(r.between(60, 94))}" cy="${n(r.between(-56, 4))}" r="${n(r.between(1, 4))}" fill="${light}" opacity=".7"/>`;
  return `<g transform="scale(${size})"><defs>${shade(skin, rim, dark, 'x1="0" y1="0" x2=".8" y2="1"')}<clipPath id="${clip}"><polygon points="${points}"/></clipPath></defs>${crumbs}<polygon points="${points}" fill="url(#${skin})" stroke="${rim}" stroke-opacity=".4" stroke-linejoin="round"/><g clip-path="url(#${clip})">${craters}<ellipse cx="44" cy="34" rx="72" ry="58" fill="#0a0d16" opacity=".42"/></g></g>`;
}

export function swarm(next: Ids, seed: string, count = 24): string {
  const r = rng(seed);
  const skin = next();
  const places: [number, number, number][] = [];
  for (let tries = 0; tries < 900 && places.length < count; tries++) {
    const [angle, far] = [r.between(0, 6.28), Math.sqrt(r())];
    const [x, y] = [Math.cos(angle) * far * 86, Math.sin(angle) * far * 56];
    if (places.every((p) => Math.hypot(p[0] - x, (p[1] - y) * 1.1) > 22)) places.push([x, y, far]);
  }
  const bug = ([x, y, far]: [number, number, number]): string =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(-x * 0.28)}) scale(${n(0.85 + (1 - far) * 0.55)})"><path d="M-1-3Q-14-13-12 0-8 4-1 2zM1-3Q14-13 12 0 8 4 1 2z" fill="#ffe3b8" opacity=".42"/><path d="M0 11Q-5.5 2-3-6 0-11 3-6 5.5 2 0 11z" fill="url(#${skin})" stroke="#3a1c0c" stroke-width=".8"/><path d="M-3.6-1H3.6M-3.4 3H3.4" stroke="#3a1c0c" stroke-width="1.3"/><circle cy="8" r="2" fill="${INK.alarm}"/></g>`;
  return `<defs>${shade(skin, "#ffd98a", "#a3531f")}</defs>${places
    .toSorted((a, b) => b[2] - a[2])
    .map(bug)
    .join("")}`;
}

export function jellyfish(next: Ids, seed: string): string {
  const r = rng(seed);
  const [light, dark, rim] = ["#ff9ad2", "#6a2f9a", "#ffe0f4"];
  const [skin, heart] = [next(), next()];
  let arms = "";
  for (let i = 0; i < 9; i++) {
    const [long, wide, side] = [r.between(42, 66), r.between(8, 16), r() > 0.5 ? 1 : -1];
    arms += `<path d="M${-44 + i * 11} 0q${n(wide * side)} ${n(long * 0.25)} 0 ${n(long * 0.5)}t${n(wide * 0.3 * side)} ${n(long * 0.5)}" fill="none" stroke="${i % 2 ? light : "#c58bff"}" stroke-width="${i % 2 ? 2.2 : 3.4}" stroke-linecap="round" opacity=".8"/>`;
  }
  return `<defs>${glow(skin, [0, rim, 0.95], [1, dark, 0.75], 'cx=".4" cy=".2" r=".9"')}${glow(heart, [0, "#fff", 0.9], [1, light, 0])}</defs>${arms}<path d="M-20-4q6 26-4 44M0-4q-8 30 4 52M20-4q-4 22 6 40" stroke="${rim}" stroke-width="6" fill="none" stroke-linecap="round" opacity=".35"/><path d="M-58 2Q-60-62 0-64 60-62 58 2 48 12 40 2 30 13 20 3 10 14 0 3-10 14-20 3-30 13-40 2-48 12-58 2z" fill="url(#${skin})" stroke="${rim}" stroke-width="1.6" stroke-opacity=".8"/><path d="M-40-14Q-36-50 0-52" fill="none" stroke="#fff" stroke-width="3" opacity=".55" stroke-linecap="round"/><ellipse cy="-26" rx="26" ry="18" fill="url(#${heart})"/><g fill="#fff" opacity=".7"><circle cx="-30" cy="-12" r="2"/><circle cx="34" cy="-20" r="2.4"/><circle cx="22" cy="-42" r="1.6"/></g>`;
}

export function octopus(next: Ids): string {
  const [light, dark, rim] = ["#d97a6a", "#5c2036", "#ffc2ac"];
  const skin = next();
  const arm = (d: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${dark}" stroke-width="${width + 2.5}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${light}" stroke-width="${width}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${rim}" stroke-width="1.8" stroke-linecap="round" stroke-dasharray="1 7" opacity=".9"/>`;
  return `<defs>${glow(skin, [0, rim], [1, dark], 'cx=".35" cy=".25" r=".95"')}</defs>${mirrored(
    `${arm("M18-10C60-30 84-6 76 16 72 28 58 24 62 12", 8)}${arm("M20 2C54-4 66 22 92 8", 7)}${arm("M16 8C36 20 52 30 50 50 48 62 34 58 38 48", 8)}${arm("M8 10C14 32 22 40 12 64", 7)}`,
  )}<path d="M-32 4Q-44-40-22-58 0-72 22-58 44-40 32 4 16 22 0 18-16 22-32 4z" fill="url(#${skin})" stroke="${rim}" stroke-opacity=".5"/><g fill="${dark}" opacity=".35"><circle cx="-12" cy="-46" r="5"/><circle cx="8" cy="-52" r="4"/><circle cx="20" cy="-40" r="3"/></g>${mirrored(`<path d="M4-12Q16-24 27-12 18 0 4-6z" fill="#120710"/><ellipse cx="15" cy="-11" rx="3" ry="5.5" fill="${INK.warn}"/>`)}<path d="M-8 6Q0 11 8 6" stroke="#120710" stroke-width="3" fill="none" stroke-linecap="round"/>`;
}

/** Legs around a body: a crab in a nebula, a spider between dimensions. */
export function crawler(next: Ids, light: string, dark: string, claws: boolean): string {
  const skin = next();
  const leg = (d: string): string =>
    `<path d="${d}" fill="none" stroke="${dark}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${light}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`;
  const pincers = claws
    ? `<path d="M46 26Q74 22 72 44 70 62 52 60 62 52 58 44 50 46 46 38z" fill="url(#${skin})" stroke="${light}" stroke-opacity=".7"/>`
    : leg("M24 20 44 40 40 64");
  return `<defs>${shade(skin, light, dark)}</defs>${mirrored(`${leg("M26-16 62-40 84-22")}${leg("M30-2 70-12 92 10")}${leg("M28 12 62 14 82 40")}${pincers}`)}<ellipse rx="42" ry="32" cy="-4" fill="url(#${skin})" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/><path d="M-28-18Q0-34 28-18M-30-4Q0-18 30-4" stroke="${dark}" stroke-width="2" fill="none" opacity=".7"/>${mirrored(`<circle cx="12" cy="14" r="6" fill="#0a0f1c"/><circle cx="12" cy="14" r="3" fill="${INK.alarm}"/><circle cx="24" cy="8" r="3" fill="${INK.alarm}" opacity=".7"/>`)}`;
}

/** A long neck of light, with or without wings. */
export function serpent(next: Ids, winged: boolean): string {
  const [skin, aura] = [next(), next()];
  const wings = winged
    ? mirrored(
        '<path d="M14-14Q50-58 92-44 78-32 84-16 66-22 62-4 44-10 20 10z" fill="#2b5f9a" fill-opacity=".75" stroke="#a8ecff" stroke-opacity=".7"/>',
      )
    : "";
  const coil = winged ? "M0-60Q24-36 0-14-22 8 0 40" : "M-70-40Q-20-66 0-34 20 0 58-18 92-32 84-58M0-34Q-30 0-10 26";
  return `<defs>${glow(aura, [0, "#a8ecff", 0.5], [1, "#2b5f9a", 0])}${shade(skin, "#e9fbff", "#3a8ac0")}</defs><ellipse rx="92" ry="60" fill="url(#${aura})"/>${wings}<path d="${coil}" fill="none" stroke="#1d4f80" stroke-width="20" stroke-linecap="round"/><path d="${coil}" fill="none" stroke="#8fe0ff" stroke-width="13" stroke-linecap="round"/><path d="${coil}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-dasharray="2 8"/><path d="M-20 30Q-22 14 0 10 22 14 20 30L8 58Q0 66-8 58z" fill="url(#${skin})" stroke="#fff" stroke-opacity=".6"/>${mirrored(`<path d="M5 28Q12 22 16 30 12 36 6 34z" fill="#06101c"/><circle cx="10" cy="30" r="2.4" fill="${INK.warn}"/><path d="M14 14 30 2" stroke="#e9fbff" stroke-width="3.4" stroke-linecap="round"/>`)}`;
}

export function cloud(next: Ids, seed: string, light = "#a8ecff", dark = "#2b5f9a"): string {
  const r = rng(seed);
  const [outer, inner] = [next(), next()];
  let puffs = "";
  for (let i = 0; i < 15; i++) {
    const angle = (i / 15) * Math.PI * 2;
    puffs += `<circle cx="${n(Math.cos(angle) * r.between(40, 58))}" cy="${n(Math.sin(angle) * r.between(20, 34))}" r="${n(r.between(20, 32))}" fill="url(#${outer})"/>`;
  }
  for (let i = 0; i < 8; i++) {
    const angle = r.between(0, 6.28);
    puffs += `<circle cx="${n(Math.cos(angle) * 28)}" cy="${n(Math.sin(angle) * 16 - 6)}" r="${n(r.between(12, 22))}" fill="url(#${inner})"/>`;
  }
  return `<defs>${glow(outer, [0, light, 0.75], [1, dark, 0.12])}${glow(inner, [0, "#fff", 0.75], [1, light, 0])}</defs>${puffs}<path d="M-14-30-4-8-16-6 0 22-4 2 8 0-2-26z" fill="#fff" opacity=".95"/><path d="M28-18 36-2 28 0 38 20 34 4 42 2 36-16z" fill="#e9fbff" opacity=".85"/><path d="M-44-8-38 6-46 8-36 28" stroke="#e9fbff" stroke-width="2.4" fill="none" stroke-linejoin="round"/>`;
}

/** A ball that crackles. */
export function pulsar(next: Ids, colour: string): string {
  const skin = next();
  return `<defs>${glow(skin, [0, "#fff"], [1, colour], 'cx=".38" cy=".3" r=".8"')}</defs><g fill="none" stroke="${colour}" stroke-width="2.4" opacity=".7"><ellipse rx="84" ry="20" transform="rotate(-18)"/><ellipse rx="84" ry="20" transform="rotate(24)"/></g><circle r="42" fill="url(#${skin})"/><path d="M-24-18-8-6-20 4-2 18M22-22 10-4 26 0 12 20" stroke="#fff" stroke-width="3" fill="none" stroke-linejoin="round" opacity=".9"/><path d="M-60-44l14 12M62 40 48 30M-66 34l16-8M60-48 46-34M0-66v14M0 66V52" stroke="${colour}" stroke-width="3.4" stroke-linecap="round"/>`;
}

/** Something that turns everything it holds. */
export function vortex(next: Ids, light: string, dark: string): string {
  const skin = next();
  const arm = "M0 0C16-22 54-24 62 4 68 30 34 54-4 50";
  return `<defs>${glow(skin, [0, light, 0.9], [1, dark, 0])}</defs><ellipse rx="92" ry="64" fill="url(#${skin})"/><g fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"><path d="${arm}"/><path d="${arm}" transform="rotate(120)"/><path d="${arm}" transform="rotate(240)"/></g><g fill="none" stroke="#fff" stroke-width="1.6" opacity=".7"><path d="${arm}" transform="rotate(30)"/><path d="${arm}" transform="rotate(150)"/><path d="${arm}" transform="rotate(270)"/></g><circle r="12" fill="#060a14" stroke="#fff" stroke-opacity=".7"/>`;
}

export function amoeba(next: Ids, light = "#8fe3d0", dark = "#1f5a5e"): string {
  const skin = next();
  return `<defs>${glow(skin, [0, light, 0.85], [1, dark, 0.9], 'cx=".4" cy=".3" r=".8"')}</defs><path d="M-80 6Q-92-22-62-28-60-58-28-50-8-72 20-54 54-64 58-34 90-28 80 2 94 30 60 36 48 64 18 52-6 68-26 50-62 58-62 32-92 34-80 6z" fill="url(#${skin})" stroke="#d7fff5" stroke-opacity=".7" stroke-width="2"/><circle cx="-8" cy="-6" r="20" fill="#0e3338" opacity=".8"/><circle cx="-12" cy="-10" r="9" fill="${INK.warn}"/><g fill="#eafff9" opacity=".6"><circle cx="34" cy="-22" r="7"/><circle cx="46" cy="14" r="5"/><circle cx="-44" cy="20" r="6"/><circle cx="10" cy="32" r="4"/><circle cx="-36" cy="-30" r="4"/></g>`;
}

/** Too big for its frame. */
export function behemoth(next: Ids): string {
  const [dark, rim] = ["#16293d", "#b6d6e6"];
  const skin = next();
  let plates = "";
  for (let i = 0; i < 9; i++)
    plates += `<path d="M${-84 + i * 21} ${n(-52 + Math.abs(i - 4) * 4)}q10.5-9 21 ${i < 4 ? -4 : 4}l-3 26q-9 6-17 0z" fill="${i % 2 ? "#456379" : "#54758c"}" stroke="${dark}" stroke-width="1.2"/>`;
  return `<defs>${shade(skin, "#7fa3b8", "#0e1c2c")}</defs><path d="M-104-44Q-60-74 0-72 60-74 104-44 104 6 84 34 44 62 0 62-44 62-84 34-104 6-104-44z" fill="url(#${skin})" stroke="${rim}" stroke-opacity=".55" stroke-width="1.6"/>${plates}<path d="M-70 26Q0 4 70 26 46 58 0 58-46 58-70 26z" fill="#0a0f1c"/><path d="M-64 25l7 12 8-15 8 17 9-19 9 19 10-20 9 20 4-20 4 20 9-20 10 20 9-19 9 19 8-17 8 15 7-12" fill="#dfe8ea"/>${mirrored(`<path d="M34-6Q52-22 70-8 56 4 34-6z" fill="#07101a"/><circle cx="53" cy="-8" r="5" fill="${INK.alarm}"/><circle cx="80" cy="-2" r="2.6" fill="${INK.alarm}"/><circle cx="91" cy="-10" r="1.9" fill="${INK.alarm}"/>`)}`;
}
