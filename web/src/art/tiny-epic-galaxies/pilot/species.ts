/* Heads, from neck to crown, one function per species. */
import { dark, type Hex, light } from "../../colour";
import type { PilotLook, Species } from "./looks";
import * as part from "./parts";

interface Uniform {
  readonly coat: Hex;
  readonly lining: Hex;
}
type Head = (look: PilotLook, uniform: Uniform) => string;

export function bust(look: PilotLook, uniform: Uniform): string {
  if (look.species === "twins") return twins(look, uniform);
  return part.shoulders(uniform.coat, uniform.lining) + HEADS[look.species](look, uniform);
}

const wear = (look: PilotLook, uniform: Uniform): string =>
  look.gear.map((kind) => part.gear(kind, look, uniform.coat)).join("");

const human: Head = (look, uniform) => {
  const covered = look.gear.includes("beard") || look.gear.includes("breather");
  const hair = look.gear.includes("cap") ? "bald" : look.hair;
  const ears = hair === "hood" || hair === "scarf" ? "" : part.ears(look.skin);
  return `${part.hairBehind(hair, look.hairColour)}${part.neck(look.skin)}${ears}${part.face(look.skin)}${part.nose(look.skin)}${part.eyes("#1a1420")}${covered ? "" : part.mouth(look.mouth)}${part.hairBefore(hair, look.hairColour)}${wear(look, uniform)}`;
};

const finned: Head = (look, uniform) =>
  `${part.neck(look.skin)}${part.fins(look.skin)}${part.face(look.skin)}${part.nose(look.skin)}${part.eyes("#12203a")}${part.mouth(look.mouth)}<path d="M-8-25Q0-34 8-25M-5-19Q0-25 5-19" stroke="${dark(look.skin, 0.3)}" stroke-width="2" fill="none"/>${wear(look, uniform)}`;

const tall: Head = (look, uniform) =>
  `${part.neck(look.skin)}<path d="M-14 4C-24-22-18-44 0-44S24-22 14 4C10 16 5 20 0 20S-10 16-14 4z" fill="${look.skin}"/><path d="M0-44C18-44 24-22 14 4 10 16 5 20 0 20 8 4 10-30 0-44z" fill="${dark(look.skin, 0.35)}" opacity=".55"/><g fill="#0d1424"><ellipse cx="-6.5" cy="-6" rx="4.5" ry="6" transform="rotate(14 -6.5 -6)"/><ellipse cx="6.5" cy="-6" rx="4.5" ry="6" transform="rotate(-14 6.5 -6)"/></g><circle cx="-8" cy="-8.5" r="1.4" fill="#fff"/><circle cx="5" cy="-8.5" r="1.4" fill="#fff"/><path d="M-3 10.5q3 1.8 6 0" stroke="#22305a" stroke-width="1.6" fill="none" stroke-linecap="round"/><path d="M0-40v16M-6-36q6 6 12 0" stroke="${light(uniform.lining, 0.3)}" stroke-width="1.8" fill="none" stroke-linecap="round"/>${wear(look, uniform)}`;

const robot: Head = (look, uniform) => {
  const crest =
    look.hair === "mohawk"
      ? `<path d="M-4-28Q-6-42 4-43 8-38 5-28z" fill="${light(uniform.lining, 0.2)}"/>`
      : `<path d="M0-28v-8" stroke="${look.skin}" stroke-width="2"/><circle cy="-38" r="3" fill="${light(uniform.lining, 0.3)}"/>`;
  const jaw =
    look.hair === "mohawk"
      ? `<path d="M-9 4h18v5H-9z" fill="${dark(look.skin, 0.6)}"/><path d="M-5 4v5M0 4v5M5 4v5" stroke="${look.skin}" stroke-width="1.2"/>`
      : `<path d="M-6 6h12" stroke="${dark(look.skin, 0.65)}" stroke-width="2" stroke-linecap="round"/>`;
  return `<path d="M-7 10h14v16H-7z" fill="#6b7690"/><path d="M-7 15h14M-7 20h14" stroke="#39435a" stroke-width="1.5"/>${crest}<rect x="-19" y="-28" width="38" height="40" rx="11" fill="${look.skin}"/><path d="M0-28h8a11 11 0 0 1 11 11V1A11 11 0 0 1 8 12H0z" fill="${dark(look.skin, 0.32)}"/><rect x="-15" y="-15" width="30" height="14" rx="7" fill="#0d1424"/><circle cx="-6.5" cy="-8" r="3.6" fill="${look.glow}"/><circle cx="6.5" cy="-8" r="3.6" fill="${look.glow}"/><circle cx="-7.5" cy="-9" r="1.2" fill="#fff"/><circle cx="5.5" cy="-9" r="1.2" fill="#fff"/>${jaw}<rect x="-24" y="-12" width="6" height="13" rx="2.5" fill="${dark(look.skin, 0.28)}"/><rect x="18" y="-12" width="6" height="13" rx="2.5" fill="${dark(look.skin, 0.5)}"/>`;
};

