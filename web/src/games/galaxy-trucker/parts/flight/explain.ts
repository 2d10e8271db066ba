/*
 * What the card does to one ship, in a few sentences, from what the view counts: no rules live here. The numbers that
 * need rules (strengths that count, squares that are struck, how a meteor ends) are the view's `stakes`.
 */
import type { IconName } from "../../../../art/icons";
import { count, half, listed } from "../../../../lib/words";
import type { CardFacts, Catalog, SupercardFacts } from "../../catalog";
import type { Public, StakeView, TruckerView } from "../../view";
import { truckerOf } from "../../view";
import { betweenCards, cardOf } from "./cards";
import { capital, days, least, lineName, most, penaltyWords, range, suffering } from "./words";

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

const LEFT: Readonly<Record<string, string>> = {
  "gave up": "You gave up this flight.",
  "no engines": "Without engines you had to give up.",
  "no humans": "Without a human aboard you had to give up.",
  lapped: "The leader lapped you: you had to give up.",
  "sucked in": "The black hole has your ship.",
  died: "You went down with your ship.",
};

export function explain(table: Public, catalog: Catalog, seat: number): readonly Said[] {
  const me = truckerOf(table, seat);
  if (!me) return [];
  if (!me.flying)
    return [said("flag", "", LEFT[me.left] ?? "You are out of this flight.", "Cards no longer concern you.")];
  if (betweenCards(table)) return waiting(table, catalog, me);
  const card = cardOf(table.card, catalog);
  const stake = table.stakes.find((one) => one.seat === seat);
  if (!card || !stake) return [];
  if (table.doing === "losing crew")
    return [
      table.waiting_for.includes(seat)
        ? said("crew", "bad", "You choose who goes.", "Without a human aboard nobody flies on.")
        : said("hourglass", "", "Somebody else loses crew now."),
    ];
  const scene: Scene = { table, catalog, me, stake };
  const coming = table.hits.length > 0 ? incoming(scene) : [];
  if (coming.length) return coming;
  if (card.card) return ADVENTURES[card.kind]?.(scene, card.card) ?? [];
  return card.supercard ? (SUPERCARDS[card.kind]?.(scene, card.supercard) ?? []) : [];
}

/** Between cards: how the flight stands. */
function waiting(table: Public, catalog: Catalog, me: TruckerView): Said[] {
  const place = table.order.indexOf(me.seat);
  const pays = (catalog.route.finishing[place] ?? 0) * table.level;
  const behind = (truckerOf(table, table.order[0] ?? me.seat)?.days ?? me.days) - me.days;
  const where =
    place === 0 ? "You lead." : `You are number ${place + 1} of ${table.order.length}, ${days(behind)} behind.`;
  const goods = worth(me.goods, catalog);
  const needed = cardOf(table.card, catalog)?.card?.crew ?? 0;
  return [
    ...(needed > me.crew ? [said("crew", "", `It took a crew of ${needed}; you have ${me.crew}.`)] : []),
    said("flag", place === 0 ? "good" : "", where, `Arriving like this pays ${count(pays, "credit")}.`),
    ...(goods ? [said("cargo", "", `Your goods sell for ${goods}.`, "If you give up, for half of that.")] : []),
  ];
}

export const worth = (goods: Readonly<Record<string, number>>, catalog: Catalog): number =>
  Object.entries(goods).reduce((sum, [good, number]) => sum + number * (catalog.goods[good] ?? 0), 0);

// -- meteors and shots

