import { PHILOSOPHERS_FOR_A_METROPOLIS } from '#games/cyclades/data/figures.ts';
import type { SeatView, View } from '#games/cyclades/viewTypes.ts';
import type { NameSeat } from '../sentences.ts';
import type { CycladesText } from './phrases.ts';
import { holdings, inShort } from './picture.ts';
import { hasMetropolisPlace, islandsOf, missingBuildings } from './standing.ts';
import { goods } from './table.ts';

/** Returns what a seat still needs to win, from what lies on the table; empty for a seat that is out, and once the match is over. */
export const needs =
  (t: CycladesText) =>
  (view: View, seat: number, name: NameSeat): string => {
    const own = view.seats[seat];
    if (own === undefined || own.eliminated || view.outcome !== undefined) return '';
    const { metropolises, philosophers: held } = own;
    const standing = { seat: name(seat), metropolises };
    if (metropolises >= view.goal) {
      const isAlone = view.seats.every((other) => other.seat === seat || other.metropolises < view.goal);
      return t('needs-enough', { ...standing, rest: isAlone ? 'none' : view.options.tie });
    }
    if (view.turn?.seat === seat && view.turn.metropolisDue !== undefined)
      return t('needs-founding', { ...standing, goal: view.goal });
    return t('needs-next', {
      ...standing,
      goal: view.goal,
      buildings: t.all(missingBuildings(view, seat).map((building) => t('needs-building', { building }))),
      philosophers: PHILOSOPHERS_FOR_A_METROPOLIS - held,
      held,
      place: hasMetropolisPlace(view, seat) ? 'yes' : 'no',
    });
  };

/** Returns what a seat has, and below that what it lacks, without its name. */
export const seatInShort =
  (t: CycladesText) =>
  (view: View, seat: number): readonly string[] => {
    const own = view.seats[seat];
    if (own === undefined) return [];
    if (own.eliminated) return [t('table-out')];
    const held = [goods(t, { ...own, metropolises: 0 }), holdings(t, view, seat, inShort(t))].filter((part) => part !== '');
    return [held.join(t('table-separator')), ...(view.outcome === undefined ? [lacking(t, view, own)] : [])];
  };

const lacking = (t: CycladesText, view: View, { seat, metropolises, philosophers: held }: SeatView): string => {
  const standing = { metropolises, goal: view.goal };
  if (metropolises >= view.goal) return t('standing-enough', standing);
  if (view.turn?.seat === seat && view.turn.metropolisDue !== undefined) return t('standing-founding', standing);
  return t('standing-next', {
    ...standing,
    buildings: t.all(missingBuildings(view, seat).map((building) => t('needs-building', { building }))),
    philosophers: PHILOSOPHERS_FOR_A_METROPOLIS - held,
    held,
    place: hasMetropolisPlace(view, seat) ? 'yes' : 'no',
  });
};

/**
 * Returns what counts if a match is ended in its current state, for each seat that is not eliminated, from first to last; gold
 * where it may be known.
 */
export const measured =
  (t: CycladesText) =>
  (view: View, name: NameSeat): string =>
    view.seats
      .filter(({ eliminated }) => !eliminated)
      .toSorted(
        (one, other) =>
          other.metropolises - one.metropolises ||
          islandsOf(view, other.seat) - islandsOf(view, one.seat) ||
          (other.gold ?? 0) - (one.gold ?? 0),
      )
      .map(({ seat, metropolises, gold }) => {
        const measures = [
          t('metropolises', { n: metropolises }),
          t('islands', { n: islandsOf(view, seat) }),
          ...(gold === undefined ? [] : [t('gold', { n: gold })]),
        ];
        return t('needs-measured', { seat: name(seat), measures: t.all(measures) });
      })
      .join(t('table-separator'));

/** Returns how far a seat is, in a few words, from its own view. */
export const progress =
  (t: CycladesText) =>
  ({ seats, goal }: View, seat: number): string => {
    const own = seats[seat];
    return own === undefined ? '' : t('progress', { metropolises: own.metropolises, goal, gold: own.gold ?? 0 });
  };
