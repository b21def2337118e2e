import { describe, expect, test } from 'vitest';
import type { BaseCommand } from '#engine/game.ts';
import { createMatchService, type MatchService, type StoredEvent, type Stores } from '#matches/index.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { countingGame } from '../games/countingGame.ts';
import { stoppedClock, table } from '../games/table.ts';

const rejection = (code: string, params: object = {}) => ({ kind: 'rejected', rejection: { code, params } });
const count = (user: string, by = 1, decision?: number) =>
  ({
    type: 'Play',
    user,
    command: { type: 'Count', by } as Omit<BaseCommand, 'seat'>,
    ...(decision !== undefined && { decision }),
  }) as const;

const gameEvents = (rows: readonly StoredEvent[] | undefined) => rows?.filter(({ event }) => event.type === 'Counted') ?? [];

describe('playing a move', () => {
  test('a move is decided by the game, written, and answered with the active seats', async () => {
    const { act, started } = table();
    const match = await started(3);
    const played = await act(match, count('ada', 2));
    expect(played).toMatchObject({ kind: 'played', match: { version: 10, active: [1] } });
    expect(played.kind === 'played' && played.events).toMatchObject([
      { version: 10, event: { type: 'Counted', seat: 0, by: 2 }, by: 0, commandId: expect.stringMatching(/^act-/) },
    ]);
  });

  test('a move’s seat is that of the actor, whatever the command says', async () => {
    const { act, started } = table();
    const match = await started(2);
    const forged = { type: 'Count', by: 1, seat: 1 } as Omit<BaseCommand, 'seat'>;
    const played = await act(match, { type: 'Play', user: 'ada', command: forged });
    expect(played).toMatchObject({ kind: 'played', events: [{ event: { seat: 0 } }] });
  });

  test('a move is refused to strangers, out of turn, and in unknown matches, with the active seats', async () => {
    const { act, started } = table();
    const match = await started(3);
    expect(await act(match, count('eve'))).toMatchObject(rejection('notInThisMatch'));
    expect(await act(match, count('cleo'))).toMatchObject(rejection('notYourTurn', { active: [0] }));
    expect(await act(77, count('ada'))).toEqual(rejection('noSuchMatch'));
  });

  test('a game’s own refusal is returned and nothing is written', async () => {
    const { act, started, stores } = table();
    const match = await started(2);
    const before = await stores.matches.find(match);
    expect(await act(match, count('ada', 3))).toMatchObject(rejection('illegalCount'));
    expect(await stores.matches.find(match)).toEqual(before);
  });

  test('a move that ends the game ends the match in the same append', async () => {
    const { act, started, matches } = table();
    const match = await started(2);
    for (let turn = 0; turn < 4; turn++) await act(match, count(turn % 2 === 0 ? 'ada' : 'ben', 2));
    const last = await act(match, count('ada', 2));
    expect(last).toMatchObject({ match: { status: 'ended', active: [] } });
    expect(last.kind === 'played' && last.events.map(({ event }) => event.type)).toEqual([
      'Counted',
      'CountingEnded',
      'MatchEnded',
    ]);
    const position = await matches.position(match, 'ben');
    expect(position).toMatchObject({ outcome: { winners: [0], reason: 'counted' }, legal: [], decisions: [3, 2] });
    expect(await act(match, count('ben'))).toMatchObject(rejection('matchEnded'));
    expect(await act(match, { type: 'Concede', user: 'ben' })).toMatchObject(rejection('matchEnded'));
  });
});

