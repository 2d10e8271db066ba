/* Sample tables for looking at the board without a match: ?sample=turn|five|base|solo|follow|missions|over. Not part of the build. */
import { mount } from "svelte";
import "../../src/styles/base.css";
import type { Game } from "../../src/games/tiny-epic-galaxies/view";
import Samples from "./Samples.svelte";

const catalog = (await (await fetch("/api/games/tiny-epic-galaxies/catalog")).json()) as Game["catalog"];
const target = document.getElementById("app");
if (!target) throw new Error("The page has no element with the id “app”.");
const name = new URLSearchParams(location.search).get("sample") ?? "turn";
export default mount(Samples, { target, props: { catalog, name } });
