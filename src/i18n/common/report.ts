import type { CommonText } from '../phrases/commonPhrases.ts';

interface Change {
  readonly seat: string;
  readonly before: number;
  readonly after: number;
}

interface Lucky {
  readonly seat: string;
  readonly points: number;
}

interface Awaited {
  readonly seat: string;
  readonly time: string;
  readonly longest: string;
  readonly round: string;
}

/** Returns points with their sign. */
const signedPoints = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

const changed = (t: CommonText, changes: readonly Change[]): string =>
  changes.map(({ seat, before, after }) => t('report-change', { seat, before: String(before), after: String(after) })).join(', ');

const lines = (...texts: readonly string[]): string => texts.join('\n');

/**
 * Returns what a language says in the report after a match. Names are escaped for a post; chances are percentages; `round` is such as
 * "cycle 3".
 */
export const reportSentences = (t: CommonText) => ({
  /** Over the chart; `match` is `#12`. */
  title: (match: string) => lines(t('report-title', { match }), `-# ${t('report-chances')}`),
  /** The title of the chart. */
  chart: t('report-chart'),
  /** The chart in words, a line for each seat. */
  course: (seats: readonly { readonly seat: string; readonly chances: readonly number[] }[]) =>
    lines(...seats.map(({ seat, chances }) => t('report-course', { seat, chances: chances.join(', ') }))),
  /** Under the title of a chart on which turning points have numbers, and each of them in words. */
  marks: t('report-marks'),
  mark: (number: number, round: string, changes: readonly Change[]) =>
    t('report-mark', { number, round, changes: changed(t, changes) }),
  /** Over the picture of a turning point: where it was, and whose chances changed. */
  turn: (number: number, round: string, changes: readonly Change[]) =>
    lines(t('report-turn', { number, round }), changed(t, changes)),
  /** What dice and draws did; `points` of the chance to win. */
  luck: (seats: readonly Lucky[], { seat, points, round }: Lucky & { readonly round: string }) =>
    lines(
      t('report-luck'),
      ...seats.map((each) => t('report-luck-seat', { seat: each.seat, points: signedPoints(each.points) })),
      `-# ${t('report-luck-greatest', { seat, points: signedPoints(points), round })}`,
    ),
  plans: (seats: readonly { readonly seat: string; readonly moves: number; readonly round: string }[]) =>
    lines(t('report-plans'), ...seats.map((each) => t('report-plan', each))),
  /** For whom the others waited; `time` and `longest` are such as "3 days". */
  waits: (seats: readonly Awaited[]) => lines(t('report-waits'), ...seats.map((each) => t('report-wait', each))),
});
