/** Squares and pieces in words, for those who hear the board. */

import type { TableModel } from "../../table/model";
import { reminded } from "./aids.svelte";
import type { Command } from "./command.svelte";
import type { Square } from "./geometry";
import type { PieceShown, Show } from "./show";

/** A piece by name and rank as far as it is seen, and what can be seen of it beside. */
export function pieceParts({ say, names, seat }: Pick<TableModel, "say" | "names" | "seat">, piece: PieceShown, note: string): readonly string[] {
  const own = piece.seat === seat;
  const who = piece.name
    ? say("piece-named", { name: piece.name, rank: piece.rank, own: own ? "yes" : "no", owner: names.of(piece.seat) })
    : say("piece-hidden", { owner: names.of(piece.seat) });
  const marks = [
    piece.robot ? say("piece-robot") : "",
    piece.moved ? say("piece-moved") : "",
    piece.known && own ? say("piece-seen") : "",
    !piece.name && note ? say("piece-note", { mark: note }) : "",
  ];
  return [who, ...marks].filter((part) => part !== "");
}

/** What a square is called: its name, who stands there, and what can be done there now. */
export function squareName(ctrl: TableModel, show: Show, command: Command, square: Square, note: string): string {
  const standing = show.pieces.find((candidate) => candidate.square === square);
  const parts = [square];
  if (show.grid.zone.has(square)) parts.push(ctrl.say("square-zone", { game: show.view?.game ?? "" }));
  if (standing) parts.push(...pieceParts(ctrl, reminded(standing, show, ctrl.seat), note));
  const order = command.targets.get(square);
  if (order) parts.push(ctrl.say("square-target", { kind: order.kind, verb: order.verb }));
  if (command.prey.includes(square)) parts.push(ctrl.say(command.aims.includes(square) ? "square-aimed" : "square-prey"));
  if (standing && standing === command.piece) parts.push(ctrl.say("square-chosen"));
  return parts.join(", ");
}
