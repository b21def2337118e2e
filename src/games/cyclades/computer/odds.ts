import { DIE } from '../data/figures.ts';

/** The odds of battles fought to the end. */

/** How often, of all rolls of both dice, the attacker's is higher by so much: index is the lead plus the highest face. */
const HIGHEST = Math.max(...DIE);
const LEADS: readonly number[] = Array.from({ length: 2 * HIGHEST + 1 }, (_, index) => {
  const rolls = DIE.flatMap((attack) => DIE.map((defence) => attack - defence));
  return rolls.filter((lead) => lead === index - HIGHEST).length / rolls.length;
});

const kept: number[] = [];
/** More units a side than any battle has, the Minotaur included. */
const SIZE = 16;

/**
 * How likely the attackers win with units left, against so many defenders with so much added to their die. Each round the lower
 * side loses a unit, equals one each.
 */
export const oddsOf = (attackers: number, defenders: number, added: number): number => {
  if (attackers <= 0) return 0;
  if (defenders <= 0) return 1;
  const key = (added * SIZE + defenders) * SIZE + attackers;
  const known = kept[key];
  if (known !== undefined) return known;
  let odds = 0;
  for (let lead = -HIGHEST; lead <= HIGHEST; lead++) {
    const margin = lead + attackers - defenders - added;
    const next = oddsOf(margin > 0 ? attackers : attackers - 1, margin < 0 ? defenders : defenders - 1, added);
    odds += (LEADS[lead + HIGHEST] ?? 0) * next;
  }
  kept[key] = odds;
  return odds;
};
