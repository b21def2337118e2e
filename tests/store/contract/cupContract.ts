import { describe, expect, test } from 'vitest';
import type { CupEntry, Stores } from '#matches/index.ts';
import { AT, createMatch, fresh, later } from './matchRows.ts';

/** What every store guarantees about cups. */
export const cupContract = (stores: () => Stores): void => {
  const entry = (commandId: string, part: Partial<CupEntry> = {}): CupEntry => ({
    ...{ commandId, events: [{ type: 'CupOpened' }], at: AT, isOver: false, dueAt: later(24), people: [], matches: [], ...part },
  });
  const people = async (...names: readonly string[]) => {
    const users = names.map((name) => ({ user: fresh('person'), name }));
    for (const { user, name } of users) await stores().users.change(user, { name });
    return users.map((each, entrant) => ({ ...each, entrant }));
  };
  const open = async (server = fresh('server'), organiser = 'nobody') =>
    stores().cups.create({ server, channel: 'channel', organiser }, entry(fresh('open')));
  const dueIds = async (hours: number) => stores().cups.due(later(hours), 1_000);

  describe('cups', () => {
    test('are created once for a command, and hold their events and people in order', async () => {
      const [ada, blaise] = await people('Ada', 'Blaise');
      if (ada === undefined || blaise === undefined) throw new Error('There are two people.');
      const created = { server: fresh('server'), channel: 'channel', locale: 'fr', organiser: ada.user };
      const first = entry(fresh('open'), { people: [blaise, ada] });
      const row = await stores().cups.create(created, first);
      expect(row).toEqual({ id: row.id, ...created, version: 1, posted: 0, isUnposted: false, isOver: false, dueAt: later(24) });
      expect(await stores().cups.create(created, first)).toEqual(row);
      expect(await stores().cups.append(row.id, 1, entry('enter', { events: [{ type: 'A' }, { type: 'B' }] }))).toBe('appended');
      expect(await stores().cups.find(row.id)).toEqual({
        row: { ...row, version: 3 },
        events: [{ type: 'CupOpened' }, { type: 'A' }, { type: 'B' }],
        people: [ada, blaise],
      });
      expect(await stores().cups.find(row.id + 1_000)).toBeUndefined();
    });

    test('are appended to once for a command, and only at their version', async () => {
      const { id } = await open();
      expect(await stores().cups.append(id, 1, entry('one'))).toBe('appended');
      expect(await stores().cups.append(id, 1, entry('one'))).toBe('repeated');
      expect(await stores().cups.append(id, 2, entry('one'))).toBe('repeated');
      expect(await stores().cups.append(id, 1, entry('two'))).toBe('conflict');
      const both = await Promise.all(['three', 'four'].map((command) => stores().cups.append(id, 2, entry(command))));
      expect(both.toSorted()).toEqual(['appended', 'conflict']);
      expect((await stores().cups.find(id))?.row.version).toBe(3);
    });

    test('take nobody who was forgotten', async () => {
      const { id } = await open();
      const gone = { entrant: 0, user: fresh('gone'), name: 'Carl' };
      expect(await stores().cups.append(id, 1, entry('enter', { people: [gone] }))).toBe('conflict');
      expect(await stores().cups.find(id)).toMatchObject({ row: { version: 1 }, people: [] });
    });

    test('are due at their time or when a match of theirs is over, but not while the bot is not on their server', async () => {
      const { id, server } = await open();
      expect(await dueIds(23)).not.toContain(id);
      expect(await dueIds(24)).toContain(id);
      await stores().cups.postpone(id, 1, later(48));
      await stores().cups.postpone(id, 7, later(0));
      expect(await dueIds(24)).not.toContain(id);
      const match = await createMatch(stores(), { place: { server, channel: 'channel' } }, { status: 'ended' });
      await stores().cups.append(id, 1, entry('open', { matches: [{ match: match.id, isScored: false }] }));
      expect(await dueIds(0)).toContain(id);
      await stores().absences.begin(server, AT);
      expect(await dueIds(0)).not.toContain(id);
      expect(await stores().cups.unposted(1_000)).not.toContain(id);
      await stores().absences.update(server, { backAt: AT });
      await stores().absences.close(server);
      await stores().cups.append(id, 2, entry('score', { matches: [{ match: match.id, isScored: true }] }));
      expect(await dueIds(0)).not.toContain(id);
      const { dueAt: _, ...over } = entry('end', { isOver: true });
      await stores().cups.append(id, 3, over);
      expect(await dueIds(999)).not.toContain(id);
    });

    test('put what a moderator decided about them on the list of decisions, once for a command', async () => {
      const [ada] = await people('Ada');
      const [server, by] = [fresh('server'), ada?.user ?? ''];
      const opening = entry(fresh('open'), { decision: { by, act: 'Open' } });
      const created = { server, channel: 'channel', organiser: by };
      const { id } = await stores().cups.create(created, opening);
      await stores().cups.create(created, opening);
      const end = entry('end', { at: later(1), isOver: true, decision: { by, act: 'End' } });
      await stores().cups.append(id, 1, end);
      await stores().cups.append(id, 2, end);
      await stores().cups.append(id, 1, entry('late', { decision: { by, act: 'Cancel' } }));
      expect(await stores().moderation.list(server, 0, 10)).toMatchObject({
        total: 2,
        decisions: [
          { kind: 'cup', by, at: later(1), reason: '', cup: { id, act: 'End' } },
          { kind: 'cup', by, at: AT, reason: '', cup: { id, act: 'Open' } },
        ],
      });
    });

    test('have a post that may be older than the log', async () => {
      const { id } = await open();
      expect(await stores().cups.unposted(1_000)).toContain(id);
      await stores().cups.setPost(id, { message: '77', posted: 1 });
      expect(await stores().cups.unposted(1_000)).not.toContain(id);
      await stores().cups.append(id, 1, entry('next'));
      expect(await stores().cups.unposted(1_000)).toContain(id);
      expect((await stores().cups.find(id))?.row).toMatchObject({ message: '77', posted: 1, version: 2 });
    });

    test('are listed by server, open ones first, and erased with it', async () => {
      const [ada] = await people('Ada');
      const server = fresh('server');
      const first = await open(server, ada?.user);
      const second = await open(server);
      await stores().cups.append(second.id, 1, entry('end', { isOver: true, people: ada ? [ada] : [] }));
      expect((await stores().cups.list(server, 9)).map(({ id }) => id)).toEqual([first.id, second.id]);
      expect(await stores().cups.list(server, 1)).toHaveLength(1);
      expect(await stores().absences.servers()).toContain(server);
      await stores().absences.begin(server, AT);
      expect(await stores().absences.erase(server)).toBe(true);
      expect(await stores().cups.list(server, 9)).toEqual([]);
      expect(await stores().users.find(ada?.user ?? '')).toBeUndefined();
      // Old buttons and messages name its number.
      expect((await open()).id).toBeGreaterThan(second.id);
    });

    test('a forgotten person stays in them as a number without a name', async () => {
      const [ada, blaise] = await people('Ada', 'Blaise');
      const { id } = await open(fresh('server'), ada?.user);
      await stores().cups.append(id, 1, entry('enter', { people: [ada ?? [], blaise ?? []].flat() }));
      expect(await stores().personal.forget(ada?.user ?? '', new Map(), () => 'Player')).toBe(true);
      const { row, people: left } = (await stores().cups.find(id)) ?? {};
      expect(row).not.toHaveProperty('organiser');
      expect(left).toEqual([{ entrant: 0, name: '' }, blaise]);
    });
  });
};
