/** The messages between page and server. Their types are generated from the server's; this file adds the unions. */
import type * as wire from "../generated/wire";

export type * from "../generated/wire";
export type { Event as Happened } from "../generated/wire";
/** A board that knows its game's events passes their type. */
export type Line<E = wire.Event> = Omit<wire.Line, "event"> & { readonly event: E };
/** A replay as sent, and as shown: every frame complete. */
export type RolledReplay = wire.Replay;
export type Frame = Omit<wire.Frame, "changes"> & wire.Shown;
export type Replay = Omit<wire.Replay, "start" | "frames"> & { frames: readonly Frame[] };
export type Clock = wire.Table["clock"];
export type SignalKind = wire.Signal["kind"];
/** The messages that two browsers exchange until they are linked. */
export type Handshake = wire.Relay["handshake"];

/** A note about a component, or about an answer, which may be fatal. */
export type Note = Omit<wire.Note, "answer" | "fatal"> & { readonly answer?: unknown; readonly fatal?: boolean };

/** A form for each type of action, with a field for each of its parts. */
export type Pick<A extends Kind = wire.Action> = A extends A
  ? Omit<wire.Pick, "type" | "fields"> & { readonly type: A["type"]; readonly fields: readonly Field<Part<A>>[] }
  : never;
export type Field<Name extends string = string> = Omit<wire.Field, "name"> & { readonly name: Name };
// biome-ignore lint/suspicious/noExplicitAny: the shell passes boards' actions through without knowing them
type Part<A> = unknown extends A ? any : Exclude<keyof A, "type"> & string;
interface Kind {
  readonly type: string;
}

/** A board that knows its game's actions passes their type. */
export type Option<A = wire.Action> = Omit<wire.Option, "action"> & { readonly action: A };
export type Choice<A extends Kind = wire.Action> = Omit<wire.Choice, "options" | "picks" | "notes"> & {
  readonly options: readonly Option<A>[];
  readonly picks: readonly Pick<A>[];
  /** What can be done with components, or why not; few questions have notes. */
  readonly notes?: readonly Note[];
};

/** Only some boards look at the next question. */
export type Previewed = Omit<wire.Previewed, "choice"> & { readonly choice?: wire.Previewed["choice"] };

export type Message =
  | wire.Welcome
  | wire.Table
  | wire.Update
  | wire.Changed
  | wire.Said
  | wire.Sketched
  | wire.Pong
  | wire.Done
  | wire.Refused
  | wire.Stale
  | Previewed
  | wire.Foreseen
  | wire.Closing
  | wire.Announced
  | wire.Voices
  | wire.VoicesJoined
  | wire.Relayed;

export type Command =
  | wire.Act
  | wire.Preview
  | (Omit<wire.Foresee, "viewer" | "action"> & { viewer?: number | null; action?: wire.Action | null })
  | wire.Undo
  | wire.GiveOrders
  | wire.Say
  | wire.Signal
  | (Omit<wire.Sketch, "value"> & { value?: unknown })
  | wire.Sit
  | wire.Stand
  | wire.Bring
  | wire.Start
  | wire.SeatBot
  | wire.FreeSeat
  | wire.Mute
  | wire.Kick
  | wire.Pause
  | wire.Rewind
  | wire.Vote
  | wire.EndMatch
  | wire.Meet
  | wire.Answer
  | wire.CallOff
  | wire.Settings
  | wire.JoinVoices
  | wire.LeaveVoices
  | wire.Relay;
