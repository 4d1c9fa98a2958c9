/** Views of Stratego for tests. */

import type { Piece, StrategoView } from "../src/games/stratego/types.gen";
import type { Choice } from "../src/protocol.gen";

const LIST = [
  ["Bumblebee", "8", 1, ["speed", "distance-strike"]],
  ["Jazz", "7", 1, ["speed", "magnet"]],
  ["Sam", "5", 1, ["call-bumblebee"]],
  ["Lennox", "4", 1, ["distance-strike"]],
  ["Scout", "2", 4, []],
  ["Trap", "T", 6, []],
  ["Flag", "F", 1, []],
] as const;
const FILES = "abcdefghij".split("");

function army(name: string, homes: readonly string[]): StrategoView["armies"][0] {
  const characters = LIST.map(([who, rank, copies, powers]) => ({ type: "character", name: who, rank, letter: rank, copies, powers, called: who === "Bumblebee" }) as const);
  return { type: "army", army: name, ready: true, pieces: 30, homes, characters };
}

/** A board of ten by eight; the Autobots are seat 0. */
export function view(change: Partial<StrategoView> = {}): StrategoView {
  const below = [3, 2, 1].flatMap((rank) => FILES.map((file) => `${file}${rank}`));
  const above = [6, 7, 8].flatMap((rank) => FILES.toReversed().map((file) => `${file}${rank}`));
  const zone = ["c4", "d4", "c5", "d5", "g4", "h4", "g5", "h5"];
  const plain = { viewer: 0, phase: "play", game: "game-1", turn: 0, files: 10, ranks: 8, rows: 3, zone } as const;
  const rest = { pieces: [], captured: [], lost: [0, 0], last: null, last_power: "", barred: [], acting: "", changed: false, targets: [], quiet: 0, turns: 0 } as const;
  const options = { captured_option: "open", two_squares: "third", last_movers: "loses", memory: false, quiet_turns: 200, max_turns: 2000 };
  return { type: "stratego-view", ...plain, armies: [army("autobots", below), army("decepticons", above)], ...rest, ...options, ...change };
}

export function piece(change: Partial<Piece> = {}): Piece {
  return { type: "piece", piece: 0, seat: 0, square: "a3", name: "Scout", rank: "2", moved: false, known: false, robot: false, ...change };
}

export function choices(...texts: readonly string[]): readonly Choice[] {
  return texts.map((text) => ({ type: "choice", text, label: null }));
}
