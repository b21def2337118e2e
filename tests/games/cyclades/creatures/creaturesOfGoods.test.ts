import { describe, expect, test } from 'vitest';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { Creature, Options } from '#games/cyclades/types.ts';
import { fleets, from, given, metropolis, owns, philosophers, priests, table, turnOf } from '../../../support/fakes/given.ts';
import { bought, onTrack, use } from '../../../support/fakes/givenCreatures.ts';

/** Seat 0 has the turn of Athena; the card lies at 4 GP. */
const withCard = (creature: Creature, ...more: readonly (Event | readonly Event[])[]) =>
  given(table(3), onTrack(creature), ...more, turnOf('athena'));

/** A table with this gold in the purses. */
const withGold = (creature: Creature, gold: readonly number[], options: Partial<Options> = {}) =>
  given(table(3, { gold, options }), onTrack(creature), turnOf('athena'));

describe('12 Fates', () => {
  test('12.1 the Fates bring the income once more', () => {
    const after = withGold('fates', [4, 0, 0])
      .when(use('fates'))
      .thenExactly([bought('fates', 4), { type: 'IncomeRepeated', seat: 0, gold: 2 }]);
    expect(after.seats.map(({ gold }) => gold)).toEqual([2, 0, 0]);
  });

  test('12.1 the price of the Fates is paid first: their income cannot pay it', () => {
    withGold('fates', [3, 0, 0]).when(use('fates')).thenRejected('goldShort', { cost: 4, gold: 3 });
  });

  test('12.1 the income of the Fates counts current holdings, not those of the cycle’s income', () => {
    withCard('fates', owns(0, 'is6'), fleets(0, 'F7'), { type: 'ProsperityPlaced', seat: 1, island: 'is7' }, owns(2, 'is1'))
      .when(use('fates'))
      .thenExactly([bought('fates', 4), { type: 'IncomeRepeated', seat: 0, gold: 2 + 1 + 1 }]);
  });

  test('12.1 a seat without income may buy the Fates, for nothing', () => {
    withCard('fates', owns(2, 'is1'))
      .when(use('fates'))
      .thenExactly([bought('fates', 4), { type: 'IncomeRepeated', seat: 0, gold: 0 }]);
  });
});

describe('12 Griffon', () => {
  test.each([
    [7, 3],
    [8, 4],
    [2, 1],
    [1, 0],
    [0, 0],
  ])('12.2 of %i GP of an opponent the Griffon takes %i', (gold, taken) => {
    const after = withGold('griffon', [9, gold, 5])
      .when(use('griffon', { target: 1 }))
      .thenExactly([bought('griffon', 4), { type: 'GoldStolen', seat: 0, loser: 1, gold: taken }]);
    expect(after.seats.map((seat) => seat.gold)).toEqual([9 - 4 + taken, gold - taken, 5]);
  });

  test('12.2 the Griffon may rob any opponent in the game, and nobody else', () => {
    const position = withGold('griffon', [9, 0, 5]);
    expect(position.choices(0, 'UseCreature')).toEqual([
      { creature: 'griffon', target: 1 },
      { creature: 'griffon', target: 2 },
    ]);
    position.when(use('griffon', { target: 0 })).thenRejected('notAnOpponent', { creature: 'griffon' });
    position.when(use('griffon', { target: 3 })).thenRejected('noSuchSeat', { seat: 3, seats: 3 });
    withCard('griffon', { type: 'SeatEliminated', seat: 2 })
      .when(use('griffon', { target: 2 }))
      .thenRejected('opponentOut', { seat: 2 });
  });

  test('12.2 the Griffon may rob the first seat like any other', () => {
    const position = given(table(3, { gold: [6, 7, 8] }), onTrack('griffon'), turnOf('athena', 2));
    expect(position.choices(2, 'UseCreature').map((choice) => 'target' in choice && choice.target)).toEqual([0, 1]);
    const after = position
      .when({ type: 'UseCreature', seat: 2, creature: 'griffon', target: 0 })
      .thenIncludes({ type: 'GoldStolen', seat: 2, loser: 0, gold: 3 });
    expect(after.seats.map(({ gold }) => gold)).toEqual([3, 7, 7]);
  });

  const theft: Event = { type: 'GoldStolen', seat: 0, loser: 1, gold: 4 };

  test('12.3 only the two seats involved see how much the Griffon brought', () => {
    expect(cyclades.redact(theft, 0)).toEqual(theft);
    expect(cyclades.redact(theft, 1)).toEqual(theft);
    const hidden = { type: 'GoldStolen', seat: 0, loser: 1 };
    expect(cyclades.redact(theft, 2)).toEqual(hidden);
    expect(cyclades.redact(theft, 'spectator')).toEqual(hidden);
  });

  test('12.3 others see no difference between a large amount and none', () => {
    const [rich, poor] = [30, 0].map((gold) =>
      withGold('griffon', [9, gold, 5])
        .when(use('griffon', { target: 1 }))
        .thenAccepted(),
    );
    for (const viewer of [2, 'spectator'] as const) {
      expect(rich && cyclades.view(rich, viewer)).toEqual(poor && cyclades.view(poor, viewer));
    }
    expect([rich, poor].map((state) => state && cyclades.view(state, 0).seats[0]?.gold)).toEqual([20, 5]);
    expect([rich, poor].map((state) => state && cyclades.view(state, 1).seats[1]?.gold)).toEqual([15, 0]);
  });

  test('12.3 with open gold everybody sees the amount', () => {
    const open: Event = { ...theft, open: true };
    withGold('griffon', [9, 8, 5], { gold: 'open' })
      .when(use('griffon', { target: 1 }))
      .thenExactly([bought('griffon', 4), open]);
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(cyclades.redact(open, viewer)).toEqual(open);
  });
});

