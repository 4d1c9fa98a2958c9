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

/** What a person does and so need not be told. */
const DONE: ReadonlySet<string> = new Set<GameTold["type"]>(["hero-taken", "pawn-moved", "card-discarded", "card-added"]);

/** @param seat who was away */
export function matters(told: Told, seat: number): boolean {
  if (DONE.has(told.type) && told["seat"] === seat) return false;
  if (told.type === "rolled") return told["purpose"] !== "move";
  return !PASSING.has(told.type);
}

/** What the last battle came down to. */
export type Decision =
  | { readonly by: "numbers"; readonly high: number; readonly low: number }
  | { readonly by: "title"; readonly title: string }
  | { readonly by: "met"; readonly told: Told };

/** How the last battle was decided: by numbers, by a Special Attack, or by what one met; null if nobody won it. */
export function decision(log: readonly Told[]): Decision | null {
  const told = log.slice(log.findLastIndex(({ type }) => type === "cards-revealed")) as readonly (GameTold | Told)[];
  const of = <Type extends GameTold["type"]>(type: Type): (GameTold & { type: Type }) | undefined =>
    told.find((candidate): candidate is GameTold & { type: Type } => candidate.type === type);
  const won = of("battle-won");
  const compared = of("numbers-compared");
  const met = of("number-met");
  const special = of("special-revealed");
  if (!won) return null;
  if (compared) return { by: "numbers", high: Math.max(...compared.numbers), low: Math.min(...compared.numbers) };
  if (met) return { by: "met", told: { ...met } };
  return special ? { by: "title", title: special.title } : null;
}
