/** This browser's voice settings, kept for the next time. Whether it is talking is never kept. */
import { keep, kept } from "../../lib/keep";

export interface Choices {
  /** Whether the person has read what voice chat means. */
  agreed: boolean;
  mode: "push" | "open";
  /** The push-to-talk key. */
  key: string;
  /** From 0 to 1, by name; 1 for people not listed. */
  volumes: Record<string, number>;
  silenced: string[];
}

const KEY = "readyroom.voices";
const MOST = 60;
const USUAL: Choices = { agreed: false, mode: "open", key: "v", volumes: {}, silenced: [] };

class Kept {
  now = $state<Choices>({ ...USUAL, ...kept<Partial<Choices>>(KEY, {}) });

  change(change: Partial<Choices>): void {
    Object.assign(this.now, change);
    keep(KEY, $state.snapshot(this.now));
  }

  volume(name: string): number {
    return this.now.silenced.includes(name) ? 0 : this.loudness(name);
  }

  /** The volume if they are not muted. */
  loudness(name: string): number {
    return this.now.volumes[name] ?? 1;
  }

  setVolume(name: string, volume: number): void {
    const volumes = Object.entries({ ...this.now.volumes, [name]: volume });
    this.change({ volumes: Object.fromEntries(volumes.slice(-MOST)) });
  }

  silence(name: string, silent: boolean): void {
    const others = this.now.silenced.filter((one) => one !== name);
    this.change({ silenced: silent ? [...others, name].slice(-MOST) : others });
  }
}

export const choices = new Kept();
