/** What the table of RISK displays while the story runs, and how it settles. */

import type { Side } from "./art/armies";
import type { Arrow, Happening, Name } from "./map/contract";
import type { RiskView, Territory } from "./types.gen";

/** One roll of a battle, as it lies on the table. */
export interface Roll {
  readonly black: readonly number[];
  readonly red: readonly number[];
  /** How many attackers fell, and how many defenders. */
  readonly attackers: number;
  readonly defenders: number;
}

/** A battle in sight: the one that goes on, or the last one. */
export interface Battle {
  readonly army: number;
  readonly other: number;
  /** Who defends, as they look: humans alone are not Autobots. */
  readonly side: Side;
  readonly start: Name;
  readonly target: Name;
  /** Units and humans at its beginning. */
  readonly force: number;
  readonly garrison: number;
  readonly attackersLost: number;
  readonly defendersLost: number;
  readonly rolls: readonly Roll[];
  /** "on", "conquered", "lost", "withdrawn" or "cancelled". */
  readonly end: string;
}

/** A Power card that lies open in front of everybody. */
export interface Revealed {
  readonly army: number;
  readonly card: string;
  readonly when: string;
  readonly effect: string;
  readonly amount: number;
  /** The army that it was passed on to; -1 for none. */
  readonly to: number;
}

export interface Show {
  /** How things stand, as far as the story has been shown; null before the first time. */
  view: RiskView | null;
  arrows: readonly Arrow[];
  marked: Readonly<Record<Name, Happening>>;
  battle: Battle | null;
  card: Revealed | null;
}

export function emptyShow(): Show {
  return { view: null, arrows: [], marked: {}, battle: null, card: null };
}

/** How things stand: as the view has them; only arrows of a battle that goes on are left, the last battle stays in sight. */
export function settled(show: Show, view: RiskView): void {
  show.view = view;
  const { fight } = view;
  show.marked = fight ? { [fight.target]: "battle" } : {};
  show.arrows = fight ? [{ from: fight.start, to: fight.target, count: fight.units + fight.humans, kind: "attack" }] : [];
  if (fight && show.battle?.end !== "on") show.battle = resumed(view);
}

/** A battle that had begun before anybody looked. */
function resumed({ fight, army, territories }: RiskView): Battle | null {
  if (!fight) return null;
  const there = territories.find(({ name }) => name === fight.target);
  const sizes = { force: fight.units + fight.humans, garrison: (there?.units ?? 0) + (there?.humans ?? 0) };
  return { army, other: there?.army ?? -1, side: sideOf(there), start: fight.start, target: fight.target, ...sizes, attackersLost: 0, defendersLost: 0, rolls: [], end: "on" };
}

/** How those look who hold a territory. */
export function sideOf(there: Territory | undefined): Side {
  return there?.army === 0 && there.units === 0 ? "humans" : (there?.army ?? -1);
}
