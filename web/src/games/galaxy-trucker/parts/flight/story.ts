/* What happened since the card was turned up: how each meteor and shot ended for one ship. */
import { isOf } from "../../../../lib/kinds";
import type { Line } from "../../../../wire/types";
import type { GameEvent as Happened, HitView } from "../../view";
import { lineName } from "../../words";
import { FATES, type Fate } from "./show";

interface HitStory {
  /** The line it came along; 0: unknown. */
  readonly line: number;
  readonly side: HitView["side"];
  readonly dice: readonly number[];
  /** Empty: nothing yet, or it did not affect this ship. */
  readonly end: Fate | "";
}

/** The events since the latest card was turned up, in order. */
function sinceCard(lines: readonly Line<Happened>[]): readonly Happened[] {
  const from = lines.findLastIndex((line) => line.event.type === "card_turned");
  return lines.slice(Math.max(0, from)).map((line) => line.event);
}

/** The card's latest volley, meteor by meteor. A pirate's volley comes after other events, so all are counted. */
export function hitStories(lines: readonly Line<Happened>[], seat: number): HitStory[] {
  const stories: HitStory[] = [];
  for (const event of sinceCard(lines)) {
    if (event.type === "rolled" || event.type === "incoming")
      stories.push({
        line: event.line,
        side: event.side,
        dice: event.type === "rolled" ? event.dice : [],
        end: "",
      });
    else if (isOf(event, ...FATES) && event.seat === seat) {
      const last = stories.at(-1);
      if (last && !last.end) stories[stories.length - 1] = { ...last, end: event.type };
    }
  }
  return stories;
}

const ENDINGS: Readonly<Record<Fate, string>> = {
  missed: "misses you",
  bounced: "bounces off",
  shield_held: "your shield stops it",
  meteor_shot: "you shoot it",
  destroyed: "hits you",
};

/** "Column 6: you shot it" */
export function storyWords(story: HitStory): string {
  const where = lineName(story.side, story.line);
  const line = where.charAt(0).toUpperCase() + where.slice(1);
  return story.end ? `${line}: ${ENDINGS[story.end]}` : line;
}
