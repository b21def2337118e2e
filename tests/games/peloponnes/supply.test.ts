import { describe, expect, test } from 'vitest';
import type { Command } from '#games/peloponnes/commands.ts';
import type { Event } from '#games/peloponnes/events.ts';
import type { Amounts, Options, TileId } from '#games/peloponnes/types.ts';
import { buildings, draws, faceUp, from, type Given, given, goodsOf, marked, table } from './given.ts';

const pass: Command = { type: 'PassBid', seat: 1 };
const feed = (luxury: number): Command => ({ type: 'FeedInhabitants', seat: 0, luxury });
const pay = (tile: TileId): Command => ({ type: 'PayBuilding', seat: 0, tile });
const abandon = (tile: TileId): Command => ({ type: 'AbandonBuilding', seat: 0, tile });

/** Seat 1 passes as the last in round 3, and B05 is the first tile of round 4. Sparta has one wood more by then, and a coin or more. */
const supplied = (goods: Amounts, had: readonly Event[] = [], options: Partial<Options> = {}) =>
  given(
    table(2, { round: 3, goods: [goods, { coins: 5 }], civilisations: ['sparta', 'patras'], options }),
    had,
    faceUp(['A14']),
    { type: 'BidPassed', seat: 0, gained: 0 },
  ).when(pass, draws('blank', 'plague', 'B05'));

const asked = (goods: Amounts, had: readonly Event[] = []): Given =>
  from(supplied(goods, had).thenIncludes({ type: 'ChoiceAsked', seats: [0] }));

const fed = (paid: Amounts, starved: number): Event => ({ type: 'InhabitantsFed', seat: 0, paid, starved });

