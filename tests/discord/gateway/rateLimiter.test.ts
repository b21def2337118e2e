import { describe, expect, test } from 'vitest';
import { createRateLimiter, DEFAULT_LIMITS, type RateLimiter } from '#discord/gateway/rateLimiter.ts';
import { openTable } from '../../support/drivers/discordActions.ts';

const PERSON = { burst: 5, perSecond: 1 };
const SERVER = { burst: 12, perSecond: 2 };

/** A gate whose time stands until it is moved. */
const gateInTime = () => {
  let now = 1_000;
  const pass = (seconds: number): void => {
    now += seconds * 1_000;
  };
  return { gate: createRateLimiter(() => now, { person: PERSON, server: SERVER }), pass };
};

const ask = (gate: RateLimiter, times: number, user = 'ada', server?: string) =>
  Array.from({ length: times }, () => gate(user, server, true));

describe('a gate against flooding', () => {
  test('admits as many at once as are allowed, says no once, and nothing after that', () => {
    const { gate } = gateInTime();
    expect(ask(gate, 8)).toEqual([...Array(5).fill('admitted'), 'refused', 'ignored', 'ignored']);
  });

  test('admits again what time brings back, and no more', () => {
    const { gate, pass } = gateInTime();
    ask(gate, 6);
    pass(2);
    expect(ask(gate, 3)).toEqual(['admitted', 'admitted', 'ignored']);
    pass(60);
    expect(ask(gate, 6)).toEqual([...Array(5).fill('admitted'), 'refused']);
  });

  test('does not tell anew whoever goes on and on, as often as they are admitted between', () => {
    const { gate, pass } = gateInTime();
    ask(gate, 6);
    for (let second = 0; second < 60; second++) {
      pass(1);
      expect(ask(gate, 3)).toEqual(['admitted', 'ignored', 'ignored']);
    }
  });

  test('holds nothing against others', () => {
    const { gate } = gateInTime();
    ask(gate, 100, 'ada', 'harbour');
    expect(ask(gate, 5, 'ben', 'harbour')).toEqual(Array(5).fill('admitted'));
    expect(ask(gate, 1, 'ben')).toEqual(['refused']);
  });

  test('admits so many of one server, of another and of direct messages as ever', () => {
    const { gate, pass } = gateInTime();
    const crowd = Array.from({ length: 14 }, (_, index) => `person ${index}`);
    expect(crowd.map((user) => gate(user, 'harbour', true))).toEqual([...Array(12).fill('admitted'), 'refused', 'refused']);
    expect(crowd.map((user) => gate(user, 'market', true))[0]).toBe('admitted');
    expect(gate('person 13', undefined, true)).toBe('admitted');
    pass(1);
    expect([gate('a late one', 'harbour', true), gate('a later one', 'harbour', true)]).toEqual(['admitted', 'admitted']);
    expect(gate('the last', 'harbour', true)).toBe('refused');
  });

  test('forgets nobody who floods because many others come', () => {
    const { gate, pass } = gateInTime();
    ask(gate, 6);
    for (let user = 0; user < 25_000; user++) expect(gate(`person ${user}`, undefined, true)).toBe('admitted');
    expect(ask(gate, 1)).toEqual(['ignored']);
    pass(1);
    expect(ask(gate, 2)).toEqual(['admitted', 'ignored']);
  });

  test('keeps its one word for what can be answered with it', () => {
    const { gate } = gateInTime();
    ask(gate, 5);
    expect(gate('ada', undefined, false)).toBe('ignored');
    expect(ask(gate, 2)).toEqual(['refused', 'ignored']);
  });

  test('lets as many at once pass as no person reaches, by its own figures', () => {
    const gate = createRateLimiter(() => 0, DEFAULT_LIMITS);
    expect(ask(gate, 400, 'ada', 'harbour')).toEqual(Array(400).fill('admitted'));
    expect(gate('ada', 'harbour', true)).toBe('refused');
  });
});

describe('whoever is refused by it', () => {
  const tableWith = (admissions: readonly ReturnType<RateLimiter>[]) => {
    const left = [...admissions];
    return openTable({ gate: () => left.shift() ?? 'ignored' });
  };

  test('reads so once, by one request, and nothing is done', async () => {
    const table = tableWith(['refused', 'ignored', 'admitted']);
    await table.slash('Ada', 'match create', { game: 'cyclades' });
    expect(table.requests).toMatchObject([{ method: 'POST', body: { type: 4, data: { flags: 64 | (1 << 15) } } }]);
    expect(JSON.stringify(table.requests)).toContain('more than I can answer');
    await table.slash('Ada', 'match create', { game: 'cyclades' });
    expect(table.requests).toHaveLength(1);
    expect(await table.services.stores.matches.find(1)).toBeUndefined();
    await table.slash('Ada', 'match create', { game: 'cyclades' });
    expect(await table.services.stores.matches.find(1)).toBeDefined();
  });

  test('is offered nothing while typing, at the cost of nothing', async () => {
    const table = tableWith(['ignored', 'ignored']);
    await expect(table.suggest('Ada', 'gold', { match: '' }, 'match')).rejects.toThrow('Nothing was answered');
    await table.press('Ada', { customId: '1.join.1', label: 'Join' });
    expect([table.requests, table.logged]).toEqual([[], []]);
  });
});
