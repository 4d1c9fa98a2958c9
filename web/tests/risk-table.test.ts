import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

vi.mock("../src/kit/sounds", () => ({ play: () => undefined }));

import { forecastOf, winnersOf } from "../src/games/risk/forecast";
import { beginning, happen } from "../src/games/risk/happened";
import { LONGEST, routeLine, withUnits } from "../src/games/risk/lines";
import { expectedHits } from "../src/games/risk/luck";
import { ableToGo, clamped, proposed } from "../src/games/risk/numbers";
import { chanceOf } from "../src/games/risk/odds";
import { Player } from "../src/games/risk/player.svelte";
import { spots, topOf } from "../src/games/risk/plot";
import { ruleAt } from "../src/games/risk/rules";
import { statisticsOf } from "../src/games/risk/statistics";
import { matters, silent, together } from "../src/games/risk/telling";
import { warningOf } from "../src/games/risk/warnings";
import { entriesOf, waysOf } from "../src/games/risk/orders";
import type { RiskView } from "../src/games/risk/types.gen";
import { slug } from "../src/kit/slug";
import { Clock } from "../src/kit/clock";
import { bundle, lookup } from "../src/kit/words";
import type { Told } from "../src/table/story";
import { Desk, DONE, entry, exchange, loss, ROLLS, there, told, VIEW, view, way } from "./risk.svelte";

// -- chances ---------------------------------------------------------------------------------------------

test("only what is certain is all or nothing", () => {
  const shown = (win: number, ...defenders: number[]): string => {
    const { how, percent } = chanceOf({ win, ends: defenders.map((left) => [1, left, win]) });
    return `${how} ${percent}`;
  };
  expect([shown(1, 0, 0), shown(0, 2, 1)]).toEqual(["about 100", "about 0"]);
  expect([shown(1, 0, 3), shown(0.9995, 0, 1), shown(0.9985, 0, 1)]).toEqual(["above 99.9", "above 99.9", "about 99"]);
  expect([shown(1e-40, 0, 3), shown(0.003, 0, 1), shown(0.504, 0, 1)]).toEqual(["below 0.1", "about 1", "about 50"]);
});

// -- what is ordered -------------------------------------------------------------------------------------

const ATTACKS = [DONE, way("attack", "Peru", "Venezuela"), way("attack", "Peru", "Brazil"), way("attack", "Alberta", "Northwest Territory")];

test("an attack is put together from the map, and is one line", () => {
  const desk = new Desk(VIEW, ATTACKS);
  expect(desk.command.targets).toEqual(["Peru", "Alberta"]);
  desk.command.press("Peru");
  expect(desk.command.targets).toEqual(["Venezuela", "Brazil"]);
  desk.command.press("Venezuela");
  expect(desk.command.line?.text).toBe("attack peru venezuela 4");
  desk.command.setPart({ units: 2, humans: 0 });
  expect(desk.command.line?.text).toBe("attack peru venezuela 2");
  expect(desk.command.arrows).toEqual([{ from: "Peru", to: "Venezuela", count: 2, kind: "attack", planned: true }]);
  expect(desk.command.ghosts).toEqual([{ name: "Peru", units: -2, humans: -0 }]);
  expect(desk.sent, "nothing is sent before it is confirmed").toEqual([]);
});

test("the target may be chosen first; where only one territory reaches it, that one attacks", () => {
  const desk = new Desk(VIEW, [...ATTACKS, way("attack", "Alaska", "Brazil")]);
  desk.command.press("Northwest Territory");
  expect(desk.command.line?.text).toBe("attack alberta northwest-territory 1");
  desk.command.release();
  desk.command.press("Brazil");
  expect(desk.command.targets).toEqual(["Peru", "Alaska"]);
  desk.command.press("Peru");
  expect(desk.command.line?.text).toBe("attack peru brazil 4");
});

test("what is composed is taken back, and what is picked goes before it", () => {
  const desk = new Desk(VIEW, ATTACKS);
  desk.press("Peru", "Brazil");
  desk.state.picked = "done";
  expect(desk.command.line).toBe(null);
  expect(desk.command.release()).toBe(true);
  expect([desk.command.line, desk.state.picked, desk.command.release()]).toEqual([null, "", false]);
});

