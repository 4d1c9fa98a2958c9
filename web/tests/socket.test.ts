import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Act, ToBrowser } from "../src/protocol.gen";
import { Connection, waitBefore, type Line, type Link } from "../src/table/socket";

/** A line that is opened, cut and answered by the test. */
class FakeLine implements Line {
  onopen: Line["onopen"] = null;
  onclose: Line["onclose"] = null;
  onmessage: Line["onmessage"] = null;
  readonly sent: string[] = [];

  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.cut();
  }
  open(): void {
    this.onopen?.({} as Event);
  }
  cut(): void {
    this.onclose?.({} as CloseEvent);
  }
  say(message: ToBrowser): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  types(): string[] {
    return this.sent.map((text) => (JSON.parse(text) as { type: string }).type);
  }
}

const JOINED: ToBrowser = { type: "joined", table: "t", game: "g", viewer: 0, seats: [], options: {}, commitment: "", edition: null, dice: true };
const ROLL: Act = { type: "act", request: "r1", decision: 1, text: "roll" };

function begin(): { lines: FakeLine[]; links: Link[]; heard: ToBrowser[]; connection: Connection } {
  const [lines, links, heard]: [FakeLine[], Link[], ToBrowser[]] = [[], [], []];
  const connection = new Connection({
    dial: () => lines[lines.push(new FakeLine()) - 1] as FakeLine,
    join: () => ({ type: "join", token: "secret", nonce: "n", have: heard.length }),
    hear: (message) => heard.push(message),
    changed: (link) => links.push(link),
  });
  connection.open();
  return { lines, links, heard, connection };
}

function join(line: FakeLine | undefined): void {
  line?.open();
  line?.say(JOINED);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("join is the first message, and nothing is sent before it is answered", () => {
  const { lines, connection } = begin();
  lines[0]?.open();
  connection.act(ROLL);

  expect(lines[0]?.types()).toEqual(["join"]);

  lines[0]?.say(JOINED);

  expect(lines[0]?.types()).toEqual(["join", "act"]);
});

test("an action without an answer is sent again, with the same request, on the next line", () => {
  const { lines, links, connection } = begin();
  join(lines[0]);
  connection.act(ROLL);
  lines[0]?.cut();
  vi.advanceTimersByTime(1000);
  join(lines[1]);

  expect(links).toEqual(["open", "lost", "open"]);
  expect(lines[1]?.sent[1]).toEqual(JSON.stringify(ROLL));
});

test("an answered action is not sent again", () => {
  for (const answer of [
    { type: "done", request: "r1" },
    { type: "failed", request: "r1", reason: "not-saved", detail: "" },
  ] as ToBrowser[]) {
    const { lines, connection } = begin();
    join(lines[0]);
    connection.act(ROLL);
    lines[0]?.say(answer);
    lines[0]?.cut();
    vi.advanceTimersByTime(1000);
    join(lines[1]);

    expect(lines[1]?.types()).toEqual(["join"]);
  }
});

test("a table that cannot be joined is not tried again", () => {
  const { lines, links } = begin();
  lines[0]?.open();
  lines[0]?.say({ type: "failed", request: "", reason: "unknown-table" } as ToBrowser);
  vi.advanceTimersByTime(60_000);

  expect(links).toEqual(["closed"]);
  expect(lines.length).toBe(1);
});

test("a server that cannot read its store for a moment is tried again", () => {
  const { lines } = begin();
  lines[0]?.open();
  lines[0]?.say({ type: "failed", request: "", reason: "not-saved" } as ToBrowser);
  lines[0]?.cut();
  vi.advanceTimersByTime(1000);

  expect(lines.length).toBe(2);
});

test("waits grow to a limit and are spread", () => {
  expect(waitBefore(0, 0.5)).toBe(250);
  expect(waitBefore(3, 0.5)).toBe(2000);
  expect(waitBefore(30, 0.5)).toBe(8000);
  expect(waitBefore(30, 0)).toBe(6000);
});

test("hanging up is for good", () => {
  const { lines, connection } = begin();
  join(lines[0]);
  connection.close();
  vi.advanceTimersByTime(60_000);

  expect(lines.length).toBe(1);
});
