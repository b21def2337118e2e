import { BUILDING_COST, BUILDING_OF } from '#games/cyclades/data/figures.ts';
import type { Creature, God, SeaId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { creatureCost, godOfTurn, recruitCost, sailCost } from '../../../cyclades/costs.ts';
import { CREATURE_NAMES, freeCreature } from '../creatures.ts';
import { aBuilding, price } from '../words.ts';

/** What moves cost the asker now: "(gratuite)", "(2 PO)". */

const RECRUITS: Readonly<Record<God, { readonly unit: string; readonly free: string }>> = {
  poseidon: { unit: 'une flotte', free: 'gratuite' },
  ares: { unit: 'une troupe', free: 'gratuite' },
  zeus: { unit: 'un prêtre', free: 'gratuit' },
  athena: { unit: 'un philosophe', free: 'gratuit' },
};

/** What the next unit costs. */
export const recruitPrice = (view: View): string => {
  const god = godOfTurn(view);
  const cost = recruitCost(view);
  return god === undefined || cost === undefined ? '' : price(cost, RECRUITS[god].free);
};

/** "Recruter une troupe (2 PO)". */
export const recruitKind = (view: View): string => {
  const god = godOfTurn(view);
  return god === undefined ? 'Recruter' : `Recruter ${RECRUITS[god].unit} ${recruitPrice(view)}`;
};

/** "Construire un port (2 PO)". */
export const buildKind = (view: View): string => {
  const god = godOfTurn(view);
  return god === undefined ? 'Construire' : `Construire ${aBuilding(BUILDING_OF[god])} ${price(BUILDING_COST)}`;
};

/** What going on from a space costs, or setting out there. */
export const sailPrice = (view: View, from: SeaId): string => price(sailCost(view, from));

/** "Harpie (3 PO)": a card of the track after the asker's discounts; what the Chimera calls is free. */
export const pricedCreature = (view: View, creature: Creature): string => {
  const cost = creatureCost(view, creature);
  return cost === undefined ? CREATURE_NAMES[creature] : `${CREATURE_NAMES[creature]} ${price(cost, freeCreature(creature))}`;
};
