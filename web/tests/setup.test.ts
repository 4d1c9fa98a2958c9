import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { adviceOn } from "../src/games/stratego/setup/advice";
import { isWhole, leftOver, mirrored, readCode, swapped, writeCode } from "../src/games/stratego/setup/code";
import { armyLetters, besides, fieldFrom, isMobile, rowOf, sizeOf, whoIs, type Field, type Placement } from "../src/games/stratego/setup/field";
import { forget, keepLast, lastOf, save, savedFor } from "../src/games/stratego/setup/saved";
import { seeded, sensible } from "../src/games/stratego/setup/sensible";
import { templatesFor } from "../src/games/stratego/setup/templates";
import { valuesOf } from "./edition";

const VALUES = valuesOf(readFileSync(new URL("../../src/rollout/games/stratego/tables.toml", import.meta.url), "utf-8"));

function field(game: string, army: string): Field {
  const found = fieldFrom(VALUES, game, army);
  if (!found) throw new Error(`no ${army} in ${game}`);
  return found;
}

const AUTOBOTS = field("game-1", "autobots");
const FIELDS = [AUTOBOTS, field("game-1", "decepticons"), field("game-2", "autobots"), field("game-2", "decepticons"), field("classic", "red"), field("classic", "blue")];

/** An army of an owner's edition: another board, other names, other numbers. */
const ODD_VALUES = {
  board: { files: 5, ranks: 6, rows: 2, zone: ["c3"] },
  character: [["Boss", "10", "B", 1], ["Guard", "4", "g", 4], ["Scout", "2", "2", 2], ["Trap", "T", "T", 2], ["Flag", "F", "F", 1]].map(
    ([name, rank, letter, copies]) => ({ name, rank, letter, copies }),
  ),
};
const ODD = fieldFrom(ODD_VALUES, "game-1", "autobots") ?? AUTOBOTS;

/** A placement from a code that is known to be right. */
function placed(code: string, where: Field = AUTOBOTS): Placement {
  const found = readCode(code, where);
  if ("problem" in found) throw new Error(`${found.problem.key} ${JSON.stringify(found.problem.args)}`);
  return found.placement;
}

function keys(code: string, where: Field = AUTOBOTS): readonly string[] {
  return adviceOn(placed(code, where), where).map(({ key }) => key);
}

/** Follows every hint: 2 8 4 6 X 7 2 5 9 2 in front, then 7 3 5 4 T 2 8 S 6 3, and T 3 3 T F T 7 T 3 T at the back. */
const FINE = templatesFor(AUTOBOTS)[0]?.placement ?? [];
const FINE_CODE = writeCode(FINE, AUTOBOTS);

// -- the field ------------------------------------------------------------------------------------------

test("the Autobots see their rows from below, the Decepticons theirs from above", () => {
  expect(AUTOBOTS.homes.slice(0, 3)).toEqual(["a3", "b3", "c3"]);
  expect(AUTOBOTS.homes.at(-1)).toBe("j1");
  expect(field("game-1", "decepticons").homes.slice(0, 3)).toEqual(["j6", "i6", "h6"]);
  expect(field("classic", "blue").homes.at(-1)).toBe("a10");
});

test("the Forbidden Zone closes the way ahead", () => {
  expect(AUTOBOTS.ahead[0]).toEqual([false, false, true, true, false, false, true, true, false, false]);
});

test("an army fills its rows", () => {
  for (const each of FIELDS) expect(armyLetters(each)).toHaveLength(sizeOf(each));
  expect(fieldFrom({}, "game-1", "autobots")).toBeNull();
});

// -- the code -------------------------------------------------------------------------------------------

test.each(FIELDS)("a code is read as it was written", (each) => {
  const placement = sensible(each, seeded(7));
  expect(readCode(writeCode(placement, each), each)).toEqual({ placement });
});

test("the command before it, breaks and spaces do not matter", () => {
  expect(placed(`  setup ${FINE_CODE.replaceAll("/", "\n ")} `)).toEqual(FINE);
});

test("capitals matter only where they tell two apart", () => {
  expect(placed(FINE_CODE.replace("X", "x").replace("S", "s"))).toEqual(FINE);
});

