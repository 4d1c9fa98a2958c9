/** A table of Stratego without a server: it notes what is done. */

import { Command } from "../src/games/stratego/command.svelte";
import { emptyShow, settled } from "../src/games/stratego/show";
import type { Show } from "../src/games/stratego/show";
import type { StrategoView } from "../src/games/stratego/types.gen";
import { emptyTable } from "../src/table/state";
import type { Choice } from "../src/protocol.gen";
import { modelOf } from "./desk";

export class Desk {
  /** Lines that were sent, in order. */
  readonly sent: string[] = [];
  readonly state = $state(emptyTable());
  choices: readonly Choice[] = $state([]);
  readonly show: Show = $state(emptyShow());
  readonly command: Command;

  constructor(readonly seat = 0) {
    this.command = new Command(modelOf(this, "stratego", this.seat), this.show);
  }

  /** Something is asked. */
  ask(view: StrategoView, choices: readonly Choice[]): void {
    settled(this.show, view, this.seat);
    this.choices = choices;
    this.state.picked = "";
  }
}
