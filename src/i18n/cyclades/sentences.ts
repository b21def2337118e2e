import type { Command } from '#games/cyclades/commands.ts';
import type { Reason } from '#games/cyclades/computer/reasons.ts';
import type { Event } from '#games/cyclades/events.ts';
import type { Creature, Patron } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { recordOf } from '../keys.ts';
import type { GameSentences } from '../sentences.ts';
import { withSigns } from '../withSigns.ts';
import { boardText } from './boardText.ts';
import { card, purse } from './card.ts';
import { eventSentences, joinedSteps, outcomeSentence } from './events.ts';
import { KEY } from './marked.ts';
import { moveChoice } from './moves/choices.ts';
import { goldLeft, hintReason } from './moves/hints.ts';
import { ask, moveKind, yes } from './moves/kinds.ts';
import { briefLabel, moveLabel } from './moves/labels.ts';
import { lastingMove, moveRisk } from './moves/risks.ts';
import { moveSign } from './moves/signs.ts';
import { measured, needs, progress, seatInShort } from './needs.ts';
import { optionNames } from './optionNames.ts';
import { orderSentences } from './orders/orders.ts';
import type { CycladesText } from './phrases.ts';
import { altText } from './picture.ts';
import { PATRONS, pictureWords } from './pictureWords.ts';
import { details, detailText } from './placeText.ts';
import { isShownBelow, outlook, prompt } from './prompt.ts';
import { creatureReference } from './reference.ts';
import { refusalSentences } from './refusals.ts';
import { summary, tableInShort } from './table.ts';

const isPatron = (key: string): key is Patron => (PATRONS as readonly string[]).includes(key);

/** Returns what a language says about Cyclades. */
export const cycladesSentences = (t: CycladesText): GameSentences<View, Event, Command> => ({
  name: t('game-name'),
  optionNames: optionNames(t),
  event: withSigns(t, eventSentences(t)),
  joined: joinedSteps,
  isKey: ({ type }) => KEY.has(type),
  isShownBelow,
  rejection: refusalSentences(t),
  prompt: prompt(t),
  outlook: withSigns(t, outlook(t)),
  summary: withSigns(t, summary(t)),
  tableInShort: withSigns(t, tableInShort(t)),
  seatInShort: seatInShort(t),
  round: ({ cycle }) => t('game-round', { cycle: String(cycle) }),
  pictureWords: pictureWords(t),
  altText: altText(t),
  boardText: boardText(t),
  course: recordOf(['gold', 'metropolises', 'islands'] as const, (line) => t(`course-${line}`)),
  facts: {
    sides: t('facts-sides'),
    used: t('facts-used'),
    name: (key) => (isPatron(key) ? t('god', { id: key }) : t('creature', { id: key as Creature })),
  },
  details: details(t),
  detailText: detailText(t),
  purse: purse(t),
  card: card(t),
  outcome: outcomeSentence(t),
  standing: t('game-standing'),
  measured: measured(t),
  needs: needs(t),
  progress: progress(t),
  reference: creatureReference(t),
  orders: orderSentences(t),
  moveKind: moveKind(t),
  ask: ask(t),
  move: moveLabel(t),
  sign: moveSign,
  brief: briefLabel(t),
  choiceInFull: () => undefined,
  risk: moveRisk(t),
  lasting: lastingMove(t),
  yes: yes(t),
  hint: (reason, name) => hintReason(t)(reason as Reason, name),
  left: goldLeft(t),
  choice: moveChoice(t),
});