const insect: Head = (look, uniform) => {
  const skin = look.skin;
  return `${part.neck(skin)}<path d="M-6-24Q-14-40-22-40M6-24Q14-40 22-40" stroke="${dark(skin, 0.2)}" stroke-width="2.2" fill="none" stroke-linecap="round"/><circle cx="-22" cy="-40" r="2.6" fill="${light(uniform.lining, 0.4)}"/><circle cx="22" cy="-40" r="2.6" fill="${light(uniform.lining, 0.4)}"/><path d="M-17-12C-17-28 17-28 17-12 17 2 8 20 0 20S-17 2-17-12z" fill="${skin}"/><path d="M0-25C14-25 17-20 17-12 17 2 8 20 0 20 7 6 8-12 0-25z" fill="${dark(skin, 0.35)}" opacity=".6"/><g fill="#2b1030"><ellipse cx="-10.5" cy="-8" rx="7.5" ry="9.5" transform="rotate(20 -10.5 -8)"/><ellipse cx="10.5" cy="-8" rx="7.5" ry="9.5" transform="rotate(-20 10.5 -8)"/></g><g fill="#ff9ad0" opacity=".9"><ellipse cx="-12.5" cy="-11.5" rx="2.2" ry="3"/><ellipse cx="8.5" cy="-11.5" rx="2.2" ry="3"/></g><path d="M-5 12 0 9.5 5 12" stroke="#1d2a1c" stroke-width="1.7" fill="none" stroke-linecap="round"/>`;
};

const feline: Head = (look, uniform) => {
  const { skin, hairColour: mark } = look;
  return `${part.neck(skin)}<path d="M-17-14-20-35-5-23zM17-14 20-35 5-23z" fill="${skin}"/><path d="M-15-19-17-30-8-23z" fill="#f5b9b0"/><path d="M15-19 17-30 8-23z" fill="${dark("#f5b9b0", 0.3)}"/><path d="M-19-6C-19-25 19-25 19-6 19 6 24 8 20 12 13 13 9 19 0 19S-13 13-20 12C-24 8-19 6-19-6z" fill="${skin}"/><path d="M0-21C17-21 19-15 19-6 19 6 24 8 20 12 13 13 9 19 0 19 7 6 8-8 0-21z" fill="${dark(skin, 0.32)}" opacity=".55"/><path d="M0-20v8M-5-19l1 6M5-19l-1 6M-18 1l6 1M18 1l-6 1M-17 6l6-1M17 6l-6-1" stroke="${mark}" stroke-width="1.8" stroke-linecap="round"/><g fill="#f2e36b"><ellipse cx="-7.5" cy="-3" rx="4" ry="3.4"/><ellipse cx="7.5" cy="-3" rx="4" ry="3.4"/></g><g fill="#1a1420"><ellipse cx="-7.5" cy="-3" rx="1.2" ry="3.2"/><ellipse cx="7.5" cy="-3" rx="1.2" ry="3.2"/></g><ellipse cy="9" rx="8" ry="6" fill="${light(skin, 0.45)}"/><path d="M-3 4h6l-3 3.4z" fill="#5a2626"/><path d="M0 7.4v2.6M0 10q-3 3-6 1M0 10q3 3 6 1" stroke="#5a2626" stroke-width="1.4" fill="none" stroke-linecap="round"/>${wear(look, uniform)}`;
};

const bird: Head = (look, uniform) => {
  const { skin, hairColour: beak } = look;
  return `${part.neck(skin)}<path d="M-4-24Q-16-42-24-38-16-36-13-27zM0-26Q-2-46-10-48-6-40-6-26zM5-24Q10-42 2-48 4-38 0-25z" fill="${light(uniform.lining, 0.15)}"/><path d="M-18-8C-18-27 18-27 18-8 18 8 10 19 0 19S-18 8-18-8z" fill="${skin}"/><path d="M0-22C15-22 18-17 18-8 18 8 10 19 0 19 7 6 8-10 0-22z" fill="${dark(skin, 0.35)}" opacity=".6"/><path d="M-15-2C-15-12-3-12-2-3-2 6-13 7-15-2zM15-2C15-12 3-12 2-3 2 6 13 7 15-2z" fill="${light(skin, 0.75)}"/><circle cx="-8" cy="-3" r="3.2" fill="#1a1420"/><circle cx="8" cy="-3" r="3.2" fill="#1a1420"/><circle cx="-9" cy="-4.2" r="1" fill="#fff"/><circle cx="7" cy="-4.2" r="1" fill="#fff"/><path d="M-5 2Q0-3 5 2L0 17z" fill="${beak}"/><path d="M0-.6Q4 0 5 2L0 17z" fill="${dark(beak, 0.3)}"/><path d="M-4 5q4 2 8 0" stroke="${dark(beak, 0.5)}" fill="none"/><path d="M-14-10l8 2M14-10l-8 2" stroke="${dark(skin, 0.5)}" stroke-width="1.8" stroke-linecap="round"/>${wear(look, uniform)}`;
};

