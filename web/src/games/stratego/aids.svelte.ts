/** What helps the memory at this table, each as the person likes it, and pencil marks; kept in this browser alone. */

import { keyOf, type PieceShown, type Show } from "./show";

export interface Aids {
  /** Whether pieces that have moved are marked. */
  moved: boolean;
  /** Whether pieces of the other side that have been shown lie with their face up. */
  known: boolean;
  /** Whether own pieces that the other side knows are marked. */
  seen: boolean;
  /** Whether pencil marks are drawn. */
  pencil: boolean;
}

export const AIDS = ["moved", "known", "seen", "pencil"] as const satisfies readonly (keyof Aids)[];

const AIDS_KEY = "rollout.stratego.aids";
const MARKS_KEY = "rollout.stratego.marks";
/** Tables whose marks are kept, the newest last. */
const MOST_TABLES = 24;

function stored<Value>(key: string, none: Value): Value {
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Value>) };
  } catch {
    return none; // Storage is forbidden or was edited by hand: start afresh.
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: it lives as long as the page.
  }
}

export const aids: Aids = $state(stored<Aids>(AIDS_KEY, { moved: true, known: true, seen: true, pencil: true }));

export function setAid(aid: keyof Aids, value: boolean): void {
  aids[aid] = value;
  keep(AIDS_KEY, aids);
}

/**
 * A piece as the person wants to be reminded of it, in words as on the board: an enemy that was shown has no face where
 * faces are to be remembered. When the game is over nothing is kept back and nothing marked.
 *
 * @param seat the seat that looks; -1 for a watcher
 */
export function reminded(piece: PieceShown, { view, turning }: Pick<Show, "view" | "turning">, seat: number): PieceShown {
  if (view?.phase === "over") return { ...piece, moved: false, known: false };
  const own = piece.seat === seat;
  const covered = !aids.known && seat >= 0 && !own && piece.known && !piece.robot && !turning.includes(keyOf(piece));
  const face = covered ? { name: "", rank: "" } : {};
  return { ...piece, ...face, moved: aids.moved && piece.moved, known: aids.seen && own && piece.known };
}

type Marks = Readonly<Record<string, string>>;

/** The pencil marks of one person at one table, by piece. */
export class Pencil {
  marks: Marks = $state({});

  /** @param place the table and the seat; empty where nothing is kept */
  constructor(private readonly place: string) {
    this.marks = place ? (stored<Record<string, Marks>>(MARKS_KEY, {})[place] ?? {}) : {};
  }

  /** What is written on a piece, for somebody who wants to see it. */
  on(piece: PieceShown | undefined): string {
    return piece && aids.pencil ? (this.marks[keyOf(piece)] ?? "") : "";
  }

  /** @param mark a rank or "?"; empty to rub it out */
  write(piece: string, mark: string): void {
    const { [piece]: _before, ...others } = this.marks;
    this.marks = mark ? { ...others, [piece]: mark } : others;
    if (this.place) this.keep();
  }

  private keep(): void {
    const { [this.place]: _before, ...others } = stored<Record<string, Marks>>(MARKS_KEY, {});
    const newest = [...Object.entries(others), [this.place, this.marks] as const].slice(-MOST_TABLES);
    keep(MARKS_KEY, Object.fromEntries(newest));
  }
}
