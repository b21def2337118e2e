import { DIE, MINOTAUR_STRENGTH } from './figures.ts';

/** Battle odds (RULES.md, 6.1 to 6.3), from public numbers only. */

/** Two sides of a battle. */
export interface Sides {
  /** Troops or fleets that fight, attacker first. */
  readonly units: readonly [number, number];
  /** Added to the defender's die and units. */
  readonly defences: number;
  /** Whether the Minotaur fights for the defence: he adds strength, and is the last to fall. */
  readonly minotaur: boolean;
}

/** Shares of the results: for the attacker, for neither, for the defender. */
export type Ends = readonly [attacker: number, neither: number, defender: number];

/** Returns in how many of all 36 throws of both dice the attacker, neither and the defender take no loss. */
export const roundOdds = ({ units: [attackers, defenders], defences, minotaur }: Sides): Ends => {
  const lead = attackers - defenders - defences - (minotaur ? MINOTAUR_STRENGTH : 0);
  const margins = DIE.flatMap((attack) => DIE.map((defence) => lead + attack - defence));
  const count = (fits: (margin: number) => boolean): number => margins.filter(fits).length;
  return [count((margin) => margin > 0), count((margin) => margin === 0), count((margin) => margin < 0)];
};

/** Returns the probabilities that a battle fought to the end leaves the attacker, nobody, or the defender. */
export const battleOdds = ({ units: [attackers, defenders], defences, minotaur }: Sides): Ends =>
  // He is one more unit to hit, and adds his strength until then.
  minotaur ? endsOf(attackers, defenders + 1, defences + MINOTAUR_STRENGTH - 1) : endsOf(attackers, defenders, defences);

/** Share of all throws for each lead of the attacker's die: the index is the lead plus the highest face. */
const HIGHEST = Math.max(...DIE);
const LEADS: readonly number[] = Array.from({ length: 2 * HIGHEST + 1 }, (_, index) => {
  const rolls = DIE.flatMap((attack) => DIE.map((defence) => attack - defence));
  return rolls.filter((lead) => lead === index - HIGHEST).length / rolls.length;
});

const ATTACKER: Ends = [1, 0, 0];
const NEITHER: Ends = [0, 1, 0];
const DEFENDER: Ends = [0, 0, 1];

const kept: Ends[] = [];
/** More units per side than any battle has, the Minotaur included. */
const SIZE = 16;

const endsOf = (attackers: number, defenders: number, added: number): Ends => {
  if (attackers <= 0) return defenders <= 0 ? NEITHER : DEFENDER;
  if (defenders <= 0) return ATTACKER;
  const key = (added * SIZE + defenders) * SIZE + attackers;
  const known = kept[key];
  if (known !== undefined) return known;
  let [attacker, neither, defender] = [0, 0, 0];
  for (let lead = -HIGHEST; lead <= HIGHEST; lead++) {
    const margin = lead + attackers - defenders - added;
    const next = endsOf(margin > 0 ? attackers : attackers - 1, margin < 0 ? defenders : defenders - 1, added);
    const chance = LEADS[lead + HIGHEST] ?? 0;
    attacker += chance * next[0];
    neither += chance * next[1];
    defender += chance * next[2];
  }
  const ends: Ends = [attacker, neither, defender];
  kept[key] = ends;
  return ends;
};
