/** This person's preferences: kept in the browser, applied to the whole document. */
import { keep, kept } from "./keep";
import { sound } from "./sound";

export interface Settings {
  volume: number;
  muted: boolean;
  /** The game's computer speaks aloud, if the browser has a voice. */
  voice: boolean;
  /** Tables offer a microphone for voice chat. */
  talk: boolean;
  motion: "system" | "on" | "off";
  theme: "dark" | "light" | "system";
  palette: "usual" | "high";
  scale: number;
  /** Single letters act on the table. */
  shortcuts: boolean;
  /** Shows a system notification when it is your turn and the page is hidden. */
  notify: boolean;
}

export const SCALES = [0.9, 1, 1.15, 1.3, 1.5] as const;
const KEY = "readyroom.settings";
const USUAL: Settings = {
  volume: 0.6,
  muted: false,
  voice: true,
  talk: true,
  motion: "system",
  theme: "dark",
  palette: "usual",
  scale: 1,
  shortcuts: true,
  notify: false,
};

export const settings = $state<Settings>({ ...USUAL, ...kept<Partial<Settings>>(KEY, {}) });

/** Whether animations are on. */
export const moving = (): boolean =>
  settings.motion === "on" || (settings.motion === "system" && !matchMedia("(prefers-reduced-motion: reduce)").matches);

/** Applies the settings as they change; called once. */
export function applySettings(): void {
  sound.listen(window);
  addEventListener("storage", ({ key }) => {
    if (key === KEY) Object.assign(settings, kept<Partial<Settings>>(KEY, {}));
  });
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.dataset.theme = settings.theme;
      root.dataset.motion = settings.motion;
      root.dataset.palette = settings.palette;
      root.style.setProperty("--scale", String(settings.scale));
      sound.volume = settings.volume;
      sound.muted = settings.muted;
      const ground = getComputedStyle(root).getPropertyValue("--space-0");
      document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
      keep(KEY, $state.snapshot(settings));
    });
  });
}
