/** What the person is about to order: from where, to where, how many. Knows no rules: what can be chosen comes from the choices. */

import { slug } from "../../kit/slug";
import type { TableModel } from "../../table/model";
import type { Composed } from "../../table/state";
import { LONGEST, routeLine, wayLine, withUnits, type Part, type Step } from "./lines";
import type { Arrow, Ghost } from "./map/contract";
import { ableToGo, clamped, humansBeside, NONE, proposed } from "./numbers";
import { choiceOf, entriesOf, exchangesOf, lossesOf, waysOf, type Entry, type Exchange, type Loss, type Way } from "./orders";
import type { Show } from "./show";
import type { RiskView, Territory } from "./types.gen";

const ONCE = "roll";

export class Command {
  /** The territory from which something goes, or that is looked at; empty for none. */
  start = $state("");
  /** Where it goes; empty while that is open. */
  end = $state("");
  /** How many go. */
  part: Part = $state(NONE);
  /** The territories of a march after the first, with those who go on to each. */
  route: readonly Step[] = $state([]);
  /** Territory cards that are put down for an exchange. */
  ones = $state(0);
  twos = $state(0);
  /** How the person likes to roll: as in the battle before. */
  rolling = $state(ONCE);

  constructor(
    private readonly ctrl: TableModel,
    private readonly show: Show,
  ) {}

  // -- what can be ordered -----------------------------------------------------------------------------

  readonly view: RiskView | null = $derived.by(() => this.show.view);
  readonly phase: string = $derived.by(() => (this.ctrl.mine ? (this.view?.phase ?? "") : ""));
  /** The army that is asked, of whoever commands it. */
  readonly army: number = $derived.by(() => this.view?.asked ?? -1);
  readonly ways: readonly Way[] = $derived.by(() => waysOf(this.ctrl.choices));
  readonly entries: readonly Entry[] = $derived.by(() => entriesOf(this.ctrl.choices));
  readonly losses: readonly Loss[] = $derived.by(() => lossesOf(this.ctrl.choices));
  readonly exchanges: readonly Exchange[] = $derived.by(() => exchangesOf(this.ctrl.choices));

  /** The order that is put together, as far as it can be carried out. */
  readonly way: Way | undefined = $derived.by(() => this.ways.find(({ start, end }) => start === this.start && end === this.end));

  /** Whether a Decepticon army draws the route of its one march. */
  readonly marching: boolean = $derived.by(() => (this.phase === "move" || this.phase === "onward") && this.army > 0);

  /** Those who go on from the last territory of the route. */
  readonly last: Step | undefined = $derived.by(() => this.route.at(-1));

  /** What can be tapped to some effect. */
  readonly targets: readonly string[] = $derived.by(() => {
    if (this.phase === "place") return this.entries.map(({ territory }) => territory);
    if (this.phase === "lose") return [...new Set(this.losses.map(({ territory }) => territory))];
    if (this.route.length > 0) return this.onward();
    const from = this.ways.filter(({ start }) => start === this.start);
    const to = this.end && !this.way ? this.ways.filter(({ end }) => end === this.end).map(({ start }) => start) : [];
    if (to.length > 0) return to;
    return from.length > 0 ? from.map(({ end }) => end) : [...new Set(this.ways.map(({ start }) => start))];
  });

  private there(name: string): Territory | undefined {
    return this.view?.territories.find((territory) => territory.name === name);
  }

  /** Where a march can go on, as far as it fits into a line: neighbours that look passable; what is allowed, the server says. */
  private onward(): readonly string[] {
    const { view, last } = this;
    const near = view?.board.find(({ name }) => name === last?.territory)?.neighbours ?? [];
    const passed = new Set([...(view?.route ?? []), ...this.route.map(({ territory }) => territory)]);
    return near.filter((name) => !passed.has(name) && this.there(name)?.army === this.army && routeLine(this.longer(name)).length <= LONGEST);
  }

  // -- how many ----------------------------------------------------------------------------------------

