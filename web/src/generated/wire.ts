/* Generated from the server's types by `npm run types`. Do not edit. */

/**
 * What a seat does, as the rules list it.
 */
export interface Action {
  readonly type: string;
  readonly [k: string]: unknown;
}
/**
 * What happened.
 */
export interface Event {
  readonly type: string;
  readonly [k: string]: unknown;
}
/**
 * Plain data.
 */
export interface Plain {
  readonly [k: string]: unknown;
}
/**
 * A seat's action, as plain data.
 */
export interface Act {
  readonly action: Action;
  readonly id: string;
  readonly seat: number;
  readonly seen: number;
  readonly type: "act";
}
/**
 * An e-mail address.
 */
export interface Address {
  readonly address: string;
}
/**
 * A person connected to a table on this node, so that they can be banned.
 */
export interface AdminPerson {
  readonly address: string;
  readonly id: string | null;
  readonly name: string;
  readonly seats: readonly number[];
}
/**
 * A season in the operator's list.
 */
export interface AdminSeason {
  readonly changed: number;
  readonly code: string;
  readonly listed: boolean;
  readonly members: number;
  readonly name: string;
  readonly note: string;
  readonly status: "closed" | "finished" | "open";
}
/**
 * A table, as far as an operator needs to know.
 */
export interface AdminTable {
  readonly changed: number;
  readonly code: string;
  readonly created: number;
  readonly game: string;
  readonly loaded: boolean;
  readonly open: boolean;
  readonly paused: boolean;
  readonly people: number;
  readonly problem: string;
  readonly seq: number | null;
  readonly status: "ended" | "gathering" | "over" | "playing";
  readonly title: string;
}
export interface AdminTableSheet {
  readonly people: readonly AdminPerson[];
  readonly table: AdminTable;
}
/**
 * The whole analysis. ``tries`` is the maximum of imagined matches per decision.
 */
export interface Analysis {
  readonly chances: readonly Chances[];
  readonly decisions: readonly Decision[];
  readonly tries: number;
  readonly turns: readonly Turn[];
}
/**
 * Each seat's chance to win after an entry. They add up to 1; in a crew, all have the same.
 */
export interface Chances {
  readonly seq: number;
  readonly shares: readonly number[];
}
/**
 * What a seat could do before an entry, the best first, and what its choice lost.
 */
export interface Decision {
  readonly legal: number;
  readonly lost: number;
  readonly seat: number;
  readonly seq: number;
  readonly ways: readonly Way[];
}
/**
 * One thing that a seat could do: in words and in notation, and how good it is, from 0 to 1.
 */
export interface Way {
  readonly bot?: boolean;
  readonly notation: string;
  readonly played?: boolean;
  readonly value: number;
  readonly words: Words;
}
/**
 * A sentence in parts. ``str(words)`` is the plain text; ``words.text(names, me)`` puts people's names for seats,
 *     and "you" for the reader's own.
 *
 *     >>> words = Words((Ref("seat", 1, "Seat 1", "You"), " ", Ref("verb", 1, "passes", "pass"), "."))
 *     >>> str(words), words.text(["Ana", "Bo"]), words.text(["Ana", "Bo"], me=1)
 *     ('Seat 1 passes.', 'Bo passes.', 'You pass.')
 */
export interface Words {
  readonly parts: readonly (string | Ref)[];
}
/**
 * A filled hole: what kind of thing, which one, and its name in plain text.
 *
 *     A ``seat`` is a person, and ``own`` makes it a possessive ("Ada's"). A ``verb`` agrees with the person whose seat is
 *     its id. ``you`` is what that person reads instead.
 */
export interface Ref {
  readonly id: string | number;
  readonly kind: string;
  readonly own?: boolean;
  readonly text: string;
  readonly you?: string;
}
/**
 * A turning point: whose chance changed most, from what to what, and what happened.
 */
export interface Turn {
  readonly after: number;
  readonly before: number;
  readonly seat: number;
  readonly seq: number;
  readonly told: readonly Words[];
}
/**
 * How many moments of a match are analyzed, out of how many; once complete, the results.
 */
export interface Analyzed {
  readonly analysis: Analysis | null;
  readonly done: number;
  readonly of: number;
}
/**
 * A notice to every table on every node, and the minutes until it takes effect. An empty text withdraws it.
 */
export interface Announce {
  readonly minutes?: number | null;
  readonly text?: string;
}
/**
 * The operator's notice to every table, such as a coming restart; ``left`` is the time until then in milliseconds.
 *     An empty text withdraws it.
 */
export interface Announced {
  readonly left: number | null;
  readonly text: string;
  readonly type: "announced";
}
/**
 * Whether you are coming to a table with a meeting time. Everyone who is in has a seat.
 */
export interface Answer {
  readonly answer: "in" | "maybe" | "out";
  readonly id: string;
  readonly type: "answer";
}
/**
 * The table's open question: to go back to just after entry ``to``, to let ``by`` play ``seat``, or, when ``by``
 *     ran out of time (``late``), to let a bot play on there; a no gives them more time.
 */
export interface Asked {
  readonly agreed: readonly number[];
  readonly by: string;
  readonly seat: number | null;
  readonly to: number | null;
  readonly waiting: readonly number[];
  readonly what: "late" | "rewind" | "seat";
  readonly yours: boolean;
}
/**
 * An award that a crewmate may grant: its id, its name, and what it is for.
 */
export interface Award {
  readonly group: string;
  readonly id: string;
  readonly name: string;
  readonly text: string;
}
export interface Ban {
  readonly at: number;
  readonly id: string;
  readonly kind: "address" | "person";
  readonly reason: string;
  readonly who: string;
}
/**
 * An update for programs: facts without words. Families of actions are listed one by one.
 */
export interface Bare {
  readonly deadline: number | null;
  readonly events: readonly BareEvent[];
  readonly fresh: boolean;
  readonly mine: readonly BareMine[];
  readonly now: number;
  readonly outcome: unknown;
  readonly public: unknown;
  readonly seq: number;
  readonly standing: readonly number[];
  readonly to_act: readonly number[];
  readonly type: "bare";
}
/**
 * One event.
 */
export interface BareEvent {
  readonly event: unknown;
  readonly seq: number;
}
/**
 * What only one of your seats knows, and every action it can take now.
 */
export interface BareMine {
  readonly choice: BareChoice | null;
  readonly own: unknown;
  readonly seat: number;
}
/**
 * The legal actions, each to be sent back unchanged.
 */
