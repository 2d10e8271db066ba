import { describe, expect, test } from "vitest";
import { SOUNDS as TRUCKER } from "../../src/games/galaxy-trucker/sound";
import { background } from "../../src/games/space-alert/alarm";
import { SCORES } from "../../src/games/space-alert/announcements";
import { SOUNDS as ALERT } from "../../src/games/space-alert/sound";
import { SOUNDS as CAPTAINS } from "../../src/games/starship-captains/sound";
import { SOUNDS as GALAXIES } from "../../src/games/tiny-epic-galaxies/sound";
import { type Cue, HOUSE, hertz, lengthOf, SCORE, type Score } from "../../src/lib/score";
import { createSound, faderGain, schedule } from "../../src/lib/sound";

/** An AudioContext that records its calls. */
class FakeParam {
  value = 1;
  steps: [kind: string, value: number, at: number][] = [];
  setValueAtTime(value: number, at: number): this {
    this.steps.push(["set", value, at]);
    return this;
  }
  exponentialRampToValueAtTime(value: number, at: number): this {
    this.steps.push(["ramp", value, at]);
    return this;
  }
}
class FakeNode {
  type = "";
  gain = new FakeParam();
  frequency = new FakeParam();
  Q = new FakeParam();
  buffer: unknown = null;
  into: unknown[] = [];
  times: [string, number][] = [];
  constructor(readonly kind: string) {}
  connect(node: unknown): void {
    this.into.push(node);
  }
  start(at: number): void {
    this.times.push(["start", at]);
  }
  stop(at: number): void {
    this.times.push(["stop", at]);
  }
}
class FakeContext {
  nodes: FakeNode[] = [];
  sampleRate = 8000;
  currentTime = 10;
  state: AudioContextState = "suspended";
  destination = new FakeNode("destination");
  make(kind: string): FakeNode {
    const node = new FakeNode(kind);
    this.nodes.push(node);
    return node;
  }
  createOscillator = () => this.make("oscillator");
  createGain = () => this.make("gain");
  createBufferSource = () => this.make("buffer");
  createBiquadFilter = () => this.make("filter");
  createBuffer = (_: number, size: number) => ({ getChannelData: () => new Float32Array(size), size });
  createDynamicsCompressor = () => this.make("limit");
  resume = async () => {
    this.state = "running";
  };
  suspend = async () => {
    this.state = "suspended";
  };
  sources = () => this.nodes.filter((n) => n.kind === "oscillator" || n.kind === "buffer");
}
// The fake has only the parts of WebAudio that are used.
const asStudio = (fake: FakeContext) => fake as unknown as AudioContext;

const CUES = Object.keys(SCORE) as Cue[];
const GAMES = { ALERT, CAPTAINS, GALAXIES, TRUCKER };
/** An upper bound for the sum of all simultaneous notes: WebAudio clips at 1. */
const peak = (score: Score): number =>
  Math.max(
    ...score.map(({ at }) =>
      score.filter((n) => n.at <= at && at < n.at + n.lasts).reduce((sum, n) => sum + n.loud * faded(n, at), 0),
    ),
  );
/** A note's remaining loudness: it decays exponentially to 0.0001. */
const faded = (n: Score[number], at: number): number => (0.0001 / n.loud) ** ((at - n.at) / n.lasts);

