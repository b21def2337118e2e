import { describe, expect, test } from 'vitest';
import type { Command } from '#games/peloponnes/commands.ts';
import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { Amounts, Civilisation, TileId } from '#games/peloponnes/types.ts';
import { bid, buildings, faceUp, from, type Given, given, goodsOf, lands, marked, table } from './given.ts';

const pay = (tile: TileId): Command => ({ type: 'PayBuilding', seat: 0, tile });
const mark = (tile: TileId): Command => ({ type: 'MarkBuilding', seat: 0, tile });
const forgo = (tile: TileId): Command => ({ type: 'ForgoTile', seat: 0, tile });

/** Seat 0 has offered the printed minimum and has these goods left; the other seat has not passed yet. */
const won = (tile: TileId, goods: Amounts, had: readonly Event[] = []): Given => {
  const least = TILES.find(({ id }) => id === tile)?.least ?? 0;
  const before = { ...goods, coins: (goods.coins ?? 0) + least };
  return given(table(2, { goods: [before, { coins: 9 }] }), had, faceUp([tile]), bid(0, tile, least));
};

/** As above, and the other seat has passed. */
const asked = (tile: TileId, goods: Amounts, had: readonly Event[] = []): Given =>
  from(
    won(tile, goods, had)
      .when({ type: 'PassBid', seat: 1 })
      .thenIncludes({ type: 'ChoiceAsked', seats: [0] }),
  );

const settledBy = (tile: TileId, goods: Amounts, had: readonly Event[] = []) =>
  won(tile, goods, had).when({ type: 'PassBid', seat: 1 });

