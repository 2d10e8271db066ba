/* The parts of a bust. Faces look at you, lit from the left; the chin is at y = 18, the collar at 26. */
import { dark, type Hex, light } from "../../colour";
import type { Gear, Hair, PilotLook } from "./looks";

export const shoulders = (coat: Hex, lining: Hex): string =>
  `<path d="M-40 62C-40 36-26 29-12 26L12 26C26 29 40 36 40 62z" fill="${dark(coat, 0.25)}"/><path d="M0 26L12 26C26 29 40 36 40 62L0 62z" fill="${dark(coat, 0.48)}"/><path d="M-40 62C-40 42-33 34-24 30.5L-18 62z" fill="${dark(lining, 0.15)}"/><path d="M40 62C40 42 33 34 24 30.5L18 62z" fill="${dark(lining, 0.4)}"/><path d="M-12 25 0 40 12 25 8 20-8 20z" fill="${light(lining, 0.35)}"/><path d="M-8 22 0 34 8 22z" fill="${dark(coat, 0.6)}"/><path d="M-15 46l3 2 3-2" stroke="${light(lining, 0.5)}" stroke-width="1.6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

export const neck = (skin: Hex): string => `<path d="M-8 8h16v17l-8 7-8-7z" fill="${dark(skin, 0.22)}"/>`;

export const face = (skin: Hex): string =>
  `<path d="M-17-8C-17-26 17-26 17-8 17 8 9.4 18 0 18S-17 8-17-8z" fill="${skin}"/><path d="M0-23C15-22 17-18 17-8 17 8 9.4 18 0 18 6 6 8-10 0-23z" fill="${dark(skin, 0.3)}" opacity=".55"/>`;

export const ears = (skin: Hex): string =>
  `<circle cx="-17" cy="-2" r="4" fill="${skin}"/><circle cx="17" cy="-2" r="4" fill="${dark(skin, 0.3)}"/>`;

export const fins = (skin: Hex): string =>
  `<path d="M-17-4-30-15-26-4-18 4zM17-4 30-15 26-4 18 4z" fill="${dark(skin, 0.12)}"/><path d="M-18-2-27-10M18-2 27-10" stroke="${dark(skin, 0.4)}" stroke-width="1.2"/>`;

export const eyes = (colour: Hex, y = -4): string =>
  `<ellipse cx="-6.5" cy="${y}" rx="2.1" ry="2.5" fill="${colour}"/><ellipse cx="6.5" cy="${y}" rx="2.1" ry="2.5" fill="${colour}"/><circle cx="-7.1" cy="${y - 0.8}" r=".7" fill="#fff"/><circle cx="5.9" cy="${y - 0.8}" r=".7" fill="#fff"/><path d="M-10 ${y - 5}q3.5-2 7 0M3 ${y - 5}q3.5-2 7 0" stroke="${colour}" stroke-width="1.5" fill="none" stroke-linecap="round"/>`;

export const nose = (skin: Hex): string =>
  `<path d="M0-2l2 6h-3" stroke="${dark(skin, 0.4)}" stroke-width="1.3" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

export const mouth = (kind: PilotLook["mouth"]): string => {
  if (kind === "grin")
    return '<path d="M-6 8q6 1.5 12 0-1 5.5-6 5.5T-6 8z" fill="#fff" stroke="#4a1d1d" stroke-width="1.2"/>';
  const line = kind === "smile" ? "M-5 8.5q5 4 10 0" : "M-4.5 9.5h9";
  return `<path d="${line}" stroke="#4a1d1d" stroke-width="1.7" fill="none" stroke-linecap="round"/>`;
};

/** The hair behind the head. */
export function hairBehind(hair: Hair, colour: Hex): string {
  switch (hair) {
    case "long":
      return `<path d="M-18-4C-22-30-6-34 1-33 16-32 22-20 19 2 20 12 22 20 17 26L12 20V-16H-13V20L-18 26C-23 16-19 8-18-4z" fill="${dark(colour, 0.15)}"/>`;
    case "braids":
      return ["-20", "20"]
        .map(
          (x) =>
            `<path d="M${x}-6q-4 8 0 13t0 13-1 12" fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round"/><path d="M${x}-6q-4 8 0 13t0 13" fill="none" stroke="${dark(colour, 0.35)}" stroke-width="1.2" stroke-dasharray="2 5"/>`,
        )
        .join("");
    case "afro":
      return `<circle cy="-15" r="26" fill="${colour}"/><path d="M6-40A26 26 0 0 1 18 8z" fill="${dark(colour, 0.35)}" opacity=".6"/>`;
    case "hood":
      return `<path d="M-25 30C-31-2-26-38 0-39S31-2 25 30Q0 50-25 30z" fill="${dark(colour, 0.35)}"/>`;
    case "scarf":
      return `<path d="M-22 32C-25 6-27-35 0-35S25 6 22 32Q0 50-22 32z" fill="${dark(colour, 0.3)}"/>`;
    case "bun":
      return `<circle cx="2" cy="-33" r="8" fill="${colour}"/>`;
    default:
      return "";
  }
}

