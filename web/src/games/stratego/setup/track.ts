/** Which piece went where when a set-up changed, so that it can be seen walking. */

import { armyLetters, type Field, type Placement } from "./field";

export interface Standing {
  /** Distinguishes pieces of the same character; nobody else knows it. */
  readonly id: number;
  readonly letter: string;
  /** -1 in the tray. */
  readonly place: number;
}

/** All pieces of an army, in the tray. */
export function standing(field: Field): readonly Standing[] {
  return armyLetters(field).map((letter, id) => ({ id, letter, place: -1 }));
}

/** The same pieces after a change: whoever can stay does, others of the same letter walk. */
export function tracked(pieces: readonly Standing[], placement: Placement): readonly Standing[] {
  const stays = new Set(pieces.filter(({ letter, place }) => place >= 0 && placement[place] === letter).map(({ place }) => place));
  const goals = placement.flatMap((letter, place) => (letter && !stays.has(place) ? [{ letter, place }] : []));
  return pieces.map((piece) => {
    if (stays.has(piece.place)) return piece;
    const at = goals.findIndex(({ letter }) => letter === piece.letter);
    return { ...piece, place: at < 0 ? -1 : (goals.splice(at, 1)[0]?.place ?? -1) };
  });
}