describe('repeated commands', () => {
  test('a control of an old decision is recognized before any other refusal', async () => {
    const { act, started, matches } = table();
    const match = await started(2);
    expect((await matches.position(match, 'ada'))?.decisions).toEqual([0, 0]);
    expect((await act(match, count('ada', 1, 0))).kind).toBe('played');
    expect(await act(match, count('ada', 1, 0))).toMatchObject(rejection('alreadyDone'));
    await act(match, count('ben', 1, 0));
    expect(await act(match, count('ada', 1, 0))).toMatchObject(rejection('alreadyDone'));
    expect((await act(match, count('ada', 1, 1))).kind).toBe('played');
    expect((await matches.position(match, 'ada'))?.decisions).toEqual([2, 1]);
  });

  test('a control of a turn that never came gets the active seats', async () => {
    const { act, started } = table();
    expect(await act(await started(2), count('ben', 1, 0))).toMatchObject(rejection('notYourTurn', { active: [0] }));
  });

  test('a repeated command id is answered with its first events, even if it would be refused now', async () => {
    const { matches, started, stores } = table();
    const match = await started(2);
    const first = await matches.play(match, count('ada'), 'once');
    const again = await matches.play(match, count('ada'), 'once');
    expect(again).toEqual({ ...first, kind: 'repeated' });
    expect(gameEvents(await stores.matches.read(match, 0))).toHaveLength(1);
  });

  test('one interaction delivered twice concurrently plays once', async () => {
    const { matches, started, stores } = table();
    const match = await started(2);
    const both = await Promise.all([matches.play(match, count('ada'), 'once'), matches.play(match, count('ada'), 'once')]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['played', 'repeated']);
    expect(gameEvents(await stores.matches.read(match, 0))).toHaveLength(1);
  });

  test('two concurrent presses of one button play once', async () => {
    const { act, started, stores } = table();
    const match = await started(2);
    const both = await Promise.all([act(match, count('ada', 1, 0)), act(match, count('ada', 1, 0))]);
    expect(both.map((played) => ('rejection' in played ? played.rejection.code : played.kind)).sort()).toEqual([
      'alreadyDone',
      'played',
    ]);
    expect(gameEvents(await stores.matches.read(match, 0))).toHaveLength(1);
  });
});

