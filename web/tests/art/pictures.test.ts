import { describe, expect, test } from "vitest";
import { ICON_LABELS, ICONS, icon } from "../../src/art/icons";
import { GALAXY_TRUCKER } from "../../src/art/icons/galaxy-trucker";
import { HOUSE } from "../../src/art/icons/house";
import { SPACE_ALERT } from "../../src/art/icons/space-alert";
import { STARSHIP_CAPTAINS } from "../../src/art/icons/starship-captains";
import { GALAXIES } from "../../src/art/icons/tiny-epic-galaxies";
import { gameSign, KEY_ART, keyArt } from "../../src/art/keyart";
import { SEAT_SHAPES, seat, seatInitial } from "../../src/art/seats";
import { actionCard, cardBack, emptySpace } from "../../src/art/space-alert/cards";
import { spaceship } from "../../src/art/space-alert/ship";
import { halfName, readHalf, symbol } from "../../src/art/space-alert/symbols";
import { hasFamily, threat } from "../../src/art/space-alert/threats";
import { squareAt } from "../../src/art/space-alert/tracks";
import { starfield } from "../../src/art/stars";
import { BADGES, badge } from "../../src/art/tiny-epic-galaxies/badges";
import { die, FACES } from "../../src/art/tiny-epic-galaxies/dice";
import { EXPLORATION_IDS, exploration } from "../../src/art/tiny-epic-galaxies/exploration";
import { MISSION_IDS, mission } from "../../src/art/tiny-epic-galaxies/missions";
import { PILOT_IDS, pilot } from "../../src/art/tiny-epic-galaxies/pilots";
import { LOOKS } from "../../src/art/tiny-epic-galaxies/planet/looks";
import { planet, planetLook } from "../../src/art/tiny-epic-galaxies/planets";
import { ROGUES, rogue } from "../../src/art/tiny-epic-galaxies/rogue";
import { HULLS, ship } from "../../src/art/tiny-epic-galaxies/ships";
import { newShip } from "../../src/games/space-alert/catalog";
import type * as alert from "../../src/generated/space-alert";
import type * as galaxies from "../../src/generated/tiny-epic-galaxies";
import { catalogOf } from "../examples";

const { planets, pilots, exploration: cards, missions } = catalogOf<galaxies.Catalog>("tiny-epic-galaxies");
const ALERT = catalogOf<alert.Catalog>("space-alert");
const { threats } = ALERT;

/** Every picture there is, by name, as a function of its prefix. */
const PICTURES: Record<string, (prefix: string) => string> = Object.fromEntries([
  ...planets.map((p) => [`planet ${p.id}`, (x: string) => planet(p, x)] as const),
  ...pilots.map((p) => [`pilot ${p.id}`, (x: string) => pilot(p, x)] as const),
  ...cards.map(({ id }) => [`exploration ${id}`, (x: string) => exploration(id, x)] as const),
  ...missions.map(({ id }) => [`mission ${id}`, (x: string) => mission(id, x)] as const),
  ...ROGUES.map((name) => [`rogue ${name}`, (x: string) => rogue(name, x)] as const),
  ...KEY_ART.map((slug) => [`key art ${slug}`, (x: string) => keyArt(slug, x)] as const),
  ...KEY_ART.map((slug) => [`sign ${slug}`, (x: string) => gameSign(slug, x)] as const),
  ...FACES.map((face) => [`die ${face}`, (x: string) => die(face, x)] as const),
  ...BADGES.map((kind) => [`badge ${kind}`, () => badge(kind)] as const),
  ...HULLS.map((hull) => [`ship ${hull}`, () => ship(hull, 0)] as const),
  ...SEAT_SHAPES.map((shape, i) => [`seat ${shape}`, () => seat(i, { initial: "A" })] as const),
  // Some cards exist twice under one name, for the two sides of the ship: they look alike.
  ...threats.map((one) => [`threat ${one.name}`, (x: string) => threat(one, x)] as const),
  ...ALERT.cards.map(({ id }) => [`card ${id}`, (x: string) => actionCard(id, "movement", x)] as const),
  ...["A", "heroic-B", "bots+lift", "go-lower_red"].map((half) => [`symbol ${half}`, () => symbol(half)] as const),
  ["card back", () => cardBack("action", "action")] as const,
  ["empty space", emptySpace] as const,
  ["spaceship", (x: string) => spaceship(newShip(ALERT), x, { lit: ["lower_blue"] })] as const,
  ["stars", () => starfield(100, 100, 40, "sky")] as const,
]);

