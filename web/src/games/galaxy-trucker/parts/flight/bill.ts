/* A flight's account, line by line. */
import type { BillView, Public } from "../../view";
import { count } from "../../words";

export interface BillLine {
  readonly label: string;
  readonly note: string;
  readonly amount: number;
}

const PLACES = ["did not arrive", "first home", "second home", "third home", "fourth home"];

/** Which flight the bills in the view are of, counted from 1. */
export const billedFlight = (table: Public): number => table.ledger.length;

/** What a seat had before. */
export const broughtAlong = (bill: BillView): number =>
  bill.credits - bill.finishing - bill.best_looking - bill.goods - bill.mission + bill.paid + bill.penalty;

/** Only the lines in which something happened; a ship that did not arrive says so. */
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

/** "+4", "−3", "0" */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `\u2212${-amount}` : "0");