test("what is no choice is asked for, and the server says why not", () => {
  const desk = new Desk(VIEW, ATTACKS);
  desk.command.press("Peru");
  desk.command.press("Japan");
  expect(desk.sent).toEqual(["attack peru japan"]);
});

test("Autobots and humans are named apart", () => {
  const desk = new Desk(view({ army: 0, asked: 0 }), [way("attack", "North Africa", "Brazil")]);
  desk.press("North Africa", "Brazil");
  expect(desk.command.line?.text).toBe("attack north-africa brazil 5 0");
  desk.command.setPart({ units: 2, humans: 9 });
  expect(desk.command.line?.text).toBe("attack north-africa brazil 2 1");
});

test("a march is a route with those who stay on the way, and it ends the turn", () => {
  const desk = new Desk(view({ phase: "move" }, { "New Guinea": { army: 2, units: 4 } }), [DONE, way("move", "Eastern Australia", "New Guinea"), way("move", "New Guinea", "Indonesia")]);
  desk.press("Eastern Australia", "New Guinea");
  expect(desk.command.targets).toEqual(["Indonesia"]);
  desk.command.press("Indonesia");
  desk.command.setStep(1, 3);
  expect(desk.command.line?.text).toBe("move eastern-australia new-guinea 3 indonesia 3 done");
  desk.command.setStep(2, 1);
  expect(desk.command.line?.text).toBe("move eastern-australia new-guinea 3 indonesia 1 done");
  expect(desk.command.ghosts.map(({ units }) => units)).toEqual([-3, 2, 1]);
  desk.command.press("New Guinea");
  expect(desk.command.line?.text, "a tap on a territory that was passed goes back to it").toBe("move eastern-australia new-guinea 3 done");
});

test("a group that is on its way goes on from where it is", () => {
  const onward = view({ phase: "onward", start: "New Guinea", units: 2, route: ["Eastern Australia", "New Guinea"] });
  const desk = new Desk(onward, [DONE, way("move", "New Guinea", "Indonesia")]);
  expect(desk.command.targets).toEqual(["Indonesia"]);
  desk.command.press("Indonesia");
  expect(desk.command.line?.text).toBe("move new-guinea indonesia 2 done");
});

test("an order is complete at the territory that was chosen last", () => {
  const attack = new Desk(VIEW, ATTACKS);
  attack.press("Peru");
  expect(attack.command.completes("Peru")).toBe(false);
  attack.press("Brazil");
  expect([attack.command.completes("Peru"), attack.command.completes("Brazil")]).toEqual([false, true]);
  const place = new Desk(view({ phase: "place" }), [DONE, entry("Peru", "calm"), entry("Alaska", "calm")]);
  place.press("Peru");
  expect([place.command.completes("Peru"), place.command.completes("Alaska"), place.command.completes("")]).toEqual([true, false, false]);
});

test("new units and losses are picked on the map", () => {
  const desk = new Desk(view({ phase: "place", supply: 4 }), [DONE, entry("Alaska", "battle"), entry("Peru", "calm")]);
  desk.command.press("Peru");
  expect([desk.state.picked, desk.command.ghosts]).toEqual(["place peru", [{ name: "Peru", units: 4 }]]);
  desk.command.press("Alaska");
  expect([desk.state.picked, desk.command.ghosts]).toEqual(["place alaska", []]);
  desk.ask(view({ phase: "lose", asked: 0 }), [loss("Russia", "unit"), loss("Russia", "human")]);
  expect(desk.command.targets).toEqual(["Russia"]);
  desk.command.press("Russia");
  expect(desk.state.picked).toBe("lose russia");
});

test("cards that are put down are exchanged if there is such a choice", () => {
  const desk = new Desk(view({ phase: "exchange" }), [DONE, exchange(2, 0, 2), exchange(1, 1, 4)]);
  Object.assign(desk.command, { ones: 1 });
  expect(desk.command.line).toBe(null);
  Object.assign(desk.command, { twos: 1 });
  expect(desk.command.line?.text).toBe("exchange 1 1");
});

test("one rolls as in the battle before, or once where that is not possible", () => {
  const desk = new Desk(view({ phase: "battle" }), ROLLS);
  expect(desk.command.line?.text).toBe("roll");
  desk.command.rolling = "roll 1";
  expect(desk.command.line?.text).toBe("roll 1");
  desk.command.rolling = "roll 4";
  expect(desk.command.line?.text).toBe("roll");
});

