/** Where the parts of the table are that a lesson speaks of. */

import { enclosing, type Rect } from "../kit/rect";
import type { Lesson, Step } from "./lesson";
import type { Scenery } from "./place";

/** The rectangles of the parts of a name that are in sight. A drawing gives names with the attribute `data-teach`. */
function partsNamed(name: string): readonly Rect[] {
  const found = Array.from(document.querySelectorAll(`[data-teach="${name}"]`), (part) => part.getBoundingClientRect());
  return found.filter(({ width, height }) => width > 0 && height > 0).map(({ x, y, width, height }) => ({ x, y, width, height }));
}

/** What a step points at: the first of its names that is in sight. */
function targetsOf({ at, together }: Step): readonly Rect[] {
  const parts = at.map(partsNamed).find((found) => found.length > 0) ?? [];
  const whole = together ? enclosing(parts) : null;
  return whole ? [whole] : parts;
}

/** On a screen that is lower than this a bubble may cover the head of the page. */
const LOW = 460;

/** What the screen looks like for a step. The primary button has nothing to do while the game stands still. */
export function sceneryFor(step: Step, keep: Lesson["keep"]): Scenery {
  const less = step.until === "act" ? (step.less ?? []) : [...(step.less ?? []), "act"];
  return {
    targets: targetsOf(step),
    clear: keep.filter((name) => !less.includes(name)).flatMap(partsNamed),
    less: less.flatMap(partsNamed),
    screen: { width: document.documentElement.clientWidth, height: innerHeight },
    top: innerHeight < LOW ? 0 : Math.max(0, document.querySelector("#main")?.getBoundingClientRect().top ?? 0),
  };
}
