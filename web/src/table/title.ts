/** The title of the tab: it shows from afar when it is somebody's turn here. */

import { say } from "../kit/words.svelte";
import type { TableCtrl } from "./ctrl.svelte";
import { NOBODY } from "./hotseat";

/** @param turn the seat that is to take the device, where several people share it */
export function tabTitle(ctrl: TableCtrl, turn: number): string {
  const game = ctrl.game ? ctrl.say("game-title") : say("table");
  if (turn !== NOBODY) return `● ${say("turn-of-name", { name: ctrl.names.of(turn) })} – ${game}`;
  const whose = ctrl.held.length > 1 ? say("turn-of-name", { name: ctrl.names.of(ctrl.seat) }) : say("your-move");
  if (ctrl.drawOffered && !ctrl.mine) return `● ${say("told-draw-offered", { seat: ctrl.names.of(ctrl.state.now?.offer ?? -1) })} – ${game}`;
  return ctrl.mine ? `● ${whose} – ${game}` : `${game} – rollout`;
}
