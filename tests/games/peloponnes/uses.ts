import type { Seat } from '#engine/game.ts';
import { TILES, type Tile, tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Event, EventOf } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import { type State, seatOf } from '#games/peloponnes/state.ts';
import { DISASTERS, type Disaster, GOODS, type TileId } from '#games/peloponnes/types.ts';

/**
 * The uses of the tiles of Peloponnes, and those that occurred in a match, from its events: `B12 won`, `B12 once`. All
 * except the supply symbol count from when the tile was won.
 */

/** Returns all uses of a tile, from its data. */
const usesOf = (tile: Tile): readonly string[] => [
  'won',
  ...(GOODS.some((good) => tile.once[good] !== 0) ? ['once'] : []),
  ...GOODS.filter((good) => tile.income[good] > 0).map((good) => `income ${good}`),
  ...(tile.supply ? ['supply round'] : []),
  ...(tile.ofChoice ? ['choice'] : []),
  ...(tile.half ? ['half coin'] : []),
  ...(tile.freeLands ? ['land without a match'] : []),
  ...(tile.protects ? [`keeps off ${tile.protects}`] : []),
];

/** All uses of all tiles. */
export const ALL_USES: readonly string[] = TILES.flatMap((tile) => usesOf(tile).map((use) => `${tile.id} ${use}`));

/** Each disaster as it may strike. */
export const ALL_STRIKES: readonly string[] = DISASTERS.flatMap((disaster) => [`${disaster} borne`, `${disaster} kept off`]);

/** The uses of tiles in a match, and the disasters that struck. */
export const usesIn = (events: readonly Event[]): ReadonlySet<string> => new Set(usesFrom(peloponnes.initialState(), events));

/** Returns the uses in events that follow a position, each as often as it occurred. */
export const usesFrom = (before: State, events: readonly Event[]): readonly string[] => {
  const uses: string[] = [];
  let state = before;
  for (const event of events) {
    uses.push(...usesBy(state, event));
    state = peloponnes.evolve(state, event);
  }
  return uses;
};

/** Returns the uses that an event shows, from the position before it. */
const usesBy = (state: State, event: Event): readonly string[] => {
  switch (event.type) {
    case 'LandPlaced':
      return [`${event.tile} won`, ...freeLands(state, event)];
    case 'BuildingPaid':
    case 'BuildingMarked':
      return [`${event.tile} won`];
    case 'GainsTaken':
      return [`${event.tile} once`];
    case 'IncomeCollected':
      return incomes(state, event);
    case 'SupplyRoundBegan':
      return event.tile === undefined ? [] : [`${event.tile} supply round`];
    case 'BidPushedOut':
      return halves(state, event);
    case 'DisasterStruck':
      return event.protected.flatMap((seat) => protections(state, seat, event.disaster));
    case 'LossSuffered':
    case 'DisasterPaid':
      return isBorne(event) ? [`${event.disaster} borne`] : [];
    default:
      return [];
  }
};

const owned = (state: State, seat: Seat): readonly Tile[] => {
  const { lands, buildings } = seatOf(state, seat);
  return [...lands, ...buildings].map(tileOf);
};

const named = (tiles: readonly Tile[], use: string): readonly string[] => tiles.map(({ id }) => `${id} ${use}`);

/** A land that has no good in common with the outermost one fits only because of a building. */
const freeLands = (state: State, { seat, tile }: { readonly seat: Seat; readonly tile: TileId }): readonly string[] => {
  const outermost = seatOf(state, seat).lands.at(-1);
  if (outermost === undefined || tileOf(outermost).icons.some((good) => tileOf(tile).icons.includes(good))) return [];
  const leave = owned(state, seat).filter((each) => each.freeLands);
  return named(leave, 'land without a match');
};

const incomes = (state: State, { seat, gains, overflow = 0, chosen = [] }: EventOf<'IncomeCollected'>): readonly string[] => [
  ...owned(state, seat).flatMap(({ id, income }) =>
    GOODS.filter((good) => income[good] > 0 && ((gains[good] ?? 0) > 0 || overflow > 0)).map((good) => `${id} income ${good}`),
  ),
  ...chosen.map(({ tile }) => `${tile} choice`),
];

/** An offer of as many coins as the one it pushed out was higher by half a coin. */
const halves = (state: State, { tile, coins }: EventOf<'BidPushedOut'>): readonly string[] => {
  const higher = state.offers.find((offer) => offer.tile === tile);
  if (higher?.coins !== coins) return [];
  const halved = owned(state, higher.seat).filter(({ half }) => half);
  return named(halved, 'half coin');
};

const protections = (state: State, seat: Seat, disaster: Disaster): readonly string[] => {
  const keeping = owned(state, seat).filter(({ protects }) => protects === disaster);
  return [`${disaster} kept off`, ...named(keeping, `keeps off ${disaster}`)];
};

/** Whether something was asked of the seat. */
const isBorne = (event: EventOf<'LossSuffered' | 'DisasterPaid'>): boolean =>
  event.type === 'DisasterPaid' ? event.kept + event.tiles.length > 0 : Object.keys(event.paid).length > 0;
