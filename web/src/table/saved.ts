/** The tables that this browser sits at, so that a game can be continued. */

import type { NewTable } from "../protocol.gen";

export interface SavedTable {
  /** Id of the table. */
  readonly table: string;
  readonly game: string;
  /** What takes the seat again. */
  readonly token: string;
  /** This seat's share of chance, sent with every `Join`. */
  readonly nonce: string;
  /** What the table was opened with, for playing again. */
  readonly plan: NewTable;
  /** When it was opened, in milliseconds since 1970. */
  readonly opened: number;
  /** Whether anything has been shown of it. */
  readonly begun: boolean;
  /** Whether the game has ended. */
  readonly over: boolean;
}

const KEY = "rollout.tables";
const MOST = 20;

function read(): readonly SavedTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as readonly SavedTable[];
  } catch {
    return [];
  }
}

function write(tables: readonly SavedTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // Without storage a table lives as long as its page.
  }
}

/** Games that have not ended, the newest first. */
export function running(): readonly SavedTable[] {
  return read().filter((saved) => !saved.over);
}

export function find(table: string): SavedTable | undefined {
  return read().find((saved) => saved.table === table);
}

/** Keep a table, or keep it as it is now. */
export function save(saved: SavedTable): void {
  write([saved, ...read().filter((other) => other.table !== saved.table)]);
}

/** Change what is known of a kept table, where it stands in the list. */
export function note(table: string, change: Partial<Pick<SavedTable, "begun" | "over">>): void {
  write(read().map((saved) => (saved.table === table ? { ...saved, ...change } : saved)));
}

export function forget(table: string): void {
  write(read().filter((saved) => saved.table !== table));
}
