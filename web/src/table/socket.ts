/** The line to a table: it comes back by itself, and no action that was sent is lost or done twice. */

import type { Act, Failed, Join, ToBrowser } from "../protocol.gen";
import type { Milliseconds } from "../kit/clock";

export type Link = "connecting" | "open" | "lost" | "closed";

/** What is used of a WebSocket. */
export interface Line {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Ends {
  /** Opens a line to the table. */
  readonly dial: () => Line;
  /** The first message of each line; it names what the log has by then. */
  readonly join: () => Join;
  /** Called with each message of the server. */
  readonly hear: (message: ToBrowser) => void;
  /** Called when the state of the line changes. */
  readonly changed: (link: Link) => void;
}

/** Failures to join that another attempt may overcome. */
const PASSING = new Set(["not-saved", "silent", "too-fast", "too-slow", "internal"]);
const FIRST_WAIT: Milliseconds = 250;
const LONGEST_WAIT: Milliseconds = 8000;

/** How long to wait before the n-th attempt in a row; `luck` in [0, 1) spreads browsers that lost the same server. */
export function waitBefore(attempt: number, luck: number): Milliseconds {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + luck / 2);
}

/** A line to the table itself. */
export function dialTable(table: string): Line {
  return new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(table)}`);
}

export class Connection {
  /** Actions without an answer, in the order in which they were sent. */
  private readonly unanswered = new Map<string, Act>();
  private line: Line | null = null;
  private link: Link = "connecting";
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ends: Ends) {}

  /** Open the line; again at once if it was lost and waits to try. */
  open(): void {
    if (this.link === "closed" || this.line) return;
    clearTimeout(this.timer);
    const line = this.ends.dial();
    this.line = line;
    line.onopen = () => line.send(JSON.stringify(this.ends.join()));
    line.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ToBrowser);
    line.onclose = () => this.lose(line);
  }

  /** Send an action; it is sent again on every new line until it is answered. */
  act(action: Act): void {
    this.unanswered.set(action.request, action);
    if (this.link === "open") this.line?.send(JSON.stringify(action));
  }

  /** Hang up for good. */
  close(): void {
    this.change("closed");
    clearTimeout(this.timer);
    this.line?.close();
    this.line = null;
  }

  private hear(message: ToBrowser): void {
    if (message.type === "joined") this.welcome();
    if (message.type === "done" || message.type === "refused") this.unanswered.delete(message.request);
    if (message.type === "failed") this.fail(message);
    this.ends.hear(message);
  }

  private welcome(): void {
    this.attempt = 0;
    this.change("open");
    for (const action of this.unanswered.values()) this.line?.send(JSON.stringify(action));
  }

  /** A failed action is answered; most failed joins will not do better a second time. */
  private fail(message: Failed): void {
    if (message.request) this.unanswered.delete(message.request);
    else if (this.link !== "open" && !PASSING.has(message.reason)) this.close();
  }

  private lose(line: Line): void {
    if (this.line !== line || this.link === "closed") return;
    this.line = null;
    this.change("lost");
    this.timer = setTimeout(() => this.open(), waitBefore(this.attempt, Math.random()));
    this.attempt += 1;
  }

  private change(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.ends.changed(link);
  }
}
