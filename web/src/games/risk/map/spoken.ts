/** Territories in words, for those who hear the map and for the list. */

import type { Say } from "../../../kit/words.svelte";
import type { Territory } from "../types.gen";
import type { Happening } from "./contract";

/** Who holds a territory and with what, without its name. */
export function holdingParts(say: Say, { army, units, humans, bar, shielded, fresh }: Territory): readonly string[] {
  const parts = [
    army === 0 && units === 0 ? "" : say("spot-army", { army }),
    units > 0 ? say(army === 0 ? "spot-autobots" : "spot-units", { count: units }) : "",
    humans > 0 ? say("spot-humans", { count: humans }) : "",
    fresh > 0 ? say("spot-fresh", { count: fresh }) : "",
    bar ? say("spot-bar") : "",
    shielded ? say("spot-shielded") : "",
  ];
  return parts.filter((part) => part !== "");
}

/** All that can be said of a territory: what it is called, who is there, what has happened, and what picking it means. */
export function spokenOf(say: Say, territory: Territory, happening: Happening | undefined, chosen: boolean, hint: string): string {
  const more = [happening ? say(`spot-${happening}`) : "", hint, chosen ? say("spot-chosen") : ""].filter((part) => part !== "");
  return [say("spot-name", { territory: territory.name }), ...holdingParts(say, territory), ...more].join(", ");
}
