/** One table, seen from one seat or as a watcher: hears the server, tells the story, sends what the person chooses. */

import { Clock, FACTOR } from "../kit/clock";
import { settings } from "../kit/settings.svelte";
import { play } from "../kit/sounds";
import { hasWords, say, wordsOf, type Say } from "../kit/words.svelte";
import type { Choice, Failed, Joined, Presence, Refusal, ToBrowser, Update } from "../protocol.gen";
import { Keeping, keptIn } from "./keeping";
import type { TableModel } from "./model";
import { SeatNames } from "./names";
import { randomText } from "./open";
import { find, note, type SavedSeat, type SavedTable } from "./saved";
import { Connection, dialTable } from "./socket";
import { shownName } from "./standin";
import { emptyTable, type Composed, type Entry, type TableState } from "./state";
import { Story, type Scene, type Told } from "./story";
import { AGREE, BACK, beingOf, talkMeant, talkOf, type Being } from "./talk";

/** More than this at once is not played: nobody waits for a minute after coming back. */
const LONG = 60;

/** Whether a choice is to do nothing, or nothing more. */
function endsIt({ label }: Choice): boolean {
  return label?.key === "choice-done";
}

function same(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}

export class TableCtrl implements TableModel {
  readonly state: TableState = $state(emptyTable());
  /** What this browser keeps of the table; undefined for somebody who only watches. */
  readonly saved: SavedTable | undefined;
  /** The seats of this browser. */
  readonly held: readonly number[];
  readonly clock = new Clock(() => FACTOR[settings.pace]);
  /** Whether an update is settled without being played, because it has been seen elsewhere. */
  seen: (update: Update) => boolean = () => false;
  /** Hears each thing that is played, when it begins to be shown. */
  heard: (told: Told) => void = () => undefined;
  private readonly story: Story;
  private readonly keeping = new Keeping((changed) => (this.state.log = keptIn(this.state.log, changed)));
  /** Id of the newest action that the server carried out; the update that shows it follows. */
  private done = "";
  private readonly connection: Connection;

