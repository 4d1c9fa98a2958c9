/** Where an army is placed, and what it consists of: read from a table's view, or from the values of an edition. */

import { gridOf, squareAt, type Grid } from "../geometry";
import type { Character, StrategoView } from "../types.gen";

export interface Field {
  /** "game-1", "game-2" or "classic". */
  readonly game: string;
  /** "autobots", "decepticons", "red" or "blue". */
  readonly army: string;
  readonly files: number;
  /** Home rows; a place is a number that counts them from the front row on, each from the owner's left. */
  readonly rows: number;
  /** The whole board as the owner sees it. */
  readonly grid: Grid;
  /** By place, the name of its square. */
  readonly homes: readonly string[];
  /** The squares between the armies as the owner sees them, the nearest row first: whether nobody may enter them. */
  readonly ahead: readonly (readonly boolean[])[];
  readonly characters: readonly Character[];
}

/** By place, the letter of who stands there; empty for nobody. */
export type Placement = readonly string[];

interface Ground {
  readonly files: number;
  readonly ranks: number;
  readonly rows: number;
  readonly zone: readonly string[];
}

/** The squares of a row as the owner sees them; rows count from above. */
function rowSeen(row: number, grid: Grid): readonly string[] {
  return Array.from({ length: grid.files }, (_, column) => squareAt({ column, row }, grid));
}

function homesOf(rows: number, grid: Grid): readonly string[] {
  return Array.from({ length: rows }, (_, row) => rowSeen(grid.ranks - rows + row, grid)).flat();
}

function aheadOf(rows: number, grid: Grid): Field["ahead"] {
  const between = Math.max(0, grid.ranks - 2 * rows);
  return Array.from({ length: between }, (_, row) => rowSeen(grid.ranks - rows - 1 - row, grid).map((square) => grid.zone.has(square)));
}

/** The field of a seat at a table; null for a watcher. */
export function fieldOf(view: StrategoView, seat: number): Field | null {
  const own = view.armies[seat];
  if (!own) return null;
  const { army, homes, characters } = own;
  const { files, rows } = view;
  const grid = gridOf(view, seat);
  return { game: view.game, army, files, rows, grid, homes, ahead: aheadOf(rows, grid), characters };
}

// -- an edition ----------------------------------------------------------------------------------------

interface Line {
  readonly army?: string;
  readonly name: string;
  readonly letter: string;
  readonly rank: string;
  readonly copies: number;
  readonly powers?: readonly string[];
  readonly called?: boolean;
}

interface Sheet {
  readonly board: Ground;
  readonly character: readonly Line[];
}

/** The armies of a game, that of the near end first. */
export function armiesOf(game: string): readonly [string, string] {
  return game === "classic" ? ["red", "blue"] : ["autobots", "decepticons"];
}

/** The field of an army in a game of an edition; null where the values are not those of this game. */
export function fieldFrom(values: unknown, game: string, army: string): Field | null {
  const all = values as Partial<Sheet> & { readonly classic?: Partial<Sheet> };
  const { board, character } = (game === "classic" ? all.classic : all) ?? {};
  if (!board || !character) return null;
  const { files, ranks, rows, zone } = board;
  const grid = { files, ranks, zone: new Set(zone), turned: army === armiesOf(game)[1] };
  const characters = character.filter((line) => (line.army ?? army) === army).map((line) => lineOf(line, game));
  return { game, army, files, rows, grid, homes: homesOf(rows, grid), ahead: aheadOf(rows, grid), characters };
}

function lineOf({ name, letter, rank, copies, powers = [], called = false }: Line, game: string): Character {
  const special = game === "game-2";
  return { type: "character", name, letter, rank, copies, powers: special ? powers : [], called: special && called };
}

// -- places --------------------------------------------------------------------------------------------

export function sizeOf({ files, rows }: Field): number {
  return files * rows;
}

/** The row of a place, 0 for the front row. */
export function rowOf(place: number, { files }: Field): number {
  return Math.floor(place / files);
}

export function columnOf(place: number, { files }: Field): number {
  return place % files;
}

/** Whether the square before the front row is open, by column. */
export function isOpen(column: number, { ahead }: Field): boolean {
  return ahead[0]?.[column] === false;
}

/** The places beside one, before, behind, left and right of it. */
export function besides(place: number, field: Field): readonly number[] {
  const column = columnOf(place, field);
  const sides = [column > 0 ? place - 1 : -1, column < field.files - 1 ? place + 1 : -1];
  return [...sides, place - field.files, place + field.files].filter((other) => other >= 0 && other < sizeOf(field));
}

/** Steps of a king between two places. */
export function apart(one: number, other: number, field: Field): number {
  return Math.max(Math.abs(columnOf(one, field) - columnOf(other, field)), Math.abs(rowOf(one, field) - rowOf(other, field)));
}

/** Who has a letter in the code of a set-up. */
export function whoIs(letter: string, { characters }: Field): Character | undefined {
  return characters.find((character) => character.letter === letter);
}

/** The letters of the whole army, each as often as there are copies. */
export function armyLetters({ characters }: Field): readonly string[] {
  return characters.flatMap(({ letter, copies }) => Array.from({ length: copies }, () => letter));
}

/** The number of a rank that has one; 0 for the Flag, the Traps and the Spy. */
export function strengthOf(rank: string): number {
  return Number(rank) || 0;
}

/** Whether pieces of a rank ever move [ST-M1]. */
export function isMobile(rank: string): boolean {
  return rank !== "F" && rank !== "T";
}
