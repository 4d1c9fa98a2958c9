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
    };

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
  return [{ name, kind: "number", preset: Number(preset ?? 0), least: part.minimum, most: part.maximum, step: part.multipleOf ?? 1 }];
}