export interface BareChoice {
  readonly actions: readonly unknown[];
}
/**
 * What differs from the ``bare`` after entry ``after``, for programs that accept changes: ``changes`` holds its
 *     changed parts, and ``events`` are added.
 */
export interface BareChanged {
  readonly after: number;
  readonly changes: {
    readonly [k: string]: unknown;
  };
  readonly events: readonly BareEvent[];
  readonly now: number;
  readonly seq: number;
  readonly type: "bare_changed";
}
/**
 * How many scored from ``least`` to ``most``, and whether you or the bot crew are among them.
 */
export interface Bin {
  readonly bots: boolean;
  readonly count: number;
  readonly least: number;
  readonly most: number;
  readonly yours: boolean;
}
/**
 * How the bot in the solo player's seat fared.
 */
export interface BotCrew {
  readonly home: boolean;
  readonly score: number;
}
/**
 * Bring one of your dossiers to one of your seats, before the match starts; None removes it.
 */
export interface Bring {
  readonly dossier: string | null;
  readonly id: string;
  readonly seat: number;
  readonly type: "bring";
}
/**
 * A dossier brought to a match. ``awards`` lists what you may grant its owner.
 */
export interface Brought {
  readonly awards: readonly Award[];
  readonly dossier: string;
  readonly seat: number;
  readonly settled: boolean;
  readonly title: string;
  readonly unearned: string;
  readonly yours: boolean;
}
export interface Bullets {
  readonly items: readonly string[];
  readonly type: "bullets";
}
/**
 * Matches with this number of seats.
 */
export interface BySeats {
  readonly matches: number;
  readonly seats: number;
}
/**
 * Host: call a meeting off; the table is closed.
 */
export interface CallOff {
  readonly id: string;
  readonly reason?: string;
  readonly type: "call_off";
}
/**
 * An address at which a browser may be reached, in the browser's own notation.
 */
export interface Candidate {
  readonly candidate: string;
  readonly line: number | null;
  readonly mid: string | null;
}
/**
 * A game's components as plain data. A game that has some lists them in its own catalog.
 */
export interface Catalog {}
/**
 * The update after entry ``seq``, as the difference from the one after entry ``after``, the last this client got.
 *     ``changes`` holds the changes to ``public``, ``mine``, ``to_act``, ``standing``, ``moment``, ``deadline``,
 *     ``outcome``, ``deciding`` and ``verdict``, each as in ``core/changes.py``; ``lines`` are added.
 */
export interface Changed {
  readonly after: number;
  readonly changes: {
    readonly [k: string]: unknown;
  };
  readonly lines: readonly News[];
  readonly now: number;
  readonly seq: number;
  readonly type: "changed";
}
/**
 * A new line of the log. ``moment`` is left out if it is the last update's, and ``only`` if the line is for all
 *     your seats.
 */
export interface News {
  readonly event: Event;
  readonly moment?: Moment | null;
  readonly only?: readonly number[] | null;
  readonly seq: number;
  readonly words: Words;
}
/**
 * A stretch of a match: its round, whose turn it is (None: everyone's), and its name if it has another one.
 */
export interface Moment {
  readonly name: string;
  readonly round: number;
  readonly seat: number | null;
}
/**
 * One place where you get notices.
 */
export interface ChannelInfo {
  readonly created: number;
  readonly id: string;
  readonly kind: "hook" | "mail" | "push";
  readonly label: string;
}
/**
 * What one seat is asked: a prompt, the listed answers, the families of answers, and notes on them.
 */
export interface Choice {
  readonly notes: readonly Note[];
  readonly options: readonly Option[];
  readonly picks: readonly Pick[];
  readonly prompt: Words;
  readonly seat: number;
}
/**
 * What the seat can do with a thing on the table, or why it cannot; or what an answer leads to.
 *
 *     ``about`` names the thing the way the page does (``pilot:finch``, ``face:diplomacy``). A note on an answer holds
 *     that action as ``answer``. A ``fatal`` one throws away the match, or this part of it: it is never offered first, and
 *     its button shows the words. ``price`` is the cost in a few words for a button; empty where it is obvious.
 */
export interface Note {
  readonly about: string;
  readonly answer: {
    readonly [k: string]: unknown;
  };
  readonly fatal: boolean;
  readonly possible: boolean;
  readonly price: string;
  readonly words: Words;
}
/**
 * One answer: the action to send, in words, under a heading.
 */
export interface Option {
  readonly action: Action;
  readonly group: string;
  readonly label: Words;
}
/**
 * A family of actions too large to list: fill the fields, and any filling is legal.
 */
export interface Pick {
  readonly fields: readonly Field[];
  readonly fixed: {
    readonly [k: string]: unknown;
  };
  readonly label: string;
  readonly type: string;
}
/**
 * A blank in a pick: choose from ``least`` to ``most`` of the values (without ``many``: exactly one).
 *
 *     Values may repeat (two dice with one face); a list puts equal ones side by side, in the order of the values. Fields
 *     with the same ``pool`` share their values: each can be taken once. ``many``: the action holds a list here.
 */
export interface Field {
  readonly label: string;
  readonly least: number;
  readonly many: boolean;
  readonly most: number;
  readonly name: string;
  readonly pool: string;
  readonly values: readonly Value[];
}
/**
 * Something that can fill a field; ``kind`` picks its icon.
 */
export interface Value {
  readonly kind: string;
  readonly label: string;
  readonly value: string | number;
}
/**
 * The server is restarting; come back in a moment.
 */
export interface Closing {
  readonly reason: string;
  readonly type: "closing";
}
/**
 * A code as typed, or from a link.
 */
export interface Code {
  readonly code: string;
}
/**
 * One of a game's traits in numbers: the highest value in any match, and the mean.
 */
export interface Counted {
  readonly code: string;
  readonly label: string;
  readonly mean: number;
  readonly most: number;
}
/**
 * A day's missions, and your streak up to today.
 */
export interface Day {
  readonly day: string;
  readonly ends: number;
  readonly first: string;
  readonly longest: number;
  readonly missions: readonly DayMission[];
  readonly streak: number;
  readonly today: string;
  readonly week: readonly ("" | "flew" | "home")[];
}
/**
 * One game's mission of the day.
 */
