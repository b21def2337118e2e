import { describe, expect, test } from 'vitest';
import type { AnyGame, BaseEvent } from '#engine/game.ts';
import { createMatchService, type MatchId, type Stores } from '#matches/index.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { countingGame } from '../games/countingGame.ts';
import { stoppedClock, table } from '../games/table.ts';

const rejection = (code: string) => ({ kind: 'rejected', rejection: { code } });
const COUNT = { type: 'Play', user: 'ada', command: { type: 'Count', by: 1 } } as const;

/** Writes an event into the log of a match, as another release might have. */
const write = async (stores: Stores, id: MatchId, event: BaseEvent, shape = 1): Promise<void> => {
  const match = await stores.matches.find(id);
  if (match === undefined) throw new Error('No such match.');
  const row = { version: match.version + 1, shape, event, commandId: 'written', at: match.createdAt };
  const { status, host, options, remindAfterHours, pace, timeOut, fair, guests, seats, active, computers, computerDue, movedAt } =
    match;
  const summary = {
    status,
    host,
    options,
    remindAfterHours,
    pace,
    timeOut,
    fair,
    guests,
    seats,
    active,
    computers,
    computerDue,
    movedAt,
  };
  const { kind } = await stores.matches.append({
    match: id,
    expectedVersion: match.version,
    commandId: 'written',
    events: [row],
    summary,
  });
  expect(kind).toBe('appended');
};

const open = (stores: Stores, game: AnyGame = countingGame, broken: unknown[] = []) =>
  createMatchService({
    stores,
    clock: stoppedClock(),
    games: { counting: game },
    onBroken: (match, cause) => broken.push([match, cause]),
  });

describe('a log with what this code does not know yet', () => {
  const cases = [
    ['an event of an unknown type', { type: 'Teleported', seat: 0 }, 1],
    ['an event named like something every object has', { type: 'toString' }, 1],
    ['an event of a newer shape', { type: 'Counted', seat: 0, by: 1, die: 1 }, 2],
    ['an event of the house of a newer shape', { type: 'MatchEnded', winners: [0], reason: 'vote' }, 2],
  ] as const;

  test.each(cases)('%s is left alone, and said', async (_, event, shape) => {
    const stores = openMemoryStores();
    const match = await table(stores).started(2);
    await write(stores, match, event, shape);
    const before = await stores.matches.find(match);
    const matches = open(stores);
    expect(await matches.play(match, COUNT, 'x')).toMatchObject(rejection('matchNewerThanCode'));
    const position = await matches.position(match, 'ada');
    expect(position).toMatchObject({ seat: 0, legal: [], unreadable: { code: 'matchNewerThanCode' } });
    expect(await matches.history(match, 0)).toMatchObject({ steps: [], unreadable: { code: 'matchNewerThanCode' } });
    expect(await stores.matches.find(match)).toEqual(before);
  });

  test('a game this code does not have is newer too', async () => {
    const stores = openMemoryStores();
    const match = await table(stores).started(2);
    const matches = createMatchService({ onBroken, stores, clock: stoppedClock(), games: {} });
    expect(await matches.play(match, COUNT, 'x')).toMatchObject(rejection('matchNewerThanCode'));
    expect(await matches.history(match, 0)).toMatchObject({ unreadable: { code: 'matchNewerThanCode' } });
  });

  test('others go on', async () => {
    const stores = openMemoryStores();
    const house = table(stores);
    const [newer, known] = [await house.started(2), await house.started(2)];
    await write(stores, newer, { type: 'Teleported' });
    expect((await open(stores).play(known, COUNT, 'x')).kind).toBe('played');
  });
});

