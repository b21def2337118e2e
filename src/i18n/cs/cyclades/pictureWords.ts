import type { Words } from '#renderers/cyclades/layout/words.ts';
import { CREATURE_NAMES } from './creatures.ts';
import { PATRONS } from './words.ts';

/** The words on the pictures. */
export const pictureWords: Words = {
  gods: PATRONS,
  creatures: CREATURE_NAMES,
  buildings: { port: 'Přístav', fortress: 'Pevnost', temple: 'Chrám', university: 'Univerzita' },
  cycle: 'Kolo #',
  victory: 'Vítězství',
  draw: 'Remíza',
  over: 'Konec',
  toOffer: 'Ještě nabídnou',
  nextCycle: 'Příští kolo',
  way: 'Přesun',
  fought: 'Boj',
  taken: 'Dobyto',
  added: 'Nové',
  island: 'Ostrov #',
  troops: 'Vojáci',
  fleets: 'Lodě',
  income: 'Příjem',
  metropolis: 'Metropole',
  around: 'Kolem',
};
