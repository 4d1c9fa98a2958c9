/** A set-up that is being made: who stands where, who is chosen, and how to go back. */

import type { Args } from "../../../kit/words";
import { adviceOn, type Advice } from "./advice";
import { held, isWhole, leftOver, mirrored, swapped, writeCode } from "./code";
import { sizeOf, whoIs, type Field, type Placement } from "./field";
import { keepLast, lastOf } from "./saved";
import { sensible } from "./sensible";
import { templatesFor, type Template } from "./templates";
import { standing, tracked, type Standing } from "./track";

/** Who is chosen: somebody on a place, or somebody in the tray, by letter. */
export type Chosen = { readonly place: number } | { readonly letter: string } | null;

/** What was done, for those who hear it; its words are `setup-did-<key>`. */
export interface Done {
  readonly key: string;
  readonly args: Args;
}

/** Steps back at most. */
const MOST_STEPS = 60;

export class Editor {
  placement: Placement = $state.raw([]);
  chosen: Chosen = $state.raw(null);
  /** What is highlighted, because a warning is about it. */
  pointed: readonly number[] = $state.raw([]);
  done: Done | null = $state.raw(null);
  /** Every piece with its place, so that it can be seen walking there. */
  pieces: readonly Standing[] = $state.raw([]);
  private past: readonly Placement[] = $state.raw([]);
  /** Who stands for good, by place: whoever was placed by typing. */
  private begun: Placement = [];
  readonly templates: readonly Template[];

  /** @param kept whether the browser remembers what is made here: not where others look on */
  constructor(
    readonly field: Field,
    private readonly kept: boolean,
  ) {
    this.templates = templatesFor(field);
    const first = this.templates[0]?.placement ?? [];
    this.placement = (kept ? lastOf(field) : null) ?? first;
    this.pieces = tracked(standing(field), this.placement);
  }

  /** Who has no place yet, each letter as often as it is left. */
  readonly tray: readonly string[] = $derived.by(() => leftOver(this.placement, this.field));
  readonly whole: boolean = $derived.by(() => isWhole(this.placement, this.field));
  readonly advice: readonly Advice[] = $derived.by(() => adviceOn(this.placement, this.field));
  readonly code: string = $derived.by(() => writeCode(this.placement, this.field));
  readonly undoable: boolean = $derived.by(() => this.past.length > 0);

  nameAt(place: number): string {
    return whoIs(this.placement[place] ?? "", this.field)?.name ?? "";
  }

  // -- choosing and moving ------------------------------------------------------------------------------

  /** A place was tapped: whoever was chosen goes there, or whoever stands there is chosen. */
  press(place: number): void {
    const { chosen } = this;
    if (chosen && "place" in chosen && chosen.place === place) this.chosen = null;
    else if (chosen) this.put(chosen, place);
    else if (this.placement[place]) this.chosen = { place };
  }

  /** Somebody in the tray was tapped; with somebody on the board chosen, that one goes into the tray. */
  pressTray(letter: string): void {
    const { chosen } = this;
    if (chosen && "place" in chosen) this.take(chosen.place);
    else this.chosen = chosen?.letter === letter ? null : { letter };
  }

  /** Put somebody on a place; whoever stood there goes where the other came from. */
  put(who: Exclude<Chosen, null>, place: number): void {
    if ("place" in who) this.exchange(who.place, place);
    else this.set(this.placement.with(place, who.letter), { key: "placed", args: { name: this.nameOf(who.letter), square: this.field.homes[place] ?? "" } });
  }

  /** Put somebody back into the tray. */
  take(place: number): void {
    if (this.placement[place]) this.set(this.placement.with(place, ""), { key: "taken", args: { name: this.nameAt(place) } });
  }

  /** Let go of whoever is chosen; whether there was anybody. */
  release(): boolean {
    const had = this.chosen !== null;
    this.chosen = null;
    return had;
  }

  private exchange(one: number, other: number): void {
    const [first, second] = [this.nameAt(one), this.nameAt(other)];
    const args = { name: first || second, other: second, square: this.field.homes[other] ?? "" };
    this.set(swapped(this.placement, one, other), { key: first && second ? "swapped" : "placed", args });
  }

  private nameOf(letter: string): string {
    return whoIs(letter, this.field)?.name ?? "";
  }

  // -- everything at once -------------------------------------------------------------------------------

  /** A sensible set-up by chance. */
  shuffle(): void {
    this.set(sensible(this.field, Math.random), { key: "shuffled", args: {} });
  }

  /** Places for all who have none. */
  fill(): void {
    this.set(sensible(this.field, Math.random, undefined, this.placement), { key: "filled", args: {} });
  }

  mirror(): void {
    this.set(mirrored(this.placement, this.field), { key: "mirrored", args: {} });
  }

  /** Everybody back into the tray. */
  clear(): void {
    this.set(Array.from({ length: sizeOf(this.field) }, () => ""), { key: "cleared", args: {} });
  }

  /** @param name of the template or the saved set-up, as it is shown */
  load(placement: Placement, name: string): void {
    this.set(placement, { key: "loaded", args: { name } });
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.show(before, { key: "undone", args: {} });
  }

  /** Some of the army stand already, for good. */
  begin(begun: Placement): void {
    this.begun = begun;
    this.show(held(this.placement, begun), this.done);
  }

  private set(wanted: Placement, done: Done): void {
    const placement = held(wanted, this.begun);
    if (placement.every((letter, place) => letter === this.placement[place])) return;
    this.past = [...this.past, this.placement].slice(-MOST_STEPS);
    this.show(placement, done);
  }

  private show(placement: Placement, done: Done | null): void {
    this.placement = placement;
    this.pieces = tracked(this.pieces, placement);
    [this.chosen, this.pointed, this.done] = [null, [], done];
    if (this.kept) keepLast(placement, this.field);
  }
}
