/** Who stands where, and who holds what, as the view says it. */

import type { Side } from "../art/armies";
import type { RiskView, Territory } from "../types.gen";

/** The side whose colours a territory has. */
export function sideOf({ army, units }: Territory): Side {
  return army === 0 && units === 0 ? "humans" : army;
}

export interface Troop {
  readonly side: Side;
  readonly count: number;
}

/** Those who stand in a territory: Transformers, then humans; nobody where it is empty. */
export function troopsOf({ army, units, humans }: Territory): readonly Troop[] {
  const all: readonly Troop[] = [{ side: army, count: units }, { side: "humans", count: humans }];
  return all.filter(({ count }) => count > 0);
}

export interface Holding {
  readonly name: string;
  readonly bonus: number;
  /** The army whose bonus it is; null for none. */
  readonly holder: number | null;
  /** By army from 0 on: how many of its territories it has. */
  readonly counts: readonly number[];
  readonly territories: readonly Territory[];
}

/** The continents, and who holds each as a whole [RT-N2, RT-N3]. */
export function holdingsOf(view: RiskView): readonly Holding[] {
  return view.continents.map(({ name, bonus }) => {
    const territories = view.territories.filter((_, at) => view.board[at]?.continent === name);
    const counts = view.armies.map((_, army) => territories.filter((territory) => territory.army === army).length);
    const whole = counts.findIndex((count) => count > 0 && count === territories.length);
    const enough = whole > 0 || !view.needs_autobot || territories.some(({ units }) => units > 0);
    return { name, bonus, counts, territories, holder: whole >= 0 && enough ? whole : null };
  });
}
