/* Pictures that explain: the ship with some stations lit, and a threat's path along its track. */
import { crewGroup, numberGroup } from "../../../art/space-alert/figures";
import { ids, type Station, ZONE_INK } from "../../../art/space-alert/ink";
import { figureSpot, SHIP_HEIGHT, SHIP_WIDTH, type ShipState, shipGroup } from "../../../art/space-alert/ship";
import { threatGroup } from "../../../art/space-alert/threats";
import { bandOf, CELL, squareAt, trackGroup, trackHeight, trackWidth } from "../../../art/space-alert/tracks";
import { n, svg } from "../../../art/svg";
import type { SheetThreat, ThreatFacts, TrackFacts } from "../types";

/** You, as lessons paint you. */
const YOUR_SEAT = 1;

export function shipPicture(ship: ShipState, lit: readonly Station[], prefix: string): string {
  const next = ids(prefix);
  const { x, y } = figureSpot("upper_white", 0);
  const you = `<g transform="translate(${x} ${y})">${crewGroup(YOUR_SEAT, next, { you: true })}</g>`;
  return svg(`-10 -40 ${SHIP_WIDTH + 20} ${SHIP_HEIGHT + 20}`, shipGroup(ship, next, { lit, bare: true }) + you);
}

/** A threat's path: its picture on every square where a turn begins, with the number of that turn. */
export function flightPicture(card: ThreatFacts, threat: SheetThreat, shape: TrackFacts, prefix: string): string {
  const next = ids(prefix);
  const colour = threat.zone === "internal" ? "#ffb454" : ZONE_INK[threat.zone];
  const bands = [3, 2, 1]
    .filter((band) => band <= bandOf(shape.length))
    .map((band) => {
      const y = (3 - band) * (CELL.height + CELL.gapY);
      return `<rect x="-54" y="${y - 4}" width="${trackWidth() + 66}" height="${CELL.height + 8}" rx="9" fill="${band === 1 ? "#8a5a4f" : "#52608f"}" opacity="${band === 1 ? 0.24 : 0.15}"/><text x="-34" y="${y + 23}" text-anchor="middle" font-family="var(--display)" font-weight="700" font-size="19" fill="${band === 1 ? "#ffb08a" : "#a9b6cc"}">${band}</text>`;
    });
  const marks = threat.squares.map((square, i) => {
    const { x, y } = squareAt(square, CELL, shape.length);
    const ship = `<g transform="translate(${n(x - 5)} ${n(y)}) scale(.21)" opacity="${i ? 0.4 : 1}">${threatGroup({ id: card.id, name: card.name }, next, true)}</g>`;
    return `${ship}<g transform="translate(${n(x + 16)} ${n(y - 9)})">${numberGroup(threat.turn + i, 10, i ? "white" : card.colour, i > 0)}</g>`;
  });
  const top = (3 - bandOf(shape.length)) * (CELL.height + CELL.gapY);
  return svg(
    `-62 ${top - 12} ${trackWidth() + 82} ${trackHeight() - top + 22}`,
    `${bands.join("")}${trackGroup(shape, { colour })}${marks.join("")}`,
  );
}
