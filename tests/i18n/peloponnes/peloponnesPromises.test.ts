import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { State } from '#games/peloponnes/state.ts';
import { GOODS } from '#games/peloponnes/types.ts';
import { messagesFor } from '../../support/languages.ts';
import { playOut } from '../../support/players/playout.ts';

const words = messagesFor('en').game('peloponnes');
const name = (seat: number): string => ['Ada', 'Blaise', 'Carl', 'Dora'][seat] ?? '?';
const game = peloponnes as unknown as AnyGame;
const matches = [2, 3, 4].flatMap((seats) => [1, 2, 3, 4].map((seed) => playOut(game, seats, seed * 7)));

/** What labels promised about tiles, by seat and tile, in the order of play, with the results. */
const promises = matches.flatMap(({ steps }) => {
  const promised = new Map<string, string>();
  return steps.flatMap(({ before, command, events }) => {
    const view = peloponnes.view(before as State, command.seat);
    const label = words.move(view, command, name);
    if ('tile' in command) promised.set(`${command.seat} ${command.tile}`, label);
    return (events as readonly Event[]).flatMap((event) => {
      const told = 'tile' in event && 'seat' in event ? promised.get(`${event.seat} ${event.tile}`) : undefined;
      return told === undefined ? [] : [{ event, told }];
    });
  });
});

describe('labels of Peloponnes promise what the rules then do', () => {
  const toldOf = (is: (event: Event) => boolean): readonly string[] =>
    promises.filter(({ event }) => is(event)).map(({ told }) => told);

  test('a land of Peloponnes whose label says that it fits is placed, and another one is lost', () => {
    const placed = toldOf(({ type }) => type === 'LandPlaced');
    const unmatched = toldOf((event) => event.type === 'TileLost' && event.why === 'noMatch');
    expect(placed.length).toBeGreaterThan(20);
    expect(unmatched.length).toBeGreaterThan(0);
    for (const told of placed) expect(told).toMatch(/ – fits/);
    for (const told of unmatched) expect(told).toMatch(/ – (doesn’t fit: you’d lose it|no fit: lost)/);
  });

  test('a building whose label says that it can be neither paid nor marked is lost', () => {
    const unpaid = toldOf((event) => event.type === 'TileLost' && event.why === 'notPayable');
    expect(unpaid.length).toBeGreaterThan(0);
    for (const told of unpaid) expect(told).toMatch(/ – you’d lose it/);
  });

  test('the price paid for a building of Peloponnes is the one on its label', () => {
    const paid = promises.filter(({ event, told }) => /^Building(Paid|Finished)$/.test(event.type) && told.startsWith('Pay for'));
    expect(paid.length).toBeGreaterThan(10);
    for (const { event, told } of paid) {
      const amounts = 'paid' in event ? event.paid : {};
      for (const good of GOODS) {
        const asked = new RegExp(`: [^–(]*\\b(\\d+) ${good === 'luxury' ? 'luxur' : good.replace(/s$/, '')}`).exec(told)?.[1];
        expect(Number(asked ?? 0), told).toBe(amounts[good] ?? 0);
      }
    }
  });
});
