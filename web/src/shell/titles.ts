/* What the page adds to the server's list of games: an accent, and extra pages. */
const ACCENTS = ["tiny-epic-galaxies", "space-alert", "galaxy-trucker", "starship-captains"];

export const TOOLS: Readonly<Record<string, readonly { path: string; label: string }[]>> = {
  "space-alert": [
    { path: "/space-alert/academy", label: "Academy" },
    { path: "/space-alert/companion", label: "Companion" },
    { path: "/space-alert/resolve", label: "Resolve" },
    { path: "/space-alert/explorers", label: "Explorers" },
    { path: "/space-alert/logs", label: "Ship’s logs" },
  ],
};

/** A game's accent color; games without one use the house's. */
export const accent = (slug: string): string => (ACCENTS.includes(slug) ? `var(--${slug})` : "var(--info)");
