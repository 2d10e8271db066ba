import type { IconTable } from "./shape";

/** The shell: lobby, table, log, replay, settings. */
export const HOUSE = {
  lock: {
    label: "Locked",
    body: '<rect x="5.5" y="11" width="13" height="9" rx="2"/><path d="M8.5 11V8a3.5 3.5 0 0 1 7 0v3"/>',
  },
  eye: {
    label: "Watching",
    body: '<path d="M2.8 12s3.4-6 9.2-6 9.2 6 9.2 6-3.4 6-9.2 6-9.2-6-9.2-6z"/><circle cx="12" cy="12" r="2.6" %f/>',
  },
  undo: { label: "Undo", body: '<path d="M8.5 5 4.5 9l4 4"/><path d="M4.5 9H14a5.5 5.5 0 0 1 0 11H9"/>' },
  check: { label: "Done", body: '<path d="M5 12.5l4.5 4.5L19 7.5"/>' },
  x: { label: "Close", body: '<path d="M6 6l12 12M18 6 6 18"/>' },
  plus: { label: "Add", body: '<path d="M12 5v14M5 12h14"/>' },
  minus: { label: "Take away", body: '<path d="M5 12h14"/>' },
  chat: {
    label: "Table talk",
    body: '<path d="M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H11l-4.5 4v-4A2.5 2.5 0 0 1 4 13.5z"/>',
  },
  log: { label: "Log", body: '<path d="M5 6h14M5 12h14M5 18h9"/>' },
  sound: {
    label: "Sound on",
    body: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z"/><path d="M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>',
  },
  mute: {
    label: "Sound off",
    body: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z"/><path d="M16 9.5l5 5M21 9.5l-5 5"/>',
  },
  captions: {
    label: "Captions",
    body: '<path d="M3.5 6.5h17v11h-17zM10 10.6a2 2 0 1 0 0 2.8M16.5 10.6a2 2 0 1 0 0 2.8"/>',
  },
  help: {
    label: "Help",
    body: '<circle cx="12" cy="12" r="8.8"/><path d="M9.5 9.6c.2-1.5 1.2-2.3 2.6-2.3 1.5 0 2.5.9 2.5 2.2 0 2-2.6 2-2.6 4"/><path d="M12 16.6v.2"/>',
  },
  gear: {
    label: "Settings",
    body: '<circle cx="12" cy="12" r="3.2"/><path d="M10.6 3h2.8l.5 2.6 1.8.8 2.2-1.5 2 2-1.5 2.2.8 1.8 2.6.5v2.8l-2.6.5-.8 1.8 1.5 2.2-2 2-2.2-1.5-1.8.8-.5 2.6h-2.8l-.5-2.6-1.8-.8-2.2 1.5-2-2 1.5-2.2-.8-1.8-2.6-.5v-2.8l2.6-.5.8-1.8-1.5-2.2 2-2 2.2 1.5 1.8-.8z"/>',
  },
  more: { label: "More", body: '<path d="M5 12h.1M12 12h.1M19 12h.1" stroke-width="3"/>' },
  search: { label: "Search", body: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.3 15.3 20.5 20.5"/>' },
  play: { label: "Play", body: '<path d="M8 5.5v13l10.5-6.5z" %f/>' },
  pause: { label: "Pause", body: '<path d="M9 6v12M15 6v12"/>' },
  prev: { label: "Back one", body: '<path d="M14.5 6l-6 6 6 6"/>' },
  next: { label: "Forward one", body: '<path d="M9.5 6l6 6-6 6"/>' },
  first: { label: "To the start", body: '<path d="M17 6l-6 6 6 6M7 6v12"/>' },
  last: { label: "To the end", body: '<path d="M7 6l6 6-6 6M17 6v12"/>' },
  speed: { label: "Speed", body: '<path d="M5 6l7 6-7 6M12 6l7 6-7 6"/>' },
  up: { label: "Up", body: '<path d="M12 20V5M6 11l6-6 6 6"/>' },
  down: { label: "Down", body: '<path d="m6 9 6 6 6-6"/>' },
  flag: { label: "Rivals", body: '<path d="M6 21V4M6 5c4-2.5 7 2.5 12 0v8.5c-5 2.5-8-2.5-12 0" %f/>' },
  together: {
    label: "Together",
    body: '<path d="M12 2.8c.8 5.6 3.6 8.4 9.2 9.2-5.6.8-8.4 3.6-9.2 9.2-.8-5.6-3.6-8.4-9.2-9.2 5.6-.8 8.4-3.6 9.2-9.2z" %f/>',
  },
  people: {
    label: "Players",
    body: '<circle cx="9" cy="8.5" r="3.3"/><path d="M3 19.5c.4-3.6 2.8-5.5 6-5.5s5.6 1.9 6 5.5M15.5 5.5a3.2 3.2 0 0 1 0 6M17.5 14.4c2 .7 3.2 2.4 3.5 5.1"/>',
  },
  person: {
    label: "Player",
    body: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.6-4.6 3.5-6.8 7.5-6.8s6.9 2.2 7.5 6.8"/>',
  },
  bot: {
    label: "Bot",
    body: '<rect x="5" y="8" width="14" height="11" rx="3"/><path d="M12 8V4.5M9 13v1M15 13v1M2.5 12.5v3M21.5 12.5v3"/>',
  },
  clock: { label: "Time", body: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5V12l3.2 2"/>' },
  hourglass: {
    label: "Waiting",
    body: '<path d="M6 3h12M6 21h12M7.5 3c0 5 3 6.5 4.5 9-1.5 2.5-4.5 4-4.5 9M16.5 3c0 5-3 6.5-4.5 9 1.5 2.5 4.5 4 4.5 9"/>',
  },
  link: {
    label: "Link",
    body: '<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1"/><path d="M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"/>',
  },
  share: { label: "Share", body: '<path d="M12 15V4M8 7.5 12 3.5l4 4M5 13v5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5"/>' },
  copy: {
    label: "Copy",
    body: '<rect x="8.5" y="8.5" width="12" height="12" rx="2.5"/><path d="M15.5 5.5V5A1.5 1.5 0 0 0 14 3.5H5A1.5 1.5 0 0 0 3.5 5v9A1.5 1.5 0 0 0 5 15.5h.5"/>',
  },
  download: { label: "Download", body: '<path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14"/>' },
  print: {
    label: "Print",
    body: '<path d="M7.5 9V4h9v5"/><path d="M7.5 16.5H5a1.5 1.5 0 0 1-1.5-1.5v-4.5A1.5 1.5 0 0 1 5 9h14a1.5 1.5 0 0 1 1.5 1.5V15a1.5 1.5 0 0 1-1.5 1.5h-2.5"/><path d="M7.5 14h9v6h-9z"/>',
  },
  open: {
    label: "Open a file",
    body: '<path d="M3.5 18.5v-12A1.5 1.5 0 0 1 5 5h4.5l2 2.5H18a1.5 1.5 0 0 1 1.5 1.5v1M3.5 18.5 6 11.5A2 2 0 0 1 8 10h13.5l-2.7 7.3a2 2 0 0 1-1.8 1.2z"/>',
  },
  edit: {
    label: "Rename",
    body: '<path d="M4.5 19.5l1-4.5L16.3 4.2a1.7 1.7 0 0 1 2.4 0l1.1 1.1a1.7 1.7 0 0 1 0 2.4L9 18.5zM14 6.5l3.5 3.5"/>',
  },
  home: {
    label: "Home",
    body: '<path d="M4 19.5V9.3L12 4l8 5.3v10.2zM2.5 19.5h19"/><circle cx="12" cy="13" r="2.5" %f/>',
  },
  book: {
    label: "Rules",
    body: '<path d="M12 6.5C9.5 4.7 6.5 4.3 3.5 4.8v13.4c3-.5 6-.1 8.5 1.7 2.5-1.8 5.5-2.2 8.5-1.7V4.8c-3-.5-6-.1-8.5 1.7zM12 6.5v13.4"/>',
  },
  bulb: { label: "Hint", body: '<path d="M9 17.5c0-2-3-3.4-3-7a6 6 0 0 1 12 0c0 3.6-3 5-3 7zM10 20.5h4"/>' },
  warn: { label: "Warning", body: '<path d="M12 3.5 21.5 20h-19z"/><path d="M12 10v4.5M12 17.2v.2"/>' },
  star: {
    label: "Star",
    body: '<path d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z"/>',
  },
  trophy: {
    label: "Winner",
    body: '<path d="M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0z" %f/><path d="M7.5 5.5h-3v1.8c0 2.2 1.3 3.6 3.3 3.9M16.5 5.5h3v1.8c0 2.2-1.3 3.6-3.3 3.9M12 14v4M8 20.5h8M9.5 20.5c.3-1.6 1.1-2.5 2.5-2.5s2.2.9 2.5 2.5"/>',
  },
  cards: {
    label: "Cards",
    body: '<rect x="8" y="4" width="11" height="15" rx="2"/><path d="M5 7v11.5A2.5 2.5 0 0 0 7.5 21H15"/>',
  },
  dice: {
    label: "Dice",
    body: '<rect x="4" y="4" width="16" height="16" rx="3.5" %f/><circle cx="9" cy="9" r="1.2" %d/><circle cx="15" cy="15" r="1.2" %d/><circle cx="9" cy="15" r="1.2" %d/><circle cx="15" cy="9" r="1.2" %d/>',
  },
  hand: {
    label: "Take",
    body: '<path d="M8 12V5.5a1.5 1.5 0 0 1 3 0V11V4a1.5 1.5 0 0 1 3 0v7V6a1.5 1.5 0 0 1 3 0v8.5c0 4-2.5 7-6.5 7-3.5 0-5-2-7-6l-1.3-2.7a1.5 1.5 0 0 1 2.6-1.5z"/>',
  },
  pin: {
    label: "Place",
    body: '<path d="M12 21s7-6 7-11.5A7 7 0 0 0 5 9.5C5 15 12 21 12 21M12 12.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2"/>',
  },
  replay: {
    label: "Replay",
    body: '<path d="M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 9"/><path d="M4.5 4v5h5"/><path d="M10.5 9.3v5.4L15 12z" %f/>',
  },
  sun: {
    label: "Light theme",
    body: '<circle cx="12" cy="12" r="4.3"/><path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7"/>',
  },
  moon: { label: "Dark theme", body: '<path d="M19.8 14.3A8.3 8.3 0 0 1 9.7 4.2a8.3 8.3 0 1 0 10.1 10.1z" %f/>' },
  text: { label: "Text size", body: '<path d="M3 18.5 8 6l5 12.5M4.7 14.5h6.6M14.5 18.5l3-7.5 3 7.5M15.5 16h4"/>' },
  motion: { label: "Motion", body: '<path d="M3 8.5h9M5.5 12h6M3 15.5h9"/><circle cx="17" cy="12" r="4" %f/>' },
  palette: {
    label: "Colors",
    body: '<path d="M12 3.5a8.5 8.5 0 1 0 0 17c1.7 0 2.2-1.2 1.6-2.4-.7-1.5.2-2.9 1.9-2.9h2.3c1.7 0 2.7-1.2 2.7-3 0-4.8-3.8-8.7-8.5-8.7z"/><circle cx="8" cy="10" r="1.1" %d/><circle cx="12" cy="7.5" r="1.1" %d/><circle cx="16" cy="10" r="1.1" %d/>',
  },
  offline: {
    label: "Not connected",
    body: '<path d="M4 4l16 16M5.5 12.5a9.5 9.5 0 0 1 3.3-2.2M18.5 12.5a9.5 9.5 0 0 0-6-2.7M8.5 16a5 5 0 0 1 3.5-1.5M2.5 9a14 14 0 0 1 3.7-2.5M21.5 9A14 14 0 0 0 11 5.5M12 19.3v.1"/>',
  },
} as const satisfies IconTable;
