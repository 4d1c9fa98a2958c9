/** A set-up as one line of text: a letter a square, front row first, rows joined by "/". */

import { armyLetters, sizeOf, whoIs, type Field, type Placement } from "./field";
import type { Args } from "../../../kit/words";

/** Why a text is no set-up of this army; its words are `setup-code-<key>`. */
export interface CodeProblem {
  readonly key: string;
  readonly args: Args;
}

export type Read = { readonly placement: Placement } | { readonly problem: CodeProblem };

/** Stands for a place where nobody stands yet. */
const NOBODY = ".";

/** The line for a placement. */
export function writeCode(placement: Placement, { files, rows }: Field): string {
  const row = (number: number): string => placement.slice(number * files, (number + 1) * files).map((letter) => letter || NOBODY).join("");
  return Array.from({ length: rows }, (_, number) => row(number)).join("/");
}

/** The placement that a line means: the command before it, breaks and spaces do not matter, nor do capitals where they tell nobody apart. */
export function readCode(text: string, field: Field): Read {
  const letters = Array.from(text.replace(/^\s*setup\b/i, "").replace(/[\s/|]+/g, ""), (letter) => meant(letter, field));
  const problem = unknownIn(letters, field) ?? lengthOf(letters, field) ?? countsOf(letters, field);
  return problem ? { problem } : { placement: letters.map((letter) => (letter === NOBODY ? "" : letter)) };
}

function meant(letter: string, field: Field): string {
  if (letter === NOBODY || whoIs(letter, field)) return letter;
  const other = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
  return whoIs(other, field) ? other : letter;
}

function unknownIn(letters: readonly string[], field: Field): CodeProblem | null {
  const unknown = letters.find((letter) => letter !== NOBODY && !whoIs(letter, field));
  return unknown === undefined ? null : { key: "letter", args: { letter: unknown } };
}

function lengthOf(letters: readonly string[], field: Field): CodeProblem | null {
  const wanted = sizeOf(field);
  if (letters.length === 0) return { key: "empty", args: {} };
  return letters.length === wanted ? null : { key: "length", args: { found: letters.length, wanted } };
}

function countsOf(letters: readonly string[], { characters }: Field): CodeProblem | null {
  for (const { letter, name, copies } of characters) {
    const found = letters.filter((other) => other === letter).length;
    if (found > copies) return { key: "many", args: { name, found, copies } };
  }
  return null;
}

/** Who of the army has no place yet, each letter as often as it is left. */
export function leftOver(placement: Placement, field: Field): readonly string[] {
  const placed = [...placement];
  return armyLetters(field).filter((letter) => {
    const at = placed.indexOf(letter);
    if (at >= 0) placed.splice(at, 1);
    return at < 0;
  });
}

/** Whether everybody stands somewhere. */
export function isWhole(placement: Placement, field: Field): boolean {
  return placement.length === sizeOf(field) && placement.every(Boolean) && leftOver(placement, field).length === 0;
}

/** The same set-up with left and right exchanged. */
export function mirrored(placement: Placement, { files, rows }: Field): Placement {
  return Array.from({ length: rows }, (_, row) => placement.slice(row * files, (row + 1) * files).toReversed()).flat();
}

/** The same set-up with what stands on two places exchanged. */
export function swapped(placement: Placement, one: number, other: number): Placement {
  return placement.map((letter, place) => (place === one ? placement[other] : place === other ? placement[one] : letter) ?? "");
}

/** The same set-up with some where they have to stand; whoever stood there goes where they came from. */
export function held(placement: Placement, fixed: Placement): Placement {
  return fixed.reduce((result, letter, place) => {
    if (!letter || result[place] === letter) return result;
    const from = result.findIndex((other, at) => other === letter && fixed[at] !== letter);
    return from < 0 ? result.with(place, letter) : swapped(result, place, from);
  }, placement);
}

/** The line that places all who do not stand yet: those before them, in the order of the places, do. */
export function writeRest(placement: Placement, standing: number, field: Field): string {
  return writeCode(placement, field).slice(standing + Math.floor(standing / field.files));
}
