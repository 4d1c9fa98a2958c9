/** How the game would end if the Energon were used up now: territories side against side [RT-V4]. */

import type { RiskView } from "./types.gen";

export interface Forecast {
  /** Territories of the Autobot side. */
  readonly autobots: number;
  /** Territories of all Decepticon armies together. */
  readonly decepticons: number;
  /** Armies that would win, several if they share it. */
  readonly winners: readonly number[];
}

/** By army: territories, units on the board, humans on the board. */
export interface Strength {
  readonly territories: number;
  readonly units: number;
  readonly humans: number;
}

export function strengthsOf({ armies, territories }: Pick<RiskView, "armies" | "territories">): readonly Strength[] {
  return armies.map((_, army) => {
    const held = territories.filter((territory) => territory.army === army);
    const sum = (of: "units" | "humans"): number => held.reduce((total, territory) => total + territory[of], 0);
    return { territories: held.length, units: sum("units"), humans: sum("humans") };
  });
}

export function forecastOf(view: Pick<RiskView, "armies" | "territories">): Forecast {
  const strengths = strengthsOf(view);
  const autobots = strengths[0]?.territories ?? 0;
  const decepticons = strengths.slice(1).reduce((total, { territories }) => total + territories, 0);
  return { autobots, decepticons, winners: autobots >= decepticons ? [0] : bestDecepticons(view, strengths) };
}

/** The armies that have won a game that is over. */
export function winnersOf(view: RiskView): readonly number[] {
  if (view.reason === "all-out") return [0];
  const whole = ({ territories }: Strength): boolean => territories === view.territories.length;
  return view.reason === "whole-map" ? [strengthsOf(view).findIndex(whole)] : forecastOf(view).winners;
}

/** Most territories, then most units, then most slaves; who is equal in all of them shares. */
function bestDecepticons({ armies }: Pick<RiskView, "armies">, strengths: readonly Strength[]): readonly number[] {
  const rank = (army: number): readonly number[] => [strengths[army]?.territories ?? 0, strengths[army]?.units ?? 0, armies[army]?.slaves ?? 0];
  const rivals = armies.map((_, army) => army).slice(1);
  const best = rivals.toSorted((one, other) => compare(rank(other), rank(one)))[0] ?? 0;
  return rivals.filter((army) => compare(rank(army), rank(best)) === 0);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
