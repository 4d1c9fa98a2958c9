/** Owners' editions: those that this browser remembers, and the values of one as people read them. */

import type { Edition, EditionCard, ValueSource } from "../protocol.gen";

/** An edition that was brought from this browser; another server is given it again when it is chosen there. */
export interface Remembered extends Pick<EditionCard, "digest" | "title"> {
  readonly game: string;
  readonly text: string;
}

const KEY = "rollout.editions";
const MOST = 8;

function read(): readonly Remembered[] {
  try {
    const known = JSON.parse(localStorage.getItem(KEY) ?? "[]") as readonly Remembered[];
    return Array.isArray(known) ? known.filter((entry) => typeof entry?.text === "string" && typeof entry.digest === "string") : [];
  } catch {
    return []; // Storage is forbidden or was edited by hand.
  }
}

function write(editions: readonly Remembered[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(editions.slice(0, MOST)));
  } catch {
    // Without storage an edition is known as long as its page.
  }
}

/** The editions of a game that this browser knows, the newest first. */
export function remembered(game: string): readonly Remembered[] {
  return read().filter((entry) => entry.game === game);
}

export function remember(edition: Remembered): void {
  write([edition, ...read().filter(({ digest }) => digest !== edition.digest)]);
}

export function forget(digest: string): void {
  write(read().filter((entry) => entry.digest !== digest));
}

/** The address of the page about an edition. */
export function aboutEdition(game: string, edition: Pick<EditionCard, "digest"> | null | undefined): string {
  return edition?.digest ? `/edition/${game}/${edition.digest}` : `/edition/${game}`;
}

/** The kinds of source, in the order in which people ask for them. */
export const KINDS = ["owner", "choice", "inferred", "public", "rulebook"] as const;

/** One thing that a game has values for, with all of them from one kind of source. */
export interface Row {
  /** Such as `deck.copies`. */
  readonly name: string;
  readonly values: readonly string[];
}

export interface Section {
  readonly kind: (typeof KINDS)[number];
  readonly sources: readonly ValueSource[];
  readonly rows: readonly Row[];
}

/** The values of an edition by kind of source. */
export function sectionsOf(edition: Edition): readonly Section[] {
  const owners = ownersOf(edition);
  return KINDS.flatMap((kind) => {
    const sources = edition.sources.filter((source) => source.kind === kind);
    const names = new Set(sources.map(({ name }) => name));
    const rows = new Map<string, string[]>();
    for (const { path, value, source } of edition.values) {
      if (!names.has(source)) continue;
      const name = path.replaceAll(/\[\d+\]/g, "");
      rows.set(name, [...(rows.get(name) ?? []), ...textsOf(value).map((text) => labelled(owners, path, text))]);
    }
    return rows.size ? [{ kind, sources, rows: [...rows].map(([name, values]) => ({ name, values })) }] : [];
  });
}

/** What each element of a list of tables is called: by its first text. */
function ownersOf({ values }: Edition): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { path, value } of values) {
    const element = elementOf(path);
    if (element && typeof value === "string" && !names.has(element)) names.set(element, value);
  }
  return names;
}

function elementOf(path: string): string {
  return /^.*\[\d+\]/.exec(path)?.[0] ?? "";
}

function labelled(owners: ReadonlyMap<string, string>, path: string, text: string): string {
  const owner = owners.get(elementOf(path));
  return owner === undefined || owner === text ? text : `${owner}: ${text}`;
}

/** A value as texts: a list is several. */
function textsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [String(value)];
  return value.map((inner) => (Array.isArray(inner) ? inner.flat(3).join("–") : String(inner)));
}
