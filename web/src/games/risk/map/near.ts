/** Which territory is meant: by a tap near it, or by an arrow key. */

import type { Point } from "../../../kit/rect";
import type { Name } from "./contract";

/** Where a territory can be tapped. */
export interface Spot extends Point {
  readonly name: Name;
}

/** The nearest spot no further than `reach`; empty for none. Among those that are about as near one that can be picked is meant. */
export function nearest(point: Point, spots: readonly Spot[], reach: number, targets: ReadonlySet<Name> = new Set()): Name {
  const far = ({ x, y, name }: Spot): number => Math.hypot(x - point.x, y - point.y) * (targets.has(name) ? 0.6 : 1);
  const [first] = spots.filter((spot) => far(spot) <= reach).toSorted((one, other) => far(one) - far(other));
  return first?.name ?? "";
}

/** The next spot from one into a direction, such as 1 0 to the right; beyond the edge it goes on at the other side. */
export function beside(name: Name, right: number, down: number, spots: readonly Spot[], width: number): Name {
  const from = spots.find((spot) => spot.name === name);
  if (!from) return spots[0]?.name ?? "";
  const found = ahead(from, right, down, spots);
  return found || (right === 0 ? name : ahead({ ...from, x: from.x - right * width }, right, down, spots) || name);
}

/** The spot that lies best ahead: far to the side counts more than far away. */
function ahead(from: Spot, right: number, down: number, spots: readonly Spot[]): Name {
  const [first] = spots
    .filter(({ name }) => name !== from.name)
    .map((spot) => ({ spot, on: (spot.x - from.x) * right + (spot.y - from.y) * down, off: Math.abs((spot.x - from.x) * down) + Math.abs((spot.y - from.y) * right) }))
    .filter(({ on, off }) => on > 1 && off < on * 1.8)
    .toSorted((one, other) => one.on + one.off * 1.6 - other.on - other.off * 1.6);
  return first?.spot.name ?? "";
}
