/*
 * Writes src/generated/: the TypeScript of everything that travels, from the server's own types.
 * `npm run types` writes; `npm run types -- --check` says whether what is there is current. A game that is not
 * registered yet is named as `module:attribute`.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

/** What goes without its defaults. */
const SHORT = new Set(["Ref"]);

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = fileURLToPath(new URL("../src/generated", import.meta.url));
const check = process.argv.includes("--check");
/** Games outside the package, as module:attribute. */
const extra = process.argv.slice(2).filter((one) => !one.startsWith("--"));
const HEAD = "/* Generated from the server's types by `npm run types`. Do not edit. */\n";

/** Fields that the server fills from the kernel's own types, which its messages leave open. */
const KNOWN = {
  Line: { event: "Event", words: "Words", moment: "Moment?" },
  News: { event: "Event", words: "Words", moment: "Moment?" },
  Mine: { choice: "Choice?", orders: "Plain?" },
  Update: { moment: "Moment?", outcome: "Outcome?" },
  Previewed: { words: "Words[]" },
  TableInfo: { moment: "Moment?" },
  Frame: { words: "Words[]", events: "Event[]" },
  Shown: { moment: "Moment?" },
  Replay: { outcome: "Outcome?" },
  Option: { action: "Action" },
  Act: { action: "Action" },
  Preview: { action: "Action" },
  GiveOrders: { orders: "Plain?" },
};
const TYPED = {
  type: "object",
  properties: { type: { type: "string" } },
  required: ["type"],
  additionalProperties: true,
};
const OPEN = {
  Action: { ...TYPED, description: "What a seat does, as the rules list it." },
  Event: { ...TYPED, description: "What happened." },
  Plain: { type: "object", additionalProperties: true, description: "Plain data." },
};

const schema = JSON.parse(
  execFileSync(
    process.env.PYTHON ?? `${root}/.venv/bin/python`,
    ["-m", "readyroom.server.http.schema", "-", ...extra],
    {
      cwd: root,
      maxBuffer: 1 << 26,
    },
  ).toString(),
);

/** Types of which parts may be left out: what a page sends, and what the server keeps short. */
const asked = new Set([...schema.from_client, "NewPerson", "NewTable", "NewDossier", "NewGrant", "News"]);
for (const defs of [schema.$defs, ...Object.values(schema.games).map((game) => game.$defs)]) {
  for (const def of Object.values(defs)) for (const field of Object.values(def.properties ?? {})) tidy(field);
}
const files = { wire: await typescript(wireDefs(schema.$defs)) };
for (const [slug, game] of Object.entries(schema.games)) {
  const unions = [
    union("GameAction", game.actions),
    union("GameEvent", game.events),
    named("Public", game.public),
    named("Own", game.own),
    named("Sheet", game.sheet),
    union("Amendment", game.amendments),
  ];
  files[slug] = (await typescript(everythingThere(game.$defs))) + unions.join("");
}

let stale = false;
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) {
  const path = `${folder}/${name}.ts`;
  const before = existsSync(path) ? readFileSync(path, "utf8") : "";
  if (before === text) continue;
  stale = true;
  if (!check) writeFileSync(path, text);
}
if (check && stale) {
  console.error(
    "web/src/generated is behind the server's types: run `npm run types` in web/ and commit what it writes.",
  );
  process.exit(1);
}

function wireDefs(defs) {
  const known = { ...OPEN, ...structuredClone(defs) };
  for (const [name, fields] of Object.entries(KNOWN)) {
    for (const [field, kind] of Object.entries(fields)) known[name].properties[field] = reference(kind);
  }
  return everythingThere(known, asked);
}

function reference(kind) {
  const one = { $ref: `#/$defs/${kind.replace(/[?[\]]+$/, "")}` };
  if (kind.endsWith("[]")) return { type: "array", items: one };
  return kind.endsWith("?") ? { anyOf: [one, { type: "null" }] } : one;
}

/** The server leaves nothing out of what it sends, not even a default, but for a few small things that come by the
 * dozen; what it is sent may be short, too. */
function everythingThere(defs, except = new Set()) {
  return Object.fromEntries(
    Object.entries(defs).map(([name, def]) => [
      name,
      def.properties && !except.has(name) && !SHORT.has(name) ? { ...def, required: Object.keys(def.properties) } : def,
    ]),
  );
}

function typescript($defs) {
  return compile({ title: "Everything", type: "object", $defs, additionalProperties: false }, "Everything", {
    bannerComment: HEAD,
    unreachableDefinitions: true,
    additionalProperties: false,
  }).then((text) =>
    text
      .replace(/export interface Everything \{\}\n+/, "")
      .replace(
        / \*\n \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "[^"]+"\.\n/g,
        "",
      )
      .replace(
        /\/\*\*\n \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "[^"]+"\.\n \*\/\n/g,
        "",
      ),
  );
}

/**
 * A field's title is for forms, not a type's name; an object of unknown shape is plain data. How long a list may be is
 * no part of its type, unless each place has a type of its own: a pair, which the compiler knows by an older word.
 */
function tidy(field) {
  if (typeof field !== "object" || field === null) return;
  delete field.title;
  if (field.prefixItems) {
    field.items = field.prefixItems;
    field.additionalItems = false;
    delete field.prefixItems;
  } else if (field.type === "array") {
    delete field.minItems;
    delete field.maxItems;
  }
  if (field.type === "object" && !field.properties && field.additionalProperties === undefined) {
    field.additionalProperties = true;
  }
  for (const inner of Object.values(field)) tidy(inner);
}

/** The name under which every game's view is found, where the game itself has another for it. */
function named(name, kind) {
  return kind && kind !== name ? `export type ${name} = ${kind};\n` : "";
}

function union(name, kinds) {
  return kinds.length ? `export type ${name} = ${kinds.join(" | ")};\n` : "";
}
