import { describe, expect, test } from 'vitest';
import type { Stores } from '#matches/index.ts';
import { createMatch, fresh, later } from './matchRows.ts';

/** What every store guarantees about notes. */
export const noteContract = (stores: () => Stores): void => {
  describe('notes', () => {
    test('a note is stored word for word, and replaced as a whole', async () => {
      const { id: match } = await createMatch(stores());
      const user = fresh('user');
      expect(await stores().notes.find(match, user)).toBeUndefined();
      const first = { match, user, text: 'Ares next cycle;\n“Blaise” bluffs 🏛️ $1 \\ %s', changedAt: later(1) };
      await stores().notes.save(first);
      expect(await stores().notes.find(match, user)).toEqual(first);
      const second = { ...first, text: 'Zeus', changedAt: later(2) };
      await stores().notes.save(second);
      expect(await stores().notes.find(match, user)).toEqual(second);
    });

    test('a note belongs to one user and one match', async () => {
      const [one, other] = [await createMatch(stores()), await createMatch(stores())];
      const [ada, ben] = [fresh('ada'), fresh('ben')];
      await stores().notes.save({ match: one.id, user: ada, text: 'mine', changedAt: later(0) });
      expect(await stores().notes.find(one.id, ben)).toBeUndefined();
      expect(await stores().notes.find(other.id, ada)).toBeUndefined();
      await stores().notes.save({ match: one.id, user: ben, text: 'his', changedAt: later(0) });
      expect((await stores().notes.find(one.id, ada))?.text).toBe('mine');
    });

    test('a note is removed alone, also repeatedly', async () => {
      const { id: match } = await createMatch(stores());
      const [ada, ben] = [fresh('ada'), fresh('ben')];
      for (const user of [ada, ben]) await stores().notes.save({ match, user, text: user, changedAt: later(0) });
      for (const hours of [1, 2]) await stores().notes.save({ match, user: ada, text: '', changedAt: later(hours) });
      expect(await stores().notes.find(match, ada)).toBeUndefined();
      expect((await stores().notes.find(match, ben))?.text).toBe(ben);
    });
  });
};
