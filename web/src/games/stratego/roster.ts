/** What is left of an army, as far as a viewer may see who was captured. */

import type { StrategoView } from "./types.gen";

export interface Rank {
  readonly rank: string;
  /** Somebody who has it, for the emblem. */
  readonly name: string;
  /** How many the army began with. */
  readonly count: number;
  /** How many of them the viewer has seen captured. */
  readonly fallen: number;
}

const ORDER = ["10", "9", "8", "7", "6", "5", "4", "3", "2", "S", "T", "F"];

/** By rank, the strongest first. */
export function rosterOf({ armies, captured }: StrategoView, seat: number): readonly Rank[] {
  const characters = armies[seat]?.characters ?? [];
  const fallen = captured.filter((piece) => piece.seat === seat);
  return ORDER.flatMap((rank) => {
    const those = characters.filter((character) => character.rank === rank);
    const count = those.reduce((sum, { copies }) => sum + copies, 0);
    return count > 0 ? [{ rank, name: those[0]?.name ?? "", count, fallen: fallen.filter((piece) => piece.rank === rank).length }] : [];
  });
}

/** How many captured pieces of an army this viewer may not see. */
export function unseen({ captured, lost }: StrategoView, seat: number): number {
  return (lost[seat] ?? 0) - captured.filter((piece) => piece.seat === seat).length;
}
