import { describe, expect, test } from 'vitest';
import { fold } from '#engine/game.ts';
import { CIVILISATION_TILES } from '#games/peloponnes/data/civilisations.ts';
import { CHIT_COUNTS } from '#games/peloponnes/data/figures.ts';
import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { State } from '#games/peloponnes/state.ts';
import { CIVILISATIONS } from '#games/peloponnes/types.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { bid, DEFAULTS, draws, faceUp, from, given, goodsOf, lands, table } from './given.ts';

const dealt = (seats: number, seed: number): readonly Event[] => {
  const begun = fold(peloponnes, peloponnes.initialState(), peloponnes.begin({ seats, options: DEFAULTS }));
  return peloponnes.deal(begun, seeded(seed));
};

const started = (events: readonly Event[], seats: number): State =>
  fold(peloponnes, fold(peloponnes, peloponnes.initialState(), peloponnes.begin({ seats, options: DEFAULTS })), events);

describe('1 The table', () => {
  test('1.1 one to five seats play', () => {
    expect(peloponnes.seats).toEqual({ min: 1, max: 5 });
    const valid = { seats: { minimum: 1, maximum: 5 } };
    const shapes = peloponnes.vocabulary.events.anyOf as readonly { properties: { type: { const: string } } }[];
    expect(shapes.find(({ properties }) => properties.type.const === 'GameBegan')).toMatchObject({ properties: valid });
  });

  test('1.1 each seat is dealt its own civilisation, with its initial goods', () => {
    const events = dealt(5, 3);
    const civilisations = events.flatMap((event) => (event.type === 'CivilisationDealt' ? [event] : []));
    expect(civilisations.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(civilisations.map(({ civilisation }) => civilisation)).size).toBe(5);
    for (const { civilisation, start } of civilisations) expect(start).toEqual(CIVILISATION_TILES[civilisation].start);
  });

  test('1.1 every civilisation may be dealt to every seat', () => {
    const seen = new Set(
      Array.from({ length: 200 }, (_, seed) => dealt(2, seed)).flatMap((events) =>
        events.flatMap((event) => (event.type === 'CivilisationDealt' ? [`${event.seat} ${event.civilisation}`] : [])),
      ),
    );
    expect(seen.size).toBe(2 * CIVILISATIONS.length);
  });

  test('1.1 goods that a civilisation does not bring begin at 0', () => {
    const { seats } = started([{ type: 'CivilisationDealt', seat: 0, civilisation: 'sparta', start: { coins: 7, wood: 4 } }], 2);
    expect(seats[0]?.goods).toEqual({ coins: 7, wood: 4, stone: 0, food: 0, luxury: 0, inhabitants: 0 });
    expect(seats[0]).toMatchObject({ lands: [], buildings: [], marked: [] });
  });

  test('1.2 the seat with the lowest civilisation number begins', () => {
    for (let seed = 0; seed < 20; seed++) {
      const events = dealt(4, seed);
      const numbers = events.flatMap((event) =>
        event.type === 'CivilisationDealt' ? [CIVILISATION_TILES[event.civilisation].number] : [],
      );
      const order = events.flatMap((event) => (event.type === 'OrderSettled' ? event.order : []));
      expect(order.map((seat) => numbers[seat])).toEqual(numbers.toSorted());
    }
  });

  test.each([
    { stack: 'A', lands: 10, buildings: 5 },
    { stack: 'B', lands: 7, buildings: 8 },
    { stack: 'C', lands: 3, buildings: 7 },
  ] as const)('1.3 stack $stack has $lands lands and $buildings buildings', ({ stack, ...counts }) => {
    const tiles = TILES.filter(({ id }) => id.startsWith(stack));
    expect({
      lands: tiles.filter(({ kind }) => kind === 'land').length,
      buildings: tiles.filter(({ kind }) => kind === 'building').length,
    }).toEqual(counts);
    expect(peloponnes.view(peloponnes.initialState(), 'spectator').stacks[stack]).toBe(tiles.length);
  });

  test('1.4 there are three chits of each disaster, and a blank one', () => {
    expect(CHIT_COUNTS).toEqual({ earthquake: 3, drought: 3, plague: 3, tempest: 3, decline: 3, blank: 1 });
  });

  test('1.5 inhabitants, luxury goods and coins have no limit', () => {
    const { state } = given(table(2, { goods: [{ coins: 99, luxury: 25, inhabitants: 40 }] }), faceUp(['A14'], ['A12']));
    const passed = from(from(state).when({ type: 'PassBid', seat: 0 }).thenAccepted())
      .when({ type: 'PassBid', seat: 1 })
      .thenIncludes({ type: 'IncomeCollected', seat: 0, gains: { coins: 5, food: 2, luxury: 6 } });
    expect(goodsOf(passed, 0)).toMatchObject({ coins: 107, luxury: 31, inhabitants: 40 });
  });

  test('1.6 all holdings are visible to all, but of the stacks only the number of tiles', () => {
    const { state } = given(table(2), lands(1, 'A01'), faceUp(['A14', 'A12']), bid(0, 'A14', 4));
    const view = peloponnes.view(state, 'spectator');
    expect(view.seats[1]).toMatchObject({ goods: { coins: 20 }, lands: ['A01'] });
    expect(view.stacks).toEqual({ A: 13, B: 15, C: 10 });
    expect({ ...peloponnes.view(state, 0), viewer: 'spectator' }).toEqual(view);
  });

  test('1.6 a tile is drawn only when it is turned up', () => {
    const last = (luck: readonly string[]) =>
      given(table(2), faceUp(['A14'], ['A12']), { type: 'BidPassed', seat: 0, gained: 3 })
        .when({ type: 'PassBid', seat: 1 }, draws(...luck))
        .thenAccepted();
    expect(last(['blank', 'plague', 'A01', 'A02', 'A03', 'A04', 'A05']).conquest).toEqual(['A03', 'A04', 'A05']);
    expect(last(['blank', 'plague', 'A11', 'A10', 'A09', 'A08', 'A07']).auction).toEqual(['A11', 'A10']);
  });
});

