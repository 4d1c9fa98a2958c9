/** A table of Stratego without a server: it notes what is done. */

import { Command } from "../src/games/stratego/command.svelte";
import { emptyShow, settled } from "../src/games/stratego/show";
import type { Show } from "../src/games/stratego/show";
import type { StrategoView } from "../src/games/stratego/types.gen";
import type { TableModel } from "../src/table/model";
import { SeatNames } from "../src/table/names";
import { emptyTable } from "../src/table/state";
import type { Choice } from "../src/protocol.gen";

export class Desk {
  /** Lines that were sent, in order. */
  readonly sent: string[] = [];
  readonly state = $state(emptyTable());
  choices: readonly Choice[] = $state([]);
  readonly show: Show = $state(emptyShow());
  readonly command: Command;

  constructor(readonly seat = 0) {
    this.command = new Command(this.model, this.show);
  }

  /** Something is asked. */
  ask(view: StrategoView, choices: readonly Choice[]): void {
    settled(this.show, view, this.seat);
    this.choices = choices;
    this.state.picked = "";
  }

  private get model(): TableModel {
    const desk = this;
    return {
      state: desk.state,
      game: "stratego",
      say: (key) => key,
      names: new SeatNames([{ name: "Mia" }, { name: "Ben" }]),
      seat: desk.seat,
      get choices() {
        return desk.choices;
      },
      get mine() {
        return desk.choices.length > 0;
      },
      get primary() {
        return desk.choices.find(({ text }) => text === desk.state.picked);
      },
      label: ({ text }) => text,
      line: () => "",
      pick: (text) => (desk.state.picked = text),
      compose: (line) => (desk.state.composed = line),
      confirm: () => desk.sent.push(desk.state.picked),
      act: (text) => desk.sent.push(text),
      perform: () => () => undefined,
    };
  }
}
