/** Who won, and how a game ended in words. */

import type { Outcome } from "../protocol.gen";
import type { TableModel } from "./model";

/** The seats with the highest score; none where all are equal. */
export function winners(scores: readonly number[]): readonly number[] {
  const best = Math.max(...scores);
  const seats = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return seats.length === scores.length && seats.length > 1 ? [] : seats;
}

/** Why the game is over, with names. */
export function outcomeText({ say, names }: Pick<TableModel, "say" | "names">, { reason, scores }: Pick<Outcome, "reason" | "scores">): string {
  const won = winners(scores);
  const lost = scores.flatMap((_, seat) => (won.includes(seat) ? [] : [seat]));
  return say(`outcome-${reason}`, { winner: names.list(won), loser: names.list(lost) });
}
