import { expect, test } from 'vitest';
import { computers } from '#games/peloponnes/computer/index.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { State } from '#games/peloponnes/state.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { atLastMeal, bid, buildings, eatLast, faceUp, given, lands, lastMeal, table } from '../peloponnes/given.ts';

const chances = ({ state }: { readonly state: State }): readonly number[] =>
  state.seats.map((_, seat) => computers.winChance(peloponnes.view(state, seat), seeded(5)));

const total = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0);

test.each([2, 3, 4, 5])('the chances to win of %i seats add up to 1, and rise with what a seat owns', (seats) => {
  const even = given(table(seats), faceUp(['A05', 'A13', 'A14', 'A01', 'A10'].slice(0, seats)));
  const ahead = given(
    table(seats),
    buildings(0, 'A12', 'A13'),
    lands(0, 'A08'),
    faceUp(['A05', 'A14', 'A01', 'A10', 'A15'].slice(0, seats)),
  );
  expect(total(chances(even))).toBeCloseTo(1);
  expect(total(chances(ahead))).toBeCloseTo(1);
  expect(chances(ahead)[0]).toBeGreaterThan((chances(even)[0] ?? 1) + 0.1);
});

test('coins of an offer that stands are not lost: they are worth the tile', () => {
  const open = given(table(2), faceUp(['A08', 'A12']));
  const offered = given(table(2), faceUp(['A08', 'A12']), bid(0, 'A08', 3));
  expect(chances(offered)[0]).toBeGreaterThan((chances(open)[0] ?? 1) - 0.1);
  expect(total(chances(offered))).toBeCloseTo(1);
});

test('at the end the winner has won; alone, the chance is that of the targets of a campaign', () => {
  const last = given(
    table(2, { goods: lastMeal([{ inhabitants: 6 }, { inhabitants: 1 }]), round: 8 }),
    buildings(0, 'A12', 'A13', 'B03'),
    atLastMeal,
  );
  expect(chances(last)[0]).toBeGreaterThan(0.9);
  expect(chances({ state: last.when(eatLast).thenAccepted() })).toEqual([1, 0]);
  expect(chances(given(table(1), faceUp(['A08'])))).toEqual([1]);
  const targeted = (target: number): number => {
    const level = { type: 'LevelBegan', seat: 0, level: 5, target, start: { coins: 7, wood: 4, inhabitants: 3 } } as const;
    return chances(given(table(1, { options: { solo: 'campaign' } }), level, { type: 'RoundBegan', round: 1 }))[0] ?? 0;
  };
  expect(targeted(5)).toBeGreaterThan(0.7);
  expect(targeted(60)).toBeLessThan(0.05);
});
