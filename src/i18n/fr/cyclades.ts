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
    name: 'Prêtres à deux',
    values: { sum: 'sur la somme des deux offrandes', each: 'sur chaque offrande', one: 'sur une seule offrande' },
  },
  stock: {
    name: 'Réserve',
    values: { later: '17 philosophes, 18 prêtres', first: '16 philosophes, 16 prêtres' },
  },
  apolloMarker: { name: 'Marqueur d’Apollon', values: { any: 'sur n’importe quelle île', own: 'sur ses propres îles' } },
  tie: { name: 'Égalité à la fin', values: { gold: 'le plus d’or gagne', metropolises: 'le plus de Métropoles, puis d’or' } },
  gold: { name: 'Or', values: { secret: 'secret', open: 'visible par tous' } },
  creatures: { name: 'Créatures mythologiques', values: { all: 'les 17', none: 'aucune' } },
};

/** Cyclades in French. */
export const cyclades: GameSentences<View, Event, Command> = {
  name: 'Cyclades',
  optionNames,
  event: eventSentences(t),
  rejection: refusalSentences(t),
  prompt: prompt(t),
  outlook: outlook(t),
  summary: summary(t),
  round: ({ cycle }) => `cycle ${cycle}`,
  altText: altText(t),
  boardText: boardText(t),
  course: { gold: 'Or', metropolises: 'Métropoles', islands: 'Îles' },
  details: details(t),
  detailText: detailText(t),
  purse: purse(t),
  card: card(t),
  outcome: outcomeSentence(t),
  standing: 'la victoire va au plus de Métropoles, puis au plus d’îles, puis au plus d’or',
  measured: measured(t),
  needs: needs(t),
  reference: creatureReference(t),
  orders: orderSentences(t),
  moveKind: moveKind(t),
  ask: ask(t),
  move: moveLabel(t),
  choice: moveChoice(t),
  pictureWords: pictureWords(t),
};