/** The hair that frames the face. */
export function hairBefore(hair: Hair, colour: Hex): string {
  switch (hair) {
    case "short":
      return `<path d="M-18-6C-21-28-8-33 2-32 16-31 21-20 18-6 16-14 13-19 4-19-6-18-14-18-18-6z" fill="${colour}"/>`;
    case "side":
      return `<path d="M-18-2C-22-30-4-35 6-32 18-28 19-16 18-6 12-18 4-22-4-20-10-12-14-8-18-2z" fill="${colour}"/>`;
    case "long":
      return `<path d="M-17-6C-18-26-6-29 1-28 13-27 18-20 17-6 13-18 8-20 0-20-8-20-14-16-17-6z" fill="${light(colour, 0.08)}"/>`;
    case "bun":
      return `<path d="M-18-6C-20-26-8-30 2-29 15-28 20-20 18-6 15-15 12-20 2-20-8-20-14-16-18-6z" fill="${colour}"/>`;
    case "mohawk":
      return `<path d="M-5-20C-9-36-2-42 6-41 10-36 8-26 6-20z" fill="${colour}"/>`;
    case "curls":
      return [
        [-15, -12],
        [-14, -20],
        [-8, -27],
        [0, -30],
        [8, -28],
        [14, -21],
        [16, -12],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7.5" fill="${colour}"/>`)
        .join("");
    case "afro":
      return `<path d="M-18-8C-18-24-8-26 0-26S18-24 18-8C12-18 6-19 0-19S-12-18-18-8z" fill="${light(colour, 0.08)}"/>`;
    case "braids":
      return `<path d="M-19-4C-22-28-6-31 0-31S22-28 19-4C16-15 8-20 0-22-8-20-16-15-19-4z" fill="${colour}"/><path d="M0-31v9" stroke="${dark(colour, 0.35)}" stroke-width="1.2"/>`;
    case "undercut":
      return `<path d="M-17-7C-18-18-17-22-14-24L-12-12zM17-7C18-18 17-22 14-24L12-12z" fill="${dark(colour, 0.45)}" opacity=".7"/><path d="M-15-19C-16-36 10-42 20-27 22-22 16-14 17-12 12-20 0-22-15-19z" fill="${colour}"/>`;
    case "hood":
      return `<path d="M-25 30C-31-2-26-38 0-39S31-2 25 30C20 26 19 12 18-4 17-22 9-26 0-26S-17-22-18-4C-19 12-20 26-25 30z" fill="${colour}"/><path d="M0-39C26-38 31-2 25 30 20 26 19 12 18-4 17-22 9-26 0-26z" fill="${dark(colour, 0.3)}"/>`;
    case "scarf":
      return `<path d="M-22 34C-25 6-27-35 0-35S25 6 22 34C12 30 16 12 17-4 17-20 8-23 0-23S-17-20-17-4C-16 12-12 30-22 34z" fill="${colour}"/><path d="M0-35C27-35 25 6 22 34 12 30 16 12 17-4 17-20 8-23 0-23z" fill="${dark(colour, 0.25)}"/><path d="M-15 15Q0 27 15 15 19 24 22 33 0 50-22 33-19 24-15 15z" fill="${light(colour, 0.12)}"/>`;
    case "bald":
      return "";
  }
}

export function gear(kind: Gear, look: PilotLook, coat: Hex): string {
  const hair = look.hairColour;
  switch (kind) {
    case "goggles":
    case "raised-goggles": {
      const lift = kind === "goggles" ? 'transform="translate(0 14)"' : "";
      return `<g ${lift}><path d="M-18-20h36v7h-36z" fill="#2a2f3d"/><rect x="-15" y="-24" width="13" height="11" rx="5" fill="#8fe0ff" stroke="#c9a56a" stroke-width="2"/><rect x="2" y="-24" width="13" height="11" rx="5" fill="#5bb8e8" stroke="#c9a56a" stroke-width="2"/><path d="M-12-17l4-5M5-17l4-5" stroke="#fff" stroke-width="1.4" opacity=".7"/></g>`;
    }
    case "headset":
      return '<path d="M-18-6C-19-32 19-32 18-6" fill="none" stroke="#cfd8e8" stroke-width="2.6"/><rect x="-22" y="-10" width="7" height="13" rx="3" fill="#cfd8e8"/><rect x="15" y="-10" width="7" height="13" rx="3" fill="#8f9ab0"/><path d="M-18 3Q-16 11-7 11" fill="none" stroke="#cfd8e8" stroke-width="1.8"/><circle cx="-6" cy="11" r="2" fill="#cfd8e8"/>';
    case "cap":
      return `<path d="M-18.5-16v14l4-4v-11zM18.5-16v14l-4-4v-11z" fill="${hair}"/><path d="M-21-17C-20-36 20-36 21-17z" fill="${dark(coat, 0.4)}"/><path d="M-21-18h42v5q-21-6-42 0z" fill="#0d1424"/><path d="M0-32l1.8 3.6 4 .4-3 2.7.9 3.9L0-23.4l-3.7 2 .9-3.9-3-2.7 4-.4z" fill="#ffd77a"/>`;
    case "visor":
      return '<path d="M-19-9h38v7q-19 7-38 0z" fill="#ffb454" opacity=".92"/><path d="M-16-8h18l-5 6q-8 0-13-2z" fill="#ffe7b8" opacity=".8"/>';
    case "patch":
      return '<path d="M-17-14 14-8" stroke="#15131c" stroke-width="2"/><ellipse cx="6.5" cy="-4" rx="5" ry="5.5" fill="#15131c"/>';
    case "beard":
      return `<path d="M-16-1C-15 16-8 25 0 25S15 16 16-1C12 8 8 4 0 4S-12 8-16-1z" fill="${hair}"/><path d="M-4.5 10.5h9" stroke="#4a1d1d" stroke-width="1.7" stroke-linecap="round"/>`;
    case "moustache":
      return `<path d="M0 5c-3-1.5-8 0-11 4 4 1 8 0 11-2 3 2 7 3 11 2-3-4-8-5.5-11-4z" fill="${hair}"/>`;
    case "monocle":
      return '<circle cx="6.5" cy="-4" r="5.5" fill="#cfefff" fill-opacity=".25" stroke="#ffd77a" stroke-width="1.5"/><path d="M11-1l3 14" stroke="#ffd77a"/>';
    case "glasses":
      return '<g fill="#cfefff" fill-opacity=".28" stroke="#e9eef7" stroke-width="1.4"><circle cx="-7" cy="-4" r="5.3"/><circle cx="7" cy="-4" r="5.3"/></g><path d="M-1.7-5q1.7-1.2 3.4 0" stroke="#e9eef7" stroke-width="1.4" fill="none"/>';
    case "scar":
      return `<path d="M-12-12-7-1-9 4" stroke="${dark(look.skin, 0.45)}" stroke-width="1.6" fill="none" stroke-linecap="round"/><path d="M-12-8l3-1M-10-3l3-1" stroke="${dark(look.skin, 0.45)}" stroke-width="1" stroke-linecap="round"/>`;
    case "freckles":
      return [
        [-10, 2],
        [-7, 4],
        [-11, 5],
        [7, 4],
        [10, 2],
        [11, 5],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".8" fill="${dark(look.skin, 0.4)}"/>`)
        .join("");
    case "circlet":
      return '<path d="M-17.5-14Q0-21 17.5-14" fill="none" stroke="#ffd77a" stroke-width="2"/><path d="M0-23l3 5-3 4-3-4z" fill="#8fe0ff" stroke="#ffd77a"/>';
    case "breather":
      return '<path d="M-17 1Q-10 4-8 5M17 1Q10 4 8 5" stroke="#39435a" stroke-width="2.4" fill="none"/><path d="M-9 4Q0 0 9 4L7 15Q0 19-7 15z" fill="#6b7690"/><path d="M0 2Q6 2 9 4L7 15Q4 17 0 17z" fill="#4c566e"/><circle cx="-4.5" cy="11" r="2.6" fill="#262d3d"/><circle cx="4.5" cy="11" r="2.6" fill="#262d3d"/>';
  }
}
