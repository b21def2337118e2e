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
    name: 'Sacerdotes con dos jugadores',
    values: { sum: 'de la suma de las dos ofrendas', each: 'de cada ofrenda', one: 'de una ofrenda' },
  },
  stock: {
    name: 'Reserva',
    values: { later: '17 filósofos, 18 sacerdotes', first: '16 filósofos, 16 sacerdotes' },
  },
  apolloMarker: { name: 'Marcador de Apolo', values: { any: 'en cualquier isla', own: 'en islas propias' } },
  tie: { name: 'Empate al final', values: { gold: 'gana quien tiene más oro', metropolises: 'más Metrópolis, después oro' } },
  gold: { name: 'Oro', values: { secret: 'secreto', open: 'a la vista de todos' } },
  creatures: { name: 'Criaturas mitológicas', values: { all: 'las 17', none: 'ninguna' } },
};

/** Cyclades in Spanish. */
export const cyclades: GameSentences<View, Event, Command> = {
  name: 'Cyclades',
  optionNames,
  pictureWords: pictureWords(t),
  event: eventSentences(t),
  rejection: refusalSentences(t),
  prompt: prompt(t),
  outlook: outlook(t),
  summary: summary(t),
  round: ({ cycle }) => `ciclo ${cycle}`,
  altText: altText(t),
  boardText: boardText(t),
  course: { gold: 'Oro', metropolises: 'Metrópolis', islands: 'Islas' },
  details: details(t),
  detailText: detailText(t),
  purse: purse(t),
  card: card(t),
  outcome: outcomeSentence(t),
  standing: 'gana quien tiene más Metrópolis, después más islas, después más oro',
  measured: measured(t),
  needs: needs(t),
  reference: creatureReference(t),
  orders: orderSentences(t),
  moveKind: moveKind(t),
  ask: ask(t),
  move: moveLabel(t),
  choice: moveChoice(t),
};
