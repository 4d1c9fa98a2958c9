/** A board that is not the Earth: each continent a field of tiles, so that an edition with other territories can be played. */

import type { Point } from "../../../kit/rect";
import type { Place } from "../types.gen";
import type { Sketch } from "./world";

/** From the middle of a tile to the middle of its side, and from one tile to the next. */
const HALF = 46;
const STEP = 112;
/** Between continents. */
const GAP = 70;
/** Continents in a row. */
const ACROSS = 3;

/** Tiles of all territories, continent by continent. */
export function tiled(board: readonly Place[]): readonly Sketch[] {
  const continents = [...new Set(board.map(({ continent }) => continent))];
  const fields = continents.map((continent) => board.filter((place) => place.continent === continent));
  const side = Math.max(1, ...fields.map(({ length }) => Math.ceil(Math.sqrt(length))));
  const field = side * STEP + GAP;
  return fields.flatMap((places, at) => places.map((place, nth) => tile(place, { x: (at % ACROSS) * field + (nth % side) * STEP, y: Math.floor(at / ACROSS) * field + Math.floor(nth / side) * STEP })));
}

function tile({ name, continent }: Place, at: Point): Sketch {
  const ring = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([right = 0, down = 0]) => ({ x: at.x + right * HALF, y: at.y + down * HALF }));
  return { name, continent, rings: [ring], at };
}
