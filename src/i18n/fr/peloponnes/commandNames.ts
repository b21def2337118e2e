import { typedBy } from '../../commandNames.ts';
import type { PeloponnesCommands } from '../../peloponnes/messages.ts';
import { commandNames as general } from '../commandNames.ts';

/** What the commands of Peloponnes are called in French. */
export const commandNames: PeloponnesCommands = {
  peloponnes: 'peloponnes',
  'peloponnes bid': 'offre',
  'peloponnes bid.tile': 'tuile',
  'peloponnes bid.coins': 'pièces',
  'peloponnes pass': 'passer',
  'peloponnes pass.sure': 'confirmer',
  'peloponnes withdraw': 'retirer',
  'peloponnes withdraw.sure': 'confirmer',
  'peloponnes pay': 'payer',
  'peloponnes pay.tile': 'tuile',
  'peloponnes mark': 'marquer',
  'peloponnes mark.tile': 'tuile',
  'peloponnes forgo': 'renoncer',
  'peloponnes forgo.tile': 'tuile',
  'peloponnes income': 'revenus',
  'peloponnes income.tile': 'tuile',
  'peloponnes income.good': 'bien',
  'peloponnes giveup': 'abandonner',
  'peloponnes giveup.tile': 'tuile',
  'peloponnes giveup.sure': 'confirmer',
  'peloponnes ready': 'garder',
  'peloponnes feed': 'nourrir',
  'peloponnes feed.luxury': 'luxe',
  'peloponnes abandon': 'délaisser',
  'peloponnes abandon.tile': 'tuile',
  'peloponnes abandon.sure': 'confirmer',
  'peloponnes bonus': 'bonus',
  'peloponnes bonus.good': 'bien',
  'peloponnes card': 'fiche',
  'peloponnes card.name': 'nom',
  'peloponnes orders': 'consignes',
  'peloponnes orders.order': 'consigne',
  'peloponnes orders.sure': 'confirmer',
};

export const typed = typedBy({ ...general, ...commandNames });