describe('12 Dryad and Satyr', () => {
  test('12.9 the Dryad takes a priest of an opponent', () => {
    const after = withCard('dryad', priests(1, 2))
      .when(use('dryad', { target: 1 }))
      .thenExactly([bought('dryad', 4), { type: 'PriestStolen', seat: 0, loser: 1 }]);
    expect(after.seats.map((seat) => seat.priests)).toEqual([1, 1, 0]);
  });

  test('12.10 the Satyr takes a philosopher of an opponent', () => {
    const after = withCard('satyr', philosophers(2, 1), philosophers(0, 2))
      .when(use('satyr', { target: 2 }))
      .thenExactly([bought('satyr', 4), { type: 'PhilosopherStolen', seat: 0, loser: 2 }]);
    expect(after.seats.map((seat) => seat.philosophers)).toEqual([3, 0, 0]);
  });

  test.each([
    ['12.9', 'dryad', 'priest', priests],
    ['12.10', 'satyr', 'philosopher', philosophers],
  ] as const)('%s the %s steals no %s where there is none', (_, creature, item, have) => {
    const position = withCard(creature, have(0, 1), have(2, 1));
    expect(position.choices(0, 'UseCreature')).toEqual([{ creature, target: 2 }]);
    position.when(use(creature, { target: 1 })).thenRejected('nothingToSteal', { seat: 1, item });
    position.when(use(creature, { target: 0 })).thenRejected('notAnOpponent', { creature });
    position.when(use(creature, { target: 7 })).thenRejected('noSuchSeat', { seat: 7, seats: 3 });
    withCard(creature, have(1, 1), have(2, 1), { type: 'SeatEliminated', seat: 1 })
      .when(use(creature, { target: 1 }))
      .thenRejected('opponentOut', { seat: 1 });
    expect(withCard(creature, have(0, 1)).choices(0, 'UseCreature')).toEqual([]);
  });

  test.each([
    ['dryad', priests],
    ['satyr', philosophers],
  ] as const)('12.9 the %s may take from the first seat too', (creature, have) => {
    const position = given(table(3), onTrack(creature), have(0, 1), turnOf('athena', 1));
    expect(position.choices(1, 'UseCreature')).toEqual([{ creature, target: 0 }]);
    position.when({ type: 'UseCreature', seat: 1, creature, target: 0 }).thenAccepted();
  });

  test('12.10 a fourth philosopher makes a Metropolis immediately, where the seat chooses', () => {
    const due = withCard('satyr', philosophers(0, 3), philosophers(1, 1))
      .when(use('satyr', { target: 1 }))
      .thenExactly([
        bought('satyr', 4),
        { type: 'PhilosopherStolen', seat: 0, loser: 1 },
        { type: 'MetropolisDue', seat: 0, by: 'philosophers' },
        { type: 'PhilosophersDiscarded', seat: 0 },
      ]);
    from(due).when({ type: 'EndTurn', seat: 0 }).thenRejected('metropolisDueFirst', {});
    from(due)
      .when({ type: 'PlaceMetropolis', seat: 0, island: 'is1' })
      .thenExactly([{ type: 'MetropolisPlaced', seat: 0, island: 'is1', destroyed: [] }]);
  });

  test('4.5 with a third philosopher from the Satyr, Athena’s free one must be taken', () => {
    const three = withCard('satyr', philosophers(0, 2), philosophers(1, 1))
      .when(use('satyr', { target: 1 }))
      .thenAccepted();
    from(three).when({ type: 'EndTurn', seat: 0 }).thenRejected('freePhilosopherDue', {});
    const taken = withCard('satyr', philosophers(0, 1), philosophers(1, 1)).when({ type: 'Recruit', seat: 0 }).thenAccepted();
    const had = from(taken)
      .when(use('satyr', { target: 1 }))
      .thenAccepted();
    from(had).when({ type: 'EndTurn', seat: 0 }).thenAccepted();
  });

  test('12.10 four philosophers bring nothing when every own island has a Metropolis', () => {
    withCard('satyr', philosophers(0, 3), philosophers(1, 1), metropolis(0, 'is1'), metropolis(0, 'is7'))
      .when(use('satyr', { target: 1 }))
      .thenExactly([
        bought('satyr', 2, 2),
        { type: 'PhilosopherStolen', seat: 0, loser: 1 },
        { type: 'MetropolisDue', seat: 0, by: 'philosophers' },
        { type: 'PhilosophersDiscarded', seat: 0 },
        { type: 'MetropolisForgone', seat: 0 },
      ]);
  });
});
