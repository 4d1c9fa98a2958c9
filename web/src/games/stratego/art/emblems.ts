/** The emblem of each character: a silhouette of one colour that can be told from all others at 16 pixels. */

import { slug } from "../../../kit/slug";
import { box, disc, star } from "./shapes";

/** Within 32 by 32. */
export interface EmblemShape {
  /** What is filled; what lies within something filled is a hole. */
  readonly fill: string;
  /** What is drawn with a pen as wide as `pen`. */
  readonly line?: string;
  readonly pen?: number;
  /** Degrees by which all of it is turned. */
  readonly turn?: number;
}

const FLAG: EmblemShape = { fill: "M6 1.5h3.4V30.5H6ZM11 3.5c5-2.6 9 3 17 .2l-2.6 7 2.6 7c-8 2.8-12-2.8-17-.2Z" };
const BINOCULARS: EmblemShape = {
  fill: `M5.5 8 7.5 4.5H12L13.3 8V11H18.7V8L20 4.5H24.5L26.5 8 30 21.5A5.3 5.3 0 0 1 24.8 28H23A5 5 0 0 1 18 23V17.5H14V23A5 5 0 0 1 9 28H7.2A5.3 5.3 0 0 1 2 21.5Z${disc(8.2, 22.4, 3)}${disc(23.8, 22.4, 3)}`,
};
const SPY: EmblemShape = { fill: `M1 16.5C6 8 11 5.5 16 5.5S26 8 31 16.5C26 25 21 27 16 27S6 25 1 16.5Z${disc(16, 16.3, 7.5)}${disc(16, 16.3, 4)}` };
const CHEVRONS = "M3 14.5 16 4.5 29 14.5V19L16 9 3 19ZM3 22 16 12 29 22V26.5L16 16.5 3 26.5Z";

