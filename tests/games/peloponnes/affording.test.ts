import { expect, test } from 'vitest';
import { type AnyGame, type BaseEvent, fold } from '#engine/game.ts';
import type { Command } from '#games/peloponnes/commands.ts';
import { lossOfBid } from '#games/peloponnes/data/affording.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { State } from '#games/peloponnes/state.ts';
import { playOut } from '../../support/players/playout.ts';
import { faceUp, table } from './given.ts';

/** What became of the tile: alone at the table, what is bid on is won at once, and what leaves no choice follows by itself. */
const lostBy = (events: readonly BaseEvent[]): string | undefined => {
  const lost = events.find((event) => event.type === 'TileLost') as { readonly why: string } | undefined;
  return lost?.why === 'notPayable' || lost?.why === 'forgone' ? 'unaffordable' : lost?.why;
};

test('the view tells of every bid of random matches of one player whether its tile would be lost', () => {
  const game = peloponnes as AnyGame;
  const seeds = Array.from({ length: 60 }, (_, index) => index + 1);
  const steps = seeds.flatMap((seed) => playOut(game, 1, seed).steps).filter(({ command }) => command.type === 'PlaceBid');
  const told = steps.map(({ before, command }) => {
    const move = command as Command;
    return move.type === 'PlaceBid' ? lossOfBid(peloponnes.view(before as State, 0), move) : undefined;
  });
  expect(told).toEqual(steps.map(({ events }) => lostBy(events)));
  expect(new Set(told).size).toBeGreaterThan(1);
});

test('a building that its coins leave neither payable nor markable would be lost, and one bid on with fewer coins would not', () => {
  const state = fold(peloponnes, peloponnes.initialState(), [...table(1, { goods: [{ coins: 3 }] }), ...faceUp(['A12'])]);
  const lossAt = (coins: number) => lossOfBid(peloponnes.view(state, 0), { type: 'PlaceBid', seat: 0, tile: 'A12', coins });
  expect([2, 3].map(lossAt)).toEqual([undefined, 'unaffordable']);
});