test("names are single words, and no line is too long to be sent", () => {
  expect(["North Africa", "Western United States", "São Tomé"].map(slug)).toEqual(["north-africa", "western-united-states", "são-tomé"]);
  const world = view({ phase: "move" }, Object.fromEntries(VIEW.territories.map(({ name }) => [name, { army: 2, units: 20 }])));
  const desk = new Desk(world, [way("move", "Peru", "Venezuela")]);
  const journey = ["Central America", "Western United States", "Eastern United States", "Ontario", "Northwest Territory", "Greenland", "Iceland", "Great Britain", "Northern Europe", "Southern Europe", "Middle East"];
  desk.press("Peru", "Venezuela");
  for (const name of journey) if (desk.command.targets.includes(name)) desk.command.press(name);
  expect(desk.command.route.length).toBeGreaterThan(8);
  expect(desk.command.route.length).toBeLessThan(2 + journey.length);
  expect(routeLine(desk.command.route).length).toBeLessThanOrEqual(LONGEST);
});

test("fewer who go on are fewer in all that follows", () => {
  const route = [{ territory: "a", units: 5 }, { territory: "b", units: 5 }, { territory: "c", units: 5 }];
  expect(withUnits(route, 1, 3).map(({ units }) => units)).toEqual([5, 3, 3]);
  expect(withUnits(withUnits(route, 1, 3), 1, 5).map(({ units }) => units)).toEqual([5, 5, 3]);
});

test("steppers leave a guard, new units and those who crossed a border", () => {
  const yakutsk = there(VIEW, "Yakutsk");
  expect(ableToGo(yakutsk, { phase: "attack" }).units, "all came in this turn").toBe(0);
  expect(ableToGo(yakutsk, { phase: "move" }).units).toBe(3);
  const russia = { ...there(VIEW, "Russia"), came: 4, came_humans: 1 };
  expect(ableToGo(russia, { phase: "move" })).toEqual({ units: 7, humans: 1 });
  expect(clamped({ units: 11, humans: 2 }, there(VIEW, "Russia"), { units: 11, humans: 2 })).toEqual({ units: 11, humans: 1 });
  expect(clamped({ units: 0, humans: 2 }, there(VIEW, "Russia"), { units: 11, humans: 2 })).toEqual({ units: 0, humans: 2 });
  expect([proposed({ units: 3, humans: 2 }), proposed({ units: 0, humans: 2 })]).toEqual([{ units: 3, humans: 0 }, { units: 0, humans: 2 }]);
});

test("a warning comes only where something is risked or left", () => {
  const place = view({ phase: "place", supply: 4 });
  const orders = { ways: waysOf(ATTACKS), entries: entriesOf([entry("Greenland", "battle"), entry("Peru", "calm")]) };
  expect(warningOf(place, orders, "place peru")).toBe(null);
  expect(warningOf(place, orders, "place greenland")).toEqual({ key: "entry", args: { territory: "Greenland", units: 4, count: 2 } });
  expect(warningOf(place, orders, "done")?.key).toBe("place-none");
  expect(warningOf(VIEW, orders, "done"), "a card is to be drawn already").toBe(null);
  expect(warningOf(view({ conquests: 0 }), orders, "done")).toEqual({ key: "attack-none", args: { start: "Peru", end: "Brazil", units: 4, count: 1 } });
  expect(warningOf(view({ conquests: 0 }, { Peru: { units: 2 } }), orders, "done")).toBe(null);
});

test("[RT-V1] who would end a later turn without a unit on the map is warned", () => {
  const gone = VIEW.territories.filter(({ army }) => army === 2).map(({ name }) => [name, { army: 0 }] as const);
  const orders = { ways: [], entries: entriesOf([entry("Greenland", "battle")]) };
  const empty = (change: Partial<RiskView>): RiskView => view({ conquests: 1, supply: 4, ...change }, Object.fromEntries(gone));
  expect(warningOf(empty({ phase: "place" }), orders, "done")?.key).toBe("out");
  expect(warningOf(empty({ phase: "move" }), orders, "done")?.key).toBe("out");
  const landing = { type: "fight", start: "", target: "Greenland", units: 3, humans: 0, black_bonus: 0, red_bonus: 0, rolls: 1 } as const;
  expect(warningOf(empty({ phase: "battle", fight: landing }), orders, "withdraw")?.key).toBe("out");
  expect(warningOf(view({ phase: "battle", fight: landing }), orders, "withdraw")?.key).toBe("withdraw-entry");
  const first = VIEW.armies.map((army) => ({ ...army, turns: 0 }));
  expect(warningOf(empty({ phase: "place", armies: first }), orders, "done")?.key, "it may still come back").toBe("place-none");
});

