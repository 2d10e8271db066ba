/* Standing orders for following: an answer and a reserve of culture for each face. */
import { FACES } from "../../art/tiny-epic-galaxies/dice";
import type { FollowOrder, Orders } from "./view";

const ASK: FollowOrder = { answer: "ask", reserve: 0 };
export const ASK_ALL: Orders = {
  ...{ move: ASK, energy: ASK, culture: ASK, economy: ASK, diplomacy: ASK, colony: ASK },
  skip_useless: false,
};

/** How many questions already have an answer. */
export const answered = (orders: Orders | null): number =>
  orders ? FACES.filter((face) => orders[face].answer !== "ask").length + Number(orders.skip_useless) : 0;

/** Orders that answer nothing are none. */
export const orNone = (orders: Orders): Orders | null => (answered(orders) ? orders : null);
