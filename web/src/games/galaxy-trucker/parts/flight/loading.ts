/* Loading in one go: every block that fits, the most valuable first, one answer after another. */
import type { Catalog } from "../../catalog";
import type { Action, TruckerView } from "../../view";

interface Hold {
  readonly square: string;
  readonly special: boolean;
  room: number;
}

/** The stowing that loads the most value without taking anything out; special holds are kept for red blocks. */
export function loadAll(
  me: TruckerView,
  dock: readonly string[],
  legal: readonly Action[],
  catalog: Catalog,
): Action[] {
  const usable = new Set(legal.filter((one) => one.type === "stow").map((one) => String(one.hold)));
  const holds: Hold[] = me.parts.flatMap((part) => {
    const tile = catalog.tiles.get(part.tile);
    if (!tile?.kind.endsWith("cargo hold") || !usable.has(part.square)) return [];
    return [
      { square: part.square, special: tile.kind === "special cargo hold", room: tile.capacity - part.goods.length },
    ];
  });
  const value = (good: string): number => catalog.goods[good] ?? 0;
  const found: Action[] = [];
  for (const good of dock.toSorted((a, b) => value(b) - value(a))) {
    const fitting = holds.filter((hold) => hold.room > 0 && (good !== "red" || hold.special));
    const hold = fitting.find((one) => one.special === (good === "red")) ?? fitting[0];
    if (!hold) continue;
    hold.room -= 1;
    found.push({ type: "stow", good, hold: hold.square });
  }
  return found;
}
