import type { Event } from '#games/peloponnes/events.ts';
import type { State } from '#games/peloponnes/state.ts';
import { type Amounts, CHITS, GOODS, STACKS } from '#games/peloponnes/types.ts';

/**
 * What an event must change on the table, calculated independently of `evolve`: every change of goods is an amount that
 * the event names, every tile is in one place, every chit is counted.
 */

/** Coins on tiles as offers, and the goods of each seat. */
interface Ledger {
  readonly seats: readonly Readonly<Record<string, number>>[];
  readonly offered: number;
}

const ledgerOf = ({ seats, offers, now }: State): Ledger => ({
  seats: seats.map(({ goods }) => ({ ...goods })),
  offered:
    offers.reduce((sum, { coins }) => sum + coins, 0) + (now.phase === 'offers' && now.pushedOut ? now.pushedOut.coins : 0),
});

/** Returns the gains of the event's seat, by good. */
const gainsOf = (event: Event): Amounts => {
  switch (event.type) {
    case 'CivilisationDealt':
    case 'LevelBegan':
      return event.start;
    case 'BidPlaced':
    case 'BuildingPaid':
    case 'BuildingMarked':
    case 'LossSuffered':
      return less(event.paid);
    case 'BidWithdrawn':
      return { coins: event.coins + event.gained };
    case 'BidPassed':
      return { coins: event.gained };
    case 'GainsTaken':
    case 'IncomeCollected':
      return event.gains;
    case 'DisasterPaid':
    case 'BuildingFinished':
      return { ...less(event.paid), coins: (event.coins ?? 0) - (event.paid.coins ?? 0) };
    case 'InhabitantsFed':
      return { ...less(event.paid), inhabitants: -event.starved };
    case 'BuildingAbandoned':
      return { coins: event.coins };
    default:
      return {};
  }
};

const less = (amounts: Amounts): Amounts => Object.fromEntries(Object.entries(amounts).map(([good, amount]) => [good, -amount]));

const faultOfGoods = (was: State, event: Event, is: State): string | undefined => {
  const [before, after] = [ledgerOf(was), ledgerOf(is)];
  const isNew = event.type === 'CivilisationDealt' || event.type === 'LevelBegan';
  for (const [seat, goods] of after.seats.entries()) {
    const own = 'seat' in event && event.seat === seat;
    const had = own && isNew ? {} : (before.seats[seat] ?? {});
    const fault = faultOfSeat(had, own ? gainsOf(event) : {}, goods);
    if (fault !== undefined) return `seat ${seat} has ${fault}`;
  }
  return undefined;
};

const faultOfSeat = (had: Amounts, gains: Amounts, has: Amounts): string | undefined => {
  for (const good of GOODS) {
    const expected = (had[good] ?? 0) + (gains[good] ?? 0);
    if (has[good] !== expected) return `${has[good]} ${good} instead of ${expected}`;
    if (expected < 0) return `${expected} ${good}`;
  }
  return undefined;
};

/** Returns the coins on tiles: plus those of a new offer, less those of a withdrawn one and of a placed tile. */
const faultOfOffers = (was: State, event: Event, is: State): string | undefined => {
  const [before, after] = [ledgerOf(was).offered, ledgerOf(is).offered];
  const settled = was.offers.filter(({ tile }) => 'tile' in event && event.tile === tile);
  const paid = settled.reduce((sum, { coins }) => sum + coins, 0);
  const expected: Partial<Record<Event['type'], number>> = {
    BidPlaced: 'coins' in event ? before + (event.coins ?? 0) - paid : 0,
    BidPushedOut: 'coins' in event ? before + (event.coins ?? 0) : 0,
    BidMoved: before - paid,
    BidWithdrawn: 'coins' in event ? before - (event.coins ?? 0) : 0,
    LandPlaced: before - paid,
    BuildingPaid: before - paid,
    BuildingMarked: before - paid,
    TileLost: before - paid,
  };
  if (event.type === 'RoundBegan' || event.type === 'LevelBegan') return after === 0 ? undefined : 'offers outlive their round';
  const wanted = expected[event.type] ?? before;
  return after === wanted ? undefined : `${after} coins lie on tiles instead of ${wanted}`;
};

const faultOfTiles = ({ seats, stacks, auction, conquest, offers }: State): string | undefined => {
  const places = [...STACKS.flatMap((stack) => stacks[stack]), ...auction, ...conquest];
  const all = [...places, ...seats.flatMap(({ lands, buildings }) => [...lands, ...buildings])];
  if (new Set(all).size !== all.length) return `a tile is in two places: ${all}`;
  if (seats.some(({ buildings, marked }) => marked.some((tile) => !buildings.includes(tile)))) return 'a marker on no building';
  return offers.some(({ tile }) => !auction.includes(tile) && !conquest.includes(tile)) ? 'an offer on no tile' : undefined;
};

const faultOfChits = (was: State, event: Event, is: State): string | undefined => {
  if (event.type === 'LevelBegan') return CHITS.some((chit) => is.chits[chit] !== 0) ? 'chits outlive their level' : undefined;
  const turned = event.type === 'ChitTurned' ? event.chit : undefined;
  const wrong = CHITS.find((chit) => is.chits[chit] !== was.chits[chit] + (chit === turned ? 1 : 0));
  if (wrong) return `${is.chits[wrong]} chits of ${wrong}`;
  return CHITS.some((chit) => is.chits[chit] > (chit === 'blank' ? 1 : 3)) ? 'more chits than there are' : undefined;
};

/** Stores never exceed their limits; goods without room become luxury goods. */
const faultOfStores = ({ seats }: State): string | undefined =>
  seats.some(({ goods }) => goods.wood > 10 || goods.stone > 10 || goods.food > 13) ? 'a store is too full' : undefined;

/** Throws when something changes that the event does not name. */
export const conserved = (was: State, event: Event, is: State): void => {
  if (event.type === 'GameBegan') return;
  const fault =
    faultOfGoods(was, event, is) ??
    faultOfOffers(was, event, is) ??
    faultOfTiles(is) ??
    faultOfChits(was, event, is) ??
    faultOfStores(is);
  if (fault !== undefined) throw new Error(`${fault} after ${JSON.stringify(event)}`);
};
