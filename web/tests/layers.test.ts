import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCE = new URL("../src/", import.meta.url);

/** What each folder may use of the others when the program runs; types may come from anywhere. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  teach: ["kit"],
  table: ["kit", "teach"],
  games: ["kit", "table"],
  replay: ["kit", "table"],
  pages: ["kit", "table", "teach"],
};

/** The folders that a file uses beside its own. */
function used(file: string): readonly string[] {
  const text = readFileSync(new URL(file, SOURCE), "utf-8").replace(/import type [^;]*;/g, "");
  const imports = Array.from(text.matchAll(/(?:from |import\()"((?:\.\.\/)+)(\w+)\//g), ([, up = "", folder = ""]) => ({ up: up.length / 3, folder }));
  return imports.filter(({ up }) => up === file.split("/").length - 1).map(({ folder }) => folder);
}

test.each(Object.keys(LAYERS))("%s uses only what lies below it", (layer) => {
  const inside = readdirSync(new URL(layer, SOURCE), { recursive: true, encoding: "utf-8" });
  const files = inside.filter((name) => /\.(ts|svelte)$/.test(name)).map((name) => `${layer}/${name.replaceAll("\\", "/")}`);
  expect(files.length).toBeGreaterThan(0);
  const wrong = files.flatMap((file) => used(file).filter((folder) => folder !== layer && !LAYERS[layer]?.includes(folder)).map((folder) => `${file} uses ${folder}`));
  expect(wrong).toEqual([]);
});

test("every folder has its layer, and its row in the list of folders", () => {
  const folders = readdirSync(SOURCE, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const rows = readFileSync(new URL("../README.md", SOURCE), "utf-8").match(/^\| `src\/\w+/gm)?.map((row) => row.slice(7));
  expect(folders.toSorted()).toEqual(Object.keys(LAYERS).toSorted());
  expect(folders.filter((name) => !rows?.includes(name))).toEqual([]);
});
