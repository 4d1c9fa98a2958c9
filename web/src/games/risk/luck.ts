/** What dice may be expected to do: every roll there can be, counted. */

const FACES = [1, 2, 3, 4, 5, 6];

/** All ways in which so many dice can lie. */
function rolls(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return rolls(count - 1).flatMap((others) => FACES.map((face) => [...others, face]));
}

/** Highest first, the highest raised by a card. */
function ordered(dice: readonly number[], bonus: number): readonly number[] {
  return dice.toSorted((one, other) => other - one).map((die, index) => (index === 0 ? die + bonus : die));
}

const known = new Map<string, number>();

/** How many defenders fall on average in one roll; of all who are compared, the others are attackers. */
export function expectedHits(black: number, red: number, blackBonus = 0, redBonus = 0): number {
  const key = [black, red, blackBonus, redBonus].join();
  const value = known.get(key) ?? average(rolls(black).map((dice) => ordered(dice, blackBonus)), rolls(red).map((dice) => ordered(dice, redBonus)));
  known.set(key, value);
  return value;
}

function average(attacks: readonly (readonly number[])[], defences: readonly (readonly number[])[]): number {
  let hits = 0;
  for (const black of attacks) for (const red of defences) hits += hitsOf(black, red);
  return hits / (attacks.length * defences.length);
}

/** How many defenders fall: highest against highest, and so on. */
function hitsOf(black: readonly number[], red: readonly number[]): number {
  return red.filter((die, index) => (black[index] ?? 0) > die).length;
}
