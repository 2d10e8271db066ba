/* A flight's account, line by line. */
import { count } from "../../../../lib/words";
import type { Catalog } from "../../catalog";
import type { BillView, Public } from "../../view";

export interface BillLine {
  readonly label: string;
  readonly note: string;
  readonly amount: number;
}

const ORDINALS = ["first", "second", "third", "fourth"];

/** Which flight the bills in the view are of, counted from 1. */
export const billedFlight = (table: Public): number => table.ledger.length;

export function levelOf(table: Public, flight: number): number {
  return (table.flights[flight - 1] ?? "").length;
}

/** What a seat had before. */
export const broughtAlong = (bill: BillView): number =>
  bill.credits - bill.finishing - bill.best_looking - bill.goods - bill.mission + bill.paid + bill.penalty;

/** Only the lines in which something happened; a ship that did not arrive says so. */
export function billLines(bill: BillView, table: Public, catalog: Catalog): BillLine[] {
  const level = levelOf(table, billedFlight(table)) || 1;
  const place = catalog.route.finishing.findIndex((pay) => pay * level === bill.finishing);
  const lines: BillLine[] = [
    { label: "Arriving", note: place < 0 ? "did not arrive" : `${ORDINALS[place] ?? ""} home`, amount: bill.finishing },
    {
      label: "Best-looking ship",
      note: bill.best_looking ? "fewest exposed connectors" : "",
      amount: bill.best_looking,
    },
    { label: "Goods sold", note: place < 0 && bill.goods ? "at half price" : "", amount: bill.goods },
    { label: "Mission", note: "", amount: bill.mission },
    { label: "Lost parts", note: bill.lost ? lostNote(bill) : "", amount: -bill.paid },
    { label: "Mission penalty", note: "", amount: -bill.penalty },
  ];
  return lines.filter((line, i) => line.amount !== 0 || i === 0 || (i === 4 && bill.lost > 0));
}

const lostNote = (bill: BillView): string =>
  bill.paid < bill.lost ? `${count(bill.lost, "part")}, ${bill.paid} to pay` : count(bill.lost, "part");

/** "+4", "−3", "0" */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `\u2212${-amount}` : "0");
