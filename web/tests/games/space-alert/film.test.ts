import { describe, expect, it } from "vitest";
import { painter } from "../../../src/games/space-alert/film/paint";
import { placeOf, Reel } from "../../../src/games/space-alert/film/reel.svelte";
import {
  briefs,
  plannedOn,
  type Scene,
  scenes,
  slid,
  soFar,
  turnName,
  turnSigns,
} from "../../../src/games/space-alert/film/scenes";
import {
  beams,
  crewSpot,
  flipped,
  paints,
  pop,
  shown,
  stage,
  tokenSpot,
} from "../../../src/games/space-alert/film/stage";
import type { Figure, Film, FilmEvent, Frame, StepName, ThreatShot } from "../../../src/games/space-alert/types";
import { plain } from "../../../src/lib/words";

const empty = Array.from({ length: 12 }, () => "");
const plan = (...orders: string[]): string[] => [...orders, ...empty].slice(0, 12);
const figure = (station: Figure["station"]): Figure => ({
  station,
  distance: 0,
  battlebots: null,
  knocked_out: false,
  marks: [],
});
const gunship = (more: Partial<ThreatShot> = {}): ThreatShot => ({
  zone: "red",
  square: 10,
  left: 5,
  shield: 2,
  speed: 2,
  fate: "active",
  stations: [],
  hidden: false,
  phased: false,
  covered: false,
  host: null,
  ...more,
});
const frame = (turn: number, step: StepName, event: FilmEvent, changes: Frame["changes"] = {}): Frame => ({
  turn,
  step,
  event,
  words: { parts: [{ kind: "seat", id: 1, text: "Seat 1" }, " acts."] },
  changes,
});
const START = {
  crew: { 0: figure("upper_white"), 1: figure("upper_white") },
  plans: { 0: plan("lift", "A"), 1: plan("lift", "C", "B") },
  energy: {
    shields: [1, 1, 1],
    shield_room: [2, 3, 2],
    reactors: [2, 3, 2],
    reactor_room: [3, 5, 3],
    capsules: 3,
    temporary: [0, 0, 0],
  },
  damage: { red: [], white: [], blue: [] },
  gear: {
    rockets: 3,
    launched: 0,
    flying: 0,
    stored: {},
    broken: [],
    fired: [],
    maintained: false,
    slime: [],
    lethal: [],
    mines: [],
    sealed: [],
    strengths: [4, 5, 4, 2, 1, 2],
  },
  score: 0,
};
const member = (name: string, seat: number | null) => ({
  name,
  seat,
  android: seat === null,
  specialization: null,
  level: 0,
  joins: [],
  plan: empty,
});
const TRACK = { name: "T1", length: 10, marks: { 1: "Z", 5: "X" } } as const;
const FILM: Film = {
  turns: 12,
  last: 13,
  phases: [[1, 12]],
  tracks: { red: TRACK, white: TRACK, blue: TRACK, internal: TRACK },
  crew: [member("Ada", 2), member("Bo", null)],
  threats: [
    {
      index: 0,
      code: "E1-05",
      name: "Gunship",
      kind: "external",
      serious: false,
      colour: "white",
      turn: 1,
      zone: "red",
      hp: 5,
      shield: 2,
      speed: 2,
      survived: 2,
      destroyed: 4,
    },
  ],
  frames: [
    frame(1, "appear", { type: "turn_began", turn: 1 }, START),
    frame(1, "appear", { type: "threat_appeared", threat: "E1-05", zone: "red" }, { threats: { 0: gunship() } }),
    frame(1, "actions", { type: "walked", seat: 0, to: "lower_white" }, { crew: { 0: figure("lower_white") } }),
    frame(
      1,
      "actions",
      { type: "delayed", seat: 1, turn: 2, why: "lift_or_slime" },
      { plans: { 1: plan("lift", "", "C", "B") } },
    ),
    frame(1, "damage", { type: "weapon_hit", weapon: "red heavy laser", threat: "E1-05", strength: 4 }),
    frame(
      1,
      "damage",
      { type: "threat_damaged", threat: "E1-05", strength: 4, shield: 2, damage: 2, left: 3 },
      { threats: { 0: gunship({ left: 3 }) } },
    ),
    frame(1, "threats", { type: "attacked", threat: "E1-05", zone: "red", strength: 2, absorbed: 1, through: 1 }),
    frame(
      1,
      "threats",
      { type: "tile_drawn", zone: "red", tile: "shield", threat: "E1-05" },
      { damage: { red: ["shield"], white: [], blue: [] } },
    ),
    frame(2, "appear", { type: "turn_began", turn: 2 }),
    frame(3, "appear", { type: "turn_began", turn: 3 }),
    frame(3, "actions", { type: "no_effect", seat: 1, order: "C", why: "not_now" }),
  ],
};
const all = scenes(FILM);
const at = (i: number): Scene => all[i] as Scene;

