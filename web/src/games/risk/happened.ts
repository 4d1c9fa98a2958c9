/** What something told changes in what is shown: a view goes in, the view after it comes out. Rules stay with the server. */

import type { Army, Fight, GameTold, RiskView, Territory } from "./types.gen";

type Of<Tag extends GameTold["type"]> = Extract<GameTold, { type: Tag }>;
type Changes = { readonly [Tag in GameTold["type"]]?: (view: RiskView, told: Of<Tag>) => RiskView };

/** Army of an empty territory, and of what no army does. */
export const NOBODY = -1;

/** The view after something happened; what shows nowhere leaves it as it is. */
export function happen(view: RiskView, told: { readonly type: string }): RiskView {
  const change = CHANGES[told.type as GameTold["type"]] as ((view: RiskView, told: unknown) => RiskView) | undefined;
  return change?.(view, told) ?? view;
}

/** How a game begins, with the board of a view: a human in every territory [RT-S2]. */
export function beginning(view: RiskView): RiskView {
  const none = { bar: false, fresh: 0, came: 0, came_humans: 0, shielded: false, units: 0 };
  const territories = view.territories.map((territory) => ({ ...territory, ...none, army: 0, humans: 1 }));
  const armies = view.armies.map((army) => ({ ...army, slaves: 0, bars: 0, ones: 0, twos: 0, out: false, kept: [], turns: 0, gift: 0 }));
  return { ...view, territories, armies, fight: null, round: 1, army: NOBODY, asked: NOBODY, supply: 0 };
}

// -- small changes -------------------------------------------------------------------------------------

function on(view: RiskView, name: string, change: (territory: Territory) => Partial<Territory>): RiskView {
  return { ...view, territories: view.territories.map((territory) => (territory.name === name ? { ...territory, ...change(territory) } : territory)) };
}

function of(view: RiskView, army: number, change: (army: Army) => Partial<Army>): RiskView {
  return { ...view, armies: view.armies.map((each, index) => (index === army ? { ...each, ...change(each) } : each)) };
}

/** So many stand in a territory; nobody holds an empty one. */
function garrison(army: number, units: number, humans: number): Partial<Territory> {
  return { army: units + humans > 0 ? army : NOBODY, units, humans };
}

/** Units come to a territory, or leave it. */
function by(view: RiskView, name: string, army: number, units: number, humans: number): RiskView {
  return on(view, name, (territory) => garrison(army, territory.units + units, territory.humans + humans));
}

/** The force is back where it came from; one that was brought in waits as before. */
function back(view: RiskView): RiskView {
  const { fight, army } = view;
  const home = fight?.start ? by(view, fight.start, army, fight.units, fight.humans) : view;
  return { ...home, phase: fight?.start ? "attack" : "place", fight: null };
}

/** Whoever withdraws new units loses them. */
function withdraw(view: RiskView): RiskView {
  return { ...back(view), phase: "attack", supply: view.fight?.start ? view.supply : 0 };
}

function fighting(view: RiskView, change: (fight: Fight) => Partial<Fight>): RiskView {
  return view.fight ? { ...view, fight: { ...view.fight, ...change(view.fight) } } : view;
}

