/* What a card says, as a row of symbols. The language is the rules' own: `move [artifact -> medal advance(any,2)]`. */
import type { STARSHIP_CAPTAINS } from "../../art/icons/starship-captains";

export type SymbolName = keyof typeof STARSHIP_CAPTAINS;

export type Piece =
  | {
      readonly kind: "symbol";
      readonly name: SymbolName;
      readonly ink: string;
      readonly words: string;
      readonly count?: number;
    }
  | { readonly kind: "advance"; readonly who: string; readonly n: number; readonly words: string }
  | { readonly kind: "mark"; readonly text: string; readonly words: string };

interface Look {
  readonly name: SymbolName;
  readonly ink: string;
  readonly words: string;
}
const LOOKS: Readonly<Record<string, Look>> = {
  move: { name: "travel", ink: "var(--sc-pale)", words: "move" },
  jump: { name: "jump", ink: "var(--sc-pale)", words: "jump" },
  fight: { name: "fight", ink: "var(--sc-gold)", words: "fight" },
  research: { name: "research", ink: "var(--sc-sky)", words: "take a tech" },
  recycle: { name: "recycle", ink: "var(--sc-sky)", words: "take a tech, also over one of yours" },
  repair: { name: "repair", ink: "var(--sc-steel)", words: "repair" },
  damage: { name: "damage", ink: "var(--sc-hurt)", words: "damage" },
  android: { name: "android", ink: "var(--sc-brass)", words: "android" },
  medal: { name: "medal", ink: "var(--sc-gold)", words: "medal" },
  artifact: { name: "artifact", ink: "var(--sc-clay)", words: "artifact" },
  "pirate-token": { name: "pirate", ink: "var(--sc-bone)", words: "pirate" },
  tech: { name: "tech", ink: "var(--sc-sky)", words: "tech" },
  ambush: { name: "ambush", ink: "var(--sc-hurt)", words: "ambush" },
  "place-pirate": { name: "pirate", ink: "var(--sc-hurt)", words: "a pirate on any route" },
  dequeue: { name: "dequeue", ink: "var(--sc-pale)", words: "the first of the queue is ready" },
  "peek-missions": { name: "peek", ink: "var(--sc-pale)", words: "look at coming missions" },
  "draw-tech": { name: "tech", ink: "var(--sc-sky)", words: "draw techs, keep one" },
  "draw-omega": { name: "tech", ink: "var(--sc-omega)", words: "draw omega techs, keep one" },
  "copy-room": { name: "tech", ink: "var(--sc-sky)", words: "copy a room" },
  crowdsource: { name: "cadet", ink: "var(--sc-pale)", words: "open a room to all" },
  "share-techs": { name: "tech", ink: "var(--sc-sky)", words: "share techs" },
};
const MARKS: Readonly<Record<string, [string, string]>> = {
  "->": ["→", "for"],
  "/": ["/", "or"],
  none: ["–", "nothing"],
};
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
  if (mark) return [{ kind: "mark", text: mark[0], words: mark[1] }];
  const call = CALL.exec(token);
  const name = call?.[1] ?? "";
  const [first = "", second = ""] = (call?.[2] ?? "").split(",");
  if (name === "advance") return [{ kind: "advance", who: first, n: Number(second), words: "advance" }];
  if (name === "step-back") return [{ kind: "advance", who: first, n: -Number(second), words: "step back" }];
  if (name === "each")
    return [{ kind: "mark", text: `×${first === "commander" ? "commander" : "android"}`, words: `for each ${first}` }];
  const look = LOOKS[name === "discard" ? first : name];
  if (!look) return [];
  const count = Number(first);
  return [{ kind: "symbol", ...look, ...(count > 0 ? { count } : {}) }];
}

/** How often an effect brings something for certain, leaving out what must be chosen or paid for. */
export function sum(effect: string): ReadonlyMap<string, number> {
  const total = new Map<string, number>();
  const sure = effect.replaceAll(/\[[^\]]*\]/g, "").replaceAll(/(^|[ {])\([^)]*\/[^)]*\)/g, "$1");
  for (const [token] of sure.replace(/each\([^)]*\)\{[^}]*\}/g, "").matchAll(TOKEN)) {
    const call = CALL.exec(token);
    const name = call?.[1] ?? "";
    const amount = name === "advance" ? Number((call?.[2] ?? "").split(",")[1]) : 1;
    if (name && name !== "none") total.set(name, (total.get(name) ?? 0) + amount);
  }
  return total;
}
