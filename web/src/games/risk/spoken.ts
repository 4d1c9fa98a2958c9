/** Armies, territories and cards in words. */

import { nameIn } from "../../kit/words.svelte";
import type { TableModel } from "../../table/model";
import { strengthsOf } from "./forecast";
import { holdingsOf } from "./map/holding";
import type { Battle } from "./show";
import type { RiskView } from "./types.gen";

type Speaker = Pick<TableModel, "say" | "game">;

/** An army: the Autobots, or the Decepticons by number where there are several armies of them. */
export function armyName({ say }: Pick<TableModel, "say">, army: number): string {
  return say("army-name", { army });
}

/** A territory or a card in the language of the page. */
export function placeName({ game }: Speaker, name: string): string {
  return nameIn(game, name);
}

/** What is fought for, from a territory or by those who come in. */
export function battleTitle({ say }: Speaker, { start, target }: Pick<Battle, "start" | "target">): string {
  return say(start ? "battle-for" : "battle-entry", { territory: target });
}

/** All that is open about a territory, in one line. */
export function territoryText(ctrl: Speaker, view: RiskView, name: string): string {
  const at = view.territories.findIndex((territory) => territory.name === name);
  const [there, place] = [view.territories[at], view.board[at]];
  if (!there || !place) return "";
  const continent = view.continents.find((each) => each.name === place.continent);
  const parts = [
    ctrl.say("territory-where", { territory: name, continent: place.continent, bonus: continent?.bonus ?? 0 }),
    ctrl.say("territory-who", { army: there.army, units: there.units, humans: there.humans }),
    there.fresh > 0 ? ctrl.say("territory-fresh", { count: there.fresh }) : "",
    there.came + there.came_humans > 0 ? ctrl.say("territory-came", { count: there.came + there.came_humans }) : "",
    there.bar ? ctrl.say("territory-bar") : "",
    there.shielded ? ctrl.say("territory-shielded") : "",
    place.corner ? ctrl.say("territory-corner") : "",
    place.centre ? ctrl.say("territory-centre") : "",
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

/** What an army has, as lines of a list. */
export function armyLines(ctrl: Speaker, view: RiskView, army: number): readonly string[] {
  const each = view.armies[army];
  const strength = strengthsOf(view)[army];
  if (!each || !strength) return [];
  const continents = holdingsOf(view).filter(({ holder }) => holder === army).map(({ name }) => name);
  return [
    ctrl.say("army-strength", { ...strength, army }),
    ctrl.say("army-continents", { count: continents.length, names: continents.map((name) => placeName(ctrl, name)).join(", ") }),
    ctrl.say("army-stars", { ones: each.ones, twos: each.twos, stars: each.ones + 2 * each.twos }),
    ctrl.say("army-bars", { count: each.bars }),
    army > 0 ? ctrl.say("army-slaves", { count: each.slaves }) : "",
    ctrl.say("army-power", { count: each.face_down }),
    each.kept.length > 0 ? ctrl.say("army-kept", { names: each.kept.map((name) => placeName(ctrl, name)).join(", ") }) : "",
    each.gift !== 0 ? ctrl.say("army-gift", { count: each.gift }) : "",
    ctrl.say("army-next", { count: each.next_units }),
  ].filter((line) => line !== "");
}
