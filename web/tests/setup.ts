/** Runs before each test file: tests wait for a state even on a busy machine, and start with empty storage. */
import { vi } from "vitest";

const waitFor = vi.waitFor;
vi.waitFor = (wanted, options) => waitFor(wanted, { timeout: 60_000, ...(options as object) });
globalThis.localStorage?.clear();
globalThis.sessionStorage?.clear();
