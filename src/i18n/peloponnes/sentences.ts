import { choiceLabel } from './moves/choices.ts';
import { askSentence, kindLabel } from './moves/kinds.ts';
import { moveLabel } from './moves/labels.ts';
import type { PeloponnesText } from './phrases.ts';
import { tileReference } from './reference.ts';
import { details } from './seatText.ts';

/** Returns what a language says about Peloponnes. */
export const peloponnesSentences = (t: PeloponnesText) => ({
  details,
  reference: tileReference(t),
  moveKind: kindLabel(t),
  ask: askSentence(t),
  move: moveLabel(t),
  choice: choiceLabel(t),
});
