/* Three uniforms, one sunrise, and a ship on its first day. */
import { dark, type Hex } from "../colour";
import { stars } from "../stars";
import { linear } from "../svg";
import { frame, HEIGHT, WIDTH } from "./frame";

const arc = (radius: number, colour: Hex, width: number): string =>
  `<circle cx="232" cy="186" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

const cadet = (x: number, y: number, coat: Hex, skin: Hex, hair: string): string =>
  `<g transform="translate(${x} ${y}) scale(.92)"><path d="M-40 64C-40 36-26 29-12 26L12 26C26 29 40 36 40 64z" fill="${coat}"/><path d="M0 26 12 26C26 29 40 36 40 64L0 64z" fill="${dark(coat, 0.22)}"/><path d="M-14 26Q0 36 14 26L12 21-12 21z" fill="#1a2230"/><path d="M18 40l2.3 5 2.3-5-2.3-5z" fill="#ffe9b8"/><path d="M-8 8h16v15q-8 6-16 0z" fill="${dark(skin, 0.2)}"/><path d="M-16-8C-16-26 16-26 16-8 16 8 9 18 0 18S-16 8-16-8z" fill="${skin}"/><path d="M0-22C13-22 16-17 16-8 16 8 9 18 0 18 7 4 8-10 0-22z" fill="${dark(skin, 0.25)}" opacity=".5"/>${hair}<ellipse cx="-5.5" cy="-4" rx="1.9" ry="2.4" fill="#1a1420"/><ellipse cx="6.5" cy="-4" rx="1.9" ry="2.4" fill="#1a1420"/><path d="M-4 8q5 3.5 9 0" stroke="#4a1d1d" stroke-width="1.6" fill="none" stroke-linecap="round"/></g>`;

const SHIP =
  '<g transform="translate(132 52) rotate(-12)"><path d="M-46 14-14 8-8 18-40 26z" fill="#a9b6cc"/><path d="M-56 6h42l4-7h-40z" fill="#d4dced"/><path d="M-56 6a4 4 0 0 1 6-7" fill="#ff8a5a"/><path d="M-60 30h42l4-7h-40z" fill="#b5c0d4"/><path d="M-14 6 14 4 10 16-12 20z" fill="#c3cde0"/><ellipse cx="28" cy="4" rx="40" ry="12" fill="#eef2f8"/><path d="M-12 5a40 12 0 0 0 80 0 44 9 0 0 1-80 0z" fill="#9fadc6"/><ellipse cx="28" cy="-2" rx="15" ry="6" fill="#cdd7e8"/><path d="M4 3h48" stroke="#3d7dd8" stroke-width="1.6" stroke-dasharray="4 4"/></g>';

const WAKE = [
  ["#3d7dd8", 92, 70],
  ["#f2b134", 84, 63],
  ["#e4572e", 76, 56],
]
  .map(
    ([colour, from, to]) =>
      `<path d="M0 ${from}C40 ${from} 60 ${Number(to) + 7} 92 ${to}" stroke="${colour}" stroke-width="7" fill="none"/>`,
  )
  .join("");

export function starshipCaptains(prefix: string): string {
  const sky = `${prefix}-sky`;
  return frame(
    `<defs>${linear(sky, [
      [0, "#232c3d"],
      [1, "#3c4658"],
    ])}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${sky})"/>${stars(WIDTH, 150, 46, "sc")}<circle cx="232" cy="186" r="78" fill="#f6d9a0"/>${arc(92, "#f2b134", 20)}${arc(116, "#e4572e", 20)}${arc(140, "#3d7dd8", 20)}${arc(162, "#2d5ea8", 10)}${WAKE}${SHIP}${cadet(62, 174, "#e4572e", "#8d5a3c", '<path d="M-17-5C-19-28-6-31 1-30 15-29 19-18 17-5 14-14 10-19 2-19-7-19-13-15-17-5z" fill="#241a1c"/>')}${cadet(238, 174, "#3d7dd8", "#e8ad86", '<path d="M-17-2C-21-30-4-33 4-31 18-28 20-14 17 6 15-6 13-16 2-19-8-17-13-12-17-2z" fill="#b8562c"/>')}${cadet(150, 168, "#f2b134", "#7fb4c9", '<path d="M-10-20Q0-32 10-20M-6-15Q0-22 6-15" stroke="#4d7f96" stroke-width="2.5" fill="none"/><path d="M-16-6-26-16-17 2zM16-6 26-16 17 2z" fill="#6ea3b8"/>')}`,
  );
}