test("places without anybody are kept", () => {
  const half = FINE.map((letter, place) => (place < 10 ? letter : ""));
  expect(placed(writeCode(half, AUTOBOTS))).toEqual(half);
  expect(isWhole(half, AUTOBOTS)).toBe(false);
  expect(leftOver(half, AUTOBOTS)).toHaveLength(20);
  expect(leftOver(FINE, AUTOBOTS)).toEqual([]);
});

test.each([
  ["", { key: "empty", args: {} }],
  [FINE_CODE.slice(1), { key: "length", args: { found: 29, wanted: 30 } }],
  [FINE_CODE.replace("X", "?"), { key: "letter", args: { letter: "?" } }],
  [FINE_CODE.replace("X", "9"), { key: "many", args: { name: "Ironhide", found: 2, copies: 1 } }],
])("what is wrong with %j is said", (code, problem) => {
  expect(readCode(code, AUTOBOTS)).toEqual({ problem });
});

test("a mirrored set-up is the same after the second time, and swapping exchanges two", () => {
  const once = mirrored(FINE, AUTOBOTS);
  expect(once.slice(0, 10)).toEqual(FINE.slice(0, 10).toReversed());
  expect(mirrored(once, AUTOBOTS)).toEqual(FINE);
  expect(swapped(["a", "b", "c"], 0, 2)).toEqual(["c", "b", "a"]);
});

// -- advice ---------------------------------------------------------------------------------------------

test("what follows every hint is not commented on", () => {
  expect(adviceOn(FINE, AUTOBOTS)).toEqual([]);
});

/** The template with two squares exchanged, by their names. */
function exchanged(...pairs: readonly (readonly [string, string])[]): string {
  const place = (square: string): number => AUTOBOTS.homes.indexOf(square);
  return writeCode(pairs.reduce<Placement>((placement, [one, other]) => swapped(placement, place(one), place(other)), FINE), AUTOBOTS);
}

test("the Flag belongs into the back row, with a Trap or a strong piece beside it", () => {
  expect(keys(exchanged(["e1", "b2"]))).toContain("flag-forward");
  expect(keys(exchanged(["d1", "c2"], ["f1", "f2"], ["e2", "d2"]))).toContain("flag-bare");
  expect(keys(exchanged(["d1", "c2"], ["f1", "f2"], ["e2", "g2"]))).not.toContain("flag-bare"); // an 8 stands before it
});

test("Traps in the front row are in the way", () => {
  expect(keys(exchanged(["a1", "a3"]))).toContain("traps-forward");
});

test("the Spy stays near the 9", () => {
  expect(keys(exchanged(["h2", "a2"]))).toContain("spy-far");
});

test("agents are not for the front, Scouts are, and somebody strong", () => {
  expect(keys(exchanged(["b1", "b3"], ["c1", "c3"]))).toContain("agents-forward");
  expect(keys(exchanged(["a3", "b1"], ["g3", "g1"], ["j3", "c1"], ["f2", "i1"]))).toContain("scouts-back");
  expect(keys(exchanged(["b3", "c2"], ["e3", "d2"], ["f3", "f2"], ["i3", "i2"]))).toContain("front-weak");
});

test("a piece behind Traps in a corner never comes out", () => {
  const advice = adviceOn(placed(exchanged(["a1", "a2"], ["b1", "d1"])), AUTOBOTS);
  expect(advice.find(({ key }) => key === "shut-in")?.places).toEqual([AUTOBOTS.homes.indexOf("a1")]);
});

/** Six Traps before the open squares, and Fighters and Sam where their powers do not help. */
const SHUT = exchanged(["a3", "a1"], ["b3", "d1"], ["e3", "e2"], ["f3", "f1"], ["i3", "h1"], ["j3", "j1"], ["a2", "d2"], ["h3", "b2"]);

test("six Traps before the open squares lose the game at once [ST-S5]", () => {
  expect(adviceOn(placed(SHUT), AUTOBOTS)[0]).toMatchObject({ key: "blocked", grave: true });
});

