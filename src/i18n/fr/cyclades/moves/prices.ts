import { BUILDING_COST, BUILDING_OF, MOVE_COST, RECRUIT_COSTS } from '#games/cyclades/data/figures.ts';
import type { Creature, God, SeaId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { CREATURE_NAMES } from '../creatures.ts';
import { aBuilding, price } from '../words.ts';

/** What moves cost the asker now: "(gratuit)", "(2 PO)". */

const RECRUITS: Readonly<Record<God, string>> = {
  poseidon: 'une flotte',
  ares: 'une troupe',
  zeus: 'un prêtre',
  athena: 'un philosophe',
};

/** The god of the turn; none for Apollo, who grants neither units nor buildings. */
const godOf = ({ turn }: View): God | undefined => (turn === undefined || turn.god === 'apollo' ? undefined : turn.god);

/** What the next unit costs. */
export const recruitPrice = (view: View): string => {
  const god = godOf(view);
  return god === undefined ? '' : price(RECRUIT_COSTS[god][view.turn?.recruited ?? 0] ?? 0);
};

/** "Recruter une troupe (2 PO)". */
export const recruitKind = (view: View): string => {
  const god = godOf(view);
  return god === undefined ? 'Recruter' : `Recruter ${RECRUITS[god]} ${recruitPrice(view)}`;
};

/** "Construire un port (2 PO)". */
export const buildKind = (view: View): string => {
  const god = godOf(view);
  return god === undefined ? 'Construire' : `Construire ${aBuilding(BUILDING_OF[god])} ${price(BUILDING_COST)}`;
};

/** Going on with a voyage and the Sylph's steps are free; a new voyage is not. */
export const sailPrice = ({ turn }: View, from: SeaId): string => {
  const goesOn = turn?.voyage?.at === from && turn.voyage.stepsLeft > 0;
  return price(goesOn || turn?.effect?.creature === 'sylph' ? 0 : MOVE_COST);
};

/** "Harpie (3 PO)": a card of the track after the asker's discounts; what the Chimera calls is free. */
export const pricedCreature = ({ turn, track }: View, creature: Creature): string => {
  const space = track.find((each) => each.creature === creature);
  const cost = turn?.effect?.creature === 'chimera' ? 0 : (space?.price ?? space?.cost);
  return cost === undefined ? CREATURE_NAMES[creature] : `${CREATURE_NAMES[creature]} ${price(cost)}`;
};
