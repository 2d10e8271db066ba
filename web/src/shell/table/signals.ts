import type { IconName } from "../../art/icons";
import type { SignalKind } from "../../wire/types";

export const SIGNALS: readonly { kind: SignalKind; words: string; icon: IconName }[] = [
  { kind: "hello", words: "Hello", icon: "hand" },
  { kind: "thinking", words: "Thinking", icon: "hourglass" },
  { kind: "well-played", words: "Well played", icon: "star" },
  { kind: "thanks", words: "Thanks", icon: "together" },
  { kind: "oops", words: "Oops", icon: "warn" },
  { kind: "hurry", words: "Your move?", icon: "clock" },
];
