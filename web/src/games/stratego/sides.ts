/** What is not in the look of an army: how its pieces lie face up, and the mark of its seat. */

import type { Mark } from "../../table/games";

const MARKS: Readonly<Record<string, Mark>> = { autobots: "autobot", decepticons: "decepticon", red: "shield", blue: "disc" };

/** The mark of the seat that commands an army. */
export function markOf(army: string): Mark {
  return MARKS[army] ?? "autobot";
}

/** Whether an army fights on the classic board, in whose middle are lakes. */
export function hasLakes(army: string): boolean {
  return army === "red" || army === "blue";
}

/** Outline of a piece that lies face up, in hundredths of a square around its middle: cut for those who are not round. */
export function lying(army: string): string {
  return army === "decepticons" ? "M-30-33H30L46-16V16L30 33H-30L-46 16V-16Z" : "M-34-32H34A10 10 0 0 1 44-22V22A10 10 0 0 1 34 32H-34A10 10 0 0 1-44 22V-22A10 10 0 0 1-34-32Z";
}