export interface DayMission {
  readonly came: string;
  readonly flew: number;
  readonly game: string;
  readonly home: number;
  readonly name: string;
  readonly noun: string;
  readonly results: DayResults | null;
  readonly seats: number;
  readonly table: string;
  readonly unit: string;
  readonly words: string;
  readonly yours: YourDay | null;
}
/**
 * Shown only to people who have flown, or once the mission no longer counts.
 */
export interface DayResults {
  readonly best: readonly Flier[];
  readonly better_than: number;
  readonly bins: readonly Bin[];
  readonly bots: BotCrew | null;
}
/**
 * A person who flew. ``replay`` is the match, unless it contains other people's words.
 */
export interface Flier {
  readonly home: boolean;
  readonly name: string;
  readonly replay: string;
  readonly score: number;
  readonly yours: boolean;
}
/**
 * Your result; no score means that you left or the match was broken off.
 */
export interface YourDay {
  readonly home: boolean;
  readonly score: number | null;
  readonly table: string;
}
/**
 * A code that admits one more device, once and for a limited time: to type, as a link, and as a QR code (a data
 *     URI).
 */
export interface DeviceCode {
  readonly code: string;
  readonly link: string;
  readonly qr: string;
  readonly until: number;
}
/**
 * A device a person plays on. ``seen`` is its last visit, give or take a day.
 */
export interface DeviceInfo {
  readonly called: string;
  readonly created: number;
  readonly here: boolean;
  readonly id: string;
  readonly seen: number;
}
/**
 * The command with this id was carried out; the match is at ``seq``.
 */
export interface Done {
  readonly id: string;
  readonly seq: number;
  readonly type: "done";
}
/**
 * A dossier in a list.
 */
export interface DossierInfo {
  readonly absent: string;
  readonly away: string | null;
  readonly changed: number;
  readonly created: number;
  readonly game: string;
  readonly id: string;
  readonly title: string;
}
/**
 * A whole dossier, ready to show or print.
 */
export interface DossierSheet {
  readonly info: DossierInfo;
  readonly sheet: unknown;
}
/**
 * Stop or resume taking new people; ``node`` is empty for the node you ask, or * for all.
 */
export interface Drain {
  readonly drained: boolean;
  readonly node?: string;
}
/**
 * Host: end the match without a result.
 */
export interface EndMatch {
  readonly id: string;
  readonly type: "end_match";
}
export interface Example {
  readonly text: string;
  readonly type: "example";
}
/**
 * An error on a page: where, what, and its trace.
 */
export interface Fault {
  readonly trace?: string;
  readonly what: string;
  readonly where: string;
}
/**
 * The values of one of a game's traits, the most frequent first.
 */
export interface Favorites {
  readonly label: string;
  readonly rows: readonly Tallied[];
}
/**
 * A group of matches: how many, how many of them were won, and their points.
 */
export interface Tallied {
  readonly best: number;
  readonly label: string;
  readonly matches: number;
  readonly mean: number;
  readonly won: number;
}
/**
 * Where do plans lead, as far as a seat knows (null: as far as everyone knows), if it did this first? Pages ask by
 *     themselves, so asking does not count as coming back.
 */
export interface Foresee {
  readonly action?: Action | null;
  readonly id: string;
  readonly type: "foresee";
  readonly viewer?: number | null;
}
/**
 * Where plans lead, in the game's own type; null if nothing can be said now.
 */
export interface Foreseen {
  readonly ahead: unknown;
  readonly id: string;
  readonly seq: number;
  readonly type: "foreseen";
}
/**
 * One entry of a replay: who, when, what happened, and what changed on screen.
 */
export interface Frame {
  readonly actor: number;
  readonly at: number;
  readonly changes: unknown;
  readonly events: readonly Event[];
  readonly seq: number;
  readonly words: readonly Words[];
}
/**
 * Host: free a seat that a bot holds or whose person has gone (during a match, only for a while).
 */
export interface FreeSeat {
  readonly id: string;
  readonly seat: number;
  readonly type: "free_seat";
}
/**
 * How many tables of a game there are to join and to watch. Counted every few seconds, not per caller.
 */
export interface GameCount {
  readonly game: string;
  readonly open: number;
  readonly running: number;
}
export interface GameInfo {
  readonly blurb: string;
  readonly keeps_time: boolean;
  readonly least_seats: number;
  readonly levels: readonly string[];
  readonly minutes: number;
  readonly most_seats: number;
  readonly options: readonly OptionField[];
  readonly presets: readonly Preset[];
  readonly quick_starts: readonly QuickStart[];
  readonly slug: string;
  readonly title: string;
  readonly together: boolean;
}
/**
 * One option of a game, ready for a form. A sequence is several of its choices joined by hyphens, within a minimum
 *     and a maximum; ``noun`` names one.
 */
export interface OptionField {
  readonly choices: readonly OptionChoice[];
  readonly default: unknown;
  readonly front: boolean;
  readonly help: string;
  readonly kind: "choice" | "number" | "sequence" | "switch";
  readonly label: string;
  readonly least: number | null;
  readonly most: number | null;
  readonly name: string;
  readonly noun: string;
  readonly solo: boolean;
}
export interface OptionChoice {
  readonly label: string;
  readonly value: string | number | boolean;
}
/**
 * Options that go together. All presets of a game set the same options, so one replaces another.
 */
export interface Preset {
  readonly description: string;
  readonly options: {
    readonly [k: string]: unknown;
  };
  readonly title: string;
}
/**
 * What "Play now" starts for a person who has finished ``after`` matches of the game: one person and these bots, at
 *     a table with these options. A guided one is explained step by step.
 */
export interface QuickStart {
  readonly after: number;
  readonly bots: readonly string[];
  readonly guided: boolean;
  readonly options: {
    readonly [k: string]: unknown;
  };
  readonly title: string;
}
/**
 * A game's page. Match counts include every match; all else covers the latest few thousand at open tables.
 */
export interface GameStatistics {
  readonly by_seats: readonly BySeats[];
  readonly favorites: readonly Favorites[];
  readonly highest: readonly HighScore[];
  readonly longest: readonly HighScore[];
  readonly numbers: readonly Counted[];
  readonly players: readonly Tallied[];
  readonly points: readonly PointsBin[];
  readonly rates: boolean;
  readonly slug: string;
  readonly starting: readonly Tallied[];
  readonly title: string;
  readonly together: boolean;
  readonly totals: GameTotals;
}
/**
 * A notable match at an open table, and the player behind it.
 */
