import type { IconTable } from "./shape";

/** Galaxy Trucker: components, goods and flight. */
export const GALAXY_TRUCKER = {
  battery: { label: "Battery", body: '<path d="M13 2.5 5.5 13.5H11L10 21.5 18.5 10H13z"/>' },
  crew: {
    label: "Crew",
    body: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.6-4.6 3.5-6.8 7.5-6.8s6.9 2.2 7.5 6.8"/>',
  },
  cargo: {
    label: "Cargo",
    body: '<path d="M12 3 20 7.5v9L12 21 4 16.5v-9z"/><path d="M4.3 7.6 12 12l7.7-4.4M12 12v9"/>',
  },
  engine: { label: "Engine", body: '<path d="M8 3h8v7l2 5H6l2-5z"/><path d="M9 18.5v2.5M12 18v4M15 18.5v2.5"/>' },
  cannon: { label: "Cannon", body: '<path d="M10.5 3h3v9h-3zM9 3h6"/><circle cx="12" cy="16" r="4.8"/>' },
  connector: { label: "Open connector", body: '<path d="M12 3v6M6 9h12v4a6 6 0 0 1-12 0ZM12 19v2.5"/>' },
  rotate: { label: "Turn right", body: '<path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5"/><path d="M17.5 2.5v4.3h-4.3"/>' },
  "rotate-left": { label: "Turn left", body: '<path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5"/><path d="M6.5 2.5v4.3h4.3"/>' },
  credits: { label: "Credits", body: '<circle cx="12" cy="12" r="8.5"/><path d="M14.8 9.2a3.8 3.8 0 1 0 0 5.6"/>' },
  day: {
    label: "Flight day",
    body: '<circle cx="12" cy="12" r="4.3"/><path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7"/>',
  },
  damage: {
    label: "Damage",
    body: '<path d="M12 2.5 14 8l5.5-2-2.5 5 4.5 2.5-5.2 1.2 1 5.8-4.3-3.7L8.5 21l.5-5.8L3 14.5 7.5 11 4.5 6 10 8z"/>',
  },
  pirate: {
    label: "Pirates",
    body: '<path d="M5 11a7 7 0 1 1 14 0c0 2.5-1 4-2.5 5v3.5h-9V16C6 15 5 13.5 5 11z"/><circle cx="9.3" cy="11.5" r="1.6"/><circle cx="14.7" cy="11.5" r="1.6"/><path d="M10.5 19.5V17M13.5 19.5V17"/>',
  },
} as const satisfies IconTable;
