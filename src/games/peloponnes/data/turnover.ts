import type { Draft } from '#engine/draft.ts';
import type { Seat } from '#engine/game.ts';
import type { Event } from '../events.ts';
import { minus, NO_GOODS, named } from '../goods.ts';
import { type Amounts, GOODS, type Goods } from '../types.ts';

/** What a seat gained, and what it spent or lost, apart from what disasters took. */
export type Turnover = Readonly<ReturnType<typeof turnoverIn>>;

/** Returns what an event gave to its seat and took from it: one-time gains of some tiles are negative. Disasters take nothing here. */
const changesBy = (event: Event): readonly Amounts[] => {
  const paid = 'paid' in event && !('disaster' in event) ? [minus(NO_GOODS, event.paid)] : [];
  switch (event.type) {
    case 'GainsTaken':
    case 'IncomeCollected':
      return [event.gains];
    case 'BidPassed':
    case 'BidWithdrawn':
      return [{ coins: event.gained }];
    case 'InhabitantsFed':
      return [...paid, { inhabitants: -event.starved }];
    case 'BuildingFinished':
    case 'BuildingAbandoned':
    case 'DisasterPaid':
      return [...paid, { coins: event.coins ?? 0 }];
    default:
      return paid;
  }
};

/** Returns what a seat gained and spent in these events; a new level of the campaign begins again. */
export const turnoverIn = (events: readonly Event[], seat: Seat) => {
  const from = events.findLastIndex(({ type }) => type === 'LevelBegan');
  const own = events.slice(from + 1).filter((event) => 'seat' in event && event.seat === seat);
  const changes = own.flatMap(changesBy);
  const sum = (sign: 1 | -1): Draft<Goods> => {
    const total = { ...NO_GOODS };
    for (const change of changes) for (const good of GOODS) total[good] += Math.max(0, sign * (change[good] ?? 0));
    return total;
  };
  const [gained, lost] = [sum(1), sum(-1)];
  // An offer that comes back was never spent; luxury goods in it come back as coins.
  for (const event of own) if (event.type === 'BidWithdrawn') lost.coins -= event.coins;
  const back = Math.max(0, -lost.coins);
  return { gained: named({ ...gained, coins: gained.coins + back }), lost: named({ ...lost, coins: lost.coins + back }) };
};
