/** How the story of a game is told again: in the log, and to somebody who was away. */

import type { Told } from "../../table/story";
import type { GameTold } from "./types.gen";

/** Both roll for the choice of heroes and for the first turn, and both draw a first hand: one line each. */
export function together(told: Told): string {
  if (told.type === "rolled") return told["purpose"] === "hero" || told["purpose"] === "first" ? `rolls-${told["purpose"]}` : "";
  return told.type === "hand-dealt" || told.type === "hand-dealt-unseen" ? "hands" : "";
}

/** What only leads to something else, or can be seen on the board. */
const PASSING: ReadonlySet<string> = new Set<GameTold["type"]>([
  "turn-began",
  "landed",
  "hand-dealt-unseen",
  "card-drawn-unseen",
  "battle-began",
  "card-chosen-unseen",
  "numbers-compared",
  "pile-shuffled",
  "game-ended",
]);

export function matters(told: Told): boolean {
  if (told.type === "rolled") return told["purpose"] !== "move";
  return !PASSING.has(told.type);
}
