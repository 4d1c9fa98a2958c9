/** All that a table in the browser knows. */

import type { Failed, Joined, Presence, Refusal, Update } from "../protocol.gen";
import type { Link } from "./socket";
import type { Told } from "./story";

export interface Entry {
  /** Number of the entry, as the server counts what this viewer was told. */
  readonly version: number;
  readonly told: Told;
}

export interface Composed {
  /** What is sent. */
  readonly text: string;
  /** What the primary button says, in words. */
  readonly label: string;
}

export interface TableState {
  /** How the line to the server is. */
  link: Link;
  /** What does not change during the game; null until the server has answered. */
  joined: Joined | null;
  /** Who is there; null until the server has said so. */
  presence: Presence | null;
  /** How things stand, as far as the story has been shown; null before the first update. */
  now: Update | null;
  /** The newest update that came in, shown or not; null before the first. */
  newest: Update | null;
  /** What was shown, the oldest first. */
  log: readonly Entry[];
  /** Whether the story is being shown. */
  busy: boolean;
  /** Id of the action that has been sent and not been answered; empty for none. */
  sent: string;
  /** Whether the newest action was typed. */
  typed: boolean;
  /** The choice that is picked and not yet sent, as text; empty for none. */
  picked: string;
  /** A line that the drawing has composed out of many small decisions, for the primary button; null for none. */
  composed: Composed | null;
  /** Why the last action was not carried out; null for nothing to say. */
  notice: Refusal | Failed | null;
  /** Whether the result is shown in front of the table. */
  ending: boolean;
  /** Why the table cannot be shown at all, as `failed-<reason>`; empty for no such reason. */
  broken: string;
}

export function emptyTable(): TableState {
  const nothing = { joined: null, presence: null, now: null, newest: null, composed: null, notice: null, log: [] };
  return { link: "connecting", busy: false, ending: false, typed: false, sent: "", picked: "", broken: "", ...nothing };
}