export interface HighScore {
  readonly code: string;
  readonly ended: number;
  readonly game: string;
  readonly moves: number;
  readonly name: string;
  readonly page: string;
  readonly points: number;
  readonly seats: number;
  readonly title: string;
}
/**
 * How many seats made from ``least`` to ``most`` points.
 */
export interface PointsBin {
  readonly least: number;
  readonly most: number;
  readonly seats: number;
}
/**
 * How often a game was played here, including private tables.
 */
export interface GameTotals {
  readonly alone: number;
  readonly among_people: number;
  readonly matches: number;
  readonly people: number;
  readonly seats: number;
  readonly slug: string;
  readonly title: string;
  readonly weeks: readonly Week[];
}
/**
 * How many matches ended in the week that began at this time, a Monday in UTC.
 */
export interface Week {
  readonly matches: number;
  readonly since: number;
}
/**
 * A seat's standing orders: answers given in advance. None withdraws them.
 */
export interface GiveOrders {
  readonly id: string;
  readonly orders: Plain | null;
  readonly seat: number;
  readonly type: "give_orders";
}
/**
 * A table: its head, and its rows.
 */
export interface Grid {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly type: "grid";
}
/**
 * Whether a new device needs a passkey.
 */
export interface Guard {
  readonly on: boolean;
}
/**
 * The first message: who you are, and the last entry you saw (-1: none). ``changes``: you accept changes instead of
 *     complete views each time. Without ``words``, programs get ``bare`` instead of updates.
 */
export interface Hello {
  readonly after?: number;
  readonly changes?: boolean;
  readonly token?: string | null;
  readonly type: "hello";
  readonly words?: boolean;
}
/**
 * This server's optional features.
 */
export interface HouseInfo {
  readonly mail: boolean;
  readonly voices: boolean;
}
/**
 * One of the operator's servers that help browsers reach each other.
 */
export interface IceServer {
  readonly credential: string;
  readonly urls: readonly string[];
  readonly username: string;
}
/**
 * How this server recognizes you, and what else it offers.
 */
export interface Identity {
  readonly address: string | null;
  readonly claim: "" | "taken" | "yours";
  readonly devices: readonly DeviceInfo[];
  readonly guarded: boolean;
  readonly mail: boolean;
  readonly name: string;
  readonly passkeys: readonly PasskeyInfo[];
  readonly passkeys_here: boolean;
}
/**
 * A passkey; ``used`` is the last sign-in with it, 0 if never.
 */
export interface PasskeyInfo {
  readonly called: string;
  readonly created: number;
  readonly id: string;
  readonly used: number;
}
/**
 * A failure of the rules or the server. Details appear once the match is over.
 */
export interface IncidentInfo {
  readonly at: number;
  readonly attempt: {
    readonly [k: string]: unknown;
  } | null;
  readonly code: string;
  readonly game: string;
  readonly id: string;
  readonly over: boolean;
  readonly seq: number;
  readonly trace: string;
}
/**
 * Join voice chat: browsers in it hear each other. Answered by ``voices_joined``. If you are already in, you keep
 *     your id and get fresh passwords.
 */
export interface JoinVoices {
  readonly id: string;
  readonly type: "join_voices";
}
/**
 * Whether you were right. For a move, only the first answer counts, and you learn every answer's value. You can
 *     retry a task until it is solved; you see its solution once you solve it or give up.
 */
export interface Judged {
  readonly answers: readonly Worth[];
  readonly info: PuzzleInfo;
  readonly solution: {
    readonly [k: string]: unknown;
  } | null;
  readonly solved: boolean;
  readonly tries: number;
  readonly words: Words | null;
}
/**
 * An answer, and how good search thinks it is, from 0 to 1.
 */
export interface Worth {
  readonly best: boolean;
  readonly value: number;
  readonly words: Words;
}
/**
 * A puzzle in a list: how many tried it, how many solved it, and whether you did (None: not tried).
 */
export interface PuzzleInfo {
  readonly code: string;
  readonly found: number;
  readonly game: string;
  readonly mine: boolean;
  readonly question: Words;
  readonly seats: number;
  readonly title: string;
  readonly tried: number;
  readonly yours: boolean | null;
}
/**
 * Host: send someone away for good, or let them come back.
 */
export interface Kick {
  readonly id: string;
  readonly out: boolean;
  readonly person: string;
  readonly type: "kick";
}
/**
 * Leave voice chat.
 */
export interface LeaveVoices {
  readonly id: string;
  readonly type: "leave_voices";
}
/**
 * One event for the log: its entry, its data and its words.
 *
 *     ``only`` lists those of your seats that may see it, if not all of them may: several seats can share a device.
 */
export interface Line {
  readonly event: Event;
  readonly moment: Moment | null;
  readonly only: readonly number[] | null;
  readonly seq: number;
  readonly words: Words;
}
/**
 * The second description, in answer to an offer.
 */
export interface LinkAnswer {
  readonly kind: "link_answer";
  readonly link: number;
  readonly sdp: string;
}
/**
 * Some of a browser's addresses.
 */
export interface LinkCandidates {
  readonly candidates: readonly Candidate[];
  readonly kind: "link_candidates";
  readonly link: number;
}
/**
 * The first of a session's two descriptions (SDP); every offer begins a new link. Of two people, the one whose id
 *     sorts first makes the offer.
 */
export interface LinkOffer {
  readonly kind: "link_offer";
  readonly link: number;
  readonly sdp: string;
}
/**
 * Host: set or move the table's meeting time (wall time in milliseconds, the same for everyone in any time zone);
 *     null removes the time: the table is waiting now.
 */
export interface Meet {
  readonly at: number | null;
  readonly id: string;
  readonly note?: string | null;
  readonly reason?: string;
  readonly type: "meet";
}
/**
 * A table's meeting time. Everyone who is in has a seat.
 */
export interface MeetingInfo {
  readonly answer: "" | "in" | "maybe" | "out";
  readonly at: number;
  readonly maybe: readonly string[];
  readonly note: string;
  readonly off: boolean;
  readonly out: readonly string[];
  readonly reason: string;
  readonly was: number | null;
}
/**
 * What only one of your seats knows and is asked.
 */
export interface Mine {
  readonly can_undo: boolean;
  readonly choice: Choice | null;
  readonly openly: Plain | null;
  readonly orders: Plain | null;
  readonly own: unknown;
  readonly seat: number;
  readonly secret: boolean;
}
/**
 * Host: mute someone (no talk, signals or sketches at this table), or unmute them.
 */
