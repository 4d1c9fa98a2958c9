/** Which key wishes what at a table. */

import { modal } from "../kit/modal";

export type Wish = "command" | "keys" | "menu" | "dismiss" | "skip" | "confirm" | "next" | "previous";

const WISHES: Readonly<Record<string, Wish>> = {
  "/": "command",
  "?": "keys",
  m: "menu",
  Escape: "dismiss",
  s: "skip",
  Enter: "confirm",
  ArrowRight: "next",
  ArrowLeft: "previous",
};

/** What must stay with the element that has the focus: text goes to fields, Enter and arrows to controls that use them. */
const OWN_KEYS: Readonly<Record<string, string>> = {
  Enter: "a, button, input, summary, [role=button]",
  ArrowRight: "[data-arrows], [role=radio]",
  ArrowLeft: "[data-arrows], [role=radio]",
};

/** The wish of a key press; null where the key belongs to something else. */
export function tableKey(event: KeyboardEvent): Wish | null {
  const wish = modal() ? null : WISHES[event.key];
  const target = event.target instanceof Element ? event.target : null;
  if (!wish || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (target?.closest("input, textarea, select, dialog")) return null;
  const owners = OWN_KEYS[event.key];
  return owners && target?.closest(owners) ? null : wish;
}
