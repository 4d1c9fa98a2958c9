/** Owners' editions: those that this browser remembers, and the values of one as people read them. */

import { ApiError } from "../kit/api";
import type { Edition, EditionCard, ValueSource } from "../protocol.gen";

/** An edition that was brought from this browser; another server is given it again when it is chosen there. */
export interface Remembered extends Pick<EditionCard, "digest" | "title"> {
  readonly game: string;
  readonly text: string;
}

const KEY = "rollout.editions";
const MOST = 8;

/** The most characters that the server takes. */
const LARGEST = 65_536;
/** Bytes of a character in UTF-8. */
const WIDEST = 4;

/** The editions of this page, while the browser cannot store them. */
let ofThisPage: readonly Remembered[] | null = null;

function read(): readonly Remembered[] {
  if (ofThisPage) return ofThisPage;
  try {
    const known = JSON.parse(localStorage.getItem(KEY) ?? "[]") as readonly Remembered[];
    return Array.isArray(known) ? known.filter((entry) => typeof entry?.text === "string" && typeof entry.digest === "string") : [];
  } catch {
    return []; // Storage is forbidden or was edited by hand.
  }
}

function write(editions: readonly Remembered[]): void {
  const newest = editions.slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(newest));
    ofThisPage = null;
  } catch {
    ofThisPage = newest; // Without storage an edition is known as long as its page.
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

/**
 * The text of a file that may be an edition. The server counts characters; what has too many bytes for that is not read.
 * @throws ApiError edition-too-large or file-unreadable
 */
export async function textOf(file: Pick<File, "size" | "text">): Promise<string> {
  if (file.size > LARGEST * WIDEST) throw new ApiError("edition-too-large", "");
  try {
    return await file.text();
  } catch (error) {
    throw new ApiError("file-unreadable", String(error));
  }
}

/** The kinds of source, in the order in which people ask for them. */
export const KINDS = ["owner", "choice", "inferred", "public", "rulebook"] as const;

/** One value as it is shown. */
export interface Shown {
  /** What it belongs to, such as a card; empty where it stands for itself. */
  readonly of: string;
  readonly text: string;
}

/** One thing that a game has values for, with all of them from one kind of source. */
export interface Row {
  /** Such as `deck.copies`. */
  readonly name: string;
  readonly values: readonly Shown[];
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
    const rows = new Map<string, Shown[]>();
    for (const { path, value, source } of edition.values) {
      if (!names.has(source)) continue;
      const name = path.replaceAll(/\[\d+\]/g, "");
      rows.set(name, [...(rows.get(name) ?? []), ...textsOf(value).map((text) => ({ of: ownerOf(owners, path), text }))]);
    }
    return rows.size ? [{ kind, sources, rows: [...rows].map(([name, values]) => ({ name, values })) }] : [];
  });
}

/** By element of a list of tables: its name, and the path of the value that gives it. */
type Owners = ReadonlyMap<string, { readonly path: string; readonly name: string }>;

/** What each element of a list of tables is called: by its first text. */
function ownersOf({ values }: Edition): Owners {
  const owners = new Map<string, { readonly path: string; readonly name: string }>();
  for (const { path, value } of values) {
    const element = elementOf(path);
    if (element && typeof value === "string" && !owners.has(element)) owners.set(element, { path, name: value });
  }
  return owners;
}

function elementOf(path: string): string {
  return /^.*\[\d+\]/.exec(path)?.[0] ?? "";
}

function ownerOf(owners: Owners, path: string): string {
  const owner = owners.get(elementOf(path));
  return owner && owner.path !== path ? owner.name : "";
}

/** A value as texts: a list is several. */
function textsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [String(value)];
  return value.map((inner) => (Array.isArray(inner) ? inner.flat(3).join("–") : String(inner)));
}