test("in Game 2 a Sneak Attack gets out of it, and so does a call beside an open square", () => {
  const powers = field("game-2", "autobots");
  const shut = placed(SHUT, powers);
  const to = (letter: string, square: string): readonly string[] => {
    const moved = swapped(shut, shut.indexOf(letter), powers.homes.indexOf(square));
    return adviceOn(moved, powers).map(({ key }) => key);
  };
  expect(keys(SHUT, powers)).toContain("blocked");
  expect(to("f", "a2")).not.toContain("blocked"); // over the Trap before it
  expect(to("5", "c3")).not.toContain("blocked"); // Bumblebee comes to b4
  expect(to("5", "c2")).toContain("blocked");
});

test("a set-up that is not whole yet is not called blocked", () => {
  expect(adviceOn(FINE.map(() => ""), AUTOBOTS)).toEqual([]);
});

// -- sensible set-ups -----------------------------------------------------------------------------------

test.each([...FIELDS, ODD])("every sensible set-up is whole, has its Flag at the back, and can move", (each) => {
  for (let seed = 0; seed < 40; seed += 1) {
    const placement = sensible(each, seeded(seed));
    expect(isWhole(placement, each)).toBe(true);
    expect(adviceOn(placement, each).some(({ grave }) => grave)).toBe(false);
    const flag = placement.findIndex((letter) => whoIs(letter, each)?.rank === "F");
    expect(rowOf(flag, each)).toBe(each.rows - 1);
  }
});

test("with the printed armies it follows all hints, and Traps stand beside the Flag", () => {
  const guarded = Array.from({ length: 40 }, (_, seed) => sensible(AUTOBOTS, seeded(seed))).filter((placement) => {
    expect(adviceOn(placement, AUTOBOTS)).toEqual([]);
    const flag = placement.indexOf("F");
    return besides(flag, AUTOBOTS).some((place) => placement[place] === "T");
  });
  expect(guarded.length).toBeGreaterThan(30);
});

test("no two of them are alike", () => {
  const codes = Array.from({ length: 40 }, (_, seed) => writeCode(sensible(AUTOBOTS, seeded(seed)), AUTOBOTS));
  expect(new Set(codes).size).toBe(40);
});

// -- templates ------------------------------------------------------------------------------------------

test.each([...FIELDS, ODD])("there are templates, all different, and none needs a warning", (each) => {
  const templates = templatesFor(each);
  expect(templates.length).toBeGreaterThanOrEqual(4);
  expect(new Set(templates.map(({ placement }) => writeCode(placement, each))).size).toBe(templates.length);
  for (const { name, placement } of templates) {
    expect(isWhole(placement, each), name).toBe(true);
    if (each !== ODD) expect(adviceOn(placement, each), name).toEqual([]);
    expect(placement.some((letter, place) => rowOf(place, each) === 0 && isMobile(whoIs(letter, each)?.rank ?? "")), name).toBe(true);
  }
});

// -- what the browser keeps -----------------------------------------------------------------------------

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("set-ups are kept by name and army, and shown where they fit", () => {
  save("Wall", FINE, AUTOBOTS);
  save("Wall", mirrored(FINE, AUTOBOTS), AUTOBOTS);
  save("Half", FINE.map((letter, place) => (place ? letter : "")), AUTOBOTS);
  expect(savedFor(AUTOBOTS)).toMatchObject([{ name: "Wall", placement: mirrored(FINE, AUTOBOTS) }]);
  expect(savedFor(field("game-1", "decepticons"))).toEqual([]);
  expect(savedFor(ODD)).toEqual([]);
  forget("Wall", "autobots");
  expect(savedFor(AUTOBOTS)).toEqual([]);
});

test("the last set-up comes back, also a half one; what is no set-up does not", () => {
  expect(lastOf(AUTOBOTS)).toBeNull();
  const half = FINE.map((letter, place) => (place ? letter : ""));
  keepLast(half, AUTOBOTS);
  expect(lastOf(AUTOBOTS)).toEqual(half);
  localStorage.setItem("rollout.setups.last", "7");
  expect(lastOf(field("classic", "red"))).toBeNull();
});
