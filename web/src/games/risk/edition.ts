/** What an edition says that RISK is played with, read from its values. */

import type { Continent, Place, PowerCard } from "./types.gen";

export interface Played {
  readonly board: readonly Place[];
  readonly continents: readonly Continent[];
  readonly power: readonly Pick<PowerCard, "name" | "copies" | "when" | "effect" | "amount">[];
  /** Units for stars, by their number. */
  readonly exchange: readonly number[];
  readonly meter: number;
  readonly spare: number;
  readonly bars: number;
  readonly units: Sheet["units"];
  readonly hand: number;
}

interface Land {
  readonly name: string;
  readonly continent: string;
  readonly stars: number;
  readonly links?: readonly string[];
  readonly also?: readonly string[];
}

/** The values as they stand in an edition's file. */
interface Sheet {
  readonly meter: { readonly start: number; readonly spare: number; readonly bars: number };
  readonly units: { readonly first: number; readonly later: number; readonly slaves: number };
  readonly stars: { readonly exchange: readonly number[] };
  readonly start: { readonly corners: readonly string[]; readonly centre: readonly string[] };
  readonly hand: { readonly power: number };
  readonly continent: Readonly<Record<string, { readonly name: string; readonly bonus: number }>>;
  readonly territory: Readonly<Record<string, Land>>;
  readonly power?: readonly { readonly name: string; readonly copies: number; readonly when: string; readonly effect: string; readonly amount?: number }[];
}

/** What is played with; null where the values are not those of this game. */
export function playedWith(values: unknown): Played | null {
  const sheet = values as Partial<Sheet> | null;
  if (!sheet?.territory || !sheet.continent || !sheet.start || !sheet.meter || !sheet.units || !sheet.stars || !sheet.hand) return null;
  const { territory, continent, start, meter, units, stars, hand, power = [] } = sheet;
  return {
    board: Object.keys(territory).map((id) => placeOf(id, territory, continent, start)),
    continents: Object.values(continent).map(({ name, bonus }) => ({ type: "continent", name, bonus })),
    power: power.map(({ amount = 0, ...card }) => ({ ...card, amount })),
    exchange: stars.exchange,
    meter: meter.start,
    spare: meter.spare,
    bars: meter.bars,
    units,
    hand: hand.power,
  };
}

/** A border is listed with one of its two territories. */
function placeOf(id: string, all: Sheet["territory"], continents: Sheet["continent"], { corners, centre }: Sheet["start"]): Place {
  const { name = id, continent = "", stars = 1, links = [], also = [] } = all[id] ?? {};
  const others = Object.keys(all).filter((other) => links.includes(other) || all[other]?.links?.includes(id));
  const neighbours = others.map((other) => all[other]?.name ?? other);
  return { type: "place", name, also, continent: continents[continent]?.name ?? continent, stars, corner: corners.includes(id), centre: centre.includes(id), neighbours };
}
