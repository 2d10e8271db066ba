/** What the prompt bar says and offers, from what the session knows. */
import { same } from "../../lib/same";
import { listed, plain } from "../../lib/words";
import type { Action, Choice, Option, Table, Update } from "../../wire/types";
import type { BoardModule } from "../board";

/** Answers that fit beside the question. */
const FEW = 4;

export function quickAnswers(choice: Choice | null, module: BoardModule): readonly Option[] {
  if (!choice) return [];
  if (module.buttons) return module.buttons(choice);
  return choice.options.length <= FEW && choice.picks.length === 0 ? choice.options : [];
}

/** An answer's words on a button: a sentence without its full stop. */
export const onButton = (option: Option, names: readonly string[]): string =>
  plain(option.label, names).replace(/\.$/, "");

/** The words of a listed answer, for the button that gives it. */
export function labelOf(choice: Choice | null, action: Action, names: readonly string[]): string {
  const option = choice?.options.find((one) => same(one.action, action));
  return option ? onButton(option, names) : "Do it";
}

/** What a bot does for you, so that nobody wonders who moved. */
export const STAND_IN = {
  away: "A bot plays on for you, because your time ran out.",
  replaced: "The host let a bot take your seat.",
} as const;

/** What is going on when this seat is asked nothing. */
export function waitingFor(
  table: Table,
  update: Update | null,
  names: readonly string[],
  seated: boolean,
): { title: string; detail: string } {
  if (table.status === "ended") return { title: "The match was ended.", detail: "It has no result." };
  if (table.status === "over") return { title: "The match is over.", detail: update?.outcome?.reason ?? "" };
  if (table.paused)
    return { title: "Paused.", detail: `${table.host || "The host"} can go on whenever you are ready.` };
  const who = listed((update?.to_act ?? []).map((seat) => names[seat] ?? ""));
  const title = who ? `${who} ${(update?.to_act.length ?? 0) > 1 ? "decide" : "decides"}.` : "One moment.";
  return { title, detail: seated ? "You are asked again soon." : "You are watching." };
}
