/** The lens through which the Earth is drawn: small crowded places get more room, empty seas and the far north less. */

import type { Point } from "../../../kit/rect";

interface Glass {
  readonly x: number;
  readonly y: number;
  /** How much larger things in its middle are: 1 for twice as large. */
  readonly power: number;
  /** How far it reaches; what lies further than this is pressed together a little. */
  readonly reach: number;
}

/** In units of the outlines: over Europe, over the islands between Asia and Australia, over the Caribbean. */
const GLASSES: readonly Glass[] = [
  { x: 618, y: 196, power: 1.15, reach: 84 },
  { x: 975, y: 372, power: 0.4, reach: 62 },
  { x: 275, y: 320, power: 0.35, reach: 55 },
];
/** North of this the land is as wide as on any such map, and not as tall. */
const ARCTIC = 95;
const PRESSED = 0.62;
/** Columns of open sea, from where to where, and what is left of them. */
const SEAS: readonly (readonly [number, number, number])[] = [
  [395, 520, 0.72],
  [1090, 1200, 0.85],
];

/** Where a point of the outlines is drawn. */
export function through(point: Point): Point {
  const { x, y } = GLASSES.reduce(magnified, point);
  return { x: x - SEAS.reduce((sum, [from, to, left]) => sum + (Math.min(Math.max(x - from, 0), to - from) * (1 - left)), 0), y: y < ARCTIC ? ARCTIC - (ARCTIC - y) * PRESSED : y };
}

function magnified({ x, y }: Point, glass: Glass): Point {
  const [right, down] = [x - glass.x, y - glass.y];
  const grown = 1 + glass.power * Math.exp(-(right * right + down * down) / (2 * glass.reach * glass.reach));
  return { x: glass.x + right * grown, y: glass.y + down * grown };
}
