/** How a value of a view is best shown, when nothing is known about the game. */

export type Shape =
  | { readonly kind: "plain"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "grid"; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "table"; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "cards"; readonly items: readonly (readonly Field[])[] }
  | { readonly kind: "group"; readonly fields: readonly Field[] };

export interface Field {
  readonly name: string;
  readonly shape: Shape;
}

/** Fields that the skeleton shows elsewhere. */
const KNOWN = new Set(["type", "viewer", "phase"]);

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: string | number | boolean | null): string {
  if (typeof value === "boolean") return value ? "✓" : "–";
  return value === null || value === "" ? "–" : String(value);
}

/** Rows of a board: several strings of one length of at least two, or lists of plain values of one length. */
function rowsOf(values: readonly unknown[]): readonly (readonly string[])[] | null {
  if (values.length < 2) return null;
  const rows = values.map((row) => {
    if (Array.isArray(row) && row.every(isPlain)) return row.map(textOf);
    return typeof row === "string" ? (row.includes(" ") ? row.trim().split(/\s+/) : Array.from(row)) : [];
  });
  const width = rows[0]?.length ?? 0;
  const square = width > 1 && rows.every((row) => row.length === width);
  const boardlike = values.every(Array.isArray) || (values.length >= 3 && width >= 3);
  return square && boardlike ? rows : null;
}

/** Records with plain fields make a table, others are shown one by one. */
function recordsOf(records: readonly Record<string, unknown>[]): Shape {
  const columns = Object.keys(records[0] ?? {}).filter((name) => !KNOWN.has(name));
  const cells = records.map((record) => columns.map((name) => record[name]));
  if (!cells.every((row) => row.every(isPlain))) return { kind: "cards", items: records.map(fieldsOf) };
  return { kind: "table", columns, rows: cells.map((row) => row.map((cell) => textOf(cell as null))) };
}

/** The shape of a value. */
export function shapeOf(value: unknown): Shape {
  if (isPlain(value)) return { kind: "plain", text: textOf(value) };
  if (isRecord(value)) return { kind: "group", fields: fieldsOf(value) };
  if (!Array.isArray(value)) return { kind: "plain", text: "–" };
  if (value.length > 0 && value.every(isRecord)) return recordsOf(value);
  const rows = rowsOf(value);
  if (rows) return { kind: "grid", rows };
  return { kind: "list", items: value.map((item) => (isPlain(item) ? textOf(item) : JSON.stringify(item))) };
}

/** The fields of a view, or of a value in it. */
export function fieldsOf(value: unknown): readonly Field[] {
  if (!isRecord(value)) return [];
  const fields = Object.entries(value).filter(([name]) => !KNOWN.has(name));
  return fields.map(([name, inner]) => ({ name, shape: shapeOf(inner) }));
}

/** The key of a field's name. */
export function fieldKey(name: string): string {
  return `field-${name.replaceAll("_", "-")}`;
}

export interface SortedFields {
  /** Boards, to be shown first. */
  readonly boards: readonly Field[];
  /** Lists with one value for each seat; they make one table. */
  readonly bySeat: readonly (Field & { readonly shape: Extract<Shape, { kind: "list" }> })[];
  readonly others: readonly Field[];
}

/** The fields of a view by how they are shown, at a table with so many seats. */
export function sorted(fields: readonly Field[], seats: number): SortedFields {
  const isBySeat = (field: Field): field is SortedFields["bySeat"][number] =>
    field.shape.kind === "list" && seats > 1 && field.shape.items.length === seats;
  return {
    boards: fields.filter((field) => field.shape.kind === "grid"),
    bySeat: fields.filter(isBySeat),
    others: fields.filter((field) => field.shape.kind !== "grid" && !isBySeat(field)),
  };
}

export interface ChoiceGroup {
  /** The first word that the lines have in common; empty for lines of one word. */
  readonly verb: string;
  readonly lines: readonly string[];
}

/** Lines of notation by their first word, in the order in which the words come up. */
export function groupsOf(lines: readonly string[]): readonly ChoiceGroup[] {
  const groups = new Map<string, string[]>();
  for (const line of lines) {
    const verb = line.includes(" ") ? line.slice(0, line.indexOf(" ")) : "";
    groups.set(verb, [...(groups.get(verb) ?? []), line]);
  }
  return Array.from(groups, ([verb, list]) => ({ verb, lines: list }));
}
