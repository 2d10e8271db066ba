/* Cards on spaces: what is left in the hand, what can be laid where, and what the answers to the board's questions do. */
import type { Field, Pick } from "../../../wire/types";
import type { Laid, Lesson, LessonNow } from "../types";
import type { Action, SpaceView } from "../view";

export const SPECIAL = "special";
const ANDROID = 1;

/** The cards that were not laid. */
export function handLeft(lesson: Lesson, laid: readonly Laid[]): string[] {
  const hand = [...lesson.hand];
  for (const one of laid) {
    const at = hand.indexOf(one.card);
    if (at >= 0 && !(one.android && one.card === lesson.heroic)) hand.splice(at, 1);
  }
  return hand;
}
export const heroicLeft = (lesson: Lesson, laid: readonly Laid[]): string | null =>
  laid.some((one) => one.android && one.card === lesson.heroic) ? null : lesson.heroic;

const isOpen = (lesson: LessonNow, turn: number): boolean => turn >= lesson.open[0] && turn <= lesson.open[1];
/** Whether a card lies on your board, or on the android's. */
const isOn = (one: Laid, android: boolean): boolean => one.android === android && !one.given;

export function freeTurns(lesson: LessonNow, laid: readonly Laid[], android: boolean): number[] {
  const taken = new Set(laid.filter((one) => isOn(one, android)).map((one) => one.turn));
  const turns = Array.from({ length: lesson.turns }, (_, i) => i + 1);
  return turns.filter((turn) => isOpen(lesson, turn) && !taken.has(turn));
}

const EMPTY = { half: "", card: null, doubled: "", special: "", specials: 0, meant: "" };
/** A board as the table would show it to its owner. */
export const spacesOf = (laid: readonly Laid[], android: boolean): SpaceView[] =>
  laid
    .filter((one) => isOn(one, android))
    .map((one) =>
      one.card === SPECIAL
        ? { ...EMPTY, turn: one.turn, special: one.half, specials: 1 }
        : { ...EMPTY, turn: one.turn, half: one.half, card: one.card },
    );

const field = (name: string, values: readonly (string | number)[]): Field => ({
  name,
  label: name,
  least: 1,
  most: 1,
  many: false,
  pool: "",
  values: values.map((value) => ({ value, label: String(value), kind: "" })),
});

/** The questions that a table would ask: which card goes where. */
export function picksOf(lesson: LessonNow, laid: readonly Laid[]): Pick[] {
  const hand = handLeft(lesson, laid);
  const picks: Pick[] = [
    {
      type: "play",
      label: "Play",
      fixed: {},
      fields: [field("card", hand), field("turn", freeTurns(lesson, laid, false))],
    },
  ];
  if (lesson.giveTo !== null)
    picks.push({ type: "give", label: "Give", fixed: {}, fields: [field("card", hand), field("to", [lesson.giveTo])] });
  if (!lesson.crew.some((one) => one.android)) return picks;
  const free = freeTurns(lesson, laid, true);
  const fixed = { android: ANDROID };
  picks.push({ type: "feed", label: "Feed", fixed, fields: [field("card", hand), field("turn", free)] });
  if (heroicLeft(lesson, laid))
    picks.push({ type: "use_heroic", label: "Heroic", fixed, fields: [field("turn", free)] });
  return picks;
}

/** Everything else that can be done with a card. */
export function legalOf(lesson: LessonNow, laid: readonly Laid[]): Action[] {
  const back = laid.flatMap((one): Action[] => {
    if (one.given || !isOpen(lesson, one.turn)) return [];
    if (one.android) return [{ type: "withdraw", android: ANDROID, turn: one.turn }];
    if (one.card === SPECIAL) return [{ type: "take_back_special", turn: one.turn }];
    return [
      { type: "take_back", turn: one.turn },
      { type: "turn_over", turn: one.turn },
    ];
  });
  if (!lesson.trained || laid.some((one) => one.card === SPECIAL)) return back;
  const sides = lesson.trained.level > 1 ? (["basic", "advanced"] as const) : (["basic"] as const);
  const special = freeTurns(lesson, laid, false).flatMap((turn) =>
    sides.map((side): Action => ({ type: "play_special", side, turn })),
  );
  return [...back, ...special];
}

/** The cards after an answer; null for an answer that was not asked for. */
export function after(lesson: LessonNow, laid: readonly Laid[], action: Action): readonly Laid[] | null {
  const turn = "turn" in action ? action.turn : 0;
  const lay = (card: string, half: unknown, android: boolean): readonly Laid[] | null =>
    freeTurns(lesson, laid, android).includes(turn)
      ? [...laid, { turn, card, half: half as Laid["half"], android, given: false }]
      : null;
  const without = (android: boolean): readonly Laid[] =>
    laid.filter((one) => one.turn !== turn || !isOn(one, android) || !isOpen(lesson, turn));
  switch (action.type) {
    case "play":
    case "feed":
      if (!handLeft(lesson, laid).includes(action.card)) return null;
      return lay(action.card, action.half, action.type === "feed");
    case "give": {
      // Whoever changes their mind gets the other card back.
      const kept = laid.filter((one) => !one.given);
      const card = action.card;
      if (!lesson.transfer || action.to !== lesson.giveTo || !handLeft(lesson, kept).includes(card)) return null;
      return [...kept, { turn: lesson.transfer.turn, card, half: "action", android: false, given: true }];
    }
    case "use_heroic": {
      const heroic = heroicLeft(lesson, laid);
      return heroic ? lay(heroic, action.half, true) : null;
    }
    case "play_special":
      return laid.some((one) => one.card === SPECIAL) ? null : lay(SPECIAL, action.side, false);
    case "take_back":
    case "take_back_special":
      return without(false);
    case "withdraw":
      return without(true);
    case "turn_over":
      return laid.map((one) =>
        one.turn === turn && isOn(one, false) && isOpen(lesson, turn)
          ? { ...one, half: one.half === "action" ? "movement" : "action" }
          : one,
      );
    default:
      return null;
  }
}

/** What a laid card orders, as a mission file writes it. */
export function orderOf(one: Laid): string {
  if (one.card === SPECIAL) return one.half === "basic" ? "special" : "advanced";
  const [action = "", movement = ""] = one.card.split("/");
  return one.half === "movement" ? movement : action;
}
