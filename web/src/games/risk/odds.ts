/** The chance to win a battle, in words that claim no more than is known. */

import type { BattleOdds } from "../../protocol.gen";

/** What is nearly certain is told by where it begins, in percent. */
const NEARLY = 0.1;

/** Percent to be shown; only what is certain is all or nothing, however it was rounded on its way. */
export function chanceOf({ win, ends }: Pick<BattleOdds, "win" | "ends">): { readonly how: "about" | "above" | "below"; readonly percent: number } {
  const isCertain = ends.every(([, defenders]) => (defenders === 0) === (ends[0]?.[1] === 0));
  if (!isCertain && win * 100 > 100 - NEARLY) return { how: "above", percent: 100 - NEARLY };
  if (!isCertain && win * 100 < NEARLY) return { how: "below", percent: NEARLY };
  const percent = Math.round(win * 100);
  return { how: "about", percent: isCertain ? percent : Math.min(99, Math.max(1, percent)) };
}