  /** How many can leave the territory that was chosen. */
  readonly able: Part = $derived.by(() => {
    const there = this.there(this.start);
    if (!there || !this.view) return NONE;
    return this.phase === "onward" ? { units: this.view.units, humans: 0 } : ableToGo(there, this.view);
  });

  /** How many humans can go beside the Autobots that were chosen. */
  readonly humansLeft: number = $derived.by(() => {
    const there = this.there(this.start);
    return there ? humansBeside(this.part.units, there, this.able) : 0;
  });

  setPart(part: Part): void {
    const there = this.there(this.start);
    if (there) this.part = clamped(part, there, this.able);
  }

  /** @param at the step of the route from whose territory on only so many go */
  setStep(at: number, units: number): void {
    this.route = withUnits(this.route, at, units);
  }

  // -- what the person does ----------------------------------------------------------------------------

  /** A territory was tapped; the open sea lets go of everything. */
  press(name: string): void {
    this.clear();
    if (!name) this.release();
    else if (this.phase === "place") this.place(name);
    else if (this.phase === "lose") this.lose(name);
    else if (this.route.length > 0) this.go(name);
    else if (this.phase === "attack" || this.phase === "move" || this.phase === "onward") this.choose(name);
    else this.look(name);
  }

  /** Nothing is picked and nothing refused any more. */
  private clear(): void {
    Object.assign(this.ctrl.state, { picked: "", notice: null });
  }

  /** Let go of what is chosen; whether there was anything to let go of. */
  release(): boolean {
    const had = this.start !== "" || this.end !== "" || this.ctrl.state.picked !== "" || this.ones + this.twos > 0;
    this.clear();
    this.reset();
    return had;
  }

  /** A new question: what was meant for the last one is over. A group on its way stays chosen. */
  reset(): void {
    Object.assign(this, { start: "", end: "", part: NONE, route: [], ones: 0, twos: 0 });
    if (this.phase === "onward" && this.view) this.route = [{ territory: this.view.start, units: this.view.units }];
    if (this.phase === "onward" && this.view) this.start = this.view.start;
  }

  /** Whether a territory is the last that was chosen of an order that can be carried out. */
  completes(name: string): boolean {
    const found = [...this.entries, ...this.losses].find(({ text }) => text === this.ctrl.state.picked);
    return found?.territory === name || (this.line !== null && name !== "" && name === this.end);
  }

  private look(name: string): void {
    this.start = name === this.start ? "" : name;
    this.end = "";
  }

  private place(name: string): void {
    const entry = this.entries.find(({ territory }) => territory === name);
    this.look(name);
    if (entry && this.start) this.ctrl.pick(entry.text);
    else if (!entry) this.ctrl.act(`place ${slug(name)}`);
  }

  private lose(name: string): void {
    const found = this.losses.filter(({ territory }) => territory === name);
    this.look(name);
    if (found[0] && this.start) this.ctrl.pick(found[0].text);
  }

  /** From where to where, in either order. */
  private choose(name: string): void {
    const isStart = this.ways.some(({ start }) => start === name);
    const isEnd = this.ways.some(({ start, end }) => end === name && (!this.start || start === this.start));
    if (this.start && isEnd && name !== this.start) this.aim(this.start, name);
    else if (this.end && !this.start && this.ways.some(({ start, end }) => start === name && end === this.end)) this.aim(name, this.end);
    else if (isStart) this.look(name);
    else if (isEnd) this.wish(name);
    else if (this.ways.some(({ start }) => start === this.start) && this.there(name)?.army !== this.army) this.refuse(name);
    else this.look(name);
  }

  /** The server says why it is not allowed. */
  private refuse(name: string): void {
    this.ctrl.act(`${this.phase === "attack" ? "attack" : "move"} ${slug(this.start)} ${slug(name)}`);
  }

  /** The target is known first: the only territory from which it can be reached is chosen as well. */
  private wish(name: string): void {
    const from = this.ways.filter(({ end }) => end === name);
    const [only] = from;
    if (from.length === 1 && only) this.aim(only.start, name);
    else Object.assign(this, { start: "", end: name });
  }

