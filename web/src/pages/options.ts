/** The options of a game as fields of a form, from their JSON Schema. */

export type Option =
  | { readonly name: string; readonly kind: "choice"; readonly values: readonly (string | number)[]; readonly preset: string | number }
  | { readonly name: string; readonly kind: "flag"; readonly preset: boolean }
  | {
      readonly name: string;
      readonly kind: "number";
      readonly preset: number;
      readonly least: number | undefined;
      readonly most: number | undefined;
      readonly step: number;
      /** A value to offer with one tap beside the preset; undefined where there is none. */
      readonly offer: number | undefined;
    };

/** What an option is set to. */
export type Chosen = string | number | boolean;

/** The name of an option's words. */
export function wordsFor({ name }: Option): string {
  return `option-${name.replaceAll("_", "-")}`;
}

/**
 * Whether an option is explained in a sentence: then it is for everybody, not for experts alone.
 * @param has whether there are words of that name
 */
export function isExplained(option: Option, has: (key: string) => boolean): boolean {
  const key = wordsFor(option);
  if (option.kind === "number") return option.offer !== undefined && has(`${key}-switch-text`);
  return has(option.kind === "flag" ? `${key}-text` : `${key}-${option.preset}-text`);
}

/** The option that says how many seats a table has, in games for more or fewer people. */
export const PLAYERS = "players";

/** The options that are chosen as such: who plays is chosen seat by seat. */
export function withoutPlayers(options: readonly Option[]): readonly Option[] {
  return options.filter(({ name }) => name !== PLAYERS);
}

/** How many can play, if that can be chosen; empty if not. */
export function numbersOfPlayers(options: readonly Option[]): readonly number[] {
  const found = options.find(({ name }) => name === PLAYERS);
  if (found?.kind !== "number" || found.least === undefined || found.most === undefined) return [];
  const { least, most } = found;
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly enum?: readonly (string | number)[];
  readonly type?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly examples?: readonly unknown[];
}

/** The fields of a schema that leave something to choose. */
export function optionsOf(schema: unknown): readonly Option[] {
  const root = schema as Schema;
  const resolve = (part: Schema): Schema => {
    const target = part.$ref ? root.$defs?.[part.$ref.replace(/^.*\//, "")] : undefined;
    return target ? { ...target, ...(part.default === undefined ? {} : { default: part.default }) } : part;
  };
  const properties = Object.entries(resolve(root).properties ?? {});
  return properties.flatMap(([name, part]) => optionOf(name, resolve(part)));
}

function optionOf(name: string, part: Schema): readonly Option[] {
  const preset = part.default;
  if (part.enum) {
    const first = part.enum[0] ?? "";
    const chosen = typeof preset === "string" || typeof preset === "number" ? preset : first;
    return part.enum.length > 1 ? [{ name, kind: "choice", values: part.enum, preset: chosen }] : [];
  }
  if (part.type === "boolean") return [{ name, kind: "flag", preset: preset === true }];
  if (part.type !== "integer" && part.type !== "number") return [];
  const usual = Number(preset ?? 0);
  const offer = part.examples?.find((value) => typeof value === "number" && value !== usual);
  return [{ name, kind: "number", preset: usual, least: part.minimum, most: part.maximum, step: part.multipleOf ?? 1, offer: offer as number | undefined }];
}
