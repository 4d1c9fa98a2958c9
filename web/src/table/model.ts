/** What a drawing needs of a table, whether the game goes on or is replayed. */

import type { Say } from "../kit/words.svelte";
import type { Choice } from "../protocol.gen";
import type { SeatNames } from "./names";
import type { Composed, Entry, TableState } from "./state";
import type { Scene, Told } from "./story";

export interface TableModel {
  readonly state: TableState;
  /** The name of the game; empty until it is known. */
  readonly game: string;
  /** The texts of this game. */
  readonly say: Say;
  readonly names: SeatNames;
  /** The seat from which the table is seen, or -1 for a watcher. */
  readonly seat: number;
  /** The seats of this browser, also while nobody has the device; none in a replay. */
  readonly held?: readonly number[];
  /** What may be done now: nothing in a replay, while the story plays, or while an action is on its way. */
  readonly choices: readonly Choice[];
  /** Whether the table waits for this person. */
  readonly mine: boolean;
  /** The choice that the primary button carries out. */
  readonly primary: Choice | undefined;

  /** All that was told so far, where the log does not have it. */
  readonly past?: readonly Told[];

  /** A choice in words, or in the game's notation. */
  label(choice: Choice): string;
  /** A line of the log. */
  line(entry: Entry): string;
  /** Mark a choice for the primary button. */
  pick(text: string): void;
  /** Have the primary button send a line that is no single choice; null takes it back. A replay takes none. */
  compose?(line: Composed | null): void;
  /** Carry out what the primary button says. */
  confirm(): void;
  /** Send any line of text as an action. */
  act(text: string): void;
  /** Who shows the story; returns how to stop showing it. */
  perform(scene: Scene): () => void;
}
