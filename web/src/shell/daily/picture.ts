/** A day as a picture to share, drawn here: names, squares and points, without spoilers. */
import type { Day, YourDay } from "../../generated/wire";
import { count } from "../../lib/words";
import { accent } from "../titles";
import { dated, meaning } from "./words";

export const WIDTH = 1200;
export const HEIGHT = 630;
const GOOD = "#5fd38d";
const FAIR = "#ffb454";
const BAD = "#ff7474";
const NONE = "#26344f";
const colour = (own: YourDay | null): string =>
  own === null ? NONE : own.score === null ? BAD : own.home ? GOOD : FAIR;
/** A game's accent on dark, whatever the page's theme. */
function accentOf(slug: string): string {
  const probe = document.createElement("i");
  probe.style.cssText = `color: ${accent(slug)}; color-scheme: dark`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

export async function picture(day: Day, titles: (slug: string) => string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const at = canvas.getContext("2d");
  if (!at) throw new Error("This browser cannot draw the picture. Copy the text instead.");
  await Promise.all(["600 30px Oxanium", "400 30px Inter"].map((font) => document.fonts.load(font))).catch(
    () => undefined,
  );
  drawn(at, day, titles);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be made. Copy the text instead."))),
      "image/png",
    ),
  );
}

function drawn(at: CanvasRenderingContext2D, day: Day, titles: (slug: string) => string): void {
  const sky = at.createRadialGradient(WIDTH / 2, 0, 60, WIDTH / 2, 0, WIDTH * 0.8);
  sky.addColorStop(0, "#172342");
  sky.addColorStop(1, "#070b14");
  at.fillStyle = sky;
  at.fillRect(0, 0, WIDTH, HEIGHT);
  words(at, "Mission of the day", 72, 110, "600 52px Oxanium, sans-serif", "#eef2f8");
  words(at, dated(day.day), 72, 158, "400 28px Inter, sans-serif", "#a9b6cc");
  words(at, "Ready Room", WIDTH - 72, 110, "600 32px Oxanium, sans-serif", "#a9b6cc", "right");
  day.missions.forEach((mission, row) => {
    const y = 215 + row * 96;
    block(at, 72, y, 64, colour(mission.yours));
    words(at, titles(mission.game), 164, y + 24, "400 24px Inter, sans-serif", accentOf(mission.game));
    words(at, mission.name, 164, y + 60, "600 34px Oxanium, sans-serif", "#eef2f8", "left", 640);
    const result = meaning(mission, mission.yours);
    words(
      at,
      result,
      WIDTH - 72,
      y + 46,
      "600 30px Oxanium, sans-serif",
      mission.yours ? "#eef2f8" : "#8d9cb7",
      "right",
      330,
    );
  });
  day.week.forEach((went, n) => {
    block(at, 72 + n * 46, HEIGHT - 98, 36, went === "home" ? GOOD : went === "flew" ? FAIR : NONE);
  });
  const streak = day.streak ? `${count(day.streak, "day")} in a row` : "The last seven days";
  words(at, streak, 72 + 7 * 46 + 18, HEIGHT - 70, "400 28px Inter, sans-serif", "#a9b6cc");
}

function block(at: CanvasRenderingContext2D, x: number, y: number, size: number, fill: string): void {
  at.fillStyle = fill;
  at.beginPath();
  at.roundRect(x, y, size, size, size / 5);
  at.fill();
}

function words(
  at: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  fill: string,
  align: CanvasTextAlign = "left",
  most = WIDTH,
): void {
  at.font = font;
  at.fillStyle = fill;
  at.textAlign = align;
  at.fillText(text, x, y, most);
}
