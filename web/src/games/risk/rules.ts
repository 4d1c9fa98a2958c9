/** Which rule tells what is being done. */

import type { RiskView } from "./types.gen";

const RULES: Readonly<Record<string, string>> = {
  exchange: "RT-N5",
  reveal: "RT-N6",
  give: "RT-P4",
  lose: "RT-P2",
  place: "RT-N7",
  attack: "RT-A1",
  force: "RT-A3",
  "force-humans": "RT-A3",
  "attack-card": "RT-P6",
  "defence-card": "RT-P6",
  battle: "RT-A9",
  window: "RT-E2",
  over: "RT-V4",
};

/** The rule of what is asked in a view. */
export function ruleAt(view: unknown): string {
  const { phase, army, fight } = view as RiskView;
  if (["move", "march", "march-humans", "onward"].includes(phase)) return army > 0 ? "RT-M3" : "RT-M1";
  return phase === "battle" && fight && !fight.start ? "RT-N9" : (RULES[phase] ?? "");
}
