/** What the table of Stratego displays while the story runs, and how it settles. */

import type { Clash, Fighter } from "./battle";
import { gridOf, NO_GRID, type Grid, type Square } from "./geometry";
import type { Army, Piece, StrategoView } from "./types.gen";

export type Pair<Value> = [Value, Value];

/** A piece as it is drawn: like a piece of a view, but it changes while the story runs. */
export type PieceShown = { -readonly [Field in keyof Omit<Piece, "type">]: Piece[Field] };

export interface Show {
  /** How things stood when the story last rested; null before the first time. */
  view: StrategoView | null;
  /** Whether armies are being placed. */
  placing: boolean;
  /** The board as it is seen. */
  grid: Grid;
  pieces: PieceShown[];
  /** By seat: pieces on the board. */
  counts: Pair<number>;
  /** The last move or attack; null before the first. */
  last: { readonly start: Square; readonly end: Square } | null;
  /** The attack or power that is being shown, or was shown last; null for none. */
  clash: Clash | null;
  /** Whether it is in front of the board. */
  fighting: boolean;
  /** From whom to whom a power goes that is being shown; null for none. */
  beam: { readonly start: Square; readonly ends: readonly Square[] } | null;
  /** Keys of pieces that are being turned over. */
  turning: readonly string[];
}

export function emptyShow(): Show {
  const none = { view: null, last: null, clash: null, beam: null, fighting: false, placing: false } as const;
  return { ...none, grid: NO_GRID, pieces: [], counts: [0, 0], turning: [] };
}

/** What a piece is known by while it moves. */
export function keyOf({ seat, piece }: { readonly seat: number; readonly piece: number }): string {
  return `${seat}/${piece}`;
}

/** Both armies as everybody sees them begin: those of the viewer as they were placed, the others hidden. */
export function deployed(armies: readonly Army[], own: readonly PieceShown[]): PieceShown[] {
  return armies.flatMap(({ homes }, seat) => {
    const placed = own.filter((piece) => piece.seat === seat);
    return placed.length > 0 ? placed : homes.map((square, piece) => hidden(seat, piece, square));
  });
}

function hidden(seat: number, piece: number, square: Square): PieceShown {
  return { piece, seat, square, name: "", rank: "", moved: false, known: false, robot: false };
}

/** A battle as it stays in sight: like the log, without those who were shown once and whom the viewer does not see now. */
function kept(clash: Clash, { pieces, captured }: StrategoView): Clash {
  const named = new Set([...pieces, ...captured].filter(({ name }) => name).map(keyOf));
  const blank = <Who extends Fighter>(who: Who): Who => (named.has(keyOf(who)) ? who : { ...who, name: "", rank: "" });
  return { ...clash, user: blank(clash.user), met: clash.met.map(blank) };
}

/** How things stand: everything as the view has it; the last battle stays in sight beside the board, as far as it is kept. */
export function settled(show: Show, view: StrategoView, below: number): void {
  show.view = view;
  show.placing = view.phase === "setup";
  show.grid = gridOf(view, below);
  show.pieces = view.pieces.map((piece) => ({ ...piece }));
  show.counts = [view.armies[0].pieces, view.armies[1].pieces];
  show.last = view.last;
  show.clash = show.clash && kept(show.clash, view);
  show.fighting = false;
  show.beam = null;
  show.turning = [];
}
