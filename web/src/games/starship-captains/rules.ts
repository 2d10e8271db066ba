/* The rules drawer's text, in reading order. */
import type { RuleSection } from "../../shell/board";
import { END_RULES } from "./rules/end";
import { TURN_RULES } from "./rules/turn";
import { WORLD_RULES } from "./rules/world";

export const RULES: readonly RuleSection[] = [...TURN_RULES, ...WORLD_RULES, ...END_RULES];
