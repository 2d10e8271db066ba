/* A flight's bill, line by line. */
import type { BillView, PhotoView, Public } from "../../view";
import { truckerOf } from "../../view";
import { count } from "../../words";

interface BillLine {
  readonly label: string;
  readonly note: string;
  readonly amount: number;
}

const PLACES = ["did not arrive", "first home", "second home", "third home", "fourth home"];

/** The flight that the view's bills are for, counted from 1. */
export const billedFlight = (table: Public): number => table.ledger.length;

/** Whether the next flight is still untouched: without a clock, building begins at once. */
export function isFresh(table: Public, seat: number): boolean {
  const bare = table.phase === "build" && !table.runs && truckerOf(table, seat)?.parts.length === 1;
  return table.bills.length > 0 && (table.phase === "mission" || table.phase === "ready" || bare);
}

/** The lines with an amount; a ship that did not arrive gets a line that says so. */
export function billLines(bill: BillView): BillLine[] {
  const lost = count(bill.lost, "part");
  const lines: BillLine[] = [
    { label: "Arriving", note: PLACES[bill.place] ?? "", amount: bill.finishing },
    { label: "Best-looking ship", note: "fewest exposed connectors", amount: bill.best_looking },
    { label: "Goods sold", note: bill.place ? "" : "at half price", amount: bill.goods },
    { label: "Mission", note: "", amount: bill.mission },
    {
      label: "Lost parts",
      note: bill.paid < bill.lost ? `${lost}, you pay for ${bill.paid}` : lost,
      amount: -bill.paid,
    },
    { label: "Mission penalty", note: "", amount: -bill.penalty },
  ];
  return lines.filter((line, i) => line.amount !== 0 || i === 0 || (i === 4 && bill.lost > 0));
}

/** The captions of the launch and arrival photos. */
export function photoWords(photo: PhotoView, home: boolean): { launch: string; title: string; arrival: string } {
  const crew = (parts: PhotoView["arrived"]): number =>
    parts.reduce((sum, part) => sum + part.humans + (part.alien ? 1 : 0), 0);
  const told = (parts: PhotoView["arrived"]): string => `${count(parts.length, "part")}, ${crew(parts)} crew`;
  return {
    launch: told(photo.launched),
    title: home ? "Arrival" : "Did not arrive",
    arrival: photo.lost.length
      ? `${told(photo.arrived)}; ${count(photo.lost.length, "part")} lost on the way`
      : `${told(photo.arrived)}; no parts lost`,
  };
}
