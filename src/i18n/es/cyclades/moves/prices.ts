import { BUILDING_COST, BUILDING_OF, MOVE_COST, RECRUIT_COSTS } from '#games/cyclades/data/figures.ts';
import type { Creature, God, SeaId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { CREATURE_NAMES } from '../creatures.ts';
import { aBuilding, price } from '../words.ts';

/** What moves cost the asker now: "(gratis)", "(2 MO)". */

const RECRUITS: Readonly<Record<God, string>> = {
  poseidon: 'una flota',
  ares: 'una tropa',
  zeus: 'un sacerdote',
  athena: 'un filósofo',
};

/** The god of the turn; none for Apollo, who grants neither units nor buildings. */
const godOf = ({ turn }: View): God | undefined => (turn === undefined || turn.god === 'apollo' ? undefined : turn.god);

/** What the next unit costs. */
export const recruitPrice = (view: View): string => {
  const god = godOf(view);
  return god === undefined ? '' : price(RECRUIT_COSTS[god][view.turn?.recruited ?? 0] ?? 0);
};

/** "Reclutar una tropa (2 MO)". */
export const recruitKind = (view: View): string => {
  const god = godOf(view);
  return god === undefined ? 'Reclutar' : `Reclutar ${RECRUITS[god]} ${recruitPrice(view)}`;
};

/** "Construir un puerto (2 MO)". */
export const buildKind = (view: View): string => {
  const god = godOf(view);
  return god === undefined ? 'Construir' : `Construir ${aBuilding(BUILDING_OF[god])} ${price(BUILDING_COST)}`;
};

/** Going on with a voyage and the Sylph's steps are free; a new voyage is not. */
export const sailPrice = ({ turn }: View, from: SeaId): string => {
  const goesOn = turn?.voyage?.at === from && turn.voyage.stepsLeft > 0;
  return price(goesOn || turn?.effect?.creature === 'sylph' ? 0 : MOVE_COST);
};

/** "Arpía (3 MO)": a card of the track after the asker's discounts; what the Chimera calls is free. */
export const pricedCreature = ({ turn, track }: View, creature: Creature): string => {
  const space = track.find((each) => each.creature === creature);
  const cost = turn?.effect?.creature === 'chimera' ? 0 : (space?.price ?? space?.cost);
  return cost === undefined ? CREATURE_NAMES[creature] : `${CREATURE_NAMES[creature]} ${price(cost)}`;
};