function without(cards: readonly string[], card: string): readonly string[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

// -- everything that changes what is shown -------------------------------------------------------------

function beginTurn(view: RiskView, { army, round, units }: Of<"turn-began">): RiskView {
  const territories = view.territories.map((territory) => ({ ...territory, fresh: 0, came: 0, came_humans: 0, shielded: false }));
  const begun = { ...view, territories, army, asked: army, round, supply: units, phase: "reveal", conquests: 0, anywhere: false, marched: false, route: [], fight: null };
  return of(begun, army, () => ({ gift: 0 }));
}

/** Cards are drawn, and new units are like the others. */
function endAttacks(view: RiskView): RiskView {
  return { ...view, territories: view.territories.map((territory) => ({ ...territory, fresh: 0 })), phase: "move", fight: null, conquests: 0 };
}

/** Nobody asks any more who has crossed a border. */
function settleIn(view: RiskView): RiskView {
  return { ...view, territories: view.territories.map((territory) => ({ ...territory, came: 0, came_humans: 0, shielded: false })) };
}

function attack(view: RiskView, { army, start, territory, units, humans }: Of<"attacked">): RiskView {
  const fight: Fight = { type: "fight", start, target: territory, units, humans, black_bonus: 0, red_bonus: 0, rolls: 0 };
  return { ...(start ? by(view, start, army, -units, -humans) : view), army, phase: "battle", fight };
}

function roll(view: RiskView, told: Of<"dice-rolled">): RiskView {
  const rolled = fighting(view, ({ rolls }) => ({ units: told.units, humans: told.humans, rolls: rolls + 1 }));
  return on(rolled, told.territory, () => ({ units: told.against_units, humans: told.against_humans }));
}

function conquer(view: RiskView, { army, territory, units, humans }: Of<"conquered">): RiskView {
  const fresh = view.fight && !view.fight.start ? units : 0;
  const held = on(view, territory, () => ({ ...garrison(army, units, humans), fresh }));
  return { ...held, phase: "attack", fight: null, conquests: view.conquests + 1, supply: fresh > 0 ? 0 : view.supply };
}

function march(view: RiskView, { army, start, end, units, humans }: Of<"marched">): RiskView {
  const moved = by(by(view, start, army, -units, -humans), end, army, units, humans);
  return army > 0 ? { ...moved, phase: "move" } : on({ ...moved, phase: "move" }, end, ({ came, came_humans }) => ({ came: came + units, came_humans: came_humans + humans }));
}

/** What a card does follows; until then it lies there as found. */
function reveal(view: RiskView, { army, card, when, effect }: Of<"power-revealed">): RiskView {
  const found = when === "pass" || effect === "meter" ? card : "";
  return of({ ...view, found }, army, ({ face_down, kept }) => ({ face_down: face_down - 1, kept: when === "keep" ? [...kept, card] : kept }));
}

/** By the round, by a card that was found, or by collected bars. */
function moveMeter(view: RiskView, { army, by: bars, meter }: Of<"meter-moved">): RiskView {
  const moved = { ...view, meter, found: "" };
  return view.found ? moved : of(moved, army, (each) => ({ bars: each.bars - bars }));
}

/** Whoever beat the army takes cards and bars; its slaves and Power cards leave the game [RT-V1]. */
function putOut(view: RiskView, { army, by: winner, ones, twos, bars }: Of<"army-out">): RiskView {
  const gone = of(view, army, () => ({ out: true, slaves: 0, bars: 0, ones: 0, twos: 0, gift: 0, face_down: 0, kept: [] }));
  return of(gone, winner, (each) => ({ ones: each.ones + ones, twos: each.twos + twos, bars: each.bars + bars }));
}

function useCard(view: RiskView, { army, card, effect, amount }: Of<"power-used">): RiskView {
  const spent = of(view, army, ({ kept }) => ({ kept: without(kept, card) }));
  return fighting(spent, () => (effect === "attack-die" ? { black_bonus: amount } : effect === "defence-die" ? { red_bonus: amount } : {}));
}

const CHANGES: Changes = {
  "army-taken": (view, { army, seat }) => of(view, army, () => ({ seat })),
  "energon-laid": (view, { territory }) => on(view, territory, () => ({ bar: true })),
  "turn-began": beginTurn,
  "stars-exchanged": (view, { army, ones, twos, units }) =>
    of({ ...view, supply: view.supply + units }, army, (each) => ({ ones: each.ones - ones, twos: each.twos - twos })),
  "power-revealed": reveal,
  "power-given": (view, { to, card }) => {
    const { effect, amount = 0 } = view.power.find(({ name }) => name === card) ?? {};
    return of({ ...view, found: "" }, to, ({ gift }) => ({ gift: effect === "units" ? gift + amount : gift }));
  },
  "power-used": useCard,
  passed: (view, { phase }) => (phase === "attack" ? endAttacks(view) : phase === "move" || phase === "onward" ? settleIn(view) : view),
  "units-changed": (view, { units }) => ({ ...view, supply: units }),
  "meter-moved": moveMeter,
  "unit-lost": (view, { army, territory, kind }) => by(view, territory, army, kind === "human" ? 0 : -1, kind === "human" ? -1 : 0),
  "units-placed": (view, { army, territory, units }) =>
    on({ ...view, supply: 0 }, territory, (there) => ({ ...garrison(army, there.units + units, there.humans), fresh: units })),
  "units-not-placed": (view) => ({ ...view, supply: 0 }),
  attacked: attack,
  "attack-cancelled": (view, { territory }) => on(back(view), territory, () => ({ shielded: true })),
  "dice-rolled": roll,
  "slaves-taken": (view, { army, count }) => of(view, army, ({ slaves }) => ({ slaves: slaves + count })),
  withdrew: withdraw,
  "force-lost": (view) => (view.fight?.start ? endAttacks(view) : { ...view, phase: "attack", fight: null, supply: 0 }),
  conquered: conquer,
  "bar-collected": (view, { army, territory }) => of(on(view, territory, () => ({ bar: false })), army, ({ bars }) => ({ bars: bars + 1 })),
  "card-drawn": (view, { army, stars }) => of(view, army, ({ ones, twos }) => (stars === 1 ? { ones: ones + 1 } : { twos: twos + 1 })),
  marched: march,
  "army-out": putOut,
};
