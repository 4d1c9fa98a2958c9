/** The drawing of RISK. */

import type { Mark } from "../../table/games";
import type { TableModel } from "../../table/model";
import type { Told } from "../../table/story";
import { winnersOf } from "./forecast";
import { armyName } from "./spoken";
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

/** The armies that have won; who commands them, the result says beneath. */
export function winning(ctrl: TableModel): string {
  const view = ctrl.state.now?.view as RiskView | undefined;
  const [first = -1, ...others] = view ? winnersOf(view) : [];
  return first < 0 ? "" : ctrl.say("army-won", { army: first, who: [first, ...others].map((army) => armyName(ctrl, army)).join(", ") });
}

/** Whoever commands the army that something is told of. */
export function seatOf(told: Told, view: unknown): number {
  const { army } = told;
  return typeof army === "number" ? ((view as RiskView | undefined)?.armies[army]?.seat ?? -1) : -1;
}
