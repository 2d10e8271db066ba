import { describe, expect, test } from "vitest";
import { CUES, createSound, faderGain, length, schedule, score } from "../../src/lib/sound";

/** An AudioContext that writes down what it is told. */
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
  resume = async () => {
    this.state = "running";
  };
  sources = () => this.nodes.filter((n) => n.kind === "oscillator" || n.kind === "buffer");
}
// The fake has every part the desk touches, which is less than the whole of WebAudio.
const asStudio = (fake: FakeContext) => fake as unknown as AudioContext;

describe.each(CUES)("%s", (cue) => {
  test("is soft and short", () => {
    expect(length(cue)).toBeLessThanOrEqual(1.6);
    expect(score(cue).every((n) => n.loud > 0 && n.loud <= 0.5)).toBe(true);
  });

  test("starts and stops one voice per note, when the score says", () => {
    const fake = new FakeContext();
    const output = fake.make("output");
    schedule(asStudio(fake), output as unknown as AudioNode, cue, 5);
    const expected = score(cue).map((n) => [
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

test("no two cues sound alike", () => {
  expect(new Set(CUES.map((cue) => JSON.stringify(score(cue)))).size).toBe(CUES.length);
});

test("gains rise, losses fall", () => {
  const pitches = (cue: "gain" | "loss") => score(cue).map((n) => n.pitch);
  expect(pitches("gain")).toEqual([...pitches("gain")].sort((a, b) => a - b));
  expect(pitches("loss")).toEqual([...pitches("loss")].sort((a, b) => b - a));
});

describe("the desk", () => {
  const desk = () => {
    const fake = new FakeContext();
    const page = new EventTarget();
    let made = 0;
    const sound = createSound(() => {
      made++;
      return asStudio(fake);
    });
    sound.listen(page);
    return { fake, page, sound, made: () => made };
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
    expect(fake.sources()).toHaveLength(score("gain").length);
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

  test("a page without WebAudio stays silent and whole", () => {
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
