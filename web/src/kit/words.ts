/** Texts by key, from Fluent files: pure look-up, no state. */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";

export type Args = Readonly<Record<string, string | number>>;

/** Which message says a name that comes from data: `name-optimus-prime` for "Optimus Prime", as on the server. */
export function nameKey(value: string): string {
  return `name-${value.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")}`;
}

/**
 * A bundle of one Fluent text. Plain text is wanted, so no isolation marks are put around arguments.
 *
 * In it `{ NAME($piece) }` is a name that comes from data: the message of its `nameKey`, or as it stands there.
 *
 * `{ LIST($target) }` says the words of an argument one after the other, as "a, b and c". `{ SIZE($by) }` is a number without its sign, and
 * `{ SIGN($by) }` is "minus" or "plus".
 *
 * @param nameOf looks a name up, where it may be said in other bundles than this one
 */
export function bundle(language: string, text: string, nameOf?: (value: string) => string): FluentBundle {
  const own = (value: string): string => named([made], value);
  const NAME = ([value = ""]: FluentValue[]): FluentValue => (typeof value === "string" ? (nameOf ?? own)(value) : value);
  const LIST = ([words = ""]: FluentValue[]): FluentValue => (typeof words === "string" ? listed(words, language) : words);
  const SIZE = ([by]: FluentValue[]): FluentValue => new FluentNumber(Math.abs(numberOf(by)));
  const SIGN = ([by]: FluentValue[]): FluentValue => (numberOf(by) < 0 ? "minus" : "plus");
  const made: FluentBundle = new FluentBundle(language, { useIsolating: false, functions: { NAME, LIST, SIZE, SIGN } });
  made.addResource(new FluentResource(text));
  return made;
}

function numberOf(value: FluentValue | undefined): number {
  return value instanceof FluentNumber ? value.value : Number(value);
}

/** Words that spaces part, as they are said one after the other. */
function listed(words: string, language: string): string {
  return new Intl.ListFormat(language === "en" ? "en-GB" : language).format(words.split(" ").filter((word) => word !== ""));
}

/** The first bundle's text for a key; null where no bundle has it. */
export function lookup(bundles: readonly FluentBundle[], key: string, args: Args = {}): string | null {
  for (const candidate of bundles) {
    const value = candidate.getMessage(key)?.value;
    if (value) return candidate.formatPattern(value, args as Record<string, FluentVariable>, []);
  }
  return null;
}

/** A name that comes from data in the language of the bundles, or as it stands there; of several each for itself. */
export function named(bundles: readonly FluentBundle[], value: string): string {
  const names = value.split(", ");
  const each = (): string => names.map((name) => named(bundles, name)).join(", ");
  return lookup(bundles, nameKey(value)) ?? (names.length > 1 ? each() : value);
}

const PREFIX = /^(told|phase|refused|outcome|choice|failed|field|option|level)-/;

/** What to show for a key that no file explains: `told-pawn-moved` with a path becomes "Pawn moved: 3, 4". */
export function readable(key: string, args: Args = {}): string {
  const plain = key.replace(PREFIX, "").replaceAll("-", " ");
  const values = Object.values(args).filter((value) => value !== "");
  const head = plain.charAt(0).toUpperCase() + plain.slice(1);
  return values.length > 0 ? `${head}: ${values.join(", ")}` : head;
}
