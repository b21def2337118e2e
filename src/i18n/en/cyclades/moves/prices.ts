import { BUILDING_COST, BUILDING_OF } from '#games/cyclades/data/figures.ts';
import type { Creature, God, SeaId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { creatureCost, godOfTurn, recruitCost, sailCost } from '../../../cyclades/costs.ts';
import { CREATURE_NAMES } from '../creatures.ts';
import { BUILDING_NAMES, price } from '../words.ts';

/** What moves cost the asker now: "(free)", "(2 GP)". */

const RECRUITS: Readonly<Record<God, string>> = {
  poseidon: 'a fleet',
  ares: 'a troop',
  zeus: 'a priest',
  athena: 'a philosopher',
};

/** What the next unit costs. */
export const recruitPrice = (view: View): string => {
  const cost = recruitCost(view);
  return cost === undefined ? '' : price(cost);
};

/** "Recruit a troop (2 GP)". */
export const recruitKind = (view: View): string => {
  const god = godOfTurn(view);
  return god === undefined ? 'Recruit' : `Recruit ${RECRUITS[god]} ${recruitPrice(view)}`;
};

/** "Build a port (2 GP)". */
export const buildKind = (view: View): string => {
  const god = godOfTurn(view);
  return god === undefined ? 'Build' : `Build a ${BUILDING_NAMES[BUILDING_OF[god]]} ${price(BUILDING_COST)}`;
};

/** What going on from a space costs, or setting out there. */
export const sailPrice = (view: View, from: SeaId): string => price(sailCost(view, from));

/** "Harpy (3 GP)": a card of the track after the asker's discounts; what the Chimera calls is free. */
export const pricedCreature = (view: View, creature: Creature): string => {
  const cost = creatureCost(view, creature);
  return cost === undefined ? CREATURE_NAMES[creature] : `${CREATURE_NAMES[creature]} ${price(cost)}`;
};