// -- what happens ----------------------------------------------------------------------------------------

const ATTACK = told("attacked", { army: 2, start: "Peru", territory: "Brazil", units: 4, humans: 0, other: 0 });
const ROLL = told("dice-rolled", { army: 2, territory: "Brazil", black: [6, 4, 1], red: [5], attackers: 0, defenders: 1, units: 4, humans: 0, against_units: 0, against_humans: 0 });
const TAKEN = told("conquered", { army: 2, territory: "Brazil", units: 4, humans: 0, other: 0 });

test("a battle changes what is shown, roll by roll", () => {
  const begun = happen(VIEW, ATTACK);
  expect([there(begun, "Peru").units, begun.fight?.units, begun.fight?.target]).toEqual([1, 4, "Brazil"]);
  const rolled = happen(begun, ROLL);
  expect([there(rolled, "Brazil").humans, rolled.fight?.rolls]).toEqual([0, 1]);
  const taken = happen(rolled, TAKEN);
  expect([there(taken, "Brazil").army, there(taken, "Brazil").units, there(taken, "Brazil").fresh, taken.fight, taken.conquests]).toEqual([2, 4, 0, null, 2]);
  const back = happen(begun, told("withdrew", { army: 2, territory: "Brazil", units: 4, humans: 0 }));
  expect(back.territories).toEqual(VIEW.territories);
});

test("new units that land are fresh, and who loses all is gone from the map", () => {
  const landed = [told("attacked", { army: 2, start: "", territory: "Brazil", units: 3, humans: 0, other: 0 }), { ...TAKEN, units: 3 }].reduce(happen, VIEW);
  expect(there(landed, "Brazil").fresh).toBe(3);
  const left = happen(VIEW, told("marched", { army: 0, start: "Iceland", end: "Great Britain", units: 0, humans: 1 }));
  expect([there(left, "Iceland").army, there(left, "Great Britain").army, there(left, "Great Britain").came_humans]).toEqual([-1, 0, 1]);
  const lost = happen(VIEW, told("unit-lost", { army: 0, territory: "Japan", kind: "human" }));
  expect(there(lost, "Japan").humans).toBe(1);
});

test("[RT-P6] new units whose attack is cancelled wait as before; those that withdraw are lost", () => {
  const placing = view({ phase: "place", supply: 4 });
  const landed = happen(placing, told("attacked", { army: 2, start: "", territory: "Brazil", units: 4, humans: 0, other: 0 }));
  expect(happen(landed, told("attack-cancelled", { army: 2, territory: "Brazil" })).supply).toBe(4);
  expect(happen(landed, told("withdrew", { army: 2, territory: "Brazil", units: 4, humans: 0 })).supply).toBe(0);
});

test("cards, bars and slaves go to their armies", () => {
  const story = [
    told("turn-began", { army: 1, round: 7, units: 4 }),
    told("stars-exchanged", { army: 1, ones: 4, twos: 0, units: 5 }),
    told("power-revealed", { army: 2, card: "Hold the Line", when: "keep", effect: "cancel", amount: 0 }),
    told("power-used", { army: 1, card: "Force Field", effect: "defence-die", amount: 1 }),
    told("bar-collected", { army: 1, territory: "Iceland" }),
    told("slaves-taken", { army: 1, count: 2 }),
    told("card-drawn", { army: 1, stars: 2 }),
    told("meter-moved", { army: -1, by: -1, meter: 3 }),
    told("army-out", { army: 3, by: 1, ones: 3, twos: 1, bars: 0 }),
  ];
  const after = story.reduce(happen, VIEW);
  expect(after.armies[1]).toMatchObject({ ones: 3, twos: 2, kept: [], bars: 1, slaves: 7 });
  expect(after.armies[2]).toMatchObject({ face_down: 1, kept: ["Hold the Line"] });
  expect([after.supply, after.meter, after.round, after.armies[3]?.out, there(after, "Iceland").bar]).toEqual([9, 3, 7, true, false]);
  expect(there(after, "Yakutsk").fresh, "another turn has begun").toBe(0);
});

