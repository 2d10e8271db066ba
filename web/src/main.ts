import { mount } from "svelte";
import App from "./App.svelte";
import { reportFaults } from "./lib/faults";
import { applySettings } from "./lib/settings.svelte";
import "./styles/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no element with the id “app”.");

reportFaults();
applySettings();
export default mount(App, { target });
// The service worker can wait until the page is ready, and until the next visit if the server is down.
setTimeout(() => void import("./lib/app").catch(() => undefined), 3000);
