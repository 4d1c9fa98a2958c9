/** What the person is about to order: which piece, what kind of order, whom. Knows no rules: orders come from the choices. */

import type { TableModel } from "../../table/model";
import type { Square } from "./geometry";
import { aimsOf, isGrave, isOpen, kindsOf, lineFor, ordersOf, type Kind, type Order } from "./orders";
import { NOWHERE, reachOf, type Reach } from "./reach";
import { keyOf, type PieceShown, type Show } from "./show";

/** Targets of one Robot Rumble at most. */
const MOST_AIMS = 3;
const STAY = "stay";

export class Command {
  /** Key of the piece that is looked at; empty for none. */
  private looked = $state("");
  /** The kind of order that was asked for; null for none. */
  private wished: Kind | null = $state(null);
  /** Targets of a Robot Rumble that are marked and not yet sent. */
  aims: readonly Square[] = $state([]);
  /** Whether a tap on an enemy writes a pencil mark. */
  pencil = $state(false);

  constructor(
    private readonly ctrl: TableModel,
    private readonly show: Show,
  ) {}

  readonly orders: readonly Order[] = $derived.by(() => ordersOf(this.ctrl.choices, this.show.view));

  /** The order that the primary button gives. */
  readonly picked: Order | undefined = $derived.by(() => this.orders.find(({ text }) => text === this.ctrl.state.picked));

  /** The square of the piece that has to act in the middle of a turn; empty for any. */
  readonly bound: Square = $derived.by(() => (this.ctrl.mine ? (this.show.view?.acting ?? "") : ""));

  /** The piece that is looked at or told what to do. */
  readonly piece: PieceShown | undefined = $derived.by(() => {
    const start = this.bound || this.picked?.start;
    return this.show.pieces.find((piece) => (start ? piece.square === start : keyOf(piece) === this.looked));
  });

  readonly own: boolean = $derived.by(() => this.piece !== undefined && this.piece.seat === this.ctrl.seat);

  /** Whether the other side sees who the piece is. */
  readonly open: boolean = $derived.by(() => !this.piece || !this.show.view || isOpen(this.piece, this.show.view));

  /** What the piece may be told, with and without something to tell now. */
  readonly kinds: readonly Kind[] = $derived.by(() => {
    const { view } = this.show;
    const kinds = view && this.piece && this.own ? kindsOf(this.piece, view) : [];
    return this.bound ? kinds.filter((kind) => kind !== "mode") : kinds; // one change a turn
  });

  /** The kind of order that is being given: the one that was asked for, or the first that can be given. */
  readonly kind: Kind = $derived.by(() => {
    if (this.picked) return this.picked.kind;
    if (this.wished && this.kinds.includes(this.wished)) return this.wished;
    return this.kinds.find((kind) => kind !== "mode" && this.count(kind) > 0) ?? "march";
  });

  /** Where the piece may go, and whom it may meet, with this kind of order. */
  readonly targets: ReadonlyMap<Square, Order> = $derived.by(() => {
    const given = this.orders.filter(({ start, kind, end }) => end !== "" && start === this.piece?.square && kind === this.kind);
    return new Map(given.map((order) => [order.end, order]));
  });

  /** Whom a Robot Rumble may choose now. */
  readonly prey: readonly Square[] = $derived.by(() => aimsOf(this.ctrl.choices));

  /** Whether the piece waits for an order. */
  private get commands(): boolean {
    return this.own && this.ctrl.mine;
  }

  /** How many orders of a kind the piece may be given. */
  count(kind: Kind): number {
    return this.orders.filter((order) => order.kind === kind && order.start === this.piece?.square).length;
  }

  // -- what the person does ----------------------------------------------------------------------------

  /** Choose a piece to look at or to command; a second time lets it go. What was said about another is over. */
  look(piece: PieceShown | undefined): void {
    const key = piece ? keyOf(piece) : "";
    this.looked = key === this.looked ? "" : key;
    this.wished = null;
    this.clear();
  }

