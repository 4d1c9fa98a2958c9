/** Which key wishes what in a replay. */

export type ReplayWish = "back" | "forward" | "play" | "first" | "last";

const WISHES: Readonly<Record<string, ReplayWish>> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  " ": "play",
  Home: "first",
  End: "last",
};

/** The wish of a key press; null where the key belongs to a field, a slider, a dialog or (Space) to a button. */
export function replayKey(event: KeyboardEvent): ReplayWish | null {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (target?.closest("input, textarea, select, dialog, [data-arrows]")) return null;
  if (event.key === " " && target?.closest("button, a, summary")) return null;
  return WISHES[event.key] ?? null;
}
