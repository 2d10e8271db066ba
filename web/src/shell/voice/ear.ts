/** The sound from one other person: played at the chosen volume, and measured. */

/** The loudness that counts as speaking, and for how long after it. */
const AUDIBLE = 0.012;
const AFTER = 350;

/** Measures current loudness. */
export class Meter {
  readonly #analyser: AnalyserNode;
  readonly #source: MediaStreamAudioSourceNode;
  readonly #samples: Float32Array<ArrayBuffer>;
  #heardAt = Number.NEGATIVE_INFINITY;

  constructor(context: AudioContext, stream: MediaStream) {
    this.#analyser = context.createAnalyser();
    this.#analyser.fftSize = 2048;
    this.#samples = new Float32Array(this.#analyser.fftSize);
    this.#source = context.createMediaStreamSource(stream);
    this.#source.connect(this.#analyser);
  }

  level(): number {
    this.#analyser.getFloatTimeDomainData(this.#samples);
    let sum = 0;
    for (const sample of this.#samples) sum += sample * sample;
    return Math.sqrt(sum / this.#samples.length);
  }

  /** Whether someone is speaking, including short pauses between words. */
  audible(level: number, now: number): boolean {
    if (level > AUDIBLE) this.#heardAt = now;
    return now - this.#heardAt < AFTER;
  }

  through(node: AudioNode): void {
    this.#source.connect(node);
  }

  close(): void {
    this.#source.disconnect();
  }
}

/** Plays one person's voice. */
export interface Ear {
  play(track: MediaStreamTrack): void;
  /** From 0 to 1; 0 plays nothing. */
  volume(volume: number): void;
  /** Whether they are speaking now. */
  speaks(now: number): boolean;
  close(): void;
}

export class PageEar implements Ear {
  readonly #element: HTMLAudioElement;
  #meter: Meter | null = null;
  /** The sound goes through here if a page cannot set an element's volume (iOS). */
  #gain: GainNode | null = null;

  constructor(
    readonly context: AudioContext,
    id: string,
  ) {
    this.#element = document.createElement("audio");
    this.#element.autoplay = true;
    this.#element.dataset.voice = id;
    document.body.append(this.#element);
    this.#element.volume = 0.5;
    if (this.#element.volume !== 0.5) {
      this.#gain = context.createGain();
      this.#gain.connect(context.destination);
    }
  }

  play(track: MediaStreamTrack): void {
    const stream = new MediaStream([track]);
    this.#meter?.close();
    this.#meter = new Meter(this.context, stream);
    if (this.#gain) this.#meter.through(this.#gain);
    this.#element.srcObject = stream;
    // The page was tapped to join, so it may play; otherwise the next tap starts it.
    void this.#element
      .play()
      .catch(() => addEventListener("pointerdown", () => void this.#element.play(), { once: true }));
  }

  volume(volume: number): void {
    if (this.#gain) this.#gain.gain.value = volume;
    else this.#element.volume = volume;
    this.#element.muted = volume === 0 || this.#gain !== null;
  }

  speaks(now: number): boolean {
    return (
      this.#meter !== null && !(this.#element.muted && !this.#gain) && this.#meter.audible(this.#meter.level(), now)
    );
  }

  close(): void {
    this.#meter?.close();
    this.#gain?.disconnect();
    this.#element.srcObject = null;
    this.#element.remove();
  }
}