describe("scenes", () => {
  it("lay each frame's changes over what was there", () => {
    expect(at(1).crew[0]?.station).toBe("upper_white");
    expect(at(2).crew[0]?.station).toBe("lower_white");
    expect(at(6).threats.get(0)?.left).toBe(3);
    expect(at(6).damage.red).toEqual([]);
    expect(at(7).damage.red).toEqual(["shield"]);
  });

  it("recognize a card when it slides", () => {
    const before = at(2).plans[1];
    const after = at(3).plans[1];
    expect(after?.map((card) => [card.order, card.turn])).toEqual([
      ["lift", 1],
      ["C", 3],
      ["B", 4],
    ]);
    expect(after?.map((card) => card.id)).toEqual(before?.map((card) => card.id));
    expect(plannedOn(all, 1, 3)).toBe(2);
  });

  it("give a card that was not there a new id", () => {
    let next = 10;
    const made = slid([{ id: 1, order: "A+red", turn: 1 }], plan("A+red", "red"), () => next++);
    expect(made.map((card) => card.id)).toEqual([1, 10]);
  });

  it("keep the shots of a step together, and only for that step", () => {
    expect(soFar(all, 5).map((event) => event.type)).toEqual(["weapon_hit", "threat_damaged"]);
    expect(soFar(all, 6).map((event) => event.type)).toEqual(["attacked"]);
  });

  it("show in each column what the turn brought", () => {
    const [first, second] = turnSigns(FILM);
    expect(
      turnSigns(FILM)
        .map((sign) => turnName(FILM, sign.turn))
        .slice(11),
    ).toEqual(["Turn 12", "Last turn"]);
    expect(first).toMatchObject({ turn: 1, tiles: 1 });
    expect(first?.appears.map((threat) => threat.name)).toEqual(["Gunship"]);
    expect(second).toMatchObject({ tiles: 0, appears: [] });
    expect(briefs(FILM).get("1/3")).toMatchObject({ text: "nothing", bad: true });
  });
});

describe("the stage", () => {
  const place = stage(all);

  it("puts nearer squares nearer to the ship", () => {
    const far = tokenSpot(FILM, gunship({ square: 10 }), place);
    const near = tokenSpot(FILM, gunship({ square: 1 }), place);
    expect(near.y).toBeGreaterThan(far.y);
    expect(near.y).toBeLessThan(place.ship);
  });

  it("lets figures in one room stand side by side", () => {
    expect(crewSpot(at(0), 1, place).x).toBeGreaterThan(crewSpot(at(0), 0, place).x);
  });

  it("fires a beam from the weapon to the threat, and an attack back", () => {
    const [shot] = beams(FILM, at(5), soFar(all, 5), place);
    expect(shot).toMatchObject({ kind: "heavy", label: "heavy 4", fresh: false });
    expect(shot?.from.y).toBeGreaterThan(shot?.to.y ?? 0);
    const [attack] = beams(FILM, at(6), soFar(all, 6), place);
    expect(attack).toMatchObject({ kind: "attack", label: "2" });
    expect(attack?.to.y).toBeGreaterThan(attack?.from.y ?? 0);
  });

  it("says what happened where it happened", () => {
    expect(pop(FILM, at(5), place)).toMatchObject({ text: "−2", big: true });
    expect(pop(FILM, at(10), place)).toMatchObject({ text: "no effect", tone: "warn" });
    expect(flipped(at(7), place)?.tile).toBe("shield");
    expect(flipped(at(6), place)).toBeNull();
    expect(shown(FILM, at(0))).toEqual([]);
    expect(shown(FILM, at(1))).toHaveLength(1);
  });
});

