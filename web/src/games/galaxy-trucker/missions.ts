/* What each mission counts and pays, in our words; where three numbers stand, they are for levels I, II and III. */
export interface MissionFacts {
  readonly counts: string;
  readonly pay: string;
}

const FACTS: Readonly<Record<string, MissionFacts>> = {
  "alien-archaeology": {
    counts: "Artifacts that come home. A destroyed one costs 2, 3 or 4.",
    pay: "4, 6 or 8 for each; twice as much for a double one.",
  },
  "alien-design": {
    counts: "Pairs of like components left and right of column 7, and aliens. Looks pay nothing else.",
    pay: "2 a pair; 2, 3 or 4 an alien.",
  },
  "beverage-run": {
    counts: "Two fragile crates for everybody, already set aside. Giving one up skips a supercard.",
    pay: "8, 12 or 16 for each crate that arrives.",
  },
  carpool: {
    counts:
      "Commuters in the places of humans, in ordinary cabins. With 3, 4 or 5 of them you fly a day more after Open Space.",
    pay: "2, 3 or 3 each; 2, 3 or 4 more for whoever brings the most.",
  },
  "club-gold-trials": {
    counts: "A stamp for every supercard that cost you nothing. No stamp at all costs 2, 3 or 4.",
    pay: "4, 6 or 8 a stamp, and once more for a full set.",
  },
  "cocktail-time": {
    counts: "Fragile cargo that arrives, and how many colours of goods come with it.",
    pay: "2, 3 or 4 a glass; 1, 1 or 2 for each of up to four glasses times the colours.",
  },
  "diplomatic-mission": {
    counts:
      "An envoy alone in an ordinary cabin, who can let an enemy pass for 1, 2 or 2 days. Beating one is an incident.",
    pay: "12, 18 or 24, less 4, 6 or 8 for each incident; 4, 6 or 8 more for the first.",
  },
  directives: {
    counts: "Three orders, judged at launch and again at the end. One never met costs 2, 3 or 4.",
    pay: "2, 3 or 4 each time an order is met.",
  },
  "easy-peasy": {
    counts: "Arriving, and losing nothing.",
    pay: "8, 12 or 16; 4, 6 or 8 more without a loss.",
  },
  "escort-mission": {
    counts: "Guard tokens for staying near a courier. If it is lost, everybody pays 3, 4 or 6.",
    pay: "By guard tokens: 10, 6, 3, 1; 15, 9, 4, 2; or 20, 12, 6, 2.",
  },
  experiments: {
    counts: "Different kinds of payload that come home.",
    pay: "2, 5, 9, 14 or 20 for one to five kinds, and more on higher levels.",
  },
  "heavy-duty": {
    counts: "Mass that comes home, and most of it.",
    pay: "2, 3 or 4 a point; 4, 6 or 8 more for the most.",
  },
  "hilarious-stories": {
    counts: "Components lost in flight, which cost nothing, and the most in one card, at least 3.",
    pay: "1 each, up to 10, 16 or 22; 4, 6 or 8 for the best story.",
  },
  "radioactive-isotopes": {
    counts: "Radioactive tiles that come home; the sooner you arrive, the more they pay.",
    pay: "5 down to 2, 8 down to 3, or 10 down to 4 each.",
  },
  "riding-a-powder-keg": {
    counts:
      "Explosives that come home, and danger pay beside your starting cabin. Without any it costs 3, 4 or 5. You can die.",
    pay: "3, 5 or 6 each; 3, 4 or 6 more beside the cabin.",
  },
  "the-bet": {
    counts: "One bet each, the poorest first.",
    pay: "A stake of 4, 6 or 8 times the odds, or the stake is lost.",
  },
};

export const missionFacts = (id: string): MissionFacts | undefined => FACTS[id];
