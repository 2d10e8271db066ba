import { sound } from "./sound";

/** Short messages that disappear by themselves; screen readers announce them politely. */
export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "good" | "sorry";
}

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  say(text: string, tone: Toast["tone"] = "plain"): void {
    if (this.list.some((toast) => toast.text === text)) return;
    const id = this.#next++;
    this.list.push({ id, text, tone });
    // Long enough to read it twice.
    setTimeout(() => this.drop(id), 3000 + text.length * 70);
  }

  sorry(error: unknown): void {
    sound.play("refuse");
    this.say(error instanceof Error ? error.message : String(error), "sorry");
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
