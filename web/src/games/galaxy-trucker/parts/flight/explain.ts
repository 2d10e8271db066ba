/*
 * What the card does to one ship, in a few sentences based on the view: no rules live here. Numbers that need rules
 * (strengths that count, squares that are hit, how a meteor or a fight ends, who is lowest) are in the view's `stakes`
 * and `measures`.
 */
import type { IconName } from "../../../../art/icons";
import { type CardFacts, type Catalog, priceOf, type SupercardFacts } from "../../catalog";
import type { GameEvent, MeasureView, Public, StakeView, TruckerView } from "../../view";
import { truckerOf } from "../../view";
import { capital, count, days, half, lineName, listed, penaltyWords, range, suffering } from "../../words";
import { betweenCards, cardOf } from "./cards";

export type Tone = "good" | "warn" | "bad" | "";
export interface Said {
  readonly icon: IconName;
  readonly tone: Tone;
  readonly head: string;
  readonly text: string;
}
const said = (icon: IconName, tone: Tone, head: string, text = ""): Said => ({ icon, tone, head, text });

interface Scene {
  readonly table: Public;
  readonly catalog: Catalog;
  readonly me: TruckerView;
  readonly stake: StakeView;
}

const LEFT: Readonly<Record<TruckerView["left"], string>> = {
  "": "You are out of this flight.",
  "gave up": "You gave up this flight.",
  "no engines": "With no engine power, you had to give up.",
  "no humans": "With no humans left, you had to give up.",
  lapped: "The leader lapped you, and you had to give up.",
  "sucked in": "The black hole swallowed your ship.",
  died: "You died in the explosion.",
};

export function explain(table: Public, catalog: Catalog, seat: number): readonly Said[] {
  const me = truckerOf(table, seat);
  if (!me) return [];
  if (!me.flying) return [said("flag", "", LEFT[me.left], "The cards no longer affect you.")];
  if (betweenCards(table)) return waiting(table, catalog, me);
  const card = cardOf(table.card, catalog);
  const stake = table.stakes.find((one) => one.seat === seat);
  if (!card || !stake) return [];
  if (table.doing === "losing crew")
    return [
      table.waiting_for.includes(seat)
        ? said("crew", "bad", "You choose who goes.", "With no humans left, your flight is over.")
        : said("hourglass", "", "Someone else is losing crew."),
    ];
  const scene: Scene = { table, catalog, me, stake };
  const coming = table.hits.length > 0 ? incoming(scene) : [];
  if (coming.length) return coming;
  if (card.card) return ADVENTURES[card.kind]?.(scene, card.card) ?? [];
  return card.supercard ? (SUPERCARDS[card.kind]?.(scene, card.supercard) ?? []) : [];
}

/** In Open Space ships fly one by one: what the card did to a ship that has flown while others still do. */
export function flown(kind: string, events: readonly GameEvent[], seat: number): readonly Said[] | null {
  if (kind !== "Open Space") return null;
  const flight = events
    .slice(events.findLastIndex((event) => event.type === "card_turned") + 1)
    .findLast((event) => event.type === "flew" && event.seat === seat);
  return flight?.type === "flew" ? [said("engine", "good", `Your engines took you ${days(flight.days)}.`)] : null;
}

/** Between cards: the state of the flight. */
function waiting(table: Public, catalog: Catalog, me: TruckerView): Said[] {
  const place = table.order.indexOf(me.seat);
  const behind = (truckerOf(table, table.order[0] ?? me.seat)?.days ?? me.days) - me.days;
  const where =
    place === 0 ? "You lead." : `You are number ${place + 1} of ${table.order.length}, ${days(behind)} behind.`;
  const goods = worth(me.goods, catalog);
  return [
    said("flag", place === 0 ? "good" : "", where, `Arriving like this pays ${count(me.arriving, "credit")}.`),
    ...(goods
      ? [said("cargo", "", `Your goods sell for ${count(goods, "credit")}.`, "Give up, and they sell for half.")]
      : []),
  ];
}

export const worth = (goods: Readonly<Record<string, number>>, catalog: Catalog): number =>
  Object.entries(catalog.goods).reduce((sum, [good, price]) => sum + price * (goods[good] ?? 0), 0);

