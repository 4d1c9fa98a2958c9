/** How a rank is written on a piece: its number or its letter; what neither moves nor counts has its emblem alone. */

const SILENT: ReadonlySet<string> = new Set(["F", "T", ""]);

/** What stands beside the emblem of a piece; empty for the Flag and the Traps. */
export function shownRank(rank: string): string {
  return SILENT.has(rank) ? "" : rank;
}
