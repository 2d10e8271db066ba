/* A card's effect as a row of symbols, in the notation of the rules: `move [artifact -> medal advance(any,2)]`. */
import type { STARSHIP_CAPTAINS } from "../../art/icons/starship-captains";

export type SymbolName = keyof typeof STARSHIP_CAPTAINS;

export type Piece =
  | { readonly kind: "symbol"; readonly name: SymbolName; readonly ink: string; readonly count?: number }
  | { readonly kind: "advance"; readonly who: string; readonly n: number }
  | { readonly kind: "mark"; readonly text: string };

interface Look {
  readonly name: SymbolName;
  readonly ink: string;
}
const LOOKS: Readonly<Record<string, Look>> = {
  move: { name: "travel", ink: "var(--sc-pale)" },
  jump: { name: "jump", ink: "var(--sc-pale)" },
  fight: { name: "fight", ink: "var(--sc-gold)" },
  research: { name: "research", ink: "var(--sc-sky)" },
  recycle: { name: "recycle", ink: "var(--sc-sky)" },
  repair: { name: "repair", ink: "var(--sc-steel)" },
  damage: { name: "damage", ink: "var(--sc-hurt)" },
  android: { name: "android", ink: "var(--sc-brass)" },
  medal: { name: "medal", ink: "var(--sc-gold)" },
  artifact: { name: "artifact", ink: "var(--sc-clay)" },
  "pirate-token": { name: "pirate", ink: "var(--sc-bone)" },
  tech: { name: "tech", ink: "var(--sc-sky)" },
  ambush: { name: "ambush", ink: "var(--sc-hurt)" },
  "place-pirate": { name: "pirate", ink: "var(--sc-hurt)" },
  dequeue: { name: "dequeue", ink: "var(--sc-pale)" },
  "peek-missions": { name: "peek", ink: "var(--sc-pale)" },
  "draw-tech": { name: "tech", ink: "var(--sc-sky)" },
  "draw-omega": { name: "tech", ink: "var(--sc-omega)" },
  "copy-room": { name: "tech", ink: "var(--sc-sky)" },
  crowdsource: { name: "cadet", ink: "var(--sc-pale)" },
  "share-techs": { name: "tech", ink: "var(--sc-sky)" },
};
const MARKS: Readonly<Record<string, string>> = { "->": "→", "/": "/", none: "–" };
const TOKEN = /->|\/|[a-z-]+(?:\([^)]*\))?/g;
const CALL = /^([a-z-]+)(?:\(([^)]*)\))?$/;

const read = new Map<string, readonly Piece[]>();

export function pieces(effect: string): readonly Piece[] {
  let made = read.get(effect);
  if (!made) {
    made = [...effect.matchAll(TOKEN)].flatMap(([token]) => piece(token));
    read.set(effect, made);
  }
  return made;
}

function piece(token: string): Piece[] {
  const mark = MARKS[token];
  if (mark) return [{ kind: "mark", text: mark }];
  const call = CALL.exec(token);
  const name = call?.[1] ?? "";
  const [first = "", second = ""] = (call?.[2] ?? "").split(",");
  if (name === "advance") return [{ kind: "advance", who: first, n: Number(second) }];
  if (name === "step-back") return [{ kind: "advance", who: first, n: -Number(second) }];
  if (name === "each") return [{ kind: "mark", text: `×${first === "commander" ? "commander" : "android"}` }];
  const look = LOOKS[name === "discard" ? first : name];
  if (!look) return [];
  const count = Number(first);
  return [{ kind: "symbol", ...look, ...(count > 0 ? { count } : {}) }];
}