  /**
   * @param sitting the seat to take; null to watch
   * @param fresh whether what comes first is played, because nobody here has seen it
   */
  constructor(
    readonly table: string,
    private readonly sitting: SavedSeat | null,
    private readonly fresh: boolean,
  ) {
    this.saved = find(table);
    this.held = this.saved?.seats.map(({ seat }) => seat) ?? [];
    this.story = new Story(this.clock, {
      told: (told, version) => (this.state.log = [...this.state.log, { version, told }]),
      heard: (told) => this.heard(told),
      settled: (update) => this.settle(update),
      busy: (busy) => (this.state.busy = busy),
    });
    this.connection = new Connection({
      dial: () => dialTable(table),
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

  /** The seats by name; who came later is known by the chair. */
  readonly names: SeatNames = $derived.by(() => {
    const chairs = this.state.presence?.chairs ?? [];
    const seats = this.state.joined?.seats ?? [];
    return new SeatNames(seats.map(({ name }, seat) => ({ name: shownName(chairs[seat]?.name || name || say("seat-open"), say) })));
  });

  /** The seat of the person, or -1 for a watcher. */
  get seat(): number {
    return this.state.joined?.viewer ?? -1;
  }

  /** Whether nobody sits in front of this browser: it only watches. */
  get watching(): boolean {
    return this.held.length === 0;
  }

  /** How many others watch; a page that watches, or whose people share a device, has a watcher's line of its own. */
  get watchers(): number {
    return Math.max(0, (this.state.presence?.spectators ?? 0) - (this.held.length === 1 ? 0 : 1));
  }

  /** Whether the game has not begun, because somebody is still to come. */
  readonly waiting: boolean = $derived(this.state.joined !== null && this.state.presence !== null && this.state.newest === null);

  /** How it stands with the person of each seat. */
  readonly beings: readonly Being[] = $derived.by(() => {
    const { joined, presence, now } = this.state;
    return (joined?.seats ?? []).map(({ level }, seat) => {
      const chair = presence?.chairs[seat];
      return beingOf(chair, level, now?.players[seat] ?? level, this.held.includes(seat));
    });
  });

  /** The table talk that may be said now. */
  readonly talk: readonly string[] = $derived.by(() =>
    this.state.sent ? [] : talkOf(this.state.now, this.state.presence, this.held),
  );

  /** Whether the other player offers this person a draw. */
  readonly drawOffered: boolean = $derived(this.state.now?.talk.includes(AGREE) ?? false);

  /** What the person may do now: nothing while the story plays, an action is on its way, or the computer plays the seat. */
  readonly choices: readonly Choice[] = $derived.by(() => {
    const { now, busy, sent } = this.state;
    return now && !busy && !sent && !this.talk.includes(BACK) ? now.choices : [];
  });

  /** Whether something is asked of this person, also while an answer is on its way. */
  readonly asked: boolean = $derived((this.state.now?.choices.length ?? 0) > 0 && !this.talk.includes(BACK));

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

  /** A choice as it may be typed, in the language of the page where the game understands that. */
  typed({ label, text }: Choice): string {
    const key = `typed-${label?.key ?? ""}`;
    return label && hasWords(this.game, key) ? this.say(key, this.names.messageArgs(label.args)) : text;
  }

  /** A line of the log. */
  line(entry: Entry): string {
    return this.say(`told-${entry.told.type}`, this.names.args(entry.told));
  }

  // -- what the person does ----------------------------------------------------------------------------

  /** Mark a choice for the primary button; a refusal of something else is over. */
  pick(text: string): void {
    if (!this.choices.some((choice) => choice.text === text) || this.state.picked === text) return;
    Object.assign(this.state, { picked: text, notice: null });
    play("pick");
  }

  /** The choices as keys go through them: to do nothing more comes last, so that nobody does it unawares. */
  readonly inOrder: readonly Choice[] = $derived.by(() => this.choices.toSorted((one, other) => Number(endsIt(one)) - Number(endsIt(other))));

  /** Mark the choice that follows (or precedes) the marked one. */
  pickNext(step: 1 | -1): void {
    const { length } = this.inOrder;
    if (length === 0) return;
    const index = this.inOrder.findIndex((choice) => choice.text === this.state.picked);
    const next = index < 0 ? (step > 0 ? 0 : length - 1) : (index + step + length) % length;
    this.pick(this.inOrder[next]?.text ?? "");
  }

  /** Have the primary button send a line; null takes it back. */
  compose(line: Composed | null): void {
    this.state.composed = line;
  }

  /** The composed line, while something is asked of this person. */
  get composed(): Composed | null {
    return this.mine ? this.state.composed : null;
  }

  /** Carry out what the primary button says. */
  confirm(): void {
    const wish = this.composed ?? this.primary;
    if (wish) this.act(wish.text);
  }

  /**
   * Send any line of text as an action; the server says what it thinks of it.
   *
   * @param typed whether the person wrote it: then a refusal repeats it
   */
  act(text: string, typed = false): void {
    const { now, sent } = this.state;
    if (!now || sent) return;
    const request = randomText(8);
    this.state.sent = request;
    this.state.typed = typed;
    this.state.notice = null;
    this.connection.act({ type: "act", request, decision: now.decision, text: typed ? this.meant(text) : text });
  }

  /** Typed words of a button mean what it does, whether it acts or says something to the others. */
  private meant(text: string): string {
    const choices = this.state.now?.choices ?? [];
    const choice = choices.find((candidate) => candidate.text === text) ?? choices.find((candidate) => same(this.label(candidate), text));
    return choice?.text ?? (talkMeant(text, talkOf(this.state.now, this.state.presence, this.held), this.say) ?? text);
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
  perform(scene: Scene): () => void {
    this.story.open(scene);
    return () => this.story.close(scene);
  }

  /** Somebody is on the way who wants to hear the story from its beginning. */
  expect(listener: Promise<unknown>): void {
    this.story.expect(listener);
  }

  stop(): void {
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    this.connection.close();
    this.keeping.now();
  }

  private readonly retry = (): void => {
    if (this.state.link === "lost" && !document.hidden) this.connection.open();
  };

  private join(): { type: "join"; token: string; nonce: string; have: number } {
    const { token, nonce } = this.sitting ?? { token: "", nonce: "" };
    return { type: "join", token, nonce, have: this.state.newest?.version ?? 0 };
  }

  // -- what the server says ----------------------------------------------------------------------------

  private hear(message: ToBrowser): void {
    if (message.type === "joined") this.joined(message);
    else if (message.type === "presence") this.met(message);
    else if (message.type === "update") this.update(message);
    else if (message.type === "refused") this.refused(message.request, message.refusal);
    else if (message.type === "failed") this.failed(message);
    else if (message.type === "done") this.done = message.request;
  }

  private joined(message: Joined): void {
    this.state.joined = message;
    this.noteNames();
  }

  private met(presence: Presence): void {
    const before = this.state.presence;
    this.state.presence = presence;
    if (before && presence.chairs.some(({ name }, seat) => name && !before.chairs[seat]?.name)) play("turn");
    this.noteNames();
  }

  /** The list of games to continue says against whom. */
  private noteNames(): void {
    const { joined, presence } = this.state;
    const names = (joined?.seats ?? []).map(({ name }, seat) => presence?.chairs[seat]?.name || name);
    if (this.saved) note(this.table, { names });
  }

  private update(update: Update): void {
    const first = this.state.newest === null;
    if (first || update.version >= (this.state.newest?.version ?? 0)) this.state.newest = update;
    const still = (first && !this.fresh) || update.told.length > LONG || this.seen(update);
    this.story.push(update, still);
    if (first) note(this.table, { begun: true });
  }

  private settle(update: Update): void {
    const asked = this.state.now?.decision !== update.decision;
    const waited = !this.state.now?.choices.length;
    const offered = this.drawOffered;
    this.state.now = update;
    this.keeping.settled(update);
    if (this.state.sent === this.done) this.state.sent = "";
    if (asked) this.state.picked = "";
    if (update.outcome) note(this.table, { over: true });
    else if ((waited && update.choices.length > 0) || (!offered && this.drawOffered)) play("turn");
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
