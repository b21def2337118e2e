import type { Words } from '#renderers/cyclades/layout/words.ts';
import { CREATURE_NAMES } from './creatures.ts';
import { PATRONS } from './words.ts';

/** The words on the pictures. */
export const pictureWords: Words = {
  gods: PATRONS,
  creatures: CREATURE_NAMES,
  buildings: { port: 'Port', fortress: 'Fortress', temple: 'Temple', university: 'University' },
  cycle: 'Cycle #',
  victory: 'Victory',
  draw: 'Draw',
  over: 'The end',
  toOffer: 'To offer',
  nextCycle: 'Next cycle',
  way: 'Moved',
  fought: 'Fought',
  taken: 'Taken',
  added: 'New',
  island: 'Island #',
  troops: 'Troops',
  fleets: 'Fleets',
  income: 'Income',
  metropolis: 'Metropolis',
  around: 'Around it',
};