export interface Mute {
  readonly id: string;
  readonly muted: boolean;
  readonly person: string;
  readonly type: "mute";
}
/**
 * An address or a network, or a person by their id.
 */
export interface NewBan {
  readonly kind: "address" | "person";
  readonly reason?: string;
  readonly who: string;
}
/**
 * A table that continues a finished match: after which entry, in which seat, with which bots in the other seats, or
 *     with friends, for whom those seats stay free.
 */
export interface NewBranch {
  readonly friends?: boolean;
  readonly level: string;
  readonly seat: number;
  readonly seq: number;
}
/**
 * Who flies with you: friends, for whom the other seats stay free, or bots, who start at once.
 */
export interface NewDaily {
  readonly friends?: boolean;
}
/**
 * A new explorer, or whatever the game calls it.
 */
export interface NewDossier {
  readonly game: string;
  readonly name: string;
}
/**
 * A round to draw: which game, and how many at a table.
 */
export interface NewDraw {
  readonly game: string;
  readonly seats: number;
}
/**
 * You say that a player of the same match earned an award.
 */
export interface NewGrant {
  readonly award: string;
  readonly dossier: string;
}
/**
 * A chat's webhook, and a name for that chat.
 */
export interface NewHook {
  readonly form: "discord" | "matrix" | "plain" | "slack";
  readonly label?: string;
  readonly url: string;
}
/**
 * A guest's name; no account. ``bot`` marks a program's account for good, and everyone at a table sees it.
 */
export interface NewPerson {
  readonly bot?: boolean;
  readonly name: string;
}
/**
 * A browser's push subscription, and a name for that browser.
 */
export interface NewPush {
  readonly auth: string;
  readonly endpoint: string;
  readonly label?: string;
  readonly p256dh: string;
}
/**
 * Which puzzle of a match: the decision at an entry, or, without one, the task the game sets.
 */
export interface NewPuzzle {
  readonly seq?: number | null;
}
/**
 * The organizer voids a match (for one member or for all), gives a member points, or removes one.
 */
export interface NewRuling {
  readonly kind: "points" | "remove" | "strike";
  readonly match?: string;
  readonly member?: string;
  readonly points?: number;
  readonly reason: string;
}
/**
 * A season to open. ``scheme``: points by place, or the game's own points (a crew's: its mission's).
 */
export interface NewSeason {
  readonly best?: number;
  readonly ends: number;
  readonly games: readonly string[];
  readonly listed?: boolean;
  readonly name: string;
  readonly note?: string;
  readonly places?: readonly number[];
  readonly scheme?: "places" | "points";
  readonly starts: number;
}
/**
 * A table to open. Bots can be seated at once: one level per seat, from the last seat backwards.
 */
export interface NewTable {
  readonly bots?: readonly string[];
  readonly clock?: "brisk" | "days-1" | "days-3" | "none" | "relaxed" | "week";
  readonly follows?: string;
  readonly game: string;
  readonly guided?: boolean;
  readonly here?: readonly string[];
  readonly late?: "ask" | "bot";
  readonly meets?: number | null;
  readonly newcomers?: boolean;
  readonly note?: string;
  readonly open?: boolean;
  readonly options?: {
    readonly [k: string]: unknown;
  };
  readonly season?: string;
  readonly seats: number;
  readonly start?: boolean;
  readonly title?: string;
}
/**
 * How you get notices, and what a browser needs to subscribe.
 */
export interface NoticeInfo {
  readonly channels: readonly ChannelInfo[];
  readonly hooks: readonly string[];
  readonly mail: boolean;
  readonly push_key: string;
  readonly wishes: Wishes;
}
/**
 * A person's quiet hours. Equal times mean none.
 */
export interface Wishes {
  readonly offset?: number;
  readonly quiet_from?: number;
  readonly quiet_to?: number;
}
export interface Numbered {
  readonly items: readonly string[];
  readonly type: "numbered";
}
/**
 * What a code does: sign a device in, or confirm an address.
 */
export interface Offer {
  readonly address: string;
  readonly guarded: boolean;
  readonly kind: "confirm" | "device" | "mail";
  readonly name: string;
  readonly yours: boolean;
}
/**
 * Applies only at tables where an option has this value, written as in JSON, or has another one.
 */
export interface OnlyWith {
  readonly has: boolean;
  readonly option: string;
  readonly value: string;
}
/**
 * How a match ended. ``ranking[i]`` is seat i's place: 1 for a winner, ties shared. In a crew that wins or loses
 *     ``together`` everyone has the same place: 1, or 2 if the game has beaten them.
 *
 *     >>> Outcome(scores=(12, 21), ranking=(2, 1), reason="Seat 1 reached 21 points.").winners
 *     (1,)
 */
export interface Outcome {
  readonly ranking: readonly number[];
  readonly reason: string;
  readonly scores: readonly number[];
  readonly together: boolean;
  readonly won?: readonly number[];
}
/**
 * One node, and its counters since it started. Rates are the differences.
 */
export interface Overview {
  readonly actions: number;
  readonly bot_moves: number;
  readonly bot_questions: number;
  readonly bytes_sent: number;
  readonly drained: boolean;
  readonly incidents: number;
  readonly node: string;
  readonly notice: string;
  readonly notice_left: number | null;
  readonly problems: {
    readonly [k: string]: string;
  };
  readonly refusals: number;
  readonly shared: boolean;
  readonly sockets: number;
  readonly store_errors: number;
  readonly store_waiting: number;
  readonly sweep_age: number;
  readonly tables: number;
  readonly uptime: number;
  readonly version: string;
}
export interface Paragraph {
  readonly text: string;
  readonly type: "paragraph";
}
/**
 * The answer of the browser's WebAuthn, in its own JSON form.
 */
export interface PasskeyAnswer {
  readonly credential: {
    readonly [k: string]: unknown;
  };
}
/**
 * A question for the browser's WebAuthn, in its own JSON form.
 */
export interface PasskeyQuestion {
  readonly options: {
    readonly [k: string]: unknown;
  };
}
/**
 * Host: pause or resume the match and its clocks.
 */
export interface Pause {
  readonly id: string;
  readonly paused: boolean;
  readonly type: "pause";
}
export interface PauseTable {
  readonly paused: boolean;
}
/**
 * A guest. The token is the only proof of identity; send it as ``Authorization: Bearer``.
 */