/** What goes with a ship's squares: names of parts, and who and what is on them. */
export function losses(me: TruckerView, squares: readonly string[], catalog: Catalog): string {
  const parts = me.parts.filter((part) => squares.includes(part.square));
  const crew = parts.reduce((sum, part) => sum + part.humans + (part.alien ? 1 : 0), 0);
  const guests = parts.reduce((sum, part) => sum + part.guests.length, 0);
  const goods = parts.flatMap((part) => part.goods);
  const value = goods.reduce((sum, good) => sum + (catalog.goods[good] ?? 0), 0);
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
    const other = table.threat ? "Somebody else decides about this one." : "";
    return other ? [said("hourglass", "", other, "It is past you.")] : [];
  }
  const line = lineName(hit.side, table.line);
  const part = partName(me, square, catalog);
  if (stake.fate === "misses") return [said("check", "good", "It misses you.", `Nothing of your ship is in ${line}.`)];
  if (stake.fate === "bounces")
    return [said("check", "good", "It bounces off.", `Your ${part} at ${square} is smooth on that side.`)];
  const gone = losses(me, [...stake.squares, ...stake.falls], catalog);
  const tokens = count(me.tokens, "battery token");
  const ways: Said[] = [said("warn", "warn", `It comes for your ${part}.`, `${capital(line)}, square ${square}.`)];
  if (stake.fate === "shot")
    ways.push(said("cannon", "good", "Shoot it:", "a cannon has it in its sights, for nothing."));
  if (stake.fate === "powered shot")
    ways.push(said("cannon", "good", "Shoot it:", `a double cannon can, for 1 of ${tokens}.`));
  if (stake.fate === "shield") ways.push(said("shield", "good", "Shield on:", `it bounces off, for 1 of ${tokens}.`));
  ways.push(
    said(
      "damage",
      "bad",
      stake.fate === "hits" ? "Nothing stops it:" : "Let it hit:",
      `you lose ${gone}${stake.falls.length ? `, ${stake.falls.length} of them torn loose` : ""}.`,
    ),
  );
  return ways;
}

// -- adventures

type Explaining<C> = (scene: Scene, card: C) => Said[];

/** Room in the holds: blocks of any colour, and how many of them may be red. */
export function room(me: TruckerView, catalog: Catalog): { holds: number; free: number; red: number } {
  let holds = 0;
  let free = 0;
  let red = 0;
  for (const part of me.parts) {
    const tile = catalog.tiles.get(part.tile);
    if (!tile?.kind.endsWith("cargo hold")) continue;
    holds++;
    free += tile.capacity - part.goods.length;
    if (tile.kind === "special cargo hold") red += tile.capacity - part.goods.length;
  }
  return { holds, free, red };
}

function roomWords(me: TruckerView, catalog: Catalog): string {
  const { free, red, holds } = room(me, catalog);
  if (!holds) return "You have no hold: nothing could be loaded.";
  if (!free) return "Your holds are full: you would have to leave something behind.";
  return `You have room for ${count(free, "block")}, ${red ? `red ones in ${red} of the places` : "but for no red one"}.`;
}

/** Their strength against yours. */
function fight({ me, stake }: Scene, card: CardFacts): Said[] {
  const [low, high] = [least(stake.cannons), most(stake.cannons)];
  const theirs = `Their ${card.strength} against your ${range(stake.cannons)}`;
  const prize = card.credits
    ? count(card.credits, "credit")
    : count(card.goods.length, "block of goods", "blocks of goods");
  const win = said("credits", "good", "Beat them:", `${prize}, if you spend ${days(card.days)}.`);
  const lose = said("damage", "bad", "Lose:", `${suffering(card.penalty)}.`);
  if (low > card.strength) return [said("cannon", "good", `${theirs}: you win.`), win];
  if (high > card.strength)
    return [said("battery", "warn", `${theirs}.`, `With battery tokens you win; you have ${me.tokens}.`), win, lose];
  if (low === card.strength)
    return [said("shield", "", `${theirs}: you hold them off.`, "Nothing gained, nothing lost.")];
  if (high === card.strength)
    return [said("battery", "warn", `${theirs}.`, "With battery tokens you just hold them off."), lose];
  return [said("cannon", "bad", `${theirs}:`, `${suffering(card.penalty)}.`)];
}

/** What a combat zone compares. */
export function measure(scene: { table: Public }, seat: number, what: string): number {
  const trucker = truckerOf(scene.table, seat);
  const stake = scene.table.stakes.find((one) => one.seat === seat);
  if (what === "crew") return trucker?.crew ?? 0;
  return (what === "engine strength" ? stake?.engines[0] : stake?.cannons[0]) ?? 0;
}

