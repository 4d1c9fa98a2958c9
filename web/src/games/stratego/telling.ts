/** How the story of a game is told again: in the log, and to somebody who was away. */

import type { Told } from "../../table/story";
import type { GameTold } from "./types.gen";

/** Who commands which army is one line. */
export function together(told: Told): string {
  return told.type === "side-taken" ? "sides" : "";
}

/** What only leads to something else, or is said by what comes before it. */
const PASSING: ReadonlySet<string> = new Set<GameTold["type"]>(["side-taken", "army-ready", "game-began", "piece-captured", "piece-drawn", "game-ended"]);

/** What a person does and so need not be told. */
const DONE: ReadonlySet<string> = new Set<GameTold["type"]>(["piece-moved", "mode-changed"]);

/** @param seat who was away */
export function matters(told: Told, seat: number): boolean {
  if (DONE.has(told.type)) return told["seat"] !== seat;
  if (told.type === "piece-shown") return told["why"] === "detected" || told["why"] === "scout";
  return !PASSING.has(told.type);
}
