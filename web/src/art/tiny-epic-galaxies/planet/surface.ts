/* The surface of a planet: one function per family, drawn on a disc of radius 50. */
import { light, mix } from "../../colour";
import type { Rng } from "../../random";
import { n } from "../../svg";
import type { Family, Palette } from "./looks";

interface Ground {
  readonly r: Rng;
  readonly tone: Palette;
  readonly dual: boolean;
}

export const surface = (family: Family, ground: Ground): string => SURFACES[family](ground);

/** Dual worlds mix violet into a warm palette. */
const bandTones = ({ tone, dual }: Ground): readonly string[] =>
  dual
    ? ["#7a5be0", tone.pale, tone.deep, "#5a43c0", light(tone.mid, 0.2)]
    : [tone.deep, tone.pale, tone.mid, tone.night, light(tone.mid, 0.25)];

/** A soft closed shape, wider than high. */
export function blob(r: Rng, cx: number, cy: number, radius: number, corners = 9, rough = 0.45): string {
  const points: [number, number][] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * Math.PI * 2;
    const reach = radius * (1 - rough / 2 + r() * rough);
    points.push([cx + Math.cos(angle) * reach * 1.35, cy + Math.sin(angle) * reach]);
  }
  let path = "";
  for (let i = 0; i <= corners; i++) {
    const [ax, ay] = points[i % corners] ?? [cx, cy];
    const [bx, by] = points[(i + 1) % corners] ?? [cx, cy];
    const middle = `${n((ax + bx) / 2)} ${n((ay + by) / 2)}`;
    path += i === 0 ? `M${middle}` : `Q${n(ax)} ${n(ay)} ${middle}`;
  }
  return `${path}z`;
}

function wave(r: Rng, y: number, height: number, fill: string, opacity: number, swell = 2.2): string {
  let path = `M-60 ${n(y)}`;
  for (let x = -60; x < 60; x += 20) path += `q10 ${n((r() - 0.5) * swell * 2)} 20 0`;
  path += `L60 ${n(y + height)}`;
  for (let x = 60; x > -60; x -= 20) path += `q-10 ${n((r() - 0.5) * swell * 2)} -20 0`;
  return `<path d="${path}z" fill="${fill}" opacity="${n(opacity)}"/>`;
}

function bands(g: Ground): string {
  const { r, tone } = g;
  const tones = bandTones(g);
  let s = "";
  for (let y = -52; y < 52; ) {
    const height = 4 + r() * 9;
    s += wave(r, y, height, r.pick(tones), (g.dual ? 0.6 : 0.35) + r() * 0.4);
    y += height + 2 + r() * 6;
  }
  const x = -8 + r() * 22;
  const y = 6 + r() * 16;
  const eye = (rx: number, ry: number, fill: string, dx = 0): string =>
    `<ellipse cx="${n(x + dx)}" cy="${n(y)}" rx="${rx}" ry="${ry}" fill="${fill}" opacity=".8"/>`;
  return s + eye(11, 5.5, tone.deep) + eye(8, 3.6, tone.pale) + eye(4, 1.6, tone.deep, -1);
}

function storm(g: Ground): string {
  const { r, tone } = g;
  let s = bands(g);
  for (let i = 0; i < 6; i++)
    s += `<ellipse cx="${n(-34 + r() * 60)}" cy="${n(-34 + r() * 60)}" rx="${n(2.5 + r() * 4)}" ry="${n(1.2 + r() * 1.8)}" fill="${tone.pale}" opacity=".75"/>`;
  return s + cyclone(r, tone, r.between(-22, 2), r.between(-24, -10), r.between(10, 14));
}

/** Two arms around a calm eye, seen at a slant. */
function cyclone(r: Rng, tone: Palette, x: number, y: number, size: number): string {
  const start = r() * Math.PI;
  const arm = (turn: number): string => {
    const points: string[] = [];
    for (let i = 0; i <= 14; i++) {
      const t = i / 14;
      const angle = turn + t * 4.2;
      points.push(`${n(Math.cos(angle) * size * t)} ${n(Math.sin(angle) * size * 0.55 * t)}`);
    }
    return `<path d="M${points.join("L")}"/>`;
  };
  return `<g transform="translate(${n(x)} ${n(y)})"><ellipse rx="${n(size)}" ry="${n(size * 0.55)}" fill="${tone.deep}" opacity=".5"/><g fill="none" stroke="${light(tone.pale, 0.3)}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" opacity=".8">${arm(start)}${arm(start + Math.PI)}</g></g>`;
}

function craters({ r, tone }: Ground): string {
  let s = "";
  for (let i = 0; i < 4; i++)
    s += `<path d="${blob(r, -30 + r() * 60, -30 + r() * 60, 12 + r() * 12)}" fill="${r() < 0.5 ? tone.deep : tone.pale}" opacity=".28"/>`;
  const used: [number, number, number][] = [];
  for (let i = 0; i < 40 && used.length < 14; i++) {
    const [x, y, q] = [-40 + r() * 80, -40 + r() * 80, 2.2 + r() * r() * 9];
    if (Math.hypot(x, y) > 47 || used.some(([a, b, p]) => Math.hypot(a - x, b - y) < p + q + 2)) continue;
    used.push([x, y, q]);
    s += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(q)}" ry="${n(q * 0.9)}" fill="${tone.deep}" opacity=".8"/><path d="M${n(x - q * 0.9)} ${n(y + q * 0.25)}a${n(q)} ${n(q * 0.9)} 0 0 0 ${n(q * 1.8)} 0" fill="none" stroke="${tone.pale}" stroke-width="${n(0.8 + q * 0.1)}" stroke-linecap="round" opacity=".75"/>`;
  }
  return s;
}