/** Who would suffer if nobody spent another token: the lowest; of equals, the one farther ahead. */
export const lowest = (table: Public, score: (seat: number) => number): number | null =>
  table.order.length < 2 ? null : table.order.reduce((worst, seat) => (score(seat) < score(worst) ? seat : worst));

function combat(scene: Scene, card: CardFacts): Said[] {
  const { table, me } = scene;
  if (table.order.length < 2) return [said("check", "good", "You are alone.", "Nobody is there to fight with.")];
  return card.lines.slice(table.stage).map((line) => {
    const worst = lowest(table, (seat) => measure(scene, seat, line.lowest));
    const mine = half(measure(scene, me.seat, line.lowest));
    return worst === me.seat
      ? said("warn", "bad", `Your ${line.lowest}, ${mine}, is the lowest:`, `${suffering(line.suffers)}.`)
      : said("check", "good", `Your ${line.lowest}, ${mine}, is not the lowest.`);
  });
}

const ADVENTURES: Readonly<Record<string, Explaining<CardFacts>>> = {
  "Open Space": ({ stake, me }) => {
    const [low, high] = [least(stake.engines), most(stake.engines)];
    if (high <= 0) return [said("engine", "bad", "Your engines have no strength.", "You must give up the flight.")];
    if (low === high) return [said("engine", "good", `Your engines move you ${days(low)}.`)];
    const flown = low > 0 ? `Your engines move you ${days(low)}` : "Without a battery token you must give up";
    return [
      said(
        "engine",
        low > 0 ? "good" : "warn",
        `${flown}; ${high} with power.`,
        `You have ${count(me.tokens, "battery token")}.`,
      ),
    ];
  },
  Stardust: ({ me }) =>
    me.exposed
      ? [said("connector", "bad", `Your ${count(me.exposed, "exposed connector")} cost you ${days(me.exposed)}.`)]
      : [said("connector", "good", "No exposed connector: it costs you nothing.")],
  Planets: ({ me, catalog }, card) => [
    said("day", "warn", `Landing costs ${days(card.days)}.`),
    said("cargo", "", roomWords(me, catalog)),
  ],
  "Abandoned Ship": ({ me }, card) =>
    me.crew < card.crew
      ? [said("crew", "", `It takes a crew of ${card.crew}; you have ${me.crew}.`)]
      : [
          said("credits", "good", `You could earn ${count(card.credits, "credit")}.`),
          said(
            "crew",
            "bad",
            `It costs ${card.crew} of your ${me.crew} crew and ${days(card.days)}.`,
            card.crew >= me.crew ? "Nobody would be left: your flight would end." : "",
          ),
        ],
  "Abandoned Station": ({ me, catalog }, card) =>
    me.crew < card.crew
      ? [said("crew", "", `It takes a crew of ${card.crew}; you have ${me.crew}.`)]
      : [
          said("crew", "good", `Your crew of ${me.crew} is enough.`, "Nobody is lost."),
          said("day", "warn", `Loading costs ${days(card.days)}.`),
          said("cargo", "", roomWords(me, catalog)),
        ],
  Slavers: fight,
  Smugglers: fight,
  Pirates: fight,
  "Combat Zone": combat,
  Epidemic: (scene) => struck(scene, "crew", "loses one figure", "cabin"),
  Sabotage: ({ table, me }) => {
    const worst = lowest(table, (seat) => truckerOf(table, seat)?.crew ?? 0) ?? me.seat;
    return worst === me.seat
      ? [said("warn", "bad", `Your crew of ${me.crew} is the smallest.`, "Three tries to find something of yours.")]
      : [said("check", "good", `Your crew of ${me.crew} is not the smallest.`)];
  },
};

// -- supercards

/** Squares that an event strikes, each in the same way. */
function struck({ stake }: Scene, icon: IconName, how: string, what: string): Said[] {
  if (!stake.squares.length) return [said("check", "good", `No ${what} of yours is struck.`)];
  return [
    said(
      icon,
      "bad",
      `${capital(count(stake.squares.length, what))}: ${how}${stake.squares.length > 1 ? " each" : ""}.`,
      `At ${listed(stake.squares.map(String))}.`,
    ),
  ];
}

