/** Where a speech bubble stands: near what it points at, covering nothing that is needed. */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels between places that are tried, to the edge of the screen, and to the target. */
const STEP = 10;
const EDGE = 10;
const GAP = 22;
/** The longest tail; one to a target that is farther away only shows where it is. */
const TAIL = 64;
/** How much worse a covered pixel is than a pixel of distance, and one of the target itself. */
const COVERED = 0.6;
const COVERED_TARGET = 4;

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The smallest rectangle around several; null around none. */
export function around(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  const [x, y] = [Math.min(...rects.map((rect) => rect.x)), Math.min(...rects.map((rect) => rect.y))];
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Distance between the edges of two rectangles; 0 where they touch. */
export function gapBetween(a: Rect, b: Rect): number {
  const x = Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width);
  const y = Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height);
  return Math.hypot(x, y);
}

function cost(bubble: Rect, target: Rect, clear: readonly Rect[]): number {
  const covered = clear.reduce((sum, rect) => sum + overlap(bubble, rect), 0) * COVERED + overlap(bubble, target) * COVERED_TARGET;
  const across = Math.abs(bubble.x + bubble.width / 2 - target.x - target.width / 2);
  return covered + Math.abs(gapBetween(bubble, target) - GAP) + across * 0.12;
}

/**
 * The corner of a bubble.
 *
 * @param clear what it must not cover beside its target
 * @param top the height of what lies at the top of the screen
 */
export function placeBubble(size: Size, target: Rect, clear: readonly Rect[], screen: Size, top: number): Point {
  let best = { x: EDGE, y: top + EDGE };
  let least = Infinity;
  for (let y = top + EDGE; y <= Math.max(top + EDGE, screen.height - size.height - EDGE); y += STEP) {
    for (let x = EDGE; x <= Math.max(EDGE, screen.width - size.width - EDGE); x += STEP) {
      const price = cost({ x, y, ...size }, target, clear);
      if (price < least) [least, best] = [price, { x, y }];
    }
  }
  return best;
}

/** The tail of a bubble as a path, from its edge to its target; empty where the two lie on each other. */
export function tailPath(bubble: Rect, target: Rect): string {
  if (gapBetween(bubble, target) < 6) return "";
  const from = nearest(bubble, { x: target.x + target.width / 2, y: target.y + target.height / 2 }, 24);
  const to = nearest(target, from, 6);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const side = { x: (-dy / length) * 12, y: (dx / length) * 12 };
  const reach = Math.min(TAIL, length - 3);
  const tip = { x: from.x + (dx / length) * reach, y: from.y + (dy / length) * reach };
  const back = { x: from.x - (dx / length) * 14, y: from.y - (dy / length) * 14 };
  const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${text({ x: back.x + side.x, y: back.y + side.y })}L${text(tip)}L${text({ x: back.x - side.x, y: back.y - side.y })}Z`;
}

/** The point of a rectangle that is nearest, but not nearer to its corners than so. */
function nearest(rect: Rect, { x, y }: Point, inset: number): Point {
  const clamp = (value: number, start: number, length: number): number => {
    const margin = Math.min(inset, length / 2);
    return Math.min(Math.max(value, start + margin), start + length - margin);
  };
  const inside = { x: clamp(x, rect.x, rect.width), y: clamp(y, rect.y, rect.height) };
  const beside = x < rect.x || x > rect.x + rect.width;
  return beside ? { ...inside, x: x < rect.x ? rect.x : rect.x + rect.width } : { ...inside, y: y < rect.y ? rect.y : rect.y + rect.height };
}
