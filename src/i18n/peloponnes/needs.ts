import { POINTS_PER_INHABITANT } from '#games/peloponnes/data/figures.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import type { NameSeat } from '../sentences.ts';
import type { PeloponnesText } from './phrases.ts';
import { seatInShort } from './summary.ts';

/** "3 more power and 2 inhabitants more": what is missing of both values. */
const lackingOf = (t: PeloponnesText, { worth: { power, population } }: SeatView, target: number): string =>
  t.all([
    ...(power < target ? [t('needs-power', { n: target - power })] : []),
    ...(population < target ? [t('needs-inhabitants', { n: Math.ceil((target - population) / POINTS_PER_INHABITANT) })] : []),
  ]);

const NOTHING = { others: '', count: 0, best: 0, level: 0, target: 0, lacking: '' };

/** What a seat lacks to reach its level, or to lead. */
const standingOf = (t: PeloponnesText, view: View, own: SeatView, name: NameSeat) => {
  const { score } = own.worth;
  if (view.campaign !== undefined) {
    const { level, target } = view.campaign;
    if (score >= target) return { ...NOTHING, standing: 'enough', level } as const;
    return { ...NOTHING, standing: 'short', level, target, lacking: lackingOf(t, own, target) } as const;
  }
  const others = view.seats.filter(({ seat }) => seat !== own.seat);
  if (others.length === 0) return { ...NOTHING, standing: 'alone' } as const;
  const best = Math.max(...others.map(({ worth }) => worth.score));
  if (score > best) return { ...NOTHING, standing: 'leads' } as const;
  const leading = others.filter(({ worth }) => worth.score === best);
  return {
    ...NOTHING,
    standing: score === best ? 'level' : 'behind',
    others: t.all(leading.map(({ seat }) => name(seat))),
    count: leading.length,
    best,
    lacking: lackingOf(t, own, best + 1),
  } as const;
};

/**
 * Returns a seat's two values, of which the lower counts, and what it lacks to lead or to reach its level; empty once the match is
 * over.
 */
export const needsSentence =
  (t: PeloponnesText) =>
  (view: View, seat: number, name: NameSeat): string => {
    const own = view.seats[seat];
    if (own?.civilisation === undefined || view.outcome !== undefined) return '';
    return t('needs', { ...standingOf(t, view, own, name), ...own.worth, seat: name(seat) });
  };

/** Returns what a seat has, and below that what it lacks to lead or to reach its level, without its name. */
export const standingLines =
  (t: PeloponnesText) =>
  (view: View, seat: number, name: NameSeat): readonly string[] => {
    const own = view.seats[seat];
    if (own === undefined) return [];
    const lacking =
      own.civilisation === undefined || view.outcome !== undefined ? '' : t('standing', standingOf(t, view, own, name));
    return [seatInShort(t)(own), ...(lacking === '' ? [] : [lacking])];
  };

/** Returns what counts first if a match is ended in its current state, for each seat. */
export const measuredSentence =
  (t: PeloponnesText) =>
  (view: View, name: NameSeat): string =>
    view.seats
      .toSorted(({ worth: one }, { worth: other }) => other.score - one.score)
      .map(({ seat, worth }) => t('measured-seat', { seat: name(seat), score: worth.score }))
      .join(t('semicolon'));

/** Returns a seat's two values and its score. */
export const progress =
  (t: PeloponnesText) =>
  ({ seats }: View, seat: number): string => {
    const own = seats[seat];
    return own === undefined ? '' : t('worth-in-short', own.worth);
  };