// -- meteors and shots

/** What a ship loses with these squares: the parts, and the crew and cargo on them. */
export function losses(me: TruckerView, squares: readonly string[], catalog: Catalog): string {
  const parts = me.parts.filter((part) => squares.includes(part.square));
  const crew = parts.reduce((sum, part) => sum + part.humans + (part.alien ? 1 : 0), 0);
  const guests = parts.reduce((sum, part) => sum + part.guests.length, 0);
  const goods = parts.flatMap((part) => part.goods);
  const value = priceOf(goods, catalog);
  const tokens = parts.reduce((sum, part) => sum + part.tokens, 0);
  return listed(
    [
      count(parts.length, "part"),
      crew ? `${crew} crew` : "",
      guests ? count(guests, "guest") : "",
      value ? `goods worth ${value}` : "",
      tokens ? count(tokens, "battery token") : "",
    ].filter(Boolean),
  );
}

export const partName = (me: TruckerView, square: string, catalog: Catalog): string =>
  catalog.tiles.get(me.parts.find((part) => part.square === square)?.tile ?? "")?.name ?? "part";

function incoming({ table, catalog, me, stake }: Scene): Said[] {
  const hit = table.hits[table.hit];
  const [square = ""] = stake.squares;
  if (!hit || !table.line || !stake.fate) {
    const other = table.threat ? "Someone else is deciding about this one." : "";
    return other ? [said("hourglass", "", other, "It has passed you.")] : [];
  }
  const line = lineName(hit.side, table.line);
  const part = partName(me, square, catalog);
  if (stake.fate === "misses") return [said("check", "good", "It misses you.", `Your ship has nothing in ${line}.`)];
  if (stake.fate === "bounces")
    return [said("check", "good", "It bounces off.", `Your ${part} at ${square} is smooth on that side.`)];
  const gone = losses(me, [...stake.squares, ...stake.falls], catalog);
  const ways: Said[] = [said("warn", "warn", `It is heading for your ${part}.`, `${capital(line)}, square ${square}.`)];
  if (stake.fate === "shot")
    ways.push(said("cannon", "good", "Shoot it:", "a cannon has it in its sights, free of charge."));
  if (stake.fate === "powered shot")
    ways.push(said("cannon", "good", "Shoot it:", `a double cannon can, for a battery token (you have ${me.tokens}).`));
  if (stake.fate === "shield")
    ways.push(
      said("shield", "good", "Raise a shield:", `it bounces off, for a battery token (you have ${me.tokens}).`),
    );
  ways.push(
    said(
      "damage",
      "bad",
      stake.fate === "hits" ? "Nothing stops it:" : "Take the hit:",
      `you lose ${gone}${stake.falls.length ? `, ${stake.falls.length} of them torn loose` : ""}.`,
    ),
  );
  return ways;
}

// -- adventures

type Explaining<C> = (scene: Scene, card: C) => Said[];

function roomWords({ room }: TruckerView): string {
  if (!room.places) return "You have no hold, so you cannot load anything.";
  if (!room.free) return "Your holds are full. You would have to leave something behind.";
  return `You have room for ${count(room.free, "block")}, ${room.red ? `${room.red} of them red` : "but none of them red"}.`;
}

const tooFew = (me: TruckerView, card: CardFacts): Said[] => [
  said("crew", "", `It takes a crew of ${card.crew}, and you have ${me.crew}.`),
];

/** The enemy's strength against yours. */
function fight({ me, stake }: Scene, card: CardFacts): Said[] {
  const [now, powered] = stake.fight;
  const theirs = `Their ${card.strength} against your ${range(stake.cannons)}`;
  const prize = card.credits
    ? count(card.credits, "credit")
    : count(card.goods.length, "block of goods", "blocks of goods");
  const win = said("credits", "good", "Beat them:", `${prize}, if you spend ${days(card.days)}.`);
  const lose = said("damage", "bad", "Lose to them:", `${suffering(card.penalty)}.`);
  if (now === "won") return [said("cannon", "good", `${theirs}: you win.`), win];
  if (powered === "won")
    return [said("battery", "warn", `${theirs}.`, `With battery tokens you win. You have ${me.tokens}.`), win, lose];
  if (now === "even") return [said("shield", "", `${theirs}: you hold them off.`, "Nothing gained, nothing lost.")];
  if (powered === "even")
    return [said("battery", "warn", `${theirs}.`, "With battery tokens you just hold them off."), lose];
  return [said("cannon", "bad", `${theirs}:`, `${suffering(card.penalty)}.`)];
}

