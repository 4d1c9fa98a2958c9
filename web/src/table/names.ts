/** Seats by name, and the arguments of messages with names in them. */

import type { Args } from "../kit/words";
import type { Message, SeatCard } from "../protocol.gen";
import type { Told } from "./story";

const SEAT_FIELD = /(^|_)seat$/;

export class SeatNames {
  constructor(private readonly seats: readonly Pick<SeatCard, "name">[]) {}

  /** How many seats the table has. */
  get count(): number {
    return this.seats.length;
  }

  /** The name of a seat. */
  of(seat: number): string {
    return this.seats[seat]?.name ?? "";
  }

  /** Several names as one text. */
  list(seats: readonly number[]): string {
    return seats.map((seat) => this.of(seat)).join(", ");
  }

  /**
   * The fields of something told, as arguments of its message: seats by name, lists joined, the rest as it is. An empty
   * text, which is what the reader may not know, becomes "none", since a Fluent text can ask for that.
   */
  args(told: Told): Args {
    const fields = Object.entries(told).filter(([field]) => field !== "type");
    return Object.fromEntries(fields.map(([field, value]) => [field, value === "" ? "none" : this.argument(field, value)]));
  }

  /** The arguments of a message, seats by name. */
  messageArgs(args: Message["args"]): Args {
    return Object.fromEntries(Object.entries(args).map(([field, value]) => [field, this.argument(field, value)]));
  }

  private argument(field: string, value: unknown): string | number {
    if (typeof value === "number") return SEAT_FIELD.test(field) ? this.of(value) : value;
    if (Array.isArray(value)) return value.join(", ");
    return typeof value === "string" ? value : JSON.stringify(value);
  }
}