describe('9 Supply rounds', () => {
  test('9.1 each inhabitant eats one food', () => {
    const state = supplied({ food: 9, inhabitants: 7 }).thenIncludes(fed({ food: 7 }, 0));
    expect(goodsOf(state, 0)).toMatchObject({ food: 2, inhabitants: 7 });
  });

  test('9.1 inhabitants without food starve', () => {
    const state = supplied({ food: 3, inhabitants: 7, luxury: 1 }).thenIncludes(fed({ food: 3 }, 4));
    expect(goodsOf(state, 0)).toMatchObject({ food: 0, inhabitants: 3, luxury: 1 });
  });

  test('9.1 nobody may starve while there is food, and without inhabitants nobody eats', () => {
    supplied({ food: 7, inhabitants: 7, luxury: 20 }).thenWithout('ChoiceAsked');
    supplied({ food: 7, luxury: 20 }).thenIncludes({ type: 'SupplyRoundEnded' });
    expect(goodsOf(supplied({ food: 7, luxury: 20 }).thenAccepted(), 0)).toMatchObject({ food: 7 });
  });

  test('9.2 a seat may spend any number of luxury goods for missing food', () => {
    const position = asked({ food: 3, inhabitants: 6, luxury: 5 });
    expect(position.legal(0)).toEqual([feed(4), feed(2), feed(0)]);
    position.when(feed(4)).thenIncludes(fed({ food: 3, luxury: 4 }, 1));
    position.when(feed(2)).thenIncludes(fed({ food: 3, luxury: 2 }, 2));
    const starving = position.when(feed(0)).thenIncludes(fed({ food: 3 }, 3));
    expect(goodsOf(starving, 0)).toMatchObject({ inhabitants: 3, luxury: 5 });
  });

  test('9.2 luxury goods replace no more food than is missing, two for one', () => {
    const position = asked({ food: 5, inhabitants: 6, luxury: 9 });
    expect(position.legal(0)).toEqual([feed(2), feed(0)]);
    position.when(feed(4)).thenRejected('feedingNotSo', { most: 2 });
    position.when(feed(1)).thenRejected('feedingNotSo', { most: 2 });
  });

  test('9.2 with the option as many inhabitants as possible are fed', () => {
    supplied({ food: 3, inhabitants: 6, luxury: 5 }, [], { feeding: 'forced' }).thenIncludes(fed({ food: 3, luxury: 4 }, 1));
    supplied({ food: 3, inhabitants: 6, luxury: 5 }, [], { feeding: 'forced' }).thenWithout('ChoiceAsked');
  });

  test('9.2 all seats choose at the same time', () => {
    const goods = { inhabitants: 2, luxury: 4, coins: 3 };
    const both = given(table(2, { round: 3, goods: [goods] }), faceUp(['A14']), { type: 'BidPassed', seat: 0, gained: 0 })
      .when(pass, draws('blank', 'plague', 'B05'))
      .thenIncludes({ type: 'ChoiceAsked', seats: [1] });
    expect(both.now).toMatchObject({ phase: 'feeding', asked: [1], final: false });
  });

  test('9.3 after feeding each marked building is paid or goes back to the box', () => {
    const position = asked({ stone: 1 }, [...marked(0, 'A14'), ...buildings(0, 'A12')]);
    expect(position.legal(0)).toEqual([pay('A14'), abandon('A14')]);
    const paid = position
      .when(pay('A14'))
      .thenIncludes({ type: 'BuildingFinished', seat: 0, tile: 'A14', paid: { stone: 1 }, coins: 1 });
    expect(paid.seats[0]).toMatchObject({ buildings: ['A14', 'A12'], marked: [] });
  });

  test('9.3 luxury goods replace missing goods for a marked building', () => {
    asked({ luxury: 3 }, marked(0, 'A14'))
      .when(pay('A14'))
      .thenIncludes({ type: 'BuildingFinished', seat: 0, tile: 'A14', paid: { luxury: 2 }, coins: 1 });
  });

  test('9.3 luxury goods spent on food cannot pay for a building', () => {
    const position = asked({ inhabitants: 1, luxury: 4 }, marked(0, 'B12'));
    position.when(feed(2)).thenIncludes({ type: 'BuildingAbandoned', seat: 0, tile: 'B12', coins: 1 });
    position.when(feed(0)).thenIncludes({ type: 'ChoiceAsked', seats: [0] });
  });

  test('9.3 a marked building that could be paid may be abandoned', () => {
    const state = asked({ stone: 1 }, marked(0, 'A14'))
      .when(abandon('A14'))
      .thenIncludes({ type: 'BuildingAbandoned', seat: 0, tile: 'A14', coins: 1 });
    expect(state.seats[0]).toMatchObject({ buildings: [], marked: [] });
  });

  test('9.3 the seat chooses which marked buildings are paid', () => {
    const position = asked({ wood: 2, stone: 3, luxury: 1 }, marked(0, 'A12', 'A13', 'A14', 'B01'));
    expect(position.legal(0)).toEqual([
      pay('A12'),
      pay('A13'),
      pay('A14'),
      pay('B01'),
      abandon('A12'),
      abandon('A13'),
      abandon('A14'),
      abandon('B01'),
    ]);
    const one = from(position.when(pay('B01')).thenExactly([{ type: 'ChoiceNoted', seat: 0, command: pay('B01') as never }]));
    one.when(pay('B01')).thenRejected('notThisTile', { tile: 'B01', tiles: ['A12', 'A13', 'A14'] });
    one.when(pay('A13')).thenRejected('buildingUnpayable', { tile: 'A13', needed: 2, has: 1 });
    expect(one.legal(0)).toEqual([pay('A12'), abandon('A12'), abandon('A13'), abandon('A14')]);
    const state = one
      .when(pay('A12'))
      .thenIncludes(
        { type: 'BuildingFinished', seat: 0, tile: 'B01', paid: { wood: 1, stone: 3 }, coins: 1 },
        { type: 'BuildingFinished', seat: 0, tile: 'A12', paid: { wood: 2 }, coins: 1 },
        { type: 'BuildingAbandoned', seat: 0, tile: 'A13', coins: 1 },
        { type: 'BuildingAbandoned', seat: 0, tile: 'A14', coins: 1 },
      );
    expect(state.seats[0]).toMatchObject({ buildings: ['A12', 'B01'], marked: [] });
  });

  test('9.3 a marked building that cannot be paid goes automatically', () => {
    supplied({ wood: 1 }, marked(0, 'A13', 'A14')).thenIncludes(
      { type: 'BuildingAbandoned', seat: 0, tile: 'A13', coins: 1 },
      { type: 'BuildingAbandoned', seat: 0, tile: 'A14', coins: 1 },
    );
  });

  test('9.4 the marker comes back as a coin, whether the building is paid or not', () => {
    const rich = { stone: 1, coins: 20 };
    const finished = asked(rich, marked(0, 'A14')).when(pay('A14')).thenAccepted();
    expect(goodsOf(finished, 0)).toMatchObject({ coins: 20 + 1 + 1, stone: 0 });
    const abandoned = asked(rich, marked(0, 'A14')).when(abandon('A14')).thenAccepted();
    expect(goodsOf(abandoned, 0)).toMatchObject({ coins: 20 + 1 + 1, stone: 1 });
    const ofLuxury: Event = { type: 'BuildingMarked', seat: 0, tile: 'A14', paid: { luxury: 2 } };
    const returned = supplied({ coins: 20, luxury: 2 }, [ofLuxury]).thenAccepted();
    expect(goodsOf(returned, 0)).toMatchObject({ coins: 20 + 1 + 1, luxury: 0 });
  });

  test('9.5 the last supply round follows the chits of the eighth round', () => {
    given(
      table(2, { round: 8, goods: [{ inhabitants: 2, food: 5 }, { coins: 9 }], civilisations: ['sparta', 'patras'] }),
      marked(0, 'A14'),
      faceUp(['C01']),
      { type: 'BidPassed', seat: 0, gained: 0 },
    )
      .when(pass, draws('blank', 'plague'))
      .thenExactly([
        { type: 'BidPassed', seat: 1, gained: 3 },
        { type: 'OrderSettled', order: [0, 1] },
        { type: 'StepBegan', step: 'income' },
        { type: 'IncomeCollected', seat: 0, gains: { coins: 1, wood: 1, food: 1 } },
        { type: 'IncomeCollected', seat: 1, gains: { coins: 1, wood: 1, food: 1 } },
        { type: 'StepBegan', step: 'chits' },
        { type: 'ChitTurned', chit: 'blank' },
        { type: 'ChitTurned', chit: 'plague' },
        { type: 'SupplyRoundBegan' },
        fed({ food: 2 }, 0),
        { type: 'StepBegan', step: 'finishing' },
        { type: 'BuildingAbandoned', seat: 0, tile: 'A14', coins: 1 },
        { type: 'SupplyRoundEnded' },
        {
          type: 'ScoresCounted',
          scores: [
            { power: 0, population: 6, score: 0 },
            { power: 4, population: 0, score: 0 },
          ],
        },
        { type: 'GameEnded', winners: [0], reason: 'score' },
      ]);
  });
});
