import { describe, expect, test } from 'vitest';
import type { Command } from '#games/peloponnes/commands.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { type Amounts, CIVILISATIONS, type Civilisation, type IncomeChoice, type TileId } from '#games/peloponnes/types.ts';
import { buildings, faceUp, from, type Given, given, lands, marked, table } from './given.ts';

/** Seat 1 has to pass, and then the income comes. */
const beforeIncome = (civilisation: Civilisation, goods: Amounts, had: readonly Event[] = []): Given => {
  const other = civilisation === 'patras' ? 'argos' : 'patras';
  return given(table(2, { goods: [goods, { coins: 9 }], civilisations: [civilisation, other] }), had, faceUp(['A14']), {
    type: 'BidPassed',
    seat: 0,
    gained: 0,
  });
};

const pass: Command = { type: 'PassBid', seat: 1 };
/** Returns the income of seat 0 after seat 1 has passed. */
const incomeOf = (position: Given): Amounts => {
  const [event] = position.when(pass).thenTold('IncomeCollected', 0);
  return event?.type === 'IncomeCollected' ? event.gains : {};
};
const choose = (tile: TileId, good: IncomeChoice): Command => ({ type: 'ChooseIncome', seat: 0, tile, good });
const collected = (gains: Amounts): Event => ({ type: 'IncomeCollected', seat: 0, gains });

const INCOMES: Readonly<Record<Civilisation, Amounts>> = {
  messene: { food: 2 },
  patras: { wood: 1, food: 1 },
  arkadia: { inhabitants: 1 },
  korinth: { food: 1 },
  sparta: { wood: 1 },
  pylos: { stone: 1 },
  argos: { wood: 1, stone: 1 },
};

describe('7 Income', () => {
  test.each(CIVILISATIONS)('7.1 %s brings its own income', (civilisation) => {
    beforeIncome(civilisation, {})
      .when(pass)
      .thenIncludes(collected({ coins: 1, ...INCOMES[civilisation] }));
  });

  test('7.1 lands and buildings bring their income, marked ones included', () => {
    beforeIncome('sparta', {}, [...lands(0, 'A06', 'A05'), ...buildings(0, 'B13'), ...marked(0, 'C09')])
      .when(pass)
      .thenIncludes(collected({ coins: 1, wood: 2, stone: 3, food: 6 }));
  });

  test.each([
    [0, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [7, 3],
    [8, 4],
    [11, 5],
    [13, 5],
    [14, 5],
    [40, 5],
  ])('7.2 %i inhabitants earn %i coins', (inhabitants, coins) => {
    expect(incomeOf(beforeIncome('sparta', { inhabitants }))).toMatchObject({ coins });
  });

  test('7.2 ten inhabitants earn 4 coins, as in the example of the rulebook', () => {
    beforeIncome('sparta', { inhabitants: 10 })
      .when(pass)
      .thenIncludes(collected({ coins: 4, wood: 1 }));
  });

  test.each([
    [13, 0],
    [14, 2],
    [16, 2],
    [17, 4],
    [19, 4],
    [20, 6],
    [33, 6],
  ])('7.3 %i inhabitants bring %i luxury goods', (inhabitants, luxury) => {
    expect(incomeOf(beforeIncome('sparta', { inhabitants })).luxury ?? 0).toBe(luxury);
  });

  test.each([
    [4, 3],
    [13, 5],
  ])('7.4 with %i inhabitants the new one of Arkadia already counts for coins', (inhabitants, coins) => {
    const luxury = inhabitants === 13 ? { luxury: 2 } : {};
    expect(incomeOf(beforeIncome('arkadia', { inhabitants }))).toEqual({ coins, inhabitants: 1, ...luxury });
  });

  test('7.5 an income is added up first, and then limited by the stores', () => {
    beforeIncome('sparta', { wood: 8, stone: 9, food: 12 }, lands(0, 'A07', 'A02', 'A06'))
      .when(pass)
      .thenIncludes({ ...collected({ coins: 1, wood: 2, stone: 1, food: 1, luxury: 5 }), overflow: 5 } as Event);
  });

  const withPort = from(beforeIncome('sparta', { wood: 10 }, buildings(0, 'A15')).when(pass).thenAccepted());

  test.each([
    { good: 'food', gains: { coins: 1, food: 1, luxury: 1 } },
    { good: 'wood', gains: { coins: 1, luxury: 2 } },
    { good: 'stone', gains: { coins: 1, stone: 1, luxury: 1 } },
    { good: 'coins', gains: { coins: 2, luxury: 1 } },
  ] as const)('7.6 the Port brings $good by choice', ({ good, gains }) => {
    expect(withPort.legal(0)).toContainEqual(choose('A15', good));
    const [told] = withPort.when(choose('A15', good)).thenTold('IncomeCollected', 0);
    expect(told).toMatchObject({ gains, chosen: [{ tile: 'A15', good }] });
  });

  test('7.6 a seat may choose a good whose store is full', () => {
    withPort.when(choose('A15', 'wood')).thenFirst([
      { type: 'Chosen', seat: 0, command: choose('A15', 'wood') as never },
      { type: 'IncomeCollected', seat: 0, gains: { coins: 1, luxury: 2 }, overflow: 2, chosen: [{ tile: 'A15', good: 'wood' }] },
    ]);
  });

  test('7.6 the seat chooses once a round for Port and for Temple of Apollo, in any order', () => {
    const both = from(
      beforeIncome('sparta', { coins: 20 }, [...buildings(0, 'A15'), ...marked(0, 'B15')])
        .when(pass)
        .thenAccepted(),
    );
    expect(both.legal(0)).toHaveLength(8);
    const one = from(
      both.when(choose('B15', 'stone')).thenExactly([{ type: 'ChoiceNoted', seat: 0, command: choose('B15', 'stone') as never }]),
    );
    one.when(choose('B15', 'stone')).thenRejected('notThisTile', { tile: 'B15', tiles: ['A15'] });
    expect(one.legal(0)).toHaveLength(4);
    const next = one.when(choose('A15', 'stone')).thenIncludes({
      type: 'IncomeCollected',
      seat: 0,
      gains: { coins: 1, wood: 1, stone: 2 },
      chosen: [
        { tile: 'B15', good: 'stone' },
        { tile: 'A15', good: 'stone' },
      ],
    });
    expect(next.now.phase).toBe('offers');
    const passed = from(next).when({ type: 'PassBid', seat: 0 }).thenAccepted();
    from(passed)
      .when(pass)
      .thenIncludes({ type: 'ChoiceAsked', seats: [0] });
  });

  test('7.6 no other tile has an income of choice', () => {
    withPort.when(choose('A14', 'food')).thenRejected('notThisTile', { tile: 'A14', tiles: ['A15'] });
    beforeIncome('sparta', {}, buildings(0, 'A14', 'B01', 'C07'))
      .when(pass)
      .thenWithout('ChoiceAsked');
  });
});