test("the story shows a battle with its dice, and leaves the last one in sight", async () => {
  const player = new Player();
  player.prepare(VIEW);
  player.settle(VIEW);
  const clock = new Clock(() => 0);
  await player.play(ATTACK, clock);
  expect(player.show.arrows).toEqual([{ from: "Peru", to: "Brazil", count: 4, kind: "attack" }]);
  expect(player.show.marked).toEqual({ Brazil: "battle" });
  await player.play(ROLL, clock);
  await player.play(TAKEN, clock);
  expect(player.show.battle).toMatchObject({ force: 4, garrison: 1, side: "humans", attackersLost: 0, defendersLost: 1, end: "conquered" });
  expect(player.show.battle?.rolls).toHaveLength(1);
  player.settle(VIEW);
  expect([player.show.arrows, player.show.battle?.end]).toEqual([[], "conquered"]);
  player.jump(VIEW);
  expect(player.show.battle).toBe(null);
});

test("rolls of a battle are one line; what only leads to something is none", () => {
  expect([together(ROLL), together(told("slaves-taken", {}))]).toEqual(["rolls", "rolls"]);
  expect([silent(told("way-chosen", {})), silent(told("passed", { phase: "reveal" })), silent(told("passed", { phase: "move" })), silent(TAKEN)]).toEqual([true, true, false, false]);
  expect([matters(TAKEN), matters(told("passed", { phase: "move" }))]).toEqual([true, false]);
});

// -- the game in figures ---------------------------------------------------------------------------------

test("[RT-V4] territories decide side against side, then Decepticon against Decepticon", () => {
  const held = (counts: readonly number[], units: readonly number[] = [1, 1, 1]) => {
    const owners = counts.flatMap((count, army) => Array<number>(count).fill(army));
    const territories = VIEW.territories.map((territory, at) => ({ ...territory, army: owners[at] ?? -1, units: owners[at] ? (units[owners[at] - 1] ?? 1) : 0, humans: 1 }));
    return forecastOf({ ...VIEW, territories });
  };
  expect(held([20, 10, 10])).toEqual({ autobots: 20, decepticons: 20, winners: [0] });
  expect(held([19, 9, 11]).winners).toEqual([2]);
  expect(held([10, 8, 8, 8], [1, 3, 2]).winners, "equal: more units").toEqual([2]);
  expect(held([10, 8, 8, 8]).winners, "equal again: more slaves").toEqual([3]);
});

test("what is equal in everything is shared", () => {
  const territories = VIEW.territories.map((territory, at) => ({ ...territory, army: at % 3 + 1, units: 1, humans: 0 }));
  const armies = VIEW.armies.map((army) => ({ ...army, slaves: 0 }));
  expect(forecastOf({ armies, territories }).winners).toEqual([1, 2, 3]);
});

test("dice do on average what every roll there can be says", () => {
  expect(expectedHits(1, 1)).toBeCloseTo(15 / 36);
  expect(expectedHits(3, 2)).toBeCloseTo((2 * 2890 + 2611) / 7776);
  expect(expectedHits(1, 1, 1)).toBeCloseTo(21 / 36);
  expect(expectedHits(1, 1, 0, 1)).toBeCloseTo(10 / 36);
});

test("a game begins with a human everywhere, and its log is told in figures", () => {
  expect(beginning(VIEW).territories.every(({ army, units, humans }) => army === 0 && units === 0 && humans === 1)).toBe(true);
  const log = [
    told("turn-began", { army: 2, round: 1, units: 5 }),
    told("attacked", { army: 2, start: "", territory: "Brazil", units: 5, humans: 0, other: 0 }),
    { ...ROLL, units: 5 },
    told("slaves-taken", { army: 2, count: 1 }),
    { ...TAKEN, units: 5 },
    told("meter-moved", { army: -1, by: -1, meter: 1 }),
    told("turn-began", { army: 2, round: 2, units: 3 }),
    told("units-placed", { army: 2, territory: "Brazil", units: 3 }),
  ];
  const { standings, deeds } = statisticsOf(VIEW, log);
  expect(standings.map(({ round, armies }) => [round, armies[0]?.territories, armies[2]?.territories, armies[2]?.units])).toEqual([[0, 42, 0, 0], [1, 41, 1, 5], [2, 41, 1, 8]]);
  expect(deeds[2]).toMatchObject({ conquests: 1, beaten: 1, fallen: 0, slaves: 1 });
  expect(deeds[0]).toMatchObject({ conquests: 0, beaten: 0, fallen: 1 });
  expect((deeds[2]?.luck ?? 0) + (deeds[0]?.luck ?? 0)).toBeCloseTo(0);
  expect(deeds[2]?.luck).toBeCloseTo(2 * (1 - expectedHits(3, 1)));
});

