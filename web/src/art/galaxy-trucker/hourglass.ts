/* The hourglass, around the origin: 60 high, with the sand that is left. */
import { n, svg } from "../svg";

/** `left` is 1 when it was just turned and 0 when it has run out. */
function hourglassGroup(left: number): string {
  const top = -6 - 16 * left;
  const inset = (1 - left) * 4;
  const heap = 1 - left;
  const upper =
    left > 0.01
      ? `<path d="M${n(-9.5 + inset)} ${n(top)}H${n(9.5 - inset)}C8-9 3.5-5 1.6-.5H-1.6C-3.5-5-8-9 ${n(-9.5 + inset)} ${n(top)}Z" fill="#f3c27d"/><path d="M0 0V22" stroke="#f3c27d" stroke-width="1.4"/>`
      : "";
  const lower = `<path d="M-11.5 27C-11 ${n(24 - 9 * heap)}-4 ${n(22 - 12 * heap)} 0 ${n(21 - 13 * heap)}C4 ${n(22 - 12 * heap)} 11 ${n(24 - 9 * heap)} 11.5 27Z" fill="#f3c27d"/>`;
  return `<path d="M-17-30H17M-17 30H17" stroke="#e9b06a" stroke-width="5" stroke-linecap="round"/><path d="M-13-28C-13-12-4-6-2.5 0-4 6-13 12-13 28H13C13 12 4 6 2.5 0 4-6 13-12 13-28Z" fill="#16283d" stroke="#cfe0f3" stroke-width="1.8"/>${upper}${lower}`;
}
export const hourglass = (left: number): string => svg("-22 -36 44 72", hourglassGroup(left));
