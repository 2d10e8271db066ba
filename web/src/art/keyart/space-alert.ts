/* A thing with too many arms above a ship with too few crew. */
import { stars } from "../stars";
import { linear, n, radial } from "../svg";
import { frame, HEIGHT, WIDTH } from "./frame";

function arm(x: number, y: number, sway: number, length: number, width: number): string {
  const d = `M${x} ${y}C${n(x + sway * 0.3)} ${n(y + length * 0.35)} ${n(x + sway * 1.2)} ${n(y + length * 0.5)} ${n(x + sway * 0.7)} ${n(y + length * 0.8)}S${n(x + sway * 1.5)} ${n(y + length)} ${n(x + sway * 1.25)} ${n(y + length * 1.12)}`;
  return `<path d="${d}" stroke="#3a1216" stroke-width="${width}" fill="none" stroke-linecap="round"/><path d="${d}" stroke="#ff7a45" stroke-width="1.3" fill="none" stroke-linecap="round" opacity=".7" transform="translate(${n(-width * 0.38)} 0)"/>`;
}

function windows(x: number, y: number, count: number, colour: string): string {
  let s = "";
  for (let i = 0; i < count; i++)
    s += `<rect x="${x + i * 11}" y="${y}" width="7" height="5" rx="1.5" fill="${colour}" opacity="${[1, 0.9, 0.35, 0.8][i % 4]}"/>`;
  return s;
}

export function spaceAlert(prefix: string): string {
  const [sky, fire, hull] = [`${prefix}-sky`, `${prefix}-fire`, `${prefix}-hull`];
  const outline = "M18 200C40 180 70 176 104 176L120 168H200L216 176C250 176 281 180 303 200";
  return frame(
    `<defs>${linear(sky, [
      [0, "#3b0f10"],
      [0.55, "#190d18"],
      [1, "#0a0f1c"],
    ])}${radial(fire, [
      [0, "#ff9a5e", 0.75],
      [1, "#ff5a2a", 0],
    ])}${linear(hull, [
      [0, "#5a6a88"],
      [1, "#1c2740"],
    ])}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${sky})"/>${stars(WIDTH, HEIGHT, 60, "sa")}<ellipse cx="160" cy="58" rx="190" ry="105" fill="url(#${fire})" opacity=".7"/>${[
      60, 160, 261,
    ]
      .map(
        (x) =>
          `<path d="M${x} 178L${n(160 + (x - 160) * 0.42)} 40" stroke="#ffb08a" stroke-width="1.3" stroke-dasharray="2 7" opacity=".8"/>`,
      )
      .join(
        "",
      )}${arm(122, 70, -44, 66, 9)}${arm(142, 78, -18, 70, 10)}${arm(178, 78, 18, 70, 10)}${arm(198, 70, 44, 66, 9)}${arm(160, 80, 8, 52, 8)}<path d="M160 6C212 6 232 44 214 82 200 98 182 90 160 90S120 98 106 82C88 44 108 6 160 6z" fill="#34101a"/><path d="M106 82C88 44 108 6 160 6c18 0 32 5 41 13-26-8-60-4-74 18-10 16-10 34-3 50-8 1-13 0-18-5z" fill="#ff7a45" opacity=".38"/><path d="M128 54q12-14 26 0-13 10-26 0zM166 54q14-14 26 0-13 10-26 0z" fill="#ffe0a8"/><circle cx="143" cy="53" r="4" fill="#34101a"/><circle cx="178" cy="53" r="4" fill="#34101a"/><path d="M140 76q20-9 40 0" stroke="#ff7a45" stroke-width="2" fill="none"/><path d="M160 160V94" stroke="#ffb454" stroke-width="9" opacity=".35"/><path d="M160 160V94" stroke="#fff3d6" stroke-width="3"/><circle cx="160" cy="94" r="20" fill="#ff9a4a" opacity=".35"/><circle cx="160" cy="94" r="11" fill="#ffd9a0" opacity=".85"/><path d="M22 176Q62 150 108 166" fill="none" stroke="#ff6b6b" stroke-width="2.5"/><path d="M112 162Q160 146 208 162" fill="none" stroke="#eef2f8" stroke-width="2.5"/><path d="M212 166Q258 150 299 176" fill="none" stroke="#6cb6ff" stroke-width="2.5"/><path d="${outline} 292 222 262 226 216 226H104C58 226 29 222 18 200z" fill="url(#${hull})"/><path d="${outline}" fill="none" stroke="#b9c6de" stroke-width="1.5"/><path d="M110 174V226M210 174V226M30 203H292" stroke="#0d1424" stroke-width="2"/>${windows(44, 188, 5, "#ff9d8a")}${windows(124, 182, 7, "#fff1d0")}${windows(222, 188, 5, "#9ccfff")}${windows(48, 211, 5, "#ff9d8a")}${windows(124, 211, 7, "#fff1d0")}${windows(222, 211, 5, "#9ccfff")}<path d="M154 168l2-10h8l2 10z" fill="#8b98b2"/>`,
  );
}
