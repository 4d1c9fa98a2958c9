/** Lines of a plot: where each value lies in a drawing. */

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The highest value that is drawn. */
  readonly top: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A round number not below any value, so that lines of the grid have plain numbers. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(4, ...values);
  const step = most > 64 ? 40 : most > 32 ? 16 : most > 16 ? 8 : 4;
  return Math.ceil(most / step) * step;
}

/** Where values lie, from left to right over the whole width; one alone lies at the left. */
export function spots(values: readonly number[], { width, height, top }: Frame): readonly Spot[] {
  const step = width / Math.max(1, values.length - 1);
  return values.map((value, index) => ({ x: index * step, y: height - (value / top) * height }));
}

/** Lines across, from 0 to the top. */
export function gridOf(top: number): readonly number[] {
  return [0, 1, 2, 3, 4].map((part) => (top * part) / 4);
}
