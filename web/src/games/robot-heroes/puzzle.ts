/** The pieces of a hero's puzzle, six unless an edition says otherwise: rows of equal pieces, held together by tabs. */

export const PIECES = 6;
/** The picture that the pieces make up, in the units of the drawing. */
export const WIDTH = 240;
export const HEIGHT = 360;

type Spot = readonly [number, number];

/** Where a piece lies. */
export interface Place {
  readonly row: number;
  /** How many pieces its row has. */
  readonly across: number;
  readonly column: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How many pieces each row has, from the top: where they do not come out even, the face is one large piece of a short row. */
export function rowsOf(pieces: number): readonly number[] {
  const columns = pieces <= 3 ? 1 : pieces <= 8 ? 2 : pieces <= 15 ? 3 : 4;
  const rows = Math.ceil(pieces / columns);
  return Array.from({ length: rows }, (_, row) => (row === 0 ? pieces - columns * (rows - 1) : columns));
}

/** The place of a piece, by its number in reading order. */
export function placeOf(piece: number, pieces: number): Place {
  const rows = rowsOf(pieces);
  let [row, column] = [0, piece];
  while (column >= (rows[row] ?? 1)) {
    column -= rows[row] ?? 1;
    row += 1;
  }
  const across = rows[row] ?? 1;
  const [width, height] = [WIDTH / across, HEIGHT / rows.length];
  return { row, across, column, left: column * width, top: row * height, width, height };
}

/** The order in which pieces are turned; the rules leave it open, so the face stays to the end. */
export function orderOf(pieces: number): readonly number[] {
  const rows = Array.from({ length: pieces }, (_, piece) => ({ piece, row: placeOf(piece, pieces).row }));
  return rows.sort((a, b) => b.row - a.row || a.piece - b.piece).map(({ piece }) => piece);
}

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
export function outline(piece: number, pieces = PIECES): string {
  const { row, across, column, left, top, width, height } = placeOf(piece, pieces);
  const rows = rowsOf(pieces);
  const [right, bottom] = [left + width, top + height];
  // A row of fewer pieces than the next one lies on it with a straight seam.
  const above = rows[row - 1] === across ? bulgeOf(column, row - 1, true) : 0;
  const below = rows[row + 1] === across ? bulgeOf(column, row, true) : 0;
  const before = column === 0 ? 0 : bulgeOf(column - 1, row, false);
  const after = column === across - 1 ? 0 : bulgeOf(column, row, false);
  // Walked clockwise: a tab that points down or right is seen from inside on one side and from outside on the other.
  const sides = [
    side([left, top], [right, top], above),
    side([right, top], [right, bottom], -after),
    side([right, bottom], [left, bottom], -below),
    side([left, bottom], [left, top], before),
  ];
  return `M${round(left)} ${round(top)}${sides.join("")}Z`;
}

/** Whether a piece shows its broken side when so many are broken. */
export function isBroken(piece: number, damage: number, pieces = PIECES): boolean {
  return orderOf(pieces).indexOf(piece) < damage;
}
