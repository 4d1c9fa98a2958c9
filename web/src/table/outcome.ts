/** Who won. */

/** The seats with the highest score; none where all are equal. */
export function winners(scores: readonly number[]): readonly number[] {
  const best = Math.max(...scores);
  const seats = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return seats.length === scores.length && seats.length > 1 ? [] : seats;
}
