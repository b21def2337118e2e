import { recordOf } from '../keys.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';
import { timeText } from './statistics.ts';

/** How reliably a player plays. */
export interface RecordFacts {
  /** Absent: no record yet. */
  readonly percent?: number | undefined;
  readonly finished: number;
  readonly left: number;
  /** Whether the player finished matches without other people. */
  readonly playedAlone?: boolean | undefined;
  /** The median of the seconds to an answer. */
  readonly answer?: number | undefined;
  /** What a moderator wrote about the player. */
  readonly note?: string | undefined;
}

const lineText = (t: CommonText, { percent, finished, left, playedAlone, answer }: RecordFacts): string => {
  if (percent === undefined) return t(playedAlone ? 'record-new-alone' : 'record-new');
  const line = t('record-line', { percent, finished });
  const withLeft = left === 0 ? line : t('record-line-left', { line, left });
  return answer === undefined ? withLeft : t('record-line-answer', { line: withLeft, answer: timeText(t, answer) });
};

const noteText = (t: CommonText, { note }: RecordFacts): readonly string[] =>
  note === undefined ? [] : [t('record-note', { text: note })];

/** Returns what a language says about players' records. */
export const recordSentences = (t: CommonText) => ({
  /** One line below a player's name in a lobby. */
  line: (facts: RecordFacts) => [lineText(t, facts), ...noteText(t, facts)].join(' · '),
  /** What players read about their own record, and how it is computed. */
  own: (facts: RecordFacts, isEverywhere: boolean, matches: number, regained: number) =>
    [
      t(isEverywhere ? 'record-own-everywhere' : 'record-own', { line: lineText(t, facts) }),
      ...noteText(t, facts),
      t('record-own-about', { matches, regained }),
    ].join('\n'),
  /** Entries of the settings. */
  scopes: recordOf(['here', 'everywhere'], (scope) => t(`me-record-${scope}`)),
  noteSaved: (mention: string, text: string) => t('server-note-saved', { mention, text }),
  noteDeleted: (mention: string) => t('server-note-deleted', { mention }),
  noteNone: (mention: string) => t('server-note-none', { mention }),
});
