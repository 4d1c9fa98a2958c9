/** The log as lines: what belongs together is told in one of them. */

import type { TableModel } from "./model";
import type { Entry } from "./state";
import type { Told } from "./story";

export interface Line {
  /** Number of its first entry. */
  readonly version: number;
  readonly entries: readonly Entry[];
  /** What its entries are together, as the drawing names it; empty for a line of its own. */
  readonly together: string;
}

/** Whether a line has told something of that seat: what it does again, after a tie, is another line. */
function hasSeatOf({ entries }: Line, { told }: Entry): boolean {
  return told["seat"] !== undefined && entries.some((entry) => entry.told["seat"] === told["seat"]);
}

/** @param together what something told may be part of; empty where it stands alone */
export function linesOf(log: readonly Entry[], together: (told: Told) => string = () => ""): readonly Line[] {
  const lines: Line[] = [];
  for (const entry of log) {
    const key = together(entry.told);
    const last = lines.at(-1);
    if (key && last?.together === key && !hasSeatOf(last, entry)) lines[lines.length - 1] = { ...last, entries: [...last.entries, entry] };
    else lines.push({ version: entry.version, entries: [entry], together: key });
  }
  return lines;
}

/** Whether all entries have the same value, as after rolls that are a tie. */
function isTie([first, ...others]: Line["entries"]): boolean {
  return typeof first?.told["value"] === "number" && others.every(({ told }) => told["value"] === first.told["value"]);
}

/**
 * The text of a line: `told-<together>` with the texts `told-<together>-<part>` of its entries, or that of its only entry.
 *
 * @param part what something told is called as part of a line
 */
export function textOf(ctrl: Pick<TableModel, "say" | "names" | "line">, { entries, together }: Line, part: (told: Told) => string = () => "part"): string {
  const [first] = entries;
  if (entries.length === 1 && first) return ctrl.line(first);
  const parts = entries.map(({ told }) => ctrl.say(`told-${together}-${part(told)}`, ctrl.names.args(told)));
  return ctrl.say(`told-${together}`, { parts: parts.join(", "), equal: isTie(entries) ? "yes" : "no" });
}

/**
 * The seat that a line is about; -1 for several or none.
 *
 * @param of tells the seat of what does not say it itself
 */
export function seatOf({ entries }: Line, of: (told: Told) => number = () => -1): number {
  const [told] = entries.length === 1 ? entries.map((entry) => entry.told) : [];
  if (!told) return -1;
  return typeof told["seat"] === "number" ? told["seat"] : of(told);
}
