/** What the pictures beside the rules show. A test plays them: tests/games/stratego/test_examples.py. */

import text from "./pictures.json?raw";

export interface Example {
  /** The rule that it stands beside. */
  readonly rule: string;
  /** Names its words: `example-<id>`. */
  readonly id: string;
  readonly game: string;
  /** The square in the left lower corner. */
  readonly corner: string;
  /**
   * A part of the board from above: "." open, "~" Forbidden Zone, else a piece: army (A, D), letter in set-ups, and "!" where it
   * is known, "=" where it lies in Robot Mode, "?" where the picture hides who it is.
   */
  readonly rows: readonly string[];
  /** Orders of one turn, and the board after it. */
  readonly does?: readonly string[];
  readonly after?: readonly string[];
  /** Orders that are refused; after those in `before`, where there are any. */
  readonly cannot?: readonly string[];
  readonly before?: readonly string[];
  /** Where orders that begin so may lead. */
  readonly reach?: { readonly by: string; readonly squares: readonly string[] };
  /** Whether pieces that are known are marked so. */
  readonly eyes?: boolean;
}

export const EXAMPLES = JSON.parse(text) as readonly Example[];

/** A piece of a picture; without a name where only its back is seen. */
export interface Drawn {
  readonly army: string;
  readonly name: string;
  readonly rank: string;
  readonly robot: boolean;
  readonly known: boolean;
}

/** Who is meant by a letter: of both armies, then of one. Ranks that are letters of both stand for what all pieces of the rank have in common. */
const BOTH: Readonly<Record<string, readonly [string, string]>> = {
  "3": ["Sector Seven Agent", "3"],
  "2": ["Scout", "2"],
  T: ["Liquid Nitrogen Trap", "T"],
  F: ["Flag", "F"],
};
const OF: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>> = {
  A: {
    X: ["Optimus Prime", "10"],
    "9": ["Ironhide", "9"],
    "8": ["Ratchet", "8"],
    b: ["Bumblebee", "8"],
    "7": ["Jazz", "7"],
    f: ["Fighter", "7"],
    "6": ["Maggie", "6"],
    n: ["Banachek", "6"],
    "5": ["Sam", "5"],
    m: ["Mikaela", "5"],
    "4": ["Lennox", "4"],
    e: ["Epps", "4"],
    S: ["AllSpark", "S"],
  },
  D: {
    X: ["Megatron", "10"],
    "9": ["Starscream", "9"],
    "8": ["Barricade", "8"],
    "7": ["Bonecrusher", "7"],
    "6": ["Decepticon Soldier", "6"],
    "5": ["Dune Buggy", "5"],
    "4": ["Decepticon Creature", "4"],
    S: ["Frenzy", "S"],
  },
};

/** The piece that a sign stands for; null for ground. */
export function drawn(sign: string): Drawn | null {
  const [army = "", letter = "", ...marks] = sign;
  if (!(army in OF)) return null;
  const [name, rank] = BOTH[letter] ?? OF[army]?.[letter] ?? ["", ""];
  const hidden = marks.includes("?") || letter === "?";
  const shown = { name: hidden ? "" : name, rank: hidden ? "" : rank };
  return { army: army === "A" ? "autobots" : "decepticons", ...shown, robot: marks.includes("="), known: marks.includes("!") };
}

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly kind: "goes" | "hits" | "wrong";
  /** Whether it runs beside the middle, because others run there and back. */
  readonly aside?: boolean;
}

const HITS: ReadonlySet<string> = new Set(["strike", "shoot", "pull", "detect"]);

/** An order as an arrow; null for one that goes nowhere. */
function arrowOf(order: string, kind?: Arrow["kind"]): Arrow | null {
  const [verb = "", from = "", to = ""] = order.split(" ");
  return to ? { from, to, kind: kind ?? (HITS.has(verb) ? "hits" : "goes") } : null;
}

/** What goes where in a picture, and what may not. */
export function arrowsIn({ does = [], cannot = [], before = [], rows, corner }: Example): readonly Arrow[] {
  const inside = (arrow: Arrow | null): arrow is Arrow => arrow !== null && isInside(arrow.from, rows, corner);
  const made = before.map((order) => arrowOf(order)).filter(inside).map((arrow) => ({ ...arrow, aside: true }));
  const done = [...does.map((order) => arrowOf(order)), ...aims(does)].filter(inside);
  return [...made, ...done, ...cannot.map((order) => arrowOf(order, "wrong")).filter(inside)];
}

/** Whom a Robot Rumble hits from where it has gone. */
function aims(does: readonly string[]): readonly Arrow[] {
  const from = does.find((order) => order.startsWith("rumble"))?.split(" ")[2] ?? "";
  return does.flatMap((order) => (order.startsWith("at ") ? [{ from, to: order.slice(3), kind: "hits" as const }] : []));
}

/** Where a square is, in columns from the left and rows from above. */
export function spotOf(square: string, rows: readonly string[], corner: string): { readonly column: number; readonly row: number } {
  const up = Number(square.slice(1)) - Number(corner.slice(1));
  return { column: square.charCodeAt(0) - corner.charCodeAt(0), row: rows.length - 1 - up };
}

function isInside(square: string, rows: readonly string[], corner: string): boolean {
  const { column, row } = spotOf(square, rows, corner);
  return row >= 0 && row < rows.length && column >= 0 && column < (rows[0]?.split(" ").length ?? 0);
}
