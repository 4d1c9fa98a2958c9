/** How the story of a game is told again: in the log, and to somebody who was away. */

import type { Told } from "../../table/story";
import type { GameTold } from "./types.gen";

/** The rolls of a battle are one line with those they made slaves; so are the bars on the map, cards drawn, and who commands. */
const TOGETHER: Readonly<Partial<Record<GameTold["type"], string>>> = {
  "army-taken": "armies",
  "energon-laid": "bars",
  "dice-rolled": "rolls",
  "slaves-taken": "rolls",
  "card-drawn": "cards",
};

export function together(told: Told): string {
  return TOGETHER[told.type as GameTold["type"]] ?? "";
}

/** What something told is called as part of a line. */
export function part(told: Told): string {
  return told.type === "slaves-taken" ? "slaves" : "part";
}

/** What only leads to something else that is told. */
const SILENT: ReadonlySet<string> = new Set<GameTold["type"]>(["way-chosen", "part-chosen"]);
/** Questions that were answered with no. */
const QUIET_PASSES: ReadonlySet<unknown> = new Set(["exchange", "reveal", "attack-card", "defence-card", "window", "attack"]);

export function silent(told: Told): boolean {
  return SILENT.has(told.type) || (told.type === "passed" && QUIET_PASSES.has(told["phase"]));
}

/** What changed the map or the armies, for whoever comes back to it. */
const NEWS: ReadonlySet<string> = new Set<GameTold["type"]>([
  ...(["turn-began", "stars-exchanged", "power-revealed", "power-given", "power-used", "units-placed", "attacked", "attack-cancelled", "dice-rolled"] as const),
  ...(["slaves-taken", "withdrew", "force-lost", "conquered", "bar-collected", "army-out", "meter-moved"] as const),
]);

export function matters(told: Told): boolean {
  return NEWS.has(told.type);
}
