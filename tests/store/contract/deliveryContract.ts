import { describe, expect, test } from 'vitest';
import { type DeliveryKey, mentionedInThread, type Stores } from '#matches/index.ts';
import { createMatch, fresh, later } from './matchRows.ts';

/** What every store guarantees about deliveries. */
export const deliveryContract = (stores: () => Stores): void => {
  const key = async (part: Partial<DeliveryKey> = {}): Promise<DeliveryKey> => ({
    match: part.match ?? (await createMatch(stores())).id,
    version: 3,
    kind: 'turn',
    recipient: 'thread',
    ...part,
  });

  describe('deliveries', () => {
    test('a delivery is claimed by exactly one of several concurrent callers', async () => {
      const claimed = await key();
      const all = await Promise.all([1, 2, 3, 4].map((hours) => stores().deliveries.claim(claimed, later(hours))));
      const tries = all.flatMap((each) => each ?? []);
      expect(tries).toHaveLength(4);
      expect(tries.filter(({ fresh }) => fresh)).toHaveLength(1);
      const [first] = tries.filter(({ fresh }) => fresh);
      for (const { delivery } of tries) expect(delivery).toEqual(first?.delivery);
      expect(first?.delivery).toEqual({ ...claimed, claimedAt: first?.delivery.claimedAt });
    });

    test('a delivery is in doubt until it is marked, and an edit can mark it again', async () => {
      const claimed = await key();
      await stores().deliveries.claim(claimed, later(0));
      expect(await stores().deliveries.find(claimed)).not.toHaveProperty('message');
      await stores().deliveries.mark(claimed, { channel: 'c', message: 'm', contentHash: 'h' });
      await stores().deliveries.mark(claimed, { channel: 'c', message: 'm', contentHash: 'h2' });
      const marked = { ...claimed, channel: 'c', message: 'm', contentHash: 'h2', claimedAt: later(0) };
      expect(await stores().deliveries.find(claimed)).toEqual(marked);
      expect(await stores().deliveries.claim(claimed, later(9))).toEqual({ fresh: false, delivery: marked });
    });

    test('a delivery cannot be marked before it is claimed', async () => {
      const unclaimed = await key();
      const marking = stores().deliveries.mark(unclaimed, { channel: 'c', message: 'm', contentHash: 'h' });
      await expect(marking).rejects.toThrow();
      expect(await stores().deliveries.find(unclaimed)).toBeUndefined();
    });

    test('a delivery is claimed only for users with a row or named by the match', async () => {
      const [known, seated, guest, forgotten] = ['known', 'seated', 'guest', 'forgotten'].map(fresh) as [
        string,
        string,
        string,
        string,
      ];
      const seats = [{ seat: 0, user: seated, name: 'Seated' }];
      const { id } = await createMatch(stores(), { guests: [guest] }, { guests: [guest], seats });
      await stores().users.change(known, { name: 'Known' });
      const claims = async (user: string): Promise<readonly unknown[]> =>
        Promise.all(
          [user, mentionedInThread(user)].map(async (recipient) => {
            const claimed = await key({ match: id, recipient });
            const made = await stores().deliveries.claim(claimed, later(0));
            expect(await stores().deliveries.find(claimed)).toEqual(made?.delivery);
            return made?.fresh;
          }),
        );
      for (const user of [known, seated, guest]) expect(await claims(user)).toEqual([true, true]);
      expect(await claims(known)).toEqual([false, false]);
      expect(await claims(forgotten)).toEqual([undefined, undefined]);
    });

    test('a delivery is identified by match, version, kind and recipient', async () => {
      const one = await key();
      const others = [await key(), { ...one, version: 4 }, { ...one, kind: 'card' }, { ...one, recipient: 'ada' }];
      for (const claimed of [one, ...others]) {
        expect((await stores().deliveries.claim(claimed, later(0)))?.fresh).toBe(true);
      }
    });

    test('the newest delivery of a kind to a recipient is found', async () => {
      const one = await key();
      for (const version of [3, 12, 5]) await stores().deliveries.claim({ ...one, version }, later(0));
      await stores().deliveries.claim({ ...one, version: 99, recipient: 'ada' }, later(0));
      expect((await stores().deliveries.latest(one.match, 'turn', 'thread'))?.version).toBe(12);
      expect((await stores().deliveries.latest(one.match, 'turn', 'thread', 11))?.version).toBe(5);
      expect((await stores().deliveries.latest(one.match, 'turn', 'thread', 5))?.version).toBe(5);
      expect(await stores().deliveries.latest(one.match, 'turn', 'thread', 2)).toBeUndefined();
      expect(await stores().deliveries.latest(one.match, 'card', 'thread')).toBeUndefined();
    });
  });
};

/** What every store guarantees about servers and settings. */
export const factContract = (stores: () => Stores): void => {
  describe('servers and settings', () => {
    test('a setting has the value set last', async () => {
      const name = fresh('setting');
      expect(await stores().settings.get(name)).toBeUndefined();
      await stores().settings.set(name, 'one');
      await stores().settings.set(name, 'two');
      expect(await stores().settings.get(name)).toBe('two');
    });
  });
};
