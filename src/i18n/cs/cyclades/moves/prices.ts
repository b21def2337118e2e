import { BUILDING_COST, BUILDING_OF } from '#games/cyclades/data/figures.ts';
import type { Creature, God, SeaId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { creatureCost, godOfTurn, recruitCost, sailCost } from '../../../cyclades/costs.ts';
import { CREATURE_NAMES } from '../creatures.ts';
import { BUILDING_ACC, price } from '../words.ts';

/** What moves cost the asker now: "(zdarma)", "(2 ZM)". */

const RECRUITS: Readonly<Record<God, string>> = {
  poseidon: 'loď',
  ares: 'vojáka',
  zeus: 'kněze',
  athena: 'filozofa',
};

/** What the next unit costs. */
export const recruitPrice = (view: View): string => {
  const cost = recruitCost(view);
  return cost === undefined ? '' : price(cost);
};

/** "Verbovat vojáka (2 ZM)". */
export const recruitKind = (view: View): string => {
  const god = godOfTurn(view);
  return god === undefined ? 'Verbovat' : `Verbovat ${RECRUITS[god]} ${recruitPrice(view)}`;
};

/** "Postavit přístav (2 ZM)". */
export const buildKind = (view: View): string => {
  const god = godOfTurn(view);
  return god === undefined ? 'Stavět' : `Postavit ${BUILDING_ACC[BUILDING_OF[god]]} ${price(BUILDING_COST)}`;
};

/** What going on from a space costs, or setting out there. */
export const sailPrice = (view: View, from: SeaId): string => price(sailCost(view, from));

/** "Harpyje (3 ZM)": a card of the track after the asker's discounts; what the Chimera calls is free. */
export const pricedCreature = (view: View, creature: Creature): string => {
  const cost = creatureCost(view, creature);
  return cost === undefined ? CREATURE_NAMES[creature] : `${CREATURE_NAMES[creature]} ${price(cost)}`;
};
