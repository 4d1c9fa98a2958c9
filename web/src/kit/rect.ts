/** Rectangles on the screen, in pixels. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `x` and `y` are its left upper corner. */
export interface Rect extends Point, Size {}

/** The rectangle of a size with its middle in a point. */
export function centred({ x, y }: Point, width: number, height: number): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** A rectangle that reaches so much further on all sides. */
export function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The smallest rectangle around several; null around none. */
export function enclosing(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  const [x, y] = [Math.min(...rects.map((rect) => rect.x)), Math.min(...rects.map((rect) => rect.y))];
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The area that two rectangles share. */
export function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Distance between the edges of two rectangles; 0 where they touch. */
export function gapBetween(a: Rect, b: Rect): number {
  const x = Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width);
  const y = Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height);
  return Math.hypot(x, y);
}
