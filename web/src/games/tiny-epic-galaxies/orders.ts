/* Standing orders for following, as the server keeps them: an answer and a reserve of culture for each face. */
import { FACES, type Face } from "../../art/tiny-epic-galaxies/dice";
import type { Plain } from "../../wire/types";

export type Answer = "ask" | "never" | "follow";
export interface Order {
  readonly answer: Answer;
  readonly reserve: number;
}
/** `skip_useless`: never ask if following would bring nothing. */
export type Orders = Readonly<Record<Face, Order>> & { readonly skip_useless: boolean };

const ASK: Order = { answer: "ask", reserve: 0 };
const each = (order: (face: Face) => Order): Record<Face, Order> =>
  Object.fromEntries(FACES.map((face) => [face, order(face)])) as Record<Face, Order>;

export const ASK_ALL: Orders = { ...each(() => ASK), skip_useless: false };

export const ordersOf = (plain: Plain | null): Orders => ({
  ...each((face) => ({ ...ASK, ...(plain?.[face] as Partial<Order> | undefined) })),
  skip_useless: plain?.skip_useless === true,
});

/** Null if every face is asked: then there are no orders. */
export const plainOrders = (orders: Orders): Plain | null =>
  FACES.every((face) => orders[face].answer === "ask") && !orders.skip_useless ? null : { ...orders };

/** How many questions already have an answer. */
export const answered = (plain: Plain | null): number =>
  FACES.filter((face) => ordersOf(plain)[face].answer !== "ask").length + (ordersOf(plain).skip_useless ? 1 : 0);
