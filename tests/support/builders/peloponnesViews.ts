import { TILE_IDS, tileOf } from '#games/peloponnes/data/tiles.ts';
import { CIVILISATIONS, OPTIONS, type TileId } from '#games/peloponnes/types.ts';
import type { RowTileView, SeatView, View } from '#games/peloponnes/viewTypes.ts';

/** Views of Peloponnes made by hand, for code that only reads views. Legal play need not lead to them. */
const TILES_OF_A_MATCH = 8;
const PLACES = 5;

const rowTile = (tile: TileId, extra: number): RowTileView => ({ tile, least: tileOf(tile).least + extra, fixed: extra > 0 });

const startingSeat = (seat: number): SeatView => ({
  seat,
  civilisation: CIVILISATIONS[seat] ?? 'argos',
  goods: { coins: 7, wood: 0, stone: 3, food: 0, luxury: 0, inhabitants: 2 },
  lands: [],
  buildings: [],
  income: { coins: 1, food: 2 },
  incomeChoices: [],
  protectedFrom: [],
  half: false,
  worth: { power: 2, population: 6, score: 2 },
});

/** The table when the first tiles have been turned up. */
export const firstRound = (seats: number): View => {
  const order = Array.from({ length: seats }, (_, index) => (index + 1) % seats);
  const auction = seats === 1 ? PLACES : seats;
  const revealed = ['A15', 'A03', 'A06', 'A14', 'A01'].slice(0, PLACES);
  return {
    viewer: 'spectator',
    options: { halfCoin: OPTIONS.halfCoin[0], feeding: OPTIONS.feeding[0], marker: OPTIONS.marker[0], solo: OPTIONS.solo[0] },
    round: 1,
    phase: 'offers',
    active: order.slice(0, 1),
    seats: order.map((_, seat) => startingSeat(seat)),
    order,
    queue: order,
    auction: revealed.slice(0, auction).map((tile) => rowTile(tile, 0)),
    conquest: revealed.slice(auction).map((tile) => rowTile(tile, 3)),
    stacks: { A: 10, B: 15, C: 10 },
    chits: { earthquake: 0, drought: 0, plague: 0, tempest: 0, decline: 0, blank: 0 },
    asked: [],
    chosen: [],
    own: [],
  };
};

/** Tiles of a seat at the end of a match: every fifth of all tiles, so that five seats have all forty. */
const ownTiles = (seat: number, kind: 'land' | 'building'): readonly TileId[] =>
  Array.from({ length: TILES_OF_A_MATCH }, (_, index) => TILE_IDS[(index * PLACES + seat) % TILE_IDS.length] ?? '').filter(
    (tile) => tileOf(tile).kind === kind,
  );

const crowdedSeat = (seat: number): SeatView => ({
  seat,
  civilisation: CIVILISATIONS[(seat + 2) % CIVILISATIONS.length] ?? 'argos',
  goods: { coins: 128 - 27 * seat, wood: 10, stone: 10 - seat, food: 13, luxury: 24 - 5 * seat, inhabitants: 21 - 3 * seat },
  lands: ownTiles(seat, 'land'),
  buildings: ownTiles(seat, 'building').map((tile, index) => ({ tile, marked: index % 2 === 1 })),
  income: { coins: 5, wood: 12 - seat, stone: 10, food: 11, luxury: 6, inhabitants: 1 },
  incomeChoices: [],
  protectedFrom: ['plague'],
  half: seat % 2 === 0,
  worth: { power: 68 - seat, population: 63 - 9 * seat, score: Math.min(68 - seat, 63 - 9 * seat) },
});

/** The fullest possible table: eight tiles per seat, full stores, an offer on every tile, a displaced seat, and disasters about to strike. */
export const lastRound = (seats: number): View => {
  const start = firstRound(seats);
  const late = ['C06', 'B03', 'C04', 'A15', 'C10'];
  const auction = start.auction.length;
  const offered = (row: RowTileView, index: number): RowTileView => ({
    ...row,
    offer: { seat: index % seats, coins: 18 - index, half: index % 2 === 0 },
  });
  return {
    ...start,
    round: 8,
    active: [seats - 1],
    seats: start.seats.map(({ seat }) => crowdedSeat(seat)),
    queue: start.order.slice(2).filter((seat) => seat !== seats - 1),
    pushedOut: { seat: seats - 1, tile: 'C10', coins: 14 },
    auction: late.slice(0, auction).map((tile, index) => offered(rowTile(tile, 0), index)),
    conquest: late.slice(auction).map((tile, index) => offered(rowTile(tile, 3), auction + index)),
    stacks: { A: 0, B: 0, C: 0 },
    chits: { earthquake: 3, drought: 2, plague: 3, tempest: 2, decline: 1, blank: 1 },
  };
};

/** The fullest table without offers. */
export const betweenOffers = (seats: number, changes: Partial<View>): View => {
  const { pushedOut: _pushedOut, ...view } = lastRound(seats);
  return { ...view, queue: [], active: [], ...changes };
};
