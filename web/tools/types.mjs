/*
 * Writes src/generated/: TypeScript types for all messages, from the server's own types. `npm run types` writes them;
 * `npm run types -- --check` says whether they are current. A game that is not registered yet is named as
 * `module:attribute`.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import ts from "typescript";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = fileURLToPath(new URL("../src/generated", import.meta.url));
const check = process.argv.includes("--check");
/** Games outside the package, as module:attribute. */
const extra = process.argv.slice(2).filter((one) => !one.startsWith("--"));
const HEAD = "/* Generated from the server's types by `npm run types`. Do not edit. */\n";

/** Fields that messages leave untyped because the kernel defines their types. */
const KNOWN = {
  Line: { event: "Event", words: "Words", moment: "Moment?" },
  News: { event: "Event", words: "Words", moment: "Moment?" },
  Mine: { choice: "Choice?", orders: "Plain?", openly: "Plain?" },
  Update: { moment: "Moment?", outcome: "Outcome?", deciding: "Words[]", verdict: "Verdict?" },
  Previewed: { words: "Words[]", choice: "Choice?" },
  TableInfo: { moment: "Moment?" },
  StoryStep: { words: "Words[]", moment: "Moment?" },
  Frame: { words: "Words[]", events: "Event[]" },
  Shown: { moment: "Moment?" },
  Replay: { outcome: "Outcome?" },
  Option: { action: "Action" },
  Act: { action: "Action" },
  Preview: { action: "Action", more: "Action[]" },
  Foresee: { action: "Action?" },
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
  execFileSync(process.env.PYTHON ?? `${root}/.venv/bin/python`, ["-m", "readyroom.server.schema", "-", ...extra], {
    cwd: root,
    maxBuffer: 1 << 26,
  }).toString(),
);

const files = { wire: await typescript(wireDefs(schema)) };
for (const [slug, game] of Object.entries(schema.games))
  files[slug] = withoutShared(await typescript(gameDefs(game)), files.wire);

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

/** A game's file imports the types that it has in common with all games, instead of repeating them. */
function withoutShared(text, wire) {
  const common = declarations(wire);
  const own = declarations(text);
  const shared = new Set([...own.keys()].filter((name) => own.get(name) === common.get(name)));
  const needs = (name) => [...own.keys()].some((one) => !shared.has(one) && mentions(own.get(name), one));
  for (let left = -1; left !== shared.size; ) {
    left = shared.size;
    for (const name of shared) if (needs(name)) shared.delete(name);
  }
  if (!shared.size) return text;
  const rest = [...shared].reduce((all, name) => all.replace(own.get(name), ""), text);
  const names = [...shared].filter((name) => mentions(rest, name)).sort();
  return rest.replace(HEAD, `${HEAD}import type { ${names.join(", ")} } from "./wire";\n`);
}

function mentions(text, name) {
  return new RegExp(`\\b${name}\\b`).test(text);
}

/** The declarations of a file by name, each with its comment. */
function declarations(text) {
  const source = ts.createSourceFile("types.ts", text, ts.ScriptTarget.Latest, true);
  return new Map(source.statements.map((one) => [one.name.text, one.getFullText()]));
}

function wireDefs({ $defs, short }) {
  const known = { ...OPEN, ...tidied($defs) };
  for (const [name, fields] of Object.entries(KNOWN)) {
    for (const [field, kind] of Object.entries(fields)) known[name].properties[field] = reference(kind);
  }
  return everythingThere(known, short);
}

/** A game's types: those that every game has under the same names, and one type for all board data. */
function gameDefs({ $defs, short, names }) {
  const known = tidied($defs);
  for (const [name, kinds] of Object.entries(names)) {
    if (!(kinds.length === 1 && kinds[0] === name)) known[name] = { anyOf: kinds.map(reference) };
  }
  const own = names.Own ? "Own" : null;
  known.Game = {
    type: "object",
    description: "All that a board is given.",
    properties: {
      public: reference("Public"),
      own: own ? reference(own) : { type: "null" },
      ahead: names.Ahead ? reference("Ahead") : { type: "null" },
      action: reference("GameAction"),
      event: reference("GameEvent"),
      catalog: reference("Catalog"),
      options: reference("Options"),
      orders: names.Orders ? reference("Orders") : { type: "null" },
      rule: reference("RuleId"),
    },
  };
  return everythingThere(nested({ ...known, ...unions(known) }), short);
}

