import { describe, expect, test } from 'vitest';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { built, metropolis, owns, philosophers, stateAfter, table, turnOf } from '../../support/fakes/given.ts';
import { messagesFor } from '../../support/languages.ts';

const words = messagesFor('en').game('cyclades');
const name = (seat: number): string => ['Ada', 'Blaise', 'Carl'][seat] ?? '?';

type Position = readonly (Event | readonly Event[])[];
const needs = (seat: number, ...position: Position): string =>
  words.needs(cyclades.view(stateAfter(position.flat()), 'spectator'), seat, name);

const three = table(3);
const ends: Event = { type: 'GameEnded', winners: [0], reason: 'metropolises' };

describe('needs of a seat of Cyclades', () => {
  test.each<[string, Position, string]>([
    [
      'a seat needs every building or four philosophers at the start',
      [three],
      'Ada has 0 of 2 Metropolises. The next one needs a port, a fortress, a temple and a university, or 4 philosophers.',
    ],
    [
      'buildings on own islands and philosophers reduce what a seat needs',
      [three, built(0, 'port', 'is7', 0), built(0, 'temple', 'is1', 0), built(0, 'port', 'is7', 1), philosophers(0, 1)],
      'Ada has 0 of 2 Metropolises. The next one needs a fortress and a university, or 3 more philosophers.',
    ],
    [
      'buildings and philosophers of others do not reduce what a seat needs',
      [three, built(1, 'port', 'is2', 0), philosophers(1, 3)],
      'Ada has 0 of 2 Metropolises. The next one needs a port, a fortress, a temple and a university, or 4 philosophers.',
    ],
    [
      'a seat may need only one building or one philosopher',
      [
        three,
        metropolis(0, 'is1'),
        built(0, 'port', 'is7', 0),
        built(0, 'temple', 'is7', 1),
        owns(0, 'is4'),
        built(0, 'fortress', 'is4', 0),
        philosophers(0, 3),
      ],
      'Ada has 1 of 2 Metropolises. The next one needs a university, or 1 more philosopher.',
    ],
    [
      'a seat whose islands all have a Metropolis needs another island',
      [three, metropolis(0, 'is1'), { type: 'IslandLanded', seat: 1, from: 'is2', island: 'is7', troops: 1, cost: 1, loser: 0 }],
      'Ada has 1 of 2 Metropolises. The next one needs a port, a fortress, a temple and a university, or 4 philosophers – and another island, because each island can hold only one Metropolis.',
    ],
    [
      'a seat needs three Metropolises when two play',
      [table(2), metropolis(0, 'is1'), metropolis(0, 'is7')],
      'Ada has 2 of 3 Metropolises. The next one needs a port, a fortress, a temple and a university, or 4 philosophers – and another island, because each island can hold only one Metropolis.',
    ],
    [
      'a seat with enough Metropolises has to keep them to the end of the cycle',
      [three, metropolis(0, 'is1'), metropolis(0, 'is7')],
      'Ada has enough Metropolises (2) to win at the end of the cycle.',
    ],
    [
      'a seat needs the most gold if several have enough Metropolises',
      [three, metropolis(0, 'is1'), metropolis(0, 'is7'), metropolis(1, 'is2'), metropolis(1, 'is5')],
      'Ada has enough Metropolises (2) to win at the end of the cycle. Among players with enough, the one with the most gold wins.',
    ],
    [
      'a seat needs the most Metropolises first by the option `tie`',
      [
        table(3, { options: { tie: 'metropolises' } }),
        metropolis(0, 'is1'),
        metropolis(0, 'is7'),
        metropolis(1, 'is2'),
        metropolis(1, 'is5'),
      ],
      'Ada has enough Metropolises (2) to win at the end of the cycle. Among players with enough, the one with the most Metropolises wins; gold breaks ties.',
    ],
    [
      'a seat that is founding a Metropolis has a sentence that says so',
      [three, turnOf('athena'), { type: 'MetropolisDue', seat: 0, by: 'philosophers' }],
      'Ada has 0 of 2 Metropolises and is placing the first now.',
    ],
  ])('%s', (_, position, sentence) => {
    expect(needs(0, ...position)).toBe(sentence);
  });

  test('an eliminated seat and every seat of an ended match need nothing', () => {
    expect(needs(0, three, { type: 'SeatEliminated', seat: 0 })).toBe('');
    expect([0, 1, 2].map((seat) => needs(seat, three, ends))).toEqual(['', '', '']);
  });

  test('what a seat needs does not depend on gold', () => {
    const poor = [table(3, { gold: 0 }), metropolis(0, 'is1')];
    const rich = [table(3, { gold: [9, 50, 3] }), metropolis(0, 'is1')];
    for (const seat of [0, 1, 2]) expect(needs(seat, ...poor)).toBe(needs(seat, ...rich));
  });
});
