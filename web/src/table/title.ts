/** The title of the tab: it shows from afar when it is the person's turn. */

import { say } from "../kit/words.svelte";
import type { TableCtrl } from "./ctrl.svelte";

export function tabTitle(ctrl: TableCtrl): string {
  const game = ctrl.game ? ctrl.say("game-title") : say("table");
  return ctrl.mine ? `● ${say("your-move")} – ${game}` : `${game} – rollout`;
}