/** A union that has all members of a shorter one, or all but one, names it instead of repeating them. */
function nested(defs) {
  const members = (def) => (def.anyOf ?? []).map((one) => one.$ref?.split("/").pop());
  const long = Object.entries(defs).filter(([, def]) => members(def).length > 10);
  for (const [name, def] of long.toSorted((a, b) => members(b[1]).length - members(a[1]).length)) {
    for (const [other, { anyOf }] of long) {
      const own = members(def);
      const theirs = members({ anyOf });
      const but = theirs.filter((one) => !own.includes(one));
      if (other === name || theirs.length >= own.length || but.length > 1) continue;
      const part = but.length ? { tsType: `Exclude<${other}, ${but[0]}>` } : reference(other);
      def.anyOf = [...def.anyOf.filter((_, i) => !theirs.includes(own[i])), part];
    }
  }
  return defs;
}

/** Long unions are types of their own, named after the first field that has them; the fields refer to them. */
function unions(defs) {
  const named = {};
  const names = new Map();
  for (const [owner, { properties = {} }] of Object.entries(defs)) {
    for (const [field, type] of Object.entries(properties)) {
      const union = type.items ?? type;
      if (!(union.anyOf?.length > 10)) continue;
      const text = JSON.stringify(union);
      const name = names.get(text) ?? owner + field[0].toUpperCase() + field.slice(1);
      names.set(text, name);
      named[name] = JSON.parse(text);
      for (const key of Object.keys(union)) delete union[key];
      Object.assign(union, reference(name));
    }
  }
  return named;
}

function tidied(defs) {
  const copy = structuredClone(defs);
  for (const def of Object.values(copy)) for (const field of Object.values(def.properties ?? {})) tidy(field);
  return copy;
}

function reference(kind) {
  const one = { $ref: `#/$defs/${kind.replace(/[?[\]]+$/, "")}` };
  if (kind.endsWith("[]")) return { type: "array", items: one };
  return kind.endsWith("?") ? { anyOf: [one, { type: "null" }] } : one;
}

/** The server sends every field, even defaults, except fields of short types and unset ones. */
function everythingThere(defs, short) {
  const whole = ([name, def]) => def.properties && !short.includes(name);
  const set = (def) => Object.keys(def.properties).filter((field) => !def.properties[field]["x-unset"]);
  return Object.fromEntries(
    Object.entries(defs).map((one) => [one[0], whole(one) ? { ...one[1], required: set(one[1]) } : one[1]]),
  );
}

function typescript($defs) {
  return compile({ title: "Everything", type: "object", $defs, additionalProperties: false }, "Everything", {
    bannerComment: HEAD,
    unreachableDefinitions: true,
    additionalProperties: false,
  }).then((text) =>
    readOnly(text)
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
 * A field's title is for forms, not a type name; an object of unknown shape is plain data. The length of a list is not
 * part of its type, unless each position has its own type: a pair, for which the compiler needs an older keyword. A
 * table with listed keys has all of them.
 */
function tidy(field) {
  if (typeof field !== "object" || field === null) return;
  delete field.title;
  // A default beside a reference would make a copy of the type.
  if (field.$ref) delete field.default;
  if (field.prefixItems) {
    field.items = field.prefixItems;
    field.additionalItems = false;
    delete field.prefixItems;
  } else if (field.type === "array") {
    delete field.minItems;
    delete field.maxItems;
  }
  if (field.propertyNames?.enum) {
    field.properties = Object.fromEntries(
      field.propertyNames.enum.map((key) => [key, structuredClone(field.additionalProperties)]),
    );
    field.required = field.propertyNames.enum;
    field.additionalProperties = false;
    delete field.propertyNames;
  }
  if (field.type === "object" && !field.properties && field.additionalProperties === undefined) {
    field.additionalProperties = true;
  }
  for (const inner of Object.values(field)) tidy(inner);
}

/** Makes everything read-only, at any depth. */
function readOnly(text) {
  const source = ts.createSourceFile("types.ts", text, ts.ScriptTarget.Latest, true);
  const marks = [];
  const visit = (node) => {
    if (ts.isPropertySignature(node) || ts.isIndexSignatureDeclaration(node))
      marks.push([node.getStart(), "readonly "]);
    if (ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node)) {
      const inner = ts.isArrayTypeNode(node.parent);
      marks.push([node.getStart(), inner ? "(readonly " : "readonly "]);
      if (inner) marks.push([node.getEnd(), ")"]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  // From the end; if two start at one place, the inner one first.
  marks.reverse().sort(([one], [other]) => other - one);
  return marks.reduce((made, [at, mark]) => made.slice(0, at) + mark + made.slice(at), text);
}
