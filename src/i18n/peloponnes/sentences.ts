import { choiceLabel } from './moves/choices.ts';
import { askSentence, kindLabel } from './moves/kinds.ts';
import { moveLabel } from './moves/labels.ts';
import { orderSentences } from './orders/orders.ts';
import { outcomeSentence } from './outcome.ts';
import type { PeloponnesText } from './phrases.ts';
import { tileReference } from './reference.ts';
import { refusalSentences } from './refusals.ts';
import { details } from './seatText.ts';

/** Returns what a language says about Peloponnes. */
export const peloponnesSentences = (t: PeloponnesText) => ({
  rejection: refusalSentences(t),
  details,
  outcome: outcomeSentence(t),
  reference: tileReference(t),
  orders: orderSentences(t),
  moveKind: kindLabel(t),
  ask: askSentence(t),
  move: moveLabel(t),
  choice: choiceLabel(t),
});
