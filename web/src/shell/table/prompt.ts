/** What the prompt bar says and offers, based on the session. */
import { isSlow } from "../../lib/clocks";
import { same } from "../../lib/same";
import { listed, plain } from "../../lib/words";
import type { Action, Choice, Option, Table, Update } from "../../wire/types";
import type { BoardModule } from "../board";

/** How many answers fit beside the question. */
const FEW = 4;

export function quickAnswers(choice: Choice | null, module: BoardModule): readonly Option[] {
  if (!choice) return [];
  if (module.buttons) return module.buttons(choice);
  return choice.options.length <= FEW && choice.picks.length === 0 ? choice.options : [];
}

/** An answer's text on a button: a sentence without its full stop. */
export const onButton = (option: Option, names: readonly string[], me: number | null = null): string =>
  plain(option.label, names, me).replace(/\.$/, "");

/** The button label of a listed answer. */
export function labelOf(
  choice: Choice | null,
  action: Action,
  names: readonly string[],
  me: number | null = null,
): string {
  const option = choice?.options.find((one) => same(one.action, action));
  return option ? onButton(option, names, me) : "Confirm";
}

/** The message that a bot is standing in, so that nobody wonders who moved. */
export const STAND_IN = {
  away: "Your time ran out, so a bot plays for you.",
  replaced: "The host gave your seat to a bot.",
} as const;

/** Whether a seat's person is not at the table and no bot stands in yet. */
export const isAway = (seat: Table["seats"][number] | undefined): boolean =>
  seat?.kind === "person" && !seat.here && !seat.away;

/** The message when this seat is not asked anything. */
export function waitingFor(
  table: Table,
  update: Update | null,
  names: readonly string[],
  seated: boolean,
  me: number | null = null,
): { title: string; detail: string; away: readonly number[] } {
  if (table.status === "ended") return { title: "The match was ended early.", detail: "There is no result.", away: [] };
  if (table.status === "over") {
    const verdict = update?.verdict;
    if (!verdict) return { title: "The match is over.", detail: update?.outcome?.reason ?? "", away: [] };
    return { title: `${plain(verdict.headline, names, me)}.`, detail: plain(verdict.detail, names, me), away: [] };
  }
  if (table.paused) return { title: "Paused.", detail: `${table.host || "The host"} can resume the match.`, away: [] };
  const toAct = update?.to_act ?? [];
  // With days for a move, nobody needs to be here.
  const away = isSlow(table.clock) ? [] : toAct.filter((seat) => isAway(table.seats[seat]));
  const who = listed(toAct.map((seat) => names[seat] ?? ""));
  const deciding = toAct.length === 1 ? plain(update?.deciding[0], names, me) : "";
  const absent = listed(away.map((seat) => names[seat] ?? ""));
  return {
    title: deciding || (who ? `Waiting for ${who}.` : "One moment."),
    detail: absent ? `${absent} ${away.length > 1 ? "are" : "is"} away.` : seated ? "" : "You are watching.",
    away,
  };
}
