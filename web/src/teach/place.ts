/** Where a speech bubble stands: near what it points at, covering nothing that is needed. */

import { enclosing, gapBetween, grown, shared, type Point, type Rect, type Size } from "../kit/rect";

/** Pixels between places that are tried, across and down, to the edge of the screen, and to the target. */
const ACROSS = 10;
const DOWN = 4;
const EDGE = 6;
const GAP = 22;
/** The longest tail; one to a target that is farther away only shows where it is, and to one that is too far there is none. */
const TAIL = 64;
const FAR = 140;
/** How much worse a covered pixel is than a pixel of distance: of what has to stay in sight, of what matters less, of the target. */
const COVERED = 0.6;
const COVERED_LESS = 0.04;
const COVERED_TARGET = 4;
/** How much worse it is, beside its pixels, to cover the whole of something: a pawn is small, and needed all the same. */
const COVERED_WHOLE = 500;
/** How much worse it is to point across something that must be seen. */
const CROSSING = 90;
/** Pixels kept free around what must be seen. */
const AIR = 4;

/** The distance to the nearest target, and how far the bubble stands to the side of that. */
function awayFrom(bubble: Rect, targets: readonly Rect[]): number {
  const middle = bubble.x + bubble.width / 2;
  const away = targets.map((target) => Math.abs(gapBetween(bubble, target) - GAP) + Math.abs(middle - target.x - target.width / 2) * 0.12);
  return Math.min(...away);
}

function covered(bubble: Rect, rects: readonly Rect[]): number {
  return rects.reduce((sum, rect) => sum + shared(bubble, rect), 0);
}

/** Of how many things, counted in parts, a bubble covers the sight. */
function hiddenParts(bubble: Rect, rects: readonly Rect[]): number {
  return rects.reduce((sum, rect) => sum + shared(bubble, rect) / (rect.width * rect.height), 0);
}

function cost(bubble: Rect, targets: readonly Rect[], clear: readonly Rect[], less: readonly Rect[]): number {
  const needed = covered(grown(bubble, AIR), clear) * COVERED + hiddenParts(bubble, clear) * COVERED_WHOLE;
  const hidden = needed + covered(bubble, less) * COVERED_LESS + covered(bubble, targets) * COVERED_TARGET;
  const [target] = targets;
  const crossing = targets.length === 1 && target && crosses(bubble, target, clear) ? CROSSING : 0;
  return hidden + crossing + awayFrom(bubble, targets);
}

/** What the screen looks like around a bubble. */
export interface Scenery {
  /** What it points at; with several it has no tail. */
  readonly targets: readonly Rect[];
  /** What it must not cover beside that. */
  readonly clear: readonly Rect[];
  /** What it covers rather than that. */
  readonly less: readonly Rect[];
  readonly screen: Size;
  /** The height of what lies at the top of the screen, and stays in sight. */
  readonly top: number;
}

/** The corner of a bubble; without a target it stands in the middle of the screen. */
export function placeBubble(size: Size, { targets, clear, less, screen, top }: Scenery): Point {
  const aims = targets.length > 0 ? targets : [{ x: screen.width / 2, y: screen.height / 2, width: 0, height: 0 }];
  let best = { x: EDGE, y: top + EDGE };
  let least = Infinity;
  for (let y = top + EDGE; y <= Math.max(top + EDGE, screen.height - size.height - EDGE); y += DOWN) {
    for (let x = EDGE; x <= Math.max(EDGE, screen.width - size.width - EDGE); x += ACROSS) {
      const price = cost({ x, y, ...size }, aims, clear, less);
      if (price < least) [least, best] = [price, { x, y }];
    }
  }
  return best;
}

/** Whether the tail of a bubble would lie on something that must be seen, and that is not part of its target. */
function crosses(bubble: Rect, target: Rect, clear: readonly Rect[]): boolean {
  const tail = tailOf(bubble, target);
  const box = tail && enclosing([tail.from, tail.tip].map(({ x, y }) => ({ x: x - 6, y: y - 6, width: 12, height: 12 })));
  return box !== null && clear.some((rect) => shared(rect, target) === 0 && shared(rect, box) > 0);
}

interface Tail {
  readonly from: Point;
  readonly tip: Point;
}

/** Where a tail begins and ends; null where bubble and target lie on each other, or too far apart. */
function tailOf(bubble: Rect, target: Rect): Tail | null {
  const gap = gapBetween(bubble, target);
  if (gap < 6 || gap > FAR) return null;
  const from = nearest(bubble, { x: target.x + target.width / 2, y: target.y + target.height / 2 }, 24);
  const to = nearest(target, from, 6);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const reach = Math.min(TAIL, length - 3) / length;
  return { from, tip: { x: from.x + dx * reach, y: from.y + dy * reach } };
}

/** The tail of a bubble as a path, from its edge towards its target; empty where it would lie on what must be seen. */
export function tailPath(bubble: Rect, target: Rect, clear: readonly Rect[] = []): string {
  const tail = tailOf(bubble, target);
  if (!tail || crosses(bubble, target, clear)) return "";
  const { from, tip } = tail;
  const length = Math.max(1, Math.hypot(tip.x - from.x, tip.y - from.y));
  const along = { x: (tip.x - from.x) / length, y: (tip.y - from.y) / length };
  const back = { x: from.x - along.x * 14, y: from.y - along.y * 14 };
  const side = { x: -along.y * 12, y: along.x * 12 };
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
