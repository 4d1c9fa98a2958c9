/** The drawing of Stratego. */

import type { Mark } from "../../table/games";
import { markOf } from "./sides";
import type { StrategoView } from "./types.gen";

export { default as Portrait } from "./Portrait.svelte";
export { ruleAt } from "./rules";
export { default as Table } from "./StrategoTable.svelte";
export { matters, silent, together } from "./telling";
export { default as Trophy } from "./Trophy.svelte";

/** The army of each seat. */
export function marks(view: unknown): readonly Mark[] {
  return (view as StrategoView).armies.map(({ army }) => markOf(army));
}
