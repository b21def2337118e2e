import type { View } from '#games/peloponnes/viewTypes.ts';
import { recordOf } from '../keys.ts';
import { cardLines, purseSentence } from './card.ts';
import { eventSentences } from './events.ts';
import { choiceLabel } from './moves/choices.ts';
import { askSentence, kindLabel } from './moves/kinds.ts';
import { moveLabel } from './moves/labels.ts';
import { measuredSentence, needsSentence } from './needs.ts';
import { orderSentences } from './orders/orders.ts';
import { outcomeSentence } from './outcome.ts';
import { outlookLine } from './outlook.ts';
import type { PeloponnesText } from './phrases.ts';
import { pictureWords } from './pictureWords.ts';
import { promptSentence } from './prompt.ts';
import { tileReference } from './reference.ts';
import { refusalSentences } from './refusals.ts';
import { details } from './seatText.ts';
import { summaryLines } from './summary.ts';

/** Returns what a language says about Peloponnes. */
export const peloponnesSentences = (t: PeloponnesText) => ({
  event: eventSentences(t),
  rejection: refusalSentences(t),
  prompt: promptSentence(t),
  outlook: outlookLine(t),
  summary: summaryLines(t),
  round: ({ round, campaign }: View): string =>
    campaign === undefined ? t('game-round', { round }) : t('game-round-level', { round, level: campaign.level }),
  course: recordOf(['coins', 'population', 'power'], (line) => t(`course-${line}`)),
  details,
  purse: purseSentence(t),
  card: cardLines(t),
  outcome: outcomeSentence(t),
  standing: t('game-standing'),
  measured: measuredSentence(t),
  needs: needsSentence(t),
  pictureWords: pictureWords(t),
  reference: tileReference(t),
  orders: orderSentences(t),
  moveKind: kindLabel(t),
  ask: askSentence(t),
  move: moveLabel(t),
  choice: choiceLabel(t),
});