const ids = (markup: string): string[] => [...markup.matchAll(/ id="([^"]+)"/g)].map((m) => m[1] ?? "");
const uses = (markup: string): string[] => [...markup.matchAll(/url\(#([^)]+)\)/g)].map((m) => m[1] ?? "");

describe.each(Object.entries(PICTURES))("%s", (_, draw) => {
  test("is the same picture every time", () => {
    expect(draw("a")).toBe(draw("a"));
  });

  test("keeps every id behind its prefix, once, and uses only its own", () => {
    const markup = draw("only-mine");
    const own = ids(markup);
    expect(own.every((id) => id.startsWith("only-mine-"))).toBe(true);
    expect(new Set(own).size).toBe(own.length);
    expect(uses(markup).filter((id) => !own.includes(id))).toEqual([]);
  });

  test("is well-formed, finite and hidden from screen readers", () => {
    const markup = draw("a");
    expect(markup).toMatch(/^<svg viewBox="[-0-9. ]+" aria-hidden="true"/);
    expect(markup).not.toMatch(/NaN|undefined|Infinity|%[fnd]\b/);
    expect(unclosed(markup)).toEqual([]);
  });
});

/** The tags left open at the end, or the first closing tag without an opening one. */
function unclosed(markup: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = "", self] of markup.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (self) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

test("two pictures with different prefixes can share a page", () => {
  const page = Object.values(PICTURES).map((draw, i) => draw(`p${i}`));
  const all = page.flatMap(ids);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(300);
});

describe("the whole box has pictures", () => {
  test("52 planets, each with a look of its own", () => {
    expect(planets).toHaveLength(52);
    expect(planets.map((p) => p.id).sort()).toEqual(Object.keys(LOOKS).sort());
    const looks = planets.map((p) => `${p.type} ${planetLook(p).family} ${planetLook(p).palette}`);
    expect(new Set(looks).size).toBe(52);
  });

  test("30 pilots, 30 exploration cards and 20 secret missions", () => {
    expect(pilots.map((p) => p.id).sort()).toEqual([...PILOT_IDS].sort());
    expect(cards.map((card) => card.id).sort()).toEqual([...EXPLORATION_IDS].sort());
    expect(missions.map((card) => card.id).sort()).toEqual([...MISSION_IDS].sort());
    expect([PILOT_IDS.length, EXPLORATION_IDS.length, MISSION_IDS.length]).toEqual([30, 30, 20]);
  });

  test("no two pictures are equal", () => {
    const drawn = Object.values(PICTURES).map((draw) => draw("a"));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test("no two pilots share a bust under their different skies", () => {
    const sameSky = pilots.map((p) => pilot({ ...p, trained: ["aurora", "nexus"] }, "a"));
    const busts = sameSky.map((markup) =>
      markup.replace(/<circle cx="[^"]+" cy="[^"]+" r="[^"]+" fill="#fff" opacity="[^"]+"\/>/g, ""),
    );
    expect(new Set(busts).size).toBe(30);
  });
});

describe("a card not yet in the box", () => {
  test("still gets a planet, steady and by its own facts", () => {
    const facts = { id: "a-new-world", type: "culture", vp: 7 } as const;
    expect(planetLook(facts)).toEqual(planetLook({ ...facts }));
    expect(planetLook(facts).ring).toBe(true);
  });
  test("still gets a pilot and an exploration picture", () => {
    expect(pilot({ id: "newcomer", trained: ["aurora", "nexus"] }, "a")).toContain("<svg");
    expect(exploration("something", "a", "danger")).not.toBe(exploration("something", "a", "discovery"));
  });
});

describe("Space Alert", () => {
  test("every threat has a family of its own, and no two names look alike", () => {
    expect(threats.filter(({ name }) => !hasFamily(name))).toEqual([]);
    const names = new Map(threats.map((one) => [one.name, threat(one, "a")]));
    expect(new Set(names.values()).size).toBe(names.size);
  });
  test("a half says what it does", () => {
    expect(readHalf("heroic-bots")).toEqual([{ kind: "bots", heroic: true, to: null }]);
    expect(halfName("go-upper_white")).toBe("Go to the bridge");
    expect(halfName("A+lift")).toBe("Fire and change deck");
  });
  test("a trajectory runs on without a gap, and distance is a row", () => {
    for (const length of [10, 11, 12, 13, 14, 15, 16])
      for (let square = length; square > 1; square--) {
        const [from, to] = [squareAt(square, undefined, length), squareAt(square - 1, undefined, length)];
        const turns = from.y < to.y && Math.abs(from.x - to.x) < 6;
        const runs = from.y === to.y && Math.abs(from.x - to.x) > 40 && Math.abs(from.x - to.x) <= 52;
        expect(turns || runs, `${square} of ${length}`).toBe(true);
      }
  });
});

describe("icons", () => {
  const tables = { HOUSE, GALAXIES, SPACE_ALERT, GALAXY_TRUCKER, STARSHIP_CAPTAINS };
  test.each(Object.entries(tables))("%s: every icon has a name for screen readers", (_, table) => {
    for (const [name, shape] of Object.entries(table)) {
      expect(shape.label, name).toMatch(/^[A-Z][A-Za-z ,]+$/);
      expect(shape.body, name).toMatch(/^<(path|circle|rect|ellipse) /);
    }
  });
  test("within one set no two icons look or sound alike", () => {
    for (const table of Object.values(tables)) {
      const shapes = Object.values(table);
      expect(new Set(shapes.map((s) => s.body)).size).toBe(shapes.length);
      expect(new Set(shapes.map((s) => s.label)).size).toBe(shapes.length);
    }
  });
  test("house and game do not take each other's names", () => {
    const sets = [HOUSE, GALAXIES, GALAXY_TRUCKER, SPACE_ALERT];
    expect(Object.keys(ICONS)).toHaveLength(sets.reduce((sum, set) => sum + Object.keys(set).length, 0));
    expect(ICON_LABELS.energy).toBe("Energy");
  });
  test("an active icon is filled, a resting one is not", () => {
    expect(icon("energy", { active: true, colour: "red" })).toContain('fill="red"');
    expect(icon("energy", { colour: "red" })).not.toContain('fill="red"');
  });
});

describe("seats", () => {
  test("a name cannot smuggle markup into a picture", () => {
    expect(seat(0, { initial: "<script>" })).not.toContain("<script");
    expect(seat(0, { initial: '"&' })).toContain("&quot;&amp;");
  });
  test("the initial is a whole letter", () => {
    expect(seatInitial("  ines")).toBe("I");
    expect(seatInitial("𝒜da")).toBe("𝒜");
    expect(seatInitial("")).toBe("");
  });
});