  private aim(start: string, end: string): void {
    Object.assign(this, { start, end });
    this.part = proposed(this.able);
    if (!this.marching) return;
    this.route = [{ territory: start, units: this.able.units }, { territory: end, units: this.able.units }];
  }

  /** The march goes on to the next territory, or back to one that it has passed. */
  private go(name: string): void {
    const at = this.route.findIndex(({ territory }) => territory === name);
    if (at > 0) this.route = this.route.slice(0, at + 1);
    else if (at === 0) this.reset();
    else if (this.targets.includes(name)) this.route = this.longer(name);
    else if (this.phase === "move") this.restart(name);
    this.end = this.route.at(-1)?.territory ?? "";
  }

  private longer(name: string): readonly Step[] {
    return [...this.route, { territory: name, units: this.last?.units ?? 0 }];
  }

  private restart(name: string): void {
    this.reset();
    this.choose(name);
  }

  // -- what is sent ------------------------------------------------------------------------------------

  /** The exchange of the cards that are put down; undefined for none. */
  readonly exchange: Exchange | undefined = $derived.by(() => this.exchanges.find(({ ones, twos }) => ones === this.ones && twos === this.twos));

  /** What the primary button sends, unless a choice is picked. */
  readonly line: Composed | null = $derived.by(() => {
    if (!this.ctrl.mine || this.ctrl.state.picked) return null;
    if (this.phase === "battle") return this.choice(this.ctrl.choices.some(({ text }) => text === this.rolling) ? this.rolling : ONCE);
    if (this.phase === "exchange") return this.exchange ? this.choice(this.exchange.text) : null;
    if (this.marching) return this.march();
    return this.way && this.part.units + this.part.humans > 0 ? this.send(this.way) : null;
  });

  private choice(text: string): Composed | null {
    const choice = choiceOf(this.ctrl.choices, text);
    return choice ? { text, label: this.ctrl.label(choice) } : null;
  }

  private send(way: Way): Composed {
    const label = this.ctrl.say(`do-${way.verb}`, { start: way.start, end: way.end, ...this.part });
    return { text: wayLine(way, this.part, this.army), label };
  }

  private march(): Composed | null {
    const { last } = this;
    if (!last || this.route.length < 2) return null;
    return { text: routeLine(this.route), label: this.ctrl.say("do-march", { end: last.territory, units: last.units }) };
  }

  // -- how it looks on the map -------------------------------------------------------------------------

  readonly arrows: readonly Arrow[] = $derived.by(() => {
    if (this.route.length > 1) return this.route.slice(1).map(({ territory, units }, at) => ({ from: this.route[at]?.territory ?? "", to: territory, count: units, kind: "move", planned: true }));
    const entry = this.entries.find(({ text }) => text === this.ctrl.state.picked);
    if (entry) return [{ from: "", to: entry.territory, count: this.view?.supply ?? 0, kind: entry.how === "battle" ? "attack" : "move", planned: true }];
    if (!this.way) return [];
    const { verb, start, end } = this.way;
    return [{ from: start, to: end, count: this.part.units + this.part.humans, kind: verb, planned: true }];
  });

  readonly ghosts: readonly Ghost[] = $derived.by(() => {
    if (this.route.length > 1) return this.route.map(({ territory }, at) => ({ name: territory, units: (at > 0 ? (this.route[at]?.units ?? 0) : 0) - (this.route[at + 1]?.units ?? 0) }));
    const entry = this.entries.find(({ text }) => text === this.ctrl.state.picked);
    if (entry) return entry.how === "battle" ? [] : [{ name: entry.territory, units: this.view?.supply ?? 0 }];
    if (!this.way) return [];
    const { units, humans } = this.part;
    const gone = { name: this.way.start, units: -units, humans: -humans };
    return this.way.verb === "move" ? [gone, { name: this.way.end, units, humans }] : [gone];
  });
}