export interface Person {
  readonly name: string;
  readonly token: string;
}
/**
 * A person's matches of one game. Lists cover the latest few thousand matches, graphs the latest 200.
 */
export interface PersonGame {
  readonly best: number;
  readonly bests: readonly PlayedMatch[];
  readonly favorites: readonly Favorites[];
  readonly matches: number;
  readonly mean: number;
  readonly numbers: readonly Counted[];
  readonly places: readonly number[];
  readonly rated: Rated | null;
  readonly ratings: readonly RatingStep[];
  readonly rivals: readonly Rival[];
  readonly scores: readonly Scored[];
  readonly slug: string;
  readonly title: string;
  readonly together: boolean;
  readonly unnamed: number;
  readonly won: number;
}
/**
 * A finished match, and one seat's result.
 */
export interface PlayedMatch {
  readonly code: string;
  readonly ended: number;
  readonly game: string;
  readonly open: boolean;
  readonly people: number;
  readonly place: number;
  readonly points: number;
  readonly rated: boolean;
  readonly seat: number;
  readonly seats: number;
  readonly title: string;
  readonly won: boolean;
}
/**
 * A rating: in 19 of 20 cases the true strength is within the margin. Provisional after few matches.
 */
export interface Rated {
  readonly margin: number;
  readonly matches: number;
  readonly provisional: boolean;
  readonly rating: number;
}
/**
 * A rating after a match.
 */
export interface RatingStep {
  readonly ended: number;
  readonly margin: number;
  readonly rating: number;
}
/**
 * Someone who played the same matches: how often the person finished ahead of them, and behind. Where all win or
 *     lose together, ``ahead`` counts matches won together, and ``behind`` matches lost.
 */
export interface Rival {
  readonly ahead: number;
  readonly behind: number;
  readonly level: string;
  readonly matches: number;
  readonly name: string;
  readonly page: string;
}
/**
 * A point on a graph over time, with the match's code if its replay is still kept.
 */
export interface Scored {
  readonly code: string;
  readonly ended: number;
  readonly place: number;
  readonly points: number;
  readonly seats: number;
  readonly won: boolean;
}
/**
 * A person's page: all matches for themselves, matches at open tables for others.
 */
export interface PersonStatistics {
  readonly first: number;
  readonly games: readonly PersonGame[];
  readonly id: string;
  readonly latest: readonly PlayedMatch[];
  readonly matches: number;
  readonly name: string;
  readonly rates: boolean;
  readonly shown: boolean;
  readonly won: number;
  readonly yours: boolean;
}
/**
 * Are you still there? Answered by pong, at any time after the handshake. Without it, a dead connection looks like
 *     a quiet table.
 */
export interface Ping {
  readonly type: "ping";
}
/**
 * The answer to ping.
 */
export interface Pong {
  readonly type: "pong";
}
/**
 * What would this action do, followed by ``more`` actions of the same seat?
 */
export interface Preview {
  readonly action: Action;
  readonly id: string;
  readonly more?: readonly Action[];
  readonly seat: number;
  readonly seen: number;
  readonly type: "preview";
}
/**
 * What an action would do. ``certain`` is False when chance decides; then only the words of the action are certain.
 *     ``choice`` is what the seat would be asked next.
 */
export interface Previewed {
  readonly certain: boolean;
  readonly choice: Choice | null;
  readonly id: string;
  readonly own: unknown;
  readonly public: unknown;
  readonly standing: readonly number[];
  readonly type: "previewed";
  readonly words: readonly Words[];
}
/**
 * What went wrong, in a sentence for the caller.
 */
export interface Problem {
  readonly detail: string;
}
/**
 * The number of your answer, from 0, or your solution of a task. Neither: you give up.
 */
export interface PuzzleAnswer {
  readonly answer?: number | null;
  readonly task?: {
    readonly [k: string]: unknown;
  } | null;
}
/**
 * How to play on from a puzzle: which bots take the other seats, or friends, for whom they stay free.
 */
export interface PuzzleBranch {
  readonly friends?: boolean;
  readonly level: string;
}
/**
 * A puzzle to solve: a move to find, or a task from the game, which its page knows how to show.
 */
export interface PuzzleSheet {
  readonly info: PuzzleInfo;
  readonly task: {
    readonly [k: string]: unknown;
  } | null;
  readonly view: PuzzleView | null;
}
/**
 * A position as the deciding seat sees it, and the answers. Their values appear once you answer.
 */
export interface PuzzleView {
  readonly answers: readonly Words[];
  readonly legal: number;
  readonly moment: Moment | null;
  readonly options: {
    readonly [k: string]: unknown;
  };
  readonly own: unknown;
  readonly public: unknown;
  readonly seat: number;
  readonly standing: readonly number[];
}
/**
 * A line of a game's ranking, ordered by what is certain: the rating minus its margin.
 */
export interface Ranked {
  readonly name: string;
  readonly page: string;
  readonly rank: number;
  readonly rated: Rated;
}
/**
 * A page of a game's ranking; ``of`` is the length of the whole ranking.
 */
export interface Ranking {
  readonly least: number;
  readonly of: number;
  readonly rows: readonly Ranked[];
  readonly slug: string;
  readonly title: string;
}
/**
 * The command was refused, and nothing changed. ``wait`` is how many ms to wait if it came too fast.
 */
export interface Refused {
  readonly id: string;
  readonly reason: string;
  readonly type: "refused";
  readonly wait: number;
}
/**
 * Send a handshake to one person in voice chat, by their id in ``voices``, and to nobody else.
 */
export interface Relay {
  readonly handshake: LinkOffer | LinkAnswer | LinkCandidates;
  readonly id: string;
  readonly to: string;
  readonly type: "relay";
}
/**
 * A handshake from someone in voice chat.
 */
export interface Relayed {
  readonly by: string;
  readonly handshake: LinkOffer | LinkAnswer | LinkCandidates;
  readonly type: "relayed";
}
/**
 * A finished match, as one viewer saw it or with all hands open: the start, then the changes frame by frame.
 */
export interface Replay {
  readonly commitment: string;
  readonly frames: readonly Frame[];
  readonly game: string;
  readonly names: readonly string[];
  readonly options: {
    readonly [k: string]: unknown;
  };
  readonly outcome: Outcome | null;
  readonly seed: string | null;
  readonly start: Shown;
  readonly title: string;
  readonly verified: boolean;
  readonly viewer: string;
}
/**
 * What one viewer saw of a match after one entry.
 */
