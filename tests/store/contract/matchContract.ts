import { describe, expect, test } from 'vitest';
import type { DueWork, Match, NewMatch, Stores, Summary } from '#matches/index.ts';
import { createMatch, findMatch, fresh, later, next, stored } from './matchRows.ts';

/** What every store guarantees about finding matches, and about data beside their logs. */
export const matchContract = (stores: () => Stores): void => {
  const store = () => stores().matches;
  const due = (work: DueWork, now: Date, limit: number) => stores().schedule.due(work, now, limit);
  const announcements = () => stores().announcements;
  const create = (part: Partial<NewMatch> = {}, told: Partial<Summary> = {}) => createMatch(stores(), part, told);
  const find = (match: Match) => findMatch(store(), match.id);

  describe('reading', () => {
    test('a match that was never created is not found', async () => {
      expect(await store().find(999_999)).toBeUndefined();
      expect(await store().read(999_999, 0)).toEqual([]);
      expect(await store().read(999_999, 0, 'x')).toEqual([]);
    });

    test('rows above a version are returned in order', async () => {
      const match = await create();
      const events = [3, 4, 5].map((version) => stored(version, 'three', { type: `E${version}` }));
      await store().append(next(match, { commandId: 'three', events }));
      expect((await store().read(match.id, 3)).map(({ version }) => version)).toEqual([4, 5]);
      expect(await store().read(match.id, 5)).toEqual([]);
    });

    test('the newest match of a thread is found', async () => {
      const thread = fresh('thread');
      const place = { server: 's', channel: 'c', thread };
      await create({ place });
      const newest = await create({ place });
      expect((await store().list({ thread }, 1)).map(({ id }) => id)).toEqual([newest.id]);
      expect(await store().list({ thread: 'nowhere' }, 1)).toEqual([]);
    });

    test('open matches of a user and of a server are listed, newest first', async () => {
      const user = fresh('user');
      const server = fresh('server');
      const told = { seats: [{ seat: 0, user, name: 'U' }] };
      const made: Match[] = [];
      for (let count = 0; count < 4; count++) made.push(await create({ place: { server, channel: 'c' } }, told));
      const [lobby, playing, ended, broken] = made as [Match, Match, Match, Match];
      await store().append(next(playing, { told: { ...told, status: 'playing' } }));
      await store().append(next(ended, { told: { ...told, status: 'ended' } }));
      await store().setAside(broken.id, 'one');
      const open = [broken.id, playing.id, lobby.id];
      expect((await store().list({ openOf: user })).map(({ id }) => id)).toEqual(open);
      expect((await store().list({ openIn: server })).map(({ id }) => id)).toEqual(open);
    });
  });

  describe('places and times', () => {
    test('a place is changed only in the given fields', async () => {
      const match = await create();
      await store().setPlace(match.id, { thread: 't' });
      await store().setPlace(match.id, { lobbyMessage: 'm' });
      expect((await find(match)).place).toEqual({ ...match.place, thread: 't', lobbyMessage: 'm' });
      await store().setPlace(match.id, { locale: 'cs' });
      expect((await find(match)).place).toEqual({ ...match.place, thread: 't', lobbyMessage: 'm', locale: 'cs' });
    });

    test('a match keeps the language it was opened in', async () => {
      const place = { server: 's', channel: 'c', locale: 'fr' };
      const match = await create({ place });
      expect(match.place).toEqual(place);
      expect((await find(match)).place).toEqual(place);
    });

    test('lobbies that are due are listed, the most overdue first', async () => {
      const far = 1_000_000;
      const lobby = await create({}, { expiresAt: later(far) });
      expect(await due('lobby', later(far - 1), 100)).not.toContain(lobby.id);
      expect((await due('lobby', later(far), 100)).at(-1)).toBe(lobby.id);
      expect(await due('lobby', later(far), 1)).toHaveLength(1);
    });

    test('votes that are over and abandoned matches are listed, for matches in play only', async () => {
      const far = 2_000_000;
      const play = async (told: Partial<Summary>) => {
        const match = await create();
        await store().append(next(match, { told: { status: 'playing', ...told } }));
        return match.id;
      };
      const voting = await play({ voteUntil: later(far) });
      const stale = await play({ staleAt: later(far) });
      await play({ status: 'ended', voteUntil: later(far), staleAt: later(far) });
      expect(await due('vote', later(far - 1), 100)).not.toContain(voting);
      expect((await due('vote', later(far), 100)).at(-1)).toBe(voting);
      expect(await due('stale', later(far - 1), 100)).not.toContain(stale);
      expect((await due('stale', later(far), 100)).at(-1)).toBe(stale);
      await stores().schedule.reschedule(stale, { version: 2 }, later(far + 9));
      expect(await due('stale', later(far), 100)).toContain(stale);
      await stores().schedule.reschedule(stale, { version: 3 }, later(far + 9));
      expect(await due('stale', later(far), 100)).not.toContain(stale);
      expect((await store().find(stale))?.staleAt).toEqual(later(far + 9));
    });

    test('a match keeps the previous users of a seat, and is found by its current one', async () => {
      const [ada, ben, eve] = [fresh('ada'), fresh('ben'), fresh('eve')];
      const seats = [
        {
          seat: 0,
          user: eve,
          name: 'Eve',
          former: [ben, ada],
          held: [
            { name: 'Ben “B.”', upTo: 1 },
            { name: 'Ada', upTo: 2 },
          ],
        },
        { seat: 1, name: 'Talos' },
      ];
      const match = await create();
      await store().append(next(match, { told: { status: 'playing', seats } }));
      expect((await find(match)).seats).toEqual(seats);
      await store().append(next(await find(match), { told: { status: 'playing', seats } }));
      expect((await find(match)).seats).toEqual(seats);
      expect(await store().list({ openOf: ada })).toEqual([]);
      expect(await store().list({ openOf: eve })).toHaveLength(1);
    });

    test('a remark on an event is stored', async () => {
      const match = await create();
      const remark = { version: 3, user: fresh('user'), text: 'Gone “for good”.' };
      await store().append(next(match, { remark }));
      expect(await store().remarkOn(match.id, 3)).toEqual(remark);
      expect(await store().remarkOn(match.id, 2)).toBeUndefined();
      expect(await store().remarkOn(999_999, 3)).toBeUndefined();
    });
  });

  describe('announcing', () => {
    test('matches with unannounced events are listed until they are announced or quarantined', async () => {
      const [one, other] = [await create(), await create()];
      const trailing = await due('announcement', later(0), 100);
      expect(trailing.indexOf(one.id)).toBeGreaterThanOrEqual(0);
      expect(trailing.indexOf(one.id)).toBeLessThan(trailing.indexOf(other.id));
      await announcements().announced(one.id, 2, 'nobody');
      await store().setAside(other.id, 'one');
      const left = await due('announcement', later(0), 100);
      expect(left).not.toContain(one.id);
      expect(left).not.toContain(other.id);
    });

    test('an announced version never decreases, and resets failures', async () => {
      const match = await create();
      expect(await announcements().failed(match.id)).toBe(1);
      expect(await announcements().failed(match.id)).toBe(2);
      expect(await announcements().announced(match.id, 2, 'nobody')).toEqual(await find(match));
      expect(await announcements().announced(match.id, 1, 'nobody')).toMatchObject({ announcedVersion: 2, failures: 0 });
      expect(await find(match)).toMatchObject({ announcedVersion: 2, failures: 0 });
      expect(await announcements().failed(match.id)).toBe(1);
    });

    test('a match is leased to one announcer until the lease expires', async () => {
      const match = await create();
      const { id } = match;
      const won = await Promise.all(['a', 'b', 'c'].map((holder) => announcements().lease(id, holder, later(0), later(1))));
      expect(won.filter(Boolean)).toHaveLength(1);
      const holder = ['a', 'b', 'c'][won.findIndex(Boolean)] ?? '';
      expect(await announcements().lease(id, holder, later(0.5), later(1.5))).toEqual(await find(match));
      expect(await announcements().lease(id, 'late', later(1.4), later(9))).toBeUndefined();
      expect(await announcements().lease(id, 'late', later(1.5), later(9))).toMatchObject({ id });
      expect(await announcements().release(id, holder)).toBeUndefined();
      expect(await announcements().lease(id, holder, later(2), later(9))).toBeUndefined();
      expect(await announcements().release(id, 'late')).toEqual(await find(match));
      expect(await announcements().lease(id, holder, later(2), later(9))).toMatchObject({ id });
    });

    test('a lease is released by the announcement of its owner, and by no other', async () => {
      const { id } = await create();
      await announcements().lease(id, 'one', later(0), later(9));
      await announcements().announced(id, 1, 'other');
      expect(await announcements().lease(id, 'other', later(1), later(9))).toBeUndefined();
      await announcements().announced(id, 2, 'one');
      expect(await announcements().lease(id, 'other', later(1), later(9))).toMatchObject({ id, announcedVersion: 2 });
    });
  });
};