describe('5 Tiles join civilisations', () => {
  test('5.1 a building is paid with wood and stone, and becomes the outermost one', () => {
    const state = asked('C06', { coins: 2, wood: 5, stone: 4 }, buildings(0, 'A14'))
      .when(pay('C06'))
      .thenIncludes({ type: 'BuildingPaid', seat: 0, tile: 'C06', paid: { wood: 3, stone: 3 } });
    expect(state.seats[0]).toMatchObject({ buildings: ['A14', 'C06'], marked: [] });
    expect(goodsOf(state, 0)).toMatchObject({ wood: 2, stone: 4 - 3 + 1 });
  });

  test('5.1 a building may be marked with a coin instead', () => {
    const state = asked('A14', { coins: 2, stone: 4 })
      .when(mark('A14'))
      .thenIncludes({ type: 'BuildingMarked', seat: 0, tile: 'A14', paid: { coins: 1 } });
    expect(state.seats[0]).toMatchObject({ buildings: ['A14'], marked: ['A14'] });
  });

  test('5.2 luxury goods replace exactly what is missing', () => {
    asked('A15', { coins: 1, wood: 4, stone: 1, luxury: 5 })
      .when(pay('A15'))
      .thenIncludes({ type: 'BuildingPaid', seat: 0, tile: 'A15', paid: { wood: 1, stone: 1, luxury: 4 } });
  });

  test('5.2 a building may be paid or marked, and nothing else', () => {
    expect(asked('A14', { coins: 1, stone: 1, luxury: 9 }).legal(0)).toEqual([pay('A14'), mark('A14')]);
  });

  test('5.2 a building that cannot be paid is marked automatically', () => {
    settledBy('A15', { coins: 1, wood: 1, stone: 2, luxury: 1 }).thenIncludes({
      type: 'BuildingMarked',
      seat: 0,
      tile: 'A15',
      paid: { coins: 1 },
    });
  });

  test('5.3 a building that can be paid or marked without luxury goods cannot be forgone', () => {
    asked('A14', { stone: 1, luxury: 2 }).when(forgo('A14')).thenRejected('tileNotForgoable', { tile: 'A14' });
    asked('A14', { coins: 1, luxury: 2 }).when(forgo('A14')).thenRejected('tileNotForgoable', { tile: 'A14' });
    expect(asked('A14', { stone: 1, luxury: 2 }).legal(0)).toEqual([pay('A14'), mark('A14')]);
    expect(asked('A14', { coins: 1, luxury: 2 }).legal(0)).toEqual([pay('A14'), mark('A14')]);
  });

  test('5.3 a building may be forgone when paying and marking both take luxury goods', () => {
    const position = asked('A14', { luxury: 2 });
    expect(position.legal(0)).toEqual([pay('A14'), mark('A14'), forgo('A14')]);
    position.when(forgo('A14')).thenFirst([
      { type: 'Chosen', seat: 0, command: forgo('A14') as never },
      { type: 'TileLost', seat: 0, tile: 'A14', why: 'forgone' },
      { type: 'StepBegan', step: 'income' },
    ]);
    expect(asked('A15', { wood: 1, stone: 2, luxury: 2 }).legal(0)).toEqual([pay('A15'), mark('A15'), forgo('A15')]);
    expect(asked('A15', { wood: 1, stone: 1, luxury: 2 }).legal(0)).toEqual([mark('A15'), forgo('A15')]);
    asked('A15', { wood: 1, stone: 1, luxury: 2 })
      .when(forgo('A15'))
      .thenIncludes({ type: 'TileLost', seat: 0, tile: 'A15', why: 'forgone' });
  });

  test('5.3 a building is lost when neither paying nor marking is possible', () => {
    const state = settledBy('A15', { wood: 9, stone: 2, luxury: 1 }).thenIncludes({
      type: 'TileLost',
      seat: 0,
      tile: 'A15',
      why: 'notPayable',
    });
    expect(state.seats[0]?.buildings).toEqual([]);
    expect(goodsOf(state, 0)).toMatchObject({ inhabitants: 0, luxury: 1 });
  });

  test('5.3 a way that is not possible is refused', () => {
    const position = asked('A15', { coins: 1, wood: 1, stone: 1, luxury: 4 });
    position.when(pay('A14')).thenRejected('notThisTile', { tile: 'A14', tiles: ['A15'] });
    asked('A15', { wood: 1, stone: 1, luxury: 2 })
      .when(pay('A15'))
      .thenRejected('buildingUnpayable', { tile: 'A15', needed: 4, has: 2 });
    const other = given(
      table(2, { goods: [{ coins: 3 }, { coins: 9, wood: 9, stone: 9 }] }),
      faceUp(['A14', 'A12']),
      bid(0, 'A14', 3),
    );
    const both = from(other.when({ type: 'PlaceBid', seat: 1, tile: 'A12', coins: 1 }).thenAccepted());
    both.when(mark('A14')).thenRejected('notYourTurn', { active: [1] });
    both.when({ type: 'MarkBuilding', seat: 1, tile: 'A14' }).thenRejected('notThisTile', { tile: 'A14', tiles: ['A12'] });
  });

  test('5.4 a marked building brings its gains and income immediately, and counts', () => {
    const state = asked('A13', { coins: 1, wood: 3 })
      .when(mark('A13'))
      .thenIncludes(
        { type: 'GainsTaken', seat: 0, tile: 'A13', gains: { inhabitants: 3 } },
        { type: 'IncomeCollected', seat: 0, gains: { coins: 2, food: 3 } },
      );
    expect(peloponnes.view(state, 0).seats[0]).toMatchObject({ half: true, worth: { power: 3 } });
  });

  test('5.4 a marked building is not paid before a supply round', () => {
    const position = asked('A14', { coins: 1, stone: 2 }, marked(0, 'A12'));
    position.when(pay('A12')).thenRejected('notThisTile', { tile: 'A12', tiles: ['A14'] });
    expect(position.when(mark('A14')).thenAccepted().seats[0]?.marked).toEqual(['A12', 'A14']);
  });

  test('5.5 luxury goods pay for the marker only when the seat has no coin', () => {
    asked('A15', { coins: 1, wood: 9, stone: 9, luxury: 6 })
      .when(mark('A15'))
      .thenIncludes({ type: 'BuildingMarked', seat: 0, tile: 'A15', paid: { coins: 1 } });
    asked('A15', { wood: 9, stone: 9, luxury: 6 })
      .when(mark('A15'))
      .thenIncludes({ type: 'BuildingMarked', seat: 0, tile: 'A15', paid: { luxury: 2 } });
  });

  test('5.5 a building cannot be marked without a coin or luxury goods', () => {
    settledBy('A15', { wood: 9, stone: 9, luxury: 1 }).thenIncludes({
      type: 'BuildingPaid',
      seat: 0,
      tile: 'A15',
      paid: { wood: 1, stone: 3 },
    });
    const position = given(
      table(2, { goods: [{ stone: 1, luxury: 1 }] }),
      faceUp(['A14']),
      bid(0, 'A14', 0),
      { type: 'OrderSettled', order: [0, 1] },
      { type: 'ChoiceAsked', seats: [0] },
    );
    position.when(mark('A14')).thenRejected('markerUnpayable', {});
    expect(position.legal(0)).toEqual([pay('A14')]);
  });

  test.each([
    { outermost: 'A01', tile: 'A02', common: 'stone' },
    { outermost: 'A06', tile: 'A05', common: 'food' },
    { outermost: 'A07', tile: 'A04', common: 'wood' },
  ])('5.6 $tile fits next to $outermost because of its $common', ({ outermost, tile }) => {
    const state = settledBy(tile, {}, lands(0, outermost)).thenIncludes({ type: 'LandPlaced', seat: 0, tile });
    expect(state.seats[0]?.lands).toEqual([outermost, tile]);
  });

  test('5.6 the first land always fits', () => {
    settledBy('A05', {}).thenIncludes({ type: 'LandPlaced', seat: 0, tile: 'A05' });
  });

  test('5.6 neither the picture nor any land but the outermost matters', () => {
    settledBy('A03', {}, lands(0, 'A10')).thenIncludes({ type: 'TileLost', seat: 0, tile: 'A03', why: 'noMatch' });
    settledBy('A01', {}, lands(0, 'A02', 'A05')).thenIncludes({ type: 'TileLost', seat: 0, tile: 'A01', why: 'noMatch' });
  });

  test.each([
    ['paid', buildings(0, 'A11')],
    ['marked', marked(0, 'A11')],
  ])('5.7 any land fits with the Barracks, %s', (_, barracks) => {
    settledBy('A01', {}, [...lands(0, 'A05'), ...barracks]).thenIncludes({ type: 'LandPlaced', seat: 0, tile: 'A01' });
  });

  test('5.8 a land that does not fit is lost, and brings nothing', () => {
    const state = settledBy('A03', { coins: 2 }, lands(0, 'A05')).thenIncludes({
      type: 'TileLost',
      seat: 0,
      tile: 'A03',
      why: 'noMatch',
    });
    expect(goodsOf(state, 0)).toMatchObject({ coins: 2 + 1, stone: 0, inhabitants: 0 });
    expect(state.seats[0]?.lands).toEqual(['A05']);
  });

  test('5.9 the next land is compared with the outermost remaining one', () => {
    const gone: Event = { type: 'DisasterPaid', seat: 0, disaster: 'tempest', tiles: ['A05'], kept: 1, paid: {} };
    settledBy('A02', {}, [...lands(0, 'A01', 'A05'), gone]).thenIncludes({ type: 'LandPlaced', seat: 0, tile: 'A02' });
    const all: Event = { type: 'DisasterPaid', seat: 0, disaster: 'tempest', tiles: ['A05'], kept: 0, paid: {} };
    settledBy('A01', {}, [...lands(0, 'A05'), all]).thenIncludes({ type: 'LandPlaced', seat: 0, tile: 'A01' });
  });

  test('5.9 lands already placed are not compared again', () => {
    const gone: Event = { type: 'DisasterPaid', seat: 0, disaster: 'tempest', tiles: ['A02'], kept: 2, paid: {} };
    const state = settledBy('A06', {}, [...lands(0, 'A01', 'A02', 'A07'), gone]).thenIncludes({
      type: 'LandPlaced',
      seat: 0,
      tile: 'A06',
    });
    expect(state.seats[0]?.lands).toEqual(['A01', 'A07', 'A06']);
  });
});

