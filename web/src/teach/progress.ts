/** How far the lessons of this browser are, by table. */

export interface Progress {
  readonly table: string;
  readonly game: string;
  /** Which side of the lesson, where it has several. */
  readonly part?: string;
  /** Ids of the steps that have been shown. */
  readonly shown: readonly string[];
  /** Whether the lesson is over or was skipped. */
  readonly over: boolean;
}

const KEY = "rollout.lessons";
const MOST = 10;

/** Lessons of this page, for a browser without storage. */
let ofThisPage: readonly Progress[] = [];

function read(): readonly Progress[] {
  try {
    const known = JSON.parse(localStorage.getItem(KEY) ?? "null") as readonly Progress[] | null;
    return Array.isArray(known) ? known.filter((lesson) => Array.isArray(lesson?.shown)) : ofThisPage;
  } catch {
    return ofThisPage; // Storage is forbidden or was edited by hand.
  }
}

/** The lesson at a table; undefined where nothing is taught, or the lesson is over. */
export function lessonAt(table: string): Progress | undefined {
  return read().find((lesson) => lesson.table === table && !lesson.over);
}

/** Whether somebody at this browser has begun the lesson of a game. */
export function hasLearned(game: string): boolean {
  return read().some((lesson) => lesson.game === game);
}

/** The lesson of a game, or a side of it, that has been begun and is not over. */
export function begunLesson(game: string, part = ""): Progress | undefined {
  return read().find((lesson) => lesson.game === game && (lesson.part ?? "") === part && !lesson.over);
}

/** Keep how far a lesson is. */
export function keepLesson(lesson: Progress): void {
  ofThisPage = [lesson, ...read().filter((other) => other.table !== lesson.table)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(ofThisPage));
  } catch {
    // Without storage a lesson lives as long as its page.
  }
}
