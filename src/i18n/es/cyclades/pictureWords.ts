import type { Words } from '#renderers/cyclades/layout/words.ts';
import { CREATURE_NAMES } from './creatures.ts';
import { PATRONS } from './words.ts';

/** The words on the pictures. */
export const pictureWords: Words = {
  gods: PATRONS,
  creatures: CREATURE_NAMES,
  buildings: { port: 'Puerto', fortress: 'Fortaleza', temple: 'Templo', university: 'Universidad' },
  cycle: 'Ciclo #',
  victory: 'Victoria',
  draw: 'Empate',
  over: 'Fin',
  toOffer: 'Por ofrecer',
  nextCycle: 'Próximo ciclo',
  way: 'Movido',
  fought: 'Batalla',
  taken: 'Tomada',
  added: 'Nuevo',
  island: 'Isla #',
  troops: 'Tropas',
  fleets: 'Flotas',
  income: 'Ingresos',
  metropolis: 'Metrópolis',
  around: 'Alrededor',
};
