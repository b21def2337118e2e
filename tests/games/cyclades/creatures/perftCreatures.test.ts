import { expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import {
  built,
  fleets,
  given,
  metropolis,
  owns,
  philosophers,
  priests,
  table,
  troops,
  turnOf,
} from '../../../support/fakes/given.ts';
import { discarded, figure, krakenAt, onTrack, use } from '../../../support/fakes/givenCreatures.ts';
import { countWays } from '../countWays.ts';

interface Position {
  readonly events: readonly (Event | readonly Event[])[];
  /** The commands of seat 0 since then. */
  readonly asked?: Command;
  /** By length from 1. */
  readonly ways: readonly number[];
}

/** The independent model in `tests/audit` gives the same counts. */
const POSITIONS: Readonly<Record<string, Position>> = {
  'Zeus with cards for goods, a temple and 5 GP': {
    events: [
      table(3, { gold: 5 }),
      built(0, 'temple', 'is7', 0),
      priests(1, 1),
      philosophers(2, 2),
      onTrack('dryad', 'satyr', 'griffon'),
      turnOf('zeus'),
    ],
    ways: [13, 154, 1597],
  },
  'Athena with Harpy, Giant and Cyclops': {
    events: [
      table(3, { gold: 8 }),
      built(0, 'port', 'is7', 0),
      built(0, 'fortress', 'is7', 1),
      built(0, 'temple', 'is1', 0),
      built(1, 'port', 'is2', 0),
      built(2, 'university', 'is8', 2),
      figure(1, 'chiron', 'is2'),
      onTrack('harpy', 'giant', 'cyclops'),
      turnOf('athena'),
    ],
    ways: [20, 253, 2701],
  },
  'Ares with Pegasus, Minotaur and Medusa about': {
    events: [
      table(3, { gold: 6 }),
      troops(0, 'is7', 1),
      troops(0, 'is1', 1),
      troops(1, 'is2', 1),
      figure(1, 'minotaur', 'is6'),
      figure(2, 'medusa', 'is1'),
      onTrack('pegasus', 'fates'),
      turnOf('ares'),
    ],
    ways: [25, 390, 3623],
  },
  'Poseidon with the Mermaid, Polyphemus and the Kraken about': {
    events: [
      table(4, { gold: 5 }),
      fleets(0, 'B3', 2),
      figure(1, 'polyphemus', 'is4'),
      krakenAt('C3'),
      onTrack('mermaid'),
      turnOf('poseidon'),
    ],
    ways: [38, 1366],
  },
  'the Sphinx with pieces of all kinds': {
    events: [
      table(3, { gold: 5 }),
      troops(0, 'is1', 1),
      fleets(0, 'G5', 1),
      priests(0, 2),
      philosophers(0, 1),
      onTrack('sphinx'),
      turnOf('athena'),
    ],
    asked: use('sphinx'),
    ways: [6, 39, 240, 1318],
  },
  'the Sylph with five fleets and enemies near': {
    events: [table(3, { gold: 4 }), fleets(0, 'F5', 3), fleets(2, 'F4', 1), onTrack('sylph'), turnOf('athena')],
    asked: use('sylph'),
    ways: [19, 307, 4860],
  },
  'the Chimera over six cards': {
    events: [
      table(3, { gold: 7 }),
      priests(2, 1),
      discarded('fates', 'griffon', 'dryad', 'sphinx', 'harpy', 'kraken'),
      onTrack('chimera'),
      turnOf('athena'),
    ],
    asked: use('chimera'),
    ways: [39, 180, 913, 5332],
  },
  'Polyphemus among the fleets of three': {
    events: [table(3, { gold: 6 }), fleets(1, 'H4', 2), fleets(2, 'H3', 1), onTrack('polyphemus', 'chiron'), turnOf('zeus')],
    asked: use('polyphemus', { island: 'is6' }),
    ways: [7, 32, 112, 612, 2748],
  },
  'the Kraken with 3 GP to go': {
    events: [table(5, { gold: 7 }), onTrack('kraken'), turnOf('zeus')],
    asked: use('kraken', { sea: 'E7' }),
    ways: [4, 22, 117, 514, 6181],
  },
  'the Cyclops one type short of a set, five seats': {
    events: [
      table(5, { gold: 5 }),
      owns(0, 'is3'),
      built(0, 'port', 'is12', 0),
      built(0, 'port', 'is3', 0),
      built(0, 'temple', 'is12', 1),
      built(0, 'university', 'is1', 0),
      onTrack('cyclops'),
      turnOf('athena'),
    ],
    ways: [17, 163, 1414],
  },
  'the turn before the track is filled, two seats': {
    events: [
      table(2, { gold: [4, 9], gods: ['ares', 'zeus', 'athena'], cycle: 3 }),
      metropolis(0, 'is7'),
      onTrack('minotaur', 'chiron', 'medusa'),
      { type: 'BidPlaced', seat: 1, god: 'apollo' },
      turnOf('ares'),
    ],
    ways: [32, 502, 4052],
  },
};

test.each(Object.entries(POSITIONS))('the number of ways to continue is the counted one: %s', (_, { events, asked, ways }) => {
  const position = given(...events);
  const state = asked ? position.when(asked).thenAccepted() : position.state;
  expect(ways.map((_, index) => countWays(state, index + 1))).toEqual(ways);
});