export interface Shown {
  readonly moment: Moment | null;
  readonly own: unknown;
  readonly public: unknown;
  readonly standing: readonly number[];
}
/**
 * Ask the table to go back to just after entry ``to``. Everyone seated must consent.
 */
export interface Rewind {
  readonly id: string;
  readonly to: number;
  readonly type: "rewind";
}
/**
 * The table went back to an earlier moment, by consent.
 */
export interface Rewound {
  readonly to: number;
  readonly type: "rewound";
}
/**
 * Something a player did more of than the others, or did well.
 */
export interface Ribbon {
  readonly seat: number;
  readonly title: string;
  readonly words: Words;
}
/**
 * A row of the ranking: a seat's, or one for the ``name`` where nobody sits.
 */
export interface Row {
  readonly name: string;
  readonly place: number;
  readonly score: number;
  readonly seat: number | null;
}
export interface RuleChapter {
  readonly sections: readonly RuleSection[];
  readonly title: string;
}
/**
 * ``also`` are further numbers under which it is cited.
 */
export interface RuleSection {
  readonly also: readonly string[];
  readonly blocks: readonly (Paragraph | Example | Bullets | Numbered | Grid)[];
  readonly id: string;
  readonly only: OnlyWith | null;
  readonly title: string;
}
export interface Rules {
  readonly chapters: readonly RuleChapter[];
}
/**
 * Table talk or a signal. ``seat`` is where the speaker sits, or None.
 */
export interface Said {
  readonly at: number;
  readonly n: number;
  readonly name: string;
  readonly seat: number | null;
  readonly signal: ("hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played") | "";
  readonly text: string;
  readonly type: "said";
}
/**
 * Table talk.
 */
export interface Say {
  readonly id: string;
  readonly text: string;
  readonly type: "say";
}
/**
 * One result: which match, what it was worth, and whether it counts.
 */
export interface SeasonCell {
  readonly counts: boolean;
  readonly match: string;
  readonly place: number;
  readonly points: number;
  readonly struck: boolean;
}
/**
 * A season in a list.
 */
export interface SeasonInfo {
  readonly best: number;
  readonly code: string;
  readonly ends: number;
  readonly games: readonly string[];
  readonly listed: boolean;
  readonly members: number;
  readonly name: string;
  readonly note: string;
  readonly organizer: string;
  readonly places: readonly number[];
  readonly scheme: "places" | "points";
  readonly starts: number;
  readonly status: "closed" | "finished" | "open";
  readonly you_belong: boolean;
  readonly you_organize: boolean;
}
/**
 * A line of the standings. ``member`` is valid in this season only.
 */
export interface SeasonLine {
  readonly added: number;
  readonly best: number;
  readonly cells: readonly SeasonCell[];
  readonly form: readonly number[];
  readonly matches: number;
  readonly member: string;
  readonly name: string;
  readonly points: number;
  readonly rank: number;
  readonly wins: number;
  readonly you: boolean;
}
/**
 * An organizer's decision, for everyone to read.
 */
export interface SeasonRuling {
  readonly at: number;
  readonly kind: "points" | "remove" | "strike";
  readonly match: string;
  readonly name: string;
  readonly points: number;
  readonly reason: string;
  readonly title: string;
}
/**
 * A season's page: standings, matches, waiting and running tables, and rulings.
 */
export interface SeasonSheet {
  readonly finished: readonly TableInfo[];
  readonly info: SeasonInfo;
  readonly lines: readonly SeasonLine[];
  readonly rounds: number;
  readonly rulings: readonly SeasonRuling[];
  readonly tables: readonly TableInfo[];
}
/**
 * A table in a list.
 */
export interface TableInfo {
  readonly changed: number;
  readonly clock: "brisk" | "days-1" | "days-3" | "none" | "relaxed" | "week";
  readonly code: string;
  readonly created: number;
  readonly free: number;
  readonly game: string;
  readonly host: string;
  readonly meeting: MeetingInfo | null;
  readonly moment: Moment | null;
  readonly newcomers: boolean;
  readonly options: {
    readonly [k: string]: unknown;
  };
  readonly result: string;
  readonly scores: readonly number[];
  readonly seats: readonly SeatInfo[];
  readonly status: "ended" | "gathering" | "over" | "playing";
  readonly title: string;
  readonly to_act: readonly number[];
  readonly watching: number;
  readonly your_turn: boolean;
}
/**
 * Who sits where. ``kind`` is open, person or bot.
 */
export interface SeatInfo {
  readonly away: boolean;
  readonly brings: string;
  readonly claimed: boolean;
  readonly dossier: string;
  readonly guest: boolean;
  readonly here: boolean;
  readonly kind: "bot" | "open" | "person";
  readonly left: number | null;
  readonly level: string;
  readonly name: string;
  readonly page: string;
  readonly plays_for: string;
  readonly program: boolean;
  readonly seat: number;
  readonly sit: "" | "ask" | "now";
  readonly yours: boolean;
}
/**
 * Host: put a bot in a free seat or, during a match, in an absent person's.
 */
export interface SeatBot {
  readonly id: string;
  readonly level: string;
  readonly seat: number;
  readonly type: "seat_bot";
}
/**
 * What people play on this server.
 */
export interface ServerStatistics {
  readonly games: readonly GameTotals[];
  readonly highest: readonly HighScore[];
  readonly longest: readonly HighScore[];
  readonly matches: number;
  readonly players: number;
}
/**
 * Host: change the table. Options, seats and clock can change only before the match starts.
 */
export interface Settings {
  readonly clock?: ("brisk" | "days-1" | "days-3" | "none" | "relaxed" | "week") | null;
  readonly id: string;
  readonly late?: ("ask" | "bot") | null;
  readonly newcomers?: boolean | null;
  readonly open?: boolean | null;
  readonly options?: {
    readonly [k: string]: unknown;
  } | null;
  readonly seats?: number | null;
  readonly speakers?: ("all" | "seated") | null;
  readonly title?: string | null;
  readonly type: "settings";
}
/**
 * What the caller makes public: their statistics, and whether open matches are rated when everyone else there wants
 *     it too. Being rated makes statistics public.
 */
export interface Showing {
  readonly rated: boolean;
  readonly shown: boolean;
}
/**
 * A short signal without words.
 */
