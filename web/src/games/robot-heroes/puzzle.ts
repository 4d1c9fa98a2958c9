/** The six pieces of a hero's puzzle: two columns, three rows, held together by tabs. */

export const PIECES = 6;
export const COLUMNS = 2;
export const ROWS = 3;
/** Length of a side of a piece, in the units of the drawing. */
export const SIDE = 120;

/** The order in which pieces are turned; the rules leave it open, so the face stays to the end. */
export const ORDER = [4, 5, 2, 3, 0, 1] as const;

type Spot = readonly [number, number];

/** A side as control points from (0, 0) to (1, 0), with the tab at `bulge` side. */
function tab(bulge: number): readonly Spot[] {
  const b = bulge;
  return [
    [0.3, 0],
    [0.42, 0.03 * b],
    [0.4, 0.07 * b],
    [0.3, 0.2 * b],
    [0.7, 0.2 * b],
    [0.6, 0.07 * b],
    [0.58, 0.03 * b],
    [0.7, 0],
    [1, 0],
  ];
}

/** Which way the tab of an inner side points: pieces left and above decide. */
function bulgeOf(column: number, row: number, down: boolean): number {
  return (column + row + (down ? 1 : 0)) % 2 === 0 ? 1 : -1;
}

/** One side of a piece, as a part of a path. */
function side(from: Spot, to: Spot, bulge: number): string {
  const [x, y] = from;
  const [dx, dy] = [to[0] - x, to[1] - y];
  const place = ([u, v]: Spot): string => `${round(x + dx * u - dy * v)} ${round(y + dy * u + dx * v)}`;
  if (bulge === 0) return `L${place([1, 0])}`;
  return `C${tab(bulge).map(place).join(" ")}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The outline of a piece, by its number in reading order. */
export function outline(piece: number): string {
  const [column, row] = [piece % COLUMNS, Math.floor(piece / COLUMNS)];
  const [left, top, right, bottom] = [column * SIDE, row * SIDE, (column + 1) * SIDE, (row + 1) * SIDE];
  const above = row === 0 ? 0 : bulgeOf(column, row - 1, true);
  const below = row === ROWS - 1 ? 0 : bulgeOf(column, row, true);
  const before = column === 0 ? 0 : bulgeOf(column - 1, row, false);
  const after = column === COLUMNS - 1 ? 0 : bulgeOf(column, row, false);
  // Walked clockwise: a tab that points down or right is seen from inside on one side and from outside on the other.
  const sides = [
    side([left, top], [right, top], above),
    side([right, top], [right, bottom], -after),
    side([right, bottom], [left, bottom], -below),
    side([left, bottom], [left, top], before),
  ];
  return `M${left} ${top}${sides.join("")}Z`;
}

/** Whether a piece shows its damaged side when so many are damaged. */
export function isDamaged(piece: number, damage: number): boolean {
  return (ORDER as readonly number[]).indexOf(piece) < damage;
}
