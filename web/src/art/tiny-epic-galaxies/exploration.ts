import { iconGroup } from "../icons";
import { svg } from "../svg";
import { DANGERS } from "./exploration/dangers";
import { DISCOVERIES } from "./exploration/discoveries";
import { HEIGHT, type Kind, sky, WIDTH } from "./exploration/scene";

export const EXPLORATION_IDS: readonly string[] = [...Object.keys(DISCOVERIES), ...Object.keys(DANGERS)];

const FRAME = 'preserveAspectRatio="xMidYMid slice" overflow="hidden"';

/** The picture on an exploration card: 120 x 80. A card without its own picture shows the sky of its kind. */
export function exploration(id: string, prefix: string, kind: Kind = id in DANGERS ? "danger" : "discovery"): string {
  const scene = { id, kind, prefix };
  const draw = DISCOVERIES[id] ?? DANGERS[id];
  const body = draw
    ? draw(scene)
    : sky(scene) + iconGroup(kind, WIDTH / 2, HEIGHT / 2, 40, { colour: "#fff", active: true });
  return svg(`0 0 ${WIDTH} ${HEIGHT}`, body, FRAME);
}

/** The back of the deck. */
export const explorationBack = (prefix: string): string => {
  const scene = { id: "unexplored", kind: "discovery" as const, prefix };
  return svg(
    `0 0 ${WIDTH} ${HEIGHT}`,
    `${sky(scene, 60)}<rect width="${WIDTH}" height="${HEIGHT}" fill="#0b1030" opacity=".72"/><circle cx="60" cy="40" r="27" fill="none" stroke="#6b78c8" stroke-width="1.5"/><circle cx="60" cy="40" r="20" fill="none" stroke="#6b78c8" stroke-dasharray="3 4"/>${iconGroup("explore", 60, 40, 26, { colour: "#aab4ff", active: true })}`,
    FRAME,
  );
};
