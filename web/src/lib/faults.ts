/** Reports errors on this page to the server, where an operator can read them; only the first few. */
import { api } from "../wire/api";

const MOST = 5;
let told = 0;

export function report(error: unknown, where = location.pathname): void {
  console.error(error);
  if (told >= MOST) return;
  told += 1;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: "" };
  const fault = { where: where.slice(0, 200), what: message.slice(0, 500), trace: (stack ?? "").slice(0, 4000) };
  api.fault(fault).catch(() => undefined); // the server cannot be reached either
}

/** Reports every uncaught error; called once. */
export function reportFaults(): void {
  addEventListener("error", (event) => event.error && report(event.error));
  addEventListener("unhandledrejection", (event) => report(event.reason));
}