describe('2 A round', () => {
  /** Everybody passes in every round. */
  const passedThrough = (seed: number): readonly Event[] => {
    const events = [...dealt(3, seed)];
    let state = started(events, 3);
    for (let number = 0; number < 200; number++) {
      const [seat] = peloponnes.active(state);
      if (seat === undefined) return events;
      const decision = peloponnes.decide(state, peloponnes.safeMove(state, seat), seeded(seed + number));
      events.push(...(decision.events ?? []));
      state = fold(peloponnes, state, decision.events ?? []);
    }
    throw new Error('The match does not end.');
  };

  test('2.1 three rounds use stack A, three B, and two C', () => {
    const stacks = new Map<number, Set<string>>();
    let round = 0;
    for (const event of passedThrough(7)) {
      if (event.type === 'RoundBegan') round = event.round;
      if (event.type !== 'TilesRevealed') continue;
      const letters = [...event.auction, ...event.conquest].map((tile) => tile.slice(0, 1));
      stacks.set(round, new Set([...(stacks.get(round) ?? []), ...letters]));
    }
    expect([...stacks].map(([number, letters]) => `${number} ${[...letters]}`)).toEqual([
      '1 A',
      '2 A',
      '3 A',
      '4 B',
      '5 B',
      '6 B',
      '7 C',
      '8 C',
    ]);
  });

  test('2.2 the steps of a round come in their order', () => {
    const { state } = given(table(2), faceUp(['A14'], ['A12']), bid(0, 'A14', 1));
    const placing = from(state)
      .when({ type: 'PassBid', seat: 1 })
      .thenExactly([
        { type: 'BidPassed', seat: 1, gained: 3 },
        { type: 'OrderSettled', order: [0, 1] },
        { type: 'BuildingMarked', seat: 0, tile: 'A14', paid: { coins: 1 } },
        { type: 'GainsTaken', seat: 0, tile: 'A14', gains: { inhabitants: 1 } },
        { type: 'StepBegan', step: 'income' },
        { type: 'IncomeCollected', seat: 0, gains: { coins: 1, food: 3 } },
        { type: 'IncomeCollected', seat: 1, gains: { coins: 1, wood: 1, food: 1 } },
        { type: 'StepBegan', step: 'chits' },
        { type: 'ChitTurned', chit: 'blank' },
        { type: 'ChitTurned', chit: 'decline' },
        { type: 'RoundBegan', round: 2 },
        { type: 'TilesRevealed', auction: ['A15', 'A13'], conquest: ['A11', 'A10', 'A09'] },
        { type: 'StepBegan', step: 'offers' },
      ]);
    expect(peloponnes.active(placing)).toEqual([0]);
  });

  const bothBuild = given(
    table(2, { goods: [{ coins: 9, wood: 3, stone: 3 }] }),
    faceUp(['A14', 'A12'], ['A01']),
    bid(0, 'A14', 2),
  )
    .when({ type: 'PlaceBid', seat: 1, tile: 'A12', coins: 1 })
    .thenExactly([
      { type: 'BidPlaced', seat: 1, tile: 'A12', coins: 1, paid: { coins: 1 } },
      { type: 'OrderSettled', order: [0, 1] },
      { type: 'ChoiceAsked', seats: [0, 1] },
    ]);

  test('2.3 all seats choose at the same time, in any order, and nothing happens before the last has chosen', () => {
    expect(peloponnes.active(bothBuild)).toEqual([0, 1]);
    const one = from(bothBuild)
      .when({ type: 'MarkBuilding', seat: 1, tile: 'A12' })
      .thenExactly([{ type: 'Chosen', seat: 1, command: { type: 'MarkBuilding', seat: 1, tile: 'A12' } }]);
    expect(peloponnes.active(one)).toEqual([0]);
    expect(one.seats).toEqual(bothBuild.seats);
    from(one)
      .when({ type: 'PayBuilding', seat: 1, tile: 'A12' })
      .thenRejected('alreadyChosen', { active: [0] });
    from(one)
      .when({ type: 'PayBuilding', seat: 0, tile: 'A14' })
      .thenFirst([
        { type: 'Chosen', seat: 0, command: { type: 'PayBuilding', seat: 0, tile: 'A14' } },
        { type: 'BuildingPaid', seat: 0, tile: 'A14', paid: { stone: 1 } },
        { type: 'GainsTaken', seat: 0, tile: 'A14', gains: { inhabitants: 1 } },
        { type: 'BuildingMarked', seat: 1, tile: 'A12', paid: { coins: 1 } },
        { type: 'GainsTaken', seat: 1, tile: 'A12', gains: { inhabitants: 2 } },
      ]);
  });

  test('2.3 others see which seats have chosen, but not their choices', () => {
    const command = { type: 'MarkBuilding', seat: 1, tile: 'A12' } as const;
    const one = from(bothBuild).when(command).thenAccepted();
    for (const viewer of [0, 'spectator'] as const) {
      expect(peloponnes.view(one, viewer)).toMatchObject({ asked: [0, 1], chosen: [1], own: [] });
      expect(peloponnes.redact({ type: 'Chosen', seat: 1, command }, viewer)).toEqual({ type: 'Chosen', seat: 1 });
      expect(peloponnes.redact({ type: 'ChoiceNoted', seat: 1, command }, viewer)).toBeUndefined();
    }
    expect(peloponnes.view(one, 1).own).toEqual([command]);
    expect(peloponnes.redact({ type: 'Chosen', seat: 1, command }, 1)).toEqual({ type: 'Chosen', seat: 1, command });
    expect(peloponnes.redact({ type: 'ChoiceNoted', seat: 1, command }, 1)).toEqual({ type: 'ChoiceNoted', seat: 1, command });
  });

  test('2.4 a seat that can only pass or only withdraw does so automatically', () => {
    given(table(2, { goods: [{ coins: 9 }, { luxury: 1 }] }), faceUp(['A14', 'A12']))
      .when({ type: 'PassBid', seat: 0 })
      .thenFirst([
        { type: 'BidPassed', seat: 0, gained: 3 },
        { type: 'BidPassed', seat: 1, gained: 3 },
        { type: 'OrderSettled', order: [0, 1] },
      ]);
    given(table(2), faceUp(['A14', 'A13']), bid(0, 'A14', 2))
      .when({ type: 'PlaceBid', seat: 1, tile: 'A14', coins: 3 })
      .thenFirst([
        { type: 'BidPlaced', seat: 1, tile: 'A14', coins: 3, paid: { coins: 3 } },
        { type: 'BidPushedOut', seat: 0, tile: 'A14', coins: 2 },
        { type: 'BidWithdrawn', seat: 0, coins: 2, gained: 1 },
      ]);
  });

  test('2.4 no seat is asked when there is no choice', () => {
    given(table(2, { goods: [{ coins: 9 }, { coins: 9 }] }), faceUp(['A14', 'A12']), bid(0, 'A14', 1))
      .when({ type: 'PlaceBid', seat: 1, tile: 'A12', coins: 1 })
      .thenWithout('ChoiceAsked');
  });
});
