import { describe, expect, test } from 'vitest';
import { drawn } from '#games/drawing.ts';
import { buildings, draws, faceUp, from, given, marked, table } from './given.ts';

test('all tiles of a stack that is too small are drawn', () => {
  expect(drawn(['A01', 'A02', 'A03'], 2, draws('A03'))).toEqual(['A03', 'A02']);
  expect(drawn(['A01', 'A02'], 5, draws())).toEqual(['A02', 'A01']);
  expect(drawn(['A01'], 0, draws())).toEqual([]);
  expect(drawn([], 1, draws())).toEqual([]);
});

describe('3 Tiles are revealed', () => {
  const A = ['A01', 'A02', 'A03', 'A04', 'A05'];

  test.each([
    { seats: 2, auction: A.slice(0, 2), conquest: A.slice(2) },
    { seats: 3, auction: A.slice(0, 3), conquest: A.slice(3) },
    { seats: 4, auction: A.slice(0, 4), conquest: A.slice(4) },
    { seats: 5, auction: A, conquest: [] },
  ])('3.1 with $seats seats the auction row has as many tiles', ({ seats, auction, conquest }) => {
    const last = seats - 1;
    const passed = Array.from({ length: last }, (_, seat) => ({ type: 'BidPassed', seat, gained: 3 }) as const);
    given(table(seats), faceUp(['A14'], ['A12']), passed)
      .when({ type: 'PassBid', seat: last }, draws('blank', 'plague', ...A))
      .thenIncludes({ type: 'TilesRevealed', auction, conquest });
  });

  const beforeB = given(table(2, { round: 3, goods: [{ coins: 5, food: 1, inhabitants: 2 }, { coins: 5 }] }), faceUp(['A14']), {
    type: 'BidPassed',
    seat: 0,
    gained: 3,
  });
  const pass = { type: 'PassBid', seat: 1 } as const;

  test('3.2 a supply tile interrupts the reveal immediately', () => {
    beforeB
      .when(pass, draws('blank', 'plague', 'B05', 'B01', 'B02', 'B03', 'B04', 'B06', 'B07', 'B08', 'B09'))
      .thenIncludes(
        { type: 'TilesRevealed', auction: ['B05'], conquest: [] },
        { type: 'SupplyRoundBegan', tile: 'B05' },
        { type: 'InhabitantsFed', seat: 0, paid: { food: 2 }, starved: 0 },
        { type: 'SupplyRoundEnded' },
        { type: 'TilesRevealed', auction: ['B06'], conquest: ['B07', 'B08', 'B09'] },
      );
  });

  test('3.2 the choices of that supply round come before the next tile', () => {
    const interrupted = given(
      table(2, { round: 3, goods: [{ coins: 5, stone: 3 }, { coins: 5 }] }),
      marked(0, 'A14'),
      faceUp(['A12']),
      { type: 'BidPassed', seat: 0, gained: 3 },
    )
      .when(pass, draws('blank', 'plague', 'B01', 'B05', 'B02', 'B03', 'B04'))
      .thenIncludes({ type: 'SupplyRoundBegan', tile: 'B05' }, { type: 'ChoiceAsked', seats: [0] });
    expect(interrupted).toMatchObject({ auction: ['B01', 'B05'], conquest: [], now: { phase: 'finishing' } });
    from(interrupted)
      .when({ type: 'AbandonBuilding', seat: 0, tile: 'A14' }, draws('B07', 'B08', 'B09'))
      .thenExactly([
        { type: 'Chosen', seat: 0, command: { type: 'AbandonBuilding', seat: 0, tile: 'A14' } },
        { type: 'BuildingAbandoned', seat: 0, tile: 'A14', coins: 1 },
        { type: 'SupplyRoundEnded' },
        { type: 'TilesRevealed', auction: [], conquest: ['B07', 'B08', 'B09'] },
        { type: 'StepBegan', step: 'offers' },
      ]);
  });

  test('3.2 a supply tile that is the fifth tile triggers the supply round before the first offer', () => {
    const state = beforeB
      .when(pass, draws('blank', 'plague', 'B01', 'B02', 'B03', 'B04', 'B05'))
      .thenIncludes({ type: 'TilesRevealed', auction: ['B01', 'B02'], conquest: ['B03', 'B04', 'B05'] });
    expect(state.now).toMatchObject({ phase: 'offers' });
    expect(state.seats[0]?.goods.food).toBe(1 + 2 - 2);
  });

  test('3.2 the other supply tile is C04, and no other interrupts', () => {
    given(table(2, { round: 6 }), faceUp(['B14']), { type: 'BidPassed', seat: 0, gained: 3 })
      .when(pass, draws('blank', 'plague', 'C04', 'C01', 'C02', 'C03', 'C05', 'C01', 'C02', 'C03', 'C05'))
      .thenIncludes({ type: 'SupplyRoundBegan', tile: 'C04' });
    given(table(2, { round: 6 }), faceUp(['B14']), { type: 'BidPassed', seat: 0, gained: 3 })
      .when(pass, draws('blank', 'plague', 'C10', 'C01', 'C02', 'C03', 'C05'))
      .thenWithout('SupplyRoundBegan');
  });

  test('3.3 a supply tile may be bought, in the conquest row too', () => {
    const state = given(table(2, { round: 4 }), faceUp(['B01', 'B02'], ['B05', 'B03', 'B04'])).legal(0);
    expect(state).toContainEqual({ type: 'PlaceBid', seat: 0, tile: 'B05', coins: 8 });
  });

  test('3.4 a tile that nobody took never comes again', () => {
    const state = given(table(2, { round: 2 }), faceUp(['A01', 'A02'], ['A03', 'A04', 'A05']), buildings(0, 'A14'), {
      type: 'BidPassed',
      seat: 0,
      gained: 3,
    })
      .when(pass)
      .thenAccepted();
    expect([...state.auction, ...state.conquest].filter((tile) => A.includes(tile))).toEqual([]);
    expect(state.stacks.A).toHaveLength(5);
  });
});
