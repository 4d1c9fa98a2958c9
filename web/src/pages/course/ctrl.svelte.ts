/** A course on the game's own board: one task after the other, each of which has been played through by the rules beforehand. */

import { Clock, FACTOR } from "../../kit/clock";
import { settings } from "../../kit/settings.svelte";
import { play } from "../../kit/sounds";
import { say, wordsOf, type Say } from "../../kit/words.svelte";
import type { Choice, Update } from "../../protocol.gen";
import type { TableModel } from "../../table/model";
import { SeatNames } from "../../table/names";
import { computerName, playerName, shownName } from "../../table/standin";
import { emptyTable, type Composed, type Entry, type TableState } from "../../table/state";
import { STILL, type Scene, type Told } from "../../table/story";
import { patched, type Course, type Node, type Task } from "../../teach/drills";
import { keepLesson, type Progress } from "../../teach/progress";

/** What is asked for in a task that has no choices: a line that begins so. */
const SET_UP = "setup";

export class CourseCtrl implements TableModel {
  readonly state: TableState = $state(emptyTable());
  readonly seat = 0;
  readonly held: readonly number[] = [0];
  /** The task that is done now; as many as there are when the course is over. */
  at = $state(0);
  /** What was tried and cannot be done. */
  impossible = $state(false);
  private node: Node | null = $state.raw(null);
  private readonly clock = new Clock(() => FACTOR[settings.pace]);
  private scene: Scene = STILL;
  /** Counts what was begun, so that an older story notices that it has been overtaken. */
  private begun = 0;

  /** @param kept how far the learner is */
  constructor(
    readonly game: string,
    private readonly course: Course,
    private readonly kept: Progress,
  ) {
    const done = course.tasks.findIndex(({ id }) => !kept.shown.includes(id));
    this.go(done < 0 ? 0 : done);
  }

  readonly say: Say = (key, args) => wordsOf(this.game)(key, args);
  readonly names: SeatNames = $derived(new SeatNames([{ name: settings.name.trim() || shownName(playerName(0), say) }, { name: shownName(computerName(0), say) }]));

  // -- the course --------------------------------------------------------------------------------------

  get task(): Task | undefined {
    return this.course.tasks[this.at];
  }

  get count(): number {
    return this.course.tasks.length;
  }

  get over(): boolean {
    return this.at >= this.count;
  }

  /** What is said of the turn, once it is over; empty before. */
  get verdict(): string {
    return this.state.busy ? "" : (this.node?.says ?? "");
  }

  /** The words about the task, or about what came of it. */
  get text(): string {
    const id = this.task?.id ?? "";
    if (this.verdict) return this.say(`drill-${id}-${this.verdict}`);
    return this.say(this.impossible ? "drill-impossible" : `drill-${id}`);
  }

  /** Begin a task, from its beginning. */
  go(at: number): void {
    this.at = Math.min(at, this.count);
    this.stand(this.task?.nodes[0] ?? null);
    if (this.over) keepLesson({ ...this.kept, shown: this.course.tasks.map(({ id }) => id), over: true });
  }

  /** On to the next one, or once more. */
  goOn(): void {
    if (this.verdict === "done") this.passed();
    else this.go(this.at);
  }

  private passed(): void {
    keepLesson({ ...this.kept, shown: this.course.tasks.slice(0, this.at + 1).map(({ id }) => id), over: false });
    this.go(this.at + 1);
  }

  // -- the table's side --------------------------------------------------------------------------------

  readonly choices: readonly Choice[] = $derived.by(() => {
    const ways = this.node?.choices ?? (this.isSetUp ? [{ text: SET_UP, label: null }] : []);
    return this.state.busy ? [] : ways.map(({ text, label }) => ({ type: "choice", text, label }));
  });

  get mine(): boolean {
    return this.choices.length > 0;
  }

  private get isSetUp(): boolean {
    return this.node !== null && this.node.choices === undefined && this.node.says === undefined;
  }

  readonly primary: Choice | undefined = $derived.by(() => {
    const only = this.choices.length === 1 && !this.isSetUp ? this.choices[0] : undefined;
    return this.choices.find(({ text }) => text === this.state.picked) ?? only;
  });

  label(choice: Choice): string {
    return choice.label ? this.say(choice.label.key, this.names.messageArgs(choice.label.args)) : choice.text;
  }

  line(entry: Entry): string {
    return this.say(`told-${entry.told.type}`, this.names.args(entry.told));
  }

  pick(text: string): void {
    if (!this.choices.some((choice) => choice.text === text) || this.state.picked === text) return;
    this.state.picked = text;
    this.impossible = false;
    play("pick");
  }

  compose(line: Composed | null): void {
    this.state.composed = line;
  }

  get composed(): Composed | null {
    return this.mine ? this.state.composed : null;
  }

  confirm(): void {
    const wish = this.composed ?? this.primary;
    if (wish) this.act(wish.text);
  }

  /** What cannot be done is said so; there is nobody to explain it. */
  act(text: string): void {
    const way = this.node?.choices?.find((choice) => choice.text === text);
    this.impossible = !way && !this.isSetUp;
    if (this.isSetUp) this.passed();
    else if (way) void this.follow(way.told, this.task?.nodes[way.to] ?? null);
    else play("refused");
  }

  perform(scene: Scene): () => void {
    this.scene = scene;
    scene.prepare(this.view);
    scene.jump(this.view);
    return () => (this.scene = STILL);
  }

  skip(): void {
    this.clock.skip();
  }

  // -- the story ---------------------------------------------------------------------------------------

  private get view(): unknown {
    return this.state.now?.view;
  }

  /** Show how things stand, at once. */
  private stand(node: Node | null): void {
    this.begun += 1;
    this.clock.skip();
    this.state.busy = false;
    this.settle(node);
    if (node) this.scene.jump(this.view);
  }

  /** Show what happens, and then how things stand. */
  private async follow(told: readonly Told[], node: Node | null): Promise<void> {
    const begun = (this.begun += 1);
    this.state.busy = true;
    this.clock.rest();
    for (const event of told) {
      this.state.log = [...this.state.log, { version: this.state.log.length + 1, told: event }];
      await this.scene.play(event, this.clock);
      if (begun !== this.begun) return;
    }
    this.settle(node);
    this.state.busy = false;
    this.scene.settle(this.view);
    play(node?.says === "done" ? "turn" : "pick");
  }

  private settle(node: Node | null): void {
    this.node = node;
    this.impossible = false;
    this.state.picked = "";
    if (!node) return;
    const view = patched(this.course.view, node.view);
    const still = { type: "update", version: 0, told: [], talk: [], offer: -1, changed: [], outcome: null, players: ["", "easy"] } as const;
    const now: Update = { ...still, view, actors: [0], decision: this.begun, choices: this.choices };
    this.state.now = now;
  }
}
