import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import type { OPTIONS } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { boardText } from '../cyclades/boardText.ts';
import { card, purse } from '../cyclades/card.ts';
import { eventSentences, outcomeSentence } from '../cyclades/events.ts';
import { moveChoice } from '../cyclades/moves/choices.ts';
import { ask, moveKind } from '../cyclades/moves/kinds.ts';
import { moveLabel } from '../cyclades/moves/labels.ts';
import { measured, needs } from '../cyclades/needs.ts';
import { orderSentences } from '../cyclades/orders/orders.ts';
import { altText } from '../cyclades/picture.ts';
import { pictureWords } from '../cyclades/pictureWords.ts';
import { details, detailText } from '../cyclades/placeText.ts';
import { outlook, prompt } from '../cyclades/prompt.ts';
import { creatureReference } from '../cyclades/reference.ts';
import { refusalSentences } from '../cyclades/refusals.ts';
import { summary } from '../cyclades/table.ts';
import type { GameSentences, OptionWords } from '../sentences.ts';
import { t } from './cyclades/text.ts';

const optionNames: OptionWords<typeof OPTIONS> = {
  priests: {
    name: 'Kněží ve dvou hráčích',
    values: { sum: 'ze součtu obou nabídek', each: 'z každé nabídky', one: 'jen z jedné nabídky' },
  },
  stock: {
    name: 'Zásoba',
    values: { later: '17 filozofů, 18 kněží', first: '16 filozofů, 16 kněží' },
  },
  apolloMarker: { name: 'Apollónův žeton', values: { any: 'na kterýkoli ostrov', own: 'na vlastní ostrov' } },
  tie: { name: 'Shoda na konci', values: { gold: 'vítězí nejvíc zlata', metropolises: 'nejvíc metropolí, potom zlata' } },
  gold: { name: 'Zlato', values: { secret: 'tajné', open: 'veřejné' } },
  creatures: { name: 'Bájné bytosti', values: { all: 'všech 17', none: 'žádné' } },
};

/** Cyclades in Czech. */
export const cyclades: GameSentences<View, Event, Command> = {
  name: 'Kykladés',
  optionNames,
  event: eventSentences(t),
  rejection: refusalSentences(t),
  prompt: prompt(t),
  outlook: outlook(t),
  summary: summary(t),
  round: ({ cycle }) => `kolo ${cycle}`,
  altText: altText(t),
  boardText: boardText(t),
  course: { gold: 'Zlato', metropolises: 'Metropole', islands: 'Ostrovy' },
  details: details(t),
  detailText: detailText(t),
  pictureWords: pictureWords(t),
  purse: purse(t),
  card: card(t),
  outcome: outcomeSentence(t),
  standing: 'vítězí ten, kdo má nejvíc metropolí, potom ostrovů, potom zlata',
  measured: measured(t),
  needs: needs(t),
  reference: creatureReference(t),
  orders: orderSentences(t),
  moveKind: moveKind(t),
  ask: ask(t),
  move: moveLabel(t),
  choice: moveChoice(t),
};
