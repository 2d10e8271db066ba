/*
 * Every picture on one page, to be looked at: `readyroom serve` and `npm run dev`, then /gallery/
 * (?theme=light&palette=high&part=planets). The server says which cards there are.
 */
import { mount } from "svelte";
import "../src/styles/base.css";
import type * as alert from "../src/generated/space-alert";
import type * as galaxies from "../src/generated/tiny-epic-galaxies";
import { get } from "../src/wire/api";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no element with the id “app”.");

const wish = new URLSearchParams(location.search);
for (const key of ["theme", "palette"]) {
  const value = wish.get(key);
  if (value) document.documentElement.dataset[key] = value;
}
const [box, ship] = await Promise.all([
  get<galaxies.Catalog>("/api/games/tiny-epic-galaxies/catalog"),
  get<alert.Catalog>("/api/games/space-alert/catalog"),
]);
export default mount(Gallery, { target, props: { part: wish.get("part"), box, ship } });
