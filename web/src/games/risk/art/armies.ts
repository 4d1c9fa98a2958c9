/** How the sides look: a colour, a shape and a pattern each, so that none of the three has to be seen. */

/** 0 the Autobots, 1 to 3 a Decepticon army, "humans", or -1 for nobody. */
export type Side = number | "humans";

export interface Look {
  /** The shape of its pieces, about 0 0, within 11 in each direction. */
  readonly shape: string;
  /** Where the middle of a number lies in the shape, from 0 0 down. */
  readonly middle: number;
  /** How much wider than tall a number may be in it: the size of its text, in tenths of the shape. */
  readonly text: number;
  /** Of a piece: its face, its edge and what is written on it. */
  readonly face: string;
  readonly edge: string;
  readonly ink: string;
  /** Of land that the side holds. */
  readonly land: string;
  /** Lines on such land within 12 by 12, and how thick they are; without lines the land is plain. */
  readonly hatch: string;
}

const HEXAGON = "M0-11 9.500-5.500V5.500L0 11-9.500 5.500V-5.500Z";
const CIRCLE = "M0-10A10 10 0 0 1 0 10 10 10 0 0 1 0-10Z";
const DIAMOND = "M0-12.500 12.500 0 0 12.500-12.500 0Z";
const WEDGE = "M-12.500-9.500H12.500V-5L0 12.500-12.500-5Z";
const SLANT = "M-6.500-9.500H13L6.500 9.500H-13Z";

const AUTOBOTS: Look = { shape: HEXAGON, middle: 0, text: 11, face: "#9c2f22", edge: "#ff9c88", ink: "#fff", land: "#8a3a30", hatch: "" };
const HUMANS: Look = { shape: CIRCLE, middle: 0, text: 11, face: "#e4cb98", edge: "#4a3b1e", ink: "#2d2418", land: "#6d6046", hatch: "" };
const NOBODY: Look = { shape: CIRCLE, middle: 0, text: 11, face: "#1a2634", edge: "#8196ab", ink: "#e9f0f6", land: "#2b3a4a", hatch: "" };
const DECEPTICONS: readonly Look[] = [
  { shape: DIAMOND, middle: 0, text: 10.5, face: "#4f3f95", edge: "#c6b7ff", ink: "#fff", land: "#54479a", hatch: "M-2 2 2-2M0 12 12 0M10 14l4-4" },
  { shape: WEDGE, middle: -2.2, text: 10.5, face: "#174f96", edge: "#8fc3ff", ink: "#fff", land: "#255c9f", hatch: "M0 3H12M0 9H12" },
  { shape: SLANT, middle: 0, text: 10.5, face: "#0f5c50", edge: "#7fe0c4", ink: "#fff", land: "#1d6b5d", hatch: "M0 0 12 12M0 12 12 0" },
];

export function lookOf(side: Side): Look {
  if (side === "humans") return HUMANS;
  return side === 0 ? AUTOBOTS : (DECEPTICONS[side - 1] ?? NOBODY);
}
