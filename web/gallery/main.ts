/* Every picture on one page, to be looked at: `npm run dev`, then /gallery/ (?theme=light&palette=high&part=planets). */
import { mount } from "svelte";
import "../src/styles/base.css";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no element with the id “app”.");

const wish = new URLSearchParams(location.search);
for (const key of ["theme", "palette"]) {
  const value = wish.get(key);
  if (value) document.documentElement.dataset[key] = value;
}
export default mount(Gallery, { target, props: { part: wish.get("part") } });