describe('several processes over one store', () => {
  const apps = (stores: Stores): readonly MatchService[] =>
    [1, 2].map(() => createMatchService({ onBroken, stores, clock: stoppedClock(), games: { counting: countingGame } }));

  test('each process sees moves played in the other', async () => {
    const stores = openMemoryStores();
    const [one, other] = apps(stores) as [MatchService, MatchService];
    const match = await table(stores).started(2, { options: { goal: '20' } });
    for (let turn = 0; turn < 10; turn++) {
      const fixture = turn % 3 === 0 ? one : other;
      const played = await fixture.play(match, count(turn % 2 === 0 ? 'ada' : 'ben'), `turn-${turn}`);
      expect(played.kind).toBe('played');
    }
    expect(await one.position(match, 'ada')).toEqual(await other.position(match, 'ada'));
    expect((await one.position(match, 'ada'))?.view).toMatchObject({ total: 10 });
  });

  test('processes whose clocks differ by moments write increasing times', async () => {
    const stores = openMemoryStores();
    const match = await table(stores).started(2, { options: { goal: '20' } });
    const clocks = ['2026-01-01T12:05:00Z', '2026-01-01T12:04:30Z'].map(stoppedClock);
    const skewed = clocks.map((clock) => createMatchService({ onBroken, stores, clock, games: { counting: countingGame } }));
    for (const [turn, user] of ['ada', 'ben', 'ada', 'ben'].entries()) {
      expect((await skewed[turn % 2]?.play(match, count(user), `turn-${turn}`))?.kind).toBe('played');
    }
    const times = (await stores.matches.read(match, 0)).map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBe(Date.parse('2026-01-01T12:05:00Z'));
  });

  test('times do not go back after a process whose clock was an hour ahead', async () => {
    const stores = openMemoryStores();
    const match = await table(stores).started(2, { options: { goal: '20' } });
    const clocks = ['2026-01-01T13:05:00Z', '2026-01-01T12:05:00Z'].map(stoppedClock);
    const [ahead, right] = clocks.map((clock) =>
      createMatchService({ onBroken, stores, clock, games: { counting: countingGame } }),
    );
    await ahead?.play(match, count('ada'), 'ahead');
    await right?.play(match, count('ben'), 'right');
    expect((await stores.matches.read(match, 0)).at(-1)?.at).toEqual(clocks[1]?.now());
  });

  test('a process reads only events it has not folded yet', async () => {
    const stores = openMemoryStores();
    const read: number[] = [];
    const watched: Stores = {
      ...stores,
      matches: {
        ...stores.matches,
        read: (match, after) => {
          read.push(after);
          return stores.matches.read(match, after);
        },
      },
    };
    const match = await table(stores).started(2);
    const [fixture] = apps(watched) as [MatchService];
    await fixture.play(match, count('ada'), 'a');
    await fixture.play(match, count('ben'), 'b');
    await fixture.position(match, 'ada');
    await apps(stores)[1]?.play(match, count('ada'), 'c');
    await fixture.position(match, 'ada');
    // One read serves the fold and the actor's undo; rows it wrote itself are cached.
    expect(read).toEqual([0, 9]);
  });

  test('a row passed instead of a match number saves a read, and an old one causes no refusal', async () => {
    const stores = openMemoryStores();
    let finds = 0;
    const find: Stores['matches']['find'] = (match) => {
      finds++;
      return stores.matches.find(match);
    };
    const id = await table(stores).started(2);
    const [fixture] = apps({ ...stores, matches: { ...stores.matches, find } }) as [MatchService];
    const row = await stores.matches.find(id);
    if (row === undefined) throw new Error('There is no such match.');
    expect((await fixture.position(row, 'ada'))?.view).toMatchObject({ total: 0 });
    const played = await fixture.play(row, count('ada'), 'a');
    expect(played).toMatchObject({ kind: 'played', match: { version: row.version + 1 } });
    expect((await fixture.position(played.match ?? row, 'ada'))?.view).toMatchObject({ total: 1 });
    expect(finds).toBe(0);
    expect(await fixture.play(row, count('ada'), 'b')).toMatchObject({ kind: 'rejected', match: { version: row.version + 1 } });
    expect(await fixture.play(row, count('ben'), 'c')).toMatchObject({ kind: 'played', match: { version: row.version + 2 } });
  });

  test('a command is decided again when another process was first', async () => {
    const stores = openMemoryStores();
    const match = await table(stores).started(2);
    const [slow, quick] = apps({
      ...stores,
      matches: {
        ...stores.matches,
        async append(append) {
          if (append.commandId === 'slow') await quick.play(match, count('ada'), 'quick');
          return stores.matches.append(append);
        },
      },
    }) as [MatchService, MatchService];
    const played = await slow.play(match, count('ada'), 'slow');
    expect(played).toMatchObject(rejection('notYourTurn', { active: [1] }));
    expect(gameEvents(await stores.matches.read(match, 0))).toMatchObject([{ commandId: 'quick' }]);
  });

  test('a command is refused when another process was first eight times', async () => {
    const stores = openMemoryStores();
    const match = await table(stores).started(2);
    let attempts = 0;
    const conflict = async () => {
      attempts++;
      return { kind: 'versionConflict' } as const;
    };
    const [fixture] = apps({ ...stores, matches: { ...stores.matches, append: conflict } }) as [MatchService];
    expect(await fixture.play(match, count('ada'), 'x')).toMatchObject(rejection('tooBusy'));
    expect(attempts).toBe(8);
  });

  test('processes draw the same luck for the same version, and other luck for the next', async () => {
    const secret = Uint8Array.from({ length: 32 }, (_, index) => index);
    const dice = async () => {
      const stores = openMemoryStores();
      const fixed: Stores = {
        ...stores,
        matches: { ...stores.matches, create: (born, _, entry) => stores.matches.create(born, secret, entry) },
      };
      const { started, act } = table(fixed);
      const match = await started(2, { options: { goal: '20' } });
      for (let turn = 0; turn < 12; turn++) await act(match, count(turn % 2 === 0 ? 'ada' : 'ben'));
      return gameEvents(await stores.matches.read(match, 0)).map(({ event }) => (event as unknown as { die: number }).die);
    };
    const drawn = await dice();
    expect(await dice()).toEqual(drawn);
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });
});

test('a listener receives every append once, and no refused or repeated command', async () => {
  const fixture = table();
  const heard: number[] = [];
  fixture.matches.onPlayed((match) => heard.push(match));
  const match = await fixture.started(2);
  expect(heard).toEqual([match, match, match]);
  await fixture.count(match, 'ben');
  await fixture.matches.play(match, count('ada'), 'once');
  await fixture.matches.play(match, count('ada'), 'once');
  expect(heard).toHaveLength(4);
});
