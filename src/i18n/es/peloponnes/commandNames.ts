import { typedBy } from '../../commandNames.ts';
import type { PeloponnesCommands } from '../../peloponnes/messages.ts';
import { commandNames as general } from '../commandNames.ts';

/** What the commands of Peloponnes are called in Spanish. */
export const commandNames: PeloponnesCommands = {
  peloponnes: 'peloponnes',
  'peloponnes bid': 'oferta',
  'peloponnes bid.tile': 'loseta',
  'peloponnes bid.coins': 'monedas',
  'peloponnes pass': 'pasar',
  'peloponnes pass.sure': 'seguro',
  'peloponnes withdraw': 'retirar',
  'peloponnes withdraw.sure': 'seguro',
  'peloponnes pay': 'pagar',
  'peloponnes pay.tile': 'loseta',
  'peloponnes mark': 'marcar',
  'peloponnes mark.tile': 'loseta',
  'peloponnes forgo': 'renunciar',
  'peloponnes forgo.tile': 'loseta',
  'peloponnes income': 'ingresos',
  'peloponnes income.tile': 'loseta',
  'peloponnes income.good': 'recurso',
  'peloponnes giveup': 'sacrificar',
  'peloponnes giveup.tile': 'loseta',
  'peloponnes giveup.sure': 'seguro',
  'peloponnes ready': 'listo',
  'peloponnes feed': 'alimentar',
  'peloponnes feed.luxury': 'lujo',
  'peloponnes abandon': 'abandonar',
  'peloponnes abandon.tile': 'loseta',
  'peloponnes abandon.sure': 'seguro',
  'peloponnes bonus': 'extra',
  'peloponnes bonus.good': 'recurso',
  'peloponnes card': 'carta',
  'peloponnes card.name': 'nombre',
  'peloponnes orders': 'órdenes',
  'peloponnes orders.order': 'orden',
  'peloponnes orders.sure': 'seguro',
};

export const typed = typedBy({ ...general, ...commandNames });
