import type { Words } from '#renderers/cyclades/layout/words.ts';
import { CREATURE_NAMES } from './creatures.ts';
import { PATRONS } from './words.ts';

/** The words on the pictures. */
export const pictureWords: Words = {
  gods: PATRONS,
  creatures: CREATURE_NAMES,
  buildings: { port: 'Port', fortress: 'Forteresse', temple: 'Temple', university: 'Université' },
  cycle: 'Cycle #',
  victory: 'Victoire',
  draw: 'Égalité',
  over: 'Fin',
  toOffer: 'À offrir',
  nextCycle: 'Prochain cycle',
  way: 'Trajet',
  fought: 'Combat',
  taken: 'Conquête',
  added: 'Nouveau',
  island: 'Île #',
  troops: 'Troupes',
  fleets: 'Flottes',
  income: 'Revenus',
  metropolis: 'Métropole',
  around: 'Autour',
};