test("a plot has room for its highest value, and uses its whole width", () => {
  expect([topOf([3]), topOf([17]), topOf([42]), topOf([80])]).toEqual([4, 24, 48, 80]);
  expect(spots([0, 24, 48], { width: 100, height: 50, top: 48 })).toEqual([{ x: 0, y: 50 }, { x: 50, y: 25 }, { x: 100, y: 0 }]);
});

test.each(["exchange", "reveal", "give", "lose", "place", "attack", "force", "force-humans", "attack-card", "defence-card", "battle", "move", "march", "march-humans", "onward", "window", "over"])(
  "a rule tells what is done in the phase %s",
  (phase) => {
    const rules = readFileSync(new URL("../../src/rollout/games/risk/rules.toml", import.meta.url), "utf-8");
    expect(rules).toContain(`[${ruleAt(view({ phase }))}]`);
  },
);

test("the step of the turn follows what is told", () => {
  const begun = happen(view({ phase: "move" }), told("turn-began", { army: 0, round: 2, units: 5 }));
  expect(begun.phase).toBe("reveal");
  expect(happen(begun, told("marched", { army: 0, start: "Iceland", end: "Great Britain", units: 0, humans: 1 })).phase).toBe("move");
});

test("who has won depends on how the game ended", () => {
  expect(winnersOf(view({ reason: "all-out" }))).toEqual([0]);
  expect(winnersOf({ ...VIEW, reason: "whole-map", territories: VIEW.territories.map((one) => ({ ...one, army: 2 })) })).toEqual([2]);
  expect(winnersOf(view({ reason: "energon" }))).toEqual(forecastOf(VIEW).winners);
});

test("a whole game that is told leads to how things stand at its end", () => {
  const game = JSON.parse(readFileSync(new URL("risk-game.json", import.meta.url), "utf-8")) as { view: RiskView; told: readonly Told[] };
  const shown = game.told.reduce(happen, beginning(game.view));
  expect(shown.territories).toEqual(game.view.territories);
  const open = ({ armies }: RiskView): unknown => armies.map(({ seat, out, slaves, bars, ones, twos, gift, kept }) => ({ seat, out, slaves, bars, ones, twos, gift, kept: kept.toSorted() }));
  expect(open(shown)).toEqual(open(game.view));
  expect([shown.meter, shown.round, shown.fight]).toEqual([game.view.meter, game.view.round, null]);
  const { standings, deeds } = statisticsOf(game.view, game.told);
  expect(standings.at(-1)?.armies.map(({ territories }) => territories)).toEqual(game.view.armies.map((_, army) => game.view.territories.filter((there) => there.army === army).length));
  expect(deeds.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0);
});

test("one of something is said as one", () => {
  const texts = ["en", "de"].map((language) => bundle(language, readFileSync(new URL(`../src/games/risk/words/${language}.ftl`, import.meta.url), "utf-8")));
  const said = (key: string, args: Record<string, string | number>): readonly (string | null)[] => texts.map((words) => lookup([words], key, args));
  expect(said("odds", { how: "about", percent: 60, attackers: 1, defenders: 1.4 })).toEqual(["60 % to conquer it. On average one attacker and 1.4 defenders fall.", "60 % für die Eroberung. Im Schnitt fallen ein Angreifer und 1,4 Verteidiger."]);
  expect(said("figure-slaves-short", { count: 1 })).toEqual(["slave", "Sklave"]);
  expect(said("figure-territories-short", { count: 42 })).toEqual(["territories", "Gebiete"]);
});
