/*
 * The page uses the server's types: a field renamed in Python, and so in the generated files, must be a type error
 * here. All of a game's modules are compiled with many such renames at once, and each of them must be complained about.
 * `svelte-check` reads the components too; these tests compile only what needs no Svelte.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const src = `${root}src/`;
const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
const parsed = new Map<string, ts.SourceFile | undefined>();

/** The compiler's errors in these files if one generated file had this text. */
function complaints(files: readonly string[], generated: string, text: string): string[] {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getCurrentDirectory = () => root;
  host.getSourceFile = (name, version) => {
    if (name.endsWith(`/generated/${generated}.ts`)) return ts.createSourceFile(name, text, version);
    if (!parsed.has(name)) parsed.set(name, read(name, version));
    return parsed.get(name);
  };
  const program = ts.createProgram(files, options, host);
  const found = files.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)));
  return found.map((one) => ts.flattenDiagnosticMessageText(one.messageText, " "));
}

const modules = (folder: string): string[] =>
  readdirSync(`${src}${folder}`, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => `${src}${folder}/${path}`);

const typesOf = (generated: string): string => readFileSync(`${src}generated/${generated}.ts`, "utf8");

/** What may come before something else in the body of a type. */
const INSIDE = "(?:(?!\\n\\})[^])*?";

/** The types with these fields renamed, such as `MoveShip.to` to `to_of_MoveShip`. */
const renamed = (text: string, fields: readonly string[]): string =>
  fields.reduce((types, one) => {
    const [type = "", field = ""] = one.split(".");
    const body = new RegExp(`(export interface ${type} \\{${INSIDE}\\n  readonly )${field}(\\??:)`);
    expect(body.test(types), one).toBe(true);
    return types.replace(body, `$1${field}_of_${type}$2`);
  }, text);

/** Those of the fields that no complaint is about. */
const unnoticed = (fields: readonly string[], said: readonly string[]): string[] =>
  fields.filter((one) => {
    const [type = "", field = ""] = one.split(".");
    const named = new RegExp(`['"]${field}['"]`);
    const about = new RegExp(`\\b${type}\\b|\\b${field}_of_${type}\\b`);
    return !said.some((words) => named.test(words) && about.test(words));
  });

/** Every field of every action. */
function actionFields(text: string): string[] {
  const actions = /export type GameAction =([^;]*);/.exec(text)?.[1]?.match(/\w+/g) ?? [];
  return actions.flatMap((type) => {
    const body = new RegExp(`export interface ${type} \\{(${INSIDE})\\n\\}`).exec(text)?.[1] ?? "";
    const fields = [...body.matchAll(/\n {2}readonly (\w+)\??:/g)].map((found) => found[1]);
    return fields.filter((field) => field !== "type").map((field) => `${type}.${field}`);
  });
}

interface Reading {
  /** Parts of actions that a board passes on as they were listed, that a component fills in, or that stand beside
   * another renamed part: the compiler complains about the first of an object. */
  readonly passedOn: string;
  readonly views: string;
}
const GAMES: Readonly<Record<string, Reading>> = {
  "tiny-epic-galaxies": {
    passedOn:
      "Reroll.dice Follow.pilot Take.culture Take.energy SetDie.to DiscardDice.dice PutCard.where RefreshPilots.pilots",
    views:
      "Public.phase Public.round Public.active Public.row Public.pilots Public.rolled DieView.face DieView.state ShipView.at ShipView.kind ShipView.space GalaxyView.level GalaxyView.colonies RogueView.id RogueView.colonies PlanetFacts.spaces PlanetFacts.vp Orders.skip_useless FollowOrder.answer",
  },
  "starship-captains": {
    passedOn: "Choose.effect",
    views:
      "Public.round Public.active Public.side ShipView.at ShipView.queue ShipView.matching ShipView.pirates MissionView.crew MissionView.mission PlaceView.mission ComingView.mission SoloView.at Own.moves MatchingFacts.once LineFacts.colour RouteFacts.a TechFacts.brief TrackFacts.id",
  },
  "galaxy-trucker": {
    passedOn:
      "Wish.mission Drop.mission Agree.what Refuse.what PlaceBet.bet Place.turn Board.purple Unload.good Unload.hold SeatGuests.guests",
    views:
      "Public.phase Public.doing Public.order Public.card Public.dock Public.ledger Public.waiting_for PartView.square PartView.tokens PartView.goods BillView.paid BillView.finishing StakeView.fate StakeView.squares StakeView.flies HoleView.place HitView.side MeasureView.lowest TruckerView.hand TruckerView.flying TruckerView.left TruckerView.tokens BoardFacts.squares TileFacts.sides TileFacts.kind TileFacts.adds PenaltyFacts.shots CardFacts.planets",
  },
  "space-alert": {
    passedOn:
      "Play.turn Feed.card Feed.half Feed.turn UseHeroic.half UseHeroic.turn MoveToken.to MoveToken.token Give.to Intend.order OwnUp.member OwnUp.order OwnUp.turn",
    views:
      "Public.stage Public.phase Public.phases Public.phase_ends Public.beat SpaceView.card SpaceView.half SpaceView.special MemberView.captain MemberView.heroic MemberView.specialization IntentionView.outdated PlayerView.ready ThreatView.squares ThreatView.zone PassView.mark Own.hand ReceivedView.card CampaignView.squads StoreFacts.room StationFacts.strength GearShot.strengths SystemFacts.damaged ThreatFacts.hit_points FigureAhead.came_from EnergyAhead.shields Shots.energy",
  },
};

describe.each(Object.entries(GAMES))("%s", (game, { passedOn, views }) => {
  test("no action and no view can be renamed unnoticed", { timeout: 300_000 }, () => {
    const text = typesOf(game);
    const left = passedOn.split(" ");
    const actions = actionFields(text);
    const fields = [...actions.filter((one) => !left.includes(one)), ...views.split(" ")];
    expect(actions.length).toBeGreaterThan(20);
    expect(unnoticed(fields, complaints(modules(`games/${game}`), game, renamed(text, fields)))).toEqual([]);
  });
});

test("nor can the server's own answers, and what it is sent", { timeout: 300_000 }, () => {
  const answers = ["Replay.frames", "GameInfo.levels", "TableInfo.meeting", "Decision.lost", "SeasonInfo.scheme"];
  const fields = [...answers, "NewPerson.name", "Code.code", "Guard.on", "PasskeyAnswer.credential"];
  const files = [...modules("wire"), ...modules("lib")];
  expect(unnoticed(fields, complaints(files, "wire", renamed(typesOf("wire"), fields)))).toEqual([]);
});
