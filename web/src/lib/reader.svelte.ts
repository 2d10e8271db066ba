/*
 * Anything on the table can be read at any time, even while it can be chosen. A component takes part by naming its card
 * in one attribute:
 *
 *   <button data-read="pilot:finch" onclick={choose}>
 *
 * The part before the first colon is the kind, the rest the id, as for `showCard`. Resting the pointer on it, holding a
 * finger on it, or keyboard focus (at once with I, or after a while) opens its sheet beside it. The sheet is no dialog,
 * so the board stays usable, and a click still does what the component does. Under the sheet are the notes of the
 * question whose `about` is the same key (see core/choice.py): what can be done with it now, and why something cannot.
 *
 * This is the only listener for all of them; shell/parts/Reader.svelte draws the sheet.
 */
import { isTyping } from "./keyboard";
import { settings } from "./settings.svelte";

export interface Reading {
  readonly key: string;
  readonly kind: string;
  readonly id: string;
  readonly anchor: Element;
  /** How the sheet was opened, which decides how it closes. */
  readonly by: "pointer" | "hold" | "key";
}

/** Milliseconds until a pointer, the next component, a finger and keyboard focus open a sheet, and until it closes. */
export const PATIENCE = { rest: 400, next: 130, hold: 450, focus: 800, leave: 220 } as const;
/** A finger that moves further than this, in pixels, scrolls or drags. */
const STILL = 10;

export class Reader {
  reading = $state.raw<Reading | null>(null);
  private over: Element | null = null;
  /** A clicked component is not read again until the pointer has left it. */
  private muted: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private finger: { x: number; y: number } | null = null;
  private held = false;
  /** The last pointer position: a component that slides under a resting pointer does not open. */
  private at = "";
  private byKeys = false;

  /** `again`: the key was pressed on a component whose sheet is open. */
  constructor(private readonly again: (reading: Reading) => void = () => undefined) {}

  close(): void {
    clearTimeout(this.timer);
    this.reading = null;
  }

  open(anchor: Element, by: Reading["by"]): void {
    const key = anchor.getAttribute("data-read") ?? "";
    const colon = key.indexOf(":");
    clearTimeout(this.timer);
    if (colon < 0 || !anchor.isConnected) return;
    this.reading = { key, kind: key.slice(0, colon), id: key.slice(colon + 1), anchor, by };
  }

  /** Listens to the whole page; returns a function that stops it. */
  listen(): () => void {
    const stop = new AbortController();
    const on = <K extends keyof DocumentEventMap>(type: K, hear: (event: DocumentEventMap[K]) => void): void =>
      document.addEventListener(type, hear, { capture: true, signal: stop.signal });
    on("pointerover", (event) => this.pointed(event));
    on("pointerdown", (event) => this.pressed(event));
    on("pointermove", (event) => this.moved(event));
    on("pointerup", () => this.lifted());
    on("pointercancel", () => this.lifted());
    on("contextmenu", (event) => {
      if ((this.finger || this.held) && readable(event.target)) event.preventDefault();
    });
    on("click", (event) => this.clicked(event));
    on("focusin", (event) => this.focused(event));
    on("keydown", (event) => this.typed(event));
    on("scroll", (event) => {
      // A log that scrolls by itself does not move the component.
      if (this.reading && event.target instanceof Node && event.target.contains(this.reading.anchor)) this.close();
    });
    return () => {
      stop.abort();
      this.close();
    };
  }

  private pointed(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    const rests = !this.hasMoved(event);
    // Being in the sheet counts as being on its component.
    const found = isInside(event.target) ? (this.reading?.anchor ?? null) : readable(event.target);
    if (found === this.over) return;
    this.over = found;
    clearTimeout(this.timer);
    if (found !== this.muted) this.muted = null;
    if (found && !rests && found !== this.muted && found !== this.reading?.anchor) {
      this.timer = setTimeout(() => this.open(found, "pointer"), this.reading ? PATIENCE.next : PATIENCE.rest);
    } else if (!found && this.reading?.by === "pointer") {
      this.timer = setTimeout(() => this.close(), PATIENCE.leave);
    }
  }

  private pressed(event: PointerEvent): void {
    this.byKeys = false;
    this.held = false;
    this.hasMoved(event);
    if (isInside(event.target)) return;
    const found = readable(event.target);
    this.close();
    if (event.pointerType !== "touch") {
      this.muted = found;
      return;
    }
    if (!found) return;
    this.finger = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.held = true;
      this.open(found, "hold");
    }, PATIENCE.hold);
  }

  private hasMoved({ clientX, clientY }: PointerEvent): boolean {
    const was = this.at;
    this.at = `${clientX} ${clientY}`;
    return was !== "" && was !== this.at;
  }

  private moved(event: PointerEvent): void {
    this.hasMoved(event);
    if (!this.finger || this.held) return;
    if (Math.hypot(event.clientX - this.finger.x, event.clientY - this.finger.y) > STILL) this.lifted();
  }

  private lifted(): void {
    if (this.finger && !this.held) clearTimeout(this.timer);
    this.finger = null;
  }

  /** Swallows the click at the end of a hold, which has already opened the sheet. */
  private clicked(event: MouseEvent): void {
    if (!this.held || isInside(event.target)) return;
    this.held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  private focused(event: FocusEvent): void {
    if (isInside(event.target)) return;
    const found = readable(event.target);
    if (this.reading?.by === "key" && found !== this.reading.anchor) this.close();
    if (!found || !this.byKeys) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(found, "key"), PATIENCE.focus);
  }

  private typed(event: KeyboardEvent): void {
    this.byKeys = true;
    if (event.key === "Escape" && this.reading) {
      this.close();
      event.preventDefault();
      return;
    }
    if (event.key.toLowerCase() !== "i" || !settings.shortcuts || isTyping(event.target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const found = readable(document.activeElement) ?? this.over;
    if (!found?.isConnected) return;
    event.preventDefault();
    const open = this.reading;
    if (open?.anchor === found) {
      this.close();
      this.again(open);
    } else this.open(found, "key");
  }
}

/** Marks the sheet itself: moving into it does not close it. */
export const SHEET = "data-reader";

const readable = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-read]") : null;
const isInside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${SHEET}]`) !== null;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 8;

/** Where a sheet goes: above, beside or below its component, inside the page, and clear of what must stay visible. */
export function besides(
  anchor: Box,
  size: { width: number; height: number },
  page: { width: number; height: number },
  keepOff: readonly Box[] = [],
): { left: number; top: number } {
  const middle = {
    left: anchor.left + (anchor.width - size.width) / 2,
    top: anchor.top + (anchor.height - size.height) / 2,
  };
  const places = [
    { left: middle.left, top: anchor.top - size.height - MARGIN },
    { left: anchor.left + anchor.width + MARGIN, top: middle.top },
    { left: anchor.left - size.width - MARGIN, top: middle.top },
    { left: middle.left, top: anchor.top + anchor.height + MARGIN },
  ].map(({ left, top }) => ({
    left: within(left, page.width - size.width),
    top: within(top, page.height - size.height),
  }));
  const bad = places.map((place) => {
    // A DOMRect cannot be spread: its values are not own properties.
    const box = { ...place, width: size.width, height: size.height };
    return 20 * shared(box, anchor) + keepOff.reduce((sum, other) => sum + shared(box, other), 0);
  });
  return places[bad.indexOf(Math.min(...bad))] ?? { left: MARGIN, top: MARGIN };
}

const within = (value: number, room: number): number => Math.max(MARGIN, Math.min(value, room - MARGIN));

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));
