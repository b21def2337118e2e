import { describe, expect, test } from 'vitest';
import { EMPTY_BOOK, type OrderBook, type Stores } from '#matches/index.ts';
import { AT, createMatch, findMatch, fresh, later, next } from './matchRows.ts';

const SEATS: OrderBook['seats'] = [
  { seat: 0, orders: [{ order: { type: 'Zulu' }, usedAt: 7 }, { order: { type: 'Alpha' } }], notices: [] },
  {
    seat: 2,
    orders: [],
    notices: [{ version: 4, order: { type: 'Gone' }, skipped: { code: 'cannot', params: { why: 'ü "\\', places: ['b', 'a'] } } }],
  },
];
const OTHERS: OrderBook['seats'] = [{ seat: 1, orders: [{ order: { type: 'Other' } }], notices: [] }];

/** What every store guarantees about order books. */
export const orderContract = (stores: () => Stores): void => {
  const store = () => stores().orders;
  const schedule = () => stores().schedule;
  const ordered = async (seats = SEATS) => {
    const match = await createMatch(stores());
    expect(await store().save(match.id, { generation: 0, seats })).toBe(true);
    return match;
  };

  describe('orders', () => {
    test('a match without orders has an empty book', async () => {
      expect(await store().find((await createMatch(stores())).id)).toEqual(EMPTY_BOOK);
    });

    test('a book is stored as written, and its generation counted', async () => {
      const { id } = await ordered();
      expect(await store().find(id)).toEqual({ generation: 1, seats: SEATS });
      expect(JSON.stringify((await store().find(id)).seats)).toBe(JSON.stringify(SEATS));
      expect(await store().save(id, { generation: 1, seats: [] })).toBe(true);
      expect(await store().find(id)).toEqual({ generation: 2, seats: [] });
    });

    test('a book belongs to one match', async () => {
      const [one, other] = [await ordered(), await ordered(OTHERS)];
      expect((await store().find(one.id)).seats).toEqual(SEATS);
      expect((await store().find(other.id)).seats).toEqual(OTHERS);
    });

    test('a saved book changes nothing in the match', async () => {
      const match = await createMatch(stores());
      await store().save(match.id, { generation: 0, seats: SEATS }, match.version);
      expect(await findMatch(stores().matches, match.id)).toEqual(match);
    });

    describe('notices of dropped orders', () => {
      const playing = async (seats = SEATS) => {
        const match = await createMatch(stores(), {}, { status: 'playing' });
        await store().save(match.id, { generation: 0, seats });
        return match;
      };
      const isDue = async (id: number, now = AT) => (await schedule().due('notices', now, 100)).includes(id);

      test('notices of dropped orders are due immediately, in matches in play', async () => {
        const told = SEATS.map((each) => ({ ...each, notices: [] }));
        const [news, none, lobby] = [await playing(), await playing(OTHERS), await ordered()];
        expect(await Promise.all([news, none, lobby].map(({ id }) => isDue(id)))).toEqual([true, false, false]);
        await store().save(news.id, { generation: 1, seats: told });
        expect(await isDue(news.id)).toBe(false);
      });

      test('notices of dropped orders are due when an append has written them', async () => {
        const match = await playing(OTHERS);
        const append = { told: { status: 'playing' }, orders: { generation: 1, seats: SEATS } } as const;
        await stores().matches.append(next(match, append));
        expect(await isDue(match.id)).toBe(true);
        const now = await findMatch(stores().matches, match.id);
        await stores().matches.append(next(now, { told: { status: 'playing' }, orders: { generation: 2 } }));
        expect(await isDue(match.id)).toBe(true);
      });

      test('notices of dropped orders are rescheduled, or never due again', async () => {
        const { id } = await playing();
        await schedule().reschedule(id, { generation: 1 }, later(2));
        expect([await isDue(id, later(1)), await isDue(id, later(2))]).toEqual([false, true]);
        await schedule().reschedule(id, { generation: 1 });
        expect(await isDue(id, later(99))).toBe(false);
      });

      test('notices of dropped orders are not rescheduled by a reader of an older book', async () => {
        const { id } = await playing();
        await store().save(id, { generation: 1, seats: SEATS });
        await schedule().reschedule(id, { generation: 1 }, later(2));
        expect(await isDue(id)).toBe(true);
      });

      test('notices of dropped orders are listed by due time, up to the limit', async () => {
        const [one, other] = [await playing(), await playing()];
        await schedule().reschedule(one.id, { generation: 1 }, new Date(-1));
        await schedule().reschedule(other.id, { generation: 1 }, new Date(-2));
        expect(await schedule().due('notices', new Date(-1), 2)).toEqual([other.id, one.id]);
        expect(await schedule().due('notices', new Date(-1), 1)).toEqual([other.id]);
      });
    });

    test('a book is written by exactly one of several readers of the same book', async () => {
      const { id } = await ordered();
      const saved = await Promise.all([1, 2, 3, 4].map(() => store().save(id, { generation: 1, seats: OTHERS })));
      expect(saved.toSorted()).toEqual([false, false, false, true]);
      expect((await store().find(id)).generation).toBe(2);
    });

    test('a book is not written by a reader of an older book or an older match', async () => {
      const match = await ordered();
      expect(await store().save(match.id, { generation: 0, seats: OTHERS })).toBe(false);
      await stores().matches.append(next(match));
      expect(await store().save(match.id, { generation: 1, seats: OTHERS }, match.version)).toBe(false);
      expect(await store().find(match.id)).toEqual({ generation: 1, seats: SEATS });
      expect(await store().save(match.id, { generation: 1, seats: OTHERS }, match.version + 1)).toBe(true);
    });

    test('a book is written with the log, or left unchanged', async () => {
      const match = await ordered();
      await stores().matches.append(next(match, { orders: { generation: 1, seats: OTHERS } }));
      expect(await store().find(match.id)).toEqual({ generation: 2, seats: OTHERS });
      const now = await findMatch(stores().matches, match.id);
      expect((await stores().matches.append(next(now, { orders: { generation: 2 } }))).kind).toBe('appended');
      expect(await store().find(match.id)).toEqual({ generation: 2, seats: OTHERS });
    });

    test.each([
      { orders: { generation: 0 }, how: 'leaves them' },
      { orders: { generation: 0, seats: OTHERS }, how: 'writes them' },
    ])('changed orders refuse an append that $how', async ({ orders }) => {
      const match = await ordered();
      expect(await stores().matches.append(next(match, { orders }))).toEqual({ kind: 'versionConflict' });
      expect(await findMatch(stores().matches, match.id)).toEqual(match);
      expect(await stores().matches.read(match.id, match.version)).toEqual([]);
      expect(await store().find(match.id)).toEqual({ generation: 1, seats: SEATS });
    });

    test('a book is not written again by a repeated command', async () => {
      const match = await ordered();
      const commandId = fresh('command');
      await stores().matches.append(next(match, { commandId, orders: { generation: 1, seats: [] } }));
      const now = await findMatch(stores().matches, match.id);
      const again = next(now, { commandId, orders: { generation: 2, seats: OTHERS } });
      expect((await stores().matches.append(again)).kind).toBe('repeated');
      expect(await store().find(match.id)).toEqual({ generation: 2, seats: [] });
    });

    test('a book and the log are never both written by two writers who read the same state', async () => {
      for (let race = 0; race < 5; race++) {
        const match = await ordered();
        const [appended, saved] = await Promise.all([
          stores().matches.append(next(match, { orders: { generation: 1 } })),
          store().save(match.id, { generation: 1, seats: OTHERS }, match.version),
        ]);
        expect([appended.kind === 'appended', saved].toSorted()).toEqual([false, true]);
      }
    });
  });
};
