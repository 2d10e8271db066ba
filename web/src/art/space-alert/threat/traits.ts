/* Traits made visible around any picture: a ghost for phasing, a dashed outline for what hides, ice for a cryoshield. */
import { rng } from "../../random";
import { n } from "../../svg";
import { glow, type Ids, INK } from "../ink";

export type Trait =
  | "phasing"
  | "polarized"
  | "cryoshield"
  | "megashield"
  | "plasmatic"
  | "carrier"
  | "hidden"
  | "spanning";

/** `draw` draws the plain picture, a new one each time it is called, so that its ids differ. */
export function withTraits(
  draw: (next: Ids) => string,
  traits: readonly Trait[],
  next: Ids,
  seed: string,
  outline: string,
): string {
  if (traits.includes("hidden") && outline)
    return `<g opacity=".18">${draw(next)}</g><g fill="none" stroke="#cfe0ff" stroke-width="2.2" stroke-dasharray="7 5" stroke-linejoin="round" opacity=".9">${outline}</g>`;
  let behind = "";
  let body = draw(next);
  let before = "";
  if (traits.includes("phasing"))
    body = `<g opacity=".28" transform="translate(-15 -5)">${draw(next)}</g><g opacity=".32" transform="translate(15 5)">${draw(next)}</g><g opacity=".85">${body}</g>`;
  if (traits.includes("polarized")) before += facets(draw, next, seed);
  if (traits.includes("cryoshield")) {
    const ice = next();
    behind += `<defs>${glow(ice, [0, "#8fe8ff", 0], [1, "#8fe8ff", 0.28])}</defs><ellipse rx="90" ry="62" fill="url(#${ice})"/>`;
    before += `<ellipse rx="90" ry="62" fill="none" stroke="#c9f4ff" stroke-width="2.4"/>${icicles(seed)}`;
  }
  if (traits.includes("megashield"))
    before +=
      '<g fill="none" stroke="#8fb8ff"><ellipse rx="92" ry="64" stroke-width="5" opacity=".9" stroke-dasharray="34 8"/><ellipse rx="80" ry="54" stroke-width="3" opacity=".6" stroke-dasharray="26 8"/><ellipse rx="69" ry="45" stroke-width="2" opacity=".35" stroke-dasharray="18 8"/></g>';
  if (traits.includes("plasmatic")) {
    const plasma = next();
    behind += `<defs>${glow(plasma, [0, "#ff8cf0", 0.75], [1, "#7a2bff", 0])}</defs><ellipse cy="26" rx="88" ry="50" fill="url(#${plasma})"/>`;
    before +=
      '<path d="M-60 10q-10 16 4 26 12 10 0 24M60 10q10 16-4 26-12 10 0 24" stroke="#ffb3f4" stroke-width="2.2" fill="none" stroke-linecap="round"/>';
  }
  if (traits.includes("carrier"))
    before += [
      [-74, 34],
      [-54, 52],
      [54, 52],
      [74, 34],
      [0, 62],
    ]
      .map(
        ([x, y]) =>
          `<path transform="translate(${x} ${y}) scale(.8)" d="M0 10-9-6 0-2 9-6z" fill="#ffd3a8" stroke="${INK.alarm}"/>`,
      )
      .join("");
  if (traits.includes("spanning")) body = `<g transform="scale(1.16)">${body}</g>`;
  return behind + body + before;
}

function facets(draw: (next: Ids) => string, next: Ids, seed: string): string {
  const r = rng(`${seed}-facets`);
  const mask = next();
  let glints = "";
  for (let i = 0; i < 40; i++) {
    const [x, y, q] = [r.between(-96, 88), r.between(-60, 64), r.between(14, 34)];
    glints += `<path d="M${n(x)} ${n(y)}l${n(q)} ${n(-q * 0.5)} ${n(q * 0.3)} ${n(q)}z" fill="${["#fff", "#8fe8ff", "#ffb3ea", "#b7ffcf"][i % 4]}" opacity="${n(r.between(0.2, 0.6))}"/>`;
  }
  return `<mask id="${mask}" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="-104" y="-78" width="208" height="156">${draw(next)}</mask><g mask="url(#${mask})">${glints}</g><path d="M-70-46-44-64-20-50M70-46 44-64 20-50M-84 20-62 44-34 52M84 20 62 44 34 52" stroke="#bff4ff" stroke-width="1.5" fill="none" opacity=".8"/>`;
}

function icicles(seed: string): string {
  const r = rng(`${seed}-ice`);
  let all = "";
  for (let i = 0; i < 26; i++) {
    const angle = (i / 26) * Math.PI * 2;
    const [nx, ny, q] = [Math.cos(angle), Math.sin(angle), r.between(5, 14)];
    const [x, y] = [nx * 88, ny * 61];
    all += `<path d="M${n(x - ny * 4)} ${n(y + nx * 4)}L${n(x + nx * q)} ${n(y + ny * q)} ${n(x + ny * 4)} ${n(y - nx * 4)}z" fill="#c9f4ff" opacity="${n(r.between(0.55, 0.95))}"/>`;
  }
  return all;
}