const squid: Head = (look, uniform) => {
  const { skin, hairColour: mark } = look;
  const arms = [-11, -5.5, 0, 5.5, 11]
    .map((x, i) => {
      const sway = i % 2 ? 3 : -3;
      return `<path d="M${x} 6q${sway} 7 0 12t${sway} 9" stroke="${i > 2 ? dark(skin, 0.28) : skin}" stroke-width="5.5" fill="none" stroke-linecap="round"/>`;
    })
    .join("");
  return `<path d="M-21-8C-26-36-10-45 0-45S26-36 21-8C20 6 12 12 0 12S-20 6-21-8z" fill="${skin}"/><path d="M0-45C12-45 26-36 21-8 20 6 12 12 0 12 9 0 11-28 0-45z" fill="${dark(skin, 0.35)}" opacity=".55"/><g fill="${mark}" opacity=".7"><circle cx="-9" cy="-33" r="3"/><circle cx="-2" cy="-38" r="1.8"/><circle cx="-14" cy="-25" r="1.8"/><circle cx="8" cy="-30" r="2.2"/></g><g fill="#fff3d8"><ellipse cx="-8.5" cy="-8" rx="6" ry="6.5"/><ellipse cx="8.5" cy="-8" rx="6" ry="6.5"/></g><path d="M-13-8q4.5-3.5 9 0-4.5 3.5-9 0zM4-8q4.5-3.5 9 0-4.5 3.5-9 0z" fill="#1a1420"/><path d="M-15-14q6-3 11 0M15-14q-6-3-11 0" stroke="${mark}" stroke-width="2" fill="none" stroke-linecap="round"/>${arms}${wear(look, uniform)}`;
};

const golem: Head = (look, uniform) => {
  const { skin, glow } = look;
  return `<path d="M-13 8h26l4 20-17 8-17-8z" fill="${dark(skin, 0.35)}"/><path d="M-12 20h24M-14 26h28" stroke="${dark(skin, 0.6)}" stroke-width="1.4"/><path d="M-19-20-10-31 9-32 20-21 22 1 13 16-12 17-22 3z" fill="${skin}"/><path d="M9-32 20-21 22 1 13 16 1 17 4-6z" fill="${dark(skin, 0.4)}" opacity=".8"/><path d="M-19-20-10-31 9-32 4-22-12-18z" fill="${light(skin, 0.25)}"/><path d="M-17 2-11-1-12-12M4-22 7-14 3-9M14 4 9 8 11 15" stroke="${glow}" stroke-width="1.8" fill="none" stroke-linejoin="round" stroke-linecap="round"/><path d="M-14-8h10v5h-10zM4-8h10v5H4z" fill="#14100c"/><path d="M-12-7h6v3h-6zM6-7h6v3H6z" fill="${glow}"/><path d="M-8 8h15l-2 3h-11z" fill="#14100c"/>${wear(look, uniform)}`;
};

/** A spacer who never takes the helmet off. */
const helmet: Head = (look, uniform) =>
  `<path d="M-16 12h32l4 14h-40z" fill="#8b97ae"/><circle cy="-8" r="26" fill="#dfe6f2"/><path d="M0-34A26 26 0 0 1 0 18 40 40 0 0 0 0-34z" fill="#97a4bd"/><path d="M-19-10C-19-24 19-24 19-10 19 6 10 12 0 12S-19 6-19-10z" fill="#101a30"/><path d="M-9-9C-9-16 9-16 9-9 9 0 5 5 0 5S-9 0-9-9z" fill="${dark(look.skin, 0.25)}"/><circle cx="-3.5" cy="-7" r="1.3" fill="#0a0d16"/><circle cx="3.5" cy="-7" r="1.3" fill="#0a0d16"/><path d="M-2.5-1q2.5 1.5 5 0" stroke="#0a0d16" stroke-width="1.2" fill="none"/><path d="M-19-10C-19-24 19-24 19-10 19 6 10 12 0 12S-19 6-19-10z" fill="${look.glow}" opacity=".28"/><path d="M-15-12Q-12-20-2-20.5" stroke="#fff" stroke-width="2.6" fill="none" stroke-linecap="round" opacity=".85"/><rect x="-30" y="-14" width="6" height="13" rx="2.5" fill="${light(uniform.lining, 0.2)}"/><rect x="24" y="-14" width="6" height="13" rx="2.5" fill="${dark(uniform.lining, 0.2)}"/><path d="M0-34v-7" stroke="#97a4bd" stroke-width="2"/><circle cy="-42" r="2.4" fill="#ff7a45"/>`;

function twins(look: PilotLook, uniform: Uniform): string {
  const one = (x: number, hairColour: Hex, mouth: PilotLook["mouth"]): string =>
    `<g transform="translate(${x} 14) scale(.8)">${part.shoulders(uniform.coat, uniform.lining)}${human({ ...look, hair: "short", hairColour, mouth }, uniform)}</g>`;
  return one(17, "#c9ccd8", "line") + one(-16, "#ffd77a", "smile");
}

const HEADS: Readonly<Record<Exclude<Species, "twins">, Head>> = {
  human,
  finned,
  tall,
  robot,
  insect,
  feline,
  bird,
  squid,
  golem,
  helmet,
};
