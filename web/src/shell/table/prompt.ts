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
export const onButton = (option: Option, names: readonly string[], me: number | null = null): string =>
  plain(option.label, names, me).replace(/\.$/, "");

/** The words of a listed answer, for the button that gives it. */
export function labelOf(
  choice: Choice | null,
  action: Action,
  names: readonly string[],
  me: number | null = null,
): string {
  const option = choice?.options.find((one) => same(one.action, action));
  return option ? onButton(option, names, me) : "Confirm";
}

/** What a bot does for you, so that nobody wonders who moved. */
export const STAND_IN = {
  away: "Your time ran out, so a bot plays for you.",
  replaced: "The host gave your seat to a bot.",
} as const;

/** What is going on when this seat is asked nothing. */
export function waitingFor(
  table: Table,
  update: Update | null,
  names: readonly string[],
  seated: boolean,
): { title: string; detail: string } {
  if (table.status === "ended") return { title: "The match was ended early.", detail: "There is no result." };
  if (table.status === "over") return { title: "The match is over.", detail: update?.outcome?.reason ?? "" };
  if (table.paused) return { title: "Paused.", detail: `${table.host || "The host"} can resume the match.` };
  const who = listed((update?.to_act ?? []).map((seat) => names[seat] ?? ""));
  return { title: who ? `Waiting for ${who}.` : "One moment.", detail: seated ? "" : "You are watching." };
}