/** Lays land on a ring around the middle, so that no ocean is empty. */
function lands(r: Rng, count: number, paint: (x: number, y: number, size: number) => string): string {
  let s = "";
  const turn = r() * Math.PI * 2;
  for (let i = 0; i < count; i++) {
    const angle = turn + (i / count) * Math.PI * 2 + r.between(-0.35, 0.35);
    const reach = i === 0 ? r.between(4, 14) : r.between(18, 38);
    s += paint(Math.cos(angle) * reach, Math.sin(angle) * reach, r.between(9, i === 0 ? 22 : 17));
  }
  return s;
}

const clouds = (r: Rng, count: number): string => {
  let s = "";
  for (let i = 0; i < count; i++)
    s += `<path d="M${n(-46 + r() * 40)} ${n(-36 + r() * 72)}q${n(12 + r() * 10)} ${n(-4 + r() * 8)} ${n(28 + r() * 26)} ${n(-2 + r() * 4)}" stroke="#fff" stroke-width="${n(1.6 + r() * 2.4)}" fill="none" stroke-linecap="round" opacity=".5"/>`;
  return s;
};
const CAP = '<ellipse cy="-50" rx="26" ry="8" fill="#fff" opacity=".75"/>';

function ocean({ r, tone }: Ground): string {
  const shore = mix(tone.deep, "#4fae6a", 0.12);
  const land = lands(r, 5, (x, y, q) => {
    const coast = blob(r, x, y, q, 10, 0.8);
    return `<path d="${coast}" fill="${tone.pale}" opacity=".25" transform="translate(1.5 1.5)"/><path d="${coast}" fill="${shore}" opacity=".92"/><path d="${blob(r, x - 2, y - 2, q * 0.5, 8, 0.8)}" fill="${mix(tone.deep, tone.pale, 0.4)}" opacity=".8"/>`;
  });
  return land + clouds(r, 6) + CAP;
}

function jungle({ r, tone }: Ground): string {
  const canopy = mix(tone.night, tone.mid, 0.35);
  let s = lands(r, 7, (x, y, q) => {
    const edge = blob(r, x, y, q * 1.1, 13, 1);
    return `<path d="${edge}" fill="${tone.pale}" opacity=".35" transform="translate(0 1.8)"/><path d="${edge}" fill="${canopy}"/>`;
  });
  for (let i = 0; i < 34; i++) {
    const angle = r() * Math.PI * 2;
    const reach = Math.sqrt(r()) * 44;
    s += `<circle cx="${n(Math.cos(angle) * reach)}" cy="${n(Math.sin(angle) * reach)}" r="${n(1 + r() * 2.2)}" fill="${r.pick([tone.deep, tone.mid, light(tone.mid, 0.25)])}" opacity=".75"/>`;
  }
  let x = r.between(-20, 5);
  let river = `M${n(x)} -48`;
  for (let y = -36; y <= 48; y += 12) {
    x += r.between(-10, 14);
    river += `T${n(x)} ${y}`;
  }
  return `${s}<path d="${river}" fill="none" stroke="${tone.pale}" stroke-width="2.2" opacity=".8"/>${clouds(r, 3)}`;
}

function lava({ r, tone }: Ground): string {
  let s = "";
  for (let i = 0; i < 7; i++)
    s += `<path d="${blob(r, -38 + r() * 76, -38 + r() * 76, 9 + r() * 12, 8, 0.7)}" fill="${tone.night}" opacity=".78"/>`;
  for (let i = 0; i < 8; i++) {
    let x = -40 + r() * 62;
    let y = -40 + r() * 70;
    let crack = `M${n(x)} ${n(y)}`;
    for (let j = 0; j < 4; j++) {
      x += -4 + r() * 16;
      y += -9 + r() * 18;
      crack += `L${n(x)} ${n(y)}`;
    }
    s += `<path d="${crack}" stroke="${tone.air}" stroke-width="3" opacity=".35" fill="none" stroke-linejoin="round"/><path d="${crack}" stroke="${tone.pale}" stroke-width="1.2" fill="none" stroke-linejoin="round"/>`;
  }
  return s;
}

function scatter(r: Rng, count: number, reach: number): [number, number][] {
  const points: [number, number][] = [];
  for (let i = 0; i < count; i++) {
    const angle = r() * Math.PI * 2;
    const far = Math.sqrt(r()) * reach;
    points.push([Math.cos(angle) * far, Math.sin(angle) * far]);
  }
  return points;
}

