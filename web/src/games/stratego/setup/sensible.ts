/** Set-ups that follow the hints of the book, drawn by chance; none blocks itself [ST-S5]. */

import { adviceOn } from "./advice";
import { leftOver } from "./code";
import { apart, besides, columnOf, isOpen, rowOf, sizeOf, strengthOf, whoIs, type Field, type Placement } from "./field";

/** From 0 up to 1, without 1. */
export type Random = () => number;

/** What a set-up leans to. */
export interface Style {
  /** Where the Flag likes to stand, from the edge (0) to the middle (1). */
  readonly flag: readonly [number, number];
  /** How much Traps like to stand beside the Flag. */
  readonly guard: number;
  /** How much the back corners draw Traps. */
  readonly corners: number;
  /** How much strong pieces, and Scouts, like the front row. */
  readonly strong: number;
  readonly scouts: number;
}

export const ANY: Style = { flag: [0, 1], guard: 9, corners: 2, strong: 3, scouts: 1.6 };

/** Attempts before the best of them is taken. */
const TRIES = 60;
const STRONG = 7;
const NEAR = 2;

/** The same numbers again for the same seed. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A whole set-up, as sensible as it gets in a few attempts.
 *
 * @param kept who stands somewhere already, and stays there
 */
export function sensible(field: Field, random: Random, style: Style = ANY, kept?: Placement): Placement {
  const begun = kept ?? Array.from({ length: sizeOf(field) }, () => "");
  let [best, least]: [Placement, number] = [begun, Infinity];
  for (let tries = 0; tries < TRIES && least > 0; tries += 1) {
    const next = attempt(field, random, style, begun);
    const faults = faultsOf(next, field);
    if (faults < least) [best, least] = [next, faults];
  }
  return best;
}

/** A set-up that blocks itself is worse than all others. */
function faultsOf(placement: Placement, field: Field): number {
  return adviceOn(placement, field).reduce((sum, { grave }) => sum + (grave ? 100 : 1), 0);
}

/** Who chooses first: those whose place matters to others. */
const ORDER = ["F", "T", "9", "S", "10", "8", "7", "2", "3"];

function turnOf(rank: string): number {
  const at = ORDER.indexOf(rank);
  return at < 0 ? ORDER.length : at;
}

function attempt(field: Field, random: Random, style: Style, begun: Placement): Placement {
  const rankOf = (letter: string): string => whoIs(letter, field)?.rank ?? "";
  const queue = shuffled(leftOver(begun, field), random).toSorted((one, other) => turnOf(rankOf(one)) - turnOf(rankOf(other)));
  const placement = [...begun];
  const ranks = placement.map(rankOf);
  for (const letter of queue) {
    const place = drawn(ranks.map((taken, at) => (taken ? 0 : liking(rankOf(letter), at, ranks, field, style))), random);
    placement[place] = letter;
    ranks[place] = rankOf(letter);
  }
  return placement;
}

function shuffled(letters: readonly string[], random: Random): readonly string[] {
  return letters.map((letter) => ({ letter, at: random() })).toSorted((one, other) => one.at - other.at).map(({ letter }) => letter);
}

/** An index, each as probable as its weight. */
function drawn(weights: readonly number[], random: Random): number {
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => weight > 0 && (rest -= weight) < 0);
  return found >= 0 ? found : weights.findLastIndex((weight) => weight > 0);
}

/** How much a rank likes a place that is free: more than 0, and almost 0 where it should not stand. */
function liking(rank: string, place: number, ranks: readonly string[], field: Field, style: Style): number {
  const row = rowOf(place, field);
  const back = row === field.rows - 1;
  if (rank === "F") return back ? flagLiking(place, field, style) : 1e-6;
  if (rank === "T") return trapLiking(place, ranks, field, style);
  if (rank === "S") return row > 0 && nearNine(place, ranks, field) ? 1 : 1e-3;
  if (rank === "3") return row === 0 ? 0.05 : 1;
  if (rank === "2") return [style.scouts, 1.3][row] ?? 0.7;
  const front = isOpen(columnOf(place, field), field) ? style.strong : style.strong / 2;
  return strengthOf(rank) >= STRONG ? ([front, 1.5][row] ?? 0.4) : 1;
}

function flagLiking(place: number, field: Field, { flag: [from, to] }: Style): number {
  const middle = (field.files - 1) / 2;
  const inward = middle > 0 ? 1 - Math.abs(columnOf(place, field) - middle) / middle : 1;
  return inward >= from && inward <= to ? 1 : 1e-3;
}

function trapLiking(place: number, ranks: readonly string[], field: Field, style: Style): number {
  const row = rowOf(place, field);
  if (row === 0) return 1e-4;
  const around = besides(place, field).map((beside) => ranks[beside]);
  if (around.includes("F")) return style.guard;
  const corner = row === field.rows - 1 && (columnOf(place, field) === 0 || columnOf(place, field) === field.files - 1);
  const crowd = around.includes("T") ? 0.5 : 1;
  return (corner ? style.corners : row === field.rows - 1 ? 1.2 : 0.35) * crowd;
}

function nearNine(place: number, ranks: readonly string[], field: Field): boolean {
  return ranks.some((rank, at) => rank === "9" && apart(place, at, field) <= NEAR);
}