const EVENTS: Readonly<Record<string, Explaining<SupercardFacts>>> = {
  "Nanobot Dust": (scene) => struck(scene, "damage", "falls off", "part"),
  "Shaken Couplings": (scene) => struck(scene, "engine", "falls off", "engine"),
  "Creeping Plague": (scene) => struck(scene, "crew", "loses one figure", "cabin"),
  "Sneezing Plague": (scene) => struck(scene, "crew", "loses somebody", "cabin"),
  "Acid Leak": (scene, card) => {
    const full = card.numbers[scene.table.level - 1] ?? 1;
    const leaking = scene.me.parts.filter((part) => part.tokens >= full).map((part) => part.square);
    const drips = struck(scene, "crew", "loses one figure", "cabin");
    if (!leaking.length) return drips;
    const head = `${capital(count(leaking.length, "battery", "batteries"))}: loses a token${leaking.length > 1 ? " each" : ""}.`;
    return [said("battery", "bad", head, `At ${listed(leaking)}.`), ...drips];
  },
  "Static Dust": ({ me, table }, card) => {
    const group = card.numbers[table.level - 1] ?? 1;
    const tokens = Math.floor(me.exposed / group);
    return me.exposed
      ? [
          said(
            "connector",
            "bad",
            `Your ${count(me.exposed, "exposed connector")} cost you ${days(me.exposed)}${tokens ? ` and ${count(tokens, "battery token")}` : ""}.`,
          ),
        ]
      : [said("connector", "good", "No exposed connector: it costs you nothing.")];
  },
};

const SUPERCARDS: Readonly<Record<string, Explaining<SupercardFacts>>> = {
  "Special Event": (scene, card) => EVENTS[card.name]?.(scene, card) ?? [],
  "Black Hole": ({ table, stake, me }, card) => {
    const pull = card.numbers[table.level - 1] ?? 0;
    const needed = 2 * Math.max(0, pull - least(stake.engines));
    const chosen = table.waiting_for.includes(me.seat) ? table.giving_up.length : 0;
    const head = `It pulls with ${pull}; your engines have ${range(stake.engines)}.`;
    const hint = said("hand", "", "Tap parts to throw them overboard,", "again to keep them.");
    if (!needed && !chosen) return [said("engine", "good", head, "You get away.")];
    if (needed === chosen)
      return [said("engine", "warn", head, `Enough: you throw ${count(chosen, "part")} overboard.`), hint];
    if (needed < chosen)
      return [said("engine", "bad", head, `You have chosen ${count(chosen - needed, "part")} too many.`), hint];
    const overboard = chosen ? count(needed - chosen, "more part") : count(needed, "part");
    return [said("engine", "bad", head, `As it stands, you throw ${overboard} overboard.`), hint];
  },
  "Enemy Fleet": ({ table, stake }, card) => {
    const need = card.numbers[table.level - 1] ?? 0;
    const head = `Their ${need} against your ${range(stake.cannons)}`;
    const sides = `Cannons count full towards ${listed(card.full.map(String))}.`;
    if (least(stake.cannons) >= need) return [said("cannon", "good", `${head}: you are safe.`, sides)];
    const worst = card.segments.slice(0, table.level).map(penaltyWords).filter(Boolean);
    return [
      said("cannon", most(stake.cannons) >= need ? "warn" : "bad", `${head}.`, sides),
      said("damage", "bad", "At worst you suffer:", `${worst.join("; ")}.`),
    ];
  },
  "Tactical Zone": (scene, card) =>
    card.columns.slice(scene.table.stage).map((column) => {
      const score = (seat: number): number => measure(scene, seat, column.plus) - measure(scene, seat, column.minus);
      const name = `${capital(column.plus)} less ${column.minus}`;
      const pains = column.segments.slice(0, scene.table.level).map(penaltyWords).filter(Boolean);
      return lowest(scene.table, score) === scene.me.seat
        ? said(
            "warn",
            "bad",
            `${name}: your ${half(score(scene.me.seat))} is the lowest.`,
            `It costs ${pains.join("; ")}.`,
          )
        : said("check", "good", `${name}: your ${half(score(scene.me.seat))} is not the lowest.`);
    }),
};