  /** Nothing is picked and nothing refused any more. */
  private clear(): void {
    Object.assign(this.ctrl.state, { picked: "", notice: null });
  }

  wish(kind: Kind): void {
    this.clear();
    this.wished = kind;
    const change = kind === "mode" ? this.orders.find((order) => order.kind === kind && order.start === this.piece?.square) : undefined;
    if (change) this.give(change);
  }

  /** Let go of what is picked, then of the piece; whether there was anything to let go of. */
  release(): boolean {
    const had = this.looked !== "" || this.ctrl.state.picked !== "" || this.aims.length > 0;
    if (this.ctrl.state.picked === "") this.looked = "";
    this.wished = null;
    this.clear();
    this.forget();
    return had;
  }

  /** A new question: what was meant for the last one is over. */
  reset(): void {
    [this.looked, this.wished] = ["", null];
    this.forget();
  }

  /** Targets that are marked are marked no more. */
  private forget(): void {
    if (this.aims.length === 0) return;
    this.aims = [];
    this.composeFight();
  }

  /** A square was tapped. */
  press(square: Square): void {
    const piece = this.show.pieces.find((candidate) => candidate.square === square);
    const order = this.targets.get(square);
    if (this.show.view?.phase === "rumble" && this.ctrl.mine) this.aim(square);
    else if (order) this.give(order);
    else if (this.commands && piece?.seat !== this.ctrl.seat) this.refuse(square, piece);
    else if (!this.bound) this.look(piece);
  }

  /** The piece is put on a square, as by dragging. */
  drop(square: Square): void {
    const order = this.targets.get(square);
    if (order) this.give(order);
    else if (this.commands && square && square !== this.piece?.square) this.refuse(square, this.show.pieces.find((candidate) => candidate.square === square));
  }

  private give(order: Order): void {
    const grave = isGrave(order, this.open);
    if (this.piece) this.looked = keyOf(this.piece);
    if (!grave) this.ctrl.act(order.text);
    else if (this.ctrl.state.picked === order.text) this.ctrl.confirm();
    else this.ctrl.pick(order.text);
  }

  /** The server says why it is not allowed. */
  private refuse(square: Square, piece: PieceShown | undefined): void {
    if (this.piece) this.ctrl.act(lineFor(this.kind, this.piece.square, square, piece !== undefined && piece.seat !== this.ctrl.seat));
  }

  // -- in the middle of a turn -------------------------------------------------------------------------

  /** Mark a target of a Robot Rumble, or take the mark away. */
  private aim(square: Square): void {
    if (!this.prey.includes(square)) {
      if (square !== this.bound) this.ctrl.act(`at ${square}`);
      return;
    }
    const marked = this.aims.includes(square) ? this.aims.filter((other) => other !== square) : [...this.aims, square].slice(-MOST_AIMS);
    this.aims = this.prey.filter((target) => marked.includes(target));
    this.composeFight();
  }

  /** All targets go in one line, and the fight with them. */
  private composeFight(): void {
    const count = this.aims.length;
    this.ctrl.compose?.(count > 0 ? { text: `fight ${this.aims.join(" ")}`, label: this.ctrl.say("rumble-fight", { count }) } : null);
  }

  /** Whether a piece that has landed may stay where it is. */
  get mayStay(): boolean {
    return this.ctrl.choices.some(({ text }) => text === STAY);
  }

  stay(): void {
    this.ctrl.pick(STAY);
  }
}

/** How far the power reaches that the chosen piece is about to use; nowhere while it uses none. */
export function reachNow(show: Show, { piece, kind, own, bound }: Command): Reach {
  if (!piece || !own || kind === "march" || kind === "mode" || (bound && show.view?.phase !== "play")) return NOWHERE;
  return reachOf(kind, piece.square, show.grid, new Set(show.pieces.map(({ square }) => square)));
}
