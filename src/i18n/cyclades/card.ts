import type { SeatView, View } from '#games/cyclades/viewTypes.ts';
import { forViewer, ownFigures } from './creatureTable.ts';
import type { CycladesText } from './phrases.ts';
import { holdings } from './picture.ts';
import { islandsOf } from './standing.ts';

/** Returns what a seat can make offerings with: "You have 7 GP and 1 priest." */
export const purse =
  (t: CycladesText) =>
  (view: View, seat: number): string => {
    const own = view.seats[seat];
    if (own === undefined) return '';
    const { gold = 0, priests } = own;
    const parts = [t('gold', { n: gold }), ...(priests > 0 ? [t('priests', { n: priests, case: 'acc' })] : [])];
    return t('card-purse', { purse: t.all(parts) });
  };

/** A line for things of which there may be none. */
const listed = (items: readonly string[], line: (items: readonly string[]) => string): readonly string[] =>
  items.length === 0 ? [] : [line(items)];

const offeringsOf = (t: CycladesText, { gods }: View, seat: number): readonly string[] =>
  gods.flatMap(({ god, offering, done }) =>
    god !== undefined && offering?.seat === seat && !done ? [t('card-offering', { god, amount: offering.amount })] : [],
  );

const HELD = ['troops', 'fleets', 'priests', 'philosophers', 'metropolises'] as const;

const held = (t: CycladesText, view: View, own: SeatView): string =>
  t.all([
    t('islands', { n: islandsOf(view, own.seat), case: 'acc' }),
    ...HELD.flatMap((what) => (own[what] > 0 ? [t(what, { n: own[what], case: 'acc' })] : [])),
  ]);

/** Returns a seat's private card: its gold first, then what it holds and what creatures cost it; from its own view. */
export const card =
  (t: CycladesText) =>
  (view: View, seat: number): string => {
    const own = view.seats[seat];
    if (own === undefined) return '';
    if (own.eliminated) return t('card-out');
    return [
      t('card-gold', { gold: own.gold ?? 0, cycle: String(view.cycle), income: own.income }),
      ...(view.cycle === 1 ? [`-# ${t('card-abbreviation')}`] : []),
      t('card-holds', { held: held(t, view, own) }),
      ...[holdings(t, view, seat)].filter((places) => places !== ''),
      ...listed(offeringsOf(t, view, seat), (offerings) => t('card-offerings', { offerings: t.all(offerings) })),
      ...listed(ownFigures(t, view, seat), (figures) => t('card-figures', { figures: figures.join(t('table-separator')) })),
      ...listed(forViewer(t, view), (creatures) => t('card-creatures', { creatures: creatures.join(', ') })),
    ].join('\n');
  };
