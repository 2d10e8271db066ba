import type { IconTable } from "./shape";

/** Space Alert: ship systems, threats and announcements. */
export const SPACE_ALERT = {
  heart: { label: "Hit points", body: '<path d="M12 19.5 5 12.6a4.2 4.2 0 0 1 6-6l1 1 1-1a4.2 4.2 0 0 1 6 6z"/>' },
  shield: { label: "Shield", body: '<path d="M12 3.5 19 6v5.5c0 4.5-3 7.6-7 9-4-1.4-7-4.5-7-9V6z"/>' },
  bolt: { label: "Energy", body: '<path d="M13 3 6 13.5h5L10 21l8-11h-5.5z"/>' },
  cell: { label: "Fuel capsule", body: '<path d="M8 5.5h8V20H8zM10.5 3h3v2.5h-3z"/>' },
  flip: { label: "Flip the card", body: '<path d="M7 4v14M7 4 4 7M7 4l3 3M17 20V6M17 20l-3-3M17 20l3-3"/>' },
  transfer: { label: "Data transfer", body: '<path d="M4 9h14l-4-4M20 15H6l4 4"/>' },
  data: { label: "Incoming data", body: '<path d="M12 4v10M12 14l-4-4M12 14l4-4M5 19h14"/>' },
  silence: { label: "Communications down", body: '<path d="M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5"/>' },
  computer: { label: "Computer", body: '<path d="M4 5h16v10.5H4zM9 20h6M12 15.5V20"/>' },
  window: { label: "Visual confirmation", body: '<path d="M4 6c5-2 11-2 16 0v11c-5 2-11 2-16 0zM12 4.6v13.8"/>' },
  laser: { label: "Laser cannon", body: '<path d="M9 21h6l-1-6h-4zM12 15V4M9.5 6.5 12 3l2.5 3.5"/>' },
  pulse: {
    label: "Pulse cannon",
    body: '<path d="M12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4M7.5 16.5a6.4 6.4 0 0 1 0-9M16.5 7.5a6.4 6.4 0 0 1 0 9M4.6 19.4a10.5 10.5 0 0 1 0-14.8M19.4 4.6a10.5 10.5 0 0 1 0 14.8"/>',
  },
  crack: { label: "Damage", body: '<path d="M13 3l-4 7 5 3-4 8"/>' },
  lift: { label: "Gravolift", body: '<path d="M6 3.5v17M18 3.5v17M12 6v12M12 6 9 9M12 6l3 3M12 18l-3-3M12 18l3-3"/>' },
  unconscious: { label: "Knocked out", body: '<path d="M5 5l5 5M10 5l-5 5M14 5l5 5M19 5l-5 5M6 18q6-5 12 0"/>' },
  battlebots: {
    label: "Battlebots",
    body: '<path d="M6 10h12v9H6zM12 10V6M12 6h.1M9.5 14h.1M14.5 14h.1M3.5 13v3M20.5 13v3"/>',
  },
  rocket: { label: "Rocket", body: '<path d="M9 17V9q.5-4 3-6 2.5 2 3 6v8zM9 13l-3 4v3l3-3M15 13l3 4v3l-3-3"/>' },
  interceptors: { label: "Interceptors", body: '<path d="M3 14l5-5 4-4 4 4 5 5-4 3H7zM9 17v3M15 17v3"/>' },
  intruder: {
    label: "Internal threat",
    body: '<path d="M12 20a5 5 0 0 0 5-5v-3a5 5 0 0 0-10 0v3a5 5 0 0 0 5 5M9 8a3 3 0 0 1 6 0M3.5 13H7M17 13h3.5M5 7l2.5 2M19 7l-2.5 2M5 19l2.6-2M19 19l-2.6-2"/>',
  },
  heroic: { label: "Heroic action", body: '<path d="M5 19 15 9M17 3v4M15 5h4M20 10v3M18.5 11.5h3M9 4v3M7.5 5.5h3"/>' },
  step: { label: "Move", body: '<path d="M9 5l7 7-7 7"/>' },
} as const satisfies IconTable;
