/* The text of the bench under the ship: the question and a hint. */
import type { Fit } from "../../fit";
import { type Asked, find, keepable, removable, takeable } from "../../targets";
import type { BoardingView, PartView, Public, TileFacts, TruckerView } from "../../view";
import { count, where } from "../../words";

interface Saying {
  readonly title: string;
  readonly words: string;
}

/** The text with empty hands; `finishing`: number tiles are on offer. */
export function emptyHanded(table: Public, me: TruckerView | undefined, asked: Asked, finishing: boolean): Saying {
  if (me?.number)
    return {
      title: "You have finished",
      words: find(asked, "turn_hourglass") ? "The sand has run out. You may turn the hourglass." : "",
    };
  if (find(asked, "put_back"))
    return {
      title: "You are looking at cards",
      words: table.hourglass
        ? "The sand keeps running. Put them back when you have seen enough."
        : "Put them back when you have seen enough.",
    };
  if (finishing)
    return {
      title: "Which number do you take?",
      words: me?.mistakes.length
        ? `Number 1 starts in front. The inspector will find ${count(me.mistakes.length, "mistake")} on your ship.`
        : "Number 1 starts in front. There is no going back.",
    };
  return {
    title: turnTitle(table),
    words: find(asked, "lift")
      ? `The tile at ${where(me?.loose ?? "")} is not welded yet. Tap it to pick it up again.`
      : "From the heap, face up in the warehouse, or one you set aside.",
  };
}

function turnTitle(table: Public): string {
  if (table.turn < 0 || table.truckers.length < 2) return "Take a tile";
  return table.takes ? `Your turn: ${count(table.takes, "more tile")}` : "No more tiles this turn";
}

/** The text with a tile in hand, over a square (`spot`) or not yet; `hints`: the text says how it fits. */
export function inHand(tile: TileFacts, spot: string | null, fit: Fit | null, hints: boolean, wide: boolean): string {
  if (!spot) return wide ? tile.text : "Drag it, or tap a glowing square.";
  if (!fit || !hints) return `At ${where(spot)}.`;
  if (fit.trouble.length) return `At ${where(spot)}: ${fit.trouble.join(", ").toLowerCase()}.`;
  return fit.joins ? `Joins ${count(fit.joins, "part")} at ${where(spot)}.` : `Joins nothing at ${where(spot)}.`;
}

/** The text for the inspection, or the repairs of a mild one; `gone`: the square of the tile that would go. */
export function inspected(table: Public, me: TruckerView | undefined, asked: Asked, gone: string | null): Saying {
  const faulty = Boolean(me?.mistakes.length);
  if (table.doing !== "repairs")
    return {
      title: "The inspector shakes his head",
      words: gone
        ? "Like any lost part, it costs you at the end."
        : removable(asked).length
          ? `Tap a tile in a dashed ring to remove it${keepable(asked).length ? ", or a part to keep" : ""}.`
          : "Tap the part of the ship you want to keep. The rest falls off.",
    };
  return { title: faulty ? "Repair your ship" : "Your ship is ready to fly", words: repairWords(asked, faulty, gone) };
}

function repairWords(asked: Asked, faulty: boolean, gone: string | null): string {
  if (gone) return "Turn it, move it, or put it back. Repairs are free.";
  if (!faulty) return "Take one of the numbers left.";
  if (takeable(asked).size) return "For each tile you took off, you can add one that lies face up.";
  return removable(asked).length
    ? "Tap a tile in a dashed ring to take it off."
    : "Part of your ship is not attached to the rest.";
}

/** The piece of a ship that holds a square. */
export const pieceWith = (me: TruckerView | undefined, square: string | null): readonly string[] =>
  me?.pieces.find((piece) => square !== null && piece.includes(square)) ?? [];

/** The crew that boards with these aliens, if that is allowed. */
export const boardingWith = (table: Public, purple: string | null, brown: string | null): BoardingView | undefined =>
  table.boardings.find((one) => one.purple === purple && one.brown === brown);

/** The ship with the crew and cargo that would board. */
export function manned(me: TruckerView, boarding: BoardingView | undefined): readonly PartView[] {
  const aboard = new Map(boarding?.parts.map((part) => [part.square, part]));
  return me.parts.map((part) => aboard.get(part.square) ?? part);
}

/** What another builder is doing, in a word or two. */
export function statusOf(table: Public, one: TruckerView): string {
  const waiting = table.waiting_for.includes(one.seat);
  if (one.out) return "playing possum";
  if (table.phase === "ready") return waiting ? "not ready yet" : "ready";
  if (table.phase === "inspect") return waiting ? "under inspection" : "cleared";
  if (one.number) return "finished";
  if (one.looking) return "looking at cards";
  return table.turn === one.seat ? "building" : count(one.parts.length, "part");
}

/** Why you can or cannot look at the piles; `may`: you can look at one. */
export function pilesHint(me: TruckerView | undefined, may: boolean): string {
  if (me?.number) return "";
  if (me?.looking) return "The others are waiting for this pile.";
  if (me?.hand) return "Empty your hand to look.";
  return may ? "One pile at a time." : "Add a tile to your ship first.";
}
