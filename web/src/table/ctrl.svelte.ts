/** One table: hears the server, tells the story, sends what the person chooses. */

import { Clock, FACTOR } from "../kit/clock";
import { settings } from "../kit/settings.svelte";
import { play } from "../kit/sounds";
import { wordsOf, type Say } from "../kit/words.svelte";
import type { Choice, Failed, Refusal, ToBrowser, Update } from "../protocol.gen";
import { SeatNames } from "./names";
import { randomText } from "./open";
import { find, note, type SavedTable } from "./saved";
import { Connection } from "./socket";
import { emptyTable, type Entry, type TableState } from "./state";
import { Story, type Scene } from "./story";

/** More than this at once is not played: nobody waits for a minute after coming back. */
const LONG = 60;

export class TableCtrl {
  readonly state: TableState = $state(emptyTable());
  /** What this browser keeps of the table; undefined for a watcher. */
  readonly saved: SavedTable | undefined;
  readonly clock = new Clock(() => FACTOR[settings.pace]);
  private readonly story: Story;
  /** Id of the newest action that the server carried out; the update that shows it follows. */
  private done = "";
  private readonly connection: Connection;

  constructor(readonly table: string) {
    this.saved = find(table);
    this.story = new Story(this.clock, {
      told: (told, version) => (this.state.log = [...this.state.log, { version, told }]),
      settled: (update) => this.settle(update),
      busy: (busy) => (this.state.busy = busy),
    });
    this.connection = new Connection({
      dial: () => new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${table}`),
      join: () => this.join(),
      hear: (message) => this.hear(message),
      changed: (link) => (this.state.link = link),
    });
  }

  // -- what the table shows ----------------------------------------------------------------------------

  /** The name of the game; empty until it is known. */
  get game(): string {
    return this.state.joined?.game ?? this.saved?.game ?? "";
  }

  /** The texts of this game. */
  readonly say: Say = (key, args) => wordsOf(this.game)(key, args);

  /** The seats by name. */
  readonly names: SeatNames = $derived(new SeatNames(this.state.joined?.seats ?? []));

  /** The seat of the person, or -1 for a watcher. */
  get seat(): number {
    return this.state.joined?.viewer ?? -1;
  }

  /** What the person may do now: nothing while the story plays or an action is on its way. */
  readonly choices: readonly Choice[] = $derived.by(() => {
    const { now, busy, sent } = this.state;
    return now && !busy && !sent ? now.choices : [];
  });

  /** Whether the table waits for this person. */
  readonly mine: boolean = $derived(this.choices.length > 0);

  /** The choice that the primary button carries out: the picked one, or the only one. */
  readonly primary: Choice | undefined = $derived.by(() => {
    const only = this.choices.length === 1 ? this.choices[0] : undefined;
    return this.choices.find((choice) => choice.text === this.state.picked) ?? only;
  });

  /** A choice in words, or in the game's notation. */
  label(choice: Choice): string {
    return choice.label ? this.say(choice.label.key, this.names.messageArgs(choice.label.args)) : choice.text;
  }

  /** A line of the log. */
  line(entry: Entry): string {
    return this.say(`told-${entry.told.type}`, this.names.args(entry.told));
  }

  // -- what the person does ----------------------------------------------------------------------------

  /** Mark a choice for the primary button. */
  pick(text: string): void {
    if (!this.choices.some((choice) => choice.text === text) || this.state.picked === text) return;
    this.state.picked = text;
    play("pick");
  }

  /** Mark the choice that follows (or precedes) the marked one. */
  pickNext(step: 1 | -1): void {
    const { length } = this.choices;
    if (length === 0) return;
    const index = this.choices.findIndex((choice) => choice.text === this.state.picked);
    const next = index < 0 ? (step > 0 ? 0 : length - 1) : (index + step + length) % length;
    this.pick(this.choices[next]?.text ?? "");
  }

  /** Carry out what the primary button says. */
  confirm(): void {
    if (this.primary) this.act(this.primary.text);
  }

  /** Send any line of text as an action; the server says what it thinks of it. */
  act(text: string): void {
    const { now, sent } = this.state;
    if (!now || sent) return;
    const request = randomText(8);
    this.state.sent = request;
    this.state.notice = null;
    this.connection.act({ type: "act", request, decision: now.decision, text });
  }

  /** Show the rest of the story at once. */
  skip(): void {
    this.story.skip();
  }

  /** Take back a mark, close a notice. */
  dismiss(): void {
    this.state.picked = "";
    this.state.notice = null;
  }

  // -- beginning and end -------------------------------------------------------------------------------

  /** Connect to the server. What it says waits until a scene is set. */
  start(): void {
    this.connection.open();
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
  }

  /** Who shows the story. */
  perform(scene: Scene): void {
    this.story.open(scene);
  }

  stop(): void {
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    this.connection.close();
  }

  private readonly retry = (): void => {
    if (this.state.link === "lost" && !document.hidden) this.connection.open();
  };

  private join(): { type: "join"; token: string; nonce: string; have: number } {
    return { type: "join", token: this.saved?.token ?? "", nonce: this.saved?.nonce ?? "", have: this.state.version };
  }

  // -- what the server says ----------------------------------------------------------------------------

  private hear(message: ToBrowser): void {
    if (message.type === "joined") this.state.joined = message;
    else if (message.type === "update") this.update(message);
    else if (message.type === "refused") this.refused(message.request, message.refusal);
    else if (message.type === "failed") this.failed(message);
    else if (message.type === "done") this.done = message.request;
  }

  private update(update: Update): void {
    const first = this.state.version === 0;
    this.state.version = Math.max(this.state.version, update.version);
    const seenBefore = first && (this.saved === undefined || this.saved.begun);
    this.story.push(update, seenBefore || update.told.length > LONG);
    if (first) note(this.table, { begun: true });
  }

  private settle(update: Update): void {
    const asked = this.state.now?.decision !== update.decision;
    const waited = !this.state.now?.choices.length;
    this.state.now = update;
    if (this.state.sent === this.done) this.state.sent = "";
    if (asked) this.state.picked = "";
    if (update.outcome) note(this.table, { over: true });
    else if (waited && update.choices.length > 0) play("turn");
  }

  private refused(request: string, refusal: Refusal): void {
    if (this.state.sent === request) this.state.sent = "";
    this.state.notice = refusal;
    play("refused");
  }

  private failed(failure: Failed): void {
    if (failure.request === this.state.sent) this.state.sent = "";
    if (this.state.link === "closed") this.state.broken = failure.reason;
    else this.state.notice = failure;
  }
}
