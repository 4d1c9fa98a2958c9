/** A table at which several people share this browser: one seat at a time is in sight, and none while it goes round. */

import { TableCtrl } from "./ctrl.svelte";
import { nextHolder, NOBODY, Passing } from "./hotseat";
import type { Entry } from "./state";
import type { SavedSeat, SavedTable } from "./saved";
import { Connection, dialTable } from "./socket";
import type { Update } from "../protocol.gen";

export class HotSeat {
  /** The board as a watcher sees it. */
  readonly neutral: TableCtrl;
  /** The table of whoever has the device. It is dropped with all that it knows when the device goes on. */
  holder: TableCtrl | null = $state.raw(null);
  private readonly passing = new Passing();
  /** By seat: the version after which it did not have the device, as the watcher counts. */
  private readonly away = new Map<number, number>();
  /** Lines that keep the seats taken while their people do not have the device. What they say is not looked at. */
  private readonly keepers: Connection[] = [];

  constructor(private readonly saved: SavedTable) {
    this.neutral = new TableCtrl(saved.table, null, !saved.begun);
    this.neutral.seen = (update) => this.follow(update);
  }

  /** The seat whose person is to take the device now; NOBODY while somebody has it, or something is being shown. */
  readonly next: number = $derived.by(() => {
    const { now, busy, newest } = this.neutral.state;
    const ready = !this.holder && !busy && now && now.version === newest?.version && !now.outcome;
    return ready ? nextHolder(now.actors, this.neutral.held) : NOBODY;
  });

  start(): void {
    this.neutral.start();
  }

  stop(): void {
    this.putDown();
    this.neutral.stop();
    this.leave();
  }

  /** What everybody was told since a seat last had the device. */
  missed(seat: number): readonly Entry[] {
    const since = this.away.get(seat) ?? 0;
    return this.neutral.state.log.filter(({ version }) => version > since);
  }

  /** The person of that seat has the device: connect as that seat. */
  take(seat: number): void {
    const sitting = this.saved.seats.find((candidate) => candidate.seat === seat);
    if (!sitting) return;
    this.putDown();
    this.passing.take(seat, this.neutral.state.newest?.actors ?? []);
    this.holder = new TableCtrl(this.saved.table, sitting, false);
    this.holder.start();
  }

  /**
   * Nobody has the device: what a seat knew goes, also from memory.
   *
   * @param version up to which the seat has seen everything
   */
  putDown(version = this.neutral.state.newest?.version ?? 0): void {
    if (this.passing.holder !== NOBODY) this.away.set(this.passing.holder, version);
    this.passing.putDown();
    this.holder?.stop();
    this.holder = null;
  }

  /** While the game has not begun, or others are far away, each seat needs a line of its own. */
  attend(): void {
    const { joined, newest } = this.neutral.state;
    if (!joined) return;
    const people = joined.seats.filter(({ level }) => level === "").length;
    const begun = this.saved.begun || newest !== null;
    if (begun && people <= this.saved.seats.length) this.leave();
    else if (this.keepers.length === 0) this.keepers.push(...this.saved.seats.map((seat) => this.keeper(seat)));
  }

  private leave(): void {
    for (const keeper of this.keepers.splice(0)) keeper.close();
  }

  private keeper({ token, nonce }: SavedSeat): Connection {
    const keeper = new Connection({
      dial: () => dialTable(this.saved.table),
      join: () => ({ type: "join", token, nonce, have: 0 }),
      hear: () => undefined,
      changed: () => undefined,
    });
    keeper.open();
    return keeper;
  }

  /** What the holder saw and goes on from is not played again; all else is for everybody to see. */
  private follow(update: Update): boolean {
    const had = this.passing.holder !== NOBODY;
    const done = this.passing.follow(update.actors) || update.outcome !== null;
    if (had && done) this.putDown(update.version - update.told.length);
    return had && !done;
  }
}