/** Both pass, and seat 0 collects the income of these lands. */
const collecting = (goods: Amounts, tiles: readonly TileId[], civilisation: Civilisation) =>
  given(
    table(2, { goods: [goods, { coins: 9 }], civilisations: [civilisation, 'patras'] }),
    lands(0, ...tiles),
    faceUp(['A14']),
    { type: 'BidPassed', seat: 0, gained: 0 },
  ).when({ type: 'PassBid', seat: 1 });

describe('6 One-time gains and stores', () => {
  test('6.1 a tile brings its one-time gain immediately', () => {
    settledBy('A03', {}).thenFirst([
      { type: 'BidPassed', seat: 1, gained: 3 },
      { type: 'OrderSettled', order: [0, 1] },
      { type: 'LandPlaced', seat: 0, tile: 'A03' },
      { type: 'GainsTaken', seat: 0, tile: 'A03', gains: { coins: 5, inhabitants: 1 } },
    ]);
    asked('B03', { coins: 1, wood: 2, stone: 3 })
      .when(pay('B03'))
      .thenIncludes({ type: 'GainsTaken', seat: 0, tile: 'B03', gains: { luxury: 3, inhabitants: 3 } });
    settledBy('A05', {}).thenWithout('GainsTaken');
  });

  test('6.1 gains remain when the tile is lost', () => {
    const state = settledBy('A03', {}).thenAccepted();
    const gone: Event = { type: 'DisasterPaid', seat: 0, disaster: 'tempest', tiles: ['A03'], kept: 0, paid: {} };
    expect(peloponnes.evolve(state, gone).seats[0]?.goods).toEqual(state.seats[0]?.goods);
  });

  test('6.1 the coins gained by the Barracks cannot mark it', () => {
    settledBy('A11', { wood: 1, stone: 1, inhabitants: 5 }).thenIncludes({
      type: 'TileLost',
      seat: 0,
      tile: 'A11',
      why: 'notPayable',
    });
    settledBy('A11', { coins: 1, inhabitants: 5 }).thenIncludes(
      { type: 'BuildingMarked', seat: 0, tile: 'A11', paid: { coins: 1 } },
      { type: 'GainsTaken', seat: 0, tile: 'A11', gains: { coins: 4, inhabitants: -2 } },
    );
  });

  test('6.2 4 wood added to 8 give 10 and 2 luxury goods, as in the example of the rulebook', () => {
    const state = collecting({ wood: 8 }, ['A07', 'A10', 'A04'], 'messene').thenIncludes({
      type: 'IncomeCollected',
      seat: 0,
      gains: { coins: 1, wood: 2, stone: 1, food: 2, luxury: 4 },
      overflow: 4,
    });
    expect(goodsOf(state, 0)).toMatchObject({ wood: 10, luxury: 4 });
    collecting({ wood: 8 }, ['A08', 'A09'], 'messene').thenIncludes({
      type: 'IncomeCollected',
      seat: 0,
      gains: { coins: 1, wood: 2, food: 4, luxury: 2 },
      overflow: 2,
    });
  });

  test.each([
    { good: 'wood', room: 10 },
    { good: 'stone', room: 10 },
    { good: 'food', room: 13 },
  ] as const)('6.2 the store holds $room $good', ({ good, room }) => {
    const land = { wood: 'A07', stone: 'A01', food: 'A05' }[good];
    const at = (held: number) => collecting({ [good]: held }, [land], 'arkadia').thenAccepted();
    expect(goodsOf(at(room - 3), 0)).toMatchObject({ [good]: room, luxury: 0 });
    expect(goodsOf(at(room - 2), 0)).toMatchObject({ [good]: room, luxury: 1 });
    expect(goodsOf(at(room), 0)).toMatchObject({ [good]: room, luxury: 3 });
    const [one] = collecting({ [good]: room - 2 }, [land], 'arkadia').thenTold('IncomeCollected', 0);
    expect(one).toMatchObject({ gains: { [good]: 2, luxury: 1 }, overflow: 1 });
  });

  test('6.2 one-time gains overflow too', () => {
    asked('B12', { coins: 1, wood: 3, food: 11 })
      .when(pay('B12'))
      .thenIncludes({ type: 'GainsTaken', seat: 0, tile: 'B12', gains: { food: 2, luxury: 1 }, overflow: 1 });
  });

  test('6.3 inhabitants never fall below 0', () => {
    settledBy('A11', { coins: 1, inhabitants: 1 }).thenIncludes({
      type: 'GainsTaken',
      seat: 0,
      tile: 'A11',
      gains: { coins: 4, inhabitants: -1 },
    });
    const state = settledBy('C10', { coins: 1 }).thenWithout('GainsTaken');
    expect(goodsOf(state, 0)).toMatchObject({ inhabitants: 0 });
  });
});
