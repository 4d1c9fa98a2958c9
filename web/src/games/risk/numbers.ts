/** How far steppers go. They offer what makes sense as things stand; whether it is allowed, the server says. */

import type { Part } from "./lines";
import type { RiskView, Territory } from "./types.gen";

/** A force of none. */
export const NONE: Part = { units: 0, humans: 0 };

/** How many can leave a territory over a border, each kind for itself. */
export function ableToGo(there: Territory, view: Pick<RiskView, "phase">): Part {
  const behind = there.units + there.humans - 1;
  if (view.phase === "attack") return { units: Math.max(0, Math.min(there.units - there.fresh, behind)), humans: there.humans };
  return { units: Math.max(0, Math.min(there.units - there.came, behind)), humans: there.humans - there.came_humans };
}

/** How many humans can go beside so many units, since somebody stays where Transformers leave. */
export function humansBeside(units: number, there: Territory, able: Part): number {
  return units > 0 ? Math.max(0, Math.min(able.humans, there.units + there.humans - 1 - units)) : able.humans;
}

/** What is proposed first: all Transformers and no human; humans alone where there is nobody else. */
export function proposed(able: Part): Part {
  return able.units > 0 ? { units: able.units, humans: 0 } : { units: 0, humans: able.humans };
}

/** A force within what can go. */
export function clamped({ units, humans }: Part, there: Territory, able: Part): Part {
  const within = Math.max(0, Math.min(units, able.units));
  return { units: within, humans: Math.max(0, Math.min(humans, humansBeside(within, there, able))) };
}
