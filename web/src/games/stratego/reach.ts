/** How far a power reaches, and what stands in its way: drawn so that people see it. What is allowed, the choices say. */

import { beside, distance, squaresOf, type Grid, type Square } from "./geometry";
import type { Power } from "./orders";

export interface Ray {
  readonly start: Square;
  /** The last square of it. */
  readonly end: Square;
  /** Whether something stands there that it cannot pass. */
  readonly blocked: boolean;
}

export interface Reach {
  /** Squares within reach. */
  readonly area: readonly Square[];
  readonly rays: readonly Ray[];
}

export const NOWHERE: Reach = { area: [], rays: [] };

type Way = readonly [right: number, down: number];
/** Whether a piece or the Forbidden Zone is on a square. */
type Taken = (square: Square) => boolean;

const STRAIGHT: readonly Way[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];
const ROUND: readonly Way[] = [...STRAIGHT, [1, -1], [1, 1], [-1, 1], [-1, -1]];
/** Squares that most powers reach. */
const FAR = 2;

/** @param occupied squares with pieces */
export function reachOf(power: Power, start: Square, grid: Grid, occupied: ReadonlySet<Square>): Reach {
  const taken: Taken = (square) => occupied.has(square) || grid.zone.has(square);
  switch (power) {
    case "detect-enemy":
      return { area: squaresOf(grid).filter((square) => square !== start && distance(start, square) <= FAR), rays: [] };
    case "distance-strike":
      return rays(start, ROUND, grid, taken);
    case "magnet":
      return rays(start, STRAIGHT, grid, taken);
    case "sneak-attack":
      return { area: [], rays: STRAIGHT.flatMap((way) => leap(start, way, grid, taken)) };
    case "speed":
      return { area: walks(start, grid, taken), rays: [] };
    default:
      return { area: around(start, power === "robot-rumble" ? STRAIGHT : ROUND, grid), rays: [] };
  }
}

/** The neighbours of a square on all sides: whom a Robot Rumble reaches from there. */
export function neighbours(square: Square, grid: Grid): readonly Square[] {
  return around(square, ROUND, grid);
}

function around(start: Square, ways: readonly Way[], grid: Grid): readonly Square[] {
  return ways.map(([right, down]) => beside(start, right, down, grid)).filter((square) => square !== "" && !grid.zone.has(square));
}

function rays(start: Square, ways: readonly Way[], grid: Grid, taken: Taken): Reach {
  const found = ways.flatMap((way) => ray(start, way, grid, taken));
  return { area: [], rays: found };
}

/** A line of two squares; it ends where something stands in the way of the second. */
function ray(start: Square, [right, down]: Way, grid: Grid, taken: Taken): readonly Ray[] {
  const near = beside(start, right, down, grid);
  const far = beside(start, FAR * right, FAR * down, grid);
  if (!near) return [];
  if (taken(near) || !far) return [{ start, end: near, blocked: taken(near) }];
  return [{ start, end: far, blocked: grid.zone.has(far) }];
}

/** A flight over what adjoins, onto the first open square behind it; blocked where there is none. */
function leap(start: Square, [right, down]: Way, grid: Grid, taken: Taken): readonly Ray[] {
  let last = start;
  let next = beside(start, right, down, grid);
  if (!next || !taken(next)) return [];
  while (next && taken(next)) [last, next] = [next, beside(next, right, down, grid)];
  return [{ start, end: next || last, blocked: !next }];
}

/** Squares that can be reached by two steps, the first onto an open square. */
function walks(start: Square, grid: Grid, taken: Taken): readonly Square[] {
  const first = around(start, STRAIGHT, grid).filter((square) => !taken(square));
  return [...new Set(first.flatMap((square) => around(square, STRAIGHT, grid)))].filter((square) => square !== start);
}

/** The way of a line over the board: through a corner where it goes two steps round one, else straight. */
export function wayOf(verb: string, start: Square, end: Square, grid: Grid, occupied: ReadonlySet<Square>): readonly Square[] {
  if (verb !== "speed") return [start, end];
  const taken: Taken = (square) => occupied.has(square) || grid.zone.has(square);
  const corner = around(start, STRAIGHT, grid).find((square) => !taken(square) && around(square, STRAIGHT, grid).includes(end));
  return corner ? [start, corner, end] : [start, end];
}