export interface Signal {
  readonly id: string;
  readonly kind: "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played";
  readonly type: "signal";
}
/**
 * Take a free seat; one person may take several (hotseat). During a match: return to a seat, or ask for it.
 *     ``name``: who plays it on your device, set before the match.
 */
export interface Sit {
  readonly id: string;
  readonly name?: string | null;
  readonly seat: number;
  readonly type: "sit";
}
/**
 * Draw something for the table that is not part of the match: a plan, a mark, a pointer. None erases a key.
 */
export interface Sketch {
  readonly id: string;
  readonly key: string;
  readonly type: "sketch";
  readonly value?: {
    readonly [k: string]: unknown;
  };
}
/**
 * What someone drew under a key, and where they sit; the latest counts. A null value means it was erased.
 */
export interface Sketched {
  readonly key: string;
  readonly seat: number | null;
  readonly type: "sketched";
  readonly value: unknown;
}
/**
 * A source of points, and how many each row of the ranking has from it.
 */
export interface Source {
  readonly name: string;
  readonly points: readonly number[];
}
/**
 * The command was sent without knowing the latest entries; here they are.
 */
export interface Stale {
  readonly id: string;
  readonly type: "stale";
  readonly update: Update;
}
/**
 * The match after entry ``seq``: what happened since the last update, what everyone can see, and what is yours.
 *
 *     ``fresh`` means that ``lines`` is the whole log again (after an undo or a rewind), not an addition to it.
 */
export interface Update {
  readonly deadline: number | null;
  readonly deciding: readonly Words[];
  readonly fresh: boolean;
  readonly lines: readonly Line[];
  readonly mine: readonly Mine[];
  readonly moment: Moment | null;
  readonly now: number;
  readonly outcome: Outcome | null;
  readonly public: unknown;
  readonly seq: number;
  readonly standing: readonly number[];
  readonly to_act: readonly number[];
  readonly type: "update";
  readonly verdict: Verdict | null;
}
/**
 * The ending in a heading and a sentence. ``mood`` is won if anyone won (alone or together), lost if nobody at the
 *     table did, and scored if there was nobody to beat. ``rows`` starts with the first place.
 */
export interface Verdict {
  readonly detail: Words;
  readonly headline: Words;
  readonly mood: "lost" | "scored" | "won";
  readonly rows: readonly Row[];
  readonly sources: readonly Source[];
  readonly won: readonly number[];
}
/**
 * Leave a seat. During a match, someone else can take it, or the host can give it to a bot.
 */
export interface Stand {
  readonly id: string;
  readonly seat: number;
  readonly type: "stand";
}
/**
 * Host: begin the match.
 */
export interface Start {
  readonly id: string;
  readonly type: "start";
}
/**
 * The story of a finished match: how the points came about, step by step, and an award for each player.
 */
export interface Story {
  readonly awards: readonly Ribbon[];
  readonly steps: readonly StoryStep[];
}
/**
 * An entry of a finished match: everyone's points after it, and its log lines if they changed.
 */
export interface StoryStep {
  readonly moment: Moment | null;
  readonly standing: readonly number[];
  readonly words: readonly Words[];
}
/**
 * The table and the people around it; sent whenever any of it changes.
 */
export interface Table {
  readonly asked: Asked | null;
  readonly brought: string;
  readonly carries: string;
  readonly clock: "brisk" | "days-1" | "days-3" | "none" | "relaxed" | "week";
  readonly code: string;
  readonly commitment: string;
  readonly daily: string;
  readonly game: string;
  readonly host: string;
  readonly late: "ask" | "bot";
  readonly meeting: MeetingInfo | null;
  readonly newcomers: boolean;
  readonly open: boolean;
  readonly options: {
    readonly [k: string]: unknown;
  };
  readonly paused: boolean;
  readonly people: readonly TablePerson[];
  readonly practice: boolean;
  readonly problem: string;
  readonly rated: boolean;
  readonly seats: readonly SeatInfo[];
  readonly seed: string | null;
  readonly speakers: "all" | "seated";
  readonly status: "ended" | "gathering" | "over" | "playing";
  readonly title: string;
  readonly type: "table";
  readonly unearned: string;
  readonly watching: number;
  readonly you_host: boolean;
}
/**
 * A person at the table, or sent away from it, as shown to the host. ``id`` is valid at this table only.
 */
export interface TablePerson {
  readonly here: boolean;
  readonly id: string;
  readonly kicked: boolean;
  readonly muted: boolean;
  readonly name: string;
  readonly seats: readonly number[];
}
/**
 * The chat that hears whom a table waits for, for its host.
 */
export interface TableChat {
  readonly hooks: readonly string[];
  readonly label: string;
}
/**
 * The season a table counts for; empty if there is none, or none the caller may see.
 */
export interface TableSeason {
  readonly code: string;
  readonly name: string;
}
/**
 * How many channels got the test notice.
 */
export interface Tried {
  readonly channels: number;
}
/**
 * Take back the seat's last action.
 */
export interface Undo {
  readonly id: string;
  readonly seat: number;
  readonly seen: number;
  readonly type: "undo";
}
/**
 * A seat took back its last action.
 */
export interface Undone {
  readonly seat: number;
  readonly type: "undone";
}
/**
 * A person in voice chat. ``id`` is valid at this table only, until they leave.
 */
export interface Voice {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly number[];
  readonly talks: boolean;
}
/**
 * The people in voice chat, browser to browser; sent whenever it changes.
 */
export interface Voices {
  readonly hushed: string;
  readonly people: readonly Voice[];
  readonly type: "voices";
}
/**
 * You are in voice chat; ``you`` is your id in ``voices``.
 */
export interface VoicesJoined {
  readonly id: string;
  readonly only_relayed: boolean;
  readonly relayed: boolean;
  readonly servers: readonly IceServer[];
  readonly type: "voices_joined";
  readonly you: string;
}
/**
 * Agree to the table's open question, or not. A no from the person who asked withdraws the question.
 */
export interface Vote {
  readonly id: string;
  readonly type: "vote";
  readonly yes: boolean;
}
/**
 * The answer to hello: who you are, the table, its talk, the match if there is one, the sketches, and who is in
 *     voice chat (null: switched off on this server).
 */
export interface Welcome {
  readonly name: string | null;
  readonly sketches: readonly Sketched[];
  readonly table: Table;
  readonly talk: readonly Said[];
  readonly type: "welcome";
  readonly update: Update | null;
  readonly voices: Voices | null;
}
