import { expect, test } from 'vitest';
import type { AnyGame, BaseEvent } from '#engine/game.ts';
import type { StoredEvent } from '#matches/index.ts';
import { chanceOf } from '#matches/log/chance.ts';
import { SECRET_BYTES } from '#matches/log/seedCommitment.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { patientGame } from '../games/patientGame.ts';
import { table } from '../games/table.ts';

const NOON = Date.parse('2026-01-01T12:00:00Z');

/** Starts a match of three in which safe moves leave their seat active. Also returns how many were played. */
const endless = async () => {
  let moves = 0;
  const game: AnyGame = {
    ...patientGame,
    safeMove: (_, seat) => ({ type: 'Think', seat }),
    decide: (state, command, chance) => {
      moves++;
      return patientGame.decide(state, command, chance);
    },
  };
  const fixture = table(openMemoryStores(), { counting: game });
  const match = await fixture.started(3, { pace: '24h', timeOut: 'safe' });
  return { ...fixture, match, moves: () => moves };
};

test('a time-out fails after a thousand safe moves, and nothing is written', async () => {
  const { act, clock, match, moves, stores } = await endless();
  const before = await stores.matches.find(match);
  clock.advance(72);
  const played = act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON });
  await expect(played).rejects.toThrow('counting: safe moves do not end the turn.');
  expect(moves()).toBe(1_000);
  expect(await stores.matches.find(match)).toEqual(before);
});

test('a concession fails after ten thousand safe moves, and nothing is written', async () => {
  const { act, match, moves, stores } = await endless();
  const before = await stores.matches.find(match);
  await expect(act(match, { type: 'Concede', user: 'ada' })).rejects.toThrow('counting: automatic moves do not end.');
  expect(moves()).toBe(10_000);
  expect(await stores.matches.find(match)).toEqual(before);
});

test('a seat that is out of time moves safely past a new card until a new round begins', async () => {
  const moments = { Pondered: undefined, Drew: 'card', Advanced: 'round', Rested: undefined } as const;
  const types = Object.keys(moments);
  let moves = 0;
  const game: AnyGame = {
    ...patientGame,
    safeMove: (_, seat) => ({ type: 'Think', seat }),
    decide: (state, command, chance) =>
      command.type === 'Think' ? { events: [{ type: types[moves++] ?? '' }], state } : patientGame.decide(state, command, chance),
    evolve: (state, { type, ...rest }) => (type in moments ? state : patientGame.evolve(state, { type, ...rest })),
    moment: ({ type }) => (type in moments ? moments[type as keyof typeof moments] : undefined),
    eventShapes: { ...patientGame.eventShapes, Pondered: [], Drew: [], Advanced: [], Rested: [] },
  };
  const { act, clock, started } = table(openMemoryStores(), { counting: game });
  const match = await started(3, { pace: '24h', timeOut: 'safe' });
  clock.advance(72);
  const played = await act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON });
  expect(played.kind === 'played' && played.events.map(({ event }) => event.type)).toEqual([
    'TimeRanOut',
    'Pondered',
    'Drew',
    'Advanced',
  ]);
});

test('a seat’s command called Deal is decided by the game like any other', async () => {
  const game: AnyGame = {
    ...patientGame,
    decide: (state, command, chance) =>
      command.type === 'Deal' ? { events: [{ type: 'Thought' }], state } : patientGame.decide(state, command, chance),
  };
  const { act, started } = table(openMemoryStores(), { counting: game });
  const match = await started(2);
  const played = await act(match, { type: 'Play', user: 'ada', command: { type: 'Deal' } });
  expect(played.kind === 'played' && played.events.map(({ event }) => event.type)).toEqual(['Thought']);
});

test('in a match opened before draws were counted each draw depends on the version of its move', async () => {
  const secret = new Uint8Array(SECRET_BYTES).fill(7);
  const stores = openMemoryStores();
  const create: typeof stores.matches.create = (match, _, entry) =>
    stores.matches.create(match, secret, { ...entry, events: entry.events.map(withoutDraws) });
  const { count, started } = table({ ...stores, matches: { ...stores.matches, create } });
  const match = await started(2, { options: { goal: '20' } });
  for (let turn = 0; turn < 10; turn++) await count(match, turn % 2 === 0 ? 'ada' : 'ben');
  const counted = (await stores.matches.read(match, 0)).filter(({ event }) => event.type === 'Counted');
  const dice = counted.map(({ event }) => (event as BaseEvent & { readonly die: number }).die);
  expect(dice).toEqual(counted.map(({ version }) => chanceOf({ secret, match }, version).die([1, 2, 3, 4, 5, 6])));
  expect(new Set(dice).size).toBeGreaterThan(1);
  expect(counted.filter(({ command }) => command?.drew !== undefined)).toEqual([]);
});

/** Returns the creation of a match as it was written before draws were counted. */
const withoutDraws = (row: StoredEvent): StoredEvent => {
  if (row.event.type !== 'MatchCreated') return row;
  const { draws, ...event } = row.event as BaseEvent & { readonly draws: string };
  return { ...row, event };
};
