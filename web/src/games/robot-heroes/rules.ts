/** Which rule tells what is being done. */

import type { RobotHeroesView } from "./types.gen";

const RULES: Readonly<Record<string, string>> = {
  take: "RH-S2",
  roll: "RH-T1",
  move: "RH-T2",
  discard: "RH-T7",
  duel: "RH-B1",
  boost: "RH-X2",
  over: "RH-E1",
};

/** The rule of what is asked in a view. */
export function ruleAt(view: unknown): string {
  return RULES[(view as RobotHeroesView).phase] ?? "";
}
