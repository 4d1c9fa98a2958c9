/** How the story of a game is told again: in the log, and to somebody who was away. */

import type { Told } from "../../table/story";
import type { GameTold } from "./types.gen";

/** Who commands which army is one line. */
export function together(told: Told): string {
  return told.type === "side-taken" ? "sides" : "";
}

/** What is said by what comes before or after it, or can be seen on the board. */
const SILENT: ReadonlySet<string> = new Set<GameTold["type"]>(["piece-placed", "target-named", "piece-captured"]);

/** Who uses a power or is met by one is named there; who is detected is news. */
export function silent(told: Told): boolean {
  return told.type === "piece-shown" ? told["why"] !== "detected" && told["why"] !== "mode" : SILENT.has(told.type);
}

/** What only leads to something else. */
const PASSING: ReadonlySet<string> = new Set<GameTold["type"]>(["side-taken", "army-ready", "game-began", "piece-drawn", "game-ended"]);

/** What a person does and so need not be told. */
const DONE: ReadonlySet<string> = new Set<GameTold["type"]>(["piece-moved", "mode-changed"]);

/** @param seat who was away */
export function matters(told: Told, seat: number): boolean {
  if (DONE.has(told.type)) return told["seat"] !== seat;
  return !silent(told) && !PASSING.has(told.type);
}
