/** The drawing of RISK. */

import type { Mark } from "../../table/games";
import type { Told } from "../../table/story";
import type { RiskView } from "./types.gen";

export { default as Portrait } from "./Portrait.svelte";
export { ruleAt } from "./rules";
export { default as Table } from "./RiskTable.svelte";
export { matters, part, silent, together } from "./telling";
export { default as Trophy } from "./Trophy.svelte";

/** By army, as its pieces look. */
const MARKS: readonly Mark[] = ["autobot", "decepticon", "wedge", "slant"];

/** The mark of each seat: that of its first army. */
export function marks(view: unknown): readonly Mark[] {
  const { armies } = view as RiskView;
  const seats = Math.max(...armies.map(({ seat }) => seat)) + 1;
  return Array.from({ length: seats }, (_, seat) => MARKS[armies.findIndex((army) => army.seat === seat)] ?? "decepticon");
}

/** Whoever commands the army that something is told of. */
export function seatOf(told: Told, view: unknown): number {
  const { army } = told;
  return typeof army === "number" ? ((view as RiskView | undefined)?.armies[army]?.seat ?? -1) : -1;
}
