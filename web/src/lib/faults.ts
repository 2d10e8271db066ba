/** What goes wrong on this page is told to the server, where someone can read it; a few times, not forever. */
import { api } from "../wire/api";

const MOST = 5;
let told = 0;

export function report(error: unknown, where = location.pathname): void {
  console.error(error);
  if (told >= MOST) return;
  told += 1;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: "" };
  const fault = { where: where.slice(0, 200), what: message.slice(0, 500), trace: (stack ?? "").slice(0, 4000) };
  api.fault(fault).catch(() => undefined); // the server cannot be told either
}

/** Called once: whatever nobody caught. */
export function reportFaults(): void {
  addEventListener("error", (event) => event.error && report(event.error));
  addEventListener("unhandledrejection", (event) => report(event.reason));
}
