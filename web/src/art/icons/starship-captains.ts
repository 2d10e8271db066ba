import type { IconTable } from "./shape";

/** Starship Captains: crew actions, rooms and rewards. */
export const STARSHIP_CAPTAINS = {
  travel: { label: "Travel", body: '<path d="M4 12h13M12 6l6 6-6 6"/>' },
  jump: {
    label: "Jump",
    body: '<path d="M3.5 18c2-8 6-12 9-12s5 3 5 3"/><path d="M18.5 4v6h-6"/><circle cx="18" cy="18.5" r="2.3"/>',
  },
  fight: { label: "Fight", body: '<circle cx="12" cy="12" r="6.5"/><path d="M12 2v6M12 16v6M2 12h6M16 12h6"/>' },
  research: {
    label: "Research",
    body: '<path d="M9.5 3h5M10.5 3v6L5 18.5c-.8 1.5.1 2.5 1.5 2.5h11c1.4 0 2.3-1 1.5-2.5L13.5 9V3M8 15h8"/>',
  },
  recycle: {
    label: "Recycle",
    body: '<path d="M12 4.5 15.5 10M12 4.5 7 12.5M4.5 16.5l2-3.8M4.5 16.5c0 1.5.8 2.5 2 2.5H12M15 19h2.5c2 0 2.8-1.5 1.8-3.2L17 12"/>',
  },
  repair: {
    label: "Repair",
    body: '<path d="M14.5 6.5a4.5 4.5 0 0 1 6-.8l-3 3 .3 2 2 .3 .5-3"/><path d="M20.5 5.7a5 5 0 0 1-6.8 6.2L7 18.7a2.1 2.1 0 0 1-3-3l6.8-6.8a5 5 0 0 1 6.2-6.4l-3 3.2.5 3 3 .5z"/>',
  },
  damage: {
    label: "Damage",
    body: '<path d="M12 2.5 14 8l5.5-2-2.5 5 4.5 2.5-5.2 1.2 1 5.8-4.3-3.7L8.5 21l.5-5.8L3 14.5 7.5 11 4.5 6 10 8z"/>',
  },
  medal: {
    label: "Medal",
    body: '<path d="M8 3 10.5 9.5M16 3l-2.5 6.5"/><circle cx="12" cy="15" r="5.8"/><path d="m12 12.3.9 1.8 2 .3-1.5 1.4.4 2-1.8-1-1.8 1 .4-2-1.5-1.4 2-.3z"/>',
  },
  artifact: {
    label: "Artifact",
    body: '<path d="M9 3h6M10 3v3.5C7 8 5.5 10.5 5.5 13.5 5.5 17.5 8 21 12 21s6.5-3.5 6.5-7.5c0-3-1.5-5.5-4.5-7V3M6 12.5h12"/>',
  },
  pirate: {
    label: "Pirate",
    body: '<path d="M5 11a7 7 0 1 1 14 0c0 2.5-1 4-2.5 5v3.5h-9V16C6 15 5 13.5 5 11z"/><circle cx="9.3" cy="11.5" r="1.6"/><circle cx="14.7" cy="11.5" r="1.6"/><path d="M10.5 19.5V17M13.5 19.5V17"/>',
  },
  ambush: {
    label: "Ambush",
    body: '<path d="M12 12 18.5 5.5"/><path d="M20.5 9.5A9 9 0 1 1 14.5 3.4M16.5 11A4.8 4.8 0 1 1 12.8 7.2"/>',
  },
  android: {
    label: "Android",
    body: '<rect x="6" y="7" width="12" height="10" rx="3"/><path d="M12 7V3.5M9 11.5h6M8.5 20.5h7M3.5 10.5v4M20.5 10.5v4"/>',
  },
  dequeue: {
    label: "Call from the queue",
    body: '<circle cx="7" cy="7" r="3"/><path d="M2.5 18c.3-3.5 2-5.3 4.5-5.3s4.2 1.8 4.5 5.3M14 11h7M17.5 7.5 21 11l-3.5 3.5"/>',
  },
  cadet: {
    label: "Cadet",
    body: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.6-4.6 3.5-6.8 7.5-6.8s6.9 2.2 7.5 6.8"/>',
  },
  peek: {
    label: "Look at missions",
    body: '<path d="M2 12c2.6-4.6 6-6.8 10-6.8S19.4 7.4 22 12c-2.6 4.6-6 6.8-10 6.8S4.6 16.6 2 12z"/><circle cx="12" cy="12" r="3"/>',
  },
  helm: { label: "Helm", body: '<path d="M5 18 12 4l7 14-7-4z"/>' },
  science: {
    label: "Science",
    body: '<circle cx="12" cy="12" r="3"/><ellipse cx="12" cy="12" rx="9.5" ry="4.2" transform="rotate(-35 12 12)"/>',
  },
  weapons: { label: "Weapons", body: '<path d="M12 3 21 12 12 21 3 12z"/><path d="M12 8v8M8 12h8"/>' },
  map: {
    label: "Star map",
    body: '<circle cx="6" cy="7" r="3"/><circle cx="17.5" cy="16.5" r="3.5"/><path d="M8.5 9l6 5"/>',
  },
  ship: {
    label: "Ship",
    body: '<path d="M12 2.5c3 3 4 6.5 4 10.5l3.5 4.5v3l-4.5-2H9l-4.5 2v-3L8 13c0-4 1-7.5 4-10.5z"/>',
  },
  tech: {
    label: "Technology",
    body: '<rect x="5" y="5" width="14" height="14" rx="2.5"/><path d="M9 2v3M15 2v3M9 19v3M15 19v3M2 9h3M2 15h3M19 9h3M19 15h3"/><circle cx="12" cy="12" r="3"/>',
  },
} as const satisfies IconTable;