/** One comparison on the card; `suffers`: what the lowest ship suffers. */
function compared({ me }: Scene, measure: MeasureView, suffers: string): Said {
  const mine = `Your ${measure.what}, ${half(measure.scores.find((one) => one.seat === me.seat)?.score ?? 0)}, is`;
  return measure.lowest === me.seat
    ? said("warn", "bad", `${mine} the lowest:`, `${suffers}.`)
    : said("check", "good", `${mine} not the lowest.`);
}

function combat(scene: Scene, card: CardFacts): Said[] {
  const { table } = scene;
  if (table.measures.every((one) => one.lowest < 0))
    return [said("check", "good", "You are alone.", "There is nobody else to fight.")];
  return card.lines.flatMap((line, i) => {
    const measure = table.measures[i];
    return measure && i >= table.stage ? [compared(scene, measure, suffering(line.suffers))] : [];
  });
}

type CardKind = CardFacts["name"];
const ADVENTURES: Readonly<Partial<Record<CardKind, Explaining<CardFacts>>>> = {
  "Open Space": ({ stake, me }) => {
    const [low, high] = stake.flies;
    if (!high) return [said("engine", "bad", "You have no engine power.", "You must give up the flight.")];
    if (low === high) return [said("engine", "good", `Your engines move you ${days(low)}.`)];
    const tokens = `You have ${count(me.tokens, "battery token")}.`;
    return low
      ? [said("engine", "good", `Your engines move you ${days(low)}, or ${high} with power.`, tokens)]
      : [said("engine", "warn", "Without power you must give up.", `With it you fly up to ${days(high)}. ${tokens}`)];
  },
  Stardust: (scene) => dusty(scene),
  Planets: ({ me }, card) => [
    said("day", "warn", `Landing costs ${days(card.days)}.`),
    said("cargo", "", roomWords(me)),
  ],
  "Abandoned Ship": ({ me, stake }, card) =>
    stake.crew_left < 0
      ? tooFew(me, card)
      : [
          said("credits", "good", `You can earn ${count(card.credits, "credit")}.`),
          said(
            "crew",
            "bad",
            `It costs ${card.crew_cost} of your ${me.crew} crew and ${days(card.days)}.`,
            stake.crew_left ? "" : "Nobody would be left to fly your ship.",
          ),
        ],
  "Abandoned Station": ({ me, stake }, card) =>
    stake.crew_left < 0
      ? tooFew(me, card)
      : [
          said("crew", "good", `Your crew of ${me.crew} is enough.`, "You lose nobody."),
          said("day", "warn", `Loading costs ${days(card.days)}.`),
          said("cargo", "", roomWords(me)),
        ],
  Slavers: fight,
  Smugglers: fight,
  Pirates: fight,
  "Combat Zone": combat,
  Epidemic: ({ stake }) => struck(stake.squares, "crew", SICKENS),
  Sabotage: ({ table, me, catalog }) =>
    table.measures[0]?.lowest === me.seat
      ? [
          said(
            "warn",
            "bad",
            `Your crew of ${me.crew} is the smallest.`,
            `The saboteurs get ${tries(catalog)} at your ship.`,
          ),
        ]
      : [said("check", "good", `Your crew of ${me.crew} is not the smallest.`)],
};

const tries = (catalog: Catalog): string => count(catalog.saboteurs, "try", "tries");

// -- supercards

/** Dust costs days; static dust also costs battery tokens. */
function dusty({ me, stake }: Scene): Said[] {
  if (!stake.days) return [said("connector", "good", "No exposed connectors: it costs you nothing.")];
  const tokens = stake.tokens ? ` and ${count(stake.tokens, "battery token")}` : "";
  const what = count(me.exposed, "exposed connector");
  return [
    said("connector", "bad", `Your ${what} ${me.exposed === 1 ? "costs" : "cost"} you ${days(stake.days)}${tokens}.`),
  ];
}

