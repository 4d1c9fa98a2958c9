/** Composes many small decisions into one line, as it could be typed: numbers of an attack, the route of a march. */

import { slug } from "../../kit/slug";
import type { Way } from "./orders";

/** Characters that a line may have. */
export const LONGEST = 200;

/** How many go together. */
export interface Part {
  readonly units: number;
  readonly humans: number;
}

/** A territory on a route, and how many units go on to it; the number of the first is not read. */
export interface Step {
  readonly territory: string;
  readonly units: number;
}

/** An attack or a move of the Autobot side names Autobots and humans; a Decepticon army has units alone. */
export function wayLine({ text }: Way, { units, humans }: Part, army: number): string {
  return army === 0 ? `${text} ${units} ${humans}` : `${text} ${units}`;
}

/** A march along a route, with what is left on the way; it ends the turn, because there is only one. */
export function routeLine(route: readonly Step[]): string {
  const steps = route.map(({ territory, units }, index) => (index === 0 ? slug(territory) : `${slug(territory)} ${units}`));
  return `move ${steps.join(" ")} done`;
}

/** A route with other numbers: whoever stays behind at a step is missing in all that follow. */
export function withUnits(route: readonly Step[], at: number, units: number): readonly Step[] {
  return route.map((step, index) => (index < at ? step : { ...step, units: Math.min(step.units, units), ...(index === at ? { units } : {}) }));
}
