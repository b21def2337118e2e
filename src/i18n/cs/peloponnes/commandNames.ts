import { typedBy } from '../../commandNames.ts';
import type { PeloponnesCommands } from '../../peloponnes/messages.ts';
import { commandNames as general } from '../commandNames.ts';

/** What the commands of Peloponnes are called in Czech. */
export const commandNames: PeloponnesCommands = {
  peloponnes: 'peloponnes',
  'peloponnes bid': 'nabídka',
  'peloponnes bid.tile': 'destička',
  'peloponnes bid.coins': 'mince',
  'peloponnes pass': 'pasovat',
  'peloponnes pass.sure': 'určitě',
  'peloponnes withdraw': 'stáhnout',
  'peloponnes withdraw.sure': 'určitě',
  'peloponnes pay': 'zaplatit',
  'peloponnes pay.tile': 'destička',
  'peloponnes mark': 'označit',
  'peloponnes mark.tile': 'destička',
  'peloponnes forgo': 'vzdát-se',
  'peloponnes forgo.tile': 'destička',
  'peloponnes income': 'příjem',
  'peloponnes income.tile': 'destička',
  'peloponnes income.good': 'zboží',
  'peloponnes giveup': 'odevzdat',
  'peloponnes giveup.tile': 'destička',
  'peloponnes giveup.sure': 'určitě',
  'peloponnes ready': 'hotovo',
  'peloponnes feed': 'nasytit',
  'peloponnes feed.luxury': 'luxus',
  'peloponnes abandon': 'opustit',
  'peloponnes abandon.tile': 'destička',
  'peloponnes abandon.sure': 'určitě',
  'peloponnes bonus': 'bonus',
  'peloponnes bonus.good': 'zboží',
  'peloponnes card': 'karta',
  'peloponnes card.name': 'název',
  'peloponnes orders': 'příkazy',
  'peloponnes orders.order': 'příkaz',
  'peloponnes orders.sure': 'určitě',
};

export const typed = typedBy({ ...general, ...commandNames });
