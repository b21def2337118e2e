import { BUILDING_COST, BUILDING_OF } from '#games/cyclades/data/figures.ts';
import type { Creature, God, SeaId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { creatureCost, godOfTurn, recruitCost, sailCost } from '../../../cyclades/costs.ts';
import { CREATURE_NAMES } from '../creatures.ts';
import { aBuilding, price } from '../words.ts';

/** What moves cost the asker now: "(gratis)", "(2 MO)". */

const RECRUITS: Readonly<Record<God, string>> = {
  poseidon: 'una flota',
  ares: 'una tropa',
  zeus: 'un sacerdote',
  athena: 'un filósofo',
};

/** What the next unit costs. */
export const recruitPrice = (view: View): string => {
  const cost = recruitCost(view);
  return cost === undefined ? '' : price(cost);
};

/** "Reclutar una tropa (2 MO)". */
export const recruitKind = (view: View): string => {
  const god = godOfTurn(view);
  return god === undefined ? 'Reclutar' : `Reclutar ${RECRUITS[god]} ${recruitPrice(view)}`;
};

/** "Construir un puerto (2 MO)". */
export const buildKind = (view: View): string => {
  const god = godOfTurn(view);
  return god === undefined ? 'Construir' : `Construir ${aBuilding(BUILDING_OF[god])} ${price(BUILDING_COST)}`;
};

/** What going on from a space costs, or setting out there. */
export const sailPrice = (view: View, from: SeaId): string => price(sailCost(view, from));

/** "Arpía (3 MO)": a card of the track after the asker's discounts; what the Chimera calls is free. */
export const pricedCreature = (view: View, creature: Creature): string => {
  const cost = creatureCost(view, creature);
  return cost === undefined ? CREATURE_NAMES[creature] : `${CREATURE_NAMES[creature]} ${price(cost)}`;
};
