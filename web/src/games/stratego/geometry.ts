/** Squares by name, and where somebody who looks at the board sees them. */

import type { StrategoView } from "./types.gen";

/** Such as "b3": file "b" from the left and row 3 from below, as the Autobots see it. */
export type Square = string;

/** Where a square is seen: columns from the left, rows from above, from 0. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

export interface Grid {
  readonly files: number;
  readonly ranks: number;
  /** Squares that nobody may enter. */
  readonly zone: ReadonlySet<Square>;
  /** Whether it is seen from the other end. */
  readonly turned: boolean;
}

export const NO_GRID: Grid = { files: 0, ranks: 0, zone: new Set(), turned: false };

const FIRST_FILE = "a".charCodeAt(0);

/** @param seat whose rows lie below; -1 for those of the Autobots */
export function gridOf(view: StrategoView, seat: number): Grid {
  const { files, ranks } = view;
  return { files, ranks, zone: new Set(view.zone), turned: isTurned(view, seat) };
}

/** An army whose last row is a high one sees the board from the other end. */
function isTurned({ armies, ranks }: StrategoView, seat: number): boolean {
  const back = armies[seat]?.homes.at(-1);
  return back !== undefined && rankOf(back) > ranks / 2;
}

/** Files count from 0. */
export function fileOf(square: Square): number {
  return square.charCodeAt(0) - FIRST_FILE;
}

/** The number in the name of a square. */
export function rankOf(square: Square): number {
  return Number(square.slice(1));
}

export function placeOf(square: Square, { files, ranks, turned }: Grid): Place {
  const [file, rank] = [fileOf(square), rankOf(square)];
  return turned ? { column: files - 1 - file, row: rank - 1 } : { column: file, row: ranks - rank };
}

/** The square that is seen at a place; empty beyond the edge. */
export function squareAt({ column, row }: Place, { files, ranks, turned }: Grid): Square {
  if (column < 0 || row < 0 || column >= files || row >= ranks) return "";
  const [file, rank] = turned ? [files - 1 - column, row + 1] : [column, ranks - row];
  return `${String.fromCharCode(FIRST_FILE + file)}${rank}`;
}

/** The square so many columns to the right and rows down; empty beyond the edge. */
export function beside(square: Square, right: number, down: number, grid: Grid): Square {
  const { column, row } = placeOf(square, grid);
  return squareAt({ column: column + right, row: row + down }, grid);
}

/** All squares as they are seen, from the left upper corner on. */
export function squaresOf(grid: Grid): readonly Square[] {
  return Array.from({ length: grid.files * grid.ranks }, (_, at) => squareAt({ column: at % grid.files, row: Math.floor(at / grid.files) }, grid));
}

/** How far apart two squares are, in steps of a king. */
export function distance(one: Square, other: Square): number {
  return Math.max(Math.abs(fileOf(one) - fileOf(other)), Math.abs(rankOf(one) - rankOf(other)));
}

/** Names of the columns as they are seen, from the left. */
export function filesOf({ files, turned }: Grid): readonly string[] {
  const names = Array.from({ length: files }, (_, file) => String.fromCharCode(FIRST_FILE + file));
  return turned ? names.reverse() : names;
}

/** Numbers of the rows as they are seen, from above. */
export function ranksOf({ ranks, turned }: Grid): readonly number[] {
  const numbers = Array.from({ length: ranks }, (_, row) => ranks - row);
  return turned ? numbers.reverse() : numbers;
}
