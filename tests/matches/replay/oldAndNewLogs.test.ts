import { describe, expect, test } from 'vitest';
import type { AnyGame, BaseEvent } from '#engine/game.ts';
import { createMatchService, type MatchId, type Stores } from '#matches/index.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { countingGame } from '../games/countingGame.ts';
import { stoppedClock, table } from '../games/table.ts';

const rejection = (code: string) => ({ kind: 'rejected', rejection: { code } });
const COUNT = { type: 'Play', user: 'ada', command: { type: 'Count', by: 1 } } as const;

/** Writes an event to the log of a match, as another release might have. */
const write = async (stores: Stores, id: MatchId, event: BaseEvent, shape = 1): Promise<void> => {
  const match = await stores.matches.find(id);
  if (match === undefined) throw new Error('No such match.');
  const row = { version: match.version + 1, shape, event, commandId: 'written', at: match.createdAt };
  const { status, host, options, remindAfterHours, pace, timeOut, fair, rated, guests, seats } = match;
  const { active, computers, computerDue, movedAt } = match;
  const summary = {
    status,
    host,
    options,
    remindAfterHours,
    pace,
    timeOut,
    fair,
    rated,
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

describe('logs of newer releases', () => {
  const cases = [
    ['an event of an unknown type', { type: 'Teleported', seat: 0 }, 1],
    ['an event named like something every object has', { type: 'toString' }, 1],
    ['an event of a newer shape', { type: 'Counted', seat: 0, by: 1, die: 1 }, 2],
    ['a match event of a newer shape', { type: 'MatchEnded', winners: [0], reason: 'vote' }, 2],
  ] as const;

  test.each(cases)('a match with %s is not changed and is reported', async (_, event, shape) => {
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

  test('a match of an unknown game is reported as newer', async () => {
    const stores = openMemoryStores();
    const match = await table(stores).started(2);
    const matches = createMatchService({ onBroken, stores, clock: stoppedClock(), games: {} });
    expect(await matches.play(match, COUNT, 'x')).toMatchObject(rejection('matchNewerThanCode'));
    expect(await matches.history(match, 0)).toMatchObject({ unreadable: { code: 'matchNewerThanCode' } });
  });

  test('other matches continue beside one of a newer release', async () => {
    const stores = openMemoryStores();
    const fixture = table(stores);
    const [newer, known] = [await fixture.started(2), await fixture.started(2)];
    await write(stores, newer, { type: 'Teleported' });
    expect((await open(stores).play(known, COUNT, 'x')).kind).toBe('played');
  });
});

describe('logs of older releases', () => {
  /** `Counted` has changed twice: `number` became `by`, then `die` was added. */
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

  test('an old log is upcast step by step wherever it is read', async () => {
    const stores = openMemoryStores();
    const match = await table(stores).started(2);
    await write(stores, match, { type: 'Counted', seat: 0, number: 2 } as BaseEvent, 1);
    const matches = open(stores, changed);
    expect((await matches.position(match, undefined))?.view).toMatchObject({ total: 2, dice: [6], turn: 1 });
    const steps = (await matches.history(match, 7))?.steps;
    expect(steps?.[0]?.redactedFor('spectator')).toMatchObject([{ event: { type: 'Counted', seat: 0, by: 2, die: 6 } }]);
  });

  test('a match with an old log continues in the present shape with the present number', async () => {
    const stores = openMemoryStores();
    const match = await table(stores).started(2);
    await write(stores, match, { type: 'Counted', seat: 0, by: 1 } as BaseEvent, 2);
    const matches = open(stores, changed);
    expect((await matches.play(match, { ...COUNT, user: 'ben' }, 'x')).kind).toBe('played');
    expect((await stores.matches.read(match, 7)).map(({ shape }) => shape)).toEqual([2, 3]);
    expect((await matches.position(match, undefined))?.view).toMatchObject({ total: 2 });
  });

  test('an event that its game does not declare is not written', async () => {
    const stores = openMemoryStores();
    const match = await table(stores).started(2);
    const { Counted, ...eventShapes } = countingGame.eventShapes;
    await expect(open(stores, { ...countingGame, eventShapes }).play(match, COUNT, 'x')).rejects.toThrow(
      'undeclared type: Counted',
    );
    expect((await stores.matches.find(match))?.version).toBe(7);
  });
});

describe('matches that cannot be folded', () => {
  const brittle: AnyGame = {
    ...countingGame,
    evolve: (state, event) => {
      if (event.type === 'Counted') throw new Error('A bug.');
      return countingGame.evolve(state, event);
    },
  };

  test('a broken match is set aside and reported at every try, even when a listener fails', async () => {
    const stores = openMemoryStores();
    const fixture = table(stores);
    const match = await fixture.started(2);
    await fixture.count(match, 'ada');
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

  test('a request for the history of a broken match throws', async () => {
    const stores = openMemoryStores();
    const fixture = table(stores);
    const match = await fixture.started(2);
    await fixture.count(match, 'ada');
    const story = await open(stores, brittle).history(match, 0);
    expect(() => story?.steps.at(-1)?.active).toThrow('A bug.');
    expect(() => story?.steps.at(-1)?.view('spectator')).toThrow('A bug.');
  });

  test.each([
    ['game events before the start', { type: 'Counted', seat: 0, by: 1, die: 1 }],
    ['a second creation', { type: 'MatchCreated', game: 'counting', options: {}, remindAfterHours: 24 }],
    ['a concession in the lobby', { type: 'SeatConceded', seat: 0 }],
  ])('a match with %s cannot be folded', async (_, event) => {
    const stores = openMemoryStores();
    const match = await table(stores).lobby();
    await write(stores, match, event);
    expect(await open(stores).play(match, { type: 'Join', user: 'ben' }, 'x')).toMatchObject(rejection('matchSetAside'));
  });

  test('a bug in a decision throws and writes nothing', async () => {
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
