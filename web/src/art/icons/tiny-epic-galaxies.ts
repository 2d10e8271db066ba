import type { IconTable } from "./shape";

/** Tiny Epic Galaxies with Beyond the Black: die faces, badges and everything its rules name. */
export const GALAXIES = {
  move: {
    label: "Move a ship",
    body: '<path d="M12 3c3.2 2.6 4.6 5.8 4.6 9.4L15 16.5H9l-1.6-4.1C7.4 8.8 8.8 5.6 12 3z" %f/><path d="M7.6 12.2 4.5 15.5v3.2L9 16.5M16.4 12.2l3.1 3.3v3.2L15 16.5M12 19v2.5"/><circle cx="12" cy="10" r="1.7" %n/>',
  },
  energy: { label: "Energy", body: '<path d="M13.2 2.8 5.2 13.6h5.6l-1 7.6 8.6-11.2h-5.8z" %f/>' },
  culture: {
    label: "Culture",
    body: '<path d="M12 19.5c-3.2-2.7-4.3-5.6-4.3-8.5 0-2.9 1.8-5.7 4.3-7.5 2.5 1.8 4.3 4.6 4.3 7.5 0 2.9-1.1 5.8-4.3 8.5z" %f/><path d="M7.7 10.2c-1.9-.9-3.6-1.2-5.2-1 .1 5.4 3.3 9.4 9.5 10.3 6.2-.9 9.4-4.9 9.5-10.3-1.6-.2-3.3.1-5.2 1"/>',
  },
  economy: {
    label: "Economy",
    body: '<circle cx="9.3" cy="14.2" r="6.3" %f/><path d="M9.3 11.4v5.6" %n/><path d="M10.5 5.2a6.3 6.3 0 1 1 7.8 9.3"/>',
  },
  diplomacy: {
    label: "Diplomacy",
    body: '<path d="M4.5 20.5C7 14.5 11 9.5 17.5 5"/><path d="M9.2 13.2C5.9 12.9 4.3 10.6 4.4 7.2c3.2.5 5.1 2.6 4.8 6z" %f/><path d="M13.3 8.7c-2.5-1.2-3.1-3.3-2.2-6 2.5 1.3 3.4 3.4 2.2 6z" %f/><path d="M10.3 12.3c1.3 3.1 4 3.9 7.1 2.7-1.3-3-3.9-4-7.1-2.7z" %f/><path d="M14.5 7.7c1.5 2.2 3.7 2.5 6 1.2-1.4-2.2-3.6-2.7-6-1.2z" %f/>',
  },
  colony: {
    label: "Colony",
    body: '<path d="M3.5 19.5h17"/><path d="M5.5 19.5v-2.8a6.5 6.5 0 0 1 13 0v2.8" %f/><path d="M12 10.2V3.5l5 1.9-5 1.9"/><path d="M10 19.5v-3h4v3" %n/>',
  },
  ship: { label: "Ship", body: '<path d="M12 3l3 7 5 6-5-1-3 5-3-5-5 1 5-6z" %f/>' },
  reroll: { label: "Reroll", body: '<path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9"/><path d="M19.5 4v5h-5"/>' },
  convert: { label: "Converter", body: '<path d="M4 9h13l-3.5-3.5M20 15H7l3.5 3.5"/>' },
  explore: { label: "Explore", body: '<circle cx="12" cy="12" r="8.8"/><path d="M15.6 8.4l-2 5.2-5.2 2 2-5.2z" %f/>' },
  nebula: {
    label: "Nebula",
    body: '<path d="M4 14.5c-1.5-2.8.8-5.5 3.6-5 .6-3.3 5.2-4.3 7.2-1.6 3.3-.8 6.2 2.3 4.7 5.5-1 2.2-3.5 2.3-5 1.3-1.3 2.5-5 2.8-6.5.6-1.3.8-3.2.6-4-.8z" %f/><path d="M7 19.5h.1M12 20.5h.1M17 18.8h.1"/>',
  },
  comet: {
    label: "Comet",
    body: '<circle cx="16.2" cy="16.2" r="4" %f/><path d="M12.2 14.2 3.5 5.5M14.6 11.9 9 4M11.7 17.5 4 12"/>',
  },
  relic: {
    label: "Relic",
    body: '<path d="M8 3.5h8M9 3.5c0 2.5-3.5 4.2-3.5 8.5 0 4 2.7 6.3 4 8.5h5c1.3-2.2 4-4.5 4-8.5 0-4.3-3.5-6-3.5-8.5" %f/><path d="M6 11.5l3 2 3-2 3 2 3-2" %n/>',
  },
  beacon: {
    label: "Beacon",
    body: '<path d="M12 10.5 8.5 21h7z" %f/><circle cx="12" cy="7.2" r="2.2" %f/><path d="M7.5 3a6.2 6.2 0 0 0 0 8.4M16.5 3a6.2 6.2 0 0 1 0 8.4"/>',
  },
  follow: {
    label: "Follow",
    body: '<path d="M13 4.5 16 10l5 5-5-1-3 5-3-5-5 1 5-5z" %f transform="translate(-1 -1)"/><path d="M5.5 20.5c4 1.3 9 1 13-.8"/>',
  },
  upgrade: { label: "Upgrade", body: '<path d="M12 3.5 19 11h-4v6H9v-6H5z" %f/><path d="M7 20.5h10"/>' },
  regress: {
    label: "Regress",
    body: '<path d="M18.5 17.5A8 8 0 0 0 12 4.5a8 8 0 0 0-7.6 5.5"/><path d="M3.5 5v5h5"/><circle cx="18" cy="19" r="2" %f/>',
  },
  advance: {
    label: "Advance",
    body: '<path d="M5.5 17.5A8 8 0 0 1 12 4.5a8 8 0 0 1 7.6 5.5"/><path d="M20.5 5v5h-5"/><circle cx="6" cy="19" r="2" %f/>',
  },
  orbit: {
    label: "Orbit",
    body: '<circle cx="12" cy="12" r="4" %f/><ellipse cx="12" cy="12" rx="9.5" ry="4" transform="rotate(-24 12 12)"/>',
  },
  planet: {
    label: "Planet",
    body: '<circle cx="12" cy="12" r="8" %f/><path d="M5 9.5c4.5 1.5 9 1.3 13.5-.6M4.6 14.5c5 1.7 10 1.5 14.8-.6" %n/>',
  },
  land: {
    label: "Land on the surface",
    body: '<path d="M12 3v8.5M8.5 8.5 12 12l3.5-3.5"/><path d="M3 19.5c5.5-4.7 12.5-4.7 18 0" %f/>',
  },
  galaxy: {
    label: "Your galaxy",
    body: '<circle cx="12" cy="12" r="2" %f/><path d="M12 6.5c4.5-.5 8 2 8 5.5 0 4.5-4.5 8-9.5 7.5M12 17.5c-4.5.5-8-2-8-5.5 0-4.5 4.5-8 9.5-7.5"/>',
  },
  mission: {
    label: "Secret mission",
    body: '<rect x="5" y="3.5" width="14" height="17" rx="2.5"/><path d="M8 11.5s1.5-2.7 4-2.7 4 2.7 4 2.7-1.5 2.7-4 2.7-4-2.7-4-2.7z"/><circle cx="12" cy="11.5" r="1" %d/><path d="M9.5 17.5h5"/>',
  },
  pilot: {
    label: "Pilot",
    body: '<path d="M4.5 14a7.5 7.5 0 0 1 15 0v3.5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2z" %f/><path d="M7.5 13.5h9c0 3-1.5 4.5-4.5 4.5s-4.5-1.5-4.5-4.5z" %n/>',
  },
  hire: {
    label: "Hire a pilot",
    body: '<path d="M3.5 15.5a6 6 0 0 1 12 0v2.5a1.7 1.7 0 0 1-1.7 1.7H5.2A1.7 1.7 0 0 1 3.5 18z" %f/><path d="M6 15h7c0 2.3-1.2 3.3-3.5 3.3S6 17.3 6 15z" %n/><path d="M18.5 3.5v6M15.5 6.5h6"/>',
  },
  danger: { label: "Danger", body: '<path d="M12 3.5 21.5 20h-19z" %f/><path d="M12 10v4.5M12 17.2v.1" %n/>' },
  discovery: {
    label: "Discovery",
    body: '<path d="M12 3l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" %f/><path d="M18.5 16.5v4M16.5 18.5h4"/>',
  },
  track: {
    label: "Danger track",
    body: '<circle cx="5" cy="17" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="19" cy="7" r="2" %f/><path d="M6.7 15.8l3.6-2.6M13.7 10.8l3.6-2.6"/>',
  },
  dual: {
    label: "Energy or culture",
    body: '<path d="M9.5 3 4 11.5h4l-1 6 6-8.5H9z" %f/><path d="M17 21c-2-1.7-2.8-3.5-2.8-5.3s1.2-3.7 2.8-4.9c1.6 1.2 2.8 3.1 2.8 4.9S19 19.3 17 21z" %f/>',
  },
  rogue: {
    label: "Rogue Galaxy",
    body: '<path d="M5 11a7 7 0 1 1 14 0c0 2.5-1 4-2.5 5v3.5h-9V16C6 15 5 13.5 5 11z" %f/><circle cx="9.3" cy="11.5" r="1.6" %d/><circle cx="14.7" cy="11.5" r="1.6" %d/><path d="M10.5 19.5V17M13.5 19.5V17" %n/>',
  },
} as const satisfies IconTable;
