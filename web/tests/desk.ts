/** A table without a server that notes what is done: what the desks of games in tests share. */

import { SeatNames } from "../src/table/names";
import type { TableModel } from "../src/table/model";
import type { TableState } from "../src/table/state";
import type { Choice } from "../src/protocol.gen";

export interface Noted {
  /** Lines that were sent, in order. */
  readonly sent: string[];
  readonly state: TableState;
  readonly choices: readonly Choice[];
}

/** What a drawing sees of the table; what is asked is read from the desk each time. */
export function modelOf(desk: Noted, game: string, seat: number): TableModel {
  return {
    state: desk.state,
    game,
    say: (key) => key,
    names: new SeatNames([{ name: "Mia" }, { name: "Ben" }]),
    seat,
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
