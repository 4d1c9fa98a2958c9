/** The tables that this browser sits at, so that a game can be continued. Tokens are kept here and nowhere else. */

export interface SavedSeat {
  readonly seat: number;
  /** What takes the seat again. */
  readonly token: string;
  /** The seat's share of chance, sent with every `Join`. */
  readonly nonce: string;
}

export interface SavedTable {
  /** Id of the table. */
  readonly table: string;
  readonly game: string;
  /** The seats of this browser: more than one where people share it. */
  readonly seats: readonly SavedSeat[];
  /** By seat: the code for whoever shall take it; empty where this browser invites nobody. */
  readonly invitations: readonly string[];
  /** SHA-256 of the secret of chance, as it was before the seats added their shares. */
  readonly commitment: string;
  /** The table of the game before, where this is the same game once more. */
  readonly before?: string;
  /** When this browser sat down, in milliseconds since 1970. */
  readonly opened: number;
  /** The names of all seats, as far as they are known. */
  readonly names: readonly string[];
  /** Whether anything has been shown of it. */
  readonly begun: boolean;
  /** Whether the game has ended. */
  readonly over: boolean;
}

const KEY = "rollout.tables";
const PENDING = "rollout.pending";
const MOST = 20;

function stored<Value>(key: string, empty: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as Value | null) ?? empty;
  } catch {
    return empty; // Storage is forbidden or was edited by hand.
  }
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage a table lives as long as its page.
  }
}

/** Tables that this page has saved, for a browser without storage. */
let ofThisPage: readonly SavedTable[] = [];

function read(): readonly SavedTable[] {
  const known = stored<readonly SavedTable[]>(KEY, ofThisPage);
  return Array.isArray(known) ? known.filter((saved) => Array.isArray(saved?.seats)) : [];
}

function write(tables: readonly SavedTable[]): void {
  ofThisPage = tables.slice(0, MOST);
  store(KEY, ofThisPage);
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
export function note(table: string, change: Partial<Pick<SavedTable, "begun" | "over" | "names">>): void {
  write(read().map((saved) => (saved.table === table ? { ...saved, ...change } : saved)));
}

export function forget(table: string): void {
  write(read().filter((saved) => saved.table !== table));
}

/** The token for a seat that is being asked for: the same one after a failed attempt, so that the server knows it again. */
export function pendingToken(what: string, make: () => string): string {
  const pending = stored<Record<string, string>>(PENDING, {});
  const token = pending[what] ?? make();
  store(PENDING, { ...pending, [what]: token });
  return token;
}

/** The seat has been taken: its token stands with its table from now on. */
export function settlePending(what: string): void {
  const { [what]: _, ...others } = stored<Record<string, string>>(PENDING, {});
  store(PENDING, others);
}
