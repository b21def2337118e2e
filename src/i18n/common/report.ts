import type { CommonText } from '../phrases/commonPhrases.ts';

/** The report after a match. Names are escaped for a post; chances are percentages; `round` is such as "cycle 3". */
export interface ReportSentences {
  /** Over the chart; `match` is `#12`. */
  title(match: string): string;
  /** The title of the chart. */
  readonly chart: string;
  /** The chart in words, a line for each seat. */
  course(seats: readonly { readonly seat: string; readonly chances: readonly number[] }[]): string;
  /** Over the picture of a turning point: where it was, and whose chances changed. */
  turn(number: number, round: string, changes: readonly Change[]): string;
  /** What dice and draws did; `points` of the chance to win. */
  luck(seats: readonly Lucky[], greatest: Lucky & { readonly round: string }): string;
  plans(seats: readonly { readonly seat: string; readonly moves: number; readonly round: string }[]): string;
  /** For whom the others waited; `time` and `longest` are such as "3 days". */
  waits(seats: readonly Awaited[]): string;
}

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

const lines = (...texts: readonly string[]): string => texts.join('\n');

/** Returns what a language says in the report after a match. */
export const reportSentences = (t: CommonText): ReportSentences => ({
  title: (match) => lines(t('report-title', { match }), `-# ${t('report-chances')}`),
  chart: t('report-chart'),
  course: (seats) => lines(...seats.map(({ seat, chances }) => t('report-course', { seat, chances: chances.join(', ') }))),
  turn: (number, round, changes) =>
    lines(
      t('report-turn', { number, round }),
      changes
        .map(({ seat, before, after }) => t('report-change', { seat, before: String(before), after: String(after) }))
        .join(', '),
    ),
  luck: (seats, { seat, points, round }) =>
    lines(
      t('report-luck'),
      ...seats.map((each) => t('report-luck-seat', { seat: each.seat, points: signedPoints(each.points) })),
      `-# ${t('report-luck-greatest', { seat, points: signedPoints(points), round })}`,
    ),
  plans: (seats) => lines(t('report-plans'), ...seats.map((each) => t('report-plan', each))),
  waits: (seats) => lines(t('report-waits'), ...seats.map((each) => t('report-wait', each))),
});