describe.each(CUES)("%s", (cue) => {
  test("is soft and short", () => {
    expect(lengthOf(SCORE[cue])).toBeLessThanOrEqual(1.6);
    expect(SCORE[cue].every((n) => n.loud > 0 && n.loud <= 0.6)).toBe(true);
    expect(peak(SCORE[cue])).toBeLessThan(0.9);
  });

  test("starts and stops one voice per note, when the score says", () => {
    const fake = new FakeContext();
    const output = fake.make("output");
    schedule(asStudio(fake), output as unknown as AudioNode, SCORE[cue], 5);
    const expected = SCORE[cue].map((n) => [
      ["start", 5 + n.at],
      ["stop", 5 + n.at + n.lasts],
    ]);
    expect(fake.sources().map((n) => n.times)).toEqual(expected);
    for (const gain of fake.nodes.filter((n) => n.kind === "gain")) {
      expect(gain.into).toEqual([output]);
      expect(
        gain.gain.steps.every(([, value]) => value > 0),
        "exponential ramps may not touch zero",
      ).toBe(true);
      const times = gain.gain.steps.map(([, , at]) => at);
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  });
});

describe("the family", () => {
  test.each(Object.entries(GAMES))("%s has ten sounds at most, none of them the house's", (_, sounds) => {
    expect(sounds.length).toBeLessThanOrEqual(10);
    expect(new Set<Cue>(sounds).size).toBe(sounds.length);
    expect(sounds.filter((cue) => (HOUSE as readonly Cue[]).includes(cue))).toEqual([]);
  });

  test("has no sound that nothing uses", () => {
    expect(new Set<Cue>([...HOUSE, ...Object.values(GAMES).flat()])).toEqual(new Set(CUES));
  });

  test("sings one scale: C pentatonic", () => {
    const tones = CUES.flatMap((cue) => SCORE[cue]).flatMap((n: Score[number]) => (n.to ? [n.pitch, n.to] : [n.pitch]));
    const semitones = new Set(tones.map((tone) => Math.round(12 * Math.log2(hertz(tone) / hertz("C1"))) % 12));
    expect([...semitones].sort((a, b) => a - b)).toEqual([0, 2, 4, 7, 9]);
    expect(hertz("A4")).toBeCloseTo(440, 1);
  });

  test("has no two that sound alike", () => {
    expect(new Set(CUES.map((cue) => JSON.stringify(SCORE[cue]))).size).toBe(CUES.length);
  });

  test("rises for gains and falls for losses", () => {
    const pitches = (score: Score) => score.map((n) => hertz(n.pitch));
    expect(pitches(SCORE.gain)).toEqual([...pitches(SCORE.gain)].sort((a, b) => a - b));
    expect(pitches(SCORE.loss)).toEqual([...pitches(SCORE.loss)].sort((a, b) => b - a));
  });

  test("does not clip where a call repeats a sound, or the heart beats fast", () => {
    for (const call of [...Object.values(SCORES), background("last")]) expect(peak(call)).toBeLessThan(0.9);
  });
});

describe("the desk", () => {
  const desk = () => {
    const fake = new FakeContext();
    const page = new EventTarget();
    let made = 0;
    let hidden = false;
    const sound = createSound(
      () => {
        made++;
        return asStudio(fake);
      },
      () => hidden,
    );
    sound.listen(page);
    const turn = (away: boolean): void => {
      hidden = away;
      page.dispatchEvent(new Event("visibilitychange"));
    };
    return { fake, page, sound, made: () => made, turn };
  };

  test("makes no context and no sound before the first gesture", () => {
    const { fake, sound, made } = desk();
    sound.play("turn");
    expect(made()).toBe(0);
    expect(fake.sources()).toHaveLength(0);
  });

  test("wakes once, at the first gesture", () => {
    const { fake, page, sound, made } = desk();
    page.dispatchEvent(new Event("keydown"));
    page.dispatchEvent(new Event("pointerdown"));
    expect(made()).toBe(1);
    sound.play("gain");
    expect(fake.sources()).toHaveLength(SCORE.gain.length);
    expect(fake.sources()[0]?.times[0]?.[1]).toBeGreaterThanOrEqual(fake.currentTime);
  });

  test("mute and volume zero are silence; the master follows the fader", () => {
    const { fake, page, sound } = desk();
    sound.volume = 0.5;
    page.dispatchEvent(new Event("touchend"));
    const master = fake.nodes[0];
    expect(master?.gain.value).toBeCloseTo(0.25);
    sound.muted = true;
    expect(master?.gain.value).toBe(0);
    sound.play("win");
    sound.muted = false;
    sound.volume = -3;
    sound.play("win");
    expect(sound.volume).toBe(0);
    expect(fake.sources()).toHaveLength(0);
  });

  test("is silent while the page is hidden, unless it speaks for a whole table", () => {
    const { fake, page, sound, turn } = desk();
    turn(true);
    turn(false);
    expect(fake.state, "looking away and back is no gesture").toBe("suspended");
    page.dispatchEvent(new Event("pointerdown"));
    turn(true);
    expect(fake.state, "what still sounded has stopped").toBe("suspended");
    fake.state = "running"; // even if a browser did not
    sound.play("turn");
    expect(fake.sources()).toHaveLength(0);
    turn(false);
    sound.play("turn");
    expect(fake.sources()).toHaveLength(SCORE.turn.length);
    sound.unseen = true;
    turn(true);
    sound.play("pip");
    expect(fake.sources()).toHaveLength(SCORE.turn.length + SCORE.pip.length);
  });

  test("a page without WebAudio stays silent and works", () => {
    const page = new EventTarget();
    const sound = createSound(() => null);
    sound.listen(page);
    page.dispatchEvent(new Event("pointerdown"));
    expect(() => sound.play("warn")).not.toThrow();
  });
});

test("the fader stays within its ends", () => {
  expect([faderGain(-1), faderGain(0), faderGain(1), faderGain(7)]).toEqual([0, 0, 1, 1]);
});
