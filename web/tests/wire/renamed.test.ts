/*
 * The page uses the server's types: a field renamed in Python, and so in the generated files, must be a type error
 * here. Each file below is compiled with such a rename.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const src = fileURLToPath(new URL("../../src/", import.meta.url));
const { config } = ts.readConfigFile(`${src}../tsconfig.json`, ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, src);
const parsed = new Map<string, ts.SourceFile | undefined>();

/** The compiler's errors in a file if one generated file had this text. */
function complaints(file: string, generated: string, text: string): string[] {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (name, version) => {
    if (name.endsWith(`/generated/${generated}.ts`)) return ts.createSourceFile(name, text, version);
    if (!parsed.has(name)) parsed.set(name, read(name, version));
    return parsed.get(name);
  };
  const program = ts.createProgram([`${src}${file}`], options, host);
  const found = program.getSemanticDiagnostics(program.getSourceFile(`${src}${file}`));
  return found.map((one) => ts.flattenDiagnosticMessageText(one.messageText, " "));
}

function renamed(generated: string, type: string, field: string): string {
  const text = readFileSync(`${src}generated/${generated}.ts`, "utf8");
  const body = new RegExp(`(export interface ${type} \\{[\\s\\S]*?readonly )${field}(\\??:)`);
  expect(body.test(text)).toBe(true);
  return text.replace(body, `$1${field}_renamed$2`);
}

describe.each([
  ["tiny-epic-galaxies", "games/tiny-epic-galaxies/targets.ts", "MoveShip", "to"],
  ["starship-captains", "games/starship-captains/targets.ts", "Activate", "room"],
  ["galaxy-trucker", "games/galaxy-trucker/targets.ts", "Take", "tile"],
  ["space-alert", "games/space-alert/targets.ts", "TakeBack", "turn"],
  ["tiny-epic-galaxies", "games/tiny-epic-galaxies/catalog.ts", "Catalog", "planets"],
  ["space-alert", "games/space-alert/film/scenes.ts", "Shots", "energy"],
  ["wire", "wire/changes.ts", "Replay", "frames"],
])("%s: %s", (generated, file, type, field) => {
  // Loading the standard type libraries takes a while, once.
  test("is right as it is", { timeout: 60_000 }, () => {
    const text = readFileSync(`${src}generated/${generated}.ts`, "utf8");
    expect(complaints(file, generated, text)).toEqual([]);
  });
  test(`notices that ${type}.${field} has another name`, () => {
    expect(complaints(file, generated, renamed(generated, type, field)).join("\n")).toContain(`'${field}'`);
  });
});
