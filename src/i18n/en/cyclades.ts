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
    name: 'Priests with two players',
    values: { sum: 'off the sum of both offerings', each: 'off each offering', one: 'off one offering' },
  },
  stock: {
    name: 'Stock',
    values: { later: '17 philosophers, 18 priests', first: '16 philosophers, 16 priests' },
  },
  apolloMarker: { name: 'Apollo’s marker', values: { any: 'on any island', own: 'on own islands' } },
  tie: { name: 'Tie at the end', values: { gold: 'most gold wins', metropolises: 'most Metropolises, then gold' } },
  gold: { name: 'Gold', values: { secret: 'secret', open: 'open to all' } },
  creatures: { name: 'Mythological creatures', values: { all: 'all 17', none: 'none' } },
};

/** Cyclades in English. */
export const cyclades: GameSentences<View, Event, Command> = {
  name: 'Cyclades',
  optionNames,
  event: eventSentences(t),
  rejection: refusalSentences(t),
  prompt: prompt(t),
  outlook: outlook(t),
  summary: summary(t),
  round: ({ cycle }) => `cycle ${cycle}`,
  pictureWords: pictureWords(t),
  altText: altText(t),
  boardText: boardText(t),
  course: { gold: 'Gold', metropolises: 'Metropolises', islands: 'Islands' },
  details: details(t),
  detailText: detailText(t),
  purse: purse(t),
  card: card(t),
  outcome: outcomeSentence(t),
  standing: 'whoever has the most Metropolises wins, then the most islands, then the most gold',
  measured: measured(t),
  needs: needs(t),
  reference: creatureReference(t),
  orders: orderSentences(t),
  moveKind: moveKind(t),
  ask: ask(t),
  move: moveLabel(t),
  choice: moveChoice(t),
};