describe("colours", () => {
  it("are those of the seats, and free ones for androids", () => {
    expect(paints(FILM.crew)).toEqual([2, 0]);
    const paint = painter(FILM.crew);
    expect(paint.names[0]).toBe("Bo");
    expect(paint.words(at(0).frame.words).parts[0]).toMatchObject({ id: 0 });
    expect([paint.me, painter(FILM.crew, 0).me]).toEqual([null, 2]);
  });

  it("make verbs agree with the reader", () => {
    const words = {
      parts: [
        { kind: "seat", id: 0, text: "Seat 0", you: "You", own: false },
        " ",
        { kind: "verb", id: 0, text: "fires", you: "fire", own: false },
        ".",
      ],
    };
    const said = (you: number | null): string => {
      const paint = painter(FILM.crew, you);
      return plain(paint.words(words), paint.names, paint.me);
    };
    expect([said(null), said(0), said(1)]).toEqual(["Ada fires.", "You fire.", "Ada fires."]);
  });
});

describe("the reel", () => {
  const press = (reel: Reel, name: string, shiftKey = false): number => {
    reel.key({ key: name, shiftKey } as KeyboardEvent)?.();
    return reel.at;
  };

  it("steps, and goes by turns", () => {
    const reel = new Reel(FILM);
    expect(press(reel, "ArrowRight")).toBe(1);
    expect(press(reel, "ArrowRight", true)).toBe(8);
    expect(press(reel, "End")).toBe(10);
    expect(press(reel, "ArrowLeft", true)).toBe(9);
    reel.turn(1);
    expect(reel.at).toBe(0);
    reel.step(-1);
    expect(reel.at).toBe(0);
    expect(reel.key({ key: "q" } as KeyboardEvent)).toBeNull();
  });

  it("begins again when it is played at its end", () => {
    const reel = new Reel(FILM);
    reel.go(reel.last);
    reel.toggle();
    expect([reel.playing, reel.at]).toEqual([true, 0]);
    reel.step(1);
    expect(reel.playing).toBe(false);
  });

  it("is counted in as a show, runs to its end, and stops there", () => {
    const reel = new Reel(FILM);
    reel.begin();
    const seen: number[] = [];
    for (let i = 0; i < 30 && reel.playing; i++) {
      seen.push(reel.countdown || reel.at);
      expect(reel.scene).toBeDefined();
      reel.advance();
    }
    expect(seen.slice(0, 5)).toEqual([3, 2, 1, 0, 1]);
    expect([reel.at, reel.playing]).toEqual([reel.last, false]);
  });

  it("gives every second of the count its time, whatever the speed", () => {
    const reel = new Reel(FILM);
    reel.begin();
    reel.speed = 4;
    expect(reel.lasts).toBe(1000);
    reel.go(2);
    expect(reel.lasts).toBeLessThan(300);
  });

  it("leaves the count for the first frame when you step", () => {
    const reel = new Reel(FILM);
    reel.begin();
    expect(press(reel, "ArrowRight")).toBe(1);
    expect(reel.playing).toBe(false);
  });

  it("stands where its controller says", () => {
    const [captain, guest] = [new Reel(FILM), new Reel(FILM)];
    captain.begin();
    guest.follow(captain.place);
    expect([guest.countdown, guest.playing]).toEqual([3, true]);
    captain.go(4);
    captain.speed = 2;
    guest.follow(captain.place);
    expect(guest.place).toEqual({ at: 4, playing: true, speed: 2 });
    guest.follow({ at: 400, playing: true, speed: 1 });
    expect(guest.at).toBe(guest.last);
  });

  it("ignores an invalid place", () => {
    expect(placeOf({ at: 3, playing: true, speed: 2 })).toEqual({ at: 3, playing: true, speed: 2 });
    expect(placeOf({ at: 3.4, speed: 17 })).toEqual({ at: 3, playing: false, speed: 1 });
    expect([placeOf(7), placeOf(null), placeOf({ at: "3" }), placeOf(undefined)]).toEqual([null, null, null, null]);
  });
});
