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
    const rows = rowsOf(edition.values.filter(({ source }) => names.has(source)), owners);
    return rows.length > 0 ? [{ kind, sources, rows }] : [];
  });
}

function rowsOf(values: Edition["values"], owners: Owners): readonly Row[] {
  const naming = new Set(Array.from(owners.values(), ({ path }) => path));
  const told = new Set(values.flatMap(({ path }) => (naming.has(path) ? [] : [elementOf(path)])));
  const rows = new Map<string, Shown[]>();
  for (const { path, value } of values) {
    if (naming.has(path) && told.has(elementOf(path))) continue; // it stands beside its other values
    const name = path.replaceAll(/\[\d+\]/g, "");
    rows.set(name, [...(rows.get(name) ?? []), ...textsOf(value).map((text) => ({ of: ownerOf(owners, path), text }))]);
  }
  return Array.from(rows, ([name, shown]) => ({ name, values: shown }));
}

/** By element of a list of tables: its name, and the path of the value that gives it. */
type Owners = ReadonlyMap<string, { readonly path: string; readonly name: string }>;

/** The keys that give an element its name; the best one last. */
const NAMING = ["card", "name"];

/** What each element of a list of tables is called: by its naming key, whichever key comes first in the file, else by its first text. */
function ownersOf({ values }: Edition): Owners {
  const owners = new Map<string, { readonly path: string; readonly name: string; readonly rank: number }>();
  for (const { path, value } of values) {
    const element = elementOf(path);
    if (!element || typeof value !== "string") continue;
    const rank = NAMING.indexOf(path.slice(element.length + 1));
    const known = owners.get(element);
    if (!known || rank > known.rank) owners.set(element, { path, name: value, rank });
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

/** The values as they are nested in the file of the edition. */
export function nested({ values }: Edition): unknown {
  const root: Record<string, unknown> = {};
  for (const { path, value } of values) {
    const keys = path.split(/[.[\]]+/).filter(Boolean);
    let place: Record<string, unknown> = root;
    for (const [index, key] of keys.slice(0, -1).entries()) {
      place[key] ??= /^\d+$/.test(keys[index + 1] ?? "") ? [] : {};
      place = place[key] as Record<string, unknown>;
    }
    place[keys.at(-1) ?? ""] = value;
  }
  return root;
}

/** A value as texts: a list is several. */
function textsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [String(value)];
  return value.map((inner) => (Array.isArray(inner) ? inner.flat(3).join("–") : String(inner)));
}
