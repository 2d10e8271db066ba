/*
 * Which modules share a file. On a slow connection every file costs a round trip, so modules that are always needed
 * together share one: the house (what every page needs, and what the lobby shares with a table or with boards), a table
 * (what every table needs besides), and what several boards share. What the lobby's lists share with a table is a small
 * file of its own, so that the lobby need not load a whole table. Everything else is split by page imports.
 */
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const source = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const HOUSE = source("main.ts");
const LOBBY = source("shell/lobby/Lobby.svelte");
const SEARCH = source("shell/lobby/TableSearch.svelte");
const TABLE = source("shell/table/TablePage.svelte");
const BOARDS = readdirSync(source("games")).map((game) => source(`games/${game}/index.ts`));

for (const path of [HOUSE, LOBBY, SEARCH, TABLE, ...BOARDS])
  if (!existsSync(path)) throw new Error(`web/tools/chunks.mjs names ${path}, which does not exist.`);

/** The files in order: each includes the dependencies of its modules that no earlier file has. */
const FILES = ["house", "search", "table", "boards"];

/** For each file, whether a module belongs to it; the other modules are split by page. */
export function together() {
  let parts = null;
  const into = (file) => (id, graph) => {
    parts ??= partsOf(graph);
    return parts.get(id) === file ? file : null;
  };
  return FILES.map((file, i) => ({ debugName: file, name: into(file), priority: FILES.length - i }));
}

function partsOf(graph) {
  const uses = new Map();
  for (const board of BOARDS) for (const id of imported(board, graph)) uses.set(id, (uses.get(id) ?? 0) + 1);
  const parts = new Map();
  for (const [id, boards] of uses) if (boards > 1) parts.set(id, "boards");
  for (const id of imported(TABLE, graph)) parts.set(id, "table");
  for (const id of imported(LOBBY, graph)) if (parts.has(id)) parts.set(id, "house");
  for (const id of imported(HOUSE, graph)) parts.set(id, "house");
  for (const id of imported(SEARCH, graph)) if (parts.get(id) === "table") parts.set(id, "search");
  return parts;
}

/** A module and all its dependencies. */
function imported(id, graph, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const one of graph.getModuleInfo(id)?.importedIds ?? []) imported(one, graph, found);
  return found;
}
