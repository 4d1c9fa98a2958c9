/** Texts by key, from Fluent files: pure look-up, no state. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Readonly<Record<string, string | number>>;

/** A bundle of one Fluent text. Plain text is wanted, so no isolation marks are put around arguments. */
export function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** The first bundle's text for a key; null where no bundle has it. */
export function lookup(bundles: readonly FluentBundle[], key: string, args: Args = {}): string | null {
  for (const candidate of bundles) {
    const value = candidate.getMessage(key)?.value;
    if (value) return candidate.formatPattern(value, args as Record<string, FluentVariable>, []);
  }
  return null;
}

const PREFIX = /^(told|phase|refused|outcome|choice|failed|field|option|level)-/;

/** What to show for a key that no file explains: `told-pawn-moved` with a path becomes "Pawn moved: 3, 4". */
export function readable(key: string, args: Args = {}): string {
  const plain = key.replace(PREFIX, "").replaceAll("-", " ");
  const values = Object.values(args).filter((value) => value !== "");
  const head = plain.charAt(0).toUpperCase() + plain.slice(1);
  return values.length > 0 ? `${head}: ${values.join(", ")}` : head;
}
