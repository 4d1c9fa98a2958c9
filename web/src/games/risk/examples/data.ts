/** What the pictures beside the rules show. A test plays them: tests/games/risk/test_examples.py. */

import type { Arrow, Name } from "../map/contract";
import type { Place, Territory } from "../types.gen";
import text from "./pictures.json?raw";

/** Territories and who stands there: "D1 5", "A 3 + 2 humans, bar", "nobody". */
export type Lands = Readonly<Record<Name, string>>;

export interface Example {
  /** The rule that it stands beside. */
  readonly rule: string;
  /** Names its words: `example-<id>`. */
  readonly id: string;
  /** The army that acts: "A", "D1" ..., by default that of the Decepticons in the picture. */
  readonly turn?: string;
  readonly phase?: string;
  readonly lands?: Lands;
  /** Lines of one turn, the dice that fall in it, black before red, and the lands after it. */
  readonly does?: readonly string[];
  readonly dice?: string;
  readonly after?: Lands;
  /** What can be chosen. */
  readonly targets?: readonly Name[];
  /** Lines that are refused; after what is done, where something is done. */
  readonly cannot?: readonly string[];
  /** New units, slaves, collected bars, cards of one and of two stars and the units for them, the meter before and after. */
  readonly supply?: number;
  readonly slaves?: number;
  readonly bars?: number;
  readonly ones?: number;
  readonly twos?: number;
  readonly units?: number;
  readonly meter?: readonly [number, number];
  /** Territories by army at the end, and the army that wins. */
  readonly held?: readonly number[];
  readonly winner?: number;
}

export const EXAMPLES = JSON.parse(text) as readonly Example[];

/** The examples of a rule, by their ids. */
export function examplesOf(rule: string): readonly string[] {
  return EXAMPLES.filter((example) => example.rule === rule).map(({ id }) => id);
}

const SIDES = ["A", "D1", "D2", "D3"];
const STAND = /^(?:(A|D\d) (\d+))?(?: ?\+? ?(?:(\d+) )?(humans?))?(, bar)?$/;

/** The army that acts in a picture. */
export function armyIn({ turn, lands = {} }: Example): number {
  const sign = turn ?? Object.values(lands).find((said) => said.startsWith("D"))?.slice(0, 2);
  return SIDES.indexOf(sign ?? "D1");
}

/** A territory as the map shows it. */
export function territoryOf(name: Name, said: string): Territory {
  const [, sign, units, count, human, bar] = STAND.exec(said === "nobody" ? "" : said) ?? [];
  const humans = human ? Number(count ?? 1) : 0;
  const army = sign ? SIDES.indexOf(sign) : humans > 0 ? 0 : -1;
  return { type: "territory", name, army, units: Number(units ?? 0), humans, bar: bar !== undefined, fresh: 0, came: 0, came_humans: 0, shielded: false };
}

/** A territory as the board has it: as much as drawing needs. */
export function placeOf(name: Name, all: readonly Name[]): Place {
  return { type: "place", name, also: [], continent: "", stars: 1, corner: false, centre: false, neighbours: all.filter((other) => other !== name && LINKS.has([name, other].toSorted().join(" "))) };
}

/** Ways over the sea that pictures show. */
const LINKS: ReadonlySet<string> = new Set(["brazil north-africa", "great-britain iceland", "iceland scandinavia", "great-britain scandinavia", "indonesia new-guinea", "north-africa southern-europe", "egypt southern-europe"]);

/** A line as an arrow; `here` is where a group on its way stands. */
function arrowOf(line: string, here: Name, wrong: boolean): Arrow | null {
  const [verb = "", ...words] = line.split(" ").filter((word) => word !== "done");
  const names = words.filter((word) => !/^\d+$/.test(word));
  const count = Number(words.find((word) => /^\d+$/.test(word)) ?? 0);
  const [from, to] = names.length > 1 ? names : [verb === "place" ? "" : here, names[0]];
  if (!["attack", "move", "place"].includes(verb) || from === undefined || !to || (names.length < 2 && verb === "attack")) return null;
  return { from, to, count: wrong ? 0 : count, kind: wrong ? "wrong" : verb === "move" ? "move" : "attack" };
}

/** What goes where in a picture, and what may not. */
export function arrowsIn({ does = [], cannot = [] }: Example): readonly Arrow[] {
  const found: Arrow[] = [];
  for (const [lines, wrong] of [[does, false], [cannot, true]] as const) {
    for (const line of lines) {
      const arrow = arrowOf(line, found.at(-1)?.to ?? "", wrong);
      if (arrow) found.push(arrow);
    }
  }
  return found;
}

/** The two rows of dice; each pair with who loses by it. */
export function diceIn({ dice = "" }: Example): { readonly black: readonly number[]; readonly red: readonly number[] } {
  const [black = [], red = []] = dice.split(" : ").map((row) => row.split(" ").filter((eyes) => eyes !== "").map(Number));
  return { black, red };
}