/** By the slug of the name. */
const NAMED: Readonly<Record<string, EmblemShape>> = {
  // A lorry's cab from the front, between its smoke stacks.
  "optimus-prime": {
    fill: `${box(2, 2.5, 4.2, 20, 1)}${box(25.8, 2.5, 4.2, 20, 1)}M10.5 5.5h11L24 9v14H8V9ZM10.2 10v5.4h4.9V10ZM16.9 10v5.4h4.9V10ZM11.5 17.8h9V19.3h-9ZM11.5 20.6h9v1.5h-9ZM4 24.5H28V28.5L26.5 30H5.5L4 28.5Z`,
  },
  // A pick-up with two guns.
  ironhide: {
    fill: `M2 14.5H14.5L17.5 9H24L28 15H31V23.5H28.2A4.9 4.9 0 0 0 18.4 23.5H13.4A4.9 4.9 0 0 0 3.6 23.5H2ZM19 11.5 17.2 15H25L22.7 11.5Z${disc(8.5, 24.2, 3.7)}${disc(23.3, 24.2, 3.7)}`,
    line: "M2 4.5H11.5M2 9H11.5M9.5 4.5V13",
    pen: 2.8,
  },
  // A spanner.
  ratchet: {
    fill: `M12.5 .8A8 8 0 0 0 11.8 15V25.5A4.2 4.2 0 0 0 20.2 25.5V15A8 8 0 0 0 19.5 .8V7.5L16 10 12.5 7.5Z${disc(16, 25.5, 1.7)}`,
    turn: 40,
  },
  // A radio.
  bumblebee: {
    fill: `${box(2, 11.5, 28, 18, 3)}${disc(10.5, 20.5, 5.7)}${disc(10.5, 20.5, 2.8)}${box(18.5, 15, 8.5, 3.5)}${disc(20.5, 24, 1.7)}${disc(25.5, 24, 1.7)}`,
    line: "M7 12 23 3",
    pen: 2.6,
  },
  // Two notes.
  jazz: { fill: "M10 7 28 3V23A5.2 4.6 0 1 1 24.2 18.7V10L13.8 12.4V26A5.2 4.6 0 1 1 10 21.6Z" },
  // A slim jet that climbs.
  fighter: { fill: "M16 0 18.6 6V12.5L30 20V23.2L18.6 20.2V25.5L23 29V31L16 29.5 9 31V29L13.4 25.5V20.2L2 23.2V20L13.4 12.5V6Z", turn: 45 },
  // Headphones.
  maggie: { fill: `${box(2.5, 16.5, 7, 12, 2.5)}${box(22.5, 16.5, 7, 12, 2.5)}`, line: "M5 18V15A11 10.5 0 0 1 27 15V18", pen: 3.2 },
  // A case.
  banachek: { fill: `${box(2, 10, 28, 18.5, 2.5)}${box(2, 17.5, 10.5, 2)}${box(19.5, 17.5, 10.5, 2)}${box(14.8, 16.7, 2.4, 3.6)}`, line: "M11 10V6Q11 4.5 12.5 4.5H19.5Q21 4.5 21 6V10", pen: 3 },
  // The spectacles of his grandfather's grandfather.
  sam: { fill: "M5.5 20.5A3 3 0 0 1 8.5 17V18.5A1.5 1.5 0 0 0 7 20.5ZM20.5 20.5A3 3 0 0 1 23.5 17V18.5A1.5 1.5 0 0 0 22 20.5Z", line: `${disc(8.5, 19.5, 5.8)}${disc(23.5, 19.5, 5.8)}M14 18.5Q16 16.5 18 18.5M2.7 19 5.5 8H9M29.3 19 26.5 8H23`, pen: 2.9 },
  // A steering wheel.
  mikaela: { fill: disc(16, 16, 4.6), line: `${disc(16, 16, 12.3)}M4 14.5H28M16 18V28`, pen: 3.5 },
  // A helmet.
  lennox: { fill: "M4.5 18A11.5 12.5 0 0 1 27.5 18L31 21.5V24.5H1V21.5ZM6 18.5V20.5H26V18.5Z", line: "M8 24.5Q9.5 30 16 30T24 24.5", pen: 2.2 },
  // A dish that calls for help from the air.
  epps: { fill: `M3 6A15.5 15.5 0 0 0 25 26Z${disc(24, 9, 3.2)}`, line: "M14 16 23 9M10.5 24 8.5 30H20L17 27", pen: 2.2 },
  // A badge.
  "sector-seven-agent": { fill: `M16 1 28 5V15C28 22.5 22.5 28 16 31 9.5 28 4 22.5 4 15V5Z${star(16, 15, 5, 8.2, 3.5)}` },
  // The cube.
  allspark: {
    fill: `M16 1 29 8 16 15 3 8ZM2.5 10 14.8 16.7V31L2.5 24ZM29.5 10 17.2 16.7V31L29.5 24ZM16 5 22 8 16 11 10 8ZM5.5 15.5 11.5 18.8V25L5.5 21.8ZM26.5 15.5 20.5 18.8V25L26.5 21.8Z`,
  },
  // A bottle that freezes.
  "liquid-nitrogen-trap": { fill: `M11 1H21V5H18.5V7.5C23 8.3 25.5 11.5 25.5 15.5V28.5A2.5 2.5 0 0 1 23 31H9A2.5 2.5 0 0 1 6.5 28.5V15.5C6.5 11.5 9 8.3 13.5 7.5V5H11Z${star(16, 19, 6, 8, 2)}` },
  // A spiked ball on a chain.
  megatron: { fill: `${star(20.8, 11.2, 9, 11.2, 6.8)}${disc(20.8, 11.2, 2.6)}${disc(12.4, 19.6, 1.6)}`, line: "M2.5 29.5 9.5 22.5", pen: 4.4 },
  // A jet like an arrowhead.
  starscream: { fill: `M16 0 20.5 10 31 22 26.5 23.5V28.5L22 26 20.5 31H11.5L10 26 5.5 28.5V23.5L1 22 11.5 10Z${star(16, 18.5, 5, 6.2, 2.6)}` },
  // The light on a police car.
  barricade: { fill: `M7 22.5V17A9 9 0 0 1 25 17V22.5ZM11 17.5V19.5H13.5V17A2.5 2.5 0 0 1 16 14.5V12A5 5 0 0 0 11 17.5ZM4 24.5H28V30H4Z`, line: "M16 1V5M5.5 4.5 8.3 7.3M26.5 4.5 23.7 7.3M.8 14H4.5M27.5 14H31.2", pen: 2.6 },
  // A helicopter.
  blackout: {
    fill: `M1 18.5C1.5 12.5 5.5 10.5 10.5 10.5H15C18.5 10.5 19.5 13 21.5 14L31.5 11.5V17.5L21.5 19.5C20 23.5 17 25 13.5 25H8.5C4 25 .7 23 1 18.5ZM3.8 17.5H9.5V13.2C6.5 13.2 4.5 14.5 3.8 17.5Z`,
    line: "M1 4.5H24M12.3 4.5V11M4 29.5H20M8 25V29M15 25V29M29.5 8V15",
    pen: 2.5,
  },
  // A grab.
  bonecrusher: { fill: `M12.5 .5H19.5V8H12.5Z${disc(16, 11, 5)}${disc(16, 11, 1.8)}M11 12C2 14.5 .5 22.5 4.5 31 6.5 30.5 9.5 28 10 25.5 8.5 21.5 9.5 18 14 16ZM21 12C30 14.5 31.5 22.5 27.5 31 25.5 30.5 22.5 28 22 25.5 23.5 21.5 22.5 18 18 16ZM14 16.5H18V25L16 31 14 25Z` },
  // A tank.
  brawl: {
    fill: `${box(1.5, 18.5, 29, 10.5, 5.2)}${disc(7.5, 23.7, 2.2)}${disc(13.2, 23.7, 2.2)}${disc(18.9, 23.7, 2.2)}${disc(24.6, 23.7, 2.2)}M11.5 8.5H23L27.5 17H8.5Z`,
    line: "M1.5 7.5 11.5 11",
    pen: 3.2,
  },
  // A scorpion.
  scorponok: {
    fill: "M16 13C20 13 21.5 16.5 21.5 20S19.5 28 16 28 10.5 23.5 10.5 20 12 13 16 13ZM3 9C2 4 4.5 1 8.5 1L7.5 4.5 11 3.5C11.5 7.5 9 10.5 5.5 10.5ZM29 9C30 4 27.5 1 23.5 1L24.5 4.5 21 3.5C20.5 7.5 23 10.5 26.5 10.5ZM31.5 18 25.5 20.5 27.5 14Z",
    line: "M5 9.5Q6.5 14 12.5 15M27 9.5Q25.5 14 19.5 15M11 18.5 5 17M10.5 22 4 23M12 25.5 6.5 29.5M21 18H24M16 27.5Q22 33 27 29T28.5 19",
    pen: 2.3,
  },
  // A robot's head with an aerial.
  "decepticon-soldier": { fill: `M8 9.5H24L27 13V23.5L22.5 29.5H9.5L5 23.5V13ZM8.5 14V18.5H23.5V14ZM11.5 22.5V25H20.5V22.5ZM1 14H3.5V22H1ZM28.5 14H31V22H28.5Z${disc(16, 3.2, 2.7)}`, line: "M16 4V10", pen: 2.4 },
  // A buggy with its roll cage.
  "dune-buggy": { fill: `M1 15.5H26L31 18V21.5H1Z${disc(7.5, 24, 6.2)}${disc(7.5, 24, 2.6)}${disc(24.5, 24, 6.2)}${disc(24.5, 24, 2.6)}`, line: "M5 16 10 5.5H18.5L26 16M13.5 5.5 16 16", pen: 2.5 },
  // Many legs.
  "decepticon-creature": { fill: `${disc(16, 20, 6)}${disc(16, 11.5, 3.6)}`, line: "M12 16 5.5 12 7 3M20 16 26.5 12 25 3M11 19 3.5 17 1.5 10M21 19 28.5 17 30.5 10M11 21.5 4 23 2.5 29.5M21 21.5 28 23 29.5 29.5M13 24.5 9.5 30M19 24.5 22.5 30", pen: 2.1 },
  // A throwing star.
  frenzy: { fill: `M16 0C17.5 7 19.5 10.5 22 11.5 24.5 12.5 28 12.5 32 10.5 28 16 25 17.5 22.5 20 21 22 21 26 22 31 17 28 14.5 24 11 22.5 8.5 21.5 5 22 0 24.5 3.5 19 8 17 9.5 14.5 11 11.5 12.5 7 16 0Z${disc(16, 16.8, 3.2)}` },
  marshal: { fill: star(16, 13.5, 5, 13, 5.2), line: "M2 16Q3 27 14 30M30 16Q29 27 18 30", pen: 3 },
  general: { fill: "M1 1 7 2.5 22 18 18 22 2.5 7ZM31 1 25 2.5 20.5 7.2 24.8 11.4 29.5 7ZM14.4 13.3 10 18 14 22 18.6 17.5Z", line: "M16 25.5 25.5 16M16 25.5 6.5 16M22 22.5 29 29.5M10 22.5 3 29.5", pen: 3 },
  colonel: { fill: "M8 30V27H26V30ZM9.5 25.5C9.5 19 14.5 17.5 15.5 13L9 15.5 6.5 18.5 3 15.5 8.5 7.5 14 4V1L18 4C25 6 27 15 24.5 25.5ZM12.5 8.5V10.5H14.5V8.5Z" },
  major: { fill: `M7 1H14L16 4 18 1H25L20 11.5H12Z${disc(16, 20.5, 10)}${star(16, 20.7, 5, 6.5, 2.7)}` },
  captain: { fill: `M1.5 11C4 6 9 3.5 16 3.5S28 6 30.5 11L26 17.5H6ZM6 19H26V22.5H6ZM4 24H28Q24 29.5 16 29.5T4 24Z${star(16, 11, 5, 4.6, 1.9)}` },
  lieutenant: { fill: "M30.5 .5C31 13 23.5 22.5 11.5 26L8 21.5C18 18 26 11 30.5 .5Z", line: "M4 17.5 14 29.5M8.5 24.5 3 30", pen: 3 },
  sergeant: { fill: CHEVRONS },
  miner: { fill: "M3.5 5.5C13 .5 23 1.5 26.5 5.5 30.5 9 31.5 19 26.5 28.5 25.5 21 23.5 15.5 20.5 11.5 16.5 8.5 11 6.5 3.5 5.5Z", line: "M3 29 22 10", pen: 3.8 },
  bomb: { fill: `${disc(14, 20, 11)}M19 6 25.5 12.5 23 15 16.5 8.5Z${disc(10.5, 16.5, 2.3)}${star(27.5, 4, 4, 4.5, 1.6)}`, line: "M22 9.5 26.5 5", pen: 2.2 },
  scout: BINOCULARS,
  spy: SPY,
  flag: FLAG,
};

/** Of a character whose name is not ours, by rank: its privileges are what counts. */
const RANKED: Readonly<Record<string, string>> = {
  F: "flag",
  S: "spy",
  "2": "scout",
  "4": "sergeant",
  "5": "lieutenant",
  "6": "captain",
  "7": "major",
  "8": "colonel",
  "9": "general",
  "10": "marshal",
};
const HUMANS: ReadonlySet<string> = new Set(["red", "blue"]);

function ranked(rank: string, army: string): string {
  if (rank === "3") return HUMANS.has(army) ? "miner" : "sector-seven-agent";
  if (rank === "T") return HUMANS.has(army) ? "bomb" : "liquid-nitrogen-trap";
  return RANKED[rank] ?? "flag";
}

/** The emblem of a character; of one that an owner has renamed, that of its rank. */
export function emblemOf(name: string, rank: string, army: string): EmblemShape {
  return NAMED[slug(name)] ?? NAMED[ranked(rank, army)] ?? FLAG;
}
