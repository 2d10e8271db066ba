/** Before the tests of each file: they wait for a state, however busy the machine, and find nothing that others kept. */
import { vi } from "vitest";

const waitFor = vi.waitFor;
vi.waitFor = (wanted, options) => waitFor(wanted, { timeout: 60_000, ...(options as object) });
globalThis.localStorage?.clear();
globalThis.sessionStorage?.clear();
