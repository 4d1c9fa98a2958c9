/** What a game may teach while it is played: a list of steps, each of which comes up when it fits what happens. */

import type { Args } from "../kit/words";
import type { Told } from "../table/story";
import { drills } from "./drills";

/** What a step is asked about: something that was told, or that something is asked of the learner. */
export interface Moment {
  /** The seat of the learner. */
  readonly seat: number;
  /** What has just happened; null when the learner is asked for something. */
  readonly told: Told | null;
  /** How things stood when the last question was asked; null before the first. */
  readonly view: unknown;
  /** The topics that have come up. */
  readonly seen: ReadonlySet<string>;
}

export interface Step {
  /** Names its words: `teach-<id>`, with a title under `teach-<id>-title`. */
  readonly id: string;
  /** What it is about: of several steps on a topic one is enough. Empty for a hint beside the lesson. */
  readonly topic: string;
  /** Whether it comes up now. It comes up once. */
  readonly when: (moment: Moment) => boolean;
  /** What it points at: all parts of the first of these names that is in sight. */
  readonly at: readonly string[];
  /** Whether it points at those parts as one. */
  readonly together?: boolean;
  /** Names of what it covers rather than anything else that has to stay in sight. */
  readonly less?: readonly string[];
  /** "act": stays while the learner is asked; "read": the game stands still until it is read; "watch": goes when the next one comes. */
  readonly until: "act" | "read" | "watch";
  /** Arguments of its words. */
  readonly args?: (moment: Moment) => Args;
}

/** Parts of the table have names: a drawing gives them with the attribute `data-teach`. */
export interface Lesson {
  /** Names of what has to stay in sight. */
  readonly keep: readonly string[];
  /** The topics in their usual order: what the learner has seen at the end. */
  readonly topics: readonly string[];
  /** The first one that fits comes up. */
  readonly steps: readonly Step[];
}

const lessons = import.meta.glob<Lesson>("../games/*/teach.ts", { import: "lesson" });

/** The options of the table that a lesson is given at, by the side that one learns: "" for the one that it begins with. */
type Sides = Readonly<Record<string, Readonly<Record<string, string>>>>;
const sides = import.meta.glob<Sides>("../games/*/sides.teach.ts", { import: "sides", eager: true });

/** The options of the table for a lesson; none where a game says nothing of it. */
export function optionsFor(game: string, part: string): Readonly<Record<string, string>> {
  return sides[`../games/${game}/sides.teach.ts`]?.[part] ?? {};
}

/** The other sides that the lesson of a game can be taken on. */
export function sidesOf(game: string): readonly string[] {
  return Object.keys(sides[`../games/${game}/sides.teach.ts`] ?? {}).filter((part) => part !== "");
}

/** Whether a game teaches, while it is played or in courses of its own. */
export function teaches(game: string): boolean {
  return `../games/${game}/teach.ts` in lessons || drills(game);
}

/** The lesson of a game; null for a game without one. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await lessons[`../games/${game}/teach.ts`]?.()) ?? null;
}

/** The step that comes up at a moment: the first that has not been shown, on a topic that has not come up. */
export function stepAt(lesson: Lesson, moment: Moment, shown: ReadonlySet<string>): Step | undefined {
  return lesson.steps.find((step) => !shown.has(step.id) && !moment.seen.has(step.topic) && step.when(moment));
}

/** The topics of the steps that have been shown, in the order of the lesson. */
export function topicsOf(lesson: Lesson, shown: ReadonlySet<string>): readonly string[] {
  const seen = new Set(lesson.steps.filter(({ id }) => shown.has(id)).map(({ topic }) => topic));
  return lesson.topics.filter((topic) => seen.has(topic));
}
