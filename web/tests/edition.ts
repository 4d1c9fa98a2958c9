/** Reads the values of a game's tables.toml, as far as these files use TOML: where a value comes from is left out. */

type Table = Record<string, unknown>;

/** The values as they are nested in the file. */
export function valuesOf(toml: string): Table {
  const root: Table = {};
  let open = root;
  for (const line of toml.split("\n")) {
    const [, list, table] = /^(?:\[\[(.+)\]\]|\[(.+)\])$/.exec(line) ?? [];
    const [, key = "", value = ""] = /^(\w+) = ([^{].*)$/.exec(line) ?? [];
    if (list ?? table) open = begun(root, (list ?? table ?? "").split("."), list !== undefined);
    else if (key) open[key] = JSON.parse(value) as unknown;
  }
  return root;
}

function begun(root: Table, path: readonly string[], list: boolean): Table {
  const parent = path.slice(0, -1).reduce((place, key) => (place[key] ??= {}) as Table, root);
  const last = path.at(-1) ?? "";
  if (!list) return (parent[last] ??= {}) as Table;
  const table: Table = {};
  parent[last] = [...((parent[last] ?? []) as readonly Table[]), table];
  return table;
}
