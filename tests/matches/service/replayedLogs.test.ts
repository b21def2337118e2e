import { describe, expect, test } from 'vitest';
import { createMatchService } from '#matches/index.ts';
import { countingGame } from '../games/countingGame.ts';
import { table } from '../games/table.ts';

describe('the status of a match by its log', () => {
  test('a lobby, a running match and an ended match have the status that their rows have', async () => {
    const { act, lobby, matches, started } = table();
    expect(await matches.replayed(await lobby())).toBe('lobby');
    const match = await started(2);
    expect(await matches.replayed(match)).toBe('playing');
    await act(match, { type: 'Concede', user: 'ada' });
    expect(await matches.replayed(match)).toBe('ended');
  });

  test('a quarantined match has the status of its log', async () => {
    const { matches, started, stores } = table();
    const match = await started(2);
    await stores.matches.setAside(match, 'release');
    expect((await stores.matches.find(match))?.status).toBe('setAside');
    expect(await matches.replayed(match)).toBe('playing');
  });

  test('an unknown match has no status by its log', async () => {
    expect(await table().matches.replayed(7)).toBeUndefined();
  });

  test('a match whose log cannot be replayed has no status by its log, and its cause is reported', async () => {
    const { clock, started, stores } = table();
    const match = await started(2);
    const causes: unknown[] = [];
    const broken = {
      ...countingGame,
      evolve: () => {
        throw new Error('Broken.');
      },
    };
    const matches = createMatchService({
      stores,
      clock,
      games: { counting: broken },
      onBroken: (_, cause) => void causes.push(cause),
    });
    expect(await matches.replayed(match)).toBeUndefined();
    expect(causes).toEqual([new Error('Broken.')]);
    expect((await stores.matches.find(match))?.status).toBe('setAside');
  });
});

describe('commands on an unreadable match', () => {
  test('a command on a quarantined match is refused, and listeners are called so that it is announced', async () => {
    const { count, matches, started, stores } = table();
    const match = await started(2);
    await stores.matches.setAside(match, 'release');
    const heard: number[] = [];
    matches.onPlayed((one) => heard.push(one));
    expect(await count(match, 'ada')).toMatchObject({ kind: 'rejected', rejection: { code: 'matchSetAside' } });
    expect(heard).toEqual([match]);
  });

  test('a command on a match of an unknown game is refused, and listeners are not called', async () => {
    const { clock, started, stores } = table();
    const match = await started(2);
    const onBroken = () => expect.fail('The log is not broken.');
    const matches = createMatchService({ stores, clock, games: {}, onBroken });
    const heard: number[] = [];
    matches.onPlayed((one) => heard.push(one));
    const played = await matches.play(match, { type: 'Concede', user: 'ada' }, 'x');
    expect(played).toMatchObject({ kind: 'rejected', rejection: { code: 'matchNewerThanCode' } });
    expect(heard).toEqual([]);
  });

  test('a quarantined match has no standing orders', async () => {
    const { matches, started, stores } = table();
    const match = await started(2);
    await stores.matches.setAside(match, 'release');
    expect(await matches.orders(match, 'ada')).toBeUndefined();
  });
});