function facets(r: Rng, tones: readonly string[], count: number, strength: number): string {
  const points = scatter(r, count + 2, 48);
  let s = "";
  for (let i = 0; i < count; i++) {
    const corners = points.slice(i, i + 3).map(([x, y]) => `${n(x)} ${n(y)}`);
    s += `<path d="M${corners.join("L")}z" fill="${tones[i % tones.length]}" opacity="${n(strength + r() * 0.24)}"/>`;
  }
  for (let i = 0; i < 6; i++) {
    const [a, b] = [points[i], points[i + 6]];
    if (a && b)
      s += `<path d="M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}" stroke="#fff" stroke-width=".8" opacity=".55"/>`;
  }
  return s;
}

function ice({ r, tone }: Ground): string {
  const sheet = facets(r, [tone.pale, tone.mid, tone.deep, "#ffffff"], 13, 0.12);
  return `${sheet}<path d="${blob(r, 0, -46, 18, 10, 0.5)}" fill="#fff" opacity=".8"/><path d="${blob(r, 4, 48, 14, 10, 0.5)}" fill="#fff" opacity=".6"/>`;
}

/** Crystal spires rising from the ground. */
function shards({ r, tone, dual }: Ground): string {
  let s = facets(r, [tone.deep, tone.night, tone.mid], 10, 0.25);
  for (const [x, y] of scatter(r, 11, 40)) {
    const height = r.between(9, 22);
    const width = r.between(2.5, 5.5);
    const lean = r.between(-5, 5);
    const tip = `${n(x + lean)} ${n(y - height)}`;
    const left = dual && r() < 0.5 ? "#9be8ec" : tone.pale;
    s += `<path d="M${tip}L${n(x - width)} ${n(y)}L${n(x)} ${n(y + width * 0.7)}z" fill="${left}" opacity=".9"/><path d="M${tip}L${n(x + width)} ${n(y)}L${n(x)} ${n(y + width * 0.7)}z" fill="${tone.deep}" opacity=".9"/>`;
  }
  return s;
}

/** Dunes in long crescents, and one canyon. */
function desert({ r, tone }: Ground): string {
  let s = "";
  for (let y = -48; y < 50; y += r.between(6, 10)) {
    const bend = r.between(4, 11);
    s += `<path d="M-56 ${n(y)}Q${n(r.between(-30, -6))} ${n(y - bend)} 2 ${n(y)}T56 ${n(y + r.between(-3, 4))}v${n(r.between(2, 5))}Q24 ${n(y + bend)} 0 ${n(y + 3)}T-56 ${n(y + 4)}z" fill="${r.pick([tone.pale, tone.deep, light(tone.mid, 0.3)])}" opacity="${n(r.between(0.3, 0.6))}"/>`;
  }
  let x = r.between(-34, -18);
  let canyon = `M${n(x)} -30`;
  for (let y = -20; y <= 34; y += 9) {
    x += r.between(0, 11);
    canyon += `L${n(x + r.between(-4, 4))} ${n(y)}`;
  }
  return `${s}<path d="${canyon}" fill="none" stroke="${tone.night}" stroke-width="3.4" stroke-linejoin="round" opacity=".75"/><path d="${canyon}" transform="translate(1.3 .8)" fill="none" stroke="${tone.pale}" stroke-width=".9" stroke-linejoin="round" opacity=".8"/>`;
}

/** A world-wide city: ring roads, avenues, lit blocks. */
function city({ r, tone }: Ground): string {
  const cx = r.between(-16, 6);
  const cy = r.between(-16, 6);
  let s = `<path d="${blob(r, 20, 26, 22)}" fill="${tone.deep}" opacity=".6"/><path d="${blob(r, -30, 24, 15)}" fill="${tone.night}" opacity=".45"/>`;
  for (let q = 9; q < 74; q += r.between(8, 12))
    s += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(q)}" fill="none" stroke="${tone.night}" stroke-width="2.6" opacity=".5"/><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(q)}" fill="none" stroke="${tone.pale}" stroke-width=".7" opacity=".8"/>`;
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * Math.PI * 2 + r.between(-0.12, 0.12);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    s += `<path d="M${n(cx + dx * 9)} ${n(cy + dy * 9)}L${n(cx + dx * 80)} ${n(cy + dy * 80)}" stroke="${tone.pale}" stroke-width=".8" opacity=".6"/>`;
    for (let k = 0; k < 4; k++) {
      const far = r.between(12, 56);
      const side = angle + r.between(0.12, 0.5);
      s += `<rect x="${n(cx + Math.cos(side) * far)}" y="${n(cy + Math.sin(side) * far)}" width="${n(r.between(2, 4.5))}" height="${n(r.between(2, 4.5))}" rx=".6" fill="${r.pick([tone.pale, tone.air, tone.deep])}" opacity=".85"/>`;
    }
  }
  return `${s}<circle cx="${n(cx)}" cy="${n(cy)}" r="4.5" fill="${light(tone.pale, 0.4)}"/>`;
}

const SURFACES: Readonly<Record<Family, (ground: Ground) => string>> = {
  bands,
  storm,
  craters,
  ocean,
  lava,
  ice,
  desert,
  jungle,
  city,
  shards,
};
