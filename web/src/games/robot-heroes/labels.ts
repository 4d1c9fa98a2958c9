/** Where the words beside spaces stand, so that they cover neither one another nor what lies on the board. */

import { centred, shared, type Point, type Rect } from "../../kit/rect";
import type { Pixels } from "./layout";

/** Something that words had better not cover: the heavier, the worse. */
export interface Obstacle extends Rect {
  readonly weight: number;
}

/** Words of a size that belong to a point; `inward` points from it to where there is room. */
export interface Words {
  readonly at: Point;
  readonly inward: Point;
  readonly width: Pixels;
  readonly height: Pixels;
}

/** Far heavier than any obstacle: words stay in the room, and off one another. */
const NEVER = 1_000;

/** The middles of all words, one after the other where they cover least; `away` is the nearest that words may come to their point. */
export function placeWords(all: readonly Words[], obstacles: readonly Obstacle[], room: Rect, away: Pixels): readonly Point[] {
  const taken: Obstacle[] = [...obstacles];
  return all.map((words) => {
    const spots = spotsOf(words, away);
    const costs = spots.map(({ spot, effort }) => effort + cost(centred(spot, words.width, words.height), taken, room));
    const best = spots[costs.indexOf(Math.min(...costs))]?.spot ?? words.at;
    taken.push({ ...centred(best, words.width + 4, words.height + 4), weight: NEVER });
    return best;
  });
}

/** Where words might stand: first where they belong, then further in, to the sides, or on the far side. */
function spotsOf({ at, inward, width, height }: Words, away: Pixels): readonly { spot: Point; effort: number }[] {
  const reach = away + (Math.abs(inward.x) * width + Math.abs(inward.y) * height) / 2;
  const along = { x: -inward.y, y: inward.x };
  const step = (Math.abs(along.x) * width + Math.abs(along.y) * height) / 4;
  const spots: { spot: Point; effort: number }[] = [];
  for (const out of [0, 0.5, 1, 1.75, 2.5, -1]) {
    for (let aside = -5; aside <= 5; aside += 1) {
      const far = out < 0 ? -reach : reach + out * height;
      const spot = { x: at.x + inward.x * far + along.x * aside * step, y: at.y + inward.y * far + along.y * aside * step };
      spots.push({ spot, effort: Math.hypot(aside * step, out < 0 ? 3 * height : out * height) });
    }
  }
  return spots;
}

/** What it costs to stand there, in about the pixels that one would move to avoid it. */
function cost(rect: Rect, obstacles: readonly Obstacle[], room: Rect): number {
  const area = rect.width * rect.height || 1;
  const outside = area - shared(rect, room);
  const covered = obstacles.reduce((sum, obstacle) => sum + shared(rect, obstacle) * obstacle.weight, outside * NEVER);
  return (covered / area) * 100;
}
