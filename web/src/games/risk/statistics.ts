/** A game in figures, told from its log: territories and units round by round, and what each army did. */

import type { Told } from "../../table/story";
import { strengthsOf, type Strength } from "./forecast";
import { beginning, happen, NOBODY } from "./happened";
import { expectedHits } from "./luck";
import type { DiceRolled, GameTold, RiskView } from "./types.gen";

/** How things stood at the end of a round; round 0 is the beginning. */
export interface Standing {
  readonly round: number;
  /** By army. */
  readonly armies: readonly Strength[];
}

/** What an army did in the whole game. */
export interface Deeds {
  readonly conquests: number;
  /** Units and humans that it beat, and that it lost, in battle. */
  readonly beaten: number;
  readonly fallen: number;
  readonly slaves: number;
  /** How many more it beat than dice do on average, less how many more it lost. */
  readonly luck: number;
}

export interface Statistics {
  readonly standings: readonly Standing[];
  /** By army. */
  readonly deeds: readonly Deeds[];
}

const NOTHING: Deeds = { conquests: 0, beaten: 0, fallen: 0, slaves: 0, luck: 0 };

/** @param view any view of the game, for what never changes */
export function statisticsOf(view: RiskView, log: readonly Told[]): Statistics {
  let shown = beginning(view);
  let deeds: readonly Deeds[] = view.armies.map(() => NOTHING);
  const standings: Standing[] = [{ round: 0, armies: strengthsOf(shown) }];
  for (const told of log as readonly unknown[] as readonly GameTold[]) {
    deeds = withDeeds(deeds, told, shown);
    shown = happen(shown, told);
    if (told.type === "meter-moved" && told.army === NOBODY) standings.push({ round: shown.round, armies: strengthsOf(shown) });
  }
  const last = log.at(-1)?.type;
  const whole = last === undefined || standings.at(-1)?.round === shown.round;
  return { standings: whole ? standings : [...standings, { round: shown.round, armies: strengthsOf(shown) }], deeds };
}

function withDeeds(deeds: readonly Deeds[], told: GameTold, before: RiskView): readonly Deeds[] {
  if (told.type === "conquered") return added(deeds, told.army, { conquests: 1 });
  if (told.type === "slaves-taken") return added(deeds, told.army, { slaves: told.count });
  return told.type === "dice-rolled" ? withRoll(deeds, told, before) : deeds;
}

function withRoll(deeds: readonly Deeds[], told: DiceRolled, before: RiskView): readonly Deeds[] {
  const { black_bonus: black = 0, red_bonus: red = 0 } = before.fight ?? {};
  const luck = 2 * (told.defenders - expectedHits(told.black.length, told.red.length, black, red));
  const attacked = added(deeds, told.army, { beaten: told.defenders, fallen: told.attackers, luck });
  const defender = before.territories.find(({ name }) => name === told.territory)?.army ?? NOBODY;
  return added(attacked, defender, { beaten: told.attackers, fallen: told.defenders, luck: -luck });
}

function added(deeds: readonly Deeds[], army: number, more: Partial<Deeds>): readonly Deeds[] {
  return deeds.map((each, index) => {
    if (index !== army) return each;
    const sums = Object.entries(more).map(([what, count]) => [what, each[what as keyof Deeds] + count]);
    return { ...each, ...Object.fromEntries(sums) } as Deeds;
  });
}
