/** What an army looks like: its suit and its colours, in all that is drawn of it. */

export interface ArmyLook {
  /** The outline of its suit within 100 by 100, so that armies are told apart without colour. */
  readonly suit: string;
  /** What stands out, what lies below it, and the deepest shade. */
  readonly light: string;
  readonly main: string;
  readonly deep: string;
}

const HEXAGON = "M44 4.5Q50 1 56 4.5L87 22.5Q93 26 93 33V67Q93 74 87 77.5L56 95.5Q50 99 44 95.5L13 77.5Q7 74 7 67V33Q7 26 13 22.5Z";
const DIAMOND = "M50 0 86 38 76 84 50 100 24 84 14 38Z";
const SHIELD = "M12 6H88V52Q88 82 50 98 12 82 12 52Z";
const ROUND = "M50 3A47 47 0 1 1 50 97 47 47 0 1 1 50 3Z";

const LOOKS: Readonly<Record<string, ArmyLook>> = {
  autobots: { suit: HEXAGON, light: "#ffc7b4", main: "#c74534", deep: "#6d1f17" },
  decepticons: { suit: DIAMOND, light: "#d6ccfa", main: "#6a58b4", deep: "#2b2152" },
  red: { suit: SHIELD, light: "#ffc7b4", main: "#b8402f", deep: "#661c15" },
  blue: { suit: ROUND, light: "#c3defa", main: "#3c73b4", deep: "#152f55" },
};
const AUTOBOTS = LOOKS["autobots"] as ArmyLook;

/** The look of an army by its name. */
export function lookOf(army: string): ArmyLook {
  return LOOKS[army] ?? AUTOBOTS;
}