/** What happens to the squares that an event hits, in words for one square and for several. */
interface Blow {
  readonly what: string;
  readonly one: string;
  readonly several: string;
}
const SICKENS: Blow = { what: "cabin", one: "1 cabin loses one figure.", several: "cabins lose one figure each." };
const SNEEZED_AT: Blow = { what: "cabin", one: "1 cabin loses someone.", several: "cabins lose someone each." };
const LEAKS: Blow = { what: "battery", one: "1 battery loses a token.", several: "batteries lose a token each." };
const falls = (what: string): Blow => ({ what, one: `1 ${what} falls off.`, several: `${what}s fall off.` });

function struck(squares: readonly string[], icon: IconName, blow: Blow): Said[] {
  if (!squares.length) return [said("check", "good", `Every ${blow.what} is safe.`)];
  const head = squares.length === 1 ? blow.one : `${squares.length} ${blow.several}`;
  return [said(icon, "bad", head, `At ${listed(squares)}.`)];
}

const EVENTS: Readonly<Record<string, (scene: Scene) => Said[]>> = {
  "Nanobot Dust": ({ stake }) => struck(stake.squares, "damage", falls("part")),
  "Shaken Couplings": ({ stake }) => struck(stake.squares, "engine", falls("engine")),
  "Creeping Plague": ({ stake }) => struck(stake.squares, "crew", SICKENS),
  "Sneezing Plague": ({ stake }) => struck(stake.squares, "crew", SNEEZED_AT),
  "Acid Leak": ({ stake }) => [
    ...(stake.leaks.length ? struck(stake.leaks, "battery", LEAKS) : []),
    ...struck(stake.squares, "crew", SICKENS),
  ],
  "Static Dust": dusty,
};

const SUPERCARDS: Readonly<Partial<Record<CardKind, Explaining<SupercardFacts>>>> = {
  "Special Event": (scene, card) => EVENTS[card.name]?.(scene) ?? [],
  "Black Hole": ({ table, stake, me }, card) => {
    const pull = card.numbers[table.level - 1] ?? 0;
    const needed = stake.overboard;
    const chosen = table.waiting_for.includes(me.seat) ? table.giving_up.length : 0;
    const head = `It pulls with ${pull}, and your engines have ${range(stake.engines)}.`;
    const hint = said("hand", "", "Tap parts to throw them overboard.", "Tap again to keep them.");
    if (!needed && !chosen) return [said("engine", "good", head, "You get away.")];
    if (needed === chosen)
      return [said("engine", "warn", head, `That is enough: you throw ${count(chosen, "part")} overboard.`), hint];
    if (needed < chosen)
      return [said("engine", "bad", head, `That is ${count(chosen - needed, "part")} too many.`), hint];
    const overboard = chosen ? count(needed - chosen, "more part") : count(needed, "part");
    return [said("engine", "bad", head, `As it stands, you throw ${overboard} overboard.`), hint];
  },
  "Enemy Fleet": ({ table, stake }, card) => {
    const need = card.numbers[table.level - 1] ?? 0;
    const head = `Their ${need} against your ${range(stake.cannons)}`;
    const sides = `Cannons count in full toward ${listed(card.full)}.`;
    if (stake.fight[0] === "even") return [said("cannon", "good", `${head}: you are safe.`, sides)];
    const worst = card.segments.slice(0, table.level).map(penaltyWords).filter(Boolean);
    return [
      said("cannon", stake.fight[1] === "even" ? "warn" : "bad", `${head}.`, sides),
      said("damage", "bad", "At worst you suffer:", `${worst.join("; ")}.`),
    ];
  },
  "Tactical Zone": (scene, card) =>
    card.columns.flatMap((column, i) => {
      const measure = scene.table.measures[i];
      if (!measure || i < scene.table.stage) return [];
      const pains = column.segments.slice(0, scene.table.level).map(penaltyWords).filter(Boolean);
      return [compared(scene, measure, `it costs you ${pains.join("; ")}`)];
    }),
};
