/** What may be done now, as orders to pieces: read from the choices, without knowing the rules. */

import type { Choice } from "../../protocol.gen";
import type { Square } from "./geometry";
import type { Character, Piece, StrategoView } from "./types.gen";

/** What a piece is told to do: to go or attack as every piece may, to use a power, or to change its mode. */
export type Kind = "march" | Power | "mode";
export type Power = (typeof POWERS)[number];

export const POWERS = ["detect-enemy", "speed", "robot-rumble", "distance-strike", "magnet", "sneak-attack", "call-bumblebee"] as const;

/** Which verb belongs to which kind; what follows in the middle of a turn has no kind. */
const KINDS: Readonly<Record<string, Kind>> = {
  move: "march",
  strike: "march",
  detect: "detect-enemy",
  speed: "speed",
  rumble: "robot-rumble",
  shoot: "distance-strike",
  pull: "magnet",
  sneak: "sneak-attack",
  call: "call-bumblebee",
  mode: "mode",
};
const VERBS: Readonly<Partial<Record<Kind, string>>> = {
  "detect-enemy": "detect",
  speed: "speed",
  "robot-rumble": "rumble",
  "distance-strike": "shoot",
  magnet: "pull",
  "sneak-attack": "sneak",
};

/** A piece on the board, in a view or as it is drawn. */
export type Standing = Omit<Piece, "type">;

export interface Order {
  /** As it is written: the choice that it is. */
  readonly text: string;
  readonly kind: Kind;
  readonly verb: string;
  /** The square of the piece that carries it out. */
  readonly start: Square;
  /** Where it goes, or whom it concerns; empty where it concerns nobody. */
  readonly end: Square;
}

/** An order in the game's notation; null for what is no order to a piece. */
function orderIn(text: string, callers: readonly Square[]): readonly Order[] {
  const [verb = "", first = "", second = ""] = text.split(" ");
  const kind = KINDS[verb];
  if (kind === undefined) return [];
  if (kind === "call-bumblebee") return callers.map((start) => ({ text, kind, verb, start, end: first }));
  return [{ text, kind, verb, start: first, end: second }];
}

/** All orders that may be given now. Whoever calls another gives that order, though the other one moves. */
export function ordersOf(choices: readonly Choice[], view: StrategoView | null): readonly Order[] {
  const callers = (view?.pieces ?? []).filter((piece) => view !== null && piece.seat === view.viewer && powerOf(piece, view) === "call-bumblebee");
  const squares = callers.map(({ square }) => square);
  return choices.flatMap(({ text }) => orderIn(text, squares));
}

/** Targets of a Robot Rumble that may be chosen now, in their order. */
export function aimsOf(choices: readonly Choice[]): readonly Square[] {
  return choices.flatMap(({ text }) => (text.startsWith("at ") ? [text.slice(3)] : []));
}

/** The line that would tell a piece so: for what is not allowed, so that the server says why. */
export function lineFor(kind: Kind, start: Square, end: Square, hostile: boolean): string {
  if (kind === "call-bumblebee") return `call ${end}`;
  return `${VERBS[kind] ?? (hostile ? "strike" : "move")} ${start} ${end}`;
}

/** Whether the other side sees who a piece is: one that was shown, or in a game of memory one in Robot Mode alone. */
export function isOpen(piece: Pick<Piece, "known" | "robot">, { memory }: Pick<StrategoView, "memory">): boolean {
  return memory ? piece.robot : piece.known;
}

/** Whether an order is asked for a second time before it is given: all but a step, which can do no harm to a secret. */
export function isGrave(order: Order, open: boolean): boolean {
  return order.verb !== "move" || showsPiece(order, open);
}

/** Whether an order shows its piece to the other side. @param open whether that sees already who it is */
export function showsPiece({ verb, start, end }: Order, open: boolean): boolean {
  if (open) return false;
  return verb !== "move" || Math.abs(start.charCodeAt(0) - end.charCodeAt(0)) + Math.abs(Number(start.slice(1)) - Number(end.slice(1))) > 1;
}

/** What is open about who a piece is; undefined where the viewer may not know it. */
export function characterOf({ name, seat }: Pick<Piece, "name" | "seat">, view: StrategoView): Character | undefined {
  return name ? view.armies[seat]?.characters.find((character) => character.name === name) : undefined;
}

/** The Special Powers that a piece has in a game, the one of Vehicle Mode first. */
export function powersOf(piece: Pick<Piece, "name" | "seat">, view: StrategoView): readonly Power[] {
  if (view.game !== "game-2") return [];
  const known: readonly string[] = POWERS;
  return (characterOf(piece, view)?.powers ?? []).filter((power): power is Power => known.includes(power));
}

/** The power that a piece may use in the mode in which it is. */
export function powerOf(piece: Standing, view: StrategoView): Power | undefined {
  return powersOf(piece, view)[piece.robot ? 1 : 0];
}

/** What a piece may be told, in the order in which it is offered: each kind with the power that it has now. */
export function kindsOf(piece: Standing, view: StrategoView): readonly Kind[] {
  const power = powerOf(piece, view);
  const kinds: Kind[] = power ? ["march", power] : ["march"];
  return powersOf(piece, view).length > 1 ? [...kinds, "mode"] : kinds;
}
