/** The drawing of RISK. */

import type { Mark } from "../../table/games";
import type { RiskView } from "./types.gen";

export { default as Portrait } from "./Portrait.svelte";
export { ruleAt } from "./rules";
export { default as Table } from "./RiskTable.svelte";
export { matters, part, silent, together } from "./telling";
export { default as Trophy } from "./Trophy.svelte";

/** The side of each seat; three Decepticon players are told apart by their shapes. */
export function marks(view: unknown): readonly Mark[] {
  const { armies } = view as RiskView;
  const seats = Math.max(...armies.map(({ seat }) => seat)) + 1;
  return Array.from({ length: seats }, (_, seat) => (armies[0]?.seat === seat ? "autobot" : "decepticon"));
}
