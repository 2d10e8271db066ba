/** The four titles of the house, whether or not the server can play them yet. */
export interface Title {
  slug: string;
  title: string;
  blurb: string;
  seats: string;
  minutes: number;
  mood: "Together" | "Rivals";
  /** Pages of its own, besides tables. */
  tools?: readonly { path: string; label: string }[];
}

export const TITLES: readonly Title[] = [
  {
    slug: "tiny-epic-galaxies",
    title: "Tiny Epic Galaxies",
    blurb: "Seven dice, small bright planets, and everyone follows your best move.",
    seats: "1–5",
    minutes: 45,
    mood: "Rivals",
  },
  {
    slug: "space-alert",
    title: "Space Alert",
    blurb: "Ten minutes to plan, together, aloud. Then watch what you really did.",
    seats: "1–5",
    minutes: 30,
    mood: "Together",
    tools: [
      { path: "/space-alert/academy", label: "Academy" },
      { path: "/space-alert/companion", label: "Companion" },
      { path: "/space-alert/resolve", label: "Resolve" },
      { path: "/space-alert/explorers", label: "Explorers" },
      { path: "/space-alert/logs", label: "Ship’s logs" },
    ],
  },
  {
    slug: "galaxy-trucker",
    title: "Galaxy Trucker",
    blurb: "Build a ship out of sewer pipes in a hurry, then lose half of it on the way.",
    seats: "1–4",
    minutes: 60,
    mood: "Rivals",
  },
  {
    slug: "starship-captains",
    title: "Starship Captains",
    blurb: "Your first command. Lead a crew of eager cadets across the galaxy.",
    seats: "1–4",
    minutes: 90,
    mood: "Rivals",
  },
];

/** The accent of a game; a game of somebody else's has the house's own. */
export const accent = (slug: string): string =>
  TITLES.some((title) => title.slug === slug) ? `var(--${slug})` : "var(--info)";

export const titleOf = (slug: string): string => TITLES.find((title) => title.slug === slug)?.title ?? slug;
