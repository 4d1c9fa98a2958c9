/** The drawing of Robot Heroes. */

import type { Mark } from "../../table/games";
import type { RobotHeroesView } from "./types.gen";

export { default as Table } from "./HeroesTable.svelte";
export { default as Portrait } from "./Portrait.svelte";
export { ruleAt } from "./rules";
export { matters, together } from "./telling";
export { default as Trophy } from "./Trophy.svelte";

/** The side of each seat, once its character is taken. */
export function marks(view: unknown): readonly Mark[] {
  return (view as RobotHeroesView).heroes.map(({ character }, seat) => {
    if (character === "") return seat === 0 ? "circle" : "diamond";
    return character === "optimus" ? "autobot" : "decepticon";
  });
}
