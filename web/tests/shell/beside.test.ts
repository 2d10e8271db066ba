import { expect, test } from "vitest";
import { beside, covered } from "../../src/shell/learn/beside";

const card = { width: 368, height: 200 };
const page = { width: 1440, height: 900 };

test("a guide's card stands below what it points at when there is room", () => {
  const box = { x: 250, y: 60, width: 870, height: 400 };
  const spot = beside(box, card, page);
  expect(spot.top).toBeGreaterThanOrEqual(460);
  expect(covered(box, spot, card)).toBe(0);
});

test("it stands above a thing at the bottom, and beside one that is as tall as the page", () => {
  const low = { x: 14, y: 680, width: 430, height: 210 };
  expect(covered(low, beside(low, card, page), card)).toBe(0);
  const tall = { x: 500, y: 10, width: 300, height: 880 };
  expect(covered(tall, beside(tall, card, page), card)).toBe(0);
});

test("it keeps off the question, at the cost of a corner of what it points at", () => {
  const planets = { x: 250, y: 60, width: 870, height: 480 };
  const question = { x: 14, y: 550, width: 1110, height: 125 };
  const spot = beside(planets, card, page, [question]);
  expect(covered(question, spot, card)).toBe(0);
  expect(covered(planets, spot, card)).toBeLessThan(card.width * card.height * 0.25);
});

test("it never leaves the page, even where it must cover something", () => {
  const all = { x: 0, y: 90, width: 390, height: 700 };
  const spot = beside(all, { width: 374, height: 220 }, { width: 390, height: 844 });
  expect(spot.left).toBeGreaterThanOrEqual(0);
  expect(spot.top).toBeGreaterThanOrEqual(0);
  expect(spot.top + 220).toBeLessThanOrEqual(844);
});

test("on a phone it stands off what it points at, wherever there is room for it", () => {
  const phone = { width: 390, height: 844 };
  const wide = { width: 374, height: 190 };
  const map = { x: 0, y: 104, width: 390, height: 420 };
  expect(covered(map, beside(map, wide, phone), wide)).toBe(0);
  const rooms = { x: 14, y: 560, width: 362, height: 120 };
  const spot = beside(rooms, wide, phone, [], [{ x: 150, y: 300, width: 44, height: 44 }, rooms]);
  expect([covered(rooms, spot, wide), spot.top + 190 <= 300 || spot.top >= 344]).toEqual([0, true]);
});

test("it keeps off everything that is needed, above all of it if need be", () => {
  const deck = { x: 14, y: 550, width: 1410, height: 125 };
  const ship = { x: 14, y: 680, width: 1410, height: 210 };
  const spot = beside(deck, card, page, [deck, ship]);
  expect([covered(deck, spot, card), covered(ship, spot, card)]).toEqual([0, 0]);
});

test("it keeps off what can be tapped, however small", () => {
  const galaxy = { x: 14, y: 680, width: 560, height: 200 };
  const planets = [300, 700].map((x) => ({ x, y: 460, width: 200, height: 150 }));
  const scout = { x: 430, y: 830, width: 24, height: 24 };
  const spot = beside(galaxy, card, page, [], [...planets, scout]);
  for (const one of [...planets, scout]) expect(covered(one, spot, card)).toBe(0);
});