describe('a log of an older release', () => {
  /** Counted has changed twice: `number` became `by`, then `die` was added. */
  const changed: AnyGame = {
    ...countingGame,
    eventShapes: {
      ...countingGame.eventShapes,
      Counted: [
        (event) => {
          const { number, ...rest } = event as BaseEvent & { readonly number: number };
          return { ...rest, by: number } as BaseEvent;
        },
        (event) => ({ ...event, die: 6 }) as BaseEvent,
      ],
    },
  };

  test('is brought up to the present shape, step by step, wherever it is read', async () => {
    const stores = openMemoryStores();
    const match = await table(stores).started(2);
    await write(stores, match, { type: 'Counted', seat: 0, number: 2 } as BaseEvent, 1);
    const matches = open(stores, changed);
    expect((await matches.position(match, undefined))?.view).toMatchObject({ total: 2, dice: [6], turn: 1 });
    const steps = (await matches.history(match, 7))?.steps;
    expect(steps?.[0]?.redactedFor('spectator')).toMatchObject([{ event: { type: 'Counted', seat: 0, by: 2, die: 6 } }]);
  });

  test('goes on in the present shape, under its number', async () => {
    const stores = openMemoryStores();
    const match = await table(stores).started(2);
    await write(stores, match, { type: 'Counted', seat: 0, by: 1 } as BaseEvent, 2);
    const matches = open(stores, changed);
    expect((await matches.play(match, { ...COUNT, user: 'ben' }, 'x')).kind).toBe('played');
    expect((await stores.matches.read(match, 7)).map(({ shape }) => shape)).toEqual([2, 3]);
    expect((await matches.position(match, undefined))?.view).toMatchObject({ total: 2 });
  });

  test('is not what events nobody declared are written as', async () => {
    const stores = openMemoryStores();
    const match = await table(stores).started(2);
    const { Counted, ...eventShapes } = countingGame.eventShapes;
    await expect(open(stores, { ...countingGame, eventShapes }).play(match, COUNT, 'x')).rejects.toThrow(
      'undeclared type: Counted',
    );
    expect((await stores.matches.find(match))?.version).toBe(7);
  });
});

describe('a match that cannot be folded', () => {
  const brittle: AnyGame = {
    ...countingGame,
    evolve: (state, event) => {
      if (event.type === 'Counted') throw new Error('A bug.');
      return countingGame.evolve(state, event);
    },
  };

  test('is set aside, and whoever listens is told at each try, so that its thread is, though one died over it', async () => {
    const stores = openMemoryStores();
    const house = table(stores);
    const match = await house.started(2);
    await house.count(match, 'ada');
    const broken: unknown[] = [];
    const heard: number[] = [];
    const matches = open(stores, brittle, broken);
    matches.onPlayed((id) => heard.push(id));
    expect(await matches.play(match, COUNT, 'x')).toMatchObject(rejection('matchSetAside'));
    expect(broken).toEqual([[match, new Error('A bug.')]]);
    expect((await stores.matches.find(match))?.status).toBe('setAside');
    expect(await matches.play(match, COUNT, 'y')).toMatchObject(rejection('matchSetAside'));
    expect(heard).toEqual([match, match]);
    expect(await matches.position(match, 'ada')).toMatchObject({ unreadable: { code: 'matchSetAside' } });
    expect(await matches.history(match, 0)).toMatchObject({ steps: [], unreadable: { code: 'matchSetAside' } });
  });

  test('is not told of: whoever asks its story how it stood hears so aloud', async () => {
    const stores = openMemoryStores();
    const house = table(stores);
    const match = await house.started(2);
    await house.count(match, 'ada');
    const story = await open(stores, brittle).history(match, 0);
    expect(() => story?.steps.at(-1)?.active).toThrow('A bug.');
    expect(() => story?.steps.at(-1)?.view('spectator')).toThrow('A bug.');
  });

  test.each([
    ['game events before the start', { type: 'Counted', seat: 0, by: 1, die: 1 }],
    ['a second creation', { type: 'MatchCreated', game: 'counting', options: {}, remindAfterHours: 24 }],
    ['a concession in the lobby', { type: 'SeatConceded', seat: 0 }],
  ])('%s is such a one', async (_, event) => {
    const stores = openMemoryStores();
    const match = await table(stores).lobby();
    await write(stores, match, event);
    expect(await open(stores).play(match, { type: 'Join', user: 'ben' }, 'x')).toMatchObject(rejection('matchSetAside'));
  });

  test('a bug in a decision is an exception, and writes nothing', async () => {
    const stores = openMemoryStores();
    const match = await table(stores).started(2);
    const buggy: AnyGame = {
      ...countingGame,
      decide: () => {
        throw new Error('A bug.');
      },
    };
    await expect(open(stores, buggy).play(match, COUNT, 'x')).rejects.toThrow('A bug.');
    expect(await stores.matches.find(match)).toMatchObject({ version: 7, status: 'playing' });
  });
});
