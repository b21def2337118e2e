import type { BaseEvent } from '#engine/game.ts';
import type { CommonText } from './phrases/commonPhrases.ts';

/** What changed on a board, in words: the sentences of the log for those events that its picture marks. */

/** The lines of some of the told events, in order. */
export const linesOf = <Event extends BaseEvent>(
  told: readonly Event[],
  marked: ReadonlySet<Event['type']>,
  tell: (event: Event) => string | undefined,
): readonly string[] => told.flatMap((event) => (marked.has(event.type) ? (tell(event) ?? []) : []));

/** "What changed: Ada builds a port on island 4. …": sentences for a picture's words, which know no bold type. */
export const asSentences = (t: CommonText, lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replaceAll('**', '')).map((line, index) => (index === 0 ? t('changes-first', { line }) : line));

/** Returns these lines as a list under a title; none if there are no lines. */
export const asList = (t: CommonText, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [t('changes-title'), ...lines.map((line) => `- ${line}`)];
