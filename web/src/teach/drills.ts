/** What a game lets one do to learn it: small positions in which everything has been played through by the rules beforehand. */

import type { Choice } from "../protocol.gen";
import type { Told } from "../table/story";

/** A choice, what is told of it, and the number of the node that it leads to. */
export interface Way {
  readonly text: string;
  readonly label: Choice["label"];
  readonly told: readonly Told[];
  readonly to: number;
}

export interface Node {
  /** What the learner sees, as far as it is not as in the view of the course. */
  readonly view: unknown;
  /** What may be done; left out where the turn is over. */
  readonly choices?: readonly Way[];
  /** Where the turn is over, what is said of it: `drill-<id>-<says>`. "done" is what was asked for. */
  readonly says?: string;
}

export interface Task {
  /** Names its words: `drill-<id>`, with a title under `drill-<id>-title`. */
  readonly id: string;
  /** The first one is where it begins; one without choices is set up by the learner. */
  readonly nodes: readonly Node[];
}

export interface Course {
  readonly view: unknown;
  readonly tasks: readonly Task[];
}

/** The courses of a game by name, in their order; its words are `course-<name>`. */
export type Courses = Readonly<Record<string, Course>>;

const found = import.meta.glob<Courses>("../games/*/lessons/index.ts", { import: "courses" });

/** Whether a game has courses. */
export function drills(game: string): boolean {
  return `../games/${game}/lessons/index.ts` in found;
}

/** The courses of a game; null for a game without any. */
export async function coursesOf(game: string): Promise<Courses | null> {
  return (await found[`../games/${game}/lessons/index.ts`]?.()) ?? null;
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTables(value: unknown): value is readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isTable);
}

/** A value after the changes that were written down of it: fields of tables, and tables of lists of the same length. */
export function patched(base: unknown, patch: unknown): unknown {
  if (isTable(base) && isTable(patch)) {
    const changed = Object.entries(patch).map(([field, value]) => [field, patched(base[field], value)]);
    return { ...base, ...Object.fromEntries(changed) };
  }
  if (isTables(base) && isTables(patch) && base.length === patch.length) return base.map((value, at) => patched(value, patch[at]));
  return patch;
}
