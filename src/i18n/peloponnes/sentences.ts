import type { Command } from '#games/peloponnes/commands.ts';
import type { Reason } from '#games/peloponnes/computer/reasons.ts';
import { CIVILISATION_TILES } from '#games/peloponnes/data/civilisations.ts';
import type { Event } from '#games/peloponnes/events.ts';
import type { Civilisation, OPTIONS } from '#games/peloponnes/types.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { recordOf } from '../keys.ts';
import type { GameSentences, OptionWords } from '../sentences.ts';
import { withSigns } from '../withSigns.ts';
import { boardText, details, detailText } from './boardText.ts';
import { cardLines, purseSentence } from './card.ts';
import { eventSentences } from './events.ts';
import { choiceInFull, choiceLabel } from './moves/choices.ts';
import { bidRisk } from './moves/fate.ts';
import { hintReason } from './moves/hints.ts';
import { askSentence, kindLabel } from './moves/kinds.ts';
import { moveLabel } from './moves/labels.ts';
import { offerLabels } from './moves/offers.ts';
import { moveSign } from './moves/signs.ts';
import { measuredSentence, needsSentence, progress, standingLines } from './needs.ts';
import { orderSentences } from './orders/orders.ts';
import { outcomeSentence } from './outcome.ts';
import { outlookLine } from './outlook.ts';
import type { PeloponnesText } from './phrases.ts';
import { altText } from './picture.ts';
import { pictureWords } from './pictureWords.ts';
import { promptSentence } from './prompt.ts';
import { tileReference } from './reference.ts';
import { refusalSentences } from './refusals.ts';
import { summaryLines } from './summary.ts';

/** Who got or lost which tile, disasters, and the beginning of a round. */
const KEY: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'RoundBegan',
  'LandPlaced',
  'BuildingPaid',
  'BuildingMarked',
  'TileLost',
  'DisasterStruck',
  'LevelEnded',
  'GameEnded',
]);

const optionNames = (t: PeloponnesText): OptionWords<typeof OPTIONS> => ({
  halfCoin: { name: t('option-halfCoin'), values: { on: t('option-halfCoin-on'), off: t('option-halfCoin-off') } },
  feeding: { name: t('option-feeding'), values: { choice: t('option-feeding-choice'), forced: t('option-feeding-forced') } },
  marker: { name: t('option-marker'), values: { lost: t('option-marker-lost'), returned: t('option-marker-returned') } },
  solo: { name: t('option-solo'), values: { single: t('option-solo-single'), campaign: t('option-solo-campaign') } },
});

/** Returns what a language says about Peloponnes. */
export const peloponnesSentences = (t: PeloponnesText): Required<GameSentences<View, Event, Command>> => ({
  name: t('game-name'),
  optionNames: optionNames(t),
  event: withSigns(t, eventSentences(t)),
  joined: () => undefined,
  isKey: ({ type }) => KEY.has(type),
  isShownBelow: ({ type }, view) => type === 'TilesRevealed' && view().phase === 'offers',
  rejection: refusalSentences(t),
  prompt: promptSentence(t),
  outlook: withSigns(t, outlookLine(t)),
  summary: withSigns(t, (view, name) => summaryLines(t)(view, name)),
  tableInShort: withSigns(t, (view, name) => summaryLines(t)(view, name, [])),
  seatInShort: standingLines(t),
  round: ({ round, campaign }: View): string =>
    campaign === undefined ? t('game-round', { round }) : t('game-round-level', { round, level: campaign.level }),
  course: recordOf(['coins', 'population', 'power', 'score'] as const, (line) => t(`course-${line}`)),
  facts: {
    sides: t('facts-sides'),
    used: t('facts-used'),
    name: (key) =>
      Object.hasOwn(CIVILISATION_TILES, key) ? t('civilisation', { id: key as Civilisation }) : t('tile', { tile: key }),
  },
  altText: altText(t),
  boardText: boardText(t),
  details,
  detailText: detailText(t),
  purse: purseSentence(t),
  card: cardLines(t),
  outcome: outcomeSentence(t),
  standing: t('game-standing'),
  measured: measuredSentence(t),
  needs: needsSentence(t),
  progress: progress(t),
  risk: bidRisk(t),
  lasting: () => '',
  yes: () => undefined,
  hint: (reason) => hintReason(t)(reason as Reason),
  left: () => '',
  pictureWords: pictureWords(t),
  reference: tileReference(t),
  orders: orderSentences(t),
  moveKind: kindLabel(t),
  ask: askSentence(t),
  move: moveLabel(t),
  sign: moveSign,
  brief: offerLabels(t).brief,
  choice: choiceLabel(t),
  choiceInFull: choiceInFull(t),
});
