import { describe, expect, test } from 'vitest';
import { createRateLimiter, DEFAULT_LIMITS, type RateLimiter } from '#discord/gateway/rateLimiter.ts';
import { openTable } from '../../support/drivers/discordActions.ts';

const PERSON = { burst: 5, perSecond: 1 };
const SERVER = { burst: 12, perSecond: 2 };

/** A rate limiter whose time is moved by hand. */
const gateInTime = () => {
  let now = 1_000;
  const pass = (seconds: number): void => {
    now += seconds * 1_000;
  };
  return { gate: createRateLimiter(() => now, { person: PERSON, server: SERVER }), pass };
};

const ask = (gate: RateLimiter, times: number, user = 'ada', server?: string) =>
  Array.from({ length: times }, () => gate(user, server, true));

describe('the rate limiter', () => {
  test('the rate limiter allows a burst, refuses once with a reply, and then without', () => {
    const { gate } = gateInTime();
    expect(ask(gate, 8)).toEqual([...Array(5).fill('admitted'), 'refused', 'ignored', 'ignored']);
  });

  test('the rate limiter allows again what time refills, and no more', () => {
    const { gate, pass } = gateInTime();
    ask(gate, 6);
    pass(2);
    expect(ask(gate, 3)).toEqual(['admitted', 'admitted', 'ignored']);
    pass(60);
    expect(ask(gate, 6)).toEqual([...Array(5).fill('admitted'), 'refused']);
  });

  test('the rate limiter does not reply again to a user who keeps flooding, even if some requests are allowed in between', () => {
    const { gate, pass } = gateInTime();
    ask(gate, 6);
    for (let second = 0; second < 60; second++) {
      pass(1);
      expect(ask(gate, 3)).toEqual(['admitted', 'ignored', 'ignored']);
    }
  });

  test('the rate limiter does not affect other users', () => {
    const { gate } = gateInTime();
    ask(gate, 100, 'ada', 'harbour');
    expect(ask(gate, 5, 'ben', 'harbour')).toEqual(Array(5).fill('admitted'));
    expect(ask(gate, 1, 'ben')).toEqual(['refused']);
  });

  test('the rate limiter keeps the limits of one server, of another and of direct messages apart', () => {
    const { gate, pass } = gateInTime();
    const crowd = Array.from({ length: 14 }, (_, index) => `person ${index}`);
    expect(crowd.map((user) => gate(user, 'harbour', true))).toEqual([...Array(12).fill('admitted'), 'refused', 'refused']);
    expect(crowd.map((user) => gate(user, 'market', true))[0]).toBe('admitted');
    expect(gate('person 13', undefined, true)).toBe('admitted');
    pass(1);
    expect([gate('a late one', 'harbour', true), gate('a later one', 'harbour', true)]).toEqual(['admitted', 'admitted']);
    expect(gate('the last', 'harbour', true)).toBe('refused');
  });

  test('the rate limiter does not forget a flooding user because many others come', () => {
    const { gate, pass } = gateInTime();
    ask(gate, 6);
    for (let user = 0; user < 25_000; user++) expect(gate(`person ${user}`, undefined, true)).toBe('admitted');
    expect(ask(gate, 1)).toEqual(['ignored']);
    pass(1);
    expect(ask(gate, 2)).toEqual(['admitted', 'ignored']);
  });

  test('the rate limiter saves its one reply for an interaction that can be answered', () => {
    const { gate } = gateInTime();
    ask(gate, 5);
    expect(gate('ada', undefined, false)).toBe('ignored');
    expect(ask(gate, 2)).toEqual(['refused', 'ignored']);
  });

  test('the rate limiter allows more at once than any person reaches, by its own figures', () => {
    const gate = createRateLimiter(() => 0, DEFAULT_LIMITS);
    expect(ask(gate, 400, 'ada', 'harbour')).toEqual(Array(400).fill('admitted'));
    expect(gate('ada', 'harbour', true)).toBe('refused');
  });
});

describe('a user refused by the rate limiter', () => {
  const tableWith = (admissions: readonly ReturnType<RateLimiter>[]) => {
    const left = [...admissions];
    return openTable({ gate: () => left.shift() ?? 'ignored' });
  };

  test('a rate-limited user reads so once, by one request, and nothing is done', async () => {
    const table = tableWith(['refused', 'ignored', 'admitted']);
    await table.slash('Ada', 'match create', { game: 'cyclades' });
    expect(table.requests).toMatchObject([{ method: 'POST', body: { type: 4, data: { flags: 64 | (1 << 15) } } }]);
    expect(JSON.stringify(table.requests)).toContain('going too fast');
    await table.slash('Ada', 'match create', { game: 'cyclades' });
    expect(table.requests).toHaveLength(1);
    expect(await table.services.stores.matches.find(1)).toBeUndefined();
    await table.slash('Ada', 'match create', { game: 'cyclades' });
    expect(await table.services.stores.matches.find(1)).toMatchObject({ id: 1 });
  });

  test('autocomplete of a rate-limited user is empty, and costs no request', async () => {
    const table = tableWith(['ignored', 'ignored']);
    await expect(table.suggest('Ada', 'gold', { match: '' }, 'match')).rejects.toThrow('There was no autocomplete response.');
    await table.press('Ada', { customId: '1.join.1', label: 'Join' });
    expect([table.requests, table.logged]).toEqual([[], []]);
  });
});
