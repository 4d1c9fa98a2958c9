/** Set-ups to begin with: written for the armies of the printed games, generated in the same spirit for others. */

import { armyLetters, sizeOf, whoIs, type Field, type Placement } from "./field";
import { ANY, seeded, sensible, type Style } from "./sensible";

export interface Template {
  /** Its words are `template-<name>` and `template-<name>-text`. */
  readonly name: string;
  readonly placement: Placement;
}

interface Idea {
  readonly name: string;
  /** By rank, front row first, for armies of 30 and of 40 pieces; X is a 10. */
  readonly written: readonly string[];
  /** For other armies. */
  readonly style: Style;
}

const IDEAS: readonly Idea[] = [
  {
    name: "fortress",
    written: ["2846X72592/7354T28S63/T33TFT7T3T", "2726X25296/64825748S2/5364T27542/T33TFT3T3T"],
    style: { ...ANY, flag: [0.6, 1], guard: 60 },
  },
  {
    name: "decoys",
    written: ["7254X26592/8363T74S27/TT33F83TTT", "62827X2592/7426548S62/3542T75324/TT33F63TTT"],
    style: { ...ANY, flag: [0.6, 1], guard: 1, corners: 60 },
  },
  {
    name: "vanguard",
    written: ["8722X92786/35476S542T/TT3T33T3TF", "8726X92782/62547S5624/532463245T/TT3T23T3TF"],
    style: { ...ANY, flag: [0, 0.2], guard: 30, strong: 20 },
  },
  {
    name: "scouts",
    written: ["26729X2752/8T3S748635/TFT343T3TT", "26279X2272/854S658462/5T37425643/TFT323T3TT"],
    style: { ...ANY, flag: [0.1, 0.6], guard: 30, scouts: 20 },
  },
  {
    name: "hidden",
    written: ["2X65724582/T37496T327/TT3F8S33TT", "2X56724682/7245962574/T432S6T325/TT3F8233TT"],
    style: { ...ANY, flag: [0.4, 0.9], guard: 0.05 },
  },
];

function rankIn(sign: string): string {
  return sign === "X" ? "10" : sign;
}

/** A pattern of ranks with the characters of an army; null where it is not for that army. */
function filled(pattern: string, field: Field): Placement | null {
  const rows = pattern.split("/");
  if (rows.length !== field.rows || rows.some(({ length }) => length !== field.files)) return null;
  const left = [...armyLetters(field)];
  const placement = Array.from(rows.join(""), (sign) => {
    const at = left.findIndex((letter) => whoIs(letter, field)?.rank === rankIn(sign));
    return at < 0 ? "" : (left.splice(at, 1)[0] ?? "");
  });
  return left.length === 0 && placement.every(Boolean) ? placement : null;
}

/** The set-ups that an army may begin with; the first is for whoever has none. */
export function templatesFor(field: Field): readonly Template[] {
  return IDEAS.map(({ name, written, style }, index) => {
    const found = written.map((pattern) => filled(pattern, field)).find((placement) => placement !== null);
    return { name, placement: found ?? sensible(field, seeded(1 + index + sizeOf(field)), style) };
  });
}
